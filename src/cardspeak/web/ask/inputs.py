"""The inputs of the form: what it has for a game, what is chosen from, which of its parts are open."""

from typing import Any, NamedTuple

from cardspeak.errors import Unreadable
from cardspeak.games.model import Game
from cardspeak.law.kinds import Structure
from cardspeak.library import find_game
from cardspeak.locale.words import street_in_words
from cardspeak.record import record
from cardspeak.telling.play import Played
from cardspeak.web.ask.address import MOST_SEATS, POTS, Fields
from cardspeak.web.ask.offers import GROUPS
from cardspeak.web.game_choice import by_family
from cardspeak.web.render import book_choice, game_title

BLINDS = ("SB", "BB", "A", "B", "C")
NO_BLINDS = ("A", "B", "C", "D")
ANTES = ("each", "big blind", "button")
FREE = "-"  # a place where nobody sits
TABLE = frozenset(("seats", "blinds", "game", "ante", "antekind", "pieces", "event", "button"))
MIDDLE = frozenset(("street", "pot", "board", "turn", "out", "chips", "bet", "cards", "up", "more", *POTS))


@record
class PotInput(NamedTuple):
    """The row of a pot: its number, counted from 1 for the main pot, its size and who plays for it, as typed."""

    number: int
    size: str
    among: str


def form(language: str, fields: Fields, played: Played | None) -> dict[str, Any]:
    """Return what the form is made of."""
    game, structure = game_of(fields)
    code, touched = f"{structure} {game.id}", {key.partition(".")[0] for key in fields}
    return {
        "fields": fields,
        "field": lambda key: fields.get(key, ""),
        "books": book_choice(language),
        "game": code,
        "title_of_game": game_title(language, code),
        "games": by_family(language),
        "limit": structure == "fixed-limit",
        "antes": ANTES if game.forced == "blinds" else (),
        "streets": [(street.name, street_in_words(language, street.name)) for street in game.streets],
        "has_board": any(street.board for street in game.streets),
        "has_up": any(street.up for street in game.streets),
        "seats": seats_of(fields, game, played),
        "out": fields.get("out", "").replace(",", " ").split(),
        "pots": _pots(fields),
        "offered": GROUPS,
        "open_table": not touched.isdisjoint(TABLE),
        "open_middle": not touched.isdisjoint(MIDDLE),
        "open_pots": not touched.isdisjoint(POTS),
    }


def game_of(fields: Fields) -> tuple[Game, Structure]:
    """Return the game of a question; the usual one where nobody knows it."""
    try:
        return find_game(fields.get("game", "nlhe"))
    except Unreadable:
        return find_game("nlhe")


def seats_of(fields: Fields, game: Game, played: Played | None) -> list[str]:
    """Return the seats to fill in: those that were named, those that the story has, else the usual ones."""
    if "seats" in fields:
        named = fields["seats"].replace(",", " ").split()[:MOST_SEATS]
        return list(dict.fromkeys(seat for seat in named if seat != FREE))
    spoke = played.state.deal.seats if played and played.state else ()
    return list(dict.fromkeys((*spoke, *(BLINDS if game.forced == "blinds" else NO_BLINDS))))


def _pots(fields: Fields) -> list[PotInput]:
    """Return the pots that were given and one more, three at least."""
    given = {int(field[5:]) for field in fields if field[:5] == "size." and field[5:].isdecimal()}
    given |= {int(field[6:]) for field in fields if field[:6] == "among." and field[6:].isdecimal()}
    last = min(max((*given, 2)) + 1, MOST_SEATS)
    return [PotInput(at, fields.get(f"size.{at}", ""), fields.get(f"among.{at}", "")) for at in range(1, last + 1)]

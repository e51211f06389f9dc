"""The setting of a story: who sits where with which chips, and what lies on the table when it begins.

A table is plain data, as a case file has it (`docs/reference`, *Case files*); a setting is the command that begins the
deal, or sets it up in the middle, with the law it is played under.
"""

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from cardspeak.cards.card import UNKNOWN, parse_cards
from cardspeak.cases.boards import boards_told
from cardspeak.cases.by_seat import by_seat, cards_of, seat_named
from cardspeak.cases.malformed import Malformed
from cardspeak.cases.spot import NOBODY, spot_of
from cardspeak.chips import parse_chips
from cardspeak.games import Game
from cardspeak.hand import commands as c
from cardspeak.hand.posting import antes, blinds
from cardspeak.hand.state import Deal, Event, Post, Rake, Source
from cardspeak.law.kinds import AnyEvent, Structure
from cardspeak.law.law import Law
from cardspeak.record import record
from cardspeak.story.statements import Acts, Dealt, Runs, Statement
from cardspeak.telling.known import check_facts
from cardspeak.telling.posts import posted
from cardspeak.telling.setting import Setting


@record
class Shelf(NamedTuple):
    """Where games and laws come from: by a game's name, and by book, game, structure, players and event."""

    game: Callable[[str], tuple[Game, Structure]]
    law: Callable[[str, Game, Structure, int, AnyEvent], Law]


FLOOR_KEYS = frozenset(
    "ruled rulings amount steps asks discretion offence sanction by refunds forfeits know record".split()
)


def setting(case: dict[str, Any], book: str, story: Sequence[Statement], shelf: Shelf) -> Setting:
    """Read the set-up of a case; `Unreadable` says which key is wrong and what would be right."""
    table = dict(case.get("table", {}))
    game, structure = shelf.game(str(table.get("game", "nlhe")))
    structure = table.get("structure", structure)
    if structure not in game.structures:
        raise Malformed("is_not_played_so", game=game.name, allowed=", ".join(game.structures), given=repr(structure))
    spot = case.get("spot") or None
    seats = _seats(table.get("seats"), story, game)
    players = len(seats)
    event = event_of(table.get("event"))
    law = shelf.law(book, game, structure, players, event.kind if event else "")
    place = {name: index for index, name in enumerate(seats)}
    button = place[seat_named(table["button"], place)] if "button" in table else (players - 1 if players != 2 else 0)
    stakes = stakes_of(table, game, structure)
    stacks = by_seat("stacks", case.get("stacks"), place, _usual_stacks(table.get("stacks"), place, stakes))
    waits = spot is not None and spot.get("to_act") == NOBODY
    times = max([each.times for each in story if isinstance(each, Runs)], default=1)
    posts, rest = _posts(table, game, law, players, button, stakes, story, place, spot is not None)
    deal = Deal(
        game, structure, seats, tuple(stacks), button, posts, stakes["small"], stakes["big"], stakes["bring_in"],
        stakes["lower"], stakes["upper"], tuple(table.get("chips", (1,))), event or Event(law.context.event),
        _rake(table.get("rake")), "dictated" if waits else _source(story), "asked", int(table.get("runs", times)),
        bool(table.get("straddles", True)),
    )  # fmt: skip
    if spot is not None:
        begun = spot_of(case, spot, deal, law, place)
        command: c.Begin | c.SetUp = begun
        if times > 1 and deal.source == "dictated" and not waits:
            # boards that are run at once come from the stub, in the order in which they were told
            stub, rest = boards_told(rest, game.streets[begun.street + 1 :], law)
            command = begun._replace(deal=begun.deal._replace(source="order"), stub=stub or begun.stub)
    else:
        command = c.Begin(deal, _order(case, deal, law, place))
    asked = bool(FLOOR_KEYS & case.keys())
    check_facts(case.get("know", {}))
    record = {name: tuple(offences) for name, offences in case.get("record", {}).items()}
    return Setting(
        command, law, seats, tuple(stacks), rest, dict(case.get("know", {})), record, asked, _pieces(case), waits=waits
    )


def _pieces(case: dict[str, Any]) -> dict[str, tuple[int, ...]]:
    front = case.get("front")
    named = {seat: text for seat, text in front.items() if "x" in str(text)} if isinstance(front, dict) else {}
    return {
        seat: tuple(value for count, value in parse_chips(text) for _ in range(count)) for seat, text in named.items()
    }


def _seats(given: Any, story: Sequence[Statement], game: Game) -> tuple[str, ...]:
    if given is not None:
        names = tuple(given.split()) if isinstance(given, str) else tuple(str(name) for name in given)
        if len(set(names)) != len(names):
            raise Malformed("two_seats_one_name", names=" ".join(names))
        return names
    # who is only spoken of sits there too
    spoke = [str(getattr(statement, key, "")) for key in ("seat", "other") for statement in story]
    names = tuple(dict.fromkeys(name for name in spoke if name))
    if game.forced == "blinds":
        # seats that nobody declared come after the blinds, in the order in which they speak
        return ("SB", "BB", *[name for name in names if name not in ("SB", "BB")])
    return names if len(names) > 1 else (*names, "other")


def event_of(given: Any) -> Event | None:
    """Read the event: its kind, or a table with the players left; none where it is not named."""
    if given is None:
        return None
    if isinstance(given, str):
        given = {"kind": given}
    kind = given.get("kind", "tournament")
    if kind not in ("cash", "tournament"):
        raise Malformed("no_such_event", given=repr(kind))
    return Event(kind, int(given.get("left", 0)))


def stakes_of(table: dict[str, Any], game: Game, structure: str) -> dict[str, int]:
    """Return the blinds, the bring-in and the bets of a table."""
    bets = table.get("bets")
    posted = table.get("blinds")
    if posted is None:
        posted = [bets[0] // 2, bets[0]] if bets else [10, 20]
    small, big = (int(posted[0]), int(posted[1])) if len(posted) > 1 else (0, int(posted[0]))
    lower, upper = (int(bets[0]), int(bets[-1])) if bets else (big, 2 * big if structure == "fixed-limit" else big)
    if game.forced != "blinds":
        small, big = 0, 0
    bring_in = int(table.get("bring_in", lower // 2)) if game.forced == "bring-in" else 0
    return {"small": small, "big": big, "lower": lower, "upper": upper, "bring_in": bring_in}


def _usual_stacks(given: Any, place: dict[str, int], stakes: dict[str, int]) -> list[int]:
    usual = 100 * (stakes["big"] or stakes["lower"])
    return by_seat("stacks", given, place, [usual] * len(place))


def _rake(given: Any) -> Rake | None:
    if given is None:
        return None
    return Rake(int(given["percent"]), int(given.get("cap", 0)), bool(given.get("no_flop_no_drop", True)))


def _source(story: Sequence[Statement]) -> Source:
    dictated = any(isinstance(statement, Dealt) and statement.street != "burn" for statement in story)
    return "dictated" if dictated else "order"


def _posts(
    table: dict[str, Any], game: Game, law: Law, players: int, button: int, stakes: dict[str, int],
    story: Sequence[Statement], place: dict[str, int], in_the_middle: bool,
) -> tuple[tuple[Post, ...], tuple[Statement, ...]]:  # fmt: skip
    posts: tuple[Post, ...] = ()
    ante = int(table.get("ante", 0))
    kind = table.get("ante_kind", "each")
    if kind not in ("each", "big blind", "button"):
        raise Malformed("ante_is_paid_by", allowed="each, big blind, button", given=repr(kind))
    if kind != "each" and not ante:
        raise Malformed("ante_needs_amount")
    if kind != "each" and game.forced != "blinds":
        raise Malformed("no_blinds_everybody_antes", game=game.name)
    if ante and kind == "each":
        posts = antes(players, ante)
    if game.forced == "blinds":
        due = blinds(law, players, button, stakes["small"], stakes["big"])
        if table.get("dead_small_blind"):
            due = due[-1:]
        posts += due
        if ante and kind == "big blind":
            posts += (Post(due[-1].seat, "table ante", ante),)
        elif ante and kind == "button":
            posts += (Post(button, "table ante", ante),)
    rest = list(story)
    while rest and not in_the_middle and isinstance(rest[0], Acts):
        said = rest[0]
        made = posted(said, tuple(place), (stakes["small"], stakes["big"]), law)
        if made is None:
            break
        rest.pop(0)
        if not any(post.seat == made.seat and (post.amount == made.amount or _is_due(said, post)) for post in posts):
            posts += (made,)
    return posts, tuple(rest)


def _is_due(said: Acts, post: Post) -> bool:
    """Say whether a blind that somebody posts is the one that stands there already, whatever they have for it."""
    return said.how in ("small blind", "big blind") and post.kind == said.how


def _order(case: dict[str, Any], deal: Deal, law: Law, place: dict[str, int]) -> tuple[int, ...]:
    size = deal.game.deck
    if "deck" in case:
        cards = parse_cards(case["deck"])
        return cards + (UNKNOWN,) * (size - len(cards))
    known = [cards_of(case.get(key), place) for key in ("holdings", "up")]
    board = parse_cards(case.get("runout", ""))
    if not any(any(rows) for rows in known) and not board:
        return ()
    order = law.deal_order(len(deal.seats), deal.button)
    first = deal.game.streets[0]
    top: list[int] = []
    for rows, count in ((known[0], first.down), (known[1], first.up)):
        for turn in range(count):
            top += [rows[seat][turn] if turn < len(rows[seat]) else UNKNOWN for seat in order]
    at = 0
    for street in deal.game.streets[1:]:
        if street.board:
            top += [UNKNOWN] * (law.deal_burn() if street.burn else 0)
            shown = board[at : at + street.board]
            top += [*shown, *[UNKNOWN] * (street.board - len(shown))]
            at += street.board
    return tuple(top) + (UNKNOWN,) * (size - len(top))

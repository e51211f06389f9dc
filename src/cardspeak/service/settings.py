"""Settings of a new table from what a person or a program asks for."""

from collections.abc import Mapping, Sequence

from cardspeak.errors import Unreadable
from cardspeak.finding import finding
from cardspeak.hand.posting import cards_needed
from cardspeak.hand.refused import Refused
from cardspeak.hand.state import Shows
from cardspeak.library import books, find_game, rotations
from cardspeak.room.table.changes import unfit
from cardspeak.room.table.state import Agreement, Settings, Speed, Stakes
from cardspeak.service.member_names import tidy
from cardspeak.service.tables import LAWS

LONGEST_TITLE = 40  # letters of the name of a table
SPEEDS = {
    "slow": Speed(40_000, 120_000, 6_000),
    "normal": Speed(20_000, 60_000, 4_000),
    "fast": Speed(10_000, 30_000, 2_000),
    "instant": Speed(15_000, 30_000, 800),
}
YES = ("1", "on", "yes", "true")
# what is asked as a number: its name, what it is unasked, the least, the most
NUMBERS = (("big_blind", 20, 2, 1_000_000), ("buy_in", 100, 10, 1000), ("seats", 6, 2, 10), ("runs", 1, 1, 3))


def _games(choice: str) -> tuple[str, ...] | Refused:
    if choice in rotations():
        return tuple([f"{structure} {game}" for structure, game in rotations()[choice].turns])
    try:
        find_game(choice)
    except Unreadable as error:
        return Refused("no_such_game", {"game": choice[:40]}, (), finding("games_known", text=str(error)))
    return (choice,)


def _number(asked: Mapping[str, str], key: str, otherwise: int, least: int, most: int) -> int | Refused:
    text = str(asked.get(key, otherwise)).strip()
    value = int(text) if text.isascii() and text.isdigit() and len(text) < 12 else -1
    if not least <= value <= most:
        if key == "seats" and value >= 0:
            return Refused("number_of_seats", {"seats": value}, (), finding("seats_from_to", least=least, most=most))
        facts = {"what": key, "least": least, "most": most}
        return Refused("number_outside", facts, (), finding("from_to", least=least, most=most))
    return value


def stakes_of(big: int, buy_in: int, games: Sequence[str]) -> Stakes:
    """Return the usual stakes of games with such a big blind, and a largest buy-in of so many of them."""
    forced = {find_game(code)[0].forced for code in games}
    antes = bool(forced - {"blinds"})
    return Stakes(
        big // 2 if "blinds" in forced else 0, big, max(big // 10, 1) if antes else 0, max(big // 2, 1) if antes else 0,
        big, 2 * big, least_buy_in=min(20, buy_in) * big, most_buy_in=buy_in * big,
    )  # fmt: skip


def settings_from(asked: Mapping[str, str]) -> Settings | Refused:
    """Return the settings of a table.

    Asked are name, game, big_blind, buy_in (in big blinds), book, seats, speed, runs, straddles, chop, and all_in:
    `open` where the hands of an all-in are turned up at once, `book` where that is as the book has it.
    """
    games = _games(str(asked.get("game", "no-limit holdem")))
    if isinstance(games, Refused):
        return games
    numbers = [_number(asked, *bounds) for bounds in NUMBERS]
    for number in numbers:
        if isinstance(number, Refused):
            return number
    big, buy_in, seats, runs = [number for number in numbers if isinstance(number, int)]
    if big % 2:
        return Refused(
            "blind_ratio", {"small_blind": big // 2, "big_blind": big}, (), finding("so_much", amount=big + 1)
        )
    book = str(asked.get("book", "common"))
    if book not in books():
        return Refused("no_such_book", {"book": book[:40]}, (), finding("any_of", names=", ".join(books())))
    speed = SPEEDS.get(str(asked.get("speed", "normal")))
    if speed is None:
        return Refused(
            "no_such_speed", {"speed": str(asked.get("speed"))[:40]}, (), finding("any_of", names=", ".join(SPEEDS))
        )
    name = tidy(str(asked.get("name", "")), LONGEST_TITLE) or "Table"
    found = [find_game(code) for code in games]
    most = max(
        players for players in range(2, 11) if all(cards_needed(game, players) <= game.deck for game, _ in found)
    )
    if seats > most:
        return Refused(
            "number_of_seats",
            {"seats": seats, "least": 2, "most": most},
            (),
            finding("seats_from_to", least=2, most=most),
        )
    straddles, chop = [str(asked.get(key, "")).casefold() in YES for key in ("straddles", "chop")]
    stakes = stakes_of(big, buy_in, games)
    agreed = Agreement(runs=runs, straddles=straddles, chop=chop)
    shows: Shows = "dealer" if str(asked.get("all_in", "open")) == "book" else "open"
    settings = Settings(name, games, book, seats, stakes, speed, agreed, shows=shows)
    return unfit(settings, LAWS) or settings

"""The setting of a story at a table: who sits where between two hands, with which chips, under which law."""

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from cardspeak.cards.card import parse_cards
from cardspeak.cases.by_seat import by_seat
from cardspeak.cases.malformed import Malformed
from cardspeak.cases.setting import Shelf, event_of, setting, stakes_of
from cardspeak.errors import Unreadable
from cardspeak.games import Game
from cardspeak.hand.decide import step
from cardspeak.hand.refused import Refused
from cardspeak.law.book import Answer
from cardspeak.law.kinds import EventKind, Structure
from cardspeak.law.law import NAMES, Law
from cardspeak.law.policies.table import next_after
from cardspeak.record import record
from cardspeak.room.table.button import Laws
from cardspeak.room.table.state import Agreement, Seat, Settings, Speed, Stakes, Table
from cardspeak.story import statements as s
from cardspeak.telling.known import check_facts

ROOM_KEYS = frozenset("fresh final agreed games draw limits".split())
ROOM_WORDS = (s.Room, s.TimePasses, s.Sits, s.Stakes, s.Entrusts, s.ActsFor)
FLOOR = "the floor"
POINT_OF = {name: point for point, name in NAMES.items()}
AN_HOUR = 3_600_000


@record
class TableSetting(NamedTuple):
    """How a story at a table begins: the table between two hands, its laws, what they were asked, cards, the story."""

    table: Table
    laws: Laws
    asked: set[str]
    deck: tuple[int, ...]
    draw: dict[str, int]
    story: tuple[s.Statement, ...]


def at_a_table(case: dict[str, Any], story: Sequence[s.Statement]) -> bool:
    """Say whether a case runs over hands at a table, not within one hand."""
    table = case.get("table", {})
    return (
        not ROOM_KEYS.isdisjoint(table)
        or "-" in str(table.get("seats", "")).split()
        or any(isinstance(said, ROOM_WORDS) or (isinstance(said, s.Asks) and said.what == "stack") for said in story)
        or any(isinstance(said, s.Person) and said.what == "calls_time" for said in story)
    )


def begun_at_table(case: dict[str, Any], book: str, story: tuple[s.Statement, ...], shelf: Shelf) -> TableSetting:
    """Return how a case at a table begins: in the hand of its spot, else between two hands."""
    begin = in_a_hand if case.get("spot") else table_setting
    return begin(case, book, story, shelf)


def table_setting(case: dict[str, Any], book: str, story: tuple[s.Statement, ...], shelf: Shelf) -> TableSetting:
    """Read the set-up of a case at a table; `Unreadable` says which key is wrong."""
    table = dict(case.get("table", {}))
    check_facts(case.get("know", {}))
    games = tuple(table.get("games", (table.get("game", "nlhe"),)))
    game, structure = shelf.game(games[0])
    named = table.get("seats", "")
    places = named.split() if isinstance(named, str) else [str(name) for name in named]
    names = tuple(name for name in places if name != "-")
    if len(names) < 2 or len(set(names)) != len(names):
        raise Malformed("too_few_players", given=repr(" ".join(places)))
    given = event_of(table.get("event"))
    kind = given.kind if given else shelf.law(book, game, structure, len(names), "").context.event
    event: EventKind = "cash" if kind == "cash" else "tournament"
    stakes = [stakes_of(table, *shelf.game(name)) for name in games]
    big = max(row["big"] for row in stakes)
    usual = [100 * (big or stakes[0]["lower"])] * len(names)
    seat_at = {name: at for at, name in enumerate(names)}
    stacks = by_seat("stacks", case.get("stacks"), seat_at, by_seat("stacks", table.get("stacks"), seat_at, usual))
    least, most = table.get("limits", (0, 0))
    ante = int(table.get("ante", 0))
    played_for = Stakes(
        max(row["small"] for row in stakes), big, ante, max(row["bring_in"] for row in stakes), stakes[0]["lower"],
        stakes[0]["upper"], ante, tuple(table.get("chips", (1,))), least, most,
    )  # fmt: skip
    settings = Settings(
        "table", games, book, len(places), played_for, Speed(AN_HOUR, 0), Agreement(table.get("agreed", "")), event,
        bool(table.get("final", False)), "asked",
    )  # fmt: skip
    seats = tuple(
        Seat(name, stacks[seat_at[name]], out=not stacks[seat_at[name]]) if name != "-" else None for name in places
    )
    begun = Table(settings, FLOOR, (FLOOR,), seats)
    if not table.get("fresh"):
        begun = _after_a_hand(begun, places, table.get("button"))
    asked: set[str] = set()
    draw = {name: parse_cards(card)[0] for name, card in table.get("draw", {}).items()}
    return TableSetting(begun, _watched(shelf, asked), asked, parse_cards(case.get("deck", "")), draw, story)


def in_a_hand(case: dict[str, Any], book: str, story: tuple[s.Statement, ...], shelf: Shelf) -> TableSetting:
    """Return the table with the hand on that a story begins in, from its start or in the middle."""
    begun = setting(case, book, story, shelf)
    made = table_setting(
        {**case, "stacks": dict(zip(begun.seats, begun.stacks, strict=True))}, book, begun.story, shelf
    )
    outcome = step(None, begun.command, begun.law)
    if isinstance(outcome, Refused):
        raise Unreadable(f"the hand cannot begin so: {outcome.code.replace('_', ' ')}")
    state, table = outcome[0], made.table
    if len(table.seats) != len(state.deal.seats):
        raise Malformed("no_free_places_in_hand")
    seats = tuple(
        [seat and seat._replace(stack=stack) for seat, stack in zip(table.seats, state.deal.stacks, strict=True)]
    )
    posts = {post.kind: post.seat for post in state.deal.posts}
    table = table._replace(
        seats=seats, hand=state, players=tuple(range(len(seats))), button=state.deal.button,
        small=posts.get("small blind", table.small), big=posts.get("big blind", table.big),
    )  # fmt: skip
    return made._replace(table=table)


def _after_a_hand(table: Table, places: Sequence[str], named: Any) -> Table:
    # seats are given from the small blind, the last has the button; of two the first has the button and the small blind
    taken = tuple(at for at, name in enumerate(places) if name != "-")
    if len(taken) == 2:
        button = places.index(str(named)) if named else taken[0]
        small, big = button, next_after(button, taken, len(places))
        players: tuple[int, ...] = (big, small)
    else:
        button = places.index(str(named)) if named else taken[-1]
        small = next_after(button, taken, len(places))
        big = next_after(small, taken, len(places))
        players = tuple(sorted(taken, key=lambda at: (at - button - 1) % len(places)))
    blinds = (small, big) if table.settings.stakes.big_blind else (-1, -1)
    return table._replace(button=button, small=blinds[0], big=blinds[1], number=1, players=players, dealt=1)


def _watched(shelf: Shelf, asked: set[str]) -> Laws:
    """Return the laws of the shelf, which note every point that they are asked."""
    known: dict[tuple[str, str, str, int], tuple[Game, Structure, Law]] = {}

    def laws(settings: Settings, code: str, players: int) -> tuple[Game, Structure, Law]:
        key = (settings.book, settings.event, code, players)
        if key not in known:
            game, structure = shelf.game(code)
            law = shelf.law(settings.book, game, structure, players, settings.event)
            known[key] = game, structure, Noting(law, asked)
        return known[key]

    return laws


class Noting(Law):
    """A law that notes every point it is asked, in a set; a case asks few of the many that there are."""

    def __init__(self, law: Law, asked: set[str]) -> None:
        super().__init__(law.book, law.context, {})
        self.answers = law.answers
        self._law, self._asked = law, asked

    def __getattr__(self, name: str) -> Callable[..., Any]:
        """Return a point that was not asked before; it is kept."""
        point = POINT_OF.get(name, "")
        if not point or point not in self.answers:
            raise AttributeError(name)
        noted = _noting(point, getattr(self._law, name), self._asked)
        setattr(self, name, noted)
        return noted

    def replaced(self, answer: Answer) -> Law:
        """Return the law with another answer to one point; it notes nothing."""
        return self._law.replaced(answer)


def _noting(point: str, answer: Callable[..., Any], asked: set[str]) -> Callable[..., Any]:
    def noted(*facts: Any, **named: Any) -> Any:
        asked.add(point)
        return answer(*facts, **named)

    return noted

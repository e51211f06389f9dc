"""A story that runs between hands: who has the button, who is dealt in, who posts what, and what the table refuses."""

from collections.abc import Sequence
from typing import Any

from cardspeak.cases.deeds import DEEDS
from cardspeak.cases.setting import Shelf
from cardspeak.cases.table_play import TablePlayed, play_table
from cardspeak.cases.table_setting import TableSetting, at_a_table, in_a_hand, table_setting
from cardspeak.finding import Finding, finding
from cardspeak.hand.betting import options
from cardspeak.hand.offers import offered
from cardspeak.room.table.events import ClockCalled, Entrusted, Event, HandStarted, StackTold
from cardspeak.room.table.state import Table, hand_seat, to_act
from cardspeak.story import statements as s
from cardspeak.talk.positions import RANKS

OF_A_TABLE = ("calls_time", "leaves", "returns", "away")
IN_A_HAND = (s.Acts, s.ActsFor, s.Entrusts, s.TimePasses, s.Person, s.Draws, s.Shows, s.Asks)
POSITIONS = ("SB", "BB", "UTG", "MP", "CO", "BTN")  # the usual players, where one is called by a position
CHAPTERS = ("button.", "blind.", "seat.", "absent.", "clock.", "stakes.", "stacks.", "play.", "penalty.")


def runs_between_hands(case: dict[str, Any], story: Sequence[s.Statement]) -> bool:
    """Say whether a story needs a table: it names the next hand, a place, chips that come and go, or the clock."""
    return at_a_table(case, story) or any(isinstance(said, s.Person) and said.what in OF_A_TABLE for said in story)


def told_at_table(
    case: dict[str, Any], book: str, story: tuple[s.Statement, ...], shelf: Shelf
) -> tuple[TablePlayed, tuple[str, ...]]:
    """Play a story at a table, with the hand that it begins in or leads to; return also the points that were asked."""
    begun = table_of(case, book, story, shelf)
    played = play_table(begun)
    return played, tuple(sorted(point for point in begun.asked if point.startswith(CHAPTERS)))


def table_of(case: dict[str, Any], book: str, story: tuple[s.Statement, ...], shelf: Shelf) -> TableSetting:
    """Return the table at which a story is told: in the hand that it begins in, else between two hands."""
    table = dict(case.get("table", {}))
    if "seats" not in table:
        table["seats"] = _seats(story)
    case = {**case, "table": table}
    hands = [isinstance(said, s.Room) and said.what == "next_hand" for said in story]
    if case.get("spot"):
        return in_a_hand(case, book, story, shelf)
    if isinstance(story[0], IN_A_HAND) and not (_walks(story[0]) and any(hands)):
        there = in_a_hand(case, book, story, shelf) if "-" not in str(table["seats"]).split() else None
        dealt = table_setting(case, book, (s.Room("next_hand"), *story), shelf)
        first = _first(story)
        # the seats may be those of this hand, or of the hand before: then the first act is in turn in the next one
        begun = play_table(dealt._replace(story=dealt.story[:1])).table
        if there is None or (first != _turn(there.table) and first == _turn(begun)):
            return dealt
        return there
    if not any(hands):
        story = (*story, s.Room("next_hand"))
    return table_setting(case, book, story, shelf)


def _turn(table: Table) -> str:
    """Return whose turn it is; the empty string where it is nobody's."""
    number = to_act(table)
    seat = table.seats[number] if number >= 0 else None
    return seat.member if seat else ""


def _first(story: Sequence[s.Statement]) -> str:
    """Return who was to act when a story began in a hand: who acts first in it, or on whom time is called."""
    said = story[0]
    on_the_clock = isinstance(said, s.Person) and said.what == "calls_time"
    return str(getattr(said, "other" if on_the_clock else "seat", ""))


def _walks(said: s.Statement) -> bool:
    """Say whether a player goes from the table or comes back, which may be before the next hand is dealt."""
    return isinstance(said, s.Person) and said.what in ("leaves", "returns")


def _seats(story: Sequence[s.Statement]) -> str:
    """The usual players beside those who are spoken of, and a free place for each who sits down."""
    sits = {said.seat: said.number for said in story if isinstance(said, s.Sits)}
    moves = {said.number for said in story if isinstance(said, s.Room) and said.what == "moved"}
    spoken = [str(getattr(said, key, "")) for said in story for key in ("seat", "other")]
    usual = POSITIONS if any(name in RANKS for name in spoken) else "ABCD"
    names = [name for name in dict.fromkeys([*usual, *spoken]) if name and name not in sits]
    if usual is POSITIONS:
        names.sort(key=lambda name: RANKS.get(name, RANKS["BB"]))
    elif _first(story) in names and not any(isinstance(said, s.Room) for said in story):
        first = names.index(_first(story)) - 2  # whoever is the first to act sits behind the blinds
        names = [*names[first:], *names[:first]]
    for number in sorted({*sits.values(), *moves}):
        names.insert(min(max(number - 1, 0), len(names)), "-")
    return " ".join(names)


def table_stands(played: TablePlayed) -> tuple[Finding, ...]:
    """Return what came of the last act, and where the table stands.

    In a hand that is on: the clock that was called or what a player did, and the options of whoever is to act. Else the
    button, what was posted, who is dealt in and who is to act.
    """
    table, state = played.table, played.table.hand
    holder = table.seats[table.button] if table.button >= 0 else None
    place = finding("button_is_at_place", number=table.button + 1)
    button = finding("button_is_at", name=holder.member) if holder else place
    done = [found for event in played.last if (found := _done(event, table)) is not None]
    if any(isinstance(event, HandStarted) for event in played.last):
        done = []
    if state is None or not table.playing:
        return (*done[:1], button, Finding("no_hand_is_on"))
    names = state.deal.seats
    may = []
    if state.stage == "betting" and state.round.queue:
        may.append(finding("may", seat=state.round.queue[0], options=offered(options(state, played.law))))
    if done:
        return (done[0], *may)
    posts = [finding("posts_before_hand", name=names[post.seat], amount=post.amount) for post in state.deal.posts]
    return button, *posts, finding("are_dealt_in", names=", ".join(names)), *may


def _done(event: Event, table: Table) -> Finding | None:
    """Return what an event of the table was that somebody did; none for all others."""
    if isinstance(event, ClockCalled):
        seat = hand_seat(table, event.seat)
        if not event.countdown:
            return finding("clock_is_called", seat=seat, seconds=event.seconds)
        return finding("clock_is_called_with_countdown", seat=seat, seconds=event.seconds, countdown=event.countdown)
    if isinstance(event, StackTold):
        return finding("stack_is_told", name=_member(table, event.other), amount=event.chips)
    if isinstance(event, Entrusted) and event.to:
        return finding("chips_are_entrusted", name=_member(table, event.seat), player=event.to)
    made = DEEDS.get(type(event))
    return made(event)[0] if made is not None else None


def _member(table: Table, number: int) -> str:
    seat = table.seats[number]
    return seat.member if seat else str(number + 1)

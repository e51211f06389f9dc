"""A story that runs between hands: who has the button, who is dealt in, who posts what, and what the table refuses."""

from collections.abc import Sequence
from typing import Any

from cardspeak.cases.setting import Shelf
from cardspeak.cases.table_play import TablePlayed, play_table
from cardspeak.cases.table_setting import TableSetting, at_a_table, table_setting
from cardspeak.finding import Finding, finding
from cardspeak.hand.betting import options
from cardspeak.hand.offers import offered
from cardspeak.story import statements as s
from cardspeak.talk.positions import RANKS

OF_A_TABLE = ("calls_time", "leaves", "returns", "away")
IN_A_HAND = (s.Acts, s.ActsFor, s.Entrusts, s.TimePasses, s.Person, s.Draws, s.Shows)
POSITIONS = ("SB", "BB", "UTG", "MP", "CO", "BTN")  # the usual players, where one is called by a position
CHAPTERS = ("button.", "blind.", "seat.", "absent.", "clock.", "stakes.", "play.", "penalty.")


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
    """Return the table at which a story is told, between two hands."""
    table = dict(case.get("table", {}))
    table.setdefault("seats", _seats(story))
    hands = [isinstance(said, s.Room) and said.what == "next_hand" for said in story]
    if isinstance(story[0], IN_A_HAND) and not (_walks(story[0]) and any(hands)):
        story = (s.Room("next_hand"), *story)
    elif not any(hands):
        story = (*story, s.Room("next_hand"))
    return table_setting({**case, "table": table}, book, story, shelf)


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
    for number in sorted({*sits.values(), *moves}):
        names.insert(min(max(number - 1, 0), len(names)), "-")
    return " ".join(names)


def table_stands(played: TablePlayed) -> tuple[Finding, ...]:
    """Return where the table stands: the button, what was posted, who is dealt in, who is to act with what options."""
    table, state = played.table, played.table.hand
    holder = table.seats[table.button] if table.button >= 0 else None
    place = finding("button_is_at_place", number=table.button + 1)
    button = finding("button_is_at", name=holder.member) if holder else place
    if state is None or not table.playing:
        return button, Finding("no_hand_is_on")
    names = state.deal.seats
    posts = [finding("posts_before_hand", name=names[post.seat], amount=post.amount) for post in state.deal.posts]
    found = [button, *posts, finding("are_dealt_in", names=", ".join(names))]
    if state.stage == "betting" and state.round.queue:
        may = offered(options(state, played.law))
        found.append(finding("may", seat=state.round.queue[0], options=may))
    return tuple(found)

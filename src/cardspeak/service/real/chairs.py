"""A real table between its hands: opening, the next hand, who sits where with how many chips."""

from collections.abc import Sequence

from cardspeak.cases.setting import Shelf
from cardspeak.errors import Unreadable
from cardspeak.law.kinds import EventKind
from cardspeak.law.law import Law
from cardspeak.service.real import events as e
from cardspeak.service.real.decide import Events
from cardspeak.service.real.hand import Standing, Unfit, stand, unfit
from cardspeak.service.real.penalties import is_dealt_in
from cardspeak.service.real.table import RealTable, evolve
from cardspeak.story.parser import parse_statement
from cardspeak.story.statements import Acts

MOST_PLACES = 10
MOST_CHIPS = 1 << 50


def wrong_name(name: str, taken: Sequence[str] = ()) -> Unfit | None:
    """Say why a story could not call a player so; None where it could."""
    try:
        said = parse_statement(f"{name} folds")
    except Unreadable:
        said = None
    if not isinstance(said, Acts) or said.seat != name:
        return unfit("name_unfit", name=name)
    return unfit("name_twice", name=name) if name in taken else None


def opened(stakes: e.Stakes, seats: Sequence[tuple[str, int]], button: str, by: str, shelf: Shelf) -> Events | Unfit:
    """Open a table with its players in the order of their places, and begin the first hand."""
    events: Events = [e.Opened(stakes, by)]
    if not stakes.chips or min(stakes.chips) < 1 or not 0 <= stakes.small <= stakes.big or stakes.big < 1:
        return unfit("stakes_unfit")
    for place, (name, chips) in enumerate(seats, 1):
        wrong = wrong_name(name, [taken for taken, _ in seats[: place - 1]])
        if wrong:
            return wrong
        if not 0 < chips <= MOST_CHIPS:
            return unfit("chips_unfit")
        events.append(e.Sat(place, name, chips, by))
    table = folded(None, events)
    begun = next_hand(table, by, shelf, button)
    return begun if isinstance(begun, Unfit) else [*events, *begun]


def folded(table: RealTable | None, events: Sequence[e.Event]) -> RealTable:
    """Fold events that were not stored yet."""
    for event in events:
        table = evolve(table, event, 0, 0)
    assert table is not None
    return table


def is_over(table: RealTable, shelf: Shelf) -> bool:
    """Say whether the next hand may begin."""
    return not isinstance(ended(table, "", shelf), Unfit)


def ended(table: RealTable, by: str, shelf: Shelf) -> Events | Unfit:
    """Close the hand that is over; of a deal that does not count everybody has the chips with which it began."""
    hand = table.hand
    if hand is None:
        return []
    if hand.void or not hand.standing:
        return [e.HandEnded(hand.number, hand.kept, by)]
    found = stand(table.stakes, hand, shelf)
    if isinstance(found, Standing) and found.state.stage == "over":
        return [e.HandEnded(hand.number, found.state.round.stacks, by)]
    return found if isinstance(found, Unfit) else unfit("still_on")


def next_hand(table: RealTable, by: str, shelf: Shelf, button: str = "") -> Events | Unfit:
    """Begin the next hand: stacks carried over, the button one place on, or where the dealer says it is."""
    events = ended(table, by, shelf)
    if isinstance(events, Unfit):
        return events
    same = table.hand is not None and (table.hand.void or not table.hand.standing)
    after = folded(table, events)
    dealt = [chair for chair in after.chairs if chair.chips]
    absent = tuple(name for name, _ in after.missing if name in [chair.name for chair in dealt])
    if absent and not is_dealt_in(_law(after, len(dealt), shelf)):
        dealt = [chair for chair in dealt if chair.name not in absent]
    names = tuple(chair.name for chair in dealt)
    if len(dealt) < 2:
        return unfit("two_players")
    if button and button not in names:
        return unfit("button_unfit", names=", ".join(names))
    where = button or _next_button(after, names, same)
    begun = e.HandBegun(after.hands + 1, names, tuple(chair.chips for chair in dealt), where, by, absent)
    hand = folded(after, [begun]).hand
    assert hand is not None
    wrong = stand(after.stakes, hand, shelf)
    return wrong if isinstance(wrong, Unfit) else [*events, begun]


def _law(table: RealTable, players: int, shelf: Shelf) -> Law:
    game, structure = shelf.game(table.stakes.game)
    kind: EventKind = "tournament" if table.stakes.event == "tournament" else "cash"
    return shelf.law(table.stakes.book, game, structure, players, kind)


def _next_button(table: RealTable, names: Sequence[str], same: bool) -> str:
    """Return who has the button next: whoever had it after a deal that does not count, else the next with chips."""
    if not table.button or (same and table.button in names):
        return table.button or names[-1]
    last = table.chair(table.button)
    behind = last.place if last else 0
    later = [chair.name for chair in table.chairs if chair.name in names and chair.place > behind]
    return (later or list(names))[0]


def sit(table: RealTable, place: int, name: str, chips: int, by: str, shelf: Shelf) -> Events | Unfit:
    """Seat a player between hands."""
    events = ended(table, by, shelf)
    if isinstance(events, Unfit):
        return events
    if not 1 <= place <= MOST_PLACES or any(chair.place == place for chair in table.chairs):
        return unfit("place_taken", place=place)
    if not 0 < chips <= MOST_CHIPS:
        return unfit("chips_unfit")
    wrong = wrong_name(name, [chair.name for chair in table.chairs])
    return wrong or [*events, e.Sat(place, name, chips, by)]


def leave(table: RealTable, name: str, by: str, shelf: Shelf) -> Events | Unfit:
    """Let a player go between hands, with all chips."""
    events = ended(table, by, shelf)
    if isinstance(events, Unfit):
        return events
    chair = folded(table, events).chair(name)
    return [*events, e.Left(name, chair.chips, by)] if chair else unfit("nobody_called", name=name)


def move(table: RealTable, name: str, place: int, by: str, shelf: Shelf) -> Events | Unfit:
    """Move a player to another place between hands."""
    events = ended(table, by, shelf)
    if isinstance(events, Unfit):
        return events
    if table.chair(name) is None:
        return unfit("nobody_called", name=name)
    if not 1 <= place <= MOST_PLACES or any(chair.place == place for chair in table.chairs):
        return unfit("place_taken", place=place)
    return [*events, e.Moved(name, place, by)]


def correct_stack(table: RealTable, name: str, chips: int, why: str, by: str, shelf: Shelf) -> Events | Unfit:
    """Put a stack right that was counted wrongly; all that was told in this hand has to stay possible."""
    chair = table.chair(name)
    if chair is None:
        return unfit("nobody_called", name=name)
    if not why.strip():
        return unfit("reason_needed")
    if not 0 <= chips <= MOST_CHIPS:
        return unfit("chips_unfit")
    before = stack_of(table, name, shelf)
    event = e.StackCorrected(name, before, chips, why, by)
    if table.hand is not None:
        after = evolve(table, event, 0, 0)
        assert after.hand is not None
        found = stand(table.stakes, after.hand, shelf)
        if isinstance(found, Unfit):
            return found
        if not table.hand.void and found.state.round.stacks[found.seat(name)] != chips:
            return unfit("stack_other_hand")
    return [event]


def stack_of(table: RealTable, name: str, shelf: Shelf) -> int:
    """Return the chips that a player has behind now."""
    hand, chair = table.hand, table.chair(name)
    if hand is None or name not in hand.names:
        return chair.chips if chair else 0
    found = stand(table.stakes, hand, shelf)
    if isinstance(found, Unfit) or hand.void:
        return hand.kept[hand.names.index(name)]
    return found.state.round.stacks[found.seat(name)]

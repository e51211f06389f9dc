"""Dealers and decks: who deals where, the push on which everybody goes to the next table, decks that change with it."""

from collections.abc import Collection, Sequence
from typing import Literal, NamedTuple

from cardspeak.hand.refused import Refused
from cardspeak.law.law import Law
from cardspeak.record import record
from cardspeak.room.tournament.levels import decks_change, may_push

SETS = 2  # of decks at a table: one is in play, the other is checked meanwhile


@record
class Box(NamedTuple):
    """A table, its dealer ("" none) and which set of decks is in play there, from 0."""

    table: int
    dealer: str = ""
    deck: int = 0


@record
class Crew(NamedTuple):
    """The tables in the order in which dealers go from one to the next, and the dealers who rest, the longest first."""

    boxes: tuple[Box, ...] = ()
    resting: tuple[str, ...] = ()


def with_tables(crew: Crew, tables: Sequence[int]) -> Crew:
    """Return the crew for these tables: dealers of tables that are no more rest, new tables get a dealer who does."""
    there = {box.table: box for box in crew.boxes}
    gone = [box.dealer for box in crew.boxes if box.table not in tables and box.dealer]
    resting = [*crew.resting, *gone]
    boxes = []
    for table in tables:
        box = there.get(table, Box(table))
        boxes.append(box if box.dealer or not resting else box._replace(dealer=resting.pop(0)))
    return Crew(tuple(boxes), tuple(resting))


def pushed(crew: Crew, law: Law, seconds_left: int, where: Collection[int] = ()) -> Crew | Refused:
    """Have the dealers change: each goes to the next table, the last of them rests, whoever rested longest comes first.

    `seconds_left` is the time to a break or a level (point `level.last_push`); `where` are the tables concerned, none
    of them named: all. Decks are changed where the law has it so (point `deck.changes`).
    """
    if not may_push(law, seconds_left):
        return Refused("no_push_now", {"seconds": seconds_left}, law.cites("level.last_push"))
    here = [box for box in crew.boxes if not where or box.table in where]
    if not here:
        return crew
    come = [*([crew.resting[0]] if crew.resting else []), *[box.dealer for box in here]]
    if not crew.resting:
        come = [here[-1].dealer, *[box.dealer for box in here[:-1]]]
    resting = (*crew.resting[1:], here[-1].dealer) if crew.resting else ()
    dealers = {box.table: dealer for box, dealer in zip(here, come, strict=False)}
    boxes = tuple([box._replace(dealer=dealers.get(box.table, box.dealer)) for box in crew.boxes])
    after = Crew(boxes, tuple([dealer for dealer in resting if dealer]))
    return with_new_decks(after, law, "push", dealers)


def with_new_decks(
    crew: Crew, law: Law, occasion: Literal["push", "word", "level", "house"], where: Collection[int] = ()
) -> Crew:  # fmt: skip
    """Return the crew with the other decks at these tables (none named: all), where the occasion changes them."""
    if not decks_change(law, occasion):
        return crew
    return crew._replace(
        boxes=tuple(
            [box._replace(deck=(box.deck + 1) % SETS) if not where or box.table in where else box for box in crew.boxes]
        )
    )

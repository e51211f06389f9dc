"""Against stalling: what the house has announced, which tables wait for others because of it, and the shot clock."""

from collections.abc import Mapping, Sequence
from typing import Literal, NamedTuple

from cardspeak.finding import finding, findings
from cardspeak.hand.refused import Refused
from cardspeak.law.law import Law
from cardspeak.record import record
from cardspeak.room.tournament.draw import checked

Means = Literal["random_breaks", "hands_a_level", "orbit_for_orbit", "soft_hand_for_hand", "shot_clock"]
NEEDS_NUMBER = ("hands_a_level", "soft_hand_for_hand", "shot_clock")


@record
class Measure(NamedTuple):
    """What is done against stalling; `number` is the hands of a level, the hands a table may be ahead, or seconds.

    `cards` are the time cards of each player with a shot clock, `seconds` what each of them buys.
    """

    means: Means
    number: int = 0
    cards: int = 0
    seconds: int = 0


def announced(measure: Measure, law: Law) -> Measure | Refused:
    """Announce a measure against stalling, if it is one that the law knows (point `stalling.means`)."""
    known = law.stalling_means()
    cites = law.cites("stalling.means")
    if measure.means not in known:
        return Refused("not_against_stalling", {}, cites, finding("any_of", names=findings(*known)))
    if measure.means in NEEDS_NUMBER and measure.number < 1:
        return Refused("measure_without_a_number", {}, cites)
    return measure


def of(measures: Sequence[Measure], means: Means) -> Measure | None:
    """Return the measure of a kind that holds now."""
    return next((each for each in measures if each.means == means), None)


@record
class Dealt(NamedTuple):
    """The hands begun at a table in this level, and in the orbit that is played, with the players at its start."""

    table: int
    hands: int = 0
    orbit: int = 0
    players: int = 0


def waits(measures: Sequence[Measure], tables: Sequence[Dealt]) -> tuple[int, ...]:
    """Return the numbers of the tables that begin no hand now, since they have dealt theirs and others have not."""
    waiting = set[int]()
    level = of(measures, "hands_a_level")
    if level is not None:
        waiting |= {each.table for each in tables if each.hands >= level.number}
    soft = of(measures, "soft_hand_for_hand")
    if soft is not None and tables:
        slowest = min(each.hands for each in tables)
        waiting |= {each.table for each in tables if each.hands - slowest >= soft.number}
    if of(measures, "orbit_for_orbit") is not None:
        waiting |= {each.table for each in tables if each.orbit >= each.players}
    if waiting == {each.table for each in tables} and not level_is_over(measures, tables):
        return ()  # all have dealt theirs: the next orbit begins
    return tuple(sorted(waiting))


def level_is_over(measures: Sequence[Measure], tables: Sequence[Dealt]) -> bool:
    """Say whether every table has dealt the hands of the level: it ends by hands, not by time."""
    level = of(measures, "hands_a_level")
    return level is not None and bool(tables) and all(each.hands >= level.number for each in tables)


def after_a_hand(tables: Sequence[Dealt], table: int, players: Mapping[int, int]) -> tuple[Dealt, ...]:
    """Return the tables after a hand has begun at one of them; `players` says how many sit at each.

    Once all have dealt their orbit the next one begins, with as many hands as there are players then.
    """
    now = [
        each._replace(hands=each.hands + 1, orbit=each.orbit + 1) if each.table == table else each for each in tables
    ]
    if all(each.orbit >= each.players for each in now):
        now = [each._replace(orbit=0, players=players.get(each.table, each.players)) for each in now]
    return tuple(now)


def new_level(tables: Sequence[Dealt]) -> tuple[Dealt, ...]:
    """Return the tables as a level begins: no hand was dealt in it, orbits go on."""
    return tuple([each._replace(hands=0) for each in tables])


def random_order(tables: Sequence[int], order: Sequence[int]) -> tuple[int, ...]:
    """Return in which order tables are broken when that is drawn: `order` is the shuffled row of their places."""
    return tuple([tables[at] for at in checked(order, len(tables))])

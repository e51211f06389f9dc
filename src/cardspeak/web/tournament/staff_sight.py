"""What the staff sees of bags, tickets, and penalties with the protests against them."""

from collections.abc import Callable
from typing import NamedTuple

from cardspeak.record import record
from cardspeak.room.tournament.days import compared
from cardspeak.room.tournament.protests import Protest, overdue
from cardspeak.room.tournament.run.protesting import chief_decided
from cardspeak.room.tournament.run.state import Tournament
from cardspeak.web.local_time import day
from cardspeak.web.tournament.step_words import penalty_words

Names = Callable[[str], str]


@record
class BagSight(NamedTuple):
    """A bag by its tag: how many have counted it, whether they differ, and what they found (0: not yet the same)."""

    id: str
    name: str
    tag: int
    counts: int
    differs: bool
    chips: int


@record
class Bags(NamedTuple):
    """All bags, what they hold together, and what was in play."""

    rows: tuple[BagSight, ...]
    bagged: int
    in_play: int
    closed: bool


def bags_of(tournament: Tournament, name: Names) -> Bags:
    """Draw the bags up; a single count is not shown, so that the second one is made without knowing it."""
    rows = [
        BagSight(bag.player, name(bag.player), bag.tag, len(bag.counts), len(bag.counts) > 1 and bag.chips < 0,
                 max(bag.chips, 0))
        for bag in tournament.bags
    ]  # fmt: skip
    found = compared([bag.player for bag in tournament.bags], tournament.bags, tournament.counts.in_play)
    return Bags(tuple(rows), found.bagged, found.in_play, tournament.bagged)


@record
class TicketSight(NamedTuple):
    """A ticket: its number, worth, whose it is ("": whoever has it), and what became of it."""

    number: str
    worth: int
    holder: str
    end: str


def tickets_of(tournament: Tournament, name: Names) -> list[TicketSight]:
    """Return the tickets that are known here, with those that were won here."""
    all_of_them = (*tournament.tickets, *tournament.issued)
    return [TicketSight(each.number, each.worth, name(each.holder) if each.holder else "", each.end)
            for each in all_of_them]  # fmt: skip


@record
class PenaltySight(NamedTuple):
    """A penalty, whether the chief judge has yet to decide it, and the protest against it.

    `due` is the day by which it is to be decided; `overdue`: that day has gone by without a decision.
    """

    case: int
    member: str
    name: str
    text: str
    undecided: bool
    cites: tuple[str, ...]
    protest: Protest | None
    due: str
    overdue: bool


def penalties_of(tournament: Tournament, language: str, name: Names, now: int) -> list[PenaltySight]:
    """Return the penalties, the last one first; one that was lifted stays where there was a protest against it."""
    protests = {each.case: each for each in tournament.protests}
    rows = []
    for given in reversed(tournament.penalties):
        protest = protests.get(given.case)
        if given.lifted and protest is None:
            continue
        due = day(language, protest.due) if protest and protest.due else ""
        rows.append(
            PenaltySight(given.case, given.member, name(given.member), penalty_words(language, given),
                         not chief_decided(tournament, given), given.cites, protest, due,
                         protest is not None and overdue(protest, now))
        )  # fmt: skip
    return rows

"""The protocol of an event: what a federation is sent, of one event from the first entry to the last payment."""

from collections.abc import Sequence
from typing import NamedTuple

from cardspeak.law.law import Law
from cardspeak.record import record
from cardspeak.room.tournament.balance import Move
from cardspeak.room.tournament.paper.money import Sum, entered, sums
from cardspeak.room.tournament.paper.results import ResultRow, results
from cardspeak.room.tournament.paper.seats import Happened, MoveRow, moves
from cardspeak.room.tournament.protests import Protest
from cardspeak.room.tournament.run.state import Deal, Given, Role, Tournament, roles_of

OWN = ("move", "break_table", "final_table", "put_right")
"""Steps that the room proposes by the book; with a reason beside them the staff has decided for itself."""


@record
class Otherwise(NamedTuple):
    """What somebody decided otherwise than the room had proposed by the book: when, who, what, and their reason.

    Where nothing is `proposed` the room would have left all as it was.
    """

    number: int
    at: int
    what: str
    by: str
    members: tuple[str, ...]
    reason: str
    proposed: tuple[Move, ...]


@record
class Back(NamedTuple):
    """A step that was taken back: its number and what it was, when, by whom and why."""

    number: int
    what: str
    at: int
    by: str
    reason: str


@record
class Seal(NamedTuple):
    """What proves a protocol: the book with the digest of its files, the root over all streams of the room."""

    book: str
    digest: str
    root: str
    streams: int
    events: int


@record
class Protocol(NamedTuple):
    """A protocol."""

    name: str
    begun: int
    ended: int
    staff: tuple[tuple[str, tuple[Role, ...]], ...]
    entries: int
    players: int
    rebuys: int
    addons: int
    in_play: int
    results: tuple[ResultRow, ...]
    payouts: tuple[int, ...]
    overlay: int
    deal: Deal | None
    penalties: tuple[Given, ...]
    confirmed: tuple[int, ...]
    protests: tuple[Protest, ...]
    otherwise: tuple[Otherwise, ...]
    taken_back: tuple[Back, ...]
    moves: tuple[MoveRow, ...]
    money: tuple[Sum, ...]
    seal: Seal


def protocol(tournament: Tournament, happened: Sequence[Happened], law: Law, seal: Seal) -> Protocol:
    """Return the protocol of an event as it stands, from all that has happened in it."""
    return Protocol(
        name=tournament.settings.name,
        begun=tournament.begun,
        ended=tournament.ended,
        staff=_staff(tournament),
        entries=tournament.counts.entries,
        players=sum(entrant.entries > 0 for entrant in tournament.entrants.values()),
        rebuys=tournament.counts.rebuys,
        addons=tournament.counts.addons,
        in_play=tournament.counts.in_play,
        results=results(tournament, law),
        payouts=tournament.payouts,
        overlay=tournament.overlay,
        deal=tournament.deal if tournament.deal and tournament.deal.made else None,
        penalties=tournament.penalties,
        confirmed=tournament.confirmed,
        protests=tournament.protests,
        otherwise=_otherwise(tournament),
        taken_back=_taken_back(tournament),
        moves=moves(happened),
        money=sums(entered(happened)),
        seal=seal,
    )


def _staff(tournament: Tournament) -> tuple[tuple[str, tuple[Role, ...]], ...]:
    roles = {who: roles_of(tournament, who) for who in (tournament.owner, *[who for who, _ in tournament.staff])}
    return tuple(roles.items())


def _otherwise(tournament: Tournament) -> tuple[Otherwise, ...]:
    return tuple(
        [
            Otherwise(step.number, step.at, step.what, step.by, step.members, step.reason, step.against)
            for step in tournament.log
            if not step.undone and (step.against or (step.what in OWN and step.reason))
        ]
    )


def _taken_back(tournament: Tournament) -> tuple[Back, ...]:
    steps = {step.number: step for step in tournament.log}
    back = [(step, steps.get(step.undone, step)) for step in tournament.log if step.undone]
    return tuple([Back(step.number, step.what, undo.at, undo.by, undo.reason) for step, undo in back])

"""`evolve(tournament, event, at) -> tournament`: what a tournament looks like after an event.

It reads neither law nor clock nor chance. What each event of a step changes is gathered in the log, so that the step
can be taken back.
"""

from collections.abc import Callable
from typing import Any

from cardspeak.room.tournament.run import events as e
from cardspeak.room.tournament.run.folds_chips import CHIPS
from cardspeak.room.tournament.run.folds_entries import ENTRIES, paid, put
from cardspeak.room.tournament.run.folds_hands import HANDS, won
from cardspeak.room.tournament.run.folds_money import MONEY
from cardspeak.room.tournament.run.folds_seats import SEATS, with_tables
from cardspeak.room.tournament.run.folds_time import TIME
from cardspeak.room.tournament.run.parts import put_back, touches, widened
from cardspeak.room.tournament.run.placing import come_in
from cardspeak.room.tournament.run.state import UNKNOWN, Parts, Stage, Step, Tournament, finish_of
from cardspeak.room.tournament.seating import with_player

KEPT = 200  # steps that can be taken back

Fold = Callable[[Any, Any, int], Tournament]


def announced(tournament: Tournament | None, event: e.TournamentAnnounced, at: int) -> Tournament:
    """Begin a tournament; its first step is that it was announced."""
    stage: Stage = "registering" if event.opens else "announced"
    first = Step(1, "announce", event.by, at)
    return Tournament(event.id, event.settings, event.by, stage, open=event.opens, log=(first,), steps=1)


def step_taken(tournament: Tournament, event: e.StepTaken, at: int) -> Tournament:
    """Write a step into the log; the events that follow from it belong to it."""
    step = Step(event.number, event.what, event.by, at, event.members, event.tables, event.reason, event.against)
    log = tournament.log
    if len(log) >= KEPT:
        log = (*log[:-KEPT], log[-KEPT]._replace(before=None), *log[-KEPT + 1 :])
    return tournament._replace(log=(*log, step), steps=event.number, following=event.follow)


def step_undone(tournament: Tournament, event: e.StepUndone, at: int) -> Tournament:
    """Put back what a step had changed."""
    return log_undone(put_back(tournament, event.back, event.transaction), event.step)


def log_undone(tournament: Tournament, number: int) -> Tournament:
    """Return the tournament whose log says that the last step took this one back; what it had taken back counts."""
    log = tuple(
        [
            each._replace(undone=tournament.steps)
            if each.number == number
            else each._replace(undone=0)
            if each.undone == number
            else each
            for each in tournament.log
        ]
    )
    return tournament._replace(log=log)


def players_back(tournament: Tournament, event: e.PlayersBack, at: int) -> Tournament:
    """Have players be in again; who went out after them is placed lower."""
    now = log_undone(tournament, event.step)
    if event.transaction:
        now = now._replace(ledger=paid(now.ledger, event.transaction))
    for member, number, place in event.seats:
        table = next(each for each in now.tables if each.number == number)
        own = now.entrants[member]._replace(status="seated", since=at, chips=UNKNOWN, by=(), hand=0, arrived=True)
        now = put(with_tables(now, [with_player(table, member, place)]), own)
        if finish_of(now, member):
            now = now._replace(finishes=come_in(now.finishes, member))
        if now.hand_for_hand:
            fallen = tuple([each for each in now.hand_for_hand.fallen if each.member != member])
            now = now._replace(hand_for_hand=now.hand_for_hand._replace(fallen=fallen))
    return won(now, event.bounties)


def penalty_lifted(tournament: Tournament, event: e.PenaltyLifted, at: int) -> Tournament:
    """Have a penalty not be served any more."""
    now = log_undone(tournament, event.step)
    penalties = [
        each._replace(lifted=True, left=0) if each.case == event.case else each for each in tournament.penalties
    ]
    return now._replace(penalties=tuple(penalties))


FOLDS: dict[type, Fold] = {
    e.TournamentAnnounced: announced,
    e.StepTaken: step_taken,
    e.StepUndone: step_undone,
    e.PlayersBack: players_back,
    e.PenaltyLifted: penalty_lifted,
    **ENTRIES,
    **SEATS,
    **HANDS,
    **TIME,
    **CHIPS,
    **MONEY,
}
"""How each event is folded; a group of events brings a table of its own."""


def hands_at(tournament: Tournament, touched: frozenset[str]) -> tuple[tuple[int, int], ...]:
    """Return how many hands there have been at the tables that a step has changed, and at those of its players."""
    return tuple(
        [
            (each.number, each.hand)
            for table, each in zip(tournament.tables, tournament.playing, strict=True)
            if f"table/{each.number}" in touched or any(f"member/{who}" in touched for who in table.places if who)
        ]
    )


def evolve(tournament: Tournament | None, event: e.Event, at: int) -> Tournament:
    """Return the tournament after an event."""
    now = FOLDS[type(event)](tournament, event, at)
    if tournament is None or not tournament.following or isinstance(event, e.StepTaken):
        return now
    step = now.log[-1]
    before = widened(step.before or Parts(), tournament, now)
    hands = hands_at(now, touches(before)) if now.following == 1 else ()
    step = step._replace(before=before, hands=hands)
    return now._replace(log=(*now.log[:-1], step), following=now.following - 1)

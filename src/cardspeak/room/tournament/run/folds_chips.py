"""How the events of chips are folded: counted, bought, raced, come and gone."""

from collections.abc import Callable, Iterable
from typing import Any

from cardspeak.room.tournament.run import events as e
from cardspeak.room.tournament.run.folds_entries import more, paid, put
from cardspeak.room.tournament.run.state import UNKNOWN, Raced, Tournament


def counted(tournament: Tournament, counts: Iterable[tuple[str, int]], at: int) -> Tournament:
    """Return the tournament with these stacks as they were counted."""
    entrants = tournament.entrants
    return put(tournament, *[entrants[member]._replace(chips=chips, counted=at) for member, chips in counts])


def stacks_counted(tournament: Tournament, event: e.StacksCounted, at: int) -> Tournament:
    return counted(tournament, event.counts, at)


def chips_bought(tournament: Tournament, event: e.ChipsBought, at: int) -> Tournament:
    own = tournament.entrants[event.member]
    known = own.chips if own.status == "seated" else 0
    own = own._replace(
        chips=UNKNOWN if known == UNKNOWN else known + event.chips,
        owes=own.owes + event.owes,
        rebuys=own.rebuys + (event.times if event.what == "rebuy" else 0),
        addons=own.addons + (event.times if event.what == "addon" else 0),
    )
    if own.status == "broke":
        own = own._replace(status="seated", since=at, declined=False)
    now = put(tournament._replace(ledger=paid(tournament.ledger, event.transaction)), own)
    kind = "rebuys" if event.what == "rebuy" else "addons"
    return more(now, in_play=event.chips, **{kind: event.times})


def debt_paid(tournament: Tournament, event: e.DebtPaid, at: int) -> Tournament:
    own = tournament.entrants[event.member]
    return put(tournament, own._replace(owes=own.owes - event.amount))


def chips_raced(tournament: Tournament, event: e.ChipsRaced, at: int) -> Tournament:
    races = (*tournament.races, Raced(event.table, event.race, at))
    now = counted(tournament._replace(races=races), event.stacks, at)
    return more(now, in_play=event.race.after - event.race.before)


def denomination_gone(tournament: Tournament, event: e.DenominationGone, at: int) -> Tournament:
    return tournament._replace(chips=tuple([each for each in tournament.chips if each != event.chips]))


def chips_changed(tournament: Tournament, event: e.ChipsChanged, at: int) -> Tournament:
    now = more(tournament, in_play=event.chips)
    own = tournament.entrants.get(event.member)
    if own is None or own.chips == UNKNOWN:
        return now
    return put(now, own._replace(chips=own.chips + event.chips, counted=at))


CHIPS: dict[type, Callable[[Any, Any, int], Tournament]] = {
    e.StacksCounted: stacks_counted,
    e.ChipsBought: chips_bought,
    e.DebtPaid: debt_paid,
    e.ChipsRaced: chips_raced,
    e.DenominationGone: denomination_gone,
    e.ChipsChanged: chips_changed,
}

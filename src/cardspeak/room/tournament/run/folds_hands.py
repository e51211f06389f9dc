"""How the events of hands are folded, and of those who are out."""

from collections.abc import Callable, Iterable
from typing import Any

from cardspeak.room.tournament.places import Finish
from cardspeak.room.tournament.run import events as e
from cardspeak.room.tournament.run.folds_entries import paid, put, risen
from cardspeak.room.tournament.run.folds_seats import with_playing, with_tables
from cardspeak.room.tournament.run.state import UNKNOWN, Entrant, HandForHand, Tournament, playing_at


def won(tournament: Tournament, bounties: Iterable[tuple[str, int]]) -> Tournament:
    """Return the tournament with these coins of bounties won."""
    entrants: dict[str, Entrant] = {}
    for member, coins in bounties:
        own = entrants.get(member, tournament.entrants[member])
        entrants[member] = own._replace(bounties=own.bounties + coins)
    return put(tournament, *entrants.values()) if entrants else tournament


def hand_begun(tournament: Tournament, event: e.HandBegun, at: int) -> Tournament:
    playing = playing_at(tournament, event.table)
    told = playing.play == "told"
    old = playing.old_level - 1 if playing.old_level and event.level < tournament.level else 0
    if event.seating is not None:
        tournament = with_tables(tournament, [event.seating])
    number = event.number or playing.hand
    return with_playing(tournament, event.table, level=event.level, on=not told, old_level=old, hand=number)


def hand_played(tournament: Tournament, event: e.HandPlayed, at: int) -> Tournament:
    begun = dict(event.started)
    entrants = []
    for member, chips in event.stacks:
        own = tournament.entrants[member]
        entrants.append(own._replace(chips=chips, counted=at, started=begun.get(member, own.started)))
    now = put(with_tables(tournament, [event.table]), *entrants)
    return with_playing(now, event.table.number, hand=event.number, on=False)


def stack_lost(tournament: Tournament, event: e.StackLost, at: int) -> Tournament:
    own = tournament.entrants[event.member]
    table = next((table.number for table in tournament.tables if event.member in table.places), 0)
    return put(tournament, own._replace(
        status="broke", since=at, chips=0, counted=at, declined=False, by=event.winners, hand=event.hand, fell=table,
    ))  # fmt: skip


def rebuy_declined(tournament: Tournament, event: e.RebuyDeclined, at: int) -> Tournament:
    return put(tournament, tournament.entrants[event.member]._replace(declined=True))


def players_out(tournament: Tournament, event: e.PlayersOut, at: int) -> Tournament:
    by = dict(event.by)
    tournament = _won_by_somebody(tournament, event)
    for loser in event.losers:
        own = tournament.entrants[loser.member]
        tournament = put(
            risen(tournament, loser.member),
            own._replace(
                status="out", since=at, chips=0, counted=at, started=loser.started, hand=loser.hand,
                by=by.get(loser.member, ()), away=False, declined=False,
            ),
        )  # fmt: skip
    now = tournament._replace(
        finishes=(*tournament.finishes, *event.finishes), ledger=paid(tournament.ledger, *event.transactions)
    )
    if event.later and now.hand_for_hand:
        fallen = (*now.hand_for_hand.fallen, *event.losers)
        now = now._replace(hand_for_hand=now.hand_for_hand._replace(fallen=fallen))
    return won(now, event.bounties)


def _won_by_somebody(tournament: Tournament, event: e.PlayersOut) -> Tournament:
    # where hands are entered one by one, and this one was not, nobody knows who has the chips now
    losers = {each.member for each in event.losers}
    if playing_at(tournament, event.table).play == "told":
        return tournament
    if all(tournament.entrants[member].chips <= 0 for member in losers):
        return tournament
    table = next(each for each in tournament.tables if each.number == event.table)
    others = [tournament.entrants[each] for each in table.places if each and each not in losers]
    return put(tournament, *[each._replace(chips=UNKNOWN) for each in others if each.status == "seated"])


def table_done(tournament: Tournament, event: e.TableDone, at: int) -> Tournament:
    assert tournament.hand_for_hand, "no hand-for-hand play"
    now = tournament.hand_for_hand
    return tournament._replace(hand_for_hand=now._replace(done=(*now.done, event.table)))


def round_finished(tournament: Tournament, event: e.RoundFinished, at: int) -> Tournament:
    return tournament._replace(
        finishes=(*tournament.finishes, *event.finishes), clock=event.clock,
        hand_for_hand=HandForHand(event.round + 1) if tournament.hand_for_hand else None,
    )  # fmt: skip


def hand_for_hand_set(tournament: Tournament, event: e.HandForHandSet, at: int) -> Tournament:
    now = HandForHand(finishing=event.finishing) if event.on else None
    return tournament._replace(hand_for_hand=now)


def finished(tournament: Tournament, finishes: Iterable[Finish], at: int) -> Tournament:
    """Return the tournament over, with the places of those who were still in."""
    last = tuple(finishes)
    entrants = [tournament.entrants[each.player]._replace(status="out", since=at) for each in last]
    now = tournament._replace(stage="over", open=False, ended=at, finishes=(*tournament.finishes, *last))
    return put(now._replace(hand_for_hand=None, wanted=()), *entrants)


def tournament_won(tournament: Tournament, event: e.TournamentWon, at: int) -> Tournament:
    ledger = paid(tournament.ledger, *event.transactions)
    return won(finished(tournament._replace(ledger=ledger), event.finishes, at), event.bounties)


def disqualified(tournament: Tournament, event: e.Disqualified, at: int) -> Tournament:
    own = tournament.entrants[event.member]
    gone = own._replace(
        status="disqualified", since=at, chips=0, counted=at, started=event.chips, away=False, declined=False
    )
    now = put(risen(tournament, event.member), gone)
    counts = now.counts._replace(in_play=now.counts.in_play - event.chips)
    return now._replace(finishes=(*now.finishes, *event.finishes), counts=counts)


HANDS: dict[type, Callable[[Any, Any, int], Tournament]] = {
    e.HandBegun: hand_begun,
    e.HandPlayed: hand_played,
    e.StackLost: stack_lost,
    e.RebuyDeclined: rebuy_declined,
    e.PlayersOut: players_out,
    e.TableDone: table_done,
    e.RoundFinished: round_finished,
    e.HandForHandSet: hand_for_hand_set,
    e.TournamentWon: tournament_won,
    e.Disqualified: disqualified,
}

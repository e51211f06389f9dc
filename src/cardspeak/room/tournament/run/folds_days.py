"""How the events of several days are folded."""

from collections.abc import Callable
from typing import Any

from cardspeak.room.tournament.run import events_days as e
from cardspeak.room.tournament.run.folds_entries import more, paid, put
from cardspeak.room.tournament.run.state import Entrant, Playing, Tournament


def day_ended(tournament: Tournament, event: e.DayEnded, at: int) -> Tournament:
    return tournament._replace(stage="between_days", clock=event.clock, bags=event.bags, bagged=False)


def bag_counted(tournament: Tournament, event: e.BagCounted, at: int) -> Tournament:
    bags = tuple([event.bag if bag.player == event.bag.player else bag for bag in tournament.bags])
    return tournament._replace(bags=bags)


def bags_closed(tournament: Tournament, event: e.BagsClosed, at: int) -> Tournament:
    known = tournament.entrants
    counted = [known[member]._replace(chips=chips, counted=at) for member, chips in event.stacks]
    return more(put(tournament._replace(bagged=True), *counted), in_play=event.over)


def day_began(tournament: Tournament, event: e.DayBegan, at: int) -> Tournament:
    drawn = [player for table in event.tables for player in table.places if player]
    entrants = [
        tournament.entrants[member]._replace(status="seated", since=at, arrived=False, away=False) for member in drawn
    ]
    ways = {each.number: each for each in tournament.playing}
    level = max(tournament.level, event.clock.level)
    playing = tuple(
        [
            Playing(table.number, event.play, level=level, hand=ways[table.number].hand if table.number in ways else 0)
            for table in event.tables
        ]
    )
    now = tournament._replace(
        stage="running", day=event.day, tables=event.tables, playing=playing, chips=event.chips, clock=event.clock,
        level=level, part=event.clock.part, bags=(), bagged=False, wanted=(), hand_for_hand=None,
        draw=tournament.draw or event.order, begun=tournament.begun or at,
    )  # fmt: skip
    return put(now, *entrants)


def flight_sent(tournament: Tournament, event: e.FlightSent, at: int) -> Tournament:
    ledger = paid(tournament.ledger, event.transaction)
    rising = [tournament.entrants[member]._replace(status="withdrawn", since=at) for member, _ in event.stacks]
    gone = sum(chips for _, chips in event.stacks)
    now = tournament._replace(
        stage="over", open=False, ended=at, ledger=ledger, tables=(), playing=(), bags=(), payouts=(), sent_to=event.to
    )
    return more(put(now, *rising), in_play=-gone)


def flight_brought(tournament: Tournament, event: e.FlightBrought, at: int) -> Tournament:
    times = dict(event.counts)
    entrants: list[Entrant] = []
    came = 0
    for member, chips in event.stacks:
        own = tournament.entrants.get(member) or Entrant(member, "entered", at)
        before = max(0, own.chips) if own.status == "entered" else 0
        came += chips - before
        entrants.append(
            own._replace(
                status="entered", since=at, chips=chips, counted=at, entries=own.entries + times.get(member, 1),
                number=own.number or len(tournament.entrants) + len(entrants) + 1,
            )
        )  # fmt: skip
    now = tournament._replace(
        ledger=paid(tournament.ledger, event.transaction), flights=(*tournament.flights, event.flight)
    )
    return more(put(now, *entrants), in_play=came, entries=event.entries)


DAYS: dict[type, Callable[[Any, Any, int], Tournament]] = {
    e.DayEnded: day_ended,
    e.BagCounted: bag_counted,
    e.BagsClosed: bags_closed,
    e.DayBegan: day_began,
    e.FlightSent: flight_sent,
    e.FlightBrought: flight_brought,
}

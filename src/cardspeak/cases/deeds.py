"""What an event of the hand was, as the floor would say it: a finding, its amount, the points of law behind it."""

from collections.abc import Callable
from typing import Any

from cardspeak.finding import Finding, finding
from cardspeak.hand import events as e

Deed = tuple[Finding, int | None, tuple[str, ...]]


def _called(event: e.Called) -> Deed:
    total = event.round.bets[event.seat]
    return finding("calls", seat=event.seat, total=total), total, ("call.allowed",)


def _raised(event: e.RaisedTo) -> Deed:
    everything = event.round.stacks[event.seat] == 0
    done = finding("is_all_in_for" if everything else "raises_to", seat=event.seat, total=event.total)
    if event.full:
        return done, event.total, ("raise.minimum", "bet.maximum")
    return finding("is_no_raise", what=done), event.total, ("raise.minimum", "raise.short")


def _brought_in(event: e.BroughtIn) -> Deed:
    brought = finding("brings_in", seat=event.seat, total=event.amount)
    return brought, event.amount, ("bringin.seat", "bringin.size")


def _discarded(event: e.Discarded) -> Deed:
    count = len(event.positions)
    done = finding("draws", seat=event.seat, cards=count) if count else finding("stands_pat", seat=event.seat)
    return done, None, ("deal.sequence",)


def _simply(code: str, point: str) -> Callable[[Any], Deed]:
    return lambda event: (finding(code, seat=event.seat), None, (point,))


DEEDS: dict[type, Callable[[Any], Deed]] = {
    e.Folded: _simply("folds", "fold.effect"),
    e.Checked: _simply("checks", "check.allowed"),
    e.Called: _called,
    e.RaisedTo: _raised,
    e.BroughtIn: _brought_in,
    e.Discarded: _discarded,
    e.Tabled: _simply("hand_is_tabled", "show.whole"),
    e.Mucked: _simply("mucks", "show.duty"),
    e.BoardPlayed: _simply("plays_board", "show.words"),
    e.Exposed: _simply("exposes_cards", "exposed.rights"),
    e.CardShown: _simply("shows_cards", "show.whole"),
    e.RunsAgreed: lambda event: (finding("board_is_run", number=event.times), None, ("deal.runs",)),
    e.PotTold: lambda event: (finding("pot_is_told", seat=event.seat, amount=event.amount), None, ("pot.told",)),
    e.BetTold: lambda event: (finding("bet_is_told", seat=event.seat, amount=event.amount), None, ("bet.told",)),
    e.PotSpread: _simply("pot_is_spread", "pot.spread"),
    e.BetsGathered: _simply("bets_are_brought_in", "bet.gathered"),
    e.HandSeen: lambda event: (finding("sees_hand", seat=event.seat, other=event.target), None, ("show.asked",)),
    e.RabbitShown: lambda event: (finding("would_have_come", cards=len(event.cards)), None, ("deal.rabbit",)),
}


def deed(event: e.Event) -> Deed | None:
    """Return what an event was that somebody did; none for the dealer's own work."""
    made = DEEDS.get(type(event))
    return made(event) if made is not None else None

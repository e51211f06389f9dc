"""A declaration: what a player did with words, chips or hands, before the book has said what it was."""

from collections.abc import Mapping
from typing import Any, NamedTuple

from cardspeak.finding import Finding, finding
from cardspeak.floor.declarations.speech import Meaning
from cardspeak.hand.betting import Barred, bounds, brings_in
from cardspeak.hand.state import State
from cardspeak.law.law import Law
from cardspeak.record import record


@record
class Declaration(NamedTuple):
    """What a player did: words, chips, in how many motions, which came first, chips taken back.

    ``chips`` are the denominations one by one; empty where only their worth ``put`` is known. A first of several
    ``motions`` that is 0 is not known. ``told`` is the amount of
    the bet as the player was told it (0: nobody did). ``know`` are facts that the table established, ``lying`` the
    chips from before that still lie in front, where they are known one by one; ``last_bet`` is the last bet of the
    round before (0: none is known).
    """

    seat: int
    said: Meaning | None = None
    put: int = 0
    chips: tuple[int, ...] = ()
    motions: tuple[int, ...] = ()
    chips_first: bool = False
    took: int = 0
    told: int = 0
    know: Mapping[str, Any] = {}
    lying: tuple[int, ...] = ()
    last_bet: int = 0


def left(done: Declaration, front: int) -> tuple[int, ...]:
    """Return the chips that lie in front of the player from before; as one piece where they are not known."""
    if front and sum(done.lying) + done.took >= front:
        return done.lying
    return (front - done.took,) if front > done.took else ()


@record
class Spot(NamedTuple):
    """Where the acting player stands: amounts in front of players are totals, `owed` is what a call adds."""

    seat: int
    front: int
    stack: int
    level: int
    owed: int
    step: int
    least: int  # the smallest and the largest bet or raise, 0 where there is none
    most: int
    pot: int
    heads_up: bool
    opening: bool  # the bet to call is the first of the round
    small: int  # the smallest bet of the game
    bring_in: int  # the bring-in that the player owes, or 0
    barred: tuple[str, ...]  # the points that bar the player from betting or raising

    @property
    def call(self) -> int:
        """The chips in front of the player after a call, as far as the stack reaches."""
        return self.front + self.owed


def spot(state: State, law: Law, seat: int) -> Spot:
    """Return where this seat stands."""
    now, deal = state.round, state.deal
    reach = bounds(state, law, seat)
    least, most = (0, 0) if isinstance(reach, Barred) else reach
    owed = max(min(now.level - now.bets[seat], now.stacks[seat]), 0)
    pot = state.pot.total + sum(now.bets)
    blind = deal.big_blind or deal.small_bet
    return Spot(
        seat, now.bets[seat], now.stacks[seat], now.level, owed, now.step, least, most, pot,
        now.live.bit_count() == 2, now.raises == 0, blind,
        deal.bring_in if brings_in(state) else 0, reach.points if isinstance(reach, Barred) else (),
    )  # fmt: skip


def told_by_the_dealer(done: Declaration, at: Spot, action: Finding, total: int) -> tuple[Finding, ...]:
    """Return what the dealer does when chips were put out: say what it was, give change, have the rest put in."""
    if not done.put:
        return ()
    over = done.put + sum(left(done, at.front)) - total
    steps = (finding("announce", what=action),)
    if over > 0:
        return (*steps, finding("give_back", seat=at.seat, amount=over))
    return (*steps, finding("adds", seat=at.seat, amount=-over)) if over else steps

"""The betting: what the player to act may do, and what the round looks like afterwards."""

from typing import NamedTuple, final

from cardspeak.hand import commands as c
from cardspeak.hand import events as e
from cardspeak.hand.commands import Bounds, Options
from cardspeak.hand.offers import offered
from cardspeak.hand.refused import Refused
from cardspeak.hand.state import (
    ACTED,
    AFTER,
    LIVE,
    QUEUE,
    Round,
    State,
    able,
    clockwise,
    new,
    seats_in,
)
from cardspeak.hand.turn import bring_in_owed
from cardspeak.law.law import Law
from cardspeak.record import record


@final
@record
class Barred(NamedTuple):
    """Why a player may not bet or raise: a code and the points of law behind it."""

    code: str
    points: tuple[str, ...]


NOT_ENOUGH_CHIPS = Barred("not_enough_chips", ("bet.stakes", "bet.all_in"))
BARRED_FROM_RAISING = Barred("barred_from_raising", ("exposed.rights",))
BETTING_FROZEN = Barred("betting_frozen", ("raise.allowed",))
NOT_REOPENED = Barred("not_reopened", ("raise.reopens", "raise.short"))
CAPPED = Barred("capped", ("raise.cap", "raise.allowed"))
NOBODY_TO_RAISE = Barred("nobody_to_raise", ("turn.all_in",))


def pot_after_call(state: State, law: Law, seat: int) -> int:
    """The pot with the bets on the table and the call of this seat, blinds reckoned as the law says."""
    now = state.round
    there = state.pot.total + sum(now.bets) + now.level - now.bets[seat]
    if blinds_missing(state):
        posted = _blinds_posted(state)
        there += law.pot_counted(posted, state.deal.small_blind + state.deal.big_blind) - posted
    return there


def blinds_missing(state: State) -> int:
    """Return what the blinds in front of the players are short of full ones, as long as they lie there."""
    deal = state.deal
    if state.street or not deal.big_blind:
        return 0
    return deal.small_blind + deal.big_blind - _blinds_posted(state)


def _blinds_posted(state: State) -> int:
    # a blind that is all-in for less posted what its stack held after its ante
    pot, stacks = state.pot, state.deal.stacks
    return sum(
        [
            min(post.amount, stacks[post.seat] - pot.dead[post.seat] - pot.paid[post.seat])
            for post in state.deal.posts
            if post.kind in ("small blind", "big blind")
        ]
    )


def bounds(state: State, law: Law, seat: int) -> Bounds | Barred:
    """Return how much this seat may bet or raise to, or why it may not."""
    stacks, bets, _, queue, level, full, step, raises, crowd, began, acted, shut, _, barred, ceiling = state.round
    behind = stacks[seat] + bets[seat]
    if behind <= level or (level == 0 and behind <= state.deal.bring_in and queue[:1] == (seat,) and brings_in(state)):
        return NOT_ENOUGH_CHIPS
    if barred and barred >> seat & 1:
        return BARRED_FROM_RAISING
    if ceiling >= 0 and level >= ceiling:
        return BETTING_FROZEN
    answered = acted[seat]
    if answered >= 0 and not law.raise_reopens(answered, level, full, step, shut >> seat & 1 == 1):
        return NOT_REOPENED
    # a cap counts raises: where none was made the law has nothing to count
    if raises and law.raise_cap(raises, crowd, began, state.deal.event.left):
        return CAPPED
    if 0 in stacks and not _anybody_to_answer(state.round, seat):
        return NOBODY_TO_RAISE
    # before a full bet a bring-in may lie there
    minimum: int = law.raise_minimum(level, full, step) if full or level == 0 else _minimum(state, law)
    if minimum >= behind:
        return behind, behind
    most = law.bet_maximum(behind, level, minimum, pot_after_call, (state, law, seat))
    if level == 0 and state.street == 1 and _open_pair(state, law):
        most = max(most, state.deal.big_bet)
    return minimum, behind if most > behind else most if most > minimum else minimum


def _minimum(state: State, law: Law) -> int:
    now = state.round
    if now.full == 0 and state.street == 0 and 0 < now.level <= state.deal.bring_in:
        return now.step  # a bring-in is completed to the bet, not raised by it
    return int(law.raise_minimum(now.level, now.full, now.step))


def _anybody_to_answer(now: Round, seat: int) -> bool:
    """Say whether anybody else could put in more than what has to be matched."""
    bets, live, level = now.bets, now.live, now.level
    for other, stack in enumerate(now.stacks):
        if stack and stack + bets[other] > level and live >> other & 1 and other != seat:
            return True
    return False


def _open_pair(state: State, law: Law) -> bool:
    if state.deal.game.family != "stud" or state.deal.game.opens_low or state.deal.structure != "fixed-limit":
        return False
    ranks = [sorted(card // 4 for card in cards) for cards in state.cards.up]
    pair = any(len(row) == 2 and row[0] == row[1] for row in ranks)
    return bool(law.bet_open_pair(pair))


def options(state: State, law: Law) -> Options:
    """Return what the player to act may do: the verb and its least and most amount (0, 0 where it has none).

    `call` is the number of chips to add; `bet`, `raise to`, `complete` are totals; `bring in` the chips to pay.
    """
    now, street = state.round, state.street
    queue, level = now.queue, now.level
    if not queue:
        return {}
    seat = queue[0]
    if level == 0 and street == 0 and brings_in(state):
        found: Options = {} if bring_in_owed(state, law) else {"fold": (0, 0)}
        found["bring in"] = (min(state.deal.bring_in, now.stacks[seat]),) * 2
        reach = bounds(state, law, seat)
        if type(reach) is not Barred:
            found["complete"] = reach
        return found
    owed = level - now.bets[seat]
    if law.check_allowed(owed):
        found = {"check": (0, 0)}
    else:
        found = {"fold": (0, 0)}
        if street or now.raises or _may_limp(state, level, law):
            stack = now.stacks[seat]
            found["call"] = (owed, owed) if owed < stack else (stack, stack)
    reach = bounds(state, law, seat)
    if type(reach) is not Barred:
        found["bet" if level == 0 else "raise to" if street or now.full else "complete"] = reach
    return found


def brings_in(state: State) -> bool:
    """Say whether the player to act owes the bring-in."""
    if not state.deal.bring_in or state.street:
        return False
    now = state.round
    return now.level == 0 and now.acted[now.queue[0]] < 0


def _may_limp(state: State, level: int, law: Law) -> bool:
    # in the first round, before a raise: whoever comes in first may have to raise
    return level != state.deal.big_blind or bool(law.call_limp())


def _refuse(state: State, law: Law, code: str, points: tuple[str, ...], **facts: object) -> Refused:
    return Refused(code, facts, law.cites(*points), offered(options(state, law)))


def undecided(queue: tuple[int, ...], stacks: tuple[int, ...], bets: tuple[int, ...], live: int) -> tuple[int, ...]:
    """Return who of a queue still has something to decide."""
    # one player left with chips has nothing to decide after matching everybody who is still in
    if len(queue) != 1 or 0 not in stacks:
        return queue
    only = queue[0]
    for seat in seats_in(live, len(stacks)):
        if seat != only and (stacks[seat] or bets[seat] > bets[only]):
            return queue
    return ()


def fold(state: State, command: c.Fold, law: Law) -> e.Folded | Refused:
    """Give up the hand, facing a bet or not."""
    now = state.round
    seat = command.seat
    if now.level == 0 and brings_in(state) and bring_in_owed(state, law):
        return _refuse(state, law, "bring_in_owed", ("bringin.seat",), seat=_name(state, seat))
    after = [*now]
    after[LIVE] = live = now.live & ~(1 << seat)
    queue = now.queue[1:] if live & (live - 1) else ()
    after[QUEUE] = queue if len(queue) != 1 else undecided(queue, now.stacks, now.bets, live)
    return new(e.Folded, (seat, new(Round, after)))


def check(state: State, command: c.Check, law: Law) -> e.Checked | Refused:
    """Let the turn pass, where nothing is to be called."""
    now = state.round
    level, seat = now.level, command.seat
    if level == 0 and brings_in(state):
        return _refuse(state, law, "bring_in_owed", ("bringin.seat",), seat=_name(state, seat))
    owed = level - now.bets[seat]
    if not law.check_allowed(owed):
        return _refuse(
            state, law, "check_facing_bet", ("check.allowed", "turn.effect"), seat=_name(state, seat), to_call=owed
        )
    spoken = [*now.acted]
    spoken[seat] = level
    queue = now.queue[1:]
    after = [*now]
    after[QUEUE] = queue if len(queue) != 1 else undecided(queue, now.stacks, now.bets, now.live)
    after[ACTED] = tuple(spoken)
    return new(e.Checked, (seat, new(Round, after)))


def call(state: State, command: c.Call, law: Law) -> e.Called | Refused:
    """Match the bet as far as the stack reaches."""
    now = state.round
    level, seat = now.level, command.seat
    if level == 0 and brings_in(state):
        return _refuse(state, law, "bring_in_owed", ("bringin.seat",), seat=_name(state, seat))
    amount = law.call_allowed(level, now.bets[seat], now.stacks[seat])
    if amount <= 0:
        return _refuse(state, law, "nothing_to_call", ("call.allowed", "check.allowed"), seat=_name(state, seat))
    if state.street == 0 and not now.raises and not _may_limp(state, level, law):
        return _refuse(state, law, "no_limping", ("call.limp",), seat=_name(state, seat))
    return matched(state, seat, amount)


def matched(state: State, seat: int, amount: int) -> e.Called:
    """Return what a call with so many chips leads to, whether or not it is allowed."""
    stacks, bets, live, queue, level, full, step, raises, crowd, began, acted, shut, aggressor, barred, ceiling = (
        state.round
    )
    behind, put, spoken = [*stacks], [*bets], [*acted]
    behind[seat] -= amount
    put[seat] += amount
    spoken[seat] = level
    stacks, bets, queue = tuple(behind), tuple(put), queue[1:]
    if len(queue) == 1:
        queue = undecided(queue, stacks, bets, live)
    after = new(Round, (
        stacks, bets, live, queue, level, full, step, raises, crowd, began, tuple(spoken), shut, aggressor, barred,
        ceiling,
    ))  # fmt: skip
    return new(e.Called, (seat, amount, after))


def raise_to(state: State, command: c.RaiseTo, law: Law) -> e.RaisedTo | Refused:
    """Bet, raise or complete to a total."""
    now = state.round
    seat, total = command
    behind = now.stacks[seat] + now.bets[seat]
    if total > behind:
        return _refuse(
            state, law, "more_than_the_stack", ("bet.stakes",), seat=_name(state, seat), total=total, stack=behind
        )
    reach = bounds(state, law, seat)
    if type(reach) is Barred:
        return _refuse(state, law, reach.code, reach.points, seat=_name(state, seat), total=total, bet=now.level)
    least, most = reach
    if total < least:
        points = ("raise.minimum", "raise.allowed") if now.level else ("bet.minimum", "bet.allowed")
        return _refuse(state, law, "below_the_minimum", points, seat=_name(state, seat), total=total, least=least)
    if total > most:
        return _refuse(
            state, law, "above_the_maximum", ("bet.maximum",), seat=_name(state, seat), total=total, most=most
        )
    if least < total < most and state.deal.structure == "fixed-limit":
        # an open pair leaves two fixed sizes, and nothing between them
        return _refuse(state, law, "not_a_size_of_the_round", ("bet.sizes",), seat=_name(state, seat), total=total)
    return raised(state, law, seat, total)


def raised(state: State, law: Law, seat: int, total: int) -> e.RaisedTo:
    """Return what a bet or raise to this total leads to, whether or not it is allowed."""
    stacks, bets, live, _, level, full, step, raises, crowd, began, acted, shut, aggressor, barred, ceiling = (
        state.round
    )
    left = stacks[seat] + bets[seat] - total
    limit = state.deal.structure == "fixed-limit"
    # in fixed limit an all-in is measured from the last full bet, elsewhere from what has to be matched
    counts = (
        left > 0 or total >= _minimum(state, law) or bool(law.raise_short(total - (full if limit else level), step))
    )
    behind, put, spoken = [*stacks], [*bets], [*acted]
    behind[seat] = left
    put[seat] = spoken[seat] = total
    stacks = tuple(behind)
    others = live & ~(1 << seat)
    queue = clockwise(able(others, stacks) if 0 in stacks else others, seat, len(stacks))
    if counts:
        if full:
            raises += 1
        if total - level > step and (level == 0 or not limit):
            step = total - level
        full, crowd, aggressor = total, live.bit_count(), seat
    else:
        shut |= sum([1 << other for other in queue if acted[other] >= full])
    after = new(Round, (
        stacks, tuple(put), live, queue, total if total > level else level, full, step, raises, crowd, began,
        tuple(spoken), shut, aggressor, barred, ceiling,
    ))  # fmt: skip
    return new(e.RaisedTo, (seat, total, counts, after))


def raise_by(state: State, command: c.RaiseBy, law: Law) -> e.RaisedTo | Refused:
    """Raise by an increment over what has to be matched."""
    return raise_to(state, c.RaiseTo(command.seat, state.round.level + command.increment), law)


def all_in(state: State, command: c.AllIn, law: Law) -> e.Called | e.RaisedTo | e.BroughtIn | Refused:
    """Put everything in: a call where the stack does not reach above the bet, else a bet or raise."""
    now = state.round
    seat = command.seat
    behind = now.stacks[seat] + now.bets[seat]
    if brings_in(state) and behind <= state.deal.bring_in:
        return bring_in(state, c.BringIn(seat), law)
    if behind <= now.level:
        return call(state, c.Call(seat), law)
    return raise_to(state, c.RaiseTo(seat, behind), law)


def bring_in(state: State, command: c.BringIn, law: Law) -> e.BroughtIn | Refused:
    """Pay the bring-in, or what the stack holds of it; the others owe it in full."""
    now = state.round
    seat = command.seat
    if not brings_in(state):
        return _refuse(state, law, "no_bring_in", ("bringin.seat",), seat=_name(state, seat))
    amount = min(state.deal.bring_in, now.stacks[seat])
    stacks = (*now.stacks[:seat], now.stacks[seat] - amount, *now.stacks[seat + 1 :])
    bets = (*now.bets[:seat], amount, *now.bets[seat + 1 :])
    acted = (*now.acted[:seat], amount, *now.acted[seat + 1 :])
    level = law.blind_short(amount, state.deal.bring_in)
    order = AFTER[len(bets)][seat]
    queue = tuple([other for other in order if now.live >> other & 1 and stacks[other] and other != seat])
    after = now._replace(
        stacks=stacks, bets=bets, acted=acted, level=level, queue=undecided(queue, stacks, bets, now.live)
    )
    return e.BroughtIn(seat, amount, after)


def expose(state: State, seat: int, cards: tuple[int, ...], law: Law) -> e.Exposed | Refused:
    """Show cards while the hand goes on."""
    held = state.secret.down[seat]
    positions = positions_of(held, cards)
    if positions is None:
        return Refused("not_his_cards", {"seat": _name(state, seat)}, law.cites("show.words"))
    now = state.round
    barred = now.barred if law.exposed_rights() else now.barred | 1 << seat
    return e.Exposed(seat, positions, cards, now._replace(barred=barred))


def positions_of(held: tuple[int, ...], cards: tuple[int, ...]) -> tuple[int, ...] | None:
    """Return where these cards lie in a holding (a card nobody has seen may be any); none when they do not."""
    places: list[int] = []
    for card in cards:
        found = [place for place, other in enumerate(held) if other == card and place not in places]
        found = found or [place for place, other in enumerate(held) if other == 52 and place not in places]
        if not found:
            return None
        places.append(found[0])
    return tuple(places)


def _name(state: State, seat: int) -> str:
    return state.deal.seats[seat]

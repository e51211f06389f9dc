"""Pots: who contests which, and who gets what of them, down to the odd chip."""

from collections.abc import Sequence
from functools import cache, partial
from operator import add
from typing import NamedTuple

from cardspeak.cards.card import UNKNOWN
from cardspeak.cards.rankings import ranking
from cardspeak.chips import split
from cardspeak.hand import events as e
from cardspeak.hand.state import State, new, seats_in
from cardspeak.law.law import Law
from cardspeak.law.policies.pots import Sharer
from cardspeak.record import record

side_ranking = cache(ranking)


@record
class PotSize(NamedTuple):
    """One pot and the seats that contest it, as bits; the first is the main pot."""

    size: int
    seats: int


def pots(state: State) -> tuple[PotSize, ...]:
    """Return the main pot and the side pots as they lie, bets on the table left out."""
    paid, dead, carried, _, _ = state.pot
    live = state.round.live
    contesting = seats_in(live, len(paid))
    top = max(paid)
    # in most hands all who are left have paid the same, and nobody more than they
    levels = [top]
    for seat in contesting:
        if paid[seat] != top:
            levels = sorted({paid[seat] for seat in contesting})
            break
    found: list[PotSize] = []
    stranded: list[PotSize] = []
    if levels[-1] < top:
        reach = _reach(state, contesting)
        stranded = _stranded(state, reach)
        paid = tuple([min(put, reach) for put in paid])
    if len(levels) < 2:
        size = sum(paid)
        if size:
            found.append(new(PotSize, (size, live)))
    else:
        if not levels[0]:
            del levels[0]  # a player who has put nothing in contests what was there before
        below, last = 0, levels[-1]
        for level in levels:
            # what was put in above the last level lies in the last pot
            size = sum([(put if put < level or level == last else level) - below for put in paid if put > below])
            among = sum([1 << seat for seat in contesting if paid[seat] >= level])
            found.append(new(PotSize, (size, among)))
            below = level
    unclaimed = sum(dead)
    if unclaimed:
        found = _joined(found, PotSize(unclaimed, live))
    for size, among in carried:
        found = _joined(found, PotSize(size, among & live or last_of(state, among)))
    return (*found, *stranded)


def _reach(state: State, seats: Sequence[int]) -> int:
    """How far the hands that are left reach: what they put in; the only player left, what they could have put in."""
    paid, taken, raked = state.pot.paid, state.pot.taken, state.pot.raked
    if len(seats) > 1:
        return max([paid[seat] for seat in seats])
    return paid[seats[0]] + max(state.round.stacks[seats[0]] - taken + raked, 0)


def _stranded(state: State, reach: int) -> list[PotSize]:
    """The pots that no hand is left in: each was won when all others who had paid into it were out."""
    paid = state.pot.paid
    found: list[PotSize] = []
    below = reach
    for level in sorted({put for put in paid if put > reach}):
        among = sum([1 << seat for seat, put in enumerate(paid) if put >= level])
        found = _joined(found, PotSize((level - below) * among.bit_count(), last_of(state, among)))
        below = level
    return found


def last_of(state: State, seats: int) -> int:
    """The one of these seats whose hand went out last, as a bit; it was the only player left among them."""
    left, paid = state.noted.left, state.pot.paid
    order = [(left.index(seat) if seat in left else -1, paid[seat], seat) for seat in seats_in(seats, len(paid))]
    return 1 << max(order)[2]


def unwon(state: State, dying: Sequence[int]) -> list[tuple[int, int]]:
    """Return by seat what goes back of pots whose last hands, two or more, die together: nobody is left to win them."""
    now = state.round
    put = [*map(add, state.pot.paid, now.bets)]
    behind = (0,) * len(put) if state.stage in ("showdown", "naming", "over") else now.stacks
    claiming = now.live & ~state.noted.mucked
    mine = sorted([put[seat] for seat in dying if claiming >> seat & 1])
    left = seats_in(claiming & ~sum([1 << seat for seat in dying]), len(put))
    if len(mine) < 2 or not left:
        return []
    reach = max([put[seat] + behind[seat] for seat in left])
    back = [min(chips, mine[-2]) - reach for chips in put]
    return [(seat, amount) for seat, amount in enumerate(back) if amount > 0]


def before_whom(found: tuple[PotSize, ...], index: int) -> int:
    """Return the seats, as bits, before which a side pot stands: who contests the pot before it, but not this one."""
    return found[index - 1].seats & ~found[index].seats if index else 0


def _joined(found: list[PotSize], pot: PotSize) -> list[PotSize]:
    for index, other in enumerate(found):
        if other.seats == pot.seats:
            return [*found[:index], PotSize(other.size + pot.size, pot.seats), *found[index + 1 :]]
    # a pot that more players contest lies before one that fewer do
    place = sum(1 for other in found if other.seats.bit_count() > pot.seats.bit_count())
    return [*found[:place], pot, *found[place:]]


def values(state: State, seats: Sequence[int], run: int) -> list[list[int]]:
    """Return for each side of the game the values of these seats' hands; -1 does not qualify."""
    down, up = state.secret.down, state.cards.up
    board = state.cards.boards[run]
    blank = state.noted.claimed & ~state.cards.tabled
    holdings = [down[seat] + up[seat] for seat in seats]
    if blank:
        holdings = [() if blank >> seat & 1 else hand for seat, hand in zip(seats, holdings, strict=True)]
    return [side_ranking(name, use).best_of_many(holdings, board) for name, use in state.deal.game.sides]


def awards(state: State, law: Law, claims: int, named: Sequence[Sequence[int]] = ()) -> list[e.Awarded]:
    """Award every pot in the order of the law, to the hands that claim it, or to the winners who were named."""
    found = pots(state)
    odd = state.noted.odd
    runs = len(state.cards.boards)
    unit = law.oddchip_unit(state.deal.chips)
    seats = seats_in(claims, len(state.round.stacks))
    worth: list[list[list[int]]] = []
    if len(seats) > 1 and found and not named:
        for run in range(runs):
            worth.append(values(state, seats, run))
    if state.pot.raked:
        found = _after_rake(found, state.pot.raked)
    given: list[e.Awarded] = []
    for index in law.pot_order(len(found)):
        size, contesting = found[index]
        among = contesting & claims or last_of(state, contesting)  # where nobody claims it, the last has won it
        part, rest = split(size, runs, unit) if runs > 1 else (size, 0)
        for run in range(runs):
            amount = part if run else part + rest
            if named and contesting & claims:
                shares = [(0, amount, tuple(named[index]), False)]
            elif not among & (among - 1):
                shares = [(0, amount, (among.bit_length() - 1,), False)]
            else:
                shares = _sides(law, amount, unit, worth[run], seats, among, odd)
            for side, half, winners, has_odd in shares:
                event = share(state, law, index, run, side, half, winners, unit, odd)
                if has_odd and len(winners) == 1:  # the odd chip of the pot, which one hand has got with its half
                    event = event._replace(odd=winners)
                odd += event.odd
                given.append(event)
    return given


def _after_rake(found: Sequence[PotSize], raked: int) -> tuple[PotSize, ...]:
    # the house takes its share from the main pot first
    left: list[PotSize] = []
    for size, seats in found:
        taken = min(raked, size)
        left.append(PotSize(size - taken, seats))
        raked -= taken
    return tuple(left)


def _sides(
    law: Law, size: int, unit: int, worth: list[list[int]], seats: tuple[int, ...], among: int, given: tuple[int, ...]
) -> list[tuple[int, int, tuple[int, ...], bool]]:
    """Divide an amount between the sides: the side, its part, who wins it, and whether the odd chip is in it."""
    winners = []
    for side, row in enumerate(worth):
        best = 0
        who: tuple[int, ...] = ()
        for seat, value in zip(seats, row):  # noqa: B905 (of one length; a keyword takes longer than both)
            if value >= best and among >> seat & 1:
                who = (*who, seat) if value == best else (seat,)
                best = value
        if who:
            winners.append((side, who))
    if len(winners) == 1:
        return [(winners[0][0], size, winners[0][1], False)]
    half, odd = split(size, 2, unit)
    first = law.oddchip_sides()
    others = [seat for seat in winners[1 - first][1] if seat not in winners[first][1]]
    if odd and others and law.oddchip_pots((*winners[first][1], *others), given)[0] in others:
        first = 1 - first
    shared = bool(odd) and winners[0][1] != winners[1][1]
    return [
        (side, half + (odd if place == first else 0), who, shared and place == first)
        for place, (side, who) in enumerate(winners)
    ]


def share(
    state: State, law: Law, pot: int, run: int, side: int, size: int, winners: tuple[int, ...], unit: int,
    odd: tuple[int, ...],
) -> e.Awarded:  # fmt: skip
    """Share an amount between equal hands; what cannot be divided goes by the law's order."""
    if len(winners) == 1:
        return new(e.Awarded, (pot, run, side, size, ((winners[0], size),), ()))
    part, rest = split(size, len(winners), unit)
    amounts = dict.fromkeys(winners, part)
    getters: tuple[int, ...] = ()
    if rest:
        order = law.oddchip_to([_sharer(state, seat, run, side) for seat in winners])
        order = law.oddchip_pots(order, odd)
        chips, crumbs = divmod(rest, unit)
        getters = law.oddchip_several(order, chips)
        for seat in getters:
            amounts[seat] += unit
        amounts[order[0]] += crumbs
        getters = getters or (order[0],)
    return e.Awarded(pot, run, side, size, tuple(amounts.items()), getters)


def _sharer(state: State, seat: int, run: int, side: int) -> Sharer:
    held = state.secret.down[seat] + state.cards.up[seat]
    place = (seat - state.deal.button - 1) % len(state.round.stacks)
    return Sharer(seat, place, held, partial(_playing, state, held, run, side))


def _playing(state: State, held: tuple[int, ...], run: int, side: int) -> tuple[int, ...]:
    """The five cards that play; the whole holding where nobody can say."""
    board = state.cards.boards[run]
    if UNKNOWN in held or UNKNOWN in board:
        return held
    name, use = state.deal.game.sides[side]
    made = side_ranking(name, use).made(held, board)
    return made.cards if made else held

"""Pots: who contests which, and who gets what of them, down to the odd chip."""

from collections.abc import Sequence
from functools import cache
from typing import NamedTuple

from cardspeak.cards.card import UNKNOWN
from cardspeak.cards.rankings import Ranking, ranking
from cardspeak.chips import split
from cardspeak.hand import events as e
from cardspeak.hand.state import State, new, seats_in
from cardspeak.law.law import Law
from cardspeak.law.policies.pots import Sharer

side_ranking = cache(ranking)


class PotSize(NamedTuple):
    """One pot and the seats that contest it, as bits; the first is the main pot."""

    size: int
    seats: int


def pots(state: State) -> tuple[PotSize, ...]:
    """Return the main pot and the side pots as they lie, bets on the table left out."""
    paid, live = state.pot.paid, state.round.live
    players = len(paid)
    levels = sorted({paid[seat] for seat in range(players) if live >> seat & 1 and paid[seat]})
    found: list[PotSize] = []
    if len(levels) < 2:
        size = sum(paid)
        if size:
            found.append(PotSize(size, live))
    else:
        below = 0
        for level in levels:
            if level == levels[-1]:
                size = sum([put - below for put in paid if put > below])
            else:
                size = sum([min(put, level) - below for put in paid if put > below])
            among = sum([1 << seat for seat in range(players) if live >> seat & 1 and paid[seat] >= level])
            found.append(PotSize(size, among))
            below = level
    dead = sum(state.pot.dead)
    if dead:
        found = [PotSize(found[0].size + dead, live), *found[1:]] if found else [PotSize(dead, live)]
    for size, among in state.pot.carried:
        found = _joined(found, PotSize(size, among & live))
    return tuple(found)


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
    claimed = state.noted.claimed
    holdings = [
        down[seat] + up[seat] if not claimed >> seat & 1 or state.cards.tabled >> seat & 1 else () for seat in seats
    ]
    return [side_ranking(side.ranking, side.use).best_of_many(holdings, board) for side in state.deal.game.sides]


def awards(state: State, law: Law, claims: int, named: Sequence[Sequence[int]] = ()) -> list[e.Awarded]:
    """Award every pot in the order of the law, to the hands that claim it, or to the winners who were named."""
    found = pots(state)
    raked = state.pot.raked
    odd = state.noted.odd
    runs = range(len(state.cards.boards))
    unit = law.oddchip_unit(state.deal.chips)
    players = len(state.round.stacks)
    seats = seats_in(claims, players)
    worth = [values(state, seats, run) for run in runs] if len(seats) > 1 and not named else []
    sizes = [pot.size for pot in found]
    for index, size in enumerate(sizes):
        sizes[index] = size - min(raked, size)
        raked -= min(raked, size)
    given: list[e.Awarded] = []
    for index in law.pot_order(len(found)):
        size, among = sizes[index], found[index].seats & claims or claims
        for run in runs:
            part, rest = split(size, len(runs), unit)
            part += rest if run == 0 else 0
            if named:
                shares = [(0, part, tuple(named[index]))]
            elif not among & (among - 1):
                shares = [(0, part, (among.bit_length() - 1,))]
            else:
                shares = _sides(law, part, unit, worth[run], seats, among)
            for side, amount, winners in shares:
                event = share(state, law, index, run, side, amount, winners, unit, odd)
                odd += event.odd
                given.append(event)
    return given


def _sides(
    law: Law, size: int, unit: int, worth: list[list[int]], seats: tuple[int, ...], among: int
) -> list[tuple[int, int, tuple[int, ...]]]:
    winners = []
    for side, row in enumerate(worth):
        eligible = [(value, seat) for value, seat in zip(row, seats, strict=True) if among >> seat & 1]
        best = max(eligible)[0]
        if best >= 0:
            winners.append((side, tuple([seat for value, seat in eligible if value == best])))
    if len(winners) == 1:
        return [(winners[0][0], size, winners[0][1])]
    half, odd = split(size, 2, unit)
    first = law.oddchip_sides()
    return [(side, half + (odd if place == first else 0), who) for place, (side, who) in enumerate(winners)]


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
    kind = state.deal.game.sides[side]
    board = state.cards.boards[run]
    if UNKNOWN in held or UNKNOWN in board:
        return Sharer(seat, place, held, held)  # nobody can say which five play
    made = _ranked(kind.ranking, kind.use).made(held, board)
    return Sharer(seat, place, held, made.cards if made else held)


def _ranked(name: str, use: str) -> Ranking:
    return side_ranking(name, use)

"""The turn: who acts first in a street, and the round that this player opens."""

from cardspeak.cards.rankings import open_value
from cardspeak.hand import events as e
from cardspeak.hand.state import ACTED, QUEUE, Round, State, able, clockwise, new, seats_in
from cardspeak.law.law import Law

NO_BOARDS = ((-1, -1),) * 10


def first_round(state: State, law: Law) -> e.RoundOpened:
    """Open the first round: behind the blinds, or with the bring-in."""
    now, deal = state.round, state.deal
    players = len(now.stacks)
    live = seats_in(now.live, players)
    if deal.bring_in:
        seat, _ = law.bringin_seat(bring_in_values(state), now.stacks)
        opening = opened_round(state, seat, law)
        if now.stacks[seat]:
            opening = opening._replace(queue=opening.queue or (seat,))
        return e.RoundOpened(opening, seat)
    last = deal.button
    raiser = -1
    for seat, kind, _ in deal.posts:
        if kind == "big blind" or (kind == "straddle" and law.straddle_last_word()):
            last = seat
        elif kind == "no-look":
            raiser = seat
    first = (raiser + 1) % players if raiser >= 0 else law.turn_first_round(live, deal.button, last, players)
    may = now.live if raiser < 0 else now.live & ~(1 << raiser)
    queue = clockwise(able(may, now.stacks) if 0 in now.stacks else may, first, players)
    if len(queue) < 2 and (not queue or now.bets[queue[0]] >= max(_others(now.bets, queue[0]))):
        queue = ()
    after = [*now]
    after[QUEUE] = queue
    if raiser >= 0:
        after[ACTED] = (*now.acted[:raiser], now.level, *now.acted[raiser + 1 :])
    return new(e.RoundOpened, (new(Round, after), first))


def _others(bets: tuple[int, ...], seat: int) -> list[int]:
    return [bet for other, bet in enumerate(bets) if other != seat]


def bring_in_owed(state: State, law: Law) -> bool:
    """Say whether the bring-in must be paid: a player who opens for a low card without chips may fold instead."""
    _, owed = law.bringin_seat(bring_in_values(state), state.round.stacks)
    return bool(owed)


def bring_in_values(state: State) -> list[int]:
    """Rank the first open cards so that the least brings in: the lowest by suit, in razz the highest; -1 is out."""
    low = state.deal.game.opens_low
    values = []
    for seat, cards in enumerate(state.cards.up):
        if not cards or not state.round.live >> seat & 1:
            values.append(-1)
        else:
            card = min(cards)
            # in razz the ace is the lowest card, so that the highest open card brings in
            values.append(52 - (card % 4 if card // 4 == 12 and card < 52 else card + 4) + 4 if low else card)
    return values


def later_round(state: State, law: Law) -> e.RoundOpened:
    """Open a round after the first."""
    first = first_speaker(state, law)
    return new(e.RoundOpened, (opened_round(state, first, law), first))


def betting_is_closed(now: Round) -> bool:
    """Say whether fewer than two players who are still in have chips to bet."""
    live, stacks = now.live, now.stacks
    with_chips = 0
    for seat in seats_in(live, len(stacks)):
        if stacks[seat]:
            with_chips += 1
            if with_chips > 1:
                return False
    return True


def first_speaker(state: State, law: Law) -> int:
    """Return who acts first in this street, with chips left or without."""
    deal, now = state.deal, state.round
    players = len(now.stacks)
    live = seats_in(now.live, players)
    if deal.game.family != "stud":
        speaker: int = law.turn_later_rounds(live, deal.button, NO_BOARDS, players)
        return speaker
    name = deal.game.sides[0].ranking
    boards = [(open_value(cards, name), max(cards)) if cards else (-1, -1) for cards in state.cards.up]
    best = law.turn_later_rounds(live, deal.button, boards, players)
    if state.cards.boards[0]:
        best = law.turn_common_card(best, state.noted.opener, live, players)
    return int(best)


def opened_round(state: State, first: int, law: Law) -> Round:
    """Return a fresh round in which `first` speaks first and everybody with chips follows clockwise."""
    deal, now = state.deal, state.round
    live, stacks, players = now.live, now.stacks, len(now.stacks)
    queue = clockwise(able(live, stacks) if 0 in stacks else live, first, players)
    if len(queue) < 2:
        queue = ()
    street = deal.game.streets[state.street if state.street > 0 else 0]
    size = deal.small_bet if street.size == "small" else deal.big_bet
    least = law.bet_minimum(deal.big_blind or deal.small_bet, size)
    count = live.bit_count()
    return new(Round, (
        stacks, now.bets, live, queue, 0, 0, least, 0, count, count, (-1,) * players, 0, -1, now.barred, -1,
    ))  # fmt: skip

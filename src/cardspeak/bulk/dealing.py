"""The dealer's own work: whatever follows an action until somebody must choose again.

These are the functions of `hand/dealing.py`, `hand/posting.py` and `hand/turn.py` over numbers.
"""

from typing import Any

from cardspeak.bulk.betting import offer
from cardspeak.bulk.chance import taken
from cardspeak.bulk.compiled import kernel
from cardspeak.bulk.pots import award, collect
from cardspeak.bulk.record import BETTING, CARDS, DISCARD, DRAWING, STUD, THROWN
from cardspeak.bulk.seats import count, next_of, open_cards, with_chips


@kernel
def begin(rules: Any, hand: Any) -> None:
    """Post, deal the first cards and open the first round; the stacks and the deck are there."""
    players = rules.players
    for seat in range(players):
        hand.stacks[seat] = hand.start[seat]
        hand.bets[seat] = 0
        hand.paid[seat] = 0
        hand.acted[seat] = -1
        hand.left[seat] = -1
        hand.held[seat] = 0
        hand.thrown[seat] = 0
        hand.drawn[seat] = 0
    hand.live = (1 << players) - 1
    hand.todo = 0
    hand.out = 0
    hand.raises = 0
    hand.crowd = players
    hand.began = players
    hand.must = 0
    hand.aggressor = -1
    hand.increase = -1
    hand.boarded = 0
    hand.burned = 0
    hand.street = 0
    hand.stage = BETTING
    post(rules, hand)
    deal_street(rules, hand)
    if rules.bring_in:
        open_with_bring_in(rules, hand)
    else:
        open_behind_blinds(rules, hand)
    go_on(rules, hand)


@kernel
def post(rules: Any, hand: Any) -> None:
    """Take antes and blinds, each as far as the stack reaches; the others owe a short blind in full."""
    level, missing = 0, rules.small_blind + rules.big_blind
    for seat in range(rules.players):
        ante = min(rules.ante, hand.stacks[seat])
        hand.stacks[seat] -= ante
        hand.paid[seat] = ante
    for big in range(2):
        wanted = rules.big_blind if big else rules.small_blind
        if wanted:
            seat = rules.big_seat if big else rules.small_seat
            amount = min(wanted, hand.stacks[seat])
            hand.stacks[seat] -= amount
            hand.bets[seat] += amount
            missing -= amount
            level = max(level, wanted)
    hand.level = level
    hand.full = level
    hand.step = rules.big_blind if level else rules.bet[0]
    hand.missing = missing


@kernel
def deal_street(rules: Any, hand: Any) -> None:
    """Burn and deal the cards of a street: one at a time, clockwise from the left of the button."""
    street, players = hand.street, rules.players
    down, up, board = rules.down[street], rules.up[street], rules.board[street]
    burns = rules.burns if rules.burn[street] else 0
    if street and rules.family == STUD and hand.end - hand.at <= count(hand.live):
        down, up, board = 0, 0, 1  # the stub is too short for all: one common card, and if it is the last one no burn
        burns = min(burns, max(hand.end - hand.at - 1, 0))
    burn(hand, burns)
    for _ in range(down + up):
        for step in range(players):
            seat = rules.button + 1 + step
            if seat >= players:
                seat -= players
            if hand.live >> seat & 1:
                hand.cards[seat * CARDS + hand.held[seat]] = taken(hand)
                hand.held[seat] += 1
    for _ in range(board):
        if hand.at < hand.end:
            hand.board[hand.boarded] = taken(hand)
            hand.boarded += 1


@kernel
def burn(hand: Any, cards: int) -> None:
    """Burn so many cards, as far as the deck reaches."""
    for _ in range(cards):
        if hand.at < hand.end:
            taken(hand)
            hand.burned += 1


@kernel
def open_behind_blinds(rules: Any, hand: Any) -> None:
    """Open the first round on the left of the big blind."""
    todo = with_chips(rules, hand)
    hand.todo = todo
    if not todo:
        return
    hand.actor = next_of(todo, rules.big_seat, rules.players)
    if not todo & (todo - 1):
        for seat in range(rules.players):
            if seat != hand.actor and hand.bets[seat] > hand.bets[hand.actor]:
                return
        hand.todo = 0


@kernel
def open_with_bring_in(rules: Any, hand: Any) -> None:
    """Open the first round of stud: the lowest open card brings in; without chips, the next seat that has some."""
    players, lowest = rules.players, 0
    for seat in range(1, players):
        if hand.cards[seat * CARDS + 2] < hand.cards[lowest * CARDS + 2]:
            lowest = seat
    able = with_chips(rules, hand)
    hand.must = 1 if not able or hand.stacks[lowest] else 0
    if able:
        lowest = next_of(able, lowest - 1, players)
    open_round(rules, hand, lowest)
    if able:
        hand.actor = lowest
        hand.todo |= 1 << lowest


@kernel
def open_round(rules: Any, hand: Any, first: int) -> None:
    """Open a fresh round: this seat speaks first, and everybody with chips follows clockwise."""
    able = with_chips(rules, hand)
    hand.level = 0
    hand.full = 0
    hand.step = rules.bet[hand.street]
    hand.raises = 0
    hand.aggressor = -1
    hand.crowd = count(hand.live)
    hand.began = hand.crowd
    for seat in range(rules.players):
        hand.acted[seat] = -1
    hand.todo = able if able & (able - 1) else 0
    if hand.todo:
        hand.actor = next_of(able, first - 1, rules.players)


@kernel
def first_speaker(rules: Any, hand: Any) -> int:
    """Return who acts first in a later street, with chips or without."""
    if rules.family != STUD:
        return next_of(hand.live, rules.button, rules.players)
    best, found = -1, -1
    for seat in range(rules.players):
        if hand.live >> seat & 1:
            value = open_value(rules, hand, seat)
            if value > best:
                best, found = value, seat
    return found


@kernel
def open_value(rules: Any, hand: Any, seat: int) -> int:
    """Return what the open cards of a seat are worth: how many are alike, then ranks, then the highest card by suit."""
    cards = open_cards(rules, hand, seat)
    first = seat * CARDS + 2
    highest, groups, ranks, places = 0, 0, 0, 4
    for size in range(4, 0, -1):
        for rank in range(12, -1, -1):
            alike = 0
            for place in range(first, first + cards):
                if hand.cards[place] >> 2 == rank:
                    alike += 1
            if alike == size:
                groups = groups * 5 + size
                ranks = ranks * 13 + rank
                places -= 1
    for _ in range(places):
        groups *= 5
    for place in range(first, first + cards):
        highest = max(highest, hand.cards[place])
    return (groups * 28561 + ranks) * 52 + highest


@kernel
def go_on(rules: Any, hand: Any) -> None:
    """Do everything that follows without a choice, and find what the next player may do."""
    while not hand.todo:
        if hand.stage == DRAWING:
            replace(rules, hand)
            hand.stage = BETTING
            open_later(rules, hand)
            continue
        collect(rules, hand)
        if not hand.live & (hand.live - 1) or hand.street == rules.streets - 1:
            award(rules, hand)
            return
        hand.street += 1
        if rules.draw[hand.street]:
            hand.stage = DRAWING
            hand.todo = hand.live
            hand.actor = next_of(hand.live, rules.button, rules.players)
        else:
            deal_street(rules, hand)
            open_later(rules, hand)
    if hand.stage == DRAWING:
        hand.may = 1 << DISCARD
        hand.owed = 0
        hand.least = 0
        hand.most = (1 << hand.held[hand.actor]) - 1
    else:
        offer(rules, hand)


@kernel
def open_later(rules: Any, hand: Any) -> None:
    """Open a round after the first, where two players or more have chips to bet."""
    able = with_chips(rules, hand)
    if able & (able - 1):
        open_round(rules, hand, first_speaker(rules, hand))


@kernel
def discard(rules: Any, hand: Any, places: int) -> None:
    """Throw cards away: the places in the holding, as bits."""
    seat = hand.actor
    first, kept = seat * CARDS, 0
    hand.drawn[seat] = 0
    for place in range(hand.held[seat]):
        card = hand.cards[first + place]
        if places >> place & 1:
            hand.discards[seat * THROWN + hand.thrown[seat]] = card
            hand.thrown[seat] += 1
            hand.drawn[seat] += 1
        else:
            hand.cards[first + kept] = card
            kept += 1
    hand.held[seat] = kept
    hand.todo &= ~(1 << seat)
    if hand.todo:
        hand.actor = next_of(hand.todo, seat, rules.players)


@kernel
def replace(rules: Any, hand: Any) -> None:
    """Deal new cards for the discards, seat by seat; when the stub runs out, shuffle what lies outside of hands."""
    due = 0
    for street in range(hand.street + 1):
        due += rules.burn[street]
    burn(hand, rules.burns if hand.burned < due else 0)
    full = rules.down[0]
    for step in range(rules.players):
        seat = (rules.button + 1 + step) % rules.players
        if hand.live >> seat & 1:
            while hand.held[seat] < full:
                if hand.at == hand.end:
                    reshuffle(rules, hand, full)
                    burn(hand, rules.burns if hand.burned < due else 0)
                    continue
                hand.cards[seat * CARDS + hand.held[seat]] = taken(hand)
                hand.held[seat] += 1


@kernel
def reshuffle(rules: Any, hand: Any, full: int) -> None:
    """Make a new stub of what was thrown away and of folded hands; who waits for cards keeps the own discards out."""
    end = 0
    for seat in range(rules.players):
        first = seat * THROWN
        live = hand.live >> seat & 1
        kept = full - hand.held[seat] if live else 0
        for place in range(hand.thrown[seat] - kept):
            hand.order[end] = hand.discards[first + place]
            end += 1
        for place in range(kept):
            hand.discards[first + place] = hand.discards[first + hand.thrown[seat] - kept + place]
        hand.thrown[seat] = kept
        if not live:
            for place in range(hand.held[seat]):
                hand.order[end] = hand.cards[seat * CARDS + place]
                end += 1
            hand.held[seat] = 0
    hand.at = 0
    hand.laid = 0
    hand.end = end

"""The showdown: who shows, who may muck, and the award when nobody has anything left to decide."""

from collections.abc import Sequence
from functools import partial

from cardspeak.cards.card import UNKNOWN
from cardspeak.finding import Finding, finding
from cardspeak.hand import commands as c
from cardspeak.hand import events as e
from cardspeak.hand import evolve as after
from cardspeak.hand.betting import positions_of
from cardspeak.hand.evolve import happened
from cardspeak.hand.pots import awards, pots, values
from cardspeak.hand.refused import Refused
from cardspeak.hand.state import QUEUE, Round, State, able, new, seats_in
from cardspeak.hand.turn import first_speaker
from cardspeak.law.law import Law

SHOW = Finding("show")


def all_in_opens(state: State, law: Law) -> bool:
    """Say whether an all-in that has ended the betting turns the hands up (point `show.all_in`)."""
    return bool(law.show_all_in(agreed=state.deal.shows == "open"))


def table_all_in(state: State, events: list[e.Event]) -> State:
    """Turn up all hands before the rest of the board when an all-in has ended the betting."""
    for street in state.deal.game.streets[state.street + 1 :]:
        if street.draw:
            return state
    return _table_everybody(state, events)


def _table_everybody(state: State, events: list[e.Event]) -> State:
    down, seen = state.secret.down, state.cards.open
    for seat in seats_in(state.round.live, len(down)):
        if UNKNOWN in seen[seat] and UNKNOWN not in down[seat]:
            state = _opened(state, seat, events)
    return state


def showdown(state: State, law: Law, events: list[e.Event]) -> State:
    """Open the showdown; the dealer opens all hands where the table wants it."""
    now = state.round
    together = _all_in_pot(state) and all_in_opens(state, law)
    if together:
        state = _table_everybody(state, events)
    order = seats_in(now.live, len(now.stacks)) if together else show_order(state, law)
    if state.deal.shows != "asked" and not unseen(state, now.live):
        return _dealer_opens(state, law, order, events)
    waiting = tuple([seat for seat in order if not _is_open(state, seat)])
    opening = new(e.ShowdownOpened, (_with_queue(now, waiting),))
    events.append(opening)
    return after.showdown_opened(state, opening)


def show_order(state: State, law: Law) -> tuple[int, ...]:
    """Return the live seats in the order in which they show."""
    now = state.round
    players = len(now.stacks)
    live = seats_in(now.live, players)
    opener = first_speaker(state, law)
    aggressor, increase = now.aggressor, state.noted.increase
    if aggressor >= 0 and not now.live >> aggressor & 1:
        aggressor = -1
    if increase >= 0 and not now.live >> increase & 1:
        increase = -1
    first = law.show_first(aggressor, increase, now.level == 0, opener)
    return tuple(law.show_order(first, live, players))


def _with_queue(now: Round, queue: tuple[int, ...]) -> Round:
    changed = [*now]
    changed[QUEUE] = queue
    return new(Round, changed)


def _is_open(state: State, seat: int) -> bool:
    return UNKNOWN not in state.cards.open[seat]


def _dealer_opens(state: State, law: Law, order: tuple[int, ...], events: list[e.Event]) -> State:
    # the dealer sees the cards: whoever wins a part shows, the others where the book makes them
    now = state.round
    opening = new(e.ShowdownOpened, (now,))
    events.append(opening)
    state = after.showdown_opened(state, opening)
    amount = rake(state, law)
    if amount:
        state = happened(state, e.Raked(amount), events)
    given = awards(state, law, now.live)
    winners = 0
    for event in given:
        for seat, _ in event.shares:
            winners |= 1 << seat
    seen, tabled = state.cards.open, state.cards.tabled
    for place, seat in enumerate(order):
        if UNKNOWN not in seen[seat]:
            if not tabled >> seat & 1:
                state = _opened(state, seat, events)
        elif winners >> seat & 1 or law.show_duty(place == 0, partial(_beaten, state, seat)):
            state = _opened(state, seat, events)
        else:
            gone = new(e.Mucked, (seat, now))
            events.append(gone)
            state = after.mucked_unseen(state, gone)
    return _awarded(state, given, events)


def _opened(state: State, seat: int, events: list[e.Event]) -> State:
    hand = new(e.Tabled, (seat, state.secret.down[seat], state.round))
    events.append(hand)
    return after.tabled(state, hand)


def _awarded(state: State, given: Sequence[e.Awarded], events: list[e.Event]) -> State:
    for event in given:
        events.append(event)
        state = after.awarded(state, event)
    end = new(e.HandEnded, (state.round.stacks,))
    events.append(end)
    return after.ended(state, end)


def claims(state: State) -> int:
    """Return the seats that still claim a pot, as bits."""
    return state.round.live & ~state.noted.mucked


def award(state: State, law: Law, events: list[e.Event]) -> State:
    """Take the rake, award every pot and end the hand."""
    left = claims(state)
    if left & (left - 1) and unseen(state, left):
        return happened(state, e.WinnersAsked(len(pots(state))), events)
    return pay(state, law, (), events)


def unseen(state: State, mask: int) -> bool:
    """Say whether the board, or a hand among these seats that does not play the board, has a card nobody saw."""
    for board in state.cards.boards:
        if UNKNOWN in board:
            return True
    down, up, claimed = state.secret.down, state.cards.up, state.noted.claimed
    for seat in seats_in(mask & ~claimed, len(down)):  # noqa: SIM110 (a generator takes twice as long)
        if UNKNOWN in down[seat] or UNKNOWN in up[seat]:
            return True
    return False


def pay(state: State, law: Law, named: tuple[tuple[int, ...], ...], events: list[e.Event]) -> State:
    """Pay out, to the hands that claim or to the winners who were named."""
    amount = rake(state, law)
    if amount:
        state = happened(state, e.Raked(amount), events)
    left = claims(state)
    winner, size, paid = left.bit_length() - 1, state.pot.total, state.pot.paid
    whole = not left & (left - 1) and not state.pot.carried and paid[winner] == max(paid)
    if not whole and (left & (left - 1) or any(not pot.seats & left for pot in pots(state))):
        return _awarded(state, awards(state, law, left, named), events)
    return _awarded(state, (new(e.Awarded, (0, 0, 0, size, ((winner, size),), ())),), events)


def rake(state: State, law: Law) -> int:
    """Return what the house takes of this pot (point `charge.rake`), in whole chips of the smallest denomination."""
    terms = state.deal.rake
    if terms is None:
        return 0
    if terms.no_flop_no_drop and state.deal.game.family == "flop" and not state.street:
        return 0
    amount = int(law.charge_rake(pot=state.pot.total, percent=terms.percent, cap=terms.cap))
    return amount - amount % min(state.deal.chips, default=1)


def _beaten(state: State, seat: int) -> bool:
    shown = seats_in(state.cards.tabled & claims(state), len(state.round.stacks))
    if not shown or unseen(state, state.cards.tabled | 1 << seat):
        return False
    seats = (seat, *[other for other in shown if other != seat])
    rows = [row for run in range(len(state.cards.boards)) for row in values(state, seats, run)]
    return all(max(row[1:], default=-1) > row[0] for row in rows if max(row) >= 0)


def show(state: State, command: c.Show, law: Law) -> e.Tabled | e.CardShown | Refused:
    """Table the whole hand, or show a part of it, which claims nothing."""
    seat, held = command.seat, state.secret.down[command.seat]
    up = state.cards.up[seat]
    given = tuple(card for card in command.cards if card not in up)
    if not command.cards:
        given = held
    if UNKNOWN in given or (given and positions_of(held, given) is None):
        return Refused(
            "which_cards" if UNKNOWN in given else "not_his_cards",
            {"seat": state.deal.seats[seat]},
            law.cites("show.whole"),
            finding("faces_of_cards", cards=len(held)),
        )
    if len(given) < len(held):
        places = positions_of(held, given)
        return e.CardShown(seat, places or (), given)
    now = state.round
    queue = tuple([other for other in now.queue if other != seat])
    return new(e.Tabled, (seat, given, _with_queue(now, queue)))


def muck(state: State, command: c.Muck, law: Law) -> e.Mucked | Refused:
    """Give up the claim without showing, where the book allows it."""
    now, seat = state.round, command.seat
    name = state.deal.seats[seat]
    if _all_in_pot(state) and all_in_opens(state, law):
        return Refused("no_muck_in_all_in_pot", {"seat": name}, law.cites("show.all_in"), SHOW)
    if claims(state) == 1 << seat or any(pot.seats & claims(state) == 1 << seat for pot in pots(state)):
        return Refused("last_claim", {"seat": name}, law.cites("show.last", "pot.winner"), SHOW)
    if law.show_duty(show_order(state, law)[0] == seat, partial(_beaten, state, seat)):
        return Refused("must_show", {"seat": name}, law.cites("show.duty", "show.first"), SHOW)
    queue = tuple([other for other in now.queue if other != seat])
    left = claims(state) & ~(1 << seat)
    if not left & (left - 1) and not law.show_last():
        queue = ()
    return new(e.Mucked, (seat, _with_queue(now, queue)))


def _all_in_pot(state: State) -> bool:
    live, stacks = state.round.live, state.round.stacks
    return 0 in stacks and able(live, stacks) != live


def play_board(state: State, command: c.PlayBoard, law: Law) -> e.BoardPlayed | Refused:
    """Claim the board as one's hand without showing, where the book allows it."""
    now, seat = state.round, command.seat
    name = state.deal.seats[seat]
    if len(state.cards.boards[0]) < 5 or any(side.use == "two" for side in state.deal.game.sides):
        return Refused("no_board_to_play", {"seat": name}, law.cites("show.board"))
    if law.show_board():
        return Refused("board_with_all_own_cards", {"seat": name}, law.cites("show.board"), SHOW)
    return e.BoardPlayed(seat, now._replace(queue=tuple([other for other in now.queue if other != seat])))

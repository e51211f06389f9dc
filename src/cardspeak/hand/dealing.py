"""The dealer's own work: whatever follows a decision until somebody must choose again.

Post, deal, open the round, collect the bets, deal the next street, and at the end the showdown and the award. Each
part adds its events to those that happened and returns the state after them.
"""

from collections.abc import Sequence
from operator import add

from cardspeak.games.model import Street
from cardspeak.hand import events as e
from cardspeak.hand import evolve as after
from cardspeak.hand.evolve import happened
from cardspeak.hand.posting import is_bomb_pot, posting
from cardspeak.hand.showdown import all_in_opens, award, showdown, table_all_in
from cardspeak.hand.state import BETS, STACKS, Round, State, new
from cardspeak.hand.turn import betting_is_closed, first_round, later_round
from cardspeak.law.law import Law


def dealers_work(state: State, law: Law, events: list[e.Event]) -> State:
    """Do everything that follows without a choice."""
    while True:
        stage, now = state.stage, state.round
        if stage == "betting":
            if now.queue:
                return state
            state = collect(state, events)
            stage, now = "due", state.round
        if stage == "due" or stage == "dealt":
            live = now.live
            if not live & (live - 1):
                return award(state, law, events)
            closed = 0 in now.stacks and betting_is_closed(now)
            if stage == "dealt" and not (closed if state.street else is_bomb_pot(state.deal)):
                opening = later_round(state, law) if state.street else first_round(state, law)
                events.append(opening)
                state = after.opened(state, opening)
                if opening.round.queue:
                    return state
            elif state.street == len(state.deal.game.streets) - 1:
                state = showdown(state, law, events)
            else:
                if closed:
                    if all_in_opens(state, law):
                        state = table_all_in(state, events)
                    if _may_run_more(state, law):
                        whole_table = not law.agree_runs(all_in=True, inside=True, table=False)
                        return happened(state, e.RunsAsked(most_runs(state, law), whole_table), events)
                state = next_street(state, law, events, closed)
        elif stage == "posting":
            posts = posting(state.deal, law)
            events.append(posts)
            state = after.posted(state, posts)
        elif stage == "drawing":
            if now.queue:
                return state
            state = replace(state, law, events)
        elif stage == "showdown":
            return state if now.queue else award(state, law, events)
        else:
            return state


def collect(state: State, events: list[e.Event]) -> State:
    """Give back what nobody called and put the bets of the round into the pot."""
    now, paid, counted_all_in = state.round, state.pot.paid, state.noted.counted_all_in
    stacks, bets = now.stacks, now.bets
    top = max(bets)
    if top:
        if bets.count(top) == 1:
            seat = bets.index(top)
            if now.live >> seat & 1:
                behind, called = [*stacks], [*bets]
                called[seat] = 0
                called[seat] = second = max(called)
                behind[seat] += top - second
                stacks, bets = tuple(behind), tuple(called)
                back = new(e.UncalledReturned, (seat, top - second, with_chips(now, stacks, bets)))
                events.append(back)
                state = after.acted(state, back)
        paid = tuple(map(add, paid, bets))
    if counted_all_in:
        behind = [*stacks]
        for seat, chips in counted_all_in:
            behind[seat] += chips
        stacks = tuple(behind)
    if top or counted_all_in:
        now = with_chips(now, stacks, (0,) * len(bets))
    into = new(e.Collected, (paid, now))
    events.append(into)
    return after.collected(state, into)


def with_chips(now: Round, stacks: tuple[int, ...], bets: tuple[int, ...]) -> Round:
    """Return the round with these chips behind the players and in front of them."""
    after = [*now]
    after[STACKS] = stacks
    after[BETS] = bets
    return new(Round, after)


def next_street(state: State, law: Law, events: list[e.Event], closed: bool) -> State:
    """Burn and deal the next street, open a draw, or ask for what only the dealer can say."""
    deal, street, _, _, _, cards, secret, _ = state
    index = street + 1
    _, down, up, board, draw, burn, _ = deal.game.streets[index]
    if len(cards.boards) > 1 or (closed and index and _only_the_board_is_left(state)):
        return run_out(state, law, events)
    if draw:
        order = law.deal_order(len(deal.seats), deal.button)
        queue = tuple([seat for seat in order if state.round.live >> seat & 1])
        return happened(state, e.DrawOpened(index, state.round._replace(queue=queue)), events)
    if deal.source == "dictated":
        asked = e.CardsAsked(index)
        events.append(asked)
        return after.cards_asked(state, asked)
    burns = burns_due(state, law) if burn else 0
    if index and deal.game.family == "stud":
        stub = secret.stub
        live = served(state, law).bit_count()
        if len(stub) < live * (down + up) + burns + 1:
            plan = law.deal_short_stub(len(stub), live, len(secret.burns))
            if plan.startswith("shuffle") and secret.burns:
                return happened(state, e.ShuffleAsked(len(stub) + len(secret.burns)), events)
            if plan.endswith("common"):
                down, up, board = 0, 0, 1
                burns = min(burns, max(len(stub) - 1, 0))  # the last card is dealt, not burned
    dealing = dealt(state, law, index, burns, down, up, board)
    events.append(dealing)
    return after.all_dealt(state, (dealing,))


def burns_due(state: State, law: Law, ahead: int = 0) -> int:
    """Return how many cards burn before the next street (or one further ahead): as the law says, or as was ruled."""
    ruled = state.noted.burns
    if len(ruled) > ahead and ruled[ahead] >= 0:
        return ruled[ahead]
    usual: int = law.deal_burn()
    return usual


def _only_the_board_is_left(state: State) -> bool:
    deal = state.deal
    if deal.source != "order" or deal.runs > 1:
        return False
    return _all_board(deal.game.streets[state.street + 1 :])


def _all_board(streets: Sequence[Street]) -> bool:
    for _, down, up, board, draw, _, _ in streets:  # noqa: SIM110 (a generator takes twice as long)
        if not board or down or up or draw:
            return False
    return True


def served(state: State, law: Law) -> int:
    """Return the seats that the next street of stud is dealt to, as bits: those in it, and places kept for the book."""
    idle = state.noted.idle
    return state.round.live | idle if idle and law.deal_folded() else state.round.live


def dealt(state: State, law: Law, index: int, burns: int, down: int, up: int, board: int, run: int = 0) -> e.Dealt:
    """Take the cards of a street from the stub, one at a time and clockwise."""
    stub = state.secret.stub
    at = burns
    if not down and not up:
        return new(e.Dealt, (index, stub[:burns], (), (), stub[at : at + board], run))
    downs: tuple[tuple[int, ...], ...] = ()
    ups: tuple[tuple[int, ...], ...] = ()
    live = served(state, law)
    players = len(state.deal.seats)
    order = law.deal_order(players, state.deal.button)
    if live.bit_count() < players:
        order = tuple([seat for seat in order if live >> seat & 1])
    if down:
        downs = _rows(stub, at, order, down, players)
        at += len(order) * down
    if up:
        ups = _rows(stub, at, order, up, players)
        at += len(order) * up
    return new(e.Dealt, (index, stub[:burns], downs, ups, stub[at : at + board], run))


def _rows(
    stub: tuple[int, ...], at: int, order: tuple[int, ...], each: int, players: int
) -> tuple[tuple[int, ...], ...]:
    """So many cards for each seat in this order, by seat."""
    rows: list[tuple[int, ...]] = [()] * players
    count = len(order)
    end = at + count * each
    for seat in order:
        rows[seat] = stub[at:end:count]
        at += 1
    return tuple(rows)


def run_out(state: State, law: Law, events: list[e.Event]) -> State:
    """Deal the rest of the board, if there are several runs one after the other."""
    streets, stub = state.deal.game.streets, state.secret.stub
    before, at, ahead = state.street, 0, 0
    begin = before + 1
    cards: list[e.Dealt] = []
    for run in range(len(state.cards.boards)):
        for index in range(begin, len(streets)):
            _, _, _, board, _, burn, _ = streets[index]
            upto = at + burns_due(state, law, ahead) if burn else at
            cards.append(new(e.Dealt, (index, stub[at:upto], (), (), stub[upto : upto + board], run)))
            at = upto + board
            ahead += index != before
            before = index
    events += cards
    return after.all_dealt(state, cards)


def _may_run_more(state: State, law: Law) -> bool:
    deal = state.deal
    if deal.runs < 2:
        return False
    later = deal.game.streets[state.street + 1 :]
    return (
        deal.source == "order"
        and len(state.cards.boards) == 1
        and state.noted.runs == 0
        and _all_board(later)
        and most_runs(state, law) > 1
        and bool(law.agree_runs(all_in=True, inside=True, table=True))
    )


def most_runs(state: State, law: Law) -> int:
    """Return how often the rest of the board may be run: as the book and the table allow, and as the stub reaches."""
    deal = state.deal
    later = deal.game.streets[state.street + 1 :]
    cards = sum([street.board + (law.deal_burn() if street.burn else 0) for street in later])
    allowed: int = law.deal_runs(True)
    return min(allowed, deal.runs, len(state.secret.stub) // cards)


def replace(state: State, law: Law, events: list[e.Event]) -> State:
    """Deal new cards for the discards, seat by seat; ask for a shuffle when the stub runs out."""
    deal = state.deal
    missing = draws_owed(state)
    if deal.source == "dictated" and any(missing):
        return happened(state, e.CardsAsked(state.street), events)
    burns = law.deal_burn() if _burns_before_draw(state) else 0
    stub = state.secret.stub[burns:]
    rows: list[tuple[int, ...]] = [()] * len(missing)
    at = 0
    for seat in law.deal_order(len(missing), deal.button):
        rows[seat] = stub[at : at + missing[seat]]
        at += missing[seat]
    if at <= len(stub) or state.secret.stub:
        # a last card that is the burn is burned, too: nothing of the old stub may be lost
        state = happened(state, e.Dealt(state.street, state.secret.stub[:burns], tuple(rows), (), (), 0), events)
    return state if at <= len(stub) else happened(state, e.ShuffleAsked(len(shuffled_cards(state)[0])), events)


def _burns_before_draw(state: State) -> bool:
    # a draw that goes on after a shuffle burns no second card
    so_far = state.deal.game.streets[: state.street + 1]
    return so_far[-1].burn and len(state.secret.burns) < len([street for street in so_far if street.burn])


def draws_owed(state: State) -> list[int]:
    """Return how many cards each live seat still waits for."""
    streets = state.deal.game.streets
    full = sum(street.down for street in streets[: state.street + 1])
    live = state.round.live
    return [full - len(held) if live >> seat & 1 else 0 for seat, held in enumerate(state.secret.down)]


def shuffled_cards(state: State) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Return the cards that make a new stub, and how many of each seat's last discards stay out of it.

    Where there is nothing else, the last discards are shuffled too, and the burns where nobody has thrown a card away.
    """
    if state.deal.game.family == "stud":
        return state.secret.stub + state.secret.burns, ()
    kept = tuple(draws_owed(state))
    if not _thrown(state, kept):
        kept = (0,) * len(kept)
    return _thrown(state, kept) or state.secret.burns, kept


def _thrown(state: State, kept: tuple[int, ...]) -> tuple[int, ...]:
    """The discards, without so many of the last of each seat, and the cards of those who are out."""
    cards: list[int] = []
    for seat, thrown in enumerate(state.secret.discards):
        cards += thrown[: len(thrown) - kept[seat]]
        if not state.round.live >> seat & 1:
            cards += state.secret.down[seat]
    return tuple(cards)

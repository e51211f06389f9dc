"""What may be said at a table: legal commands of players who choose by chance, and commands that nobody may give."""

from collections.abc import Callable, Sequence
from random import Random

from cardspeak.cards.card import DECKS, UNKNOWN
from cardspeak.hand import commands as c
from cardspeak.hand.betting import options
from cardspeak.hand.dealing import draws_owed, most_runs, served, shuffled_cards
from cardspeak.hand.pots import pots
from cardspeak.hand.showdown import claims
from cardspeak.hand.state import State, seats_in
from cardspeak.hand.view import view
from cardspeak.law.law import Law

SIMPLE: dict[str, Callable[[int], c.Command]] = {
    "fold": c.Fold,
    "check": c.Check,
    "call": c.Call,
    "bring in": c.BringIn,
}
# how a fold, a call or check, and a raise are weighed
STYLES = {"loose": (1, 6, 3), "wild": (1, 3, 6), "even": (1, 1, 1), "passive": (1, 20, 1)}
HUGE = 10**30


def any_command(rng: Random, state: State, law: Law, style: str = "even") -> c.Command:
    """Return a command of whoever has to choose; at the showdown it may be refused, elsewhere it is legal."""
    queue = state.round.queue
    if state.stage == "shuffling":
        cards = list(shuffled_cards(state)[0])
        rng.shuffle(cards)
        return c.Reshuffle(tuple(cards))
    if state.stage == "runs":
        return c.Run(rng.randint(1, most_runs(state, law)))
    if state.stage == "dictating":
        return turned_up(rng, state, law)
    if state.stage == "naming":
        return named(rng, state)
    seat = queue[0]
    if state.stage == "drawing":
        held = len(state.secret.down[seat])
        return c.Discard(seat, tuple(rng.sample(range(held), rng.choice((0, rng.randint(0, held), held)))))
    if state.stage == "showdown":
        return _at_showdown(rng, state)
    if rng.random() < 0.02 and UNKNOWN not in state.secret.down[seat]:
        down = state.secret.down[seat]
        return c.Show(seat, tuple(rng.sample(down, rng.randint(1, len(down)))))
    return _bet(rng, state, law, style)


def _bet(rng: Random, state: State, law: Law, style: str) -> c.Command:
    seat = state.round.queue[0]
    found = options(view(state, seat), law)
    # a fold without a bet where something follows from it; elsewhere nobody would
    if "check" in found and law.deal_folded() and rng.random() < 0.05:
        return c.Fold(seat)
    verbs = list(found)
    fold, stay, more = STYLES[style]
    weights = [fold if verb == "fold" else stay if verb in SIMPLE else more for verb in verbs]
    verb = rng.choices(verbs, weights)[0]
    if verb in SIMPLE:
        return SIMPLE[verb](seat)
    least, most = found[verb]
    if state.deal.structure == "fixed-limit":
        return c.RaiseTo(seat, rng.choice((least, most)))
    behind = state.round.stacks[seat] + state.round.bets[seat]
    if most == behind and rng.random() < 0.15:
        return c.AllIn(seat)
    total = rng.choice((least, least, most, rng.randint(least, most)))
    return c.RaiseBy(seat, total - state.round.level) if rng.random() < 0.2 else c.RaiseTo(seat, total)


def _at_showdown(rng: Random, state: State) -> c.Command:
    seat = rng.choice(state.round.queue) if rng.random() < 0.3 else state.round.queue[0]
    chance = rng.random()
    if chance < 0.3:
        return c.Muck(seat)
    if chance < 0.4:
        return c.PlayBoard(seat)
    down = state.secret.down[seat]
    if UNKNOWN in down:
        return named(rng, state) if chance < 0.6 else faces(rng, state, seat)
    return c.Show(seat, down[:1]) if chance < 0.45 else c.Show(seat)


def faces(rng: Random, state: State, seat: int) -> c.Command:
    """Return a showing that names the cards of a hand that nobody knew, if there are as many left."""
    down, rest = state.secret.down[seat], unseen_cards(state)
    known = tuple(card for card in down if card != UNKNOWN)
    if len(down) - len(known) > len(rest):
        return named(rng, state)
    return c.Show(seat, known + tuple(rng.sample(rest, len(down) - len(known))))


def named(rng: Random, state: State) -> c.NameWinners:
    """Return the dealer's word for the winners: for each pot some of those who contest it."""
    rows = []
    for pot in pots(state):
        among = seats_in(pot.seats & claims(state) or pot.seats, len(state.deal.seats))
        rows.append(tuple(rng.sample(among, rng.choice((1, 1, rng.randint(1, len(among)))))))
    return c.NameWinners(tuple(rows))


def unseen_cards(state: State) -> list[int]:
    """Return the cards of the deck that lie nowhere with their faces known."""
    secret, cards = state.secret, state.cards
    rows = (*secret.down, *cards.up, *cards.boards, *secret.discards, secret.burns, secret.stub)
    known = {card for row in rows for card in row}
    return [card for card in DECKS[state.deal.game.deck] if card not in known]


def turned_up(rng: Random, state: State, law: Law) -> c.TurnUp:
    """Return the dealer's word for the cards of a street; some are not named."""
    deal, live = state.deal, served(state, law)
    players = range(len(deal.seats))
    drawn = state.street >= 0 and deal.game.streets[state.street].draw
    street = deal.game.streets[state.street if drawn else state.street + 1]
    rest = unseen_cards(state)
    rng.shuffle(rest)
    wanted = draws_owed(state) if drawn else [street.down if live >> seat & 1 else 0 for seat in players]
    blind = rng.random() < 0.5
    left = len(state.secret.stub) + len(state.secret.burns)
    if deal.game.family == "stud" and sum(wanted) + street.up * live.bit_count() > left:
        return c.TurnUp(_taken(rest, 1))
    down = tuple((seat, _taken(rest, wanted[seat])) for seat in players if wanted[seat] and not blind)
    up = tuple((seat, _taken(rest, street.up)) for seat in players if street.up and live >> seat & 1)
    return c.TurnUp(_taken(rest, street.board), down, up)


def _taken(rest: list[int], count: int) -> tuple[int, ...]:
    taken = tuple(rest[:count])
    del rest[:count]
    return taken


def questions(rng: Random, state: State) -> list[c.Command]:
    """Return questions that any seat may ask; the book answers them or refuses."""
    seats = range(len(state.deal.seats))
    seat, other = rng.choice(seats), rng.choice(seats)
    held = state.secret.down[seat]
    found: list[c.Command] = [c.AskPot(seat), c.AskBet(seat), c.AskToSee(seat, other), c.Rabbit(seat)]
    found += [c.AskSpread(seat), c.AskGather(seat), c.AskBurn(seat)]
    if state.stage == "over" and held:
        found.append(c.Show(seat, held[: rng.randint(1, len(held))]))
    return found


def illegal_commands(rng: Random, state: State, law: Law) -> list[c.Command]:
    """Return commands that nobody may give now: strange seats, out of turn, impossible amounts, cards not held."""
    players = len(state.deal.seats)
    strange = rng.choice((players, -1, -players, players + 7, HUGE, -HUGE))
    found: list[c.Command] = [make(strange) for make in (*VERBS, c.Show, c.Muck, c.PlayBoard, c.AskPot, c.AskBet)]
    found += [c.RaiseTo(strange, 10), c.RaiseBy(strange, 10), c.Discard(strange, (0,)), c.Rabbit(strange)]
    found += [c.AskToSee(strange, 0), c.AskToSee(0, strange)]
    found += [c.AskSpread(strange), c.AskGather(strange), c.AskBurn(strange)]
    queue, stage = state.round.queue, state.stage
    out = [seat for seat in range(players) if stage != "betting" or seat != queue[0]]
    seat = rng.choice(out)
    found += [make(seat) for make in VERBS]
    found += [c.RaiseTo(seat, state.round.level + 1), c.RaiseBy(seat, state.deal.big_blind or 2), c.AllIn(seat)]
    found += _wrong_cards(rng, state)
    if stage == "betting":
        found += _wrong_bets(state, law)
    if stage != "drawing":
        found += [c.Discard(seat, ()), c.Discard(seat, (0,))]
    if stage != "showdown":
        found += [c.Muck(seat), c.PlayBoard(seat)]
    if stage != "runs":
        found += [c.Run(1), c.Run(2)]
    if stage != "shuffling":
        found.append(c.Reshuffle(state.secret.stub))
    if stage != "over":
        found.append(c.Rabbit(seat))
    if stage not in ("showdown", "naming", "over"):
        found.append(c.AskToSee(0, players - 1))
    if stage != "naming" and not (stage == "showdown" and UNKNOWN in _known(state)):
        found.append(c.NameWinners(((0,),)))
    if stage != "dictating":
        found.append(c.TurnUp((1, 2, 3)))
    return [*found, *_wrong_answers(state, law)]


VERBS: tuple[Callable[[int], c.Command], ...] = (c.Fold, c.Check, c.Call, c.BringIn, c.AllIn)


def _known(state: State) -> list[int]:
    return [card for row in (*state.secret.down, *state.cards.boards) for card in row]


def _wrong_bets(state: State, law: Law) -> list[c.Command]:
    """Return what the player in turn may not do."""
    seat = state.round.queue[0]
    found = options(state, law)
    behind = state.round.stacks[seat] + state.round.bets[seat]
    totals = {behind + 1, behind + HUGE, 0, -5, -HUGE, state.round.level}
    reach = [bounds for verb, bounds in found.items() if verb not in SIMPLE]
    if reach:
        least, most = reach[0]
        totals |= {least - 1, most + 1}
        if state.deal.structure == "fixed-limit" and most - least > 1:
            totals.add(least + 1)
    else:
        totals |= {state.round.level + 1, behind, state.round.level + 4 * state.deal.big_bet}
    wrong: list[c.Command] = [c.RaiseTo(seat, total) for total in sorted(totals)]
    wrong += [c.RaiseBy(seat, 0), c.RaiseBy(seat, -1), c.RaiseBy(seat, HUGE)]
    return wrong + [make(seat) for verb, make in SIMPLE.items() if verb not in found and verb != "fold"]


def _wrong_cards(rng: Random, state: State) -> list[c.Command]:
    """Return showings and discards of cards that the player does not hold, or that are no cards."""
    live = seats_in(state.round.live, len(state.deal.seats))
    seat = state.round.queue[0] if state.stage == "drawing" else rng.choice(state.round.queue or live)
    held = state.secret.down[seat]
    if not held:
        return []
    foreign = [row[0] for other, row in enumerate(state.secret.down) if other != seat and row and row[0] != UNKNOWN]
    rows: list[tuple[int, ...]] = [(card,) for card in (*foreign[:1], 53, 99, -1, HUGE)]
    rows.append((held[0] if held[0] != UNKNOWN else 0,) * 2)
    found: list[c.Command] = [c.Show(seat, row) for row in rows]
    if state.stage == "drawing":
        count = len(held)
        found += [c.Discard(seat, (), row) for row in rows]
        found += [c.Discard(seat, (count,)), c.Discard(seat, (-1,)), c.Discard(seat, (0, 0)), c.Discard(seat, (HUGE,))]
    return found


def _wrong_answers(state: State, law: Law) -> list[c.Command]:
    """Return answers that the dealer or the table cannot give to what the hand waits for."""
    stage = state.stage
    if stage == "runs":
        return [c.Run(times) for times in (0, -1, most_runs(state, law) + 1, HUGE)]
    if stage == "shuffling":
        order = shuffled_cards(state)[0]
        wrong = [order[1:], (99, *order[1:]), (*order, order[0])]
        wrong += [] if UNKNOWN in order or len(order) < 2 else [(order[1], *order[1:])]
        return [c.Reshuffle(row) for row in wrong]
    if stage == "dictating":
        return _wrong_streets(state)
    if stage == "naming":
        players, count = len(state.deal.seats), len(pots(state))
        gone = [seat for seat in range(players) if not claims(state) >> seat & 1]
        strange = [players, -1, HUGE, *gone]
        twice = seats_in(claims(state), players)[0]
        rows: list[Sequence[Sequence[int]]] = [[[seat]] * count for seat in strange]
        rows += [[], [[]] * count, [[twice]] * (count + 1), [[twice, twice]] * count]
        return [c.NameWinners(tuple(tuple(row) for row in each)) for each in rows]
    return []


def _wrong_streets(state: State) -> list[c.Command]:
    seen = [card for row in (*state.secret.down, *state.cards.up, *state.cards.boards) for card in row]
    known = [card for card in seen if card != UNKNOWN]
    foreign = [card for card in range(52) if card not in DECKS[state.deal.game.deck]]
    seat = seats_in(state.round.live, len(state.deal.seats))[0]
    found = [c.TurnUp((0, 0, 0, 0, 0, 0)), c.TurnUp((), ((HUGE, (5,)),)), c.TurnUp((), ((-1, (5,)),))]
    found += [c.TurnUp((), ((seat, (20,) * 9),)), c.TurnUp((), (), ((seat, (20,) * 9),))]
    for card in [*known[:1], *foreign[:1], 53, 99, -1, HUGE]:
        found += [c.TurnUp((card,)), c.TurnUp((), ((seat, (card,)),)), c.TurnUp((), (), ((seat, (card,)),))]
    return list(found)

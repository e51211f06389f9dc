"""Whatever a player says or puts out at any moment gets a ruling or a question, and every chip is accounted for."""

from collections.abc import Callable
from random import Random
from typing import Any

from cardspeak.floor.declarations.declaration import Declaration
from cardspeak.floor.declarations.gestures import cards_forward, tapped, token, took_back
from cardspeak.floor.declarations.rule import declared, early_call, unclear
from cardspeak.floor.declarations.speech import meaning
from cardspeak.floor.declarations.turns import early, in_his_turn
from cardspeak.floor.ruling import Ruling
from cardspeak.hand.decide import step
from cardspeak.hand.refused import Refused
from cardspeak.hand.state import State, seats_in
from cardspeak.law.law import Law
from cardspeak.law.points_declarations import ROWS
from cardspeak.locale.rulings import english
from cardspeak.telling.early import applied
from cardspeak.telling.known import KNOWN
from tests.floor.sensible import nonsense
from tests.properties.moves import any_command
from tests.properties.reached import Reached
from tests.properties.tables import Table, tables

HANDS = 300
WORDS = (
    "fold", "pass", "check", "call", "bet", "raise", "all-in", "pot", "half the pot", "minimum raise", "complete",
    "cap", "re-raise", "five", "I bet five", "raise two hundred", "raise to 1000", "raise by 40", "30",
    "if you bet, I will raise", "boom", "call all in", "зрівнюю", "на все", "zvyšujem na sto", "олл-ин", "ставлю банк",
)  # fmt: skip
WAITS = {"early.invited", "early.short"}  # asked when the turn has come
CHIPS = (1, 2, 5, 25, 100, 500, 1000)


def some_deed(rng: Random, state: State, seat: int) -> Declaration:
    """Return words, chips or both, in one motion or two, over chips from before or not."""
    said = meaning(rng.choice(WORDS)) if rng.random() < 0.6 else None
    chips: tuple[int, ...] = ()
    if said is None or rng.random() < 0.5:
        kinds = rng.sample(CHIPS, rng.choice((1, 1, 2, 3)))
        chips = tuple(rng.choice(kinds) for _ in range(rng.choice((1, 1, 2, 3, 6))))
    stack = state.round.stacks[seat]
    if chips and stack > 1 and rng.random() < 0.1:
        chips = (stack - 1, 1)  # the last ones
    while sum(chips) > stack:
        chips = chips[1:]
    motions: tuple[int, ...] = ()
    if len(chips) > 1 and rng.random() < 0.3:
        motions = (sum(chips[:1]), sum(chips[1:]))
    took = min(rng.choice((0, 0, 0, 1, 5)), state.round.bets[seat])
    if said is None and not chips:
        said = meaning("call")
    if took and chips:
        return Declaration(
            seat, None, sum(chips), chips, took=took
        )  # who takes chips back puts others out without a word
    known = chips if rng.random() < 0.7 else ()
    after = bool(chips) and rng.random() < 0.4
    told = rng.choice((0, 0, 0, 20))
    know: dict[str, Any] = rng.choice(({}, {}, {"heard": False}, {"simultaneous": True}, {"reading": "call"}))
    return Declaration(seat, said, sum(chips), known, motions, after, 0, told, know)


def ruled(rng: Random, state: State, law: Law, done: Declaration) -> Ruling:
    """Return the ruling on a deed, or on a gesture instead of it."""
    gesture = rng.random()
    if gesture < 0.3:
        signs: list[Callable[[State, Law, Declaration], Ruling]] = [tapped, cards_forward, token, unclear]
        return rng.choice([*signs, took_back] if done.took else signs)(state, law, done)
    return declared(state, law, done)


def check(state: State, law: Law, ruling: Ruling, name: str) -> State:
    """A ruling has its clauses, says something, and what it commands can be done with every chip accounted for."""
    assert ruling.points, name
    assert law.cites(*[point for point in ruling.points if point in law.answers]), f"{name}: {ruling.points}"
    assert ruling.outcome, name
    assert not nonsense(ruling, state), f"{name}: {ruling}: {nonsense(ruling, state)}"
    assert all(amount > 0 for _, amount in (*ruling.refunds, *ruling.forfeits)), f"{name}: {ruling}"
    for ask in ruling.asks:
        assert ask.fact in KNOWN, ask
        asked = english(ask.question, state.deal.seats)
        assert asked.endswith("?") or "at least" in asked, name
    outcome = applied(state, ruling, law, ())
    assert not isinstance(outcome, Refused), f"{name}: {ruling} is refused: {outcome}"
    assert outcome[0].total == state.total, f"{name} made or lost chips"
    return outcome[0]


def answered(state: State, law: Law, done: Declaration, ruling: Ruling, name: str) -> None:
    """Each answer to a question leads to a ruling that does not ask it again."""
    for ask in ruling.asks:
        for answer, _ in ask.leads:
            again = declared(state, law, done._replace(know={**done.know, ask.fact: answer}))
            assert ask.fact not in [other.fact for other in again.asks], f"{name}: {ask.fact} is asked again: {again}"
            check(state, law, again, name)


def moment(rng: Random, table: Table) -> State | None:
    """Return a moment of a hand at which somebody has to bet, check, call or fold."""
    outcome = step(None, table.opening, table.law)
    moves = rng.randint(0, 12)
    while not isinstance(outcome, Refused):
        state = outcome[0]
        if state.stage == "betting" and moves <= 0:
            return state
        if state.stage == "over":
            return None
        moves -= 1
        outcome = step(state, any_command(rng, state, table.law, table.style), table.law)
    return None


def test_any_declaration_at_any_moment() -> None:
    rng = Random(20240922)
    reached = Reached()
    points: set[str] = set()
    for table in tables(rng, HANDS, reached):
        state = moment(rng, table)
        if state is None:
            continue
        deal, law = table.deal, table.law
        anybody = seats_in(state.round.live, len(deal.seats))
        for _ in range(12):
            seat = rng.choice(anybody) if rng.random() < 0.4 else state.round.queue[0]
            done = some_deed(rng, state, seat)
            name = f"{deal.game.id} {deal.structure}: {done} at {state.round}"
            there = in_his_turn(state, seat)
            ruling = ruled(rng, there, law, done)
            if not state.round.stacks[seat]:
                check(state, law, early(state, law, ruling, seat), name)
                continue
            check(there, law, ruling, name)
            points.update(ruling.points)
            if seat != state.round.queue[0]:
                for waits in (early(state, law, ruling, seat), early_call(state, law, done)):
                    check(state, law, waits, name)
                    points.update(waits.points)
            answered(there, law, done, declared(there, law, done), name)
    missing = {point for point, _ in ROWS} - points - WAITS
    assert not missing, sorted(missing)

"""A hand that comes back before anything was built on its going is as if it had never gone."""

from collections import Counter
from random import Random

import pytest

from cardspeak.floor.incidents.procedures import uncalled
from cardspeak.hand import events as e
from cardspeak.hand.betting import options
from cardspeak.hand.decide import step
from cardspeak.hand.pots import pots
from cardspeak.hand.refused import Refused
from cardspeak.hand.remedies.apply import remedied
from cardspeak.hand.remedies.kinds import Kill, Refund, Restore
from cardspeak.hand.showdown import claims
from cardspeak.hand.state import State, seats_in
from cardspeak.law.law import Law
from tests.properties.moves import any_command
from tests.properties.reached import Reached
from tests.properties.tables import tables

HANDS = 700
MOVES = 300
BUILT = (
    e.Dealt,
    e.RoundOpened,
    e.ShowdownOpened,
    e.CardsAsked,
    e.DrawOpened,
    e.RunsAsked,
    e.ShuffleAsked,
    e.WinnersAsked,
)


def stands(state: State, law: Law) -> tuple[object, ...]:
    """What of a hand must be the same: who is in, who is to act with which options, the chips, the pots, the cards."""
    may = options(state, law) if state.stage == "betting" and state.round.queue else {}
    lies = pots(state) if claims(state) else ()
    return state.stage, state.street, state.round, state.pot, state.cards, state.secret, claims(state), may, lies


def back_and_forth(state: State, told: list[e.Event], seat: int, law: Law, refunded: bool, seen: Counter[str]) -> None:
    """Kill a hand, with what nobody has called given back where it is `refunded`, and bring it back at once."""
    back = uncalled(state, seat) if refunded else 0
    killed = remedied(state, (Refund(seat, back), Kill(seat)) if back else (Kill(seat),), law, told)
    assert not isinstance(killed, Refused)
    dead, events = killed
    if any(isinstance(event, BUILT) for event in events) or any(state.noted.counted_all_in):
        return
    restored = remedied(dead, (Restore(seat),), law, (*told, *events))
    assert not isinstance(restored, Refused), restored
    assert stands(restored[0], law) == stands(state, law)
    seen[f"{state.stage}, then {dead.stage}"] += 1
    seen["its bet had gone back"] += bool(back)


@pytest.mark.parametrize("seed", [1, 2])
def test_whoever_comes_back_is_as_if_never_gone(seed: int) -> None:
    rng = Random(seed)
    seen: Counter[str] = Counter()
    for number, table in enumerate(tables(rng, HANDS, Reached())):
        told: list[e.Event] = []
        outcome = step(None, table.opening, table.law)
        try:
            for _ in range(MOVES):
                assert not isinstance(outcome, Refused)
                state: State = outcome[0]
                told += outcome[1]
                inside = seats_in(claims(state), len(state.deal.seats))
                if state.stage == "over":
                    break
                if len(inside) > 1 and state.stage in ("betting", "drawing", "showdown") and rng.random() < 0.3:
                    back_and_forth(state, told, rng.choice(inside), table.law, rng.random() < 0.5, seen)
                attempt = step(state, any_command(rng, state, table.law, table.style), table.law)
                outcome = (state, []) if isinstance(attempt, Refused) else attempt
        except Exception as error:
            error.add_note(
                f"seed {seed}, hand {number}: {table.deal.structure} {table.deal.game.name}, {table.law.book}"
            )
            raise
    wanted = (
        "betting, then betting", "betting, then over", "showdown, then showdown", "drawing, then drawing",
        "its bet had gone back",
    )  # fmt: skip
    assert not [name for name in wanted if not seen[name]], f"never reached: {seen}"

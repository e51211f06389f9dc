"""Every message to a tournament, with what belongs there and what does not: never an error of ours, and money adds up.

How many are sent is `CARDSPEAK_TOURNAMENT_MESSAGES`; a failure prints its seed and the messages.
"""

from __future__ import annotations

import os
from random import Random
from typing import Any, Literal, get_args, get_origin, get_type_hints

import msgspec

from cardspeak.service.tournament_asking import MESSAGES
from tests.web.test_api_tournaments import House, in_house, seated

MANY = int(os.environ.get("CARDSPEAK_TOURNAMENT_MESSAGES", "600"))
SEED = 12
NUMBERS = (0, 1, 2, 3, 4, 5, 7, 25, 100, 500, 5000, 10_000, 35_000, -1, 1 << 49)
TEXTS = ("", "x", "insult", "none", "Anna", "t-1", "a long reason " * 20)


class Made:
    """Messages by chance, of what there is and of what there is not."""

    def __init__(self, rng: Random, members: list[str]) -> None:
        self.rng, self.members = rng, members

    def message(self, verb: str) -> dict[str, Any]:
        """Return a message of a verb; what may be left out is left out now and then."""
        kind = MESSAGES[verb]
        hints = get_type_hints(kind, include_extras=False)
        wanted = [field for field in kind.__struct_fields__ if field not in ("id", "seen")]
        needed = {field.name for field in msgspec.structs.fields(kind) if field.required}
        kept = [field for field in wanted if field in needed or self.rng.random() < 0.5]
        return {"do": verb, **{field: self.value(field, hints[field]) for field in kept}}

    def value(self, name: str, hint: Any) -> Any:
        """Return a value of a field."""
        inside = get_args(hint)
        if get_origin(hint) is Literal:
            return self.rng.choice(inside)
        if get_origin(hint) is list:
            return [self.value(name, inside[0]) for _ in range(self.rng.randrange(4))]
        if get_origin(hint) is tuple:
            return [self.value(name, each) for each in inside]
        if inside:
            return self.value(name, self.rng.choice(inside))
        if isinstance(hint, type) and issubclass(hint, msgspec.Struct):
            hints = get_type_hints(hint)
            return {field: self.value(field, hints[field]) for field in hint.__struct_fields__}
        if hint is type(None):
            return None
        if hint is bool:
            return self.rng.random() < 0.5
        if hint is int:
            return self.rng.choice((1, 2)) if name in ("table", "to") else self.rng.choice(NUMBERS)
        return self.rng.choice((*TEXTS, *self.members, *self.members))


def test_no_message_makes_an_error_of_ours() -> None:
    """Before play, while it goes on, and once it is over; the settings are spoilt as well."""

    async def test(house: House) -> None:
        rng, wrong, done = Random(SEED), [], 0
        more: dict[str, Any] = {
            "rebuy": {"price": {"prize": 50}, "chips": 5000, "until": 4}, "reentries": 2, "guarantee": 2000,
            "addon": {"price": {"prize": 50}, "chips": 5000, "since": 1, "until": 4}, "bounty": "progressive",
            "price": {"prize": 100, "bounty": 20, "fee": 10},
        }  # fmt: skip
        for night in range(4):
            event = await house.announced(id=f"night-{night}", **more)
            ids = await seated(house, event, 8) if night else {}
            made = Made(rng, [*ids.values(), *[each.member for each in house.people]])
            verbs = [verb for verb in MESSAGES if verb not in ("cancel", "change-settings")]
            for number in range(MANY // 4):
                verb = rng.choice(verbs) if number % 50 != 49 else rng.choice(("change-settings", "undo"))
                message = made.message(verb)
                reply = await house.send(house.people[0], f"/{event}/commands", message)
                done += reply.status == 200
                running = house.room.tournaments.running[event]
                over = sum(running.state.ledger.balances.values())
                if reply.status >= 500 or over:
                    wrong.append(f"seed {SEED}, night {night}: {reply.status} {over} {message}")
            again, running = house.room.tournaments.made(event), house.room.tournaments.running[event]
            async with running.lock:  # the clock is entered by the driver
                again.restore()
                if again.state != running.state:
                    wrong.append(f"seed {SEED}, night {night}: read back it is another")
        assert wrong == [], "\n".join(wrong)
        assert done > MANY / 20, done  # it is not all refused

    in_house(test)

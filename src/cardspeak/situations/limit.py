"""What a bet is in a game with fixed bets: the lower bet on the first two streets, the upper on the last two."""

from collections.abc import Sequence
from typing import Any

from cardspeak.situations.model import STREETS, Situation, Values

LIMIT = "fixed-limit"


def sized_by(situation: Situation) -> str:
    """Return the place for what a bet has to be, where a situation is one of fixed bets and tells amounts."""
    if not str(dict(situation.set_up.get("table", {})).get("game", "")).startswith(LIMIT):
        return ""
    return next((place for place in ("due", "bet") if isinstance(situation.places.get(place), int)), "")


def fixed_bet(bets: Sequence[Any], street: str) -> int:
    """Return the bet of a street, of the lower and the upper one."""
    return int(bets[-1] if _is_upper(street) else bets[0])


def in_fixed_bets(situation: Situation, given: Values, values: Values, bets: Sequence[Any], street: str) -> Values:
    """Return values in which amounts that nobody gave are as many bets as they stand for, `bets` being the table's."""
    place = sized_by(situation)
    if not place or not bets or isinstance(given.get(place), int):
        return values
    first, bet = int(situation.places[place]), fixed_bet(bets, street)
    untold = [each for each in situation.places if isinstance(values[each], int) and each not in given]
    return {**values, **{each: max(int(values[each]) * bet // first, 1) for each in untold}}


def on_the_ladder(situation: Situation, found: Values, bets: Sequence[Any], street: str) -> dict[str, int]:
    """Return bet and raises of which a text tells only some, the last it may be: each is one bet more than before.

    Nothing where they are told otherwise: by whoever bets a wrong amount.
    """
    place = sized_by(situation)
    if place != "bet" or not bets or street not in STREETS:
        return {}
    first, bet = int(situation.places[place]), fixed_bet(bets, street)
    amounts = {each: int(usual) for each, usual in situation.places.items() if isinstance(usual, int)}
    steps = {each: usual * bet // first for each, usual in amounts.items() if usual % first == 0}
    told = {int(found[each]) for each in amounts if each in found}
    if found.get(place) == bet or len(steps) < len(amounts) or not told:
        return {}
    return steps if told & {*steps.values()} and all(each % bet == 0 for each in told) else {}


def bets_of(situation: Situation, values: Values, bets: Sequence[Any], street: str) -> list[int]:
    """Return the lower and the upper bet of a table, of which `bets` are told, or else none.

    Where the blinds were told for them, the bets are as large as the one that is told of the street.
    """
    place = sized_by(situation)
    if not place or not street:
        return [int(each) for each in bets]
    bet = int(values[place])
    if bets and bet != (2 * int(bets[-1]) if _is_upper(street) else int(bets[-1])):
        return [int(each) for each in bets]
    return [max(bet // 2, 1), bet] if _is_upper(street) else [bet, 2 * bet]


def _is_upper(street: str) -> bool:
    return street in STREETS[2:]

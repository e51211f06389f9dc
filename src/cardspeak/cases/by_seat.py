"""What stands by seat in a case: amounts and cards."""

from typing import Any

from cardspeak.cards.card import parse_cards
from cardspeak.cases.malformed import Malformed
from cardspeak.chips import parse_chips, total
from cardspeak.errors import Unreadable


def seat_named(name: Any, place: dict[str, int]) -> str:
    """Return the name of a seat that is there."""
    if name not in place:
        raise Malformed("no_such_seat", given=repr(name), allowed=" ".join(place))
    return str(name)


def by_seat(key: str, given: Any, place: dict[str, int], usual: list[int]) -> list[int]:
    """Return the amounts of all seats: one for all, a row, or those that are named."""
    if given is None:
        return usual
    if isinstance(given, int):
        return [given] * len(place)
    if isinstance(given, list):
        if len(given) != len(place):
            raise Malformed("amounts_for_seats", key=key, number=len(given), places=len(place))
        return [int(amount) for amount in given]
    row = list(usual)
    for name, amount in given.items():
        row[place[seat_named(name, place)]] = amount_of(amount)
    return row


def amount_of(given: Any) -> int:
    """Read an amount: a whole number, or chips as `2x25`."""
    if isinstance(given, int):
        return given
    if isinstance(given, str):
        return total(parse_chips(given)) if "x" in given else int(given)
    raise Malformed("no_amount", given=repr(given))


def cards_of(given: Any, place: dict[str, int]) -> list[tuple[int, ...]]:
    """Return the cards of all seats in their order."""
    rows: list[tuple[int, ...]] = [()] * len(place)
    for name, text in (given or {}).items():
        rows[place[seat_named(name, place)]] = cards_named(text)
    return rows


def cards_named(text: str) -> tuple[int, ...]:
    """Read cards of a set-up."""
    try:
        return parse_cards(text)
    except Unreadable as error:
        raise Malformed("no_cards", given=repr(text)) from error

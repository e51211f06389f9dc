"""A text that somebody typed, heard as a case: its statements, and what it says of the table, where nobody else did."""

import re
from collections.abc import Mapping, Sequence
from fractions import Fraction
from typing import Any, NamedTuple

from cardspeak.errors import Unreadable
from cardspeak.record import record
from cardspeak.story.parser import parse_story
from cardspeak.story.statements import Acts, Mishap, Room, Sized, Statement
from cardspeak.talk.acts import STREETS
from cardspeak.talk.heard import told
from cardspeak.talk.model import Heard
from cardspeak.talk.phrasing import players_of
from cardspeak.talk.positions import RANKS, places, seated

PLAIN = re.compile(r"[A-Z]|SB|BB|(?:seat|player) [0-9]+")

NEXT_HAND = Room("next_hand")
SIX = ("SB", "BB", "UTG", "MP", "CO", "BTN")  # who sits at a table of which only the blinds or the button were told


@record
class Typed(NamedTuple):
    """What was typed: what was heard, and the case with what it says of the table."""

    heard: Heard
    case: dict[str, Any]


def typed(case: Mapping[str, Any], text: str, language: str | None = None) -> Typed:
    """Hear a text about the table of a case; `NotUnderstood` and `Ambiguous` say where it stops making sense."""
    plain = _as_it_stands(text)
    if plain:
        return Typed(Heard(text, "en", text, plain), dict(case))
    table = dict(case.get("table", {}))
    seats = _names(table.get("seats"))
    dealer = seats.index(table["button"]) if table.get("button") in seats else None
    found = told(text, language, seats, places(seats, dealer))
    facts = found.table
    table = {**facts.get("table", {}), **table}
    spot = dict(case.get("spot") or {})
    if "street" in facts and "spot" not in case:
        spot = {"street": facts["street"]} | ({"pot": facts["pot"]} if "pot" in facts else {})
    if not seats:
        names = tuple(dict.fromkeys((*_spoken(found.statements), *facts.get("names", ()))))
        at: Mapping[str, str] = facts.get("places", {})
        spot = spot or _early(found.statements)
        if NEXT_HAND in found.statements and all(name in RANKS for name in names):
            names = tuple(dict.fromkeys((*names, *SIX)))
        button = next((name for name in names if at.get(name, name) == "BTN"), "")
        if button:
            table.setdefault("button", button)
        if spot.get("street") and not case.get("spot"):
            table["seats"] = _after_the_flop(names, at)
        elif any(at.get(name, name) in RANKS for name in names):
            table["seats"] = " ".join(seated(names, at))
    if spot and not case.get("spot") and not seats:
        spot.setdefault("to_act", next((each.seat for each in found.statements if isinstance(each, Acts | Sized)), ""))
        spot = {key: value for key, value in spot.items() if value}
    stacks = _stacks(case, facts, table)
    changed = {"table": table, **({"spot": spot} if spot else {}), **({"stacks": stacks} if stacks else {})}
    return Typed(found, {**case, **changed})


def _as_it_stands(text: str) -> tuple[Statement, ...]:
    """Return the statements of a story whose players are letters, blinds or numbers: no tables have to be built."""
    try:
        found = parse_story(text) if " x " not in text else ()  # 25 x 4 may be told the other way round
    except Unreadable:
        return ()
    return found if all(PLAIN.fullmatch(name) for said in found for name in players_of(said)) else ()


def _names(given: Any) -> tuple[str, ...]:
    return tuple(given.split()) if isinstance(given, str) else tuple(map(str, given or ()))


def _spoken(statements: Sequence[Statement]) -> tuple[str, ...]:
    named = [str(getattr(each, key, "")) for each in statements for key in ("seat", "other")]
    return tuple(dict.fromkeys(name for name in named if name))


def _early(statements: Sequence[Statement]) -> dict[str, str]:
    """Return the street on which a story begins whose first sentence is that the next one was opened too early."""
    match statements[:1]:
        case [Mishap(what="early_street", street=("turn" | "river") as street)]:
            return {"street": STREETS[STREETS.index(street) - 1]}
    return {}


def _after_the_flop(names: Sequence[str], at: Mapping[str, str]) -> list[str]:
    """Return who is left after the flop: those who are spoken of."""
    around = [name for name in seated(names, at) if name in names]
    return around if len(around) > 1 else [*around, "BB" if "BB" not in around else "BTN"]


def _stacks(case: Mapping[str, Any], facts: Mapping[str, Any], table: Mapping[str, Any]) -> Any:
    given = case.get("stacks", {})
    if not isinstance(given, dict):
        return given
    big = int((table.get("blinds") or [10, 20])[-1])
    named = {name: _chips(amount, big) for name, amount in facts.get("by-seat", {}).items()}
    if "stacks" in facts and "stacks" not in table:
        table["stacks"] = _chips(facts["stacks"], big)  # type: ignore[index]
    return {**named, **given}


def _chips(amount: int | str, big: int) -> int:
    if isinstance(amount, int):
        return amount
    if not amount.endswith("bb"):
        raise Unreadable(f"{amount!r} is no stack")
    return int(Fraction(amount.removesuffix("bb")) * big)

"""A text that somebody typed, heard as a case: its statements, and what it says of the table, where nobody else did."""

import re
from collections.abc import Mapping
from fractions import Fraction
from typing import Any, NamedTuple

from cardspeak.cases.between import runs_between_hands
from cardspeak.cases.situation import BETTING, situation
from cardspeak.cases.small_talk import without_talk
from cardspeak.errors import Unreadable
from cardspeak.record import record
from cardspeak.story.parser import parse_story
from cardspeak.story.statements import Statement
from cardspeak.talk.knowing import known_in
from cardspeak.talk.model import Heard
from cardspeak.talk.phrasing import players_of
from cardspeak.talk.positions import places
from cardspeak.talk.told import told

PLAIN = re.compile(r"[A-Z]|SB|BB|(?:seat|player) [0-9]+")


@record
class Typed(NamedTuple):
    """What was typed: what was heard, and the case with what it says of the table."""

    heard: Heard
    case: dict[str, Any]


def typed(case: Mapping[str, Any], text: str, language: str | None = None) -> Typed:
    """Hear a text about the table of a case; `NotUnderstood` and `Ambiguous` say where it stops making sense."""
    plain = _as_it_stands(text)
    table = dict(case.get("table", {}))
    seats = _names(table.get("seats"))
    if plain and (seats or "spot" in case or any(isinstance(said, BETTING) for said in plain)):
        return Typed(Heard(text, "en", text, plain), dict(case))
    button = seats.index(table["button"]) if table.get("button") in seats else None
    found = told(text, language, seats, places(seats, button))
    found = found._replace(statements=without_talk(found.statements))
    facts = found.table
    table = {**facts.get("table", {}), **table}
    spot = dict(case.get("spot") or {})
    if not seats and "spot" not in case and not runs_between_hands({**case, "table": table}, found.statements):
        left_out = situation(found.statements, facts)
        found = found._replace(statements=left_out.story)
        spot = dict(left_out.spot)
        if left_out.seats:
            table["seats"] = list(left_out.seats)
            if "BTN" in left_out.seats:
                table.setdefault("button", "BTN")
    elif "street" in facts and "spot" not in case:
        spot = {"street": facts["street"]} | ({"pot": facts["pot"]} if "pot" in facts else {})
    if "smallest" in facts:
        table.setdefault("chips", [facts["smallest"]])
    stacks = _stacks(case, facts, table)
    known = {**known_in(text, found.language), **case.get("know", {})}
    changed = {
        "table": table,
        **({"know": known} if known else {}),
        **({"spot": spot} if spot else {}),
        **({"stacks": stacks} if stacks else {}),
    }
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


def _stacks(case: Mapping[str, Any], facts: Mapping[str, Any], table: dict[str, Any]) -> Any:
    given = case.get("stacks", {})
    if not isinstance(given, dict):
        return given
    big = int((table.get("blinds") or [10, 20])[-1])
    named = {name: _chips(amount, big) for name, amount in facts.get("by-seat", {}).items()}
    if "stacks" in facts and "stacks" not in table:
        table["stacks"] = _chips(facts["stacks"], big)
    return {**named, **given}


def _chips(amount: int | str, big: int) -> int:
    if isinstance(amount, int):
        return amount
    if not amount.endswith("bb"):
        raise Unreadable(f"{amount!r} is no stack")
    return int(Fraction(amount.removesuffix("bb")) * big)

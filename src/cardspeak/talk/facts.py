"""What is said of the table before the cards: game, blinds, antes, stacks, the pot, a cash game or a tournament."""

from collections.abc import Sequence
from typing import Any

from cardspeak.story.statements import Mishap, Statement
from cardspeak.talk.blinds_told import DEAD
from cardspeak.talk.model import Term

Facts = dict[str, Any]


def taken(found: Sequence[Term], facts: Facts, begun: bool) -> int:
    """Take the facts that terms begin with into `facts`, and return how many terms they were."""
    at = taken_to = 0
    while at < len(found):
        used = _one(found[at:], facts, begun)
        if used:
            taken_to = at + used
        elif not _between(found[at]):
            break
        at += used or 1
    while taken_to and taken_to < len(found) and found[taken_to].kind == "break":
        taken_to += 1
    return taken_to


def implied(told: Statement, begun: bool) -> Facts:
    """Return the street that a hand must be on where the first thing told is that a later one came too early."""
    if begun or not isinstance(told, Mishap) or told.what != "early_street":
        return {}
    return {"street": street} if (street := {"turn": "flop", "river": "turn"}.get(told.street)) else {}


def _between(term: Term) -> bool:
    return term.kind in ("break", "filler") or bool(term.parts & {"and"})


def _one(found: Sequence[Term], facts: Facts, begun: bool) -> int:
    first = found[0]
    role = first.roles.get("table", "")
    after = found[1] if len(found) > 1 else None
    if first.kind == "fraction" and not begun and (after is None or "pot" not in after.parts):
        return blinds(str(first.value), facts)
    if not begun and _dashed(found):
        facts.setdefault("table", {})["blinds"] = [int(found[0].value), int(found[2].value)]
        return 3
    if not begun and _stakes_by_seat(found):
        facts.setdefault("table", {})["blinds"] = [int(found[1].value), int(found[3].value)]
        return 4
    if role == "blinds":
        used = _skipped(found, 1)
        if len(found) > used and found[used].kind == "fraction":
            blinds(str(found[used].value), facts)
            return used + 1
        numbers = [each for each in found[used : used + 3] if each.kind == "number"]
        if len(numbers) == 2:
            facts.setdefault("table", {})["blinds"] = [int(each.value) for each in numbers]
            return used + 3
        return 0
    if role == "big-blind" and after is not None and after.kind == "number":
        return 2 * blinds(f"{after.value // 2}/{after.value}", facts)
    if role == DEAD:
        facts.setdefault("table", {})["dead_small_blind"] = True
        return 1
    if role == "ante":
        used = _skipped(found, 1)
        if len(found) > used and found[used].kind == "number":
            facts.setdefault("table", {})["ante"] = int(found[used].value)
            return used + 1
        return 0
    if role.startswith(("game ", "event ")):
        key, _, value = role.partition(" ")
        facts.setdefault("table", {})[key] = value
        return 1
    if role == "heads-up" and not begun:
        facts["players"] = 2
        return 1
    if first.kind == "number" and after is not None and after.roles.get("table") == "handed" and not begun:
        facts["players"] = int(first.value)
        return 2
    return _chips(found, facts, begun, role)


def _chips(found: Sequence[Term], facts: Facts, begun: bool, role: str) -> int:
    first, used = found[0], _skipped(found, 1)
    amount = found[used] if len(found) > used else None
    if role == "pot" and amount is not None and amount.kind == "number" and (not begun or "street" in facts):
        facts["pot"] = int(amount.value)
        return used + 1
    after = found[1] if len(found) > 1 else None
    if first.kind == "number" and after is not None and after.roles.get("table") == "pot" and not begun:
        facts["pot"] = int(first.value)
        return 2
    if begun:
        return 0
    if role == "stacks" and amount is not None and amount.kind in ("number", "size"):
        facts["stacks"] = _stack(amount)
        return used + 1
    if first.kind in ("number", "size") and after is not None and after.parts & {"effective"}:
        facts["stacks"] = _stack(first)
        return 2
    if first.kind == "seat" and len(found) > 1:
        return _of_a_player(found, facts)
    if "on" in first.parts and after is not None and after.kind == "seat":
        amount = found[2] if len(found) > 2 else after
        if amount.kind in ("number", "size") and (len(found) == 3 or _between(found[3]) or found[3].kind == "break"):
            facts.setdefault("by-seat", {})[str(after.value)] = _stack(amount)
            return 3
    return 0


def _of_a_player(found: Sequence[Term], facts: Facts) -> int:
    """A has 1500 behind; A (15k)."""
    remark = found[1]
    if not remark.parts & {"has"}:
        return 0
    used = _skipped(found, 2)
    if len(found) <= used or found[used].kind not in ("number", "size") or found[0].owns:
        return 0
    amount, end = found[used], used + 1
    while end < len(found) and (found[end].parts & {"behind", "chip", "stack"} or found[end].kind == "filler"):
        end += 1
    if end < len(found) and found[end].kind not in ("break",) and not _between(found[end]):
        return 0
    facts.setdefault("by-seat", {})[str(found[0].value)] = _stack(amount)
    return end


def _stakes_by_seat(found: Sequence[Term]) -> bool:
    """Say whether stakes stand here as SB 500 BB 1000."""
    if [str(each.value) for each in found[:3:2]] != ["SB", "BB"]:
        return False
    return [each.kind for each in found[1:4:2]] == ["number", "number"]


def _dashed(found: Sequence[Term]) -> bool:
    """Say whether stakes stand here as 10-20, before the name of a game."""
    if len(found) < 4 or found[1].text != "-" or found[0].kind != "number" or found[2].kind != "number":
        return False
    return found[3].roles.get("table", "").startswith(("game", "event")) and 1 <= found[2].value / found[0].value <= 4


def _skipped(found: Sequence[Term], at: int) -> int:
    while at < len(found) and (found[at].kind == "filler" or found[at].parts & {"of", "for", "comes", "on"}):
        at += 1
    return at


def _stack(amount: Term) -> int | str:
    return int(amount.value) if amount.kind == "number" else str(amount.value)


def blinds(text: str, facts: Facts) -> int:
    """Take stakes as 100/200 or 100/200/200, and return 1; 0 where they are none."""

    def chips(each: str) -> int:
        return int(each.rstrip("kк")) * (1000 if each[-1] in "kк" else 1)

    sizes = [chips(each) for each in text.split("/")]
    if not sizes[1]:
        return 0
    table = facts.setdefault("table", {})
    table["blinds"] = sizes[:2]
    if len(sizes) > 2:
        table["ante"] = sizes[2]
    return 1

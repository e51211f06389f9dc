"""What the floor says: a finding, which is a code with facts, becomes a sentence in one of the four languages."""

from collections.abc import Sequence

from cardspeak.finding import Fact, Finding
from cardspeak.locale.messages import Ungrouped, say

SEATS = ("seat", "other")
"""The facts that are seats; `seats` are several of them."""
JOINTS = {"and_also": "; "}
"""What stands between several things said together, all but the last; a comma where nothing else is told."""


def key_of(code: str) -> str:
    """Return the key of the message for a code."""
    return f"ruled-{code.replace('_', '-')}"


def ruled(language: str, found: Finding, seats: Sequence[str] = (), grouped: bool = True) -> str:
    """Say a finding; `seats` are the names of the players, numbers are grouped as the language does or written plainly.

    Raises `KeyError` for a code without a message.
    """
    facts: dict[str, object] = {}
    for name, value in found.facts:
        if name == "each":
            *some, last = [ruled(language, each, seats, grouped) for each in value]  # type: ignore[union-attr, arg-type]
            facts |= {"some": JOINTS.get(found.code, ", ").join(some), "last": last}
        else:
            facts[name] = _said(language, name, value, seats, grouped)
    if facts.get("some") == "":
        return str(facts["last"])
    return say(language, key_of(found.code), **facts)


def english(found: Finding | None, seats: Sequence[str] = ()) -> str:
    """Say a finding as cases and the command line have it: in English, with plain numbers; nothing for none."""
    return ruled("en", found, seats, grouped=False) if found is not None else ""


def answer(language: str, given: str | int | bool) -> str:
    """Say an answer to a question of the floor."""
    if isinstance(given, bool):
        return say(language, "ruled-yes" if given else "ruled-no")
    return say(language, key_of(given.replace("-", "_"))) if isinstance(given, str) else str(given)


def shown(given: str | int | bool) -> str:
    """Write an answer as people give it on the command line and in addresses: yes and no, a number, a word."""
    if isinstance(given, bool):
        return "yes" if given else "no"
    return str(given)


def _said(language: str, name: str, value: Fact, seats: Sequence[str], grouped: bool) -> object:
    if isinstance(value, Finding):
        return ruled(language, value, seats, grouped)
    if isinstance(value, tuple):
        return ", ".join(_said(language, "seat", each, seats, grouped) for each in value)  # type: ignore[misc]
    if name in SEATS and isinstance(value, int):
        return seats[value] if value < len(seats) else str(value + 1)
    return value if grouped or isinstance(value, str) else Ungrouped(value)

"""A finding: what was found, decided or asked, as a code with facts; its sentence is made in `locale`."""

from collections.abc import Mapping
from typing import Any, NamedTuple, TypeAlias

from cardspeak.record import record

Fact: TypeAlias = "int | str | Finding | tuple[int, ...] | tuple[Finding, ...]"


@record
class Finding(NamedTuple):
    """A code, and the facts that its sentence names, in the order of their names.

    `seat` and `other` are seats, `seats` several of them, as in the hand; other numbers are chips, cards or hands. A
    fact may be a finding itself, or several. Text is said as it is.
    """

    code: str
    facts: tuple[tuple[str, Fact], ...] = ()

    def __str__(self) -> str:
        told = dict(self.facts)
        if told.keys() == {"each"}:
            return _text(told["each"])
        if told.keys() == {"least", "most"}:
            return f"{self.code} {told['least']}..{told['most']}"
        if len(told) == 1:
            return f"{self.code} {_text(*told.values())}"
        facts = ", ".join(f"{name} {_text(value)}" for name, value in self.facts)
        return f"{self.code} ({facts})" if facts else self.code


def finding(code: str, **facts: Fact) -> Finding:
    """Return a finding with these facts."""
    return Finding(code, tuple(sorted(facts.items())))


def findings(*codes: str) -> tuple[Finding, ...]:
    """Return a finding without facts for each of these codes."""
    return tuple(Finding(code) for code in codes)


def plain(found: Finding) -> dict[str, Any]:
    """Return a finding as plain data: its code, and its facts where it has any."""
    facts = {name: _plain(value) for name, value in found.facts}
    return {"code": found.code, "facts": facts} if facts else {"code": found.code}


def from_plain(data: Mapping[str, Any]) -> Finding:
    """Return the finding that plain data holds."""
    facts = {name: _from_plain(value) for name, value in data.get("facts", {}).items()}
    return finding(str(data["code"]), **facts)


def _from_plain(value: Any) -> Any:
    if isinstance(value, Mapping):
        return from_plain(value)
    return tuple(_from_plain(each) for each in value) if isinstance(value, list) else value


def _plain(value: Fact) -> Any:
    if isinstance(value, Finding):
        return plain(value)
    return [_plain(each) for each in value] if isinstance(value, tuple) else value


def _text(value: Fact) -> str:
    if isinstance(value, tuple) and not isinstance(value, Finding):
        return ", ".join(_text(each) for each in value)
    return str(value)

"""The stored form of a finding: its code, and its facts by name where it has any; these may be findings themselves."""

from typing import Any

from cardspeak.finding import Finding, finding

FORM = "finding"


def read_finding(value: object) -> Finding | None:
    """Return the finding that plain data holds; none where it holds none."""
    if type(value) is not dict or not {"code"} <= value.keys() <= {"code", "facts"} or type(value["code"]) is not str:
        return None
    told = value.get("facts", {})
    if type(told) is not dict:
        return None
    facts = {str(name): _fact(fact) for name, fact in told.items()}
    return None if None in facts.values() else finding(value["code"], **facts)


def _fact(value: object) -> Any:
    if type(value) is list:
        several = tuple([_fact(each) for each in value])
        return None if None in several else several
    return value if type(value) in (int, str) else read_finding(value)

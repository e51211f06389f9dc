"""Findings in a stored event of a real table: codes with facts as one text; older events hold English sentences."""

import json
from collections.abc import Sequence

from cardspeak.finding import Finding, from_plain, plain

BEGINS = '[{"code":'


def written(findings: Sequence[Finding]) -> str:
    """Write findings as a stored event holds them."""
    return json.dumps([plain(found) for found in findings], ensure_ascii=False, separators=(",", ":"))


def is_written(text: str) -> bool:
    """Say whether a text holds findings; if not it is a sentence."""
    return text.startswith(BEGINS)


def findings_in(text: str) -> tuple[Finding, ...]:
    """Return the findings that a text holds."""
    return tuple(from_plain(each) for each in json.loads(text))

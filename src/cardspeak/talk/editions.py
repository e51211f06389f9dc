"""Years of rules, which are no amounts: `TDA 2011`, `by the 2024 rules`, `pravidlá 2019`."""

import re

_YEAR = r"20[0-3]\d(?![\w/.,]*\d)(?!\w)"
_RULES = (
    r"(?:tda|тда|fspr|фспр|wsop|ept|rules?|rulebook|edition|правил\w*|редакц\w*|издани\w*|видан\w*|pravidl\w*|pravidiel"
    r"|vydani\w*)"
)
_OF = r"(?:[\s,:-]|of|from|the|year|года|год|от|за|из|року|рік|від|з|z|roku|rok|podla)*"
_BEHIND = re.compile(rf"(?<!\w){_RULES}{_OF}$")
_AT = re.compile(rf"({_YEAR})(?P<of>{_OF}{_RULES}(?!\w))?")
LONGEST = 40  # letters between the word for rules and their year


def edition_at(low: str, at: int) -> int:
    """Return the length of the year of some rules that stands here; 0: none does."""
    found = _AT.match(low, at)
    if found is None or (at and low[at - 1].isalnum()):
        return 0
    return len(found[1]) if found["of"] or _BEHIND.search(low[max(at - LONGEST, 0) : at]) else 0

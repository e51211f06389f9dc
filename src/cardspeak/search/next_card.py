"""Whether the next card lay already when something was found: of two situations that differ in that, the one told."""

import re
from collections.abc import Sequence

from cardspeak.search.ranked import Likely
from cardspeak.search.told import situations
from cardspeak.talk.letters import folded

_CARD = re.compile(r"flop|turn|river|card|street|флоп|терн|тьорн|ривер|рівер|карт|улиц|вулиц|kart")
_OUT = re.compile(
    r"(?<!\w)(?:out|dealt|deals?|burn(?:s|ed|t)?|on the (?:board|table)|lies|lying|came|comes|opened|open|there|shown"
    r"|откры\w+|выш\w+|леж\w+|сда\w+|выложи\w+|відкри\w+|вийш\w+|лежить|зда\w+|виклали"
    r"|vonku|lez\w+|otvor\w+|otoc\w+|rozda\w+|vysiel|vysla|vyloz\w+|prisiel|prisla)(?!\w)"
)
_AT_ONCE = re.compile(r"burns? and (?:turns?|deals?)")
_NOT = re.compile(
    r"(?<!\w)(?:not?|yet|before|still|until|isn't|wasn't|hasn't|не|ни|нет|до|перед|пока|ще не|нема\w*|поки"
    r"|nie|ne\w+|pred|kym|bez|este)(?!\w)"
)
_CLAUSES = re.compile(r"[.,;:!?\n]|(?<!\w)(?:when|and|then|когда|коли|ked|a|и|і|та|and only)(?!\w)")


def next_card_lies(text: str) -> bool:
    """Say whether a text tells that another card was dealt; `before the turn` and `not yet` tell that none was."""
    low = folded(text)
    clauses = [each for each in _CLAUSES.split(low) if _CARD.search(each) and _OUT.search(each)]
    return bool(_AT_ONCE.search(low)) or any(not _NOT.search(each) for each in clauses)


def by_next_card(likely: Sequence[Likely], text: str) -> list[Likely]:
    """Return situations with that of two in which the next card lies, where a text tells it, else with the other."""
    lies = next_card_lies(text)
    before = {each.next_card: each for each in situations().values() if each.next_card}
    found: dict[str, Likely] = {}
    for each in likely:
        told = each.situation
        if lies and told.next_card:
            told = situations()[told.next_card]
        elif not lies:
            told = before.get(told.name, told)
        found.setdefault(told.name, each._replace(situation=told))
    return list(found.values())

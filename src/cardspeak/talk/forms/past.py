"""Past forms that a table of Russian or Ukrainian verbs leaves out: feminine and neuter ones, made of the masculine.

Who is called by a seat is neuter (*место 4 поставило*), and of women the same is told. The plural is not made:
it may mean another act, as *прочекали* is what everybody does.
"""

import re
from collections.abc import Mapping

MASCULINE = {"ru": (re.compile(r"\w{2,}[аеиоуыяё]л(ся)?"), "л"), "uk": (re.compile(r"\w{2,}[аеиіоуюяї]в(ся|сь)?"), "в")}
"""How a masculine form ends, and its letter."""
OTHERS: dict[str, dict[str, tuple[str, ...]]] = {
    "ru": {"": ("ла", "ло"), "ся": ("лась",)},
    "uk": {"": ("ла", "ло"), "ся": ("лася", "лась")},
}
"""How a feminine and a neuter form end; a neuter reflexive is of no player: *осталось 3 места*."""
VERB = re.compile(r".*(?:т[иь]|т[иь]ся|тись|чь|чься|[еиіяюєї]т[ь]?|є)|.*л[аио]|.*л[аио]с[ья]")
"""How other forms of a verb end, by which a noun with the same ending is none."""


def with_past(forms: Mapping[str, str], language: str) -> dict[str, str]:
    """Return forms with those of the past that are missing, where a verb has at least the masculine one."""
    if language not in MASCULINE:
        return dict(forms)
    masculine, letter = MASCULINE[language]
    found: dict[str, str] = {}
    for base, several in forms.items():
        all_forms = [base, *several.split()]
        more = []
        if any(VERB.fullmatch(form) for form in all_forms):
            for form in all_forms:
                if past := masculine.fullmatch(form):
                    ending = past[1] or ""
                    root = form.removesuffix(ending).removesuffix(letter)
                    more += [root + end for end in OTHERS[language]["ся" if ending else ""]]
        known = set(all_forms)
        found[base] = " ".join((several, *dict.fromkeys(form for form in more if form not in known)))
    return found

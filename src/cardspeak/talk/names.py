"""Names of people in a text: words with a capital that no table has, and that somebody acts under."""

import re
from collections.abc import Callable, Container, Mapping

from cardspeak.talk.letters import folded
from cardspeak.talk.lexicon import Entry

_WORD = re.compile(r"(?<![\w'])[^\W\d_]{3,}(?!\w)")
_ENDED = frozenset('.!?;\n"«»“”„(')
_SAYING = re.compile(r" [^\W\d_]+(?: [^\W\d_]+)?:? [\"«“„]")
_CASE = 3  # letters by which forms of one name differ at most: Коля, Коле; Jano, Janovi


EntryAt = Callable[[int], tuple[Entry | None, int]]


def told_names(text: str, entry_at: EntryAt, verbs: Callable[[str], bool], words: Container[str]) -> Mapping[str, str]:
    """Return the names in a text as they are compared, each with how it is first written.

    `entry_at` tells the entry of a language at a place of the text and its length, `verbs` whether a word does an act;
    `words` are no names, though they stand in no table by themselves.
    """

    def is_strange(found: re.Match[str]) -> bool:
        return entry_at(found.start())[0] is None and folded(found[0]) not in words

    unknown = [found for found in _WORD.finditer(text) if found[0].istitle() and is_strange(found)]
    sure = dict.fromkeys(found[0] for found in unknown if _acts(text, found, entry_at, verbs))
    names: dict[str, str] = {}
    for found in unknown:
        word = found[0]
        base = next((name for name in sure if word == name or (word not in sure and _one_name(word, name))), "")
        if base:
            names[folded(word)] = base
    return names


def _acts(text: str, found: re.Match[str], entry_at: EntryAt, verbs: Callable[[str], bool]) -> bool:
    """Say whether a verb of an act stands behind a word, or within a sentence an act or an amount."""
    before = text[: found.start()].rstrip()
    begins = not before or before[-1] in _ENDED
    behind = text[found.end() :]
    at = len(text) - len(behind.lstrip())
    if not behind[:1].isspace() or at == len(text):
        return False
    if text[at].isdigit() or _SAYING.match(behind):
        return not begins
    entry, length = entry_at(at)
    if entry is None or "act" not in entry.roles:
        return False
    return not begins or verbs(text[at : at + length])


def _one_name(word: str, name: str) -> bool:
    """Say whether two words are forms of one name."""
    same = max(_CASE, min(len(word), len(name)) - 1)
    return word[:same] == name[:same] and abs(len(word) - len(name)) <= _CASE

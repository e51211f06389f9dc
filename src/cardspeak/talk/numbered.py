"""Players who are called by an ordinal or by a noun for a number where others sit on numbered seats.

`Место 3 ставит, место 6 рейз, пятый пас`: the fifth is no fifth player but who sits on seat 5.
"""

import re
from collections.abc import Sequence

from cardspeak.talk.letters import folded
from cardspeak.talk.model import NO_PARTS, Term

SEVERAL = 2  # numbered seats, of which ordinals are then others
SURE = 4  # lower ordinals, of players who are not named by number, only count them
_ENDING = r"(?:ый|ій|ий|ой|ого|ому|ым|им)"
ORDINALS = {
    1: rf"перв{_ENDING}|перш{_ENDING}|prvy|prveho|prvemu|first",
    2: rf"втор{_ENDING}|друг{_ENDING}|druhy|druheho|druhemu|second",
    3: r"трет(?:ий|ій|ього|ьего|ьому|ьему|ьим|ім)|treti|tretieho|tretiemu|third",
    4: rf"четв[её]рт{_ENDING}|stvrty|stvrteho|stvrtemu|fourth",
    5: rf"пят{_ENDING}|п'ят{_ENDING}|piaty|piateho|piatemu|fifth",
    6: rf"шест{_ENDING}|шост{_ENDING}|siesty|siesteho|siestemu|sixth",
    7: rf"седьм{_ENDING}|сьом{_ENDING}|siedmy|siedmeho|siedmemu|seventh",
    8: rf"восьм{_ENDING}|osmy|osmeho|osmemu|eighth",
    9: rf"девят{_ENDING}|дев'ят{_ENDING}|deviaty|deviateho|deviatemu|ninth",
    10: rf"десят{_ENDING}|desiaty|desiateho|desiatemu|tenth",
}
NOUNS = {
    1: "jednotka|единичка|одиничка", 2: "dvojka|двойка|двійка", 3: "trojka|тройка|трійка",
    4: "stvorka|четверка|четвірка", 5: "patka|пятерка|п'ятірка", 6: "sestka|шестерка|шістка",
    7: "sedmicka|семерка|сімка", 8: "osmicka|восьмерка|вісімка", 9: "deviatka|девятка|дев'ятка",
    10: "desiatka|десятка",
}  # fmt: skip
"""Numbers as nouns, nominative: chips and cards have these names as well."""
_ORDINAL = {number: re.compile(words) for number, words in ORDINALS.items()}
_NOUN = {number: re.compile(words) for number, words in NOUNS.items()}
_SEAT = re.compile(r"seat (\d{1,2})")


def by_number(found: tuple[Term, ...]) -> tuple[Term, ...]:
    """Return terms in which an ordinal is who sits there, where at least two players are called by their seats."""
    named = {int(seat[1]) for term in found if term.kind == "seat" and (seat := _SEAT.fullmatch(str(term.value)))}
    if len(named) < SEVERAL:
        return found
    return tuple([_seat(found, at, named) for at in range(len(found))])


def _seat(found: Sequence[Term], at: int, named: set[int]) -> Term:
    term, after = found[at], found[at + 1] if at + 1 < len(found) else None
    if term.kind not in ("seat", "word", "card", "number") or term.owns:
        return term
    low = folded(term.text)
    numbers = [each for each, words in _ORDINAL.items() if words.fullmatch(low) and (each >= SURE or each in named)]
    before = found[at - 1] if at else None
    free = before is None or before.kind == "break" or bool(before.parts & {"and", "then"})
    if not numbers and free and after is not None and _acts(found, at + 1):
        numbers = [each for each, words in _NOUN.items() if words.fullmatch(low)]
    if not numbers or (after is not None and any(part.startswith("street") for part in after.parts)):
        return term
    value = f"seat {numbers[0]}"
    return term._replace(kind="seat", value=value, roles={"seat": value}, parts=NO_PARTS)


def _acts(found: Sequence[Term], at: int) -> bool:
    """Say whether an act follows in the same clause, or is wished for."""
    for term in found[at:]:
        if term.kind == "break":
            return False
        if "act" in term.roles:
            return True
    return False

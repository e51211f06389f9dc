"""Players who are called by an ordinal or by a noun for a number where others sit on numbered seats.

`Место 3 ставит, место 6 рейз, пятый пас`: the fifth is no fifth player but who sits on seat 5.
"""

import re
from collections.abc import Sequence
from functools import cache

from cardspeak.talk.letters import folded
from cardspeak.talk.model import NO_PARTS, Term
from cardspeak.talk.positions import UNNAMED

SEAT = (
    r"(?:seat(?:u|e|om)?|chair|мест(?:о|а|у|ом|е)|місц(?:е|я|ю|ем|і)|сит(?:а|у|ом|е)?|сіт(?:а|у|ом|і)?"
    r"|бокс(?:а|у|ом|е|і)?|кресл(?:о|а|у|ом|е)|крісл(?:о|а|у|ом|і)"
    r"|box(?:u|e|om)?|miest(?:o|a|u|om|e)|sedadl(?:o|a|u|om|e))"
)
"""A word for a seat beside which a number stands, in every case; letters folded."""
NUMBER_IS = r"(?:(?:c\.?|no\.?|number|номер(?:ом)?|cislo|№|#)\s?)?"
"""What may stand between a seat and its number."""
_TO_IT = r"(?:место|місце|сит|сіт|бокс|кресло|крісло|seat|box|miesto|sedadlo)(?!\w)"
"""The form behind *onto*: somebody moves there."""
SITTING = re.compile(
    rf"(?:(?<!на )(?<!na )(?<!за )(?<!za ){SEAT}|(?:на|na)\s+(?!{_TO_IT}){SEAT}|(?:з|із|с|z|в|у|on|in)\s+{SEAT})"
).pattern
_TH = r"-?(?:й|ый|ий|ом|ем|м|е|го|му|те|ому|ім|st|nd|rd|th)|\."
CARDINALS = {
    1: "one|один|jeden|jedna|jednotka", 2: "two|два|dva", 3: "three|три|tri", 4: "four|четыре|чотири|styri",
    5: "five|пять|п'ять|pat", 6: "six|шесть|шість|sest", 7: "seven|семь|сім|sedem", 8: "eight|восемь|вісім|osem",
    9: "nine|девять|дев'ять|devat", 10: "ten|десять|desat",
}  # fmt: skip
_ORDINAL_SEATS = (
    "перв|перш|prvom|first", "втор|друг|druhom|second", "трет|tretom|third", "четверт|четвёрт|stvrtom|fourth",
    "пят|п'ят|piatom|fifth", "шест|шост|siestom|sixth", "седьм|сьом|siedmom|seventh", "восьм|osmom|eighth",
    "девят|дев'ят|deviatom|ninth", "десят|desiatom|tenth",
)  # fmt: skip
_SHORT = re.compile(r"na\s+(\d{1,2})-?(?:ke|tke)(?!\w)")
"""Slovak `na 5ke`: who sits on seat 5."""
_COUNTED = re.compile(r"(\d)(?:(?:-?(?:й|ый|ой|ий|ший|му|го|ому|ого)|st|nd|rd|th)(?!\w)|\.(?=\s?hrac))")
_PEOPLE = re.compile(r"\s*(?:игрок\w*|гравець|гравц\w*|hrac\w*|player|guy)(?!\w)")
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
_SEAT = re.compile(r"seat (\d{1,2})")


@cache  # long patterns are compiled when the first text is heard: a ruling from the shell may need none
def _before() -> re.Pattern[str]:
    """Return a seat whose number stands before it: `3-м местом`, `на 5 месте`; `3 места` are a count of them."""
    return re.compile(
        rf"(?:(?:на|na|с|з|із|z|в|у)\s+)?(?:(?P<th>\d{{1,2}})(?:{_TH})\s+{SEAT}"
        r"|(?P<alone>\d{1,2})\s+(?:месте|местом|місці|місцем|mieste|miestom|sedadle|сит|сіт|seat(?! table)))"
        r"(?!\w|\s*(?:№|#)?\d)"
    )


@cache
def _behind() -> re.Pattern[str]:
    """Return a seat whose number stands behind it, or a player by that number: `место 3`, `hráč 5`."""
    return re.compile(
        rf"(?:(?:игрок|гравець|hrac|chlapik)\s+)?{SITTING}\s*{NUMBER_IS}(\d{{1,2}})(?![\w/.,-]*\d)(?!\w)"
        rf"|(?:игрок\w{{0,2}}|грав(?:ець|ця|цю|цем)|hrac\w{{0,2}})\s+{NUMBER_IS}(\d{{1,2}})(?![\w/.,-]*\d)(?!\w)"
        r"(?!\s+(?:карт|фиш|фіш|kart|zet))"
    )


@cache
def _in_words() -> re.Pattern[str]:
    numbers = "|".join(f"(?P<n{number}>{words})" for number, words in CARDINALS.items())
    return re.compile(rf"{SITTING}\s+{NUMBER_IS}(?:{numbers})(?!\w)")


@cache
def _by_ordinal() -> re.Pattern[str]:
    """Return a seat that is told by an ordinal: `na siedmom mieste`, `на пятом месте`, `in the third seat`."""
    ordinals = "|".join(f"(?P<o{number}>(?:{words}))" for number, words in enumerate(_ORDINAL_SEATS, 1))
    return re.compile(
        rf"(?:(?:на|na|in|on)\s+(?:the )?)?(?:{ordinals})(?:ом|ем|ьем|ому|ьому|ім)?\s+"
        r"(?:месте|местом|місці|mieste|sedadle|боксе|боксі|боксу|seat)(?!\w|\s*(?:№|#)?\d)"
    )


@cache
def _ordinals() -> dict[int, re.Pattern[str]]:
    return {number: re.compile(words) for number, words in ORDINALS.items()}


@cache
def _nouns() -> dict[int, re.Pattern[str]]:
    return {number: re.compile(words) for number, words in NOUNS.items()}


def seat_told(low: str, at: int) -> tuple[str, int] | None:
    """Return the player on a seat whose number stands beside the word for it or is told in words, and its length."""
    if found := _behind().match(low, at):
        return f"seat {found[1] or found[2]}", len(found[0])
    if found := _before().match(low, at):
        return f"seat {found['th'] or found['alone']}", len(found[0])
    if short := _SHORT.match(low, at):
        return f"seat {short[1]}", len(short[0])
    if ordinal := _by_ordinal().match(low, at):
        return f"seat {(ordinal.lastgroup or '')[1:]}", len(ordinal[0])
    worded = _in_words().match(low, at)
    return (f"seat {(worded.lastgroup or '')[1:]}", len(worded[0])) if worded else None


def counted_player(low: str, at: int) -> tuple[str, int, bool] | None:
    """Return the player who is counted in figures (`1й`, `2nd player`), the length, and whether a noun says so."""
    found = _COUNTED.match(low, at)
    if found is None or not 1 <= int(found[1]) <= len(UNNAMED):
        return None
    people = _PEOPLE.match(low, found.end())
    return UNNAMED[int(found[1]) - 1], (people.end() if people else found.end()) - at, people is not None


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
    numbers = [each for each, words in _ordinals().items() if words.fullmatch(low) and (each >= SURE or each in named)]
    before = found[at - 1] if at else None
    free = before is None or before.kind == "break" or bool(before.parts & {"and", "then"})
    if not numbers and free and after is not None and _acts(found, at + 1):
        numbers = [each for each, words in _nouns().items() if words.fullmatch(low)]
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

"""Numbers that are one of a few: of cards or rounds, the first or the second, of a seat, of chips in a column."""

import re
from collections.abc import Mapping, Sequence

from cardspeak.situations.model import CHOICES
from cardspeak.talk.letters import folded
from cardspeak.talk.model import Term
from cardspeak.talk.numbered import NUMBER_IS, SEAT

AFTER = 3  # terms after a number, among which it says of what it is
COUNTED = {"cards"}
ROUNDS = re.compile(r"round|orbit|круг|орбит|орбіт|кол[оа]|кіл|раунд|kol[oáa]?$|kola|kôl|orbit")
_ROUND = re.compile(
    r"(?<!\w)(?:one|a single|a full|an?|один|одним|одного|одну|одне|одна|jedno|jeden|jedneho)[ -]"
    r"(?:round|orbit|круг|орбит|орбіт|кол[оа]|раунд|kolo)"
)
ORDINALS: Mapping[str, str] = {
    "first": r"first|перв|перш|prv", "second": r"second|втор|друг|druh", "third": r"third|трет|tret",
    "fourth": r"fourth|четверт|четверт|stvrt",
}  # fmt: skip
_NTH = re.compile("|".join(rf"(?P<{name}>(?<!\w)(?:{words})\w*)" for name, words in ORDINALS.items()))
OFF_THE_DECK = re.compile(
    r"(?<!\w)(?:first|second|third|fourth|1st|2nd|3rd|4th|перв|втор|трет|четв|перш|друг|prv|druh|tret|stvrt)\w*\W+(?:\w+\W+){0,4}?"
    r"(?:(?:of|off|from|in) (?:the )?(?:deck|top)|dealt|(?:из|с|в) колод\w+|(?:з|із|у|в) колод\w+|(?:z|v) bali\w+)"
)
"""A card told by its place in the deck: the fourth from the top is still somebody's first card."""
_TIMES = {
    "two": r"twice|дважды|двічі|dvakrat|(?:two|2) times|2x|(?:два|2) раз\w*",
    "three": r"thrice|трижды|тричі|trikrat|(?:three|3) times|3x|(?:три|3) раз\w*|(?:три|three|tri) (?:борд|board)\w*",
    "four": r"четырежды|styrikrat|(?:four|4) times|4x|(?:четыре|чотири|4) раз\w*"
    r"|(?:четыре|чотири|four|styri) (?:борд\w*|board\w*)",
}
"""How often a board is run."""
_SEAT = re.compile(rf"(?<!\w){SEAT}\W{{1,2}}{NUMBER_IS}(\d{{1,2}})(?!\d)")


def choices_told(text: str, spoken: Sequence[Term]) -> dict[str, str]:
    """Return what stands in the places of a few numbers, as far as a text tells it."""
    low = folded(text)
    nth = ["first"] if OFF_THE_DECK.search(low) else []
    nth += [found.lastgroup or "" for found in _NTH.finditer(low)]
    seats = [found for found in _SEAT.findall(low) if found in CHOICES["number"]]
    columns = [many for many in re.findall(r"(?<!\d)(\d\d)(?!\d)", low) if many in CHOICES["column"]]
    counts = _counts(spoken) or ["one"] * bool(_ROUND.search(low))
    counts = counts or [many for many, words in _TIMES.items() if re.search(rf"(?<!\w)(?:{words})(?!\w)", low)]
    told = {"count": counts, "nth": nth[:1], "nth_other": nth[1:2], "number": seats, "column": columns}
    return {place: each[0] for place, each in told.items() if each}


def _counts(spoken: Sequence[Term]) -> list[str]:
    """Return the small numbers of a text in words, first those of cards and of rounds."""
    few = [at for at, term in enumerate(spoken) if term.kind == "number" and 1 <= term.value <= len(CHOICES["count"])]
    few = [at for at in few if spoken[at].value == int(spoken[at].value)]
    return [CHOICES["count"][int(spoken[at].value) - 1] for at in few if _of_cards(spoken[at + 1 : at + 1 + AFTER])]


def _of_cards(after: Sequence[Term]) -> bool:
    return any(term.parts & COUNTED or ROUNDS.match(folded(term.text)) for term in after)

"""Chips as they are spoken of without figures: by the name of their worth, by a count, in several motions."""

import re
from collections.abc import Sequence

from cardspeak.talk.amounts import MOST_CHIPS, USUAL, in_chips
from cardspeak.talk.letters import folded
from cardspeak.talk.mentions import Mention
from cardspeak.talk.model import Term
from cardspeak.talk.numerals import together

WORTH = (
    (25000, "двадцатипятитысячн"),
    (5000, "пятитысяч|пятихатк|п'ятитисяч|пятитисяч|pattisic|5k|5к"),
    (1000, "тысячн|тысячк|тищ|тыщ|тисячн|тисячк|косар|tisicov|tisick|tisicok|thousands|thousand(?= chips?)|1k|1к"),
    (500, "petstovk|пятисот|п'ятсот|п'ятисот|пятсот|patstovk|patstoviek|patsto[vn]|five hundreds|(?<=a )five hundred"),
    (200, "двухсот|двохсот|dvestovk"),
    (100, "сотк|соток|сотен|сотн|сотенн|стольник|stovk|stoviek|stovac|hundreds|hundred(?= chips?)"),
    (50, "полтинник|полтос|п'ятдесятк|patdesiatk"),
    (25, "двадцатипят|четвертак|двадцятип|dvadsatpat|greens|green chip"),
    (20, "двадцатк|двадцятк|dvadsiatk"),
    (10, "десятк|десяточ|desink|desiatk|desat[ao]k|tens"),
    (5, "пятерк|п'ятірк|patk|redbirds|fives"),
)
COUNTS = (
    (1, "one|a single|a|single|одн\\w+|один|jednou|jeden|jednu|jedna"),
    (2, "two|a couple of|pair of|две|два|двумя|дві|двома|двi|dve|dva|dvoma|dvoch"),
    (3, "three|три|тремя|трьома|tri|troma|troch"),
    (4, "four|четыр\\w+|чотир\\w+|styri|styrmi|styroma|styroch"),
    (5, "five|пять|пятью|п'ять|п'ятьма|pat|piatimi|piatich"),
    (6, "six|шесть\\w*|шість\\w*|sest|siestich|siestimi"),
    (7, "seven|семь\\w*|сім\\w*|sedem"),
    (8, "eight|восемь\\w*|вісім\\w*|osem"),
    (9, "nine|девять\\w*|дев'ять\\w*|devat"),
    (10, "ten|десять\\w*|desat"),
)
_COUNT = "|".join(f"(?P<c{many}>{words})" for many, words in COUNTS)
_NAMED = "|".join(f"(?P<w{worth}>(?:{stems})\\w*)" for worth, stems in WORTH)
_OF = r"(?:(?:chips?|фишк\w+|фішк\w+|zeton\w*|cip\w*)\s+)?(?:по|po|of|x|х)\s*"
_SAID = _COUNT.replace("?P<c", "?P<s").replace("a single|a|", "")  # beside figures: `a 400 bet` is no chip
_ENDING = r"(?:'?s|-?\w?k[aiy]|-?\w?ок|-?\w?ки)?"
_CHIPS = re.compile(
    rf"(?<![\w'])(?:(?P<many>\d{{1,2}})(?:\s+|(?=[xх]\d))|(?:{_COUNT})\s+)?(?:{_OF}(?P<worth>\d+)|{_NAMED})(?![\w'])"
    rf"|(?<![\w'])(?:{_SAID}|(?P<few>\d))\s+(?P<each>\d+){_ENDING}(?![\w/-])"
)
_BESIDE = re.compile(
    r"[\s,]*(?:\w{3,}\s+){0,2}(?:\+|and|и|і|й|та|a|plus|плюс|with)?\s*"
    r"(?:k tomu|k nim|к ним|до них|к этому|до цього)?\s*(?:еще|ще|este|another)?\s*$"
)
_FIRST = re.compile(
    r"(?<![\w/.])(\d+|a thousand|one thousand|тысяч[ауи]|тисяч[ауі]|tisic)\s+"
    r"(?:and|и|і|й|та|a|\+)\s*(?:еще|ще|este|another)?\s*$"
)
_ONE_MORE = re.compile(
    r"\s*(?:chips?|фишк\w+|фішк\w+|zeton\w*)?\s*(?:,|and|и|і|й|та|a|plus|\+)\s+"
    r"(?:a|one|одну|одна|один|jeden|jednu|jedna|еще|ще|este)\s+(\d{2,})(?![\w/]|\.\d)"
)
_TWO = re.compile(r"(?:chips|фишки|фішки|zetony|cipy)\s+(?:of\s+|по\s+)?(\d+)\s+(?:and|и|і|та|a|\+)\s+(\d+)")
_CHIP = r"(?:chips?|фишк\w+|фішк\w+|zeton\w*)"
_BOTH = re.compile(
    rf"(?<![\w/.])(\d{{2,}}) {_CHIP} (?:and|plus|with|и|і|та|a|\+) "
    rf"(?:a |one |одну |одна |jeden )?(\d{{2,}})(?![\w/]|\.\d)"
    rf"|(?<![\w/.])(\d{{2,}}) (?:and|plus|и|і|та|a|\+) (\d{{2,}}),? (?:as |in )?"
    rf"(?:two|двумя|двома|dvoma|dvomi) (?:different |разными |різними |roznymi )?{_CHIP}"
)
_FEW = re.compile(r"1x([1-9])")  # as a count of chips is heard, of which no worth is told
_SUM = re.compile(rf"(?<![\w/.])(\d{{2,}})\s+(?:in|в|у|v|po)?\s*(?:{_NAMED})(?![\w'])")
MOTIONS = 2  # of a string of them: what is spoken of behind the second is spoken of again
SEVERAL = 3  # chips of which somebody speaks without a count


def by_count(spoken: Sequence[Term]) -> tuple[Term, ...]:
    """Return terms in which an amount beside a count of chips is in such chips: `2000 двумя фишками` are two of 1000.

    A count that stands alone is no chip that is worth so little: `две фишки — это рейз?`.
    """
    found: list[Term] = []
    for term in spoken:
        count = _count(term)
        amount = found[-1] if found else None
        if count and amount is not None and amount.kind == "number" and (chips := _in_so_many(amount, count)):
            found[-1] = together("chips", chips, [amount, term])
        else:
            found.append(term._replace(kind="filler", value="", parts=frozenset({"chip"})) if count else term)
    return tuple(found)


def _count(term: Term) -> int:
    """Return how many chips a term counts that looks like one chip of so little worth."""
    said = _FEW.fullmatch(str(term.value)) if term.kind == "chips" else None
    first = folded(term.text).split()[0]
    return int(said[1]) if said and (said[1] not in ("1", "5") or not first.isdecimal()) else 0


def _in_so_many(amount: Term, count: int) -> str:
    return in_chips(int(amount.value), count) if amount.value == int(amount.value) else ""


def chips_of(text: str) -> str:
    """Return chips of which a text speaks by a count or by the names of their worth; nothing where it does not."""
    low = re.sub(r"(?<=\d)[,' ](?=\d{3}(?!\d))", "", folded(text))
    summed = _SUM.search(low)
    if summed and int(summed[1]) % (worth := _worth(summed)) == 0 and int(summed[1]) > worth:
        return f"{int(summed[1]) // worth}x{worth}"
    pieces: list[str] = []
    end = 0
    for found in _CHIPS.finditer(low):
        worth = int(found["worth"] or found["each"] or 0) or _worth(found)
        many = int(found["many"] or found["few"] or 0) or next(
            (each for each, _ in COUNTS if found[f"c{each}"] or found[f"s{each}"]), 0
        )
        if not worth or (found["worth"] and not many):
            continue
        if pieces and not _BESIDE.fullmatch(low[end : found.start()]):
            break
        if not pieces and many and (first := _FIRST.search(low[: found.start()])):
            pieces.append(f"1x{first[1]}" if first[1].isdecimal() else "1x1000")
        pieces.append(f"{many or 1}x{worth}")
        end = found.end()
    if pieces and (more := _ONE_MORE.match(low, end)):
        pieces.append(f"1x{more[1]}")
    if not pieces and (two := _TWO.search(low)):
        pieces = [f"1x{two[1]}", f"1x{two[2]}"]
    if not pieces and (both := _BOTH.search(low)):
        pieces = [f"1x{both[1] or both[3]}", f"1x{both[2] or both[4]}"]
    return "+".join(pieces)


def _worth(found: re.Match[str]) -> int:
    return next((worth for worth, _ in WORTH if found[f"w{worth}"]), 0)


def in_several(amount: int) -> str:
    """Return an amount as several chips of one kind, the greatest of which there can be some."""
    worth = next((each for each in USUAL if amount % each == 0 and SEVERAL <= amount // each <= MOST_CHIPS), 0)
    return f"{amount // worth}x{worth}" if worth else str(amount)


def is_several(chips: str) -> bool:
    """Say whether chips are more than one."""
    return "+" in chips or bool(re.match(r"(?!1x)\d+x", chips))


def in_motions(told: Sequence[Mention], bet: int | str | None) -> list[str]:
    """Return the chips of each motion of a player, one after the other; `bet` is what they faced, if anything."""
    kinds = (("put",), ("put", "call"), ("put", "call", "bet") if bet is None else ("put", "call"))
    every = [[each.amount for each in told if each.kind in some and each.amount is not None] for some in kinds]
    put = next((some for some in every if len(some) > 1), every[-1])[:MOTIONS]
    return [str(term.value) if term.kind == "chips" else f"1x{term.value}" for term in put if term.kind != "size"]

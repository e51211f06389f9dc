"""Chips as they are spoken of without figures: by the name of their worth, by a count, in several motions."""

import re
from collections.abc import Mapping, Sequence
from decimal import Decimal
from itertools import pairwise

from cardspeak.situations.model import Situation
from cardspeak.talk.amounts import DENOMINATIONS, MOST_CHIPS, USUAL
from cardspeak.talk.letters import folded
from cardspeak.talk.mentions import Mention
from cardspeak.talk.model import Term

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
    r"(?<![\w/.])(\d+|a thousand|one thousand|тысяч[ауи]|тисяч[ауі]|tisic)\s+(?:chip|фишк\w|фішк\w|zeton|cip)?\s*"
    r"(?:and|и|і|й|та|a|\+)\s*(?:еще|ще|este|another)?\s*$"
)
_ONE_MORE = re.compile(
    r"\s*(?:chips?|фишк\w+|фішк\w+|zeton\w*)?\s*(?:,|and|и|і|й|та|a|plus|\+)\s+"
    r"(?:(?:a|one|одну|одна|один|jeden|jednu|jedna|еще|ще|este)"
    r"|(?:k nemu|k tomu|к ней|к нему|до неї|до нього|with it)(?: este| еще| ще)?)"
    r"\s+(\d{2,})(?![\w/]|\.\d)"
)
_TWO = re.compile(r"(?:chips|фишки|фішки|zetony|cipy)\s+(?:of\s+|по\s+)?(\d+)\s+(?:and|и|і|та|a|\+)\s+(\d+)")
_CHIP = r"(?:chips?|фишк\w+|фішк\w+|zeton\w*)"
_ONE = "(?:a|one|a single|одну|одна|один|jeden|jednu|jedna)"
_BOTH = re.compile(
    rf"(?<![\w/.])(\d{{2,}}) {_CHIP} (?:and|plus|with|и|і|та|a|\+) "
    rf"(?:a |one |одну |одна |jeden )?(\d{{2,}})(?![\w/]|\.\d)"
    rf"|(?<![\w/.])(\d{{2,}}) (?:and|plus|и|і|та|a|\+) (\d{{2,}}),? (?:as |in )?"
    rf"(?:two|dve|dva|две|дві|двумя|двома|dvoma|dvomi) (?:different |разными |різними |roznymi )?{_CHIP}"
    rf"|(?<!\w){_ONE} (\d{{2,}}) (?:and|plus|и|і|та|a|\+) {_ONE} (\d{{2,}})(?![\w/]|\.\d)"
)
_FEW = re.compile(r"1x[1-9]")  # as a count of chips is heard, of which no worth is told
_ONTO_OWN = re.compile(
    r"(?<!\w)(?:(?:on|onto|on top of) (?:my|h(?:is|er)|their)"
    r"|(?:на|поверх|сверху на|зверху на) (?:сво[иїюй]\w*|мо[иїюй]\w*)|na (?:svoj\w*|moj\w*))$"
)
_SUM = re.compile(rf"(?<![\w/.])(\d{{2,}})\s+(?:in|в|у|v|po)?\s*(?:{_NAMED})(?![\w'])")
_LISTED = re.compile(r"(?:[^\d(:;.?!]{0,40}[(:])?[\s,-]*((?:\d+[\s,+]*(?:and|и|і|та|a|plus)?\s*)+\d+)(?![\w/]|\.\d)")
_AND_A = re.compile(
    r"(?:,\s*\d+)*\s*(?:and|plus|\+|и|і|й|та|a)\s+(?:a |one |одну |одна |jeden |jednu )?\d{1,6}(?![\w/%]|[.,]\d)"
    r"(?!\s*(?:more|on top|сверху|зверху|navrch|ещ|ще|bb|бб))"
)
MOTIONS = 2  # of a string of them: what is spoken of behind the second is spoken of again
SEVERAL = 3  # chips of which somebody speaks without a count


def put_out(spoken: Sequence[Term]) -> tuple[Term, ...]:
    """Return terms in which only chips that may be put out are chips.

    A count that stands alone is no chip that is worth so little (`две фишки — это рейз?`), and what chips are laid
    onto lay there before (`кидает одну фишку на свои сотки`).
    """
    return tuple(
        [
            term._replace(kind="filler", value="", parts=frozenset({"chip"}))
            if _is_count(term) or (term.kind == "chips" and _lay_there(spoken[max(at - 2, 0) : at]))
            else term
            for at, term in enumerate(spoken)
        ]
    )


def _is_count(term: Term) -> bool:
    """Say whether a term only counts chips: it looks like one chip of so little worth."""
    said = _FEW.fullmatch(str(term.value)) if term.kind == "chips" else None
    return bool(said) and (str(term.value) not in ("1x1", "1x5") or not folded(term.text)[0].isdecimal())


def _lay_there(before: Sequence[Term]) -> bool:
    """Say whether what follows are somebody's own chips, onto which others are laid."""
    return bool(_ONTO_OWN.search(" ".join(folded(term.text) for term in before)))


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
        first, second = filter(None, both.groups())
        pieces = [f"1x{first}", f"1x{second}"]
    return "+".join(pieces)


def chips_listed(amount: int, after: str) -> str:
    """Return the chips that an amount begins or is made of, as a text lists them behind it; nothing where it does not.

    `1000 and a 50`, `1000, 500 и 100`; `1600 (1000, 500, 100)`, where they are as much as the amount.
    """
    low = re.sub(r"(?<![\d,])(\d{1,3})[,' ](\d{3})(?![\d,])", r"\1\2", folded(after))
    if (inside := _LISTED.match(low)) and sum(each := [int(one) for one in re.findall(r"\d+", inside[1])]) == amount:
        return "+".join(f"1x{one}" for one in each)
    more = _AND_A.match(low)
    every = [amount, *(int(one) for one in re.findall(r"\d+", more[0]))] if more else []
    sinks = all(one > other for one, other in pairwise(every))
    return "+".join(f"1x{one}" for one in every) if every and sinks and {*every} <= DENOMINATIONS else ""


def worth_of(chips: str) -> Decimal:
    """Return how much chips are together, as a story writes them; 0 where they are none."""
    if chips.isdecimal():
        return Decimal(chips)
    return sum((Decimal(count) * Decimal(worth) for count, worth in re.findall(r"(\d+)x([\d.]+)", chips)), Decimal(0))


def last_chips(situation: Situation, found: Mapping[str, int | str]) -> dict[str, int | str]:
    """Return the stack of whoever puts out all of it: as much as the chips, where it was so at first."""
    stack, chips = situation.places.get("stack"), str(situation.places.get("chips", ""))
    worth = worth_of(str(found.get("chips", "")))
    return {"stack": int(worth)} if stack is not None and worth_of(chips) == stack and worth >= 1 else {}


def _worth(found: re.Match[str]) -> int:
    return next((worth for worth, _ in WORTH if found[f"w{worth}"]), 0)


def in_several(amount: int) -> str:
    """Return an amount as several chips of one kind, the greatest of which there can be some."""
    worth = next((each for each in USUAL if amount % each == 0 and SEVERAL <= amount // each <= MOST_CHIPS), 0)
    return f"{amount // worth}x{worth}" if worth else str(amount)


def _is_bare(told: Sequence[Mention]) -> bool:
    """Say whether what is said names no amount of its own."""
    return all(not re.search(r"\d", each.words) for each in told if each.kind == "say")


def is_several(chips: str) -> bool:
    """Say whether chips are more than one."""
    return "+" in chips or bool(re.match(r"(?!1x)\d+x", chips))


def in_motions(told: Sequence[Mention], bet: int | str | None) -> list[str]:
    """Return the chips of each motion of a player, one after the other; `bet` is what they faced, if anything."""
    kinds = (("put",), ("put", "call"), ("put", "call", "bet") if bet is None else ("put", "call"))
    every = [[each.amount for each in told if each.kind in some and each.amount is not None] for some in kinds]
    said = [each.amount for each in told if each.kind == "say" and each.words and each.amount is not None]
    if said and len(every[0]) == 1 and said[0].start < every[0][0].start and _is_bare(told):
        every[0] = [said[0], *every[0]]  # says `raise`, moves 25 in, then 75 more
    put = next((some for some in every if len(some) > 1), every[-1])[:MOTIONS]
    return [str(term.value) if term.kind == "chips" else f"1x{term.value}" for term in put if term.kind != "size"]

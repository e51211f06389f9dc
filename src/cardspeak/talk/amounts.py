"""Puts terms together that are one amount: sizes by blind, bet and pot, chips by their count, cards in words."""

import re
from collections.abc import Iterator, Sequence
from decimal import Decimal
from itertools import combinations

from cardspeak.talk.model import NO_PARTS, Term
from cardspeak.talk.numerals import figures, in_figures, together, whole
from cardspeak.talk.sentences import OF_THE_POT, PERCENT

DENOMINATIONS = frozenset(unit * 10**power for power in range(7) for unit in (1, 2, 5)) | {25, 250, 2500, 25000}
"""What chips are usually worth."""
USUAL = (25000, 5000, 1000, 500, 200, 100, 50, 25, 20, 10, 5, 2, 1)
_THOUSANDS = re.compile(r"[a-z]+[ -](thousand|hundred)")
MOST_CHIPS = 60  # more than that nobody counts out
FEW_CHIPS = 9  # of which somebody tells the count in letters
_PLURAL = re.compile(r"s|-?(?:ки|ок|ками|ky|iek|kami)")
_WITH = frozenset({"of", "at", "on", "for", "from", "by", "in"})
PARTS = {"half": "1/2", "third": "1/3", "two-thirds": "2/3", "quarter": "1/4", "three-quarters": "3/4"}


def joined(found: Sequence[Term]) -> tuple[Term, ...]:
    """Put terms together that are one amount, one size, some chips, or cards in words."""
    terms: Sequence[Term] = list(in_figures(found))
    for rules in (_sizes, _chips, _cards):
        terms = list(rules(terms))
    return tuple(terms)


def _sizes(found: Sequence[Term]) -> Iterator[Term]:
    """Sizes: 2bb, 2.5x, 75% pot, 1/2 pot, half the pot; sums: 9000+20000."""
    at = 0
    while at < len(found):
        made, used = _size(found, at)
        yield made
        at += used


def _size(found: Sequence[Term], at: int) -> tuple[Term, int]:
    term, after = found[at], found[at + 1 : at + 5]
    named = next((each for each in term.parts if each.endswith("-pot")), "")
    if named:
        return term._replace(kind="size", value=OF_THE_POT.format(named.removesuffix("-pot"))), 1
    part = next((PARTS[each] for each in term.parts if each in PARTS), "")
    pot = _pot(after)
    if part or term.kind == "fraction":
        text = part or str(term.value)
        if pot and text.count("/") == 1 and int(text.split("/")[1]):
            return together("size", OF_THE_POT.format(text), [term, *after[:pot]]), 1 + pot
        bets = at and found[at - 1].kind == "act" and term.kind != "number"
        return (term._replace(kind="size", value=OF_THE_POT.format(part)) if part and bets else term), 1
    if term.kind != "number" or not after:
        return term, 1
    unit = after[0]
    of_blinds = len(after) > 1 and after[1].kind == "number" and unit.roles.get("seat") == "BB"  # SB 500 BB 1000
    if not of_blinds and ("bb" in unit.parts or unit.roles.get("seat") == "BB"):
        return together("size", f"{figures(term.value)}bb", [term, unit]), 2
    of = _pot(after[1:])
    if "percent" in unit.parts:
        return together("size", PERCENT.format(figures(term.value)), [term, *after[: 1 + of]]), 2 + of
    if "x" in unit.parts and not (len(after) > 1 and after[1].kind == "number"):
        percent = PERCENT.format(figures(Decimal(str(term.value)) * 100))
        return together("size", percent if of else f"{figures(term.value)}x", [term, *after[: 1 + of]]), 2 + of
    if unit.text == "+" and len(after) > 1 and after[1].kind == "number" and "x" not in _parts(after, 2):
        return together("number", whole(Decimal(str(term.value)) + Decimal(str(after[1].value))), [term, *after[:2]]), 3
    return term, 1


def _pot(after: Sequence[Term]) -> int:
    """Return how many of these terms name the pot."""
    for count, term in enumerate(after[:3], 1):
        if "pot" in term.parts:
            return count
        if term.kind != "filler" and not term.parts & {"of", "for", "total"}:
            break
    return 0


def _parts(found: Sequence[Term], at: int) -> frozenset[str]:
    return found[at].parts if at < len(found) else NO_PARTS


def _chips(found: Sequence[Term]) -> Iterator[Term]:
    """Chips: 4 x 25, 25 x 4, 2x100+3x25, two 1000 chips, a single 5k chip."""
    at = 0
    while at < len(found):
        pieces: list[str] = []
        end = at
        while piece := _piece(found[end : end + 5]):
            pieces.append(piece[0])
            end += piece[1]
            joint = end + 1 < len(found) and (found[end].text == "+" or "and" in found[end].parts)
            bare = _of_a_kind(found[end + 1 : end + 4]) if joint and not _piece(found[end + 1 : end + 6]) else None
            if bare is not None:  # two chips of 1000 and one 5000
                pieces.append(bare[0])
                end += 1 + bare[1]
                break
            if not joint or not _piece(found[end + 1 : end + 6]):
                break
            end += 1
        yield together("chips", "+".join(pieces), found[at:end]) if pieces else found[at]
        at = end if pieces else at + 1


def _piece(rest: Sequence[Term]) -> tuple[str, int] | None:
    """Return the chips that stand here as a story writes them, and how many terms they are."""
    numbers = [term.value if term.kind == "number" else None for term in rest]
    if len(rest) > 2 and numbers[0] and "x" in rest[1].parts and numbers[2]:
        count, value = numbers[0], numbers[2]
        if count in DENOMINATIONS and value not in DENOMINATIONS:
            count, value = value, count
        return (_of(count, value), 3 + ("chip" in _parts(rest, 3))) if count == int(count) else None
    if numbers and numbers[0] and (made := _in_so_many(rest)):
        return made
    if numbers and numbers[0] and numbers[0] == int(numbers[0]) and numbers[0] <= MOST_CHIPS:
        ends = rest[2].text.casefold() if len(rest) > 2 else ""
        glued = len(rest) > 2 and rest[2].start == rest[1].end and bool(_PLURAL.fullmatch(ends))
        if glued and numbers[1] and numbers[1] > numbers[0]:
            return _of(numbers[0], numbers[1]), 3  # three 20s
        second = 1 + ("single" in _parts(rest, 1))
        if second < len(rest) and numbers[second] and "chip" in _parts(rest, second + 1):
            return _of(numbers[0], numbers[second]), second + 2
        third = 2 + bool(_parts(rest, 2) & {"x", "at", "of"})
        if "chip" in _parts(rest, 1) and third < len(rest) and numbers[third]:  # two chips of 500 each
            return _of(numbers[0], numbers[third]), third + 1
    named = [number is not None and "chip" in rest[at].parts for at, number in enumerate(numbers)]  # "тисячна"
    if len(rest) > 1 and numbers[0] and numbers[1] and named[1] and numbers[0] == int(numbers[0]) <= 60:
        return _of(numbers[0], numbers[1]), 2
    if named and named[0] and "chip" not in _parts(rest, 1):
        return _of(1, numbers[0]), 1
    if len(rest) > 3 and numbers[0] and "chip" in rest[1].parts and "at" in rest[2].parts and numbers[3]:
        return _of(numbers[0] // numbers[3], numbers[3]), 4  # 600 in chips of 100
    if numbers and numbers[0] and "single" in _parts(rest, 1) and "chip" in _parts(rest, 2):  # 500 with one chip
        return _of(1, numbers[0]), 3
    at = (
        1 if numbers and numbers[0] and numbers[0] <= 60 and "chip" in _parts(rest, 1) and numbers[1:2] != [None] else 0
    )
    if at < len(rest) and numbers[at] and "chip" in rest[at].parts:  # a chip by the name of its worth, or two of them
        return _of(numbers[0] if at else 1, numbers[at]), at + 1 + ("chip" in _parts(rest, at + 1))
    skip = 0
    while skip < min(2, len(rest)) and ("single" in rest[skip].parts or rest[skip].kind == "filler"):
        skip += 1
    after = skip + 1
    if after < len(rest) and numbers[after] and "chip" in rest[skip].parts:  # one chip of 1000
        return _of(1, numbers[after]), after + 1
    if several := _thousands(rest[skip : skip + 2]):
        return several, skip + 2
    if skip < len(rest) and numbers[skip] and "chip" in _parts(rest, skip + 1):
        return _of(1, numbers[skip]), skip + 2
    return None


def _in_so_many(rest: Sequence[Term]) -> tuple[str, int] | None:
    """Return an amount as the chips of which a count is told behind it: `2000 with two chips`, `1500 в трёх фишках`."""
    at = 1
    while at < min(3, len(rest)) and (rest[at].parts & _WITH or rest[at].kind == "filler"):
        at += 1
    counted = at + 1 < len(rest) and _is_a_count(rest[at]) and "chip" in rest[at + 1].parts
    listed = at + 2 < len(rest) and (rest[at + 2].kind in ("number", "remark") or rest[at + 2].text == ":")
    if not counted or listed or rest[0].value != int(rest[0].value):
        return None
    made = in_chips(int(rest[0].value), int(rest[at].value))
    return (made, at + 2) if made else None


def _is_a_count(term: Term) -> bool:
    """Say whether a number counts chips, and is not what one is worth: in letters, more than one, and not many."""
    return term.kind == "number" and term.text.replace("'", "").isalpha() and 2 <= term.value <= FEW_CHIPS


def _thousands(rest: Sequence[Term]) -> str:
    """Return chips of a thousand or a hundred that stand here by their count: two thousand chips."""
    unit = _THOUSANDS.fullmatch(rest[0].text.casefold()) if len(rest) > 1 else None
    if unit is None or rest[0].kind != "number" or rest[1].text.casefold() != "chips":
        return ""
    worth = 1000 if unit[1] == "thousand" else 100
    return _of(rest[0].value // worth, worth) if worth < rest[0].value <= MOST_CHIPS * worth else ""


def _of_a_kind(rest: Sequence[Term]) -> tuple[str, int] | None:
    """Return chips that are told without the word, behind others: `one 5000`, `two of 100`."""
    numbers = [term.value for term in rest if term.kind == "number"]
    between = len(rest) > 2 and bool(rest[1].parts & {"of", "at", "x"})
    if len(numbers) < 2 or rest[0].kind != "number" or not (rest[1].kind == "number" or between):
        return None
    count, value = numbers[:2]
    likely = count == int(count) and 1 <= count <= MOST_CHIPS and value in DENOMINATIONS and value > count
    return (_of(count, value), 2 + between) if likely else None


def in_chips(amount: int, count: int) -> str:
    """Return an amount as so many chips of a story, of one kind or two of the usual; nothing where it is none."""
    if count and amount % count == 0 and amount // count in DENOMINATIONS:
        return _of(count, amount // count)
    for great, small in combinations(USUAL, 2):
        for many in range(1, count):
            if many * great + (count - many) * small == amount:
                return f"{_of(many, great)}+{_of(count - many, small)}"
    return ""


def _of(count: object, value: object) -> str:
    return f"{figures(count)}x{figures(value)}"


def _cards(found: Sequence[Term]) -> Iterator[Term]:
    """Cards in words: the ace of spades, king of hearts."""
    at = 0
    while at < len(found):
        rank, end = found[at].roles.get("card", ""), at + 1
        if rank.isupper() or rank.isdigit():
            while end < min(len(found), at + 3) and (found[end].parts & {"of", "for"} or found[end].kind == "filler"):
                end += 1
            suit = found[end].roles.get("card", "") if end < len(found) else ""
            if suit.islower():
                yield together("cards", rank + suit, found[at : end + 1])
                at = end + 1
                continue
        after = found[at + 1].roles.get("card", "") if at + 1 < len(found) else ""
        if rank.islower() and (after.isupper() or after.isdigit()):  # Slovak: "pikové eso"
            yield together("cards", after + rank, found[at : at + 2])
            at += 2
            continue
        yield found[at]
        at += 1

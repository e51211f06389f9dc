"""Hands and boards as people tell them: by ranks without suits, or only by what they make, as *a straight*."""

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import NamedTuple

from cardspeak.record import record
from cardspeak.talk.letters import folded
from cardspeak.talk.model import Term

MADE = (
    ("straight flush", r"straight flush|royal|стр[иі]т.?флеш|роял|kralovsk\w+"),
    ("quads", r"quads|four of a kind|каре(?!т)|poker(?= beats| vyhrava|om)"),
    ("full house", r"full house|boat|фул\w*|full(?!y)|fulhaus"),
    ("flush", r"flush(?! draw)|флеш(?!.?др)\w*|flus[ou]?m?|farb[auy]"),
    ("straight", r"straight(?! draw)|стр[иі]т(?!.?др)\w*|postupk\w+|strejt|strit"),
    ("trips", r"set(?: of \w+)?|trips|three of a kind|сет\w{0,2}|тр[иі]пс\w*|тройк\w+|трійк\w+|trojic\w+|trojk\w+"),
    ("two pair", r"two pairs?|дв[еі] пар[ыи]|дву(?:х|мя) пар\w*|двома парами|dva pary|dv(?:e|oma) (?:dvojic|par)\w*"),
    ("pair", r"pair(?: of \w+)?|top pair|overpair|пар[аоуы]\w*|оверпар\w+|dvojic[aeuio]\w*|par"),
    ("nothing", r"nothing|air|ace high|bluff|ничего|нічого|старш[ауоі]\w+|блеф\w*"),
)  # fmt: skip
_MADE = re.compile("|".join(rf"(?P<m{at}>(?<!\w)(?:{words})(?!\w))" for at, (_, words) in enumerate(MADE)))
PLAIN_BOARD = "Kh 9h 7h 8c 2d"
ON_PLAIN: Mapping[str, tuple[str, ...]] = {
    "nothing": ("As 3c", "Qs 4c"), "pair": ("Ac Kd", "Qc Qd"), "two pair": ("Ks 9s", "8s 7s"),
    "trips": ("9c 9d", "7c 7d"), "straight": ("Jc Tc", "6c 5s"), "flush": ("Ah 3h", "Qh 4h"),
}  # fmt: skip
PAIRED_BOARD = "Kh Kd 9h 8h 7c"
ON_PAIRED: Mapping[str, tuple[str, ...]] = {
    "nothing": ("Jd 4c", "Qc 3s"), "pair": ("As Qd", "Jd 4c"), "two pair": ("Ac 9s", "Qc 8s"),
    "trips": ("Ks 3c", "Kc 4d"), "straight": ("Jc Tc", "6c 5s"), "flush": ("Ah 3h", "Qh 4h"),
    "full house": ("9c 9d", "8c 8d"), "quads": ("Kc Ks",), "straight flush": ("Jh Th", "6h 5h"),
}  # fmt: skip
_RANK = "(?:10|[2-9TJQKAТКДВ])"
_GAP = r"[ ,-]{0,2}"
_BOARD = re.compile(
    rf"(?i:board|борд\w*|доск\w*|стол\w*|stole|stol)\W(?:\w+\W+){{0,2}}?({_RANK}(?:{_GAP}{_RANK}){{2,4}})(?!\w)"
)
_HAND = re.compile(
    rf"(?<![\w+/])({_RANK}{_GAP}{_RANK}(?:{_GAP}{_RANK}{_GAP}{_RANK})?)(?![\w/+]|[ ,-]{{1,2}}{_RANK}(?!\w))"
)
_ONE = re.compile(_RANK)
POCKET = re.compile(r"(?:pocket|pair of|карманны[ех]|кишенькові|vreckove)\s+(\w+)")
RANKED = (
    ("A", "ace|туз|es"), ("K", "king|корол|kral"), ("Q", "queen|дам|dam"), ("J", "jack|валет"), ("T", "ten|десят"),
    ("9", "nine"), ("8", "eight"), ("7", "seven"), ("6", "six"), ("5", "five"), ("4", "four"), ("2", "deuce"),
)  # fmt: skip
_PLURAL = re.compile(
    r"(?<!\w)(?<!pair )(?<!of )(?<!пары )(?<!пари )(?<!pary )(?:(?P<A>aces|туз(?:ы|ов|и|ів|ами)|es(?:a|ami)?)"
    r"|(?P<K>kings|корол(?:и|ей|ями|і|ів)|kral(?:e|ov|mi))|(?P<Q>queens|дам(?:ы|и|ами)?|dam(?:y|ami)?)"
    r"|(?P<J>jacks|валет(?:ы|ов|и|ів|ами)|jack(?:y|ov|mi))|(?P<T>tens|десятк(?:и|ами)|desiatk(?:y|ami))"
    r"|(?P<n9>nines|девятк(?:и|ами)|дев.ятк(?:и|ами)|deviatk(?:y|ami)))"
    r"(?!\w| up| full| and (?:kings|queens|jacks|tens))"
)  # in the hand, where nobody says what else they would be
_LATIN = str.maketrans("ТКДВ", "TKQJ")
_SAYS = re.compile(
    r"(?:say|says|said|announce[sd]?|declare[sd]?|call(?:s|ed) it|каже|сказа\w+|говорит|говорю|объяв\w+|оголо\w+|кажу"
    r"|заяв\w+|zahlas\w+|povedal\w*|povie|ohlas\w+|hovor\w+|tvrd\w+)[^,.;!?]{0,25}$"
)
SUITS = "cdhs"
BOARD, HAND, OF_OMAHA = 5, 2, 4
JUNK = ("3d", "4s", "2c", "5d", "6s", "3c", "2s", "4d")  # cards beside two of an Omaha hand


@record
class Told(NamedTuple):
    """A hand of which a text speaks: where, whose (a name as terms have it, or empty), its ranks or what it makes."""

    at: int
    whose: str
    ranks: tuple[str, ...] = ()
    made: str = ""


def hands_of(text: str, spoken: Sequence[Term], omaha: bool, lies: str = "") -> tuple[str, list[tuple[str, str]]]:
    """Return a board and hands that are as a text tells them, each with whose it is; nothing where it tells too little.

    Ranks get suits that make no flush. Hands of which only is told what they make come with a board of their own, where
    none `lies` there.
    """
    if lies:
        by_rank = [*_by_rank(text, spoken, (0, 0))]
        return _with_suits((), by_rank, omaha, lies) if by_rank else ("", [])
    board = _BOARD.search(text)
    ranks = _ranks(board[1]) if board else ()
    span = board.span(1) if board else (0, 0)
    by_rank = [*_by_rank(text, spoken, span)] if board else []
    if len(ranks) == BOARD and len(by_rank) < HAND and len(pairs := [*_by_plurals(text, spoken)]) >= HAND:
        by_rank = pairs
    if len(ranks) == BOARD and by_rank:
        return _with_suits(ranks, by_rank, omaha)
    made = [*_by_what_they_make(text, spoken)]
    if len(made) < HAND:
        return "", []
    paired = any(each.made not in ON_PLAIN for each in made)
    lies, hands = (PAIRED_BOARD, ON_PAIRED) if paired else (PLAIN_BOARD, ON_PLAIN)
    used = set(lies.split())
    found: list[tuple[str, str]] = []
    for each in made:
        free = next((hand for hand in hands[each.made] if used.isdisjoint(hand.split())), "")
        if free:
            used |= set(free.split())
            found.append((free, each.whose))
    return lies, [(_four(hand, used) if omaha else hand, whose) for hand, whose in found]


def _ranks(written: str) -> tuple[str, ...]:
    return tuple(found.replace("10", "T") for found in _ONE.findall(written.translate(_LATIN)))


def _by_rank(text: str, spoken: Sequence[Term], board: tuple[int, int]) -> Iterator[Told]:
    """Yield the hands that are told by their ranks, in order."""
    found: list[Told] = []
    for hand in _HAND.finditer(text):
        inside = board[0] <= hand.start() < board[1]
        if not inside and (not hand[1].isdecimal() or len(set(hand[1])) == 1):  # 99 is a hand, 25 an amount
            found.append(Told(hand.start(), _whose(spoken, hand.start()), _ranks(hand[1])))
    for pocket in POCKET.finditer(folded(text)):
        rank = next((rank for rank, words in RANKED if re.match(words, pocket[1])), "")
        if rank:
            found.append(Told(pocket.start(), _whose(spoken, pocket.start()), (rank, rank)))
    yield from sorted(found)


def _by_plurals(text: str, spoken: Sequence[Term]) -> Iterator[Told]:
    """Yield pairs that are told as many: `Adam has aces, Boris kings`; each is told once and is somebody's."""
    low = folded(text)
    seen: set[str] = set()
    for found in _PLURAL.finditer(low):
        rank = str(found.lastgroup).removeprefix("n")
        whose = _whose(spoken, found.start())
        if whose and rank not in seen:
            seen.add(rank)
            yield Told(found.start(), whose, (rank, rank))


def _by_what_they_make(text: str, spoken: Sequence[Term]) -> Iterator[Told]:
    """Yield what the hands of a text make, once for each; what is only said of a hand is none of it."""
    low = folded(text)
    quotes = [(term.start, term.end) for term in spoken if term.kind == "quote"]
    seen: set[str] = set()
    for found in _MADE.finditer(low):
        made = next(name for at, (name, _) in enumerate(MADE) if found[f"m{at}"])
        said = any(start <= found.start() < end for start, end in quotes) or _SAYS.search(low[: found.start()])
        if not said and made not in seen:
            seen.add(made)
            yield Told(found.start(), _whose(spoken, found.start()), (), made)


def _whose(spoken: Sequence[Term], at: int) -> str:
    """Return whose hand is told at a place of a text: that of the last who is spoken of in the sentence."""
    before = [term for term in spoken if term.end <= at]
    for term in reversed(before):
        if term.kind == "break" and term.value in ("hard", "asks"):
            break
        if term.kind == "seat":
            return str(term.value)
    return ""


def _with_suits(
    ranks: Sequence[str], hands: Iterable[Told], omaha: bool, lies: str = ""
) -> tuple[str, list[tuple[str, str]]]:
    """Return a board and hands with suits: of each at most two on the board, so that nobody has a flush."""
    used = set(lies.split())

    def card(rank: str, first: int) -> str:
        made = next(
            (rank + SUITS[(first + step) % 4] for step in range(4) if rank + SUITS[(first + step) % 4] not in used), ""
        )
        used.add(made)
        return made

    board = lies or " ".join(card(rank, at) for at, rank in enumerate(ranks))
    found = []
    for number, each in enumerate(hands):
        cards = " ".join(card(rank, number + at) for at, rank in enumerate(each.ranks))
        if len(each.ranks) == (OF_OMAHA if omaha else HAND):
            found.append((cards, each.whose))
        elif omaha:
            found.append((_four(cards, used), each.whose))
    return board, found


def _four(hand: str, used: set[str]) -> str:
    """Return a hand of Omaha with two cards more, which help nobody."""
    taken = {each[0] for each in used}
    junk = [card for card in JUNK if card[0] not in taken] + [card for card in JUNK if card not in used]
    cards = [*hand.split(), *dict.fromkeys(junk)][:OF_OMAHA]
    used |= set(cards)
    return " ".join(cards)

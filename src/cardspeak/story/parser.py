"""Reads a story into statements, by the table of phrases in `words`.

Quotations are set aside first, so that nothing in them is taken for grammar, and remarks dropped. Each
statement is then held against the phrases that share a word with it, and one that fits as a whole makes it.
The trap: whatever fits a pattern must also be readable, so numbers have a longest length, and seats are none
of the grammar's own nouns.
"""

import re
from collections.abc import Callable
from decimal import Decimal
from functools import lru_cache
from typing import Any, NamedTuple

from cardspeak.cards.card import parse_cards
from cardspeak.errors import NotUnderstood, Unreadable
from cardspeak.record import record
from cardspeak.story.statements import Amount, Change, Options, Put, Statement
from cardspeak.story.words import FORMS, PHRASES, VERBS


@record
class Slot(NamedTuple):
    """A place in a phrase: the field that it fills, what may stand there, and how that is read."""

    field: str
    pattern: str
    read: Callable[[str], Any]


_COUNTS = {"no": 0, "none": 0, "a": 1, "an": 1} | {
    word: at for at, word in enumerate("zero one two three four five six seven eight nine ten".split())
}
_NTHS = {word: at + 1 for at, word in enumerate("first second third fourth fifth sixth seventh eighth".split())}
_TIMES = {"once": 1, "twice": 2, "thrice": 3}
_THOUSANDS = {"k": 1_000, "m": 1_000_000}

_RESERVED = "the|and|dealer|floor|pot|flop|turn|river|board|burn|deck|muck|stub|next|level|he|she|it|they|" + (
    "all|both|each|everybody|everyone|nobody|players?"
)
_SEAT = rf"(?:(?i:seat|player) [0-9]{{1,3}}|(?!(?i:{_RESERVED})(?!\w))[^\W\d]\w*)"
_AND = "(?:,? (?i:and) |, ?)"
_SEATS = rf"{_SEAT}(?:{_AND}{_SEAT})*"
_AMOUNT = r"(?:[0-9]{1,3}(?:,[0-9]{3}){1,4}|[0-9]{1,15})(?:\.[0-9]{1,6})?[kKmM]?"
_PIECE = rf"[0-9]{{1,6}} ?[xX×*] ?{_AMOUNT}"
_PUT = rf"(?:{_PIECE}(?: ?\+ ?{_PIECE})*|{_AMOUNT})"
_CARD = r"(?:(?:10|[2-9TJQKAtjqka])[cdhsCDHS♣♦♥♠♧♢♡♤]\ufe0f?|\?\?)"
_COUNT = rf"(?:[0-9]{{1,3}}|(?i:{'|'.join(_COUNTS)}))"
_NTH = rf"(?:(?i:{'|'.join(_NTHS)})|[1-9](?i:st|nd|rd|th))"


def _amount(text: str) -> Amount:
    plain = text.replace(",", "").casefold()
    return _whole(Decimal(plain.rstrip("km")) * _THOUSANDS.get(plain[-1], 1))


def _whole(value: Decimal) -> Amount:
    return int(value) if value == int(value) else value


def _put(text: str) -> Put:
    chips: list[tuple[int, Amount]] = []
    for piece in text.split("+"):
        count, times, value = re.sub("[X×*]", "x", piece).partition("x")
        if times:
            chips.append((int(count), _amount(value.strip())))
    if not chips:
        return Put(_amount(text))
    if not all(count and value for count, value in chips):
        raise Unreadable(f"{text!r} is no chips, a count and a denomination are more than nothing")
    return Put(_whole(sum((count * Decimal(value) for count, value in chips), Decimal(0))), tuple(chips))


def _count(text: str) -> int:
    word = text.casefold()
    return _COUNTS[word] if word in _COUNTS else int(word)


def _nth(text: str) -> int:
    word = text.casefold()
    return _NTHS[word] if word in _NTHS else int(word[0])


def _times(text: str) -> int:
    word = text.casefold()
    return _TIMES[word] if word in _TIMES else _count(word.split(" ")[0])


def _seconds(text: str) -> int:
    number, unit = text.casefold().split(" ")
    return _count(number) * (60 if unit.startswith("minute") else 1)


def _seat(text: str) -> str:
    return text.casefold() if " " in text else text


def _seats(text: str) -> tuple[str, ...]:
    return tuple(_seat(seat) for seat in re.split(_AND, text))


SLOTS: dict[str, Slot] = {
    "SEAT": Slot("seat", _SEAT, _seat),
    "OTHER": Slot("other", _SEAT, _seat),
    "SEATS": Slot("seats", _SEATS, _seats),
    "AMOUNT": Slot("amount", _AMOUNT, _amount),
    "DUE": Slot("due", _AMOUNT, _amount),
    "PUT": Slot("put", _PUT, _put),
    "TOOK": Slot("took", _PUT, _put),
    "MOTIONS": Slot("motions", rf"(?i:in) {_COUNT} (?i:motions?)", lambda text: _count(text.split(" ")[1])),
    "CARDS": Slot("cards", rf"{_CARD}(?:[ ,]{{0,2}}{_CARD}){{0,51}}", parse_cards),
    "NUMBER": Slot("number", _COUNT, _count),
    "TABLE": Slot("table", "[0-9]{1,6}", int),
    "NTH": Slot("number", _NTH, _nth),
    "RUN": Slot("run", _NTH, _nth),
    "TIMES": Slot("times", rf"(?:(?i:once|twice|thrice)|{_COUNT} (?i:times))", _times),
    "SECONDS": Slot("seconds", rf"(?:[0-9]{{1,6}}|{_COUNT}) (?i:seconds?|minutes?)", _seconds),
    "STREET": Slot("street", "(?i:flop|turn|river|board|burn)", str.casefold),
    "FACE": Slot("face", "(?i:up|down)", str.casefold),
    "LIVE": Slot("how", "(?i:live|dead)", str.casefold),
    "BLIND": Slot("how", "(?i:small blind|big blind|missed blind|ante)", str.casefold),
    "LEAST": Slot("how", "(?i:minimum|maximum)", str.casefold),
    "MOVE": Slot("how", "(?i:bets?|calls?|raises?)", lambda text: text.casefold().removesuffix("s")),
    "PART": Slot("part", "(?i:main pot|side pot(?: [1-9])?|pot|high|low)", str.casefold),
    "LANGUAGE": Slot("how", r"[^\W\d_]{3,20}", str.casefold),
    "QUOTE": Slot("words", "\u201c[0-9]+\u201d", str),
    "TEXT": Slot("text", ".+", str),
}
"""The places by their name in a phrase; QUOTE and TEXT get the quotations back that were set aside."""

_OPTIONS = {
    verb: verb.replace(" ", "_").replace("-", "_")
    for verb in (
        *("fold", "check", "call", "bet", "raise to", "complete", "bring in", "all in", "all-in"),
        *("draw", "stand pat", "show", "muck"),
    )
}
_OPTION = re.compile(rf"({'|'.join(_OPTIONS)})(?: ({_AMOUNT})(?: ?\.\. ?({_AMOUNT}))?)?")
_BETWEEN = re.compile(r",(?![0-9]{3}(?![0-9])) ?")

_CLOSING = {'"': '"', "\u201c": "\u201d", "\u201d": "\u201d", "\u201e": "\u201c\u201d", "\u00ab": "\u00bb"}
_REMARK = "\0"


def parse_story(text: str) -> tuple[Statement, ...]:
    """The statements of a story, in order; what several seats do together is a statement for each.

    Raises ``Unreadable`` with the statement, the word in it that was not understood, and the nearest phrases.
    """
    statements, quotes = _split(text)
    return tuple(found for statement in statements for found in _read(statement, quotes))


def parse_statement(text: str) -> Statement:
    """The one statement that ``text`` holds; ``Unreadable`` if there are none or several."""
    found = parse_story(text)
    if len(found) != 1:
        raise Unreadable(f"one statement is wanted, {_short(text)} has {len(found)}")
    return found[0]


def parse_options(text: str) -> Options:
    """What a seat may do, as a case expects it: ``B: fold, call 30, raise to 130..970``."""
    plain = " ".join(text.split())
    found = re.fullmatch(rf"({_SEAT}) ?: ?(.*)", plain)
    if found is None:
        raise Unreadable(f"{_short(plain)} lists no options: write 'B: fold, call 30, raise to 130..970'")
    may: dict[str, tuple[Amount, Amount] | None] = {}
    for item in _BETWEEN.split(found[2]):
        option = _OPTION.fullmatch(item.strip())
        if option is None:
            if item.strip() in ("", "nothing") and item == found[2]:
                break
            raise Unreadable(f"{_short(item)} is no option in {_short(plain)}: one is {', '.join(_OPTIONS)}")
        verb, low, high = option.groups()
        if _OPTIONS[verb] in may:
            raise Unreadable(f"{verb!r} stands twice in {_short(plain)}")
        may[_OPTIONS[verb]] = None if low is None else (_amount(low), _amount(high or low))
    return Options(_seat(found[1]), may)


def parse_amounts(text: str) -> dict[str, Change]:
    """Amounts by seat, as a case expects them: ``A +25, B 300``; a sign says that it is a change."""
    plain = " ".join(text.split())
    amounts: dict[str, Change] = {}
    for item in _BETWEEN.split(plain) if plain else ():
        found = re.fullmatch(rf"({_SEAT}) ?[:=]? ?([+\-−]?) ?({_AMOUNT})", item.strip())
        if found is None or _seat(found[1]) in amounts:
            what = "stands twice" if found else "is no seat with its amount"
            raise Unreadable(f"{_short(item)} {what} in {_short(plain)}: write 'A +25, B 300'")
        value = _amount(found[3])
        amounts[_seat(found[1])] = Change(value if found[2] in ("", "+") else -value, bool(found[2]))
    return amounts


def _split(text: str) -> tuple[list[str], list[str]]:
    """The statements, without remarks and with numbers for the quotations, which are the second list."""
    out: list[str] = []
    quotes: list[str] = []
    text, depth, at = text.replace(_REMARK, " "), 0, 0
    while at < len(text):
        char = text[at]
        if char in _CLOSING:
            ends = [end for mark in _CLOSING[char] if (end := text.find(mark, at + 1)) >= 0]
            if not ends:
                raise Unreadable(f"the quotation mark before {_short(text[at + 1 :])} is not closed")
            if not depth:
                out.append(f"\u201c{len(quotes)}\u201d")
                quotes.append(text[at : min(ends) + 1])
            at = min(ends)
        elif char == "(":
            depth += 1
        elif char == ")" and depth:
            depth -= 1
            out.append("" if depth else _REMARK)
        elif not depth:
            out.append(char)
        at += 1
    if depth:
        raise Unreadable(f"a parenthesis is not closed in {_short(text)}")
    statements = (" ".join(part.rstrip(f" \t\r\n.{_REMARK}").split()) for part in "".join(out).split(";"))
    return [statement for statement in statements if statement], quotes


def _read(text: str, quotes: list[str]) -> tuple[Statement, ...]:
    """What one statement says; a list of seats that fits no phrase as a whole is read seat by seat."""
    if _REMARK in text:
        where = _short(_restored(text.replace(_REMARK, "(…)"), quotes))
        raise Unreadable(f"{where} cannot be read: a remark in parentheses stands at the end of a statement")
    made = _fit(text, quotes)
    if made is not None:
        return (made,)
    several = re.match(rf"({_SEAT}(?:{_AND}{_SEAT})+) (?=\w)", text)
    if several:
        each = [_fit(f"{seat} {text[several.end() :]}", quotes) for seat in _seats(several[1])]
        found = tuple(statement for statement in each if statement is not None)
        if len(found) == len(each):
            return found
    raise _complaint(text, quotes)


def _fit(text: str, quotes: list[str]) -> Statement | None:
    by_word = _by_word()
    words = set(re.findall(r"[^\W\d_]+", text.lower()))
    for at in sorted({at for word in words for at in by_word.get(word, ())}):
        found = _pattern(at)[0].fullmatch(text)
        if found is None:
            continue
        phrase = PHRASES[at]
        fields = dict(phrase.fixed)
        try:
            for name, value in found.groupdict().items():
                if name == "QUOTE":
                    value = quotes[int(value[1:-1])][1:-1]
                elif name == "TEXT":
                    value = _restored(value, quotes)
                if value is not None:
                    fields[SLOTS[name].field] = SLOTS[name].read(value)
            return phrase.makes(**fields)
        except Unreadable as fault:
            raise Unreadable(f"{_short(_restored(text, quotes))} cannot be read: {fault}") from None
    return None


@lru_cache(maxsize=1)
def _by_word() -> dict[str, list[int]]:
    """Which phrases to try for a statement with this word: a phrase stands under the first that it needs."""
    index: dict[str, list[int]] = {}
    for at, phrase in enumerate(PHRASES):
        needed = re.sub(r"\[.*?\]", "", phrase.words).split()
        first = next(token for token in needed if token not in SLOTS and token[0].islower())
        for form in {form.split("-")[0] for word in first.split("/") for form in _forms(word)}:
            index.setdefault(form, []).append(at)
    return index


@lru_cache(maxsize=len(PHRASES))
def _pattern(at: int) -> tuple[re.Pattern[str], re.Pattern[str]]:
    """The pattern of a phrase, and one that goes along with a statement as far as the phrase does."""
    full, partial, before = "", "", ""
    pieces: list[str] = []
    for group in re.findall(r"\[.*?\]|[^\s\[\]]+", PHRASES[at].words):
        piece = ""
        for token in group.strip("[]").split():
            space = "" if not before else " ?" if ":" in (token, before) or token == "," else " "
            piece, before = piece + space + _fragment(token), token
        pieces.append(f"(?:{piece})?" if group[0] == "[" else piece)
    for piece in reversed(pieces):
        full = piece + full
        partial = f"(?:{piece}{partial})?" if not piece.endswith(")?") else piece + partial
    return re.compile(full), re.compile(partial)


def _fragment(token: str) -> str:
    name, owns, _ = token.partition("'s")
    if name in SLOTS:
        return f"(?P<{name}>{SLOTS[name].pattern})" + (r"(?:['’]s|(?<=s)['’])" if owns else "") + r"(?!\w)"
    if token in ":,":
        return token
    forms = [form.replace("-", "[ -]") for word in token.split("/") for form in _forms(word)]
    return rf"(?i:{'|'.join(forms)})(?!\w)"


def _forms(word: str) -> tuple[str, ...]:
    return FORMS.get(word) or ((word, word[:-1]) if word in VERBS else (word,))


def _restored(text: str, quotes: list[str]) -> str:
    return re.sub("\u201c([0-9]+)\u201d", lambda found: quotes[int(found[1])], text)


def _complaint(text: str, quotes: list[str]) -> NotUnderstood:
    """Say what could not be read, the first word that no phrase goes along with, and what was perhaps meant."""
    from difflib import SequenceMatcher

    shape, scores, furthest = _shape(text), [], 0
    for at, phrase in enumerate(PHRASES):
        found = _pattern(at)[1].match(text)
        reached = found.end() if found else 0
        furthest = max(furthest, reached)
        alike = SequenceMatcher(None, shape, _shape(phrase.example)).ratio()
        scores.append((alike + 0.6 * reached / len(text), -at))
    who = re.match(r"[A-Z]\w*(?= )", text)  # what was perhaps meant is said of the same player
    nearest = tuple(
        re.sub(r"^[A-D](?=[ '])", who[0], PHRASES[-at].example) if who else PHRASES[-at].example
        for score, at in sorted(scores, reverse=True)[:3]
        if score > 0.5
    )
    if text[furthest:] and text[furthest] != " ":
        furthest = text.rfind(" ", 0, furthest) + 1  # the whole word, where only its beginning was understood
    whole, rest = _restored(text, quotes), _restored(text[furthest:], quotes).strip(" ,:")
    word = rest.split(" ")[0]
    what = f"{_short(word)} is not understood" if rest else "it stops too soon"
    listed = ", ".join(f"“{example}”" for example in nearest)
    nearest_is = f"; nearest: {listed}" if nearest else "; the phrases are those of the reference"
    return NotUnderstood(f"{_short(whole)} cannot be read: {what}{nearest_is}", whole, word, nearest)


def _shape(text: str) -> str:
    """A statement with its seat, numbers and quotations made alike, to be compared with examples."""
    plain = re.sub('[\u201c"].*?[\u201d"]', "Q", text[:100])
    return re.sub("[0-9]+", "0", re.sub(rf"^{_SEAT}", "A", plain)).casefold()


def _short(text: str) -> str:
    plain = " ".join(text.split())
    return repr(plain if len(plain) <= 80 else plain[:79] + "…")

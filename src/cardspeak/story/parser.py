"""Reads a story into statements, by the table of phrases in `words`.

Quotations are set aside first, so that nothing in them is taken for grammar, and remarks dropped. Each
statement is then held against the phrases that share a word with it, and one that fits as a whole makes it.
"""

import re
from functools import lru_cache

from cardspeak.errors import NotUnderstood, Unreadable
from cardspeak.story.phrases import FORMS, PHRASES, VERBS, Phrase
from cardspeak.story.slots import AND, SEAT, SLOTS, seats
from cardspeak.story.statements import Statement

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
        raise Unreadable(f"one statement is wanted, {short(text)} has {len(found)}")
    return found[0]


def complaint(text: str) -> NotUnderstood:
    """Return the error that says why a statement fits no phrase, and which are nearest."""
    return _complaint(" ".join(text.replace(_REMARK, " ").split())[:200] or "?", [])


def fitting(text: str) -> tuple[Statement, ...]:
    """Return the statements that a text without a semicolon holds as it stands, none where it fits no phrase."""
    try:
        statements, quotes = _split(text)
        return tuple(found for statement in statements for found in _fits(statement, quotes))
    except Unreadable:
        return ()


def parts(text: str) -> tuple[str, ...]:
    """The statements of a story as they are written, in order, without remarks; `Unreadable` as of `parse_story`."""
    statements, quotes = _split(text)
    return tuple(_restored(statement.replace(_REMARK, " "), quotes) for statement in statements)


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
                raise Unreadable(f"the quotation mark before {short(text[at + 1 :])} is not closed")
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
        raise Unreadable(f"a parenthesis is not closed in {short(text)}")
    statements = (" ".join(part.rstrip(f" \t\r\n.{_REMARK}").split()) for part in "".join(out).split(";"))
    return [statement for statement in statements if statement], quotes


def _read(text: str, quotes: list[str]) -> tuple[Statement, ...]:
    """What one statement says; a list of seats that fits no phrase as a whole is read seat by seat."""
    if _REMARK in text:
        where = short(_restored(text.replace(_REMARK, "(…)"), quotes))
        raise Unreadable(f"{where} cannot be read: a remark in parentheses stands at the end of a statement")
    found = _fits(text, quotes)
    if not found:
        raise _complaint(text, quotes)
    return found


def _fits(text: str, quotes: list[str]) -> tuple[Statement, ...]:
    made = _fit(text, quotes)
    if made is not None:
        return (made,)
    several = re.match(rf"({SEAT}(?:{AND}{SEAT})+) (?=\w)", text)
    if several:
        each = [_fit(f"{seat} {text[several.end() :]}", quotes) for seat in seats(several[1])]
        found = tuple(statement for statement in each if statement is not None)
        if len(found) == len(each):
            return found
    return ()


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
            raise Unreadable(f"{short(_restored(text, quotes))} cannot be read: {fault}") from None
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
    what = f"{short(word)} is not understood" if rest else "it stops too soon"
    listed = ", ".join(f"“{example}”" for example in nearest)
    nearest_is = f"; nearest: {listed}" if nearest else "; the phrases are those of the reference"
    return NotUnderstood(f"{short(whole)} cannot be read: {what}{nearest_is}", whole, word, nearest)


def _shape(text: str) -> str:
    """A statement with its seat, numbers and quotations made alike, to be compared with examples."""
    plain = re.sub('[\u201c"].*?[\u201d"]', "Q", text[:100])
    return re.sub("[0-9]+", "0", re.sub(rf"^{SEAT}", "A", plain)).casefold()


def short(text: str) -> str:
    """Quote a text in a message, its end left out where it is long."""
    plain = " ".join(text.split())
    return repr(plain if len(plain) <= 80 else plain[:79] + "…")


def fits(phrase: Phrase, text: str) -> bool:
    """Say whether a statement without quotations is told by this very phrase: several may tell the same."""
    return _pattern(PHRASES.index(phrase))[0].fullmatch(" ".join(text.split())) is not None

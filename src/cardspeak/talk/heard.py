"""Hears a text: statements of a story and facts of the table, with every word marked as what it was understood as."""

from collections.abc import Mapping, Sequence
from typing import Any

from cardspeak.errors import Ambiguous, NotUnderstood
from cardspeak.finding import Finding, finding
from cardspeak.story import statements as s
from cardspeak.story.parser import complaint, parse_story
from cardspeak.talk.acts import STREETS, Reader
from cardspeak.talk.facts import Facts, taken
from cardspeak.talk.languages import LANGUAGES
from cardspeak.talk.lexer import terms
from cardspeak.talk.marking import marks
from cardspeak.talk.model import Heard, Term
from cardspeak.talk.phrasing import as_story, gist, said, strict
from cardspeak.talk.said import Context, he, written
from cardspeak.talk.sentences import WITH_WORDS

TELLING = ("seat", "number", "size", "chips", "cards", "quote")
MOST = 5000  # letters of a text; nobody tells more of one hand
_TOLD = {"fold": "fold", "check": "check", "call": "call", "bet": "bet", "raise_to": "raise", "raise_by": "raise",
         "all_in": "all-in"}  # fmt: skip


class NotHeard(NotUnderstood):
    """A text that stops making sense; `stopped` says where and why, with what was understood before it."""

    def __init__(self, message: str, statement: str, word: str, nearest: tuple[str, ...], stopped: Finding) -> None:
        super().__init__(message, statement, word, nearest)
        self.stopped = stopped


def heard(
    text: str,
    language: str | None = None,
    seats: Sequence[str] = (),
    places: Mapping[str, str] | None = None,
) -> Heard:
    """Hear a text in a language, or in the one that understands most of it.

    `seats` are the players of the table and `places` who sits at each position, where they are known.
    """
    if len(text) > MOST:
        return Heard(text, language or "en", stopped=finding("talk_too_long", most=MOST))
    first, *others = _likely(text, language)
    best = _Hearing(text, first, tuple(seats), places or {}).run()
    for code in others:
        if _strange(best) * 3 > len(text):
            other = _Hearing(text, code, tuple(seats), places or {}).run()
            best = other if (other.whole, -_strange(other)) > (best.whole, -_strange(best)) else best
    return best


def told(
    text: str, language: str | None = None, seats: Sequence[str] = (), places: Mapping[str, str] | None = None
) -> Heard:
    """Hear a text that has to be understood as a whole.

    Raises ``NotHeard`` where it stops making sense, and ``Ambiguous`` where a piece has several readings.
    """
    found = heard(text, language, seats, places)
    if found.stopped is not None:
        facts = dict(found.stopped.facts)
        if "(" not in text:
            _is_no_story(text)
        if found.readings:
            raise Ambiguous(" | ".join(found.readings))
        near = complaint(str(facts.get("text", "")))
        raise NotHeard(str(near), near.statement, str(facts.get("word", near.word)), near.nearest, found.stopped)
    return found


def _is_no_story(text: str) -> None:
    """Raise what is wrong with a text that is a story but for its amounts, cards or quotation marks."""
    try:
        parse_story(text)
    except NotUnderstood:
        return


def _strange(found: Heard) -> int:
    """Return how many letters were not understood."""
    return sum(mark.end - mark.start for mark in found.marks if mark.kind == "unknown")


def _likely(text: str, language: str | None) -> list[str]:
    """Return the languages to try, the likeliest first: by the letters, and the one that is asked for."""
    cyrillic = sum("\u0400" <= char <= "\u04ff" for char in text)
    latin = sum(char.isalpha() for char in text) - cyrillic
    codes = [code for code in LANGUAGES if (code in ("ru", "uk")) == (cyrillic > latin)] or ["en"]
    if language in codes:
        codes = [language, *[code for code in codes if code != language]]
    return codes


class _Hearing:
    def __init__(self, text: str, language: str, seats: tuple[str, ...], places: Mapping[str, str]) -> None:
        self.text, self.language, self.seats = text, language, seats
        self.terms = terms(text, language, tuple(dict.fromkeys(seats)))
        self.context = Context(places=tuple(places.items()), seats=seats)
        self.lines: list[str] = []
        self.statements: list[s.Statement] = []
        self.facts: Facts = {}
        self.read: set[int] = set()  # the places of terms that were understood
        self.stopped: Finding | None = None
        self.readings: tuple[str, ...] = ()
        self.asked = ""
        self.before: tuple[list[str], list[s.Statement]] | None = None  # what was told before it stopped
        self.broken = False  # whether this sentence has stopped making sense
        self.asides: set[int] = set()  # the places of terms that tell nothing of the hand
        self.one_breath = False  # whether something was told in this sentence already

    def run(self) -> Heard:
        for sentence, ends in self._sentences():
            if sentence:
                self._sentence(sentence, ends)
        if self.asides and not self.lines and self.stopped is None:
            first = next(term for term in self.terms if term.start in self.asides)
            self._stop("talk_word", first, self.terms)
            self.asides = set()
        lines, statements = self.before or (self.lines, self.statements)
        marked = marks(self.terms, self.read, self.asides, dict(self.context.places))
        return Heard(
            self.text, self.language, "; ".join(lines), tuple(statements), self._table(), marked,
            self.stopped, self.readings, self.asked,
        )  # fmt: skip

    def _sentences(self) -> list[tuple[tuple[Term, ...], str]]:
        found: list[tuple[tuple[Term, ...], str]] = []
        now: list[Term] = []
        for term in self.terms:
            if term.kind == "break" and term.value in ("hard", "asks"):
                found.append((tuple(now), str(term.value)))
                now = []
            else:
                now.append(term)
        return [*found, (tuple(now), "")]

    def _sentence(self, found: tuple[Term, ...], ends: str) -> None:
        before, self.one_breath, self.broken = self.stopped, False, False
        if found[-1].kind == "unclosed" and before is None:
            self._stop("talk_not_closed", found[-1], found[-1:])
        raw = self.text[found[0].start : found[-1].end]
        names = self._names(found)
        statements = strict(raw, names) if not _swapped(found) else ()
        if statements:
            self._tell([raw.strip()], statements, found)
            return
        rest = found[taken(found, self.facts, self.context.acted) :]
        self.read |= {term.start for term in found[: len(found) - len(rest)]}
        while rest and rest[0].kind in ("break", "filler"):
            rest = rest[1:]
        if not rest:
            return
        kept = self._kept()
        self._pieces(rest)
        if not self.broken:
            return
        failed = self._kept()
        if self._otherwise(rest, kept, ends == "asks"):
            if before is not None:
                self.stopped = before
            return
        self._back(failed)

    def _kept(self) -> dict[str, Any]:
        copied = {"lines": list(self.lines), "statements": list(self.statements), "read": set(self.read)}
        copied["asides"] = set(self.asides)
        facts = {key: dict(value) if isinstance(value, dict) else value for key, value in self.facts.items()}
        return {**vars(self), **copied, "facts": facts}

    def _back(self, kept: dict[str, Any]) -> None:
        vars(self).update(kept)
        vars(self).update({key: kept[key].copy() for key in ("lines", "statements", "read", "facts", "asides")})

    def _otherwise(self, found: tuple[Term, ...], kept: dict[str, Any], asks: bool) -> bool:
        """Read a sentence by its gist, whole or from a comma on; leave out what is asked or only a remark."""
        cuts = [at for at, term in enumerate(found) if _cut(term) and at]
        for cut in (0, *reversed(cuts)):
            head, tail = found[:cut], _trimmed(found[cut:])
            for first in (False, True) if head else (False,):
                self._back(kept)
                if head and not (self._by_gist(head) or self._aside(head) if first else self._plainly(head)):
                    continue
                if not tail or (self._plainly(tail) if first else self._by_gist(tail) or self._aside(tail)):
                    return True
                if not first and (asks or self._question(tail)):
                    self.asked = self.text[tail[0].start : tail[-1].end].strip()
                    self.read |= {term.start for term in tail}
                    return True
        return False

    def _plainly(self, found: tuple[Term, ...]) -> bool:
        self._pieces(_trimmed(found))
        return not self.broken

    def _by_gist(self, found: tuple[Term, ...]) -> bool:
        found = self._named(_trimmed(found)) if _trimmed(found) else ()
        sentences = gist(found, self.language, self.context.last or ("Someone",)) if found else ()
        if len(sentences) > 1:
            self._stop("talk_readings", found[0], found, sentences)
        statements = strict(sentences[0], frozenset(_all_names(sentences[0]))) if len(sentences) == 1 else ()
        if statements:
            self._tell([sentences[0]], statements, found)
        return bool(statements)

    def _aside(self, found: tuple[Term, ...]) -> bool:
        """Leave out a piece that tells nothing of the hand, and a reason that somebody gives."""
        found = _trimmed(found)
        tells = any(term.kind in TELLING or term.roles.get("act") for term in found)
        at = next((at for at, term in enumerate(found[:3]) if "aside" in term.parts), -1)
        reason = at >= 0 and not any("act" in term.roles for term in found[:at])
        if not found or (tells and not reason):
            return False
        self.asides |= {term.start for term in found}
        return True

    def _question(self, found: tuple[Term, ...]) -> bool:
        return bool(found) and "asks" in found[0].parts and bool(self.statements)

    def _names(self, found: Sequence[Term]) -> frozenset[str]:
        names = {str(term.value) for term in found if term.kind == "seat"}
        names |= {term.text.removesuffix("'s") for term in found if term.kind == "word"}
        return frozenset(names | set(self.seats))

    def _pieces(self, found: tuple[Term, ...]) -> None:
        """Read the pieces of a sentence between commas and words as `and`: the longest that is a sentence first."""
        cuts = [0, *[at for at, term in enumerate(found) if _cut(term)], len(found)]
        run: list[Term] = []
        at = 0
        while at < len(cuts) - 1:
            for to in range(min(len(cuts) - 1, at + 5), at, -1):
                piece = _trimmed(found[cuts[at] : cuts[to]])
                read = self._whole(piece) if piece and not _open(run) else None
                if read is not None:
                    self._acts(tuple(run))
                    run = []
                    self._tell(*read, piece)
                    break
            else:
                run += found[cuts[at] : cuts[at + 1]]
                to = at + 1
            if self.broken:
                return
            at = to
        self._acts(tuple(run))

    def _whole(self, piece: tuple[Term, ...]) -> tuple[list[str], tuple[s.Statement, ...]] | None:
        """Return a piece as a sentence of a story, where it is one."""
        piece = self._named(piece)
        names = frozenset({str(term.value) for term in piece if term.kind == "seat"} | set(self.seats))
        for sentence in (said(piece, self.language), as_story(piece, self.language)):
            statements = strict(sentence, names) if sentence else ()
            if statements:
                return [sentence], statements
        return None

    def _named(self, piece: tuple[Term, ...]) -> tuple[Term, ...]:
        """Return a piece with the player that a pronoun at its beginning stands for, and positions by their players."""
        places = dict(self.context.places)
        if any(term.kind == "seat" and term.value in places for term in piece):
            piece = tuple(
                term._replace(value=places.get(str(term.value), term.value)) if term.kind == "seat" else term
                for term in piece
            )
        last = self.context.last
        if piece[0].parts & {"he"} and len(last) == 1:
            return (piece[0]._replace(kind="seat", value=he(self.context)), *piece[1:])
        return piece

    def _acts(self, found: tuple[Term, ...]) -> None:
        found = _trimmed(found)
        if not found or self.broken:
            return
        reader = Reader(found, self.text)
        for deed in reader.read():
            begun = self.context.acted
            made = written(deed, self.context)
            if made.fault:
                self._stop(made.fault, deed.of[0] if deed.of else found[0], found, made.readings)
                return
            statements = tuple(each for line in made.lines for each in strict(line, frozenset(_all_names(line))))
            if made.lines and not statements:
                self._stop("talk_what", deed.of[0] if deed.of else found[0], found)
                return
            if not self._one_motion(made.lines):
                self.lines += made.lines
                self.statements += statements
            self.one_breath = True
            self.context = made.context
            if deed.street and not begun:
                self.facts["street"] = deed.street
            self.read |= {term.start for term in deed.of}
        if reader.stuck is not None:
            self._stop(reader.stuck.code, reader.stuck.at, found)
            return
        self.read |= {term.start for term in found if term.kind not in ("word", "remark")}

    def _one_motion(self, lines: tuple[str, ...]) -> bool:
        """Put words and the chips that follow them in the same breath together, or the other way round."""
        if not self.one_breath or len(lines) != 1 or not self.lines:
            return False
        before, now = self.statements[-1], strict(lines[0], frozenset(_all_names(lines[0])))
        match before, now:
            case s.Says(put=None, seat=seat), (s.PutsOut(seat=other, words=""),) if seat == other:
                line = WITH_WORDS["say-put"].format(before=self.lines[-1], what=lines[0].partition(" out ")[2])
            case s.PutsOut(words="", seat=seat), (s.Says(seat=other, words=words, put=None),) if seat == other:
                line = WITH_WORDS["put-say"].format(before=self.lines[-1], what=words)
            case _:
                return False
        self.lines[-1], self.statements[-1:] = line, strict(line, frozenset(_all_names(line)))
        return True

    def _stop(self, code: str, at: Term, found: Sequence[Term], readings: tuple[str, ...] = ()) -> None:
        facts: dict[str, Any] = {
            "text": self.text[found[0].start : found[-1].end][:200], "word": at.text[:60],
            "understood": "; ".join(self.lines),
        }  # fmt: skip
        if readings:
            facts["readings"] = " | ".join(readings)
        self.broken = True
        if self.stopped is None:
            self.stopped, self.readings = finding(code, **facts), readings
            self.before = list(self.lines), list(self.statements)

    def _tell(self, lines: list[str], statements: tuple[s.Statement, ...], found: Sequence[Term]) -> None:
        self.lines += lines
        self.statements += statements
        self.one_breath = True
        self.read |= {term.start for term in found}
        for statement in statements:
            self.context = _after(self.context, statement)

    def _table(self) -> dict[str, Any]:
        table: dict[str, Any] = dict(self.facts)
        if self.context.places:
            table["places"] = {name: position for position, name in self.context.places}
        return table


def _after(context: Context, told: s.Statement) -> Context:
    if isinstance(told, s.Dealt) and told.street in STREETS:
        return context._replace(street=told.street, said=(), acted=True)
    if isinstance(told, s.Reached):
        return context._replace(street=told.street, said=(), acted=True)
    seat = getattr(told, "seat", "")
    if isinstance(told, s.Around):
        return context._replace(acted=True, last=(seat,) if seat else context.last)
    if not seat:
        return context._replace(acted=True)
    act = _TOLD.get(told.verb, "") if isinstance(told, s.Acts | s.Sized) else ""
    other = getattr(told, "other", "")
    return context._replace(
        acted=True, last=(seat, other) if other else (seat,), named=(*context.named, seat),
        said=(*context.said, (seat, act)),
    )  # fmt: skip


def _cut(term: Term) -> bool:
    return term.kind == "break" or bool(term.parts & {"and", "then", "aside"})


def _trimmed(found: tuple[Term, ...]) -> tuple[Term, ...]:
    while found and (found[0].kind == "break" or "and" in found[0].parts):
        found = found[1:]
    while found and _cut(found[-1]):
        found = found[:-1]
    return found


def _open(run: Sequence[Term]) -> bool:
    """Say whether a run of terms names players whose act is still to come."""
    rest = [term for term in run if term.kind not in ("break", "filler") and not term.parts & {"and", "then"}]
    return bool(rest) and rest[-1].kind == "seat" and not any("act" in term.roles for term in rest[-2:])


def _swapped(found: Sequence[Term]) -> bool:
    return any(term.kind == "chips" and term.text.replace(" ", "") != term.value for term in found)


def _all_names(line: str) -> set[str]:
    return {word.strip(",;:'\"").removesuffix("'s") for word in line.split()} | {line[:6], line[:7], line[:8]}

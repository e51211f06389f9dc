"""Hears a text: statements of a story and facts of the table, with every word marked as what it was understood as."""

from collections.abc import Mapping, Sequence
from typing import Any

from cardspeak.finding import Finding, finding
from cardspeak.story import statements as s
from cardspeak.talk.acts import Reader
from cardspeak.talk.facts import Facts, implied, taken
from cardspeak.talk.languages import LANGUAGES
from cardspeak.talk.letters import folded
from cardspeak.talk.lexer import terms
from cardspeak.talk.lexicon import atoms, laid_out, lexicon
from cardspeak.talk.marking import marks
from cardspeak.talk.model import Heard, Term
from cardspeak.talk.phrasing import as_story, gist, said, strict
from cardspeak.talk.pieces import in_order, is_aside, is_asked, is_cut, is_open, is_swapped, names_in, trimmed
from cardspeak.talk.said import Context, he, in_one, told_by, written
from cardspeak.talk.scene import counted, in_passing, is_question, only_names, spoken_of

MOST = 5000  # letters of a text; nobody tells more of one hand


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
        if not best.whole and _known(text, code) > _known(text, first):
            other = _Hearing(text, code, tuple(seats), places or {}).run()
            best = other if (other.whole, -_strange(other)) > (best.whole, -_strange(best)) else best
    return best


def _known(text: str, language: str) -> int:
    """Return how many words of a text a language has, as a first guess of which one it is."""
    heads = lexicon(language).heads
    return sum(word in heads for word in atoms(laid_out(folded(text), language)))


def _strange(found: Heard) -> int:
    """Return how many letters were not understood."""
    return sum(mark.end - mark.start for mark in found.marks if mark.kind == "unknown")


def _likely(text: str, language: str | None) -> list[str]:
    """Return the languages to try, the likeliest first: by the letters, and the one that is asked for."""
    cyrillic = sum("\u0400" <= char <= "\u04ff" for char in text)
    latin = sum(char.isalpha() for char in text) - cyrillic
    codes = [code for code in LANGUAGES if (code in ("ru", "uk")) == (cyrillic > latin)] or ["en"]
    if sum(char in "іїєґІЇЄҐ" for char in text) > sum(char in "ыэъёЫЭЪЁ" for char in text):
        codes.sort(key=lambda code: code != "uk")  # letters that the other has not
    if language in codes:
        codes = [language, *[code for code in codes if code != language]]
    codes += [language] if language and language not in codes and LANGUAGES[language].keyboard else []
    return codes


class _Hearing:
    def __init__(self, text: str, language: str, seats: tuple[str, ...], places: Mapping[str, str]) -> None:
        self.text, self.language, self.seats = text, language, seats
        self.terms = counted(terms(text, language, tuple(dict.fromkeys(seats))))
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
            self._stop("talk_word", next(term for term in self.terms if term.start in self.asides), self.terms)
            self.asides = set()
        told = [term for term in self.terms if term.kind != "break"]
        if told and not self.lines and not self.facts and self.stopped is None:
            self._stop("talk_what", told[0], self.terms)
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
                found += in_order(tuple(now), str(term.value))
                now = []
            else:
                now.append(term)
        return [*found, *in_order(tuple(now), "")]

    def _sentence(self, found: tuple[Term, ...], ends: str) -> None:
        before, self.one_breath, self.broken = self.stopped, False, False
        if found[-1].kind == "unclosed" and before is None:
            self._stop("talk_not_closed", found[-1], found[-1:])
        raw = self.text[found[0].start : found[-1].end]
        names = self._names(found)
        statements = strict(raw, names) if not is_swapped(found) else ()
        if statements:
            self._tell([raw.strip()], statements, found)
            return
        rest = found[taken(found, self.facts, self.context.acted) :]
        rest = in_passing(rest, self.facts)
        self.read |= {term.start for term in found if term not in rest}
        while rest and rest[0].kind in ("break", "filler"):
            rest = rest[1:]
        if not rest:
            return
        if asked := ends == "asks" and bool(self.statements) and is_question(rest):
            self.asked = self.text[rest[0].start : rest[-1].end]
        if asked or only_names(rest):
            self.read |= {term.start for term in rest}
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
        copied = {key: vars(self)[key].copy() for key in ("lines", "statements", "read", "asides")}
        facts = {key: dict(value) if isinstance(value, dict) else value for key, value in self.facts.items()}
        return {**vars(self), **copied, "facts": facts}

    def _back(self, kept: dict[str, Any]) -> None:
        vars(self).update(kept)
        vars(self).update({key: kept[key].copy() for key in ("lines", "statements", "read", "facts", "asides")})

    def _otherwise(self, found: tuple[Term, ...], kept: dict[str, Any], asks: bool) -> bool:
        """Read a sentence part by part, each plainly or by its gist; leave out what is asked or only a remark."""
        cuts = [at for at, term in enumerate(found) if is_cut(term) and at]
        if asks and cuts and is_asked(found[: cuts[0]]):  # what is the least raise if A bets 100?
            self._back(kept)
            if self._left(found[: cuts[0]], True, True) and self._plainly(found[cuts[0] :]) and self.statements:
                return True
        if self._around_a_remark(found, cuts, kept):
            return True
        for last in (False, True):  # what is asked is left out where nothing else can be read
            for cut in (*reversed(cuts), 0) if last or is_aside(found) else reversed(cuts):
                head, tail = found[:cut], trimmed(found[cut:])
                if self._tells_little(tail, asks and last):
                    self._back(kept)
                    if self._begins(head, kept) and self._left(tail, last, asks):
                        return True
                if head and self._tells_little(head, False):
                    self._back(kept)
                    if self._left(head, False) and self._plainly_or_left(tail, last, asks):
                        return True
        return False

    def _plainly_or_left(self, found: tuple[Term, ...], questions: bool, asks: bool) -> bool:
        kept = self._kept()
        if self._plainly(found):
            return True
        self._back(kept)
        return self._left(found, questions, asks)

    def _around_a_remark(self, found: tuple[Term, ...], cuts: Sequence[int], kept: dict[str, Any]) -> bool:
        """Read a sentence with a remark or a mishap in the middle of what is told plainly."""
        for end in reversed(cuts):
            for start in cuts:
                middle, tail = trimmed(found[start:end]), trimmed(found[end:])
                if start < end and middle and tail and not is_asked(tail) and self._tells_little(middle, False):
                    self._back(kept)
                    if self._plainly(found[:start]) and self._left(middle, False) and self._plainly(tail):
                        return True
        return False

    def _begins(self, head: tuple[Term, ...], kept: dict[str, Any]) -> bool:
        """Read what comes before a part that tells little, at once or part by part."""
        return not head or self._plainly(head) or self._otherwise(head, kept, False)

    def _tells_little(self, found: tuple[Term, ...], asks: bool) -> bool:
        """Say whether a piece may be read by its gist or left out; asked before anything is read again."""
        words = trimmed(found)
        if not words or asks or is_asked(words) or is_aside(words):
            return True
        return bool(gist(words, self.language, ("A", "B")))

    def _left(self, found: tuple[Term, ...], questions: bool, asks: bool = False) -> bool:
        """Read a piece by its gist, or leave out what is only a remark or, where `questions` may be, asked."""
        found = trimmed(found)
        if found and taken(found, self.facts, self.context.acted) == len(found):
            self.read |= {term.start for term in found}
            return True
        if not found or self._by_gist(found):
            return True
        if is_aside(found) and not (questions and asks):
            self.asides |= {term.start for term in found}
            return True
        if questions and (asks or (is_asked(found) and self.statements)):
            self.asked = self.text[found[0].start : found[-1].end].strip()
            self.read |= {term.start for term in found}
            return True
        return False

    def _plainly(self, found: tuple[Term, ...]) -> bool:
        self._pieces(trimmed(found))
        return not self.broken

    def _by_gist(self, found: tuple[Term, ...]) -> bool:
        found = self._named(found)
        sentences = gist(found, self.language, self.context.last or ("Someone",))
        if len(sentences) > 1:
            self._stop("talk_readings", found[0], found, sentences)
        statements = strict(sentences[0], frozenset(names_in(sentences[0]))) if len(sentences) == 1 else ()
        if statements and statements != tuple(self.statements[-len(statements) :]):  # one mishap may be told twice
            self._tell([sentences[0]], statements, found)
        return bool(statements)

    def _names(self, found: Sequence[Term]) -> frozenset[str]:
        names = {str(term.value) for term in found if term.kind == "seat"}
        names |= {term.text.removesuffix("'s") for term in found if term.kind == "word" or term.text == "A"}
        return frozenset(names | set(self.seats))

    def _pieces(self, found: tuple[Term, ...]) -> None:
        """Read the pieces of a sentence between commas and words as `and`: the longest that is a sentence first."""
        cuts = [0, *[at for at, term in enumerate(found) if is_cut(term)], len(found)]
        run: list[Term] = []
        at = 0
        while at < len(cuts) - 1:
            for to in range(min(len(cuts) - 1, at + 5), at, -1):
                piece = trimmed(found[cuts[at] : cuts[to]])
                read = self._whole(piece) if piece and not is_open(run) else None
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
        while len(piece) > 1 and "then" in piece[0].parts:
            piece = piece[1:]
        piece = self._named(piece)
        names = frozenset({str(term.value) for term in piece if term.kind == "seat"} | set(self.seats))
        saying = said(piece, self.language)
        for sentence, known in ((saying, names | names_in(saying)), (as_story(piece, self.language), names)):
            statements = strict(sentence, frozenset(known)) if sentence else ()
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
        found = trimmed(found)
        if not found or self.broken:
            return
        reader = Reader(found, self.text)
        for deed in reader.read():
            begun = self.context.acted
            if deed.act == "bet" and deed.kind in ("number", "chips") and self._after_words(deed.players):
                deed = deed._replace(act="put")
            made = written(deed, self.context)
            if made.fault:
                self._stop(made.fault, deed.of[0] if deed.of else found[0], found, made.readings)
                return
            statements = tuple(each for line in made.lines for each in strict(line, frozenset(names_in(line))))
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
            if "early" in deed.marks:
                self.facts["early"] = (*self.facts.get("early", ()), *made.context.last)
            self.read |= {term.start for term in deed.of}
        if reader.stuck is not None:
            self._stop(reader.stuck.code, reader.stuck.at, found)
            return
        self.read |= {term.start for term in found if term.kind not in ("word", "remark")}

    def _after_words(self, players: tuple[str, ...]) -> bool:
        """Say whether these players, or nobody who is named, move chips after their own words."""
        last = self.statements[-1] if self.statements and self.one_breath else None
        return isinstance(last, s.Says) and last.put is None and players in ((), (last.seat,), ("he",))

    def _one_motion(self, lines: tuple[str, ...]) -> bool:
        """Put words and the chips that follow them in the same breath together, or the other way round."""
        if not self.one_breath or len(lines) != 1 or not self.lines:
            return False
        line = in_one(self.lines[-1], self.statements[-1], lines[0], strict(lines[0], frozenset(names_in(lines[0]))))
        if line:
            self.lines[-1], self.statements[-1:] = line, strict(line, frozenset(names_in(line)))
        return bool(line)

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
            self.facts = {**implied(statement, self.context.acted), **self.facts}
            self.context = told_by(self.context, statement)

    def _table(self) -> dict[str, Any]:
        table: dict[str, Any] = dict(self.facts)
        table |= spoken_of(self.terms, dict(self.context.places))
        if self.context.places:
            table["places"] = {name: position for position, name in self.context.places}
        return table

"""Hears a text in one language, sentence by sentence: plainly, part by part, at last without unknown words."""

from collections.abc import Mapping, Sequence
from typing import Any

from cardspeak.talk.account import Account
from cardspeak.talk.clauses import Clauses
from cardspeak.talk.facts import taken
from cardspeak.talk.lexer import terms
from cardspeak.talk.lexicon import is_only_named
from cardspeak.talk.loose import speaks_of_cards, tells_nothing
from cardspeak.talk.marking import marks
from cardspeak.talk.model import Heard, Term
from cardspeak.talk.phrasing import gist, strict
from cardspeak.talk.pieces import in_order, is_aside, is_asked, is_cut, is_swapped, trimmed
from cardspeak.talk.said import Context
from cardspeak.talk.scene import counted, in_passing, is_question, only_names


class Hearing:
    """One hearing of a text in a language, at a table with these players."""

    def __init__(self, text: str, language: str, seats: tuple[str, ...], places: Mapping[str, str]) -> None:
        self.text, self.language, self.seats = text, language, seats
        self.terms = counted(terms(text, language, tuple(dict.fromkeys(seats))))
        self.told = Account(text, Context(places=tuple(places.items()), seats=seats))
        self.clauses = Clauses(self.told, language, seats)
        self.little: dict[tuple[int, int, bool], bool] = {}  # whether a piece tells little, by its place
        self.lost: set[tuple[int, int, bool, bool, int]] = set()  # pieces of which nothing was made

    def run(self) -> Heard:
        """Return what was heard."""
        for sentence, ends in self._sentences():
            if sentence:
                self._sentence(sentence, ends)
        told = self.told
        words = [term for term in self.terms if term.kind != "break"]
        if told.asides and not told.lines and told.stopped is None:
            told.stop("talk_word", next(term for term in words if term.start in told.asides), self.terms)
            told.asides = set()
        if words and not told.lines and not told.facts and told.stopped is None:
            told.stop("talk_what", words[0], self.terms)
        lines, statements = told.before or (told.lines, told.statements)
        return Heard(
            self.text, self.language, "; ".join(lines), tuple(statements), told.table(self.terms),
            marks(self.terms, told.read, told.asides, dict(told.context.places)),
            told.stopped, told.readings, told.asked,
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
        told = self.told
        before, told.one_breath, told.broken = told.stopped, False, False
        if found[-1].kind == "unclosed" and before is None:
            bracket = found[-1].text[0] in "(["
            told.stop("talk_bracket_not_closed" if bracket else "talk_not_closed", found[-1], found[-1:])
        raw = self.text[found[0].start : found[-1].end]
        statements = strict(raw, self._names(found)) if not is_swapped(found) else ()
        if statements:
            told.tell([raw.strip()], statements, found)
            return
        rest = found[taken(found, told.facts, told.context.acted) :]
        rest = in_passing(rest, told.facts)
        told.understood([term for term in found if term not in rest])
        while rest and rest[0].kind in ("break", "filler"):
            rest = rest[1:]
        if not rest:
            return
        if ends == "asks" and told.statements and is_question(rest):
            told.ask(rest)
        elif only_names(rest):
            told.understood(rest)
        else:
            self._read(rest, ends == "asks")

    def _read(self, found: tuple[Term, ...], asks: bool) -> None:
        """Read a sentence at once, part by part, or without what is not understood; else it stops here."""
        told, before = self.told, self.told.stopped
        kept = told.kept()
        self.clauses.pieces(found)
        if not told.broken:
            self._instead(found, kept)
            return
        failed = told.kept()
        for self.clauses.lenient in (False, True):
            told.back(kept)
            read = self.clauses.lenient and self.clauses.plainly(found)
            if read or self._otherwise(found, kept, asks):
                self._instead(found, kept)
                told.stopped = before
                self.clauses.lenient = False
                return
        self.clauses.lenient = False
        told.back(failed)

    def _instead(self, found: tuple[Term, ...], kept: dict[str, Any]) -> None:
        """Read a sentence by its gist where nothing was told by its parts: a mishap is no remark."""
        if len(self.told.lines) == len(kept["lines"]) and gist(found, self.language, ("A", "B")):
            read = self.told.kept()
            self.told.back(kept)
            if not self.clauses.by_gist(found):
                self.told.back(read)

    def _otherwise(self, found: tuple[Term, ...], kept: dict[str, Any], asks: bool) -> bool:
        """Read a sentence part by part, each plainly or by its gist; leave out what is asked or only a remark."""
        place = found[0].start, found[-1].end, asks, self.clauses.lenient, len(kept["lines"])
        if place in self.lost:
            return False
        if self._part_by_part(found, kept, asks):
            return True
        self.lost.add(place)
        return False

    def _part_by_part(self, found: tuple[Term, ...], kept: dict[str, Any], asks: bool) -> bool:
        cuts = [at for at, term in enumerate(found) if is_cut(term) and at]
        told = asks and cuts and any(term.kind == "seat" and not term.owns for term in found[cuts[0] :])
        if told and is_asked(found[: cuts[0]]):  # what is the least raise if A bets 100?
            self.told.back(kept)
            head, tail = found[: cuts[0]], found[cuts[0] :]
            if self._left(head, True, True):
                asked = self.told.kept()
                read = self.clauses.plainly(tail) or self._otherwise(trimmed(tail), asked, True)
                if read and self.told.statements:
                    return True
        if self._around_a_remark(found, cuts, kept):
            return True
        for last in (False, True):  # what is asked is left out where nothing else can be read
            for cut in (*self._latest_first(found, cuts), *((0,) if last or self._is_remark(found) else ())):
                head, tail = found[:cut], trimmed(found[cut:])
                if self._tells_little(tail, asks and last):
                    self.told.back(kept)
                    if self._begins(head, kept) and self._left(tail, last, asks):
                        return True
                if head and self._tells_little(head, False):
                    self.told.back(kept)
                    if self._left(head, False) and self._plainly_or_left(tail, last, asks):
                        return True
        return False

    def _latest_first(self, found: tuple[Term, ...], cuts: Sequence[int]) -> list[int]:
        """Return the cuts, the last first; before all those where a mishap begins that only several pieces tell."""
        together = [
            cut
            for cut in cuts
            if any(after > cut for after in cuts)
            and not _does(found[cut:], self.language)
            and self._is_mishap(found[cut:])
            and not any(
                self._is_mishap(found[cut:after]) or self._is_mishap(found[after:]) for after in cuts if after > cut
            )
        ]
        return [*reversed(together), *(cut for cut in reversed(cuts) if cut not in together)]

    def _is_mishap(self, found: tuple[Term, ...]) -> bool:
        return bool(gist(trimmed(found), self.language, ("A", "B")))

    def _plainly_or_left(self, found: tuple[Term, ...], questions: bool, asks: bool) -> bool:
        kept = self.told.kept()
        if self.clauses.plainly(found):
            return True
        self.told.back(kept)
        return self._left(found, questions, asks)

    def _around_a_remark(self, found: tuple[Term, ...], cuts: Sequence[int], kept: dict[str, Any]) -> bool:
        """Read a sentence with a remark or a mishap in the middle of what is told plainly."""
        for end in reversed(cuts):
            for start in cuts:
                middle, tail = trimmed(found[start:end]), trimmed(found[end:])
                if start < end and middle and tail and not is_asked(tail) and self._tells_little(middle, False):
                    self.told.back(kept)
                    plainly = self.clauses.plainly
                    if plainly(found[:start]) and self._left(middle, False) and plainly(tail):
                        return True
        return False

    def _begins(self, head: tuple[Term, ...], kept: dict[str, Any]) -> bool:
        """Read what comes before a part that tells little, at once or part by part."""
        return not head or self.clauses.plainly(head) or self._otherwise(head, kept, False)

    def _tells_little(self, found: tuple[Term, ...], asks: bool) -> bool:
        """Say whether a piece may be read by its gist or left out; asked before anything is read again."""
        words = trimmed(found)
        if not words or asks:
            return True
        place = words[0].start, words[-1].end, self.clauses.lenient
        if place not in self.little:
            remark = is_asked(words) or self._is_remark(words)
            self.little[place] = remark or bool(gist(words, self.language, ("A", "B")))
        return self.little[place]

    def _is_remark(self, found: tuple[Term, ...]) -> bool:
        if speaks_of_cards(found, self.language):
            return False
        return is_aside(found) or (self.clauses.lenient and tells_nothing(found, self.language))

    def _left(self, found: tuple[Term, ...], questions: bool, asks: bool = False) -> bool:
        """Read a piece by its gist, or leave out what is only a remark or, where `questions` may be, asked."""
        found, told = trimmed(found), self.told
        if found and taken(found, told.facts, told.context.acted) == len(found):
            told.understood(found)
            return True
        if not found or self.clauses.by_gist(found):
            return True
        if self._is_remark(found) and not (questions and asks):
            told.leave_out(found)
            return True
        if questions and (asks or (is_asked(found) and told.statements)):
            told.ask(found)
            return True
        return False

    def _names(self, found: Sequence[Term]) -> frozenset[str]:
        names = {str(term.value) for term in found if term.kind == "seat"}
        names |= {term.text.removesuffix("'s") for term in found if term.kind == "word" or term.text == "A"}
        return frozenset(names | set(self.seats))


def _does(found: Sequence[Term], language: str) -> bool:
    """Say whether somebody acts in a piece, in a form that does not only name the act."""
    return any("act" in term.roles and not is_only_named(term.text, language) for term in found)

"""Reads the pieces of a sentence: as sentences of a story, as sayings, by their gist, and as acts."""

from cardspeak.story import statements as s
from cardspeak.talk.account import Account
from cardspeak.talk.acts import Deed, Reader
from cardspeak.talk.loose import is_lost, is_undone
from cardspeak.talk.model import Term
from cardspeak.talk.phrasing import as_story, gist, said, strict
from cardspeak.talk.pieces import is_cut, is_open, names_in, trimmed
from cardspeak.talk.positions import UNNAMED
from cardspeak.talk.said import he, written


class Clauses:
    """Reads pieces of a text into its account; with `lenient` words that are not understood are left out."""

    def __init__(self, told: Account, language: str, seats: tuple[str, ...]) -> None:
        self.told, self.language, self.seats = told, language, seats
        self.lenient = False

    def plainly(self, found: tuple[Term, ...]) -> bool:
        """Read a piece, and say whether it makes sense."""
        self.pieces(trimmed(found))
        return not self.told.broken

    def by_gist(self, found: tuple[Term, ...]) -> bool:
        """Read a piece by words that tell of a mishap in any order, and say whether it does."""
        found = self._named(found)
        sentences = gist(found, self.language, self.told.context.last or ("Someone",))
        sentences = tuple(each for each in sentences if not is_lost(found, each, self.language))
        if len(sentences) > 1:
            self.told.stop("talk_readings", found[0], found, sentences)
        seats = {str(term.value) for term in found if term.kind == "seat"}
        statements = strict(sentences[0], frozenset(seats | names_in(sentences[0]))) if len(sentences) == 1 else ()
        told = tuple(self.told.statements[-len(statements) :])
        if statements and statements != told:  # one mishap may be told twice
            self.told.tell([sentences[0]], statements, found)
        return bool(statements)

    def pieces(self, found: tuple[Term, ...]) -> None:
        """Read the pieces of a sentence between commas and words as `and`: the longest that is a sentence first."""
        cuts = [0, *[at for at, term in enumerate(found) if is_cut(term)], len(found)]
        run: list[Term] = []
        at = 0
        while at < len(cuts) - 1:
            for to in range(min(len(cuts) - 1, at + 5), at, -1):
                piece, full = (trimmed(found[cuts[at] : cuts[to]], reasons) for reasons in (True, False))
                read = None
                if piece and not is_open(run):
                    undone = full != piece and is_undone(full[-1], self.language)  # the turn came while A hadn't acted
                    read = (self._whole(full) if undone else None) or self._whole(piece)
                if read is not None:
                    self._acts(tuple(run))
                    run = []
                    self.told.tell(*read, full)
                    break
            else:
                run += found[cuts[at] : cuts[at + 1]]
                to = at + 1
            if self.told.broken:
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
        places = dict(self.told.context.places)
        if any(term.kind == "seat" and term.value in places for term in piece):
            piece = tuple(
                term._replace(value=places.get(str(term.value), term.value)) if term.kind == "seat" else term
                for term in piece
            )
        last, said = self.told.context.last, self.told.context.said
        if piece[0].value == UNNAMED[0] and said and all(act == "all-in" for _, act in said):
            return (piece[0]._replace(value=said[0][0]), *piece[1:])  # one of those who are all in
        if piece[0].parts & {"he"} and len(last) == 1:
            return (piece[0]._replace(kind="seat", value=he(self.told.context)), *piece[1:])
        return piece

    def _acts(self, found: tuple[Term, ...]) -> None:
        found = trimmed(found)
        if not found or self.told.broken:
            return
        reader = Reader(found, self.told.text, self.language, self.lenient)
        for deed in reader.read():
            if not self._deed(deed, found):
                return
        if reader.stuck is not None:
            self.told.stop(reader.stuck.code, reader.stuck.at, found)
            return
        self.told.asides |= {term.start for term in reader.left_out if term.kind != "filler"}
        self.told.understood([term for term in found if term.kind not in ("word", "remark")])

    def _may_be_another(self, deed: Deed) -> bool:
        """Say whether a word left out before an act may change it: who does it, what is done, or whether it is."""
        return not deed.act or deed.bare or not (deed.players or deed.everybody or deed.nobody)

    def _deed(self, deed: Deed, found: tuple[Term, ...]) -> bool:
        """Write a deed into the account, and say whether it makes sense."""
        begun = self.told.context.acted
        if "unheard" in deed.marks and self._may_be_another(deed):
            self.told.stop("talk_word", found[0], found)
            return False
        if deed.act == "bet" and deed.kind in ("number", "chips") and self.told.after_words(deed.players):
            deed = deed._replace(act="put")
        if not deed.act and deed.players and deed.kind == "number" and self.told.take_back_all_in():
            deed = deed._replace(act="all-in")  # three all in: A 500, B 1200, C 3000
        made = written(deed, self.told.context)
        at = deed.of[0] if deed.of else found[0]
        if made.fault:
            self.told.stop(made.fault, at, found, made.readings)
            return False
        statements = tuple(each for line in made.lines for each in strict(line, frozenset(names_in(line))))
        if made.lines and not statements:
            self.told.stop("talk_what", at, found)
            return False
        self.told.add(made.lines, statements)
        self.told.context = made.context
        if deed.street and not begun:
            self.told.facts["street"] = deed.street
        if "early" in deed.marks:
            self.told.facts["early"] = (*self.told.facts.get("early", ()), *made.context.last)
        self.told.understood(deed.of)
        return True

"""What a text has told so far: its sentences, its facts, what was left out, and where it stopped making sense."""

from collections.abc import Sequence
from typing import Any

from cardspeak.finding import Finding, finding
from cardspeak.story import statements as s
from cardspeak.talk.facts import Facts, implied
from cardspeak.talk.model import Term
from cardspeak.talk.phrasing import strict
from cardspeak.talk.pieces import names_in
from cardspeak.talk.said import Context, in_one, told_by
from cardspeak.talk.scene import spoken_of

_COPIED = ("lines", "statements", "read", "asides")


class Account:
    """What was understood of a text; `kept` and `back` undo what was read of a sentence that made no sense."""

    def __init__(self, text: str, context: Context) -> None:
        self.text, self.context = text, context
        self.lines: list[str] = []
        self.statements: list[s.Statement] = []
        self.facts: Facts = {}
        self.read: set[int] = set()  # the places of terms that were understood
        self.asides: set[int] = set()  # the places of terms that tell nothing of the hand
        self.asked = ""
        self.stopped: Finding | None = None
        self.readings: tuple[str, ...] = ()
        self.before: tuple[list[str], list[s.Statement]] | None = None  # what was told before it stopped
        self.broken = False  # whether this sentence has stopped making sense
        self.one_breath = False  # whether something was told in this sentence already

    def kept(self) -> dict[str, Any]:
        """Return all that was understood, to go back to."""
        copied = {key: vars(self)[key].copy() for key in _COPIED}
        facts = {key: dict(value) if isinstance(value, dict) else value for key, value in self.facts.items()}
        return {**vars(self), **copied, "facts": facts}

    def back(self, kept: dict[str, Any]) -> None:
        """Go back to what was understood before."""
        vars(self).update(kept)
        vars(self).update({key: kept[key].copy() for key in (*_COPIED, "facts")})

    def understood(self, found: Sequence[Term]) -> None:
        """Keep that terms were understood."""
        self.read |= {term.start for term in found}

    def leave_out(self, found: Sequence[Term]) -> None:
        """Leave terms out that tell nothing of the hand; the one player whom they name is whom a pronoun means next."""
        self.asides |= {term.start for term in found if term.kind != "break"}
        named = tuple(dict.fromkeys(str(term.value) for term in found if term.kind == "seat" and not term.owns))
        if named:
            self.context = self.context._replace(last=named)

    def ask(self, found: Sequence[Term]) -> None:
        """Keep what is asked."""
        self.asked = self.text[found[0].start : found[-1].end].strip()
        named = [str(term.value) for term in found if term.kind == "seat" and not term.owns]
        if named:
            self.facts["asked-of"] = dict(self.context.places).get(named[0], named[0])
        self.understood(found)

    def tell(self, lines: Sequence[str], statements: tuple[s.Statement, ...], found: Sequence[Term]) -> None:
        """Add sentences of a story that terms are."""
        self.lines += lines
        self.statements += statements
        self.one_breath = True
        self.understood(found)
        for statement in statements:
            self.facts = {**implied(statement, self.context.acted), **self.facts}
            self.context = told_by(self.context, statement)

    def add(self, lines: Sequence[str], statements: tuple[s.Statement, ...]) -> None:
        """Add what a deed is; words and the chips that follow them in the same breath are one motion."""
        if not self._one_motion(lines):
            self.lines += lines
            self.statements += statements
        self.one_breath = True

    def _one_motion(self, lines: Sequence[str]) -> bool:
        if not self.one_breath or len(lines) != 1 or not self.lines:
            return False
        line = in_one(self.lines[-1], self.statements[-1], lines[0], strict(lines[0], frozenset(names_in(lines[0]))))
        if line:
            self.lines[-1], self.statements[-1:] = line, strict(line, frozenset(names_in(line)))
        return bool(line)

    def take_back_all_in(self) -> bool:
        """Take back that a player is all in who was only counted, for one who is named; say whether there was one."""
        for at, each in enumerate(self.statements):
            if not isinstance(each, s.Acts) or each.verb != "all_in" or each.amount is not None:
                continue
            if each.seat.startswith("player ") and len(self.lines) == len(self.statements):
                del self.statements[at], self.lines[at]
                return True
        return False

    def after_words(self, players: tuple[str, ...]) -> bool:
        """Say whether these players, or nobody who is named, move chips after their own words."""
        last = self.statements[-1] if self.statements and self.one_breath else None
        return isinstance(last, s.Says) and last.put is None and players in ((), (last.seat,), ("he",))

    def stop(self, code: str, at: Term, found: Sequence[Term], readings: tuple[str, ...] = ()) -> None:
        """Keep where it stops making sense, and why; the first such place counts."""
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

    def table(self, found: Sequence[Term]) -> dict[str, Any]:
        """Return what the text says of the table, as the keys of a case."""
        places = dict(self.context.places)
        table = {**self.facts, **spoken_of(found, places)}
        do = {getattr(each, "seat", "") for each in self.statements}
        table["named"] = tuple(name for name in table["named"] if name in do or not name.startswith("player "))
        if places:
            table["places"] = {name: position for position, name in self.context.places}
        return table

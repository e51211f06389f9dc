"""What a clause of acts says: who does what for how much, in any order that has one meaning.

A clause is read from left to right into deeds, each with its players, its act and its amount; a deed is then written
as a sentence of a story.
"""

import re
from collections.abc import Sequence
from typing import NamedTuple

from cardspeak.record import record
from cardspeak.talk.amounts import MOST_CHIPS, in_chips
from cardspeak.talk.lexicon import is_only_named
from cardspeak.talk.loose import is_loose
from cardspeak.talk.model import NO_PARTS, Term
from cardspeak.talk.scene import in_digits

STREETS = ("flop", "turn", "river")
SIZED = ("bet", "raise", "open", "all-in", "raise-all-in", "call-all-in", "check-raise")
CHECKED = {"check-raise": "raise", "check-call": "call", "check-fold": "fold"}
AROUND = ("fold", "check", "call")
FEW = 9  # numbers in letters that count players or cards rather than chips


CHIPS = re.compile(r"(?:\d+x)?\d+(?:\+(?:\d+x)?\d+)*")

TWICE = (("raise", "open"), ("open", "raise"), ("raise", "raise"), ("bet", "bet"), ("call", "call"))
"""Two words for one act, as in `opens with a raise`."""


@record
class Deed(NamedTuple):
    """One act as it was told; `players` empty: nobody was named. `of` are the terms that tell it."""

    players: tuple[str, ...] = ()
    act: str = ""
    amount: str = ""
    kind: str = ""  # of the amount: number, size, chips
    how: str = ""  # to, by
    other: str = ""
    everybody: bool = False
    nobody: bool = False
    quote: str = ""
    quoted: bool = False
    cards: str = ""
    marks: frozenset[str] = NO_PARTS
    linked: bool = False  # by a word as "then" to the one before
    bare: bool = False  # the act is a noun, as in "raise, call, fold"
    street: str = ""
    board: bool = False
    of: tuple[Term, ...] = ()

    @property
    def empty(self) -> bool:
        """Whether nothing is told by it."""
        return not (
            self.players or self.act or self.amount or self.everybody or self.street or self.cards or self.nobody
        )

    @property
    def done(self) -> bool:
        """Whether it says what is done."""
        return bool(self.act or self.amount)


@record
class Stuck(NamedTuple):
    """Where a clause stops making sense: the term, and why, as a code."""

    code: str
    at: Term


class Reader:
    """Reads the terms of a clause into deeds."""

    def __init__(self, found: Sequence[Term], text: str, language: str, lenient: bool = False) -> None:
        self.found, self.text, self.language, self.lenient = found, text, language, lenient
        self.left_out: list[Term] = []  # words that are not understood
        self.deeds: list[Deed] = []
        self.now = Deed()
        self.stuck: Stuck | None = None
        self.at = 0

    def read(self) -> tuple[Deed, ...]:
        """Return the deeds; `stuck` says where reading stopped."""
        while self.at < len(self.found) and self.stuck is None:
            term = self.found[self.at]
            if not (self._take(term) or self._leave_out(term)):
                self.stuck = Stuck("talk_word", term)
            self.at += 1
        if self.stuck is None:
            self._close()
        return tuple(self.deeds)

    def _close(self, linked: bool = False) -> None:
        if self.now.act in ("adds", "put") and not self.now.amount and linked:  # "goes back for more and adds 500"
            self.now = self.now._replace(act="", linked=True)
            return
        if not self.now.empty:
            self.deeds.append(self.now)
            self.now = Deed(linked=linked)
        elif linked:
            self.now = self.now._replace(linked=True)

    def _put(self, term: Term, **changed: object) -> bool:
        self.now = self.now._replace(of=(*self.now.of, term), **changed)  # type: ignore[arg-type]
        return True

    def _take(self, term: Term) -> bool:
        parts = term.parts
        if term.kind == "break":
            return self._break(term)
        if term.kind == "seat" and not ("act" in term.roles and self._speaks()):
            return self._seat(term) and ("act" not in term.roles or self._act(term))
        if term.kind == "quote":
            return self._put(term, act=self.now.act or "say", quote=str(term.value), quoted=True)
        if term.kind == "remark" and self.now.act == "put" and CHIPS.fullmatch(str(term.value)):
            pieces = [each if "x" in each else f"1x{each}" for each in str(term.value).split("+")]
            return self._put(term, amount="+".join(pieces), kind="chips")  # the chips one by one
        if term.kind == "remark" or (term.kind == "card" and self.now.players):
            return True  # what is held in words, as kings, decides nothing
        if term.kind in ("number", "size", "chips"):
            return self._amount(term)
        if term.kind == "cards":
            return self._put(term, cards=f"{self.now.cards} {term.value}".strip())
        if self._speaks() and not parts & {"early", "silent"}:
            return self._spoken()
        if "pot" in parts and self.now.act in ("bet", "raise", "open") and not self.now.amount:
            return self._put(term, act="pot")
        if "act" in term.roles and not (term.kind == "part" and self._as_part(term)):
            return self._act(term)
        if parts:
            return self._part(term)
        return term.kind == "filler"

    def _leave_out(self, term: Term) -> bool:
        """Leave out a word that is not understood; where one stands before an act, it may be another act with it."""
        after = self._next()
        speaks = term.kind == "word" and after is not None and after.kind == "quote"  # B goes "call"
        if not self.lenient or not (speaks or is_loose(term, self.language)):
            return False
        if self.now.players and not self.now.act and self._joined():
            return False  # may be another player: `A and mike call`
        self.left_out.append(term)
        if not self.now.act:
            self.now = self.now._replace(marks=self.now.marks | {"unheard"})
        return True

    def _speaks(self) -> bool:
        """Say whether words follow that somebody says."""
        return self.now.act == "say" and not (self.now.quote or self.now.amount)

    def _break(self, term: Term) -> bool:
        if (self.now.done and not self._goes_on()) or self._is_told():
            self._close()
        return True

    def _is_told(self) -> bool:
        """Say whether it was told where a player sits, or whose turn it is."""
        return "is-at" in self.now.marks or ("it" in self.now.marks and bool(self.now.players) and not self.now.done)

    def _goes_on(self) -> bool:
        """Say whether what follows is still of the same deed: its amount, or its chips."""
        after = self._next()
        wants = self.now.act in (*SIZED, "put", "adds", "say", "show") and not self.now.amount and not self.now.quote
        return after is not None and wants and after.kind in ("number", "size", "chips", "quote", "cards")

    def _next(self, skip: int = 1) -> Term | None:
        for term in self.found[self.at + skip :]:
            if term.kind not in ("filler", "break") and not (term.parts & {"and", "then"}):
                return term
        return None

    def _before(self) -> frozenset[str]:
        before = (term.parts for term in reversed(self.found[: self.at]) if term.kind != "filler")
        return next(before, NO_PARTS)

    def _seat(self, term: Term) -> bool:
        before, now = self._before(), self.now
        name = str(term.value)
        if term.owns:
            return (now.done or bool(now.players)) and self._put(term)
        if now.act in ("post", "straddle", "complete") and name in ("SB", "BB") and now.players and not now.other:
            return self._put(term, other=name)
        if now.done or (now.everybody and now.act):
            if before & {"from", "on"} and not (now.everybody and "to" in before):
                if not now.players:
                    return self._put(term, players=(name,))
                return self._put(term, other=name, marks=now.marks | {"is-at"})
            if before & {"to", "around", "for", "on", "at", "over"}:
                return self._put(term, other=name)
            after = self._next()
            if not (now.players or now.everybody or now.linked or (after and "act" in after.roles)):
                return self._put(term, players=(name,))  # the verb before its player
            self._close()
            return self._put(term, players=(name,))
        if now.players and now.cards and self._joined():
            self._close()  # A 2c, B 5d
            return self._put(term, players=(name,))
        if "to" in before and not now.players:  # to the button all fold
            return self._put(term, other=name)
        if now.players and not self._joined():
            if before & {"on", "from"} or self.found[self.at - 1].kind == "seat":
                return self._put(term, other=name, marks=self.now.marks | {"is-at"})
            return False
        marks = now.marks if now.players else now.marks - {"unheard"}
        return self._put(term, players=(*now.players, name), marks=marks)

    def _joined(self) -> bool:
        before = self.found[self.at - 1] if self.at else None
        return before is not None and (before.kind == "break" or "and" in before.parts)

    def _amount(self, term: Term) -> bool:
        before, now = self._before(), self.now
        if not (now.act or in_digits(term) or before & {"to", "by", "another"}) and term.value <= FEW:
            return False  # `the three of us` is no bet of 3
        if now.amount:
            if now.kind == "number" and (pieces := self._as_chips(term, before)):
                return self._put(term, amount=pieces, kind="chips")
            if now.kind == "number" and term.kind == "number" and "to" in before:
                return self._put(term, amount=str(term.value), how="to")  # raises 200 to 600
            self._close(linked=True)
        how = "to" if "to" in before else self.now.how
        how = how or ("to" if "for" in before else "by" if before & {"by", "another"} else "")
        return self._put(term, amount=str(term.value), kind=term.kind, how=how)

    def _as_chips(self, term: Term, before: frozenset[str]) -> str:
        """Return an amount in the chips that are told behind it: 900 with three chips, 800 in four 200 chips."""
        amount = int(self.now.amount) if self.now.amount.isdecimal() else 0
        if term.kind != "chips" or not amount:
            return ""
        pieces = [piece.split("x") for piece in str(term.value).split("+")]
        worth = sum(int(count) * float(value) for count, value in pieces)
        if worth == amount:
            return str(term.value)
        only = pieces[0][1] if len(pieces) == 1 and pieces[0][0] == "1" and before & {"for", "on"} else ""
        return in_chips(amount, int(only)) or str(amount) if only.isdecimal() and int(only) <= MOST_CHIPS else ""

    def _as_part(self, term: Term) -> bool:
        return bool(self.now.act) and bool(term.parts & {"to", "for", "at", "pot", "total", "more"})

    def _act(self, term: Term) -> bool:
        act, now = term.roles["act"], self.now
        if now.act:
            both = (now.act, act)
            if act == "all-in" and now.act in ("call", "raise", "bet", "open", "least"):
                verb = {"open": "raise", "least": "raise"}.get(now.act, now.act)
                return self._put(term, act=f"{verb}-all-in")
            if act == "all-in" and now.act.endswith("all-in"):
                return self._put(term)
            if now.act == "all-in" and act in ("call", "raise"):
                return self._put(term, act=f"{act}-all-in")
            before = self.found[self.at - 1]
            between = self.text[before.end : term.start]
            if both in TWICE and before.kind == "act" and "-" not in between:
                return self._put(term)
            self._close()
            if self.left_out and self.left_out[-1] is before:
                self.now = self.now._replace(marks=frozenset({"unheard"}))
        return self._put(term, act=act, bare=is_only_named(term.text, self.language))

    def _part(self, term: Term) -> bool:
        parts, now = term.parts, self.now
        street = next((part.removeprefix("street-") for part in parts if part.startswith("street-")), "")
        if street:
            return self._street(term, street)
        if parts & {"and", "then"}:
            after = self._next()
            if (now.done and not self._goes_on()) or ("then" in parts and self._is_told()):
                self._close(linked=True)
            elif "then" in parts and now.empty:
                self.now = now._replace(linked=True)
            return after is not None or "then" in parts or "and" in parts
        if (
            parts & {"everybody", "nobody", "he", "they", "blinds", "next", "dealer"}
            and now.done
            and not (self._before() & {"to", "around"})
        ):
            self._close()
            now = self.now
        if "everybody" in parts:
            return self._put(term, everybody=True)
        if "nobody" in parts:
            return self._put(term, nobody=True)
        for part, name in (("he", "he"), ("they", "they"), ("next", "next"), ("dealer", "dealer")):
            if part in parts:
                if now.done:
                    return self._put(term, other=name)
                return True if now.players else self._put(term, players=(name,))
        if "blinds" in parts:
            return self._put(term, players=("SB", "BB"))
        after = self._next()
        placed = now.players and not now.done and after is not None and after.parts & {"on"}
        if "comes" in parts and (now.street or placed):  # the river comes; A is in the big blind
            return self._put(term)
        after = self._next()
        if parts & {"more", "by", "another"} and not ("on" in parts and after and after.kind == "seat"):
            return self._put(term, how="by", marks=now.marks | parts)
        if "total" in parts:
            return self._put(term, how="to", marks=now.marks | parts)
        if parts & {"min"}:
            act = {"bet": "least-bet", "raise": "least", "open": "least"}.get(now.act, "")
            return bool(act) and self._put(term, act=act)
        if parts & {
            "to", "for", "at", "from", "on", "around", "it", "silent", "early", "two-motions", "one-motion", "chip",
            "and-all-in", "single", "of", "has", "face-down", "cards", "sign", "pot",
        }:  # fmt: skip
            return self._put(term, marks=now.marks | parts)
        return "filler" in parts

    def _street(self, term: Term, street: str) -> bool:
        now = self.now
        if now.done and not now.street and self.found[self.at - 1].kind != "break":
            return self._put(term, street=street)  # bets 50 on the flop
        if now.done:
            self._close()
        if now.players and not now.done:
            self.deeds.append(Deed(street=street, of=(term,)))
            return True
        return self._put(term, street=street)

    def _spoken(self) -> bool:
        """Take what was said without quotation marks: up to a break, or to chips that follow."""
        at = self.at
        while at < len(self.found):
            term = self.found[at]
            follows = self.found[at + 1] if at + 1 < len(self.found) else None
            if term.kind == "break" or term.parts & {"early", "silent"}:
                break
            if term.parts & {"then", "aside"} and at > self.at:
                break
            if (
                term.parts & {"and", "then"}
                and follows is not None
                and (follows.kind == "seat" or "act" in follows.roles or follows.parts & {"he", "they"})
            ):
                break
            at += 1
        said = self.found[self.at : at]
        if not said:
            return False
        text = self.text[said[0].start : said[-1].end]
        marks = self.now.marks | (
            {"remark"} if any(term.parts & {"aside", "undone"} for term in said[:4]) else NO_PARTS
        )
        self.now = self.now._replace(quote=text.strip(), of=(*self.now.of, *said), marks=marks)
        self.at = at - 1
        return True

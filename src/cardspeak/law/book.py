"""A book of rules: its clauses, the answers it chooses to points of law, and the books that it stands on."""

from collections.abc import Callable, Iterable
from itertools import combinations
from typing import Any, NamedTuple

import cardspeak.law.policies  # noqa: F401  (registers the policies)
from cardspeak.law.kinds import AnyEvent, EventKind, Family, Structure
from cardspeak.law.points import POINTS
from cardspeak.law.policy import POLICIES, Value
from cardspeak.record import record


@record
class Clause(NamedTuple):
    """One clause of a book; `reading` is what is taken where its text is doubtful."""

    book: str
    id: str
    heading: str
    gist: str
    kind: str
    layer: str
    topic: str = ""
    where: str = ""
    reading: str = ""
    differs: str = ""
    source: str = ""

    @property
    def name(self) -> str:
        """The clause's name everywhere, as `tda-2011:37a`."""
        return f"{self.book}:{self.id}"


@record
class Context(NamedTuple):
    """What an answer may depend on: the structure and family of the game, the event, the players dealt in."""

    structure: Structure = "no-limit"
    family: Family = "flop"
    event: EventKind = "cash"
    players: int = 6


@record
class Answer(NamedTuple):
    """What a book answers to a point, under which circumstances, and which of its clauses say so."""

    book: str
    point: str
    policy: str
    parameters: tuple[tuple[str, Value], ...]
    clauses: tuple[str, ...]
    when: tuple[tuple[str, str | int], ...] = ()
    reading: str = ""

    def fits(self, context: Context) -> bool:
        """Say whether the circumstances of the answer hold."""
        return all(getattr(context, key) == value for key, value in self.when)

    @property
    def cites(self) -> tuple[str, ...]:
        """The names of the clauses, with their book."""
        return tuple(f"{self.book}:{clause}" for clause in self.clauses)

    def bound(self) -> Callable[..., Any]:
        """The policy with its parameters filled in."""
        return POLICIES[self.point][self.policy].bound(dict(self.parameters))


@record
class Below(NamedTuple):
    """A book under another: only its clauses with this beginning, only in this event, where stated."""

    book: str
    only: str = ""
    event: AnyEvent = ""


@record
class Book(NamedTuple):
    """A rulebook as data."""

    id: str
    title: str
    language: str
    event: EventKind
    below: tuple[Below, ...]
    clauses: dict[str, Clause]
    answers: tuple[Answer, ...]

    def answering(self, context: Context) -> dict[str, Answer]:
        """Return this book's own answers by their points, to each the most specific one that fits."""
        found: dict[str, Answer] = {}
        for answer in self.answers:
            known = found.get(answer.point)
            if (known is None or len(answer.when) > len(known.when)) and answer.fits(context):
                found[answer.point] = answer
        return found


KINDS = (
    "engine", "declaration", "incident", "discipline", "etiquette", "definition", "cash", "tournament", "club",
)  # fmt: skip
WHEN = {
    "structure": ("no-limit", "pot-limit", "fixed-limit"),
    "family": ("flop", "stud", "draw"),
    "event": ("cash", "tournament"),
}
LAYERS = ("hand", "floor", "table", "cash", "tournament", "club", "text")


class Faulty(ValueError):
    """A book that the loader refuses; the message says where and why.

    `word` is what is not known there and `known` what would be, for whoever can tell what was meant.
    """

    def __init__(self, message: str, word: str = "", known: Iterable[str] = ()) -> None:
        super().__init__(message)
        self.word, self.known = word, tuple(known)


def check(book: Book) -> None:
    """Refuse unknown kinds and layers, answers without a clause, with an unknown point, policy or value, and ties."""
    for clause in book.clauses.values():
        for key, value, known in (("kind", clause.kind, KINDS), ("layer", clause.layer, LAYERS)):
            if value not in known:
                raise Faulty(f"{clause.name}: {key} is one of {', '.join(known)}, not {value}", str(value), known)
    for answer in book.answers:
        where = f"{book.id}: answer to {answer.point}"
        if answer.point not in POINTS:
            raise Faulty(f"{where}: there is no such point of law", answer.point, POINTS)
        if not answer.clauses:
            raise Faulty(f"{where}: no clause says so")
        for number in answer.clauses:
            if number not in book.clauses:
                raise Faulty(f"{where}: the book has no clause {number}", str(number), book.clauses)
        policy = POLICIES.get(answer.point, {}).get(answer.policy)
        if policy is None:
            there = sorted(POLICIES.get(answer.point, {}))
            raise Faulty(
                f"{where}: there is no policy {answer.policy} (there are: {', '.join(there)})", answer.policy, there
            )
        given = dict(answer.parameters)
        if set(given) != set(policy.parameters):
            strange = sorted(set(given) - set(policy.parameters))
            wanted = (
                f"takes the parameters {', '.join(policy.parameters)}" if policy.parameters else "takes no parameters"
            )
            has = ", ".join(sorted(given)) or "nothing"
            raise Faulty(
                f"{where}: {answer.policy} {wanted}, not {has}", strange[0] if strange else "", policy.parameters
            )
        for name, chosen in given.items():
            if chosen not in policy.parameters[name]:
                allowed = [str(each) for each in policy.parameters[name]]
                one_of = (", " if not any("," in each for each in allowed) else " | ").join(allowed)
                raise Faulty(f"{where}: {name} is one of {one_of}, not {chosen}", str(chosen), allowed)
        for key, circumstance in answer.when:
            if key not in Context._fields:
                raise Faulty(f"{where}: `when` knows {', '.join(Context._fields)}, not {key}", key, Context._fields)
            if key == "players" and not isinstance(circumstance, int):
                raise Faulty(f"{where}: players is a number, not {circumstance!r}")
            if key in WHEN and circumstance not in WHEN[key]:
                there = sorted(WHEN[key])
                raise Faulty(
                    f"{where}: {key} is one of {', '.join(there)}, not {circumstance}", str(circumstance), there
                )
    by_point: dict[str, list[Answer]] = {}
    for answer in book.answers:
        by_point.setdefault(answer.point, []).append(answer)
    for point, answers in by_point.items():
        for one, other in combinations(answers, 2):
            if len(one.when) == len(other.when) and _can_meet(one, other):
                raise Faulty(f"{book.id}: two answers to {point} tie: {_when(one)}, and {_when(other)}")


def _when(answer: Answer) -> str:
    return " and ".join(f"{key} {value}" for key, value in answer.when) or "always"


def _can_meet(one: Answer, other: Answer) -> bool:
    first, second = dict(one.when), dict(other.when)
    return all(first[key] == second[key] for key in first.keys() & second.keys())

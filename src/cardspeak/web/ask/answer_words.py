"""What the floor says, in the language of the person who asked."""

from collections.abc import Sequence
from typing import NamedTuple

from cardspeak.cases.rule import Judged, Ruled
from cardspeak.finding import Finding
from cardspeak.floor.ruling import Ask, Ruling
from cardspeak.hand import events as e
from cardspeak.hand.betting import options
from cardspeak.library import books
from cardspeak.library.texts import Text, clause_in
from cardspeak.locale.messages import say
from cardspeak.locale.rulings import answer, ruled, shown
from cardspeak.locale.words import capital, options_in_words
from cardspeak.record import record
from cardspeak.telling.play import Played
from cardspeak.web.refusals import refusal
from cardspeak.web.table.event_words import story

DEEDS = (e.Folded, e.Checked, e.Called, e.RaisedTo, e.BroughtIn, e.Tabled, e.Mucked, e.Exposed)


@record
class Question(NamedTuple):
    """A question of the floor, and for each answer what it is called, what it is, and where it leads."""

    fact: str
    text: str
    answers: tuple[tuple[str, str, str], ...]


@record
class Cited(NamedTuple):
    """A clause behind a ruling, with its words; `where` is in the language of the book itself."""

    name: str
    book: str
    id: str
    text: Text
    where: str
    language: str


@record
class Earlier(NamedTuple):
    """One of the rulings of a story: the number of its statement, what was ruled, the steps, and what followed."""

    statement: int
    outcome: str
    steps: tuple[str, ...]
    followed: tuple[str, ...]
    clauses: tuple[Cited, ...]


@record
class Said(NamedTuple):
    """What a book says of a story: its answer, where the hand `stands`, and the `rulings` that led there."""

    kind: str
    outcome: str
    reason: str | None
    steps: tuple[str, ...]
    questions: tuple[Question, ...]
    discretion: str | None
    by: str | None
    offence: str | None
    sanction: str | None
    next: str
    clauses: tuple[Cited, ...]
    stands: tuple[str, ...] = ()
    rulings: tuple[Earlier, ...] = ()


def phrase(language: str, found: Finding, seats: Sequence[str] = ()) -> str:
    """Say a finding of the floor in a language, to stand by itself."""
    return capital(ruled(language, found, seats))


def said(language: str, found: Judged, played: Played) -> Said:
    """Put what a book says into words; `found` is what became of the story that was played."""
    told = found.rulings if found.by_hand or found.refused or len(found.rulings) > 1 else ()
    rulings = tuple([_earlier(language, each, found.seats) for each in told])
    return _answer(language, found, played)._replace(stands=_chips(language, found), rulings=rulings)


def _earlier(language: str, each: Ruled, seats: Sequence[str]) -> Earlier:
    clauses = tuple([cited for name in each.clauses if (cited := cited_in(language, name))])
    steps = tuple([phrase(language, step, seats) for step in each.ruling.steps])
    followed = tuple(story(language, each.events, seats, each.before))
    return Earlier(each.statement + 1, phrase(language, each.ruling.outcome, seats), steps, followed, clauses)


def _chips(language: str, found: Judged) -> tuple[str, ...]:
    """Say what lies in the pots, and what the hand waits for where nobody bets."""
    if found.stands is None:
        return ()
    again = ("may", "wins")  # said by the answer itself
    return tuple([phrase(language, each, found.seats) for each in found.stands.says if each.code not in again])


def _answer(language: str, found: Judged, played: Played) -> Said:
    clauses = tuple([cited for name in found.clauses if (cited := cited_in(language, name))])
    after, nothing = _next(language, played), (None, None, None, None)
    if found.refused is not None:
        reason = refusal(language, found.refused)
        return Said("refused", say(language, "ask-refused"), reason, (), (), *nothing, after, clauses)
    last = found.ruling
    assert last is not None
    if found.by_hand and played.events:
        outcome, steps = _by_the_hand(language, played)
        return Said("hand", outcome, None, steps, (), *nothing, after, clauses)

    def maybe(one: Finding | None) -> str | None:
        return phrase(language, one, found.seats) if one is not None else None

    return Said(
        "asks" if last.asks else "ruled", phrase(language, last.outcome, found.seats), maybe(last.reason),
        tuple([phrase(language, step, found.seats) for step in last.steps]),
        tuple([_question(language, ask, found.seats) for ask in last.asks]), maybe(last.discretion), maybe(last.by),
        maybe(Finding(last.offence) if last.offence else None), maybe(last.sanction),
        "" if _over(last) else after, clauses,
    )  # fmt: skip


def _over(ruling: Ruling) -> bool:
    """Say whether the hand does not simply go on with the next player."""
    return bool(ruling.asks or ruling.steps or ruling.refunds or not ruling.points)


def _question(language: str, ask: Ask, seats: Sequence[str]) -> Question:
    answers = tuple(
        (capital(answer(language, given)), shown(given), phrase(language, lead, seats)) for given, lead in ask.leads
    )
    return Question(ask.fact, phrase(language, ask.question, seats), answers)


def _by_the_hand(language: str, played: Played) -> tuple[str, tuple[str, ...]]:
    assert played.state is not None
    names = played.state.deal.seats
    outcome = say(language, "ask-begins")
    at = max((at for at, event in enumerate(played.events) if isinstance(event, DEEDS)), default=-1)
    if at >= 0:
        before = list(story(language, played.events[:at], names))
        lines = list(story(language, played.events[: at + 1], names))[len(before) :]
        outcome = " ".join(lines) or outcome
    won = [event for event in played.events if isinstance(event, e.Awarded)]
    if won:
        lines = list(story(language, played.events, names))
        short = list(story(language, played.events[: played.events.index(won[0])], names))
        return outcome, tuple(lines[len(short) :])
    return outcome, ()


def _next(language: str, played: Played) -> str:
    """Say who may do what now; nothing where nobody has to act."""
    state = played.state
    if state is None or state.stage != "betting" or not state.round.queue:
        return ""
    may = options_in_words(language, options(state, played.law))
    return say(language, "ask-next", who=state.deal.seats[state.round.queue[0]], options=may)


def cited_in(language: str, name: str) -> Cited | None:
    """Return a clause by its name, with its text; none for one that is on no shelf."""
    book, _, clause = name.partition(":")
    shelf = books()
    if book not in shelf or clause not in shelf[book].clauses:
        return None
    found = shelf[book].clauses[clause]
    return Cited(name, book, clause, clause_in(language, found), found.where, shelf[book].language)

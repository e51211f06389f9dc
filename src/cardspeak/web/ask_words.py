"""What the floor says, in the language of the person who asked."""

from collections.abc import Sequence
from typing import NamedTuple

from cardspeak.cases.rule import Ruling
from cardspeak.floor.ruling import Ask
from cardspeak.floor.ruling import Ruling as FloorRuling
from cardspeak.hand import events as e
from cardspeak.hand.betting import options
from cardspeak.library import books
from cardspeak.locale.messages import say
from cardspeak.locale.rulings import floor_words
from cardspeak.locale.words import capital, options_in_words
from cardspeak.record import record
from cardspeak.telling.play import Played
from cardspeak.web.refusals import refusal
from cardspeak.web.wording import story

DEEDS = (e.Folded, e.Checked, e.Called, e.RaisedTo, e.BroughtIn, e.Tabled, e.Mucked, e.Exposed)


@record
class Phrase(NamedTuple):
    """Words with the language they are in: that of the reader, or English where nobody has translated them yet."""

    text: str
    lang: str


@record
class Question(NamedTuple):
    """A question of the floor, and for each answer what it is called, what it is, and where it leads."""

    fact: str
    text: Phrase
    answers: tuple[tuple[Phrase, str, Phrase], ...]


@record
class Cited(NamedTuple):
    """A clause behind a ruling, with its text."""

    name: str
    book: str
    id: str
    heading: str
    gist: str
    where: str
    language: str


@record
class Said(NamedTuple):
    """What a book says of a story."""

    kind: str
    outcome: Phrase
    reason: Phrase | None
    steps: tuple[Phrase, ...]
    questions: tuple[Question, ...]
    discretion: Phrase | None
    by: Phrase | None
    offence: Phrase | None
    sanction: Phrase | None
    next: str
    clauses: tuple[Cited, ...]


def phrase(language: str, text: str, seats: Sequence[str] = ()) -> Phrase:
    """Say words of the floor in a language."""
    found = floor_words(language, text, seats)
    return Phrase(capital(text if found is None else found), "en" if found is None else language)


def said(language: str, ruling: Ruling, played: Played) -> Said:
    """Put what a book says into words; `ruling` and `played` are of the same story."""
    seats = played.state.deal.seats if played.state else ()
    clauses = tuple([found for name in ruling.clauses if (found := _cited(name))])
    if played.refused is not None:
        reason = Phrase(refusal(language, played.refused), language)
        outcome = Phrase(say(language, "ask-refused"), language)
        return Said("refused", outcome, reason, (), (), None, None, None, None, _next(language, played), clauses)
    if not played.rulings:
        outcome, steps = _by_the_hand(language, ruling, played)
        return Said("hand", outcome, None, steps, (), None, None, None, None, _next(language, played), clauses)
    last = played.rulings[-1]

    def maybe(text: str) -> Phrase | None:
        return phrase(language, text, seats) if text else None

    return Said(
        "asks" if last.asks else "ruled", phrase(language, last.outcome, seats), maybe(last.reason),
        tuple([phrase(language, step, seats) for step in last.steps]),
        tuple([_question(language, ask, seats) for ask in last.asks]), maybe(last.discretion), maybe(last.by),
        maybe(last.offence), maybe(last.sanction), "" if _over(last) else _next(language, played), clauses,
    )  # fmt: skip


def _over(ruling: FloorRuling) -> bool:
    """Say whether the hand does not simply go on with the next player."""
    return bool(ruling.asks or ruling.steps or ruling.refunds or not ruling.points)


def _question(language: str, ask: Ask, seats: Sequence[str]) -> Question:
    answers = tuple(
        (phrase(language, answer, seats), answer, phrase(language, lead, seats)) for answer, lead in ask.leads
    )
    return Question(ask.fact, phrase(language, ask.question, seats), answers)


def _by_the_hand(language: str, ruling: Ruling, played: Played) -> tuple[Phrase, tuple[Phrase, ...]]:
    assert played.state is not None
    names = played.state.deal.seats
    outcome = Phrase(say(language, "ask-begins"), language)
    at = max((at for at, event in enumerate(played.events) if isinstance(event, DEEDS)), default=-1)
    if at >= 0:
        before = list(story(language, played.events[:at], names))
        lines = list(story(language, played.events[: at + 1], names))[len(before) :]
        outcome = Phrase(" ".join(lines), language) if lines else outcome
    won = [event for event in played.events if isinstance(event, e.Awarded)]
    if won:
        lines = list(story(language, played.events, names))
        short = list(story(language, played.events[: played.events.index(won[0])], names))
        return outcome, tuple(Phrase(line, language) for line in lines[len(short) :])
    return outcome, ()


def _next(language: str, played: Played) -> str:
    """Say who may do what now; nothing where nobody has to act."""
    state = played.state
    if state is None or state.stage != "betting" or not state.round.queue:
        return ""
    may = options_in_words(language, options(state, played.law))
    return say(language, "ask-next", who=state.deal.seats[state.round.queue[0]], options=may)


def _cited(name: str) -> Cited | None:
    book, _, clause = name.partition(":")
    shelf = books()
    if book not in shelf or clause not in shelf[book].clauses:
        return None
    found = shelf[book].clauses[clause]
    return Cited(name, book, clause, found.heading, found.gist, found.where, shelf[book].language)

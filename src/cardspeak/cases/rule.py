"""A ruling on a story: what the hand itself makes of its last statement, with the clauses, and what other books say."""

import re
from collections.abc import Sequence
from typing import Any, NamedTuple

from cardspeak.cases.keys import check_case
from cardspeak.cases.setting import Shelf, setting
from cardspeak.errors import Unreadable
from cardspeak.hand import events as e
from cardspeak.hand import why
from cardspeak.hand.betting import describe, options
from cardspeak.hand.state import State, seats_in
from cardspeak.record import record
from cardspeak.story.parser import parse_story
from cardspeak.story.statements import Acts
from cardspeak.telling.acts import Unruled
from cardspeak.telling.play import Played, play

_BLINDS = re.compile(r"(\d+)/(\d+)")


@record
class Ruling(NamedTuple):
    """What a book makes of the last statement: the outcome in words, its amount, the clauses and the reason.

    `asks` are the questions that are open, `facts` the names of what they ask for.
    """

    ruling: str
    amount: int | None
    clauses: tuple[str, ...]
    reason: str
    steps: tuple[str, ...]
    asks: tuple[str, ...]
    discretion: str
    offence: str = ""
    sanction: str = ""
    by: str = ""
    facts: tuple[str, ...] = ()


def read_table(text: str) -> dict[str, Any]:
    """Read a table in words, as `nlhe 200/400`, `stud 10/20 tournament`, `plo 1/2 seats A,B,C ante 1 stacks 300`."""
    table: dict[str, Any] = {}
    game: list[str] = []
    words = text.split()
    while words:
        word = words.pop(0)
        found = _BLINDS.fullmatch(word)
        if found:
            table["blinds"] = [int(found[1]), int(found[2])]
        elif word in ("cash", "tournament"):
            table["event"] = word
        elif word in ("ante", "stacks", "seats", "button") and words:
            given = words.pop(0)
            table[word] = given.replace(",", " ") if word == "seats" else given if word == "button" else _number(given)
        else:
            game.append(word)
    table["game"] = " ".join(game) or "nlhe"
    return table


def _number(text: str) -> int:
    if not text.isdigit():
        raise Unreadable(f"{text!r} is no amount")
    return int(text)


def rule(case: dict[str, Any], book: str, text: str, shelf: Shelf) -> Ruling:
    """Play a story under a book and say what becomes of its last statement."""
    try:
        return ruling_of(tell(case, book, text, shelf))
    except Unruled as error:
        return Ruling("not ruled on", None, (), str(error), (), ("the floor",), "")


def same(one: Ruling, other: Ruling) -> bool:
    """Say whether two books decide alike: what it is, how much, what the dealer does, what an offence costs."""
    alike = (one.ruling, one.amount, one.steps) == (other.ruling, other.amount, other.steps)
    return alike and (one.offence, one.sanction) == (other.offence, other.sanction)


def tell(case: dict[str, Any], book: str, text: str, shelf: Shelf) -> Played:
    """Play a story under a book, asking the floor of each statement; `Unruled` says what nobody rules on."""
    check_case(case)
    story = parse_story(text)
    table = dict(case.get("table", {}))
    _, structure = shelf.game(str(table.get("game", "nlhe")))
    if structure == "fixed-limit" and "blinds" in table:
        lower, upper = table.pop("blinds")
        table |= {"bets": [lower, upper]}
    # a player who says for how much they are all in has told their stack
    named = {
        each.seat: int(each.amount)
        for each in story
        if isinstance(each, Acts) and each.verb == "all_in" and each.amount
    }
    given = case.get("stacks", {})
    stacks = {**named, **given} if isinstance(given, dict) else given
    return play(setting({**case, "table": table, "stacks": stacks}, book, story, shelf)._replace(asked=True))


def ruling_of(played: Played) -> Ruling:
    """Return what became of the last statement of a story that was played."""
    if played.refused is not None:
        refused = played.refused
        facts = ", ".join(f"{key.replace('_', ' ')} {value}" for key, value in refused.facts.items())
        said = refused.code.replace("_", " ")
        allowed = (f"allowed: {refused.allowed}",) if refused.allowed else ()
        return Ruling(f"refused: {said}", None, refused.cites, facts, allowed, (), "")
    if played.rulings:
        last = played.rulings[-1]
        clauses = why.cites(played.law, last.points)
        asks = tuple([ask.question for ask in last.asks])
        wrong = (last.offence, last.sanction, last.by)
        asked = tuple([ask.fact for ask in last.asks])
        return Ruling(last.outcome, last.amount, clauses, last.reason, last.steps, asks, last.discretion, *wrong, asked)
    return _allowed(played)


def _allowed(played: Played) -> Ruling:
    state = played.state
    assert state is not None
    points: list[str] = []
    words, amount = "the hand begins", None
    for event in played.events:
        said = _said(state, event)
        if said:
            words, amount, points = said[0], said[1], list(said[2])
    steps = _next(played, state)
    if any(isinstance(event, e.Awarded) for event in played.events):
        points += why.of_award(state, played.events)
    elif state.round.queue and state.stage == "betting":
        points += why.of_options(state, played.law, played.events)
    reason = "; ".join(steps)
    return Ruling(words, amount, why.cites(played.law, points), reason, steps, (), "")


def _said(state: State, event: e.Event) -> tuple[str, int | None, Sequence[str]] | None:
    names = state.deal.seats
    if isinstance(event, e.Folded):
        return f"{names[event.seat]} folds", None, ("fold.effect",)
    if isinstance(event, e.Checked):
        return f"{names[event.seat]} checks", None, ("check.allowed",)
    if isinstance(event, e.Called):
        total = event.round.bets[event.seat]
        return f"{names[event.seat]} calls {total}", total, ("call.allowed",)
    if isinstance(event, e.RaisedTo):
        short = "" if event.full else ", which is no raise"
        everything = "is all in for" if event.round.stacks[event.seat] == 0 else "raises to"
        points = ("raise.minimum", "raise.short") if not event.full else ("raise.minimum", "bet.maximum")
        return f"{names[event.seat]} {everything} {event.total}{short}", event.total, points
    if isinstance(event, e.BroughtIn):
        return f"{names[event.seat]} brings in {event.amount}", event.amount, ("bringin.seat", "bringin.size")
    if isinstance(event, e.Tabled):
        return f"{names[event.seat]}'s hand is tabled", None, ("show.whole",)
    if isinstance(event, e.Mucked):
        return f"{names[event.seat]} mucks", None, ("show.duty",)
    if isinstance(event, e.Exposed):
        return f"{names[event.seat]} exposes cards", None, ("exposed.rights",)
    return None


def _next(played: Played, state: State) -> tuple[str, ...]:
    names = state.deal.seats
    awarded = [
        f"{names[seat]} wins {share}"
        for event in played.events
        if isinstance(event, e.Awarded)
        for seat, share in event.shares
        if share
    ]
    if awarded:
        return tuple(awarded)
    if state.stage == "showdown":
        return (f"to show: {', '.join(names[seat] for seat in state.round.queue)}",)
    if state.stage == "betting" and state.round.queue:
        return (f"{names[state.round.queue[0]]} may {describe(options(state, played.law))}",)
    return (f"still in: {', '.join(names[seat] for seat in seats_in(state.round.live, len(names)))}",)

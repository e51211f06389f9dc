"""A ruling on a story: what the hand itself makes of its last statement, with the clauses, and what other books say."""

from typing import Any, NamedTuple

from cardspeak.cases.between import runs_between_hands, table_stands, told_at_table
from cardspeak.cases.deeds import deed
from cardspeak.cases.hearing import typed
from cardspeak.cases.keys import check_case
from cardspeak.cases.setting import Shelf, setting
from cardspeak.cases.stands import CHIPS, Standing, standing
from cardspeak.finding import Finding, finding
from cardspeak.floor.ruling import Ruling, is_plain
from cardspeak.hand import events as e
from cardspeak.hand import why
from cardspeak.hand.evolve import evolve
from cardspeak.hand.refused import Refused
from cardspeak.hand.state import State
from cardspeak.record import record
from cardspeak.story.statements import Acts, DealerDoes, Person, Skipped, TimePasses
from cardspeak.telling.acts import Unruled
from cardspeak.telling.play import Played, play
from cardspeak.telling.setting import Setting


@record
class Ruled(NamedTuple):
    """One of the rulings of a story: its statement, its clauses, the hand before it and what it led to there."""

    statement: int
    ruling: Ruling
    clauses: tuple[str, ...]
    before: State
    events: tuple[e.Event, ...]


@record
class Judged(NamedTuple):
    """What a book makes of the end of a story: a ruling, or a refusal; `unruled` says why there is neither.

    `clauses` are those behind it, `seats` the names that its seats have; `by_hand` says that the hand itself decided:
    what was told last was an ordinary act, and the answer is where the hand stands now. `rulings` are all that were
    made, in their order; `stands` is where the hand stands.
    """

    ruling: Ruling | None
    clauses: tuple[str, ...]
    seats: tuple[str, ...] = ()
    refused: Refused | None = None
    by_hand: bool = False
    unruled: Finding | None = None
    rulings: tuple[Ruled, ...] = ()
    stands: Standing | None = None


def rule(case: dict[str, Any], book: str, text: str, shelf: Shelf) -> Judged:
    """Play a story under a book and say what becomes of its end."""
    try:
        return answered(case, book, text, shelf)[0]
    except Unruled as error:
        return Judged(None, (), unruled=error.why)


def answered(case: dict[str, Any], book: str, text: str, shelf: Shelf) -> tuple[Judged, Played]:
    """Play a story under a book, in one hand or between hands, and return what becomes of its end.

    Raises `Unreadable`, and `Unruled` with the reason where nobody rules on it.
    """
    check_case(case)
    found, heard = typed(case, text)
    if not runs_between_hands(case, found.statements):
        played = tell(case, book, text, shelf)
        return judged(played), played
    told, points = told_at_table(_with_its_bets(heard, shelf), book, found.statements, shelf)
    state = told.table.hand if told.table.playing else None
    played = Played(state, (), told.refused, told.refused_at, told.law)
    names = state.deal.seats if state else ()
    if told.refused is not None:
        return Judged(None, told.refused.cites, names, told.refused, stands=standing(played)), played
    outcome, *steps = table_stands(told)
    ruling = Ruling(outcome, points, steps=tuple(steps))
    return Judged(ruling, why.cites(told.law, points), names, by_hand=True, stands=standing(played)), played


def same(one: Judged, other: Judged) -> bool:
    """Say whether two books decide alike: what it is, how much, what the dealer does, what an offence costs."""
    return _decided(one) == _decided(other)


def _decided(found: Judged) -> tuple[object, ...]:
    if found.refused is not None:
        return found.refused.code, found.refused.allowed
    said = found.ruling
    return (said.outcome, said.amount, said.steps, said.offence, said.sanction) if said is not None else (None,)


def known_by(found: Judged) -> tuple[bool, str]:
    """Return whether a story is refused, and what its answer is known by among others: the ruling and its clauses."""
    return found.refused is not None, repr((_decided(found), found.clauses))


def tell(case: dict[str, Any], book: str, text: str, shelf: Shelf) -> Played:
    """Play a story under a book, asking the floor of each statement; `Unruled` says what nobody rules on."""
    return play(begun(case, book, text, shelf))


def begun(case: dict[str, Any], book: str, text: str, shelf: Shelf) -> Setting:
    """Return the setting of a story that somebody asks about, with the floor asked of each statement."""
    check_case(case)
    found, case = typed(case, text)
    story = found.statements
    case = _with_its_bets(case, shelf)
    # a player who says for how much they are all in has told their stack
    named = {
        each.seat: int(each.amount)
        for each in story
        if isinstance(each, Acts) and each.verb == "all_in" and each.amount
    }
    given = case.get("stacks", {})
    stacks = {**named, **given} if isinstance(given, dict) else given
    return setting({**case, "stacks": stacks}, book, story, shelf)._replace(asked=True)


def _with_its_bets(case: dict[str, Any], shelf: Shelf) -> dict[str, Any]:
    """Read two amounts of a limit game as people name it: by its bets."""
    table = dict(case.get("table", {}))
    _, structure = shelf.game(str(table.get("game", "nlhe")))
    if structure == "fixed-limit" and len(table.get("blinds", ())) == 2:
        table["bets"] = table.pop("blinds")
    return {**case, "table": table}


def judged(played: Played) -> Judged:
    """Return what became of the end of a story that was played."""
    seats = played.state.deal.seats if played.state else ()
    made, stands = _rulings(played), standing(played)
    rulings = tuple([each for each in made if not is_plain(each.ruling)])
    if played.refused is not None:
        return Judged(None, played.refused.cites, seats, played.refused, rulings=rulings, stands=stands)
    assert stands is not None
    last = made[-1] if made else None
    if last is not None and (played.ruled_on or _is_quiet(played)) and not _is_ordinary(played, last):
        return Judged(last.ruling, last.clauses, seats, rulings=rulings, stands=stands)
    ruling = _allowed(played, stands)
    clauses = why.cites(played.law, ruling.points)
    return Judged(ruling, clauses, seats, by_hand=True, rulings=rulings, stands=stands)


def _rulings(played: Played) -> tuple[Ruled, ...]:
    found: list[Ruled] = []
    state: State | None = None
    at = 0
    for ruling, came in zip(played.rulings, played.followed, strict=True):
        for event in played.events[at : came.first]:
            state = evolve(state, event)
        at = came.first
        assert state is not None
        clauses = why.cites(played.law, ruling.points)
        found.append(Ruled(came.statement, ruling, clauses, state, played.events[at : came.last]))
    return tuple(found)


def _is_quiet(played: Played) -> bool:
    """Say whether nobody did anything in what was told last."""
    said = played.said
    return isinstance(said, Person | TimePasses) or (isinstance(said, DealerDoes) and said.what != "deals")


def _is_ordinary(played: Played, last: Ruled) -> bool:
    """Say whether a player simply folded."""
    return isinstance(played.said, Acts) and is_plain(last.ruling)


def _allowed(played: Played, stands: Standing) -> Ruling:
    """Return what the hand itself made of the end of a story, as a ruling whose steps are what comes next."""
    outcome, amount, points = Finding("hand_begins"), None, tuple[str, ...]()
    for event in played.events:
        outcome, amount, points = deed(event) or (outcome, amount, points)
    if isinstance(played.said, Skipped) and played.said.seat in stands.state.deal.seats:
        seat = stands.state.deal.seats.index(played.said.seat)
        outcome, amount, points = finding("nobody_acted_behind", seat=seat), None, ("turn.order",)
    said = [each for each in stands.says if each.code not in CHIPS]
    return Ruling(outcome, (*points, *stands.points), amount, steps=tuple(said))

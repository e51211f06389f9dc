"""A ruling on a story: what the hand itself makes of its last statement, with the clauses, and what other books say."""

import re
from collections.abc import Sequence
from typing import Any, NamedTuple

from cardspeak.cases.hearing import typed
from cardspeak.cases.keys import check_case
from cardspeak.cases.setting import Shelf, setting
from cardspeak.errors import Unreadable
from cardspeak.finding import Finding, finding
from cardspeak.floor.ruling import Ruling
from cardspeak.hand import events as e
from cardspeak.hand import why
from cardspeak.hand.betting import options
from cardspeak.hand.offers import offered
from cardspeak.hand.refused import Refused
from cardspeak.hand.state import State, seats_in
from cardspeak.record import record
from cardspeak.story.statements import Acts
from cardspeak.telling.acts import Unruled
from cardspeak.telling.play import Played, play
from cardspeak.telling.setting import Setting

_BLINDS = re.compile(r"(\d+)/(\d+)")


@record
class Judged(NamedTuple):
    """What a book makes of the last statement of a story: a ruling, or a refusal; `unruled` says why there is neither.

    `clauses` are those behind it, `seats` the names that its seats have; `by_hand` says that the hand itself decided.
    """

    ruling: Ruling | None
    clauses: tuple[str, ...]
    seats: tuple[str, ...] = ()
    refused: Refused | None = None
    by_hand: bool = False
    unruled: str = ""


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


def rule(case: dict[str, Any], book: str, text: str, shelf: Shelf) -> Judged:
    """Play a story under a book and say what becomes of its last statement."""
    try:
        return judged(tell(case, book, text, shelf))
    except Unruled as error:
        return Judged(None, (), unruled=str(error))


def same(one: Judged, other: Judged) -> bool:
    """Say whether two books decide alike: what it is, how much, what the dealer does, what an offence costs."""
    return _decided(one) == _decided(other)


def _decided(found: Judged) -> tuple[object, ...]:
    if found.refused is not None:
        return found.refused.code, found.refused.allowed
    said = found.ruling
    return (said.outcome, said.amount, said.steps, said.offence, said.sanction) if said is not None else (None,)


def tell(case: dict[str, Any], book: str, text: str, shelf: Shelf) -> Played:
    """Play a story under a book, asking the floor of each statement; `Unruled` says what nobody rules on."""
    return play(begun(case, book, text, shelf))


def begun(case: dict[str, Any], book: str, text: str, shelf: Shelf) -> Setting:
    """Return the setting of a story that somebody asks about, with the floor asked of each statement."""
    check_case(case)
    found, case = typed(case, text)
    story = found.statements
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
    return setting({**case, "table": table, "stacks": stacks}, book, story, shelf)._replace(asked=True)


def judged(played: Played) -> Judged:
    """Return what became of the last statement of a story that was played."""
    seats = played.state.deal.seats if played.state else ()
    if played.refused is not None:
        return Judged(None, played.refused.cites, seats, played.refused)
    by_hand = not played.rulings
    ruling = _allowed(played) if by_hand else played.rulings[-1]
    return Judged(ruling, why.cites(played.law, ruling.points), seats, by_hand=by_hand)


def _allowed(played: Played) -> Ruling:
    """Return what the hand itself made of a story, as a ruling whose steps are what comes next."""
    state = played.state
    assert state is not None
    outcome, amount, points = Finding("hand_begins"), None, list[str]()
    for event in played.events:
        done = _done(event)
        if done:
            outcome, amount, points = done[0], done[1], list(done[2])
    if any(isinstance(event, e.Awarded) for event in played.events):
        points += why.of_award(state, played.events)
    elif state.round.queue and state.stage == "betting":
        points += why.of_options(state, played.law, played.events)
    return Ruling(outcome, tuple(points), amount, steps=_next(played, state))


def _done(event: e.Event) -> tuple[Finding, int | None, Sequence[str]] | None:
    match event:
        case e.Folded():
            return finding("folds", seat=event.seat), None, ("fold.effect",)
        case e.Checked():
            return finding("checks", seat=event.seat), None, ("check.allowed",)
        case e.Called():
            total = event.round.bets[event.seat]
            return finding("calls", seat=event.seat, total=total), total, ("call.allowed",)
        case e.RaisedTo():
            everything = event.round.stacks[event.seat] == 0
            done = finding("is_all_in_for" if everything else "raises_to", seat=event.seat, total=event.total)
            if event.full:
                return done, event.total, ("raise.minimum", "bet.maximum")
            return finding("is_no_raise", what=done), event.total, ("raise.minimum", "raise.short")
        case e.BroughtIn():
            brought = finding("brings_in", seat=event.seat, total=event.amount)
            return brought, event.amount, ("bringin.seat", "bringin.size")
        case e.Tabled():
            return finding("hand_is_tabled", seat=event.seat), None, ("show.whole",)
        case e.Mucked():
            return finding("mucks", seat=event.seat), None, ("show.duty",)
        case e.Exposed():
            return finding("exposes_cards", seat=event.seat), None, ("exposed.rights",)
        case _:
            return None


def _next(played: Played, state: State) -> tuple[Finding, ...]:
    awarded = [
        finding("wins", seat=seat, amount=share)
        for event in played.events
        if isinstance(event, e.Awarded)
        for seat, share in event.shares
        if share
    ]
    if awarded:
        return tuple(awarded)
    queue = tuple(state.round.queue)
    if state.stage == "showdown":
        return (finding("to_show", seats=queue),)
    if state.stage == "betting" and queue:
        return (finding("may", seat=queue[0], options=offered(options(state, played.law))),)
    return (finding("still_in", seats=tuple(seats_in(state.round.live, len(state.deal.seats)))),)

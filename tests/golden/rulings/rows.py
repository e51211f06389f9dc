"""Rulings as plain rows: what a person sees of them, and what they are to the hand.

This is the only place that knows how a ruling is made inside. When that changes, this changes with it, and the
recorded rows stay: a row holds the English words that cases and the command line use, and `Said` holds the words of
the pages in four languages.
"""

from collections.abc import Mapping, Sequence
from enum import Enum
from fractions import Fraction
from typing import Any, NamedTuple

from cardspeak.cards.card import cards_text
from cardspeak.cases.rule import judged
from cardspeak.cases.table_play import TablePlayed
from cardspeak.cli.judged import row as written
from cardspeak.finding import Finding
from cardspeak.floor.ruling import Ruling
from cardspeak.hand import why
from cardspeak.hand.pots import pots
from cardspeak.hand.refused import Refused
from cardspeak.hand.state import State, seats_in
from cardspeak.law.law import Law
from cardspeak.locale import LANGUAGES, capital
from cardspeak.locale.rulings import answer, english, shown
from cardspeak.telling.play import Played
from cardspeak.web.ask.answer_words import phrase
from cardspeak.web.ask.answer_words import said as ask_page
from cardspeak.web.refusals import refusal

Row = dict[str, Any]


class Said(NamedTuple):
    """Words as cases write them, and as the pages show them; none where a language has no translation."""

    text: str
    en: str
    ru: str | None
    uk: str | None
    sk: str | None


Heard = set[Said]


def rows_of(played: Played, heard: Heard) -> Row:
    """Return all that was ruled in a story, its refusal, or what the hand made of it; the words go to `heard`."""
    seats = played.state.deal.seats if played.state else ()
    row: Row = {}
    if played.rulings:
        row["rulings"] = [_ruling(ruling, seats, played.law, heard) for ruling in played.rulings]
    if played.state is not None:
        row["after"] = _after(played.state)
    if played.refused is not None:
        row["refused"] = _refused(played.refused, played.refused_at, heard)
    elif not played.rulings:
        by_hand = written(judged(played))
        row["hand"] = _full(
            ruling=by_hand["ruling"], amount=by_hand["amount"], clauses=sorted(by_hand["clauses"]),
            reason=by_hand["reason"], steps=list(by_hand["steps"]),
        )  # fmt: skip
    return row


def rows_at_table(played: TablePlayed, heard: Heard) -> Row:
    """Return the refusal of a story at a table, if it was refused, and the table as it stands then."""
    table = played.table
    row: Row = {"table": {seat.member: seat.stack for seat in table.seats if seat}, "button": table.button + 1}
    if table.hand is not None:
        row["after"] = _after(table.hand)
    if played.refused is not None:
        row["refused"] = _refused(played.refused, played.refused_at, heard)
    return row


def page_of(played: Played, heard: Heard) -> Row:
    """Return what a page says where the hand itself decides, and who may do what next; the words go to `heard`."""
    shown = {language: ask_page(language, judged(played), played) for language in LANGUAGES}
    page = shown["en"]
    if page.kind == "hand":
        told = {language: [page.outcome, *page.steps] for language, page in shown.items()}
        heard.update(Said(told["en"][at], *[told[each][at] for each in LANGUAGES]) for at in range(len(told["en"])))
    if page.next:
        heard.add(Said(page.next, *[shown[language].next for language in LANGUAGES]))
    outcome = [page.outcome, *page.steps] if page.kind == "hand" else []
    return _full(kind=page.kind, told=outcome, next=page.next)


def _after(state: State) -> str:
    """Return how the hand stands, in one phrase: chips behind, bets, the pot, who is in, who acts, the board."""
    names, now = state.deal.seats, state.round
    behind = " ".join(f"{name} {stack}+{bet}" for name, stack, bet in zip(names, now.stacks, now.bets, strict=True))
    live = " ".join(names[seat] for seat in seats_in(now.live, len(names)))
    queue = " ".join(names[seat] for seat in now.queue)
    board = " / ".join(cards_text(board, " ") for board in state.cards.boards if board)
    sizes = " ".join(str(pot.size) for pot in pots(state))
    return f"{state.stage} {state.street}: {behind}; pots {sizes}; in {live}; to act {queue or 'nobody'}; {board}"


def _ruling(ruling: Ruling, seats: Sequence[str], law: Law, heard: Heard) -> Row:
    def told(found: Finding | None) -> str:
        if found is not None:
            heard.add(said(found, seats))
        return english(found, seats)

    def offered(given: str | int | bool) -> str:
        words = {language: capital(answer(language, given)) for language in LANGUAGES}
        heard.add(Said(shown(given), **words))
        return shown(given)

    def chips(rows: Sequence[tuple[int, int]]) -> dict[str, int]:
        return {seats[seat]: amount for seat, amount in rows}

    return _full(
        outcome=told(ruling.outcome),
        amount=ruling.amount,
        reason=told(ruling.reason),
        steps=[told(step) for step in ruling.steps],
        asks=[
            _full(
                fact=ask.fact,
                question=told(ask.question),
                leads=[[offered(each), told(to)] for each, to in ask.leads],
            )
            for ask in ruling.asks
        ],
        discretion=told(ruling.discretion),
        offence=told(Finding(ruling.offence) if ruling.offence else None),
        sanction=told(ruling.sanction),
        by=told(ruling.by),
        refunds=chips(ruling.refunds),
        forfeits=chips(ruling.forfeits),
        points=list(ruling.points),
        clauses=list(why.cites(law, ruling.points)),
        command=plain(ruling.command),
        held=plain(ruling.held),
        mends=[plain(remedy) for remedy in ruling.remedies],
        binds=plain(ruling.binds),
    )


def _refused(refused: Refused, at: int, heard: Heard) -> Row:
    shown = refused_words(refused)
    heard.add(shown)
    return {"said": shown.en, **_full(at=at, code=refused.code, facts=plain(dict(refused.facts)),
            cites=list(refused.cites), allowed=english(refused.allowed))}  # fmt: skip


def refused_words(refused: Refused) -> Said:
    """Return a refusal in four languages."""
    words = {language: refusal(language, refused) for language in LANGUAGES}
    return Said(words["en"], **words)


def said(found: Finding, seats: Sequence[str] = ()) -> Said:
    """Return words of the floor in four languages, as the pages show them."""
    return Said(english(found, seats), **{language: phrase(language, found, seats) for language in LANGUAGES})


def _full(**fields: Any) -> Row:
    """Return the fields that say something."""
    return {name: value for name, value in fields.items() if value not in ("", None, [], {})}


def plain(value: Any) -> Any:
    """Return a record as data: its name, and the fields that are not what they usually are."""
    if isinstance(value, Enum):
        return plain(value.value)
    if isinstance(value, tuple) and hasattr(value, "_asdict"):
        usual: dict[str, Any] = value._field_defaults  # type: ignore[attr-defined]
        fields = {key: plain(each) for key, each in value._asdict().items() if key not in usual or each != usual[key]}
        return [type(value).__name__, fields]
    if isinstance(value, Mapping):
        return {str(key): plain(each) for key, each in value.items()}
    if isinstance(value, Sequence) and not isinstance(value, str):
        return [plain(each) for each in value]
    if isinstance(value, set | frozenset):
        return sorted(plain(each) for each in value)
    return str(value) if isinstance(value, Fraction) else value

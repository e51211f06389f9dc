"""What a case may expect of the floor: the last ruling of its story, compared as code and facts."""

from collections.abc import Callable
from typing import Any

from cardspeak.cases.verdict import Answer
from cardspeak.finding import Finding
from cardspeak.floor.ruling import Ruling, is_plain
from cardspeak.locale.reading import offered, read
from cardspeak.locale.rulings import english, shown
from cardspeak.telling.play import Played
from cardspeak.telling.setting import Setting

NONE = "none"
NOT_RULED_ON = Ruling(Finding("not_ruled_on"), ())


def _last(played: Played) -> Ruling:
    return played.rulings[-1] if played.rulings else NOT_RULED_ON


def _finding(found: Callable[[Ruling], Finding | None]) -> Callable[[Any, Played, Setting], Answer]:
    def expect(wanted: Any, played: Played, begun: Setting) -> Answer:
        ruling = _last(played)
        got, text = found(ruling), str(wanted)
        ok = got is None if text == NONE else got in read(text, begun.seats)
        return Answer(ok, english(got, begun.seats) or NONE, ruling.points)

    return expect


def _rulings(wanted: Any, played: Played, begun: Setting) -> Answer:
    """Compare all rulings of the story, one after the other; a fold that is nothing more is none."""
    rulings = [ruling for ruling in played.rulings if not is_plain(ruling)]
    expected = [read(str(text), begun.seats) for text in wanted]
    fits = [ruling.outcome in texts for ruling, texts in zip(rulings, expected, strict=False)]
    points = dict.fromkeys(point for ruling in rulings for point in ruling.points)
    got = "; ".join(english(ruling.outcome, begun.seats) for ruling in rulings)
    return Answer(len(rulings) == len(expected) and all(fits), got or NONE, tuple(points))


def _amount(wanted: Any, played: Played, begun: Setting) -> Answer:
    ruling = _last(played)
    return Answer(str(wanted) == str(ruling.amount), str(ruling.amount), ruling.points)


def _steps(wanted: Any, played: Played, begun: Setting) -> Answer:
    ruling = _last(played)
    expected = [read(str(step), begun.seats) for step in wanted]
    ok = len(expected) == len(ruling.steps) and all(
        got in step for got, step in zip(ruling.steps, expected, strict=True)
    )
    return Answer(ok, "; ".join(english(step, begun.seats) for step in ruling.steps), ruling.points)


def _asks(wanted: Any, played: Played, begun: Setting) -> Answer:
    ruling = _last(played)
    got = [ask.fact for ask in ruling.asks]
    return Answer(got == ([wanted] if isinstance(wanted, str) else list(wanted)), " ".join(got) or NONE, ruling.points)


def _leads(wanted: dict[str, str], played: Played, begun: Setting) -> Answer:
    ruling = _last(played)
    expected = {offered(answer): read(str(lead), begun.seats) for answer, lead in wanted.items()}
    leads = {answer: lead for ask in ruling.asks for answer, lead in ask.leads}
    ok = expected.keys() == leads.keys() and all(lead in expected[answer] for answer, lead in leads.items())
    got = {shown(answer): english(lead, begun.seats) for answer, lead in leads.items()}
    return Answer(ok, str(got), ruling.points)


def _chips(field: str) -> Callable[[Any, Played, Setting], Answer]:
    def expect(wanted: dict[str, int], played: Played, begun: Setting) -> Answer:
        ruling = _last(played)
        got = {begun.seats[seat]: amount for seat, amount in getattr(ruling, field)}
        return Answer(got == wanted, str(got), ruling.points)

    return expect


FLOOR_EXPECT: dict[str, Callable[[Any, Played, Setting], Answer]] = {
    "ruled": _finding(lambda ruling: ruling.outcome),
    "rulings": _rulings,
    "amount": _amount,
    "steps": _steps,
    "asks": _asks,
    "leads": _leads,
    "discretion": _finding(lambda ruling: ruling.discretion),
    "offence": _finding(lambda ruling: Finding(ruling.offence) if ruling.offence else None),
    "sanction": _finding(lambda ruling: ruling.sanction),
    "by": _finding(lambda ruling: ruling.by),
    "refunds": _chips("refunds"),
    "forfeits": _chips("forfeits"),
}

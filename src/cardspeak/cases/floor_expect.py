"""What a case may expect of the floor: the last ruling of its story, compared."""

from collections.abc import Callable
from typing import Any

from cardspeak.cases.verdict import Answer
from cardspeak.floor.ruling import Ruling
from cardspeak.telling.play import Played
from cardspeak.telling.setting import Setting


def _last(played: Played) -> Ruling:
    return played.rulings[-1] if played.rulings else Ruling("not ruled on", ())


def _text(field: str) -> Callable[[Any, Played, Setting], Answer]:
    def expect(wanted: Any, played: Played, begun: Setting) -> Answer:
        ruling = _last(played)
        got = str(getattr(ruling, field)) or "none"
        return Answer(got == str(wanted), got, ruling.points)

    return expect


def _steps(wanted: Any, played: Played, begun: Setting) -> Answer:
    ruling = _last(played)
    return Answer(list(wanted) == list(ruling.steps), "; ".join(ruling.steps), ruling.points)


def _asks(wanted: Any, played: Played, begun: Setting) -> Answer:
    ruling = _last(played)
    got = [ask.fact for ask in ruling.asks]
    return Answer(
        got == ([wanted] if isinstance(wanted, str) else list(wanted)), " ".join(got) or "none", ruling.points
    )


def _leads(wanted: dict[str, str], played: Played, begun: Setting) -> Answer:
    ruling = _last(played)
    got = {answer: outcome for ask in ruling.asks for answer, outcome in ask.leads}
    return Answer(got == wanted, str(got), ruling.points)


def _chips(field: str) -> Callable[[Any, Played, Setting], Answer]:
    def expect(wanted: dict[str, int], played: Played, begun: Setting) -> Answer:
        ruling = _last(played)
        got = {begun.seats[seat]: amount for seat, amount in getattr(ruling, field)}
        return Answer(got == wanted, str(got), ruling.points)

    return expect


FLOOR_EXPECT: dict[str, Callable[[Any, Played, Setting], Answer]] = {
    "ruled": _text("outcome"),
    "amount": _text("amount"),
    "steps": _steps,
    "asks": _asks,
    "leads": _leads,
    "discretion": _text("discretion"),
    "offence": _text("offence"),
    "sanction": _text("sanction"),
    "by": _text("by"),
    "refunds": _chips("refunds"),
    "forfeits": _chips("forfeits"),
}

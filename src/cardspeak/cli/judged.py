"""What a book makes of a story, as the command line writes it: the sentences, and code and facts beside them."""

from collections.abc import Sequence
from typing import Any

from cardspeak.cases.rule import Judged
from cardspeak.finding import Finding, plain
from cardspeak.floor.ruling import Ruling
from cardspeak.hand.refused import Refused
from cardspeak.locale.messages import say
from cardspeak.locale.rulings import ruled
from cardspeak.web.refusals import refusal


def row(found: Judged, language: str = "en") -> dict[str, Any]:
    """Return what is said in a language, and under `data` the same as codes and facts; seats are by their number."""
    if found.refused is not None:
        return _refused(found, found.refused, language)
    if found.ruling is None:
        floor = (say(language, "ruled-the-floor"),)
        return {**_row(found, say(language, "rule-unruled")), "reason": found.unruled, "asks": floor}
    ruling = found.ruling

    def said(one: Finding | None) -> str:
        return ruled(language, one, found.seats, grouped=False) if one is not None else ""

    steps = tuple(said(step) for step in ruling.steps)
    return {
        **_row(found, said(ruling.outcome)),
        "amount": ruling.amount,
        "reason": "; ".join(steps) if found.by_hand else said(ruling.reason),
        "steps": steps,
        "asks": tuple(said(ask.question) for ask in ruling.asks),
        "discretion": said(ruling.discretion),
        "offence": said(Finding(ruling.offence)) if ruling.offence else "",
        "sanction": said(ruling.sanction),
        "by": said(ruling.by),
        "facts": tuple(ask.fact for ask in ruling.asks),
        "data": _data(ruling, found.seats),
    }


def _row(found: Judged, said: str) -> dict[str, Any]:
    return {
        "ruling": said, "amount": None, "clauses": found.clauses, "reason": "", "steps": (), "asks": (),
        "discretion": "", "offence": "", "sanction": "", "by": "", "facts": (), "data": {},
    }  # fmt: skip


def _refused(found: Judged, refused: Refused, language: str) -> dict[str, Any]:
    facts = ", ".join(f"{key.replace('_', ' ')} {value}" for key, value in refused.facts.items())
    what = refused.code.replace("_", " ") if language == "en" else refusal(language, refused)
    allowed = ruled(language, refused.allowed, found.seats, grouped=False) if refused.allowed else ""
    return {
        **_row(found, say(language, "rule-refused", what=what)),
        "reason": facts,
        "steps": (say(language, "rule-allowed", what=allowed),) if allowed else (),
        "data": {"refused": {"code": refused.code, "facts": dict(refused.facts), **_way_out(refused)}},
    }


def _way_out(refused: Refused) -> dict[str, Any]:
    return {"allowed": plain(refused.allowed)} if refused.allowed else {}


def _data(ruling: Ruling, seats: Sequence[str]) -> dict[str, Any]:
    """Return the codes and facts of a ruling, under the same names as its sentences, as far as there are any."""
    rows = {
        "ruling": plain(ruling.outcome),
        "reason": plain(ruling.reason) if ruling.reason else None,
        "steps": [plain(step) for step in ruling.steps],
        "asks": [
            {
                "fact": ask.fact,
                **plain(ask.question),
                "leads": [{"answer": answer, **plain(lead)} for answer, lead in ask.leads],
            }
            for ask in ruling.asks
        ],
        "discretion": plain(ruling.discretion) if ruling.discretion else None,
        "offence": ruling.offence,
        "sanction": plain(ruling.sanction) if ruling.sanction else None,
        "by": plain(ruling.by) if ruling.by else None,
    }
    return {"seats": list(seats), **{name: value for name, value in rows.items() if value}}

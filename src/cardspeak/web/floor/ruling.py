"""The page of a ruling: what the book says of a line, its clauses, its questions, and a person's last word."""

from collections.abc import Mapping, Sequence
from typing import Any
from urllib.parse import urlencode

from litestar import Response

from cardspeak.finding import Finding
from cardspeak.floor.incidents.questions import ANSWERS
from cardspeak.floor.ruling import Ask
from cardspeak.hand.refused import Refused
from cardspeak.hand.why import cites
from cardspeak.library import books
from cardspeak.library.texts import clause_in
from cardspeak.locale.rulings import answer, shown
from cardspeak.locale.words import capital
from cardspeak.room.table.lines.state import Fact
from cardspeak.room.table.lines.tell import Weighed
from cardspeak.service.real_tables import RealTable
from cardspeak.web.floor.draw import names_in
from cardspeak.web.floor.ruling_words import known_words, several, spoken, why_not
from cardspeak.web.people.entrance import Asked
from cardspeak.web.people.session import language_of
from cardspeak.web.render import book_title, page
from cardspeak.web.story_words import line_in_words

FACT = "fact-"


def facts_in(data: Mapping[str, Any]) -> tuple[Fact, ...]:
    """Read the facts that a form or an address carries: yes and no, whole numbers, words."""
    return tuple(
        (key.removeprefix(FACT)[:60], _fact(str(text)[:100])) for key, text in data.items() if key.startswith(FACT)
    )


def _fact(text: str) -> str | int | bool:
    if text in ("yes", "true", "no", "false"):
        return text in ("yes", "true")
    plain = text.removeprefix("-")
    return int(text) if plain.isascii() and plain.isdigit() and len(plain) < 14 else text


def line_address(table_id: str, line: str, know: Sequence[Fact], **more: str) -> str:
    """Return the address of the ruling on a line."""
    told = {"line": line, **{FACT + name: shown(value) for name, value in know}, **more}
    return f"/floor/{table_id}/rule?{urlencode(told)}"


def ruling_page(
    request: Asked, real: RealTable, line: str, know: Sequence[Fact], problem: str = "", others: bool = False
) -> Response[str]:
    """Show what the book says of a line; it counts when somebody confirms it, or decides otherwise."""
    language, table = language_of(request), real.state
    found = real.weigh(line, know)
    weighed = found if isinstance(found, Weighed) else None
    wrong = why_not(language, real, found) if isinstance(found, Refused) else ""
    return page(
        request, "floor_rule.html", here="floor", status=422 if problem or wrong else 200, problem=problem or wrong,
        id=real.id, version=real.version, name=table.settings.name, line=line, fits=weighed is not None,
        said=line_in_words(language, line),
        known=[(FACT + name, shown(value)) for name, value in know], told_facts=known_words(language, real, know),
        book_title=book_title(language, table.settings.book), rulings=_rulings(language, real, line, know, weighed),
        asks=bool(weighed and weighed.asks), voids=bool(weighed and weighed.voids),
        clauses=_clauses(language, weighed), others=_others(language, real, line, know) if others else [],
        others_at=line_address(real.id, line, know, others="1"), example=_example(real),
    )  # fmt: skip


def _example(real: RealTable) -> str:
    """Return a line as it may be typed instead, with the name of somebody who plays."""
    state = real.state.hand
    return f"{names_in(real, state)[(state.round.queue or (0,))[0]]} calls" if state else ""


def _rulings(
    language: str, real: RealTable, line: str, know: Sequence[Fact], weighed: Weighed | None
) -> list[dict[str, Any]]:
    if weighed is None:
        return []

    def told(found: Finding | None) -> str | None:
        return spoken(language, real, found) if found is not None else None

    return [
        {
            "outcome": told(ruling.outcome), "reason": told(ruling.reason), "by": told(ruling.by),
            "steps": [told(step) for step in ruling.steps], "discretion": told(ruling.discretion),
            "offence": told(Finding(ruling.offence) if ruling.offence else None), "sanction": told(ruling.sanction),
            "asks": [_ask(language, real, line, know, ask) for ask in ruling.asks],
        }
        for ruling in weighed.rulings
    ]  # fmt: skip


def _ask(language: str, real: RealTable, line: str, know: Sequence[Fact], ask: Ask) -> dict[str, Any]:
    """Return a question with what each answer leads to; without answers a number or a word is asked for."""
    leads: Sequence[tuple[str | int | bool, Finding | None]] = ask.leads
    if not leads:
        leads = [(given, None) for given in ANSWERS.get(ask.fact, ())]
    answers = [
        {
            "text": shown(given), "said": capital(answer(language, given)),
            "leads": spoken(language, real, lead) if lead is not None else None,
            "at": line_address(real.id, line, (*know, (ask.fact, given))),
        }
        for given, lead in leads
    ]  # fmt: skip
    return {"question": spoken(language, real, ask.question), "fact": FACT + ask.fact, "answers": answers}


def _clauses(language: str, weighed: Weighed | None) -> list[dict[str, Any]]:
    if weighed is None:
        return []
    shelf = books()
    found = []
    for name in dict.fromkeys(each for ruling in weighed.rulings for each in cites(weighed.law, ruling.points)):
        book, _, clause = name.partition(":")
        known = shelf[book].clauses.get(clause) if book in shelf else None
        if known:
            found.append({"name": name, "book": book, "id": clause, "text": clause_in(language, known)})
    return found


def _decided(language: str, real: RealTable, found: Weighed) -> str:
    names = names_in(real, found.after.state)
    return several(language, [ruling.outcome for ruling in found.rulings], names) or "—"


def _others(language: str, real: RealTable, line: str, know: Sequence[Fact]) -> list[dict[str, Any]]:
    rows: list[dict[str, Any]] = []
    for book in books():
        if book != real.state.settings.book:
            found = real.weigh(line, know, book)
            said = why_not(language, real, found) if isinstance(found, Refused) else _decided(language, real, found)
            rows.append({"book": book_title(language, book), "said": said})
    return rows

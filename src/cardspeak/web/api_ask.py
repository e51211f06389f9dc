"""Ask the floor, for programs: the fields of the page in, the ruling out, or what may have been meant."""

from collections.abc import Sequence
from typing import Any

from litestar import Response, get

from cardspeak.finding import plain
from cardspeak.library import books
from cardspeak.situations import Situation
from cardspeak.web.ask.address import Fields, known
from cardspeak.web.ask.answer_words import Cited, said
from cardspeak.web.ask.forms import Form, Place, line_of
from cardspeak.web.ask.hearing import hearing, understood
from cardspeak.web.ask.meant import left_out, meant
from cardspeak.web.ask.pages import USUAL_BOOK
from cardspeak.web.ask.ruled import Problem, Told
from cardspeak.web.ask.taken import asked, sentence_of
from cardspeak.web.ask.told_forms import told_fields
from cardspeak.web.people.entrance import Asked
from cardspeak.web.people.session import language_of


@get("/ask", sync_to_thread=True)
def ask(request: Asked) -> Response[dict[str, Any]]:
    """Rule on a story: `story`, `book`, and the other fields of the page (`blinds`, `seats`, `street`, `chips.A` …);
    `know.FACT` answers a question. Sentences are in the language of the request (`Accept-Language`, or `language`).

    A story that was not understood as a whole may be taken for a situation (`taken_for`), unless `plain` is 1. What is
    not understood is answered with 422, and with what may have been meant.
    """
    fields = known({key: request.query_params.get(key, "") for key in request.query_params})
    language, book = language_of(request), fields.get("book", USUAL_BOOK)
    if book not in books():
        return Response({"ok": False, "why": f"unknown book {book!r}"}, status_code=422)
    _, found, choice = asked({"story": "", **fields}, hearing(fields), book)
    if isinstance(found, Told):
        taken_for = _situation(sentence_of(language, choice.taken)) if choice.taken else None
        return Response({**_ruled(language, book, fields, found), "taken_for": taken_for})
    return Response(_not_ruled(language, book, fields, found, choice.likely), status_code=422)


def _ruled(language: str, book: str, fields: Fields, found: Told) -> dict[str, Any]:
    heard, ruling = said(language, found.found, found.played), found.found.ruling
    asks = [
        {"fact": each.fact, "question": each.text,
         "answers": [{"said": label, "answer": given, "leads": lead} for label, given, lead in each.answers]}
        for each in heard.questions
    ]  # fmt: skip
    sentences = {key: value for key, value in heard._asdict().items() if key not in ("questions", "clauses")}
    asides = understood(language, hearing(fields)).asides
    left = left_out(language, asides, found.found.seats)
    return {
        "ok": True, "book": book, **sentences, "asks": asks, "clauses": [_clause(each) for each in heard.clauses],
        "seats": list(found.found.seats),
        "data": {"ruling": plain(ruling.outcome), "steps": [plain(step) for step in ruling.steps]} if ruling else {},
        "left_out": {"text": left[0], "offers": [_offer(form) for form in left[1]]} if left else None,
    }  # fmt: skip


def _not_ruled(language: str, book: str, fields: Fields, found: Problem, likely: Sequence[Situation]) -> dict[str, Any]:
    seats = fields.get("seats", "").replace(",", " ").split()
    offered = meant(language, hearing(fields), found.statement, seats, book, found.near, likely)
    return {
        "ok": False, "why": found.text, "statement": found.statement, "word": found.word,
        "offers": [_offer(form) for form in offered.forms],
        "situations": [_situation(form) for form in offered.told],
        "clauses": [_clause(each) for each in offered.clauses],
    }  # fmt: skip


def _offer(form: Form) -> dict[str, Any]:
    """Return an offer, with the line of a story that it tells if all of its places are filled."""
    return {**_sentence(form), "line": line_of(form) or ""}


def _situation(form: Form) -> dict[str, Any]:
    """Return a situation, with the fields of the question that it is as it stands."""
    given = {f"place.{each.name}": each.value for each in form.parts if isinstance(each, Place)}
    return {**_sentence(form), "fields": told_fields({}, {"situation": form.key, **given}) or {}}


def _sentence(form: Form) -> dict[str, Any]:
    """Return a form: its sentence with places in braces, and what stands in them."""
    places = [each for each in form.parts if isinstance(each, Place)]
    return {
        "key": form.key,
        "sentence": "".join(part if isinstance(part, str) else f"{{{part.name}}}" for part in form.parts),
        "places": [
            {"name": each.name, "value": each.value, "choices": [key for key, _ in each.choices]} for each in places
        ],
    }  # fmt: skip


def _clause(found: Cited) -> dict[str, str]:
    return {"name": found.name, "language": found.text.language, "heading": found.text.heading, "gist": found.text.gist}

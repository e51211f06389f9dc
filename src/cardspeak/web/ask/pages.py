"""Ask the floor: a spot and a story in, the ruling out, with its clauses and the other books beside it."""

from functools import partial
from typing import NamedTuple

from litestar import Response, get
from litestar.response import Redirect

from cardspeak.cases.rule import Judged, same
from cardspeak.finding import Finding
from cardspeak.library import books
from cardspeak.locale.talk import stopped
from cardspeak.record import record
from cardspeak.search import Choice, warm
from cardspeak.story.phrases import KINDS, PHRASES
from cardspeak.talk import Heard
from cardspeak.web.ask.address import Fields, address, known
from cardspeak.web.ask.answer_words import Cited, Said, phrase, said
from cardspeak.web.ask.answered import Answered, answered, told_in_passing
from cardspeak.web.ask.forms import filled_in, places_given, replaced
from cardspeak.web.ask.hearing import hearing, understood
from cardspeak.web.ask.inputs import form, game_of, seats_of
from cardspeak.web.ask.meant import LeftOut, Meant, left_out, meant
from cardspeak.web.ask.offers import told, with_line
from cardspeak.web.ask.ruled import Problem, Told, told_under
from cardspeak.web.ask.taken import asked, sentence_of
from cardspeak.web.ask.told_forms import kept, told_fields
from cardspeak.web.people.entrance import Asked, to
from cardspeak.web.people.session import language_of
from cardspeak.web.render import book_title, page
from cardspeak.web.story_words import line_in_words

USUAL_BOOK = "tda-2024"
EXAMPLES: tuple[tuple[str, dict[str, str]], ...] = (
    ("chip", {"book": "tda-2011", "blinds": "200/400", "story": "A raises to 1200; B puts out 2x1000"}),
    ("flop", {"book": "tda-2024", "story": "SB calls; BB checks; the flop has four cards"}),
    ("turn", {"book": "fspr-training", "street": "flop", "pot": "120", "seats": "A B C",
              "story": "A bets 50; B calls; the turn is opened before C has acted"}),
    ("string", {"book": "tda-2024", "story": "A bets 100; B puts out 300 in two motions"}),
    ("muck", {"book": "tda-2011", "story": "A bets 50; B's cards touch the muck"}),
    ("boxed", {"book": "common", "story": "a card is found face up in the stub"}),
)  # fmt: skip


@record
class Beside(NamedTuple):
    """Books that say the same: what was told, how it is said, and each book with its address and its clauses."""

    told: Told | Problem
    said: Said | None
    books: tuple[tuple[str, str, tuple[Cited, ...]], ...]


@get("/ask", sync_to_thread=True)
def ask(request: Asked) -> Response[str] | Redirect:
    """Rule on a story."""
    given = {key: request.query_params.get(key, "") for key in request.query_params}
    several = request.query_params.getall("out", [])
    if len(several) > 1:
        given["out"] = " ".join(several)  # a tick for each player
    fields = known(given)
    if "story" not in fields:
        warm()  # whoever opens the page is about to type
    if "situation" in given:
        chosen = told_fields(fields, given)
        return _page(request, fields, given, missing=True) if chosen is None else to(address(chosen) + "#ruling")
    if "instead" in given:
        return _put_right(request, fields, given)
    if "add" in given:
        statement = told(given.get("did", ""), given)
        if statement is None:
            return _page(request, fields, given, missing=True)
        return to(address(fields, story=with_line(fields.get("story", ""), statement)) + "#tell")
    if len(several) > 1 or any(not value or key == "rows" for key, value in given.items()):
        return to(address(fields) + ("#ruling" if "story" in fields else ""))  # the short address is the one to keep
    return _page(request, fields, given)


def _put_right(request: Asked, fields: Fields, given: dict[str, str]) -> Response[str] | Redirect:
    """Put what was chosen in the place of what was not understood, and rule on it."""
    line = filled_in(given.get("key", ""), places_given(given))
    story = fields.get("story", "")
    if line is None or given["instead"] not in story:
        return _page(request, fields, given, missing=True)
    return to(address(fields, story=replaced(story, given["instead"], line)) + "#ruling")


def _page(request: Asked, fields: Fields, given: dict[str, str], missing: bool = False) -> Response[str]:
    language = language_of(request)
    book = fields.get("book", USUAL_BOOK)
    found: Told | Problem | None = None
    heard_so, choice, told_as = hearing(fields), Choice(), fields
    if book not in books():
        found, book = Problem(f"unknown book {book!r}"), USUAL_BOOK
    elif "story" in fields:
        told_as, found, choice = asked(fields, heard_so, book)
    problem, answer = found if isinstance(found, Problem) else None, None
    beside: list[Beside] = []
    if isinstance(found, Told):
        answer = said(language, found.found, found.played)
        beside = _beside(language, fields, told_as, [other for other in books() if other != book])
    seats = seats_of(fields, game_of(fields)[0], found.played if isinstance(found, Told) else None)
    told_so = understood(language, heard_so)
    left = left_out(language, told_so.asides, seats) if answer and not choice.taken else None
    offered = found is not None and "story" in fields
    return page(
        request, "ask.html", here="ask", book=book, said=answer, trouble=problem, missing=missing, given=given,
        meant=_meant(language, problem, heard_so, seats, book, left, choice) if offered else None,
        kept=kept(fields, heard_so),
        why=_why(language, problem) if problem else "", heard=told_so,
        left=left, taken=sentence_of(language, choice.taken) if choice.taken else None,
        readings=_readings(language, fields, problem) if problem else (),
        others=[each for each in beside if found is None or not _alike(each.told, found)],
        alike=[row for each in beside if found and _alike(each.told, found) for row in each.books],
        link=f"{request.base_url}".rstrip("/") + address(fields),
        answered=_known(language, fields, told_as, heard_so, book, found),
        address=lambda **changed: address(fields, **changed),
        title=partial(book_title, language),
        examples=[(name, address(example)) for name, example in EXAMPLES],
        **form(language, fields, found.played if isinstance(found, Told) else None),
    )  # fmt: skip


def _known(
    language: str, fields: Fields, told_as: Fields, heard: Heard, book: str, found: Told | Problem | None
) -> list[Answered]:
    """Return what was answered, and what the story tells beside what happened, where the answer hangs on it."""
    known = answered(language, fields)
    if not isinstance(found, Told):
        return known

    def changes(otherwise: Fields) -> bool:
        facts = {key: value for key, value in otherwise.items() if key.startswith("know.")}
        return not _alike(told_under({**told_as, **facts}, book), found)

    return [*known, *told_in_passing(language, fields, heard, changes)]


def _why(language: str, problem: Problem) -> str:
    """Say why there is no answer, in the language of the reader where it is the story that stops making sense."""
    if (problem.unruled or problem.malformed) and problem.stopped:
        return phrase(language, problem.stopped)
    return stopped(language, problem.stopped) if problem.stopped else problem.text


def _readings(language: str, fields: Fields, problem: Problem) -> list[tuple[str, str]]:
    """Return what a statement with several readings may mean, each with the address of the story that says so."""
    story = fields.get("story", "")
    return [
        (line_in_words(language, each).text, address(fields, story=replaced(story, problem.statement, each)))
        for each in problem.readings
    ]


@get("/ask/heard", sync_to_thread=True)
def heard(request: Asked) -> Response[str]:
    """Show what is understood of a story while it is typed."""
    fields = known({key: request.query_params.get(key, "") for key in ("story", "seats", "button", "rows")})
    return page(request, "ask_heard.html", here="ask", heard=understood(language_of(request), hearing(fields)))


def _meant(
    language: str, problem: Problem | None, heard: Heard, seats: list[str], book: str, left: LeftOut | None,
    choice: Choice,
) -> Meant:  # fmt: skip
    """Find what may have been meant: with what was left out or taken for something, five in all."""
    if problem is not None:
        return meant(language, heard, problem.statement, seats, book, problem.near, choice.likely)
    found = meant(language, heard, "", seats, book, likely=choice.likely)
    taken = choice.taken
    others = tuple(form for form in found.told if taken is None or form.key != taken.situation.name)
    shown = len(left[1]) if left else 1 if taken else 0
    return found._replace(told=others[: len(found.told) - shown])


def _beside(language: str, fields: Fields, told_as: Fields, others: list[str]) -> list[Beside]:
    """Ask the other books, and put those together that decide alike."""
    groups: list[Beside] = []
    for other in others:
        found = told_under(told_as, other)
        heard = said(language, found.found, found.played) if isinstance(found, Told) else None
        row = (other, address(fields, book=other), heard.clauses if heard else ())
        at = next((at for at, group in enumerate(groups) if _alike(group.told, found)), None)
        if at is None:
            groups.append(Beside(found, heard, (row,)))
        else:
            groups[at] = groups[at]._replace(books=(*groups[at].books, row))
    return groups


def _alike(one: Told | Problem, other: Told | Problem) -> bool:
    if isinstance(one, Told) and isinstance(other, Told):
        return same(one.found, other.found) and _asks(one.found) == _asks(other.found)
    return one == other


def _asks(found: Judged) -> tuple[Finding, ...]:
    return tuple(ask.question for ask in found.ruling.asks) if found.ruling else ()


@get("/ask/words", sync_to_thread=False)
def words(request: Asked) -> Response[str]:
    """List every phrase of a story."""
    groups = [(kind, [phrase for phrase in PHRASES if phrase.kind == kind]) for kind in KINDS]
    return page(request, "ask_words.html", here="ask", groups=groups)


HANDLERS = (ask, heard, words)

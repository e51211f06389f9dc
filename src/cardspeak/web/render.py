"""Pages from templates: what every page is given, in the language of the reader."""

from collections.abc import Mapping
from functools import cache, partial
from pathlib import Path
from typing import Any

from jinja2 import Environment, FileSystemLoader, StrictUndefined
from litestar import Response
from litestar.enums import MediaType
from markupsafe import Markup

from cardspeak import __version__
from cardspeak.hand.refused import Refused
from cardspeak.library import books, find_game, rotations
from cardspeak.locale.hands import card_in_words
from cardspeak.locale.messages import LANGUAGES, NAMES, amount, has, say
from cardspeak.locale.words import capital
from cardspeak.locale.words import game_title as words_of_game
from cardspeak.ports import Member
from cardspeak.service import chance
from cardspeak.web.people.session import Connection, is_secure, language_of, parts_of, who_if_known
from cardspeak.web.refusals import NOBODY, refusal

HERE = Path(__file__).parent
ENVIRONMENT = Environment(
    loader=FileSystemLoader(HERE / "templates"), autoescape=True, undefined=StrictUndefined, trim_blocks=True,
    lstrip_blocks=True,
)  # fmt: skip


def template(name: str, facts: Mapping[str, Any]) -> str:
    """Fill one template."""
    return ENVIRONMENT.get_template(name).render(**facts)


@cache
def macros(language: str, name: str) -> Any:
    """Return a template's macros in a language, to be called one by one: that costs a fifth of filling a template."""
    return ENVIRONMENT.get_template(name).make_module(words(language))


def sentence(language: str, refused: Refused, names: Mapping[str, str] = NOBODY) -> str:
    """Say a refusal in a language, with the clauses behind it."""
    said = refusal(language, refused, names)
    return f"{said} ({', '.join(refused.cites)})" if refused.cites else said


def words(language: str, names: Mapping[str, str] = NOBODY) -> dict[str, Any]:
    """Return what every template may say: `t` for a message, `n` for an amount, `why` for a refusal, `once` for the id
    of a form, by which it counts once however often it is sent."""
    return {
        "lang": language,
        "t": partial(say, language),
        "n": partial(amount, language),
        "why": partial(sentence, language, names=names),
        "card_name": lambda card: card_in_words(language, card),
        "once": chance.token,
    }


def page(connection: Connection, name: str, /, *, here: str = "", status: int = 200, **facts: Any) -> Response[str]:
    """Answer with a page."""
    language = language_of(connection)
    me: Member | None = facts.pop("me", None) or who_if_known(connection)
    path = connection.url.path
    query = connection.url.query
    given = {
        **words(language),
        "languages": [(code, NAMES[code]) for code in LANGUAGES],
        "me": me,
        "here": here,
        "club": parts_of(connection).room.club.club is not None,
        "path": path,
        "path_query": f"{path}?{query}" if query else path,
        "plain": not is_secure(connection) and not is_local(connection),
        "build": __version__,
        "problem": "",
        **facts,
    }
    return Response(template(name, given), media_type=MediaType.HTML, status_code=status)


def is_local(connection: Connection) -> bool:
    """Say whether the browser runs on the server's own machine, where nobody listens in."""
    return (connection.client.host if connection.client else "") in ("127.0.0.1", "::1", "localhost")


def game_title(language: str, code: str) -> str:
    """Name a game in its structure, or a rotation."""
    if code in rotations():
        return rotation_title(language, code)
    game, structure = find_game(code)
    return words_of_game(language, structure, game.id)


def rotation_title(language: str, rotation: str) -> str:
    """Name a rotation of games."""
    return capital(say(language, f"rotation-{rotation}"))


def book_title(language: str, book: str) -> str:
    """Name a rulebook; a club's own book has the title that it gives itself."""
    return say(language, f"book-{book}") if has(f"book-{book}") else books()[book].title


def book_in_short(language: str, book: str) -> str:
    """Name a rulebook where there is little room: a field on a phone cuts what its title ends with."""
    return say(language, f"book-in-short-{book}") if has(f"book-in-short-{book}") else book_title(language, book)


def book_choice(language: str) -> list[tuple[str, str]]:
    """Return all rulebooks that may be chosen, each with its name in short."""
    return [(book, book_in_short(language, book)) for book in books()]


def raw(html: str) -> Markup:
    """Mark markup that we made ourselves."""
    return Markup(html)

"""The form of a new online table: a training table and a home game offer the same to choose from."""

from typing import Any

from litestar import Response

from cardspeak.bots.levels import LEVELS
from cardspeak.locale.messages import say
from cardspeak.service.settings import SPEEDS
from cardspeak.web.game_choice import grouped
from cardspeak.web.people.entrance import Asked
from cardspeak.web.people.session import language_of
from cardspeak.web.render import book_choice, page


def table_form(request: Asked, template: str, wanted: dict[str, Any], problem: str = "") -> Response[str]:
    """Show the form with what is wanted so far, perhaps with why there is no table yet."""
    language = language_of(request)
    return page(
        request, template, wanted=wanted, problem=problem, status=422 if problem else 200,
        games=grouped(language), books=book_choice(language),
        speeds=[(name, say(language, f"speed-{name}")) for name in SPEEDS],
        levels=[(name, say(language, f"level-{name}")) for name in LEVELS],
    )  # fmt: skip

"""Signs that two players play together, before the eyes of those who may look into them; a sign is no proof."""

from typing import Any

from litestar import Response, get
from litestar.response import Redirect

from cardspeak.locale.messages import amount, say
from cardspeak.room.fairness.signs import LEAST_HANDS, Part, Sign
from cardspeak.web.club.house import Console, staffed
from cardspeak.web.people.entrance import Asked


@get("/club/run/fairness")
async def fairness_page(request: Asked) -> Response[str] | Redirect:
    """Show the signs, the strongest first, each with the hands that weigh most."""
    console = await staffed(request, "fairness")
    if isinstance(console, Redirect):
        return console
    report = await console.desk.fairness.found()
    await console.desk.know([member for sign in report.signs for member in (sign.first, sign.second)])
    signs = [_sight(console, sign) for sign in report.signs]
    return console.draw("club_fairness.html", "fairness", signs=signs, report=report, least=LEAST_HANDS)


def _sight(console: Console, sign: Sign) -> dict[str, Any]:
    """Put a sign into words."""
    kind, one, other = sign.kind.replace("_", "-"), console.name(sign.first), console.name(sign.second)
    members = console.club.members
    return {
        "title": say(console.language, f"club-fairness-{kind}", one=one, other=other),
        "strength": decimal(console.language, sign.strength), "hands": sign.hands,
        "parts": [_part(console, part) for part in sign.parts],
        "people": [(each, console.name(each)) for each in (sign.first, sign.second) if each in members],
        "evidence": [(hand.table, hand.number) for hand in sign.evidence],
    }  # fmt: skip


def _part(console: Console, part: Part) -> str:
    language, found = console.language, part.found
    return say(
        language, f"club-fairness-{part.what}", one=console.name(part.one), other=console.name(part.other),
        counted=signed(language, round(found.counted)), expected=signed(language, round(found.expected)),
        of=amount(language, found.of),
    )  # fmt: skip


def decimal(language: str, number: float) -> str:
    """Write a number with one decimal place."""
    return f"{number:.1f}".replace(".", "." if language == "en" else ",")


def signed(language: str, number: int) -> str:
    """Write a number, with its sign where it is below zero."""
    return f"−{amount(language, -number)}" if number < 0 else amount(language, number)


HANDLERS = (fairness_page,)

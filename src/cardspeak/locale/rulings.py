"""What the floor says, in the four languages: its English words are the key, seats and numbers the facts."""

import re
from collections.abc import Sequence

from cardspeak.locale.messages import has, say

NAMES, NUMBERS = ("who", "other", "third"), ("n", "m", "k")
JOINTS = ("; ", ": ", ", ")
ASIDE = re.compile(r"(.+?) \((.+)\)")


def floor_words(language: str, text: str, seats: Sequence[str] = ()) -> str | None:
    """Say words of the floor in a language, as a whole or part by part; none where a part has no translation."""
    key, facts = key_of(text, seats)
    if has(key, language):
        return say(language, key, **facts)
    aside = ASIDE.fullmatch(text)
    if aside and _whole(aside[2]):
        said = [floor_words(language, part, seats) for part in aside.groups()]
        if None not in said:
            return f"{said[0]} ({said[1]})"
    for joint in JOINTS:
        if joint in text:
            return _joined(language, text.partition(joint), joint, seats)
    if " or " in text:
        return _joined(language, text.rpartition(" or "), f" {say(language, 'ruled-or')} ", seats)
    return None


def _whole(text: str) -> bool:
    """Say whether every parenthesis in a text is opened before it is closed."""
    depth = 0
    for char in text:
        depth += (char == "(") - (char == ")")
        if depth < 0:
            return False
    return not depth


def _joined(language: str, parts: tuple[str, str, str], joint: str, seats: Sequence[str]) -> str | None:
    one, other = floor_words(language, parts[0], seats), floor_words(language, parts[2], seats)
    return f"{one}{joint}{other}" if one is not None and other is not None else None


def key_of(text: str, seats: Sequence[str] = ()) -> tuple[str, dict[str, object]]:
    """Return the message for words of the floor, and its facts: seats are who, other, third, numbers n, m, k."""
    found: dict[tuple[str, ...], list[str]] = {NAMES: [], NUMBERS: []}

    def named(match: re.Match[str]) -> str:
        places = NUMBERS if match[0].isdigit() else NAMES
        if match[0] not in found[places]:
            found[places].append(match[0])
        return f" {places[min(found[places].index(match[0]), 2)]} "

    either = "|".join([r"\d+", *[re.escape(seat) for seat in sorted(seats, key=len, reverse=True)]])
    plain = re.sub(rf"(?<!\w)(?:{either})(?!\w)", named, text)
    facts: dict[str, object] = dict(zip(NAMES, found[NAMES], strict=False))
    facts |= {place: int(number) for place, number in zip(NUMBERS, found[NUMBERS], strict=False)}
    return "ruled-" + re.sub(r"[^a-z0-9]+", "-", plain.casefold()).strip("-"), facts

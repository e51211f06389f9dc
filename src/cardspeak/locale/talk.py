"""Where a text that somebody typed stops making sense, in one of the four languages."""

from collections.abc import Sequence

from cardspeak.finding import Finding
from cardspeak.locale.messages import say
from cardspeak.locale.rulings import ruled


def stopped(language: str, found: Finding, nearest: Sequence[str] = ()) -> str:
    """Say where reading stopped and why, what was understood before it, and which sentences are near."""
    facts = dict(found.facts)
    sentence = ruled(language, found)
    told = [f"{sentence[:1].upper()}{sentence[1:]}."]
    if facts.get("understood"):
        told.append(say(language, "talk-so-far", understood=facts["understood"]))
    if nearest:
        told.append(say(language, "talk-perhaps", nearest=" · ".join(nearest)))
    return " ".join(told)

"""What may have happened, to be picked by those who do not write stories: each offer with the line it adds to one."""

from collections.abc import Mapping

from cardspeak.irregularities import OFFERS
from cardspeak.story.offers import slots, written

GROUPS: dict[str, tuple[str, ...]] = {
    group: tuple(key for key, offer in OFFERS.items() if offer.group == group)
    for group in ("actions", "words", "deal", "board", "hands", "deck", "time")
}
"""The keys of what is offered, by the groups in which the page has them."""


def told(key: str, given: Mapping[str, str]) -> str | None:
    """Return the statement that tells what was picked; none where it needs something that was not given."""
    offer = OFFERS.get(key)
    if offer is None or not offer.group:
        return None
    facts = {name: " ".join(given.get(name, "").replace('"', "").replace(";", " ").split()) for name in NEEDS}
    filled = {slot: facts[FIELDS.get(slot, "what")] for slot in slots(offer)}
    if not all(filled.values()):
        return None
    return written(offer, filled | {"QUOTE": f'"{facts["what"]}"'})


NEEDS = ("who", "what", "other")
FIELDS = {"SEAT": "who", "OTHER": "other"}


def with_line(story: str, line: str) -> str:
    """Return a story with one more statement at its end."""
    before = story.rstrip(" ;.\n")
    return f"{before}; {line}" if before else line

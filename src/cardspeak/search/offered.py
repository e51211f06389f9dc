"""What is offered to a text, five in all: a phrase or two for a piece that was not understood, and whole situations."""

from collections.abc import Iterator, Sequence
from itertools import islice
from threading import Thread
from typing import NamedTuple

from cardspeak.errors import Unreadable
from cardspeak.record import record
from cardspeak.search import find, ranked
from cardspeak.search.find import found_offers
from cardspeak.search.spelling import words
from cardspeak.situations import Situation, case_of, guessed
from cardspeak.talk import Heard

MOST = 5  # offers in all
PHRASES = 2  # of them that put another phrase in the place of what was not understood
SURE = 14.0  # how well a phrase has to fit, to be offered
BESIDE = 0.75  # how well the second has to fit, beside the first
LOOKED_AT = 15  # situations among which five different ones are looked for
PIECE = 8  # words of a piece that one phrase may stand for; more are a story


@record
class Offered(NamedTuple):
    """The keys of phrases for the piece that was not understood, and situations, the likeliest first."""

    phrases: tuple[str, ...]
    situations: tuple[Situation, ...]


def offered(heard: Heard, piece: str = "", near: Sequence[str] = (), likely: Sequence[Situation] = ()) -> Offered:
    """Return what somebody may have meant by a text.

    `piece` is the part that was not understood, `near` the keys of phrases that look like it. The situations
    whose answers are likely to be right (`Choice.likely`) come first, then those whose words fit.
    """
    phrases = phrases_for(piece, near)
    return Offered(phrases, tuple(islice(_different(heard, likely), MOST - len(phrases))))


def _different(heard: Heard, likely: Sequence[Situation]) -> Iterator[Situation]:
    """Yield the situations that a text may tell, the likeliest first; of those that come to one story the first."""
    seen: set[str] = set()
    for each in (*likely, *ranked.found_situations(heard, LOOKED_AT)):
        try:
            case = case_of(each, guessed(each, heard), heard.table.get("table", {}))
        except Unreadable:  # two places with one name: whoever picks it puts that right
            case = {"play": each.name}
        story = str(sorted(case.items(), key=lambda item: item[0]))
        if story not in seen:
            seen.add(story)
            yield each


def phrases_for(piece: str, near: Sequence[str] = ()) -> tuple[str, ...]:
    """Return the keys of the phrases that may stand for a piece of a story."""
    if not 0 < len(words(piece)) <= PIECE:
        return tuple(near[:1]) if piece and not words(piece) else ()
    found = [each for each in found_offers(piece, PHRASES) if each.fits >= SURE]
    sure = [each.name for each in found if each.fits >= BESIDE * found[0].fits]
    return tuple(dict.fromkeys((*sure, *near)))[:PHRASES]


def warm() -> None:
    """Begin to build both indexes beside what goes on, unless that was done: somebody may soon ask."""
    find.warm()
    if not ranked.built():
        Thread(target=ranked.build, name="situations", daemon=True).start()

"""What was understood of a story, word by word, in the language of the reader."""

from collections.abc import Iterator
from typing import NamedTuple

from cardspeak.locale.words import capital
from cardspeak.record import record
from cardspeak.talk import Heard, heard
from cardspeak.talk.positions import places
from cardspeak.web.ask.address import Fields
from cardspeak.web.story_words import said_back

LOST, ASIDE = "unknown", "aside"
KINDS = frozenset("seat act amount cards quote table word aside unknown".split())  # that pages have a word for


@record
class Piece(NamedTuple):
    """A piece of the text, and what it was understood as; nothing for what lies between words and says nothing."""

    text: str
    kind: str = ""


@record
class Understood(NamedTuple):
    """The text in pieces, the language that it was understood in, and the sentences that it was understood as."""

    language: str
    pieces: tuple[Piece, ...]
    sentences: tuple[str, ...]

    @property
    def lost(self) -> tuple[str, ...]:
        """The pieces that were not understood."""
        return tuple(piece.text for piece in self.pieces if piece.kind == LOST)

    @property
    def asides(self) -> tuple[str, ...]:
        """The pieces that were left out, as said beside the story."""
        return tuple(piece.text for piece in self.pieces if piece.kind == ASIDE)


def hearing(fields: Fields) -> Heard:
    """Hear the story of a question at its table."""
    seats = tuple(fields.get("seats", "").replace(",", " ").split())
    button = seats.index(fields["button"]) if fields.get("button") in seats else None
    return heard(fields.get("story", ""), None, seats, places(seats, button))


def understood(language: str, found: Heard) -> Understood:
    """Put what was heard into words."""
    said = [said_back(language, statement) for statement in found.statements]
    return Understood(
        found.language, tuple(_joined(_pieces(found))), tuple(capital(sentence) for sentence in said if sentence)
    )


def _pieces(found: Heard) -> Iterator[Piece]:
    at = 0
    for mark in found.marks:
        if mark.start > at:
            yield Piece(found.text[at : mark.start])
        yield Piece(found.text[mark.start : mark.end], mark.kind if mark.kind in KINDS else "")
        at = mark.end
    if found.text[at:]:
        yield Piece(found.text[at:])


def _joined(pieces: Iterator[Piece]) -> Iterator[Piece]:
    """Put words together that were not understood, or left out, and stand beside each other."""
    waiting: list[Piece] = []
    for piece in pieces:
        goes_on = piece.kind == waiting[0].kind or not (piece.kind or piece.text.strip()) if waiting else False
        if goes_on or (piece.kind in (LOST, ASIDE) and not waiting):
            waiting.append(piece)
            continue
        yield from _one(waiting)
        waiting = [piece] if piece.kind in (LOST, ASIDE) else []
        if not waiting:
            yield piece
    yield from _one(waiting)


def _one(waiting: list[Piece]) -> Iterator[Piece]:
    if waiting:
        text = "".join(piece.text for piece in waiting)
        yield Piece(text.rstrip(), waiting[0].kind)
        yield Piece(text[len(text.rstrip()) :])

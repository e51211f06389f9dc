"""Hears a text that has to be understood: where it stops making sense, that is said."""

from collections.abc import Mapping, Sequence

from cardspeak.errors import Ambiguous, NotUnderstood
from cardspeak.finding import Finding, finding
from cardspeak.story.parser import complaint, parse_story
from cardspeak.talk.heard import heard
from cardspeak.talk.model import Heard


class NotHeard(NotUnderstood):
    """A text that stops making sense; `stopped` says where and why, with what was understood before it."""

    def __init__(self, message: str, statement: str, word: str, nearest: tuple[str, ...], stopped: Finding) -> None:
        super().__init__(message, statement, word, nearest)
        self.stopped = stopped


def told(
    text: str,
    language: str | None = None,
    seats: Sequence[str] = (),
    places: Mapping[str, str] | None = None,
    every_word: bool = False,
) -> Heard:
    """Hear a text that has to make sense up to its end; with `every_word` nothing of it may be left out either.

    Raises ``NotHeard`` where it stops making sense, and ``Ambiguous`` where a piece has several readings.
    """
    found = heard(text, language, seats, places)
    aside = next((mark for mark in found.marks if mark.kind == "aside"), None)
    if every_word and aside is not None and found.stopped is None:
        word, rest = text[aside.start : aside.end][:60], text[aside.start :][:200]
        found = found._replace(stopped=finding("talk_word", text=rest, word=word, understood=found.canonical))
    if found.stopped is not None:
        facts = dict(found.stopped.facts)
        if "(" not in text:
            _is_no_story(text)
        if found.readings:
            raise Ambiguous(" | ".join(found.readings))
        near = complaint(str(facts.get("text", "")))
        raise NotHeard(str(near), near.statement, str(facts.get("word", near.word)), near.nearest, found.stopped)
    return found


def _is_no_story(text: str) -> None:
    """Raise what is wrong with a text that is a story but for its amounts, cards or quotation marks."""
    try:
        parse_story(text)
    except NotUnderstood:
        return

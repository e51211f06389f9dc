"""What reading talk is made of: terms of a text, rows of a language, and what was heard."""

from collections.abc import Mapping
from typing import Any, NamedTuple

from cardspeak.finding import Finding
from cardspeak.record import record
from cardspeak.story.statements import Statement


@record
class Language(NamedTuple):
    """How one language talks at a table: tables of words only; `docs/table-talk.md` says what each holds.

    A way to say something is a text; ways are parted by bars. A word that `forms` lists stands for all its forms.
    """

    code: str
    forms: Mapping[str, str]  # a word, and the forms that it has in talk
    seats: Mapping[str, str]  # a position, as `positions` has it, and how it is said
    acts: Mapping[str, str]  # an act, as `acts` has it, and how it is said
    words: Mapping[str, str]  # a word that has a part in an act, as `lexicon` lists them
    numbers: Mapping[str, str]  # a number, and its words
    cards: Mapping[str, str]  # a rank or suit letter, and its words
    table: Mapping[str, str]  # a fact of the table, and how it is said
    sayings: tuple[tuple[str, str], ...]  # a sentence with places, and the sentence of a story that it is
    gists: tuple[tuple[str, str], ...] = ()  # words that tell of a mishap in any order, and its sentence of a story
    decimal: str = "."  # the mark before parts of a number
    thousands: str = ","  # marks between thousands
    only_named: str = ""  # endings of infinitives and nouns, which may name an act that nobody does
    negation: str = "not"  # the word under which `forms` has all that negates
    present: Mapping[str, str] = {}  # a form, and the one that the phrases of a story have
    mine: str = ""  # forms that only the teller uses of an act, as Slovak verbs have them
    house: Mapping[str, str] = {}  # a book, and words of its house, each `word = act`
    small: str = ""  # small words that nearly every text has, by which it is told from others in the same letters
    keyboard: str = ""  # the letters on the keys of `letters.KEYS`, where a text may be typed on the wrong layout


TOO_LONG = "talk_too_long"
NO_ROLES: Mapping[str, str] = {}
NO_PARTS: frozenset[str] = frozenset()


@record
class Term(NamedTuple):
    """A piece of a text: what it is (`kind`, `value`), and where it stands.

    ``kind``: seat, act, part (a word with a part in an act), number, size, chips, cards, quote, remark, fraction,
    table, filler, break, or word, which says nothing by itself. ``roles`` and ``parts`` are all that the words may be.
    """

    kind: str
    value: Any
    start: int
    end: int
    text: str
    stem: str = ""
    owns: bool = False
    roles: Mapping[str, str] = NO_ROLES
    parts: frozenset[str] = NO_PARTS


@record
class Mark(NamedTuple):
    """What a piece of a text was understood as; ``kind`` unknown: it was not. ``means`` is how a story says it."""

    start: int
    end: int
    kind: str
    means: str = ""


@record
class Heard(NamedTuple):
    """What was heard in a text; pieces that tell nothing of the hand are marked as ``aside``.

    ``canonical`` says it as a story does; ``statements`` are its statements up to where it stops making sense.
    ``table`` holds what was said of the table, as the keys of a case. ``stopped`` says where and why reading stopped,
    ``readings`` what an ambiguous piece may mean, ``asked`` that the text ends in a question.
    """

    text: str
    language: str
    canonical: str = ""
    statements: tuple[Statement, ...] = ()
    table: Mapping[str, Any] = {}
    marks: tuple[Mark, ...] = ()
    stopped: Finding | None = None
    readings: tuple[str, ...] = ()
    asked: str = ""

    @property
    def whole(self) -> bool:
        """Whether everything was understood."""
        return self.stopped is None

    @property
    def too_long(self) -> bool:
        """Whether nothing was heard, as there is more than anybody tells of one hand."""
        return self.stopped is not None and self.stopped.code == TOO_LONG

    @property
    def every_word(self) -> bool:
        """Whether everything was understood, and nothing of it was left out."""
        return self.whole and not any(mark.kind in ("unknown", "aside") for mark in self.marks)

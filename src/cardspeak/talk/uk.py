"""Ukrainian as it is talked at a table."""

from collections.abc import Mapping

from cardspeak.talk.forms.uk import FORMS
from cardspeak.talk.gists.uk import GISTS
from cardspeak.talk.model import Language

SEATS: Mapping[str, str] = {}
ACTS: Mapping[str, str] = {}
WORDS: Mapping[str, str] = {}
NUMBERS: Mapping[str, str] = {}
CARDS: Mapping[str, str] = {}
TABLE: Mapping[str, str] = {}
SAYINGS: tuple[tuple[str, str], ...] = ()

UKRAINIAN = Language(
    "uk", FORMS, SEATS, ACTS, WORDS, NUMBERS, CARDS, TABLE, SAYINGS, GISTS,
    decimal=",", thousands=".", negation="не",
)  # fmt: skip

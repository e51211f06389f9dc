"""Slovak as it is talked at a table."""

from collections.abc import Mapping

from cardspeak.talk.forms.sk import FORMS
from cardspeak.talk.gists.sk import GISTS
from cardspeak.talk.model import Language

SEATS: Mapping[str, str] = {}
ACTS: Mapping[str, str] = {}
WORDS: Mapping[str, str] = {}
NUMBERS: Mapping[str, str] = {}
CARDS: Mapping[str, str] = {}
TABLE: Mapping[str, str] = {}
SAYINGS: tuple[tuple[str, str], ...] = ()

SLOVAK = Language(
    "sk", FORMS, SEATS, ACTS, WORDS, NUMBERS, CARDS, TABLE, SAYINGS, GISTS,
    decimal=",", thousands=".", negation="nie", accents=True,
)  # fmt: skip

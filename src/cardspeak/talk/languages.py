"""The languages that are understood, by their codes; English stands first, since stories are written in it."""

from collections.abc import Mapping

from cardspeak.talk.en import ENGLISH
from cardspeak.talk.model import Language
from cardspeak.talk.ru import RUSSIAN
from cardspeak.talk.sk import SLOVAK
from cardspeak.talk.uk import UKRAINIAN

LANGUAGES: Mapping[str, Language] = {each.code: each for each in (ENGLISH, RUSSIAN, UKRAINIAN, SLOVAK)}

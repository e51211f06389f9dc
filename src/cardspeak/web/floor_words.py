"""What the pages of the floor say in the language of the reader: of rulings, and of refusals."""

from cardspeak.hand.refused import Refused
from cardspeak.service.real_tables import RealTable
from cardspeak.web.ask_words import Phrase, phrase
from cardspeak.web.floor_draw import names_in
from cardspeak.web.render import sentence


def spoken(language: str, real: RealTable, text: str) -> Phrase:
    """Say words of the floor about the players of a table."""
    state = real.state.hand
    return phrase(language, real.names.shown(text), names_in(real, state) if state else ())


def why_not(language: str, real: RealTable | None, wrong: Refused) -> str:
    """Say why something could not be done."""
    said = sentence(language, wrong)
    return real.names.shown(said) if real else said

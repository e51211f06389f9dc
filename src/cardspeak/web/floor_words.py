"""What the pages of the floor say in the language of the reader: of rulings, and of refusals."""

from cardspeak.hand.refused import Refused
from cardspeak.service.real.hand import Unfit
from cardspeak.service.real_tables import Kept
from cardspeak.web.ask_words import Phrase, phrase
from cardspeak.web.render import sentence


def spoken(language: str, kept: Kept, text: str) -> Phrase:
    """Say words of the floor about the players of a table."""
    return phrase(language, text, kept.state.hand.names if kept.state.hand else ())


def why_not(language: str, wrong: Unfit | Refused) -> str:
    """Say why something could not be done."""
    return sentence(language, wrong.refused if isinstance(wrong, Unfit) else wrong)

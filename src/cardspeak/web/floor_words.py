"""What the pages of the floor say in the language of the reader: of rulings, and of refusals."""

from collections.abc import Sequence

from cardspeak.errors import Unreadable
from cardspeak.finding import Finding
from cardspeak.hand.refused import Refused
from cardspeak.locale.reading import read
from cardspeak.locale.rulings import ruled
from cardspeak.locale.words import capital
from cardspeak.service.real.hand import Unfit
from cardspeak.service.real.written import findings_in, is_written
from cardspeak.service.real_tables import Kept
from cardspeak.web.ask_words import phrase
from cardspeak.web.render import sentence


def names(kept: Kept) -> Sequence[str]:
    """Return the names of the players in the hand that is on."""
    return kept.state.hand.names if kept.state.hand else ()


def spoken(language: str, kept: Kept, found: Finding) -> str:
    """Say a finding of the floor about the players of a table."""
    return phrase(language, found, names(kept))


def recorded(language: str, kept: Kept, text: str) -> str:
    """Say what a stored event holds of a ruling; an older one holds English, which is read where it can be."""
    if is_written(text):
        return several(language, kept, findings_in(text))
    try:
        return several(language, kept, [read(each, names(kept))[0] for each in text.split("; ")])
    except Unreadable:
        return capital(text)


def several(language: str, kept: Kept, findings: Sequence[Finding]) -> str:
    """Say several findings in one line."""
    return capital("; ".join(ruled(language, found, names(kept)) for found in findings))


def why_not(language: str, wrong: Unfit | Refused) -> str:
    """Say why something could not be done."""
    return sentence(language, wrong.refused if isinstance(wrong, Unfit) else wrong)

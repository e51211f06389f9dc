"""What the pages of the floor say in the language of who reads them: of rulings, and of refusals."""

from collections.abc import Sequence

from cardspeak.finding import Finding
from cardspeak.hand.refused import Refused
from cardspeak.locale.rulings import ruled
from cardspeak.locale.words import capital
from cardspeak.service.real.hand import Unfit
from cardspeak.service.real_tables import Kept
from cardspeak.web.ask_words import phrase
from cardspeak.web.render import sentence


def names(kept: Kept) -> Sequence[str]:
    """Return the names of the players in the hand that is on."""
    return kept.state.hand.names if kept.state.hand else ()


def spoken(language: str, kept: Kept, found: Finding) -> str:
    """Say a finding of the floor about the players of a table."""
    return phrase(language, found, names(kept))


def several(language: str, kept: Kept, findings: Sequence[Finding]) -> str:
    """Say several findings in one line."""
    return capital("; ".join(ruled(language, found, names(kept)) for found in findings))


def why_not(language: str, wrong: Unfit | Refused) -> str:
    """Say why something could not be done."""
    return sentence(language, wrong.refused if isinstance(wrong, Unfit) else wrong)

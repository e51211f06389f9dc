"""What the pages of the floor say of a refusal."""

from cardspeak.hand.refused import Refused
from cardspeak.story.real.hand import Unfit
from cardspeak.web.render import sentence


def why_not(language: str, wrong: Unfit | Refused) -> str:
    """Say why something could not be done."""
    return sentence(language, wrong.refused if isinstance(wrong, Unfit) else wrong)

"""What the player to act may do, as a finding: what a refusal says would be allowed."""

from cardspeak.finding import Finding, finding
from cardspeak.hand.commands import Options

OFFERED = {
    "fold": ("fold", ""),
    "check": ("check", ""),
    "call": ("call_amount", ""),
    "bring in": ("bring_in_amount", ""),
    "bet": ("bet_amount", "bet_range"),
    "raise to": ("raise_to", "raise_to_range"),
    "complete": ("complete_to", "complete_to_range"),
}
"""What each option is as a finding: with its amount, and from the least to the most."""
CHIPS = ("call_amount", "bring_in_amount")  # their amount is what is added; that of the others is a total


def offered(found: Options) -> Finding:
    """Return options as a finding."""
    each = []
    for verb, (least, most) in found.items():
        single, several = OFFERED[verb]
        if least != most:
            each.append(finding(several, least=least, most=most))
        elif single in CHIPS:
            each.append(finding(single, amount=most))
        else:
            each.append(finding(single, total=most) if most else Finding(single))
    return finding("options", each=tuple(each))

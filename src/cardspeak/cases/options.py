"""What a case expects a seat to be able to do, in words."""

import re
from typing import NamedTuple

from cardspeak.errors import Unreadable
from cardspeak.record import record
from cardspeak.story.parser import short
from cardspeak.story.slots import AMOUNT, SEAT, amount, seat
from cardspeak.story.statements import Amount

_OPTIONS = {
    verb: verb.replace(" ", "_").replace("-", "_")
    for verb in (
        *("fold", "check", "call", "bet", "raise to", "complete", "bring in", "all in", "all-in"),
        *("draw", "stand pat", "show", "muck"),
    )
}
_OPTION = re.compile(rf"({'|'.join(_OPTIONS)})(?: ({AMOUNT})(?: ?\.\. ?({AMOUNT}))?)?")
_BETWEEN = re.compile(r",(?![0-9]{3}(?![0-9])) ?")


@record
class Options(NamedTuple):
    """What a seat may do: verbs as in `Acts`, and draw, stand_pat, show; each with its bounds, if any."""

    seat: str
    may: dict[str, tuple[Amount, Amount] | None]


def parse_options(text: str) -> Options:
    """What a seat may do, as a case expects it: ``B: fold, call 30, raise to 130..970``."""
    plain = " ".join(text.split())
    found = re.fullmatch(rf"({SEAT}) ?: ?(.*)", plain)
    if found is None:
        raise Unreadable(f"{short(plain)} lists no options: write 'B: fold, call 30, raise to 130..970'")
    may: dict[str, tuple[Amount, Amount] | None] = {}
    for item in _BETWEEN.split(found[2]):
        option = _OPTION.fullmatch(item.strip())
        if option is None:
            if item.strip() in ("", "nothing") and item == found[2]:
                break
            raise Unreadable(f"{short(item)} is no option in {short(plain)}: one is {', '.join(_OPTIONS)}")
        verb, low, high = option.groups()
        if _OPTIONS[verb] in may:
            raise Unreadable(f"{verb!r} stands twice in {short(plain)}")
        may[_OPTIONS[verb]] = None if low is None else (amount(low), amount(high or low))
    return Options(seat(found[1]), may)

"""Where PokerKit and Cardspeak differ, and the clause by which we decide; each is recognised, counted and left there.

Two more differences are bridged instead: the odd chips of a pot all go to one winner there (here one each,
`common:odd-unit`: the law is replaced for the test), and equal boards in stud open by seat there (here by suit,
`tda-2024:rp10d`, `fspr-training:general-suits.3`: replaced too), and so does the odd chip of stud. A last player who
has nothing to decide is asked there and not here: the test checks for that player. PokerKit's own class of fixed-limit
Omaha eight or better is set to pot-limit; the test sets it right.
"""

from typing import NamedTuple

from cardspeak.hand.state import Round


class Disagreement(NamedTuple):
    """What PokerKit does, what we do, and the clauses that decide it."""

    there: str
    here: str
    clauses: tuple[str, ...]


KNOWN = {
    "half a bet all-in": Disagreement(
        "In fixed limit an all-in short of the bet neither counts as a raise nor reopens, and the next raise adds a "
        "whole bet to it.",
        "Half a bet or more is a raise, which counts towards the cap and reopens; less is completed to the bet.",
        ("common:half-bet", "fspr-competition:3.9.8d", "fspr-competition:3.9.8f", "tda-2024:47b"),
    ),
    "cap of the first round": Disagreement(
        "The blinds are not counted: four raises before the flop.",
        "The big blind is the bet of the first round: three raises.",
        ("fspr-training:general-limits.7", "fspr-training:general-limits.11", "common:limit-raises"),
    ),
    "first all-in is short": Disagreement(
        "Where nobody has bet or raised yet, a short all-in reopens for those who have checked or called.",
        "A short all-in does not reopen for who has acted and faces less than a bet.",
        ("tda-2024:47a", "common:nl-reopen"),
    ),
    "low of another pot": Disagreement(
        "When a low qualifies in one pot, another pot's low half is shared among players without a low.",
        "Every pot is divided on its own: without a low in it the high hand takes it all.",
        ("tda-2024:21", "common:side-pots"),
    ),
    "pots put together": Disagreement(
        "Pots that the same players contest once the beaten hands are killed are put together before they are divided.",
        "Each side pot is divided on its own, odd chips included.",
        ("tda-2011:17", "tda-2024:21", "diamond-club:19a"),
    ),
}


def short_in_limit(short: bool, structure: str) -> bool:
    """An all-in was made in this round of fixed limit that did not reach the next size."""
    return short and structure == "fixed-limit"


def capped_first_round(now: Round, street: int, structure: str) -> bool:
    """The third raise of the first round of fixed limit was made."""
    return structure == "fixed-limit" and street == 0 and now.raises >= 3


def short_before_any_bet(now: Round, short: bool, structure: str) -> bool:
    """In no-limit and pot-limit the round has seen a short all-in and neither bet nor raise."""
    return short and structure != "fixed-limit" and now.raises == 0 and now.aggressor < 0

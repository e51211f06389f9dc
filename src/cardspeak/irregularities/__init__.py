"""What goes wrong at a table: one row for each mishap and each offence, by which all others read, rule and offer."""

from cardspeak.irregularities import board, chips, deal, deck, declared, disputes, hands, tournaments
from cardspeak.irregularities import offences_of_conduct as conduct
from cardspeak.irregularities import offences_of_play as play
from cardspeak.irregularities import offences_of_the_house as house
from cardspeak.irregularities.row import SELDOM, Irregularity, Moment, Offence, Offer, Who, Wording

__all__ = [
    "MISHAPS",
    "OFFENCES",
    "OFFENCE_ROWS",
    "OFFERS",
    "OF_NO_HAND",
    "ROWS",
    "SELDOM",
    "Irregularity",
    "Moment",
    "Offence",
    "Offer",
    "Who",
    "Wording",
    "offence_of",
]

MISHAPS: tuple[Irregularity, ...] = (
    *deal.ROWS, *deck.ROWS, *board.ROWS, *hands.ROWS, *chips.ROWS, *disputes.ROWS,
    *tournaments.ROWS,
)  # fmt: skip
OFFENCE_ROWS: tuple[Irregularity, ...] = (*conduct.ROWS, *play.ROWS, *house.ROWS)
"""The rows of offences."""
ROWS: dict[str, Irregularity] = {row.code: row for row in (*MISHAPS, *OFFENCE_ROWS)}
"""Every row by its code."""
OFFENCES: tuple[Offence, ...] = tuple(row.offence for row in OFFENCE_ROWS if row.offence)
"""What a book may punish."""

OFFERS: dict[str, Offer] = {
    offer.key: offer
    for offer in (
        *declared.OFFERS,
        *[
            offer if offer.words else offer._replace(words=row.wordings[0].words)
            for row in ROWS.values()
            for offer in row.offers
        ],
    )
}
"""What pages offer to be told, by its key: declarations, mishaps, offences."""

OF_NO_HAND: frozenset[str] = frozenset([offer.key for row in (*OFFENCE_ROWS, ROWS["penalty"]) for offer in row.offers])
"""The offers of what may be told while no hand is on: offences, and their penalties."""

_FORMER = {"taking the pot himself": "takes_pot", "keeping a defective deck to himself": "silent_deck"}
"""Names that stand in records, and were changed since."""
_CODES = _FORMER | {each.name: each.code for each in OFFENCES}


def offence_of(text: str) -> str:
    """Return the code of an offence by its code or its name in records; what is neither is returned as it is."""
    plain = " ".join(text.split())
    return _CODES.get(plain) or _CODES.get(plain.replace("-", " ")) or plain

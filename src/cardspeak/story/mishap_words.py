"""The words of a story for mishaps that no other phrase tells."""

from collections.abc import Callable
from typing import Any

from cardspeak.story.statements import DealerDoes, Mishap, Statement

ROWS: tuple[tuple[str, str, str, Callable[..., Statement], dict[str, Any]], ...] = (
    ("the next street is dealt too early", "the next street is dealt too early",
     "a card of stud is dealt before the betting is over", DealerDoes,
     {"what": "deals_early", "street": "next street"}),
    ("the deal begins with SEAT", "the deal begins with B", "the first card went to the wrong seat", Mishap,
     {"what": "wrong start"}),
    ("SEAT is dealt a card out of order", "B is dealt a card out of order", "a card went to the wrong player", Mishap,
     {"what": "out of order"}),
    ("SEAT is dealt two cards in a row", "D is dealt two cards in a row", "two cards one after the other",
     Mishap, {"what": "two in a row"}),
    ("cards are dealt to an empty seat", "cards are dealt to an empty seat", "a seat that is not in the game gets cards",
     Mishap, {"what": "not entitled"}),
    ("SEAT is found with NUMBER card/cards", "B is found with three cards", "a hand has the wrong number of cards",
     Mishap, {"what": "wrong number"}),
    ("the deck was not shuffled/cut", "the deck was not shuffled", "the deck was dealt as it lay", Mishap,
     {"what": "not shuffled"}),
    ("a card was seen in the shuffle/cut", "a card was seen in the shuffle", "a card was exposed before the deal",
     Mishap, {"what": "seen in the shuffle"}),
    ("SEAT is a newcomer in a wrong place", "B is a newcomer in a wrong place", "dealt in where newcomers may not be",
     Mishap, {"what": "newcomer"}),
    ("a foreign card is dealt [to SEAT]", "a foreign card is dealt to B", "a card that the game does not have", Mishap,
     {"what": "foreign card"}),
    ("the button is in the wrong place", "the button is in the wrong place", "button and blinds stand wrongly", Mishap,
     {"what": "wrong button"}),
    ("the stub is dropped", "the stub is dropped", "the deck fell out of the dealer's hand", Mishap,
     {"what": "stub dropped"}),
    ("the cards are marked", "the cards are marked", "somebody sees marks on cards", Mishap, {"what": "marks"}),
    ("SEAT drops his card/cards", "A drops his cards", "a player lets cards fall, or turns them over", Mishap,
     {"what": "off the table", "how": "own"}),
)  # fmt: skip

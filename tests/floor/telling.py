"""Stories of one statement: a phrase with its places filled in by chance, for the players of a hand."""

import re
from collections.abc import Callable
from random import Random

from cardspeak.cards.card import card_text
from cardspeak.hand.state import Deal
from cardspeak.story.phrases import PHRASES, Phrase

MISHAPS = tuple(phrase for phrase in PHRASES if phrase.kind in ("dealer", "mishaps", "offences"))
COUNTS = "no one two three four five six seven eight nine ten a 0 1 52 999".split()
NTHS = "first second third seventh eighth 9th".split()


def tell(rng: Random, phrase: Phrase, deal: Deal) -> str:
    """Return a phrase as somebody at this table might tell it."""
    words = re.sub(r"\[(.*?)\]", lambda found: found[1] if rng.random() < 0.5 else "", phrase.words)
    return " ".join(_word(rng, word, deal) for word in words.split())


def _word(rng: Random, word: str, deal: Deal) -> str:
    name, owns, _ = word.partition("'s")
    filled: dict[str, Callable[[], str]] = {
        "SEAT": lambda: rng.choice(deal.seats),
        "OTHER": lambda: rng.choice(deal.seats),
        "SEATS": lambda: rng.choice(deal.seats),
        "NUMBER": lambda: rng.choice(COUNTS),
        "NTH": lambda: rng.choice(NTHS),
        "RUN": lambda: rng.choice(NTHS),
        "CARDS": lambda: " ".join(card_text(card) for card in rng.sample(range(52), rng.randint(1, 4))),
        "STREET": lambda: rng.choice(("flop", "turn", "river", "board", "burn")),
        "PART": lambda: rng.choice(("pot", "main pot", "side pot")),
        "AMOUNT": lambda: str(
            rng.choice((0, 1, "2.5", deal.big_blind or deal.small_bet, 10**12, rng.randint(1, 5000)))
        ),
        "DUE": lambda: str(rng.choice((0, deal.big_blind or deal.small_bet, rng.randint(1, 5000)))),
        "FACE": lambda: rng.choice(("up", "down")),
        "QUOTE": lambda: '"flop"',
    }
    if name in filled:
        return filled[name]() + ("'s" if owns else "")
    return rng.choice(word.split("/"))

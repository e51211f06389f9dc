"""Cards with unique marks: wherever a card is written, a token that stands for it alone goes out with it."""

import re
import secrets
from typing import Any

import pytest

from cardspeak.cards import card as card_module
from cardspeak.cards.card import UNKNOWN
from cardspeak.locale import hands as words_of_hands
from cardspeak.web import render
from cardspeak.web.table import boards as board_words
from cardspeak.web.table import hands as hand_pages
from cardspeak.web.table import sight
from cardspeak.web.table import viewer as table_draw

_MARK = re.compile(r"mk[0-9a-f]{32}", re.IGNORECASE)


class Marks:
    """128 bits for each card, behind every way in which its face is written to pages, messages and files."""

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        plain = card_module._TEXT
        self.of = [f"mk{secrets.token_hex(16)}" for _ in range(52)]
        self._card = {mark: card for card, mark in enumerate(self.of)}
        # the two letters stay in front: the words for ranks and suits are found by them
        patch.setattr(card_module, "_TEXT", (*(plain[card] + self.of[card] for card in range(52)), plain[UNKNOWN]))
        self._words(patch)
        self._pages(patch)

    def _words(self, patch: pytest.MonkeyPatch) -> None:
        in_words, sign = words_of_hands.card_in_words, words_of_hands.card_sign

        def marked_words(language: str, card: str) -> str:
            return in_words(language, card) + card[2:]

        def marked_sign(card: str) -> str:
            return sign(card) + card[2:]

        patch.setattr(words_of_hands, "card_in_words", marked_words)
        patch.setattr(words_of_hands, "card_sign", marked_sign)
        patch.setattr(render, "card_in_words", marked_words)

    def _pages(self, patch: pytest.MonkeyPatch) -> None:
        card, made = sight.card, board_words.made_words

        def marked_card(number: int) -> sight.Card:
            plain = card(number)
            if number == UNKNOWN:
                return plain
            mark = self.of[number]
            return sight.Card(plain.text, plain.rank + mark, plain.sign + mark, plain.suit + " " + mark)

        def marked_made(mine: sight.Own | None, *rest: Any) -> str:
            # what a hand makes tells of its cards, so it carries their marks
            said = made(mine, *rest)
            held = mine.hand.secret.down[mine.seat] if said and mine else ()
            return said + "".join(self.of[number] for number in held if number != UNKNOWN)

        patch.setattr(sight, "card", marked_card)
        for module in (table_draw, hand_pages):
            patch.setattr(module, "made_words", marked_made)

    def cards(self, text: str) -> set[int]:
        """Return the cards whose marks stand in a text."""
        return {self._card[mark.lower()] for mark in _MARK.findall(text)}

"""Messages ready to be put into markup: escaped, and kept, since a table says the same to many."""

from functools import cache, lru_cache
from html import escape

from cardspeak.locale import hands
from cardspeak.locale.messages import amount, say
from cardspeak.web.table.sight import Card


class Words(dict[str, str]):
    """The messages of a language by their keys; those with facts by `t`, amounts by `n`."""

    def __init__(self, language: str) -> None:
        self.language = language
        self._cards: dict[Card, str] = {}
        self.t = lru_cache(maxsize=1 << 13)(self._fill)

    def __missing__(self, key: str) -> str:
        said = self[key] = escape(say(self.language, key))
        return said

    def _fill(self, key: str, **facts: object) -> str:
        return escape(say(self.language, key, **facts))

    def n(self, number: int) -> str:
        """Write an amount."""
        return amount(self.language, number)

    def card(self, card: Card) -> str:
        """Draw a card."""
        if card not in self._cards:
            text, rank, sign, suit, lit = card
            name = escape(hands.card_in_words(self.language, text))
            self._cards[card] = (
                f'<span class="card {suit}{" lit" if lit else ""}" role="img" aria-label="{name}" data-card="{text}">'
                f'<b aria-hidden="true">{rank}</b><i aria-hidden="true">{sign}</i></span>'
                if rank
                else f'<span class="card back" role="img" aria-label="{name}"></span>'
            )
        return self._cards[card]


@cache
def words_of(language: str) -> Words:
    """Return the messages of a language."""
    return Words(language)

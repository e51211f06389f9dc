"""What the room says, in English, Russian, Ukrainian and Slovak: keys and facts become sentences here."""

from cardspeak.locale.hands import card_in_words, card_sign, card_signs, cards_in_words, made_in_words
from cardspeak.locale.messages import LANGUAGES, NAMES, amount, chosen, has, say
from cardspeak.locale.words import capital, draw_in_words, game_title, options_in_words, street_in_words

__all__ = [
    "LANGUAGES",
    "NAMES",
    "amount",
    "capital",
    "card_in_words",
    "card_sign",
    "card_signs",
    "cards_in_words",
    "chosen",
    "draw_in_words",
    "game_title",
    "has",
    "made_in_words",
    "options_in_words",
    "say",
    "street_in_words",
]

"""What the room says, in English, Russian, Ukrainian and Slovak: keys and facts become sentences here."""

from cardspeak.locale.messages import LANGUAGES, NAMES, amount, chosen, has, say

__all__ = ["LANGUAGES", "NAMES", "amount", "chosen", "has", "say"]

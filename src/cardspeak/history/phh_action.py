"""The notation of PHH in which a hand's actions are written: ``d dh p1 AsKd``, ``p2 cbr 3.50``, ``p1 sm #
in disgust``.
"""

from __future__ import annotations

import re
from decimal import Decimal
from fractions import Fraction
from functools import lru_cache
from typing import NamedTuple, TypeAlias

from cardspeak.cards.card import parse_cards
from cardspeak.errors import Unreadable
from cardspeak.record import record

Amount: TypeAlias = int | Decimal | Fraction

LIMIT = 10**18
"""Amounts stay below this, and have at most ``PLACES`` decimal places: more is a slip of the pen."""
PLACES = 12


@record
class Action(NamedTuple):
    """What one action says; ``player`` counts from 0 and is None for the board and for a mere commentary.

    The kinds are:
    ``dh`` deals hole cards; ``db`` deals board cards;
    ``pb`` posts the bring-in;
    ``f`` folds; ``cc`` checks or calls; ``cbr`` completes, bets or raises *to* ``amount``;
    ``sd`` discards ``cards`` (without cards: stands pat);
    ``sm`` shows ``cards`` (without cards: mucks; with ``dealt``, written ``sm -``: shows the cards as dealt);
    ``no-op`` does nothing.
    """

    kind: str
    player: int | None = None
    cards: tuple[int, ...] = ()
    amount: Amount | None = None
    dealt: bool = False


_AMOUNT = re.compile(r"(?:[0-9]{1,18}|[0-9]{1,3}(?:,[0-9]{3}){1,5})(\.[0-9]{1,12})?")
_PLAYER = re.compile(r"p([1-9][0-9]?)")
_TAKES = {"pb": "", "cc": "", "f": "", "cbr": "amount", "sd": "cards", "sm": "cards"}


def parse_amount(text: str) -> int | Decimal:
    """The amount written in ``text``: ``210``, ``3.50``, ``1,500``; else raises ``Unreadable``."""
    found = _AMOUNT.fullmatch(text)
    if found is None:
        raise Unreadable(f"{short(text)} is no amount: write it as 210 or 3.50")
    plain = text.replace(",", "")
    return Decimal(plain) if found[1] else int(plain)


@lru_cache(maxsize=8192)
def parse_action(text: str) -> Action:
    """What the action says, whatever stands after its ``#``; raises ``Unreadable`` that says what is wrong.

    Answers are kept for the last few thousand texts, since most actions of most hands are the same few.
    """
    words = text.partition("#")[0].split()
    try:
        if not words:
            return Action("no-op")
        if words[0] == "d":
            return _dealt(words[1:])
        return _played(words)
    except Unreadable as fault:
        raise Unreadable(f"action {short(text)}: {fault}") from None


def _dealt(words: list[str]) -> Action:
    if len(words) == 2 and words[0] == "db":
        return Action("db", None, parse_cards(words[1]))
    if len(words) == 3 and words[0] == "dh":
        return Action("dh", _player(words[1]), parse_cards(words[2]))
    raise Unreadable("the dealer deals to the board, 'd db AsKdQc', or to a player, 'd dh p1 AsKd'")


def _played(words: list[str]) -> Action:
    player = _player(words[0])
    if len(words) == 1:
        raise Unreadable("it does not say what the player does: f, cc, cbr, pb, sd or sm")
    kind, rest = words[1], words[2:]
    takes = _TAKES.get(kind)
    if takes is None:
        raise Unreadable(f"{short(kind)} is none of f, cc, cbr, pb, sd and sm")
    if takes == "amount":
        if len(rest) != 1:
            raise Unreadable("cbr takes one amount, as in 'p1 cbr 200'")
        return Action(kind, player, amount=parse_amount(rest[0]))
    if not rest:
        return Action(kind, player)
    if not takes:
        raise Unreadable(f"{short(rest[0])} is too much, {kind} stands alone")
    if len(rest) > 1:
        raise Unreadable(f"cards are written without spaces, as in 'p1 {kind} AsKd'")
    if rest[0] == "-" and kind == "sm":
        return Action(kind, player, dealt=True)
    return Action(kind, player, parse_cards(rest[0]))


def _player(word: str) -> int:
    found = _PLAYER.fullmatch(word)
    if found is None:
        raise Unreadable(f"{short(word)} is neither the dealer (d) nor a player (p1, p2, …)")
    return int(found[1]) - 1


def short(value: object) -> str:
    """``value`` as a message shows it: quoted as Python does, on one line, not too long."""
    try:
        text = repr(value)
    except (ValueError, RecursionError):
        return "something too long to print"
    return text if len(text) <= 60 else text[:56] + " …" + text[0]

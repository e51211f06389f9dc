"""A showdown that is asked about: what game it is, who holds what as far as it is known, and what is out of play."""

from collections.abc import Sequence
from math import comb
from typing import NamedTuple

from cardspeak.cards.card import DECKS, UNKNOWN, card_text, parse_cards
from cardspeak.equity.notation import parse_range
from cardspeak.errors import Unreadable
from cardspeak.record import record

Cards = tuple[int, ...]
PLAYERS = 10
"""So many players there are at most."""


class CannotDeal(Unreadable):
    """What was asked cannot be dealt: a code and its facts."""

    def __init__(self, code: str, **facts: str | int) -> None:
        super().__init__(_SAID[code].format(**facts))
        self.code, self.facts = code, facts


_SAID = {
    "card_twice": "{card} is there twice",
    "no_card": "{card} cannot be named here: every card of a board, of what is dead and of a hand is a card",
    "not_in_deck": "{card} is not in this deck, which begins with the sixes",
    "too_many_cards": "{cards} has {count} cards; in this game a hand has {most}",
    "board_too_long": "the board has {count} cards; in this game it has {most} at most",
    "few_players": "two to ten hands are compared, not {count}",
    "deck_too_small": "{count} hands need {needed} cards, and the deck has {there} left for them",
    "no_combination": "hand {number}: none of what {text} stands for is left, with the cards of others known",
    "none_together": "the hands cannot all be dealt at once: whatever one holds, another lacks",
}


@record
class Showdown(NamedTuple):
    """How a game is decided: its sides by ranking and use, its deck, the cards of a board and of a holding."""

    sides: tuple[tuple[str, str], ...]
    deck: int = 52
    board: int = 5
    holding: int = 2

    @property
    def in_ranges(self) -> bool:
        """Whether hands are ranges of two cards: any of them play with a board."""
        return self.holding == 2 and self.board == 5 and self.sides in ((("high", "any"),), (("short-deck", "any"),))


HOLDEM = Showdown((("high", "any"),))


@record
class Hand(NamedTuple):
    """What a player may hold: one of several sets of cards, each as likely, and so many unknown cards besides."""

    text: str
    ways: tuple[Cards, ...]
    missing: int = 0


@record
class Question(NamedTuple):
    """Hands, the board as far as it lies, the cards that nobody can have, and those that may still come to somebody."""

    showdown: Showdown
    hands: tuple[Hand, ...]
    board: Cards
    dead: Cards
    stub: Cards

    @property
    def to_come(self) -> int:
        """How many cards the board still gets."""
        return self.showdown.board - len(self.board)

    @property
    def known(self) -> bool:
        """Whether each hand is one set of cards, all of which are known."""
        return all(len(hand.ways) == 1 and not hand.missing for hand in self.hands)

    def falls(self) -> int:
        """In how many ways the missing cards may fall, for one choice of hands."""
        left, ways = len(self.stub) - sum(len(hand.ways[0]) for hand in self.hands if len(hand.ways) > 1), 1
        for count in (self.to_come, *[hand.missing for hand in self.hands]):
            ways *= comb(left, count)
            left -= count
        return ways


def question(
    hands: Sequence[str], showdown: Showdown = HOLDEM, board: str | Sequence[int] = (), dead: str | Sequence[int] = ()
) -> Question:
    """Read what is asked; `CannotDeal` for what cannot be dealt, `Unreadable` for a text that cannot be read."""
    if not 2 <= len(hands) <= PLAYERS:
        raise CannotDeal("few_players", count=len(hands))
    laid, out = _cards(board, showdown), _cards(dead, showdown)
    if len(laid) > showdown.board:
        raise CannotDeal("board_too_long", count=len(laid), most=showdown.board)
    read = [_hand(text, showdown) for text in hands]
    fixed = [*laid, *out, *[card for ways, _ in read if len(ways) == 1 for card in ways[0]]]
    for at, card in enumerate(fixed):
        if card in fixed[:at]:
            raise CannotDeal("card_twice", card=card_text(card))
    gone, deck = set(fixed), DECKS[showdown.deck]
    found = []
    for number, (text, (ways, missing)) in enumerate(zip(hands, read, strict=True), 1):
        left = ways if len(ways) == 1 else tuple([way for way in ways if gone.isdisjoint(way)])
        if showdown.deck == 36:
            left = tuple([way for way in left if min(way, default=16) >= 16])
        if not left:
            raise CannotDeal("no_combination", number=number, text=text)
        found.append(Hand(text, left, missing))
    stub = tuple([card for card in deck if card not in gone])
    needed = showdown.board - len(laid) + sum(
        [hand.missing + (len(hand.ways[0]) if len(hand.ways) > 1 else 0) for hand in found]
    )  # fmt: skip
    if needed > len(stub):
        raise CannotDeal("deck_too_small", count=len(hands), needed=needed, there=len(stub))
    return Question(showdown, tuple(found), laid, out, stub)


def _cards(given: str | Sequence[int], showdown: Showdown) -> Cards:
    cards = parse_cards(given) if isinstance(given, str) else tuple(given)
    for card in cards:
        if not 0 <= card < UNKNOWN:
            raise CannotDeal("no_card", card=card_text(card) if card == UNKNOWN else card)
        if showdown.deck == 36 and card < 16:
            raise CannotDeal("not_in_deck", card=card_text(card))
    return cards


def _hand(text: str, showdown: Showdown) -> tuple[tuple[Cards, ...], int]:
    """What a hand may be: a range where the game has them, else sets of cards of one length, and unknown ones."""
    plain = text.strip()
    if showdown.in_ranges:
        try:
            cards = tuple([card for card in parse_cards(plain) if card != UNKNOWN])
        except Unreadable:
            return parse_range(plain), 0
        if len(cards) > 2 and "," in plain:
            return parse_range(plain), 0
        _sized(plain, cards, showdown)
        if len(cards) == 2:
            return (cards,), 0
        every = parse_range("random")
        return (every if not cards else tuple([each for each in every if cards[0] in each])), 0
    if plain.lower() in ("", "random", "any", "*"):
        return ((),), showdown.holding
    ways = []
    for piece in plain.split(",") if "," in plain else [plain]:
        try:
            cards = tuple([card for card in parse_cards(piece) if card != UNKNOWN])
        except Unreadable as error:
            raise Unreadable(f"{error}; in this game a hand is written card by card") from None
        _sized(piece, cards, showdown)
        ways.append(cards)
    if len({len(way) for way in ways}) > 1:
        raise Unreadable(f"{plain!r}: hands of one player have as many cards each")
    return tuple(dict.fromkeys(tuple(sorted(way)) for way in ways)), showdown.holding - len(ways[0])


def _sized(text: str, cards: Cards, showdown: Showdown) -> None:
    if len(cards) > showdown.holding:
        raise CannotDeal("too_many_cards", cards=text.strip(), count=len(cards), most=showdown.holding)
    for at, card in enumerate(cards):
        if card in cards[:at]:
            raise CannotDeal("card_twice", card=card_text(card))
        if showdown.deck == 36 and card < 16:
            raise CannotDeal("not_in_deck", card=card_text(card))

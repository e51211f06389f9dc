"""Faces: which cards may be named where the dealer or a player says them; a card lies in one place only."""

from collections.abc import Sequence

from cardspeak.cards.card import DECKS, UNKNOWN, card_text
from cardspeak.finding import Finding, finding
from cardspeak.hand.refused import Refused
from cardspeak.hand.state import State
from cardspeak.law.law import Law

FACES = {count: frozenset((*deck, UNKNOWN)) for count, deck in DECKS.items()}


def no_such_card(deck: int, cards: Sequence[int], law: Law) -> Refused | None:
    """Refuse a card that is not in a deck of so many."""
    faces = FACES[deck]
    if faces.issuperset(cards):
        return None
    wrong = next(card for card in cards if card not in faces)
    named = card_text(wrong) if wrong in FACES[52] else f"number {wrong}"
    return Refused("no_such_card", {"card": named}, law.cites("deal.deck"), finding("card_of_deck", cards=deck))


def impossible(state: State, cards: Sequence[int], own: tuple[int, ...], law: Law) -> Refused | None:
    """Refuse faces that no card of the deck has, or that a card elsewhere has; `own` are those of the hand named.

    Where all cards of a hand are known, whether these are among them is for the caller to say.
    """
    refused = no_such_card(state.deal.game.deck, cards, law)
    if refused or (own and UNKNOWN not in own):
        return refused
    secret, shown = state.secret, state.cards
    known = set().union(*secret.down, *shown.up, *shown.boards, *secret.discards, secret.burns)
    if secret.stub.count(UNKNOWN) < len(secret.stub):
        known.update(secret.stub)
    known.difference_update(own)
    if len({*cards}) == len(cards) and known.isdisjoint(cards):
        return None
    twice = [card for card in cards if card != UNKNOWN and (card in known or cards.count(card) > 1)]
    if twice:
        return Refused("card_twice", {"card": card_text(twice[0])}, law.cites("deal.deck"), Finding("card_not_seen"))
    return None

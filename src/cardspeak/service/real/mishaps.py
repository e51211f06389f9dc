"""What may have happened at a real table: the mishaps of this moment first, each a phrase to be filled in by taps."""

import re
from collections.abc import Mapping
from functools import cache
from typing import NamedTuple

from cardspeak.hand import events as e
from cardspeak.record import record
from cardspeak.service.real.hand import Standing
from cardspeak.story.words import KINDS, PHRASES, Phrase


@record
class Offer(NamedTuple):
    """A mishap to choose: its key, the phrase that tells it, and what is filled in already."""

    key: str
    words: str
    filled: Mapping[str, str] = {}

    @property
    def slots(self) -> tuple[str, ...]:
        """The places that are still to be filled in, in their order."""
        asked = self.words if self.key in WITH_AMOUNT else re.sub(r"\[.*?\]", "", self.words)
        return tuple(slot for slot in dict.fromkeys(_SLOT.findall(asked)) if slot not in self.filled)


WITH_AMOUNT = ("bet-early",)  # where what may be left out is asked for
_SLOT = re.compile(r"\b[A-Z]{3,}\b")
_FLOP = {"STREET": "flop"}

OFFERS: tuple[Offer, ...] = (
    # acting
    Offer("fold-early", "SEAT folds"),
    Offer("check-early", "SEAT checks"),
    Offer("call-early", "SEAT calls [AMOUNT]"),
    Offer("bet-early", "SEAT bets [AMOUNT]"),
    Offer("raise-early", "SEAT raises/re-raises to AMOUNT"),
    Offer("chips", "SEAT puts out PUT [MOTIONS]"),
    Offer("string-bet", "SEAT puts out PUT [MOTIONS]", {"MOTIONS": "in two motions"}),
    Offer("said", "SEAT says/announces [:] QUOTE"),
    Offer("said-and-put", "SEAT says/announces [:] QUOTE [,] and puts out PUT [MOTIONS]"),
    Offer("takes-back", "SEAT takes back TOOK"),
    Offer("taps", "SEAT taps the table"),
    Offer("cards-forward", "SEAT pushes his cards forward"),
    # the deal
    Offer("dealer-exposes", "the dealer exposes SEAT's NTH card [: CARDS]"),
    Offer("wrong-number", "SEAT is found with NUMBER card/cards"),
    Offer("skipped", "the dealer skips SEAT"),
    Offer("wrong-start", "the deal begins with SEAT"),
    Offer("two-in-a-row", "SEAT is dealt two cards in a row"),
    Offer("out-of-order", "SEAT is dealt a card out of order"),
    Offer("empty-seat", "cards are dealt to an empty seat"),
    Offer("wrong-button", "the button is in the wrong place"),
    Offer("not-shuffled", "the deck was not shuffled/cut"),
    Offer("seen-in-shuffle", "a card was seen in the shuffle/cut"),
    # the deck
    Offer("boxed", "NUMBER card/cards is found face up in the stub [: CARDS]", {"NUMBER": "1"}),
    Offer("duplicate", "NUMBER CARDS is found", {"NUMBER": "two"}),
    Offer("joker", "a joker is found"),
    Offer("other-back", "NUMBER card/cards of another back is found", {"NUMBER": "1"}),
    Offer("off-table", "NUMBER card/cards falls off the table [: CARDS]", {"NUMBER": "1"}),
    Offer("stub-dropped", "the stub is dropped"),
    # the board
    Offer("no-burn", "the dealer does not burn"),
    Offer("two-burns", "the dealer burns NUMBER [card/cards]", {"NUMBER": "two"}),
    Offer("burn-seen", "the dealer exposes the burn card [: CARDS]"),
    Offer("flop-of-four", "the STREET has NUMBER card/cards [: CARDS]", {"STREET": "flop", "NUMBER": "4"}),
    Offer("early-flop", "the STREET is opened too early", _FLOP),
    Offer("early-turn", "the STREET is opened too early", {"STREET": "turn"}),
    Offer("early-river", "the STREET is opened too early", {"STREET": "river"}),
    # hands
    Offer("touches-muck", "SEAT's hand/card/cards touches the muck"),
    Offer("touches-cards", "SEAT's hand/card/cards touches OTHER's [hand/cards]"),
    Offer("dealer-mucks", "the dealer mucks SEAT's hand/cards"),
    Offer("own-drop", "SEAT drops his card/cards"),
    Offer("exposes", "SEAT exposes NUMBER card/cards", {"NUMBER": "a"}),
    Offer("said-fold", "SEAT has said fold and keeps his cards"),
    Offer("forgot", "SEAT discards and forgets OTHER"),
    # offences
    Offer("penalise", "the floor penalises/penalizes SEAT : TEXT"),
    Offer("insults", "SEAT insults OTHER"),
    Offer("swears", "SEAT swears"),
    Offer("phone", "SEAT talks on the phone"),
    Offer("says-holding", "SEAT says what he holds"),
    Offer("delays", "SEAT delays the game"),
    Offer("splashes", "SEAT splashes the pot"),
    Offer("soft-plays", "SEAT soft-plays OTHER"),
    # time
    Offer("calls-clock", "SEAT calls time/the-clock on OTHER"),
    Offer("time-up", "SEAT's time runs out"),
    # the showdown
    Offer("face-down", "SEAT discards face down"),
    Offer("half-shown", "SEAT shows only a part and mucks"),
    Offer("one-card", "SEAT shows one winning card only"),
    Offer("opened-for-him", "SEAT's hand is to be opened for him"),
    Offer("asks-to-see", "SEAT asks to see OTHER's hand/cards"),
)

_DEAL = (
    "dealer-exposes wrong-number skipped wrong-start wrong-button boxed two-in-a-row out-of-order empty-seat "
    "not-shuffled seen-in-shuffle"
).split()
_ACTING = (
    "chips string-bet said said-and-put raise-early call-early check-early fold-early bet-early takes-back".split()
)
_HANDS = "dealer-mucks touches-muck exposes said-fold cards-forward taps own-drop touches-cards forgot".split()
_DECK = "boxed duplicate joker other-back off-table stub-dropped".split()
_EARLY = {-1: "early-flop", 0: "early-flop", 1: "early-turn", 2: "early-river"}
_BURNS = "no-burn two-burns burn-seen".split()
_OFFENCES = "penalise insults swears phone says-holding delays splashes soft-plays".split()
_SHOWING = "face-down half-shown one-card opened-for-him asks-to-see touches-muck dealer-mucks".split()


def likely(now: Standing) -> tuple[str, ...]:
    """Return the keys of what is likely to have happened at this moment, the likeliest first."""
    state = now.state
    flop = state.deal.game.family == "flop"
    acted = any(isinstance(event, e.Folded | e.Checked | e.Called | e.RaisedTo) for event in now.played.events)
    if state.stage in ("showdown", "naming", "over"):
        return (*_SHOWING, "duplicate", "wrong-number", *_OFFENCES)
    if state.stage == "dictating":
        four = ("flop-of-four",) if flop and state.street == 0 else ()
        return (*four, *_BURNS, "boxed", "stub-dropped", "off-table", "dealer-mucks", "touches-muck", *_OFFENCES)
    early = (_EARLY[state.street],) if flop and state.street in _EARLY else ()
    if not acted:
        return (*_DEAL, *_ACTING, *_OFFENCES)
    fresh = max(state.round.acted) < 0
    opened = (("flop-of-four",) if state.street == 1 else ()) + tuple(_BURNS) if flop and fresh and state.street else ()
    first = (*opened, *_ACTING[:6], *early, *_HANDS[:4], "calls-clock", "time-up")
    return (*first, *_ACTING[6:], *_HANDS[4:], *_DECK, *_OFFENCES)


@cache
def offers() -> Mapping[str, Offer]:
    """Return all that may be chosen by its key: what has a title of its own, and every other phrase of a mishap."""
    found = {offer.key: offer for offer in OFFERS}
    told = {offer.words for offer in OFFERS}
    for place, phrase in enumerate(PHRASES):
        if phrase.kind in KINDS[1:5] + KINDS[7:] and phrase.words not in told:
            found[f"phrase-{place}"] = Offer(f"phrase-{place}", phrase.words)
    return found


@cache
def phrase_of(words: str) -> Phrase:
    """Return the phrase with these words."""
    return next(phrase for phrase in PHRASES if phrase.words == words)


def written(offer: Offer, filled: Mapping[str, str]) -> str:
    """Write the line that an offer tells with its places filled; a place of an optional part may stay empty."""
    given = {**offer.filled, **filled}
    parts: list[str] = []
    for group in re.findall(r"\[.*?\]|[^\s\[\]]+", offer.words):
        slots = _SLOT.findall(group)
        if group[0] == "[" and not (slots and all(given.get(slot) for slot in slots)):
            continue
        parts += [_word(token, given) for token in group.strip("[]").split()]
    return " ".join(parts).replace(" : ", ": ")


def _word(token: str, given: Mapping[str, str]) -> str:
    found = _SLOT.match(token)
    if found:
        return f"{given[found[0]]}{token[found.end() :]}"
    return token.split("/")[-1 if token == "card/cards" and given.get("NUMBER", "") not in ("", "1", "a") else 0]

"""What is likely to have happened at this moment of a hand: the conditions that the rows of irregularities name."""

from collections.abc import Callable, Collection

from cardspeak.floor.incidents.meant import can_be_meant
from cardspeak.floor.incidents.sight import actions, next_street
from cardspeak.hand.state import State
from cardspeak.irregularities import OF_NO_HAND, OFFERS, SELDOM, Moment, Offer


def _has_board(state: State) -> bool:
    return any(street.board for street in state.deal.game.streets)


def _comes(state: State, name: str) -> bool:
    """Say whether the street of this name is the next of the game."""
    coming = next_street(state)
    return coming is not None and coming.name == name


def _acted(state: State) -> bool:
    return state.street > 0 or actions(state) > 0


def _betting(state: State) -> bool:
    return state.stage not in ("showdown", "naming", "over", "dictating") and _acted(state)


def _just_opened(state: State) -> bool:
    return _has_board(state) and _betting(state) and state.street > 0 and max(state.round.acted) < 0


CONDITIONS: dict[Moment, Callable[[State], bool]] = {
    "always": lambda state: True,
    "deal": lambda state: state.stage not in ("showdown", "naming", "over", "dictating") and not _acted(state),
    "betting": _betting,
    "street_due": lambda state: state.stage == "dictating",
    "flop_due": lambda state: state.stage == "dictating" and _comes(state, "flop"),
    "street_opened": _just_opened,
    "flop_opened": lambda state: _just_opened(state) and state.deal.game.streets[state.street].name == "flop",
    "early_flop": lambda state: _betting(state) and _comes(state, "flop"),
    "early_turn": lambda state: _betting(state) and _comes(state, "turn"),
    "early_river": lambda state: _betting(state) and _comes(state, "river"),
    "showdown": lambda state: state.stage in ("showdown", "naming"),
    "over": lambda state: state.stage == "over",
}


def likely(state: State) -> tuple[str, ...]:
    """Return the keys of the offers that are likely now and can be, the likeliest first."""
    keys = _ranked({moment for moment, holds in CONDITIONS.items() if holds(state)})
    return tuple([key for key in keys if can_be_meant(state, OFFERS[key])])


def likely_between() -> tuple[str, ...]:
    """Return the keys of the offers that are likely while no hand is on: what a book may punish at any time."""
    return tuple([key for key in _ranked({"always"}) if is_of_no_hand(OFFERS[key])])


def is_of_no_hand(offer: Offer) -> bool:
    """Say whether something can be told while no hand is on: it changes nothing in one."""
    return offer.key in OF_NO_HAND


def _ranked(now: Collection[Moment]) -> tuple[str, ...]:
    ranked = [
        (min([rank for moment, rank in offer.likely.items() if moment in now], default=SELDOM), key)
        for key, offer in OFFERS.items()
    ]
    return tuple(key for rank, key in sorted(ranked, key=lambda each: each[0]) if rank < SELDOM)

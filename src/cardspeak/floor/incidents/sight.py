"""What the floor sees in the hand by itself, so that nobody has to be asked."""

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any

from cardspeak.floor.incidents.incident import Incident
from cardspeak.games.model import Street
from cardspeak.hand.posting import DEAD_POSTS
from cardspeak.hand.pots import values
from cardspeak.hand.showdown import claims, unseen
from cardspeak.hand.state import State, seats_in
from cardspeak.law.facts import Facts, Unknown

Ask = Callable[..., Any]

OF_THE_HAND: dict[str, Callable[[State, Ask], Any]] = {
    "family": lambda state, ask: state.deal.game.family,
    "street": lambda state, ask: state.street,
    "actions": lambda state, ask: actions(state),
    "chip actions": lambda state, ask: chip_actions(state),
    "later street": lambda state, ask: state.street > 0,
    "first round": lambda state, ask: state.street == 0 and state.stage != "over",
    "round over": lambda state, ask: state.stage != "betting" or not state.round.queue,
    "substantial": lambda state, ask: state.street > 0 or state.stage == "over" or ask("action.substantial"),
    "acted on it": lambda state, ask: actions(state) > 0,
    "substantial here": lambda state, ask: ask("action.substantial"),
    "players in": lambda state, ask: state.round.live.bit_count(),
    "pot awarded": lambda state, ask: state.stage == "over",
    "showdown": lambda state, ask: state.stage in ("showdown", "naming"),
    "on the flop": lambda state, ask: state.street >= 0 and state.deal.game.streets[state.street].name == "flop",
    "last street": lambda state, ask: state.street == len(state.deal.game.streets) - 1,
    "next hand begun": lambda state, ask: False,  # this hand is the one before the floor
    "looked": lambda state, ask: True,  # nobody has said otherwise
    "betting remains": lambda state, ask: (
        sum(1 for each in seats_in(state.round.live, len(state.round.stacks)) if state.round.stacks[each]) > 1
    ),
    "pot-limit": lambda state, ask: state.deal.structure == "pot-limit",
    "tournament": lambda state, ask: state.deal.event.kind == "tournament",
    "in a break": lambda state, ask: False,  # nobody has said otherwise
    "hand runs": lambda state, ask: state.stage != "over",
    "players at the table": lambda state, ask: len(state.round.stacks),
    "before the last round": lambda state, ask: state.street < len(state.deal.game.streets) - 1,
}


def _plainly_won(state: State, seat: int) -> bool:
    """Say whether a hand wins a part of the pot, where all hands that claim it lie open."""
    claiming = claims(state) | 1 << seat
    if claiming & ~state.cards.tabled or unseen(state, claiming):
        raise Unknown("clearly the winner")
    seats = (seat, *seats_in(claiming & ~(1 << seat), len(state.round.stacks)))
    rows = [row for run in range(len(state.cards.boards)) for row in values(state, seats, run)]
    return any(row[0] == max(row) >= 0 for row in rows)


OF_A_SEAT: dict[str, Callable[[State, int], Any]] = {
    "first player": lambda state, seat: seat == (state.deal.button + 1) % len(state.round.stacks),
    "big blind": lambda state, seat: any(post.seat == seat and post.kind == "big blind" for post in state.deal.posts),
    "button": lambda state, seat: seat == state.deal.button,
    "in the hand": lambda state, seat: bool(claims(state) >> seat & 1),
    "not heads-up": lambda state, seat: state.round.live.bit_count() != 2 or not state.round.live >> seat & 1,
    "acted": lambda state, seat: state.round.acted[seat] >= 0 or state.street > 0,
    "others acted": lambda state, seat: any(
        state.round.acted[other] >= 0 or not state.round.live >> other & 1
        for other in range(len(state.round.stacks))
        if other != seat
    ),
    "facing a bet": lambda state, seat: (
        bool(state.round.live >> seat & 1) and state.round.bets[seat] < state.round.level
    ),
    "all cards open": lambda state, seat: bool(state.cards.tabled >> seat & 1),
    "his turn": lambda state, seat: state.stage == "betting" and state.round.queue[:1] == (seat,),
    "betting over": lambda state, seat: state.stage not in ("betting", "drawing", "dictating"),
    "all in": lambda state, seat: state.round.stacks[seat] == 0,
    # folded with no bet in front; whether it was out of turn too only the story tells
    "unforced": lambda state, seat: bool(state.noted.idle >> seat & 1),
    "bet stands": lambda state, seat: state.round.aggressor == seat,
    "clearly the winner": _plainly_won,
}

OF_TWO: dict[str, Callable[[State, int, int, int], Any]] = {
    "viewer to act": lambda state, seat, other, amount: state.stage == "betting" and other in state.round.queue,
    "viewer may bet": lambda state, seat, other, amount: (
        state.stage == "betting" and bool(state.round.live >> other & 1) and state.round.stacks[other] > 0
    ),
    "other in the hand": lambda state, seat, other, amount: bool(claims(state) >> other & 1),
    "facing the all-in": lambda state, seat, other, amount: (
        state.round.stacks[other] == 0 and state.round.bets[other] > state.round.bets[seat]
    ),
    "covered": lambda state, seat, other, amount: state.deal.stacks[other] >= state.deal.stacks[seat] + amount,
    "won": lambda state, seat, other, amount: _won(state, seat),
}

OF_A_BET: dict[str, Callable[[State, int, Mapping[str, Any]], Any]] = {
    "too large": lambda state, seat, told: told["amount"] > told["due"],
    "next card": lambda state, seat, told: (
        told["amount"]
        not in (
            (state.round.bets[seat],)
            if state.stage == "betting"
            else (state.round.level,) * (state.stage == "dictating")
        )
    ),
}


def seen(incident: Incident, state: State, ask: Ask) -> Callable[[str], Any]:
    """Return how a fact that stands in the hand is found out; it raises `Unknown` for one that does not."""
    return partial(_look, incident, state, ask)


def _look(incident: Incident, state: State, ask: Ask, fact: str) -> Any:
    if not incident.seats:
        return _in_the_hand(state, ask, fact)
    seat, told, players = incident.seats[0], dict(incident.facts), len(state.round.stacks)
    if fact == "substantial behind":
        return ask(
            "action.substantial", Facts({"actions": told["actions behind"], "chip actions": told["chips behind"]})
        )
    if len(incident.seats) > 1 and fact in OF_TWO:
        return OF_TWO[fact](state, seat, incident.seats[1], int(told.get("amount", 0)))
    if len(incident.seats) == 1 and "due" in told and fact in OF_A_BET:
        return OF_A_BET[fact](state, seat, told)
    if fact == "place" and "card" in told:
        return (seat - state.deal.button - 1) % players + players * (int(told["card"]) - 1) + 1
    return OF_A_SEAT[fact](state, seat) if fact in OF_A_SEAT else _in_the_hand(state, ask, fact)


def _in_the_hand(state: State, ask: Ask, fact: str) -> Any:
    if fact not in OF_THE_HAND:
        raise Unknown(fact)
    return OF_THE_HAND[fact](state, ask)


def _won(state: State, seat: int) -> bool:
    if state.stage != "over":
        raise Unknown("won")
    return state.round.stacks[seat] > 0


def next_street(state: State) -> Street | None:
    """Return the street of this game that comes next; none after the last."""
    coming = state.deal.game.streets[state.street + 1 : state.street + 2]
    return coming[0] if coming else None


def dealt_so_far(state: State) -> int:
    """Return how many cards a player has been dealt in this game up to this street."""
    streets = state.deal.game.streets[: max(state.street, 0) + 1]
    return sum([street.down + street.up for street in streets])


def actions(state: State) -> int:
    """How many players have acted in this round; whoever folded in it has."""
    now = state.round
    gone = now.began - now.live.bit_count()
    return gone + sum(1 for seat in seats_in(now.live, len(now.stacks)) if now.acted[seat] >= 0)


def chip_actions(state: State) -> int:
    """How many players have put chips in by an action in this round, forced bets apart."""
    now = state.round
    posted = [0] * len(now.stacks)
    if state.street == 0:
        for post in state.deal.posts:
            posted[post.seat] += post.amount if post.kind not in DEAD_POSTS else 0
    return sum(1 for seat, bet in enumerate(now.bets) if now.acted[seat] >= 0 and bet > posted[seat])

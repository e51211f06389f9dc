"""What the floor sees in the hand by itself, so that nobody has to be asked."""

from collections.abc import Callable, Mapping
from typing import Any

from cardspeak.floor.incidents import Incident
from cardspeak.hand.state import State, seats_in
from cardspeak.law.facts import Facts, Unknown


def seen(incident: Incident, state: State, ask: Callable[..., Any]) -> dict[str, Callable[[], Any]]:
    """Return the facts that stand in the hand, each found out when it is asked for."""
    now = state.round
    players = len(now.stacks)
    found: dict[str, Callable[[], Any]] = {
        "family": lambda: state.deal.game.family,
        "street": lambda: state.street,
        "actions": lambda: actions(state),
        "chip actions": lambda: chip_actions(state),
        "later street": lambda: state.street > 0,
        "first round": lambda: state.street == 0 and state.stage != "over",
        "round over": lambda: state.stage != "betting" or not now.queue,
        "substantial": lambda: state.street > 0 or state.stage == "over" or ask("action.substantial"),
        "acted on it": lambda: actions(state) > 0,
        "substantial here": lambda: ask("action.substantial"),
        "players in": now.live.bit_count,
        "pot awarded": lambda: state.stage == "over",
        "showdown": lambda: state.stage in ("showdown", "naming"),
        "on the flop": lambda: state.deal.game.family == "flop" and state.street == 1,
        "last street": lambda: state.street == len(state.deal.game.streets) - 1,
        "next hand begun": lambda: False,  # this hand is the one before the floor
        "looked": lambda: True,  # nobody has said otherwise
        "betting remains": lambda: sum(1 for each in seats_in(now.live, players) if now.stacks[each]) > 1,
        "pot-limit": lambda: state.deal.structure == "pot-limit",
        "tournament": lambda: state.deal.event.kind == "tournament",
        "in a break": lambda: False,  # nobody has said otherwise
        "hand runs": lambda: state.stage != "over",
        "players at the table": lambda: players,
        "before the last round": lambda: state.street < len(state.deal.game.streets) - 1,
    }
    if incident.seats:
        seat = incident.seats[0]
        found |= {
            "first player": lambda: seat == (state.deal.button + 1) % players,
            "big blind": lambda: any(post.seat == seat and post.kind == "big blind" for post in state.deal.posts),
            "button": lambda: seat == state.deal.button,
            "in the hand": lambda: bool(now.live >> seat & 1),
            "not heads-up": lambda: now.live.bit_count() != 2 or not now.live >> seat & 1,
            "acted": lambda: now.acted[seat] >= 0 or state.street > 0,
            "others acted": lambda: any(
                now.acted[other] >= 0 or not now.live >> other & 1 for other in range(players) if other != seat
            ),
            "facing a bet": lambda: bool(now.live >> seat & 1) and now.bets[seat] < now.level,
            "all cards open": lambda: bool(state.cards.tabled >> seat & 1),
            "his turn": lambda: bool(now.queue) and now.queue[0] == seat and state.stage == "betting",
            "betting over": lambda: state.stage not in ("betting", "drawing", "dictating"),
            "all in": lambda: now.stacks[seat] == 0,
        }
        told = dict(incident.facts)
        if "card" in told:
            found["place"] = lambda: (seat - state.deal.button - 1) % players + players * (int(told["card"]) - 1) + 1
        if len(incident.seats) > 1:
            found |= _of_two(state, seat, incident.seats[1], int(told.get("amount", 0)))
        elif "due" in told:
            found |= _of_a_bet(state, seat, told)
        found["substantial behind"] = lambda: ask(
            "action.substantial", Facts({"actions": told["actions behind"], "chip actions": told["chips behind"]}, {})
        )
    return found


def _of_two(state: State, seat: int, other: int, amount: int) -> dict[str, Callable[[], Any]]:
    """Return what is seen of the second player of an incident, and of chips between the two."""
    now = state.round
    return {
        "viewer to act": lambda: state.stage == "betting" and other in now.queue,
        "viewer may bet": lambda: state.stage == "betting" and bool(now.live >> other & 1) and now.stacks[other] > 0,
        "other in the hand": lambda: bool(now.live >> other & 1),
        "facing the all-in": lambda: now.stacks[other] == 0 and now.bets[other] > now.bets[seat],
        "covered": lambda: state.deal.stacks[other] >= state.deal.stacks[seat] + amount,
        "won": lambda: _won(state, seat),
    }


def _won(state: State, seat: int) -> bool:
    if state.stage != "over":
        raise Unknown("won")
    return state.round.stacks[seat] > 0


def _of_a_bet(state: State, seat: int, told: Mapping[str, Any]) -> dict[str, Callable[[], Any]]:
    """Return what is seen of a bet whose size was wrong; once its street is over it lies there no more."""
    return {
        "too large": lambda: told["amount"] > told["due"],
        "next card": lambda: state.stage != "betting" or state.round.bets[seat] != told["amount"],
    }


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
            posted[post.seat] += post.amount if post.kind not in ("ante", "table ante", "dead") else 0
    return sum(1 for seat, bet in enumerate(now.bets) if now.acted[seat] >= 0 and bet > posted[seat])

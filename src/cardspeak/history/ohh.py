"""A hand in the Open Hand History format (JSON, version 1.4): the record, and the text that holds it.

The amount of an action is what the player put in, not the total in front: a raise to 20 after a bet of 2 has 18.
Uncalled chips go back without a record: pots hold what was called, before the rake; wins are what a player got.
A `Showdown` stage has all hands that were shown or mucked. Cards that the reader may not know are left out.

The format knows types of games, but not every game, and it knows no draw. Both stand in keys that begin with an
underscore (`_game`, `_discards`), as other writers do it too; without these keys the hand is still valid.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from datetime import UTC, datetime
from decimal import Decimal
from typing import NamedTuple

from cardspeak.cards.card import card_text
from cardspeak.history.phh_action import Amount
from cardspeak.record import record

SPEC = "1.4.6"
SHOWDOWN = "Showdown"
BET_TYPES = {"no-limit": "NL", "pot-limit": "PL", "fixed-limit": "FL"}

PUTS_IN = frozenset(
    {"Post Ante", "Post SB", "Post BB", "Straddle", "Post Dead", "Post Extra Blind", "Bet", "Raise", "Call"}
)
"""The actions whose amount leaves the stack of the player for the pot."""

ACTIONS = PUTS_IN | {
    "Dealt Cards", "Mucks Cards", "Shows Cards", "Fold", "Check",
    "Added Chips", "Sits Down", "Stands Up", "Added To Pot", "Add to Pot",
}  # fmt: skip
"""The words that the format has for what happens."""


@record
class Seated(NamedTuple):
    """A player of the hand: the number in the hand, the chair at the table (counted from 1), name and chips."""

    id: int
    seat: int
    name: str
    stack: Amount


@record
class Act(NamedTuple):
    """One action of a player; `amount` is what the player put in, `cards` are those dealt or shown, if known."""

    player: int
    action: str
    amount: Amount = 0
    all_in: bool = False
    cards: tuple[int, ...] = ()


@record
class Thrown(NamedTuple):
    """What a player threw away in a draw (no cards: stood pat); `??` are cards that nobody was shown."""

    player: int
    cards: tuple[int, ...]


@record
class Stage(NamedTuple):
    """One street: the cards that came to the board, the actions, and the draw before it."""

    street: str
    cards: tuple[int, ...]
    acts: tuple[Act, ...]
    discards: tuple[Thrown, ...] = ()


@record
class PotWon(NamedTuple):
    """A pot, the rake that the house took from it, and how much each player won."""

    amount: Amount
    rake: Amount
    wins: tuple[tuple[int, Amount], ...]


@record
class OpenHand(NamedTuple):
    """One hand as its file has it; `game` and the fields after it are empty in files of other writers."""

    site: str
    network: str
    number: str
    started: datetime | None  # in UTC
    table: str
    type: str  # of game: "Holdem", "Omaha", …
    bet_type: str  # the betting structure: "NL", "PL", "FL"
    size: int  # how many chairs the table has
    currency: str
    dealer: int  # the chair with the button
    small_blind: Amount
    big_blind: Amount
    ante: Amount
    hero: int | None  # the player whose view this is; None: nobody's
    players: tuple[Seated, ...]
    stages: tuple[Stage, ...]
    pots: tuple[PotWon, ...]
    bet_cap: Amount = 0  # the most that a player may put in; 0: no cap
    tournament: bool = False
    flags: tuple[str, ...] = ()
    spec: str = SPEC
    version: str = SPEC
    game: str = ""  # the id of our game
    small_bet: Amount = 0
    big_bet: Amount = 0
    bring_in: Amount = 0


def write_open_hand(hand: OpenHand) -> str:
    """Return the hand as a JSON text with a line break at its end; `ValueError` where a number has too many digits."""
    ohh: dict[str, object] = {
        "spec_version": hand.spec,
        "site_name": hand.site,
        "network_name": hand.network,
        "internal_version": hand.version,
        "tournament": hand.tournament,
        "game_number": hand.number,
        "start_date_utc": _time(hand.started),
        "table_name": hand.table,
        "table_handle": hand.table,
        "game_type": hand.type,
        "bet_limit": {"bet_type": hand.bet_type, "bet_cap": _number(hand.bet_cap)},
        "table_size": hand.size,
        "currency": hand.currency,
        "dealer_seat": hand.dealer,
        "small_blind_amount": _number(hand.small_blind),
        "big_blind_amount": _number(hand.big_blind),
        "ante_amount": _number(hand.ante),
    }
    if hand.hero is not None:
        ohh["hero_player_id"] = hand.hero
    if hand.flags:
        ohh["flags"] = list(hand.flags)
    if hand.game:
        ohh["_game"] = hand.game
    for key in ("small_bet", "big_bet", "bring_in"):
        amount = getattr(hand, key)
        if amount:
            ohh["_" + key] = _number(amount)
    ohh["players"] = [
        {"id": player.id, "seat": player.seat, "name": player.name, "starting_stack": _number(player.stack)}
        for player in hand.players
    ]
    ohh["rounds"] = [_stage(index, stage) for index, stage in enumerate(hand.stages)]
    ohh["pots"] = [
        {
            "number": index,
            "amount": _number(pot.amount),
            "rake": _number(pot.rake),
            "player_wins": [{"player_id": player, "win_amount": _number(won)} for player, won in pot.wins],
        }
        for index, pot in enumerate(hand.pots)
    ]
    return json.dumps({"ohh": ohh}, ensure_ascii=False, indent=1) + "\n"


def write_open_hands(hands: Iterable[OpenHand]) -> str:
    """Return a file of several hands, with an empty line between two, as the format wants it."""
    return "\n".join(map(write_open_hand, hands))


def _stage(index: int, stage: Stage) -> dict[str, object]:
    found: dict[str, object] = {"id": index, "street": stage.street}
    if stage.cards:
        found["cards"] = _cards(stage.cards)
    if stage.discards:
        found["_discards"] = [{"player_id": thrown.player, "cards": _cards(thrown.cards)} for thrown in stage.discards]
    found["actions"] = [_act(number, act) for number, act in enumerate(stage.acts, 1)]
    return found


def _act(number: int, act: Act) -> dict[str, object]:
    found: dict[str, object] = {
        "action_number": number,
        "player_id": act.player,
        "action": act.action,
        "amount": _number(act.amount),
        "is_allin": act.all_in,
    }
    if act.cards:
        found["cards"] = _cards(act.cards)
    return found


def _cards(cards: tuple[int, ...]) -> list[str]:
    return [card_text(card) for card in cards]


def _number(amount: Amount) -> int | float:
    if isinstance(amount, int):
        return amount
    number = float(amount)
    if Decimal(repr(number)) != amount:
        raise ValueError(f"{amount} cannot be written as a number of JSON")
    return number


def _time(moment: datetime | None) -> str:
    return "" if moment is None else moment.astimezone(UTC).replace(tzinfo=None).isoformat() + "Z"


def finishing(hand: OpenHand) -> dict[int, Amount]:
    """Return the chips with which each player ends by the record alone; what nobody called goes back to its owner."""
    ends: dict[int, Amount] = {player.id: player.stack for player in hand.players}
    into: Amount = 0
    lies: dict[int, Amount] = {}
    for stage in hand.stages:
        if any(act.amount for act in stage.acts if act.action in ("Bet", "Raise", "Call", "Post Extra Blind")):
            lies = {}
        for act in stage.acts:
            if act.action in PUTS_IN:
                ends[act.player] = _sum(ends[act.player], -act.amount)
                into = _sum(into, act.amount)
                if act.action not in ("Post Ante", "Post Dead"):
                    lies[act.player] = _sum(lies.get(act.player, 0), act.amount)
    for pot in hand.pots:
        into = _sum(into, -pot.amount)
        for player, won in pot.wins:
            ends[player] = _sum(ends[player], won)
    if into and lies:
        owner = max(lies, key=lambda player: lies[player])
        ends[owner] = _sum(ends[owner], into)
    return ends


def _sum(one: Amount, other: Amount) -> Amount:
    if isinstance(one, int) and isinstance(other, int):
        return one + other
    return Decimal(str(one)) + Decimal(str(other))

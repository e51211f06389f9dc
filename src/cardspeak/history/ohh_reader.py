"""Reading Open Hand History: JSON text becomes a typed record, and every fault is reported in one line.

Keys that the record does not have are ignored, since other writers add their own. What is read is checked: the players
and their numbers, the words for actions, cards, amounts.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Sequence
from datetime import UTC, datetime
from decimal import Decimal
from typing import Any

from cardspeak.cards.card import parse_card
from cardspeak.errors import Unreadable
from cardspeak.history.ohh import ACTIONS, Act, OpenHand, PotWon, Seated, Stage, Thrown
from cardspeak.history.phh_action import LIMIT, PLACES, Amount

_BETWEEN = re.compile(r"\s*")


def read_open_hands(text: str) -> Iterator[OpenHand]:
    """Yield the hands of a file, one or several after each other; `Unreadable` names the line of a bad one."""
    decoder = json.JSONDecoder(parse_float=Decimal, parse_constant=_no_number)
    at = _after(text, 0)
    while at < len(text):
        line = text.count("\n", 0, at) + 1
        try:
            data, end = decoder.raw_decode(text, at)
        except json.JSONDecodeError as error:
            raise Unreadable(f"line {error.lineno}: no JSON: {error.msg}") from None
        except (RecursionError, ValueError, ArithmeticError) as error:
            raise Unreadable(f"line {line}: no JSON that can be read: {str(error)[:80]}") from None
        try:
            yield _hand(_field(data, "ohh", dict, "the file"))
        except Unreadable as error:
            raise Unreadable(f"the hand at line {line}: {error}") from None
        at = _after(text, end)


def read_open_hand(text: str) -> OpenHand:
    """Return the only hand of a text; `Unreadable` where it has none or several."""
    hands = list(read_open_hands(text))
    if len(hands) != 1:
        raise Unreadable(f"one hand is wanted, the text has {len(hands)}")
    return hands[0]


def _after(text: str, at: int) -> int:
    found = _BETWEEN.match(text, at)
    return found.end() if found else at


def _no_number(text: str) -> float:
    raise ValueError(f"{text} is no amount")


def _hand(data: dict[str, Any]) -> OpenHand:
    players = tuple(_player(entry) for entry in _list(data, "players"))
    ids = {player.id for player in players}
    if len(ids) != len(players) or not players:
        raise Unreadable("players: every player has a different number, and there is at least one")
    hero = data.get("hero_player_id")
    # a hand that was only watched has no hero; some writers give a number that no player has
    hero = hero if type(hero) is int and hero in ids else None
    limit = _field(data, "bet_limit", dict, "the hand") if data.get("bet_limit") else {}
    return OpenHand(
        _text(data, "site_name"), _text(data, "network_name"), _text(data, "game_number"),
        _moment(_text(data, "start_date_utc")), _text(data, "table_name"),
        _field(data, "game_type", str, "the hand"), _text(limit, "bet_type"), _whole(data, "table_size", 0),
        _text(data, "currency"), _whole(data, "dealer_seat", 0), _amount(data, "small_blind_amount"),
        _amount(data, "big_blind_amount"), _amount(data, "ante_amount"), hero, players,
        tuple(_stage(entry, ids) for entry in _list(data, "rounds")),
        tuple(_pot(entry, ids) for entry in _list(data, "pots")),
        _amount(limit, "bet_cap"), data.get("tournament") is True,
        tuple(flag for flag in _list(data, "flags", ()) if isinstance(flag, str)),
        _text(data, "spec_version"), _text(data, "internal_version"), _text(data, "_game"),
        _amount(data, "_small_bet"), _amount(data, "_big_bet"), _amount(data, "_bring_in"),
    )  # fmt: skip


def _player(entry: Any) -> Seated:
    name = _text(entry, "name")
    return Seated(_whole(entry, "id"), _whole(entry, "seat"), name, _amount(entry, "starting_stack"))


def _stage(entry: Any, ids: set[int]) -> Stage:
    street = _field(entry, "street", str, "a round")
    acts = tuple(_act(act, ids, street) for act in _list(entry, "actions"))
    thrown = tuple(
        Thrown(_one_of(row, "player_id", ids, street), _cards(row, street)) for row in _list(entry, "_discards", ())
    )
    return Stage(street, _cards(entry, street), acts, thrown)


def _act(entry: Any, ids: set[int], where: str) -> Act:
    action = _field(entry, "action", str, where)
    if action not in ACTIONS:
        raise Unreadable(f"{where}: {action[:40]!r} is no action; known: {', '.join(sorted(ACTIONS))}")
    player = _one_of(entry, "player_id", ids, where)
    return Act(player, action, _amount(entry, "amount"), entry.get("is_allin") is True, _cards(entry, where))


def _pot(entry: Any, ids: set[int]) -> PotWon:
    wins = tuple(
        (_one_of(won, "player_id", ids, "pots"), _amount(won, "win_amount")) for won in _list(entry, "player_wins")
    )
    return PotWon(_amount(entry, "amount"), _amount(entry, "rake"), wins)


def _field(data: Any, key: str, kind: type, where: str) -> Any:
    if type(data) is not dict:
        raise Unreadable(f"{where}: an object is wanted where {key} should be")
    value = data.get(key)
    if type(value) is not kind:
        words = {dict: "an object", str: "a text", int: "a whole number", list: "a list"}
        raise Unreadable(f"{where}: {key} is {'missing' if value is None else 'not ' + words[kind]}")
    if isinstance(value, str) and any("\ud800" <= letter <= "\udfff" for letter in value):
        raise Unreadable(f"{where}: {key} has half a character, which cannot be written again")
    return value


def _list(data: Any, key: str, without: Sequence[Any] | None = None) -> Sequence[Any]:
    # some writers have an empty text for an empty list
    if without is not None and type(data) is dict and data.get(key) in (None, ""):
        return without
    found: list[Any] = _field(data, key, list, "the hand")
    return found


def _text(data: Any, key: str) -> str:
    if type(data) is not dict:
        raise Unreadable(f"an object is wanted where {key} should be")
    if data.get(key) is None:
        return ""
    value: str = _field(data, key, str, "the hand")
    return value


def _whole(data: Any, key: str, without: int | None = None) -> int:
    if without is not None and type(data) is dict and data.get(key) is None:
        return without
    value: int = _field(data, key, int, "the hand")
    if not 0 <= value < LIMIT:
        raise Unreadable(f"{key}: a number of at least 0 and below {LIMIT} is wanted")
    return value


def _one_of(data: Any, key: str, ids: set[int], where: str) -> int:
    value: int = _field(data, key, int, where)
    if value not in ids:
        raise Unreadable(f"{where}: {key} is {str(value)[:20]}, which is none of the players")
    return value


def _amount(data: Any, key: str) -> Amount:
    value = data.get(key) if type(data) is dict else None
    if value is None:
        return 0
    if type(value) not in (int, Decimal) or not 0 <= value < LIMIT:
        raise Unreadable(f"{key}: an amount of at least 0 and below {LIMIT} is wanted")
    if isinstance(value, Decimal):
        if value == value.to_integral_value():
            return int(value)
        if -int(value.normalize().as_tuple().exponent) > PLACES:
            raise Unreadable(f"{key}: an amount has at most {PLACES} decimal places")
        return value
    amount: int = value
    return amount


def _cards(data: Any, where: str) -> tuple[int, ...]:
    value = data.get("cards") if type(data) is dict else None
    if not value:
        return ()
    if type(value) is not list or not all(type(card) is str for card in value):
        raise Unreadable(f'{where}: cards are a list of texts such as "As"')
    try:
        return tuple([parse_card(card) for card in value])
    except Unreadable as error:
        raise Unreadable(f"{where}: {error}") from None


def _moment(text: str) -> datetime | None:
    if not text:
        return None
    try:
        moment = datetime.fromisoformat(text)
        return moment.replace(tzinfo=UTC) if moment.tzinfo is None else moment.astimezone(UTC)
    except (ValueError, OverflowError):
        raise Unreadable(f"start_date_utc: {text[:40]!r} is no time such as 2026-01-31T20:15:00") from None

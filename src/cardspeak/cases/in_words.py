"""A table and the middle of a hand in a few words, as people give them on the command line."""

import re
from collections.abc import Mapping
from typing import Any

from cardspeak.cases.malformed import Malformed

BLINDS = re.compile(r"(\d+)/(\d+)")
ANTES = {"each": "each", "big-blind": "big blind", "button": "button"}
OF_A_TABLE = ("ante", "stacks", "seats", "button", "chips", "bring-in", "runs", "left", "limits")
OF_A_SPOT = (
    "pot",
    "pots",
    "board",
    "bets",
    "out",
    "folded",
    "opener",
    "raised",
    "raiser",
    "gave-up",
    "to-act",
    "holdings",
    "up",
    "contributed",
    "burns",
)


def read_table(text: str) -> dict[str, Any]:
    """Read a table, as `nlhe 200/400 tournament seats A,B,C ante 50/big-blind stacks A=300,B=500 chips 25,100`."""
    table: dict[str, Any] = {}
    game: list[str] = []
    words = text.split()
    while words:
        word = words.pop(0)
        found = BLINDS.fullmatch(word)
        if found:
            table["blinds"] = [int(found[1]), int(found[2])]
        elif word in ("cash", "tournament"):
            table["event"] = word
        elif word in ("final", "fresh"):
            table[word] = True
        elif word in OF_A_TABLE and words:
            table |= _of_a_table(word, words.pop(0), table)
        else:
            game.append(word)
    table["game"] = " ".join(game) or "nlhe"
    return table


def _of_a_table(word: str, given: str, table: Mapping[str, Any]) -> dict[str, Any]:
    if word == "seats":
        return {word: given.replace(",", " ")}
    if word == "button":
        return {word: given}
    if word == "stacks":
        return {word: _by_seat(given) if "=" in given else _number(given)}
    if word in ("chips", "limits"):
        return {word: [_number(each) for each in given.split(",")]}
    if word == "left":
        return {"event": {"kind": "tournament", "left": _number(given)}}
    if word == "ante":
        amount, _, kind = given.partition("/")
        if kind and kind not in ANTES:
            raise Malformed("ante_is_paid_by", allowed=", ".join(ANTES), given=repr(kind))
        return {"ante": _number(amount), **({"ante_kind": ANTES[kind]} if kind else {})}
    return {word.replace("-", "_"): _number(given)}


def read_spot(text: str) -> dict[str, Any]:
    """Read the middle of a hand, as `flop pot 80 board 2c,7d,Kh bets A=50,B=150 out C to-act D holdings A=AsAd`.

    Cards of players stand beside the spot of a case.
    """
    spot: dict[str, Any] = {}
    beside: dict[str, Any] = {}
    street: list[str] = []
    words = text.split()
    while words:
        word = words.pop(0)
        if word not in OF_A_SPOT or not words:
            street.append(word)
            continue
        given = words.pop(0)
        if word in ("bets", "contributed"):
            spot[word] = _by_seat(given)
        elif word in ("holdings", "up"):
            beside[word] = {name: _cards(cards) for name, cards in _pairs(given)}
        elif word in ("pot", "burns"):
            spot[word] = _number(given)
        elif word == "pots":
            spot[word] = [{"size": _number(size), "among": " ".join(who)} for who, size in _pots(given)]
        elif word == "board":
            spot[word] = _cards(given)
        elif word == "raised":
            spot[word] = ", ".join(f"{name} {_number(total)}" for name, total in _pairs(given))
        else:
            spot[word.replace("-", "_")] = given.replace(",", " ")
    if street:
        spot["street"] = " ".join(street)
    return {**beside, "spot": spot}


def _pots(text: str) -> list[tuple[list[str], str]]:
    """Read pots, as `A+B+C=175,B+C=125`."""
    return [(names.split("+"), size) for names, size in _pairs(text)]


def _pairs(text: str) -> list[tuple[str, str]]:
    found = []
    for each in text.split(","):
        name, equals, given = each.partition("=")
        if not equals or not name or not given:
            raise Malformed("no_pair", given=repr(each), text=repr(text))
        found.append((name, given))
    return found


def _by_seat(text: str) -> dict[str, int]:
    return {name: _number(amount) for name, amount in _pairs(text)}


def _cards(text: str) -> str:
    plain = text.replace(",", "")
    return " ".join(plain[at : at + 2] for at in range(0, len(plain), 2))


def _number(text: str) -> int:
    if not text.isdigit():
        raise Malformed("no_amount", given=repr(text))
    return int(text)

"""The address of a question to the floor: its fields read as a case, a case written as an address."""

import json
import tomllib
from collections.abc import Mapping
from typing import Any
from urllib.parse import urlencode

from cardspeak.cases.spot import board_is_set_up
from cardspeak.errors import Unreadable
from cardspeak.floor.incidents.questions import ANSWERS, question_of
from cardspeak.locale.rulings import english
from cardspeak.talk.heard import MOST

Fields = Mapping[str, str]

PLAIN = (
    "book",
    "game",
    "event",
    "blinds",
    "ante",
    "seats",
    "button",
    "street",
    "pot",
    "board",
    "turn",
    "out",
    "antekind",
    "pieces",
    "story",
)
SEATED = {
    "chips": "stacks",
    "bet": "bets",
    "cards": "holdings",
    "up": "up",
}  # fields by seat, as `chips.A`, and where a case has them
POTS = ("size", "among")  # fields of several pots, as `size.1` and `among.1` of the main pot
KEPT = ("stacks", "front", "holdings", "up", "runout", "deck", "board", "record", "spot", "table", "know")
OF_SEATS = (*SEATED, "among", "out", "turn", "button")
AS_READ = "plain"  # set where a story is to be taken for nothing but what was read of it
MOST_SEATS = 11


def known(given: Mapping[str, Any]) -> dict[str, str]:
    """Return the fields of an address that a question has, without those that are empty."""
    found = {key: str(given.get(key, "")).strip() for key in (*PLAIN, "more", AS_READ)}
    by_seat = {
        key: str(value).strip()
        for key, value in given.items()
        if key.partition(".")[0] in (*SEATED, *POTS, "know") and key.partition(".")[2]
    }
    fields = {key: value for key, value in {**found, **by_seat}.items() if value}
    seats = str(given.get("rows", "")).strip()
    if seats and "seats" not in fields and any(key.partition(".")[0] in OF_SEATS for key in fields):
        fields["seats"] = seats  # amounts by seat need seats that stay
    return fields


def address(fields: Fields, **changed: str) -> str:
    """Write the address that keeps a question; a field changed to nothing is left out."""
    merged = {key: value for key, value in {**fields, **changed}.items() if value}
    return f"/ask?{urlencode(merged)}" if merged else "/ask"


def case_of(fields: Fields) -> dict[str, Any]:
    """Read the fields as a case; `Unreadable` says which of them is wrong."""
    if len(fields.get("story", "")) > MOST or len(fields.get("more", "")) > MOST:
        raise Unreadable(f"a story has {MOST} characters at most")
    table: dict[str, Any] = {"game": fields.get("game", "nlhe")}
    if "blinds" in fields:
        table["blinds"] = _blinds(fields["blinds"])
    if "ante" in fields:
        table["ante"] = _number("ante", fields["ante"])
    for key, name in (("event", "event"), ("button", "button"), ("antekind", "ante_kind")):
        if key in fields:
            table[name] = fields[key]
    if "pieces" in fields:
        table["chips"] = _pieces(fields["pieces"])
    if "seats" in fields:
        table["seats"] = fields["seats"].replace(",", " ")
        if not 2 <= len(table["seats"].split()) <= MOST_SEATS:
            raise Unreadable(f"2 to {MOST_SEATS} players sit at a table, not {len(table['seats'].split())}")
    spot: dict[str, Any] = {key: fields[key] for key in ("street", "board") if key in fields}
    if "out" in fields:
        spot["out"] = fields["out"].replace(",", " ")
    if "pot" in fields:
        spot["pot"] = _number("pot", fields["pot"])
    if "turn" in fields:
        spot["to_act"] = fields["turn"]
    case: dict[str, Any] = {"table": table}
    for field, value in fields.items():
        kind, _, name = field.partition(".")
        if name and kind == "know":
            case.setdefault("know", {})[name] = fact(name, value)
        elif name and kind == "chips":
            case.setdefault("stacks", {})[name] = _number(field, value)
        elif name and kind in ("cards", "up"):
            case.setdefault(SEATED[kind], {})[name] = value
        elif name and kind == "bet":
            spot.setdefault("bets", {})[name] = _number(field, value)
    pots = _pots(fields)
    if pots:
        spot["pots"] = pots
    if spot:
        case["spot"] = spot
    return _merged(case, _more(fields.get("more", "")))


def fields_of(case: dict[str, Any]) -> dict[str, str]:
    """Write a case as the fields of a question: what has no field of its own goes into the field `more`."""
    fields = {"book": str(case.get("book", "common")), "story": " ".join(str(case.get("play", "")).split())}
    rest = {key: case[key] for key in KEPT if case.get(key) not in (None, {}, "")}
    if not board_is_set_up(case):
        rest.pop("board", None)  # what it expects, not what lies there
    table = dict(rest.pop("table", {}))
    spot = dict(rest.pop("spot")) if isinstance(rest.get("spot"), dict) else {}
    for key, field in (("game", "game"), ("event", "event"), ("button", "button"), ("ante_kind", "antekind")):
        if isinstance(table.get(key), str):
            fields[field] = table.pop(key)
    if "chips" in table:
        fields["pieces"] = " ".join(map(str, table.pop("chips")))
    if isinstance(table.get("ante"), int):
        fields["ante"] = str(table.pop("ante"))
    blinds = table.get("blinds")
    if isinstance(blinds, list) and len(blinds) == 2:
        fields["blinds"] = f"{blinds[0]}/{blinds[1]}"
        table.pop("blinds")
    if "seats" in table:
        seats = table.pop("seats")
        fields["seats"] = seats if isinstance(seats, str) else " ".join(seats)
    for key, field in (("street", "street"), ("board", "board"), ("pot", "pot"), ("to_act", "turn"), ("out", "out")):
        if isinstance(spot.get(key), str | int) and spot[key] != "":
            fields[field] = str(spot.pop(key))  # nothing is something else than an empty field
    if "pot" not in fields:
        for at, pot in enumerate(spot.pop("pots", ()), 1):
            fields |= {f"size.{at}": str(pot["size"]), f"among.{at}": pot["among"]}
    for field, holder, key in (
        ("chips", rest, "stacks"), ("bet", spot, "bets"), ("cards", rest, "holdings"), ("up", rest, "up"),
        ("know", rest, "know"),
    ):  # fmt: skip
        given = holder.get(key)
        if isinstance(given, dict) and all(_fits(field, value) for value in given.values()):
            fields |= {f"{field}.{name}": _said(value) for name, value in given.items()}
            holder.pop(key)
    more = {**rest, **({"table": table} if table else {}), **({"spot": spot} if spot else {})}
    if more:
        fields["more"] = "\n".join(_lines(more))
    return {key: value for key, value in fields.items() if value}


def fact(name: str, text: str) -> str | int | bool:
    """Read what was answered to a question; `Unreadable` says which answers it has."""
    value: str | int | bool = text
    if text in ("yes", "true", "no", "false"):
        value = text in ("yes", "true")
    elif text.removeprefix("-").isdecimal() and len(text) < 10:
        value = int(text)
    answers = ANSWERS.get(name)
    if answers is not None and type(value) is not type(answers[0]):
        question = english(question_of(name))
        raise Unreadable(f"{question} Answers: {', '.join(map(_said, answers))}, not {text!r}")
    return value


def _fits(field: str, value: object) -> bool:
    return isinstance(value, str | int if field == "know" else str if field in ("cards", "up") else int)


def _said(value: object) -> str:
    return {True: "yes", False: "no"}[value] if isinstance(value, bool) else str(value)


def _number(field: str, text: str) -> int:
    plain = text.replace(",", "").replace(" ", "").replace("\xa0", "")
    if not plain.isascii() or not plain.isdecimal() or len(plain) > 12:
        raise Unreadable(f"{field}: {text!r} is no whole number of chips")
    return int(plain)


def _pieces(text: str) -> list[int]:
    pieces = [_number("chips in play", each) for each in text.replace(",", " ").split()]
    if not pieces or not all(pieces):
        raise Unreadable(f"chips in play: {text!r} are no chips; they are as 25 100")
    return pieces


def _pots(fields: Fields) -> list[dict[str, Any]]:
    """Read several pots, the main pot first: each has a size, and those who play for it."""
    numbers = {number for kind, _, number in (field.partition(".") for field in fields) if kind in POTS}
    wrong = next((number for number in numbers if not number.isascii() or not number.isdecimal()), None)
    if wrong is not None or len(numbers) > MOST_SEATS:
        raise Unreadable(f"pots are numbered from 1, the main pot first, {MOST_SEATS} at most")
    if numbers and "pot" in fields:
        raise Unreadable("either one pot, or several with those who play for them, not both")
    pots = []
    for number in sorted(numbers, key=int):
        size, among = (fields.get(f"{kind}.{number}") for kind in POTS)
        if size is None or among is None:
            lacks = "its size" if size is None else "those who play for it"
            raise Unreadable(f"pot {number}: {lacks} must be given too")
        pots.append({"size": _number(f"pot {number}", size), "among": among.replace(",", " ")})
    return pots


def _blinds(text: str) -> list[int]:
    parts = text.split("/")
    if len(parts) != 2:
        raise Unreadable(f"blinds: {text!r} is no pair of blinds, as 10/20")
    return [_number("blinds", part) for part in parts]


def _more(text: str) -> dict[str, Any]:
    try:
        found = tomllib.loads(text.replace("\r\n", "\n"))
    except (tomllib.TOMLDecodeError, RecursionError) as error:
        raise Unreadable(f"what else is known: {error}") from None
    for key in found:
        if key not in KEPT:
            raise Unreadable(f"what else is known has no key {key!r} (known: {', '.join(KEPT)})")
    return found


def _merged(one: dict[str, Any], other: Mapping[str, Any]) -> dict[str, Any]:
    merged = dict(one)
    for key, value in other.items():
        mine = merged.get(key)
        merged[key] = _merged(mine, value) if isinstance(mine, dict) and isinstance(value, dict) else value
    return merged


def _lines(data: Mapping[str, Any], before: str = "") -> list[str]:
    """Write nested tables as lines of TOML with dotted keys."""
    lines = []
    for key, value in data.items():
        plain = key if key.isascii() and key.replace("_", "").replace("-", "").isalnum() else json.dumps(key)
        if isinstance(value, Mapping):
            lines += _lines(value, f"{before}{plain}.")
        else:
            lines.append(f"{before}{plain} = {_toml(value)}")
    return lines


def _toml(value: Any) -> str:
    if isinstance(value, Mapping):
        return "{ " + ", ".join(f"{json.dumps(key)} = {_toml(each)}" for key, each in value.items()) + " }"
    if isinstance(value, list | tuple):
        return "[" + ", ".join(map(_toml, value)) + "]"
    return json.dumps(value, ensure_ascii=False)

"""What is said in passing, anywhere in a sentence: the pot, the smallest chip, a bet to face, players only counted."""

from collections.abc import Mapping, Sequence
from decimal import Decimal
from typing import Any

from cardspeak.talk.blinds_told import BEFORE, DEAD
from cardspeak.talk.facts import blinds
from cardspeak.talk.model import Term

Facts = dict[str, Any]
MOST_OF_SMALL = 4  # times the small blind that a big blind is where nobody says that they are blinds


def in_passing(found: tuple[Term, ...], facts: Facts) -> tuple[Term, ...]:
    """Take what is said in passing into `facts`, and return the sentence without it."""
    left: list[Term] = []
    at = 0
    while at < len(found):
        used = _said(found, at, facts) or _stakes(found, at, facts) or _clause(found, at)
        if not used:
            left.append(found[at])
        at += max(used, 1)
    return tuple(left)


def _said(found: Sequence[Term], at: int, facts: Facts) -> int:
    """Return how many terms tell a fact here: pot of 1500, smallest chip is 100, facing a bet of 500."""
    role, parts = found[at].roles.get("table", ""), found[at].parts
    named = "pot" if role == "pot" and "of" not in parts else "smallest" if role == "smallest" else ""
    named = "facing" if "facing" in parts else named
    to = at + 1
    while named == "facing" and to < len(found) and (found[to].kind == "filler" or _of_a_bet(found[to])):
        to += 1
    if not named:
        return 0
    if named == "pot" and to + 2 < len(found) and BEFORE.fullmatch(found[to].text.casefold()):
        to += 2  # in the pot before the bet
    if to < len(found) and found[to].kind == "number":
        facts.setdefault(named, int(found[to].value))
        to += 1
    elif named == "facing" and to > at + 1:
        facts.setdefault(named, 0)
    else:
        return 0
    street = next((part for part in found[to].parts if part.startswith("street-")), "") if to < len(found) else ""
    if named == "facing" and street:
        facts.setdefault("street", street.removeprefix("street-"))
        to += 1
    return to - at


def _stakes(found: Sequence[Term], at: int, facts: Facts) -> int:
    """Return how many terms tell the blinds in the middle of a sentence: `, blinds 100/200`, `, 100-200`."""
    after = found[at + 1] if at + 1 < len(found) else None
    if found[at].roles.get("table") == "big-blind" and after is not None and after.kind == "number":
        return 2 * ("blinds" not in facts.get("table", {}) and blinds(f"{after.value // 2}/{after.value}", facts))
    if found[at].roles.get("table") == DEAD:
        facts.setdefault("table", {})["dead_small_blind"] = True
        return 1
    named = found[at].roles.get("table") == "blinds"
    first = at + named
    while named and first < len(found) and found[first].kind == "filler":
        first += 1
    if first >= len(found) or "blinds" in facts.get("table", {}):
        return 0
    if found[first].kind == "fraction":
        small, big = str(found[first].value).split("/")[:2]
        likely = small.isdecimal() and big.isdecimal() and 1 <= int(big) / max(int(small), 1) <= MOST_OF_SMALL
        return first + 1 - at if (named or likely) and blinds(str(found[first].value), facts) else 0
    numbers = [term for term in found[first : first + 3] if term.kind == "number"]
    dashed = len(numbers) == len(found[first : first + 3 : 2]) == 2 and found[first + 1].kind in ("break", "part")
    if named and dashed:
        return first + 3 - at if blinds(f"{numbers[0].value}/{numbers[1].value}", facts) else 0
    return 0


def _of_a_bet(term: Term) -> bool:
    return term.roles.get("act") in ("bet", "raise") or bool(term.parts & {"of", "for"})


def _clause(found: Sequence[Term], at: int) -> int:
    """Return how many terms a remark on a player has, set off by commas: `, who was skipped,`."""
    if found[at].kind != "break" or at + 1 >= len(found) or "who" not in found[at + 1].parts:
        return 0
    for to in range(at + 2, len(found)):
        if found[to].kind == "break":
            return to + 1 - at if found[at - 1].kind == "seat" else 0
        if found[to].roles.get("act"):
            return 0
    return 0


def counted(found: Sequence[Term]) -> tuple[Term, ...]:
    """Return terms with players who are only counted as players: two players call, one raises, three limpers."""
    out: list[Term] = []
    so_far = 0
    at = 0
    while at < len(found):
        term, after = found[at], found[at + 1] if at + 1 < len(found) else None
        many = int(term.value) if term.kind == "number" and 1 <= term.value <= 8 else 0
        plain = many and not (out and out[-1].kind in ("number", "act"))
        if plain and after is not None and _players(after) and _act_follows(found, at + 2):
            out += _named(term, after, range(so_far + 1, so_far + many + 1))
            so_far += many
            at += 2
        elif plain and after is not None and "limpers" in after.parts:
            out += _named(term, after, range(so_far + 1, so_far + many + 1))
            out.append(after._replace(kind="act", value="call", roles={"act": "call"}, parts=frozenset()))
            so_far += many
            at += 2
        elif (
            plain
            and after is not None
            and ("people" in term.parts or _players(term) or _passes(out, many, after))
            and _act_follows(found, at + 1)
        ):
            out += _named(term, term, range(so_far + 1, so_far + many + 1))
            so_far += many
            at += 1
        elif many == 1 and so_far and after is not None and "act" in after.roles and term.text.isalpha():
            so_far += 1
            out += _named(term, term, range(so_far, so_far + 1))
            at += 1
        else:
            out.append(term)
            at += 1
    return tuple(out)


def _players(term: Term) -> bool:
    return (
        term.roles.get("seat") == "Someone"
        or term.roles.get("table") == "handed"
        or (term.kind == "number" and "they" in term.parts)  # Ukrainian "двоє" are two people
    )


def _passes(before: Sequence[Term], many: int, act: Term) -> bool:
    """Say whether acts are counted here, as many as there are players: two folds, three calls and a raise."""
    begins = not before or before[-1].kind in ("break", "filler") or bool(before[-1].parts & {"and", "then"})
    return many > 1 and begins and act.kind == "act" and act.roles["act"] in ("fold", "check", "call")


def _act_follows(found: Sequence[Term], at: int) -> bool:
    for term in found[at : at + 4]:
        if "act" in term.roles:
            return True
        if term.kind not in ("filler", "part"):
            return False
    return False


def _named(first: Term, last: Term, numbers: range) -> list[Term]:
    span = first._replace(end=last.end, text=first.text, kind="seat", parts=frozenset(), roles={"seat": "Someone"})
    joined = span._replace(kind="part", value="and", roles={}, parts=frozenset({"and"}))
    named = [span._replace(value=f"player {number}") for number in numbers]
    return [each for seat in named for each in (joined, seat)][1:]


def in_digits(term: Term) -> bool:
    """Say whether a number is written in figures; one in letters may be no amount, as in `a long one`."""
    return not (isinstance(term.value, int | Decimal) and term.text.isalpha())


def spoken_of(found: Sequence[Term], places: Mapping[str, str]) -> Facts:
    """Return who is named anywhere in a text, and the street that is named last."""
    named = [places.get(str(term.value), str(term.value)) for term in found if term.kind == "seat"]
    streets = [part for term in found for part in term.parts if part.startswith("street-")]
    street = {"spoken-of": streets[-1].removeprefix("street-")} if streets else {}
    return {"named": tuple(dict.fromkeys(name for name in named if name != "Someone")), **street}


def is_question(found: Sequence[Term]) -> bool:
    """Say whether a sentence asks about what was told before: it tells no amount, and has a word that asks."""
    tells = ("break", "number", "size", "chips", "cards", "quote")
    if any(term.kind in tells or term.parts & {"and", "then", "aside"} for term in found):
        return False
    return any("asks" in term.parts for term in found)


NAMING = frozenset({"and", "comes", "behind", "they"})


def only_names(found: Sequence[Term]) -> bool:
    """Say whether a sentence only says who is there: SB and BB; UTG and the button are left."""
    return all(
        (term.kind in ("seat", "filler", "break") and "act" not in term.roles) or term.parts & NAMING for term in found
    )

"""A situation with its places filled: the case that it is, with the table, the spot and the story told in full.

Players who are not named sit in the blinds before the flop, and fold when somebody behind them acts.
"""

import re
from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import Any

from cardspeak.errors import Unreadable
from cardspeak.situations.limit import bets_of, in_fixed_bets, sized_by
from cardspeak.situations.model import PLACE, STREETS, Situation, Values, is_seat, names_player
from cardspeak.story import statements as s
from cardspeak.story.parser import parse_story, parts
from cardspeak.talk.positions import RANKS, seated

ACTING = (s.Acts, s.Sized, s.Says, s.PutsOut, s.TakesBack, s.Gestures)
THE_REST_FOLDS = "*"  # a line of a story: whoever is not named folds
USUAL_BLINDS = ((100, 200), (10, 20), (1, 2))  # the largest that no amount is below
ALIKE = (("plo", "pot-limit"), ("fixed-limit", "flhe", "limit"), ("stud", "razz"))  # games of one kind begin so
OF_THE_TABLE = ("game", "event", "blinds", "dead_small_blind", "ante", "ante_kind", "chips")
"""What a form says of a table beside the seats."""
_NUMBERED = re.compile(r"s(?:eat)?(\d{1,2})", re.IGNORECASE)


def case_of(situation: Situation, given: Values, table: Mapping[str, Any]) -> dict[str, Any]:
    """Return a situation as a case, its story under `play`; `table` is what else is known of the table.

    A place for which nothing is given keeps its first value. `Unreadable` says what cannot stand in a place.
    """
    values = {**situation.places, **{name: value for name, value in given.items() if value not in ("", None)}}
    _check_seats(situation, values)
    told_bets = table.get("blinds", ())
    values = named(situation, in_fixed_bets(situation, given, values, told_bets, street_of(situation, values)))
    case = _filled(dict(situation.set_up), values)
    own = case.get("table", {})
    given_table = {key: table[key] for key in OF_THE_TABLE if key in table}
    opened = opening(situation, values)
    usual = [2 * own["bring_in"], 4 * own["bring_in"]] if "bring_in" in own else usual_blinds(values, opened)
    case["table"] = {"blinds": usual, **given_table, **own}
    said = str(given_table.get("game", ""))
    if (
        "game" in own
        and not (said and own["game"].startswith(said))
        and any(said.startswith(names) for names in ALIKE if own["game"].startswith(names))
    ):
        case["table"]["game"] = given_table["game"]
    street = street_of(situation, values)
    if sized_by(situation):
        case["table"]["blinds"] = bets_of(situation, values, told_bets, street)
    names = [str(values[place]) for place in situation.seats]
    lines = [filled_line(line, values, street) for line in parts(situation.play)]
    if "seats" in case["table"]:
        seats = _renamed(str(case["table"]["seats"]), situation, values)
        case["table"]["seats"] = seats
        if "button" not in case["table"] and _is_dealt_next(situation, values, lines):
            names = seats.split()
            case["table"]["button"] = names[names.index("BTN") - 1] if "BTN" in names else names[-2]
        elif "button" not in case["table"] and (numbered := _by_their_numbers(seats.split())):
            case["table"] |= {"seats": " ".join(numbered), "button": seats.split()[-1]}
        return {**case, "play": "; ".join(lines)}
    around = _around(names, _positions(situation, values)) if street == "preflop" else tuple(names)
    if street == "preflop" and len(around) == 2 and len(names) == 1 and "BTN" not in around:
        around = (*around, "BTN")  # of one player alone nobody says that they are heads-up
    if street == "preflop" and "bets" in case.get("spot", {}):  # whoever is not named has folded to the bets that lie
        case["spot"]["out"] = " ".join(name for name in around if name not in names)
    while len(around) < 2:
        around = (*around, next(name for name in "AB" if name not in around))
    case["table"]["seats"] = " ".join(around)
    if len(around) == 2 and street != "preflop":
        case["table"]["button"] = around[1]  # whoever is first to act has not the button
    if street in STREETS[1:]:
        pot = 3 * int(case["table"]["blinds"][-1])
        spot = case.get("spot", {})
        case["spot"] = {"street": street, **({} if "pots" in spot else {"pot": pot}), **spot}
    return {**case, "play": "; ".join(_told_in_full(lines, around, names, street))}


def named(situation: Situation, values: Values) -> dict[str, int | str]:
    """Return values in which who is named again has the name in the place whose letter stands there."""
    return {
        place: values[str(value)] if names_player(place) and value in situation.seats else value
        for place, value in values.items()
    }


def street_of(situation: Situation, values: Values) -> str:
    """Return the street on which a situation begins."""
    if "next" in values:
        return STREETS[STREETS.index(str(values["next"])) - 1]
    return str(values.get("street", values.get("later", situation.at)))


def line_of(situation: Situation, values: Values) -> str:
    """Return the story of a situation as it stands in the story box."""
    return str(case_of(situation, values, {})["play"])


def _check_seats(situation: Situation, values: dict[str, int | str]) -> None:
    for place in situation.seats:
        name = re.sub(r"[^\w+-]", "", str(values[place]))[:20]
        values[place] = name.upper() if name.upper() in RANKS else name
    names = [values[place] for place in situation.seats]
    if not all(names) or len(set(names)) < len(names):
        raise Unreadable("each player of a situation has a name of their own")


def filled_line(line: str, values: Values, street: str) -> str:
    """Return a line of a story with its places filled; a bet before the flop is a raise."""
    return fill(line, {**values, "bets": "raises to" if street == "preflop" else "bets"})


def fill(text: str, values: Values) -> str:
    """Return a text with what stands in its places."""
    return PLACE.sub(lambda found: str(values[found[1]]), text)


def _filled(template: Any, values: Values) -> Any:
    """Return a set-up with its places filled; a place that is a whole value keeps its type."""
    if isinstance(template, str):
        alone = PLACE.fullmatch(template)
        return values[alone[1]] if alone else fill(template, values)
    if isinstance(template, Mapping):
        return {fill(key, values): _filled(value, values) for key, value in template.items()}
    return [_filled(each, values) for each in template] if isinstance(template, list) else template


def _renamed(seats: str, situation: Situation, values: Values) -> str:
    """Return seats that are written out, with a player who is called otherwise in the place of the one there."""
    names = seats.replace(",", " ").split()
    for place in situation.seats:
        first, name = str(situation.places[place]), str(values[place])
        if name not in names:
            names = [name if each == first else each for each in names]
    return " ".join(names)


def _by_their_numbers(names: Sequence[str]) -> list[str]:
    """Return players who are called by the numbers of all seats in that order; nothing for others, or who sit so."""
    numbers = {int(found[1]): name for name in names if (found := _NUMBERED.fullmatch(name))}
    if sorted(numbers) != [*range(1, len(names) + 1)]:
        return []
    in_order = [numbers[number] for number in sorted(numbers)]
    return in_order if in_order != [*names] else []


def opening(situation: Situation, values: Values) -> int:
    """Return what the blinds are raised to first, where a situation begins before the flop; 0 where it does not say."""
    if street_of(situation, values) != "preflop":
        return 0
    lines = parts(situation.play)
    sized = [line for line in lines if any(isinstance(values.get(each), int) for each in PLACE.findall(line))]
    raises = sized and re.fullmatch(r"\{\w\} (?:\{bets\}|raises to) \{(\w+)\}", sized[0])
    return int(values[raises[1]]) if raises else 0


def _is_dealt_next(situation: Situation, values: Values, lines: Sequence[str]) -> bool:
    """Say whether somebody is called by the position that they have in a hand that is dealt once the story began."""
    around = str(situation.places.get("seats", "")).split()
    by_position = any(values[seat] in RANKS and values[seat] != situation.places[seat] for seat in situation.seats)
    return by_position and "next hand" in lines and around[:2] == ["SB", "BB"] and around[-1] == "BTN"


def usual_blinds(values: Values, opened: int = 0) -> list[int]:
    """Return blinds for a table of which nobody said them: such that the amounts could be bet; else small ones.

    What the blinds are raised to is twice the big one at least.
    """
    amounts = [value for place, value in values.items() if isinstance(value, int) and place != "seconds"]
    least = min(amounts, default=USUAL_BLINDS[0][1])
    least = min(least, opened // 2) if opened else least
    return list(next((blinds for blinds in USUAL_BLINDS if blinds[1] <= least), USUAL_BLINDS[-1]))


def _positions(situation: Situation, values: Values) -> dict[str, str]:
    """Return the position of each player who stands in the place of one, under a name that tells none."""
    first = ((str(values[place]), str(situation.places[place])) for place in situation.seats)
    taken = {str(values[place]) for place in situation.seats}
    return {name: usual for name, usual in first if usual in ("SB", "BB") and name not in RANKS and usual not in taken}


def _around(names: Sequence[str], at: Mapping[str, str]) -> tuple[str, ...]:
    """Return the seats of a hand from its beginning: each player by the position, or after the one before."""
    around = list(seated(names, at))
    for before, name in pairwise(names):
        if before in ("BTN", "SB") and name not in RANKS and name not in at:  # behind these only a blind is left to act
            blind = "BB" if "BB" not in names else "SB"
            if blind not in names and blind in around:
                around.remove(name)
                around[around.index(blind)] = name
    return tuple(around)


def _told_in_full(lines: Sequence[str], around: Sequence[str], names: Sequence[str], street: str) -> list[str]:
    silent = [seat for seat in around if seat not in names]
    full: list[str] = []
    last = 1 if street == "preflop" and len(around) > 2 else -1
    waiting = set(names)
    for line in lines:
        if line == THE_REST_FOLDS:
            full += [f"{seat} folds" for seat in _behind(around, last) if seat in silent]
            silent = []
            continue
        acts = [str(getattr(each, "seat", "")) for each in parse_story(line) if _has_the_turn(each)]
        if acts and acts[0] in around and silent and street == "preflop":
            here = around.index(acts[0])
            passed = [around[(last + step) % len(around)] for step in range(1, (here - last) % len(around))]
            if waiting.isdisjoint(passed):  # nobody who is spoken of was passed over
                full += [f"{seat} folds" for seat in passed if seat in silent]
                silent = [seat for seat in silent if seat not in passed]
                last = here
        waiting -= {*acts}
        full.append(line)
    return full


def _has_the_turn(said: s.Statement) -> bool:
    """Say whether a statement tells of a player whose turn it is: who acts, or was waited for."""
    return isinstance(said, ACTING) or (isinstance(said, s.Mishap) and said.what == "early_street")


def _behind(around: Sequence[str], last: int) -> list[str]:
    return [around[(last + step) % len(around)] for step in range(1, len(around))]


def seats_of(values: Values) -> tuple[str, ...]:
    """Return the players who stand in places."""
    return tuple(str(value) for place, value in values.items() if is_seat(place))

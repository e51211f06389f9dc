"""What was done before a mishap, by a situation that tells of the mishap alone: a raise, a call, then three cards."""

import re
from collections.abc import Mapping, Sequence
from typing import Any

from cardspeak.situations.deeds import slots
from cardspeak.situations.model import PLACE, SET_UP, Situation, Values, is_seat
from cardspeak.story.parser import parts
from cardspeak.talk.lexer import terms
from cardspeak.talk.mentions import DEALER, Mention, mentions, without_choices
from cardspeak.talk.model import Heard
from cardspeak.talk.positions import UNNAMED

TELLS = {"bet": "{bets}", "call": "calls", "fold": "folds", "check": "checks", "all_in": "is all in"}
LETTERS = "ABCDEFGH"
OPEN = 3  # times what lies there that somebody raises to of whom no amount is told


def with_deeds_before(situation: Situation, values: Values, heard: Heard) -> tuple[Situation, dict[str, Any]] | None:
    """Return a situation that tells the deeds of a text before its mishap, and what stands in its places.

    None where it tells of deeds itself, where who sits around the table is a place, or where a text tells of no deed
    whose player it names.
    """
    if len(parts(situation.play)) > 1 or "*" in situation.play or any(slot.kind for slot in slots(situation)):
        return None
    beside = {place for place in PLACE.findall(str(situation.set_up)) if is_seat(place)} - {*_spoken_of(situation)}
    if "seats" in situation.places or beside:
        return None
    deeds = _deeds(heard)
    spoken_of = (str(values[place]) for place in _spoken_of(situation))
    players = list(dict.fromkeys((*(each.seat for each in deeds), *spoken_of)))
    if not deeds or len(players) > len(LETTERS):
        return None
    return _telling(situation, values, deeds, players, heard)


def _deeds(heard: Heard) -> list[Mention]:
    told = mentions(without_choices(terms(heard.text, heard.language, ())))
    done = [each for each in told if each.kind in TELLS and not each.wished and each.seat not in ("", DEALER, *UNNAMED)]
    return [each for at, each in enumerate(done) if not at or each[:2] != done[at - 1][:2]]


def _spoken_of(situation: Situation) -> list[str]:
    """Return the places of the players of whom the story speaks."""
    return list(dict.fromkeys(place for place in PLACE.findall(situation.play) if is_seat(place)))


def _telling(
    situation: Situation, values: Values, deeds: Sequence[Mention], players: Sequence[str], heard: Heard
) -> tuple[Situation, dict[str, Any]]:
    at = dict(zip(players, LETTERS, strict=False))
    mine = {place: at[str(values[place])] for place in _spoken_of(situation)}
    kept = {place: value for place, value in situation.places.items() if not is_seat(place)}
    told: dict[str, Any] = {place: value for place, value in values.items() if not is_seat(place)}
    blinds = heard.table.get("table", {}).get("blinds", (10, 20))
    level, lines = max(int(each) for each in blinds), []
    for number, deed in enumerate(deeds):
        line = f"{{{at[deed.seat]}}} {TELLS[deed.kind]}"
        if deed.kind == "bet":
            much = int(deed.amount.value) if deed.amount is not None and deed.amount.kind == "number" else OPEN * level
            kept[f"deed{number}"], told[f"deed{number}"], level = much, much, max(much, level)
            line += f" {{deed{number}}}"
        lines.append(line)
    places = {**dict.fromkeys(at.values(), ""), **kept}
    places |= {letter: name for name, letter in at.items()}
    told |= {letter: name for name, letter in at.items()}
    set_up = {key: _renamed(situation.set_up[key], mine) for key in SET_UP if key in situation.set_up}
    play = "; ".join((*lines, _renamed(situation.play, mine)))
    return situation._replace(play=play, places=places, set_up=set_up), told


def _renamed(template: Any, seats: Mapping[str, str]) -> Any:
    """Return a template with its players in other places."""
    if isinstance(template, str):
        return re.sub(r"\{([A-H])\}", lambda found: f"{{{seats.get(found[1], found[1])}}}", template)
    if isinstance(template, Mapping):
        return {_renamed(key, seats): _renamed(value, seats) for key, value in template.items()}
    return [_renamed(each, seats) for each in template] if isinstance(template, list) else template

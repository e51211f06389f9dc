"""The situation that a story leaves out: the street it is on, who sits there in which order, who is first to act.

People tell what went wrong and not what everybody at the table has seen. A turn that is opened too early was opened on
the flop; a hand that is shown at once is shown on the river; blinds that nobody speaks of have folded when a player
behind them acts.
"""

import re
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from cardspeak.record import record
from cardspeak.story import statements as s
from cardspeak.talk.positions import RANKS, seated

STREETS = ("preflop", "flop", "turn", "river")
BETTING = (s.Acts, s.Sized, s.Says, s.PutsOut, s.TakesBack, s.Gestures)
ON_A_BOARD = ("wrong_burn", "boxed", "joker", "off_the_table", "wrong_cards")
UNSPOKEN = "other"  # a player of the hand whom nobody has spoken of


@record
class Situation(NamedTuple):
    """What the story leaves out: the seats in order, the spot as the key of a case, and the story told in full."""

    seats: tuple[str, ...]
    spot: Mapping[str, Any]
    story: tuple[s.Statement, ...]


def situation(story: tuple[s.Statement, ...], facts: Mapping[str, Any]) -> Situation:
    """Return the situation of a story of which nothing else was said than what was heard beside it."""
    at: Mapping[str, str] = facts.get("places", {})
    early: Sequence[str] = facts.get("early", ())
    names = _spoken(story, facts)
    street = facts.get("street") or _street(story, facts)
    if street not in STREETS[1:]:
        around = seated(_in_order(names), at) if any(at.get(name, name) in RANKS for name in names) else ()
        full = _folded_to(story, around, at, names) if around and not early else story
        return Situation(around, {}, full)
    spot = {"street": street} | ({"pot": facts["pot"]} if "pot" in facts else {})
    around = tuple(name for name in seated(_in_order(names), at) if name in names)
    while len(around) < (3 if early else 2):
        around = (*around, next(name for name in ("BB", "BTN", UNSPOKEN) if name not in around))
    first = next((each.seat for each in story if isinstance(each, BETTING) and each.seat not in early), "")
    if not first:
        first = next((each.seat for each in story if isinstance(each, s.Mishap) and each.what == "early_street"), "")
    return Situation(around, spot | ({"to_act": first} if first else {}), story)


def _spoken(story: Sequence[s.Statement], facts: Mapping[str, Any]) -> tuple[str, ...]:
    """Return all players of the hand that were named, those who do something first."""
    named = [str(getattr(each, key, "")) for each in story for key in ("seat", "other")]
    return tuple(dict.fromkeys(name for name in (*named, *facts.get("named", ())) if name))


def _in_order(names: Sequence[str]) -> tuple[str, ...]:
    """Return names with those that are counted, as `seat 4` or `B`, in their order in the places that they take."""
    counted = [name for name in names if re.fullmatch(r"[A-Z]|seat \d+|player \d+", name)]
    ordered = iter(sorted(counted, key=lambda name: (len(name), name)))
    return tuple(next(ordered) if name in counted else name for name in names)


def _street(story: Sequence[s.Statement], facts: Mapping[str, Any]) -> str:
    """Return the street on which a story begins that does not say it."""
    first = story[0] if story else None
    if isinstance(first, s.Mishap):
        if first.what == "early_street" and first.street in STREETS[1:]:
            return STREETS[STREETS.index(first.street) - 1]
        if first.what in ON_A_BOARD:
            return str(facts.get("spoken-of", ""))
    return ""


def _folded_to(
    story: tuple[s.Statement, ...], around: Sequence[str], at: Mapping[str, str], names: Sequence[str]
) -> tuple[s.Statement, ...]:
    """Return a story in which blinds that nobody speaks of fold when a player behind them acts."""
    silent = {name for name in around if name not in names and at.get(name, name) in ("SB", "BB")}
    if not silent or not any(isinstance(each, BETTING) for each in story):
        return story
    full: list[s.Statement] = []
    before = around.index("BB") if "BB" in around else 1
    for each in story:
        if isinstance(each, s.Dealt | s.Reached):
            return (*full, *story[story.index(each) :])
        if isinstance(each, BETTING) and each.seat in around:
            here = around.index(each.seat)
            passed = [around[(before + step) % len(around)] for step in range(1, (here - before) % len(around))]
            for name in passed:
                if name in silent:
                    full.append(s.Acts(name, "fold"))
                    silent.discard(name)
            before = here
        full.append(each)
    return tuple(full)

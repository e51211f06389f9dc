"""The situation that a story leaves out: the street it is on, who sits there in which order, who is first to act.

People tell what went wrong and not what everybody at the table has seen. A turn that is opened too early was opened on
the flop; a hand that is shown at once is shown on the river; blinds that nobody speaks of have folded when a player
behind them acts.
"""

import re
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from cardspeak.cards.card import cards_text
from cardspeak.record import record
from cardspeak.story import statements as s
from cardspeak.talk.positions import RANKS, seated

STREETS = ("preflop", "flop", "turn", "river")
BETTING = (s.Acts, s.Sized, s.Says, s.PutsOut, s.TakesBack, s.Gestures)
ON_A_BOARD = ("wrong_burn", "burn_seen", "boxed", "duplicate", "foreign_card", "off_the_table", "wrong_cards")
IN_THE_DEAL = ("wrong_number", "exposed", "left_out", "out_of_order")
AT_THE_END = (s.Shows, s.Wins)
NEXT_HAND = s.Room("next_hand")
SIX = ("SB", "BB", "UTG", "MP", "CO", "BTN")  # a table of which only blinds or the button were named
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
    story, early = _out_of_turn(_as_it_happened(story), facts.get("early", ()))
    if story and isinstance(story[0], s.Reached) and story[1:]:
        facts, story = {"street": story[0].street, **facts}, story[1:]
    names = _spoken(story, facts, early)
    if NEXT_HAND in story and all(name in RANKS for name in names):
        names = tuple(dict.fromkeys((*names, *SIX)))
    street = facts.get("street") or _street(story, facts)
    if street not in STREETS[1:]:
        around = seated(_in_order(names), at) if any(_is_placed(at.get(name, name)) for name in names) else ()
        full = _folded_to(story, around, at, names, facts.get("asked-of", "")) if around and not early else story
        return Situation(around, {}, full)
    spot: dict[str, Any] = {"street": street} | ({"pot": facts["pot"]} if "pot" in facts else {})
    around = tuple(name for name in seated(_in_order(names), at) if name in names)
    while len(around) < (3 if early else 2):
        around = (*around, next(name for name in ("BB", "BTN", UNSPOKEN) if name not in around))
    board = next((each for each in story if isinstance(each, s.Dealt) and each.street == "board"), None)
    if board is not None:
        spot["board"] = cards_text(board.cards)
        story = tuple(each for each in story if each is not board)
    if "facing" in facts and not _is_told(facts["facing"], story):
        first = next((str(getattr(each, "seat", "")) for each in story if getattr(each, "seat", "")), "")
        other = next(name for name in reversed(around) if name != first)
        story = (s.Acts(other, "bet", facts["facing"] or None), *story)
    first = next((each.seat for each in story if isinstance(each, BETTING) and each.seat not in early), "")
    if not first:
        first = next((each.seat for each in story if isinstance(each, s.Mishap) and each.what == "early_street"), "")
    if story and isinstance(story[0], AT_THE_END):
        story = (s.Around("check"), *story)
        first = ""
    return Situation(around, spot | ({"to_act": first} if first else {}), story)


def _is_placed(name: str) -> bool:
    """Say whether a player sits at a position, or is only counted, behind blinds of whom nobody speaks."""
    return name in RANKS or name.startswith("player ")


def _is_told(facing: int, story: tuple[s.Statement, ...]) -> bool:
    """Say whether the story itself has the bet that somebody faces."""
    if not facing:
        return isinstance(story[0], BETTING) if story else False
    return any(isinstance(each, s.Acts) and each.amount == facing for each in story)


def _as_it_happened(story: tuple[s.Statement, ...]) -> tuple[s.Statement, ...]:
    """Return a story with a mishap of the deal behind the acts that only players who are counted did before it."""
    first, rest = story[:1], story[1:]
    if not rest or not isinstance(first[0], s.Mishap) or first[0].what not in IN_THE_DEAL:
        return story
    counted = all(isinstance(each, s.Acts) and each.seat.startswith("player ") for each in rest)
    return (*rest, *first) if counted else story


def _out_of_turn(
    story: tuple[s.Statement, ...], early: Sequence[str]
) -> tuple[tuple[s.Statement, ...], tuple[str, ...]]:
    """Return a story and who acted out of turn in it; where the act itself is told, it is no offence beside."""
    left, found = [], list(early)
    for at, each in enumerate(story):
        after = story[at + 1] if at + 1 < len(story) else None
        offence = each if isinstance(each, s.Mishap) and each.what == "out_of_turn" else None
        if offence is not None and isinstance(after, BETTING) and after.seat == offence.seat:
            found.append(after.seat)
        else:
            left.append(each)
    return tuple(left), tuple(dict.fromkeys(found))


def _spoken(story: Sequence[s.Statement], facts: Mapping[str, Any], early: Sequence[str]) -> tuple[str, ...]:
    """Return all players of the hand that were named, those who do something first, those out of turn behind them."""
    named = [str(getattr(each, key, "")) for each in story for key in ("seat", "other")]
    acts = [name for name in named if name]
    if early and acts and acts[0] in early:
        acts.sort(key=lambda name: name in early)
    return tuple(dict.fromkeys((*acts, *facts.get("named", ()))))


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
    if isinstance(first, AT_THE_END):
        return "river"
    return str(facts.get("spoken-of", "")) if "facing" in facts else ""


def _folded_to(
    story: tuple[s.Statement, ...], around: Sequence[str], at: Mapping[str, str], names: Sequence[str], asked: str
) -> tuple[s.Statement, ...]:
    """Return a story in which blinds that nobody speaks of fold when a player behind them acts, or is asked about."""
    silent = {name for name in around if name not in names and at.get(name, name) in ("SB", "BB")}
    if not silent or not any(isinstance(each, BETTING) for each in story):
        return story
    full: list[s.Statement] = []
    before = around.index("BB") if "BB" in around else 1

    def fold_up_to(here: int) -> None:
        for name in [around[(before + step) % len(around)] for step in range(1, (here - before) % len(around))]:
            if name in silent:
                full.append(s.Acts(name, "fold"))
                silent.discard(name)

    for each in story:
        if isinstance(each, s.Dealt | s.Reached):
            return (*full, *story[story.index(each) :])
        if isinstance(each, s.Shows) or (isinstance(each, s.Acts) and each.verb == "muck"):
            fold_up_to(before - 1)  # the betting is over when somebody opens their cards
        if isinstance(each, BETTING) and each.seat in around:
            here = around.index(each.seat)
            fold_up_to(here)
            before = here
        full.append(each)
    if asked in around and isinstance(story[-1], s.Acts | s.Sized):
        fold_up_to(around.index(asked))
    return tuple(full)

"""What a text tells beside its deeds: whose hand is best, where the teller sits, which chip is the smallest."""

import re
from collections.abc import Mapping, Sequence

from cardspeak.situations.left_over import seat_of_the_teller
from cardspeak.situations.model import Situation
from cardspeak.talk.letters import folded
from cardspeak.talk.mentions import name_of
from cardspeak.talk.model import Heard, Term
from cardspeak.talk.positions import UNNAMED
from cardspeak.talk.said import HERO

RANKED = (
    ("second", re.compile(r"second|next best|втор|следующ|друг|наступн|druh")),
    ("worst", re.compile(r"worst|weakest|third|хуже|худш|слабейш|слабее|трет|найгірш|найслабш|najhors|najslabs|tret")),
    ("best", re.compile(r"\bbest|strongest|лучш|сильнейш|старш|найкращ|найсильніш|najleps|najsilnejs")),
)
"""How a hand is ranked, first the words that stand beside *best* (`second best`)."""
_HIGH = re.compile(r"(?<![\w-])(?:high|hi|хай|старш\w+|vysok\w+)(?![\w-])(?! ?[-/] ?(?:lo|ло))")
_LOW = re.compile(r"(?<![\w-])(?:low|lo|лоу|младш\w+|молодш\w+|nizk\w+)(?![\w-])")
MINE = re.compile(r"(?<!\w)(?:mine|my|i(?:'ve)? have|i(?:'m)?)(?!\w)")
_CHIP = r"(?:chips?|фиш\w*|фіш\w*|zeton\w*|ziton\w*|cip\w*)"
_SMALLEST = re.compile(rf"(?<!\d)(\d+)\s?-?{_CHIP}(?!\w)|(?<!\w){_CHIP}\s(?:of |worth |po |в |по |за |на )?(\d+)(?!\d)")


def told_beside(
    situation: Situation, heard: Heard, spoken: Sequence[Term], found: Mapping[str, int | str]
) -> dict[str, int | str]:
    """Return values with what a text tells beside its deeds, as far as a situation has places for it."""
    told = dict(found)
    if "seats" in situation.places:
        told = _at_the_position(situation, spoken, told)
    if "smallest" in situation.places and "smallest" not in heard.table:
        told |= _smallest(situation, heard)
    if {"who", "who_side"} <= situation.places.keys():
        told |= _winners(situation, spoken, told)
    if {"allin", "said"} <= told.keys() and int(situation.places["said"]) < int(situation.places["allin"]):
        told["said"], told["allin"] = sorted((told["said"], told["allin"]), key=int)  # found to be more than was said
    if str(situation.set_up.get("table", {}).get("game", "")).endswith("8"):
        told |= _high_and_low(situation, spoken, told)
    return told


def _high_and_low(situation: Situation, spoken: Sequence[Term], found: Mapping[str, int | str]) -> dict[str, int | str]:
    """Return who has the high hand and who the low one, where a text says so of one of two players."""
    one, other = [str(found.get(seat, situation.places[seat])) for seat in situation.seats][:2]
    for clause in _clauses(spoken):
        text = folded(" ".join(term.text for term in clause))
        high, low = bool(_HIGH.search(text)), bool(_LOW.search(text))
        names = {name_of(term) for term in clause if term.kind == "seat"} & {one, other}
        if high != low and len(names) == 1:
            turned = (names == {other}) == high
            return {"A": other, "B": one} if turned else {}
    return {}


def heads_up(situation: Situation, found: Mapping[str, int | str]) -> dict[str, int | str]:
    """Return the two players of a table at their positions: the button is the small blind there."""
    around = str(found.get("seats", "")).split()
    blinds = {situation.places[seat]: seat for seat in situation.seats}
    small = next((seat for blind, seat in blinds.items() if blind in ("SB", "BTN")), "")
    told = {str(found.get(seat, "")) for seat in situation.seats}
    two = len(around) == 2 or str(situation.set_up.get("table", {}).get("seats", "")) == "{A} {B}"
    if not two or len(blinds) != 2 or not small or "BB" not in blinds or not told <= {"SB", "BTN", "BB", ""}:
        return {}
    return {small: "BTN", blinds["BB"]: "BB", **({"seats": "BTN BB"} if around else {})} if "BTN" in told else {}


def _at_the_position(
    situation: Situation, spoken: Sequence[Term], found: Mapping[str, int | str]
) -> dict[str, int | str]:
    """Return values in which the teller stands at the seat of the table at which they say that they sit."""
    seat = seat_of_the_teller(spoken)
    if seat not in str(situation.places["seats"]).split() or seat in found.values():
        return dict(found)
    return {place: seat if value == HERO else value for place, value in found.items()}


def _smallest(situation: Situation, heard: Heard) -> dict[str, int | str]:
    """Return the chip that is left over as the smallest in play, and a pot that leaves one, where none is told."""
    chip = _SMALLEST.search(folded(heard.text))
    if chip is None:
        return {}
    worth = int(chip[1] or chip[2])
    chips = int(situation.places["pot"]) // int(situation.places["smallest"])
    return {"smallest": worth, **({} if "pot" in heard.table else {"pot": worth * chips})}


def _winners(situation: Situation, spoken: Sequence[Term], found: Mapping[str, int | str]) -> dict[str, int | str]:
    """Return who has the best hand of all, and of those with more chips than the shortest stack."""
    players = [str(found.get(seat, situation.places[seat])) for seat in situation.seats]
    ranked = {rank: whose for rank, whose in _ranked(spoken) if whose in players}
    rest = [name for name in players if name not in ranked.values()]
    if len(rest) == 1:  # of three, two of whom are told
        ranked.setdefault(next(rank for rank in ("best", "second", "worst") if rank not in ranked), rest[0])
    if not {"best", "second"} <= ranked.keys():
        return {}
    best = ranked["best"]
    return {"who": best, "who_side": ranked["second"] if best == players[0] else best}


def _ranked(spoken: Sequence[Term]) -> list[tuple[str, str]]:
    """Return how the hand of whom is ranked, clause by clause."""
    found: list[tuple[str, str]] = []
    for clause in _clauses(spoken):
        text = folded(" ".join(term.text for term in clause))
        rank = next((rank for rank, words in RANKED if words.search(text)), "")
        names = [name_of(term) for term in clause if term.kind == "seat" and term.value not in UNNAMED]
        whose = names[0] if names else HERO if MINE.search(text) else ""
        if rank and whose and rank not in dict(found):
            found.append((rank, whose))
    return found


def _clauses(spoken: Sequence[Term]) -> list[list[Term]]:
    clauses: list[list[Term]] = [[]]
    for term in spoken:
        if term.kind == "break" or "and" in term.parts:
            clauses.append([])
        else:
            clauses[-1].append(term)
    return clauses

"""What chips mean that a player put out without a word, or with words that left the amount open."""

from typing import NamedTuple

from cardspeak.floor.deed import Deed, Spot
from cardspeak.law.law import Law

TINY = 10  # a chip is tiny against a bet of more than ten times its worth


class Reading(NamedTuple):
    """What chips were taken for: check, call, raise, all_in, short or tiny; the total of a raise; points and reason."""

    kind: str
    total: int
    points: tuple[str, ...]
    reason: str


def silent(deed: Deed, at: Spot, law: Law) -> Reading:
    """Read chips that were put out without a word before them."""
    points: list[str] = []
    chips, put = deed.chips, deed.put
    if len(deed.motions) > 1:
        points += ["raise.motions", "raise.string"]
        if not law.raise_motions():
            put = deed.motions[0]
            chips = _first_pieces(deed.chips, put)
    prior = at.front
    counted, lying = put, at.front - deed.took
    if prior and at.level > prior and at.level != at.small:
        points.append("chips.prior")
        if law.chips_prior(prior, deed.took, at.level):
            chips, counted, lying = (*deed.know.get("prior", ()), *chips), put + lying, 0
    owed = min(at.level - lying, at.stack + deed.took) if at.level else 0
    if owed <= 0 and at.level <= lying:
        return _opening(counted, chips, at, law, points)
    if put == at.stack + deed.took and put <= owed:
        return Reading("all_in", put, (*points, "bet.all_in"), "his last chips")
    if counted < owed:
        tiny = counted < at.small and counted * TINY < owed
        if tiny:
            points.append("chips.tiny")
            if law.chips_tiny():
                return Reading("tiny", counted, tuple(points), f"{counted} against {owed}")
        return Reading("short", counted, (*points, "call.short"), f"{counted}, where the call takes {owed}")
    if counted == owed:
        return Reading("call", at.level, tuple(points), f"{counted} is the call")
    return _more(counted, chips, owed, deed, at, law, points)


def _first_pieces(chips: tuple[int, ...], amount: int) -> tuple[int, ...]:
    found: list[int] = []
    for chip in chips:
        if sum(found) + chip > amount:
            break
        found.append(chip)
    return tuple(found)


def _opening(put: int, chips: tuple[int, ...], at: Spot, law: Law, points: list[str]) -> Reading:
    if at.level:  # a blind with the option
        total = at.front + put
        if total < at.least:
            points.append("raise.half")
            if not law.raise_half(total - at.level, at.step):
                return Reading("check", at.level, tuple(points), f"{put} is less than half of {at.step}")
        return Reading("raise", min(max(total, at.least), at.most), tuple(points), f"{put} on top of the blind")
    if len(chips) == 1:
        points.append("chips.one_opening")
        total = law.chips_one_opening(at.least, at.most, put)
    else:
        total = min(put, at.most)
        points.append("raise.one_motion")
    if total < at.least:
        return Reading("short_bet", put, (*points, "bet.short"), f"{put}, where the smallest bet is {at.least}")
    return Reading("raise", total, tuple(points), "nothing had been bet")


def _more(put: int, chips: tuple[int, ...], owed: int, deed: Deed, at: Spot, law: Law, points: list[str]) -> Reading:
    if not at.least:
        return Reading("call", at.level, (*points, "raise.reopens"), "he may not raise")
    if len(chips) == 1:
        points.append("chips.one")
        if law.chips_one():
            return Reading("call", at.level, tuple(points), f"one chip, and the call takes {owed}")
    elif chips:
        point = "chips.mixed" if len(set(chips)) > 1 else "chips.same"
        points.append(point)
        if law.chips_mixed(owed, chips) if point == "chips.mixed" else law.chips_same(owed, chips):
            without = f"without the smallest chip it is {put - min(chips)}, and the call takes {owed}"
            return Reading("call", at.level, tuple(points), without)
        if deed.put == at.stack:
            points.append("chips.last")
            if law.chips_last():
                return Reading(
                    "all_in", at.front + at.stack, tuple(points), "not every chip is needed, and they are his last"
                )
    excess = put - owed
    if len(chips) > 1:
        points.append("chips.spare")
        if at.level + excess < at.least and law.chips_spare(excess, at.step):
            return Reading("raise", at.least, tuple(points), f"{excess} above the call")
    if at.level + excess < at.least:
        points.append("raise.half")
        if not law.raise_half(excess, at.step):
            return Reading("call", at.level, tuple(points), f"{excess} above the call is less than half of {at.step}")
        return Reading("raise", at.least, tuple(points), f"{excess} above the call is half of {at.step} or more")
    return Reading("raise", min(at.level + excess, at.most), (*points, "raise.one_motion"), f"{excess} above the call")

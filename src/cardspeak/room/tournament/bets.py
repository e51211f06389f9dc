"""What the levels of a structure are for games of fixed limit and of stud: bets, a bring-in, antes."""

from collections.abc import Sequence
from math import gcd

from cardspeak.games import Game
from cardspeak.law.kinds import Structure as Betting
from cardspeak.law.law import Law
from cardspeak.room.tournament.structure import Level, Structure


def halves(games: Sequence[tuple[Game, Betting]], law: Law) -> bool:
    """Say whether small blinds have to be exactly half of the big ones: under this law, or since they are bring-ins."""
    bets = any(betting == "fixed-limit" or game.family == "stud" for game, betting in games)
    return bets or not law.blind_ratio(small=1, big=3)


def with_bets(structure: Structure, games: Sequence[tuple[Game, Betting]]) -> Structure:
    """Return a structure of blinds with what its games need: bets where one is fixed-limit, of stud bring-in and antes.

    The lower bet is the big blind and the bring-in the small one, which is half of it, as some books want it: a big
    blind of which no chips make the half is a little smaller. An ante is about an eighth of the lower bet, of the
    largest chip of which four make a small blind, so that smaller ones go out of use. Only stud has antes here.
    """
    stud = any(game.family == "stud" for game, _ in games)
    if not stud and all(betting != "fixed-limit" for _, betting in games):
        return structure
    blinds = any(game.family != "stud" for game, _ in games)
    levels = []
    for at, level in enumerate(structure.levels):
        small, lower = level.small, 2 * level.small
        ante = _ante(structure.levels[at:], structure.chips) if stud else 0
        levels.append(
            level._replace(
                small=small if blinds else 0, big=lower if blinds else 0, lower=lower, upper=2 * lower,
                bring_in=small if stud else 0, ante=ante, ante_kind="each",
            )
        )  # fmt: skip
    return structure._replace(levels=tuple(levels))


def _ante(levels: Sequence[Level], chips: Sequence[int]) -> int:
    # of the first of these levels; rounded up, so that it never falls when smaller chips are gone
    small = levels[0].small
    all_smalls = gcd(*[level.small for level in levels])
    chip = max([chip for chip in chips if not all_smalls % chip and 4 * chip <= small], default=min(chips))
    return -(-small // (4 * chip)) * chip

"""What the page of odds shows, in the reader's language: the row of each hand, how it was found, the map."""

from collections.abc import Mapping
from fractions import Fraction
from itertools import product
from typing import NamedTuple

from cardspeak.equity.odds import Odds, Share
from cardspeak.finding import Finding
from cardspeak.locale.messages import amount, say
from cardspeak.record import record

RANKS = "AKQJT98765432"


@record
class Row(NamedTuple):
    """A hand: its figures as texts, the width of its bar in percent, its shares of split pots and made hands."""

    number: int
    text: str
    equity: str
    width: float
    win: str
    tie: str
    lose: str
    parts: tuple[tuple[str, str], ...]
    made: tuple[tuple[str, str, float], ...]


@record
class Cell(NamedTuple):
    """A starting hand on the map: its name, its equity in percent, its warmth, 0 to 100; None: it cannot be dealt."""

    name: str
    equity: str
    heat: int | None


def percent(language: str, share: float | Fraction, places: int = 2) -> str:
    """Write a share as a percentage."""
    text = f"{float(share) * 100:.{places}f}"
    return f"{text}%" if language == "en" else f"{text.replace('.', ',')}\xa0%"


def rows(language: str, hands: tuple[str, ...], found: Odds, sides: int) -> list[Row]:
    """Return the rows of the hands; shares of the pot only where it is split between high and low."""
    return [
        Row(
            number, text, percent(language, share.equity), round(float(share.equity) * 100, 2),
            percent(language, share.win), percent(language, share.tie), percent(language, share.lose),
            _parts(language, share) if sides > 1 else (),
            tuple([
                (say(language, f"odds-made-{code.replace('_', '-')}"), percent(language, often), float(often) * 100)
                for code, often in share.made
            ]),
        )
        for number, (text, share) in enumerate(zip(hands, found.players, strict=True), 1)
    ]  # fmt: skip


def _parts(language: str, share: Share) -> tuple[tuple[str, str], ...]:
    return tuple([(_part(language, part), percent(language, often)) for part, often in share.parts])


def _part(language: str, part: Fraction) -> str:
    return say(language, "odds-scoop") if part == 1 else say(language, "odds-part", part=f"{part}")


def how(language: str, found: Odds, state: str) -> str:
    """Say how the figures were found, and how far they are."""
    ways = amount(language, found.ways)
    if found.exact and found.done >= 1:
        return say(language, "odds-exact", ways=ways)
    if found.exact:
        return say(language, "odds-counted", done=percent(language, found.done, 0))
    if state == "running":
        return say(language, "odds-sampling", ways=ways, within=percent(language, found.error))
    return say(language, "odds-sampled", ways=ways, within=percent(language, found.error))


def heat_map(cells: Mapping[str, float]) -> list[list[Cell]]:
    """Return the map, a row for each rank: pairs from corner to corner, suited hands above, offsuit ones below."""
    found = []
    for one, other in product(range(13), range(13)):
        high, low = RANKS[min(one, other)], RANKS[max(one, other)]
        name = high + low + ("" if one == other else "s" if other > one else "o")
        equity = cells.get(name)
        if equity is None:
            found.append(Cell(name, "–", None))
        else:
            found.append(Cell(name, f"{equity * 100:.0f}", _heat(equity)))
    return [found[at : at + 13] for at in range(0, 169, 13)]


def _heat(equity: float) -> int:
    """From 0 at a fifth of the pot to 100 at four fifths."""
    return max(0, min(100, round((equity - 0.2) / 0.6 * 100)))


def trouble(language: str, wrong: Finding) -> str:
    """Say what is wrong with what was asked."""
    return say(language, f"odds-{wrong.code.replace('_', '-')}", **dict(wrong.facts))

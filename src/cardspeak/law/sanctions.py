"""Sanctions: the penalties of the field, the ranges in which a book gives them, and the ladders made of these."""

from typing import Literal, NamedTuple, get_args

from cardspeak.record import record

PenaltyKind = Literal["none", "warning", "hands", "rounds", "disqualification", "exclusion"]
"""What a penalty can be, from none at all to the heaviest."""
KINDS: tuple[PenaltyKind, ...] = get_args(PenaltyKind)

Duty = Literal["must", "may", "told", "judged", "house", "inquiry", "free"]
Forfeit = Literal["", "must", "may", "pot"]


@record
class Penalty(NamedTuple):
    """One penalty: its kind, and how many hands or rounds are missed."""

    kind: PenaltyKind
    number: int = 1


@record
class Range(NamedTuple):
    """Penalties of one kind, from `least` to `most` (0: without an end)."""

    kind: PenaltyKind
    least: int = 1
    most: int = 1


@record
class Cost(NamedTuple):
    """What an offence costs.

    It "must" or "may" be penalised; "told": it is forbidden, and nothing follows; "judged": the floor judges whether it
    is an offence; "house": the rules of the house say; "inquiry": it is looked into; "free": it is no offence.
    """

    duty: Duty
    ranges: tuple[Range, ...] = ()  # the penalties to choose from; none: the book's whole scale
    chips: Forfeit = ""  # the chips in question must or may be forfeited, or the claim to the pot is lost
    out: bool = False  # disqualification may come on top


@record
class Ladder(NamedTuple):
    """What an offence costs the first time and again; again is none where the book's rule on repetition says it."""

    first: Cost
    again: Cost | None = None


def _fixed(*ranges: Range) -> Cost:
    return Cost("must", ranges)


_WARNING, _HAND, _ROUND = Range("warning"), Range("hands"), Range("rounds")
_OUT, _SEASON = Range("disqualification"), Range("exclusion")


def _flat(cost: Cost) -> Ladder:
    return Ladder(cost, cost)


FREE = _flat(Cost("free"))
LADDERS: dict[str, Ladder] = {
    "no offence": FREE,
    "told to stop": _flat(Cost("told")),
    "judged": _flat(Cost("judged")),
    "house rules": _flat(Cost("house")),
    "inquiry": _flat(Cost("inquiry")),
    "may": Ladder(Cost("may")),
    "must": Ladder(Cost("must")),
    "must, also in chips": Ladder(Cost("must", chips="may")),
    "warning": _flat(_fixed(_WARNING)),
    "warning, then may": Ladder(_fixed(_WARNING), Cost("may")),
    "warning, then 1 hand": Ladder(_fixed(_WARNING), _fixed(_HAND)),
    "1 hand, then 1 round": Ladder(_fixed(_HAND), _fixed(_ROUND)),
    "warning, then 1 round": Ladder(_fixed(_WARNING), _fixed(_ROUND)),
    "warning or 1 round, then 2 or 3": Ladder(_fixed(_WARNING, _ROUND), _fixed(Range("rounds", 2, 3))),
    "warning or 1 round, then 2 or out": Ladder(_fixed(_WARNING, _ROUND), _fixed(Range("rounds", 2, 2), _OUT)),
    "2 rounds, then out": Ladder(_fixed(Range("rounds", 2, 2)), _fixed(_OUT, _SEASON)),
    "1 to 4 rounds or out": _flat(_fixed(Range("rounds", 1, 4), _OUT, _SEASON)),
    "out": _flat(_fixed(_OUT)),
    "chips, perhaps out": _flat(Cost("must", (), "must", True)),
    "the pot and the bets": _flat(Cost("must", (), "pot")),
    "perhaps chips, perhaps out": _flat(Cost("may", (), "may", True)),
}
"""Every ladder that a book may choose, by its name in the books' data."""


@record
class Ranks(NamedTuple):
    """Who may impose a penalty: missed hands or less, and disqualification; exclusion is the federation's."""

    missed: str
    out: str


def above(ranges: tuple[Range, ...], former: Penalty) -> tuple[Range, ...]:
    """Return the part of a scale that is heavier than a former penalty; its end where there is nothing heavier."""
    heavier: list[Range] = []
    for each in ranges:
        if KINDS.index(each.kind) > KINDS.index(former.kind):
            heavier.append(each)
        elif each.kind == former.kind and each.kind in ("hands", "rounds"):
            least = max(each.least, former.number + 1)
            if not each.most or least <= each.most:
                heavier.append(each._replace(least=least))
    return tuple(heavier) or ranges[-1:]


def holds(ranges: tuple[Range, ...], penalty: Penalty) -> bool:
    """Say whether a scale has this very penalty."""
    return any(
        each.kind == penalty.kind and each.least <= penalty.number and (not each.most or penalty.number <= each.most)
        for each in ranges
    )


@record
class Repeated(NamedTuple):
    """Which former offences count, "the same" or "any", and whether the penalty grows with them."""

    counts: str
    grows: bool


@record
class Serving(NamedTuple):
    """What is done with the seat of a player who serves a penalty, and whether it is dealt in."""

    steps: tuple[str, ...]
    dealt: bool

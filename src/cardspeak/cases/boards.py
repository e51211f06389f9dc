"""The boards of a hand whose rest is run more than once, as a story tells them."""

from collections.abc import Sequence

from cardspeak.cards.card import UNKNOWN
from cardspeak.errors import Unreadable
from cardspeak.games import Street
from cardspeak.law.law import Law
from cardspeak.story.statements import Dealt, Runs, Statement


def boards_told(
    story: Sequence[Statement], streets: Sequence[Street], law: Law
) -> tuple[tuple[int, ...], tuple[Statement, ...]]:
    """Return the top of the stub from which these boards come, and the story without the cards that it tells.

    `streets` are those still to come. `Unreadable` where a card is told before the board is run more than once.
    """
    at = next(place for place, said in enumerate(story) if isinstance(said, Runs))
    agreed = story[at]
    assert isinstance(agreed, Runs)
    if any(isinstance(said, Dealt) and said.street for said in story[:at]):
        raise Unreadable("a board that is run more than once is told from a spot on the street of the all-in")
    told = {(said.run, said.street): said.cards for said in story[at:] if isinstance(said, Dealt) and said.street}
    stub: list[int] = []
    for run in range(1, agreed.times + 1):
        for street in streets:
            cards = told.pop((run, street.name), ())[: street.board]
            stub += [UNKNOWN] * (law.deal_burn() if street.burn else 0)
            stub += [*cards, *[UNKNOWN] * (street.board - len(cards))]
    if told:
        run, name = next(iter(told))
        raise Unreadable(f"no {name} is run for board {run}")
    return tuple(stub), tuple([said for said in story if not (isinstance(said, Dealt) and said.street)])

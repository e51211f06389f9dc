"""The boards in words: what the viewer's hand makes, who won how much on each of several."""

from collections.abc import Callable, Iterable

from cardspeak.hand import events as e
from cardspeak.hand.remedies import events as a
from cardspeak.locale.hands import made_in_words
from cardspeak.locale.messages import amount
from cardspeak.web.table.sight import Own, made, makes


def boards_won(language: str, events: Iterable[object], name: Callable[[str], str]) -> dict[int, str]:
    """Return who won what on each board, by its number from 0, as far as these events of one hand award it."""
    members: tuple[str, ...] = ()
    shares: dict[int, dict[int, int]] = {}
    for event in events:
        if isinstance(event, e.HandBegun):
            members, shares = event.deal.seats, {}
        elif isinstance(event, a.AwardTakenBack):
            shares = {}
        elif isinstance(event, e.Awarded):
            of_board = shares.setdefault(event.run, {})
            for seat, chips in event.shares:
                of_board[seat] = of_board.get(seat, 0) + chips
    return {
        run: ", ".join(
            [f"{name(members[seat])} {amount(language, chips)}" for seat, chips in _most_first(row) if chips]
        )
        for run, row in shares.items()
    }


def _most_first(shares: dict[int, int]) -> list[tuple[int, int]]:
    return sorted(shares.items(), key=lambda share: -share[1])


def made_words(mine: Own | None, language: str) -> str:
    """Say what the viewer's own hand makes; of several boards the log tells, there is no room at a seat."""
    if mine is None or not makes(mine):
        return ""
    if len(mine.hand.cards.boards) > 1:
        return ""
    return " · ".join(
        [made_in_words(language, best.code, best.ranks, kind) for kind, best in made(mine.hand, mine.seat)]
    )

"""Several boards in words: who won how much on each, and what the viewer's hand makes there."""

from collections.abc import Callable, Iterable

from cardspeak.hand import amended as a
from cardspeak.hand import events as e
from cardspeak.locale.hands import made_in_words
from cardspeak.locale.messages import amount, say
from cardspeak.web.sight import Sight, made


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
        run: ", ".join(f"{name(members[seat])} {amount(language, chips)}" for seat, chips in row.items() if chips)
        for run, row in shares.items()
    }


def made_words(sees: Sight, language: str) -> str:
    """Say what the viewer's own hand makes, on each board."""
    if sees.hand is None or sees.seat < 0 or not sees.hand.round.live & ~sees.hand.noted.mucked & 1 << sees.seat:
        return ""
    said = []
    for run in range(len(sees.hand.cards.boards)):
        found = made(sees.hand, sees.seat, run)
        words = " · ".join([made_in_words(language, best.code, best.ranks, kind) for kind, best in found])
        if words and len(sees.hand.cards.boards) > 1:
            words = say(language, "table-on-board", number=run + 1, made=words)
        said += [words] if words else []
    return " · ".join(said)

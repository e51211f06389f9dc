"""Perft: how many ways the betting of a deal can go, counted to its showdown, for small stacks.

`python -m tests.perft.perft` writes `counts.txt` anew; the test compares.
"""

from collections.abc import Callable, Iterator
from pathlib import Path

from cardspeak.hand import commands as c
from cardspeak.hand.betting import options
from cardspeak.hand.decide import step
from cardspeak.hand.posting import antes, blinds
from cardspeak.hand.refused import Refused
from cardspeak.hand.state import Deal, Event, State
from cardspeak.law.law import Law
from cardspeak.library import books, find_game, law_at

FILE = Path(__file__).with_name("counts.txt")
SIMPLE: dict[str, Callable[[int], c.Command]] = {
    "fold": c.Fold,
    "check": c.Check,
    "call": c.Call,
    "bring in": c.BringIn,
}

# game, stacks, big blind (or lower bet), streets to count
TABLES = (
    ("nlhe", (6, 6), 2, 4),
    ("nlhe", (5, 9), 2, 4),
    ("nlhe", (4, 5, 7), 2, 2),
    ("nlhe", (5, 7, 12), 2, 2),
    ("nlhe", (6, 7, 8, 9), 2, 1),
    ("plo", (6, 8), 2, 4),
    ("plo", (5, 6, 7), 2, 1),
    ("flhe", (20, 20), 2, 2),
    ("flhe", (9, 13, 20), 2, 1),
    ("flhe", (7, 20, 20), 4, 1),
    ("flhe", (7, 9, 20, 20), 4, 1),
    ("stud", (9, 12), 4, 2),
    ("razz", (9, 12, 12), 4, 1),
    ("nl27sd", (6, 7), 2, 1),
    ("27td", (9, 12), 2, 1),
)


def deal_of(game_name: str, stacks: tuple[int, ...], big: int, book: str) -> tuple[Deal, Law]:
    """Return a deal of unknown cards with these stacks, and its law."""
    game, structure = find_game(game_name)
    players = len(stacks)
    law = law_at(book, game, structure, players)
    button = 0 if players == 2 else players - 1
    upper = 2 * big if structure == "fixed-limit" else big
    seats = tuple("ABCDEF"[:players])
    event = Event(law.context.event, 9)
    if game.forced == "blinds":
        posts = blinds(law, players, button, big // 2, big)
        return Deal(game, structure, seats, stacks, button, posts, big // 2, big, 0, big, upper, event=event), law
    return Deal(game, structure, seats, stacks, button, antes(players, 1), 0, 0, big // 2, big, upper, event=event), law


def count(state: State, law: Law, streets: int) -> int:
    """Count the ways from here to the showdown, or to the end of so many streets."""
    while state.stage == "drawing" and state.street < streets:
        drawn = step(state, c.Discard(state.round.queue[0]), law)
        assert not isinstance(drawn, Refused)
        state = drawn[0]
    if state.stage != "betting" or not state.round.queue or state.street >= streets:
        return 1
    seat = state.round.queue[0]
    total = 0
    for verb, (least, most) in options(state, law).items():
        commands = [SIMPLE[verb](seat)] if verb in SIMPLE else [c.RaiseTo(seat, to) for to in range(least, most + 1)]
        for command in commands:
            after = step(state, command, law)
            if not isinstance(after, Refused):
                total += count(after[0], law, streets)
    return total


def lines() -> Iterator[str]:
    """Yield a line for each table and group of books that count alike."""
    for game, stacks, big, streets in TABLES:
        for book in books():
            deal, law = deal_of(game, stacks, big, book)
            begun = step(None, c.Begin(deal), law)
            if isinstance(begun, Refused):
                yield f"{game} {'/'.join(map(str, stacks))} at {big} for {streets}: {book}: {begun.code}"
                continue
            ways = count(begun[0], law, streets)
            yield f"{game} {'/'.join(map(str, stacks))} at {big} for {streets}: {book}: {ways}"


if __name__ == "__main__":
    FILE.write_text("".join(f"{line}\n" for line in lines()), encoding="utf-8")

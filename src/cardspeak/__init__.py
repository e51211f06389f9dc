"""A card room that knows the rules: poker under a named, official rulebook, with the clause behind every answer.

    import cardspeak
    hand = cardspeak.deal("nlhe", "tda-2024", stacks=(1000, 1000, 1000), blinds=(10, 20))

Everything else is imported from its own module; `deal` is here for a quick start.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from cardspeak.hand.hand import Hand
    from cardspeak.law.kinds import AnyEvent

__version__ = "0.1.0"
NAMES = "ABCDEFGHIJ"


def deal(
    game: str = "nlhe",
    book: str = "common",
    *,
    stacks: Sequence[int],
    seats: Sequence[str] = (),
    blinds: tuple[int, int] = (1, 2),
    bets: tuple[int, int] | None = None,
    ante: int = 0,
    bring_in: int = 0,
    chips: Sequence[int] = (1,),
    event: AnyEvent = "",
    order: Sequence[int] = (),
) -> Hand:
    """Begin a hand: forced bets are posted and the first cards dealt.

    Seats stand in order from the small blind (heads-up: from the button), amounts in chips of the smallest unit.
    `bets` are the lower and upper bet of fixed limit, `order` the shuffled deck; without it nobody knows the cards.
    Raises `RefusedError` with the clause when the book does not have such a table, `Unreadable` for an unknown name.
    """
    from cardspeak.hand.hand import Hand
    from cardspeak.hand.posting import antes
    from cardspeak.hand.posting import blinds as post
    from cardspeak.hand.state import Deal, Event
    from cardspeak.library import find_book, find_game, law_at

    found, structure = find_game(game)
    players = len(stacks)
    rules = law_at(book, found, structure, players, event)
    button = 0 if players == 2 else players - 1
    small, big = blinds if found.forced == "blinds" else (0, 0)
    lower, upper = bets or (big or blinds[1], (big or blinds[1]) * (2 if structure == "fixed-limit" else 1))
    posts = antes(players, ante)
    if found.forced == "blinds":
        posts += post(rules, players, button, small, big)
    bring = bring_in or lower // 2 if found.forced == "bring-in" else 0
    names = tuple(seats) or tuple(NAMES[:players])
    begun = Deal(
        found, structure, names, tuple(stacks), button, posts, small, big, bring, lower, upper, tuple(chips),
        Event(event or find_book(book).event),
    )  # fmt: skip
    return Hand.begin(begun, rules, order)

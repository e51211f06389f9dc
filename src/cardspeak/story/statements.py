"""What one statement of a story says: a type for each kind of fact, and nothing of what a book makes of it.

Seats are the names as they were written (``B``, ``Ivan``, ``seat 4``); whether such a seat is there is the
runner's business. Cards are the numbers of `cards.card`, amounts are as written: whole numbers, or exact
decimals where the table counts in parts of a chip. A field that the writer left out holds its default.
"""

from decimal import Decimal
from typing import Literal, NamedTuple, TypeAlias

from cardspeak.record import record

Amount: TypeAlias = int | Decimal
Cards: TypeAlias = tuple[int, ...]


@record
class Put(NamedTuple):
    """What was moved in front of a player: its worth, and its pieces (count, denomination) if named."""

    amount: Amount
    chips: tuple[tuple[int, Amount], ...] = ()


@record
class Acts(NamedTuple):
    """A player acts, or posts what is due before the cards.

    ``verb``: fold, check, call, bet, raise_to, raise_by, all_in, post, straddle, bring_in, complete, bet_pot,
    raise_pot, muck, win_unseen, plays_board. No amount: the only one there is (limit, a call). ``how``: of a
    post, "small blind", "big blind", "ante", "missed blind", "dead" or "live"; of an all-in, "bet", "call" or
    "raise" where it was said; of a bet or raise, "minimum", "maximum" or "no-look".
    """

    seat: str
    verb: str
    amount: Amount | None = None
    how: str = ""


@record
class Size(NamedTuple):
    """A size that the hand makes an amount of: ``upper`` / ``lower`` of the big blind, the bet or the pot."""

    upper: int
    lower: int
    of: Literal["big blind", "bet", "pot"]


@record
class Sized(NamedTuple):
    """A player bets, raises or is all in for a size; ``verb``: bet, raise_to or all_in."""

    seat: str
    verb: str
    size: Size


@record
class Around(NamedTuple):
    """All who have the turn before ``seat`` (none: all who still have it) do the same.

    ``verb``: fold, check or call.
    """

    verb: str
    seat: str = ""


@record
class Reached(NamedTuple):
    """The story is at this street: whoever still had the turn before it checked, or folded to the bet."""

    street: str


@record
class Draws(NamedTuple):
    """A player throws ``number`` cards away and draws as many (0: stands pat).

    ``cards`` are those thrown away.
    """

    seat: str
    number: int
    cards: Cards = ()


@record
class Shows(NamedTuple):
    """A player tables the hand (no cards named), or shows some of it: ``number`` cards where they are not named."""

    seat: str
    cards: Cards = ()
    number: int = 0


@record
class Asks(NamedTuple):
    """A player asks; ``what``: hand (of ``other``), pot, bet, stack (of ``other``), next_card, spread, gather, burn."""

    seat: str
    what: str
    other: str = ""


@record
class Runs(NamedTuple):
    """The rest of the board is run so many times, agreed by these seats (none named: by all in the pot)."""

    times: int
    seats: tuple[str, ...] = ()


@record
class Wins(NamedTuple):
    """Somebody is named the winner; several split.

    ``by`` is "dealer" where the pot was pushed to them. ``part``: pot, main pot, side pot, side pot 2, …,
    high, low.
    """

    seats: tuple[str, ...]
    part: str = "pot"
    by: str = ""


@record
class Dealt(NamedTuple):
    """Cards that the dealer turned or a player got, dictated.

    ``street``: flop, turn, river, board, burn; empty where a seat gets them, ``face`` then "up" or "down" if
    it was said. ``run`` counts the boards from 1.
    """

    street: str
    cards: Cards
    seat: str = ""
    run: int = 1
    face: str = ""


@record
class Says(NamedTuple):
    """A player says these very words, in any language, and perhaps then puts chips out in so many motions."""

    seat: str
    words: str
    put: Put | None = None
    motions: int = 1


@record
class PutsOut(NamedTuple):
    """A player puts chips out without a word before it; ``words`` are what the player said after it."""

    seat: str
    put: Put
    motions: int = 1
    words: str = ""


@record
class TakesBack(NamedTuple):
    """A player takes back chips that lay in front, and then perhaps puts others out."""

    seat: str
    took: Put
    put: Put | None = None


@record
class Gestures(NamedTuple):
    """A player does without words or chips what may mean an action.

    ``what``: taps_table, pushes_cards, mucks_cards, bets_token.
    """

    seat: str
    what: str


@record
class Skipped(NamedTuple):
    """The action passed a seat by."""

    seat: str


@record
class DealerDoes(NamedTuple):
    """The dealer does or says something.

    ``what``: asks_to_act (seat), burns, deals (street), says (amount or words), shuffles (cards: the new order).
    """

    what: str
    seat: str = ""
    number: int = 0
    street: str = ""
    cards: Cards = ()
    amount: Amount | None = None
    words: str = ""


@record
class Person(NamedTuple):
    """Where a player is and what the player wants.

    ``what``: calls_time (on ``other``), asks_time, leaves, returns, away, claims_last_pot. ``how``, of a clock that is
    called: "too soon", or "dealer" or "floor" where one of them calls it.
    """

    seat: str
    what: str
    other: str = ""
    how: str = ""


@record
class TimePasses(NamedTuple):
    """So many seconds pass."""

    seconds: int


@record
class Room(NamedTuple):
    """The room moves on.

    ``what``: next_hand, out, back (``how``: "wait" for the big blind), level_ends, moved (to seat ``number`` of
    ``table``), quits.
    """

    what: str
    seat: str = ""
    number: int = 0
    table: int = 0
    how: str = ""


@record
class Sits(NamedTuple):
    """A newcomer takes seat ``number``; ``came`` is how they were moved here, ``wait`` for the big blind."""

    seat: str
    number: int
    amount: Amount | None = None
    came: Literal["", "broken", "must-move", "balanced"] = ""
    wait: bool = False


@record
class Stakes(NamedTuple):
    """Chips come or go; ``what``: buys, bought (not yet delivered), takes_off, gives (to ``other``)."""

    seat: str
    what: str
    amount: Amount
    other: str = ""


@record
class Entrusts(NamedTuple):
    """A player lets another one play the player's chips; ``consent`` says that everybody at the table agrees."""

    seat: str
    other: str
    consent: bool = False


@record
class ActsFor(NamedTuple):
    """A player acts with the chips of another; ``verb``: fold, check or call."""

    seat: str
    other: str
    verb: str


@record
class FloorRules(NamedTuple):
    """The floor decides, in these words."""

    text: str


@record
class Penalises(NamedTuple):
    """The floor penalises a player, in these words."""

    seat: str
    text: str


@record
class Mishap(NamedTuple):
    """Something went wrong; ``what`` is the code of its row in `irregularities`.

    ``seat`` and ``other`` are whose cards or chips it is about, ``number`` counts cards (or says which card it was),
    ``how`` is a variant or a circumstance; an ``amount`` that was wrong should have been ``due``.
    """

    what: str
    seat: str = ""
    other: str = ""
    number: int = 0
    cards: Cards = ()
    street: str = ""
    amount: Amount | None = None
    how: str = ""
    due: Amount | None = None


@record
class Undo(NamedTuple):
    """The last statement is taken back."""


Statement: TypeAlias = (
    Acts
    | Sized
    | Around
    | Reached
    | Draws
    | Shows
    | Asks
    | Runs
    | Wins
    | Dealt
    | Says
    | PutsOut
    | TakesBack
    | Gestures
    | Skipped
    | DealerDoes
    | Person
    | TimePasses
    | Room
    | Sits
    | Stakes
    | Entrusts
    | ActsFor
    | FloorRules
    | Penalises
    | Mishap
    | Undo
)

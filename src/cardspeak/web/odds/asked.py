"""What is asked on the page of odds: the fields of its address, read into a question or into one line of trouble."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple
from urllib.parse import urlencode

from cardspeak import showdown
from cardspeak.equity.showdown import HOLDEM, PLAYERS, CannotDeal, Question, question
from cardspeak.errors import Unreadable
from cardspeak.finding import Finding, finding
from cardspeak.library import games
from cardspeak.record import record

USUAL = "holdem"
LONGEST = 160  # characters of a field that are read
READ = 20  # hands that are read: one more than there may be is refused with their number
RANDOM = "random"
UNREADABLE = "unreadable"  # and the field that is: said by this page alone


@record
class Wanted(NamedTuple):
    """The fields as they were typed; `against` is the number of the hand that the map is of, 0 for a random one."""

    hands: tuple[str, ...] = ()
    game: str = USUAL
    board: str = ""
    dead: str = ""
    against: int = 0
    rows: int = 2

    @property
    def told(self) -> tuple[str, ...]:
        """The hands that are filled in."""
        return tuple([hand for hand in self.hands if hand])

    @property
    def has_map(self) -> bool:
        """Whether the game is one whose starting hands are 169."""
        return showdown(self.game) == HOLDEM

    def address(self, path: str = "/equity") -> str:
        """Return the address that asks this; what is as usual is left out."""
        fields = [("hand", hand) for hand in self.told]
        usual = (("game", self.game, USUAL), ("board", self.board, ""), ("dead", self.dead, ""))
        fields += [(name, value) for name, value, other in usual if value != other]
        if self.against:
            fields.append(("map", str(self.against)))
        return f"{path}?{urlencode(fields)}" if fields else path


def wanted(given: Mapping[str, str], hands: Sequence[str]) -> Wanted:
    """Read the fields of the page; what makes no sense there is as usual."""
    typed = tuple([" ".join(hand[:LONGEST].split()) for hand in hands[:READ]])
    game = given.get("game", USUAL)
    number = given.get("map", "")
    told = sum(1 for hand in typed if hand)
    against = int(number) if number.isascii() and number.isdigit() and len(number) < 3 else 0
    rows = max(2, len(typed) if "more" in given else told) + ("more" in given)
    return Wanted(
        typed, game if game in games() else USUAL, " ".join(given.get("board", "")[:LONGEST].split()),
        " ".join(given.get("dead", "")[:LONGEST].split()), against if against <= told else 0, min(rows, PLAYERS),
    )  # fmt: skip


def read(fields: Wanted) -> Question | Finding:
    """Return the question that is asked, or what is wrong with it: a code, with its facts."""
    kind = showdown(fields.game)
    try:
        return question(fields.told, kind, fields.board, fields.dead)
    except CannotDeal as error:
        return trouble(error)
    except Unreadable:
        return _unreadable(fields)


def trouble(error: Unreadable) -> Finding:
    """Return what is wrong with what cannot be dealt."""
    if isinstance(error, CannotDeal):
        return finding(error.code, **error.facts)
    return finding(UNREADABLE)


def _unreadable(fields: Wanted) -> Finding:
    """Find the field that cannot be read."""
    kind = showdown(fields.game)
    for number, hand in enumerate(fields.told, 1):
        if not _reads((hand, RANDOM), fields.game):
            return finding(f"{UNREADABLE}_{'hand' if kind.in_ranges else 'cards'}", number=number, text=hand)
    if not _reads((RANDOM, RANDOM), fields.game, board=fields.board):
        return finding(f"{UNREADABLE}_board", text=fields.board)
    return finding(f"{UNREADABLE}_dead", text=fields.dead)


def _reads(hands: Sequence[str], game: str, board: str = "") -> bool:
    try:
        question(hands, showdown(game), board)
    except CannotDeal:
        return True
    except Unreadable:
        return False
    return True

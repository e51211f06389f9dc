"""The value that a game is: its streets, its rankings and the structures in which it is played."""

from typing import Any, NamedTuple

from cardspeak.errors import Unreadable
from cardspeak.record import record

FAMILIES = ("flop", "stud", "draw")
STRUCTURES = ("no-limit", "pot-limit", "fixed-limit")
RANKING_NAMES = ("high", "short-deck", "8-or-better", "ace-to-five", "deuce-to-seven", "badugi")


@record
class Street(NamedTuple):
    """One stage of a deal."""

    name: str
    down: int = 0  # cards that each player gets face down
    up: int = 0  # cards that each player gets face up
    board: int = 0  # cards that the board gets
    draw: bool = False  # the street begins with a draw
    burn: bool = False  # a card is burned first, if the book burns cards at all
    size: str = "small"  # its bets in fixed limit: "small" or "big"


@record
class Side(NamedTuple):
    """One part of the pot and how its hands rank: by which ranking, from any cards or exactly two of the holding."""

    ranking: str
    use: str = "any"


@record
class Game(NamedTuple):
    """A poker game."""

    id: str
    name: str
    code: str  # its short name after the structure, as `he` in `nlhe`
    family: str  # "flop", "stud" or "draw"
    deck: int  # 52 cards, or 36
    forced: str  # "blinds" or "bring-in"
    sides: tuple[Side, ...]  # the parts of the pot, the high side first
    streets: tuple[Street, ...]
    structures: tuple[str, ...]  # the betting structures in which it is played
    opens_low: bool = False  # the highest card brings in, and the lowest board opens

    @property
    def holding(self) -> int:
        """How many cards a player has in the end."""
        return sum(street.down + street.up for street in self.streets)


@record
class Rotation(NamedTuple):
    """Games played in turn: each with its structure, for so many hands, or whatever the dealer chooses."""

    id: str
    name: str
    turns: tuple[tuple[str, str], ...]
    chosen_by: str = "order"


def game_from(data: dict[str, Any]) -> Game:
    """Read a game from the contents of its TOML file; `Unreadable` says what is wrong."""
    name = str(data.get("id", "?"))
    known = set(Game._fields) | {"street"}
    for key in data:
        if key not in known - {"streets"}:
            raise Unreadable(f"game {name}: unknown key {key} (known: {', '.join(sorted(known - {'streets'}))})")
    for key in ("id", "name", "code", "family", "forced", "sides", "street", "structures"):
        if key not in data:
            raise Unreadable(f"game {name}: the key {key} is missing")
    _one_of(name, "family", data["family"], FAMILIES)
    _one_of(name, "forced", data["forced"], ("blinds", "bring-in"))
    for structure in data["structures"]:
        _one_of(name, "structures", structure, STRUCTURES)
    sides = tuple(Side(**side) for side in data["sides"])
    for side in sides:
        _one_of(name, "ranking", side.ranking, RANKING_NAMES)
        _one_of(name, "use", side.use, ("any", "two"))
    streets = tuple(_street(name, street) for street in data["street"])
    game = Game(
        data["id"],
        data["name"],
        data["code"],
        data["family"],
        data.get("deck", 52),
        data["forced"],
        sides,
        streets,
        tuple(data["structures"]),
        data.get("opens_low", False),
    )
    if game.deck not in (52, 36):
        raise Unreadable(f"game {name}: a deck has 52 or 36 cards, not {game.deck}")
    return game


def _street(game: str, data: dict[str, Any]) -> Street:
    unknown = set(data) - set(Street._fields)
    if unknown or "name" not in data:
        raise Unreadable(f"game {game}: a street has {', '.join(Street._fields)}; not {', '.join(sorted(unknown))}")
    _one_of(game, "size", data.get("size", "small"), ("small", "big"))
    return Street(**data)


def _one_of(game: str, key: str, value: object, allowed: tuple[str, ...]) -> None:
    if value not in allowed:
        raise Unreadable(f"game {game}: {key} is one of {', '.join(allowed)}, not {value}")

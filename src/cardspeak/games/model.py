"""The value that a game is: its streets, its rankings and the structures in which it is played."""

from typing import Any, Literal, NamedTuple, get_args

from cardspeak.errors import Unreadable
from cardspeak.law.kinds import Family, Structure
from cardspeak.record import record

RankingName = Literal["high", "short-deck", "8-or-better", "ace-to-five", "deuce-to-seven", "badugi"]
Use = Literal["any", "two"]  # of a holding: any cards play, or exactly two
Forced = Literal["blinds", "bring-in"]
BetSize = Literal["small", "big"]


@record
class Street(NamedTuple):
    """One stage of a deal."""

    name: str
    down: int = 0  # cards that each player gets face down
    up: int = 0  # cards that each player gets face up
    board: int = 0  # cards that the board gets
    draw: bool = False  # the street begins with a draw
    burn: bool = False  # a card is burned first, if the book burns cards at all
    size: BetSize = "small"  # its bets in fixed limit


@record
class Side(NamedTuple):
    """One part of the pot and how its hands rank: by which ranking, from any cards or exactly two of the holding."""

    ranking: RankingName
    use: Use = "any"


@record
class Game(NamedTuple):
    """A poker game."""

    id: str
    name: str
    code: str  # its short name after the structure, as `he` in `nlhe`
    family: Family
    deck: int  # 52 cards, or 36
    forced: Forced
    sides: tuple[Side, ...]  # the parts of the pot, the high side first
    streets: tuple[Street, ...]
    structures: tuple[Structure, ...]  # the betting structures in which it is played
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
    turns: tuple[tuple[Structure, str], ...]
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
    _one_of(name, "family", data["family"], Family)
    _one_of(name, "forced", data["forced"], Forced)
    for structure in data["structures"]:
        _one_of(name, "structures", structure, Structure)
    sides = tuple(Side(**side) for side in data["sides"])
    for side in sides:
        _one_of(name, "ranking", side.ranking, RankingName)
        _one_of(name, "use", side.use, Use)
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
    _one_of(game, "size", data.get("size", "small"), BetSize)
    return Street(**data)


def _one_of(game: str, key: str, value: object, words: Any) -> None:
    if value not in get_args(words):
        raise Unreadable(f"game {game}: {key} is one of {', '.join(get_args(words))}, not {value}")

"""The library: reads the books and games that come with the package, or a club's own folder, into values.

This is the only reader of rule files.
"""

import tomllib
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable
from itertools import islice
from pathlib import Path
from typing import Any, NamedTuple

from cardspeak.errors import Unreadable
from cardspeak.games.model import Game, Rotation, game_from
from cardspeak.law.book import Book, Context, Faulty
from cardspeak.law.kinds import AnyEvent, EventKind, Structure
from cardspeak.law.law import Law, law_of, stack
from cardspeak.library.kept import kept
from cardspeak.library.written import book_from, meant
from cardspeak.record import record

BOOK_IDS = (
    "common",
    "basic-holdem",
    "fspr-training",
    "fspr-competition",
    "tda-2011",
    "tda-2024",
    "diamond-club",
)
ANSWERS = ("answers.toml", "declarations.toml", "incidents.toml", "offences.toml", "tournament.toml", "cash.toml")
# what a book decides, by chapter
STRUCTURE_CODES: dict[str, Structure] = {"nl": "no-limit", "pl": "pot-limit", "fl": "fixed-limit"}
USUAL_STRUCTURE: dict[str, Structure] = {"stud": "fixed-limit", "draw": "fixed-limit"}


def read_toml(file: Traversable | Path) -> dict[str, Any]:
    """Read one TOML file; `Unreadable` says where it is malformed."""
    try:
        return tomllib.loads(file.read_text(encoding="utf-8"))
    except tomllib.TOMLDecodeError as error:
        raise Unreadable(f"{file.name}: {error}") from None
    except (OSError, UnicodeDecodeError) as error:
        raise Unreadable(f"{file.name}: {error}") from None


@cache
def games() -> dict[str, Game]:
    """Return all games of the package by id."""
    folder = resources.files("cardspeak") / "games"
    found = {}
    for file in sorted(folder.iterdir(), key=lambda entry: entry.name):
        if file.name.endswith(".toml") and file.name != "rotations.toml":
            game = game_from(read_toml(file))
            found[game.id] = game
    return found


@cache
def rotations() -> dict[str, Rotation]:
    """Return the rotations by id; each turn names a structure and a game."""
    data = read_toml(resources.files("cardspeak") / "games" / "rotations.toml")
    found = {}
    for entry in data["rotation"]:
        turns = tuple(find_game(turn) for turn in entry["turns"])
        pairs = tuple((structure, game.id) for game, structure in turns)
        found[entry["id"]] = Rotation(entry["id"], entry["name"], pairs, entry.get("chosen_by", "order"))
    return found


@cache
def find_game(text: str) -> tuple[Game, Structure]:
    """Return the game and structure of `nlhe`, `plo8`, `stud`, `fixed-limit razz` or a game's id.

    Without a structure, stud and draw are fixed-limit where they have it, Omaha is pot-limit, the rest no-limit.
    """
    words = text.strip().lower().replace("_", "-").split()
    structure = next((known for known in STRUCTURE_CODES.values() if known in words), None)
    rest = "-".join(word for word in words if word != structure)
    all_games = games()
    names = {game.code: game for game in all_games.values()} | dict(all_games)
    if rest in names:
        game = names[rest]
    elif rest[:2] in STRUCTURE_CODES and rest[2:] in names:
        game, structure = names[rest[2:]], STRUCTURE_CODES[rest[:2]]
    else:
        raise Unreadable(f"unknown game {text!r}; known: {', '.join(sorted(all_games))}, or a code such as nlhe, plo8")
    if not structure:
        usual: Structure = USUAL_STRUCTURE.get(game.family, "pot-limit" if game.code.startswith("o") else "no-limit")
        structure = usual if usual in game.structures else game.structures[0]
    if structure not in game.structures:
        raise Unreadable(f"{game.name} is played {', '.join(game.structures)}, not {structure}")
    return game, structure


@cache
def shipped() -> dict[str, Book]:
    """Return the books of the package by id."""
    folder = resources.files("cardspeak") / "books"
    files = {name: rule_files(folder / name) for name in BOOK_IDS}
    every = [file for each in files.values() for file in each]
    parsed = kept([file.read_text(encoding="utf-8") for file in every], lambda: [read_toml(file) for file in every])
    contents = iter(parsed)
    return {name: book_from(*islice(contents, len(each))) for name, each in files.items()}


def books() -> dict[str, Book]:
    """Return the books by id: those of the package, and the clubs' own books that were opened."""
    return {**shipped(), **{name: house.book for name, house in _HOUSES.items()}}


def _book_in(folder: Traversable | Path) -> Book:
    return book_from(*[read_toml(file) for file in rule_files(folder)])


def rule_files(folder: Traversable | Path) -> list[Traversable | Path]:
    """Return the files of a book's folder that say what its rules are."""
    return [folder / "clauses.toml", *[folder / name for name in ANSWERS if (folder / name).is_file()]]


@record
class House(NamedTuple):
    """A club's own book, and the folder it was read from."""

    folder: Path
    book: Book


_HOUSES: dict[str, House] = {}


def is_book(folder: Path) -> bool:
    """Say whether a folder holds a book."""
    return (folder / "clauses.toml").is_file()


def open_book(folder: Path, above: tuple[str, ...] = ()) -> Book:
    """Read a club's own book from a folder and put it on the shelf, with any book of a neighbour folder below it.

    From then on it is found by its id. `above` are the books that stand on it. Raises `Faulty` or `Unreadable`.
    """
    from cardspeak.library.texts import check_texts

    if not is_book(folder):
        raise Unreadable(f"{folder}: a book is a folder with clauses.toml, and answers.toml beside it")
    book, place = _book_in(folder), folder.resolve()
    if book.id in above:
        raise Faulty(f"{' over '.join((*above, book.id))}: a book cannot stand over itself")
    known = _HOUSES.get(book.id)
    if book.id in shipped() or (known and known.folder != place):
        raise Faulty(f"{folder}: there is another book {book.id}: give this one an id of its own")
    for entry in book.below:
        beside = place.parent / entry.book
        if entry.book in above or entry.book == book.id:
            raise Faulty(f"{' over '.join((*above, book.id, entry.book))}: a book cannot stand over itself")
        if entry.book not in books() and is_book(beside):
            open_book(beside, (*above, book.id))
        if entry.book not in books():
            raise Faulty(
                f"{book.id}: it stands over the unknown book {entry.book} (known: {', '.join(books())})"
                f"{meant(entry.book, books())}"
            )
    kinds: tuple[EventKind, ...] = ("cash", "tournament")
    for event in kinds:
        if "common" not in {each.id for each, _ in stack(book, books(), Context(event=event))}:
            raise Faulty(
                f"{book.id}: in a {event} nothing below it answers what it leaves out: write "
                'over = [{ book = "common" }], or another book, at the top of answers.toml'
            )
    check_texts(place, book)
    _HOUSES[book.id] = House(place, book)
    law_for.cache_clear()
    return book


def open_books(folder: Path) -> tuple[Book, ...]:
    """Open the book of a folder, or those of all folders in it; `Unreadable` when there is none."""
    if is_book(folder):
        return (open_book(folder),)
    inside = sorted(folder.iterdir()) if folder.is_dir() else []
    if not any(is_book(each) for each in inside):
        raise Unreadable(f"{folder}: no book is there, nor in a folder in it (a book has a file clauses.toml)")
    return tuple(open_book(each) for each in inside if is_book(each))


def home_of(book: str) -> Path | None:
    """Return the folder from which a club's own book was opened; none for a book of the package."""
    return _HOUSES[book].folder if book in _HOUSES else None


def find_book(name: str) -> Book:
    """Return a book by its id."""
    found = books()
    if name not in found:
        raise Unreadable(f"unknown book {name!r}; known: {', '.join(found)}, or a folder{meant(name, found)}")
    return found[name]


@cache
def law_for(book: str, context: Context) -> Law:
    """Return the law of a book in a context; each answer is kept."""
    return law_of(find_book(book), books(), context)


def law_at(book: str, game: Game, structure: Structure, players: int, event: AnyEvent = "") -> Law:
    """Return the law of a book for a game at a table; without an event, that of the book's usual event."""
    return law_for(book, Context(structure, game.family, event or find_book(book).event, players))


@cache
def book_notes(kind: str) -> dict[str, str]:
    """Return the listed reasons: why a clause is only *shown*, or the proof that a mutant cannot be told apart."""
    file = resources.files("cardspeak") / "books" / "notes.toml"
    return {str(key): str(value) for key, value in read_toml(file).get(kind, {}).items()}


def case_files() -> list[Traversable]:
    """Return the case files of the package (or those beside its source) and of the clubs' own books."""
    packed = resources.files("cardspeak") / "book_cases"
    beside = Path(__file__).parents[3] / "tests" / "cases"
    root = packed if packed.is_dir() else beside
    folders = sorted(root.iterdir(), key=lambda entry: entry.name) if root.is_dir() else []
    folders += [house.folder for house in _HOUSES.values()]
    return [
        file
        for folder in folders
        if folder.is_dir()
        for file in sorted(folder.iterdir(), key=lambda entry: entry.name)
        if file.name.endswith(".toml")
    ]

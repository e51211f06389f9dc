"""The library: reads the books and games that come with the package, or a club's own folder, into values.

This is the only reader of rule files.
"""

import tomllib
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any

from cardspeak.errors import Unreadable
from cardspeak.games.model import Game, Rotation, game_from
from cardspeak.law.book import Answer, Below, Book, Clause, Context, Faulty, check
from cardspeak.law.law import Law, law_of

BOOK_IDS = (
    "common",
    "basic-holdem",
    "fspr-training",
    "fspr-competition",
    "tda-2011",
    "tda-2024",
    "diamond-club",
)
ANSWERS = ("answers.toml", "declarations.toml", "incidents.toml", "offences.toml")  # what a book decides, by chapter
STRUCTURE_CODES = {"nl": "no-limit", "pl": "pot-limit", "fl": "fixed-limit"}
USUAL_STRUCTURE = {"stud": "fixed-limit", "draw": "fixed-limit"}


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
def find_game(text: str) -> tuple[Game, str]:
    """Return the game and structure of `nlhe`, `plo8`, `stud`, `fixed-limit razz` or a game's id.

    Without a structure, stud and draw are fixed-limit where they have it, Omaha is pot-limit, the rest no-limit.
    """
    words = text.strip().lower().replace("_", "-").split()
    structure = next((word for word in words if word in STRUCTURE_CODES.values()), "")
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
        usual = USUAL_STRUCTURE.get(game.family, "pot-limit" if game.code.startswith("o") else "no-limit")
        structure = usual if usual in game.structures else game.structures[0]
    if structure not in game.structures:
        raise Unreadable(f"{game.name} is played {', '.join(game.structures)}, not {structure}")
    return game, structure


def book_from(clauses: dict[str, Any], rules: dict[str, Any]) -> Book:
    """Build a book from the contents of its two files and check it; `Faulty` or `Unreadable` says what is wrong."""
    about = clauses["book"]
    found = {
        row["id"]: Clause(about["id"], **{key: value for key, value in row.items() if key in Clause._fields})
        for row in clauses["clause"]
    }
    answers = tuple(_answer(about["id"], row) for row in rules.get("answer", ()))
    below = tuple(Below(**entry) for entry in rules.get("over", ()))
    event = rules.get("event", "cash")
    book = Book(about["id"], about["title"], about.get("language", "en"), event, below, found, answers)
    check(book)
    return book


def _answer(book: str, row: dict[str, Any]) -> Answer:
    unknown = set(row) - {"point", "policy", "clauses", "when", "with", "reading"}
    if unknown:
        raise Faulty(f"{book}: an answer has no key {', '.join(sorted(unknown))}")
    for key in ("point", "policy", "clauses"):
        if key not in row:
            raise Faulty(f"{book}: an answer ({row.get('point', 'without point')}) needs the key {key}")
    return Answer(
        book,
        row["point"],
        row["policy"],
        tuple(sorted(row.get("with", {}).items())),
        tuple(row["clauses"]),
        tuple(sorted(row.get("when", {}).items())),
        row.get("reading", ""),
    )


@cache
def books() -> dict[str, Book]:
    """Return the books of the package by id."""
    folder = resources.files("cardspeak") / "books"
    return {name: _book_in(folder / name) for name in BOOK_IDS}


def _book_in(folder: Traversable | Path) -> Book:
    rules: dict[str, Any] = {"answer": []}
    for name in ANSWERS:
        if (folder / name).is_file():
            found = read_toml(folder / name)
            rules = {**rules, **found, "answer": rules["answer"] + found.get("answer", [])}
    return book_from(read_toml(folder / "clauses.toml"), rules)


def book_at(folder: Path) -> Book:
    """Read a club's own book from a folder with `clauses.toml` and `answers.toml`."""
    if not (folder / "clauses.toml").is_file():
        raise Unreadable(f"{folder}: a book is a folder with clauses.toml and answers.toml")
    return _book_in(folder)


def find_book(name: str) -> Book:
    """Return a book by its id."""
    found = books()
    if name not in found:
        raise Unreadable(f"unknown book {name!r}; known: {', '.join(found)}")
    return found[name]


@cache
def law_for(book: str, context: Context) -> Law:
    """Return the law of a book in a context; the same question is answered once."""
    return law_of(find_book(book), books(), context)


def law_at(book: str, game: Game, structure: str, players: int, event: str = "") -> Law:
    """Return the law of a book for a game at a table; without an event, the book's usual one."""
    return law_for(book, Context(structure, game.family, event or find_book(book).event, players))


@cache
def book_notes(kind: str) -> dict[str, str]:
    """Return the listed reasons: why a clause is only *shown*, or the proof that a mutant cannot be told apart."""
    file = resources.files("cardspeak") / "books" / "notes.toml"
    return {str(key): str(value) for key, value in read_toml(file).get(kind, {}).items()}


def case_files() -> list[Traversable]:
    """Return the files of cases that came with the package, or that stand beside its source; none without either."""
    shipped = resources.files("cardspeak") / "cases"
    beside = Path(__file__).parents[2] / "tests" / "cases"
    root = shipped if shipped.is_dir() else beside
    folders = sorted(root.iterdir(), key=lambda entry: entry.name) if root.is_dir() else []
    return [
        file
        for folder in folders
        if folder.is_dir()
        for file in sorted(folder.iterdir(), key=lambda entry: entry.name)
        if file.name.endswith(".toml")
    ]

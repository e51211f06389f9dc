"""The thirty commonest mishaps at a table, by how many cases and collected questions tell of each.

A case of the rulebooks (`tests/cases`) and a question as somebody typed it (`bench/questions`) count one each for all
that their story tells; what is told with the buttons of a hand, and what nobody has to rule on, is not counted. Acts
out of turn stand in a story like any other act: they are counted where the case or the question says so in words.
"""

import re
import tomllib
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

from cardspeak.irregularities import ROWS
from cardspeak.story import statements as s
from cardspeak.story.parser import parse_story

ROOT = Path(__file__).resolve().parents[2]
OUT_OF_TURN = re.compile(
    r"out[ -]of[ -]turn|не в (?:свою )?очередь|вне очереди|поза чергою|не у свою чергу|mimo poradia", re.I
)
OTHERWISE = {
    "exposed": "dealer-exposes", "early_street": "early-turn", "wrong_burn": "no-burn", "wrong_cards": "flop-of-four",
    "off_the_table": "off-table", "penalty": "penalise",
}  # fmt: skip
"""The offer of a mishap that has several, or is told otherwise."""
THIRTY: dict[str, tuple[str, str]] = {
    # players, words and cards of a hand are tapped; on a pad: + a chip, = digits, / a card; > goes on
    "said": ("deal", "raise"),
    "chips": ("deal", "+500 +100 >"),
    "raise-early": ("deal", "Dan =600 >"),
    "dealer-mucks": ("betting", "Eve"),
    "said-and-put": ("deal", "raise +500 >"),
    "wrong-number": ("deal", "Dan 3"),
    "dealer-exposes": ("deal", "Dan 2"),
    "asks-to-see": ("showdown", "Cid Bob"),
    "early-turn": ("flop", ""),
    "wants-back": ("betting", ""),
    "calls-clock": ("betting", "Ann"),
    "no-burn": ("flop", ""),
    "penalise": ("deal", "Cid Warning"),
    "flop-of-four": ("due", ""),
    "face-down": ("showdown", "Cid"),
    "time-up": ("betting", ""),
    "touches-muck": ("betting", "Ann"),
    "shows-one": ("betting", "Ann Bob"),
    "forgot": ("betting", "Ann Bob"),
    "off-table": ("betting", ""),
    "touches-cards": ("betting", "Ann Bob"),
    "exposes": ("betting", "Ann"),
    "boxed": ("deal", ""),
    "wrong-size": ("betting", "Cid =600 =800 >"),
    "string-bet": ("deal", "+500 +100 >"),
    "duplicate": ("betting", "/Kh >"),
    "phone": ("deal", "Cid"),
    "found-chips": ("all in", "=500 Bob"),
    "wrong-start": ("deal", "Dan"),
    "takes-back": ("betting", "Cid +500 >"),
}
"""The thirty: for each the moment of a hand at which it is told, and what is tapped or typed then, apart by spaces."""


class Told(NamedTuple):
    """A case or a question: its story, and what it says in words."""

    play: str
    words: str


def rows() -> Iterator[Told]:
    """Yield every case and every collected question."""
    for file in sorted((ROOT / "tests" / "cases").rglob("*.toml")):
        for row in tomllib.loads(file.read_text("utf-8")).get("case", []):
            yield Told(str(row.get("play", "")), str(row.get("name", "")))
    for file in sorted((ROOT / "bench" / "questions").glob("*.toml")):
        for row in tomllib.loads(file.read_text("utf-8")).get("question", []):
            means: dict[str, Any] = row.get("means", {})
            yield Told(str(means.get("play", "")), str(row.get("typed", "")))


def offers_told(row: Told) -> set[str]:
    """Return the keys of the offers by which a story would be told on the floor."""
    found = {"raise-early"} if OUT_OF_TURN.search(row.words) else set()
    for said in parse_story(row.play) if row.play.strip() else ():
        match said:
            case s.Mishap():
                found.add(OTHERWISE.get(said.what, "") or ROWS[said.what].offers[0].key)
            case s.Says(put=None):
                found.add("said")
            case s.Says():
                found.add("said-and-put")
            case s.PutsOut():
                found.add("string-bet" if said.motions > 1 else "chips")
            case s.TakesBack():
                found.add("takes-back")
            case s.Gestures(what="taps_table"):
                found.add("taps")
            case s.Gestures(what="pushes_cards"):
                found.add("cards-forward")
            case s.Penalises():
                found.add("penalise")
            case s.Person(what="calls_time"):
                found.add("calls-clock")
            case s.Asks(what="hand"):
                found.add("asks-to-see")
    return found


def counted() -> Counter[str]:
    """Return how many cases and questions tell of each mishap."""
    return Counter([key for row in rows() for key in offers_told(row)])

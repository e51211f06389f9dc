"""How likely a text tells each situation: a few signs for each, weighed together, and made a probability.

The signs are how well the words fit (BM25 of the ways of telling, and how many situations have a word), what was heard
of it, what is spoken of (as many deeds and amounts, the street, the game), and how likely it is by what was learned
from texts (`learned.py`). What each weighs stands in `weights.toml`, which `bench/weights.py` fits to questions of
which the situation is known.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from functools import cache
from importlib import resources
from math import exp, log
from typing import NamedTuple

from cardspeak.library import read_toml
from cardspeak.record import record
from cardspeak.search.learned import Model, learned, told_by
from cardspeak.search.told import index, situations
from cardspeak.situations import Situation
from cardspeak.situations.around import crowd
from cardspeak.situations.deeds import slots
from cardspeak.situations.fitting import kinds_told
from cardspeak.situations.kinds import kinds_of
from cardspeak.talk.lexer import terms
from cardspeak.talk.mentions import mentions
from cardspeak.talk.model import Heard

SIGNS = (
    "words", "ways", "heard", "not_told", "not_heard", "all_heard", "amounts", "missing", "more", "street", "game",
    "crowd", "named", "learned",
)  # fmt: skip
WAYS = SIGNS.index("ways")
VOTE = 0.5  # what each further text that speaks for the same situation adds, beside the one before it
SPEAKING = 10  # texts of a situation that vote
ENOUGH = 1.5  # ways with a word, of which more add little
UNLEARNED = -8.0  # how likely a situation is that was not there when the model was learned
UNHEARD = 3.0  # how much it says that something was heard which no situation tells
FEW = 2  # players more or fewer; a greater difference says no more
GAMES = {"plo": "pot", "pot": "pot", "fix": "limit", "fls": "limit", "flh": "limit", "lim": "limit", "stu": "stud"}


@record
class Likely(NamedTuple):
    """A situation, how likely it is that a text tells it, how well its ways of telling fit the words, and all signs."""

    situation: Situation
    chance: float
    fits: float
    signs: tuple[float, ...]


@record
class Traits(NamedTuple):
    """What a situation is known by, beside its words."""

    kinds: frozenset[tuple[object, ...]]
    deeds: Mapping[str, int]
    amounts: int
    street: str
    game: str
    seats: int


def built() -> bool:
    """Say whether all that is needed to rank is there."""
    return bool(_traits.cache_info().currsize and _situations_with.cache_info().currsize)


def build() -> None:
    """Build all that is needed to rank."""
    _situations_with(), _traits(), _rare(), _weights(), learned()


def found_situations(heard: Heard, most: int = 5) -> list[Situation]:
    """Return the situations that a text may tell, the likeliest first."""
    return [each.situation for each in likely_situations(heard)[:most]]


def likely_situations(heard: Heard, model: Model | None = None, weights: Sequence[float] | None = None) -> list[Likely]:
    """Return the situations that a text may tell, the likeliest first; none where nothing speaks for any.

    `model` and `weights` are those by which they are ranked, where they are not those that come with the program.
    """
    found = signs(heard, model)
    weights = weights or _weights()
    weighed = {name: sum(map(float.__mul__, weights, each)) for name, each in found.items()}
    most = max(weighed.values(), default=0.0)
    shares = {name: exp(each - most) for name, each in weighed.items()}
    whole = sum(shares.values())
    ranked = sorted(shares, key=lambda name: -shares[name])
    return [Likely(situations()[name], shares[name] / whole, found[name][WAYS], found[name]) for name in ranked]


def signs(heard: Heard, model: Model | None = None) -> dict[str, tuple[float, ...]]:
    """Return the signs of each situation that has words of a text, or of which something was heard; as `SIGNS`.

    `model` is what was learned, where it is not what comes with the program.
    """
    likely = told_by(heard, model or learned())
    words, ways = _by_words(heard.text), _by_ways(heard.text)
    kinds = kinds_of(heard.statements) if heard.statements else frozenset()
    told = [each for each in mentions(terms(heard.text, heard.language, ())) if each.kind]
    deeds, amounts = Counter(each.kind for each in told), sum(each.amount is not None for each in told)
    many, named = crowd(heard)
    street = str(heard.table.get("street", heard.table.get("spoken-of", "")))
    game = _kind_of_game(str(heard.table.get("table", {}).get("game", "")))
    found: dict[str, tuple[float, ...]] = {}
    for name, mine in _traits().items():
        if name not in words and kinds.isdisjoint(mine.kinds):
            continue
        found[name] = (
            words.get(name, 0.0),
            ways.get(name, 0.0),
            _rarity(kinds & mine.kinds),
            _rarity(kinds - mine.kinds),
            _rarity(mine.kinds - kinds),
            float(bool(kinds) and kinds == mine.kinds),
            abs(mine.amounts - amounts) / 2,
            sum(max(many - deeds[kind], 0) for kind, many in mine.deeds.items()) / 2,
            sum(max(many - mine.deeds.get(kind, 0), 0) for kind, many in deeds.items()) / 2,
            _alike(street, mine.street),
            float(bool(mine.game) and mine.game != game) + float(bool(game) and mine.game not in ("", game)),
            float(min(abs(many - mine.seats), FEW)) if many and mine.seats else 0.0,
            float(min(max(named - mine.seats, 0), FEW)) if mine.seats else 0.0,
            likely.get(name, UNLEARNED),
        )
    return found


def _by_ways(text: str) -> dict[str, float]:
    """Return how well the ways of telling fit a text, those of each situation together."""
    votes: dict[str, list[float]] = {}
    for entry, fits in index().weighed(text):
        votes.setdefault(entry.offers[0], []).append(fits)
    return {
        name: sum(each * VOTE**place for place, each in enumerate(sorted(given, reverse=True)[:SPEAKING])) / 20
        for name, given in votes.items()
    }


def _by_words(text: str) -> dict[str, float]:
    """Return how well the words of a text fit all ways of each situation: those that few situations have say most."""
    found: dict[str, float] = {}
    for word in index().looked_for(text):
        best: dict[str, float] = {}
        for stem in word:
            of = _situations_with().get(stem, {})
            rare = log((len(situations()) + 1) / (len(of) + 0.5)) if of else 0.0
            for name, ways in of.items():
                best[name] = max(best.get(name, 0.0), rare * ways / (ways + ENOUGH))
        for name, fits in best.items():
            found[name] = found.get(name, 0.0) + fits
    return found


@cache
def _situations_with() -> dict[str, dict[str, int]]:
    """Return for each stem the situations that have it, and in how many of their ways."""
    found: dict[str, dict[str, int]] = {}
    for entry, written in zip(index().entries, index().written, strict=True):
        for stem in {stem for word in written for stem in word}:
            ways = found.setdefault(stem, {})
            ways[entry.offers[0]] = ways.get(entry.offers[0], 0) + 1
    return found


@cache
def _traits() -> dict[str, Traits]:
    return {name: _traits_of(situation) for name, situation in situations().items()}


def _traits_of(situation: Situation) -> Traits:
    told = [each for each in slots(situation) if each.kind]
    street = situation.at or ("later" if "later" in situation.places else "")
    game = _kind_of_game(str(situation.set_up.get("table", {}).get("game", "")))
    return Traits(
        kinds_told(situation),
        Counter(each.kind for each in told),
        sum(bool(each.amount) for each in told),
        street,
        game,
        0 if "seats" in situation.places else len(situation.seats),
    )


def _kind_of_game(game: str) -> str:
    return GAMES.get(game[:3], game)


def _alike(told: str, mine: str) -> float:
    """Return whether a situation is on the street that is told (1), on another (-1), or neither is known (0)."""
    if not told or not mine:
        return 0.0
    return 1.0 if mine in (told, "later") and (mine == told or told != "preflop") else -1.0


def _rarity(kinds: frozenset[tuple[object, ...]]) -> float:
    """Return how much it says that these kinds of acts and mishaps are told: most, where few situations have them."""
    return sum(_rare().get(kind, UNHEARD) for kind in kinds) / 3


@cache
def _rare() -> dict[tuple[object, ...], float]:
    every = [each.kinds for each in _traits().values()]
    often = Counter(kind for each in every for kind in each)
    return {kind: log(len(every) / many) for kind, many in often.items()}


@cache
def _weights() -> tuple[float, ...]:
    rows = read_toml(resources.files("cardspeak") / "search" / "weights.toml")
    return tuple(float(rows["weights"][sign]) for sign in SIGNS)

"""Learns which situation a text tells, from texts of which it is known: what `bench/weights.py` writes as a model.

The texts are all ways of telling and sentences, those of `told/`, and questions as people write them. The model is
that of `search/learned.py`: two layers with nothing between them, learned by gradient with steps as Adam's; in each
step a third of a text's features is left out, so that no single one decides. What is random has a seed: the same texts,
the same model.
"""

from __future__ import annotations

import tomllib
from collections import Counter
from collections.abc import Iterable, Sequence
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from scipy.sparse import csr_matrix

from cardspeak.errors import Unreadable
from cardspeak.locale.messages import LANGUAGES
from cardspeak.search.features import features
from cardspeak.search.learned import checksum, packed
from cardspeak.search.told import situations
from cardspeak.talk import Heard, heard

TOLD, RETOLD = Path(__file__).parent / "told", Path(__file__).parent / "retold"
WAY, WRITTEN, ASKED = 1.0, 4.0, 6.0  # how often a text of each kind is learned from, beside the others
MOST, OFTEN, WIDE = 30_000, 3, 128  # features that are kept, how often one has to be there, numbers in a row
ROUNDS, AT_ONCE, RATE, LEFT_OUT, PULL = 20, 256, 0.03, 0.3, 0.001


class Text(NamedTuple):
    """What a text is known by, the situations that it tells, and how often it is learned from."""

    features: frozenset[str]
    tells: tuple[str, ...]
    often: float


@cache
def known_texts() -> tuple[Text, ...]:
    """Return all ways of telling and sentences of situations, and the texts that were written for them."""
    found = [
        Text(features(_heard(text.replace("{", " ").replace("}", " "), language)), (name,), WAY)
        for name, situation in situations().items()
        for language in LANGUAGES
        for text in (situation.sentences[language], *situation.ways[language])
    ]
    for file in sorted(TOLD.glob("*.toml")):
        for name, row in tomllib.loads(file.read_text("utf-8")).items():
            if name not in situations():
                raise Unreadable(f"{file.name}: there is no situation {name}")
            found += [
                Text(features(heard(each["typed"])), (name,), WRITTEN)
                for language in LANGUAGES
                for each in row.get(language, ())
            ]
    return tuple(found)


def _heard(text: str, language: str) -> Heard:
    try:
        return heard(text)
    except Unreadable:
        return Heard(text, language)


def asked_texts(name: str, typed: str, tells: Iterable[str]) -> list[Text]:
    """Return a question as texts to learn from: as it was asked, and as it is told in the other languages."""
    right = tuple(sorted(tells))
    return [Text(_features(text), right, ASKED) for text in (typed, *retold().get(name, ()))]


@cache
def retold() -> dict[str, tuple[str, ...]]:
    """Return how questions are told in the other languages, by the names of the questions."""
    rows = [row for file in sorted(RETOLD.glob("*.toml")) for row in tomllib.loads(file.read_text("utf-8"))["text"]]
    return {row["of"]: tuple(row[language] for language in LANGUAGES if language in row) for row in rows}


@cache
def _features(text: str) -> frozenset[str]:
    return features(heard(text))


def learned_from(texts: Sequence[Text], seed: int = 0) -> bytes:
    """Return the model that tells the situations of these texts apart, as the bytes of its file."""
    often = Counter(feature for text in texts for feature in text.features)
    ranked = sorted(often, key=lambda feature: (-often[feature], feature))
    kept = [feature for feature in ranked[:MOST] if often[feature] >= OFTEN]
    names = sorted(situations())
    here, right = _as_matrix(texts, kept), _wanted(texts, names)
    chance = np.array([text.often for text in texts])
    rows, every, worth = _fitted(here, right, chance / chance.sum(), np.random.default_rng(seed))
    cells, scales = zip(*(_in_bytes(each) for each in (rows, every.T)), strict=True)
    return packed(names, [float(each) for each in worth], [checksum(each) for each in kept], b"".join(cells), scales)


def _as_matrix(texts: Sequence[Text], kept: Sequence[str]) -> Any:
    """Return a row for each text: the same number in each feature that it has, so that long texts weigh no more."""
    at = {feature: place for place, feature in enumerate(kept)}
    places = [sorted(at[each] for each in text.features if each in at) for text in texts]
    values = np.concatenate([np.full(len(each), 1 / np.sqrt(max(len(each), 1)), np.float32) for each in places])
    ends = np.cumsum([0, *map(len, places)])
    return csr_matrix((values, np.concatenate(places).astype(int), ends), (len(texts), len(kept)), dtype=np.float32)


def _wanted(texts: Sequence[Text], names: Sequence[str]) -> Any:
    at = {name: place for place, name in enumerate(names)}
    right = np.zeros((len(texts), len(names)), np.float32)
    for row, text in zip(right, texts, strict=True):
        row[[at[name] for name in text.tells]] = 1 / len(text.tells)
    return right


def _fitted(here: Any, right: Any, chance: Any, random: Any) -> tuple[Any, Any, Any]:
    """Return the rows of features, those of situations, and what each situation is worth before any text."""
    rows = (random.standard_normal((here.shape[1], WIDE)) * 0.1).astype(np.float32)
    every = (random.standard_normal((WIDE, right.shape[1])) * 0.1).astype(np.float32)
    worth = np.zeros(right.shape[1], np.float32)
    spread = [np.zeros_like(each) for each in (rows, every, worth)]
    steps = ROUNDS * here.shape[0] // AT_ONCE
    for step in range(steps):
        rate = RATE * (1 - step / steps)
        chosen = random.choice(here.shape[0], AT_ONCE, p=chance)
        texts = here[chosen]
        texts.data *= (random.random(len(texts.data)) > LEFT_OUT) / (1 - LEFT_OUT)
        sums = texts @ rows
        marks = sums @ every + worth
        shares = np.exp(marks - marks.max(1, keepdims=True))
        wrong = (shares / shares.sum(1, keepdims=True) - right[chosen]) / AT_ONCE
        said = np.unique(texts.indices)
        down = texts[:, said].T @ (wrong @ every.T)
        for each, slope, far in (
            (every, sums.T @ wrong + PULL * every, spread[1]),
            (worth, wrong.sum(0), spread[2]),
        ):
            far *= 0.999
            far += 0.001 * slope * slope
            each -= rate * slope / (np.sqrt(far / (1 - 0.999 ** (step + 1))) + 1e-6)
        spread[0][said] = 0.99 * spread[0][said] + 0.01 * down * down
        rows[said] -= 0.3 * rate * down / (np.sqrt(spread[0][said]) + 1e-6)
    return rows, every, worth


def _in_bytes(rows: Any) -> tuple[bytes, float]:
    """Return numbers as bytes, and what one step of a byte is worth; the few that are far out are cut."""
    step = float(np.quantile(np.abs(rows), 0.9995)) / 127
    return np.clip(np.round(rows / step), -127, 127).astype(np.int8).tobytes(), step

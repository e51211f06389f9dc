"""What was learned from texts: the model's file fits the situations that there are, and tells them apart."""

import tomllib
from pathlib import Path

from cardspeak.locale.messages import LANGUAGES
from cardspeak.search import situations
from cardspeak.search.features import features
from cardspeak.search.learned import Model, checksum, learned, model_of, packed, told_by
from cardspeak.search.ranked import SIGNS, signs
from cardspeak.talk import Heard, heard

BENCH = Path(__file__).parents[2] / "bench"
TOLD = BENCH / "told"
WAITING = 0.05  # of all situations, those that may be new since the model was learned
SOME = 50  # of the texts that were written for situations, one in so many
FOUND = 0.9  # of them, the least share whose situation is among the likeliest five


def test_the_model_was_learned_for_the_situations_there_are() -> None:
    """A situation that is renamed or gone, or many new ones: run bench/weights.py --write."""
    known, there = set(learned().situations), set(situations())
    assert known <= there, "situations that are gone: learn the model anew"
    assert len(there - known) <= WAITING * len(there), "many new situations: learn the model anew"


def test_texts_that_were_learned_from_are_told_apart() -> None:
    """A file that does not fit how features are read now would find next to nothing."""
    told = [
        (name, each["typed"])
        for file in sorted(TOLD.glob("*.toml"))
        for name, row in tomllib.loads(file.read_text("utf-8")).items()
        for texts in row.values()
        for each in texts
    ][::SOME]
    found = 0
    for name, typed in told:
        likely = told_by(heard(typed), learned())
        found += name in sorted(likely, key=lambda each: -likely[each])[:5]
    assert found >= FOUND * len(told) > 0


def test_questions_are_told_in_every_other_language() -> None:
    """What is learned beside a question is left out with its collection: it stands under the name of one."""
    asked = {
        question["name"]: question["language"]
        for file in (BENCH / "questions").glob("collected-*.toml")
        for question in tomllib.loads(file.read_text("utf-8"))["question"]
    }
    retold = [
        text for file in (BENCH / "retold").glob("*.toml") for text in tomllib.loads(file.read_text("utf-8"))["text"]
    ]
    assert len({text["of"] for text in retold}) == len(retold) > 0
    for text in retold:
        assert set(text) == {"of", *LANGUAGES} - {asked[text["of"]]}, text["of"]


def test_a_model_is_read_as_it_was_written() -> None:
    """Two features, two situations: the text that has a feature tells the situation whose row is like it."""
    text = Heard("xyzzy", "en")
    number = checksum("word:xyzzi")
    assert "word:xyzzi" in features(text)
    row, other = bytes([100, 0]), bytes([0, 100])
    model = model_of(packed(["one", "two"], [0.0, 0.5], [number, number + 1], row + other + row + other, (0.01, 0.05)))
    likely = told_by(text, model)
    assert likely["one"] > likely["two"]
    unheard = told_by(Heard("", "en"), model)
    assert unheard["two"] > unheard["one"]
    assert told_by(text, Model({}, 1.0, {})) == {}


def test_features_say_the_same_in_every_language() -> None:
    """What talk knows is a feature of its own, beside the words."""
    english, russian = (
        features(heard(text)) for text in ("UTG raises to 600, button calls", "UTG рейз 600, баттон колл")
    )
    assert {"deeds:bet call", "is:act call"} <= english & russian
    assert not any(each.startswith("word:call") for each in russian)


def test_a_situation_that_was_not_learned_is_ranked_last_by_that() -> None:
    text = heard("UTG raises to 600 and BTN throws in a 1000 chip")
    empty = signs(text, Model({}, 1.0, {}))
    sign = SIGNS.index("learned")
    assert {each[sign] for each in empty.values()} == {-8.0}
    assert max(signs(text).items(), key=lambda each: each[1][sign])[0] == "one-chip-facing-bet"

"""The languages know the same things of a table, and the same forms of what is done at it."""

from cardspeak.talk.forms.past import with_past
from cardspeak.talk.languages import LANGUAGES


def test_every_language_has_words_for_every_game_and_fact_of_a_table() -> None:
    every = {fact for language in LANGUAGES.values() for fact in language.table}
    for code, language in LANGUAGES.items():
        assert every - language.table.keys() <= {"big-blind"}, code


def test_verbs_have_the_past_of_her_and_it() -> None:
    assert with_past({"скинуть": "скинул"}, "ru") == {"скинуть": "скинул скинула скинуло"}
    assert with_past({"скинутися": "скинувся"}, "uk") == {"скинутися": "скинувся скинулася скинулась"}


def test_nouns_have_no_past() -> None:
    assert with_past({"гравець": "гравців"}, "uk") == {"гравець": "гравців"}

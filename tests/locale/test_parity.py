"""The four languages say the same: the same keys, the same facts, every plural."""

import re
from pathlib import Path

import pytest
from fluent.syntax import ast

from cardspeak.library import books, games, rotations
from cardspeak.locale import LANGUAGES, has, say
from tests.locale import ftl

SOURCE = Path(__file__).resolve().parents[2] / "src" / "cardspeak"

OTHERS = LANGUAGES[1:]


@pytest.mark.parametrize("name", ftl.EVERY)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_line_can_be_read(language: str, name: str) -> None:
    body = ftl.resource(language, name).body
    junk = [entry.content for entry in body if isinstance(entry, ast.Junk)]
    assert not junk
    keys = [entry.id.name for entry in body if isinstance(entry, ast.Message)]
    assert len(keys) == len(set(keys)), sorted(key for key in keys if keys.count(key) > 1)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_key_stands_in_one_file_only(language: str) -> None:
    keys = [key for name in ftl.EVERY for key in ftl.messages(language, name)]
    assert len(keys) == len(set(keys)), sorted(key for key in keys if keys.count(key) > 1)


@pytest.mark.parametrize("name", ftl.EVERY)
@pytest.mark.parametrize("language", OTHERS)
def test_every_language_has_the_same_keys_in_the_same_order(language: str, name: str) -> None:
    assert list(ftl.messages(language, name)) == list(ftl.messages("en", name))


@pytest.mark.parametrize("language", OTHERS)
def test_every_language_uses_the_same_facts(language: str) -> None:
    english = ftl.every_message("en")
    differ = {
        key: (ftl.variables(message.value), ftl.variables(english[key].value))
        for key, message in ftl.every_message(language).items()
        if ftl.variables(message.value) != ftl.variables(english[key].value)
    }
    assert not differ


@pytest.mark.parametrize("language", LANGUAGES)
def test_plurals_are_complete(language: str) -> None:
    english = ftl.every_message("en")
    for key, message in ftl.every_message(language).items():
        chosen = ftl.counted(message.value)
        assert set(chosen) == set(ftl.counted(english[key].value)), key
        for fact, categories in chosen.items():
            assert categories == ftl.CATEGORIES[language], (key, fact)
        for select in ftl.nodes(message.value):
            if isinstance(select, ast.SelectExpression):
                facts = [ftl.variables(variant.value) for variant in select.variants]
                assert all(row == facts[0] for row in facts), f"{key}: a plural form leaves a fact out"


@pytest.mark.parametrize("language", LANGUAGES)
def test_ranks_have_every_form_that_is_asked_for(language: str) -> None:
    everything = ftl.every_message(language)
    asked = {form for message in everything.values() for name, _, form in ftl.functions(message) if name == "RANK"}
    assert asked <= {"", "pl", "gen", "gen-pl"}
    ranks = [message for key, message in everything.items() if key.startswith("rank-")]
    assert len(ranks) == 13
    for message in ranks:
        assert asked - {""} <= {attribute.id.name for attribute in message.attributes}, message.id.name


@pytest.mark.parametrize("language", ["uk", "sk"])
def test_suits_agree_with_every_gender(language: str) -> None:
    everything = ftl.every_message(language)
    genders = {
        ftl.words(attribute)
        for key, message in everything.items()
        if key.startswith("rank-")
        for attribute in message.attributes
        if attribute.id.name == "gender"
    }
    for suit in ("clubs", "diamonds", "hearts", "spades"):
        forms = {attribute.id.name for attribute in everything[f"suit-{suit}"].attributes}
        assert genders - {"m"} == forms, suit


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("number", [0, 1, 2, 5, 11, 21, 22, 100])
def test_every_message_can_be_said(language: str, number: int) -> None:
    for key, message in ftl.every_message(language).items():
        facts: dict[str, object] = dict.fromkeys(ftl.variables(message.value), number)
        for name, asked, _ in ftl.functions(message.value):
            facts.update(dict.fromkeys(asked, "king"))
            if name == "SUIT":
                facts["suit"] = "spades"
        said = say(language, key, **facts)
        assert said.strip() == said
        assert said
        assert not set("{}$\n") & set(said), key


# Letters that a language does not have: a sentence that was left in another one.
FOREIGN = {"en": "А-Яа-яЁёІіЇїЄєҐґ", "sk": "А-Яа-яЁёІіЇїЄєҐґ", "ru": "ІіЇїЄєҐґ", "uk": "ЁёЪъЫыЭэ"}
# Names of things, which are written alike everywhere.
ALIKE = frozenset(
    "Cardspeak Big O HORSE MIT PHH JSON CSV PDF ICM Open Hand History TDA Raise Diamond Game Club HTTP UTC QR".split()
    + "Home End F C R B D A".split()
)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_letters_of_another_language(language: str) -> None:
    for key, message in ftl.every_message(language).items():
        text = ftl.words(message.value)
        assert not re.search(f"[{FOREIGN[language]}]", text), (key, text)
        if language in ("ru", "uk"):
            assert set(re.findall("[A-Za-z]+", text)) <= ALIKE, (key, text)


def test_whatever_can_be_chosen_has_a_name() -> None:
    keys = [f"game-{name}" for name in games()]
    keys += [f"rotation-{name}" for name in rotations()]
    keys += [f"book-{name}" for name in books()]
    keys += [f"structure-{name}" for game in games().values() for name in game.structures]
    keys += [f"family-{game.family}" for game in games().values()]
    keys += [f"street-{street.name.replace(' ', '-')}" for game in games().values() for street in game.streets]
    assert not [key for key in keys if not has(key)]


def test_every_message_is_said_somewhere() -> None:
    """What nothing says goes; families of keys are said by what they are about."""
    families = (
        "penalty- duty- kin- deal- paper- "
        "refused- event- stage- made- rank- suit- option- game- structure- street- post- family- do- label- advance- "
        "box- bot- level- speed- error- book- rotation- hand- offer- ruled- fact- ask-ante- "
        "account-scope- offers- status- told- heard- ask-event- ask-example- floor-slot- floor-size- floor-penalty- "
        "floor-is- floor-absent- floor-wrong- floor-ante- "
        "floor-choice- floor-fact- floor-button- floor-small- floor-big- "
        "floor-log- floor-bet floor-raise-to floor-complete floor-cash floor-tournament "
        "tour-stage- tour-status- tour-why- tour-ante- tour-play- tour-bounty- tour-dock- tour-role- tour-step- "
        "tour-ticket- tour-measure- series-formula- "
        "club-step- club-receipt- club-column- club-file- club-role- club-measure- club-why- club-table- "
        "club-answered- club-ticket-end- club-proposal- club-dock- club-document- club-figure- club-note- "
        "club-come- club-offence- club-paper- club-sort- club-fairness- club-watch- create-all-in- home-asked- ledger- "
        "odds-made- odds-example- odds-card-twice odds-no- odds-not- odds-too- odds-board- odds-few- odds-deck-too- "
        "odds-none- odds-unreadable"
    ).split()
    sources = [*SOURCE.rglob("*.py"), *SOURCE.rglob("*.html")]
    said = {word for file in sources for word in re.findall(r"[a-z0-9]+(?:-[a-z0-9]+)*", file.read_text("utf-8"))}
    keys = [key for key in ftl.every_message("en") if not key.startswith(tuple(families))]
    assert len(keys) > 100
    assert not [key for key in keys if key not in said]

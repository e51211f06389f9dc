"""What the floor says: every code has its sentence, every sentence its code, and reading one gives the code back."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from cardspeak.cases.setting import setting
from cardspeak.cases.table_setting import at_a_table
from cardspeak.errors import Unreadable
from cardspeak.finding import Finding, finding, from_plain, plain
from cardspeak.floor.incidents.questions import ANSWERS, question_of
from cardspeak.floor.ruling import Ruling
from cardspeak.irregularities import OFFENCES
from cardspeak.law import steps
from cardspeak.locale import LANGUAGES
from cardspeak.locale.reading import read
from cardspeak.locale.rulings import english, key_of, ruled
from cardspeak.service.shelf import SHELF
from cardspeak.story.parser import parse_story
from cardspeak.telling.play import play
from tests.locale import ftl
from tests.written import cases

SOURCE = Path(__file__).resolve().parents[2] / "src" / "cardspeak"
MAKERS = ("Finding", "finding", "impossible", "Procedure")
MESSAGES = ftl.messages("en", "rulings")


def strings() -> Iterator[str]:
    """Yield every text of the source."""
    for file in SOURCE.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                yield node.value


def codes() -> Iterator[str]:
    """Yield the codes that findings are made with, those of steps, offences, remedies and questions."""
    for file in SOURCE.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.args:
                first = node.args[0]
                if node.func.id in MAKERS and isinstance(first, ast.Constant):
                    yield str(first.value)
    for name, step in vars(steps).items():
        if name.isupper():
            yield from step.values() if isinstance(step, dict) else [step]
    for offence in OFFENCES:
        yield from (offence.code, offence.step) if offence.step else (offence.code,)
    yield from (question_of(fact).code for fact in ANSWERS)


def test_every_code_has_a_sentence() -> None:
    known = set(codes()) - {"as_on_other_streets"}  # the floor asks on, and says nothing
    assert len(known) > 400
    assert not sorted(code for code in known if key_of(code) not in MESSAGES)


def test_every_sentence_is_said_somewhere() -> None:
    """A code stands in the source as it is; some are put together of a part that varies and the rest."""
    known = {*strings(), *codes()}
    made = "ask_for_columns missed_hands missed_rounds does_ game_has_no_ the_ yes no"
    ends = "_decides", "_does_not_count", "_does_not_come_next"
    unsaid = {key.removeprefix("ruled-").replace("-", "_") for key in MESSAGES} - known
    assert not sorted(code for code in unsaid if not code.startswith(tuple(made.split())) and not code.endswith(ends))


@pytest.fixture(scope="module")
def rulings() -> list[tuple[Ruling, tuple[str, ...]]]:
    found = []
    for case in cases():
        story = parse_story(str(case.get("play", ""))) if case.get("play") else ()
        if story and not at_a_table(case, story):
            begun = setting(case, str(case.get("book", "common")), story, SHELF)
            found += [(ruling, begun.seats) for ruling in play(begun).rulings]
    return found


def expected(ruling: Ruling) -> Iterator[Finding]:
    """Yield what a case may expect of a ruling."""
    yield from (ruling.outcome, *ruling.steps, *[lead for ask in ruling.asks for _, lead in ask.leads])
    yield from (each for each in (ruling.discretion, ruling.sanction, ruling.by) if each is not None)


def said(ruling: Ruling) -> Iterator[Finding]:
    """Yield everything that a ruling says."""
    yield ruling.outcome
    yield from ruling.steps
    for ask in ruling.asks:
        yield ask.question
        yield from (lead for _, lead in ask.leads)
    yield from (each for each in (ruling.reason, ruling.discretion, ruling.sanction, ruling.by) if each is not None)


def test_what_is_said_is_read_as_what_it_was(rulings: list[tuple[Ruling, tuple[str, ...]]]) -> None:
    """An expectation can name no other finding than the one whose sentence it is."""
    every = {(each, seats) for ruling, seats in rulings for each in expected(ruling)}
    assert len(every) > 300
    wrong = [(each, read(english(each, seats), seats)) for each, seats in every]
    assert not [(each, found) for each, found in wrong if found != (each,)]


def test_a_sentence_names_every_fact_and_is_plain_data(rulings: list[tuple[Ruling, tuple[str, ...]]]) -> None:
    for ruling, seats in rulings:
        for each in said(ruling):
            assert from_plain(plain(each)) == each
            for language in LANGUAGES:
                assert ruled(language, each, seats)
            asked = ftl.variables(MESSAGES[key_of(each.code)].value) - {"some", "last"}
            assert asked == {name for name, _ in each.facts} - {"each"}, each


@pytest.mark.parametrize(
    ("found", "language", "sentence"),
    [
        (finding("raises_to", seat=1, total=1200), "en", "B raises to 1,200"),
        (finding("raises_to", seat=1, total=1200), "ru", "B повышает до 1\xa0200"),
        (finding("made_out_of_turn", what=finding("calls", seat=0, total=50)), "sk", "A dorovnáva: 50, mimo poradia"),
        (finding("misses", hands=3), "uk", "пропускає 3 роздачі"),
        (
            finding("one_of", each=(Finding("warning"), finding("missed_rounds", number=1), Finding("exclusion"))),
            "en",
            "warning, 1 missed round or exclusion",
        ),
        (finding("to_show", seats=(2, 0)), "en", "to show: C, A"),
    ],
)
def test_a_finding_is_said(found: Finding, language: str, sentence: str) -> None:
    assert ruled(language, found, ("A", "B", "C")) == sentence


def test_a_name_is_no_number_and_a_number_no_name() -> None:
    assert read("Dan raises to 1000", ("Ann", "Dan")) == (finding("raises_to", seat=1, total=1000),)
    with pytest.raises(Unreadable, match="raises to"):
        read("Dan raises to a thousand", ("Ann", "Dan"))


def test_what_the_floor_never_says_is_unreadable_with_what_is_near() -> None:
    with pytest.raises(Unreadable, match="deal the flop"):
        read("deal the flops")

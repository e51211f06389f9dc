"""Structures as text and as JSON: what is written is read again, and what is no structure is said in one line."""

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cardspeak.locale import LANGUAGES
from cardspeak.room.tournament.builder import Built, Wanted, built
from cardspeak.room.tournament.structure import Level, Structure
from cardspeak.room.tournament.templates import TEMPLATES, wanted
from cardspeak.room.tournament.written import KINDS, NoStructure, from_csv, to_csv
from cardspeak.room.tournament.written_plain import from_plain, to_plain
from cardspeak.service.structure_files import as_json, read_structure
from cardspeak.web.refusals import refusal

ANTES = Level(0, 0, 10, "each", seconds=450, pause=300, bring_in=20, lower=50, upper=100)
LAST = Level(0, 0, 20, "each", seconds=600, bring_in=30, lower=100, upper=200, day_ends=True)
STUD = Structure((ANTES, LAST), 2000, (5, 25))
AMOUNT = st.integers(0, 10**9)
LEVELS = st.builds(
    Level, AMOUNT, AMOUNT, AMOUNT, st.sampled_from([*KINDS.values()]), st.integers(1, 86_400), st.integers(0, 7200),
    AMOUNT, AMOUNT, AMOUNT, st.booleans(),
)  # fmt: skip
STRUCTURES = st.builds(
    Structure, st.lists(LEVELS, min_size=1, max_size=6).map(tuple), AMOUNT,
    st.lists(st.integers(1, 10**6), min_size=1, max_size=6).map(tuple),
)  # fmt: skip


@pytest.mark.parametrize("players", [5, 23, 80])
def test_what_is_written_is_read_again(players: int) -> None:
    evening = built(Wanted(players, 5000, 240, {25: 800, 100: 800, 500: 600, 1000: 600}))
    assert isinstance(evening, Built)
    assert from_csv(to_csv(evening.structure)) == evening.structure
    assert from_csv(to_csv(STUD)) == STUD


@settings(max_examples=40)
@given(STRUCTURES)
def test_any_structure_comes_back(structure: Structure) -> None:
    assert from_csv(to_csv(structure)) == structure
    assert from_plain(to_plain(structure)) == structure
    assert read_structure(as_json(structure)) == read_structure(to_csv(structure)) == structure


@pytest.mark.parametrize("name", TEMPLATES)
@pytest.mark.parametrize("players", [6, 40])
def test_a_template_is_built_with_the_chips_of_the_club(name: str, players: int) -> None:
    owned = {25: 12 * players, 100: 12 * players, 500: 8 * players, 1000: 6 * players}
    evening = built(wanted(name, players, owned))
    assert isinstance(evening, Built)
    assert evening.structure.starting == TEMPLATES[name].deep * evening.structure.levels[0].big
    longer = built(wanted("deep", players, owned))
    assert isinstance(longer, Built)
    assert evening.minutes < longer.minutes or name == "deep"


def test_a_spreadsheet_of_others() -> None:
    text = '\ufeffstack;5000\nchips;25;100;;\n\nbig;small;minutes\n50;25;20\n"100";50;7:30\n;;\n'
    assert from_csv(text) == Structure((Level(25, 50, seconds=1200), Level(50, 100, seconds=450)), 5000, (25, 100))


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "begins with the lines"),
        ("stack,5000\nchips,25\nsmall,blind,minutes\n1,2,3", "line 3: blind: the columns are small, big"),
        ("stack,5000\nchips,25\nsmall,big\n1,2", "line 3: minutes: the columns are"),
        ("stack,lots\nchips,25\nminutes\n1", "line 1: a whole number stands here, not 'lots'"),
        ("stack,5000\nchips,0\nminutes\n1", "line 2: a whole number stands here, not '0'"),
        ("stack,5000\nchips,25\nminutes,big\nsoon,50", "line 4: minutes are as 20 or 7:30, not 'soon'"),
        (
            "stack,5000\nchips,25\nminutes,ante_kind\n20,everybody",
            "line 4: ante_kind is one of each, big blind, button",
        ),
        ("chips,25\nbig\n50\n60", "begins with the lines"),
    ],
)
def test_what_is_no_structure(text: str, said: str) -> None:
    with pytest.raises(NoStructure, match=said):
        from_csv(text)


def plain(**changed: Any) -> dict[str, Any]:
    """A structure as plain data, with something changed in its second level."""
    return {"stack": 5000, "chips": [25, 100], "levels": [{"minutes": 20}, {"minutes": 20, "big": 50, **changed}]}


@pytest.mark.parametrize(
    ("data", "said"),
    [
        ([], r"the file: an object with the fields stack, chips, levels stands here, not \[0\]"),
        ({**plain(), "name": "Friday"}, "name: the fields are stack, chips, levels"),
        ({**plain(), "stack": "lots"}, "stack: a whole number stands here, not 'lots'"),
        ({**plain(), "chips": []}, "chips: a list of 1 to 20 stands here"),
        ({**plain(), "chips": [25, True]}, r"chips\[2\]: a whole number stands here, not True"),
        ({**plain(), "chips": [0]}, r"chips\[1\]: a whole number stands here, not 0"),
        ({**plain(), "levels": None}, "levels: a list of 1 to 200 stands here, not null"),
        (plain(small=-5), r"levels\[2\].small: a whole number stands here, not -5"),
        (plain(minutes="soon"), r"levels\[2\].minutes: minutes are as 20 or \"7:30\", not 'soon'"),
        (plain(ante_kind="all"), r"levels\[2\].ante_kind: one of each, big blind, button stands here, not 'all'"),
        (plain(ante_kind=[1]), r"levels\[2\].ante_kind: one of"),
        (plain(day_ends="yes"), r"levels\[2\].day_ends: one of true, false"),
        (plain(blind=5), r"levels\[2\].blind: the fields are small, big"),
    ],
)
def test_json_that_is_no_structure(data: object, said: str) -> None:
    with pytest.raises(NoStructure, match=said) as raised:
        from_plain(data)
    assert "\n" not in str(raised.value)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("text", "where"),
    [
        ("", "stack"),
        ("stack,5000\nchips,25\nsmall,blind,minutes\n1,2,3", "3"),
        ("stack,5000\nchips,25,x\nbig,minutes\n50,20", "C2"),
        ("stack,5000\nchips,25\nbig,minutes\n50,soon", "B4"),
        ("stack,5000\nchips,25\nday_ends,minutes\nmaybe,20", "A4"),
        ('{"stack": 1,\n"chips": 25]}', "2"),
        ('{"stack": 1, "chips": [25], "levels": [7]}', "levels[1]"),
        ('{"stack": 1, "chips": [25], "levels": []}', "levels"),
        ('{"stack": 1, "chips": [25], "levels": [{"minutes": []}]}', "levels[1].minutes"),
        ("[" * 100_000, "1"),
    ],
)
def test_a_page_says_where_it_is_wrong(text: str, where: str, language: str) -> None:
    with pytest.raises(NoStructure) as raised:
        read_structure(text)
    assert where in refusal(language, raised.value.refused)

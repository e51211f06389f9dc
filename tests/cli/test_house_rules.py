"""A club's own book in a folder of its own: the example works everywhere, and a mistake in it gets one clear line."""

import json
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.serving import Server, opened, programs

import cardspeak
import cardspeak.library
from cardspeak.cli import main
from cardspeak.hand.moves import call, raise_to
from cardspeak.library import books, find_book, home_of, law_for, open_book, open_books
from cardspeak.service.rulebooks import counts

ROOT = Path(__file__).resolve().parents[2]
EXAMPLE = ROOT / "examples" / "house-rules"


@pytest.fixture(autouse=True)
def empty_shelf(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Other tests know the books of the package alone."""
    monkeypatch.setattr(cardspeak.library, "_HOUSES", {})
    yield
    law_for.cache_clear()


@pytest.fixture
def house(tmp_path: Path) -> Path:
    """A copy of the example, to be spoiled."""
    return Path(shutil.copytree(EXAMPLE, tmp_path / "friday-club"))


def change(file: Path, old: str, new: str) -> None:
    text = file.read_text(encoding="utf-8")
    assert old in text
    file.write_text(text.replace(old, new, 1), encoding="utf-8")


def refusal(folder: Path, capsys: pytest.CaptureFixture[str]) -> str:
    assert main(["rule", "--book", str(folder), "A calls"]) == 2
    error = capsys.readouterr().err
    assert error.count("\n") == 1
    return error


def test_the_cases_of_the_example_hold(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["cases", str(EXAMPLE)]) == 0
    assert capsys.readouterr().out == "8 cases hold, 0 do not\n"


def test_every_clause_of_the_example_is_proved(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["book", "coverage", "--book", str(EXAMPLE), "--json"]) == 0
    rows = [json.loads(text) for text in capsys.readouterr().out.splitlines()]
    assert [row["status"] for row in rows] == ["enforced", "enforced", "ruled", "ruled", "offence"]
    assert all(row["cases"] for row in rows)


def test_no_mutant_of_the_example_goes_unnoticed(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["book", "mutate", "--book", str(EXAMPLE)]) == 0
    assert "0 not noticed" in capsys.readouterr().out


def test_a_case_that_does_not_hold_is_missed(house: Path, capsys: pytest.CaptureFixture[str]) -> None:
    change(
        house / "cases.toml", 'play = "C folds; C telephones"\nsanction = "1', 'play = "C telephones"\nsanction = "2'
    )
    assert main(["cases", str(house)]) == 1
    assert "sanction: expected 2 missed hand, got 1 missed hand" in capsys.readouterr().out
    assert main(["book", "mutate", "--book", str(house)]) == 1
    assert "when=in the hand): no case notices" in capsys.readouterr().out


def test_cases_beside_a_book_say_whose_they_are(house: Path, capsys: pytest.CaptureFixture[str]) -> None:
    change(house / "cases.toml", 'book = "friday-club"\n', "")
    assert main(["cases", str(house)]) == 2
    assert 'book = "friday-club" at the top' in capsys.readouterr().err


def test_coverage_says_what_an_open_clause_lacks(house: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (house / "cases.toml").unlink()
    (house / "incidents.toml").unlink()
    assert main(["book", "coverage", "--book", str(house)]) == 0
    said = capsys.readouterr().out
    assert "friday-club:4  open: Cards shown while facing a bet\n    no answer names it" in said
    assert "friday-club:5  open: Telephones\n    no case proves it yet" in said


def test_the_book_differs_from_the_one_below_where_it_answers(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["book", "diff", str(EXAMPLE), "tda-2011", "--json"]) == 0
    rows = [json.loads(text) for text in capsys.readouterr().out.splitlines()]
    own = {answer.point for answer in open_book(EXAMPLE).answers}
    assert {row["point"] for row in rows} == own
    assert all(row["case"] for row in rows)
    assert all(case["friday-club"] != case["tda-2011"] for row in rows for case in row["cases"])


def test_the_difference_is_said_to_people(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["book", "diff", str(EXAMPLE), "tda-2011", "--language", "en"]) == 0
    said = capsys.readouterr().out
    assert "[deal.rabbit]\n    friday-club: " in said
    assert "cases.toml: the next card is shown when everybody has folded\n          friday-club: " in said
    assert said.endswith("Answered otherwise: 5. Cases that come out otherwise: 7.\n")


def test_a_story_is_ruled_on_with_what_it_costs(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rule", "--book", str(EXAMPLE), "A telephones", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert (found["ruling"], found["sanction"]) == ("penalised", "1 missed hand")
    assert "friday-club:5" in found["clauses"]
    assert main(["rule", "--book", str(EXAMPLE), "A telephones"]) == 0
    said = capsys.readouterr().out
    assert "costs: 1 missed hand" in said
    assert "friday-club:5: Telephones" in said


def test_the_book_is_found_by_its_id_once_it_was_opened() -> None:
    book = open_book(EXAMPLE)
    assert find_book("friday-club") == book
    assert home_of("friday-club") == EXAMPLE
    assert home_of("tda-2011") is None
    hand = cardspeak.deal("nlhe", "friday-club", stacks=(1000, 1000, 1000), blinds=(10, 20))
    assert hand.act("C", raise_to(60)).act("A", call()).state.round.bets == (60, 20, 60)
    assert counts("friday-club")["open"] == 0
    assert list(books())[-1] == "friday-club"


def test_a_folder_of_books_is_opened_whole(house: Path) -> None:
    second = house.parent / "sunday-club"
    shutil.copytree(house, second)
    change(second / "clauses.toml", 'id = "friday-club"', 'id = "sunday-club"')
    change(second / "answers.toml", 'book = "tda-2011"', 'book = "friday-club"')
    assert [book.id for book in open_books(house.parent)] == ["friday-club", "sunday-club"]


def test_a_book_may_stand_over_its_neighbour(house: Path, capsys: pytest.CaptureFixture[str]) -> None:
    second = house.parent / "sunday-club"
    second.mkdir()
    (second / "clauses.toml").write_text('[book]\nid = "sunday-club"\ntitle = "Sunday"\n', encoding="utf-8")
    (second / "answers.toml").write_text('over = [{ book = "friday-club" }]\n', encoding="utf-8")
    assert main(["rule", "--book", str(second), "A telephones", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["sanction"] == "1 missed hand"


MISTAKES = [
    ("offences.toml", "offence.phone", "offence.fone", "no such point of law; did you mean offence.phone?"),
    ("incidents.toml", "dead_facing_a_bet", "dead_facing_bet", "did you mean dead_facing_a_bet?"),
    ("answers.toml", "seconds = 30, count", "second = 30, count", "not count, second; did you mean seconds?"),
    ("answers.toml", "seconds = 30", "seconds = 35", "answer to clock.time: seconds is one of 25, 30, 60, not 35"),
    ("offences.toml", "1 hand, then 1 round", "1 hand then 1 round", "did you mean 1 hand, then 1 round?"),
    ("declarations.toml", 'clauses = ["3"]', 'clauses = ["33"]', "the book has no clause 33; did you mean 3?"),
    ("declarations.toml", 'clauses = ["3"]', 'clauses = "3"', 'clauses is a list: clauses = ["3"]'),
    ("declarations.toml", 'clauses = ["3"]', "clauses = []", "no clause says so"),
    ("declarations.toml", "point =", "pont =", "answer number 1: an answer has no key pont; did you mean point?"),
    ("declarations.toml", 'point = "chips.one_opening"\n', "", "answer number 1 needs the key point"),
    ("declarations.toml", "[[answer]]", "[[answers]]", "there is no key answers here"),
    ("declarations.toml", "[[answer]]", "[answer]", "answer is written [[answer]], in two pairs of brackets"),
    ("declarations.toml", 'clauses = ["3"]', 'clauses = ["3"]\nover = []', "over stands at the top of the file"),
    ("answers.toml", 'book = "tda-2011"', 'book = "tda-2010"', "the unknown book tda-2010"),
    ("answers.toml", 'book = "tda-2011"', 'book = "tda-2010"', "did you mean tda-2011?"),
    ("answers.toml", 'book = "tda-2011"', 'book = "friday-club"', "friday-club over friday-club: a book cannot"),
    ("answers.toml", 'over = [{ book = "tda-2011" }]', "", 'write over = [{ book = "common" }]'),
    ("answers.toml", '{ book = "tda-2011" }', '"tda-2011"', 'over is written over = [{ book = "common" }]'),
    ("answers.toml", '"tournament"', '"turnament"', "event is one of cash, tournament, not turnament"),
    ("incidents.toml", "clauses", 'when = { structure = "nolimit" }\nclauses', "did you mean no-limit?"),
    ("clauses.toml", 'id = "3"\n', "", "clause number 3 of clauses.toml needs the key id"),
    ("clauses.toml", 'id = "3"\n', "id = 3\n", 'clause 3: an id stands in quotation marks: id = "3"'),
    ("clauses.toml", 'id = "3"\n', 'id = "2"\n', "clause 2: there are two clauses of this id"),
    ("clauses.toml", 'heading = "Telephones"\n', "", "clause 5 needs the key heading"),
    ("clauses.toml", 'kind = "discipline"', 'kind = "dicipline"', "not dicipline; did you mean discipline?"),
    ("clauses.toml", "heading", "headline", "no key headline here"),
    ("clauses.toml", 'id = "friday-club"', 'id = "tda-2011"', "there is another book tda-2011"),
    ("clauses.toml", 'id = "friday-club"', 'id = "Friday club"', "written as friday-club or club-2, not Friday club"),
    ("clauses.toml", 'id = "3"', 'id = "3:a"', "an id is not empty and has no colon"),
    ("answers.toml", '"tda-2011"', '"tda-2011", event = "turnier"', "over tda-2011: event is one of cash, tournament"),
    ("incidents.toml", "clauses", 'when = { players = "2" }\nclauses', "players is a number, not '2'"),
    ("clauses.toml", "[book]", "[[book]]", "[book] has one pair of brackets"),
    ("clauses.toml", 'title = "', "title = ", "clauses.toml: Invalid value (at line 5"),
]


@pytest.mark.parametrize(("file", "old", "new", "says"), MISTAKES)
def test_a_mistake_gets_one_clear_line(
    house: Path, capsys: pytest.CaptureFixture[str], file: str, old: str, new: str, says: str
) -> None:
    change(house / file, old, new)
    assert says in refusal(house, capsys)
    assert "friday-club" not in books()


def test_books_in_a_circle_are_refused(house: Path, capsys: pytest.CaptureFixture[str]) -> None:
    second = Path(shutil.copytree(house, house.parent / "sunday-club"))
    change(second / "clauses.toml", 'id = "friday-club"', 'id = "sunday-club"')
    change(second / "answers.toml", 'book = "tda-2011"', 'book = "friday-club"')
    change(house / "answers.toml", 'book = "tda-2011"', 'book = "sunday-club"')
    assert "friday-club over sunday-club over friday-club: a book cannot stand over itself" in refusal(house, capsys)


def test_two_books_of_one_id_are_refused(house: Path, capsys: pytest.CaptureFixture[str]) -> None:
    open_book(EXAMPLE)
    assert "there is another book friday-club: give this one an id of its own" in refusal(house, capsys)


def test_a_folder_without_a_book(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert "a book is a folder with clauses.toml" in refusal(tmp_path, capsys)
    assert "unknown book" in refusal(tmp_path / "nowhere", capsys)
    with pytest.raises(ValueError, match="no book is there"):
        open_books(tmp_path)


def test_tables_are_opened_under_the_book_and_wait_for_it(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "room.db"
    store = opened(file)
    [program] = programs(store.people, 1)
    store.close()
    with Server(file, more=["--books", str(EXAMPLE)]) as server:
        wish = {"name": "Friday", "book": "friday-club", "big_blind": "20", "buy_in": "100", "seats": "6"}
        sends = {"Authorization": f"Bearer {program.token}", "Content-Type": "application/json"}
        made = server.ask("POST", "/api/tables", json.dumps(wish), sends)
        assert made.status == 201, made.body
        page = server.ask("GET", "/books/friday-club").body.decode()
        assert "House rules of the Friday club" in page
        assert "Telephones" in page
        told = server.ask("GET", "/ask?book=friday-club&game=no-limit+holdem&story=A+telephones").body.decode()
        assert "Telephones" in told
    assert main(["serve", "--db", str(file), "--port", "0"]) == 2
    said = capsys.readouterr().err
    assert said.count("\n") == 1
    assert "the table Friday plays under the book friday-club, which is not here: name its folder with --books" in said


def test_outside_the_project_the_cases_of_the_package_are_played(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    there = {Path(str(file)).relative_to(ROOT / "tests" / "cases") for file in cardspeak.library.case_files()}
    assert there == {file.relative_to(ROOT / "tests" / "cases") for file in (ROOT / "tests" / "cases").rglob("*.toml")}
    monkeypatch.chdir(tmp_path)
    assert main(["cases", "--book", "basic-holdem"]) == 0
    assert not capsys.readouterr().out.startswith("0 cases")


@pytest.mark.parametrize(
    ("arguments", "shows"),
    [
        (["points", "clock.time", "--book", "tda-2011"], "seconds: 25, 30, 60"),
        (["points", "rabbit"], 'policy = "as_a_courtesy"'),
        (["points", "deal"], "deal.burn  Is a card burned before each street?"),
        (["phrases", "phone"], "B telephones  (A player telephones at the table)"),
        (["points", "clock.time", "--json"], '"policy": "so_many_seconds"'),
        (["phrases", "telephones", "--json"], '"example": "B telephones"'),
    ],
)
def test_points_and_phrases_can_be_looked_up(
    arguments: list[str], shows: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(arguments) == 0
    assert shows in capsys.readouterr().out


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["points", "offence.fone"], "did you mean offence.phone?"),
        (["points", "zebra"], "no point of law has the words zebra"),
        (["phrases", "zebra"], "no phrase has the words zebra"),
    ],
)
def test_what_cannot_be_looked_up(arguments: list[str], says: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(arguments) == 2
    assert says in capsys.readouterr().err


def test_a_house_writes_its_rules_in_other_languages(house: Path, capsys: pytest.CaptureFixture[str]) -> None:
    text = '["4"]\nheading = "Телефон"\ngist = "Телефону за столом не место."\n'
    (house / "texts").mkdir()
    (house / "texts" / "ru-1.toml").write_text(text, encoding="utf-8")
    assert main(["book", "show", str(house), "4", "--language", "ru"]) == 0
    assert "Телефону за столом не место." in capsys.readouterr().out
    assert main(["book", "show", str(house), "4"]) == 0
    assert "Телефон" not in capsys.readouterr().out


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ('["4a"]\nheading = "Телефон"', "no clause 4a; did you mean 4?"),
        ('["4"]\nhead = "Телефон"', "no key head; did you mean heading?"),
        ('4 = "Телефон"', "a text stands under the clause it is of"),
    ],
)
def test_a_text_of_nothing_is_refused(house: Path, text: str, says: str, capsys: pytest.CaptureFixture[str]) -> None:
    (house / "texts").mkdir()
    (house / "texts" / "ru.toml").write_text(text, encoding="utf-8")
    assert says in refusal(house, capsys)

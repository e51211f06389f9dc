"""A set-up that cannot be is refused in one line in the language of the reader, by the command line and by the page."""

from typing import Any

import pytest

from cardspeak.cli import main
from cardspeak.locale import LANGUAGES
from cardspeak.web.ask.pages import _why
from cardspeak.web.ask.ruled import Problem, told_under

SET_UPS = [
    (["--table", "nlhe 10/20 seats A,B,A"], {"seats": "A B A"}),
    (["--table", "nlhe 10/20 seats A,B,C ante 5/everybody"], {}),
    (["--table", "nlhe 10/20 seats A,B,C stacks Z=5"], {"stack.Z": "5", "seats": "A B C"}),
    (["--table", "nlhe 10/20 seats A,B,C stacks A=many"], {}),
    (["--table", "nlhe 10/20 seats A,B,C", "--spot", "flop bets A=50 to-act A"], {}),
    (["--table", "nlhe 10/20 seats A,B,C", "--spot", "flop bets A=50,B=20,C=70 out A,B to-act C"], {}),
    (["--table", "nlhe 10/20 seats A,B,C", "--spot", "flop board 2c,7x"], {}),
    (["--table", "nlhe 10/20 seats A,B,C", "--spot", "fourth"], {}),
    (["--table", "nlhe 10/20 seats A,B,C", "--spot", "flop out A,B,C"], {}),
    (["--table", "nlhe 10/20 seats A,B,C", "--spot", "flop bets 50"], {}),
]


@pytest.mark.parametrize("set_up", [each for each, _ in SET_UPS])
def test_the_command_line_says_it_in_four_languages(set_up: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    said = []
    for language in LANGUAGES:
        assert main(["rule", *set_up, "--language", language, "C calls"]) != 0
        said.append(capsys.readouterr().err)
    assert all(each.count("\n") == 1 for each in said)
    assert len(set(said)) == len(LANGUAGES), said


@pytest.mark.parametrize("fields", [each for _, each in SET_UPS if each.get("seats") == "A B A"])
def test_the_page_says_it_in_four_languages(fields: dict[str, Any]) -> None:
    problem = told_under({"story": "C calls", **fields}, "common")
    assert isinstance(problem, Problem)
    assert len({_why(language, problem) for language in LANGUAGES}) == len(LANGUAGES)

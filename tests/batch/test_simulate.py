"""`cardspeak simulate`: the same seeds give the same results, whoever does the work, and a broken-off run goes on."""

from __future__ import annotations

import json
import shutil
import socket
from fractions import Fraction
from pathlib import Path
from random import Random
from typing import Any

import pytest
from PIL import Image

import cardspeak.library
from cardspeak.batch.experiment import Experiment, add, interval, tasks, work
from cardspeak.batch.rules import Rules
from cardspeak.batch.spread import spread
from cardspeak.batch.starting import POT, Starting, _part, cards_of, starting_hands
from cardspeak.cards.card import parse_cards
from cardspeak.cards.rankings import ranking
from cardspeak.cli import main, simulate
from cardspeak.equity.exact import worth
from cardspeak.errors import Unreadable

ROOT = Path(__file__).resolve().parents[2]
MATCH = ["match", "calling", "random", "--decks", "120", "--seed", "7"]
EQUITY = ["equity", "AA", "AKs", "7h2c", "--deals", "8500", "--opponents", "2"]
RULES = ["rules", "--points", "oddchip.to=highest_card_by_suit among:all_cards", "--players", "4", "--hands", "900"]


def result(capsys: pytest.CaptureFixture[str], *arguments: str) -> dict[str, Any]:
    """What a simulation comes to."""
    assert main(["simulate", *arguments, "--json"]) == 0
    found: dict[str, Any] = json.loads(capsys.readouterr().out)
    return found


@pytest.mark.parametrize("arguments", [MATCH, EQUITY, RULES])
def test_the_number_of_workers_changes_nothing(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert result(capsys, *arguments, "--jobs", "2") == result(capsys, *arguments)


def test_another_seed_is_another_result(capsys: pytest.CaptureFixture[str]) -> None:
    assert result(capsys, *MATCH) != result(capsys, *MATCH[:-1], "8")


@pytest.mark.parametrize("arguments", [MATCH, EQUITY, RULES])
def test_a_run_that_was_broken_off_goes_on(
    arguments: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    whole = result(capsys, *arguments)
    state = str(tmp_path / "state.json")

    def stops(work: Any, todo: Any, jobs: int, address: str) -> Any:
        yield next(spread(work, todo, jobs, address))
        raise KeyboardInterrupt

    with monkeypatch.context() as patched:
        patched.setattr(simulate, "spread", stops)
        assert main(["simulate", *arguments, "--resume", state]) == 130
    capsys.readouterr()
    seen: list[Any] = []

    def watched(work: Any, todo: Any, jobs: int, address: str) -> Any:
        given = [*todo]
        seen.extend(given)
        return spread(work, given, jobs, address)

    monkeypatch.setattr(simulate, "spread", watched)
    assert result(capsys, *arguments, "--resume", state) == whole
    assert seen
    assert all(first > 0 for _, first, _ in seen)
    other = [*arguments, "--seed", "99"]
    assert main(["simulate", *other, "--resume", state]) == 2
    assert "the progress of another run (other settings)" in capsys.readouterr().err


def test_what_bots_win_is_what_others_lose(capsys: pytest.CaptureFixture[str]) -> None:
    rows = result(capsys, "match", "random", "calling", "solid", "--players", "3", "--decks", "20")["rows"]
    won = [float(row["big blinds per 100"]) for row in rows]
    assert abs(sum(won)) < 0.02
    assert {row["hands"] for row in rows} == {60}


def test_equities_are_those_that_are_counted(capsys: pytest.CaptureFixture[str]) -> None:
    """Aces before the flop win what is known; three cards of stud are dealt to the end."""
    found = Starting(("AsAdKc",), "stud", 1, 4000, 1)
    sums = found.counted(0, found.items)
    deals, parts, squares, *_ = sums["AsAdKc"]
    mean, within = interval(deals, parts, squares)
    assert deals == 4000
    assert 0.6 < mean / POT < 0.9
    assert cards_of("AKs") == parse_cards("AsKs")
    exact = 0.8520  # aces against any hand
    aces = Starting(("AA",), "nlhe", 1, 6000, 3)
    sums = aces.counted(0, aces.items)
    mean, within = interval(*sums["AA"][:3])
    assert abs(mean / POT - exact) < 2 * within / POT + 0.001


@pytest.mark.parametrize(
    ("game", "sides"), [("nlhe", [("high", "any")]), ("plo8", [("high", "two"), ("8-or-better", "two")])]
)
def test_a_pot_is_divided_as_the_exact_count_divides_it(game: str, sides: list[tuple[str, str]]) -> None:
    rng = Random(11)
    size = 2 if game == "nlhe" else 4
    rankings = [ranking(*side) for side in sides]
    split = 0
    for _ in range(300):
        cards = tuple(rng.sample([card for card in range(52) if card // 4 in (0, 1, 2, 3, 4, 12)], 5 + 3 * size))
        holdings = [cards[5 + n * size : 5 + (n + 1) * size] for n in range(3)]
        exact = worth(holdings, [cards[:5]], sides, ())
        assert exact is not None
        part = _part([each.best_of_many(holdings, cards[:5]) for each in rankings])
        assert Fraction(part, POT) == exact.shares[0]
        split += exact.shares[0].denominator > 1
    assert split > 30


def test_the_169_hands_are_all(capsys: pytest.CaptureFixture[str]) -> None:
    hands = starting_hands()
    assert len(set(hands)) == 169
    pairs, suited = [hand for hand in hands if len(hand) == 2], [hand for hand in hands if hand.endswith("s")]
    assert 6 * len(pairs) + 4 * len(suited) + 12 * (169 - len(pairs) - len(suited)) == 1326


def test_a_rule_that_is_the_same_moves_nothing(capsys: pytest.CaptureFixture[str]) -> None:
    same = ["rules", "--points", "oddchip.to=first_left_of_the_button", "--players", "6", "--hands", "300"]
    (row,) = result(capsys, *same)["rows"]
    assert (row["hands"], row["went otherwise"], row["ended otherwise"]) == (300, 0, 0)


def test_an_odd_chip_moves_a_chip_at_most() -> None:
    """Where nothing but the odd chip is answered otherwise, a hand moves no more than a chip for each pot."""
    told = ("oddchip.to=highest_card_by_suit among:all_cards",)
    found = Rules("common", "", "", "", told, "random", "plo8", "cash", 6, 2, 20, 2, 5, 400)
    sums = found.counted(0, 400)
    hands, otherwise, ended, moved, squares = sums[told[0]]
    assert hands == 400
    assert otherwise == ended > 0
    assert ended <= moved <= 5 * ended
    assert squares >= moved


def test_two_books_differ_where_their_points_do(capsys: pytest.CaptureFixture[str]) -> None:
    against = ["rules", "--book", "tda-2024", "--against", "basic-holdem", "--players", "4", "--hands", "200"]
    rows = result(capsys, *against, "--each")["rows"]
    by_name = {row["answered otherwise"]: row for row in rows}
    assert by_name["raise.minimum"]["ended otherwise"] > 0
    assert by_name["all of it"]["ended otherwise"] > 0
    (alone,) = result(capsys, *against, "--points", "raise.minimum")["rows"]
    assert alone == by_name["raise.minimum"]


def test_a_club_s_own_book_in_other_processes(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(cardspeak.library, "_HOUSES", {})
    folder = shutil.copytree(ROOT / "examples" / "house-rules", tmp_path / "friday-club")
    told = ["match", "random", "calling", "--decks", "60", "--book", str(folder)]
    assert result(capsys, *told, "--jobs", "2") == result(capsys, *told)


@pytest.mark.parametrize("arguments", [MATCH, RULES, ["equity", "--deals", "20"], [*EQUITY[:-2], "--opponents", "1"]])
def test_the_chart_is_a_picture(arguments: list[str], tmp_path: Path) -> None:
    file = tmp_path / "chart.png"
    assert main(["simulate", *arguments, "--chart", str(file)]) == 0
    with Image.open(file) as image:
        image.load()
        assert image.format == "PNG"
        assert image.width >= 1400
        colours = image.getcolors(1 << 20)
    assert colours is not None
    assert len(colours) > 20  # letters, axes, bars


BAD = [
    (["match", "solid", "solid"], "different bots"),
    (["match", "solid", "shark"], "there is no bot 'shark'"),
    (["match", "solid", "calling", "--players", "3"], "--players is a multiple of 2"),
    (["match", "solid", "calling", "--decks", "0"], "--decks is a number from 1"),
    (["match", "solid", "calling", "--big", "3"], "--big is an even number"),
    (["match", "solid", "calling", "--game", "stud", "--players", "10"], "10 players"),
    (["match", "solid", "calling", "--chart", "no/such/folder/c.png"], "there is no folder"),
    (["equity", "AsAs"], "a card twice"),
    (["equity", "AsKsQs"], "has 2 cards"),
    (["equity", "AKx"], "AKx"),
    (["equity", "AAs"], "no starting hand"),
    (["equity", "AA", "--opponents", "40"], "not enough cards"),
    (["equity", "--game", "plo8"], "name the hands"),
    (["equity", "AsKs", "--game", "badugi"], "depends on what is drawn"),
    (["rules"], "say what is compared"),
    (["rules", "--against", "hoyle"], "unknown book 'hoyle'"),
    (["rules", "--points", "odd.chip=x"], "there is no point of law 'odd.chip'"),
    (["rules", "--points", "oddchip.to"], "say what answers it otherwise"),
    (["rules", "--points", "oddchip.to=nobody"], "has no policy 'nobody'"),
    (["rules", "--points", "oddchip.to=highest_card_by_suit"], "say among too"),
    (["rules", "--points", "oddchip.to=highest_card_by_suit among:none"], "none of its parameters"),
    ([*MATCH, "--ray", "nowhere"], "--ray takes an address"),
    ([*MATCH, "--jobs", "0"], "--jobs is a number"),
]


@pytest.mark.parametrize(("arguments", "says"), BAD)
def test_what_cannot_be_simulated(arguments: list[str], says: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", *arguments]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert says in err
    assert err.count("\n") == 1


def test_an_address_that_does_not_answer(capsys: pytest.CaptureFixture[str]) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
    assert main(["simulate", *MATCH, "--ray", f"127.0.0.1:{port}"]) == 2
    err = capsys.readouterr().err
    assert f"no Ray cluster answers at 127.0.0.1:{port}" in err
    assert err.count("\n") == 1


class Ends(Starting):
    """An experiment whose worker is killed."""

    def counted(self, first: int, last: int) -> Any:
        import os
        import signal

        os.kill(os.getpid(), signal.SIGKILL)


def test_a_worker_that_is_killed_is_one_line() -> None:
    experiment: Experiment = Ends(("AA",), "nlhe", 1, 1000, 1)
    with pytest.raises(Unreadable, match="a worker process ended before its task did"):
        list(spread(work, tasks(experiment, 0), 2))


def test_sums_are_added_in_any_order() -> None:
    experiment = Starting(("AA", "72o"), "nlhe", 1, 3000, 4)
    parts = [experiment.counted(at, at + 1) for at in range(experiment.items)]
    forth: dict[str, list[int]] = {}
    back: dict[str, list[int]] = {}
    for part in parts:
        add(forth, {name: [*row] for name, row in part.items()})
    for part in reversed(parts):
        add(back, {name: [*row] for name, row in part.items()})
    assert forth == back == experiment.counted(0, experiment.items)

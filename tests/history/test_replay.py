"""Recorded hands played again: the golden ones end right, and a bad one gets one clear line and stops nothing."""

from __future__ import annotations

import json
from decimal import Decimal
from pathlib import Path
from typing import Any

import pytest

from cardspeak.cli import main
from cardspeak.errors import Unreadable
from cardspeak.games import Game
from cardspeak.history.phh import BadHand, HandRecord, write_hands
from cardspeak.history.phh_reader import read_hands
from cardspeak.history.replay import Replayed, replay
from cardspeak.law.kinds import Structure
from cardspeak.law.law import Law
from cardspeak.library import find_game, law_at

GOLDEN = Path(__file__).parent.parent / "golden"
HEAD = """variant = 'NT'
antes = [0, 0, 0]
blinds_or_straddles = [1, 2, 0]
min_bet = 2
starting_stacks = [100, 100, 100]
"""
CARDS = ["d dh p1 AsKs", "d dh p2 QsJs", "d dh p3 2c3c"]


def law(game: Game, structure: Structure, players: int) -> Law:
    return law_at("common", game, structure, players, "tournament")


def record(text: str) -> HandRecord:
    (found,) = read_hands(text)
    assert isinstance(found, HandRecord), found
    return found


def hand(*actions: str, **more: object) -> str:
    fields = "".join(f"{key} = {value}\n" for key, value in more.items())
    return f"{HEAD}actions = {[*CARDS, *actions]!r}\n{fields}"


def played(text: str) -> Replayed:
    return replay(record(text), law, find_game)


def lines(capsys: pytest.CaptureFixture[str]) -> list[dict[str, Any]]:
    out, err = capsys.readouterr()
    assert err == ""
    return [json.loads(line) for line in out.splitlines()]


def test_every_golden_hand_ends_right(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", str(GOLDEN), "--json"]) == 0
    rows = lines(capsys)
    assert len(rows) >= 256
    assert [row for row in rows if not row["ok"]] == []
    assert {"file", "hand", "ok", "finishing_stacks", "remarks"} <= set(rows[0])
    assert len([row for row in rows if row["file"].endswith(".phhs")]) == 4


@pytest.mark.parametrize("book", ["fspr-training", "tda-2011", "tda-2024", "basic-holdem"])
def test_another_book_remarks_but_changes_nothing_that_was_played(
    book: str, capsys: pytest.CaptureFixture[str]
) -> None:
    main(["replay", str(GOLDEN / "pluribus"), "--json", "--book", book])
    rows = lines(capsys)
    assert len(rows) == 200
    assert all(sum(row["finishing_stacks"]) == 60000 for row in rows)


def thousand(spoilt: str, at: int = 500) -> str:
    found = [
        hand
        for path in sorted((GOLDEN / "pluribus").glob("*.phh"))
        for hand in read_hands(path.read_text("utf-8"), path.name)
        if isinstance(hand, HandRecord)
    ]
    tables = write_hands(found * 5).split("\n\n")
    assert len(tables) == 1000
    tables[at - 1] = f"[{at}]\n{spoilt}".rstrip()
    return "\n\n".join(tables) + "\n"


@pytest.mark.parametrize(
    ("spoilt", "reason", "status"),
    [
        (HEAD + "actions = ['p3 f', 'p1", "", 2),
        (HEAD + "actions = ['p3 smiles']\n", "smiles", 2),
        (hand("p3 cbr 500"), "action 4 (p3 cbr 500): more than the stack", 1),
        (hand("p3 cc", "p1 cc", "p2 cc", "d db AsTh9h", "p1 cc"), "card twice: card As", 1),
        (hand("p3 f", "p1 f", finishing_stacks="[98, 102, 100]"), "recorded 98, 102, 100, got 99, 101, 100", 1),
    ],
)
def test_one_bad_hand_in_a_thousand_is_the_one_reported(
    spoilt: str, reason: str, status: int, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "evening.phhs"
    text = thousand(spoilt)
    file.write_text(text, "utf-8")
    assert main(["replay", str(file), "--json"]) == status
    rows = lines(capsys)
    assert len(rows) == 1000
    (bad,) = [row for row in rows if not row["ok"]]
    assert (bad["hand"], bad["file"]) == ("500", str(file))
    assert reason in bad["why"]
    assert "\n" not in bad["why"]
    if "recorded" not in bad["why"]:
        line = int(bad["why"].removeprefix("line ").split(":")[0])
        first = text[: text.index("[500]\n")].count("\n") + 1
        last = text[: text.index("[501]\n")].count("\n") + 1
        assert first <= line < last
    assert main(["replay", str(file)]) == status
    out = capsys.readouterr().out
    assert "999 of" in out
    assert sum("[500]" in line for line in out.splitlines()) == 1


def test_strict_fails_where_the_book_would_have_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "short.phh"
    file.write_text(hand("p3 cbr 3", "p1 f", "p2 f", finishing_stacks="[99, 98, 103]"), "utf-8")
    assert main(["replay", str(file), "--json"]) == 0
    (row,) = lines(capsys)
    assert row["ok"]
    assert row["finishing_stacks"] == [99, 98, 103]
    (remark,) = row["remarks"]
    assert remark.startswith("below the minimum: seat p3, total 3, least 4")
    assert "common:minimum-raise" in remark
    assert main(["replay", str(file), "--json", "--strict"]) == 1
    (row,) = lines(capsys)
    assert not row["ok"]
    assert row["remarks"] == [remark]


def test_strict_lets_through_what_every_rule_allows(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "fine.phh"
    file.write_text(hand("p3 cbr 4", "p1 f", "p2 f"), "utf-8")
    assert main(["replay", str(file), "--json", "--strict"]) == 0
    assert lines(capsys)[0]["remarks"] == []


def test_amounts_with_halves_come_out_as_the_file_has_them() -> None:
    text = HEAD.replace("[1, 2, 0]", "[0.50, 1, 0]").replace("[100, 100, 100]", "[10, 20.5, 30.25]")
    again = played(f"{text}actions = {[*CARDS, 'p3 cbr 2.50', 'p1 f', 'p2 f']!r}\n")
    assert again.ok, again.why
    assert again.stacks == (Decimal("9.5"), Decimal("19.5"), Decimal("31.75"))


def test_fractions_of_different_kinds_share_a_unit() -> None:
    again = played((GOLDEN / "own" / "fractions.phh").read_text("utf-8"))
    assert again.ok, again.why
    assert again.stacks == (Decimal("25.2"), Decimal("30.95"), Decimal("12.6"))


def test_unknown_cards_and_stacks_stay_unknown() -> None:
    again = played((GOLDEN / "own" / "unknown.phh").read_text("utf-8"))
    assert again.ok, again.why
    assert (again.stacks[0], again.stacks[2]) == (None, None)
    assert again.state.total == sum(again.state.deal.stacks)


def test_the_winner_of_unseen_hands_is_the_player_who_was_paid() -> None:
    shown = ("p3 cc", "p1 cc", "p2 cc", "d db Th9h8d", *("p1 cc", "p2 cc", "p3 cc"), "d db 2s")
    rest = ("p1 cc", "p2 cc", "p3 cc", "d db 4c", "p1 cc", "p2 cc", "p3 cc")
    unseen = ["d dh p1 ????", "d dh p2 ????", "d dh p3 ????"]
    text = f"{HEAD}actions = {[*unseen, *shown, *rest]!r}\nfinishing_stacks = [98, 104, 98]\n"
    again = played(text)
    assert again.ok, again.why


def test_several_hands_of_a_file_are_played_one_by_one(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", str(GOLDEN / "own" / "session.phhs"), "--json"]) == 0
    rows = lines(capsys)
    assert [row["hand"] for row in rows] == ["1", "2", "3", "4"]
    assert rows[0]["finishing_stacks"] == [201.5, 80.5, 197]
    assert rows[2]["finishing_stacks"][1] is None


def test_a_broken_hand_between_good_ones(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "broken.phhs"
    file.write_text((GOLDEN / "own" / "one-bad.phhs.broken").read_text("utf-8"), "utf-8")
    found = list(read_hands(file.read_text("utf-8"), file.name))
    assert [isinstance(hand, BadHand) for hand in found] == [False, True, False]
    assert main(["replay", str(file), "--json"]) == 2
    assert [row["ok"] for row in lines(capsys)] == [True, False, True]


BAD = [
    (["p3 cbr 200"], "action 4 (p3 cbr 200): more than the stack: seat p3, total 200, stack 100"),
    (["p1 f"], "action 4 (p1 f): out of turn: seat p1, to_act p3; allowed: to_act p3"),
    (["p3 f", "p3 cc"], "action 5 (p3 cc): not in the hand: seat p3"),
    (["p3 f", "p1 f", "p2 cc"], "action 6 (p2 cc): hand is over"),
    (["p3 pb"], "action 4 (p3 pb): no bring in"),
    (["p3 sd 2c"], "action 4 (p3 sd 2c): not now: seat p3, stage betting"),
    (["p3 cbr 0"], "action 4 (p3 cbr 0): below the minimum"),
    (
        ["d dh p3 4c5c", "p3 cc", "p1 cc", "p2 cc", "d db 4h5h6h", "p1 cc"],
        "action 8 (d db 4h5h6h): too many cards: seat p3",
    ),
    (["p3 cc", "p1 cc", "p2 cc", "d db AsTh9h", "p1 cc"], "action 8 (p1 cc): card twice: card As"),
    (["p3 cc", "p1 cc", "p2 cc", "d db ThTh9h", "p1 cc"], "action 8 (p1 cc): card twice: card Th"),
    (["p3 cc", "p1 cc", "p2 cc", "d db 4h5h6h7h", "p1 cc"], "action 8 (p1 cc): too many cards: cards 4"),
]


@pytest.mark.parametrize(("actions", "reason"), BAD)
def test_what_cannot_have_been_played_is_said_in_one_line(
    actions: list[str], reason: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    text = hand(*actions)
    with pytest.raises(Unreadable) as caught:
        played(text)
    assert str(caught.value).startswith(reason)
    assert "\n" not in str(caught.value)
    file = tmp_path / "bad.phh"
    file.write_text(text, "utf-8")
    assert main(["replay", str(file)]) == 1
    out, err = capsys.readouterr()
    assert err == ""
    assert out.splitlines()[0].startswith(f"{file} [bad.phh]: cannot be played: line 1: {reason}")
    assert out.splitlines()[1:] == ["0 of 1 hands end right, 0 could not be read"]


@pytest.mark.parametrize(
    ("actions", "waits"),
    [(["p3 f"], "p1 to act"), (["p3 cc", "p1 cc", "p2 cc", "d db 4h5h6h"], "p1 to act"), ([], "p3 to act")],
)
def test_a_record_that_stops_too_early_says_who_is_to_act(actions: list[str], waits: str) -> None:
    again = played(hand(*actions))
    assert not again.ok
    assert again.why == f"the record ends before the hand does ({waits})"


@pytest.mark.parametrize(
    ("name", "text", "status"),
    [
        ("gone.phh", None, 2),
        ("latin.phh", b"variant = '\xff'", 2),
        ("empty.phh", b"", 2),
        ("noise.phh", b"\x00\x01 deal me in", 2),
        ("list.phhs", b"[1]\nvariant = 'NT'\n[2]\n", 2),
    ],
)
def test_a_file_that_cannot_be_read_is_one_line(
    name: str, text: bytes | None, status: int, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / name
    if text is not None:
        file.write_bytes(text)
    assert main(["replay", str(file), "--json"]) == status
    rows = lines(capsys)
    assert rows
    assert all(not row["ok"] and row["why"] and "\n" not in row["why"] for row in rows)


def test_an_unknown_book_is_one_line(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", str(GOLDEN / "famous"), "--book", "hoyle"]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.startswith("cardspeak: unknown book 'hoyle'; known: common")
    assert err.count("\n") == 1

"""Reading PHH: what is wrong with a bad hand and on which line, and that no text stops the reader."""

from __future__ import annotations

import tomllib
from datetime import time
from decimal import Decimal
from pathlib import Path

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from cardspeak.history.phh import VARIANTS, BadHand, HandRecord
from cardspeak.history.phh_reader import read_hands, read_places
from cardspeak.history.phh_toml import loads, number, quick

GOLDEN = Path(__file__).parent.parent / "golden"
FILES = sorted(GOLDEN.rglob("*.phh"))
TEXTS = [path.read_text(encoding="utf-8") for path in FILES]
FEW = [text for path, text in zip(FILES, TEXTS, strict=True) if path.parent.name != "pluribus"] + TEXTS[:10]

HAND = """\
variant = 'NT'
antes = [0, 0]
blinds_or_straddles = [1, 2]
min_bet = 2
starting_stacks = [100, 100]
actions = ['d dh p1 ????', 'd dh p2 ????', 'p2 f']
"""


def only(text: str) -> HandRecord:
    (hand,) = read_hands(text)
    assert isinstance(hand, HandRecord), hand
    return hand


def bad(text: str, name: str = "") -> BadHand:
    (hand,) = read_hands(text, name)
    assert isinstance(hand, BadHand), hand
    assert "\n" not in hand.reason
    return hand


@pytest.mark.parametrize(
    ("old", "new", "line", "reason"),
    [
        ("variant = 'NT'\n", "", 1, "variant is missing: one of FT, NT, NS"),
        ("'NT'", "'NL'", 1, "variant is 'NL', known are FT, NT, NS, PO, FO/8"),
        ("'NT'", "['NT']", 1, "variant is ['NT'], known are"),
        (
            "min_bet = 2\n",
            "",
            1,
            "min_bet is missing: NT (no-limit hold'em) needs antes, blinds_or_straddles, min_bet",
        ),
        (
            "'NT'",
            "'FR'",
            1,
            "bring_in is missing: FR (fixed-limit razz) needs antes, bring_in, small_bet, big_bet",
        ),
        ("antes = [0, 0]", "antes = [0]", 2, "antes has 1 entries, starting_stacks 2"),
        ("[1, 2]", "[1, 2, 0]", 3, "blinds_or_straddles has 3 entries, starting_stacks 2"),
        ("[1, 2]", "[]", 3, "blinds_or_straddles has 0 entries"),
        ("antes = [0, 0]", "antes = 0", 2, "antes is 0, write amounts in brackets"),
        ("antes = [0, 0]", "antes = [0, 'x']", 2, "antes: 'x' is no amount"),
        ("antes = [0, 0]", "antes = [0, true]", 2, "antes: True is no amount"),
        ("antes = [0, 0]", "antes = [0, -1]", 2, "antes: -1 is below 0"),
        ("antes = [0, 0]", "antes = [0, inf]", 2, "antes: Infinity is no amount"),
        ("antes = [0, 0]", "antes = [0, 1e30]", 2, "antes: Decimal('1E+30') is beyond all amounts"),
        (
            "antes = [0, 0]",
            "antes = [0, 1e-30]",
            2,
            "antes: Decimal('1E-30') has more than 12 decimal places",
        ),
        ("min_bet = 2", "min_bet = 0", 4, "min_bet is 0"),
        ("min_bet = 2", "min_bet = '2'", 4, "min_bet: '2' is no amount"),
        ("[100, 100]", "[100, 0]", 5, "starting_stacks has a 0"),
        ("[100, 100]", "[100]", 5, "starting_stacks has 1 of the two"),
        ("[100, 100]", "[100, -inf]", 5, "starting_stacks: -Infinity is no amount"),
        ("actions = [", "actions = [1, ", 6, "actions is [1, 'd dh p1 ????'"),
        ("'p2 f'", "'p2 folds'", 6, "3. action 'p2 folds': 'folds' is none of f, cc"),
        ("'p2 f'", "'p3 f'", 6, "3. action 'p3 f': there is no p3, starting_stacks has 2"),
        ("'p2 f'", "'p2 sm Axx'", 6, "3. action 'p2 sm Axx': 'Ax' is no card"),
        ("'p2 f']", "'p2 f'", 6, "no valid TOML: the hand breaks off (Unclosed array)"),
        ("'p2 f']", "'p2 f]", 6, "no valid TOML: "),
        ("antes", "antes = [0, 0]\nantes", 3, "no valid TOML: Cannot overwrite a value"),
        ("min_bet = 2", "min_bet 2", 4, "no valid TOML: Expected '='"),
        ("min_bet = 2", "min_bet = 2\nday = 'Monday'", 5, "day is 'Monday', it has to be a whole number"),
        ("min_bet = 2", "min_bet = 2\ntime = '20:15'", 5, "time is '20:15', it has to be a time of day"),
        (
            "min_bet = 2",
            "min_bet = 2\nhand = 1.5",
            5,
            "hand is Decimal('1.5'), it has to be a text or a whole number",
        ),
        ("min_bet = 2", "min_bet = 2\nplayers = ['Ann']", 5, "players has 1 entries, starting_stacks 2"),
        (
            "min_bet = 2",
            "min_bet = 2\nseats = ['1', '2']",
            5,
            "seats is ['1', '2'], it has to be whole numbers",
        ),
        ("min_bet = 2", "min_bet = 2\nante_trimming_status = 0", 5, "ante_trimming_status is 0, write true"),
        ("min_bet = 2", "min_bet = 2\nfinishing_stacks = [98]", 5, "finishing_stacks has 1 entries"),
        ("min_bet = 2", "min_bet = 2\nwinnings = [nan, 1]", 5, "winnings: NaN is no amount"),
        ("min_bet = 2", f"min_bet = 2\n_x = {'[' * 40}{']' * 40}", 5, "'_x' is nested more than 32 deep"),
        ("min_bet = 2", f"min_bet = 2\n_x = {'9' * 5000}", 1, "no valid TOML: "),
        (
            "min_bet = 2",
            "min_bet = 2\n_x = 1e9999999999999999999",
            1,
            "no valid TOML: a number is out of all",
        ),
    ],
)
def test_a_bad_hand_is_told_with_its_line(old: str, new: str, line: int, reason: str) -> None:
    assert old in HAND
    hand = bad(HAND.replace(old, new, 1))
    assert hand.reason.startswith(reason), hand.reason
    assert hand.line == line
    (first, second, third) = read_hands(f"[1]\n{HAND}\n[2]\n{HAND.replace(old, new, 1)}\n[3]\n{HAND}")
    assert isinstance(first, HandRecord)
    assert isinstance(third, HandRecord)
    assert isinstance(second, BadHand)
    assert second.hand == "2"
    before = HAND.count("\n") + 2 + (line if line != 1 or "variant" in reason else 1)
    assert second.line in {before, before + 1}


def test_an_action_on_a_line_of_its_own_is_found_there() -> None:
    text = HAND.replace("['d dh", "[ # the deal\n  'd dh").replace("'p2 f'", "\n  # and the play\n\n  'p2 fold'")
    assert bad(text).line == 10


def test_a_bad_hand_has_a_name() -> None:
    assert bad(HAND.replace("2", "x"), "night.phh").hand == "night.phh"
    assert bad(HAND.replace("'NT'", "'NL'") + "hand = 17\n", "night.phh").hand == "17"


@pytest.mark.parametrize("text", ["", "\n", "# nothing\n", "\ufeff"])
def test_an_empty_file_is_one_bad_hand(text: str) -> None:
    assert bad(text, "empty.phh").hand == "empty.phh"


def test_every_variant_says_what_it_needs() -> None:
    for code, variant in VARIANTS.items():
        hand = bad(f"variant = '{code}'")
        assert variant.name in hand.reason
        assert all(key in hand.reason for key in variant.needs)


def test_the_broken_hand_of_a_file_is_the_only_one_lost() -> None:
    first, second, third = read_hands((GOLDEN / "own" / "one-bad.phhs.broken").read_text("utf-8"))
    assert isinstance(first, HandRecord)
    assert isinstance(third, HandRecord)
    assert second == BadHand("2", 15, "no valid TOML: the hand breaks off (Invalid value)")


def test_one_bad_hand_in_a_thousand() -> None:
    hands = [f"[{number}]\n{HAND}" for number in range(1, 1001)]
    hands[499] = hands[499].replace("min_bet = 2", "min_bet = = 2")
    places = list(read_places("\n".join(hands)))
    assert [place.hand for place in places if isinstance(place.result, BadHand)] == ["500"]
    assert [place.hand for place in places] == [str(number) for number in range(1, 1001)]
    assert places[998].line == 1 + 998 * (HAND.count("\n") + 2)
    assert places[499].result == BadHand("500", 499 * 8 + 5, "no valid TOML: Invalid value")


def test_a_first_hand_without_its_header() -> None:
    first, second = read_hands(f"[1\n{HAND}\n[2]\n{HAND}")
    assert isinstance(first, BadHand)
    assert isinstance(second, HandRecord)
    first, second = read_hands(f"{HAND}\n[2]\n{HAND}")
    assert isinstance(first, HandRecord)
    assert isinstance(second, HandRecord)


@pytest.mark.parametrize("header", ["[1]", "  [ 1 ]", "['1'] # one", '["night 3"]', "[first-hand]"])
def test_headers_of_all_kinds(header: str) -> None:
    hands = list(read_places(f"# two hands\n{header}\n{HAND}\n[2]\n{HAND}"))
    assert [place.line for place in hands] == [2, 10]
    assert hands[0].hand == header.partition("#")[0].strip(" []'\"")
    assert all(isinstance(place.result, HandRecord) for place in hands)


def test_tables_of_the_writer_belong_to_their_hand() -> None:
    assert only(HAND + "[_room]\nname = 'Rio'\n[_room.floor]\nlevel = 2\n").fields == {
        "_room": {"name": "Rio", "floor": {"level": 2}}
    }
    first, second = read_hands(f"[1]\n{HAND}[1._room]\nname = 'Rio'\n\n[2]\n{HAND}")
    assert isinstance(first, HandRecord)
    assert first.fields == {"_room": {"name": "Rio"}}
    assert isinstance(second, HandRecord)


@pytest.mark.parametrize("field", ["_x = [\n[1]\n]\n", '_x = """\n[2]\n"""\n', "_x = [\n[1],\n[2]\n]\n"])
def test_a_line_that_looks_like_a_header_is_none(field: str) -> None:
    assert "_x" in only(HAND + field).fields
    first, second = read_hands(f"[1]\n{HAND}{field}\n[2]\n{HAND}")
    assert isinstance(first, HandRecord)
    assert "_x" in first.fields
    assert isinstance(second, HandRecord)


def test_something_else_than_a_hand_in_a_file_of_many() -> None:
    (hand,) = read_hands("[1]\nnothing = 2\n")
    assert isinstance(hand, BadHand)
    assert hand.reason.startswith("variant is missing")
    *_, last = read_hands(f"[1]\n{HAND}[[more]]\nx = 1\n")
    assert isinstance(last, BadHand)
    assert last.reason == "'more' is not a table with a hand"


def test_windows_line_ends_and_a_byte_order_mark() -> None:
    text = "\ufeff" + (GOLDEN / "own" / "session.phhs").read_text("utf-8").replace("\n", "\r\n")
    assert list(read_hands(text)) == list(read_hands((GOLDEN / "own" / "session.phhs").read_text("utf-8")))


def test_unknown_stacks_and_exact_amounts() -> None:
    hand = only(HAND.replace("[100, 100]", "[inf, nan]").replace("[1, 2]", "[0.50, 1.0]"))
    assert hand.starting_stacks == (None, None)
    assert [str(blind) for blind in hand.blinds_or_straddles] == ["0.50", "1.0"]
    assert only(HAND + "time = 00:00:09\n_x = 0.1").fields == {"time": time(0, 0, 9), "_x": Decimal("0.1")}


def test_commentary_is_kept_apart() -> None:
    hand = only(HAND.replace("'p2 f'", "'p2 f #  sadly', '# late', '', ' p1  sm '"))
    assert hand.actions == ("d dh p1 ????", "d dh p2 ????", "p2 f", "", "", " p1  sm ")
    assert hand.commentary == (None, None, " sadly", "late", None, None)


def check_quick(text: str) -> bool:
    """``quick`` may decline a text; what it reads, ``tomllib`` reads alike, key by key in the same order."""
    values = quick(text)
    if values is None:
        return False
    theirs = tomllib.loads(text, parse_float=number)
    assert repr(values) == repr(theirs)
    return True


def test_quick_reads_every_usual_file_as_tomllib() -> None:
    declined = {path.name for path, text in zip(FILES, TEXTS, strict=True) if not check_quick(text)}
    assert declined == {"unknown.phh"}  # escapes


SPICE = st.sampled_from(
    [
        *"' \" [ ] , # = \\ { } null NaN inf 0 - + 1e5 .5 _ : true é ''' \"\"\" [1] [2] ,, p1 p99 ??".split(),
        *"٣ 12:34:56 2020-01-01 'd db As'".split(),
        *(
            " ",
            "\n",
            "\t",
            "\r",
            "\x00",
            "\x7f",
            "\u2028",
            " = ",
            "\n[3]\n",
            "a = 1\n",
            "', '",
            "', \"",
            "# x\n",
        ),
    ]
)


@st.composite
def mutated(draw: st.DrawFn) -> str:
    text = draw(st.sampled_from(FEW))
    for _ in range(draw(st.integers(1, 3))):
        start = draw(st.integers(0, len(text)))
        end = min(len(text), start + draw(st.integers(0, 4) | st.integers(0, 200)))
        text = text[:start] + draw(SPICE | st.just("") | st.characters()) + text[end:]
    return text


@given(mutated())
def test_quick_agrees_with_tomllib_on_mutated_files(text: str) -> None:
    check_quick(text)


values = st.text("'\"[], 01.-_#\\tn{}=:e\n", max_size=25)


@given(values)
@example("'a''b'")
@example("''''''")
@example('["""a"""]')
@example("[1, 'a']")
@example("[1,\n2]")
@example("['a' , 'b',]")
@example("[\n'a' # '\n, 'b']")
@example("['a'\n'b']")
@example("01")
@example("1.")
@example("0.5e3")
@example("-0")
@example("[-0.0,1]")
@example("24:00:00")
@example("12:34:56.5")
@example("truefalse")
def test_quick_agrees_with_tomllib_on_values(text: str) -> None:
    check_quick(f"a = {text}\nb = 1\n")


def nothing_raised(text: str) -> None:
    for place in read_places(text, "file"):
        if isinstance(place.result, BadHand):
            assert place.result.reason
            assert "\n" not in place.result.reason
            assert 1 <= place.result.line <= text.count("\n") + 1


@given(st.text())
@example("x = " + "[" * 2000)
@example("[1]\nx = " + "[" * 2000 + "\n[2]\n")
@example("a = [{b = [1]}]\na.c = 2")
@example("a = 0x" + "F" * 5000 + "\nhand = 0x" + "F" * 5000)
@example("x = 99999-01-01")
def test_no_text_stops_the_reader(text: str) -> None:
    nothing_raised(text)


@given(mutated(), mutated())
def test_no_mutated_file_stops_the_reader(first: str, second: str) -> None:
    nothing_raised(first)
    nothing_raised(f"[1]\n{first}\n[2]\n{second}\n")
    *_, last = read_hands(f"[1]\n{HAND}\n[2]\n{HAND}\n")
    assert isinstance(last, HandRecord)


@given(mutated())
def test_what_tomllib_reads_is_read_alike(text: str) -> None:
    """The cut at the headers loses nothing: a file of several hands gives what its tables give one by one."""
    whole = f"[1]\n{HAND}\n[2]\n{text}\n[3]\n{HAND}"
    try:
        tables = loads(whole)
    except ValueError:
        return
    if list(tables) == ["1", "2", "3"]:
        assert [place.hand for place in read_places(whole)] == ["1", "2", "3"]
        assert isinstance(next(iter(read_hands(whole))), HandRecord)

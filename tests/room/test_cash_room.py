"""The cash room as a whole: lists with calls and answers, must-move and closing tables, chips that come back."""

from random import Random

import pytest

from cardspeak.finding import finding
from cardspeak.hand.refused import Refused
from cardspeak.law.law import Law
from cardspeak.library import books, find_game, law_at
from cardspeak.room.cash import admission, agreements, buying, charges, keeping, moving, returning, waiting
from cardspeak.room.cash.buying import Limits
from cardspeak.room.cash.moving import Sat

MINUTE = returning.MINUTE


def law_of(book: str, game: str = "nlhe") -> Law:
    found, structure = find_game(game)
    return law_at(book, found, structure, 6, "cash")


CLUB, TRAINING, COMMON = law_of("diamond-club"), law_of("fspr-training"), law_of("common")


def on_the_list(*names: str) -> waiting.List:
    found: waiting.List = ()
    for at, name in enumerate(names):
        joined = waiting.joined(found, name, False, at, COMMON)
        assert not isinstance(joined, Refused)
        found = joined
    return found


def names(found: waiting.List | Refused) -> list[str]:
    assert not isinstance(found, Refused), found
    return [each.member for each in found]


def test_nobody_waits_twice() -> None:
    assert waiting.joined(on_the_list("A", "B"), "B", True, 5, COMMON) == Refused("waits_already", {"place": 2})


def test_who_is_called_answers_or_is_late() -> None:
    called = waiting.called(on_the_list("A", "B", "C"), "A", 10 * MINUTE)
    assert not isinstance(called, Refused)
    assert waiting.next_called(called) == "B"
    assert waiting.late(called, 10 * MINUTE - 1) == ()
    assert waiting.late(called, 10 * MINUTE) == ("A",)
    longer = waiting.answered(called, "A", "more_time", 15 * MINUTE, CLUB)
    assert not isinstance(longer, Refused)
    assert waiting.late(longer, 14 * MINUTE) == ()
    coming = waiting.answered(longer, "A", "coming", 0, CLUB)
    assert not isinstance(coming, Refused)
    assert coming[0].until == 15 * MINUTE
    # the book says what becomes of the place of somebody who says no
    assert names(waiting.answered(called, "A", "no", 0, CLUB)) == ["A", "B", "C"]
    assert names(waiting.answered(called, "A", "no", 0, COMMON)) == ["B", "C"]


def test_who_was_passed_over_is_called_again_later() -> None:
    called = waiting.called(on_the_list("A", "B"), "A", MINUTE)
    assert not isinstance(called, Refused)
    after = waiting.passed(called, "A", CLUB)
    assert not isinstance(after, Refused)
    assert waiting.next_called(after) == "A"
    assert waiting.late(after, 100 * MINUTE) == ()


def test_who_is_not_on_the_list_cannot_be_called_or_struck() -> None:
    found = on_the_list("A")
    for refused in (
        waiting.called(found, "Z", 1), waiting.struck(found, "Z"), waiting.passed(found, "Z", CLUB),
        waiting.answered(found, "Z", "coming", 1, CLUB),
    ):  # fmt: skip
        assert isinstance(refused, Refused)
        assert refused.code == "not_on_the_list"
    assert waiting.answered(found, "A", "coming", 1, CLUB) == Refused("not_called", {"place": 1})
    assert waiting.struck(found, "A") == ()


@pytest.mark.parametrize("law", [CLUB, COMMON])
def test_lists_keep_their_members_and_order(law: Law) -> None:
    random = Random(1)
    found = on_the_list(*"ABCDEFGH")
    for at in range(40):
        member = random.choice("ABCDEFGH")
        match random.randrange(3):
            case 0:
                after = waiting.called(found, member, at)
            case 1:
                after = waiting.passed(found, member, law)
            case _:
                after = waiting.answered(found, member, "more_time", at, law)
        if isinstance(after, Refused):
            continue
        rest = [each.member for each in found if each.member != member]
        assert [name for name in names(after) if name != member] == rest
        assert len({*names(after)}) == len(after)
        found = after


def test_a_broken_table_fills_the_tables_with_most_room() -> None:
    players = [Sat("A", 3), Sat("B", 1), Sat("C", 2), Sat("D", 4)]
    placed, left = moving.broken(players, [2, 0, 3, 1], {"one": [4], "two": [0, 6]}, COMMON)
    assert [(each.member, each.table, each.seat) for each in placed] == [
        ("C", "two", 0), ("A", "one", 4), ("D", "two", 6),
    ]  # fmt: skip
    assert left == ("B",)
    assert moving.broken(players, [0, 1, 2, 3], {}, COMMON) == ((), ("A", "B", "C", "D"))
    assert moving.called(players, COMMON) == "B"
    assert moving.called([], COMMON) == ""


def test_minutes_away_count_when_they_have_begun() -> None:
    assert returning.minutes_away(0, 60 * MINUTE) == 60
    assert returning.minutes_away(0, 60 * MINUTE + 1) == 61
    assert returning.minutes_away(5, 0) == 0


@pytest.mark.parametrize("book", books())
@pytest.mark.parametrize("away", [0, 59, 60, 61, 119, 120, 121, 100_000])
def test_a_return_never_asks_for_more_than_was_taken_or_the_full_buy_in(book: str, away: int) -> None:
    law = law_of(book)
    for took in (0, 1, 299, 300, 1000, 1001, 5000):
        reach = returning.back(Limits(300, 1000), took, away, law)
        assert reach.least in (took, 300)
        assert reach.most is not None
        assert reach.most >= max(reach.least, 1000)
        assert buying.refused(reach, reach.least) is None
        assert buying.refused(reach, reach.most + 1) is not None


def test_a_refusal_says_what_would_be_right() -> None:
    short = buying.refused(returning.back(Limits(300, 1000), 3000, 10, TRAINING), 2999)
    assert short is not None
    assert (short.code, short.allowed) == ("buy_in_outside", finding("from_to", least=3000, most=3000))
    assert "fspr-training:absent.2" in short.cites
    without_end = buying.refused(buying.first(Limits(300), TRAINING), 299)
    assert without_end is not None
    assert (without_end.code, without_end.allowed) == ("buy_in_short", finding("so_much", amount=300))
    full = buying.refused(buying.later(Limits(300, 1000), 1000, 0, COMMON), 1)
    assert full is not None
    assert full.code == "stack_at_the_maximum"


def test_ten_bets_of_a_limit_game_hold_against_a_smaller_maximum() -> None:
    law = law_of("common", "fixed-limit holdem")
    assert buying.first(Limits(100, 300, 40), law)[:2] == (400, 400)


@pytest.mark.parametrize(("minutes", "before", "after"), [(0, 5, 0), (29, 5, 0), (30, 10, 5), (95, 20, 15)])
def test_time_is_charged_before_or_after(minutes: int, before: int, after: int) -> None:
    assert charges.for_time(minutes, 30, 5, CLUB).due == before
    assert charges.for_time(minutes, 30, 5, TRAINING).due == after


def test_a_period_without_a_minute_is_no_period() -> None:
    with pytest.raises(ValueError, match="a minute at least"):
        charges.for_time(10, 0, 5, CLUB)


def test_a_kill_raises_both_limits() -> None:
    found = agreements.kill(agreements.Kill("scoop", 100, 3, 2), 0, 150, (20, 40), COMMON)
    assert found is not None
    assert (found.post, found.lower, found.upper) == (30, 30, 60)
    assert found.cites == ("common:kill",)


def test_a_step_of_admission_waits_for_those_before_it() -> None:
    early = admission.may_be_done("paid", (), TRAINING)
    assert early is not None
    assert (early.code, early.cites[0]) == ("told_first", "fspr-training:provisions.3")
    assert admission.may_be_done("paid", ("told",), TRAINING) is None
    assert admission.may_be_done("told", ("told", "paid"), TRAINING) is None
    assert admission.may_be_done("invited", (), COMMON) is None


def test_chips_are_kept_through_the_hands_that_the_book_names() -> None:
    kept = keeping.kept(60, True, TRAINING)
    assert kept is not None
    assert (kept.counts, kept.keeps) == ("manager", "administrator")
    assert keeping.kept(60, False, TRAINING) is None

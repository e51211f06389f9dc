"""Hands that end by agreement: blinds taken back, pots split, and boards that are run as the book has it agreed."""

from __future__ import annotations

import pytest

from cardspeak.cards.card import DECKS
from cardspeak.games import Game
from cardspeak.hand import commands as hc
from cardspeak.hand import events as he
from cardspeak.hand.refused import Refused
from cardspeak.hand.remedies import events as ha
from cardspeak.hand.state import Rake
from cardspeak.law.kinds import EventKind, Structure
from cardspeak.law.law import Law
from cardspeak.library import find_game, law_at
from cardspeak.room.table import commands as c
from cardspeak.room.table import events as e
from cardspeak.room.table import floor_events as fe
from cardspeak.room.table.agreed import may_split
from cardspeak.room.table.button import Laws
from cardspeak.room.table.decide import decide
from cardspeak.room.table.evolve import evolve
from cardspeak.room.table.runs import unanswered, voices
from cardspeak.room.table.state import Agreement, Settings, Stakes, Table, hand_seat, sitting, to_act

RAKE = Rake(10, no_flop_no_drop=False)


def laws(settings: Settings, code: str, players: int) -> tuple[Game, Structure, Law]:
    game, structure = find_game(code)
    return game, structure, law_at(settings.book, game, structure, players, settings.event)


def with_policy(point: str, policy: str, **given: str) -> Laws:
    """Laws in which one point is answered otherwise than by the book."""

    def found(settings: Settings, code: str, players: int) -> tuple[Game, Structure, Law]:
        game, structure, law = laws(settings, code, players)
        answer = law.answers[point]._replace(policy=policy, parameters=tuple(sorted(given.items())))
        return game, structure, law.replaced(answer)

    return found


def does(table: Table, command: c.Command, by: Laws = laws) -> tuple[Table, tuple[e.Event, ...]]:
    outcome = decide(table, command, by, 1000)
    assert not isinstance(outcome, Refused), outcome
    for event in outcome:
        table = evolve(table, event, 1000)
    return table, tuple(outcome)


def refused(table: Table, command: c.Command, by: Laws = laws) -> Refused:
    outcome = decide(table, command, by, 1000)
    assert isinstance(outcome, Refused), outcome
    return outcome


def seated(
    players: str = "ABCD", book: str = "common", ante: int = 0, event: EventKind = "cash", **agreed: bool | int
) -> Table:  # fmt: skip
    settings = Settings(
        "t", ("no-limit holdem",), book, max(len(players), 3), Stakes(10, 20, blind_ante=ante), event=event,
        agreement=Agreement(runs=int(agreed.get("runs", 1)), chop=bool(agreed.get("chop"))),
    )  # fmt: skip
    table = evolve(None, e.TableOpened(settings, "A"), 0)
    for number, member in enumerate(players):
        table, _ = does(table, c.TakeSeat(member, number, 1000 + 100 * number))
    return table


def dealt(table: Table, by: Laws = laws) -> Table:
    return does(table, c.StartHand(DECKS[52], DECKS[52], rake=RAKE), by)[0]


def acts(table: Table, what: str = "fold", by: Laws = laws) -> tuple[Table, tuple[e.Event, ...]]:
    assert table.hand is not None
    at = table.hand.round.queue[0]
    choices: dict[str, hc.Command] = {
        "fold": hc.Fold(at),
        "call": hc.Call(at),
        "check": hc.Check(at),
        "all-in": hc.AllIn(at),
    }
    return does(table, c.Act(sitting(table, to_act(table)).member, choices[what]), by)


def to_the_blinds(table: Table, by: Laws = laws) -> tuple[Table, tuple[e.Event, ...]]:
    """Everybody behind the blinds folds."""
    told: tuple[e.Event, ...] = ()
    for _ in range(len(table.players) - 2):
        table, told = acts(table, by=by)
    return table, told


def all_want(table: Table, but: str = "") -> Table:
    for seat in table.seats:
        if seat and seat.member != but:
            table, _ = does(table, c.WantChop(seat.member))
    return table


def stacks(table: Table) -> dict[str, int]:
    return {seat.member: seat.stack for seat in table.seats if seat}


def test_blinds_that_both_want_back_are_taken_back_without_a_rake() -> None:
    table = dealt(all_want(seated(chop=True)))
    before = stacks(table)
    table, told = to_the_blinds(table)
    assert not table.playing
    assert stacks(table) == before
    assert fe.BlindsChopped("", ("common:chop",)) in told
    assert any(isinstance(event, ha.BetsReturned) for event in told)
    assert not any(isinstance(event, he.Raked | he.Awarded) for event in told)
    assert table.hand is not None
    assert refused(table, c.Act("A", hc.AskToSee(hand_seat(table, 0), table.hand.deal.posts[0].seat))).code in (
        "no_right_to_see", "not_in_the_hand",
    )  # fmt: skip
    assert dealt(table).playing


def test_one_alone_does_not_chop() -> None:
    table = dealt(all_want(seated(chop=True)))
    small = sitting(table, table.players[0]).member
    table, _ = does(table, c.WantChop(small, False))
    table, _ = to_the_blinds(table)
    assert table.playing
    assert to_act(table) == table.players[0]


def test_a_table_that_did_not_agree_plays_its_blinds() -> None:
    table = seated()
    found = refused(table, c.WantChop("A"))
    assert (found.code, found.cites) == ("blinds_are_not_chopped", ("common:chop",))
    assert refused(seated(chop=True), c.WantChop("Z")).code == "not_seated"


def test_a_book_that_plays_every_pot_says_so_when_it_is_agreed_on() -> None:
    table = seated(book="fspr-training")
    found = refused(table, c.NoteAgreement("A", Agreement(chop=True)))
    assert (found.code, found.cites) == ("blinds_are_not_chopped", ("fspr-training:basic.12a",))
    tournament = seated(event="tournament")
    assert refused(tournament, c.NoteAgreement("A", Agreement(chop=True))).code == "blinds_are_not_chopped"


def test_what_others_have_put_in_is_played_for() -> None:
    """With antes, after a call, and between two alone, nobody takes anything back."""
    assert to_the_blinds(dealt(all_want(seated(chop=True, ante=1))))[0].playing
    table, _ = acts(dealt(all_want(seated(chop=True))), "call")
    while table.players[0] != to_act(table):
        table, _ = acts(table)
    assert table.playing
    assert dealt(all_want(seated("AB", chop=True))).playing


def test_the_floor_notes_that_both_take_their_blinds_back() -> None:
    table = dealt(seated())
    assert refused(table, c.ChopBlinds("A", both=True)).code == "blinds_are_not_alone"
    before = stacks(table)
    table, _ = to_the_blinds(table)
    assert refused(table, c.ChopBlinds("B", both=True)).code == "floor_only"
    assert refused(table, c.ChopBlinds("A", both=False)).cites == ("common:chop",)
    called, _ = acts(table, "call")
    assert refused(called, c.ChopBlinds("A", both=True)).code == "blinds_are_not_alone"
    table, told = does(table, c.ChopBlinds("A", both=True))
    assert told[0] == fe.BlindsChopped("A", ("common:chop",))
    assert (table.playing, stacks(table)) == (False, before)
    tournament, _ = to_the_blinds(dealt(seated(event="tournament")))
    assert refused(tournament, c.ChopBlinds("A", both=True)).code == "blinds_are_not_chopped"


def two_left(book: str = "fspr-training", by: Laws = laws) -> Table:
    """The small blind has called and the big blind checked; the flop lies there."""
    table, _ = to_the_blinds(dealt(seated(book=book), by), by)
    table, _ = acts(table, "call", by)
    return acts(table, "check", by)[0]


def test_an_agreed_split_pays_one_of_the_two_whole() -> None:
    table = two_left()
    assert may_split(table, laws(table.settings, "no-limit holdem", 4)[2]) == table.players[:2]
    first, second = (sitting(table, table.players[at]).member for at in (0, 1))
    before = stacks(table)
    seat = table.players[1]
    table, told = does(table, c.SplitPot("A", seat, two=True, table=True))
    clauses = tuple(f"fspr-training:{name}" for name in ("basic.12b", "basic.12c", "basic.12d", "staff.1"))
    assert told[0] == fe.PotSplit(second, "A", clauses)
    assert not table.playing
    assert (stacks(table)[first], stacks(table)[second]) == (before[first] - 20, before[second] + 20 - 4)
    assert not any(isinstance(event, he.Tabled) for event in told)


@pytest.mark.parametrize(("two", "consent"), [(True, False), (False, True)])
def test_no_split_without_consent(two: bool, consent: bool) -> None:
    found = refused(two_left(), c.SplitPot("A", 0, two=two, table=consent))
    assert (found.code, found.cites[0]) == ("no_split", "fspr-training:basic.12b")


def test_who_may_not_split() -> None:
    early = dealt(seated(book="fspr-training"))
    assert refused(early, c.SplitPot("A", 0, two=True, table=True)).code == "no_split"
    assert may_split(early, laws(early.settings, "no-limit holdem", 4)[2]) == ()
    assert may_split(two_left("common"), laws(two_left("common").settings, "no-limit holdem", 4)[2]) == ()
    common = refused(two_left("common"), c.SplitPot("A", 0, two=True, table=True))
    assert (common.code, common.cites) == ("no_split", ("common:no-split",))
    table = two_left()
    folded = next(number for number in table.players if number not in table.players[:2])
    assert refused(table, c.SplitPot("A", folded, two=True, table=True)).code == "not_in_the_hand"
    assert refused(table, c.SplitPot("A", 99, two=True, table=True)).code == "not_in_the_hand"
    assert refused(table, c.SplitPot("B", 0, two=True, table=True)).code == "floor_only"
    assert refused(seated(book="fspr-training"), c.SplitPot("A", 0, two=True, table=True)).code == "no_hand_is_on"


def test_shares_where_a_book_has_them() -> None:
    by = with_policy("agree.split", "two_with_the_tables_consent", paid="shares")
    table = two_left(by=by)
    before = stacks(table)
    names = [sitting(table, table.players[at]).member for at in (0, 1)]
    table, told = does(table, c.SplitPot("A", 0, two=True, table=True), by)
    assert isinstance(told[0], fe.PotSplit)
    assert told[0].member == ""
    assert [stacks(table)[name] - before[name] for name in names] == [-2, -2]  # half of the rake each


def test_shares_in_the_middle_of_a_round_leave_what_nobody_called() -> None:
    by = with_policy("agree.split", "two_with_the_tables_consent", paid="shares")
    table, _ = to_the_blinds(dealt(seated(book="fspr-training"), by), by)
    before, names = stacks(table), [sitting(table, table.players[at]).member for at in (0, 1)]
    table, _ = does(table, c.SplitPot("A", 0, two=True, table=True), by)
    assert [stacks(table)[name] - before[name] for name in names] == [-1, -1]


def all_in(by: Laws) -> Table:
    """A, B and C are all-in before the flop; D has folded."""
    table = dealt(seated(runs=2), by)
    while to_act(table) >= 0:
        table, _ = acts(table, "fold" if sitting(table, to_act(table)).member == "D" else "all-in", by)
    return table


def test_where_the_whole_table_agrees_on_runs_who_folded_is_asked_too() -> None:
    by = with_policy("agree.runs", "the_whole_table")
    table = all_in(by)
    assert table.hand is not None
    assert table.hand.stage == "runs"
    assert sorted(sitting(table, number).member for number in voices(table)) == list("ABCD")
    for member in "ABC":
        table, _ = does(table, c.Act(member, hc.Run(2)), by)
    assert [sitting(table, number).member for number in unanswered(table)] == ["D"]
    _, once = does(table, c.Act("D", hc.Run(1)), by)
    assert he.RunsAgreed(1) in once
    _, twice = does(table, c.Act("D", hc.Run(2)), by)
    assert he.RunsAgreed(2) in twice


def test_elsewhere_only_who_is_in_is_asked() -> None:
    table = all_in(laws)
    assert sorted(sitting(table, number).member for number in voices(table)) == list("ABC")
    assert refused(table, c.Act("D", hc.Run(2))).code == "not_in_the_hand"

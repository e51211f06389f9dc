"""What nobody would type and a program may send: each is refused in one line, and nothing is half done."""

import pytest
from tests.room.run.test_staff import begun
from tests.room.run.told import EVENING, STRUCTURE, Run, law_of

from cardspeak.room.ledger.event import Price, settled
from cardspeak.room.tournament.run import commands as c
from cardspeak.room.tournament.run import commands_days as d
from cardspeak.room.tournament.run import commands_staff as s
from cardspeak.room.tournament.run.announcing import unsound
from cardspeak.room.tournament.run.events import TournamentCancelled
from cardspeak.room.tournament.run.settings import RebuyTerms, SatelliteTerms, Settings
from cardspeak.room.tournament.run.state import UNKNOWN, left
from cardspeak.room.tournament.seating import players
from cardspeak.room.tournament.structure import Level, Structure, wrong

PLAIN: Settings = EVENING._replace(rebuy=None, addon=None, late_until=0, price=Price(20), bounty="none", seats=9)


def two_tables() -> Run:
    return begun(PLAIN, 10)


def test_a_seat_without_a_player_is_nobody() -> None:
    run = two_tables()
    one = players(run.now.tables[0])[0]
    assert run.refuses(c.Move("", 2, "dana", reason="because")) == "not_playing"
    assert run.refuses(c.Bust(1, (c.Loser(""),), "dana")) == "not_at_this_table"
    assert run.refuses(c.Bust(1, (c.Loser(one, winners=("",)),), "dana")) == "not_at_this_table"
    assert run.refuses(c.PutRight((("", 1, 0),), "dana", reason="because")) == "not_playing"


@pytest.mark.parametrize("place", [-2, -1, 9, 100])
def test_a_button_lies_at_a_seat(place: int) -> None:
    run = two_tables()
    one = players(run.now.tables[0])[0]
    assert run.refuses(c.Bust(1, (c.Loser(one),), "dana", buttons=((1, place),))) == "no_such_seat"


def test_a_count_of_nobody() -> None:
    assert two_tables().refuses(c.CountStack((), "dana")) == "nothing_to_change"


def held(run: Run, table: int, **chips: tuple[tuple[int, int], ...]) -> c.ColourUp:
    stacks = tuple(c.Held(member, chips.get(member, ((25, 2),))) for member in players(run.table(table)))
    return c.ColourUp(table, stacks, tuple(range(52)), "dana")


def test_chips_that_nobody_can_have_are_not_raced() -> None:
    run = two_tables()
    run.wait(61)
    one = players(run.now.tables[0])[0]
    assert run.refuses(held(run, 1, **{one: ((1000, 51),)})) == "no_such_stack", "more than is in play"
    assert run.refuses(held(run, 1, **{one: ((25, 0),)})) == "no_such_stack", "everybody who sits there has chips"
    run.give(held(run, 1, **{one: ((25, 3), (100, 4), (25, 1))}))
    assert run.own(one).chips == 500, "two heaps of one denomination are both counted"


def test_a_table_without_players_holds_no_race_up() -> None:
    run = two_tables()
    run.give(c.OpenTable("dana"))
    empty = max(table.number for table in run.now.tables)
    assert not players(run.table(empty)), "nobody is moved until the button is known"
    assert run.refuses(c.TellButton(((empty, 1),), "dana")) == "no_such_seat"
    run.wait(61)
    assert run.refuses(c.ColourUp(empty, (), (), "dana")) == "no_race_now"
    run.give(held(run, 1))
    run.give(held(run, 2))
    assert 25 not in run.now.chips


def test_a_table_that_goes_online_has_counted_stacks() -> None:
    run = begun(PLAIN, 16)
    one, two = run.now.tables
    run.give(c.Link(one.number, "online", "dana"))  # nobody has played yet
    assert run.refuses(c.Link(one.number, "online", "dana")) == "nothing_to_change"
    run.give(c.Link(one.number, "told", "dana"))
    run.bust(players(one)[0])
    here = players(run.table(two.number))
    assert run.refuses(c.Link(two.number, "online", "dana")) == "stack_not_counted"
    run.at += 1
    run.give(c.CountStack(tuple((member, 10_000) for member in here), "dana"))
    assert run.refuses(c.Link(two.number, "online", "dana")) == "count_does_not_fit"
    run.give(c.CountStack(tuple((member, 5000) for member in here), "dana"))
    run.give(c.Link(two.number, "online", "dana"))
    run.give(c.BeginHand(two.number, "deal", "", 1, 0, 0, 1, 2, (0, 1, 2)))
    assert run.refuses(c.Link(two.number, "told", "dana")) == "hand_is_on_there"


def test_a_satellite_pays_something() -> None:
    for worth in (0, -10):
        settings = PLAIN._replace(satellite=SatelliteTerms("summer", worth))
        assert unsound(settings, law_of(settings)) is not None


def test_stacks_from_a_table_that_is_told_are_counted_before_they_play_online() -> None:
    run = begun(PLAIN, 16)
    one, two = run.now.tables
    run.give(c.Link(one.number, "online", "dana"))
    for member in players(two)[:7]:
        run.bust(member)
    unknown = [each.member for each in left(run.now) if each.chips == UNKNOWN]
    assert {run.sits(member)[0] for member in unknown} == {one.number}, "nobody has counted who won there"
    known = sum(each.chips for each in left(run.now) if each.member not in unknown)
    *others, last = unknown
    for member in others:
        run.give(c.CountStack(((member, 100),), "dana"))
    rest = run.now.counts.in_play - known - 100 * len(others)
    assert run.refuses(c.CountStack(((last, rest - 100),), "dana")) == "count_does_not_fit"
    run.give(c.CountStack(((last, rest),), "dana"))
    assert run.own(last).chips == rest


def test_an_event_that_was_called_off_pays_no_prizes() -> None:
    run = two_tables()
    assert run.now.payouts
    run.give(c.Cancel("The hall is under water", "dana"))
    assert run.now.payouts == ()
    assert settled(run.now.ledger, "friday")
    run.give(c.Undo(run.now.steps, "It was the hall next door", "dana"))
    assert run.now.payouts


def test_what_was_bought_is_given_back_at_its_price() -> None:
    run = Run(EVENING)
    run.enter("anna", "boris", "cyril")
    run.give(c.Start("dana"))
    run.give(c.Rebuy("anna", "dana"))
    terms = EVENING.rebuy
    assert terms
    dearer = EVENING._replace(rebuy=terms._replace(price=Price(50)))
    for settings in (dearer, EVENING._replace(rebuy=None)):
        assert run.refuses(c.ChangeSettings(settings, "dana")) == "price_is_paid"
    run.give(c.ChangeSettings(EVENING._replace(rebuy=terms._replace(until=1)), "dana"))
    run.give(c.ChangeSettings(run.now.settings._replace(addon=None), "dana"))
    run.give(c.Cancel("no power", "dana"))
    assert settled(run.now.ledger, "friday")


def test_levels_that_were_played_stay_in_the_structure() -> None:
    run = begun(PLAIN, 6)
    run.wait(61)
    run.give(d.EndDay("dana"))
    short = STRUCTURE._replace(levels=STRUCTURE.levels[:1])
    assert run.refuses(c.ChangeSettings(PLAIN._replace(structure=short), "dana")) == "no_such_level"
    assert run.refuses(c.ChangeSettings(PLAIN._replace(book="tda-2011"), "dana")) == "play_has_begun"


def test_entries_can_be_opened_again_before_play() -> None:
    run = Run(PLAIN)
    run.enter("anna")
    run.give(c.CloseRegistration("dana"))
    assert run.refuses(c.Register("boris", "dana")) == "entries_closed"
    run.give(c.OpenRegistration("dana"))
    run.enter("boris")


def test_who_enters_between_two_days_plays() -> None:
    run = begun(PLAIN._replace(late_until=4), 6)
    run.give(c.Appoint("floor", ("floor",), "dana"))
    run.wait(1)
    run.give(d.EndDay("dana"))
    run.give(c.CloseRegistration("dana"))
    assert sum(run.now.payouts) == 120
    run.give(c.OpenRegistration("dana"))
    run.give(c.Register("late", "dana"))
    assert sum(run.now.payouts) == 140
    for bag in run.now.bags:
        run.give(d.CountBag(bag.player, 5000, "dana"))
        run.give(d.CountBag(bag.player, 5000, "floor"))
    run.give(d.CloseBags("dana"))
    run.give(d.NextDay("dana"))
    assert run.own("late").status == "seated"
    assert run.own("late").chips == 5000
    assert run.now.counts.in_play == 35_000


def test_a_free_event_has_no_prizes_to_fix() -> None:
    run = begun(PLAIN._replace(price=Price(0)), 4)
    assert run.refuses(c.SetPayouts((), "dana")) == "no_payout_table"


def test_a_prize_is_no_ticket_of_less_than_nothing() -> None:
    run = begun(PLAIN, 3)
    for _ in range(2):
        run.bust(players(run.now.tables[0])[0])
    [winner] = [each.player for each in run.now.finishes if each.best == 1]
    for worth in (0, -50):
        assert run.refuses(s.PayTicket(winner, "N1", worth, "summer", "dana")) == "ticket_above_the_prize"


@pytest.mark.parametrize(
    "structure",
    [
        STRUCTURE._replace(levels=(Level(-25, 50), *STRUCTURE.levels[1:])),
        STRUCTURE._replace(levels=(Level(25, 50, ante=-25), *STRUCTURE.levels[1:])),
        STRUCTURE._replace(levels=(Level(25, 50, pause=-60), *STRUCTURE.levels[1:])),
        STRUCTURE._replace(levels=(Level(0, 0), *STRUCTURE.levels[1:])),
        STRUCTURE._replace(levels=(Level(25, 50, seconds=1 << 50), *STRUCTURE.levels[1:])),
        STRUCTURE._replace(levels=(Level(25, 50, pause=1 << 50), *STRUCTURE.levels[1:])),
        STRUCTURE._replace(levels=(Level(0, 0, lower=100, upper=50), *STRUCTURE.levels[1:])),
        STRUCTURE._replace(chips=(25, 25, 100)),
    ],
)
def test_a_structure_that_nobody_can_play(structure: Structure) -> None:
    assert wrong(structure, law_of(PLAIN)) is not None
    assert Run(PLAIN).refuses(c.ChangeSettings(PLAIN._replace(structure=structure), "dana"))


@pytest.mark.parametrize(
    "settings",
    [
        PLAIN._replace(late_until=-1),
        PLAIN._replace(most_entries=-1),
        PLAIN._replace(most_entries=1),
        PLAIN._replace(least_entries=-1),
        PLAIN._replace(no_show_level=-1),
        PLAIN._replace(starts=-1),
        PLAIN._replace(starts=1 << 50),
        PLAIN._replace(reentries=-2),
        PLAIN._replace(owned=((25, -3),)),
        PLAIN._replace(rebuy=RebuyTerms(Price(20), 5000, 3, most=-1)),
    ],
)
def test_numbers_that_mean_nothing(settings: Settings) -> None:
    found = unsound(settings, law_of(PLAIN))
    assert found is not None
    assert found.code == "setting_unfit"


def test_a_sit_and_go_has_a_number_of_seats() -> None:
    """It begins when all seats are taken; without a number it would never begin."""
    found = unsound(PLAIN._replace(starts_full=True, most_entries=0), law_of(PLAIN))
    assert found is not None
    assert found.code == "seats_needed_to_start"
    assert unsound(PLAIN._replace(most_entries=1), law_of(PLAIN)) is not None


def test_a_hand_is_begun_at_a_level_that_there_is() -> None:
    run = two_tables()
    assert run.refuses(c.BeginHand(1, "riffle", "dana", level=99)) == "no_such_level"
    assert run.refuses(c.BeginHand(1, "riffle", "dana", dealt=(0, 99))) == "no_such_seat"


def test_an_event_that_began_in_time_is_not_called_off_for_being_late() -> None:
    settings = PLAIN._replace(book="diamond-club", starts=2_000_000)

    def cites(begins: bool) -> tuple[str, ...]:
        run = Run(settings)
        run.enter("anna", "boris", "cyril")
        run.at = 2_000_000
        if begins:
            run.give(c.Start("dana"))
        run.at += 31 * 60_000
        [called_off] = [
            each for each in run.give(c.Cancel("no power", "dana")) if isinstance(each, TournamentCancelled)
        ]
        return called_off.cites

    assert cites(begins=False) == ("diamond-club:72",)
    assert cites(begins=True) == ()

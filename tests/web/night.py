"""A night to be printed, told by commands: 23 entries, rebuys, moves, a table broken, a penalty, a deal."""

from cardspeak.library import find_game, law_at
from cardspeak.room.ledger.event import Price
from cardspeak.room.tournament.builder import Built, Wanted, built
from cardspeak.room.tournament.paper.protocol import Seal
from cardspeak.room.tournament.run import commands as c
from cardspeak.room.tournament.run.settings import PayoutTerms, RebuyTerms, Settings
from cardspeak.room.tournament.run.state import left
from cardspeak.room.tournament.seating import players, taken
from cardspeak.web.paper.printing import Source
from tests.room.run.told import Run

NAMES = (
    "Anna Kováčová,Борис Ткаченко,Cyril Novák,Dana Horváthová,Eva Baloghová,František Tóth,Галина Сидоренко,"
    "Henrich Varga,Іван Мельник,Ján Németh,Karol Szabó,Лариса Бондаренко,Milan Molnár,Nina Rácz,Олег Шевченко,"
    "Peter Lukáč,Роман Кравченко,Soňa Vargová,Тарас Коваленко,Ursula von Hohenfels-Schwarzenberg,Viktor Farkaš,"
    "=HYPERLINK(evil),Zuzana Bartošová"
).split(",")
STAFF = {"dana": "Dušan Riaditeľ", "rita": "Rita Rozhodcová"}
LAW = law_at("tda-2024", *find_game("nlhe"), 9, "tournament")
SEAL = Seal("tda-2024", "5f0c7d1e9a3b4c6d8e2f1a0b9c8d7e6f", "a81c" * 16, 41, 12_733)
STARTS = 1_795_456_800_000  # a Monday evening in November
MEMBERS = tuple(f"m{at}" for at in range(23))


def name(of: str) -> str:
    """What a member is called."""
    return STAFF.get(of) or NAMES[int(of[1:])]


def settings() -> Settings:
    """A bounty tournament with rebuys."""
    done = built(Wanted(23, 5000, 240, {25: 300, 100: 300, 500: 200, 1000: 150}))
    assert isinstance(done, Built)
    return Settings(
        "Monday Night Bounty", ("nlhe",), "tda-2024", done.structure, Price(80, 20, 15), seats=9,
        rebuy=RebuyTerms(Price(80), 5000, 3), late_until=3, guarantee=2000,
        payout=PayoutTerms(percent=15, unit=10, least=100), bounty="flat", starts=STARTS,
    )  # fmt: skip


def begun() -> Run:
    """The night in its first level."""
    run = Run(settings(), 7)
    run.at = STARTS - 30 * 60_000
    for member in MEMBERS:
        run.at += 60_000
        run.enter(member)
    run.give(c.Appoint("rita", ("judge",), "dana"))
    run.at = STARTS + 4 * 60_000
    run.give(c.Start("dana"))
    for at in (3, 5, 8, 11, 14, 20):
        run.wait(1)
        run.give(c.Rebuy(MEMBERS[at], "dana"))
    return run


def over() -> Run:
    """The night to its end."""
    run = begun()
    run.give(c.Penalise("m7", "abuse", "rounds", "rita", 1, "swore at the dealer"))
    run.give(c.Rebuy("m9", "dana"))
    run.give(c.Undo(run.now.steps, "it was for somebody else", "dana"))
    run.wait(60)
    done = 0
    while len(left(run.now)) > 3:
        run.wait(7)
        run.bust(_last(run))
        done += 1
        if done == 1:
            otherwise(run)
    total = run.now.counts.in_play
    three = [each.member for each in left(run.now)]
    chips = (total // 2, total // 4, total - total // 2 - total // 4)
    run.wait(1)
    run.give(c.CountStack(tuple(zip(three, chips, strict=True)), "dana"))
    run.give(c.ProposeDeal("icm", "dana"))
    run.give(c.AgreeDeal(tuple(three), "dana"))
    for member in [each.player for each in run.now.finishes]:
        if isinstance(run.ask(c.Pay(member, "dana")), list):
            run.give(c.Pay(member, "dana"))
    return run


def _last(run: Run) -> str:
    """Somebody of the fullest table, so that others are not needed there."""
    table = max(run.now.tables, key=lambda each: len(taken(each)))
    return players(table)[-1]


def otherwise(run: Run) -> None:
    """The director moves two for their own reasons; instead of the second the room would have moved another player."""
    here, there = run.now.tables[0], max(run.now.tables[1:], key=lambda each: len(taken(each)))
    run.give(c.Move(players(here)[0], there.number, "dana", reason="wants to sit at the aisle"))
    here, there = run.now.tables[0], next(each for each in run.now.tables if each.number == there.number)
    run.give(c.Move(players(there)[0], here.number, "dana", reason="cannot see the wall from there"))
    assert run.now.log[-1].against


def printed(run: Run) -> Source:
    """What paper is made of."""
    return Source(run.now, tuple((at, event) for event, at in run.stored), LAW, SEAL, run.at)

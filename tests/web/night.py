"""A night to be printed: 23 entries at three tables, moves, a deal, a penalty, money and a step back."""

from random import Random

from cardspeak.library import find_game, law_at
from cardspeak.room.ledger import event as money
from cardspeak.room.ledger.book import Ledger, Transaction, posted
from cardspeak.room.tournament.balance import Move
from cardspeak.room.tournament.builder import Built, Wanted, built
from cardspeak.room.tournament.draw import drawn
from cardspeak.room.tournament.paper.protocol import Seal
from cardspeak.room.tournament.paper.seats import Happened
from cardspeak.room.tournament.places import Finish
from cardspeak.room.tournament.prize_table import prizes_by
from cardspeak.room.tournament.run import events as e
from cardspeak.room.tournament.run import state as s
from cardspeak.room.tournament.run.settings import PayoutTerms, RebuyTerms, Settings
from cardspeak.web.paper.printing import Source

NAMES = (
    "Anna Kováčová,Борис Ткаченко,Cyril Novák,Dana Horváthová,Eva Baloghová,František Tóth,Галина Сидоренко,"
    "Henrich Varga,Іван Мельник,Ján Németh,Karol Szabó,Лариса Бондаренко,Milan Molnár,Nina Rácz,Олег Шевченко,"
    "Peter Lukáč,Роман Кравченко,Soňa Vargová,Тарас Коваленко,Ursula von Hohenfels-Schwarzenberg,Viktor Farkaš,"
    "=HYPERLINK(evil),Zuzana Bartošová"
).split(",")
LAW = law_at("tda-2024", *find_game("nlhe"), 9, "tournament")
SEAL = Seal("tda-2024", "5f0c7d1e9a3b4c6d8e2f1a0b9c8d7e6f", "ab" * 32, 41, 12_733)
STARTS = 1_795_456_800_000  # a Monday evening in November
PRICE = money.Price(80, 20, 15)
ID = "friday"


def settings() -> Settings:
    done = built(Wanted(23, 5000, 240, {25: 300, 100: 300, 500: 200, 1000: 150}))
    assert isinstance(done, Built)
    return Settings(
        "Monday Night Bounty", ("nlhe",), "tda-2024", done.structure, PRICE, seats=9,
        rebuy=RebuyTerms(money.Price(80), 5000, 6, 2), late_until=6, guarantee=2000,
        payout=PayoutTerms(percent=15, unit=10, least=100), bounty="flat", starts=STARTS,
    )  # fmt: skip


def member(at: int) -> str:
    return f"m{at}"


def name(of: str) -> str:
    """What a member is called; the staff are m98 and m99."""
    return NAMES[int(of[1:])] if int(of[1:]) < len(NAMES) else {"m98": "Dušan Riaditeľ", "m99": "Rita Rozhodcová"}[of]


def minutes(count: int) -> int:
    return STARTS + count * 60_000


def _buy_ins() -> list[Happened]:
    bought = [
        (minutes(at - 30), e.EntryTaken(member(at), at + 1, False, 5000, "", "", "",
                                        money.bought(ID, member(at), PRICE), ()))
        for at in range(23)
    ]  # fmt: skip
    rebuys = [
        (minutes(70 + at), e.ChipsBought(member(at), "rebuy", 1, 5000, "", 0,
                                         money.bought(ID, member(at), money.Price(80), "rebuy"), ()))
        for at in (3, 5, 8, 11, 14, 20)
    ]  # fmt: skip
    return [*bought, *rebuys]


def _ledger(transactions: list[Transaction]) -> Ledger:
    ledger = posted(Ledger(), *transactions)
    assert isinstance(ledger, Ledger), ledger
    return ledger


def night(over: bool = True) -> Source:
    """The night at its end, or before the first hand."""
    announced = settings()
    happened = _buy_ins()
    tables = drawn([member(at) for at in range(23)], 9, Random(7).sample(range(23), 23), LAW)
    entrants = {
        member(at): s.Entrant(member(at), "seated", minutes(0), at + 1, entries=1, chips=5000)
        for at in range(23)
    }  # fmt: skip
    staff = (("m99", ("judge",)),)
    start = s.Tournament(
        ID, announced, "m98", "running", staff, True, entrants, 23, 6, 0, tables, chips=announced.structure.chips,
        in_play=29 * 5000, begun=minutes(4), ledger=_ledger([_transaction(event) for _, event in happened]),
    )  # fmt: skip
    if not over:
        return Source(start, happened, LAW, SEAL, minutes(90))
    return _over(start, happened)


def _transaction(event: e.Event) -> Transaction:
    assert isinstance(event, e.EntryTaken | e.ChipsBought | e.PrizePaid)
    return event.transaction


def _over(start: s.Tournament, happened: list[Happened]) -> Source:
    prizes = prizes_by(start.settings.payout, 29 * 80, 29, 23, LAW, 2000).amounts
    shares = ((member(1), 780), (member(3), 700), (member(8), sum(prizes[:3]) - 1480))
    paid = [*shares, *[(member(at), amount) for at, amount in zip((4, 0), prizes[3:], strict=True)]]
    order = [1, 3, 8, 4, 0, *[at for at in range(2, 23) if at not in (3, 8, 4)]]
    finishes = [Finish(member(at), place, place, ("tda-2024:16a",)) for place, at in enumerate(order, 1)]
    finishes[10] = finishes[10]._replace(worst=12)
    finishes[11] = finishes[11]._replace(best=11)
    moves = [
        Move(member(4), 1, 3, 3, 2, "balanced", False, ("tda-2024:11d", "tda-2024:11a")),
        Move(member(5), 3, 1, 1, 6, "broken", True, ("tda-2024:10",)),
        Move(member(6), 2, 0, 3, 1, "balanced", False, ("tda-2024:11d",)),
    ]
    out = money.bounty_won(ID, member(22), member(1), 20)
    happened = [
        *happened,
        (minutes(95), e.StepTaken(40, "move", "m98", (member(4),), (1, 3), "sits next to the aisle", (moves[2],))),
        (minutes(95), e.PlayerMoved(moves[0])),
        (minutes(120), e.HandPlayed(start.tables[0], 31, (), ())),
        (minutes(120), e.PlayerMoved(moves[1])),
        (minutes(130), e.StepTaken(41, "move", "m98", (member(6),), (2, 3), "", ())),
        (minutes(130), e.PlayerMoved(moves[2])),
        (minutes(131), e.StepTaken(42, "undo", "m98", (), (), "the wrong table was entered", ())),
        (minutes(131), e.StepUndone(41, s.Parts(), "the wrong table was entered")),
        (minutes(180), e.PlayersOut(2, (), (), (), (out,), (), False)),
        *[(minutes(250), e.PrizePaid(who, amount, money.prize_paid(ID, who, amount), ())) for who, amount in paid],
    ]
    won = dict(paid)
    entrants = {
        who: entrant._replace(
            status="out", prize=won.get(who, 0), bounties=20 if who == member(1) else 0,
            by=(member(1),) if who in (member(3), member(22)) else (), chips=0,
        )
        for who, entrant in start.entrants.items()
    }  # fmt: skip
    penalty = s.Given(1, member(7), "etiquette", "rounds", 1, 18, 0, "m99", minutes(100),
                      "threw the cards at the dealer", ("tda-2024:71a",))  # fmt: skip
    log = (
        s.Step(40, "move", "m98", minutes(95), (member(4),), (1, 3), "sits next to the aisle", (moves[2],)),
        s.Step(41, "move", "m98", minutes(130), (member(6),), (2, 3), undone=42),
        s.Step(42, "undo", "m98", minutes(131), reason="the wrong table was entered"),
    )
    transactions = [
        _transaction(event) for _, event in happened if isinstance(event, e.EntryTaken | e.ChipsBought | e.PrizePaid)
    ]  # fmt: skip
    ended = start._replace(
        stage="over", open=False, entrants=entrants, tables=(), finishes=tuple(reversed(finishes)), payouts=prizes,
        deal=s.Deal("icm", shares, 0, "m98", (member(1), member(3), member(8)), True), penalties=(penalty,), log=log,
        ended=minutes(248), ledger=_ledger([*transactions, out]),
    )  # fmt: skip
    return Source(ended, happened, LAW, SEAL, minutes(255))

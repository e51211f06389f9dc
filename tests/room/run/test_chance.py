"""Small tournaments by chance: whatever is asked in whatever order, after every event everything adds up."""

from __future__ import annotations

import pytest
from tests.room.run.test_stored import stored_again
from tests.room.run.told import EVENING, Run, law_of

from cardspeak.hand.refused import Refused
from cardspeak.room.ledger.event import settled
from cardspeak.room.tournament.balance import is_balanced
from cardspeak.room.tournament.run import commands as c
from cardspeak.room.tournament.run.chance import Chance
from cardspeak.room.tournament.run.draft import Draft
from cardspeak.room.tournament.run.payable import prize_of
from cardspeak.room.tournament.run.settings import Settings
from cardspeak.room.tournament.run.state import left, table_of
from cardspeak.room.tournament.seating import after_a_hand, players, taken

BOOKS = ("tda-2024", "tda-2011", "diamond-club", "fspr-training", "common")
DIRECTOR = "dana"
LONG = 25  # hands; from then on nobody asks for anything


def settings(seed: int) -> Settings:
    """An evening of one of the books, told or hand by hand."""
    return EVENING._replace(
        book=BOOKS[seed % len(BOOKS)], play=("told", "felt", "online")[seed % 3], seats=(6, 9, 8)[seed % 3 - 1],
        bounty=("flat", "progressive")[seed % 2], guarantee=(0, 900)[seed % 2],
    )  # fmt: skip


class Misfortune(Run):
    """A night in which hands are dealt, and now and then something else is asked."""

    def hand(self, number: int) -> None:
        """Deal a hand at a table; somebody may lose everything."""
        table = table_of(self.now, number)
        if table is None or self.now.stage != "running" or len(taken(table)) < 2:
            return
        if self.now.settings.play == "told":
            self.told(number)
        else:
            self.dealt(number)

    def told(self, number: int) -> None:
        table = table_of(self.now, number)
        assert table
        here = list(players(table))
        winner, *others = self.chance.sample(here, len(here))
        count = self.chance.choice([0, 1, 1, min(2, len(others))])
        if count:
            losers = tuple(
                c.Loser(each, self.chance.choice([1000, 2000]), (winner,), self.chance.randrange(9))
                for each in others[:count]
            )
            buttons = tuple((each.number, taken(each)[0]) for each in self.now.tables if taken(each))
            self.give(c.Bust(number, losers, DIRECTOR, buttons=buttons if self.chance.random() < 0.7 else ()))
        for each in self.now.wanted:
            if each in self.now.wanted:
                self.give(c.TellButton(tuple((t.number, taken(t)[0]) for t in self.now.tables if taken(t)), DIRECTOR))

    def dealt(self, number: int) -> None:
        table = table_of(self.now, number)
        assert table
        there = after_a_hand(table, law_of(self.now.settings))
        playing = next(each for each in self.now.playing if each.number == number)
        hand = playing.hand + 1
        self.give(c.BeginHand(number, "deal", "", hand, -1, there.button, there.small, there.big, there.dealt))
        if self.chance.random() < 0.3 and hand < LONG:
            self.misfortune()
        table = table_of(self.now, number)
        assert table, "a table is not broken while a hand is on"
        begun = {who: self.own(who).chips for who in players(table)}
        dealt = [place for place in there.dealt if table.places[place]]
        chips = dict(begun)
        here = [table.places[place] for place in dealt if chips[table.places[place]] > 0]
        losers = []
        if len(here) > 1:
            winner, *others = self.chance.sample(here, len(here))
            for loser in others[: self.chance.choice([1, 1, 2])]:
                lost = self.chance.choice([chips[loser], chips[loser], chips[loser] // 200 * 100])
                chips[loser], chips[winner] = chips[loser] - lost, chips[winner] + lost
                if not chips[loser]:
                    losers.append(c.Loser(loser, begun[loser], (winner,), self.chance.randrange(99)))
        self.give(
            c.HandOver(
                number, hand, tuple(chips.items()), tuple(begun.items()), there.button, there.small, there.big,
                tuple(dealt), tuple(losers),
            )
        )  # fmt: skip

    def misfortune(self) -> None:
        """Somebody asks for something, which may be possible."""
        chance, now = self.chance, self.now
        members = list(now.entrants)
        somebody = chance.choice(members)
        tables = [table.number for table in now.tables] or [1]
        other: list[c.Command] = [
            c.Register(f"late{len(members)}", DIRECTOR), c.ReEnter(somebody, DIRECTOR), c.Rebuy(somebody, somebody),
            c.Rebuy(somebody, DIRECTOR, announced=True), c.TakePayment(somebody, DIRECTOR),
            c.AddOn(somebody, somebody), c.Surrender(somebody, DIRECTOR), c.DeclineRebuy(somebody, somebody),
            c.Penalise(somebody, "abuse", "rounds", DIRECTOR), c.PauseClock(DIRECTOR), c.StartClock(DIRECTOR),
            c.Penalise(somebody, "cheats", "disqualification", DIRECTOR, chips=chance.choice([100, 3000])),
            c.BreakTable(chance.choice(tables), DIRECTOR, reason="no dealer"), c.OpenTable(DIRECTOR),
            c.Move(somebody, chance.choice(tables), DIRECTOR, reason="quarrel"), c.Balance(DIRECTOR),
            c.Undo(chance.randint(max(1, now.steps - 4), max(1, now.steps)), "a mistake", DIRECTOR),
            c.Undo(now.steps, "a mistake", DIRECTOR), c.PlayHandForHand(True, DIRECTOR),
            c.ChangeChips(somebody, chance.choice([-100, 500]), "found", DIRECTOR), c.NextLevel(DIRECTOR, True),
            c.OpenSeat(chance.choice(tables), DIRECTOR), c.CloseRegistration(DIRECTOR), c.Pay(somebody, DIRECTOR),
            c.ProposeDeal("chips", DIRECTOR), c.BeAway(somebody, True, DIRECTOR), c.ConfirmSeat(somebody, somebody),
            c.AnnounceOrder(tuple(tables), DIRECTOR), c.Push(DIRECTOR), c.Say("Pizza is here", DIRECTOR),
        ]  # fmt: skip
        for command in chance.sample(other, 4):
            if not isinstance(self.ask(command), Refused):
                self.give(command)
                return

    def night(self) -> None:
        for number in range(1, 13 + self.chance.randrange(12)):
            self.give(c.Register(f"p{number}", f"p{number}"))
        self.give(c.Start(DIRECTOR))
        for round_ in range(1000):
            if self.now.stage == "over":
                return
            if round_ == LONG:
                last: list[c.Command] = [c.StartClock(DIRECTOR), c.CloseRegistration(DIRECTOR)]
                for command in [*last, c.NextLevel(DIRECTOR, True)]:
                    if not isinstance(self.ask(command), Refused):
                        self.give(command)
            self.wait(self.chance.random() * 8)
            for table in self.now.tables:
                self.hand(table.number)
                self.settle()
            if self.now.hand_for_hand and self.chance.random() < 0.3:
                self.give(c.PlayHandForHand(False, DIRECTOR))
            if self.chance.random() < 0.6 and round_ < LONG:
                self.misfortune()
                self.settle()
        raise AssertionError("a night without an end")

    def settle(self) -> None:
        """Who is broke thinks a while; tables that nobody has put out of order are balanced."""
        for each in left(self.now):
            if each.status == "broke" and not each.declined and self.now.stage == "running":
                if self.chance.random() < 0.3 and not isinstance(self.ask(c.Rebuy(each.member, each.member)), Refused):
                    self.give(c.Rebuy(each.member, each.member))
                else:
                    self.give(c.DeclineRebuy(each.member, ""))
        if self.now.stage == "running" and not self.now.hand_for_hand:
            done = self.ask(c.Balance(DIRECTOR))
            if not isinstance(done, Refused):
                self.give(c.Balance(DIRECTOR))
            assert is_balanced(self.now.tables) or self.now.wanted or any(each.on for each in self.now.playing)


@pytest.mark.parametrize("seed", range(20))
def test_whatever_is_asked_everything_adds_up(seed: int) -> None:
    run = Misfortune(settings(seed), seed)
    run.night()
    now = run.now
    places = sorted(each.best for each in now.finishes)
    taken_part = [each for each in now.entrants.values() if each.entries]
    assert len(places) == len(taken_part) == len({each.player for each in now.finishes})
    draft = Draft(now, law_of, "", Chance(()), run.at)
    for each in taken_part:
        won = prize_of(draft, each.member)
        if won and won > each.prize:
            run.give(c.Pay(each.member, DIRECTOR))
    assert settled(run.now.ledger, "friday"), run.now.ledger
    paid_in = -sum(
        amount for account, amount in run.now.ledger.balances.items() if account.startswith(("player", "house"))
    )
    assert paid_in == run.now.ledger.on("fees/friday")
    assert run.replayed() == run.now
    stored_again(run)

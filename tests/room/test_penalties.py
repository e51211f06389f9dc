"""Penalties at a table: who misses hands, what leaves play, what is remembered."""

from typing import Any

from cardspeak.cards.card import DECKS
from cardspeak.games import Game
from cardspeak.hand import commands as hc
from cardspeak.hand.refused import Refused
from cardspeak.law.kinds import Structure
from cardspeak.law.law import Law
from cardspeak.library import find_game, law_at
from cardspeak.room.table import commands as c
from cardspeak.room.table import events as e
from cardspeak.room.table import floor_events as fe
from cardspeak.room.table.decide import decide
from cardspeak.room.table.evolve import evolve
from cardspeak.room.table.state import Settings, Stakes, Table, in_hand, left_to_miss, to_act

DECK = tuple(DECKS[52])


class Played:
    """A table with what has happened at it."""

    def __init__(self, book: str = "tda-2011", **law: Any) -> None:
        self.replaced = law
        opened = e.TableOpened(Settings("t", ("nlhe",), book, 6, Stakes(10, 20), event="tournament"), "floor")
        self.table: Table = evolve(None, opened, 0)
        self.events: list[e.Event] = [opened]
        for seat, member in enumerate("ABCD"):
            self.do(c.TakeSeat(member, seat, 1000))

    def laws(self, settings: Settings, code: str, players: int) -> tuple[Game, Structure, Law]:
        game, structure = find_game(code)
        law = law_at(settings.book, game, structure, players, settings.event)
        for point, (policy, *given) in self.replaced.items():
            answer = law.answers[point.replace("_", ".", 1)]
            law = law.replaced(answer._replace(policy=policy, parameters=tuple(given)))
        return game, structure, law

    def do(self, command: c.Command) -> Refused | None:
        """Do something; return why it was refused, if it was."""
        outcome = decide(self.table, command, self.laws, 0)
        if isinstance(outcome, Refused):
            return outcome
        for event in outcome:
            self.table = evolve(self.table, event, 0)
            self.events.append(event)
        return None

    def deal(self) -> str:
        """Play the hand that is on to its end, begin the next one and return whose hands are live."""
        while self.table.playing:
            seat = self.table.seats[to_act(self.table)]
            assert seat is not None
            assert self.table.hand is not None
            self.do(c.Act(seat.member, hc.Fold(self.table.hand.round.queue[0])))
        assert self.do(c.StartHand(DECK, DECK[:10])) is None
        return self.live()

    def live(self) -> str:
        """Return whose hands are live."""
        return "".join(
            seat.member for number, seat in enumerate(self.table.seats) if seat and in_hand(self.table, number)
        )


def test_chips_of_a_disqualified_player_leave_play() -> None:
    """In a hand the player's bets stay in the pot, and the rest of the stack goes when the hand is over."""
    played = Played()
    played.deal()
    whole = played.table.chips
    assert played.do(c.Penalise("floor", 1, "cheating", "disqualification")) is None
    assert "B" not in played.live()
    played.deal()
    gone = [event for event in played.events if isinstance(event, fe.Disqualified)]
    assert len(gone) == 1
    assert 0 < gone[0].chips <= 1000
    assert played.table.chips == whole - gone[0].chips
    assert all(seat is None or seat.member != "B" for seat in played.table.seats)


def test_chips_of_a_disqualified_player_may_be_blinded_out() -> None:
    """A house where they stay deals the player in, and kills the player's hands, to the end."""
    played = Played(penalty_chips=("blinded_out",))
    assert played.do(c.Penalise("floor", 1, "cheating", "disqualification")) is None
    for _ in range(8):
        assert played.deal() == "ACD"
    assert played.table.chips == 4000
    assert left_to_miss(played.table, 1) == -1


def test_a_player_passed_over_gets_no_cards() -> None:
    """A house that does not deal the penalised player in."""
    played = Played("common", penalty_serving=("passed_over",))
    played.do(c.Penalise("floor", 1, "insult", "hands", 2))
    assert played.deal() == "ACD"
    assert 1 not in played.table.players
    assert played.deal() == "ACD"
    assert played.deal() == "ABCD"


def test_a_penalty_may_start_at_once() -> None:
    """A house that does not wait for the end of the hand; this hand is the first that the player misses."""
    played = Played(penalty_starts=("starts", ("when", "at once")))
    assert played.deal() == "ABCD"
    played.do(c.Penalise("floor", 1, "insult", "hands"))
    assert played.live() == "ACD"
    assert played.deal() == "ABCD"


def test_standing_up_does_not_end_a_penalty() -> None:
    """Whoever leaves and comes back has still to miss what is left, at this table or another."""
    played = Played()
    played.do(c.Penalise("floor", 1, "insult", "rounds"))
    assert left_to_miss(played.table, 1) == 4
    assert played.deal() == "ACD"
    played.do(c.Leave("B"))
    while played.table.seats[1] is not None:
        played.deal()
    left = dict(played.table.owing)["B"]
    assert 0 < left < 4
    assert played.do(c.TakeSeat("B", 4, 2000)) is None
    assert left_to_miss(played.table, 4) == left
    assert played.do(c.TakeSeat("E", 5, 1000)) is None
    assert played.do(c.MovePenalty("E", 2, "t2")) is None
    assert left_to_miss(played.table, 5) == 2


def test_only_the_floor_penalises_and_only_by_the_book() -> None:
    """The players do not; five rounds the book does not have; what nobody holds is not forfeited."""
    played = Played()
    assert getattr(played.do(c.Penalise("A", 1, "insult", "warning")), "code", "") == "floor_only"
    refused = played.do(c.Penalise("floor", 1, "insult", "rounds", 5))
    assert refused is not None
    assert (refused.code, refused.cites) == ("no_such_penalty", ("tda-2011:50h", "tda-2011:50k"))
    assert getattr(played.do(c.Penalise("floor", 5, "insult", "warning")), "code", "") == "no_such_seat"
    assert getattr(played.do(c.Forfeit("A", 1, 10)), "code", "") == "floor_only"
    assert getattr(played.do(c.Forfeit("floor", 1, 1001)), "code", "") == "more_than_the_stack"
    assert played.do(c.Forfeit("floor", 1, 300)) is None
    assert played.table.chips == 3700
    played.deal()
    assert getattr(played.do(c.Forfeit("floor", 1, 10)), "code", "") == "hand_is_on"

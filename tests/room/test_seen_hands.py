"""A mucked hand that its winner asks to see when the chips have gone: at an online table it is only seen."""

from tests.room.test_table_runs import does

from cardspeak.cards.card import DECKS, parse_cards
from cardspeak.hand import commands as hc
from cardspeak.hand import events as he
from cardspeak.room.table import commands as c
from cardspeak.room.table import events as e
from cardspeak.room.table.evolve import evolve
from cardspeak.room.table.state import Settings, Stakes, Table

FIRST = parse_cards("KcAsKdAd2c3c4h9s5h7h6hJd")
DECK = (*FIRST, *[card for card in DECKS[52] if card not in FIRST])


def shown_down() -> tuple[Table, str, str]:
    """Two players check a hand down; the dealer opens the better hand and mucks the other."""
    settings = Settings("t", ("no-limit holdem",), "common", 2, Stakes(10, 20))
    table = evolve(None, e.TableOpened(settings, "A"), 0)
    for number, member in enumerate("AB"):
        table, _ = does(table, c.TakeSeat(member, number, 1000))
    table, _ = does(table, c.StartHand(DECK, DECKS[52]))
    while table.hand is not None and table.hand.stage == "betting":
        seat, now = table.hand.round.queue[0], table.hand.round
        command = hc.Check(seat) if now.bets[seat] == now.level else hc.Call(seat)
        table, _ = does(table, c.Act(table.hand.deal.seats[seat], command))
    assert table.hand is not None
    loser = table.hand.noted.mucked.bit_length() - 1
    return table, table.hand.deal.seats[1 - loser], table.hand.deal.seats[loser]


def test_the_chips_have_gone_with_a_hand_that_is_over() -> None:
    table, winner, other = shown_down()
    assert table.hand is not None
    assert table.hand.stage == "over"
    names = table.hand.deal.seats
    before = [seat and seat.stack for seat in table.seats]
    after, told = does(table, c.Act(winner, hc.AskToSee(names.index(winner), names.index(other))))
    assert [type(event) for event in told] == [he.HandSeen]
    assert [seat and seat.stack for seat in after.seats] == before
    assert after.hand is not None
    assert after.hand.stage == "over"

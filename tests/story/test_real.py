"""A real table's hand: whatever is told, chips are conserved; taken back, all is what it was; it comes to an end."""

from random import Random

import pytest

from cardspeak.cards.card import card_text
from cardspeak.cases.setting import Shelf
from cardspeak.finding import finding
from cardspeak.floor.likely import likely
from cardspeak.hand.betting import options
from cardspeak.hand.pots import pots
from cardspeak.hand.state import seats_in
from cardspeak.irregularities import OFFERS, Offer
from cardspeak.library import books, find_game, law_at
from cardspeak.locale.rulings import english
from cardspeak.service.real import events as e
from cardspeak.service.real.chairs import (
    correct_stack,
    ended,
    folded,
    is_over,
    leave,
    move,
    next_hand,
    opened,
    sit,
    stack_of,
)
from cardspeak.service.real.clock import running
from cardspeak.service.real.decide import Decision, Weighed, correct, say, undo, weigh
from cardspeak.service.real.hand import Standing, Unfit, stand
from cardspeak.service.real.table import evolve
from cardspeak.service.real.written import findings_in
from cardspeak.story.offers import offers, phrase_of, slots, written
from cardspeak.story.parser import parse_story
from cardspeak.telling.tell import board_due

SHELF = Shelf(find_game, law_at)
GAMES = ("no-limit holdem", "pot-limit omaha", "fixed-limit holdem", "no-limit five-card-draw")
NAMES = ("Ann", "Bob", "Cid", "Dan")
SEEDS = range(24)


class Told:
    """A real table whose events are folded as a store would number them."""

    def __init__(self, game: str = GAMES[0], book: str = "tda-2011", stack: int = 4000) -> None:
        stakes = e.Stakes("T", book, game, "cash", 100, 200, 0, (25, 100, 500, 1000))
        events = opened(stakes, [(name, stack + 700 * at) for at, name in enumerate(NAMES)], "Ann", "m1", SHELF)
        assert not isinstance(events, Unfit), events
        self.version, self.table = 0, folded(None, events[:1])
        self.add(events[1:])

    def add(self, events: list[e.Event]) -> None:
        """Fold what was decided."""
        for event in events:
            self.version += 1
            self.table = evolve(self.table, event, self.version, 0)

    def say(self, line: str, know: tuple[e.Fact, ...] = (), decision: Decision | None = None) -> Unfit | None:
        """Tell a line, if it can be told."""
        events = say(self.table, self.version, line, know, "m1", SHELF, decision)
        if isinstance(events, Unfit):
            return events
        self.add(events)
        return None

    def tell(self, *lines: str) -> "Told":
        """Tell lines that can be told."""
        for line in lines:
            wrong = self.say(line)
            assert wrong is None, (line, wrong)
        return self

    @property
    def now(self) -> Standing:
        """Where the hand stands."""
        assert self.table.hand is not None
        found = stand(self.table.stakes, self.table.hand, SHELF)
        assert isinstance(found, Standing), found
        return found

    @property
    def last(self) -> int:
        """The number of the last entry that stands."""
        assert self.table.hand is not None
        return self.table.hand.standing[-1].number

    def chips(self) -> int:
        """All the chips of the table, with those that a ruling took out of play."""
        hand = self.table.hand
        if hand is None:
            return sum(chair.chips for chair in self.table.chairs)
        beside = sum(chair.chips for chair in self.table.chairs if chair.name not in hand.names)
        gone = sum(chips for entry in hand.standing if entry.ruled for _, chips in entry.ruled.taken)
        return beside + (sum(hand.stacks) if hand.void else self.now.state.total + gone)


def filled(offer: Offer, rng: Random) -> str:
    """Write a mishap with something in every place."""
    first, second = rng.sample(NAMES, 2)
    given = {
        "SEAT": first, "OTHER": second, "SEATS": first, "AMOUNT": rng.choice(("100", "400", "1000", "2500")),
        "PUT": rng.choice(("1x1000", "500", "2x100+1x500", "3x100")), "TOOK": "1x100", "MOTIONS": "in two motions",
        "CARDS": card_text(rng.randrange(52)), "NUMBER": rng.choice(("1", "2", "3", "4")),
        "NTH": rng.choice(("first", "second")), "STREET": rng.choice(("flop", "turn", "river")), "RUN": "first",
        "QUOTE": rng.choice(('"raise"', '"call"', '"I see your bet"', '"колл"', '"500"')), "PART": "pot",
        "SECONDS": "30 seconds", "TIMES": "twice", "FACE": "up", "TEXT": "so it is", "TABLE": "2", "LIVE": "dead",
        "LEAST": "minimum", "BLIND": "ante", "MOVE": "calls", "DUE": "1200", "LANGUAGE": "German",
    }  # fmt: skip
    return written(offer, {slot: given[slot] for slot in slots(offer)})


def ordinary(now: Standing, rng: Random) -> str:
    """Write something that may be done now; empty when the hand is over."""
    state = now.state
    names = state.deal.seats
    if board_due(state):
        unknown = " ".join(["??"] * board_due(state))
        return f"the {state.deal.game.streets[state.street + 1].name} is {unknown}"
    if state.stage in ("showdown", "naming"):
        claiming = state.round.live & ~state.noted.mucked
        lying = pots(state)
        parts = ["the pot"] if len(lying) == 1 else ["the main pot", "the side pot", "the side pot 2", "the side pot 3"]
        winners = [seats_in(pot.seats & claiming or pot.seats, len(names))[0] for pot in lying]
        return "; ".join(f"{names[seat]} wins {part}" for seat, part in zip(winners, parts, strict=False))
    if state.stage == "over":
        return ""
    name = names[state.round.queue[0]]
    if state.stage == "drawing":
        return f"{name} {rng.choice(('stands pat', 'draws 1', 'draws 3'))}"
    may = options(state, now.law)
    verb = rng.choices(list(may), [1 if each == "fold" else 4 for each in may])[0]
    if verb in ("bet", "raise to", "complete"):
        told = {"bet": "bets", "raise to": "raises to", "complete": "completes to"}[verb]
        return f"{name} {told} {rng.choice(may[verb])}"
    return f"{name} {verb}s"


@pytest.mark.parametrize("seed", SEEDS)
def test_whatever_happens_chips_are_conserved_and_undo_restores(seed: int) -> None:
    """Random play with mishaps in it: each is ruled on or refused, never an error; the hand goes on to its end."""
    rng = Random(seed)
    told = Told(rng.choice(GAMES), rng.choice(sorted(books())))
    every = list(offers().values())
    begun = told.chips()
    mishaps = 0
    for _ in range(200):
        if is_over(told.table, SHELF) and told.table.hand and told.table.hand.standing:
            break
        if rng.random() < 0.35 and mishaps < 12:
            mishaps += 1
            line = filled(rng.choice(every), rng)
            found = weigh(told.table, line, (), SHELF)
            if isinstance(found, Unfit):
                assert found.refused.code
                continue
            if found.asks:
                ask = next(ask for ruling in found.rulings for ask in ruling.asks)
                answer: str | int | bool = 900
                if ask.leads:
                    answer = rng.choice(ask.leads)[0]
                before = (told.table, told.now)
                if told.say(line, ((ask.fact, answer),)) is not None:
                    continue
            else:
                before = (told.table, told.now)
                told.tell(line)
        else:
            before = (told.table, told.now)
            line = ordinary(before[1], rng)
            wrong = told.say(line)
            assert wrong is None or isinstance(weigh(told.table, line, (), SHELF), Weighed), (line, wrong)
            if wrong is not None:  # somebody's action before his turn came due, and a choice is asked for
                told.say(line, (("choice", "fold"),))
                continue
        assert told.chips() == begun, line
        again = Told.__new__(Told)
        again.version, again.table = told.version, told.table
        events = undo(told.table, told.last, "m1")
        assert not isinstance(events, Unfit)
        again.add(events)
        assert again.now.state == before[1].state, line
        assert again.table.hand is not None
        assert before[0].hand is not None
        assert again.table.hand.standing == before[0].hand.standing
    assert is_over(told.table, SHELF), told.now.state
    closed = ended(told.table, "m1", SHELF)
    assert not isinstance(closed, Unfit)
    assert told.table.hand is not None
    gone = sum(chips for entry in told.table.hand.standing if entry.ruled for _, chips in entry.ruled.taken)
    left = sum(chair.chips for chair in folded(told.table, closed).chairs)
    assert left == begun - gone


@pytest.mark.parametrize("offer", list(offers().values()), ids=lambda offer: offer.key)
def test_every_mishap_can_be_written(offer: Offer) -> None:
    """What taps put together is a line that the story reads, as the phrase that was chosen."""
    said = parse_story(filled(offer, Random(offer.key)))
    wanted = phrase_of(offer.words).makes
    assert len(said) == 1
    assert not isinstance(wanted, type) or isinstance(said[0], wanted)


def test_the_likely_comes_first() -> None:
    """Before anybody acts the deal went wrong; before the flop it is the burn; at the end it is the showing."""
    table = Told()
    keys = OFFERS.keys()
    assert likely(table.now.state)[0] == "dealer-exposes"
    table.tell("Dan calls; Ann calls; Bob calls; Cid checks")
    assert likely(table.now.state)[0] == "flop-of-four"
    table.tell("the flop is ?? ?? ??; Bob checks")
    assert "early-turn" in likely(table.now.state)
    assert "early-flop" not in likely(table.now.state)
    for line in ("Cid is all in", "Dan calls", "Ann folds", "Bob folds", "the turn is ??", "the river is ??"):
        table.tell(line)
    assert likely(table.now.state)[0] == "face-down"
    assert {*likely(table.now.state)} <= keys


def test_a_later_hand_is_built_on() -> None:
    """What was told in a hand that is over stays; a new hand has its stacks, and the button one place on."""
    told = Told().tell("Dan folds; Ann folds; Bob folds")
    entry = told.last
    events = next_hand(told.table, "m1", SHELF)
    assert not isinstance(events, Unfit)
    told.add(events)
    for wrong in (undo(told.table, entry, "m1"), correct(told.table, entry, "Dan calls", "m1", SHELF)):
        assert isinstance(wrong, Unfit)
        assert wrong.refused.code == "real_built_on"
    hand = told.table.hand
    assert hand is not None
    assert (hand.number, hand.button) == (2, "Bob")
    assert dict(zip(hand.names, hand.stacks, strict=True)) == {"Ann": 4000, "Bob": 4600, "Cid": 5500, "Dan": 6100}


def test_a_void_deal_keeps_the_button() -> None:
    told = Told().tell("Dan calls; Ann raises to 600", "two Kh are found")
    assert told.table.hand is not None
    assert told.table.hand.void
    assert told.say("Bob folds") is not None
    events = next_hand(told.table, "m1", SHELF)
    assert not isinstance(events, Unfit)
    told.add(events)
    assert told.table.hand is not None
    assert told.table.hand.button == "Ann"
    assert told.table.hand.stacks == (4000, 4700, 5400, 6100)


def test_a_flop_that_is_dealt_again_is_told_again_and_can_be_taken_back() -> None:
    """After the ruling the dealer is waited for; undone, flop, bets and turn are what they were."""
    told = Told(book="common").tell(
        "Dan calls; Ann folds; Bob folds; Cid checks", "the flop is 2c 7d Kh", "Cid bets 400"
    )
    before = told.now.state
    told.tell("the flop has four cards: 2c 7d Kh Ks")
    assert (board_due(told.now.state), told.now.state.cards.boards) == (3, ((),))
    assert told.now.state.total == before.total
    told.tell("the flop is 9c 7d Kh")
    assert told.now.state.round.bets == (0, 0, 0, 0)
    assert seats_in(told.now.state.round.live, 4) == (told.now.seat("Cid"), told.now.seat("Dan"))
    for _ in range(2):
        undone = undo(told.table, told.last, "m1")
        assert not isinstance(undone, Unfit)
        told.add(undone)
    assert told.now.state == before
    told.tell("Dan calls", "the turn is Ks")
    assert told.now.state.pot.total == before.pot.total + 800


def test_a_decision_counts_instead() -> None:
    """What a person decided is what the hand plays; the book's word stays beside it."""
    told = Told()
    wrong = told.say("Dan puts out 1x1000", (), Decision("it is a raise", " ", "Dan raises to 1000"))
    assert wrong is not None
    assert wrong.refused.code == "real_reason_needed"
    assert told.say("Dan puts out 1x1000", (), Decision("it is a raise", "all heard it", "Dan raises to 1000")) is None
    assert told.now.state.round.level == 1000
    assert told.table.hand is not None
    ruled = told.table.hand.entries[-1].ruled
    assert ruled is not None
    assert ([*map(str, findings_in(ruled.outcome))], ruled.decided, ruled.why) == (
        ["calls (seat 3, total 200)"],
        "it is a raise",
        "all heard it",
    )


def test_a_correction_must_fit_what_followed() -> None:
    told = Told().tell("Dan raises to 600")
    entry = told.last
    told.tell("Ann calls", "Bob raises to 2000")
    assert isinstance(correct(told.table, entry, "Dan raises to 1900", "m1", SHELF), Unfit)
    events = correct(told.table, entry, "Dan raises to 800", "m1", SHELF)
    assert not isinstance(events, Unfit)
    told.add(events)
    assert told.now.state.round.bets[told.now.seat("Ann")] == 800


def test_a_stack_is_put_right() -> None:
    """The hand goes on with the chips that are there; what the new count makes impossible is refused."""
    told = Told().tell("Dan raises to 3000")
    behind = stack_of(told.table, "Dan", SHELF)
    assert behind == 3100
    for name, chips, why, code in (
        ("Eve", 1, "x", "real_nobody_called"), ("Dan", 1, "", "real_reason_needed"),
        ("Dan", -1, "x", "real_chips_unfit"),
    ):  # fmt: skip
        wrong = correct_stack(told.table, name, chips, why, "m1", SHELF)
        assert isinstance(wrong, Unfit)
        assert wrong.refused.code == code
    events = correct_stack(told.table, "Dan", 2500, "counted", "m1", SHELF)
    assert not isinstance(events, Unfit)
    told.add(events)
    assert stack_of(told.table, "Dan", SHELF) == 2500
    told.tell("Ann is all in; Bob folds; Cid folds")
    assert stack_of(told.table, "Dan", SHELF) == 2500


def test_chairs_change_between_hands_only() -> None:
    told = Told()
    told.tell("Dan calls")
    for wrong in (
        sit(told.table, 7, "Eve", 100, "m1", SHELF), leave(told.table, "Ann", "m1", SHELF),
        move(told.table, "Ann", 8, "m1", SHELF), next_hand(told.table, "m1", SHELF),
    ):  # fmt: skip
        assert isinstance(wrong, Unfit)
        assert wrong.refused.code == "real_still_on"
    told.tell("Ann folds; Bob folds; Cid raises to 800; Dan folds")
    for wrong in (
        sit(told.table, 1, "Eve", 100, "m1", SHELF), sit(told.table, 7, "Ann", 100, "m1", SHELF),
        sit(told.table, 7, "the", 100, "m1", SHELF), sit(told.table, 7, "Eve", 0, "m1", SHELF),
        move(told.table, "Ann", 2, "m1", SHELF), leave(told.table, "Eve", "m1", SHELF),
    ):  # fmt: skip
        assert isinstance(wrong, Unfit)
    events = move(told.table, "Ann", 8, "m1", SHELF)
    assert not isinstance(events, Unfit)
    told.add(events)
    assert told.table.hand is None
    assert [chair.name for chair in told.table.chairs] == ["Bob", "Cid", "Dan", "Ann"]


def test_a_penalty_is_served() -> None:
    """The offence stands in the record, the penalty beside it; the hands to be missed are killed, and counted down."""
    told = Told()
    assert told.say("Dan insults Ann") is None
    assert told.say("the floor penalises Dan: two hands") is not None  # this book knows rounds alone
    told.tell("the floor penalises Dan: one round", "Dan folds; Ann folds; Bob folds")
    for left in (*[(("Dan", 4 - hand),) for hand in range(4)], ()):
        events = next_hand(told.table, "m1", SHELF)
        assert not isinstance(events, Unfit)
        told.add(events)
        hand = told.table.hand
        assert hand is not None
        assert told.table.missing == left
        assert hand.absent == (("Dan",) if left else ())
        seat = told.now.seat("Dan")
        assert bool(told.now.state.round.live >> seat & 1) is not bool(left)
        while told.now.state.stage != "over":
            names = told.now.state.deal.seats
            told.tell(f"{names[told.now.state.round.queue[0]]} folds")
    assert told.table.record == (("Dan", "insult: one round"),)


def test_a_repeated_offence_costs_more() -> None:
    """The record is before the floor when the same player offends again, in the same hand and in a later one."""
    told = Told()
    first = weigh(told.table, "Dan insults Ann", (), SHELF)
    told.tell("Dan insults Ann", "the floor penalises Dan: a warning")
    again = weigh(told.table, "Dan insults Ann", (), SHELF)
    assert isinstance(first, Weighed)
    assert isinstance(again, Weighed)
    assert first.rulings[0].sanction != again.rulings[0].sanction
    told.tell("Dan folds; Ann folds; Bob folds")
    events = next_hand(told.table, "m1", SHELF)
    assert not isinstance(events, Unfit)
    told.add(events)
    later = weigh(told.table, "Dan insults Ann", (), SHELF)
    assert isinstance(later, Weighed)
    assert later.rulings[0].sanction == again.rulings[0].sanction


def test_chips_may_leave_play() -> None:
    """Hidden chips that the book takes are gone from the stack; taken back, they are there again."""
    told = Told()
    before = stack_of(told.table, "Dan", SHELF)
    told.tell("Dan hides 500 in chips")
    assert stack_of(told.table, "Dan", SHELF) == before - 500
    events = undo(told.table, told.last, "m1")
    assert not isinstance(events, Unfit)
    told.add(events)
    assert stack_of(told.table, "Dan", SHELF) == before


def test_a_hand_begun_by_mistake_is_taken_back() -> None:
    """While nothing was told in it, the hand before is on again, with its chips; then its last entry can go too."""
    told = Told().tell("Dan folds; Ann folds; Bob folds")
    entry, before = told.last, told.table
    events = next_hand(told.table, "m1", SHELF)
    assert not isinstance(events, Unfit)
    told.add(events)
    assert told.table.hand is not None
    begun = told.table.hand.begun
    events = undo(told.table, begun, "m1")
    assert not isinstance(events, Unfit)
    told.add(events)
    assert told.table == before
    assert not isinstance(undo(told.table, entry, "m1"), Unfit)
    events = next_hand(told.table, "m1", SHELF)
    assert not isinstance(events, Unfit)
    told.add(events)
    assert told.table.hand is not None
    begun = told.table.hand.begun
    told.tell(f"{told.now.state.deal.seats[told.now.state.round.queue[0]]} folds")
    assert isinstance(undo(told.table, begun, "m1"), Unfit)


def test_the_clock_runs_on_the_player_to_act() -> None:
    """It is called where the book lets this caller; an action stops it, and taken back it runs again."""
    told = Told(book="tda-2024")
    told.tell("Ann calls time on Dan")
    assert told.table.hand is not None
    clock = running(told.table.hand, told.now)
    assert clock is not None
    assert (clock.name, clock.seconds > 0) == ("Dan", True)
    for line in ("Bob calls time on Dan", "Bob calls time on Cid"):
        assert told.say(line) is not None
    told.tell("Dan calls")
    assert running(told.table.hand, told.now) is None
    events = undo(told.table, told.last, "m1")
    assert not isinstance(events, Unfit)
    told.add(events)
    assert running(told.table.hand, told.now) is not None
    told.tell("Dan's time runs out")
    assert not told.now.state.round.live >> told.now.seat("Dan") & 1


def test_who_was_held_to_a_condition_keeps_it() -> None:
    """The line that makes it come true asks how much he raises; undone, he is bound no longer."""
    told = Told()
    assert told.say('Ann says "if you raise, I raise"', (("binding", True),)) is None
    bound = told.last
    wrong = told.say("Dan raises to 600")
    assert isinstance(wrong, Unfit)
    assert wrong.refused.facts["question"] == finding("ask_raise_amount", seat=0, least=1000, most=4000)
    assert told.say("Dan raises to 600", (("amount", 1500),)) is None
    assert english(told.now.rulings[-1].outcome, told.now.state.deal.seats) == "Ann raises to 1500"
    assert "tda-2011:46b" in told.now.law.cites(*told.now.rulings[-1].points)
    told.add(_done(undo(told.table, told.last, "m1")))
    told.add(_done(undo(told.table, bound, "m1")))
    told.tell("Dan raises to 600", "Ann calls")
    assert told.now.state.round.bets == (600, 100, 200, 600)


def _done(events: list[e.Event] | Unfit) -> list[e.Event]:
    assert not isinstance(events, Unfit), events
    return events

"""A table where lines are told: whatever is told, chips are conserved; taken back, all is what it was; it ends."""

import sys
from collections.abc import Sequence
from random import Random

import pytest
from tests.ledger import Ledger

from cardspeak.cards.card import card_text
from cardspeak.finding import finding
from cardspeak.floor.incidents.likely import likely
from cardspeak.floor.incidents.meant import who_is_meant
from cardspeak.hand import commands as hand
from cardspeak.hand.betting import options
from cardspeak.hand.pots import pots
from cardspeak.hand.refused import Refused
from cardspeak.hand.remedies.events import ChipsRemoved
from cardspeak.hand.state import State, seats_in
from cardspeak.irregularities import OFFERS, Offer
from cardspeak.law.law import Law
from cardspeak.library import books
from cardspeak.room.table import commands as c
from cardspeak.room.table import events as e
from cardspeak.room.table.decide import decide, law_now
from cardspeak.room.table.evolve import evolve
from cardspeak.room.table.lines.commands import CloseHand, CorrectLine, CountStack, RedoLine, TellLine, UndoLine
from cardspeak.room.table.lines.decide import closed
from cardspeak.room.table.lines.retell import may_be_redone
from cardspeak.room.table.lines.state import Decision, Fact, Line, Telling
from cardspeak.room.table.lines.tell import Weighed, standing, weigh
from cardspeak.room.table.state import Agreement, Settings, Stakes, Table, left_to_miss
from cardspeak.service.tables import LAWS
from cardspeak.story.offers import offers, phrase_of, slots, written
from cardspeak.story.parser import parse_story
from cardspeak.telling.tell import board_due

GAMES = ("no-limit holdem", "pot-limit omaha", "fixed-limit holdem", "no-limit five-card-draw")
NAMES = ("Ann", "Bob", "Cid", "Dan")
SEEDS = range(24)


class Told:
    """A table where lines are told, whose events are folded as they are decided."""

    def __init__(self, game: str = GAMES[0], book: str = "tda-2011", stack: int = 4000) -> None:
        settings = Settings(
            "T", (game,), book, 10, Stakes(100, 200, chips=(25, 100, 500, 1000)), cards="dictated", shows="asked",
            agreement=Agreement(straddles=True),
        )  # fmt: skip
        self.table: Table = evolve(None, e.TableOpened(settings, "m1"), 0)
        self.ledger = Ledger()
        for at, name in enumerate(NAMES):
            self.do(c.TakeSeat(name, at, stack + 700 * at))
        self.do(c.StartHand(button=0))

    def try_to(self, command: c.Command) -> Refused | None:
        """Ask something of the table."""
        events = decide(self.table, command, LAWS, 0)
        if isinstance(events, Refused):
            return events
        for event in events:
            self.table = evolve(self.table, event, 0)
            self.ledger.enter(event)
        # what a ruling takes out of play goes to its account when the hand is closed
        assert self.ledger.total == self.table.chips + (self.gone() if self.telling.on else 0), command
        return None

    def do(self, command: c.Command) -> None:
        """Ask something that can be done."""
        refused = self.try_to(command)
        assert refused is None, (command, refused)

    def say(self, line: str, know: tuple[Fact, ...] = (), decision: Decision | None = None) -> Refused | None:
        """Tell a line, if it can be told."""
        return self.try_to(TellLine("m1", line, know, decision))

    def tell(self, *lines: str) -> "Told":
        """Tell lines that can be told."""
        for line in lines:
            wrong = self.say(line)
            assert wrong is None, (line, wrong)
        return self

    def weigh(self, line: str, know: tuple[Fact, ...] = ()) -> Weighed | Refused:
        """What a line would make of the hand."""
        return weigh(self.table, line, know, self.law)

    def undo(self) -> None:
        """Take the last line back."""
        self.do(UndoLine("m1", self.last))

    @property
    def law(self) -> Law:
        """The law of the hand that is on."""
        return law_now(self.table, LAWS)

    @property
    def telling(self) -> Telling:
        """What is told."""
        assert self.table.telling is not None
        return self.table.telling

    @property
    def now(self) -> State:
        """Where the hand stands."""
        found = standing(self.table, self.law)
        assert found is not None
        return found

    @property
    def last(self) -> int:
        """The number of the last line that stands."""
        return self.telling.standing[-1].entry

    def behind(self, name: str) -> int:
        """The chips that a player has behind."""
        return self.now.round.stacks[self.now.deal.seats.index(name)]

    def gone(self) -> int:
        """The chips that rulings have taken out of play in this hand."""
        removed = [event for event in self.telling.events if isinstance(event, ChipsRemoved)]
        return sum(event.counted for event in removed)

    def is_over(self) -> bool:
        """Whether the next hand may begin."""
        return not isinstance(closed(self.table, self.law, 0), Refused)


def filled(offer: Offer, rng: Random) -> str:
    """Write a mishap with something in every place."""
    first, second = rng.sample(NAMES, 2)
    given = {
        "SEAT": first, "OTHER": second, "SEATS": first, "AMOUNT": rng.choice(("100", "400", "1000", "2500")),
        "PUT": rng.choice(("1x1000", "500", "2x100+1x500", "3x100")), "TOOK": "1x100", "SIZE": "2.5bb",
        "ROUND": "turn", "MOTIONS": "in two motions",
        "CARDS": card_text(rng.randrange(52)), "NUMBER": rng.choice(("1", "2", "3", "4")),
        "NTH": rng.choice(("first", "second")), "STREET": rng.choice(("flop", "turn", "river")), "RUN": "first",
        "QUOTE": rng.choice(('"raise"', '"call"', '"I see your bet"', '"колл"', '"500"')), "PART": "pot",
        "SECONDS": "30 seconds", "TIMES": "twice", "FACE": "up", "TEXT": "so it is", "TABLE": "2", "LIVE": "dead",
        "LEAST": "minimum", "BLIND": "ante", "MOVE": "calls", "DUE": "1200", "LANGUAGE": "German",
    }  # fmt: skip
    if "draws" in offer.words:
        given["NUMBER"] = "1"  # as many as are thrown away
    return written(offer, {slot: given[slot] for slot in slots(offer)})


def ordinary(state: State, law: Law, rng: Random) -> str:
    """Write something that may be done now; empty when the hand is over."""
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
    may = options(state, law)
    verb = rng.choices(list(may), [1 if each == "fold" else 4 for each in may])[0]
    if verb in ("bet", "raise to", "complete"):
        told = {"bet": "bets", "raise to": "raises to", "complete": "completes to"}[verb]
        return f"{name} {told} {rng.choice(may[verb])}"
    return f"{name} {verb}s"


def answer_to(found: Weighed, rng: Random) -> tuple[Fact, ...]:
    """Answer the first question of a ruling, one way or another."""
    ask = next((ask for ruling in found.rulings for ask in ruling.asks), None)
    if ask is None:
        return ()
    if not ask.leads:
        return ((ask.fact, 900),)
    return ((ask.fact, rng.choice(ask.leads)[0]),)


@pytest.mark.parametrize("seed", SEEDS)
def test_whatever_happens_chips_are_conserved_and_undo_restores(seed: int) -> None:
    """Random play with mishaps in it: each is ruled on or refused, never an error; the hand goes on to its end."""
    rng = Random(seed)
    told = Told(rng.choice(GAMES), rng.choice(sorted(books())))
    every = list(offers().values())
    begun = told.table.chips
    mishaps = 0
    for _ in range(200):
        if told.is_over() and told.telling.standing:
            break
        before = (told.table, told.now)
        if rng.random() < 0.35 and mishaps < 12:
            mishaps += 1
            line = filled(rng.choice(every), rng)
            found = told.weigh(line)
            if isinstance(found, Refused):
                assert found.code
                continue
            wrong = told.say(line, answer_to(found, rng))
            if found.asks and wrong is not None:
                continue
            assert wrong is None, (line, wrong)
        else:
            line = ordinary(before[1], told.law, rng)
            wrong = told.say(line)
            assert wrong is None or isinstance(told.weigh(line), Weighed), (line, wrong)
            if wrong is not None:  # somebody's action before the turn came due, and a choice is asked for
                told.say(line, (("choice", "fold"),))
                continue
        assert told.table.chips + told.gone() == begun, line
        undone = decide(told.table, UndoLine("m1", told.last), LAWS, 0)
        assert not isinstance(undone, Refused)
        again = told.table
        for event in undone:
            again = evolve(again, event, 0)
        assert standing(again, told.law) == before[1], line
        assert (again.hand, again.seats, again.called) == (before[0].hand, before[0].seats, before[0].called), line
        assert again.telling is not None
        assert again.telling._replace(lines=(), told=0) == told_then(before[0])
        assert again.telling.standing == before[0].telling.standing  # type: ignore[union-attr]
    assert told.is_over(), told.now
    told.do(c.TakeSeat("Eve", 8, 1000))
    assert told.table.chips == begun - told.gone() + 1000


def told_then(table: Table) -> Telling:
    """What was told at a table, but for the lines themselves."""
    assert table.telling is not None
    return table.telling._replace(lines=(), told=0)


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

    def now() -> tuple[str, ...]:
        return likely(table.now)

    assert now()[0] == "dealer-exposes"
    table.tell("Dan calls; Ann calls; Bob calls; Cid checks")
    assert now()[0] == "flop-of-four"
    table.tell("the flop is ?? ?? ??; Bob checks")
    assert "early-turn" in now()
    assert "early-flop" not in now()
    for line in ("Cid is all in", "Dan calls", "Ann folds", "Bob folds", "the turn is ??", "the river is ??"):
        table.tell(line)
    assert now()[0] == "face-down"
    assert {*now()} <= OFFERS.keys()


PLACES = {
    "NUMBER": "3", "NTH": "second", "AMOUNT": "600", "DUE": "800", "PUT": "1x500", "TOOK": "100", "QUOTE": '"raise"',
    "TEXT": "a warning", "CARDS": "Kh", "LANGUAGE": "German",
}  # fmt: skip
MOMENTS = (
    "", "Dan raises to 600", "Ann folds; Bob calls; Cid calls", "the flop is Ks 7d 2c; Bob checks",
    "Cid checks; Dan checks", "the turn is 3h", "Bob is all in", "Cid calls; Dan folds; the river is 9s",
    "Bob wins the pot",
)  # fmt: skip


def test_what_is_offered_can_have_happened_to_whom_it_is_offered() -> None:
    """At every moment of a hand: no tap leads to a line that cannot be, whichever player it is that stands first."""
    table, tried, wrong = Told(), 0, []
    for moment in MOMENTS:
        for line in filter(None, moment.split("; ")):
            table.tell(line)
        for key in likely(table.now):
            line = written(offers()[key], first_meant(offers()[key], table.now))
            found, tried = weigh(table.table, line, (), law_now(table.table, LAWS)), tried + 1
            if isinstance(found, Refused) and not found.cites:
                wrong.append(f"{moment}: {line}: {found.code}")
    assert wrong == []
    assert tried > 150


def first_meant(offer: Offer, state: State) -> dict[str, str]:
    """What fills the places of an offer: the likeliest player for each, those first of whom fewer can be meant."""
    found = {slot: PLACES[slot] for slot in slots(offer) if slot in PLACES}
    of_players = [slot for slot in slots(offer) if slot in ("SEAT", "OTHER")]
    places = {slot: who_is_meant(state, offer.who.get(slot, "dealt")) for slot in of_players}
    for slot, seats in sorted(places.items(), key=lambda place: len(place[1])):
        names = [state.deal.seats[seat] for seat in seats]
        found[slot] = next(name for name in names if name not in found.values())
    return found


def test_a_line_that_was_taken_back_counts_again() -> None:
    """In the order in which the lines were told, under their numbers, until something else is told."""
    told = Told().tell("Dan calls; Ann raises to 600", "Bob folds")
    before, telling = told.now, told_then(told.table)
    told.undo()
    told.undo()
    assert may_be_redone(told.table) == 1
    assert code(told.try_to(RedoLine("m1", 2))) == "real_not_redone"
    assert told.try_to(RedoLine("m1", 1)) is None
    assert told.try_to(RedoLine("m1", 2)) is None
    assert (told.now, told_then(told.table)) == (before, telling)
    assert may_be_redone(told.table) == 0
    told.undo()
    told.tell("Bob calls")
    assert code(told.try_to(RedoLine("m1", 2))) == "real_not_redone"
    assert code(told.try_to(RedoLine("m2", 2))) == "floor_only"


def test_between_hands_only_offences_are_told() -> None:
    """After the hand is closed: an offence goes on record and is taken back; the hand stays as it was."""
    told = Told().tell("Dan folds; Ann folds; Bob folds")
    assert told.try_to(CloseHand("m1")) is None
    hand = told.table.hand
    assert code(told.say("Cid calls")) == "real_no_hand"
    assert code(told.say("two Kh are found")) == "real_no_hand"
    told.tell("the floor penalises Cid: one hand")
    assert left_to_miss(told.table, 2) == 1
    assert told.table.hand == hand
    told.undo()
    assert left_to_miss(told.table, 2) == 0
    told.tell("the floor penalises Cid: one hand")
    told.do(c.Leave("Ann"))
    assert code(told.try_to(UndoLine("m1", told.last))) == "real_built_on"
    told.do(c.StartHand())
    assert "Cid" in told.telling.record[0]
    assert code(told.try_to(UndoLine("m1", 0))) == "real_built_on"


def code(refused: Refused | None) -> str:
    """The code of a refusal."""
    assert refused is not None
    return refused.code


def test_a_later_hand_is_built_on() -> None:
    """What was told in a hand that is over stays; a new hand has its stacks, and the button one place on."""
    told = Told().tell("Dan folds; Ann folds; Bob folds")
    entry = told.last
    told.do(c.StartHand())
    assert code(told.try_to(UndoLine("m1", entry))) == "real_built_on"
    assert code(told.try_to(CorrectLine("m1", entry, "Dan calls"))) == "real_built_on"
    assert (told.table.number, told.table.button) == (2, 1)
    deal = told.now.deal
    assert dict(zip(deal.seats, deal.stacks, strict=True)) == {"Ann": 4000, "Bob": 4600, "Cid": 5500, "Dan": 6100}


def test_a_void_deal_keeps_the_button() -> None:
    told = Told().tell("Dan calls; Ann raises to 600", "two Kh are found")
    assert told.table.void
    assert code(told.say("Bob folds")) == "real_deal_void"
    posts = told.now.deal.posts
    told.do(c.StartHand())
    assert (told.table.button, told.now.deal.posts) == (0, posts)
    assert dict(zip(told.now.deal.seats, told.now.deal.stacks, strict=True)) == {
        "Ann": 4000, "Bob": 4700, "Cid": 5400, "Dan": 6100,
    }  # fmt: skip


def test_a_flop_that_is_dealt_again_is_told_again_and_can_be_taken_back() -> None:
    """After the ruling the dealer is waited for; undone, flop, bets and turn are what they were."""
    told = Told(book="common").tell(
        "Dan calls; Ann folds; Bob folds; Cid checks", "the flop is 2c 7d Kh", "Cid bets 400"
    )
    before = told.now
    told.tell("the flop has four cards: 2c 7d Kh Ks")
    assert (board_due(told.now), told.now.cards.boards) == (3, ((),))
    assert told.now.total == before.total
    told.tell("the flop is 9c 7d Kh")
    assert told.now.round.bets == (0, 0, 0, 0)
    names = told.now.deal.seats
    assert seats_in(told.now.round.live, 4) == tuple(sorted((names.index("Cid"), names.index("Dan"))))
    told.undo()
    told.undo()
    assert told.now == before
    told.tell("Dan calls", "the turn is Ks")
    assert told.now.pot.total == before.pot.total + 800


def test_a_decision_counts_instead() -> None:
    """What a person decided is what the hand plays; the book's word stays beside it."""
    told = Told()
    assert code(told.say("Dan puts out 1x1000", (), Decision("it is a raise", " ", "Dan raises to 1000"))) == (
        "real_reason_needed"
    )
    told.do(TellLine("m1", "Dan puts out 1x1000", (), Decision("it is a raise", "all heard it", "Dan raises to 1000")))
    assert told.now.round.level == 1000
    line: Line = told.telling.lines[-1]
    assert line.decision is not None
    assert line.found[0].outcome == finding("calls", seat=told.now.deal.seats.index("Dan"), total=200)
    assert (line.decision.text, line.decision.why) == ("it is a raise", "all heard it")
    assert line.counts == tuple(parse_story("Dan raises to 1000"))


def test_a_person_may_declare_the_deal_void() -> None:
    told = Told().tell("Dan raises to 600")
    told.do(TellLine("m1", "Ann swears", (), Decision("void", "all agree", voids=True)))
    assert told.table.void
    assert told.now.round.stacks == told.now.deal.stacks
    told.undo()
    assert told.now.round.level == 600


def test_a_correction_must_fit_what_followed() -> None:
    told = Told().tell("Dan raises to 600")
    entry = told.last
    told.tell("Ann calls", "Bob raises to 2000")
    assert told.try_to(CorrectLine("m1", entry, "Dan raises to 1900")) is not None
    told.do(CorrectLine("m1", entry, "Dan raises to 800"))
    assert told.now.round.bets[told.now.deal.seats.index("Ann")] == 800
    assert [(line.text, line.was) for line in told.telling.standing] == [
        ("Dan raises to 800", "Dan raises to 600"), ("Ann calls", ""), ("Bob raises to 2000", ""),
    ]  # fmt: skip
    told.undo()
    assert [line.text for line in told.telling.standing] == ["Dan raises to 800", "Ann calls"]


def test_a_stack_is_put_right() -> None:
    """The hand goes on with the chips that are there; what the new count makes impossible is refused."""
    told = Told().tell("Dan raises to 3000")
    assert told.behind("Dan") == 3100
    for seat, chips, why, wanted in (
        (7, 1, "x", "no_such_seat"), (3, 1, "", "real_reason_needed"), (3, -1, "x", "real_chips_unfit"),
    ):  # fmt: skip
        assert code(told.try_to(CountStack("m1", seat, chips, why))) == wanted
    told.do(CountStack("m1", 3, 2500, "counted"))
    assert told.behind("Dan") == 2500
    assert told.table.chips == 4000 + 4700 + 5400 + 6100 - 600
    told.tell("Ann is all in; Bob folds; Cid folds")
    assert told.behind("Dan") == 2500
    told.tell("Dan folds")
    told.do(CountStack("m1", 3, 2400, "counted again"))
    told.do(c.StartHand())
    assert told.table.chips == 4000 + 4700 + 5400 + 6100 - 700


def test_seats_change_between_hands_only() -> None:
    told = Told()
    told.tell("Dan calls")
    still: Sequence[c.Command] = (c.TakeSeat("Eve", 7, 100), c.Leave("Ann"), c.ChangeSeat("Ann", 8), c.StartHand())
    for command in still:
        assert code(told.try_to(command)) == "real_still_on"
    told.tell("Ann folds; Bob folds; Cid raises to 800; Dan folds")
    wrong: Sequence[c.Command] = (
        c.TakeSeat("Eve", 1, 100), c.TakeSeat("Ann", 7, 100), c.TakeSeat("Eve", 7, 0), c.ChangeSeat("Ann", 2),
        c.Leave("Eve"),
    )  # fmt: skip
    for command in wrong:
        assert told.try_to(command) is not None, command
    told.do(c.ChangeSeat("Ann", 7))
    assert not told.telling.on
    assert [seat.member for seat in told.table.seats if seat] == ["Bob", "Cid", "Dan", "Ann"]


def test_a_penalty_is_served() -> None:
    """The offence stands in the record, the penalty beside it; the hands to be missed are killed, and counted down."""
    told = Told()
    assert told.say("Dan insults Ann") is None
    assert told.say("the floor penalises Dan: two hands") is not None  # this book knows rounds alone
    told.tell("the floor penalises Dan: one round", "Dan folds; Ann folds; Bob folds")
    for left in (3, 2, 1, 0, 0):
        serves = left_to_miss(told.table, 3) > 0 or left > 0
        told.do(c.StartHand())
        assert left_to_miss(told.table, 3) == left
        seat = told.now.deal.seats.index("Dan")
        assert bool(told.now.round.live >> seat & 1) is not serves
        while told.now.stage != "over":
            told.tell(f"{told.now.deal.seats[told.now.round.queue[0]]} folds")
    assert told.telling.record == (("Dan", "insult: one round"),)


def test_a_repeated_offence_costs_more() -> None:
    """The record is before the floor when the same player offends again, in the same hand and in a later one."""
    told = Told()

    def sanction() -> object:
        found = told.weigh("Dan insults Ann")
        assert isinstance(found, Weighed)
        return found.rulings[0].sanction

    first = sanction()
    told.tell("Dan insults Ann", "the floor penalises Dan: a warning")
    again = sanction()
    assert first != again
    told.tell("Dan folds; Ann folds; Bob folds")
    told.do(c.StartHand())
    assert sanction() == again


def test_chips_may_leave_play() -> None:
    """Hidden chips that the book takes are gone from the stack; taken back, they are there again."""
    told = Told()
    before = told.behind("Dan")
    told.tell("Dan hides 500 in chips")
    assert told.behind("Dan") == before - 500
    told.undo()
    assert told.behind("Dan") == before


def test_a_hand_begun_by_mistake_is_taken_back() -> None:
    """While nothing was told in it, the hand before is on again, with its chips; then its last line can go too."""
    told = Told().tell("Dan folds; Ann folds; Bob folds")
    entry, before = told.last, told.table
    told.do(c.StartHand())
    told.do(c.Appoint("m1", "m2"))
    told.do(UndoLine("m1", 0))
    assert told.table == before._replace(floor=("m1", "m2"))
    told.do(UndoLine("m1", entry))
    told.tell("Dan folds; Ann folds; Bob folds")
    told.do(c.StartHand())
    told.tell(f"{told.now.deal.seats[told.now.round.queue[0]]} folds")
    assert told.try_to(UndoLine("m1", 0)) is not None


def test_a_hand_is_not_taken_back_once_somebody_took_its_chips() -> None:
    told = Told().tell("Dan folds; Ann folds; Bob folds")
    told.do(c.Leave("Ann"))
    told.do(c.StartHand())
    assert code(told.try_to(UndoLine("m1", 0))) == "real_built_on"


def test_the_clock_runs_on_the_player_to_act() -> None:
    """It is called where the book lets this caller; an action stops it, and taken back it runs again."""
    told = Told(book="tda-2024")
    told.tell("Ann calls time on Dan")
    assert told.table.called is not None
    assert (told.table.called.seat, told.table.called.seconds > 0) == (3, True)
    for line in ("Bob calls time on Dan", "Bob calls time on Cid"):
        assert told.say(line) is not None
    told.tell("Dan calls")
    assert told.table.called is None
    told.undo()
    assert told.table.called is not None
    told.tell("Dan's time runs out")
    assert not told.now.round.live >> told.now.deal.seats.index("Dan") & 1


def test_a_binding_condition_is_kept() -> None:
    """The line that makes it come true asks for the size of the raise; undone, the player is bound no longer."""
    told = Told()
    assert told.say('Ann says "if you raise, I raise"', (("binding", True),)) is None
    wrong = told.say("Dan raises to 600")
    assert wrong is not None
    assert wrong.facts["question"] == finding(
        "ask_raise_amount", seat=told.now.deal.seats.index("Ann"), least=1000, most=4000
    )
    assert told.say("Dan raises to 600", (("amount", 1500),)) is None
    assert told.telling.lines[-1].found[-1].outcome == finding(
        "raises_to", seat=told.now.deal.seats.index("Ann"), total=1500
    )
    assert "tda-2011:46b" in told.telling.lines[-1].found[-1].clauses
    told.undo()
    told.undo()
    told.tell("Dan raises to 600", "Ann calls")
    assert told.now.round.bets[told.now.deal.seats.index("Ann")] == 600


def test_a_straddle_is_told_before_the_cards() -> None:
    """It is put up as if the hand had begun with it; undone it was not."""
    told = Told(book="common").tell("Dan straddles 400")
    assert told.now.round.bets[told.now.deal.seats.index("Dan")] == 400
    told.tell("Ann calls")
    assert told.now.round.bets[told.now.deal.seats.index("Ann")] == 400
    told.undo()
    told.undo()
    assert told.now.round.level == 200


def test_players_do_not_act_for_themselves_here() -> None:
    told = Told()
    assert code(told.try_to(c.Act("Dan", hand.Fold(3)))) == "real_lines_only"
    assert code(told.try_to(TellLine("m9", "Dan folds"))) == "floor_only"


def test_newcomers_owe_what_the_book_says() -> None:
    """Blinds, button and posts are those of any table."""
    told = Told().tell("Dan folds; Ann folds; Bob folds")
    told.do(c.TakeSeat("Eve", 4, 5000))
    told.do(c.StartHand())
    posts = {told.now.deal.seats[post.seat]: post.kind for post in told.now.deal.posts}
    assert posts == {"Cid": "small blind", "Dan": "big blind", "Eve": "post"}
    told.tell("Eve folds; Ann folds; Bob folds; Cid folds")
    told.do(c.Leave("Bob"))
    told.do(c.StartHand())
    assert (told.table.button, told.table.small, told.table.big) == (2, 3, 4)


def test_a_line_costs_the_same_whenever_it_is_told() -> None:
    """Nothing of what was told before is read or played again: the calls that a line makes are counted."""

    def calls(told: Told) -> int:
        counted = 0

        def count(frame: object, event: str, argument: object) -> None:
            nonlocal counted
            counted += event == "call"

        state = told.now
        line = f"{state.deal.seats[state.round.queue[0]]} raises to {state.round.level + state.round.step}"
        sys.setprofile(count)
        try:
            told.say(line)
        finally:
            sys.setprofile(None)
        return counted

    told = Told(stack=1_000_000_000)
    taken = [calls(told) for _ in range(200)]
    assert max(taken[-20:]) < 1.2 * min(taken[10:30]), (taken[10:30], taken[-20:])

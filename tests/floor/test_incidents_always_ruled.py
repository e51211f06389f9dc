"""Whatever goes wrong at whatever moment: a ruling, a question or a refusal that explains itself, under every book."""

from collections import Counter
from collections.abc import Sequence
from random import Random

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from cardspeak.cards.card import UNKNOWN
from cardspeak.codec.events import EVENTS
from cardspeak.errors import Unreadable
from cardspeak.floor.incidents.procedures import put_in
from cardspeak.floor.incidents.questions import ANSWERS
from cardspeak.floor.incidents.rule import RULES
from cardspeak.floor.ruling import Ruling
from cardspeak.floor.sanctions import offences, penalties
from cardspeak.hand import events as e
from cardspeak.hand import why
from cardspeak.hand.commands import Begin, TurnUp
from cardspeak.hand.decide import step
from cardspeak.hand.evolve import evolve
from cardspeak.hand.posting import blinds
from cardspeak.hand.refused import Refused
from cardspeak.hand.remedies import events as a
from cardspeak.hand.remedies.apply import remedied
from cardspeak.hand.remedies.kinds import Kill, Scrap
from cardspeak.hand.state import Deal, State
from cardspeak.hand.view import SPECTATOR, seen, view
from cardspeak.irregularities import ROWS
from cardspeak.library import books, find_game, law_at
from cardspeak.locale.rulings import english
from cardspeak.story.parser import parse_story
from cardspeak.story.statements import Mishap, Statement
from cardspeak.telling.early import applied
from cardspeak.telling.mishaps import incident
from cardspeak.telling.rulers import ruled
from cardspeak.telling.setting import Setting
from tests.floor.telling import MISHAPS, tell
from tests.properties.moves import any_command
from tests.properties.reached import Reached
from tests.properties.tables import Table, any_table, combinations

COMBINATIONS = combinations()
QUESTIONS_AT_MOST = 6  # of one ruling
MOVES = 2000


def a_moment(rng: Random, table: Table) -> tuple[State, list[e.Event]]:
    """Play a hand to a moment by chance, at times to its end; return all its events, too."""
    outcome = step(None, table.opening, table.law)
    assert not isinstance(outcome, Refused)
    state, happened = outcome
    for _ in range(rng.choice((0, 1, 2, 3, 5, 8, 13, 40))):
        if state.stage == "over":
            break
        outcome = step(state, any_command(rng, state, table.law, table.style), table.law)
        if not isinstance(outcome, Refused):
            state = outcome[0]
            happened += outcome[1]
    return state, happened


def explained(ruling: Ruling, state: State, table: Table) -> None:
    """Hold that a ruling says what it decides and why, and what each answer leads to where it asks."""
    assert ruling.outcome
    clauses = why.cites(table.law, ruling.points)
    assert clauses or ruling.reason, f"{ruling.outcome}: neither a clause nor a reason"
    for ask in ruling.asks:
        assert english(ask.question, state.deal.seats).endswith((")", "?"))
        assert len(ask.leads) > 1, f"{ask.fact}: a question with one answer"
        assert all(lead for _, lead in ask.leads)
    assert ruling.by or ruling.offence or not ruling.discretion, f"{ruling.outcome}: discretion of nobody"
    paid = put_in(state)
    for seat, amount in ruling.refunds:
        assert 0 < amount <= paid[seat], f"{ruling.outcome}: more goes back than was put in"


def goes_on(rng: Random, state: State, table: Table) -> None:
    """Play a hand on, after a ruling was applied to it, to a legal end with all its chips."""
    total = state.total
    for _ in range(MOVES):
        assert state.total == total, "chips were made or lost after the ruling"
        assert min(state.round.stacks) >= 0, "more chips were bet than there were"
        if state.stage == "over":
            assert not state.pot.total
            return
        outcome = step(state, any_command(rng, state, table.law, table.style), table.law)
        if not isinstance(outcome, Refused):
            state = outcome[0]
    pytest.fail("the hand does not end after the ruling")


def starting(happened: Sequence[e.Event]) -> list[int]:
    """Return the chips with which each seat began, without what has left the hand since.

    In a pot set up in the middle nobody knows whose they are.
    """
    first = happened[0]
    gone = [event for event in happened if isinstance(event, a.ChipsRemoved)]
    began = _at_first(first)
    left = [sum(event.counted for event in gone if event.seat == seat) for seat in range(len(began))]
    return [chips - out for chips, out in zip(began, left, strict=True)]


def _at_first(first: e.Event) -> list[int]:
    if isinstance(first, e.SpotSet):
        now, pot = first.round, first.pot
        return [sum(row) for row in zip(now.stacks, now.bets, pot.paid, pot.dead, strict=True)]
    assert isinstance(first, e.HandBegun)
    return list(first.deal.stacks)


def cards_of(state: State) -> list[int]:
    """Return all cards of a deal, wherever they lie; of boards that are run beside one another the first."""
    secret, cards = state.secret, state.cards
    rows = (*secret.down, *secret.discards, secret.stub, secret.burns, *cards.up, cards.boards[0])
    return sorted(card for row in rows for card in row)


def amended(before: State, happened: Sequence[e.Event], events: Sequence[e.Event], scraps: int) -> None:
    """Check of every event of a ruling that it keeps chips and cards, can be stored, and can be folded by any viewer.

    `scraps` is how many cards count no more than paper.
    """
    state = before
    for event in events:
        after = evolve(state, event)
        out = event.counted if isinstance(event, a.ChipsRemoved) else 0
        assert after.total == state.total - out, f"{type(event).__name__} made or lost chips"
        assert EVENTS.read(*EVENTS.write(event)) == event
        if isinstance(event, a.CardsLaid) and state.deal.source == "order":
            were, are = Counter(cards_of(state)), Counter(cards_of(after))
            named = (are - were).total()  # cards that nobody knew before
            assert named <= were[UNKNOWN] - are[UNKNOWN], "cards came from nowhere"
            assert (were - are).total() <= named + scraps, "cards were lost"
            assert all(many == 1 for card, many in are.items() if card != UNKNOWN), "a card lies there twice"
        elif isinstance(event, a.CardsLaid):
            assert len(cards_of(state)) - scraps <= len(cards_of(after)) <= len(cards_of(state))
        for seat in (SPECTATOR, *range(len(state.deal.seats))):
            assert view(after, seat) == evolve(view(state, seat), seen(event, seat)), f"{type(event).__name__}: {seat}"
        if isinstance(event, a.DealVoided):
            assert after.stage == "over"
            carried = sum(size for size, _ in state.pot.carried)
            more = [now - began for now, began in zip(after.round.stacks, starting((*happened, *events)), strict=True)]
            assert sum(more) == carried, "a voided deal gives back what was put in"
            assert carried or not any(more), "a voided deal gives all players the stacks that they began with"
        state = after


def may_be_asked(said: Statement) -> set[str]:
    """Return the facts that the row of a mishap, and of the offence in it, says may be asked for."""
    row = ROWS[said.what] if isinstance(said, Mishap) else ROWS["penalty"]
    held = ROWS[row.holds].asks if row.holds else ()
    return {*row.asks, *held}


def asked(state: State, setting: Setting) -> tuple[Ruling, int] | str | None:
    """Ask the floor; what it cannot read it refuses in words."""
    try:
        return ruled(state, setting.story, 0, setting.known, setting.law)
    except Unreadable as unreadable:
        return str(unreadable)


@pytest.mark.parametrize("seat", [0, 1, 3])
def test_a_hand_that_died_before_the_cards_is_not_asked_to_act(seat: int) -> None:
    """Whoever is out when the first round opens does not speak in it."""
    game, structure = find_game("nlhe")
    law = law_at("common", game, structure, 4)
    deal = Deal(game, structure, tuple("ABCD"), (100,) * 4, 3, blinds(law, 4, 3, 1, 2), 1, 2, source="dictated")
    begun = step(None, Begin(deal), law)
    assert not isinstance(begun, Refused)
    outcome = remedied(begun[0], (Kill(seat),), law, begun[1])
    assert not isinstance(outcome, Refused)
    dealt = step(outcome[0], TurnUp(), law)
    assert not isinstance(dealt, Refused)
    assert seat not in dealt[0].round.queue
    assert len(dealt[0].round.queue) == 3


@settings(deadline=None, max_examples=1500, suppress_health_check=[HealthCheck.too_slow])
@given(st.sampled_from(COMBINATIONS), st.sampled_from(MISHAPS), st.integers(0, 2**64))
def test_any_incident_at_any_moment_under_any_book(combination, phrase, seed) -> None:  # type: ignore[no-untyped-def]
    rng = Random(seed)
    table = any_table(rng, combination, Reached())
    state, happened = a_moment(rng, table)
    deal = table.deal
    text = tell(rng, phrase, deal)
    story = parse_story(text)
    know: dict[str, object] = {}
    for _ in range(QUESTIONS_AT_MOST):
        setting = Setting(table.opening, table.law, deal.seats, deal.stacks, story, know, {})
        found = asked(state, setting)
        if found is None:
            return  # nothing for the floor
        if isinstance(found, str):
            assert "is no" in found
            return
        ruling, used = found
        assert used == 1
        explained(ruling, state, table)
        if not ruling.asks:
            break
        fact = ruling.asks[0].fact
        assert fact in may_be_asked(story[0]), f"{text}: the row does not name the question {fact!r}"
        assert fact not in know, f"{fact} is asked again"
        know[fact] = rng.choice(ANSWERS[fact])
    else:
        pytest.fail(f"{text}: more than {QUESTIONS_AT_MOST} questions")
    outcome = applied(state, ruling, table.law, happened)
    if isinstance(outcome, Refused):
        assert outcome.code
        return
    amended(
        state, happened, outcome[1], sum(len(remedy.cards) for remedy in ruling.remedies if isinstance(remedy, Scrap))
    )
    assert outcome == applied(state, ruling, table.law, happened), "taken back and ruled again it is the same"
    if outcome[1]:
        goes_on(rng, outcome[0], table)


def test_the_language_can_tell_every_kind_of_incident() -> None:
    rng = Random(1)
    found = set()
    table = any_table(rng, next(each for each in COMBINATIONS if each.game.id == "holdem"), Reached())
    state, _ = a_moment(rng, table)
    for phrase in MISHAPS:
        for _ in range(20):
            try:
                story = parse_story(tell(rng, phrase, table.deal))
                setting = Setting(table.opening, table.law, table.deal.seats, table.deal.stacks, story, {}, {})
                told = incident(story, 0, setting.known, state)
            except Unreadable:
                continue
            found.add(told.code if told else "")
    # offences are told in other statements too, and have tests of their own
    assert not RULES.keys() - offences.RULES.keys() - penalties.RULES.keys() - found


def test_all_seven_books_are_asked() -> None:
    assert {each.book for each in COMBINATIONS} == set(books())
    assert len(books()) == 7

"""Hands of ours written as PHH end the same when we read and replay them, and when PokerKit plays the text."""

from __future__ import annotations

import random
import warnings
from collections.abc import Callable, Sequence
from decimal import Decimal
from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest
from pokerkit import HandHistory

from cardspeak.cards.card import DECKS, UNKNOWN, card_text
from cardspeak.errors import Unreadable
from cardspeak.games import Game
from cardspeak.hand import commands as c
from cardspeak.hand import events as e
from cardspeak.hand.betting import options
from cardspeak.hand.decide import step
from cardspeak.hand.posting import antes, blinds
from cardspeak.hand.refused import Refused
from cardspeak.hand.state import UNKNOWN_STACK, Cards, Deal, Event, Post, Pot, Rake, Round, Secret, State
from cardspeak.history.export import exported
from cardspeak.history.phh import HandRecord, write_hand
from cardspeak.history.phh_reader import read_hands
from cardspeak.history.replay import GAMES, Replayed, replay
from cardspeak.law.kinds import Structure
from cardspeak.law.law import Law
from cardspeak.library import find_game, law_at

GOLDEN = Path(__file__).parent.parent / "golden"
FILES = sorted(path for path in GOLDEN.rglob("*") if path.suffix in {".phh", ".phhs"})
HANDS = 64


def law(game: Game, structure: Structure, players: int) -> Law:
    return law_at("common", game, structure, players, "tournament")


def dealt(name: str, players: int, button: int | None = None, **more: Any) -> Deal:
    """Uneven stacks of 30 to 400 chips; antes too in some games with blinds."""
    game, structure = find_game(name)
    last = players - 1 if button is None else button
    forced = game.forced == "blinds"
    posts = blinds(law(game, structure, players), players, last, 2, 4) if forced else antes(players, 1)
    deal = Deal(
        game, structure, tuple("ABCDEFGHIJ"[:players]), tuple(30 + 74 * seat for seat in range(players)), last, posts,
        2 if forced else 0, 4 if forced else 0, 0 if forced else 2, 4, 8, event=Event("tournament"), shows="dealer",
    )  # fmt: skip
    return deal._replace(**more)


def wants(state: State, rng: random.Random) -> c.Command:
    """A random choice that folds seldom, so that hands reach the showdown."""
    seat = state.round.queue[0]
    rules = law(state.deal.game, state.deal.structure, len(state.deal.seats))
    if state.stage == "drawing":
        held = state.secret.down[seat]
        return c.Discard(seat, tuple(sorted(rng.sample(range(len(held)), rng.randint(0, 2)))))
    may = options(state, rules)
    verbs = [verb for verb in may for _ in range({"fold": 1, "call": 4, "check": 4}.get(verb, 3))]
    verb = rng.choice(verbs)
    plain: dict[str, Callable[[int], c.Command]] = {
        "fold": c.Fold, "check": c.Check, "call": c.Call, "bring in": c.BringIn,
    }  # fmt: skip
    if verb in plain:
        return plain[verb](seat)
    least, most = may[verb]
    return c.RaiseTo(seat, rng.choice((least, least, most, rng.randint(least, most))))


def played(deal: Deal, rng: random.Random) -> tuple[list[e.Event], State]:
    rules = law(deal.game, deal.structure, len(deal.seats))
    outcome = step(None, c.Begin(deal, tuple(rng.sample(DECKS[deal.game.deck], deal.game.deck))), rules)
    happened: list[e.Event] = []
    while True:
        assert not isinstance(outcome, Refused), outcome
        state, events = outcome
        happened += events
        if state.stage == "over":
            return happened, state
        outcome = step(state, wants(state, rng), rules)


def read(text: str) -> HandRecord:
    (record,) = read_hands(text)
    assert isinstance(record, HandRecord), record
    return record


def replayed(record: HandRecord) -> Replayed:
    return replay(read(write_hand(record)), law, find_game)


def in_pokerkit(text: str) -> list[Any]:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        *_, state = HandHistory.loads(text)
    assert not state.status
    return list(state.stacks)


def split_with_an_odd_chip(events: Sequence[e.Event]) -> bool:
    """PokerKit gives the whole remainder of a pot to one winner, and breaks ties of seats in another order."""
    sides = {event.side for event in events if isinstance(event, e.Awarded)}
    return len(sides) > 1 or any(isinstance(event, e.Awarded) and len(event.shares) > 1 for event in events)


def short_all_in(events: Sequence[e.Event]) -> bool:
    """PokerKit does not reopen the betting, nor count a raise, on an all-in of half a bet or more."""
    return any(isinstance(event, e.RaisedTo) and event.round.stacks[event.seat] == 0 for event in events)


def raise_that_nobody_can_match(events: Sequence[e.Event]) -> bool:
    """PokerKit forbids a raise where nobody else has chips above the bet, although they have still to call it."""
    before = None
    for event in events:
        if isinstance(event, e.RaisedTo) and isinstance(before, Round):
            others = [seat for seat in range(len(before.bets)) if before.live >> seat & 1 and seat != event.seat]
            if all(before.stacks[seat] + before.bets[seat] <= before.level for seat in others):
                return True
        before = getattr(event, "round", before)
    return False


def coincide(events: Sequence[e.Event], structure: Structure) -> bool:
    """Whether PokerKit's rules and the book's are the same as far as this hand goes."""
    if split_with_an_odd_chip(events) or raise_that_nobody_can_match(events):
        return False
    return structure != "fixed-limit" or not short_all_in(events)


def hands(name: str, button: int | None = None) -> list[tuple[Deal, list[e.Event], State]]:
    rng = random.Random(f"{name} of the export")
    found = []
    for number in range(HANDS):
        most = 5 if find_game(name)[0].family == "draw" else 6
        deal = dealt(name, 2 + number % (most - 1), button)
        found.append((deal, *played(deal, rng)))
    return found


@pytest.mark.parametrize("code", GAMES)
def test_a_hand_ends_the_same_when_it_is_read_again(code: str) -> None:
    for deal, events, last in hands(GAMES[code]):
        record = exported(events)
        assert record.variant == code
        assert record.fields["players"] == deal.seats
        again = replayed(record)
        assert again.ok, again.why
        assert again.stacks == last.round.stacks == record.finishing_stacks
        assert again.remarks == ()


@pytest.mark.parametrize("code", GAMES)
@pytest.mark.parametrize("viewer", [-1, 0])
def test_what_one_seat_saw_ends_the_same(code: str, viewer: int) -> None:
    for _, events, last in hands(GAMES[code]):
        record = exported(events, viewer)
        shown = {event.seat for event in events if isinstance(event, e.Tabled)} | {viewer}
        text = write_hand(record)
        for place in range(len(last.deal.seats)):
            first = next(row for row in record.actions if row.startswith(f"d dh p{place + 1} "))
            assert ("??" in first) == (place != viewer), text
            assert place in shown or f"p{place + 1} sm " not in text
        again = replayed(record)
        assert again.ok, again.why
        assert again.stacks == last.round.stacks


@pytest.mark.parametrize("code", GAMES)
def test_pokerkit_plays_what_is_written_to_the_same_end(code: str) -> None:
    compared = contested = 0
    for _, events, last in hands(GAMES[code]):
        if not coincide(events, find_game(GAMES[code])[1]):
            continue
        compared += 1
        contested += any(isinstance(event, e.Tabled) for event in events)
        text = write_hand(exported(events))
        assert in_pokerkit(text) == list(last.round.stacks), text
    assert compared >= 24
    assert contested >= 12


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.name)
def test_a_golden_hand_exported_ends_as_it_did(path: Path) -> None:
    for record in read_hands(path.read_text("utf-8"), path.name):
        assert isinstance(record, HandRecord)
        first = replay(record, law, find_game)
        try:
            again = exported(first.events)
        except Unreadable as error:
            pytest.fail(str(error))
        assert again.variant == record.variant
        assert replayed(again).ok, replayed(again).why
        assert replayed(again).state.round.stacks == first.state.round.stacks


def test_the_seats_stand_as_in_phh() -> None:
    deal = dealt("nlhe", 4, button=1)
    events, last = played(deal, random.Random(3))
    record = exported(events)
    assert record.fields["players"] == ("C", "D", "A", "B")
    assert record.blinds_or_straddles == (2, 4, 0, 0)
    assert record.starting_stacks == tuple(deal.stacks[seat] for seat in (2, 3, 0, 1))
    assert replayed(record).stacks == tuple(last.round.stacks[seat] for seat in (2, 3, 0, 1))


@pytest.mark.parametrize("button", [0, 1])
def test_two_players_post_the_other_way_round(button: int) -> None:
    deal = dealt("nlhe", 2, button=button)
    events, last = played(deal, random.Random(5))
    record = exported(events)
    assert record.fields["players"] == (("B", "A"), ("A", "B"))[button]
    assert record.blinds_or_straddles == (2, 4), "the big blind comes first, and posts the second amount"
    stacks = tuple(last.round.stacks[seat] for seat in ((1, 0), (0, 1))[button])
    assert replayed(record).stacks == stacks
    assert in_pokerkit(write_hand(record)) == list(stacks)


def test_antes_straddles_and_posts_are_written() -> None:
    posts = (
        *(Post(seat, "ante", 1) for seat in range(5)),
        Post(0, "small blind", 2), Post(1, "big blind", 4), Post(2, "straddle", 8), Post(4, "post", 4),
    )  # fmt: skip
    deal = dealt("nlhe", 5, posts=posts)
    record = exported([e.HandBegun(deal)])
    assert (record.antes, record.ante_trimming) == ((1,) * 5, True)
    assert record.blinds_or_straddles == (2, 4, 8, 0, -4)
    assert (record.min_bet, record.small_bet, record.bring_in) == (4, None, None)
    assert record.finishing_stacks is None
    dead = (*(Post(seat, "table ante", 1) for seat in range(5)), Post(3, "dead", 2))
    record = exported([e.HandBegun(deal._replace(posts=dead + posts[5:]))])
    assert (record.antes, record.ante_trimming) == ((1, 1, 1, 3, 1), False)


def test_amounts_are_scaled_back_and_unknown_stacks_stay_unknown() -> None:
    deal = dealt("nlhe", 3, stacks=(800, UNKNOWN_STACK, 900))
    events, _ = played(deal, random.Random(1))
    record = exported(events, step=Fraction(1, 20), fields={"venue": "Marta's kitchen", "hand": 7})
    assert record.starting_stacks == (40, None, 45)
    assert record.blinds_or_straddles == (Decimal("0.1"), Decimal("0.2"), 0)
    assert record.finishing_stacks is not None
    assert record.finishing_stacks[1] is None
    assert record.fields["hand"] == 7
    again = replayed(record)
    assert again.ok, again.why
    assert again.stacks == record.finishing_stacks


def test_a_raked_hand_keeps_the_stacks_with_which_it_ended() -> None:
    deal = dealt("plo", 3, rake=Rake(10, 0, False))
    events, last = played(deal, random.Random(2))
    assert any(isinstance(event, e.Raked) for event in events)
    assert exported(events).finishing_stacks == last.round.stacks
    assert "recorded" in replayed(exported(events)).why


def test_cards_shown_in_passing_are_commentary() -> None:
    deal = dealt("nlhe", 2)
    rules = law(deal.game, deal.structure, 2)
    begun = step(None, c.Begin(deal, DECKS[52]), rules)
    assert not isinstance(begun, Refused)
    state, events = begun
    outcome = step(state, c.Fold(state.round.queue[0]), rules)
    assert not isinstance(outcome, Refused)
    shown = e.CardShown(0, (1,), (state.secret.down[0][1],))
    record = exported([*events, *outcome[1], shown])
    assert record.actions[-1] == ""
    assert record.commentary[-1] is not None
    assert record.commentary[-1].startswith("A shows ")
    assert read(write_hand(record)) == record
    assert replayed(record).ok


def spot() -> e.SpotSet:
    now = Round((5, 6), (0, 0), 3, (0, 1), 0, 0, 4, 0, 2, 2, (-1, -1), 0, -1, 0, -1)
    cards = Cards(((),), ((), ()), ((), ()), 0)
    secret = Secret(((), ()), (), (), ((), ()))
    return e.SpotSet(dealt("nlhe", 2), 1, now, Pot((4, 4), (0, 0), (), 0, 0), cards, secret)


TWICE = (*dealt("nlhe", 3).posts, Post(1, "straddle", 8))
MIXED = (Post(0, "ante", 40), Post(1, "dead", 2), *dealt("nlhe", 3).posts)


@pytest.mark.parametrize(
    ("events", "reason"),
    [
        ([], "PHH holds a hand from its beginning"),
        ([spot()], "PHH holds a hand from its beginning"),
        ([e.HandBegun(dealt("plo8", 3))], "PHH has no code for pot-limit Omaha"),
        ([e.HandBegun(dealt("nlhe", 3)._replace(structure="pot-limit"))], "PHH has no code for pot-limit"),
        ([e.HandBegun(dealt("nlhe", 3, posts=TWICE))], "PHH holds one blind of a player, B posts two"),
        ([e.HandBegun(dealt("nlhe", 3, posts=MIXED))], "PHH cannot hold antes beside other dead money"),
        ([e.HandBegun(dealt("nlhe", 3, posts=(Post(2, "no-look", 8),)))], "PHH has no word for the raise of C"),
        ([e.HandBegun(dealt("nlhe", 3)), e.RunsAgreed(2)], "PHH has no word for a board that is run 2 times"),
        ([e.HandBegun(dealt("nlhe", 3)), e.BoardPlayed(1, spot().round)], "PHH has no word for B playing the board"),
    ],
)
def test_what_phh_cannot_hold_is_said(events: list[e.Event], reason: str) -> None:
    with pytest.raises(Unreadable) as caught:
        exported(events)
    assert str(caught.value).startswith(reason)
    assert "\n" not in str(caught.value)


def test_nothing_unseen_is_written() -> None:
    for code in GAMES:
        for _, events, last in hands(GAMES[code])[:12]:
            open_cards = {card for row in (*last.cards.open, *last.cards.up, *last.cards.boards) for card in row}
            allowed = {card_text(card) for card in open_cards | {UNKNOWN}}
            for row in exported(events, -1).actions:
                words = row.split()
                if words[1] in ("dh", "db", "sd", "sm") and len(words) > 2:
                    cards = words[-1]
                    assert {cards[at : at + 2] for at in range(0, len(cards), 2)} <= allowed, row

"""Hands of the room as PHH: whoever asks for them, PokerKit and we replay the text to the stacks of its end."""

import random
from collections import Counter
from collections.abc import Sequence
from datetime import UTC, datetime, time, timedelta, timezone

import pytest

from cardspeak.errors import Unreadable
from cardspeak.hand import events as e
from cardspeak.hand.state import seats_in
from cardspeak.hand.view import seen
from cardspeak.history.export import CODES, exported, time_fields
from cardspeak.history.phh import write_hand
from cardspeak.history.phh_reader import read_hands
from cardspeak.history.replay import replay
from cardspeak.library import find_game
from tests.history.hands import Played, not_replayed, played_hands, shares_a_card
from tests.history.test_export import coincide, dealt, in_pokerkit, played, read


@pytest.fixture(scope="module")
def hands() -> list[Played]:
    """Hands of the games that PHH has a code for."""
    return list(played_hands("hands of the room", 1500, CODES))


def text_of(hand: Played, viewer: int | None) -> str | None:
    try:
        return write_hand(exported(hand.events, viewer))
    except Unreadable:
        return None


def in_order(hand: Played) -> list[int]:
    """The stacks of the end from the left of the button, as PHH seats the players."""
    stacks, button = hand.last.round.stacks, hand.last.deal.button
    return [stacks[(button + 1 + place) % len(stacks)] for place in range(len(stacks))]


def won_unseen(hand: Played) -> bool:
    """Several came to the showdown, and the winner showed nothing because the others mucked: PHH has no word for it."""
    claims = seats_in(hand.last.round.live & ~hand.last.noted.mucked, len(hand.last.deal.seats))
    return hand.last.noted.mucked > 0 and len(claims) == 1 and not hand.last.cards.tabled >> claims[0] & 1


def alike(upcards: Sequence[tuple[int, ...]]) -> bool:
    """Say whether the open cards of two seats were of the same ranks on some street after the first."""
    for street in range(2, 5):
        ranks = [tuple(sorted(card >> 2 for card in cards[:street])) for cards in upcards if len(cards) >= street]
        if len(set(ranks)) < len(ranks):
            return True
    return False


def other_rules(hand: Played) -> bool:
    """PokerKit's rules are others, or it fails: a short stack under its forced bets, dead money, more than four bets.

    It has no seventh street without cards either, breaks on a razz hand in which an all-in ends the betting early, and
    lets the first seat of two act first whose open cards rank alike, whatever their suits.
    """
    deal, events = hand.last.deal, hand.events
    if hand.last.pot.raked or any(post.kind in ("table ante", "dead") for post in deal.posts):
        return True
    for seat, stack in enumerate(deal.stacks):
        if stack <= deal.bring_in + sum(post.amount for post in deal.posts if post.seat == seat):
            return True
    rounds = [event.round for event in events if isinstance(event, e.RaisedTo)]
    if deal.structure == "fixed-limit" and any(now.raises > 3 for now in rounds):
        return True
    if deal.game.family == "stud" and (len(deal.seats) > 7 or shares_a_card(hand) or alike(hand.last.cards.up)):
        return True
    if deal.game.id == "razz" and any(0 in event.round.stacks for event in events if isinstance(event, e.Collected)):
        return True
    return not coincide(events, deal.structure)


def test_pokerkit_ends_as_the_room_did_for_every_viewer(hands: list[Played]) -> None:
    compared: Counter[str] = Counter()
    for number, hand in enumerate(hands):
        if hand.table.kind != "order" or other_rules(hand) or won_unseen(hand):
            continue
        seats = len(hand.last.deal.seats)
        for viewer in (None, -1, number % seats):
            text = text_of(hand, viewer)
            if text is not None:
                assert in_pokerkit(text) == in_order(hand), text
                compared[read(text).variant] += 1
    assert set(compared) == set(CODES.values()), compared
    assert min(compared.values()) >= 20, compared
    assert compared.total() >= 500


def test_we_end_as_the_room_did_for_every_viewer(hands: list[Played]) -> None:
    compared = 0
    for number, hand in enumerate(hands):
        if hand.last.pot.raked or hand.table.kind != "order" or not_replayed(hand):
            continue
        for viewer in (None, -1, number % len(hand.last.deal.seats)):
            text = text_of(hand, viewer)
            if text is not None:
                again = replay(read(text), lambda *_, law=hand.table.law: law, find_game)
                assert again.ok, (again.why, text)
                compared += 1
    assert compared >= 1000


def test_what_was_redacted_before_is_written_the_same(hands: list[Played]) -> None:
    for number, hand in enumerate(hands):
        viewer = number % (len(hand.last.deal.seats) + 1) - 1
        text = text_of(hand, viewer)
        if text is not None:
            assert write_hand(exported([seen(event, viewer) for event in hand.events])) == text


def test_a_hand_that_lay_open_before_the_showdown_is_shown() -> None:
    for seed in range(40):
        events, _ = played(dealt("nlhe", 2), random.Random(seed))
        at = next((place for place, event in enumerate(events) if isinstance(event, e.Tabled)), None)
        if at is None:
            continue
        told = events[at]
        assert isinstance(told, e.Tabled)
        instead = e.Exposed(told.seat, (0, 1), told.cards, told.round)
        text = write_hand(exported([*events[:at], instead, *events[at + 1 :]], -1))
        shown = [row for row in read(text).actions if row.split()[1:2] == ["sm"]]
        assert len(shown) == len({row.split()[0] for row in shown}) == 2, text
        return
    pytest.fail("nobody showed")


def test_names_time_and_table_are_the_callers() -> None:
    events, last = played(dealt("nlhe", 3, button=0), random.Random(4))
    started = datetime(2026, 1, 31, 23, 30, 5, 7, tzinfo=timezone(timedelta(hours=-2)))
    fields = {"table": "Riga", "hand": 12, **time_fields(started)}
    record = exported(events, 1, fields=fields, names=("Анна", "Ján", 'Q"'))
    assert record.fields["players"] == ("Ján", 'Q"', "Анна")
    text = write_hand(record)
    (again,) = read_hands(text)
    assert again == record
    told = [read(text).fields[key] for key in ("table", "hand", "time", "day", "month", "year")]
    assert told == ["Riga", 12, time(1, 30, 5), 1, 2, 2026]
    assert in_pokerkit(text) == [last.round.stacks[seat] for seat in (1, 2, 0)]
    assert time_fields(datetime(2026, 2, 1, 1, 30, 5)) == time_fields(datetime(2026, 2, 1, 1, 30, 5, tzinfo=UTC))
    with pytest.raises(Unreadable, match="3 players were dealt in, 2 names are given"):
        exported(events, names=("A", "B"))

"""Events as plain data and back: exact for every event of every game, and deaf to garbage."""

from __future__ import annotations

import json
import random
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardspeak.cards.card import DECKS
from cardspeak.codec.codec import Data
from cardspeak.codec.events import EVENTS, as_object
from cardspeak.errors import Unreadable
from cardspeak.hand import commands as c
from cardspeak.hand import events as e
from cardspeak.hand.betting import options
from cardspeak.hand.dealing import shuffled_cards
from cardspeak.hand.decide import step
from cardspeak.hand.evolve import evolve
from cardspeak.hand.posting import antes, blinds
from cardspeak.hand.pots import pots
from cardspeak.hand.refused import Refused
from cardspeak.hand.remedies import events as a
from cardspeak.hand.showdown import claims
from cardspeak.hand.state import HIDDEN, Cards, Deal, Event, Post, Pot, Rake, Round, Secret, State, seats_in
from cardspeak.hand.view import seen
from cardspeak.law.kinds import Structure
from cardspeak.law.law import Law
from cardspeak.library import find_game, games, law_at
from cardspeak.service.stored import EVENTS as STORED

GOLDEN = Path(__file__).resolve().parents[1] / "golden" / "stored"
TABLES = sorted((game.id, structure) for game in games().values() for structure in game.structures)


def dealt(game_id: str, structure: Structure, players: int, **more: Any) -> tuple[Deal, Law]:
    game, structure = find_game(f"{structure} {game_id}")
    law = law_at("common", game, structure, players, "cash")
    button = players - 1 if players > 2 else 0
    forced = game.forced == "blinds"
    posts = blinds(law, players, button, 1, 2) if forced else antes(players, 1)
    deal = Deal(
        game, structure, tuple("ABCDEFGHIJ"[:players]), tuple(40 + 31 * seat for seat in range(players)), button, posts,
        1 if forced else 0, 2 if forced else 0, 0 if forced else 1, 2, 4,
    )  # fmt: skip
    return deal._replace(**more), law


def everybody_wins(state: State) -> c.NameWinners:
    masks = [pot.seats & claims(state) or pot.seats for pot in pots(state)]
    return c.NameWinners(tuple(seats_in(mask, len(state.deal.seats)) for mask in masks))


def chosen(state: State, law: Law, rng: random.Random) -> c.Command:
    """Something that the hand waits for."""
    queue = state.round.queue
    match state.stage:
        case "betting":
            may = options(state, law)
            verb = rng.choice(list(may))
            plain: dict[str, Any] = {"fold": c.Fold, "check": c.Check, "call": c.Call, "bring in": c.BringIn}
            return plain[verb](queue[0]) if verb in plain else c.RaiseTo(queue[0], rng.choice(may[verb]))
        case "drawing":
            held = state.secret.down[queue[0]]
            return c.Discard(queue[0], tuple(sorted(rng.sample(range(len(held)), rng.randint(0, len(held))))))
        case "shuffling":
            return c.Reshuffle(tuple(rng.sample(shuffled_cards(state)[0], len(shuffled_cards(state)[0]))))
        case "runs":
            return c.Run(rng.randint(1, 2))
        case "dictating":
            return c.TurnUp()
        case "naming":
            return everybody_wins(state)
        case _:
            muck = c.Muck(queue[0])
            mucks = rng.random() < 0.5 and not isinstance(step(state, muck, law), Refused)
            return muck if mucks else c.Show(queue[0])


def events_of(deal: Deal, law: Law, rng: random.Random) -> tuple[list[e.Event], State]:
    order: tuple[int, ...] = ()
    if deal.source == "order":
        order = tuple(rng.sample(DECKS[deal.game.deck], deal.game.deck))
    outcome = step(None, c.Begin(deal, order), law)
    happened: list[e.Event] = []
    while True:
        assert not isinstance(outcome, Refused), outcome
        state, events = outcome
        happened += events
        if state.stage == "over":
            return happened, state
        outcome = step(state, chosen(state, law, rng), law)
        if isinstance(outcome, Refused) and state.stage == "showdown":
            outcome = step(state, c.Muck(state.round.queue[0]), law)
        if isinstance(outcome, Refused) and state.stage == "showdown":
            outcome = step(state, everybody_wins(state), law)


def from_object(data: Any) -> Any:
    """Read an event from one object, as the golden hands have it."""
    rest = dict(data)
    return EVENTS.read(rest.pop("type", None), rest.pop("version", None), rest)


def there_and_back(event: e.Event) -> Any:
    return from_object(json.loads(json.dumps(as_object(event))))


def same(one: e.Event, other: e.Event) -> bool:
    """Equal, and of the same types all the way down: True is no 1, a record no bare tuple."""
    return one == other and shape(one) == shape(other)


def shape(value: object) -> object:
    kind = type(value)
    return (kind, tuple(map(shape, value))) if isinstance(value, tuple) else kind


@pytest.mark.parametrize(("game", "structure"), TABLES)
def test_every_event_comes_back_exactly(game: str, structure: Structure) -> None:
    rng = random.Random(f"{game} {structure}")
    for number in range(12):
        deal, law = dealt(game, structure, 2 + number % 5, shows=("asked", "dealer")[number % 2])
        happened, last = events_of(deal, law, rng)
        state = None
        for event in happened:
            again = there_and_back(event)
            assert same(again, event)
            state = evolve(state, again)
            for viewer in (-1, 0):
                assert same(there_and_back(seen(event, viewer)), seen(event, viewer))
        assert state == last


@pytest.mark.parametrize("more", [{"runs": 2}, {"source": "dictated"}, {"rake": Rake(5, 3)}, {"chips": (1, 5, 25)}])
def test_deals_of_other_kinds_come_back(more: dict[str, Any]) -> None:
    rng = random.Random(9)
    for _ in range(30):
        deal, law = dealt("holdem", "no-limit", 3, event=Event("tournament", 12), **more)
        happened, _ = events_of(deal, law, rng)
        assert all(same(there_and_back(event), event) for event in happened)


NOW = Round((5, 6), (1, 2), 3, (0, 1), 2, 2, 2, 0, 2, 2, (-1, 2), 0, -1, 0, -1)
SPOT = e.SpotSet(
    dealt("holdem", "no-limit", 2)[0], 1, NOW, Pot((4, 4), (0, 1), ((7, 3),), 0, 0),
    Cards(((1, 2, 3),), ((52, 52), (52, 52)), ((), ()), 0), Secret(((4, 5), (52, 52)), HIDDEN[40], (6,), ((), ())),
    1, 0, 1, (0,),
)  # fmt: skip
RARE: list[e.Event] = [
    SPOT,
    e.Posted((Post(0, "small blind", 1), Post(1, "no-look", 4)), (0, 0), (1, 0), NOW),
    e.Exposed(1, (0,), (51,), NOW), e.Reshuffled((3, 52), (1, 0)), e.RunsAsked(2), e.RunsAgreed(2), e.CardsAsked(2),
    e.ShuffleAsked(9), e.CardShown(0, (1,), (7,)), e.BoardPlayed(1, NOW), e.WinnersAsked(2), e.Raked(3),
    e.Awarded(1, 0, 1, 9, ((0, 5), (1, 4)), (0,)), e.PotTold(0, 12), e.BetTold(1, 2),
    e.PotSpread(0), e.BetsGathered(1), e.RabbitShown((1, 2)),
    e.HandSeen(0, 1, (8, 9)), e.Mucked(1, NOW), e.UncalledReturned(0, 3, NOW), e.DrawOpened(1, NOW),
    e.Discarded(0, (0, 2), (5, 6), NOW), a.HandKilled(1, NOW, "due"), a.HandRestored(1, NOW),
    a.RaiseBarred(1, NOW), a.BetsReturned(((0, 4),), (0, 1), (0, 0), NOW), a.BetsCorrected(6, ((0, -4), (1, 4)), NOW),
    a.ChipsRemoved(0, 5, "nobody", 5, (0, 0), (0, 0), NOW), a.CardReplaced(0, 1, 52, 7, True),
    a.CardsLaid(
        1, "due", NOW, Cards(((1, 2, 3),), ((52, 52), (52, 52)), ((), ()), 0),
        Secret(((4, 5), (52, 52)), HIDDEN[40], (6,), ((), ())), (-1, 0),
    ),
    a.BettingFrozen(NOW), a.CountedAllIn(0, 5, NOW), a.ChipsStayed(1, 4, NOW),
    a.BettingReopened(1, "betting", NOW, Pot((1, 2), (0, 1), ((5, 3),), 0, 0)),
    a.StubShuffled((1, 52)), a.AwardTakenBack(((0, 9),), 1), a.DealVoided((4, 9)),
]  # fmt: skip


@pytest.mark.parametrize("event", RARE, ids=lambda event: type(event).__name__)
def test_rare_events_come_back(event: e.Event) -> None:
    assert same(there_and_back(event), event)


def test_a_stored_game_needs_no_game_file() -> None:
    game, structure = find_game("nlhe")
    house = game._replace(id="the-club's-own", name="Club hold'em", deck=36)
    deal = dealt("holdem", "no-limit", 4)[0]._replace(game=house, structure=structure)
    begun = there_and_back(e.HandBegun(deal))
    assert isinstance(begun, e.HandBegun)
    assert begun.deal.game == house


def test_every_event_has_a_name_of_its_own() -> None:
    assert set(e.NAMES) == set(e.Event.__args__)
    assert len({name for name, _ in e.NAMES.values()}) == len(e.NAMES)
    for event in RARE:
        name, version = e.NAMES[type(event)]
        assert list(as_object(event)) == ["type", "version", *event._fields]
        assert (as_object(event)["type"], as_object(event)["version"]) == (name, version)


def changed(**fields: object) -> dict[str, object]:
    return as_object(e.Called(1, 50, NOW)) | fields


def without(field: str) -> dict[str, object]:
    return {key: value for key, value in changed().items() if key != field}


@pytest.mark.parametrize(
    ("data", "reason"),
    [
        ({}, "unknown stored event None"),
        ({"type": ["hand.called"]}, "unknown stored event a list"),
        (changed(type="hand.smiled"), "unknown stored event 'hand.smiled'"),
        (changed(version=2), "hand.called: version 2 cannot be read; known: 1"),
        (changed(version=True), "hand.called: version True cannot be read; known: 1"),
        (without("version"), "hand.called: version None cannot be read; known: 1"),
        (without("amount"), "hand.called: the field amount is missing"),
        (changed(mood="good"), "hand.called: unknown field mood"),
        (changed(amount="50"), "hand.called: amount: a whole number is wanted, not '50'"),
        (changed(amount=50.0), "hand.called: amount: a whole number is wanted, not 50.0"),
        (changed(seat=True), "hand.called: seat: a whole number is wanted, not True"),
        (changed(round=[1, 2]), "hand.called: round: a list of 15 values is wanted, not a list"),
        (changed(round=[[1, None], *NOW[1:]]), "hand.called: round: a list of whole numbers is wanted"),
    ],
)
def test_what_is_wrong_is_said(data: object, reason: str) -> None:
    with pytest.raises(Unreadable) as caught:
        from_object(data)
    assert str(caught.value) == reason


def test_a_deal_with_a_field_too_many_is_refused() -> None:
    data = as_object(e.HandBegun(dealt("holdem", "no-limit", 2)[0]))
    data["deal"]["colour"] = "red"
    with pytest.raises(Unreadable, match=r"hand\.begun: deal: it has other fields than .*: colour"):
        from_object(data)


PLAIN = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=5), inner, max_size=4),
    max_leaves=12,
)


NAMED = sorted((name, version) for name, now in STORED.kinds.values() for version in range(1, now + 1))


@given(st.sampled_from(NAMED), st.dictionaries(st.text(max_size=5), PLAIN, max_size=4), st.data())
def test_garbage_is_unreadable_and_nothing_else(named: tuple[str, int], data: Data, more: st.DataObject) -> None:
    kind = next(kind for kind, (name, _) in STORED.kinds.items() if name == named[0])
    for field in kind.__annotations__:
        if more.draw(st.booleans()):
            data[field] = more.draw(PLAIN)
    with suppress(Unreadable):
        assert type(STORED.read(*named, data)) is kind
    with pytest.raises(Unreadable):
        STORED.read(more.draw(PLAIN), named[1], data)


@given(st.sampled_from(RARE), st.data())
def test_an_event_with_one_thing_changed_is_read_or_unreadable(event: e.Event, data: st.DataObject) -> None:
    stored = json.loads(json.dumps(as_object(event)))
    place: Any = stored
    while True:
        keys = list(place) if isinstance(place, dict) else list(range(len(place)))
        key = data.draw(st.sampled_from(keys))
        inner = place[key]
        if not isinstance(inner, dict | list) or not inner or data.draw(st.booleans()):
            break
        place = inner
    if data.draw(st.booleans()):
        del place[key]
    else:
        place[key] = data.draw(PLAIN)
    try:
        read = from_object(stored)
    except Unreadable:
        return
    assert same(there_and_back(read), read)


@pytest.mark.parametrize("path", sorted(GOLDEN.glob("*.json")), ids=lambda path: path.stem)
def test_hands_stored_once_stay_readable(path: Path) -> None:
    stored = json.loads(path.read_text("utf-8"))
    state = None
    for data in stored["events"]:
        event = from_object(data)
        assert as_object(event) == data
        state = evolve(state, event)
    assert state is not None
    assert state.stage == "over"
    assert list(state.round.stacks) == stored["stacks"]


def test_there_are_stored_hands() -> None:
    assert len(list(GOLDEN.glob("*.json"))) >= 3

"""The laws of a table, over random seatings and commands in every game under every book."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import NamedTuple

import pytest
from tests.ledger import Ledger

from cardspeak.bots.simple import random_play
from cardspeak.cards.card import DECKS
from cardspeak.floor.sanctions.record import Former
from cardspeak.games import Game
from cardspeak.hand import commands as hc
from cardspeak.hand import events as he
from cardspeak.hand.betting import options
from cardspeak.hand.dealing import shuffled_cards
from cardspeak.hand.refused import Refused
from cardspeak.hand.remedies.events import DealVoided
from cardspeak.hand.view import view
from cardspeak.law.kinds import EventKind, Structure
from cardspeak.law.law import Law
from cardspeak.law.sanctions import Penalty, PenaltyKind
from cardspeak.library import books, find_game, games, law_at
from cardspeak.room.accounts import FORFEITED
from cardspeak.room.table import commands as c
from cardspeak.room.table import events as e
from cardspeak.room.table import floor_events as fe
from cardspeak.room.table.decide import decide, law_now
from cardspeak.room.table.evolve import evolve
from cardspeak.room.table.offence_cost import KNOWN
from cardspeak.room.table.state import Agreement, Came, Sealed, Settings, Speed, Stakes, Table, seat_of, to_act

MEMBERS = tuple("ABCDEFGH")
EVENTS: tuple[EventKind, ...] = ("cash", "tournament")
CAME: tuple[Came, ...] = ("", "", "broken", "must-move", "balanced")
LIVE = ("big blind", "post", "straddle", "no-look")
# refusals that a book decides: each names its clauses
DECIDED = {
    "stay_at_the_table", "not_at_the_seat", "not_his_chips", "own_chips_only", "consent_missing", "already_seated",
    "nothing_added_during_a_hand", "chips_stay_on_the_table", "chips_do_not_pass", "chips_must_come_back",
    "seat_obliged", "seat_of_other_worth", "seat_was_drawn", "no_chips", "clock_too_early", "not_a_player",
    "nobody_present", "no_such_penalty",
}  # fmt: skip


class Step(NamedTuple):
    """One command and what became of it."""

    before: Table
    command: c.Command
    events: tuple[e.Event, ...]
    after: Table


def laws(settings: Settings, code: str, players: int) -> tuple[Game, Structure, Law]:
    game, structure = find_game(code)
    return game, structure, law_at(settings.book, game, structure, players, settings.event)


def settings_of(book: str, codes: tuple[str, ...], event: EventKind, rng: Random) -> Settings:
    ante = 2 if any(find_game(code)[0].forced != "blinds" for code in codes) else 0
    return Settings(
        "t", codes, book, rng.choice((3, 4, 6)), Stakes(10, 20, ante, 10, 20, 40), event=event,
        agreement=Agreement(rng.choice(("", "", "moving", "dead")), 3, True), shows=rng.choice(("dealer", "asked")),
    )  # fmt: skip


def any_deck(rng: Random) -> Sealed:
    return Sealed(rng.randbytes(4).hex(), rng.randbytes(4).hex(), rng.choice(((52,), (36,), (52, 52))))


def any_command(table: Table, rng: Random) -> c.Command:
    member, other = rng.choice(MEMBERS), rng.choice(MEMBERS)
    seat = rng.randrange(-1, len(table.seats) + 1)
    hand, number = table.hand, to_act(table)
    choice = rng.random()
    if hand is not None and table.playing and choice < 0.75:
        if hand.stage == "shuffling":
            cards = list(shuffled_cards(hand)[0])
            rng.shuffle(cards)
            return c.Supply(hc.Reshuffle(tuple(cards)))
        if hand.stage == "runs" and rng.random() < 0.8:
            return c.Act(member, hc.Run(rng.choice((0, 1, 2, 2, 2, 3))))
        if number >= 0 and (actor := table.seats[number]):
            at = hand.round.queue[0]
            may = options(hand, law_now(table, laws)) if hand.stage == "betting" else {}
            return c.Act(actor.member, random_play(view(hand, at), may, rng))
    if not table.playing and choice < 0.5:
        game = find_game(table.settings.games[table.game])[0]
        deck = list(DECKS[52])
        rng.shuffle(deck)
        following = (table.game + 1) % len(table.settings.games)
        sizes = {game.deck, find_game(table.settings.games[following])[0].deck}
        order = [card for card in deck if card in DECKS[min(sizes)]]
        late = tuple(name for name in MEMBERS if rng.random() < 0.05)
        return c.StartHand(tuple(order), tuple(deck[:10]), late, following=any_deck(rng))
    came = rng.choice(CAME)
    return rng.choice((
        c.TakeSeat(member, seat, rng.choice((15, 200, 2000)), came=came, wait=rng.random() < 0.3),
        c.TakeSeat(member, seat, 1000),
        c.SitIn(member, rng.random() < 0.7),
        c.SitIn(member, True),
        c.SitOut(member),
        c.BeAway(member, rng.random() < 0.3),
        c.Leave(member) if rng.random() < 0.3 else c.TopUp(member, 500, rng.random() < 0.5),
        c.ChangeSeat(member, seat),
        c.TakeOff(member, 10),
        c.PassChips(member, other, 10),
        c.AskStack(member, seat),
        c.Entrust(member, other, MEMBERS if rng.random() < 0.5 else ()),
        c.CallClock(member, rng.random() < 0.7),
        c.TimeUp(),
        c.Act(member, hc.Fold(rng.randrange(4))),
        _penalty(seat, rng),
        c.Forfeit("owner", seat, rng.choice((0, 10, 5000))),
        c.Undo(rng.choice(("owner", "A")), rng.randrange(1, 4 + len(table.given)), rng.choice(("", "by mistake"))),
        c.CallFloor(member, rng.choice(("", "he sees my cards"))),
        c.CloseCall(rng.choice(("owner", member)), rng.randrange(1, 3)),
        c.Straddle(member, rng.random() < 0.7),
        c.CutDeck(member, rng.choice(("", "a b", "mine"))) if rng.random() < 0.7 else c.Seal(any_deck(rng)),
        c.PutButtonRight("owner", seat) if rng.random() < 0.3 else c.SetSpeed("owner", Speed(rng.randrange(1, 9_000))),
        c.VoidDeal("owner", "the deck is foul") if rng.random() < 0.3 else c.SetStakes("owner", _stakes(table, rng)),
        c.StopClock("owner"),
        c.StartClock("owner"),
    ))  # fmt: skip


def _stakes(table: Table, rng: Random) -> Stakes:
    return rng.choice((Stakes(10, 20, table.settings.stakes.ante, 10, 20, 40), Stakes(20, 40, 2, 20, 40, 80, level=2)))


def _penalty(seat: int, rng: Random) -> c.Penalise:
    kind: PenaltyKind = rng.choice(("warning", "hands", "hands", "rounds", "disqualification"))
    record = (Former("insult", Penalty("warning")),) if rng.random() < 0.5 else ()
    return c.Penalise(
        rng.choice(("owner", "A")), seat, rng.choice(tuple(KNOWN)), kind, rng.choice((1, 1, 3, 5)), record,
        tuple((fact, rng.random() < 0.5) for fact in ("on purpose", "repeatedly")), rng.choice(("", "as agreed")),
    )  # fmt: skip


def play(book: str, codes: tuple[str, ...], event: EventKind, seed: int, steps: int) -> Iterator[Step]:
    """Yield what random commands lead to; a refusal has no events."""
    rng = Random(seed)
    table = evolve(None, e.TableOpened(settings_of(book, codes, event, rng), "owner"), 0)
    now = 0
    for at, member in enumerate(MEMBERS[: len(table.seats) - 1]):
        table, _ = step(table, c.TakeSeat(member, at, 1000), now)
        table, _ = step(table, c.Straddle(member), now)
    for _ in range(steps):
        now += rng.choice((10, 1000, 30_000))
        command = any_command(table, rng)
        after, events = step(table, command, now)
        yield Step(table, command, events, after)
        table = after


def step(table: Table, command: c.Command, now: int) -> tuple[Table, tuple[e.Event, ...]]:
    outcome = decide(table, command, laws, now)
    if isinstance(outcome, Refused):
        assert outcome.cites or outcome.code not in DECIDED, outcome
        return table, ()
    for event in outcome:
        before, table = table, evolve(table, event, now)
        assert table.chips == before.chips + into(event), (command, event)
    return table, tuple(outcome)


def into(event: e.Event) -> int:
    """Return the chips that an event says come to the table, or go."""
    if isinstance(event, e.SeatTaken | e.ChipsBought | fe.PenaltyUndone):
        return event.chips
    return -event.chips if isinstance(event, e.SeatLeft | fe.Disqualified | fe.ChipsForfeited) else 0


def tables() -> list[tuple[str, tuple[str, ...], EventKind]]:
    rng = Random(5)
    rows: list[tuple[str, tuple[str, ...], EventKind]] = []
    for book in books():
        for event in EVENTS:
            codes = rng.sample(sorted(game for game, row in games().items() if row.deck == 52), 4)
            rows += [(book, (code,), event) for code in codes]
            rows.append((book, ("nlhe", "stud", "27td"), event))
    return [*rows, *[("common", (game,), "cash") for game in sorted(games())]]


@pytest.mark.parametrize(("book", "codes", "event"), tables())
def test_laws_of_a_table(book: str, codes: tuple[str, ...], event: EventKind) -> None:
    previous: tuple[e.HandStarted, tuple[str, ...]] | None = None
    hands = 0
    for before, _, events, after in play(book, codes, event, 11, 500):
        for happened in events:
            if not isinstance(happened, e.HandStarted):
                continue
            hands += 1
            seated = [
                seat.member for number in happened.players if (seat := after.seats[number] or before.seats[number])
            ]
            assert len(set(happened.players)) == len(happened.players)
            assert len(set(seated)) == len(seated)
            if find_game(before.settings.games[after.game])[0].forced != "blinds":
                previous = None
                continue
            assert happened.big in happened.players
            begun = next(event for event in events if isinstance(event, he.HandBegun))
            assert begun.deal.posts
            if previous:
                nobody_is_spared(before, previous, happened, begun)
            previous = happened, tuple(begun.deal.seats)
        if any(isinstance(happened, e.SeatChanged | fe.ButtonPutRight | DealVoided) for happened in events):
            previous = None
    assert hands > 2


def nobody_is_spared(
    table: Table, previous: tuple[e.HandStarted, tuple[str, ...]], now: e.HandStarted, begun: he.HandBegun
) -> None:
    """Check that players who stayed pay each big blind that reaches them, and heads-up nobody has it twice running."""
    last, members = previous
    seats = len(table.seats)
    law = laws(table.settings, table.settings.games[0], len(now.players))[2]
    owing = law.button_passed()  # by some books whom the big blind passes over owes none
    paid = {begun.deal.seats[post.seat] for post in begun.deal.posts if post.kind in LIVE}
    stayed = [number for number, name in zip(last.players, members, strict=True) if seat_of(table, name) == number]
    for number in set(stayed) & set(now.players):
        seat = table.seats[number]
        assert seat is not None
        if owing and 0 < (number - last.big) % seats < (now.big - last.big) % seats:
            assert seat.member in paid, (last, now)
    if len(now.players) == 2 and last.big in stayed:
        assert now.big != last.big


@pytest.mark.parametrize("book", books())
def test_the_same_commands_give_the_same_events(book: str) -> None:
    codes = ("nlhe", "stud", "27td")
    for event in EVENTS:
        one = [(row.command, row.events) for row in play(book, codes, event, 7, 200)]
        table = evolve(None, e.TableOpened(settings_of(book, codes, event, Random(7)), "owner"), 0)
        for row in play(book, codes, event, 7, 200):
            for happened in row.events:
                assert type(happened) in e.NAMES or type(happened) in he.NAMES
        again = [(row.command, row.events) for row in play(book, codes, event, 7, 200)]
        assert one == again
        assert any(events for _, events in one)
        assert table.number == 0


@pytest.mark.parametrize("book", books())
def test_what_the_accounts_gave_lies_on_the_table(book: str) -> None:
    """After each command; and when everybody has gone every account has what it is owed, nobody has more."""
    rng, now, ledger = Random(f"{book} accounts"), 0, Ledger()
    table = evolve(None, e.TableOpened(settings_of(book, ("nlhe", "stud"), "cash", rng), "owner"), 0)
    commands: list[c.Command] = [
        c.TakeSeat("A", 0, 1000), c.TakeSeat("B", 1, 1000, account="cage/B"), c.TakeSeat("C", 2, 1000)
    ]  # fmt: skip
    for number in range(600):
        now += rng.choice((10, 1000, 30_000))
        table, events = step(table, commands[number] if number < len(commands) else any_command(table, rng), now)
        for event in events:
            ledger.enter(event)
        assert ledger.total == table.chips
    assert ledger.given["cage/B"]
    assert {account.partition("/")[0] for account in ledger.given} <= {"training", "cage", "house"}


def test_chips_go_back_to_the_account_they_came_from() -> None:
    ledger = Ledger()
    table = evolve(None, e.TableOpened(settings_of("common", ("nlhe",), "cash", Random(1)), "owner"), 0)
    commands: list[c.Command] = [
        c.TakeSeat("A", 0, 1000), c.TakeSeat("B", 1, 1000, account="cage/B"), c.TopUp("B", 300),
        c.Forfeit("owner", 0, 40),
        c.Penalise("owner", 0, "cheating", "disqualification", reason="seen"), c.Leave("B"),
    ]  # fmt: skip
    for command in commands:
        table, events = step(table, command, 0)
        assert events, command
        for event in events:
            ledger.enter(event)
    assert ledger.given == {"training/A": 1000, "cage/B": 0, FORFEITED: -1000}
    table, events = step(table, c.Undo("owner", 1, "it was C"), 0)
    for event in events:
        ledger.enter(event)
    assert ledger.given == {"training/A": 1000, "cage/B": 0, FORFEITED: -40}
    table, events = step(table, c.Leave("A"), 0)
    for event in events:
        ledger.enter(event)
    assert ledger.given == {"training/A": 40, "cage/B": 0, FORFEITED: -40}
    assert table.chips == 0


def test_a_refusal_changes_nothing() -> None:
    for row in play("fspr-training", ("nlhe",), "cash", 3, 400):
        if not row.events:
            assert row.after is row.before

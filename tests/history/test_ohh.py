"""Hands of ours as Open Hand History: they read back the same, their chips add up, and nothing unseen is in them."""

import json
from collections import Counter
from datetime import UTC, datetime, timedelta, timezone
from decimal import Decimal
from fractions import Fraction
from random import Random

import pytest

from cardspeak.cards.card import UNKNOWN, card_text, cards_text
from cardspeak.errors import Unreadable
from cardspeak.hand import events as e
from cardspeak.hand.view import seen
from cardspeak.history.export import CODES
from cardspeak.history.ohh import BET_TYPES, OpenHand, finishing, write_open_hand, write_open_hands
from cardspeak.history.ohh_export import TYPES, About, open_hand
from cardspeak.history.ohh_reader import read_open_hand, read_open_hands
from cardspeak.history.phh import HandRecord
from cardspeak.history.phh_action import Amount
from cardspeak.history.replay import replay
from cardspeak.library import find_game
from tests.history.hands import Played, comes_short, not_replayed, played_hands

ABOUT = About("Riga", "17-4", datetime(2026, 1, 31, 20, 15, tzinfo=UTC))
CANNOT = (
    "Open Hand History holds a hand from its beginning",
    "Open Hand History has no type for Short-deck",
    "Open Hand History has no type for Courchevel",
    "Open Hand History cannot hold a board that is run",
    "Open Hand History needs every card of the board",
    "Open Hand History has no word for",
)


@pytest.fixture(scope="module")
def hands() -> list[Played]:
    return list(played_hands("open hands", 1500))


def written(hand: Played, viewer: int | None = None) -> OpenHand | str:
    try:
        return open_hand(hand.events, ABOUT, viewer)
    except Unreadable as error:
        return str(error)


def total(amounts: list[Amount]) -> Fraction:
    return sum([Fraction(amount) for amount in amounts], Fraction(0))


def known_to(hand: Played, viewer: int) -> set[str]:
    """The cards that lay open before everybody, and those that came to the viewer: said without the engine's views."""
    cards: set[int] = set()
    for event in hand.events:
        match event:
            case e.Dealt(_, _, down, up, board):
                cards |= set(board).union(*up, *down[viewer : viewer + 1] if viewer >= 0 else ())
            case e.Tabled(_, shown, _) | e.CardShown(_, _, shown) | e.Exposed(_, _, shown) | e.HandSeen(_, _, shown):
                cards |= set(shown)
    return {card_text(card) for card in cards} | {card_text(UNKNOWN)}


def cards_in(data: object) -> list[str]:
    """Every card that stands anywhere in a JSON value."""
    if isinstance(data, dict):
        own = [str(card) for card in data.get("cards", ())]
        return own + [card for value in data.values() for card in cards_in(value)]
    return [card for value in data for card in cards_in(value)] if isinstance(data, list) else []


def test_a_hand_reads_back_the_same_and_its_chips_add_up(hands: list[Played]) -> None:
    types: Counter[str] = Counter()
    refused: Counter[str] = Counter()
    for hand in hands:
        found = written(hand)
        if isinstance(found, str):
            refused[next(reason for reason in CANNOT if found.startswith(reason))] += 1
            continue
        text = write_open_hand(found)
        assert read_open_hand(text) == found
        assert tuple(finishing(found).values()) == hand.last.round.stacks, text
        assert total([pot.rake for pot in found.pots]) == hand.last.pot.raked
        assert all(pot.amount == total([pot.rake, *[won for _, won in pot.wins]]) for pot in found.pots)
        types[found.game] += 1
    assert set(types) == set(TYPES)
    assert min(types.values()) >= 20, types
    assert set(refused) == set(CANNOT), refused


def test_what_a_viewer_may_not_know_is_not_in_the_text(hands: list[Played]) -> None:
    hidden = 0
    for number, hand in enumerate(hands):
        viewer = number % (len(hand.last.deal.seats) + 1) - 1
        found = written(hand, viewer)
        if isinstance(found, str):
            continue
        text = write_open_hand(found)
        allowed = known_to(hand, viewer)
        for data in cards_in(json.loads(text)):
            assert data in allowed, (viewer, data, text)
        secret = {card_text(card) for row in hand.last.secret.down for card in row} - allowed
        hidden += len(secret)
        assert read_open_hand(text) == found
        assert tuple(finishing(found).values()) == hand.last.round.stacks
        seen_before = open_hand([seen(event, viewer) for event in hand.events], ABOUT, viewer)
        assert seen_before == found
    assert hidden > 1000


def test_names_chairs_and_the_time_are_the_callers() -> None:
    hand = next(hand for hand in played_hands("one", 50) if not isinstance(written(hand), str))
    players = len(hand.last.deal.seats)
    names = tuple(f"Олена {seat}" for seat in range(players))
    chairs = tuple(range(10, 10 - players, -1))
    started = datetime(2026, 1, 31, 22, 15, 30, tzinfo=timezone(timedelta(hours=2)))
    about = About("Kyiv", "9", started, names, chairs, 10, "The club", "UAH")
    found = open_hand(hand.events, about)
    assert tuple(player.name for player in found.players) == names
    assert tuple(player.seat for player in found.players) == chairs
    assert (found.dealer, found.size, found.currency) == (chairs[hand.last.deal.button], 10, "UAH")
    data = json.loads(write_open_hand(found))["ohh"]
    assert data["start_date_utc"] == "2026-01-31T20:15:30Z"
    assert (data["site_name"], data["table_name"], data["game_number"]) == ("The club", "Kyiv", "9")
    assert open_hand(hand.events, about._replace(started=datetime(2026, 1, 31, 20, 15, 30))) == found
    with pytest.raises(Unreadable, match="names are given"):
        open_hand(hand.events, about._replace(names=names[1:]))


def test_half_chips_and_files_of_several_hands() -> None:
    hands = [hand.events for hand in played_hands("halves", 60) if not isinstance(written(hand), str)]
    found = [open_hand(events, ABOUT, step=Fraction(1, 20)) for events in hands]
    assert any(isinstance(player.stack, Decimal) for hand in found for player in hand.players)
    assert list(read_open_hands(write_open_hands(found))) == found
    assert list(read_open_hands("")) == []
    with pytest.raises(Unreadable, match="one hand is wanted, the text has 2"):
        read_open_hand(write_open_hands(found[:2]))
    with pytest.raises(ValueError, match="cannot be written"):
        write_open_hand(found[0]._replace(ante=Fraction(1, 3)))


SPOKEN = {"Fold": "f", "Check": "cc", "Call": "cc"}


def as_phh(hand: OpenHand) -> HandRecord:
    """The same hand as a PHH record, from nothing but what the file says."""
    chairs = sorted(hand.players, key=lambda player: (player.seat <= hand.dealer, player.seat))
    names = {player.id: f"p{place}" for place, player in enumerate(chairs, 1)}
    posts: dict[str, Counter[int]] = {"ante": Counter(), "blind": Counter()}
    actions: list[str] = []
    for number, stage in enumerate(hand.stages):
        actions += [f"{names[thrown.player]} sd {cards_text(thrown.cards)}".rstrip() for thrown in stage.discards]
        bets: Counter[int] = Counter(posts["blind"]) if number == 0 else Counter()
        dealt = False
        for act in stage.acts:
            name = names[act.player]
            if act.action == "Post Ante":
                posts["ante"][act.player] = int(hand.ante if act.all_in else act.amount)
                continue
            if stage.street == "Preflop" or stage.street == "Before the draw":
                full = {"Post SB": hand.small_blind, "Post BB": hand.big_blind}
                if act.action in full or act.action == "Straddle" or act.action == "Post Extra Blind":
                    sign = -1 if act.action == "Post Extra Blind" else 1
                    posts["blind"][act.player] = sign * int(full.get(act.action, act.amount))
                    bets[act.player] += int(act.amount)
                    continue
            bets[act.player] += int(act.amount)
            if act.action != "Dealt Cards" and stage.cards and not dealt:
                dealt = True
                actions.append(f"d db {cards_text(stage.cards)}")
            if act.action == "Dealt Cards":
                actions.append(f"d dh {name} {cards_text(act.cards)}")
            elif act.action == "Post Extra Blind":
                actions.append(f"{name} pb")
            elif act.action in ("Bet", "Raise"):
                actions.append(f"{name} cbr {bets[act.player]}")
            elif act.action in SPOKEN:
                actions.append(f"{name} {SPOKEN[act.action]}")
            elif act.action == "Shows Cards" and len(act.cards) >= 2:
                actions.append(f"{name} sm {cards_text(act.cards)}")
            elif act.action == "Mucks Cards":
                actions.append(f"{name} sm")
        if stage.cards and not dealt:
            actions.append(f"d db {cards_text(stage.cards)}")
    code = CODES[f"{STRUCTURES[hand.bet_type]} {hand.game}"]
    rows = {key: [row[player.id] for player in chairs] for key, row in posts.items()}
    if len(chairs) == 2:
        rows = {key: row[::-1] for key, row in rows.items()}
    stud = hand.type in ("Stud", "StudHiLo", "Razz")
    ends = finishing(hand)
    return HandRecord(
        code, tuple(rows["ante"]), tuple(player.stack for player in chairs), tuple(actions),
        () if stud else tuple(rows["blind"]), hand.bring_in or None, hand.small_bet, hand.big_bet,
        hand.big_blind or hand.small_bet, True, (), tuple(ends[player.id] for player in chairs),
    )  # fmt: skip


STRUCTURES = {short: structure for structure, short in BET_TYPES.items()}


def test_what_is_written_is_enough_to_play_the_hand_again() -> None:
    played: Counter[str] = Counter()
    for whole in played_hands("open hands again", 900, CODES):
        end = [isinstance(event, e.HandEnded) for event in whole.events].index(True)
        hand = whole._replace(events=whole.events[: end + 1])
        found = written(hand)
        shown = any(isinstance(event, e.CardShown | e.Exposed | e.HandSeen) for event in hand.events)
        odd = {post.kind for post in hand.last.deal.posts} & {"table ante", "dead", "no-look"}
        if isinstance(found, str) or hand.table.kind != "order" or hand.last.pot.raked or shown or odd:
            continue
        if not_replayed(hand) or comes_short(hand):
            continue
        again = replay(as_phh(read_open_hand(write_open_hand(found))), lambda *_, law=hand.table.law: law, find_game)
        assert again.ok, (again.why, write_open_hand(found))
        played[found.game] += 1
    assert set(played) == {name.split()[1] for name in CODES} - {"short-deck"}
    assert min(played.values()) >= 5, played


FOREIGN = """
{"ohh": {"spec_version": "1.4.7", "site_name": "Another room", "network_name": "A network", "internal_version": "3",
 "game_number": "71", "start_date_utc": "2024-05-06T07:08:09", "table_name": "Oslo", "game_type": "Holdem",
 "bet_limit": {"bet_cap": 0.00, "bet_type": "NL"}, "table_size": 6, "currency": "EUR", "dealer_seat": 5,
 "small_blind_amount": 0.05, "big_blind_amount": 0.10, "ante_amount": 0.00, "hero_player_id": 7, "_profits": {},
 "players": [{"id": 7, "seat": 2, "name": "Hero", "starting_stack": 10.00, "player_bounty": 0},
             {"id": 8, "seat": 5, "name": "Kari", "starting_stack": 3.40, "is_sitting_out": false}],
 "rounds": [{"id": 0, "street": "Preflop", "cards": "", "actions": [
   {"action_number": 1, "player_id": 8, "action": "Post SB", "amount": 0.05, "is_allin": false},
   {"action_number": 2, "player_id": 7, "action": "Post BB", "amount": 0.10, "is_allin": false},
   {"action_number": 3, "player_id": 7, "action": "Dealt Cards", "amount": 0.00, "cards": ["As", "Tc"]},
   {"action_number": 4, "player_id": 8, "action": "Raise", "amount": 3.35, "is_allin": true},
   {"action_number": 5, "player_id": 7, "action": "Raise", "amount": 9.90, "is_allin": true}]},
  {"id": 1, "street": "Flop", "cards": ["2d", "3d", "4d"], "actions": []}],
 "pots": [{"number": 0, "amount": 6.80, "rake": 0.30, "player_wins": [{"player_id": 8, "win_amount": 6.50}]}]}}
"""


def test_a_hand_of_another_writer() -> None:
    found = read_open_hand(FOREIGN)
    assert found.started == datetime(2024, 5, 6, 7, 8, 9, tzinfo=UTC)
    assert (found.hero, found.game, found.dealer, found.bet_type) == (7, "", 5, "NL")
    assert finishing(found) == {7: Decimal("6.60"), 8: Decimal("6.50")}
    assert found.stages[1].cards == (1, 5, 9)
    assert read_open_hand(write_open_hand(found)) == found


BAD = {
    "": "one hand is wanted, the text has 0",
    "[]": "the hand at line 1: the file: an object is wanted where ohh should be",
    "{": "line 1: no JSON: ",
    '{"ohh": 1}': "the hand at line 1: the file: ohh is not an object",
    '{"ohh": {}}': "the hand at line 1: the hand: players is missing",
    "[" * 100000: "line 1: no JSON",
    "1" * 5000: "line 1: no JSON",
    FOREIGN.replace("10.00", "-1"): "the hand at line 2: starting_stack: an amount of at least 0",
    FOREIGN.replace("10.00", "NaN"): "line 2: no JSON that can be read: NaN is no amount",
    FOREIGN.replace("10.00", "1e30"): "the hand at line 2: starting_stack: an amount of at least 0",
    FOREIGN.replace("10.00", "1e-30"): "the hand at line 2: starting_stack: an amount has at most 12 decimal places",
    FOREIGN.replace("10.00", "true"): "the hand at line 2: starting_stack: an amount of at least 0",
    FOREIGN.replace('"id": 8', '"id": 7'): "the hand at line 2: players: every player has a different number",
    FOREIGN.replace('"player_id": 8', '"player_id": 9'): "the hand at line 2: Preflop: player_id is 9, which is none",
    FOREIGN.replace('"Raise"', '"Jumps"'): "the hand at line 2: Preflop: 'Jumps' is no action; known: ",
    FOREIGN.replace('"As"', '"Ax"'): "the hand at line 2: Preflop: 'Ax' is no card",
    FOREIGN.replace('["As", "Tc"]', '"AsTc"'): "the hand at line 2: Preflop: cards are a list of texts",
    FOREIGN.replace('"Holdem"', "null"): "the hand at line 2: the hand: game_type is missing",
    FOREIGN.replace("10.00", "1e99999999999999999999"): "line 2: no JSON that can be read: ",
    FOREIGN.replace('"_profits": {}', '"flags": 5'): "the hand at line 2: the hand: flags is not a list",
    FOREIGN.replace('"cards": ""', '"_discards": 5'): "the hand at line 2: the hand: _discards is not a list",
    FOREIGN.replace(
        '"cards": ""', '"_discards": [5]'
    ): "the hand at line 2: Preflop: an object is wanted where player_id",
    FOREIGN.replace("Kari", "\\ud800"): "the hand at line 2: the hand: name has half a character",
    FOREIGN.replace("T07:08:09", "T99"): "the hand at line 2: start_date_utc: '2024-05-06T99' is no time",
}


@pytest.mark.parametrize(("text", "reason"), BAD.items(), ids=range(len(BAD)))
def test_what_cannot_be_read_is_said_in_one_line(text: str, reason: str) -> None:
    with pytest.raises(Unreadable) as caught:
        read_open_hand(text)
    assert str(caught.value).startswith(reason)
    assert "\n" not in str(caught.value)
    assert len(str(caught.value)) < 400


def test_every_mutilated_text_is_read_or_refused() -> None:
    rng = Random(7)
    refused = 0
    for _ in range(3000):
        text = list(FOREIGN)
        for _ in range(rng.randint(1, 4)):
            at = rng.randrange(len(text))
            text[at : at + rng.randint(0, 3)] = rng.choice(("", "0", '"', "{", "]", "null", "-", "[]", ",", "é"))
        try:
            list(read_open_hands("".join(text)))
        except Unreadable:
            refused += 1
    assert 500 < refused < 3000

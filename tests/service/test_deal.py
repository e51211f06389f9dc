"""The deal: cards come off the deck in its order, and everybody can check those that they saw against commitments."""

from __future__ import annotations

import copy
import importlib.util
import json
import os
import secrets
import subprocess
from collections import Counter
from hashlib import sha256
from pathlib import Path
from random import Random
from types import ModuleType
from typing import Any

import pytest
from playwright._impl._driver import compute_driver_executable

from cardspeak.cards.card import DECKS, UNKNOWN
from cardspeak.hand import events as he
from cardspeak.hand.view import SPECTATOR, told
from cardspeak.room.table import events as e
from cardspeak.service.commitment import dealt_from, opening, order_of, places, sealed, tree
from cardspeak.service.opened import opened
from cardspeak.service.played import Record
from cardspeak.web.api_events import hand_data
from tests.service.dealing import hands

ROOT = Path(__file__).resolve().parents[2]
DEALS = int(os.environ.get("CARDSPEAK_DEALS", "150"))  # hands that are played and checked


def script() -> ModuleType:
    """The script that docs offer to players: it knows nothing of the room's own code."""
    spec = importlib.util.spec_from_file_location("check_deal", ROOT / "docs" / "check_deal.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


CHECK = script().checked


def deal_of(record: Record, seat: int) -> list[dict[str, Any]]:
    """What a viewer gets to check, as they get it."""
    deal: list[dict[str, Any]] = json.loads(json.dumps(hand_data(record, seat, [*record.members])))["deal"]
    return deal


def saw(record: Record, seat: int) -> set[int]:
    """Every card of a hand that a viewer saw, told from their own events."""
    cards: set[int] = set()
    for event in told(record.events, seat):
        if isinstance(event, he.Dealt):
            cards |= {card for row in (event.board, *event.down, *event.up) for card in row}
        elif isinstance(event, he.Tabled | he.CardShown | he.Exposed | he.HandSeen | he.RabbitShown):
            cards |= {*event.cards}
    return cards - {UNKNOWN}


def off_the_deck(event: he.Dealt, first: int, draws: bool) -> list[int]:
    """The cards of an event one after the other: the burn, round by round from the left of the button, the board.

    In a draw each player gets all their cards at once.
    """
    found = [*event.burns]
    for rows in (event.down, event.up):
        clockwise = [rows[(first + step) % len(rows)] for step in range(len(rows))]
        if draws:
            found += [card for row in clockwise for card in row]
        else:
            found += [row[turn] for turn in range(max(map(len, rows), default=0)) for row in clockwise if row]
    return [*found, *event.board]


def test_cards_come_off_the_deck_in_its_order() -> None:
    """Every card of a hand, burns too, is the next of the recorded order; what it decides is asked of nothing else."""
    dealt: Counter[str] = Counter()
    for record in hands(DEALS, 7):
        order: list[int] = []
        begun = record.events[0]
        assert isinstance(begun, he.HandBegun)
        draws = begun.deal.game.family == "draw"
        for event in record.events:
            if isinstance(event, he.Shuffled | he.Reshuffled):
                assert not order or isinstance(event, he.Reshuffled)
                order = [*event.order]
            elif isinstance(event, he.Dealt):
                count = len(event.burns) + len(event.board) + sum(map(len, (*event.down, *event.up)))
                taken, order = order[:count], order[count:]
                assert taken == off_the_deck(event, begun.deal.button + 1, draws and event.street > 0)
                dealt["burned"] += len(event.burns)
                dealt["others"] += count - len(event.burns)
    assert dealt["burned"] > DEALS / 2
    assert dealt["others"] > 8 * DEALS


def test_everybody_can_check_what_they_saw_and_nothing_else() -> None:
    """The script finds every card that a viewer saw to be what was committed to, and gets no other card."""
    checked = stubs = drawn = cut = 0
    for record in hands(DEALS, 11):
        decks = opened(record)
        stubs += sum(isinstance(commitment, e.StubSealed) for _, commitment in record.sealed)
        for seat in (SPECTATOR, *range(len(record.members))):
            deal = deal_of(record, seat)
            found = {card for deck in deal if deck["first"] == 0 for card in CHECK(deck)}
            known = saw(record, seat)
            assert found == set(map(_text, known)), (seat, found, known)
            checked += len(found)
            for deck in deal:
                if deck["first"]:
                    drawn += len(CHECK(deck))
                cut += any(deck["cuts"])
                for one in deck["cards"]:
                    assert ("card" in one) == ("salt" in one) == ("path" in one)
        assert decks
        secrets_of = {commitment.secret for _, commitment in record.sealed}
        told_all = json.dumps([hand_data(record, seat, [*record.members]) for seat in range(len(record.members))])
        assert not any(secret in told_all for secret in secrets_of)
    assert checked > 10 * DEALS
    print(f"figure: {checked} cards of {DEALS} hands checked")
    assert min(stubs, drawn, cut) > DEALS / 100


def _text(card: int) -> str:
    return "23456789TJQKA"[card >> 2] + "cdhs"[card & 3]


def tampered(deck: dict[str, Any], rng: Random) -> dict[str, Any] | None:
    """The deal of a room that cheats in one thing; None where the deck has nothing to do it with."""
    deck = copy.deepcopy(deck)
    seen = [one for one in deck["cards"] if "card" in one]
    if not seen:
        return None
    one = rng.choice(seen)
    what = rng.randrange(6)
    if what == 0:
        one["card"] = rng.choice([_text(card) for card in range(52) if _text(card) != one["card"]])
    elif what == 1:
        one["salt"] = flipped(one["salt"], rng)
    elif what == 2:
        at = rng.randrange(len(one["path"]))
        one["path"][at] = flipped(one["path"][at], rng)
    elif what == 3:
        deck["root"] = flipped(deck["root"], rng)
    elif what == 4:
        one["at"] += 1  # dealt from the second place
    else:
        before = lies_at(deck, seen)
        while lies_at(deck, seen) == before:  # another cut may leave the few cards that one saw where they were
            deck["cuts"] = [*deck["cuts"][1:], rng.randbytes(4).hex()]
    return deck


def lies_at(deck: dict[str, Any], seen: list[dict[str, Any]]) -> list[int]:
    """The places of the sealed deck that these cards came from."""
    order = places(deck["root"], deck["cuts"], deck["first"], deck["size"])
    return [order[one["at"]] for one in seen]


def flipped(hexed: str, rng: Random) -> str:
    """A number of which one bit is another."""
    raw = bytearray.fromhex(hexed)
    raw[rng.randrange(len(raw))] ^= 1 << rng.randrange(8)
    return raw.hex()


def test_a_room_that_cheats_is_found() -> None:
    rng, tried = Random(3), 0
    for record in hands(DEALS, 13):
        for deck in deal_of(record, rng.randrange(len(record.members))):
            false = tampered(deck, rng)
            if false is not None and false != deck:
                tried += 1
                with pytest.raises((ValueError, IndexError)):
                    CHECK(false)
    assert tried > DEALS / 2
    print(f"figure: {tried} of {tried} false deals found")


def test_the_page_checks_as_the_script_does() -> None:
    """The browser's code, run by the browser tests' own engine, comes to the same on right and on false deals."""
    rng, decks, wanted = Random(5), list[Any](), list[bool]()
    for record in hands(40, 17):
        for deck in deal_of(record, 0):
            false = tampered(deck, rng)
            for one in (deck, false or deck):
                decks.append(one)
                try:
                    CHECK(one)
                    wanted.append(True)
                except (ValueError, IndexError):
                    wanted.append(False)
    run = f"""
        const {{ checked, sha256, hexed, text }} = require({str(ROOT / "src/cardspeak/web/static/deal.js")!r});
        const decks = JSON.parse(require("fs").readFileSync(0, "utf-8"));
        const hashes = Array.from({{ length: 200 }}, (_, n) => hexed(sha256(text("a".repeat(n)))));
        console.log(JSON.stringify([decks.map((deck) => checked(deck).every((one) => one !== false)), hashes]));
    """
    node = compute_driver_executable()[0]
    said = subprocess.run([node, "-e", run], input=json.dumps(decks), capture_output=True, text=True, check=True)
    found, hashes = json.loads(said.stdout)
    assert found == wanted
    assert hashes == [sha256(b"a" * count).hexdigest() for count in range(200)]
    assert 0 < sum(wanted) < len(wanted)


def test_what_opens_one_card_opens_no_other() -> None:
    secret = secrets.token_bytes(32)
    deck = sealed(secret, (52, 52))
    cards = [*order_of(secret, DECKS[52]), *order_of(secret, DECKS[52], 1)]
    levels = tree(secret, cards)
    assert levels[-1] == [bytes.fromhex(deck.root)]
    openings = [opening(levels, secret, place) for place in range(104)]
    assert len({one.salt for one in openings}) == 104
    for place, (salt, path) in enumerate(openings):
        others = {one.salt for other, one in enumerate(openings) if other != place}
        assert not others & {salt, *path}
        assert secret.hex() not in (salt, *path)


def test_a_cut_gives_another_order_that_all_can_follow() -> None:
    secret = secrets.token_bytes(32)
    deck = sealed(secret, (36, 52))
    lie = order_of(secret, DECKS[36]), order_of(secret, DECKS[52], 1)
    assert dealt_from(deck, ("", "", "")) == list(lie)  # nobody cut
    assert dealt_from(deck, ()) == list(lie)
    one, other = dealt_from(deck, ("", "a", "")), dealt_from(deck, ("a", "", ""))
    assert one[0] != lie[0]
    assert one != other
    assert [sorted(order) for order in one] == [list(DECKS[36]), list(DECKS[52])]
    assert sorted(places(deck.root, ("a",), 36, 52)) == list(range(36, 88))

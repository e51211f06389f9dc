"""Passwords: which are refused, who may guess how often, and what a new one ends."""

import threading

import pytest

from cardspeak.hand.refused import Refused
from cardspeak.ports import Member
from cardspeak.service.passwords import MOST_TRIES, Guesses, Hashes, unfit
from cardspeak.service.people import Door, Entered, Visitor
from cardspeak.store.memory import MemoryStore
from tests.service.test_room import MINUTE, Time

GOOD, OTHER = "crane velvet nine", "harbour lamp sixty"
HOME, AWAY = Visitor(address="192.0.2.1"), Visitor(address="198.51.100.7")


def house() -> tuple[Door, MemoryStore, Time, Member]:
    """Return a door with one member behind it."""
    store, clock = MemoryStore(), Time()
    door = Door(store.people, clock)
    entered = door.register("Ann", GOOD)
    assert isinstance(entered, Entered)
    return door, store, clock, entered.member


def code(outcome: Entered | Refused) -> str:
    """Return the code of a refusal; empty where somebody came in."""
    return outcome.code if isinstance(outcome, Refused) else ""


@pytest.mark.parametrize(
    ("password", "why"),
    [("short", "password_length"), ("x" * 257, "password_length"), ("password1", "password_common"),
     ("Iloveyou", "password_common"), ("annalena", "password_common"), (GOOD, "")],
)  # fmt: skip
def test_passwords_that_nobody_should_have(password: str, why: str) -> None:
    """Too short, too long, among the commonest, or one's own name."""
    refused = unfit(password, "Annalena")
    assert (refused.code if refused else "") == why


def test_guessing_locks_out_who_guesses() -> None:
    """After ten wrong passwords an address has to wait; the owner comes in from theirs, and the guesser later."""
    door, _, clock, _ = house()
    assert {code(door.sign_in("Ann", "wrong password", AWAY)) for _ in range(MOST_TRIES)} == {"wrong_password"}
    assert code(door.sign_in("Ann", GOOD, AWAY)) == "too_fast"
    assert code(door.sign_in("Ann", GOOD, HOME)) == ""
    clock.at += 16 * MINUTE
    assert code(door.sign_in("Ann", GOOD, AWAY)) == ""


def test_who_knows_the_password_is_no_guesser() -> None:
    """Coming in again and again is no guessing, also for many behind one address."""
    door, *_ = house()
    assert {code(door.sign_in("Ann", GOOD, HOME)) for _ in range(3 * MOST_TRIES)} == {""}


def test_guesses_at_once_are_counted_one_by_one() -> None:
    """Many guesses in many threads are no more than as many one after the other."""
    guesses, let = Guesses(Time()), []
    together = threading.Barrier(8)

    def guess() -> None:
        together.wait()
        for _ in range(20):
            let.append(guesses.another("192.0.2.1", "ann"))

    threads = [threading.Thread(target=guess) for _ in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert (sum(let), len(let)) == (MOST_TRIES, 160)


def test_a_guesser_who_knows_every_name() -> None:
    """One address does not try one password for each of a thousand names."""
    guesses = Guesses(Time())
    assert sum(guesses.another("192.0.2.1", f"name {number}") for number in range(1000)) == 100
    assert guesses.another("192.0.2.2", "name 1")


def test_a_name_that_does_not_exist() -> None:
    """Nobody is told whether a name exists: the answer is that of a wrong password."""
    door, *_ = house()
    assert code(door.sign_in("Nobody", GOOD, AWAY)) == code(door.sign_in("Ann", "wrong password", AWAY))


def test_a_new_password() -> None:
    """Who knows the old password gets a new one; every other session ends, at once for whatever follows it."""
    door, store, _, ann = house()
    here, there = door.enter(ann), door.enter(ann)
    ended: list[str] = []
    door.follow(here.secret, lambda: ended.append("here"))
    door.follow(there.secret, lambda: ended.append("there"))
    assert code(door.change_password(ann, "wrong password", OTHER, Visitor(here.secret))) == "wrong_password"
    assert code(door.change_password(ann, GOOD, "password1", Visitor(here.secret))) == "password_common"
    assert ended == []
    changed = door.change_password(ann, GOOD, OTHER, Visitor(here.secret))
    assert isinstance(changed, Entered)
    assert sorted(ended) == ["here", "there"]
    assert door.passes.look(here.secret) is door.passes.look(there.secret) is None
    assert door.passes.look(changed.secret) is not None
    again = store.people.member(ann.id)
    assert again is not None
    assert code(door.sign_in("Ann", GOOD)) == "wrong_password"
    assert code(door.sign_in("Ann", OTHER)) == ""


def test_an_old_hash_is_made_anew() -> None:
    """Who signs in with a hash of other parameters gets one of today."""
    from argon2 import PasswordHasher

    door, store, _, ann = house()
    store.people.set_secret(ann.id, PasswordHasher(1, 8 * 1024, 1).hash(GOOD))
    assert code(door.sign_in("Ann", GOOD)) == ""
    kept = store.people.member(ann.id)
    assert kept is not None
    assert not Hashes().is_old(kept.secret)

"""Passwords: which are refused, who may guess how often, and what a new one ends."""

import asyncio
import threading
from functools import partial

import pytest

from cardspeak.hand.refused import Refused
from cardspeak.ports import Member
from cardspeak.service import chance
from cardspeak.service.limits import LIMITS, Limits
from cardspeak.service.passwords import HASHING, MOST_WAITING, Hashes, unfit
from cardspeak.service.people import Door, Entered, Visitor
from cardspeak.store.memory import MemoryStore
from tests.service.test_room import MINUTE, Time

MOST_TRIES = LIMITS["guesses"].most
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


@pytest.mark.parametrize("kind", ["member", "guest"])
def test_a_change_that_fails_in_the_middle_has_changed_nothing(monkeypatch: pytest.MonkeyPatch, kind: str) -> None:
    """A new password, the end of all sessions and the new session are one commit: a guest stays a guest without one."""
    door, store, _, ann = house()
    entered, bystander = door.guest("Gus") if kind == "guest" else door.sign_in("Ann", GOOD), door.guest("Bob")
    assert isinstance(entered, Entered)
    assert isinstance(bystander, Entered)
    before = store.people.member(entered.member.id)
    monkeypatch.setattr(chance, "token", lambda: bystander.secret)  # under it no other session can begin
    change = partial(door.keep, entered.member) if kind == "guest" else partial(door.change_password, ann, GOOD)
    with pytest.raises(ValueError, match="session"):
        change(OTHER, HOME)
    assert store.people.member(entered.member.id) == before
    for each in (entered, bystander):
        found = door.passes.look(each.secret)
        assert found is not None
        assert found.member == each.member


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
    limits, let = Limits(Time().now), []
    together = threading.Barrier(8)

    def guess() -> None:
        together.wait()
        for _ in range(20):
            let.append(limits.take(("guesses", ("192.0.2.1", "ann")), ("guesses-per-address", "192.0.2.1")))

    threads = [threading.Thread(target=guess) for _ in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert (let.count(None), len(let)) == (MOST_TRIES, 160)


def test_a_guesser_who_knows_every_name() -> None:
    """One address does not try one password for each of a thousand names."""
    limits = Limits(Time().now)
    tried = [
        limits.take(("guesses", ("192.0.2.1", f"name {number}")), ("guesses-per-address", "192.0.2.1"))
        for number in range(1000)
    ]
    assert tried.count(None) == LIMITS["guesses-per-address"].most
    assert limits.take(("guesses", ("192.0.2.2", "name 1")), ("guesses-per-address", "192.0.2.2")) is None


def test_hashing_has_threads_of_its_own_and_few_wait_for_them() -> None:
    """A crowd that signs in takes no thread from anybody else, and is told when too many wait."""
    door, *_ = house()
    open_again = threading.Event()

    def work() -> str:
        open_again.wait(60)
        return threading.current_thread().name

    async def crowd() -> list[str | Refused]:
        waiting = [asyncio.ensure_future(door.apart(work)) for _ in range(MOST_WAITING + 5)]
        await asyncio.sleep(0)
        elsewhere = await asyncio.gather(*[asyncio.to_thread(threading.current_thread) for _ in range(20)])
        assert all("passwords" not in thread.name for thread in elsewhere)
        open_again.set()
        return await asyncio.gather(*waiting)

    done = asyncio.run(crowd())
    names = {each for each in done if isinstance(each, str)}
    assert all("cardspeak-passwords" in name for name in names)
    assert len(names) <= HASHING
    assert [each.code for each in done if isinstance(each, Refused)] == ["too_fast"] * 5


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

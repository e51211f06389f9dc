"""The second factor: a code counts once, guessing ends soon, and what was lost comes back by a recovery code or not."""

from __future__ import annotations

import threading
from concurrent.futures import ThreadPoolExecutor

import pyotp
import pytest

from cardspeak.hand.refused import Refused
from cardspeak.ports import Member
from cardspeak.service import passwords
from cardspeak.service.limits import LIMITS
from cardspeak.service.passes import hashed
from cardspeak.service.people import Door, Entered, Visitor
from cardspeak.service.second_factor import CODES, ELEVATED, LASTS, STEP, Wanted
from cardspeak.store.memory import MemoryStore
from tests.service.test_room import MINUTE, Time

GOOD = "crane velvet nine"


class Desk:
    """A member at a desk, with a phone."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(passwords, "MEMORY", 8)  # it is not the hashes that are tried here
        self.store, self.clock = MemoryStore(), Time()
        self.door = Door(self.store.people, self.clock)
        entered = self.door.register("Ann", GOOD)
        assert isinstance(entered, Entered)
        self.member, self.session = entered.member, entered.secret
        self.second, self.phone = self.door.second, ""

    def code(self, steps: int = 0) -> str:
        """What the phone shows so many steps from now."""
        return pyotp.TOTP(self.phone).generate_otp(self.clock.now() // STEP + steps)

    def enrol(self) -> tuple[str, ...]:
        """Set the phone up."""
        wanted = self.second.begin(self.member, self.session)
        assert isinstance(wanted, Wanted)
        self.phone = wanted.secret
        codes = self.second.enrol(self.member, GOOD, self.code(), self.session)
        assert not isinstance(codes, Refused)
        return codes

    def passes(self, code: str, member: Member | None = None) -> str:
        """Give a code; why it is refused."""
        outcome = self.second.elevate(member or self.member, code, self.session)
        return outcome.code if isinstance(outcome, Refused) else ""

    def wait(self, milliseconds: int = STEP) -> None:
        """Let time go by."""
        self.clock.at += milliseconds


@pytest.fixture
def desk(monkeypatch: pytest.MonkeyPatch) -> Desk:
    return Desk(monkeypatch)


def test_the_codes_are_those_of_the_standard(desk: Desk) -> None:
    """RFC 6238, the vectors for SHA-1, cut to six digits."""
    desk.phone = "GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ"
    for seconds, told in ((59, "287082"), (1111111109, "081804"), (20000000000, "353130")):
        desk.clock.at = seconds * 1000
        assert desk.code() == told


def test_enrolling_takes_the_password_and_a_code_of_the_phone(desk: Desk) -> None:
    assert desk.passes("123456") == "second_factor_none"
    none = desk.second.enrol(desk.member, GOOD, "123456", desk.session)
    assert isinstance(none, Refused)
    assert none.code == "second_factor_not_begun"
    wanted = desk.second.begin(desk.member, desk.session)
    assert isinstance(wanted, Wanted)
    assert wanted.address.startswith("otpauth://totp/Cardspeak:Ann?secret=" + wanted.secret)
    desk.phone = wanted.secret
    for password, code, why in (("no", desk.code(), "wrong_password"), (GOOD, desk.code(5), "second_factor_wrong")):
        refused = desk.second.enrol(desk.member, password, code, desk.session)
        assert isinstance(refused, Refused)
        assert refused.code == why
        assert not desk.second.has("m1")
        assert not desk.second.passed(desk.member.id, desk.session)
    codes = desk.second.enrol(desk.member, GOOD, desk.code(), desk.session)
    assert not isinstance(codes, Refused)
    assert len(set(codes)) == CODES == desk.second.codes_left(desk.member.id)
    assert desk.second.passed(desk.member.id, desk.session)
    kept = desk.store.people.setting(desk.member.id, "second-factor") or ""
    assert all(code.replace("-", "").upper() not in kept for code in codes)  # their hashes alone are kept
    assert desk.passes(desk.code()) == "second_factor_used"  # the code of the enrolment was one


def test_a_guest_has_none(desk: Desk) -> None:
    guest = desk.door.guest("Gus")
    assert isinstance(guest, Entered)
    refused = desk.second.begin(guest.member, guest.secret)
    assert isinstance(refused, Refused)
    assert refused.code == "password_first"


def test_a_code_counts_once_and_soon(desk: Desk) -> None:
    desk.enrol()
    desk.second.lower(desk.session)
    desk.wait()
    assert not desk.second.passed(desk.member.id, desk.session)
    assert desk.passes(desk.code(3)) == "second_factor_wrong"
    code = desk.code()
    assert desk.passes(f" {code[:3]} {code[3:]} ") == ""
    assert desk.second.passed(desk.member.id, desk.session)
    assert desk.passes(code) == "second_factor_used"
    assert desk.passes(desk.code(-1)) == "second_factor_used"  # nor one from before it
    desk.wait()
    assert desk.passes(desk.code(1)) == ""  # a phone whose clock is before ours
    assert desk.passes(desk.code()) == "second_factor_used"


def test_a_code_at_once_in_many_threads_counts_once(desk: Desk) -> None:
    desk.enrol()
    desk.wait()
    desk.door.limits = desk.second._limits = type(desk.door.limits)(desk.clock.now, {"second-factors": 1000})
    code, together = desk.code(), threading.Barrier(8)

    def work(number: int) -> object:
        together.wait()
        return desk.second.elevate(desk.member, code, f"session {number}")

    with ThreadPoolExecutor(8) as threads:
        outcomes = [*threads.map(work, range(8))]
    assert sorted(each.code if isinstance(each, Refused) else "" for each in outcomes) == [
        "",
        *["second_factor_used"] * 7,
    ]
    assert sum(desk.second.passed(desk.member.id, f"session {number}") for number in range(8)) == 1


def test_guessing_ends_soon_and_the_right_code_waits_too(desk: Desk) -> None:
    desk.enrol()
    desk.wait()
    most = LIMITS["second-factors"].most
    wrong = "000000" if desk.code() != "000000" else "000001"
    assert [desk.passes(wrong) for _ in range(most)] == ["second_factor_wrong"] * most
    assert desk.passes(desk.code()) == "too_fast"
    desk.wait(15 * MINUTE)
    assert desk.passes(desk.code()) == ""


def test_it_passes_for_one_session_of_one_member_and_some_hours(desk: Desk) -> None:
    desk.enrol()
    desk.wait(1)
    bob = desk.door.register("Bob", GOOD)
    other = desk.door.sign_in("Ann", GOOD)
    assert isinstance(bob, Entered)
    assert isinstance(other, Entered)
    assert not desk.second.passed(desk.member.id, other.secret)
    assert not desk.second.passed(bob.member.id, desk.session)
    assert [each.token_hash for each in desk.door.sessions(desk.member)] == [hashed(other.secret), hashed(desk.session)]
    desk.wait(LASTS - 2)
    assert desk.second.passed(desk.member.id, desk.session)
    desk.wait(1)
    assert not desk.second.passed(desk.member.id, desk.session)
    assert desk.passes(desk.code()) == ""
    desk.door.leave(desk.session)
    assert not desk.second.passed(desk.member.id, desk.session)
    assert not [each for each in desk.store.people.sessions_of(desk.member.id) if each.token_hash.startswith(ELEVATED)]


def test_what_is_kept_of_an_elevation_lets_nobody_in(desk: Desk) -> None:
    """Whoever reads the database, or the list of sessions, has no secret by it."""
    desk.enrol()
    for each in desk.store.people.sessions_of(desk.member.id):
        assert desk.door.passes.look(each.token_hash) is None
        assert desk.door.passes.look(each.token_hash.removeprefix(ELEVATED)) is None


def test_a_recovery_code_counts_once(desk: Desk) -> None:
    codes = desk.enrol()
    desk.second.lower(desk.session)
    assert desk.passes(codes[3].upper().replace("-", " ")) == ""
    assert desk.second.codes_left(desk.member.id) == CODES - 1
    assert desk.passes(codes[3]) == "second_factor_wrong"
    renewed = desk.second.new_codes(desk.member, desk.session)
    assert not isinstance(renewed, Refused)
    assert desk.passes(codes[4]) == "second_factor_wrong"
    assert desk.passes(renewed[4]) == ""
    desk.second.lower(desk.session)
    assert isinstance(desk.second.new_codes(desk.member, desk.session), Refused)


def test_another_phone_takes_the_place_of_the_first_only_from_a_session_that_passed(desk: Desk) -> None:
    desk.enrol()
    desk.second.lower(desk.session)
    refused = desk.second.begin(desk.member, desk.session)
    assert isinstance(refused, Refused)
    assert refused.code == "second_factor_needed"
    desk.wait()
    assert desk.passes(desk.code()) == ""
    first = desk.phone
    desk.enrol()
    assert desk.phone != first
    desk.wait()
    assert desk.passes(pyotp.TOTP(first).generate_otp(desk.clock.now() // STEP)) == "second_factor_wrong"
    assert desk.passes(desk.code()) == ""


def test_a_lost_one_is_taken_away_with_all_that_passed_it(desk: Desk) -> None:
    codes = desk.enrol()
    asked = ("play", "club")
    token = desk.door.new_token(desk.member, "desk", asked, Visitor(desk.session))
    assert isinstance(token, str)
    play = desk.door.new_token(desk.member, "bot", ("play",))
    assert isinstance(play, str)
    desk.second.reset(desk.member.id, "owner")
    assert not desk.second.passed(desk.member.id, desk.session)
    assert desk.passes(codes[0]) == desk.passes(desk.code()) == "second_factor_none"
    assert [each.label for each in desk.door.tokens(desk.member)] == ["bot"]
    refused = desk.door.new_token(desk.member, "desk", asked, Visitor(desk.session))
    assert isinstance(refused, Refused)
    assert refused.code == "second_factor_needed"
    desk.enrol()


def test_a_new_password_ends_what_passed(desk: Desk) -> None:
    desk.enrol()
    changed = desk.door.change_password(desk.member, GOOD, "harbour lamp sixty", Visitor(desk.session))
    assert isinstance(changed, Entered)
    assert not desk.second.passed(desk.member.id, desk.session)
    assert not desk.second.passed(desk.member.id, changed.secret)

"""The second factor of the staff: a code that their phone shows for half a minute, or one of ten recovery codes.

What passed it is a session, for some hours: that is kept as a session beside it, under a name that no secret has. All
of this asks the store, and some of it makes hashes: it is called in threads.
"""

from typing import NamedTuple

import msgspec
import pyotp
from pyotp.utils import strings_equal

from cardspeak.hand.refused import Refused
from cardspeak.ports import Clock, Member, People
from cardspeak.record import record
from cardspeak.service import chance
from cardspeak.service.limits import HOUR, Limits
from cardspeak.service.log import note
from cardspeak.service.passes import hashed
from cardspeak.service.passwords import Hashes

FACTOR, WANTED = "second-factor", "second-factor-wanted"  # the settings that hold it, and one that is not confirmed yet
ELEVATED = "elevated:"  # before the hash of a session that passed: the hash of no secret begins so
LASTS = 12 * HOUR
STEP = 30_000  # milliseconds of one code
AROUND = (0, -1, 1)  # steps by which a phone's clock may be off
DIGITS = 6
CODES = 10
CODE_BYTES = 10  # of chance in a recovery code
SECRET_BYTES = 20
ISSUER = "Cardspeak"


@record
class Factor(NamedTuple):
    """A second factor: the secret that the phone has too, the last step that was used, hashes of recovery codes."""

    secret: str
    last: int = -1
    codes: tuple[str, ...] = ()


@record
class Wanted(NamedTuple):
    """A second factor that is to be confirmed: its secret, and the address in its QR code."""

    secret: str
    address: str


class SecondFactor:
    """The second factors of a room's people."""

    def __init__(self, people: People, clock: Clock, hashes: Hashes, limits: Limits) -> None:
        self._people, self._clock, self._hashes, self._limits = people, clock, hashes, limits

    # ---- having one --------------------------------------------------------------------------------------------------
    def has(self, member: str) -> bool:
        """Say whether a member has a second factor."""
        return self._read(member)[1] is not None

    def codes_left(self, member: str) -> int:
        """Return how many recovery codes of a member were not used yet."""
        factor = self._read(member)[1]
        return len(factor.codes) if factor else 0

    def begin(self, member: Member, secret: str) -> Wanted | Refused:
        """Make the secret of a new second factor; it is none until a code of it was told (`enrol`).

        `secret` is that of the session: who has a second factor already gives its code first.
        """
        refused = self._may_enrol(member, secret)
        if refused is not None:
            return refused
        made = chance.letters(SECRET_BYTES)
        self._people.set_setting(member.id, WANTED, made)
        return _wanted(member, made)

    def wanted(self, member: Member) -> Wanted | None:
        """Return the second factor that was begun, and is not confirmed."""
        made = self._people.setting(member.id, WANTED)
        return _wanted(member, made) if made else None

    def enrol(self, member: Member, password: str, code: str, secret: str) -> tuple[str, ...] | Refused:
        """Confirm a new second factor with the password and a code of it; return its recovery codes, for this once."""
        made = self._people.setting(member.id, WANTED)
        refused = self._may_enrol(member, secret)
        if refused is not None or not made:
            return refused or Refused("second_factor_not_begun", {})
        guess = "second-factors", member.id
        too_fast = self._limits.take(guess)
        if too_fast is not None:
            return too_fast
        if not self._hashes.fits(member.secret, password):
            return Refused("wrong_password", {})
        step = _step(made, code, self._clock.now())
        if step < 0:
            return Refused("second_factor_wrong", {})
        self._limits.give_back(guess)
        before, codes = self._read(member.id)[0], self._new_codes()
        factor = Factor(made, step, tuple([self._hashes.made(each) for each in codes]))
        if not self._people.change_setting(member.id, FACTOR, before, _written(factor)):
            return Refused("second_factor_wrong", {})  # another was confirmed meanwhile
        self._people.set_setting(member.id, WANTED, "")
        note("second_factor_made", member=member.id)
        self._elevate(member.id, secret)
        return tuple([_shown(each) for each in codes])

    def new_codes(self, member: Member, secret: str) -> tuple[str, ...] | Refused:
        """Give a member new recovery codes in place of all before; their session has to have passed."""
        before, factor = self._read(member.id)
        if factor is None or not self.passed(member.id, secret):
            return Refused("second_factor_needed", {})
        codes = self._new_codes()
        changed = factor._replace(codes=tuple([self._hashes.made(each) for each in codes]))
        if not self._people.change_setting(member.id, FACTOR, before, _written(changed)):
            return Refused("second_factor_wrong", {})
        note("recovery_codes_made", member=member.id)
        return tuple([_shown(each) for each in codes])

    def reset(self, member: str, by: str) -> tuple[str, ...]:
        """Take away a second factor that was lost: nothing that passed it counts any more. `by` gave the order.

        Returned are the hashes of the tokens that are shut out.
        """
        self._people.set_setting(member, FACTOR, "")
        self._people.set_setting(member, WANTED, "")
        for each in self._people.sessions_of(member):
            if each.token_hash.startswith(ELEVATED):
                self._people.end_session(each.token_hash)
        over = tuple([token.token_hash for token in self._people.tokens_of(member) if "club" in token.scopes])
        for token_hash in over:
            self._people.revoke(token_hash)
        note("second_factor_reset", member=member, by=by)
        return over

    # ---- passing it --------------------------------------------------------------------------------------------------
    def elevate(self, member: Member, code: str, secret: str) -> int | Refused:
        """Let a session pass with a code of the phone or a recovery code, each of which counts once; until when."""
        guess = "second-factors", member.id  # by member: who guesses here is signed in as them already
        too_fast = self._limits.take(guess)
        if too_fast is not None:
            return too_fast
        while True:
            before, factor = self._read(member.id)
            if factor is None:
                return Refused("second_factor_none", {})
            used = self._used(factor, code)
            if isinstance(used, Refused):
                note("second_factor_refused", member=member.id, why=used.code)
                return used
            if self._people.change_setting(member.id, FACTOR, before, _written(used)):
                break
        self._limits.give_back(guess)
        note("second_factor_passed", member=member.id, recovery=len(used.codes) < len(factor.codes))
        return self._elevate(member.id, secret)

    def _used(self, factor: Factor, code: str) -> Factor | Refused:
        """Return a factor after the use of a code."""
        said = "".join(code.split()).replace("-", "").upper()
        if said.isascii() and said.isdigit() and len(said) == DIGITS:
            step = _step(factor.secret, said, self._clock.now())
            if step < 0:
                return Refused("second_factor_wrong", {})
            return factor._replace(last=step) if step > factor.last else Refused("second_factor_used", {})
        found = next((each for each in factor.codes if said and self._hashes.fits(each, said)), None)
        if found is None:
            return Refused("second_factor_wrong", {})
        return factor._replace(codes=tuple([each for each in factor.codes if each != found]))

    def passed(self, member: str, secret: str) -> bool:
        """Say whether a session of a member has passed, and not too long ago."""
        return self.until(member, secret) > 0

    def until(self, member: str, secret: str) -> int:
        """Return the moment until which a session has passed; 0 where it has not."""
        found = self._people.session(ELEVATED + hashed(secret)) if secret else None
        if found is None or found.member != member or found.until <= self._clock.now():
            return 0
        return found.until

    def lower(self, secret: str) -> None:
        """Have a session pass no longer."""
        self._people.end_session(ELEVATED + hashed(secret))

    def _elevate(self, member: str, secret: str) -> int:
        now, key = self._clock.now(), ELEVATED + hashed(secret)
        self._people.end_session(key)
        self._people.start_session(key, member, now, now + LASTS)
        return now + LASTS

    # ---- kept --------------------------------------------------------------------------------------------------------
    def _may_enrol(self, member: Member, secret: str) -> Refused | None:
        if member.kind != "member":
            return Refused("password_first", {})
        if self.has(member.id) and not self.passed(member.id, secret):
            return Refused("second_factor_needed", {})
        return None

    def _read(self, member: str) -> tuple[str | None, Factor | None]:
        kept = self._people.setting(member, FACTOR)
        return kept, msgspec.json.decode(kept, type=Factor) if kept else None

    def _new_codes(self) -> list[str]:
        return [chance.letters(CODE_BYTES) for _ in range(CODES)]


def _wanted(member: Member, secret: str) -> Wanted:
    return Wanted(secret, pyotp.TOTP(secret).provisioning_uri(name=member.name, issuer_name=ISSUER))


def _step(secret: str, code: str, now: int) -> int:
    """Return the step of which this is the code, of those around now; -1: of none of them."""
    said, totp = "".join(code.split()), pyotp.TOTP(secret)
    steps = [now // STEP + each for each in AROUND]
    return next((step for step in steps if strings_equal(totp.generate_otp(step), said)), -1)


def _written(factor: Factor) -> str:
    return msgspec.json.encode(factor).decode()


def _shown(code: str) -> str:
    """Return a recovery code as people write it: in fours."""
    return "-".join(code[place : place + 4] for place in range(0, len(code), 4)).lower()

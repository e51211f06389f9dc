"""Personal links: by one a person without an account is known on their phone, and a new one shuts the old ones out.

All of it asks the store: it is called in threads.
"""

from cardspeak.hand.refused import Refused
from cardspeak.ports import Clock, Member, NameTaken, People
from cardspeak.service import chance
from cardspeak.service.log import note
from cardspeak.service.member_names import LONGEST_NAME, in_two_scripts, tidy
from cardspeak.service.passes import hashed
from cardspeak.service.people import Door, Entered, Visitor
from cardspeak.service.player_names import PLAYER

SCOPE = "link"  # of the token that a link is: it lets nobody do anything by itself


class PersonalLinks:
    """The links of a room's people; the store keeps their hashes alone."""

    def __init__(self, people: People, clock: Clock, door: Door) -> None:
        self._people, self._clock, self._door = people, clock, door

    def make(self, member: str) -> str:
        """Make the link of a person; older ones, and the phones that came in by them, are shut out."""
        secret = chance.token()
        for token in self._people.tokens_of(member):
            if SCOPE in token.scopes:
                self._people.revoke(token.token_hash)
        kept = self._people.member(member)
        if kept is not None and kept.kind == PLAYER:  # else they sign in with a password, and see to it themselves
            self._door.end_all(member)
        self._people.add_token(hashed(secret), member, SCOPE, (SCOPE,), self._clock.now())
        note("link_made", member=member)
        return secret

    def member(self, secret: str) -> Member | None:
        """Return whose link this is."""
        token = self._people.token(hashed(secret)) if secret else None
        found = self._people.member(token.member) if token is not None and SCOPE in token.scopes else None
        return found if found is not None and found.name else None

    def enter(self, secret: str, visitor: Visitor) -> Entered | Refused:
        """Let in on this phone whose link it is; who has a password gives it."""
        found = self.member(secret)
        if found is None:
            return Refused("link_unknown", {})
        if found.kind != PLAYER:
            return Refused("link_of_an_account", {})
        return self._door.enter(found, visitor)

    def claim(self, member: Member, name: str, password: str, visitor: Visitor) -> Entered | Refused:
        """Make an account of a person who has come in by their link: a name to sign in with, and a password."""
        wanted = tidy(name)
        if not wanted:
            return Refused("name_unfit", {"most": LONGEST_NAME})
        if in_two_scripts(wanted):
            return Refused("name_in_two_scripts", {"name": wanted})
        if member.kind != PLAYER:
            return Refused("link_of_an_account", {})
        before = self._people.member(member.id)
        try:
            self._people.rename(member.id, wanted)
        except NameTaken:
            return Refused("name_taken", {"name": wanted})
        entered = self._door.keep(member._replace(name=wanted), password, visitor)
        if isinstance(entered, Refused) and before is not None:
            self._people.rename(member.id, before.name)
        return entered

"""The register of the club: people are entered, found, changed, exported, and get a personal link.

Personal data stand apart from the events. What the club would refuse is refused before anything of it is kept.
"""

from datetime import UTC, datetime
from typing import Any

from cardspeak.hand.refused import Refused
from cardspeak.ports import Clock, Unavailable
from cardspeak.room.club import commands_people as people
from cardspeak.room.club.roles import DEEDS, Deed
from cardspeak.room.club.state import Club, balance_of, in_hand, listed
from cardspeak.service.club import NEEDED, ClubDesk
from cardspeak.service.club_people import Person, made_of, tidied
from cardspeak.service.people import Door
from cardspeak.service.personal_links import PersonalLinks
from cardspeak.service.threads import PEOPLE
from cardspeak.service.trouble import refusal


class Register:
    """The register of a room's club."""

    def __init__(self, desk: ClubDesk, clock: Clock, links: PersonalLinks, door: Door) -> None:
        self._desk, self._clock, self._links, self._door = desk, clock, links, door

    def barred(self, by: str, elevated: bool, *deeds: Deed) -> Refused | None:
        """Say why somebody may not see or do what needs one of these deeds."""
        if self._desk.club is None:
            return Refused("no_club", {})
        may = self._desk.deeds(by)
        if not any(deed in may for deed in deeds):
            wanted = ", ".join(dict.fromkeys([role for deed in deeds for role in DEEDS[deed]]))
            return Refused("not_your_role", {"roles": wanted}) if may else Refused("staff_only", {})
        return None if elevated else Refused(NEEDED, {})

    async def register(
        self, by: str, told: Person, elevated: bool, account: str = "", command_id: str = ""
    ) -> str | Refused:  # fmt: skip
        """Enter somebody who has come in person; return their id, that of their account where they have one.

        `command_id` makes it safe to send again: the same person is meant.
        """
        desk = self._desk
        club = desk.club
        person = tidied(told, datetime.fromtimestamp(self._clock.now() / 1000, UTC).date())
        refused = self.barred(by, elevated, "members", "admit")
        if refused is not None or isinstance(person, Refused) or club is None:
            return refused or (person if isinstance(person, Refused) else Refused("no_club", {}))
        sent = f"{by}/{command_id}" if command_id else ""
        try:
            if sent and await desk.running.answered(sent) is not None:
                return account or made_of(sent)
        except Unavailable as error:
            return refusal(error)
        trial = people.RegisterMember(account or "new", by)
        would = desk.running.kind.decide(club, trial, self._clock.now())
        if isinstance(would, Refused):
            return would
        try:
            member = await PEOPLE.call(desk.people.add, person, account, sent)
        except KeyError:
            return Refused("nobody_of_that_id", {"member": account[:40]})
        except Unavailable as error:
            return refusal(error)
        outcome = await desk.ask(by, people.RegisterMember(member, by), elevated, command_id)
        if isinstance(outcome, Refused):
            await PEOPLE.call(desk.people.erase, member)
            return outcome
        desk.renamed(member)
        return member

    async def change(self, by: str, member: str, told: Person, elevated: bool) -> Refused | None:
        """Keep another name, or another way to reach somebody."""
        refused = self.barred(by, elevated, "members") or self._nobody(member)
        person = tidied(told, datetime.fromtimestamp(self._clock.now() / 1000, UTC).date())
        if refused is not None or isinstance(person, Refused):
            return refused or (person if isinstance(person, Refused) else None)
        try:
            await PEOPLE.call(self._desk.people.change, member, person)
        except Unavailable as error:
            return refusal(error)
        self._desk.renamed(member)
        return None

    def found(self, by: str, text: str, elevated: bool) -> list[str] | Refused:
        """Return the members whom a text may mean: the number of a card, or words of their name."""
        refused = self.barred(by, elevated, "admit", "members", "seats", "money", "report", "protests", "tournaments")
        club = self._desk.club
        if refused is not None or club is None:
            return refused or []
        cards = {each.card: each.id for each in club.members.values() if each.card and not each.erased}
        known = self._desk.people.found(text, cards)
        return [member for member in known if member in club.members]

    async def link(self, by: str, member: str, elevated: bool) -> str | Refused:
        """Make a new personal link for somebody, as their phone is lost; the one before is good no more."""
        refused = self.barred(by, elevated, "admit") or self._nobody(member)
        if refused is not None:
            return refused
        try:
            return await PEOPLE.call(self._links.make, member)
        except KeyError:
            return Refused("nobody_of_that_id", {"member": member[:40]})
        except Unavailable as error:
            return refusal(error)

    async def exported(self, by: str, member: str, elevated: bool) -> dict[str, Any] | Refused:
        """Return all that the club has of a person: they themselves may ask for it, and the staff for them."""
        refused = None if by == member else self.barred(by, elevated, "members")
        refused = refused or self._nobody(member)
        club = self._desk.club
        if refused is not None or club is None:
            return refused or Refused("no_club", {})
        try:
            own = await PEOPLE.call(self._desk.people.exported, member)
        except Unavailable as error:
            return refusal(error)
        return {**own, **standing_of(club, member)}

    async def reset_second_factor(self, by: str, member: str, elevated: bool) -> Refused | None:
        """Take away the second factor that somebody of the staff has lost; the owner may, and it is noted."""
        club = self._desk.club
        if club is None or by != club.owner:
            return Refused("staff_only" if club else "no_club", {})
        if not elevated:
            return Refused(NEEDED, {})
        try:
            await PEOPLE.call(self._door.reset_second_factor, member, by)
        except KeyError:
            return Refused("nobody_of_that_id", {"member": member[:40]})
        except Unavailable as error:
            return refusal(error)
        return None

    def _nobody(self, member: str) -> Refused | None:
        club = self._desk.club
        known = club is not None and member in club.members and not club.members[member].erased
        return None if known else Refused("nobody_of_that_id", {"member": member[:40]})


def standing_of(club: Club, member: str) -> dict[str, Any]:
    """Return how a member stands in the club: chips, balance, tickets, seat, lists, penalties, what is on record."""
    known = club.members.get(member)
    seat = club.seats.get(member)
    return {
        "card": known.card if known else 0,
        "here": bool(known and known.here),
        "banned": known.ban if known else None,
        "in_hand": in_hand(club, member),
        "balance": balance_of(club, member),
        "seat": seat,
        "lists": [{"game": game, "place": place_of(club, member, game)} for game in listed(club, member)],
        "tickets": [ticket for ticket in club.tickets.values() if ticket.holder == member],
        "cases": [case for case in club.cases.values() if case.member == member],
        "protests": [each for each in club.protests.values() if each.member == member],
        "proposals": [each for each in club.proposals.values() if each.member == member],
        "invitations": [
            {"evening": evening.number, "title": evening.title, "at": evening.at, "answer": answer}
            for evening in club.evenings.values()
            for invited, answer in evening.invited
            if invited == member
        ],
        "waiting": [row for rows in club.lists.values() for row in rows if row.member == member],
    }


def place_of(club: Club, member: str, game: str) -> int:
    """Return the place of a member on a list, from 1; 0 where they are on none."""
    rows = club.lists.get(game, ())
    return next((place for place, row in enumerate(rows, 1) if row.member == member), 0)

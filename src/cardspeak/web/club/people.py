"""People of the club as its staff deals with them: found by name, card or code; registered, merged, erased, a link."""

from datetime import UTC, datetime

from cardspeak.hand.refused import Refused
from cardspeak.room.club import commands_people as c
from cardspeak.service.aggregate import Done
from cardspeak.service.club_people import Person, tidied
from cardspeak.service.threads import PEOPLE
from cardspeak.web.club.house import Console, links_of

LINK = "/club/link/"


async def found_by(console: Console, text: str) -> list[str]:
    """Return the members whom a text may mean: a name, the number of a card, or what a scanner read of its code."""
    if LINK in text:
        whose = await PEOPLE.call(links_of(console.request).member, text.rpartition(LINK)[2].strip())
        return [whose.id] if whose is not None and whose.id in console.club.members else []
    cards = {each.card: each.id for each in console.club.members.values() if each.card}
    found = await PEOPLE.call(console.desk.people.found, text, cards)
    return [member for member in found if member in console.club.members]


async def registered(console: Console, person: Person, in_person: bool) -> str | Refused:
    """Register somebody; what they told of themselves is kept only where they are a member then."""
    tidy = tidied(person, datetime.fromtimestamp(console.now / 1000, UTC).date())
    if isinstance(tidy, Refused):
        return tidy
    member = await PEOPLE.call(console.desk.people.add, tidy)
    outcome = await console.ask(c.RegisterMember(member, console.me.id, in_person))
    if isinstance(outcome, Refused):
        await PEOPLE.call(console.desk.people.erase, member)
        return outcome
    return member


async def merged(console: Console, member: str, into: str) -> Done | Refused:
    """Make two entries of one person one, in the club and in what it knows of them."""
    outcome = await console.ask(c.MergeMembers(member, into, console.me.id))
    if not isinstance(outcome, Refused):
        await PEOPLE.call(console.desk.people.merge, member, into)
    return outcome


async def erased(console: Console, member: str) -> Done | Refused:
    """Forget who a member is; the ledger and the history keep the id."""
    outcome = await console.ask(c.EraseMember(member, console.me.id))
    if not isinstance(outcome, Refused):
        await PEOPLE.call(console.desk.people.erase, member)
        console.room.names.invalidate(member)
    return outcome


async def new_link(console: Console, member: str) -> str:
    """Make the personal link of a member; the old one opens nothing any more."""
    return LINK + await PEOPLE.call(links_of(console.request).make, member)

"""People of the club as its staff deals with them: found by name, card or code; registered; a link made."""

from cardspeak.hand.refused import Refused
from cardspeak.service.club_people import Person
from cardspeak.service.threads import PEOPLE
from cardspeak.web.club.house import Console
from cardspeak.web.people.session import parts_of

LINK = "/club/link/"


async def found_by(console: Console, text: str) -> list[str] | Refused:
    """Return the members whom a text may mean: a name, the number of a card, or what a scanner read of its code."""
    parts = parts_of(console.request)
    if LINK in text:
        whose = await PEOPLE.call(parts.links.member, text.rpartition(LINK)[2].strip())
        return [whose.id] if whose is not None and whose.id in console.club.members else []
    return parts.register.found(console.me.id, text, elevated=True)


async def the_one(console: Console, text: str) -> str | Refused:
    """Return the one member whom a text means."""
    found = await found_by(console, text)
    if isinstance(found, Refused):
        return found
    if len(found) != 1:
        return Refused("club_several_called" if found else "club_nobody_called", {"name": text[:60]})
    return found[0]


async def registered(console: Console, person: Person, account: str = "") -> str | Refused:
    """Register somebody, who may have an account already; return their id."""
    return await parts_of(console.request).register.register(console.me.id, person, True, account, console.sent)


async def new_link(console: Console, member: str) -> str | Refused:
    """Make the personal link of a member; the old one opens nothing any more."""
    secret = await parts_of(console.request).register.link(console.me.id, member, elevated=True)
    return secret if isinstance(secret, Refused) else LINK + secret

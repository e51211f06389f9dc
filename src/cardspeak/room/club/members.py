"""Members: registered, with a card, here or gone, banned, merged, forgotten; and the staff among them."""

from cardspeak.finding import Finding, finding
from cardspeak.hand.refused import Refused
from cardspeak.irregularities import OFFENCES, offence_of
from cardspeak.room.cash import admission
from cardspeak.room.club import commands_people as c
from cardspeak.room.club import events_people as e
from cardspeak.room.club.checks import ban_of, member_of, welcome
from cardspeak.room.club.draft import Draft, Rule
from cardspeak.room.club.roles import ROLES
from cardspeak.room.club.state import House, in_hand, listed
from cardspeak.room.ledger import club as money
from cardspeak.room.ledger.book import transaction

CODES = frozenset(each.code for each in OFFENCES)


def unsound(house: House) -> Refused | None:
    """Say why nothing can be a club so: no name, or chips of no worth."""
    if not house.name.strip():
        return Refused("club_without_a_name", {})
    if not house.chips or min(house.chips) < 1 or len(set(house.chips)) < len(house.chips):
        return Refused("no_such_chips", {})
    charges = house.charges
    if not 0 <= charges.percent <= 100 or min(charges.cap, charges.time, house.stay) < 0 or charges.minutes < 1:
        return Refused("no_such_charge", {})
    if min(house.answer, house.more) < 1000:
        return Refused("no_time_to_answer", {})
    return None


def change_house(draft: Draft, command: c.ChangeHouse) -> Refused | None:
    """Change what the club is."""
    if command.house == draft.now.house:
        return Refused("nothing_to_change", {})
    wrong = unsound(command.house)
    if wrong is None:
        draft.add(e.HouseChanged(command.house))
    return wrong


def appoint(draft: Draft, command: c.Appoint) -> Refused | None:
    """Give a member roles on the staff."""
    draft.members = (command.member,)
    own = welcome(draft, command.member) if command.member != draft.now.owner else None
    if isinstance(own, Refused) and command.roles:
        return own
    if any(role not in ROLES for role in command.roles):
        return Refused("no_such_role", {}, (), finding("any_of", names=", ".join(ROLES)))
    roles = tuple(dict.fromkeys(command.roles))
    if roles == draft.now.staff.get(command.member, ()):
        return Refused("nothing_to_change", {})
    draft.add(e.StaffAppointed(command.member, roles))
    return None


def register(draft: Draft, command: c.RegisterMember) -> Refused | None:
    """Register somebody who is there in person, and give them a card."""
    draft.members = (command.member,)
    if not command.member:
        return Refused("no_such_member", {"name": ""})
    if command.member in draft.now.members:
        own = draft.now.members[command.member]
        return Refused(
            "member_is_merged" if own.merged else "member_known", {"name": command.member, "into": own.merged}
        )
    if not draft.law.admit_person(present=command.in_person):
        return Refused("not_in_person", {}, draft.law.cites("admit.person"))
    draft.add(e.MemberRegistered(command.member, draft.now.counts.cards + 1, draft.law.cites("admit.registered")))
    return None


def new_card(draft: Draft, command: c.NewCard) -> Refused | None:
    """Give a member another card for one that was lost."""
    draft.members = (command.member,)
    own = welcome(draft, command.member)
    if isinstance(own, Refused):
        return own
    draft.add(e.CardGiven(command.member, draft.now.counts.cards + 1))
    return None


def arrive(draft: Draft, command: c.Arrive) -> Refused | None:
    """Let somebody in, with the membership card where the book wants one."""
    draft.members = (command.member,)
    own = welcome(draft, command.member)
    if isinstance(own, Refused):
        return own
    if command.card and command.card != own.card:
        return Refused("card_is_not_good", {"card": command.card}, draft.law.cites("admit.card"), Finding("new_card"))
    if own.here and own.shown >= bool(command.card):
        return Refused("nothing_to_change", {})
    draft.add(e.MemberArrived(command.member, bool(command.card)))
    return None


def depart(draft: Draft, command: c.Depart) -> Refused | None:
    """See somebody off who sits at no table."""
    draft.members = (command.member,)
    own = member_of(draft.now, command.member)
    if isinstance(own, Refused):
        return own
    seat = draft.now.seats.get(command.member)
    if seat:
        return Refused("sits_at_a_table", {"name": command.member, "table": seat.table})
    if not own.here and not listed(draft.now, command.member):
        return Refused("nothing_to_change", {})
    draft.add(e.MemberDeparted(command.member))
    return None


def ban(draft: Draft, command: c.BanMember) -> Refused | None:
    """Forbid somebody the house, for as long as the management likes (points `club.ban`, `who.bans`)."""
    draft.members, draft.reason = (command.member,), command.reason
    own = member_of(draft.now, command.member)
    if isinstance(own, Refused):
        return own
    if command.member == draft.now.owner:
        return Refused("owner_is_not_banned", {})
    return forbid(draft, command.member, command.offence, command.until, command.reason)


def forbid(draft: Draft, member: str, offence: str, until: int, reason: str) -> Refused | None:
    """Add the ban of a member, where the house's conduct has a ground for it."""
    code = offence_of(offence)
    if code not in CODES:
        return Refused("no_such_offence", {"offence": offence})
    wrong = admission.may_ban(code, draft.law)
    if wrong is not None:
        return wrong
    if until and until <= draft.at:
        return Refused("time_is_past", {})
    cites = draft.law.cites("club.ban", "who.bans")
    draft.add(e.MemberBanned(member, draft.by, until, code, reason, cites))
    return None


def lift_ban(draft: Draft, command: c.LiftBan) -> Refused | None:
    """Let somebody in again."""
    draft.members, draft.reason = (command.member,), command.reason
    own = member_of(draft.now, command.member)
    if isinstance(own, Refused):
        return own
    if ban_of(own, draft.at) is None:
        return Refused("nothing_to_change", {})
    draft.add(e.BanLifted(command.member))
    return None


def merge(draft: Draft, command: c.MergeMembers) -> Refused | None:
    """Make two entries of one person one."""
    now, member, into = draft.now, command.member, command.into
    draft.members = (member, into)
    for each in (member, into):
        own = member_of(now, each)
        if isinstance(own, Refused):
            return own
    if member == into:
        return Refused("nothing_to_change", {})
    seat = now.seats.get(member)
    if seat:
        return Refused("sits_at_a_table", {"name": member, "table": seat.table})
    if member == now.owner or member in now.staff:
        return Refused("is_of_the_staff", {"name": member})
    rows = []
    for account in (money.chips, money.keeping):
        held = now.ledger.on(account(member))
        rows += [(account(member), -held), (account(into), held)]
    tickets = tuple([each.number for each in now.tickets.values() if each.holder == member])
    draft.add(e.MembersMerged(member, into, transaction("merge", *rows), tickets))
    return None


def erase(draft: Draft, command: c.EraseMember) -> Refused | None:
    """Forget who a member is, once nothing is owed to them."""
    now, member = draft.now, command.member
    draft.members = (member,)
    own = member_of(now, member)
    if isinstance(own, Refused):
        return own
    seat = now.seats.get(member)
    if seat:
        return Refused("sits_at_a_table", {"name": member, "table": seat.table})
    if member == now.owner or member in now.staff:
        return Refused("is_of_the_staff", {"name": member})
    owed = in_hand(now, member) + now.ledger.on(money.keeping(member))
    owed += sum(each.worth for each in now.tickets.values() if each.holder == member and not each.end)
    if owed:
        return Refused("has_still_coins", {"name": member, "amount": owed}, (), Finding("pay_out_first"))
    if ban_of(own, draft.at):
        return Refused("banned_are_kept", {"name": member})
    draft.add(e.MemberErased(member))
    return None


RULES: dict[type, Rule] = {
    c.ChangeHouse: Rule("change_house", change_house, "house"),
    c.Appoint: Rule("appoint", appoint, "staff"),
    c.RegisterMember: Rule("register", register, "admit"),
    c.NewCard: Rule("new_card", new_card, "admit"),
    c.Arrive: Rule("arrive", arrive, "admit"),
    c.Depart: Rule("depart", depart, "admit", own=True),
    c.BanMember: Rule("ban", ban, "bans", duty="bans"),
    c.LiftBan: Rule("lift_ban", lift_ban, "bans", duty="bans"),
    c.MergeMembers: Rule("merge", merge, "members"),
    c.EraseMember: Rule("erase", erase, "members"),
}

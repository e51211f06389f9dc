"""What several groups of commands check: amounts, members, tables, seats, pieces of chips."""

from collections.abc import Mapping

from cardspeak.finding import Finding, finding
from cardspeak.hand.refused import Refused
from cardspeak.room.club.draft import Draft
from cardspeak.room.club.state import Ban, Club, ClubTable, Member, Shift, Sitting, shift_of
from cardspeak.room.ledger.inventory import Pieces, covers, made_up, worth


def not_positive(amount: int) -> Refused | None:
    """Say why nobody pays so much: nothing, or less than that."""
    if amount > 0:
        return None
    return Refused("amount_not_positive", {"amount": amount}, (), finding("so_much", amount=1))


def member_of(club: Club, member: str) -> Member | Refused:
    """Return a member, or why there is none: never registered, merged with another entry, forgotten."""
    own = club.members.get(member)
    if own is None or own.erased:
        return Refused("no_such_member", {"name": member}, (), Finding("register_first"))
    if own.merged:
        return Refused("member_is_merged", {"name": member, "into": own.merged})
    return own


def ban_of(own: Member, at: int) -> Ban | None:
    """Return the ban that holds for a member now."""
    return own.ban if own.ban and (not own.ban.until or at < own.ban.until) else None


def welcome(draft: Draft, member: str) -> Member | Refused:
    """Return a member who may be in the house, or why there is none."""
    own = member_of(draft.now, member)
    if isinstance(own, Refused):
        return own
    ban = ban_of(own, draft.at)
    if ban is None:
        return own
    cites = ban.cites or draft.law.cites("club.ban", "who.bans")
    return Refused("banned", {}, cites, Finding("administrator_lifts_bans"))


def table_of(club: Club, number: int) -> ClubTable | Refused:
    """Return a table that stands."""
    return club.tables.get(number) or Refused("no_such_club_table", {"table": number})


def sitting_of(club: Club, member: str) -> Sitting | Refused:
    """Return where a member sits."""
    return club.seats.get(member) or Refused("not_seated", {})


def own_shift(draft: Draft) -> Shift | Refused:
    """Return the shift of whoever gives the command."""
    return shift_of(draft.now, draft.by) or Refused("no_shift_open", {}, (), Finding("open_a_shift"))


def short(code: str, has: int, amount: int) -> Refused | None:
    """Say why so much cannot be taken from what there is."""
    if amount <= has:
        return None
    return Refused(code, {"has": has, "amount": amount}, (), finding("so_much", amount=has) if has > 0 else None)


def held_places(club: Club, table: int, but: str = "") -> frozenset[int]:
    """Return the places of a table that are held for others than a member."""
    return frozenset([each.place for each in club.held.values() if each.table == table and each.member != but])


def free_places(club: Club, table: ClubTable, but: str = "") -> tuple[int, ...]:
    """Return the places of a table that are free and held for nobody else."""
    held = held_places(club, table.number, but)
    return tuple([place for place, who in enumerate(table.places) if not who and place not in held])


def place_at(club: Club, table: ClubTable, place: int, member: str) -> int | Refused:
    """Return the place that a member gets at a table, -1 any: the one held for them, or the first that is free."""
    seats = len(table.places)
    if place != -1 and not 0 <= place < seats:
        return Refused("no_such_seat", {"seat": place + 1}, (), finding("from_to", least=1, most=seats))
    free = free_places(club, table, member)
    if place == -1:
        held = club.held.get(member)
        if held and held.table == table.number and held.place in free:
            return held.place
        return free[0] if free else Refused("table_full", {"seats": seats})
    if place in free:
        return place
    names = ", ".join(str(each + 1) for each in free)
    allowed = finding("any_of", names=names) if names else None
    return Refused("seat_taken" if table.places[place] else "seat_is_held", {"seat": place + 1}, (), allowed)


def going_out(draft: Draft, amount: int, pieces: Pieces) -> Pieces | Refused:
    """Return the pieces that leave the cage for so many coins: those counted out, or as the cage has them."""
    stock = draft.now.inventory
    return _pieces(amount, pieces, stock.cage, _away(draft))


def coming_in(draft: Draft, amount: int, pieces: Pieces) -> Pieces | Refused:
    """Return the pieces that come to the cage for so many coins, below zero as they leave it the other way."""
    found = _pieces(amount, pieces, _away(draft), draft.now.inventory.cage)
    return found if isinstance(found, Refused) else tuple([(each, -count) for each, count in found])


def _away(draft: Draft) -> Mapping[int, int]:
    stock = draft.now.inventory
    return {each: count - stock.cage.get(each, 0) for each, count in stock.issued.items()}


def _pieces(amount: int, named: Pieces, there: Mapping[int, int], change: Mapping[int, int]) -> Pieces | Refused:
    if not named:
        found = made_up(amount, there, change)
        return found if found is not None else Refused("cage_short", {"amount": amount, "has": worth(there)})
    if worth(named) != amount:
        return Refused("pieces_differ", {"worth": worth(named), "amount": amount})
    back = tuple([(each, -count) for each, count in named])
    if any(each < 1 for each, _ in named) or not (covers(there, named) and covers(change, back)):
        return Refused("cage_short", {"amount": amount, "has": worth(there)})
    return tuple(named)

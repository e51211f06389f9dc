"""Penalties of an event: missed hands and rounds, and players who are out of it."""

from cardspeak.finding import finding
from cardspeak.floor.sanctions.record import choice
from cardspeak.hand.refused import Refused
from cardspeak.law.facts import Facts
from cardspeak.law.sanctions import Penalty, holds
from cardspeak.room.tournament.places import Out, placed
from cardspeak.room.tournament.run import commands as c
from cardspeak.room.tournament.run import events as e
from cardspeak.room.tournament.run.busts import worst_open
from cardspeak.room.tournament.run.draft import Draft, Rule
from cardspeak.room.tournament.run.following import follow
from cardspeak.room.tournament.run.state import UNKNOWN, is_told, seat_of, table_of
from cardspeak.room.tournament.seating import taken

POINTS = ("penalty.scale", "penalty.round", "penalty.starts", "penalty.serving")
OUT = ("disqualification", "exclusion")


def penalise(draft: Draft, command: c.Penalise) -> Refused | None:
    """Give a player a penalty that the book has."""
    now, law, member = draft.now, draft.law, command.member
    draft.members, draft.reason = (member,), command.reason or command.offence
    own, at = now.entrants.get(member), seat_of(now, member)
    if own is None or at is None or own.status not in ("seated", "broke"):
        return Refused("not_playing", {"name": member})
    table = table_of(now, at[0])
    assert table, "a player sits at a table"
    facts = Facts({"players at the table": len(taken(table))})
    scale = law.penalty_scale(facts)
    if not holds(scale, Penalty(command.kind, command.number)):
        asked = {"kind": command.kind, "number": command.number}
        return Refused("no_such_penalty", asked, law.cites("penalty.scale"), choice(scale))
    hands = 0
    if command.kind == "hands":
        hands = command.number
    elif command.kind == "rounds":
        hands = command.number * int(law.penalty_round(facts))
    case = len(now.penalties) + 1
    chips_go = command.kind in OUT and bool(law.penalty_chips(facts))
    stack = command.chips if is_told(now, member) or own.chips == UNKNOWN else own.chips
    if chips_go and not 0 <= stack < now.counts.in_play:
        return Refused("stack_not_counted", {"name": member})
    missed = -1 if command.kind in OUT and not chips_go else hands
    cites = law.cites(*POINTS, "penalty.chips") if command.kind in OUT else law.cites(*POINTS)
    draft.add(
        e.PenaltyGiven(
            case, member, command.offence, command.kind, command.number, missed, command.by, command.reason, cites
        )
    )
    if chips_go:
        disqualify(draft, member, stack)
    return None


def disqualify(draft: Draft, member: str, chips: int) -> None:
    """Put a player out of the event with all chips; the place is that of the moment."""
    now, law = draft.now, draft.law
    finishes = placed(worst_open(now), [Out(member, chips)], law)
    draft.add(e.Disqualified(member, chips, finishes, law.cites("penalty.chips")))
    follow(draft)


def serve(draft: Draft, command: c.ServePenalty) -> Refused | None:
    """Note hands that were missed for a penalty."""
    found = next((each for each in draft.now.penalties if each.case == command.case and not each.lifted), None)
    if found is None or found.left == 0 or command.hands < 1:
        return Refused("no_penalty_to_serve", {"case": command.case})
    draft.members = (found.member,)
    if 0 < found.left < command.hands:
        return Refused("fewer_hands_to_miss", {"hands": found.left}, (), finding("from_to", least=1, most=found.left))
    draft.add(e.PenaltyServed(command.case, command.hands))
    return None


RULES: dict[type, Rule] = {
    c.Penalise: Rule("penalise", penalise, ("running",), ("director", "floor", "judge")),
    c.ServePenalty: Rule("serve_penalty", serve, ("running",), ("director", "floor", "dealer")),
}

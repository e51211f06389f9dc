"""Admission and the house: who may sit down, what is paid out, held, handed out; bans, spectators, dealers' duties."""

from collections.abc import Collection
from typing import Literal, NamedTuple

from cardspeak.hand.refused import Refused
from cardspeak.law.law import Law
from cardspeak.record import record
from cardspeak.room.cash.duties import who

Step = Literal["told", "paid", "invited"]
FIRST = {"told": "told_first", "paid": "paid_first", "invited": "invited_first"}


@record
class Person(NamedTuple):
    """Somebody who wants to sit down: what is known of them, and which steps they have done."""

    registered: bool
    card: bool
    present: bool
    done: tuple[Step, ...] = ()
    banned: bool = False


def steps(law: Law) -> tuple[Step, ...]:
    """Return what a person does before sitting down, in its order (point `admit.steps`)."""
    return tuple(law.admit_steps())


def next_step(done: Collection[str], law: Law) -> Step | Literal[""]:
    """Return the first step that is not done; the empty string where nothing is left."""
    return next((step for step in steps(law) if step not in done), "")


def admitted(person: Person, law: Law) -> Refused | None:
    """Say why somebody may not sit down: banned, not registered, no card, not there, a step left out."""
    if person.banned:
        return Refused("banned", {"by": who("bans", law)}, law.cites("club.ban", "who.bans"))
    if not law.admit_registered(registered=person.registered):
        return Refused("not_registered", {}, law.cites("admit.registered"))
    if not law.admit_card(shown=person.card):
        return Refused("card_not_shown", {}, law.cites("admit.card"))
    if not law.admit_person(present=person.present):
        return Refused("not_in_person", {}, law.cites("admit.person"))
    step = next_step(person.done, law)
    return Refused(FIRST[step], {}, law.cites("admit.steps")) if step else None


def may_be_done(step: Step, done: Collection[str], law: Law) -> Refused | None:
    """Say why a step of admission cannot be done yet: one before it is left out (point `admit.steps`)."""
    order = steps(law)
    left = next_step(done, law)
    if step not in order or not left or order.index(step) <= order.index(left):
        return None
    return Refused(FIRST[left], {}, law.cites("admit.steps"))


def paid_out(sheet: bool, law: Law) -> Refused | None:
    """Say why chips are not paid out (point `payout.needs`); `sheet` says that there is an exit sheet."""
    if law.payout_needs(sheet=sheet):
        return None
    return Refused("exit_sheet_needed", {}, law.cites("payout.needs", "who.exit"))


def holds(kind: Literal["competition", "training", "cash"], law: Law) -> str | Refused:
    """Return the book under which a club holds such an event, "any" where it may choose (point `club.holds`)."""
    book = str(law.club_holds(kind=kind))
    return book or Refused("not_held_here", {}, law.cites("club.holds"))


def documents(law: Law) -> tuple[str, ...]:
    """Return the documents that a player gets who asks, as codes (point `club.documents`)."""
    return tuple(law.club_documents())


def may_propose(law: Law) -> bool:
    """Say whether anybody may propose to change the rules (point `club.proposals`)."""
    return bool(law.club_proposals())


def may_ban(offence: str, law: Law) -> Refused | None:
    """Say why somebody may not be banned for this, the code of an offence (point `club.ban`); any length is allowed."""
    if law.club_ban(offence=offence):
        return None
    return Refused("no_ground_for_a_ban", {}, law.cites("club.ban"))


def personal_things(law: Law) -> tuple[str, ...]:
    """Return what holds for personal things at a table, as codes (point `club.things`)."""
    return tuple(law.club_things())


def spectators_stay(intrudes: bool, comments: bool, law: Law) -> bool:
    """Say whether spectators may stay where they are (point `spectators.stay`); else the staff sends them away."""
    return bool(law.spectators_stay(intrudes=intrudes, comments=comments))


def handover(law: Law) -> tuple[str, ...]:
    """Return what a dealer tells the next one, as codes (point `dealer.handover`)."""
    return tuple(law.dealer_handover())


def reported(offence: str, law: Law) -> Literal["asked", "reported", "first"]:
    """Say how a dealer reports an offence: when a ruling is asked for, always, or first of all (`dealer.reports`)."""
    how: Literal["asked", "reported", "first"] = law.dealer_reports(offence=offence)
    return how

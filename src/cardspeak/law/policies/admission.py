"""Policies of a club: who is admitted, what it holds and hands out, whom it bans, who watches, who does what."""

from cardspeak.law.points_club import DEEDS
from cardspeak.law.policy import policy

CONDUCT = frozenset(
    (
        "cheating collusion team_play check_down soft_play chip_dumping threat disruption throws_cards damages_cards "
        "damages_property substance weapon"
    ).split()
)
"""The offences for which a house's list of conduct forbids the house."""
ROLES = ("dealer", "floor", "manager", "administrator", "cashier", "director", "judge")


@policy("admit.steps")
def no_set_order() -> tuple[str, ...]:
    """Nothing is set."""
    return ()


@policy("admit.steps")
def told_then_paid_then_invited() -> tuple[str, ...]:
    """The intention is told, the deposit for the chips is paid, and the person waits to be invited."""
    return ("told", "paid", "invited")


@policy("admit.card")
def no_card(shown: bool) -> bool:
    """No."""
    return True


@policy("admit.card")
def card_is_shown(shown: bool) -> bool:
    """Yes: without it nobody plays."""
    return shown


@policy("admit.registered")
def anybody_plays(registered: bool) -> bool:
    """Yes."""
    return True


@policy("admit.registered")
def only_registered(registered: bool) -> bool:
    """No."""
    return registered


@policy("admit.person")
def through_a_substitute(present: bool) -> bool:
    """Yes."""
    return True


@policy("admit.person")
def in_person_alone(present: bool) -> bool:
    """No: everybody plays in person, at the table."""
    return present


@policy("payout.needs")
def chips_alone(sheet: bool) -> bool:
    """The chips."""
    return True


@policy("payout.needs")
def exit_sheet(sheet: bool) -> bool:
    """An exit sheet with the value of the chips."""
    return sheet


@policy("club.holds")
def any_event(kind: str) -> str:
    """Any, under the rules that are announced for it. Returns the book, "any", or "" where it is not allowed."""
    return "any"


@policy("club.holds")
def competitions_and_training(kind: str) -> str:
    """Competitions under the federation's rules for them, and the training game under its own; nothing else."""
    return {"competition": "fspr-competition", "training": "fspr-training"}.get(kind, "")


@policy("club.documents")
def the_rules() -> tuple[str, ...]:
    """The rules of the game that is played."""
    return ("rules",)


@policy("club.documents")
def five_documents() -> tuple[str, ...]:
    """At the first request: the rules of competitions, those of the training game, the terms, disputes, etiquette."""
    return ("competition_rules", "training_rules", "glossary", "disputes", "etiquette")


@policy("club.proposals")
def nobody_proposes() -> bool:
    """Nobody: the house decides."""
    return False


@policy("club.proposals")
def anybody_proposes() -> bool:
    """Anybody, and every proposal is considered."""
    return True


@policy("club.ban")
def whoever_it_likes(offence: str) -> bool:
    """For anything: the house decides whom it admits, and for how long it does not."""
    return True


@policy("club.ban")
def listed_conduct(offence: str) -> bool:
    """For what the list of conduct forbids; for how long is for the management to say."""
    return offence in CONDUCT


@policy("club.things")
def as_posted() -> tuple[str, ...]:
    """What the house has posted. Returns what has to be, as codes."""
    return ("policy_posted",)


@policy("club.things")
def kept_clear_and_posted() -> tuple[str, ...]:
    """Table, legroom and walkways stay free of needless things, and the room shows its policy."""
    return ("table_clear", "legroom_clear", "walkways_clear", "policy_posted")


@policy("spectators.stay")
def free_to_watch(intrudes: bool, comments: bool) -> bool:
    """As they like."""
    return True


@policy("spectators.stay")
def apart_and_silent(intrudes: bool, comments: bool) -> bool:
    """As long as they keep out of the playing space and do not comment on the play."""
    return not intrudes and not comments


@policy("dealer.handover")
def what_is_asked() -> tuple[str, ...]:
    """What the next one asks."""
    return ()


@policy("dealer.handover")
def what_matters() -> tuple[str, ...]:
    """The blinds, the players who were warned or penalised, and what disturbs."""
    return ("blinds", "penalties", "disruption")


@policy("dealer.reports")
def what_needs_a_ruling(offence: str) -> str:
    """What the floor has to rule on. Returns how: asked, reported, or first of all."""
    return "asked"


@policy("dealer.reports")
def every_breach_of_duty(offence: str) -> str:
    """Every breach of the players' duties and of etiquette, discrimination and offence first of all."""
    return "first" if offence == "insult" else "reported"


def by(role: str) -> str:
    """Whoever has this role."""
    return role


for _deed in DEEDS:
    policy(f"who.{_deed}", role=ROLES)(by)

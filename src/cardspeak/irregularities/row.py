"""What a row says of one thing that goes wrong: how it is told, what is asked about it, when it is likely."""

from collections.abc import Mapping
from typing import Literal, NamedTuple, TypeAlias

from cardspeak.record import record

Moment: TypeAlias = Literal[
    "always", "deal", "betting", "street_due", "flop_due", "street_opened", "flop_opened", "early_flop", "early_turn",
    "early_river", "showdown",
]  # fmt: skip
"""The conditions under which something is likely; `floor.likely` looks at the hand for each of them."""

SELDOM = 100  # may happen at such a moment, and is looked for by its name


@record
class Wording(NamedTuple):
    """One way to tell it: the phrase (as in `story.words`), an example, what it means, and what it says beside its
    places: fields of the statement."""

    words: str
    example: str
    meaning: str = ""
    fixed: Mapping[str, str | int] = {}


@record
class Offer(NamedTuple):
    """How pages offer it: the key of its title and address, the phrase, and what is filled in already.

    `also` are places of optional parts that are asked for all the same; `likely` gives for each moment a rank, the
    likeliest 1; `group` is where the page that rules on stories has it (none: it does not).
    """

    key: str
    words: str = ""
    filled: Mapping[str, str] = {}
    likely: Mapping[Moment, int] = {}
    group: str = ""
    also: tuple[str, ...] = ()


@record
class Offence(NamedTuple):
    """An offence: its code, the group in which the floor finds it, its name in records, what it is, what puts it right.

    `both` says that it takes two, who pay alike; `when` are the circumstances that books make it depend on.
    """

    code: str
    group: str
    name: str
    what: str
    remedy: str = ""
    both: bool = False
    when: tuple[str, ...] = ()

    @property
    def point(self) -> str:
        """The point of law that says what it costs."""
        return f"offence.{self.code}"


@record
class Irregularity(NamedTuple):
    """One mishap or offence: its code, how it is told, how pages offer it, and the facts that a ruling may ask for.

    `offence` is what a book may punish; `holds` is the code of the offence that lies in a mishap.
    """

    code: str
    wordings: tuple[Wording, ...]
    offers: tuple[Offer, ...]
    asks: tuple[str, ...] = ()
    offence: Offence | None = None
    holds: str = ""


def offence(
    code: str, group: str, name: str, what: str, *told: tuple[str, ...], remedy: str = "", both: bool = False,
    when: tuple[str, ...] = (), asks: tuple[str, ...] = (), offer: Offer | None = None,
) -> Irregularity:  # fmt: skip
    """Return the row of an offence; each way to tell it is a phrase, an example, and a circumstance if it names one."""
    wordings = tuple(
        Wording(words, example, what, {"how": how[0]} if how else {}) for words, example, *how in told
    )  # fmt: skip
    offers = (offer or Offer(f"offence-{code.replace('_', '-')}", likely={"always": SELDOM}),)
    return Irregularity(code, wordings, offers, asks, Offence(code, group, name, what, remedy, both, when))

"""What a row says of one thing that goes wrong: how it is told, what is asked about it, when it is likely."""

from collections.abc import Mapping
from typing import Literal, NamedTuple, TypeAlias

from cardspeak.record import record

Moment: TypeAlias = Literal[
    "always", "deal", "betting", "street_due", "flop_due", "street_opened", "flop_opened", "early_flop", "early_turn",
    "early_river", "showdown", "over",
]  # fmt: skip
"""The conditions under which something is likely; `floor.incidents.likely` looks at the hand for each of them."""

Who: TypeAlias = Literal["dealt", "live", "folded", "all in", "bet", "acting", "waits", "closed", "open"]
"""The players who can be meant; `floor.incidents.meant` looks at the hand for each of them."""

SELDOM = 100  # may happen at such a moment, and is looked for by its name


@record
class Wording(NamedTuple):
    """One way to tell it, as people write it."""

    words: str  # the phrase, as in `story.words`: capitals are places to be filled in
    example: str
    meaning: str = ""
    fixed: Mapping[str, str | int] = {}  # fields of the statement that the phrase fills beside its places


@record
class Offer(NamedTuple):
    """How pages offer it to be told with a few taps."""

    key: str  # of its title (`offer-…`) and in addresses
    words: str = ""  # the phrase that tells it; none: the first of its row
    filled: Mapping[str, str] = {}  # places of the phrase that are filled in already
    likely: Mapping[Moment, int] = {}  # the moments at which it is likely, each with a rank: the likeliest is 1
    group: str = ""  # the group of *Ask* in which it stands; none: it is not offered there
    also: tuple[str, ...] = ()  # places of optional parts that are asked for all the same
    who: Mapping[str, Who] = {}  # by place: which players can be meant; none: whoever was dealt in


@record
class Offence(NamedTuple):
    """What a book may punish."""

    code: str
    group: str  # in which the floor finds it
    name: str  # in records and cases
    what: str  # in a sentence
    step: str = ""  # what puts it right at the table
    both: bool = False  # it takes two players, who pay alike
    when: tuple[str, ...] = ()  # circumstances that books make it depend on

    @property
    def point(self) -> str:
        """The point of law that says what it costs."""
        return f"offence.{self.code}"


@record
class Irregularity(NamedTuple):
    """One mishap or one offence."""

    code: str  # its name in statements, in the floor's rulings, in tests
    wordings: tuple[Wording, ...]
    offers: tuple[Offer, ...]
    asks: tuple[str, ...] = ()  # facts that a ruling may ask for
    offence: Offence | None = None  # what a book may punish; none: it is a mishap
    holds: str = ""  # the code of the offence that lies in a mishap


def offence(
    code: str, group: str, name: str, what: str, *told: tuple[str, ...], step: str = "", both: bool = False,
    when: tuple[str, ...] = (), asks: tuple[str, ...] = (), offer: Offer | None = None,
) -> Irregularity:  # fmt: skip
    """Return the row of an offence; each way to tell it is a phrase, an example, and a circumstance if it names one."""
    wordings = tuple(
        Wording(words, example, what, {"how": how[0]} if how else {}) for words, example, *how in told
    )  # fmt: skip
    offers = (offer or Offer(f"offence-{code.replace('_', '-')}", likely={"always": SELDOM}),)
    return Irregularity(code, wordings, offers, asks, Offence(code, group, name, what, step, both, when))

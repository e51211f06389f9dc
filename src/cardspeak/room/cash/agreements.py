"""Agreements of a cash table: straddles, runs, chopped blinds, bomb pots, kills and splits, and who must consent."""

from typing import Literal, NamedTuple

from cardspeak.hand.refused import Refused
from cardspeak.law.law import Law
from cardspeak.record import record


@record
class Kill(NamedTuple):
    """The kill of a game: after two pots running or a scoop of so many chips, and by what the limits go up.

    The limits are multiplied by `up` and divided by `by`: 2 and 1 for a full kill, 3 and 2 for half of one.
    """

    after: Literal["two-pots", "scoop"] = "two-pots"
    least: int = 0
    up: int = 2
    by: int = 1


@record
class KillPot(NamedTuple):
    """A hand with a kill: what the killer posts, live and with the last word, and its two limits."""

    post: int
    lower: int
    upper: int
    cites: tuple[str, ...]


@record
class Split(NamedTuple):
    """A pot that is split by agreement: whether one player gets it whole, what the dealer does, the clauses."""

    whole: bool
    steps: tuple[str, ...]
    cites: tuple[str, ...]


def straddles(house: bool, agreed: bool, begun: bool, law: Law) -> Refused | None:
    """Say why straddles are not allowed at a table (point `agree.straddles`).

    `house` says that the house has them, `agreed` that all players want them, `begun` that the game is on.
    """
    if law.agree_straddles(house=house, agreed=agreed, begun=begun):
        return None
    return Refused("straddles_not_agreed", {}, law.cites("agree.straddles"))


def most_straddles(agreed: int, law: Law) -> int:
    """Return how many straddles a hand may have; `agreed` is how many the players agreed on."""
    return int(law.agree_straddle_count(agreed=agreed))


def runs(times: int, all_in: bool, inside: bool, table: bool, law: Law) -> Refused | None:
    """Say why the board is not run so often (points `deal.runs`, `agree.runs`).

    `all_in` says that a player is all-in and the betting closed, `inside` that all who are in the hand agree, `table`
    that all at the table do.
    """
    most = int(law.deal_runs(all_in))
    if times > most:
        return Refused("runs_too_many", {"times": times, "most": most}, law.cites("deal.runs"))
    if times > 1 and not law.agree_runs(all_in=all_in, inside=inside, table=table):
        return Refused("runs_not_agreed", {"times": times}, law.cites("agree.runs"))
    return None


def chop(house: bool, both: bool, law: Law) -> Refused | None:
    """Say why the two blinds may not take their bets back when all others have folded (point `agree.chop`)."""
    if law.agree_chop(house=house, both=both):
        return None
    return Refused("blinds_are_not_chopped", {}, law.cites("agree.chop"))


def bomb_pots(house: bool, agreed: bool, law: Law) -> Refused | None:
    """Say why no bomb pots are played at a table (point `agree.bomb_pots`).

    `house` says that the house has them, `agreed` that all players want them.
    """
    if law.agree_bomb_pots(house=house, agreed=agreed):
        return None
    return Refused("bomb_pots_not_agreed", {}, law.cites("agree.bomb_pots"))


def kill(
    game: Kill, running: int, scooped: int, limits: tuple[int, int], law: Law
) -> KillPot | None:  # fmt: skip
    """Return the kill that a player posts before the next hand (point `agree.kill`); none where there is none to post.

    `running` is how many pots the player has won one after the other, `scooped` the size of the pot just won whole on
    both sides, `limits` the lower and the upper bet. The kill posted is the lower bet of the hand.
    """
    if not law.agree_kill(after=game.after, running=running, scooped=scooped, least=game.least):
        return None
    lower, upper = [bet * game.up // game.by for bet in limits]
    return KillPot(lower, lower, upper, law.cites("agree.kill"))


def split(left: int, two: bool, table: bool, law: Law) -> Split | Refused:
    """Say how a pot is split by agreement, or why it is not (point `agree.split`).

    `left` is how many players are left in the hand, `two` that they agree, `table` that all present consent.
    """
    paid = law.agree_split(left=left, two=two, table=table)
    cites = law.cites("agree.split")
    if not paid:
        return Refused("no_split", {"left": left}, cites)
    if paid == "whole":
        return Split(True, ("give_pot_to_one", "collect_cards", "deal_next_hand"), cites)
    return Split(False, ("count_out_shares", "collect_cards", "deal_next_hand"), cites)

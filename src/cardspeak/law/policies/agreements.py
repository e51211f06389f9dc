"""Policies of agreements at a cash table: straddles, runs, chopped blinds, kills, pots that are split."""

from cardspeak.law.policy import policy


@policy("agree.straddles")
def as_the_house_has_it(house: bool, agreed: bool, begun: bool) -> bool:
    """The house. `agreed` is that all players have, `begun` that the game is on."""
    return house


@policy("agree.straddles")
def players_before_the_game(house: bool, agreed: bool, begun: bool) -> bool:
    """The players, all of them, before the game begins."""
    return agreed and not begun


@policy("agree.straddle_count")
def one_alone(agreed: int) -> int:
    """One."""
    return 1


@policy("agree.straddle_count")
def as_many_as_agreed(agreed: int) -> int:
    """As many as the players have agreed on."""
    return agreed


@policy("agree.runs")
def all_who_are_in(all_in: bool, inside: bool, table: bool) -> bool:
    """All players who are still in the hand, one of them all-in. `inside` is that they agree, `table` that all do."""
    return all_in and inside


@policy("agree.runs")
def the_whole_table(all_in: bool, inside: bool, table: bool) -> bool:
    """All players at the table, one of those in the hand being all-in."""
    return all_in and table


@policy("agree.chop")
def where_the_house_lets_both(house: bool, both: bool) -> bool:
    """Yes, where the house allows it and both players agree."""
    return house and both


@policy("agree.chop")
def blinds_are_played(house: bool, both: bool) -> bool:
    """No: every pot is played to its end."""
    return False


@policy("agree.bomb_pots")
def where_the_house_lets_all(house: bool, agreed: bool) -> bool:
    """Yes, where the house allows them and all players agree."""
    return house and agreed


@policy("agree.kill")
def after_the_wins_that_are_set(after: str, running: int, scooped: int, least: int) -> bool:
    """After two pots running, or after a pot of a set size won whole, as the game has it.

    `after` is two-pots or scoop, `running` how many pots the player has won one after the other, `scooped` the pot just
    won on both sides, `least` the size that is set.
    """
    return running >= 2 if after == "two-pots" else scooped >= least > 0


@policy("agree.kill")
def no_kill(after: str, running: int, scooped: int, least: int) -> bool:
    """Never."""
    return False


@policy("agree.split")
def no_split(left: int, two: bool, table: bool) -> str:
    """No."""
    return ""


@policy("agree.split", paid=("whole", "shares"))
def two_with_the_tables_consent(paid: str, left: int, two: bool, table: bool) -> str:
    """Two who are left, if all at the table consent; the pot goes to one of them whole, or in shares, as is named.

    `left` is how many are left, `two` that they agree, `table` that all present consent. Returns how it is paid, or "".
    """
    return paid if left == 2 and two and table else ""

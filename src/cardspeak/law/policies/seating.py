"""Policies of coming and going: newcomers, missed blinds, changes of seat, players who are absent.

`where` is a place against the next hand: button, between (button and small blind), small, big or other. `came` is ""
for a new player, else broken, must-move or balanced.
"""

from cardspeak.law.policy import policy

ZONES: dict[str, tuple[str, ...]] = {
    "to_small": ("between",),
    "small": ("between", "small"),
}


@policy("seat.places", zone=("to_small", "small"), button=(False, True))
@policy("seat.return_places", zone=("to_small", "small"), button=(False, True))
def not_between(zone: str, button: bool, came: str, waited: bool, where: str) -> bool:
    """Nobody enters between the button and a blind, itself included or not; nor on the button, where so chosen."""
    return where in ZONES[zone] or (button and where == "button")


@policy("seat.places")
@policy("seat.return_places")
def never_into_the_small_blind(came: str, waited: bool, where: str) -> bool:
    """Nobody enters on the small blind; a player who waits there waits until the button has passed. A player from a
    broken table may enter anywhere but between button and small blind."""
    if came == "broken":
        return where == "between"
    return where in ("between", "small") or (waited and where == "button")


@policy("seat.entry")
def nothing_to_post(came: str) -> str:
    """A newcomer is dealt in and pays only what the place owes."""
    return "free"


@policy("seat.entry", exempt=("nobody", "moved"))
def big_blind_now_or_wait(exempt: str, came: str) -> str:
    """A newcomer posts a big blind to be dealt in at once, or waits for it; a moved player need not, where exempt."""
    return "free" if came and exempt == "moved" else "pays"


@policy("seat.return", missed=("once", "all"), wait=(True, False))
def posts_what_he_missed(
    missed: str, wait: bool, small: int, big: int, sizes: tuple[int, int]
) -> tuple[int, int, bool]:
    """A player posts the missed blinds, once or all: live up to the big blind, the rest dead; or may wait for it.

    Returns the live and the dead part, and whether the player may wait instead.
    """
    if missed == "once":
        small, big = min(small, 1), min(big, 1)
    owed = small * sizes[0] + big * sizes[1]
    live = min(big, 1) * sizes[1]
    return live, owed - live, wait


@policy("seat.return", missed=("once", "all"), wait=(True, False))
def live_up_to_an_opening_bet(
    missed: str, wait: bool, small: int, big: int, sizes: tuple[int, int]
) -> tuple[int, int, bool]:
    """A player posts the missed blinds, once or all: together live up to an opening bet, a small one alone too."""
    if missed == "once":
        small, big = min(small, 1), min(big, 1)
    owed = small * sizes[0] + big * sizes[1]
    live = min(owed, sizes[1])
    return live, owed - live, wait


@policy("seat.one")
def one_hand() -> bool:
    """A player has one seat and plays one hand of the deal."""
    return True


@policy("seat.change")
def any_free_seat(obliged: bool, before: int, after: int) -> str:
    """Between hands a player may take any free seat. Returns why not, or nothing."""
    return ""


@policy("seat.change")
def of_the_same_worth(obliged: bool, before: int, after: int) -> str:
    """From a place that owes nothing now to a free one where the big blind comes as soon: after as many players."""
    return "seat_obliged" if obliged else "" if before == after else "seat_of_other_worth"


@policy("seat.change")
def as_drawn(obliged: bool, before: int, after: int) -> str:
    """No player chooses another seat: the seats were drawn."""
    return "seat_was_drawn"


@policy("absent.dealt")
def not_dealt() -> bool:
    """Only players who are there get cards; nothing is posted for the others."""
    return False


@policy("absent.dealt")
def dealt_and_posted() -> bool:
    """An absent player is dealt in all the same, and the blinds and antes are posted from the player's stack."""
    return True


@policy("absent.until")
def at_the_first_card(first: bool, last: bool) -> bool:
    """The hand of a player who is not at the seat when the first card is dealt is dead."""
    return first


@policy("absent.until")
def by_the_end_of_the_deal(first: bool, last: bool) -> bool:
    """The hand of a player who is not at the seat when the initial deal ends is dead."""
    return last


@policy("absent.leaving")
def dead_at_once(decides: bool, showdown: bool) -> str:
    """Leaving the table kills the hand."""
    return "dead"


@policy("absent.leaving")
def taken_in_turn(decides: bool, showdown: bool) -> str:
    """The cards of a player who left are taken when it is the player's turn; when the betting is over, at once."""
    return "in_turn" if decides and not showdown else "dead"


@policy("absent.leaving", until=("decision", "showdown"))
def must_stay(until: str, decides: bool, showdown: bool) -> str:
    """A player with a live hand stays while a decision may still come, or until the showdown is over."""
    return "stays" if decides or until == "showdown" else "in_turn"


@policy("absent.acts")
def only_at_the_seat() -> bool:
    """A player who is not at the seat cannot act."""
    return True

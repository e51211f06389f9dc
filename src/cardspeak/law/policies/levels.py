"""Policies of levels: when a new one holds, what begins a hand, and dealers who change."""

from cardspeak.law.policy import policy


@policy("level.starts")
def time_and_word(time_up: bool, announced: bool) -> bool:
    """The time of the old level has run out and the new one was announced; it holds from the next hand."""
    return time_up and announced


@policy("level.starts")
def word_or_clock(time_up: bool, announced: bool) -> bool:
    """The floor announces it or the clock sounds; it holds from the next hand."""
    return time_up or announced


@policy("level.hand", push=(False, True))
def riffle_or_button(push: bool, sign: str) -> bool:
    """The first riffle, or the button of the shuffling machine; perhaps the push of the dealers as well."""
    return sign in ("riffle", "button") or (push and sign == "push")


@policy("level.wrong_hand")
def after_substantial_action(substantial: bool) -> bool:
    """It stays there once there was substantial action; before, it is put right."""
    return substantial


@policy("level.push", dealt=(0, 1))
def at_the_old_level(dealt: int) -> int:
    """The dealer who comes deals so many hands at the old level."""
    return dealt


@policy("level.last_push", seconds=(0, 90))
def none_within(seconds: int, left: int) -> bool:
    """Not within so many seconds of it. Returns whether dealers may change with so much time left."""
    return left >= seconds


@policy("ante.later")
def never_falls(ante: int, before: int) -> bool:
    """Never, not at the final table either. Returns whether an ante may follow another one."""
    return ante >= before


@policy("deck.changes", dealer=("the push", "the dealer's word"))
def on_push_level_or_house(dealer: str, occasion: str) -> bool:
    """When dealers change or the dealer says so, whichever is named, at a new level, and as the house has it."""
    return occasion in ("level", "house", {"the push": "push"}.get(dealer, "word"))


@policy("deck.ready", seconds=(0, 60))
def washed_before(seconds: int, players: int) -> int:
    """So many seconds before; with two players seated the dealer washes and squares the deck. Returns the seconds."""
    return seconds if players >= 2 else 0


@policy("stalling.means")
def any_of_the_usual() -> tuple[str, ...]:
    """What the house has announced: random breaks, hands a level, orbit for orbit, soft hand-for-hand, a shot clock."""
    return ("random_breaks", "hands_a_level", "orbit_for_orbit", "soft_hand_for_hand", "shot_clock")


@policy("hand_for_hand.clock", each=(0, 2), most=(0, 3))
def minutes_a_hand(each: int, most: int, taken: int, named: int) -> int:
    """So many minutes, taken off after each hand, with 0 those that it took; as many as the director names, up to most.

    `named` is 0 where the director names none.
    """
    minutes = named or each or taken
    return min(minutes, most) if most else minutes


@policy("hand_for_hand.cards")
def open_at_once() -> bool:
    """As otherwise: they are opened at once."""
    return True


@policy("hand_for_hand.cards")
def face_down_until_told() -> bool:
    """They stay face down, and no card is dealt, until the staff says so."""
    return False

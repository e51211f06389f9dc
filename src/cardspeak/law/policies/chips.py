"""Policies of the floor: what chips mean that were put out, with a word or without.

`owed` is what the call takes from the player now, `excess` what lies above the call and `step` the last full raise.
"""

from cardspeak.law.policy import policy


@policy("chips.stay")
def they_stay() -> bool:
    """They stay in the pot."""
    return True


@policy("chips.one")
def a_call() -> bool:
    """A call; the rest is change."""
    return True


@policy("chips.one")
def worth_what_it_shows() -> bool:
    """It is worth its value, as several chips are."""
    return False


@policy("chips.one_deadline")
def before_it_lands() -> bool:
    """Until the chip touches the table."""
    return False


@policy("chips.one_deadline")
def with_the_chip() -> bool:
    """Together with the chip as well."""
    return True


@policy("chips.one_raise")
def the_most_it_allows(least: int, most: int, chips: int) -> int:
    """The most that the chips allow, and no less than the smallest raise."""
    return max(least, min(chips, most))


@policy("chips.one_raise")
def the_smallest_raise(least: int, most: int, chips: int) -> int:
    """The smallest raise."""
    return least


@policy("chips.one_opening")
def its_full_value(least: int, most: int, chip: int) -> int:
    """As much as the chip is worth, as far as the game allows."""
    return min(chip, most)


@policy("chips.one_opening")
def the_smallest_bet(least: int, most: int, chip: int) -> int:
    """The smallest bet."""
    return min(chip, least)


@policy("chips.same")
def call_if_all_are_needed(owed: int, chips: tuple[int, ...]) -> bool:
    """A call where the rest would be less than the call without one of them."""
    return sum(chips) - min(chips) < owed


@policy("chips.same")
def tested(owed: int, chips: tuple[int, ...]) -> bool:
    """By their sum alone."""
    return False


@policy("chips.mixed")
def call_if_the_smallest_is_needed(owed: int, chips: tuple[int, ...]) -> bool:
    """A call where the rest would be less than the call without the smallest of them."""
    return sum(chips) - min(chips) < owed


@policy("chips.mixed")
def always_a_call(owed: int, chips: tuple[int, ...]) -> bool:
    """A call, as one chip is."""
    return True


@policy("chips.mixed")
def by_their_sum(owed: int, chips: tuple[int, ...]) -> bool:
    """By their sum alone."""
    return False


@policy("chips.spare")
def half_of_a_raise(excess: int, step: int) -> bool:
    """Their sum: a raise from half of the last raise on."""
    return False


@policy("chips.spare")
def a_raise_at_any_size(excess: int, step: int) -> bool:
    """Any surplus is a raise, made up to the smallest."""
    return True


@policy("chips.last")
def all_in_at_any_size() -> bool:
    """All-in, whatever part of a raise it makes."""
    return True


@policy("chips.last")
def as_any_chips() -> bool:
    """Judged as other chips are."""
    return False


@policy("chips.prior")
def the_new_chips_alone(prior: int, taken: int, level: int) -> bool:
    """Only the new chips are looked at."""
    return False


@policy("chips.prior")
def by_what_became_of_them(prior: int, taken: int, level: int) -> bool:
    """The new chips; also the earlier ones where a part was taken back or where they cover the call."""
    return 0 < taken < prior or prior >= level


@policy("chips.pulled")
def put_back() -> bool:
    """They are put back where they lay, and the player acts freely."""
    return False


@policy("chips.pulled")
def call_or_raise() -> bool:
    """Call or raise; the player may not put them out again and fold."""
    return True


@policy("chips.tiny")
def as_the_director_decides() -> bool:
    """As the director decides, up to a full call."""
    return True


@policy("chips.tiny")
def as_too_few_chips() -> bool:
    """Too few chips, as any."""
    return False


@policy("chips.worthless")
def call_or_all_in() -> bool:
    """A call or all-in, as the house or the director decides."""
    return True


@policy("chips.worthless")
def no_bet() -> bool:
    """Nothing: it is no chip."""
    return False


@policy("raise.half", mark=("reached", "passed"))
def half_is_made_up(mark: str, excess: int, step: int) -> bool:
    """From half of the last raise on it is made up to the smallest raise, below it is a call."""
    return 2 * excess >= step if mark == "reached" else 2 * excess > step


@policy("raise.half")
def always_made_up(excess: int, step: int) -> bool:
    """It is made up to the smallest raise."""
    return True


@policy("raise.said")
def made_up_to_the_smallest_raise() -> bool:
    """It is made up to the smallest raise, however little was named."""
    return True


@policy("raise.surplus")
def the_set_amount() -> bool:
    """The raise of the size that is set; the surplus comes back."""
    return True


@policy("raise.motions")
def the_first_motion() -> bool:
    """The first one; what follows comes back."""
    return False


@policy("raise.motions")
def all_of_them() -> bool:
    """All of them."""
    return True


@policy("raise.word")
def one_motion_after_the_word() -> bool:
    """The first one after the word."""
    return False


@policy("raise.word")
def all_after_the_word() -> bool:
    """All of them until the player's hands rest."""
    return True


@policy("raise.named")
def they_do_not_matter() -> bool:
    """No: the amount stands, in however many motions the chips follow."""
    return True


@policy("raise.one_motion")
def the_whole_amount() -> bool:
    """Yes: the whole amount that went in at once."""
    return True


@policy("raise.string")
def the_dealer() -> str:
    """The dealer."""
    return "dealer"


@policy("raise.string")
def anybody() -> str:
    """Anybody at the table."""
    return "anybody_at_table"


@policy("call.ways")
def word_or_chips() -> bool:
    """By the word, by the chips that it takes, or by chips that are read as a call."""
    return True


@policy("call.short")
def made_up(heads_up: bool, opening: bool, raised: bool) -> str:
    """The full call, made up; a player unaware of a raise may take it back until somebody acts behind."""
    return "unaware" if raised else "call"


@policy("call.short")
def made_up_to_an_opening_bet(heads_up: bool, opening: bool, raised: bool) -> str:
    """The full call heads-up or facing the opening bet; else the director may allow a fold, and the chips are lost."""
    return "call" if heads_up or opening else "director"


@policy("call.short")
def made_up_or_lost(heads_up: bool, opening: bool, raised: bool) -> str:
    """The player makes it up to the call, or folds and loses the chips; it never becomes a raise."""
    return "player"


@policy("bet.short")
def made_up_to_the_smallest() -> bool:
    """Made up to the smallest bet."""
    return True


@policy("bet.short")
def made_up_or_folded() -> bool:
    """The player makes it up to the smallest bet, or folds and loses the chips."""
    return False


@policy("bet.accepted")
def the_true_amount(share: int) -> bool:
    """The true amount, whatever the player was told."""
    return True


@policy("bet.accepted")
def the_true_amount_but_for_a_gross_error(share: int) -> bool:
    """The true amount; a caller who put in less than 80 percent of it may be protected if nobody was harmed."""
    return share >= 80

"""Offences against the house: threats, weapons, broken things, money and foreign chips, playing for two."""

from cardspeak.irregularities.row import Irregularity, offence

ROWS: tuple[Irregularity, ...] = (
    offence(
        "threat", "conduct", "threat", "A player threatens somebody",
        ("SEAT threatens OTHER", "B threatens C"),
        ("SEAT threatens the dealer", "B threatens the dealer"),
    ),
    offence(
        "damages_cards", "cards", "damaging cards", "A player tears, bends or crumples cards",
        ("SEAT tears/bends/crumples his cards", "B tears his cards"),
    ),
    offence(
        "damages_property", "conduct", "damaging what is the house's", "A player damages what belongs to the house",
        ("SEAT damages the furniture/equipment", "B damages the furniture"),
    ),
    offence(
        "substance", "conduct", "a forbidden substance", "A player uses a forbidden substance",
        ("SEAT uses a forbidden substance", "B uses a forbidden substance"),
    ),
    offence(
        "weapon", "conduct", "carrying a weapon", "A player carries a weapon",
        ("SEAT carries a weapon", "B carries a weapon"),
    ),
    offence(
        "cash_on_table", "chips", "money on the table", "A player puts money on the table",
        ("SEAT puts cash/money on the table", "B puts cash on the table"),
        step="have_money_put_away",
    ),
    offence(
        "mixed_chips", "chips", "chips of a tournament mixed in",
        "A player has chips of a tournament among those of a cash game",
        ("SEAT mixes cash and tournament chips", "B mixes cash and tournament chips"),
        step="have_chips_sorted_out",
    ),
    offence(
        "passed_chips", "chips", "passing chips", "A player passes chips to another",
        ("SEAT passes AMOUNT to OTHER", "B passes 50 to C"),
        ("SEAT passes chips to OTHER", "B passes chips to C"),
        step="have_chips_put_back",
    ),
    offence(
        "plays_away", "betting", "acting away from the seat", "A player acts who is not at the seat",
        ("SEAT acts away from his seat", "B acts away from his seat"),
        step="acts_only_at_the_seat",
    ),
    offence(
        "two_seats", "conduct", "playing two seats", "A player plays at two seats",
        ("SEAT plays at two tables", "B plays at two tables"),
        ("SEAT plays two seats/hands", "B plays two seats"),
        step="keep_one_seat",
    ),
)  # fmt: skip

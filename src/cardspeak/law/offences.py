"""The catalogue of offences, in the words of the field."""

from typing import NamedTuple

from cardspeak.record import record


@record
class Offence(NamedTuple):
    """An offence: its key in the points, its name, what it is, and what puts it right at the table.

    `both` says that it takes two, who pay alike; `when` are the circumstances that books make it depend on.
    """

    key: str
    name: str
    what: str
    remedy: str = ""
    both: bool = False
    when: tuple[str, ...] = ()

    @property
    def point(self) -> str:
        """The point of law that says what it costs."""
        return f"offence.{self.key}"


OFFENCES: tuple[Offence, ...] = (
    Offence("insult", "insult", "A player insults somebody"),
    Offence("disruption", "disruptive behaviour", "A player disturbs order"),
    Offence("chatter", "excessive talking", "A player talks too much"),
    Offence("hygiene", "offensive hygiene", "A player offends by his hygiene"),
    Offence("touches_person", "touching a person", "A player touches another player needlessly"),
    Offence("unsporting", "unsporting conduct", "A player behaves unsportingly in another way"),
    Offence("cheating", "cheating", "A player cheats"),
    Offence("influence", "influencing the game unfairly", "A player does or says what influences the game unfairly"),
    Offence(
        "paper", "reading at the table", "A player reads printed matter at the table", remedy="have_paper_put_away"
    ),
    Offence("face", "hiding the face", "A player cannot be recognised", remedy="have_covering_taken_off"),
    Offence("takes_pot", "taking the pot himself", "A player takes the pot himself", remedy="dealer_pushes_pot"),
    Offence("asks_often", "asking for hands too often", "A player misuses the right to have hands shown"),
    Offence(
        "keeps_cards",
        "keeping folded cards",
        "A player keeps his cards after he has announced a fold",
        remedy="have_cards_pushed_forward",
    ),
    Offence("exposing", "showing cards", "A player opens his cards before the betting is over"),
    Offence("tells_cards", "telling cards", "A player tells what cards are held or were folded"),
    Offence("advice", "advice or criticism", "A player advises another or criticises his play"),
    Offence(
        "reads_hand", "reading a closed hand", "A player says what another one holds", when=("always", "not heads-up")
    ),
    Offence("one_player", "more than one player to a hand", "A hand is played with the help of another"),
    Offence("touches_cards", "touching cards", "A player touches the muck, the burned cards or those of others"),
    Offence("touches_chips", "touching chips", "A player touches the chips of others"),
    Offence("into_others", "throwing cards into another's", "A player throws his cards into another's"),
    Offence("throws_cards", "throwing cards", "A player throws cards"),
    Offence(
        "discards_badly",
        "discarding badly",
        "A player throws his cards far from the discards, high or hard",
        remedy="have_cards_pushed_forward_low",
    ),
    Offence(
        "out_of_sight",
        "cards out of sight",
        "A player keeps his cards where they cannot be seen",
        remedy="have_cards_put_in_plain_view",
    ),
    Offence("unprotected", "unprotected cards", "A player does not protect his cards", remedy="own_risk"),
    Offence(
        "orders_showing",
        "telling another to show",
        "A player tells another to turn his hand over",
        remedy="only_dealer_asks_for_hands",
    ),
    Offence(
        "miscall",
        "miscalling a hand",
        "A player lies about his hand at the showdown on purpose",
        when=("always", "on purpose"),
    ),
    Offence("known_defect", "playing on with a defective deck", "A player who knows of a defect of the deck acts on"),
    Offence(
        "silent_deck",
        "keeping a defective deck to himself",
        "A player who sees a defect of the deck does not tell",
        remedy="dealer_is_to_be_told_at_once",
    ),
    Offence(
        "silent",
        "keeping silent about a mistake",
        "A player sees that a pot or a hand is read wrongly and keeps silent",
        remedy="everybody_helps_to_read_hands",
    ),
    Offence(
        "fold_to_check",
        "folding to a check",
        "A player folds who faces no bet",
        when=("always", "before the last round"),
    ),
    Offence("fold_early", "folding out of turn", "A player folds before his turn"),
    Offence("out_of_turn", "acting out of turn", "A player acts out of turn", when=("on purpose", "repeatedly")),
    Offence("conditional", "conditional statement", "A player makes a conditional statement"),
    Offence(
        "hasty",
        "acting before the amount is clear",
        "A player acts before the amount is clear",
        remedy="wait_for_clear_amount",
    ),
    Offence(
        "adds_chips",
        "adding chips without a word",
        "A player whose bet was raised adds chips without a word",
        remedy="have_action_said_first",
    ),
    Offence("delay", "delaying the game", "A player holds the game up without cause"),
    Offence("thinks_long", "long thinking", "A player thinks for a long time"),
    Offence("needless_clock", "calling the clock without need", "A player calls the clock without need"),
    Offence("splash", "splashing the pot", "A player throws chips into the pot"),
    Offence(
        "out_of_reach",
        "betting out of the dealer's reach",
        "A player bets where the dealer does not reach",
        remedy="have_chips_put_within_reach",
    ),
    Offence("check_down", "agreeing to check down", "Players agree to check a hand down against an all-in", both=True),
    Offence("collusion", "collusion", "Players agree to act together", both=True),
    Offence("chip_dumping", "chip dumping", "A player passes his chips to another by playing badly"),
    Offence("soft_play", "soft play", "A player spares another"),
    Offence("team_play", "team play", "Players confer with each other during play", both=True),
    Offence(
        "suspicion",
        "suspicion of team play",
        "A player suspects others of playing together",
        remedy="dealer_calls_floor",
    ),
    Offence("checks_nuts", "checking the best hand last", "The last to act on the river checks the exclusive nuts"),
    Offence(
        "dodging",
        "dodging the blinds",
        "A player dodges the blinds on purpose",
        when=("always", "coming from a broken table", "changing tables"),
    ),
    Offence("leaves_live", "leaving with a live hand", "A player leaves the table with a live hand"),
    Offence("hidden_chips", "hiding chips", "A player hides chips"),
    Offence("carried_chips", "carrying chips out of sight", "A player carries chips out of sight from table to table"),
    Offence("removed_chips", "taking chips off the table", "A player takes tournament chips off the table"),
    Offence(
        "rack",
        "playing out of a rack",
        "A player plays with chips in a rack",
        remedy="have_chips_taken_out_of_rack",
    ),
    Offence(
        "chips_in_way",
        "chips in the way",
        "A player places chips where they hinder the deal or the view",
        remedy="have_chips_moved",
    ),
    Offence(
        "uncountable",
        "chips that cannot be counted",
        "A player's chips lie so that they cannot be counted",
        remedy="have_chips_stacked",
    ),
    Offence(
        "big_chips",
        "big chips out of view",
        "A player keeps his big chips where they are not seen",
        remedy="have_big_chips_put_in_front",
    ),
    Offence(
        "phone",
        "telephoning",
        "A player telephones at the table",
        remedy="call_ends_or_is_made_elsewhere",
        when=("always", "in the hand"),
    ),
    Offence(
        "noise", "a device that disturbs", "A player's device is heard, or disturbs", remedy="have_device_silenced"
    ),
    Offence(
        "device_on_table",
        "a device on the table",
        "A player's device lies on the table",
        remedy="have_device_put_away",
    ),
    Offence(
        "device_used",
        "using a device",
        "A player uses a device",
        remedy="have_device_put_away",
        when=("always", "in the hand"),
    ),
    Offence("strategy_aid", "using a strategy aid", "A player uses a chart, an app or advice from outside"),
    Offence("felt", "things on the felt", "A player puts things on the felt", remedy="have_felt_cleared"),
)

"""Offences of conduct: talk, manners, playing together, devices."""

from cardspeak.irregularities.row import Irregularity, Offer, offence

ROWS: tuple[Irregularity, ...] = (
    offence(
        "insult", "talk", "insult", "A player insults somebody",
        ("SEAT insults OTHER", "B insults C"),
        ("SEAT insults the dealer", "B insults the dealer"),
        ("SEAT insults his opponent/opponents", "B insults his opponents"),
        ("SEAT discriminates against OTHER", "B discriminates against C"),
        offer=Offer("insults", "", {}, {"always": 92}),
    ),
    offence(
        "chatter", "talk", "excessive talking", "A player talks too much",
        ("SEAT talks too much", "B talks too much"),
    ),
    offence(
        "tells_cards", "talk", "telling cards", "A player tells what cards are held or were folded",
        ("SEAT says what he holds", "B says what he holds"),
        ("SEAT says what he folded", "B says what he folded"),
        ("SEAT talks about the hand", "B talks about the hand"),
        ("SEAT tells OTHER his hand/cards", "B tells C his hand"),
        offer=Offer("says-holding", "", {}, {"always": 95}),
    ),
    offence(
        "advice", "talk", "advice or criticism", "A player advises another or criticises the other's play",
        ("SEAT advises OTHER", "B advises C"),
        ("SEAT criticises/criticizes OTHER's play", "B criticises C's play"),
    ),
    offence(
        "reads_hand", "talk", "reading a closed hand", "A player says what another one holds",
        ("SEAT says what OTHER holds", "B says what C holds"),
        ("SEAT guesses OTHER's hand/cards", "B guesses C's hand"),
        when=("always", "not heads-up"),
    ),
    offence(
        "conditional", "talk", "conditional statement", "A player makes a conditional statement",
        ("SEAT makes a conditional statement", "B makes a conditional statement"),
    ),
    offence(
        "miscall", "talk", "miscalling a hand", "A player lies about the hand at the showdown on purpose",
        ("SEAT miscalls his hand", "B miscalls his hand"),
        ("SEAT lies about his hand", "B lies about his hand"),
        ("SEAT miscalls his hand on purpose", "B miscalls his hand on purpose", "on purpose"),
        when=("always", "on purpose"), asks=("on purpose",),
    ),
    offence(
        "orders_showing", "talk", "telling another to show", "A player tells another to turn the hand over",
        ("SEAT tells OTHER to show", "B tells C to show"),
        step="only_dealer_asks_for_hands",
    ),
    offence(
        "asks_often", "talk", "asking for hands too often", "A player misuses the right to have hands shown",
        ("SEAT asks to see hands again and again", "B asks to see hands again and again"),
    ),
    offence(
        "silent", "talk", "keeping silent about a mistake",
        "A player sees that a pot or a hand is read wrongly and keeps silent",
        ("SEAT keeps silent about a mistake", "B keeps silent about a mistake"),
        ("SEAT keeps silent about a wrong award", "B keeps silent about a wrong award"),
        step="everybody_helps_to_read_hands",
    ),
    offence(
        "suspicion", "talk", "suspicion of team play", "A player suspects others of playing together",
        ("SEAT suspects team play", "B suspects team play"),
        step="dealer_calls_floor",
    ),
    offence(
        "disruption", "conduct", "disruptive behaviour", "A player disturbs order",
        ("SEAT disrupts the game", "B disrupts the game"),
        ("SEAT swears", "B swears"),
        ("SEAT shouts", "B shouts"),
        offer=Offer("swears", "SEAT swears", {}, {"always": 93}),
    ),
    offence(
        "unsporting", "conduct", "unsporting conduct", "A player behaves unsportingly in another way",
        ("SEAT behaves unsportingly", "B behaves unsportingly"),
        ("SEAT behaves badly", "B behaves badly"),
    ),
    offence(
        "cheating", "conduct", "cheating", "A player cheats",
        ("SEAT cheats", "B cheats"),
    ),
    offence(
        "influence", "conduct", "influencing the game unfairly",
        "A player does or says what influences the game unfairly",
        ("SEAT influences the game unfairly", "B influences the game unfairly"),
    ),
    offence(
        "delay", "conduct", "delaying the game", "A player holds the game up without cause",
        ("SEAT delays the game", "B delays the game"),
        offer=Offer("delays", "", {}, {"always": 96}),
    ),
    offence(
        "thinks_long", "conduct", "long thinking", "A player thinks for a long time",
        ("SEAT thinks for a long time", "B thinks for a long time"),
    ),
    offence(
        "needless_clock", "conduct", "calling the clock without need", "A player calls the clock without need",
        ("SEAT calls the clock without need", "B calls the clock without need"),
    ),
    offence(
        "dodging", "conduct", "dodging the blinds", "A player dodges the blinds on purpose",
        ("SEAT dodges the blinds", "B dodges the blinds"),
        ("SEAT dodges the blinds on the way from his broken table",
         "B dodges the blinds on the way from his broken table", "coming from a broken table"),
        ("SEAT dodges the blinds on the way to another table",
         "B dodges the blinds on the way to another table", "changing tables"),
        when=("always", "coming from a broken table", "changing tables"),
        asks=("changing tables", "coming from a broken table"),
    ),
    offence(
        "leaves_live", "conduct", "leaving with a live hand", "A player leaves the table with a live hand",
        ("SEAT leaves with a live hand", "B leaves with a live hand"),
    ),
    offence(
        "takes_pot", "conduct", "taking the pot without the dealer", "A player takes the pot without the dealer",
        ("SEAT helps himself/herself to the pot", "B helps himself to the pot"),
        step="dealer_pushes_pot",
    ),
    offence(
        "touches_person", "conduct", "touching a person", "A player touches another player needlessly",
        ("SEAT touches OTHER", "B touches C"),
        ("SEAT pushes OTHER", "B pushes C"),
    ),
    offence(
        "hygiene", "conduct", "offensive hygiene", "A player's hygiene is offensive",
        ("SEAT offends by his hygiene", "B offends by his hygiene"),
    ),
    offence(
        "face", "conduct", "hiding the face", "A player cannot be recognised",
        ("SEAT hides his face", "B hides his face"),
        ("SEAT wears a mask/hood", "B wears a hood"),
        step="have_covering_taken_off",
    ),
    offence(
        "paper", "conduct", "reading at the table", "A player reads printed matter at the table",
        ("SEAT reads a newspaper/book/magazine [at the table]", "B reads a newspaper at the table"),
        step="have_paper_put_away",
    ),
    offence(
        "collusion", "together", "collusion", "Players agree to act together",
        ("SEAT colludes with OTHER", "B colludes with C"),
        both=True,
    ),
    offence(
        "team_play", "together", "team play", "Players confer with each other during play",
        ("SEAT confers with OTHER", "B confers with C"),
        both=True,
    ),
    offence(
        "check_down", "together", "agreeing to check down", "Players agree to check a hand down against an all-in",
        ("SEAT agrees with OTHER to check it down", "B agrees with C to check it down"),
        both=True,
    ),
    offence(
        "soft_play", "together", "soft play", "A player spares another",
        ("SEAT soft-plays OTHER", "B soft-plays C"),
        ("SEAT plays softly against OTHER", "B plays softly against C"),
        offer=Offer("soft-plays", "", {}, {"always": 98}),
    ),
    offence(
        "chip_dumping", "together", "chip dumping", "A player passes chips to another by playing badly",
        ("SEAT dumps [his] chips to/on OTHER", "B dumps his chips to C"),
    ),
    offence(
        "one_player", "together", "more than one player to a hand", "A hand is played with the help of another",
        ("SEAT takes advice from OTHER", "B takes advice from C"),
        ("SEAT shows his hand to a spectator", "B shows his hand to a spectator"),
        ("SEAT lets OTHER see his hand/cards", "B lets C see his hand"),
    ),
    offence(
        "checks_nuts", "together", "checking the best hand last",
        "The last to act on the river checks the exclusive nuts",
        ("SEAT checks the nuts on the river as the last to act", "B checks the nuts on the river as the last to act"),
    ),
    offence(
        "device_used", "devices", "using a device", "A player uses a device",
        ("SEAT uses his phone/device", "B uses his phone"),
        step="have_device_put_away", when=("always", "in the hand"),
    ),
    offence(
        "strategy_aid", "devices", "using a strategy aid", "A player uses a chart, an app or advice from outside",
        ("SEAT uses a strategy chart/app", "B uses a strategy chart"),
        ("SEAT gets advice from outside", "B gets advice from outside"),
    ),
    offence(
        "phone", "devices", "telephoning", "A player telephones at the table",
        ("SEAT telephones", "B telephones"),
        ("SEAT talks on the phone", "B talks on the phone"),
        step="call_ends_or_is_made_elsewhere",
        when=("always", "in the hand"),
        offer=Offer("phone", "SEAT talks on the phone", {}, {"always": 94}),
    ),
    offence(
        "noise", "devices", "a device that disturbs", "A player's device is heard, or disturbs",
        ("SEAT's phone rings", "B's phone rings"),
        ("SEAT plays music", "B plays music"),
        step="have_device_silenced",
    ),
    offence(
        "device_on_table", "devices", "a device on the table", "A player's device lies on the table",
        ("SEAT puts his phone on the table", "B puts his phone on the table"),
        step="have_device_put_away",
    ),
    offence(
        "felt", "devices", "things on the felt", "A player puts things on the felt",
        ("SEAT puts a bottle/drink/bag on the felt", "B puts a bottle on the felt"),
        step="have_felt_cleared",
    ),
)  # fmt: skip

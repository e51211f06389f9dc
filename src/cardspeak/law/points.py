"""The points of law: every question that a rulebook has to answer before a hand can be played."""

from typing import NamedTuple

from cardspeak.law.points_cash import ROWS as CASH_TABLE
from cardspeak.law.points_club import ROWS as HOUSE
from cardspeak.law.points_declarations import ROWS as DECLARATIONS
from cardspeak.law.points_incidents import ROWS as INCIDENTS
from cardspeak.law.points_offences import ROWS as OFFENCES
from cardspeak.law.points_tournament import ROWS as FIELD
from cardspeak.record import record


@record
class Point(NamedTuple):
    """A question that the law must answer; `layer` is the part of the project that asks it."""

    id: str
    question: str
    layer: str


def _points(layer: str, *rows: tuple[str, str]) -> dict[str, Point]:
    return {name: Point(name, question, layer) for name, question in rows}


HAND = _points(
    "hand",
    # the turn
    ("turn.order", "Who may act, and in which direction does the turn go?"),
    ("turn.effect", "What may a player do facing a bet, and when is the round over?"),
    ("turn.first_round", "Who opens the first betting round?"),
    ("turn.later_rounds", "Who opens the betting rounds that follow?"),
    ("turn.common_card", "Who opens a stud round after a common card was dealt?"),
    ("turn.all_in", "What becomes of the turn of a player who is all-in?"),
    # bets
    ("check.allowed", "When may a player check?"),
    ("fold.effect", "What does a fold cost?"),
    ("call.allowed", "What may be called, and for how much?"),
    ("call.limp", "May the first bet be called, without a raise, in a single-draw game?"),
    ("bet.allowed", "When may a player bet?"),
    ("bet.minimum", "What is the smallest bet?"),
    ("bet.maximum", "What is the largest bet or raise?"),
    ("bet.all_in", "What can a player do with fewer chips than the bet?"),
    ("bet.stakes", "Which chips may be bet?"),
    ("bet.told", "Is a player told how much has been bet?"),
    ("bet.gathered", "Who may ask for the bets to be brought in before the round is over?"),
    ("bet.sizes", "Which bet size belongs to which round in fixed limit?"),
    ("bet.open_pair", "Does an open pair on fourth street double the bet in stud?"),
    ("pot.told", "Is a player told how much the pot holds?"),
    ("pot.spread", "May a player have the pot spread, to count it?"),
    ("pot.counted", "What is the pot in the first round, when a blind is short or missing?"),
    ("raise.allowed", "When may a player raise?"),
    ("raise.minimum", "What is the smallest raise?"),
    ("raise.short", "From which size is an all-in above the bet a raise?"),
    ("raise.reopens", "A player has acted already: when may that player raise again?"),
    ("raise.cap", "How many raises does a betting round allow?"),
    ("exposed.rights", "A player has exposed cards: what may that player still do?"),
    # forced bets
    ("blind.seats", "Which seats post the blinds?"),
    ("blind.when", "When are the blinds posted, and in which games?"),
    ("blind.ratio", "How large is the small blind?"),
    ("blind.short", "What must the others call when a forced bet is all-in for less?"),
    ("ante.order", "Short of chips: is the blind or the table's ante counted first?"),
    ("straddle.allowed", "May a straddle be posted?"),
    ("straddle.size", "How large is a straddle?"),
    ("straddle.last_word", "Does the straddle buy the last word?"),
    ("nolook.allowed", "May the first player raise without looking?"),
    ("nolook.size", "How large is a raise without looking?"),
    ("bringin.seat", "Who brings in, and what if that player is all-in for the ante?"),
    ("bringin.size", "How large is the bring-in?"),
    # dealing
    ("deal.deck", "Which cards make up the deck?"),
    ("deal.order", "In which order are the cards dealt?"),
    ("deal.holding", "How many cards does a player get?"),
    ("deal.folded", "Does the seat of a player who folded without facing a bet get further cards?"),
    ("deal.board", "How many community cards come on each street, and whose are they?"),
    ("deal.burn", "Is a card burned before each street?"),
    ("burn.shown", "May a player see a burn card?"),
    ("deal.short_stub", "The stub is too short for the last street of stud: what is dealt?"),
    ("deal.runs", "How many times may the rest of the board be run?"),
    ("deal.rabbit", "May the cards that would have come be seen?"),
    ("deal.sequence", "In which order do the parts of a deal follow?"),
    # showdown
    ("show.all_in", "Are the hands opened as soon as an all-in ends the betting?"),
    ("show.who", "Who takes part in the showdown?"),
    ("show.first", "Who shows first?"),
    ("show.order", "Who shows after the first?"),
    ("show.duty", "Who has to show?"),
    ("show.whole", "Must all cards be shown to claim a pot?"),
    ("show.board", "What must a player who plays the board do?"),
    ("show.last", "Everybody else has mucked at the showdown: must the last hand be shown?"),
    ("show.uncalled", "Must the winner show when nobody called?"),
    ("show.asked", "Who may ask to see another hand?"),
    ("show.asked_live", "A winner asks to see a mucked hand: is it live again?"),
    ("show.words", "What is a spoken claim about a hand worth?"),
    # ranking
    ("rank.size", "How many cards make a hand?"),
    ("rank.order", "In which order do the hands rank?"),
    ("rank.aces", "Where may the ace be low?"),
    ("rank.straight_flush", "Which straight flush is better?"),
    ("rank.four_of_a_kind", "Which four of a kind is better?"),
    ("rank.full_house", "Which full house is better?"),
    ("rank.flush", "Which flush is better?"),
    ("rank.straight", "Which straight is better?"),
    ("rank.three_of_a_kind", "Which three of a kind is better?"),
    ("rank.two_pair", "Which two pairs are better?"),
    ("rank.pair", "Which pair is better?"),
    ("rank.high_card", "Which high card is better?"),
    ("rank.equal", "When are two hands equal?"),
    # pots
    ("pot.sides", "How are side pots made?"),
    ("pot.order", "In which order are several pots decided?"),
    ("pot.place", "Where does a side pot stand?"),
    ("pot.winner", "Who takes the pot?"),
    ("pot.tie", "How is a pot shared between equal hands?"),
    ("oddchip.unit", "How far is a pot divided?"),
    ("oddchip.to", "Who gets the odd chip among equal hands?"),
    ("oddchip.several", "There are several odd chips: who gets them?"),
    ("oddchip.sides", "Which side of a high-low pot gets the odd chip?"),
    ("oddchip.pots", "May one player get the odd chip of several pots?"),
)

TABLE = _points(
    "table",
    ("button.first", "Where is the first button?"),
    ("button.draw", "Which card wins the draw for the button?"),
    ("button.moves", "Where do button and blinds go for the next hand?"),
    ("button.passed", "The big blind has passed players over: do they owe one?"),
    ("button.heads_up", "Where do button and blinds go when two players are left?"),
    ("button.stud", "When does the button move between games with blinds and games without?"),
    ("seat.places", "At which places is a newcomer not dealt in?"),
    ("seat.entry", "What does a newcomer post to be dealt in?"),
    ("seat.return_places", "At which places may a player who has missed blinds not come back?"),
    ("seat.return", "What does a player who has missed blinds post?"),
    ("seat.one", "How many hands may one player have?"),
    ("seat.change", "May a player change seats?"),
    ("absent.dealt", "Is an absent player dealt in, and are the player's blinds posted?"),
    ("absent.until", "By when must a player be at the seat for a live hand?"),
    ("absent.leaving", "What becomes of the hand of a player who leaves the table?"),
    ("absent.acts", "May a player who is not at the seat act?"),
    ("stakes.cards", "Is a player without chips dealt in?"),
    ("stakes.add", "May chips be brought to the table during a hand?"),
    ("stakes.bought", "Do chips play that were bought and not delivered?"),
    ("stakes.told", "Is the table told how many chips a player bought?"),
    ("stakes.off", "May chips be taken off the table?"),
    ("stakes.back", "Must chips that were taken along come back?"),
    ("stakes.pass", "May chips go from one player to another?"),
    ("stacks.asked", "Who may ask how many chips a player has?"),
    ("play.deputy", "May somebody else play a player's chips?"),
    ("clock.call", "Who may call the clock on a player, and when?"),
    ("clock.floor", "Is the floor called when the clock is?"),
    ("clock.time", "How much time has a player on whom the clock was called?"),
    ("clock.tie", "Decision and end of the time come together: which counts?"),
    ("clock.expiry", "What becomes of the hand of a player whose time ran out?"),
)

FLOOR = _points("floor", *DECLARATIONS, *INCIDENTS, *OFFENCES)
TOURNAMENT = _points("tournament", *FIELD)
CASH = _points("cash", *CASH_TABLE)
CLUB = _points("club", *HOUSE)

POINTS: dict[str, Point] = {**HAND, **TABLE, **FLOOR, **TOURNAMENT, **CASH, **CLUB}

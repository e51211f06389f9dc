"""The words of a story: every phrase that the parser reads, with its meaning; the reference lists them too.

In ``words`` capitals are places to be filled in (`slots.SLOTS`), ``a/b`` is either, ``[…]`` may be left out,
a verb may stand in its base form too (``B and C call``), a hyphen may be a space (``all-in``), and ``his``
stands for any article. The first phrase that fits a whole statement is what it says; a place fills the field
of the statement that it names.
"""

from collections.abc import Callable
from typing import Any, NamedTuple, TypeAlias

from cardspeak.errors import Unreadable
from cardspeak.irregularities import MISHAPS, OFFENCE_ROWS, Irregularity
from cardspeak.record import record
from cardspeak.story.statements import (
    Acts,
    ActsFor,
    Around,
    Asks,
    DealerDoes,
    Dealt,
    Draws,
    Entrusts,
    FloorRules,
    Gestures,
    Mishap,
    Penalises,
    Person,
    PutsOut,
    Reached,
    Room,
    Runs,
    Says,
    Shows,
    Sits,
    Sized,
    Skipped,
    Stakes,
    Statement,
    TakesBack,
    TimePasses,
    Undo,
    Wins,
)

KINDS = (
    "actions",
    "words and chips",
    "dealer",
    "people and time",
    "room",
    "floor",
    "mishaps",
    "offences",
)


@record
class Phrase(NamedTuple):
    """One way to say something: as people write it, an example, and what it means."""

    words: str
    example: str
    kind: str
    meaning: str
    makes: Callable[..., Statement]
    fixed: dict[str, Any]


def discards(seat: str, cards: tuple[int, ...], number: int | None = None) -> Draws:
    """Make a draw of its discards, which have to be as many as were said."""
    if number not in (None, len(cards)):
        raise Unreadable(f"{number} drawn, but {len(cards)} thrown away")
    return Draws(seat, len(cards), cards)


VERBS = frozenset(
    "announces antes asks bets brings burns calls checks claims comes completes deals discards draws ends "
    "exposes falls folds gets holds leaves makes moves mucks opens penalises penalizes plays posts puts "
    "raises re-raises reshuffles returns rules runs says shows shuffles skips splits stands straddles "
    "tables takes taps throws turns wins".split()
)
"""The verbs that lose their s when several do it."""

FORMS = {
    "is": ("is", "are"),
    "was": ("was", "were"),
    "has": ("has", "have"),
    "does": ("does", "do"),
    "goes": ("goes", "go"),
    "passes": ("passes", "pass"),
    "pushes": ("pushes", "push"),
    "touches": ("touches", "touch"),
    "his": ("his", "her", "their", "the", "a", "an"),
}
"""Words that change otherwise."""

Row: TypeAlias = tuple[str, str, str, Callable[..., Statement], dict[str, Any]]

_ACTIONS: tuple[Row, ...] = (
    ("SEAT checks", "A checks", "lets the turn pass without a bet", Acts, {"verb": "check"}),
    ("SEAT calls [AMOUNT]", "B calls", "matches the bet, or goes all in below it", Acts, {"verb": "call"}),
    ("SEAT folds", "C folds", "gives the hand up", Acts, {"verb": "fold"}),
    ("SEAT bets [AMOUNT]", "A bets 50", "bets; in limit the amount may be left out", Acts, {"verb": "bet"}),
    ("SEAT bets AMOUNT without looking", "A bets 50 without looking", "bets before having seen the cards",
     Acts, {"verb": "bet", "how": "no-look"}),
    ("SEAT raises/re-raises to AMOUNT", "B raises to 180", "raises to a total in front of the player", Acts,
     {"verb": "raise_to"}),
    ("SEAT makes it AMOUNT", "B makes it 600", "raises to a total in front of the player", Acts,
     {"verb": "raise_to"}),
    ("SEAT raises/re-raises to AMOUNT without looking", "C raises to 40 without looking",
     "raises before having seen the cards", Acts, {"verb": "raise_to", "how": "no-look"}),
    ("SEAT raises/re-raises by AMOUNT", "B raises by 130", "raises by this much over the bet", Acts,
     {"verb": "raise_by"}),
    ("SEAT raises/re-raises", "B raises", "raises by the only size that there is, in limit", Acts,
     {"verb": "raise_to"}),
    ("SEAT bets the LEAST", "A bets the minimum", "makes the smallest or the largest bet", Acts,
     {"verb": "bet"}),
    ("SEAT raises/re-raises [to] the LEAST", "B raises the minimum",
     "makes the smallest or the largest raise", Acts, {"verb": "raise_to"}),
    ("SEAT bets [the] pot", "A bets the pot", "bets as much as the pot holds", Acts, {"verb": "bet_pot"}),
    ("SEAT raises/re-raises [to] [the] pot", "B raises the pot",
     "raises by as much as the pot holds after the call", Acts, {"verb": "raise_pot"}),
    ("SEAT all-in [for AMOUNT]", "C all in for 300", "puts everything in", Acts, {"verb": "all_in"}),
    ("SEAT is/goes/moves all-in [for AMOUNT]", "C is all in", "puts everything in", Acts,
     {"verb": "all_in"}),
    ("SEAT MOVE all-in [for AMOUNT]", "C calls all in", "puts everything in, and says what it is", Acts,
     {"verb": "all_in"}),
    ("SEAT bets SIZE", "A bets 1/2 pot", "bets so much of the pot (75% pot), or so many big blinds (2bb)", Sized,
     {"verb": "bet"}),
    ("SEAT raises/re-raises to SIZE", "B raises to 2.5bb",
     "raises to so many big blinds, times the bet (3x), or by so much of the pot", Sized, {"verb": "raise_to"}),
    ("SEAT is/goes/moves all-in for SIZE", "C is all in for 15bb", "puts everything in, counted in big blinds", Sized,
     {"verb": "all_in"}),
    ("everybody folds [to SEAT]", "everybody folds to B", "all who have the turn before a player fold, or all", Around,
     {"verb": "fold"}),
    ("everybody checks [to SEAT]", "everybody checks", "all who have the turn before a player check, or all", Around,
     {"verb": "check"}),
    ("everybody calls [to SEAT]", "everybody calls", "all who have the turn before a player call, or all", Around,
     {"verb": "call"}),
    ("on the ROUND", "on the turn", "whoever had still to act before this street checked, or folded to the bet",
     Reached, {}),
    ("SEAT posts AMOUNT [LIVE]", "D posts 100 live",
     "pays before the cards, as a bet (live) or into the pot (dead)", Acts, {"verb": "post"}),
    ("SEAT posts his BLIND [of AMOUNT]", "A posts the small blind", "pays a blind or an ante", Acts,
     {"verb": "post"}),
    ("SEAT antes AMOUNT", "A antes 5", "pays an ante", Acts, {"verb": "post", "how": "ante"}),
    ("SEAT straddles [to/for] [AMOUNT]", "C straddles 200", "pays one more blind, for the last word", Acts,
     {"verb": "straddle"}),
    ("SEAT brings in/it-in [for] [AMOUNT]", "A brings in 10", "pays the bring-in of stud", Acts,
     {"verb": "bring_in"}),
    ("SEAT completes [to AMOUNT]", "B completes to 20",
     "makes the bring-in, the small blind or a short bet up", Acts, {"verb": "complete"}),
    ("SEAT draws NUMBER [card/cards]", "A draws 2", "throws this many cards away and draws as many", Draws, {}),
    ("SEAT draws NUMBER [card/cards] : CARDS", "A draws 2: 2c 7d", "draws, and these are thrown away",
     discards, {}),
    ("SEAT discards CARDS", "A discards 2c 7d", "throws these cards away and draws as many", discards, {}),
    ("SEAT discards NUMBER [card/cards]", "A discards 2", "throws this many cards away and draws as many",
     Draws, {}),
    ("SEAT stands/is pat", "B stands pat", "draws no card", Draws, {"number": 0}),
    ("SEAT shows/tables [his/all] [hand/cards]", "A shows", "tables the whole hand", Shows, {}),
    ("SEAT shows NUMBER card/cards", "A shows one card", "shows so many cards", Shows, {}),
    ("SEAT shows/tables CARDS", "A shows As", "shows these cards", Shows, {}),
    ("SEAT mucks [his] [hand/cards]", "B mucks", "gives up the claim without showing", Acts,
     {"verb": "muck"}),
    ("SEAT wins unseen", "A wins unseen", "takes the pot without showing", Acts, {"verb": "win_unseen"}),
    ("SEAT plays the board", "A plays the board", "says that the board is the hand", Acts,
     {"verb": "plays_board"}),
    ("SEATS wins [the] [PART]", "A wins the main pot", "names the winner, where the cards were not seen", Wins,
     {}),
    ("SEATS splits the PART", "A and B split the pot", "names the winners of a shared pot", Wins, {}),
    ("SEATS runs it TIMES", "A and B run it twice", "agrees to run the rest of the board that many times", Runs, {}),
    ("the rest is run TIMES", "the rest is run twice", "the rest of the board is run that many times", Runs, {}),
    ("SEAT asks to see OTHER's hand/cards", "A asks to see B's hand", "asks for another's hand to be opened",
     Asks, {"what": "hand"}),
    ("SEAT asks to see the next card/cards", "A asks to see the next card", "asks for the card that would have come",
     Asks, {"what": "next_card"}),
    ("SEAT asks for the pot", "A asks for the pot", "asks how much the pot holds", Asks, {"what": "pot"}),
    ("SEAT asks how much is in the pot", "A asks how much is in the pot", "asks how much the pot holds", Asks,
     {"what": "pot"}),
    ("SEAT asks for the pot to be spread", "A asks for the pot to be spread", "asks for its chips to be laid out", Asks,
     {"what": "spread"}),
    ("SEAT asks for the bets to be brought in", "A asks for the bets to be brought in",
     "asks for it before the round is over", Asks, {"what": "gather"}),
    ("SEAT asks to see the burn card/cards", "A asks to see the burn card", "asks for the card that was burned", Asks,
     {"what": "burn"}),
    ("SEAT asks how much OTHER has", "A asks how much B has", "asks for another's stack", Asks,
     {"what": "stack"}),
)  # fmt: skip

_WORDS_AND_CHIPS: tuple[Row, ...] = (
    ("SEAT says/announces [:] QUOTE", 'A says "raise"', "says these very words, in any language", Says, {}),
    ("SEAT says/announces [:] QUOTE [,] and puts out PUT [MOTIONS]", 'A says "raise" and puts out 1x1000',
     "says it first, then moves chips forward", Says, {}),
    ("SEAT puts out PUT [MOTIONS]", "B puts out 300 in two motions", "moves chips forward without a word",
     PutsOut, {}),
    ("SEAT puts out PUT [MOTIONS] [,] and says/announces [:] QUOTE", 'B puts out 1x1000 and says "raise"',
     "moves chips forward first, then says it", PutsOut, {}),
    ("SEAT takes back TOOK", "B takes back 1x25", "takes back chips that were in front", TakesBack, {}),
    ("SEAT takes back TOOK and puts out PUT", "B takes back 1x25 and puts out 1x1000",
     "takes chips back and moves others forward", TakesBack, {}),
    ("SEAT taps the table", "A taps the table", "knocks on the table", Gestures, {"what": "taps_table"}),
    ("SEAT pushes his cards forward", "A pushes the cards forward", "moves the cards towards the dealer",
     Gestures, {"what": "pushes_cards"}),
    ("SEAT throws his cards over the line", "A throws his cards over the line", "moves the cards away",
     Gestures, {"what": "pushes_cards"}),
    ("SEAT throws his cards towards the muck", "A throws his cards towards the muck", "gives the hand up by a sign",
     Gestures, {"what": "mucks_cards"}),
    ("SEAT puts out a token", "B puts out a token", "moves a thing without value forward: a bounty chip, a clock token",
     Gestures, {"what": "bets_token"}),
    ("SEAT asks how much", "B asks how much", "asks how much has been bet", Asks, {"what": "bet"}),
    ("the dealer says AMOUNT", "the dealer says 300", "the dealer answers with an amount", DealerDoes,
     {"what": "says"}),
    ("the dealer says/announces [:] QUOTE", 'the dealer says "flop"', "the dealer says these very words",
     DealerDoes, {"what": "says"}),
)  # fmt: skip

_DEALER: tuple[Row, ...] = (
    ("the STREET is CARDS", "the flop is 2c 7d Kh", "these cards were turned (or burned)", Dealt, {}),
    ("the RUN STREET is CARDS", "the second turn is As", "the cards of one board of several", Dealt, {}),
    ("SEAT is dealt CARDS [FACE]", "A is dealt As Kd", "a player gets these cards", Dealt, {"street": ""}),
    ("SEAT gets/has/holds CARDS [FACE]", "A gets Qs", "a player gets these cards, or has them", Dealt,
     {"street": ""}),
    ("the dealer asks SEAT to act", "the dealer asks D to act",
     "the dealer says that it is this player's turn", DealerDoes, {"what": "asks_to_act"}),
    ("the dealer deals/opens/turns the STREET", "the dealer deals the turn",
     "the cards of a street are opened", DealerDoes, {"what": "deals"}),
    ("the dealer burns a/one/1 [card]", "the dealer burns one", "a card is burned", DealerDoes,
     {"what": "burns", "number": 1}),
    ("the dealer shuffles/reshuffles [: CARDS]", "the dealer shuffles",
     "the cards are shuffled, into this order", DealerDoes, {"what": "shuffles"}),
    ("the PART goes to SEATS", "the pot goes to A", "the dealer pushes the pot to a player", Wins,
     {"by": "dealer"}),
    ("SEAT is skipped", "B is skipped", "the action passes a player by", Skipped, {}),
)  # fmt: skip

_PEOPLE_AND_TIME: tuple[Row, ...] = (
    ("SEAT calls time/the-clock on OTHER", "B calls time on A", "asks that a player be hurried", Person,
     {"what": "calls_time"}),
    ("SEAT calls time/the-clock on OTHER too soon", "B calls time on A too soon",
     "calls the clock before the player had a reasonable time", Person, {"what": "calls_time", "how": "too soon"}),
    ("the dealer calls time/the-clock on OTHER", "the dealer calls time on A", "the dealer calls the clock unasked",
     Person, {"seat": "", "what": "calls_time", "how": "dealer"}),
    ("the floor calls time/the-clock on OTHER", "the floor calls time on A", "the floor calls the clock unasked",
     Person, {"seat": "", "what": "calls_time", "how": "floor"}),
    ("SEAT lets OTHER play his chips", "B lets C play his chips", "wants another to play the chips", Entrusts, {}),
    ("SEAT lets OTHER play his chips with everybody's consent", "B lets C play his chips with everybody's consent",
     "wants another to play the chips, and all agree", Entrusts, {"consent": True}),
    ("SEAT folds for OTHER", "C folds for B", "folds another player's hand", ActsFor, {"verb": "fold"}),
    ("SEAT checks for OTHER", "C checks for B", "checks with another player's hand", ActsFor, {"verb": "check"}),
    ("SEAT calls for OTHER", "C calls for B", "calls with another player's chips", ActsFor, {"verb": "call"}),
    ("SEAT asks for time", "A asks for time", "asks for more time to think", Person, {"what": "asks_time"}),
    ("SECONDS passes", "70 seconds pass", "so much time goes by", TimePasses, {}),
    ("SEAT leaves the table", "A leaves the table", "goes away from the table", Person, {"what": "leaves"}),
    ("SEAT returns to the table", "A returns to the table", "is at the table again", Person,
     {"what": "returns"}),
    ("SEAT was away when the first card was dealt", "A was away when the first card was dealt",
     "was not at the seat as the deal began", Person, {"what": "away"}),
    ("SEAT claims the pot of the hand before", "B claims the pot of the hand before",
     "disputes a pot already given", Person, {"what": "claims_last_pot"}),
)  # fmt: skip

_ROOM: tuple[Row, ...] = (
    ("next hand", "next hand", "the hand is over, the next one begins", Room, {"what": "next_hand"}),
    ("SEAT is out", "D is out", "sits out or has lost all", Room, {"what": "out"}),
    ("SEAT comes back", "D comes back", "plays again", Room, {"what": "back"}),
    ("SEAT comes back and waits for the big blind", "D comes back and waits for the big blind",
     "plays again from the next big blind on", Room, {"what": "back", "how": "wait"}),
    ("SEAT leaves/quits the game", "D leaves the game", "takes all chips and goes", Room, {"what": "quits"}),
    ("SEAT is eliminated", "D is eliminated", "has lost all and goes", Room, {"what": "quits"}),
    ("SEAT changes to seat NUMBER", "A changes to seat 4", "takes another seat of the table", Room,
     {"what": "moved"}),
    ("SEAT sits down in seat NUMBER [with AMOUNT]", "E sits down in seat 4", "a new player takes a seat", Sits, {}),
    ("SEAT sits down in seat NUMBER and waits for the big blind", "E sits down in seat 4 and waits for the big blind",
     "a new player who posts nothing before the big blind", Sits, {"wait": True}),
    ("SEAT comes from his broken table to seat NUMBER", "E comes from a broken table to seat 4",
     "a player whose table was broken", Sits, {"came": "broken"}),
    ("SEAT comes by must-move to seat NUMBER", "E comes by must-move to seat 4", "a player moved by force", Sits,
     {"came": "must-move"}),
    ("SEAT is balanced to seat NUMBER", "E is balanced to seat 4", "a player moved to balance the tables", Sits,
     {"came": "balanced"}),
    ("SEAT buys AMOUNT", "B buys 500", "buys chips", Stakes, {"what": "buys"}),
    ("SEAT buys AMOUNT not yet delivered", "B buys 500 not yet delivered", "the chips are still to be brought",
     Stakes, {"what": "bought"}),
    ("SEAT takes AMOUNT off the table", "B takes 500 off the table", "and stays in the game", Stakes,
     {"what": "takes_off"}),
    ("SEAT gives AMOUNT to OTHER", "B gives 500 to C", "chips from stack to stack", Stakes, {"what": "gives"}),
    ("the level ends", "the level ends", "the blinds go up", Room, {"what": "level_ends"}),
    ("SEAT is moved to seat NUMBER [of table TABLE]", "A is moved to seat 4 of table 2",
     "changes seat or table", Room, {"what": "moved"}),
)  # fmt: skip

_FLOOR: tuple[Row, ...] = (
    ("the floor rules : TEXT", "the floor rules: the bet stands", "the floor decides", FloorRules, {}),
    ("the floor penalises/penalizes SEAT : TEXT", "the floor penalises B: one round",
     "the floor gives a penalty", Penalises, {}),
    ("undo", "undo", "takes back what was entered last", Undo, {}),
)  # fmt: skip


def _of(irregularities: tuple[Irregularity, ...]) -> tuple[Row, ...]:
    """Return the phrases of irregularities: what they tell is the code of their row."""
    return tuple(
        (words, example, meaning, Mishap, {"what": each.code, **fixed})
        for each in irregularities
        for words, example, meaning, fixed in each.wordings
    )


_GROUPS = (
    _ACTIONS, _WORDS_AND_CHIPS, _DEALER, _PEOPLE_AND_TIME, _ROOM, _FLOOR, _of(MISHAPS), _of(OFFENCE_ROWS),
)  # fmt: skip

PHRASES: tuple[Phrase, ...] = tuple(
    Phrase(words, example, kind, meaning, makes, fixed)
    for kind, group in zip(KINDS, _GROUPS, strict=True)
    for words, example, meaning, makes, fixed in group
)
"""Every phrase; the order counts only where two fit the same statement."""

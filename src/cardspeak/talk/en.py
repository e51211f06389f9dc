"""English as it is talked at a table."""

from cardspeak.talk.forms.en import FORMS
from cardspeak.talk.forms.en_acts import ACTS, SEATS
from cardspeak.talk.forms.en_asides import ASIDES, ASKS, FILLERS
from cardspeak.talk.gists.en import GISTS, SAYINGS
from cardspeak.talk.model import Language

WORDS = {
    "to": "to | up to | all the way to | till | until",
    "for": "for | of | with",
    "at": "at",
    "from": "from",
    "on": "on | in | oop in",
    "by": "by",
    "more": "more | on top | extra | additional | over the top of it | on top of that",
    "another": "another | an additional | an extra",
    "total": "to go | total | in total | to play | all day | altogether | straight",
    "around": "around | round | back around | all the way around | all the way",
    "it": "it | action | the action",
    "everybody": """
        everyone | everybody | all players | all | everyone else | everybody else | the rest | the others | the
        rest of the table | the table | both | all others | rest | the field | the other players | everyone in
        between | all the others | others | everyone behind | everyone else in the hand | the whole table | all
        the other players | the other two | the other three | everyone at the table | the remaining players |
        remaining players | everyone left
    """,
    "nobody": "nobody | no one | noone | no callers",
    "blinds": "the blinds | blinds | both blinds",
    "who": "who",
    "he": "he | she | who | that player | the same player | same player | this player | the player | him | her",
    "they": "they | both players | both of them",
    "object": "me",
    "facing": """
        facing | faced with | faces | facing a | facing an | facing the | over a bet of | over a raise of | over
        the bet of | over a raise to | into a bet of | against a bet of | vs a bet of | versus a bet of | to a
        bet of | looking at | i was bet | i'm bet | i get bet | i got bet | i was raised to | i got raised to
    """,
    "after": "after",
    "undone": """
        meant to | meant | intended | almost | nearly | about to | unless | maybe | perhaps | might | pretend to
        | pretend | pump fake | pump faked | fakes | faked | feigned | motioned as if | acted like
    """,
    "limpers": "limpers | callers | limper",
    "dealer": "dealer | the dealer",
    "next": """
        next guy | next one | next player | next person in line | next in line | next | player behind | next
        person | the next player | next to act | player to his left | the player to his left
    """,
    "chip": "chip | chips",
    "single": "single | one | a single | just one | lone",
    "silent": """
        without any word | no words | silent | say nothing | and say nothing | stay silent | stay quiet | keep
        quiet | nothing said | says nothing | and says nothing | doesn't say a word | saying no word | doesn't
        say anything | says nothing else | nothing else | but nothing else | with no declaration | no
        declaration | no verbal | didn't say anything | not saying a word | not saying anything | and doesn't
        say a word | didn't say a word | and nothing else | no announcement | said nothing | without any
        announcement | without verbal | silently | without saying anything | without a word | wordlessly |
        without saying a word | saying nothing | without announcing | without verbalizing | without declaring
        anything | without announcing anything | without announcement | with no words | with no announcement |
        with no verbal | no verbal declaration | no words spoken | no word | never said anything | never say
        anything | never says a word | doesnt say anything | doesnt say a word | didnt say anything | didnt say
        a word | nothing was said | no declaration made | in silence | w/o saying anything | w/o a word | w/o
        announcing | without declaring | without speaking | without a declaration | without any verbal | quietly
        | no verbal action | nonverbally | makes no declaration | made no declaration | says no words | without
        saying raise | without announcing raise | without announcing a raise | without saying call | without
        saying raise or call | not say anything | not say a word | not announce anything | not announce a raise
        | not verbalize anything | not declare anything | not say raise | not say call | not say the word raise
        | not verbalize | not say a thing | not speak | not announce | not announce call | not mention raise |
        not say all in |
        never say the word raise | never say the word | never say raise | never say call | never use the word raise
        | never use the word | never use raise | never use call | never mention the word raise | never mention the
        word | never mention raise | never mention call | not say the word | not use the word raise | not use the
        word | not use raise | not use call | not mention the word raise | not mention the word | not mention call
    """,
    "early": """
        out of turn | oot | too early | ahead of turn | before his turn | in front of him | outta turn |
        out-of-turn | before me | before it was his turn | ahead of me | before action got to him | before the
        action got to him | before it got to him | when it wasn't his turn | when it wasnt his turn | before my
        turn | when it was my turn | while it was my turn | prior to his turn | out of order | skipping me |
        skipping over me | when action was on me | while action was on me | with action on me | when the action
        was on me | while the action was on me | not his turn | wasn't his turn | acting out of turn
    """,
    "two-motions": """
        in two motions | in multiple motions | in two moves | in 2 motions | in two separate motions | with two
        motions | using two motions
    """,
    "one-motion": "in one motion | in a single motion | in one go | all at once | at once",
    "and-all-in": "and is all in | all in total | which is all in | and all in",
    "pot": "pot | the pot | psb",
    "bb": "bb | bbs | big blinds | bigs | blinds deep | big bets",
    "x": "x | times | times the bet",
    "percent": "%",
    "min": "min | minimum | the minimum | the min",
    "of": "of",
    "street-preflop": "preflop | pre | pre flop | before the flop",
    "street-flop": """
        on the flop | flop | on flop | the flop | otf | see the flop | flop action | in the flop | post flop |
        postflop
    """,
    "street-turn": "on the turn | turn | on turn | the turn | ott | fourth street | turn action",
    "street-river": "on the river | river | on river | the river | otr | fifth street | river action | riv",
    "comes": "come | is | be | bring | fall | be dealt | peel | brings | runs | hit",
    "behind": "behind | left | remaining | back | in his stack | in front of him | left behind | to start",
    "has": "have | has | with | start with | started with | have about | sit with | have only | holding | cover with",
    "stack": "stack | stacks | stack of | stack size | chip stack",
    "effective": "effective | effective stacks | deep | each | everyone has | all stacks | eff",
    "half": "half | half a | half the | one half | 1/2",
    "third": "third | a third | one third | third of | a third of",
    "two-thirds": "two thirds | two thirds of",
    "quarter": "quarter | a quarter | one quarter",
    "three-quarters": "three quarters | three fourths | 3 quarters",
    "and": "and | plus | &",
    "then": """
        if | what if | then | and then | but | so | while | when | after that | afterwards | later | after which
        | followed by | and now | but then | whereupon
    """,
    "cards": "card | hand",
    "no": "not",
    "face-down": "face down | facedown | unseen | without showing | without looking",
    "sign": "euro | euros | dollars | dollar | usd | eur | bucks | pounds",
}

NUMBERS = {
    "0": "zero",
    "1": "one",
    "2": "two",
    "3": "three",
    "4": "four",
    "5": "five",
    "6": "six",
    "7": "seven",
    "8": "eight",
    "9": "nine",
    "10": "ten",
    "11": "eleven",
    "12": "twelve",
    "13": "thirteen",
    "14": "fourteen",
    "15": "fifteen",
    "16": "sixteen",
    "17": "seventeen",
    "18": "eighteen",
    "19": "nineteen",
    "20": "twenty",
    "30": "thirty",
    "40": "forty",
    "50": "fifty",
    "60": "sixty",
    "70": "seventy",
    "80": "eighty",
    "90": "ninety",
    "x100": "hundred",
    "x1000": "thousand | k | grand | thou",
    "x1000000": "million | m | mil | mm",
}

CARDS = {
    "A": "ace | aces",
    "K": "king | kings",
    "Q": "queen | queens",
    "J": "jack | jacks",
    "T": "ten | tens",
    "9": "nine | nines",
    "8": "eight | eights",
    "7": "seven | sevens",
    "6": "six | sixes",
    "5": "five | fives",
    "4": "four | fours",
    "3": "three | threes | trey",
    "2": "two | twos | deuce | deuces",
    "c": "clubs | club",
    "d": "diamonds | diamond",
    "h": "hearts | heart",
    "s": "spades | spade",
}

TABLE = {
    "game nlhe": """
        nlhe | nl holdem | no limit holdem | no limit hold'em | nl | no limit | texas holdem | holdem | hold'em
        | no limit texas holdem | nlh | nl hold'em | hold em | no limit hold em | texas hold'em
    """,
    "game fixed-limit holdem": """
        limit | limit poker | limit holdem | limit hold'em | lhe | fixed limit holdem | fixed limit hold'em |
        limit hold em | fixed limit
    """,
    "game pot-limit holdem": "pot limit holdem | pot limit hold'em | plhe",
    "game plo": "plo | pot limit omaha | omaha pot limit | omaha | pl omaha",
    "game plo5": "plo5 | five card omaha | 5 card plo | five card plo",
    "game omaha8": """
        omaha 8 | plo8 | omaha hi lo | omaha hi / lo | omaha eight or better | o8 | limit omaha eight or better
    """,
    "game stud": "stud | seven card stud | 7 card stud",
    "game razz": "razz",
    "game stud8": "stud8 | stud eight or better | stud hi lo",
    "game 2-7 triple draw": "triple draw | 2 7 triple draw | deuce to seven triple draw",
    "game 2-7 single draw": "single draw | 2 7 single draw",
    "game badugi": "badugi",
    "game five-card draw": "five card draw | 5 card draw",
    "game short deck": "short deck | short deck holdem | six plus holdem",
    "event cash": "cash | cash game | cash table | live cash",
    "event tournament": "tournament | mtt | sng | tourney | in a tournament",
    "blinds": "blinds | blinds are | level | blind level | at blinds",
    "ante": "ante | antes | bb ante | big blind ante | button ante | table ante | with antes",
    "heads-up": "heads up | hu | headsup",
    "handed": """
        handed | max | way | players | ways | players left | people left | players remaining | players still in
        | left at the table | players at the table
    """,
    "smallest": "smallest chip is | smallest chip in play is | smallest chip | lowest chip",
    "pot": "pot is | pot size | the pot is | in the middle | in the pot | pot has | pot of",
    "stacks": "stacks | effective stacks | stacks are | everyone has | starting stacks | eff stacks | effective stack",
}

PRESENT = {
    "had": "has",
    "was": "is",
    "did": "does",
    "went": "goes",
}

HOUSE = {
    "diamond-club": "pass = fold",
    "fspr-competition": "pass = fold",
    "fspr-training": "pass = fold",
}
"""Words to which a book gives one meaning of several."""

SMALL = """
    the a an is to and i he my of in with his was it on for at that they she you but from has had
    then we
"""

ENGLISH = Language(
    "en", FORMS, SEATS, ACTS, {**WORDS, "asks": ASKS, "aside": ASIDES, "filler": FILLERS}, NUMBERS, CARDS, TABLE,
    SAYINGS, GISTS, present=PRESENT, house=HOUSE,
    small=SMALL,
)  # fmt: skip

"""English as it is talked at a table."""

from cardspeak.talk.forms.en import FORMS
from cardspeak.talk.gists.en import GISTS, SAYINGS
from cardspeak.talk.model import Language

SEATS = {
    "UTG": "utg | under the gun | first position | first to act | first in | first player",
    "UTG+1": "utg+1 | utg1 | utg plus one",
    "UTG+2": "utg+2 | utg2 | utg plus two",
    "UTG+3": "utg+3 | utg3",
    "MP": "mp | middle position | mid position | mp1",
    "MP+1": "mp+1 | mp2",
    "LJ": "lj | lojack | low jack",
    "HJ": "hj | hijack | high jack",
    "CO": "co | cutoff",
    "BTN": "btn | bu | button | bttn | buton | otb",
    "SB": "sb | small blind | sblind",
    "BB": "bb | big blind | bblind",
    "Straddle": "straddler | utg straddle",
    "Hero": "hero | i | i'm | im | i am | me | i've | i'd",
    "Hero's": "my",
    "Someone": """
        guys | people | other players | other guys | folded player | original bettor | low card | player | guy | the guy
        | the player | a player | one player | someone | somebody | some player | one guy | a guy | some guy | this guy
    """,
    "Neighbour": "neighbour | neighbor | his neighbour | his neighbor | the guy next to him | player next to him",
    "Villain": "villain | villian | vilain | vill | opponent | opp | oppo",
}

ACTS = {
    "fold": """
        fodls | flods | quick fold | big laydown | sick laydown | make a big fold | muck right away | throw it in the
        muck | fold | open fold | lay it down | let it go | get out of the way | get rid of it | release | give it up |
        drop | snap fold | insta fold | tank fold | hero fold | go away | out of it | make a fold | get out
    """,
    "check": """
        x | ckecks | chekcs | cheks | xb | x dark | check | rap | check behind | check back | check it | check it back |
        check it over | tap tap | knock | take a free card | check dark | check in the dark | check blind | knock the
        table | rap the table
    """,
    "tap": "tap | tap the table | tap twice | double tap | tap the felt | pat the felt",
    "check-around": """
        check through | check around | check it down | check down | check check | go check check | check it around
    """,
    "check-or-fold": "pass",
    "call": """
        clals | callls | slow play | trailing caller | think forever and call | pick him off | bluff catch | call it a
        call | call | call it | make the call | look him up | come along | stick around | stay | stay in | pay | pay it
        off | pay off | peel | flat | flat call | smooth call | just call | only call | cold call | call cold | call two
        cold | overcall | call behind | also call | call as well | call too | snap | snap call | snap it off | insta
        call | tank call | hero call | make a hero call | call the bet | call the raise | limp | limp in | open limp |
        over limp | limp behind | limp along | call in | call the all in | call the shove | call the jam | call his all
        in | call his shove | over call | come in | beat him into the pot | put in a call | complete the call | trap
        with a call | limp call | call along | calls it off for less than | call the 3bet | call the 4bet | call that |
        call his bet | call his raise | put in the call
    """,
    "call-all-in": """
        call all in | call it off | call off | call off his stack | call for it all | call with his last | call for less
        | call short | call all in for less | be all in for less | call off the rest | call all in with his last | be
        all in calling
    """,
    "bet": """
        bet | lead | lead out | fire | bomb | stab | bet out | donk | donk bet | donk lead | cbet | c bet | continuation
        bet | continue | barrel | double barrel | fire again | second barrel | keep firing | overbet | over bet | block
        | block bet | come out betting | put in a bet | take a stab | fire out | come out firing | make a bet | make a
        cbet | value bet | bet into | lead into | probe
    """,
    "raise": """
        raies | rasies | raisse | go to | max it | max it out | sqz | raise | raise it | raise up | raise it up | pop |
        pop it | bump | bump it | bump it up | kick it | kick it up | up it | put in a raise | make it | take it | go up
        | reraise | re raise | come over the top | go over the top | go back over the top | play back | come back with a
        raise | come back over the top | 3bet | three bet | 3b | repop | threebet | 3bet it | 4bet | four bet | fourbet
        | 4b | cold 4bet | cold 3bet | 5bet | five bet | 6bet | squeeze | isolate | iso | iso raise | raise the limper |
        raise the limpers | steal | cap | cap it | put in a 3bet | put in a 4bet | limp raise | limp reraise | back
        raise | backraise | resteal | make a raise | bet raise | make | boost it | boost | jack it up | light 3bet
    """,
    "open": """
        open | open raise | raise first in | open the pot | come in for | come in for a raise | open the betting | open
        it | open up
    """,
    "all-in": """
        yolo | go all of it | al in | jam first in | shove first in | all in | shove | jam | ship | ship it | rip | rip
        it | rip it in | stick it in | stick it all in | move in | move all in | go all in | pile in | stuff | stuff it
        | allin | shove all in | push all in | push | be all in | put it all in | put all his chips in | push it all in
        | push all his chips in | open shove | open jam | open ship | jam it | shove it in | get it in | ship it in |
        jam it in | put his whole stack in | put it in | move his whole stack in | go all the way | put everything in |
        snap shove | jam all in | announce all in | bomb it all in | stack off | push his whole stack in | shove it
    """,
    "raise-all-in": """
        reshove | rejam | jam over the top | shove over the top | 3bet jam | 3bet shove | shove over | jam over | re
        shove | re jam | 3bet all in | raise all in | check raise all in | check shove | check jam | reraise all in |
        4bet jam | 4bet shove | 4bet all in | raise all his chips
    """,
    "least": """
        min raise | minraise | min click | click it | click | click it back | click back | mins it | min it | min 3bet |
        min 4bet | raise the min | raise the minimum | min reraise | raise to the minimum | make it the minimum | raise
        the least | make a min raise | min r
    """,
    "least-bet": "min bet | minbet | bet the min | bet the minimum | bet the least",
    "pot": """
        pot | pot it | bet pot | bet the pot | full pot | raise pot | raise the pot | repot | pot it back | bet the size
        of the pot | make it pot | bet full pot | raise to pot | re pot | bet a pot | pot bet
    """,
    "check-raise": "xr | check raise | checkraise | x/r | c/r | cr | check raise it",
    "check-call": "xc | check call | checkcall | x/c | check and call",
    "check-fold": "check fold | x/f | check and fold",
    "complete": """
        complete | complete the small blind | fill in the small | fill in the small blind | complete the small |
        complete the blind | fold in
    """,
    "adds": """
        add | go back to his stack | go back for more | reach back | come back with more | go back to his stack for |
        reach back for | then put | add in | throw in more | go back for | come back with
    """,
    "put": """
        put out | puts out | put in | toss in | toss out | throw in | throw out | drop in | slide in | slide out | flick
        in | flick out | push out | push in | push forward | set out | plunk down | toss | throw | put | silently put
        out | put forward | slide | throw forward | move forward | fling in | place | toss forward | put into the pot |
        slide forward | throw down | drop | lay out | cut out
    """,
    "back": "take back | pull back | grab back | take out | retract | pick up | pull in",
    "say": """
        say | announce | declare | state | verbally declare | yell | verbalize | speak | say out loud | verbally
        announce | verbally say | tell the dealer
    """,
    "show": """
        turn it up | expose his hand | show | table | flip over | turn over | turn up | roll over | roll it over | flip
        | open up | show down | table his hand | show his hand | show his cards | turn over his hand | turn his hand
        over | flip it over | turn it over | turn his cards over
    """,
    "muck": """
        fold face down | fold his hand face down | chuck it | throw it in | slide them in | pitch | muck | muck it |
        muck face down | muck his hand | muck his cards | toss his cards | muck his hand face down | muck his cards face
        down
    """,
    "post": "post",
    "straddle": "straddle | put the straddle on | straddle for | straddle to | live straddle | put out a straddle",
    "nod": "nod | nod his head | nod yes",
}

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
        everyone | everybody | all players | all | everyone else | everybody else | the rest | the others | the rest of
        the table | the table | both | all others | rest | the field | the other players | everyone in between | all the
        others | others | everyone behind
    """,
    "nobody": "nobody | no one | noone | no callers",
    "blinds": "the blinds | blinds | both blinds",
    "he": "he | she | who | that player | the same player | same player | this player | the player | him | her",
    "they": "they | both players | both of them",
    "asks": """
        what | who | whose | how | why | where | which | is it | is that | is this | is he | is his | is my | does | do
        i | do we | do you | can | could | must | should | may | would | did | am i | are they | any | right | correct |
        legal | ok | okay | what's | whats | who's | how's | where's | ruling | thoughts | string bet | has he | is |
        are | will | misdeal | call or | raise or | was | were | now what | agree | floor | or is it | do they | does he
        | when
    """,
    "aside": """
        because | nobody can say | nobody knows | no one knows | nobody had called | nobody had acted | nobody has acted
        | nobody has called | no one had called | no one had acted | had put | hadn't acted | had not acted | has not
        acted | hasn't acted | hadn't answered | still had to act | there was action | there is action | wants | who
        wants to | nobody can | so its | so it's | everyone knows | since | before | where | whereas | after he | while
        he | while everyone | without realizing | not realizing | who thought | who is stacking | than | as if | until |
        not knowing | nobody realised | nobody noticed | wanted | would have | had wanted | turns out | everyone saw |
        everybody saw | staring | neither | but he | but the player | till | thinking | thats | that's | although | as
        he | so both | it's | its | as i | cos | cuz | even though | apparently
    """,
    "facing": "facing | faced with | faces",
    "undone": """
        meant to | meant | intended | almost | nearly | about to | unless | maybe | perhaps | might | pretend to |
        pretend
    """,
    "limpers": "limpers | callers | limper",
    "dealer": "dealer | the dealer",
    "next": """
        next guy | next one | next | player behind | next person | the next player | next to act | player to his left |
        the player to his left
    """,
    "chip": "chip | chips",
    "single": "single | one | a single | just one | lone",
    "silent": """
        without any word | no words | silent | nothing said | says nothing | and says nothing | doesn't say a word |
        saying no word | doesn't say anything | says nothing else | nothing else | but nothing else | with no
        declaration | no declaration | no verbal | didn't say anything | not saying a word | not saying anything | and
        doesn't say a word | didn't say a word | and nothing else | no announcement | said nothing | without any
        announcement | without verbal | silently | without saying anything | without a word | wordlessly | without
        saying a word | saying nothing | without announcing | without verbalizing | without declaring anything
    """,
    "early": "out of turn | oot | too early | ahead of turn | before his turn | in front of him",
    "two-motions": """
        in two motions | in multiple motions | in two moves | in 2 motions | in two separate motions | with two motions
        | using two motions
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
        on the flop | flop | on flop | the flop | otf | see the flop | flop action | in the flop | post flop | postflop
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
        | followed by | and
        now | but then | whereupon
    """,
    "cards": "card | hand",
    "no": "not",
    "face-down": "face down | facedown | unseen | without showing | without looking",
    "sign": "euro | euros | dollars | dollar | usd | eur | bucks | pounds",
}

FILLERS = """
    by all three players | by all players | by everyone | by everybody | by both players | before the river | before the
    turn | before the showdown | during the hand | out loud | thinks for ages | for ages | in the end | face up | anyway
    | on the deal | wakes up and | blurts out | just | now | well | ok | okay | so | please | quickly | immediately |
    again | instantly | actually | already | only | thinks and | finally | eventually | here | there | a | an | the |
    his | her | their | he then | about | approximately | roughly | around about | also | still | too | first | simply |
    quietly | thinks | thinks about it and | tanks and | in the hand | this time | thinking | a bit | after thinking |
    after some thought | after a while | with it | hi | hello | question | situation | the situation | hand | so i was |
    some | players | the player in | the player on | the guy in | from the | a player in | player in | the guy on |
    position | seat in | really | hand went | in turn | for value | into the pot | in the pot | into it | out there |
    over the line | with action on him | quick | very | all right | decides to | decided to | tries to | wants to |
    elects to | chooses to | opts to | proceeds to | does | decides he will | then he | verbally | of course | thinks
    for a while and | action folds | thinks a long time and | who is | accidentally | by accident | mistakenly | his
    last | last | worth | worth of
"""

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
        nlhe | nl holdem | no limit holdem | no limit hold'em | nl | no limit | texas holdem | holdem | hold'em | no
        limit texas holdem | nlh | nl hold'em | hold em | no limit hold em | texas hold'em
    """,
    "game fixed-limit holdem": """
        limit | limit poker | limit holdem | limit hold'em | lhe | fixed limit holdem | fixed limit hold'em | limit hold
        em | fixed limit
    """,
    "game pot-limit holdem": "pot limit holdem | pot limit hold'em | plhe",
    "game plo": "plo | pot limit omaha | omaha | pl omaha",
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
    "handed": "handed | max | way | players | ways",
    "smallest": "smallest chip is | smallest chip in play is | smallest chip | lowest chip",
    "pot": "pot is | pot size | the pot is | in the middle | in the pot | pot has | pot of",
    "stacks": """
        stacks | effective stacks | stacks are | everyone has | starting stacks | eff stacks | effective stack
    """,
}

PRESENT = {
    "had": "has",
    "was": "is",
    "did": "does",
    "went": "goes",
}

ENGLISH = Language(
    "en", FORMS, SEATS, ACTS, {**WORDS, "filler": FILLERS}, NUMBERS, CARDS, TABLE, SAYINGS, GISTS, present=PRESENT,
)  # fmt: skip

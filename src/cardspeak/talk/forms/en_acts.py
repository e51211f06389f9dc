"""Who is meant and what is done, as it is said in English."""

from itertools import product

from cardspeak.talk.forms.en_names import NAMES

_BEHIND_THE_BLINDS = " | ".join(
    " ".join(each)
    for each in product(
        ("first", "first one", "first guy", "first player", "the first one", "player", "guy", "one", "right"),
        ("after", "to the left of", "left of", "to act after", "behind"),
        ("the big blind", "the bb", "bb", "the blinds", "big blind"),
    )
)

SEATS = {
    **NAMES,
    "UTG": "utg | under the gun | first position | first to act | first in | first player | " + _BEHIND_THE_BLINDS,
    "UTG+1": "utg+1 | utg1 | utg plus one",
    "UTG+2": "utg+2 | utg2 | utg plus two",
    "UTG+3": "utg+3 | utg3",
    "MP": "mp | middle position | mid position | mp1",
    "MP+1": "mp+1 | mp2",
    "LJ": "lj | lojack | low jack",
    "HJ": "hj | hijack | high jack",
    "CO": "co | cutoff | cut-off | cut off",
    "BTN": """
        btn | bu | button | bttn | buton | otb | the button player | button player | dealer button | player on
        the button | guy on the button | the guy on the button | person on the button
    """,
    "SB": "sb | small blind | sblind | the sb | small | sm blind | guy in the small blind | player in the small blind",
    "BB": "bb | big blind | bblind | the bb | guy in the big blind | player in the big blind | bigblind",
    "Straddle": "straddler",
    "Hero": "hero | i | i'm | im | i am | me | i've | i'd",
    "Hero's": "my",
    "Someone": """
        guys | people | other players | other guys | folded player | original bettor | low card | player | guy |
        the guy | the player | a player | one player | someone | somebody | some player | one guy | a guy | some
        guy | this guy | one of them | one of the players | one of us | some dude | a dude | dude | one dude |
        old guy | some old guy | some kid | another guy at the table | the kid | the old man | an older player |
        new player | a new player | reg | a reg | some reg | fish | whale | this dude | this player at my table
        | last to act | my buddy | my friend | my opponent's neighbor | young guy | young kid | a kid | this kid
        | that guy | that player | one man | a man | some lady | a lady | lady | a woman | this lady | old lady
        | the old guy | one villain | aggro guy | drunk guy | a drunk guy | the drunk guy | this reg | the reg |
        random guy | tourist | a tourist | some tourist | the big stack | big stack | the short stack | short
        stack | shorty | chip leader | the chip leader
    """,
    "Another": """
        another player | the other player | the other guy | a second player | other guy | second player | guy in
        front of me | the guy in front of me | player in front of me | the player in front of me | guy before me
        | player before me | the player before me | person in front of me | player to my right | the player to
        my right | guy to my right | the guy to my right | guy on my right | the guy on my right | player on my
        right | the player on my right | guy behind me | the guy behind me | player behind me | the player
        behind me | player after me | guy after me | guy across from me | player across from me
    """,
    "Third": "third player | the third player",
    "Neighbour": """
        neighbour | neighbor | his neighbour | his neighbor | the guy next to him | player next to him | guy on
        my left | the guy on my left | player on my left | the player on my left | guy to my left | the guy to
        my left | player to my left | the player to my left | guy next to me | the guy next to me | player next
        to me | the player next to me | person next to me | guy sitting next to me | guy beside me | player
        beside me
    """,
    "Villain": """
        villain | villian | vilain | vill | opponent | opp | oppo | other player | the other player | my
        opponent | the opponent | my opp
    """,
}

ACTS = {
    "fold": """
        fodls | flods | quick fold | big laydown | sick laydown | make a big fold | muck right away | throw it
        in the muck | fold | open fold | lay it down | let it go | get out of the way | get rid of it | release
        | give it up | snap fold | insta fold | tank fold | hero fold | go away | out of it | make a fold | get
        out | fold it | fold my hand | fold his hand | fold preflop | fold away | toss it | open muck | insta
        muck | snap muck | fold quickly | fold right away | sigh fold | nit fold | fold face up | fold faceup |
        fold pre
    """,
    "check": """
        x | ckecks | chekcs | cheks | xb | x dark | check | rap | check behind | check back | check it | check
        it back | check it over | tap tap | knock | take a free card | check dark | check in the dark | check
        blind | knock the table | rap the table | check my option | check his option | check the option | check
        option | check his big blind | check my big blind | check it through | check in turn | check over |
        check right behind | check quickly | just check | check again | check it again | check my straddle
    """,
    "tap": "tap | tap the table | tap twice | double tap | tap the felt | pat the felt",
    "check-around": """
        check through | check around | check it down | check down | check check | go check check | check it
        around | check thru | checks thru | go check check check | checked all the way | check to the river |
        check down to the river
    """,
    "check-or-fold": "pass",
    "call": """
        clals | callls | slow play | trailing caller | think forever and call | pick him off | bluff catch |
        call it a call | call | call it | make the call | look him up | come along | stick around | stay | stay
        in | pay | pay it off | pay off | peel | flat | flat call | smooth call | just call | only call | cold
        call | call cold | call two cold | overcall | call behind | also call | call as well | call too | snap |
        snap call | snap it off | insta call | tank call | hero call | make a hero call | call the bet | call
        the raise | limp | limp in | open limp | over limp | limp behind | limp along | call in | call the all
        in | call the shove | call the jam | call his all in | call his shove | over call | come in | beat him
        into the pot | put in a call | complete the call | trap with a call | limp call | call along | calls it
        off for less than | call the 3bet | call the 4bet | call that | call his bet | call his raise | put in
        the call | put out the call | put out a call | put the call in | make a call | call his river bet | call
        his turn bet | call his flop bet | call the min raise | call the reraise | call his reraise | call the
        5bet | call a raise | call the open | call the straddle | come along for | call with the best of it |
        reluctantly call | make the crying call | crying call | make a crying call | sigh call | slow call |
        click call | flick in the call | toss in the call | throw in the call | defend | defend the blind | defend his
        blind | defend my blind | defend his big blind | defend my big blind
    """,
    "call-all-in": """
        call all in | call it off | call off | call off his stack | call for it all | call with his last | call
        for less | call short | call all in for less | be all in for less | call off the rest | call all in with
        his last | be all in calling
    """,
    "bet": """
        bet | lead | lead out | fire | bomb | stab | bet out | donk | donk bet | donk lead | cbet | c bet |
        continuation bet | continue | barrel | double barrel | fire again | second barrel | keep firing |
        overbet | over bet | block | block bet | come out betting | put in a bet | take a stab | fire out | come
        out firing | make a bet | make a cbet | value bet | bet into | lead into | probe | bet out of turn |
        lead out of turn | fire out of turn | come out of turn betting | fire a second barrel | fire a third barrel |
        third barrel | triple barrel | fire the third barrel | fire the second barrel
    """,
    "raise": """
        raies | rasies | raisse | go to | max it | max it out | sqz | raise | raise it | raise up | raise it up
        | pop | pop it | bump | bump it | bump it up | kick it | kick it up | up it | put in a raise | make it |
        take it | go up | reraise | re raise | come over the top | go over the top | go back over the top | play
        back | come back with a raise | come back over the top | 3bet | three bet | 3b | repop | threebet | 3bet
        it | 4bet | four bet | fourbet | 4b | cold 4bet | cold 3bet | 5bet | five bet | 6bet | squeeze | isolate
        | iso | iso raise | raise the limper | raise the limpers | steal | cap | cap it | put in a 3bet | put in
        a 4bet | limp raise | limp reraise | back raise | backraise | resteal | make a raise | bet raise | make
        | boost it | boost | jack it up | light 3bet | bet more | raise more | throw in a raise | toss in a
        raise | put a raise in | raise it to | raise him | raise me | raise them up | reraise him | raise over |
        come in raising | 3! | 3-bet | bump to | bet up | re-pop | pump it | pump it up | juice it | jack it |
        jack it to | hike it | take it to | take it up to | make that | iso to | raise again | re-raise
    """,
    "open": """
        open | open raise | raise first in | open the pot | come in for | come in for a raise | open the betting
        | open it | open up
    """,
    "all-in": """
        yolo | go all of it | al in | jam first in | shove first in | all in | shove | jam | ship | ship it |
        rip | rip it | rip it in | stick it in | stick it all in | move in | move all in | go all in | pile in |
        stuff | stuff it | allin | shove all in | push all in | push | be all in | put it all in | put all his
        chips in | push it all in | push all his chips in | open shove | open jam | open ship | jam it | shove
        it in | get it in | ship it in | jam it in | put his whole stack in | put it in | move his whole stack
        in | go all the way | put everything in | snap shove | jam all in | announce all in | bomb it all in |
        stack off | push his whole stack in | shove it | shove his stack | shove the rest | jam the rest | ship
        the rest | put the rest in | push the rest in | put me all in | put him all in | put them all in | go
        all-in | move all-in | shove his remaining | stick the rest in | jam his stack | push his stack in |
        shove his stack in | put his last chips in | put his last chip in | get it all in | gets his money in |
        get the money in | get all the money in | get the chips in | get the rest in | blind shove | shove blind
        | open rip | rip the rest in | punt it all in | send it
    """,
    "raise-all-in": """
        reship | reship it | reshove | rejam | jam over the top | shove over the top | 3bet jam | 3bet shove | shove
        over | jam over
        | re shove | re jam | 3bet all in | raise all in | check raise all in | check shove | check jam |
        reraise all in | 4bet jam | 4bet shove | 4bet all in | raise all his chips
    """,
    "least": """
        mini raise | miniraise | min raise | minraise | min click | click it | click | click it back | click back |
        mins it | min it |
        min 3bet | min 4bet | raise the min | raise the minimum | min reraise | raise to the minimum | make it
        the minimum | raise the least | make a min raise | min r
    """,
    "least-bet": "min bet | minbet | bet the min | bet the minimum | bet the least",
    "pot": """
        pot | pot it | bet pot | bet the pot | full pot | raise pot | raise the pot | repot | pot it back | bet
        the size of the pot | make it pot | bet full pot | raise to pot | re pot | bet a pot | pot bet
    """,
    "check-raise": "xr | check raise | checkraise | x/r | c/r | cr | check raise it",
    "check-call": "xc | check call | checkcall | x/c | check and call",
    "check-fold": "check fold | x/f | check and fold",
    "complete": """
        complete | complete the small blind | fill in the small | fill in the small blind | complete the small |
        complete the blind
    """,
    "adds": """
        add | go back to his stack | go back for more | reach back | come back with more | go back to his stack
        for | reach back for | then put | add in | throw in more | go back for | come back with | go back into
        his stack | go back to my stack | go back into my stack | go back to their stack | grab more | go back
        and grab | go back and add | reach back and add | reach back and put out | then add | throw another |
        toss another | put another | puts in another | throw in another | toss in another | put in another | put
        out another | come back with another | come with another | reach back to his stack | reach back to his
        stack and add | reach for more | go back to his stack and add | go back to his stack and adds | go back
        to his chips | go back for more chips
    """,
    "put": """
        put out | puts out | put in | toss in | toss out | throw in | throw out | drop in | slide in | slide out
        | flick in | flick out | push out | push in | push forward | set out | plunk down | toss | throw | put |
        silently put out | put forward | slide | throw forward | move forward | fling in | place | toss forward
        | put into the pot | slide forward | throw down | drop | lay out | cut out | count out | grab | splash
        in | lay down | sets out | move in chips of | put up | fire in | fling | chuck in | plop | plop in |
        plop down | plunk in | stick out | shove out | put over the line | slide over | slide across | send in |
        slap down | tosses forward | throw over the line | toss over the line
    """,
    "back": "take back | pull back | grab back | take out | retract | pick up | pull in",
    "say": """
        say | announce | declare | state | verbally declare | yell | verbalize | say out loud | verbally
        announce | verbally say | tell the dealer | blurt | blurt out | mumble | mutter | murmur | utter
        | goes: | went: | is like: | was like: | goes like
    """,
    "show": """
        turn it up | expose his hand | show | table | flip over | turn over | turn up | roll over | roll it over
        | flip | open up | show down | table his hand | show his hand | show his cards | turn over his hand |
        turn his hand over | flip it over | turn it over | turn his cards over
    """,
    "muck": """
        fold face down | fold his hand face down | chuck it | throw it in | slide them in | muck | muck it |
        muck face down | muck his hand | muck his cards | muck his hand face down | muck his cards face down |
        won't show | wont show | refuse to show | refuse to table | refuse to turn over | refuse to show his
        hand | refuse to show his cards | refuse to table his hand | decline to show | doesn't want to show |
        doesnt want to show | doesn't want to turn over | won't turn over | wont turn over | won't turn his
        cards over | won't turn over his cards | won't turn his hand over | refuse to turn his cards over |
        refuse to turn over his cards | refuse to turn his hand over | doesn't want to turn his cards over |
        doesnt want to turn his cards over | doesn't want to show his cards | doesn't want to show his hand |
        won't show his cards | won't show his hand | wont show his cards | wont show his hand | won't table his
        hand | won't show me his cards | won't show me | won't flip | won't open | won't expose | toss it face
        down | throw it in face down | muck without showing | slide his cards face down | muck unseen | throw
        his hand away | pitch his cards | pitch it in | pitch his hand | toss his hand in | toss his cards in |
        toss his cards away | toss his hand | toss his hand away | chuck his cards | chuck his hand | dump his
        hand | ditch his hand | ditch his cards | surrender his hand | give up his hand | toss his cards |
        doesn't want to flip over his cards | doesn't want to flip his cards | doesnt want to flip his cards |
        won't flip over his cards | won't flip his cards | won't expose his cards | refuse to flip | refuse to
        flip his cards | refuse to expose his cards | muck it face down | just mucks | muck right away |
        instantly muck | snap muck at showdown
    """,
    "post": "post",
    "straddle": "straddle | put the straddle on | straddle for | straddle to | live straddle | put out a straddle",
    "nod": "nod | nod his head | nod yes",
}

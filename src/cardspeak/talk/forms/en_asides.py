"""English words that tell nothing of a hand: how questions begin, reasons that are left out, fillers."""

ASKS = """
    what | who | whose | how | why | where | which | does | do i | do we | do you | can | could | must | should |
    may | would | did | am i | any | right | correct | legal | ok | okay | what's | whats | who's | how's | where's
    | ruling | thoughts | string bet | has he | is | are | will | misdeal | call or | raise or | was | were | now
    what | agree | floor | or is it | do they | when | anyone know | anybody know | whats the | fix | legit |
    allowed | hand dead | dead hand | binding | redeal | void | valid | penalty | have i | had i | hows | isn't it |
    isn't that | shouldn't | wouldn't | aren't | aren't they | yes or no | yes / no | floor please | please help |
    help please | ideas | opinions | wtf | huh | fair | wheres | whos | cant | cannot | thx | thanks | thank you |
    anyone | rule | rulings | the rule | on the hook | am i on the hook | am i stuck | do they have to | had he |
    whose pot | whose hand | whose turn | who's first | live or dead | call or raise | raise or call | fold or |
    check or | bet or | live hand
"""

ASIDES = """
    because | nobody can say | nobody knows | no one knows | nobody had called | nobody had acted | nobody has acted
    | nobody has called | no one had called | no one had acted | had put | hadn't acted | had not acted | has not
    acted | hasn't acted | hadn't answered | still had to act | there was action | there is action | wants | who
    wants to | nobody can | so its | so it's | everyone knows | since | before | where | whereas | after he | while
    he | while everyone | without realizing | not realizing | who thought | who is stacking | than | as if | until |
    not knowing | nobody realised | nobody noticed | wanted | would have | had wanted | turns out | everyone saw |
    everybody saw | staring | neither | till | thinking | thats | that's | although | as he | so both | it's | its |
    as i | cos | cuz | even though | apparently | still deciding | still thinking | change his mind | not touch the
    muck | not hit the muck | not reach the muck | not touching the muck | not in the muck | acted already | already
    acted | have acted | have already acted | have a straight | have a flush | have a set | have a full house | have
    a boat | have a two pair | have a pair | have a top pair | have a overpair | have a draw | have a flush draw |
    have a straight draw | have a winning hand | have a better hand | have a best hand | have a quads | have a trips
    | have a bluff | have a kicker | have a big pair | have a winner | have a big hand | have a monster | have two
    pair | have quads | have trips | have nothing | have air | have a straight flush | have top set | have top two |
    have a lot of chips | have a missed draw | have the nuts | have the straight | have the flush | have the winning
    hand | have the best hand | have the better hand | have the nut flush | have the second nuts | meant to | meant
    | intended to | intended | intend to | i thought | assumed | assume | claims he | claimed he | swears he | swore
    he | insists he | insisted he | insists that | argued | argues | arguing | says he meant | say he meant | said
    he meant | says he wanted | said he wanted | say he wanted | says she meant | said she meant | says he thought |
    said he thought | says it was | said it was | says its | says he didn't | said he didn't | says he did not | got
    mad | pissed | laughed | laughing | yells string | yelled string | yell string | floor is called | floor was
    called | floor got called | floor gets called | floor comes | floor came | floor says | floor said | floor ruled
    | floor rules | floor decided | floor decides | the floor was called | floor called | the floor says | the floor
    said | the floor ruled | the floor decided | the floor came | we called the floor | we call the floor | call the
    floor | called the floor | manager | supervisor | td | dealer says i | dealer said i | dealer says he | dealer
    said he | dealer says its | dealer says it's | dealer said its | dealer said it's | dealer said it was | dealer
    claims | my friend says | my buddy says | my friend said | my buddy said | my wife says | some said | some say |
    some people | others said | others say | everyone said | everybody said | people say | people said | table says
    | the table says | huge argument | big argument | nobody cared | had called yet | nobody called yet | nobody
    acted | no action yet | no action | no one called | no one acted | without a card protector | no card protector
    | for what its worth | which means | though | tho | even tho | bc | b/c | b/c he | just because | in case | so
    that | hoping | hoping for | expecting | trying to | unaware | unaware that | not sure | not sure if | not sure
    what | i'm not sure | im not sure | i believe | i guess | i think | i'm pretty sure | pretty sure | afaik | iirc
    | i was told | i was wondering | just curious | my question is | the question is | question is | new dealer here
    | im a new dealer | i'm a new dealer | first time | first time poster | long time lurker | long story short |
    obviously wanted | clearly wanted | everyone agreed | everyone agrees | everybody agreed | nobody objected | no
    one objected | nobody said anything | no one said anything | no one noticed | nobody notices | without noticing
    | when sb noticed | we noticed | we notice | realized later | i still have | he still has | still in the hand |
    still in | still live | haven't acted | havent acted | hadnt acted | hasnt acted | i wasn't | he wasn't | wasn't
    paying attention | wasnt paying attention | not paying attention | on his phone at the time | was looking |
    looking away | wasn't looking | was distracted | clear of the muck | not touched them | not touch them | not
    touched it | easily retrievable | clearly identifiable | 100 % identifiable | rather than | instead of checking
    | instead of folding | instead of calling | instead of raising | like he always does | as usual | says he can |
    says i can | says they can | say i can | says he has to | says i have to | said i had to | said he had to | says
    it stands | said it stands | says thats | says that's | said thats | said that's | bring it in | been drinking |
    had a few beers | dealer tells me i | dealer told me i | dealer tells me that | dealer told me that | dealer
    says that | dealer tells me no | realizes there was | realizes that | realized that | realized there was | then
    realizes | then realized | and then realizes | insists i | insists | wants me to show | demands i | wants me to
    | but means | but meant | not notice | not notice until | not realize until | not realize there | not realize
    that | not notice the | back to the bettor | back to the raiser | back to the original raiser | back to original
    bettor | thought it was | thinking it was | thinking he | thinking i | thinking that | under the impression |
    assuming | assuming he | figuring | saw that | seeing that | seeing he | once he saw | when he saw | when he
    sees | when i saw | after seeing | only joking | was joking | just joking | just kidding | as a joke | jokingly
    | dealer gives me | dealer gave me | dealer gives him | dealer gave him | gives me change | gave him change |
    gives him change | gave me change | gives change | makes change | when moving tables | when changing tables |
    while moving tables | gives me back | gives him back | and some fell | one orbit penalty | forgot to take |
    forgot to remove | still has | still had | still to | yet to | there was still | there is still | there's still
    | it was actually | but it was | it's actually | turned out | was really | it was really | it actually | with
    action pending | with action still | says he only | says he just | says he wants | says he said | said he only |
    without seeing | without realising | w/o realizing | w/o seeing | instead of | saw it was | then saw | saw it |
    then we see | we see | see the board | we saw | then we saw | corrected to | misses his | missed his
"""

FILLERS = """
    by all three players | by all players | by everyone | by everybody | by both players | before the river | before
    the turn | before the showdown | during the hand | out loud | thinks for ages | for ages | in the end | face up
    | anyway | on the deal | wakes up and | blurts out | just | now | well | ok | okay | so | please | quickly |
    immediately | again | instantly | actually | already | only | thinks and | finally | eventually | here | there |
    a | an | the | his | her | their | he then | about | approximately | roughly | around about | also | still | too
    | simply | quietly | thinks | thinks about it and | tanks and | in the hand | this time | a bit | after thinking
    | after some thought | after a while | with it | hi | hello | question | situation | the situation | hand | so i
    was | some | players | the player in | the player on | the guy in | a player in | player in | the guy
    on | position | seat in | really | hand went | in turn | for value | into the pot | in the pot | into it | out
    there | over the line | with action on him | quick | very | all right | decides to | decided to | tries to |
    wants to | elects to | chooses to | opts to | proceeds to | does | decides he will | then he | verbally | of
    course | thinks for a while and | thinks a long time and | who is | accidentally | by accident | mistakenly |
    his last | last | worth | worth of | at showdown | at the showdown | into the side pot | into the dry side pot |
    into a dry side pot | in the side pot | into the main pot | we're | we are | by mistake | obviously | clearly |
    basically | literally | suddenly | kind of | sort of | kinda | sorta | um | uh | uhm | lol | lmao | haha | pls |
    plz | btw | fwiw | imo | imho | tbh | anyways | by the way | for some reason | of them | of the players | w | hi
    all | hey | hey guys | hey all | hello all | hi guys | guys | hi everyone | dear all | sorry | quick question |
    ruling question | rules question | rule question | floor question | weird spot | weird one | strange one |
    interesting one | interesting spot | tricky one | odd one | funny one | need a ruling | need help | ruling
    needed | ruling please | situation at my game | situation came up | this came up | came up | this happened |
    happened | last night | yesterday | tonight | today | the other night | the other day | on friday | this weekend
    | last week | last weekend | home game | our home game | my home game | at my home game | in our home game | in
    my home game | in a home game | at a home game | at our home game | home game last night | at the casino | at my
    local casino | at the local casino | at our casino | at my casino | at the club | at our club | at my club | in
    our club | in my club | at our local room | at my local room | at the local room | local game | at our table |
    at my table | at the table | at our game | in our game | in my game | my local game | at bellagio | at the wsop
    | wsop | in vegas | bar league | pub game | pub poker | charity tournament | daily tournament | small tournament
    | local tournament | weekly game | weekly tournament | friday night game | deepstack | turbo | bounty event |
    bounty tournament | final table | on the bubble | bubble | late in a tournament | early in a tournament | deep
    in a tournament | in a tourney | in a cash game | in cash | live cash game | with blinds | w/ blinds | 6 max | 9
    max | full ring | short handed | shorthanded | immediately after | right after that | a moment later | a second
    later | a few seconds later | seconds later | pauses | paused | hesitates | hesitated | pause | thinks a bit |
    thinks for a second | thinks for a minute | thinks for a bit | after a minute | after a long tank | after a
    pause | waits a bit | takes a while | in hundreds | in blacks | in greens | in reds | in black chips | in green
    chips | in red chips | in chips | from his stack | across the line | past the line | across the betting line |
    past the betting line | over the betting line | in the middle | to the middle | put it over the line | put them
    over the line | put it across the line | put it out | put them out | puts it out there | reluctantly | angrily |
    loudly | confidently | casually | nonchalantly | accidently | inadvertently | unintentionally | intentionally |
    then proceeds | somehow | apparently | of mine | of his | of hers | all of a sudden | out of nowhere | without
    thinking | at that point | at this point | by then | meanwhile | in the meantime | correctly | incorrectly |
    legally | old man | young | older | drunk | regular | tight | aggressive | tourist | local | very loudly | for
    sure | whatsoever | whatever | yeah | yes | nope | well then | right away | straight away | then just | and just
    | or so | or something | a little | a lot | big | huge | tiny | small | nice | single handedly | rebuy | reentry
    | satellite | w/o | there's | theres | there is | there was | there are | there were | heads up | headsup |
    heads-up | hu | 3 ways | 4 ways | 5 ways | uncle | aunt | like | very first | like a maniac | with a big smile |
    smiling | distracted | confusion | furious | easily retrievable | guy in | guy on | guy at | guy from | the guy
    at | the guy from | player on | player at | player from | the player at | the player from | dude in | dude on |
    dude at | dude from | the dude in | the dude on | the dude at | the dude from | kid in | kid on | kid at | kid
    from | the kid in | the kid on | the kid at | the kid from | lady in | lady on | lady at | lady from | the lady
    in | the lady on | the lady at | the lady from | woman in | woman on | woman at | woman from | the woman in |
    the woman on | the woman at | the woman from | man in | man on | man at | man from | the man in | the man on |
    the man at | the man from | reg in | reg on | reg at | reg from | the reg in | the reg on | the reg at | the reg
    from | fish in | fish on | fish at | fish from | the fish in | the fish on | the fish at | the fish from |
    person in | person on | person at | person from | the person in | the person on | the person at | the person
    from | villain in | villain on | villain at | villain from | the villain in | the villain on | the villain at |
    the villain from | opponent in | opponent on | opponent at | opponent from | the opponent in | the opponent on |
    the opponent at | the opponent from | one in | one on | one at | one from | the one in | the one on | the one at
    | the one from | stack in | stack on | stack at | stack from | the stack in | the stack on | the stack at | the
    stack from | after his all-in | after his all in | after folding | after the fold | after his fold | who was
    next | who is next | who's next | next to act | first up | acting first | to his left | to my left | to my right
    | to his right | on my left | on my right | on his left | on his right | two to my left | 2 to my left | across
    the table | across from me | sitting next to me | next to me | in seat 1 position | very clearly | clearly out
    loud | loud and clear | without hesitation | in a loud voice | under his breath | kind of quietly | half
    jokingly | with his mouth | in his hand | with one hand | with both hands | all together | all in one motion |
    at the same time | simultaneously | in two stacks | in a stack | in stacks | in one stack | in a pile | as well
    | later on | a few minutes later | in position | out of position | oop | ip | 1st | 2nd | 3rd | 4th | there had
    been | forward motion | cold | before looking | without looking at it | on the side | after the hand | after the
    deal | after a long pause | after long pause | during play | while in a hand | in a hand | even | after the all
    in | after the all-in | after an all in | after all in | after doubling up | after winning | after losing |
    after a bad beat | after a big pot | after winning a big pot | after losing a pot | after losing a hand | after
    losing a big pot | after the river | after the flop | after the turn | after showdown | after the showdown | two
    pair | a two pair | flush | a flush | straight flush | a straight flush | full house | a full house | boat | a
    boat | nut straight | a nut straight | quads | a quads | trips | a trips | top pair | a top pair | top two | a
    top two | bottom pair | a bottom pair | overpair | a overpair | ace high | a ace high | king high | a king high
    | queen high | a queen high | jack high | a jack high | busted draw | a busted draw | busted flush draw | a
    busted flush draw | busted straight draw | a busted straight draw | missed draw | a missed draw | missed flush
    draw | a missed flush draw | bluff | a bluff | air | a air | rags | a rags | worst hand | a worst hand | best
    hand | a best hand | better hand | a better hand | worse hand | a worse hand | a set | set of | a set of | pair
    of | a pair of | a pair | pocket | a pocket | full boat | a full boat | royal flush | a royal flush | one pair |
    a one pair | three of a kind | a three of a kind | four of a kind | a four of a kind | winner | a winner | loser
    | a loser | complete air | a complete air | total air | a total air | total bluff | a total bluff | stone bluff
    | a stone bluff | pure bluff | a pure bluff | the flush | the straight | the full house | the best hand | the
    winner | the boat | a straight | exactly | constantly | always | repeatedly | continually | often | all the time
    | after being called | after getting called | when called | on that hand | on this hand | on the hand
"""

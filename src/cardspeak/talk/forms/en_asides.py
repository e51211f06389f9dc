"""English words that tell nothing of a hand: how questions begin, reasons that are left out, fillers."""

ASKS = """
    what | who | whose | how | why | where | which | is it | is that | is this | is he | is his | is my | does | do
    i | do we | do you | can | could | must | should | may | would | did | am i | are they | any | right | correct |
    legal | ok | okay | what's | whats | who's | how's | where's | ruling | thoughts | string bet | has he | is |
    are | will | misdeal | call or | raise or | was | were | now what | agree | floor | or is it | do they | does he
    | when
"""

ASIDES = """
    because | nobody can say | nobody knows | no one knows | nobody had called | nobody had acted | nobody has acted
    | nobody has called | no one had called | no one had acted | had put | hadn't acted | had not acted | has not
    acted | hasn't acted | hadn't answered | still had to act | there was action | there is action | wants | who
    wants to | nobody can | so its | so it's | everyone knows | since | before | where | whereas | after he | while
    he | while everyone | without realizing | not realizing | who thought | who is stacking | than | as if | until |
    not knowing | nobody realised | nobody noticed | wanted | would have | had wanted | turns out | everyone saw |
    everybody saw | staring | neither | but he | but the player | till | thinking | thats | that's | although | as
    he | so both | it's | its | as i | cos | cuz | even though | apparently | still deciding | still thinking |
    still to act | yet to act | change his mind | not touch the muck | not hit the muck | not reach the muck | not
    touching the muck | not in the muck | acted already | already acted | have acted | have already acted | have a
    straight | have a flush | have a set | have a full house | have a boat | have a two pair | have a pair | have a
    top pair | have a overpair | have a draw | have a flush draw | have a straight draw | have a winning hand | have
    a better hand | have a best hand | have a quads | have a trips | have a bluff | have a kicker | have a big pair
    | have a winner | have a big hand | have a monster | have two pair | have quads | have trips | have nothing |
    have air | have a straight flush | have top set | have top two | have a lot of chips | have a missed draw | have
    the nuts | have the straight | have the flush | have the winning hand | have the best hand | have the better
    hand | have the nut flush | have the second nuts
"""

FILLERS = """
    by all three players | by all players | by everyone | by everybody | by both players | before the river | before
    the turn | before the showdown | during the hand | out loud | thinks for ages | for ages | in the end | face up
    | anyway | on the deal | wakes up and | blurts out | just | now | well | ok | okay | so | please | quickly |
    immediately | again | instantly | actually | already | only | thinks and | finally | eventually | here | there |
    a | an | the | his | her | their | he then | about | approximately | roughly | around about | also | still | too
    | first | simply | quietly | thinks | thinks about it and | tanks and | in the hand | this time | thinking | a
    bit | after thinking | after some thought | after a while | with it | hi | hello | question | situation | the
    situation | hand | so i was | some | players | the player in | the player on | the guy in | from the | a player
    in | player in | the guy on | position | seat in | really | hand went | in turn | for value | into the pot | in
    the pot | into it | out there | over the line | with action on him | quick | very | all right | decides to |
    decided to | tries to | wants to | elects to | chooses to | opts to | proceeds to | does | decides he will |
    then he | verbally | of course | thinks for a while and | action folds | thinks a long time and | who is |
    accidentally | by accident | mistakenly | his last | last | worth | worth of | at showdown | at the showdown |
    into the side pot | into the dry side pot | into a dry side pot | in the side pot | into the main pot | we're |
    we are | by mistake
"""

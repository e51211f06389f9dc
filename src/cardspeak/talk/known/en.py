"""Facts that a text in English tells in passing."""

_CARDS = "card*/hand/hands/them/they/it"
_NOT = "not/n't/never/didnt/dont/cant/couldnt/hadnt/wasnt/werent/isnt/arent/havent/without"
_SHOWN = "tabled/tables/turned/flipped/showed/shown/shows/opened/rolled"
_MADE = "flush/straight/boat/full/set/trips/quads/pair/nuts/winner/better"

KNOWN = (
    # whether cards that were thrown away can be told from others
    (
        f"{_NOT}/nobody/no_way find/found/identif*/tell/retriev*/recover*/recogni* card*/hand/them/they/which",
        "-identifiable",
    ),
    ("nobody/cannot/impossible/unclear say/tell/know*/unclear which/whose mine/his/were/are", "-identifiable"),
    ("cannot/impossible find/identif*/tell/retriev*/recover*", "-identifiable"),
    (f"mixed/shuffled/mixes/scrambled/lost in/into/with/up muck/discard*/stub/deck/others -{_NOT}", "-identifiable"),
    ("indistinguishable/unidentifiable/irretrievable", "-identifiable"),
    (
        "identifiable/retrievable/recognizable/recognisable/separate/separately/apart card*/hand/they/them/"
        f"still/muck -{_NOT}/no",
        "identifiable",
    ),
    (f"can/could/easily/clearly identif*/tell/see which/card*/hand/they -{_NOT}", "identifiable"),
    (f"{_NOT} touch*/hit/reach*/in/into muck", "-in the muck"),
    (f"{_NOT} touch*/hit/reach* muck", "identifiable"),
    (f"{_NOT} touched/taken/collected/pulled/grabbed dealer {_CARDS}", "-in the muck"),
    (
        "away/clear/short/front/next/beside/near of/from/to/before muck cm/inch*/clear/lying/still/feet/short",
        "-in the muck",
    ),
    ("cm/inch*/clear/lying away/of/from muck", "identifiable"),
    ("still in_front cards/card/hand/they", "-in the muck"),
    ("still in_front cards/card/hand/they", "identifiable"),
    (
        "went/go/goes/gone/landed/threw/thrown/tossed/slid/put/pushed/swept/scooped/shoved/mixed/raked into/"
        f"in muck -{_NOT}",
        "in the muck",
    ),
    # hands that lie open
    (
        f"{_SHOWN}/cards/hand/card* face_up/both/open/over/faceup -one/only/dealer_turned/dealer_flipped/"
        "dealer_rolled/river/flop/board",
        "all cards open",
    ),
    ("tabled hand/cards/my/his/her/both -one/only", "all cards open"),
    (
        "showed/shows/shown his_hand/my_hand/her_hand/both/his_cards/my_cards/hand_at -one/only/to/neighbour/"
        "neighbor",
        "all cards open",
    ),
    ("face_up/faceup muck*/threw/tossed/folded/mucked", "face up"),
    ("face_down/facedown", "-face up"),
    (
        "everyone/everybody/all/table/whole/dealer saw/seen/sees/see winn*/won/had/it/straight/flush/boat/"
        "full/best/hand -not",
        "clearly the winner",
    ),
    ("winning/best/winner hand/cards/clearly/obvious*", "clearly the winner"),
    (
        f"said/says/announced/announces/declared/declares/claimed/claims/called/told {_MADE} so/and/then/i/"
        "because mucked/muck/threw/fold/folded/tossed/discarded",
        "misled",
    ),
    # what came next
    (
        "next/new hand/deal/shuffle/riffle/cards begun/began/started/starts/underway/dealt/dealing/already/"
        "pitched/pitching -before/not/n't/hasnt/until",
        "next hand begun",
    ),
    ("before next/turn/river card/turn/river/came/comes/dealt/hits", "-next card"),
    ("turn/river/card n't/not/no out/dealt/up/down/here/yet", "-next card"),
    ("already shuffling/shuffled/riffled/riffling/dealt/dealing/pitching next/new/cards/deck", "next hand begun"),
    ("before next/new hand/shuffle/riffle/deal -already", "-next hand begun"),
    # chips that come to light behind an all-in
    ("lost/losing/loses/beaten/busted -won/win/wins/winning/muck", "-won"),
    ("won/wins/winning/doubled -lost/losing/loses/muck/hand_is", "won"),
    # by accident, on purpose, again and again
    ("accident*/slipped/dropped/flipped_over/fell card*/hand/ace/king/queen -purpose", "by accident"),
    ("accidental/accidentally/by_accident/unintentional*", "by accident"),
    ("purpose/deliberate*/intentional*/on_purpose", "-by accident"),
    ("reaction/read/tell see/get/watch/for", "-by accident"),
    ("purpose/deliberate*/intentional*/on_purpose -not/n't", "on purpose"),
    ("repeatedly/again_and_again/third_time/fourth_time/keeps/constantly/warned -not/n't/never", "repeatedly"),
    ("want*/ask*/demand*/request*/like/can to/see/show see/show/seen all/everyone/too/also/rest/it/us", "asked for"),
    ("show_one_show_all", "asked for"),
    # passed over: whether there was time to speak
    ("had/plenty/lots/enough/long time/while speak/say/stop/react/object/said -no/not/n't", "had time"),
    ("said nothing/anything phone/looking/daydreaming/asleep/zoned/watching", "had time"),
    (f"no/{_NOT} time/chance to say/speak/act/react/stop/object", "-had time"),
    ("instantly/quickly/fast/immediately/snap skipped/passed/before act*/chance", "-had time"),
    # words and chips
    (
        f"{_NOT}/missed see/notice/realize/realise/notic*/hear/heard/aware/missed raise/raised/bet -card*/"
        "hand/muck",
        "unaware",
    ),
    (
        "unaware/oblivious/thought raise/raised/bet/limped/unraised/unopened/limp*/everyone -card*/hand/muck/"
        "win",
        "unaware",
    ),
    ("same_time/simultaneously/at_once say*/said/announc*", "simultaneous"),
    # the table
    ("broken/broke table", "coming from a broken table"),
    ("during/on break", "in a break"),
    (f"{_NOT} look*/looked/peeked/seen at/my/his/her/cards/hand card*/hand -muck", "-looked"),
    ("clearly/obviously/definitely mine/which_are_mine", "identifiable"),
    (
        "different/another/other/wrong back/backs/backed in_play/in_his_hand/holding/holds/on_the_board/on_the_flop/"
        "my_hand/hole -stub/undealt",
        "-in the stub",
    ),
    ("different/another/other/wrong back/backs/backed stub/undealt", "in the stub"),
)  # fmt: skip
"""Words of one sentence in any order, and the fact that they tell; a minus before it: that it is not so."""

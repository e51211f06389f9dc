"""What a cash room and a club do not have, as it is told in English: money on the table, two seats, spectators."""

HOUSE: tuple[tuple[str, str], ...] = (
    (
        "put/lay/place/throw/drop/have/leave banknote/banknotes/bill/bills/cash/money/euros/dollars/coins table/felt",
        "SEAT puts cash on the table",
    ),
    ("banknote/banknotes/cash/coins lie/lying/sit/stay table/felt", "SEAT puts cash on the table"),
    ("banknote/banknotes table/felt", "SEAT puts cash on the table"),
    ("cash/money lying table/felt play", "SEAT puts cash on the table"),
    ("tournament chip among/mixed/mix/between cash", "SEAT mixes cash and tournament chips"),
    ("mix/mixed/mixes tournament chip cash", "SEAT mixes cash and tournament chips"),
    ("tournament chip cash/ring game/stack/table/chips", "SEAT mixes cash and tournament chips"),
    (
        "call/calls/bet/raise/act/acts/fold bar/standing/kitchen/toilet/restroom/hallway/across",
        "SEAT acts away from his seat",
    ),
    (
        "call/calls/bet/raise/act/acts/shout/shouts bar/away/standing seat/chair/standing/bar",
        "SEAT acts away from his seat",
    ),
    ("act/acts/play/bet not in/at his/her/their seat/chair", "SEAT acts away from his seat"),
    ("shout/shouts/yells call/raise/fold/bet bar/seat", "SEAT acts away from his seat"),
    ("shout call/raise/fold/bet bar not seat", "SEAT acts away from his seat"),
    (
        "spectator/spectators/railbird/railbirds/rail/watcher/onlooker/bystander/kibitzer comment/comments/"
        "commenting/talk/talks/discuss/analyse/analyze/remark",
        "a spectator comments on the play",
    ),
    (
        "spectator/spectators/railbird/railbirds/rail/watcher/onlooker/bystander/kibitzer comment/comments/"
        "commenting/talk/talks/discuss/analyse/analyze/remark hand/play/action/game",
        "a spectator comments on the play",
    ),
    (
        "spectator/spectators/railbird/railbirds/rail/watcher/onlooker/bystander/kibitzer stand/stands/lean/"
        "leans/crowd/crowds/reach between/over/behind/close/table/shoulder",
        "a spectator stands between the players",
    ),
    ("play/plays/playing/sit/sits two tables", "SEAT plays at two tables"),
    ("play/plays/playing/sit/sits two tables once/simultaneously/time", "SEAT plays at two tables"),
    ("two/both seats same/one table", "SEAT plays two seats"),
    ("have/has/hold/holds/take/takes/play/plays two seats", "SEAT plays two seats"),
    ("have/has/play two seats same table", "SEAT plays two seats"),
    ("play/plays two hands same/one deal/time/once", "SEAT plays two seats"),
    (
        "hand/hands/slide/slides/pass/passes/lend/lends/give/gives chip broke/bust/busted/friend/buddy/"
        "neighbour/neighbor/loan",
        "SEAT passes chips to OTHER",
    ),
    ("lend/lends/lent/loan/loans chip", "SEAT passes chips to OTHER"),
    (
        "give/gives/gave/sell/sells/sold/pass/passes/transfer ticket/seat friend/somebody/someone/another/else/on",
        "SEAT gives his ticket to OTHER",
    ),
    ("give/sell/transfer/pass ticket", "SEAT gives his ticket to OTHER"),
    ("give/sell/transfer/pass qualification/satellite ticket", "SEAT gives his ticket to OTHER"),
    (
        "give/sell/transfer/pass qualification/satellite ticket somebody/someone/friend/else",
        "SEAT gives his ticket to OTHER",
    ),
)

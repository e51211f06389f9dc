"""What a cash room and a club do not have, in Slovak: money on the table, two seats, spectators."""

HOUSE: tuple[tuple[str, str], ...] = (
    (
        "položí/položil/položila/kladie/dá/dal/vyložil/hodil/leží/ležia peniaze/bankovka/bankovku/bankovky/"
        "hotovosť/eurá/mince stôl/stole/stola",
        "SEAT puts cash on the table",
    ),
    ("bankovka/bankovku/bankovky/hotovosť stôl/stole", "SEAT puts cash on the table"),
    ("položí/položil/kladie/dá/dal bankovka/bankovku/bankovky/hotovosť/peniaze", "SEAT puts cash on the table"),
    (
        "turnajové/turnajových/turnajový/turnajovými žetón/žetóny/žetónov/žetónmi/žetóna cash/keš/cashových/cashovými",
        "SEAT mixes cash and tournament chips",
    ),
    (
        "turnajové/turnajových/turnajový žetón/žetóny/žetónov/žetónmi/žetóna medzi/mieša/zmiešal/primiešal "
        "cash/keš/cashových/cashovými",
        "SEAT mixes cash and tournament chips",
    ),
    (
        "má medzi turnajové/turnajových/turnajový žetón/žetóny/žetónov/žetónmi/žetóna cash/keš/cashových",
        "SEAT mixes cash and tournament chips",
    ),
    (
        "dorovnáva/dorovná/call/raise/zvyšuje/zvýši/stavia/koná/fold/check baru/bar/bare/kuchyne/záchoda/"
        "postojačky/diaľky",
        "SEAT acts away from his seat",
    ),
    ("nie mieste/sedí/stoličke koná/stavia/dorovnáva/dorovná/zvyšuje", "SEAT acts away from his seat"),
    (
        "divák/diváka/diváci/divákov/divákovi/pozerajúci komentuje/komentujú/komentoval/komentovali/rozoberá/"
        "rozpráva/komentovať/hovorí",
        "a spectator comments on the play",
    ),
    (
        "divák/diváka/diváci/divákov/divákovi/pozerajúci komentuje/komentujú/komentoval/komentovali/rozoberá/"
        "rozpráva/komentovať/hovorí rozdanie/hra/hru/hre/karta",
        "a spectator comments on the play",
    ),
    (
        "divák/diváka/diváci/divákov/divákovi/pozerajúci stojí/stoja/prekáža/nakláňa/zavadzia medzi/stolom/"
        "hráčmi/chrbtom/stola",
        "a spectator stands between the players",
    ),
    ("hrá/sedí/hrať/hrajú dvoch/dva stoloch/stoly", "SEAT plays at two tables"),
    ("hrá/hrať naraz dvoch/dva stoloch/stoly", "SEAT plays at two tables"),
    ("hrá/hrať dvoch/dve miestach/miesta", "SEAT plays two seats"),
    ("má/obsadil/drží/zabral dve/dvoch miesta/miestach", "SEAT plays two seats"),
    ("hrá/hrať dve/dvoma ruky/rukami", "SEAT plays two seats"),
    (
        "podal/podá/posunul/posunie/požičal/požičia/dal/dá/prisunul žetón/žetóny/žetónov/žetónmi/žetóna "
        "došli/minuli/kamarátovi/susedovi/pôžička",
        "SEAT passes chips to OTHER",
    ),
    ("podal/podala/podá/podáva žetón/žetóny/žetónov/žetónmi/žetóna", "SEAT passes chips to OTHER"),
    ("požičal/požičala/požičia/požičiava žetón/žetóny/žetónov/žetónmi/žetóna", "SEAT passes chips to OTHER"),
    (
        "dať/dal/dá/darovať/daroval/predať/predal/predá/posunúť vstupenka/vstupenku/ticket/lístok",
        "SEAT gives his ticket to OTHER",
    ),
    (
        "dať/dal/dá/darovať/daroval/predať/predal/predá/posunúť vstupenka/vstupenku/ticket/lístok kamarátovi/"
        "inému/ďalej/kvalifikácie/satelitu/turnaj",
        "SEAT gives his ticket to OTHER",
    ),
)

"""Facts that a text in Slovak tells in passing."""

_CARDS = "kart*/ruk*/ich/ony/ju"
_MUCK = "muck*/muku/muk/odhod*/zahoden*/balic*"
_MADE = "farb*/flush*/flus*/postupk*/straight*/full*/set*/poker/par/dvoj*/trojic*/vyhra*"

KNOWN = (
    (
        "neda*/nedaju/nedali/nevie*/nevedel*/nemozn* najst/rozozna*/identifik*/urcit/rozlis*/vytiahnut",
        "-identifiable",
    ),
    ("nenasl*/nenajd* kart*/ruk*/ich/uz", "-identifiable"),
    ("neda*/nevie*/nezist*/nemozn* zistit/povedat/ktore/ktora moje/moja/jeho/boli/bola", "-identifiable"),
    ("zamiesal*/premiesal*/pomiesal*/zmiesal*/zamiesan*/premiesan*/pomiesan* -nezamiesal*/nie", "-identifiable"),
    ("da/daju/lahko/jasne/presne/vidno rozozna*/identifik*/spoznat/urcit/ktore -neda/nedaju/nie", "identifiable"),
    ("oddelene/osobitne/stranou/zvlast/predo_mnou/pred_nim leza*/leziace/lezia -nelez*", "identifiable"),
    ("oddelene/osobitne/stranou/zvlast/predo_mnou/pred_nim leza*/leziace/lezia", "-in the muck"),
    (f"nedotkl*/nedosl*/nespadl*/nedolet*/nestiahol/nechytil {_MUCK}/dealer*/krupier*", "-in the muck"),
    (f"nedotkl*/nedosl*/nespadl*/nedolet* {_MUCK}", "identifiable"),
    (f"do/v {_MUCK} spadl*/hodil*/isl*/letel*/stiahol*/zahodil*/posunul*/dal*/zamiesal* -nestiahol", "in the muck"),
    (
        "otocil*/odkryl*/ukazal*/vylozil*/otocen*/odkryt*/licom_hore obe/kart*/ruk*/licom_hore/obidve -jednu/"
        "len/turn/river/flop",
        "all cards open",
    ),
    ("licom_hore/odkryt* muck*/zahod*/hodil*", "face up"),
    ("licom_dole/licom_dolu/zakryt*", "-face up"),
    ("vsetci/kazdy/cely_stol videl*/videli/vidia", "clearly the winner"),
    ("vyhernu/vyherna/vitaznu/vitazna/vyherne ruk*/kart*/kombinac*", "clearly the winner"),
    (f"povedal*/ohlasil*/hlasil*/hovori/vravi/tvrdil* {_MADE} zahodil*/hodil*/mucko*/zlozil*/odhodil*", "misled"),
    (
        "nova/novu/nove/dalsia/dalsiu/dalsie ruk*/hand*/rozdan*/hra/miesan* zacal*/rozdan*/bezi/uz/rozdava* "
        "-pred/nez/kym",
        "next hand begun",
    ),
    ("zacal*/uz miesat/miesal*/rozdavat/rozdaval*/miesa kart*/balic*/novu/nove/dalsi* -nez/kym", "next hand begun"),
    ("pred turnom/riverom/dalsou_kart*", "-next card"),
    ("turn/river/kart* este/nebol*/nie neotoc*/nevys*/nerozdal*/vonku/nebol*/neprisiel/neprisla", "-next card"),
    ("pred dalsim/dalsou/novym/novou rozdan*/hand*/hrou/miesan*", "-next hand begun"),
    ("prehral*/prehratom/prehrata/vypadol*/prehra -vyhral*", "-won"),
    ("vyhral*/vyhrala/zdvojil* -prehral*/muck*/ruk*", "won"),
    ("nahodou/omylom/nechtiac/vypadl*/vyklzl*/spadl* kart*/ruk*/eso/krala -schvalne/naschval", "by accident"),
    ("schvalne/naschval/umyselne/reakci* -nie/neumyselne", "-by accident"),
    ("schvalne/naschval/umyselne -nie", "on purpose"),
    ("stale/opakovane/tretikrat/zase/kazdu/upozornen* -nie", "repeatedly"),
    ("chceme/chcem/chcu/ziada*/pyta*/poziadal* vidiet/ukaza* vsetk*/tiez/aj/nam/mne/vsetkym", "asked for"),
    ("mal/mala/stihol* cas/povedat/zastavit -nemal/nestihol*/nie", "had time"),
    ("mlcal*/nepovedal*/nic telefon*/mobil*/pozeral*", "had time"),
    ("nestihol*/nestihla povedat/slovo/zareagovat/nic/zahrat", "-had time"),
    ("nevsimol*/nevsimla/nevidel*/nepocul*/nevedel* raise*/bet*/navys*/stav*/all* -kart*", "unaware"),
    ("myslel*/zdalo limp*/bez_raisu/vsetci -bank/kart*/vyhra*/ruk*", "unaware"),
    ("zaroven/sucasne/pritom/so_slovami/povediac cip*/zeton*/hodil*/call/raise/stav*", "simultaneous"),
    ("zruseneho/rozbiteho/rozpusteneho stol*", "coming from a broken table"),
    ("prestavk* cez/pocas/na", "in a break"),
    ("nepozrel*/nepozeral*/nevidel* kart*/svoje -muck*/raise*", "-looked"),
    ("casu/cas mal*/bolo/dost/dostatok dost/dostatok/kopec/povedat -nemal*/malo", "had time"),
    ("nedotkol*/nedotkla/nechytil*/nezobral*/nevzal* ich/kart*/dealer*/krupier*", "-in the muck"),
    ("jasne/urcite/presne/jednoznacne moje/ktore_su_moje/su_moje", "identifiable"),
    (
        "iny/inu/ineho/inym/cudz* chrbat/chrbt*/rub/rubom v_hre/v_ruke/na_boarde/na_flope/hracovi "
        "-vo_zvysku/v_zvysku/stub*",
        "-in the stub",
    ),
    ("iny/inu/ineho/inym/cudz* chrbat/chrbt*/rub/rubom vo_zvysku/v_zvysku/stub*", "in the stub"),
)  # fmt: skip
"""Words of one sentence in any order, and the fact that they tell; a minus before it: that it is not so."""

"""Slovak as it is talked at a table."""

from cardspeak.talk.forms.sk import FIRST_PERSON, FORMS
from cardspeak.talk.forms.sk_acts import ACTS
from cardspeak.talk.forms.sk_asides import ASIDES, ASKS, FILLERS
from cardspeak.talk.forms.sk_names import NAMES
from cardspeak.talk.gists.sk import GISTS, SAYINGS
from cardspeak.talk.model import Language

COLOURS = (
    "modrý modré modrých červený červené červených zelený zelené zelených čierny čierne čiernych biely biele bielych"
)
"""Of chips, which say nothing more than *chip*."""

SEATS = {
    **NAMES,
    "UTG": """
        utg | under the gun | prvý po blindoch | prvý za blindami | prvý hráč | prvý na rade | prvý | prvý po big blinde
        | prvý za big blindom | hneď po big blinde | hneď za big blindom
    """,
    "UTG+1": "utg+1 | utg1 | utg plus jeden | utg plus jedna",
    "UTG+2": "utg+2 | utg2",
    "MP": "mp | mp1 | stredná pozícia | strednej pozície | strednej pozícii | middle",
    "MP+1": "mp2 | mp+1",
    "LJ": "lj | lojack | low jack",
    "HJ": "hj | hijack | hi jack",
    "CO": "co | cutoff | cut off",
    "BTN": "btn | bu | button | hráč na buttone | dealerbutton",
    "SB": "sb | mb | malý blinde | malý | small blinde | smallom | sblind | smallblind | malej blind",
    "BB": "bb | vb | veľký blinde | veľký | big blinde | big | bblind | bigblind",
    "Straddle": "straddler",
    "Hero": "volám | zavolám | žiadam | hero | ja | ja som | som | mne | mňa | ja sám",
    "Hero's": "môj | moja | moje | moju | mojej | mojich | moji | mojom | môjho | mi | svoje mi",
    "Villain": """
        villain | súper | môj súper | opp | druhý hráč v hre | ten predo mnou | hráč predo mnou | predo mnou hráč | ten
        vedľa mňa | hráč za mnou | hráč oproti | ten oproti | ten za mnou
    """,
    "Another": """
        sused | druhý hráč | druhý | druhému hráčovi | druhého hráča | druhému | ten druhý | iný hráč | iného hráča |
        inému hráčovi | inému | posledný hráč | ľavý sused | pravý sused | sused naľavo | sused napravo | sused vľavo |
        sused vpravo | hráč po mojej ľavici | hráč po mojej pravici | hráč naľavo odo mňa | hráč napravo odo mňa | môj
        sused | hráč pred ním | ten pred ním | pred ním | kolega | spoluhráč
    """,
    "Third": "posledný | tretí hráč | tretí | tretieho hráča | tretiemu hráčovi | ten tretí | štvrtý hráč",
    "Someone": """
        short stack | shortstack | shorty | krátky stack | krátky | bigstack | big stack | chipleader | hráč | niekto |
        jeden hráč | nejaký hráč | jeden z hráč | ktosi | chlapík | týpek | pán | jeden týpek | jeden | niektorý hráč |
        frajer | ujo | dedo | deduško | starší pán | nováčik | fešák | cudzinec | týpek oproti | hráč ktorý | hráč čo
        | chlap | borec | maník | pani | chalan | nejaký týpek | jeden chlapík | hociktorý hráč
    """,
}

WORDS = {
    "to": "na | do | až do | až na | celkovo na | ku | k | po",
    "for": "za | v hodnote | s | so",
    "of": "z | zo | po | v hodnote",
    "from": "z | zo | od",
    "on": "na | v | vo | pri | v pozícii | na pozícii | z pozície",
    "at": "na | pri",
    "by": "o | plus | o ďalších | o ďalšie",
    "more": "navrch | navyše | k tomu | naviac | extra | hore na to | viac",
    "another": "ešte | ďalších | ďalšie | ešte ďalších | ďalšich | znova | dalsich | ďalšiu",
    "total": "celkom | spolu | dokopy | celkovo | celkove | dohromady",
    "around": "dokola | okolo",
    "it": "akcia | je na rade | na rade | je na ťahu | na ťahu | akcia na | rad | slovo",
    "everybody": """
        všetci | všetci ostatní | ostatní | ostatní hráči | celý stôl | zvyšok stola | všetci hráči | obaja | oboje |
        každý | všichni | ostatok | všetci za ním | traja hráči | štyria hráči | všetci traja | všetci štyria | obaja
        hráči | traja ostatní | zvyšní hráči | všetko
    """,
    "nobody": "nikto | nikto iný | nikto ďalší | nikto z ostatných",
    "blinds": "blindy | obe blindy | obaja blindy | oba blind | obidva blindy",
    "who": "ktorý | ktorá",
    "he": "on | ona | ten | ten istý hráč | ten istý | tento hráč | tento | on tiež | ten hráč | ktorý | ktorá",
    "they": "oni | obaja hráči | tí dvaja",
    "next": """
        ďalší | ďalší hráč | hráč za ním | nasledujúci | nasledujúci hráč | hráč po ňom | ten za ním | za ním | za ním
        hráč | hneď za ním | hráč po jeho ľavici | hráč vľavo | hráč naľavo | hráč vedľa | ďalší na rade | ďalší v
        poradí | ten ďalší
    """,
    "limpers": "limperi | limperov | calleri | callerov | limper | caller",
    "dealer": "dealer | dealerka | rozdávač | rozdávačka | krupier | krupierka",
    "chip": " | ".join(
        f"{each} {chip}" for each in COLOURS.split() for chip in ("žetón", "žetóny", "žetónov", "čipy", "čipov")
    )
    + """
        | žetónmi | žetónoch | žetónom | čipmi | čipoch | čipom
        | žetóna | kus | kusy | kusov | ks | žetón v hodnote | žetón hodnoty | -kový žetón | žetón za | čkový žetón |
        tkový žetón
    """,
    "single": "jeden | jedna | jedným | jednu | jediný | iba jeden | jednom | jediným | len jeden | jednou",
    "silent": """
        mlčky | bez slova | nič nepovedal | nič nepovedala | a nič nepovedal | bez ohlásenia | bez vyhlásenia | nič
        nehovorí | a nič nehovorí | nič nepovie | a nič nepovie | potichu | ticho | ale nepovedal all in | nepovedal
        all in | nepovedal raise | a nepovedal raise | nič pri tom nepovedal | bez slov | neohlásil nič | nič neohlásil
        | nič nepovediac | bez toho aby niečo povedal | nepovedal nič | nepovedal ani slovo | a nepovedal nič | nepovie
        nič | a nepovie nič | bez komentára | neohlásil raise | nehovorí nič |
        slovo raise nepadlo | raise nepadol | slovo raise nepovedal | slovo raise nepovedala | slovo raise som nepovedal
        | slovo raise som nepovedala | slovo call som nepovedal | nepovedal slovo raise | bez slova raise | slovo raise
        nezaznelo
    """,
    "early": """
        mimo poradia | mimo poradie | mimo poradí | pred svojím poradím | skôr ako bol na rade | skôr než bol na rade |
        predčasne | mimo rad | out of turn | oot | keď nebol na rade | hoci nebol na rade | aj keď nebol na rade |
        nebol na rade | skôr ako mal | mimo svojho poradia | predbehol sa a | predbehol poradie a | nie je na rade |
        mimo ťahu
    """,
    "two-motions": """
        dvoma pohybmi | na dva pohyby | dvomi pohybmi | viacerými pohybmi | na dvakrát | po častiach | na 2x | v dvoch
        pohyboch | dvojitým pohybom | nadvakrát | na dva krát | na viackrát | dvoma ťahmi
    """,
    "one-motion": "jedným pohybom | naraz | v jednom pohybe | na jeden pohyb | na jedenkrát | jedným ťahom",
    "and-all-in": "a je all in | čo je all in | a je to all in | a to je all in | a tým je all in | a bol all in",
    "pot": "banku | z potu | hlavný pot",
    "bb": """
        bb | bbs | blindov | veľkých blindov | big blindov | bigov | veľkých | vb | blindy veľké | bebe | big blindy |
        veľké blindy
    """,
    "x": "x | krát | násobok | po",
    "percent": "% | percent | percentá",
    "min": "minimum | min | minimálne | najmenej",
    "street-preflop": "preflop | na preflop | pred flop | pre flop | na pre flope",
    "street-flop": "na flop | flop | pri flop | po flop | vo flop",
    "street-turn": "na turn | turn | pri turn | po turn",
    "street-river": "na river | river | pri river | po river | na riveri | ríver",
    "comes": """
        príde | prišiel | prišla | prišlo | padol | padla | padlo | vyšiel | vyšla | vyšlo | otočil sa | je | bol |
        bola | ide | otvoril sa
    """,
    "behind": """
        ostáva | zostáva | ešte | vzadu | za sebou | v stacku | pred sebou | ostalo | zostalo | behind | na začiatku
    """,
    "has": "má | začína s | sedí s | hrá s | so stackom | stack | so stackom po",
    "stack": "stek | stacky | žetónov",
    "effective": "efektívne | efektívny stack | hlboko | každý | efektívnych | efektívny",
    "half": "pol | polovica | polovicu | polku | polovičný",
    "1/2-pot": "polpot | pol potu | polpotu | pol banku | half pot | polovicu potu | polovičný pot | polovicu banku",
    "1/3-pot": "tretinu potu | tretina potu | tretinový pot | tretinu banku",
    "2/3-pot": "dve tretiny potu | 2/3 potu | dvojtretinový pot | dve tretiny banku",
    "3/4-pot": "tri štvrtiny potu | 3/4 potu | trištvrte potu | tri štvrte potu",
    "1/4-pot": "štvrtinu potu | štvrtina potu | štvrť potu",
    "3/2-pot": "jeden a pol potu | poldruha potu",
    "third": "tretina | tretinu",
    "two-thirds": "dve tretiny",
    "quarter": "štvrtina | štvrtinu | štvrť",
    "three-quarters": "tri štvrtiny | trištvrte",
    "and": "a | aj | i | + | &",
    "after": "keď | po tom čo | potom čo | po tom ako | potom ako | po tom keď | po tom co",
    "then": """
        ak | čo ak | čo keď | v prípade že | za predpokladu že | ak by | keby | potom | a potom | ale | no | pričom |
        následne | a následne | potom ale | nato | zatiaľ čo | kým | keď | až potom | a ten | a tak | takže | medzitým
        | vzápätí | a vzápätí | a hneď | a až potom | ale potom | ten potom | zatiaľ | avšak | hoci | aj keď | i keď |
        napriek tomu že | lenže | akurát že | a zrazu | a teraz
    """,
    "asks": ASKS,
    "people": "dvaja | traja | štyria",
    "undone": "skoro | takmer | namiesto | možno | akože | údajne | akoby",
    "aside": ASIDES,
    "object": "mne | mňa | mnou | mi",
    "facing": """
        proti mne bet | proti mne raise | proti mne stávka | predo mnou bet | predo mnou raise | predo mnou
        stávka | predo mnou je bet | predo mnou bol bet | predo mnou bol raise | predo mnou bola stávka |
        proti | voči | čelí | čeliac | facing | na otváraciu stávku | na jeho bet | na súperov bet | na bet |
        na stávku |
        na jeho stávku | dostal som bet | dostala som bet | dostal som raise | dostala som raise | dostal som stávku |
        prišiel na mňa bet | prišiel na mňa raise | išiel na mňa bet | išiel na mňa raise | ide na mňa bet | mám proti
        sebe bet | mám pred sebou bet | mal som pred sebou bet | mi prišiel bet | prišiel mi bet | mi prišiel raise
    """,
    "cards": "karta | karty | kartu | karte | kartou | kariet | ruka | ruku | handa | handu",
    "face-down": "lícom dole | bez ukázania | nezverejnené | otočené dole | lícom nadol | neukázané",
    "sign": "euro | eurá | eur | eúr | € | korún | dolárov | doláre | e | czk | kč",
    "no": "nie",
}

NUMBERS = {
    "0": "nula",
    "1": "jeden | jedna | jednu | jedno",
    "2": "dva | dve | dvoch | dvaja | dvoma | dvomi",
    "3": "tri | troch | traja | troma | tromi",
    "4": "štyri | štyroch | štyria | štyrmi | štyroma",
    "5": "päť",
    "6": "šesť",
    "7": "sedem",
    "8": "osem",
    "9": "deväť",
    "10": "desať",
    "11": "jedenásť",
    "12": "dvanásť",
    "13": "trinásť",
    "14": "štrnásť",
    "15": "pätnásť",
    "16": "šestnásť",
    "17": "sedemnásť",
    "18": "osemnásť",
    "19": "devätnásť",
    "20": "dvadsať | dvacet | dvadsiatku | dvadsiatka",
    "25": "dvadsaťpäť | päťadvadsať",
    "30": "tridsať",
    "40": "štyridsať",
    "50": "päťdesiat | päťdesiatku | päťdesiatka | padesátku",
    "60": "šesťdesiat",
    "70": "sedemdesiat",
    "80": "osemdesiat",
    "90": "deväťdesiat",
    "100": "stovkový | stový | sto | stovka | stovku | kilo",
    "150": "stopäťdesiat",
    "200": "dvesto",
    "250": "dvestopäťdesiat",
    "300": "tristo",
    "400": "štyristo",
    "500": "petstovku | petstovka | petsto | pětistovku | päťstovkový | päťstový | päťsto | päťstovka | päťstovku",
    "600": "šesťsto",
    "700": "sedemsto",
    "800": "osemsto",
    "900": "deväťsto",
    "1200": "dvanásťsto | tisícdvesto",
    "1000": "tisícový | tisícovka | tisícovku | litr | liter",
    "1500": "pätnásťsto | tisícpäťsto",
    "2000": "dvetisíc | dvojtisícku",
    "5000": "päťtisíc",
    "10000": "desaťtisíc",
    "x100": "stovky | stoviek",
    "x1000": "tisíc | tisíca | tisíce | tisícka | tisícku | tisícky | tis | litre | litrov | tisícok | k",
    "x1000000": "milión | milióna | milióny | miliónov | mil | melón | melóny",
}

WORTH = {
    "5": "päťk", "20": "dvadsiatk", "25": "dvadsaťpäťk", "50": "päťdesiatk", "2000": "dvojtisíc", "5000": "päťtisíc",
    "10000": "desaťtisíc",
}  # fmt: skip
"""Chips by what they are worth: päťkový, dvadsaťpäťkové."""
for _value, _word in WORTH.items():
    NUMBERS[_value] = " | ".join([NUMBERS[_value], *(_word + end for end in ("ový", "ové", "ových", "ovú", "ku"))])

CARDS = {
    "A": "eso | esá | es | esami",
    "K": "kráľ | kráľa | kráľom | králi | kráľov | krále | král",
    "Q": "dáma | dámu | dámy | dám | dámou | kráľovná | kráľovnú",
    "J": "dolník | dolníka | dolníky | dolníci | jack | jacka | jacky | džek | chlapec",
    "T": "desiatka | desiatku | desiatky | desina | desinu | desiny",
    "9": "deviatka | deviatku | deviatky | devina | devinu",
    "8": "osmička | osmičku | osmičky | osma | osmy | osmu",
    "7": "sedmička | sedmičku | sedmičky | sedma | sedmu | sedmy",
    "6": "šestka | šestku | šestky",
    "5": "päťka | päťku | päťky | pätka | pätku",
    "4": "štvorka | štvorku | štvorky",
    "3": "trojka | trojku | trojky",
    "2": "dvojka | dvojku | dvojky",
    "c": """
        kríže | krížov | krížová | krížovú | krížové | krížový | tref | trefová | trefové | žaluď | krížik | v krížoch
    """,
    "d": "káry | kár | kárová | károvú | kárové | kárový | kára | káro | diamant | v kárach",
    "h": "srdcia | srdcová | srdcovú | srdcové | srdcový | srdce | sŕdc | v srdciach",
    "s": "piky | piková | pikovú | pikové | pikový | pík | pika | v pikách",
}

TABLE = {
    "smallest": "najmensi zeton | najmensia hodnota | najmensi cip | minimalny zeton",
    "game nlhe": """
        no limit holdem | nl holdem | nlhe | holdem | holdeme | texas holdem | texas | no limit | nl | no limit texas
        holdem | no limit holdeme | nlh | hold em | bezlimitný holdem | nl holdeme | no limite | nolimit | v holdeme
    """,
    "game fixed-limit holdem": """
        limit holdem | limitný holdem | fixed limit holdem | limit holdeme | lhe | fixed limit | limit | vo fixed
        limite | fixed limite | limit hre | limitke | limitka | limitný | limitnom holdeme | v limite | v limit holdeme
        | limite | fixlimit
    """,
    "game pot-limit holdem": "pot limit holdem | plhe | pot limit holdeme",
    "game plo": """
        plo | potlimit | potlimite | v potlimite | pot limite | v pot limite | omaha | omaha pot limit | pot limit
        omaha | omahe | v omahe | omahu | potlimit omaha | pl omaha | omahy | pot limit omahe | omahe pot limit | v
        omahe pot limit | v pot limit omahe | pot limit omaha hi
    """,
    "game plo5": "plo5 | päťkartová omaha | 5 kartová omaha | päťkartovej omahe | five card omaha",
    "game omaha8": "omaha hi lo | omaha 8 | plo8 | omaha hi low | omahe hi lo",
    "game stud": "stud | sedemkartový stud | 7 card stud | stude | v stude | seven card stud | sedemkartovom stude",
    "game razz": "razz | v razze | razze",
    "game stud8": "stud8 | stud hi lo",
    "game 2-7 triple draw": "triple draw | 2 7 triple draw | 27 triple draw",
    "game 2-7 single draw": "single draw | 2 7 single draw",
    "game badugi": "badugi",
    "game five-card draw": "five card draw | päťkartový draw | 5 card draw | päťkartový poker",
    "game short deck": "short deck | shortdeck",
    "event cash": """
        cash | cash game | cashgame | cashi | v cashi | v cash game | cashka | v cashke | na cashi | keš | keška | cash
        hra | cash hre | na cash
    """,
    "event tournament": "turnaj | turnaji | turnaja | v turnaji | na turnaji | mtt | sng | turnaje | turnajový",
    "blinds": """
        blindy | blindy sú | level | pri blindoch | úroveň | pri | na blindoch | na leveli | stávky | limity | blindoch
        | s blindmi | blindmi
    """,
    "ante": "ante | bb ante | big blind ante | s ante | ante je",
    "heads-up": """
        heads up | hu | headsup | jeden na jedného | vo dvojici | heads upe | v heads upe | heads upu | v hu
    """,
    "handed": "max | handed | ľudia pri stole | hráčov pri stole | hráči pri stole",
    "pot": "v pote | v banku | pot je | v strede je | pot | v banku je | v pote je | pot má | pote",
    "stacks": """
        stacky | stacky po | efektívne | všetci majú | efektívny stack | stacky sú | štartovací stack | stacky všetkých
    """,
}

SMALL = """
    som sa je na a ze si uz ked ako pri po za moze ale co kto do ma mi bol bola dal aj s v z ja to
    ten ktory este mu jeho ho som mam mal ani tam lebo len sme ktora
"""

SLOVAK = Language(
    "sk", FORMS, SEATS, ACTS, {**WORDS, "filler": FILLERS}, NUMBERS, CARDS, TABLE, SAYINGS, GISTS,
    decimal=",", thousands=".", negation="nie",
    only_named="at it ut call raise fold check bet all-in limp", mine=" ".join([*FIRST_PERSON, "som"]),
    house={"diamond-club": "pass | dá pass | passol | passla | passuje | passne = fold"},
    small=SMALL,
)  # fmt: skip

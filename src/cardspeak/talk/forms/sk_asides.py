"""What is said beside a story in Slovak."""

ASKS = """
    kto ukazuje prvý | kto ukáže prvý | kto otáča prvý | kto musí ukázať prvý | kto má ukázať prvý | musím ukázať prvý
    ja | musím ukázať prvý | kto ide prvý | kto je prvý | kto hrá prvý | kto začína prvý | kto koná prvý | kto otočí
    prvý | musí ukázať prvý | kto má prvý ukázať | kto prvý ukazuje | kto prvý otáča | kto prvý | čo | kto | ako | aký
    | aká | aké | akú | ktorý | ktorá | ktoré | koľko | kde | kam | kedy | komu | koho | čí | čia | čie | prečo | je to
    | je jeho | je moja | je jej | je ruka | je handa | môže | môžem | môžu | musí | musím | musia | má | mám | smie |
    platí | platí to | ráta sa | počíta sa | berie sa | vráti sa | vrátia | dostane | dostanem | zostáva | ostáva |
    bude | budú | treba | mal by | mala by | mali by | misdeal | string bet | call alebo | raise alebo | je | sú | bol
    | bola | bolo | môžeme | hrá sa | či | má pravdu | má nárok | majú | mať | nemal | nemá | nemusí | nemalo | neplatí
    | správne | dobre | trest | aký trest | penalizácia | za čo | rozhodnutie | floor | floorman | pravidlo | poraďte |
    ide to | dá sa | je možné | je povolené | je dovolené | smiem | stačí | považuje sa | uzná sa | uznáva sa | znamená
    to | v poriadku | ok | legálne | záväzné | je záväzný | je záväzná | patrí | mŕtva | nie je to | otvára sa | otvára
    to | má právo | hrozí | nehrozí | prepadá | rozdáva sa | delí sa | opakuje sa | string | call či | raise či |
    ostanú | ostane | zostane | zostanú | musel | musela | mohol | mohla | bolo by | akceptuje sa | čo s | a čo | a ako
    | a kto | a koľko | takže koľko | takže čo | tak čo | no a čo | neviem | alebo
"""
"""A question begins."""

ASIDES = """
    nikto neukazuje | nikto neukázal | nikto neukáže | split pot | splitpot | prišlo sa na to až keď | zistilo sa to až
    keď | zistili sme to až keď | všimol si to až keď | zistil to až keď | nechce otočiť | mám kráľov | mám esá | mám
    dámy | mal som kráľov | mal som esá | mal som dámy | bez toho aby | bez toho že | nikto nechce otočiť | nikto
    nechce otočiť prvý | nechce otočiť prvý | nikto nechce ukázať prvý | nechce ukázať prvý | ja som na rade | som na
    rade | som bol na rade | nechcem ukázať | nechcem ukázať karty | nechcem otočiť | počul | prepočul | nepočul |
    nepočula | bol to vtip | že to bol vtip | zo srandy | ešte nerozhodol | ešte nerozhodla | call ešte nebol | ešte
    nebol call | ešte nedal call | ešte necallol | nech | stál za mnou | stojí za mnou | stál za ním | sedel vedľa mňa
    | sedí vedľa mňa | dealera opýtal | sa spýtal | sa opýtal | sa pýtal | sa spýta | sa opýta | sa dealer pýta | sa
    dealer spýtal | sa dealer opýtal | nechce otočiť karty | nechcú otočiť | nechcú ukázať | odmieta ukázať | odmieta
    otočiť | skôr ako | skôr než | predtým ako | predtým než | pred tým ako | pred tým než | ešte predtým ako | keď
    mohol | keď mohla | sa opyta | nás bolo | nás je | hrá nás | bolo nás | boli sme | sme traja | sme dvaja | zostali
    sme | ostali sme | sme štyria | prišlo sa na to | prišli sme na to | zistilo sa to | zistili sme to | všimli sme si
    to | všimol si to | všimla si to | nechce ukázať karty | nechce ukázať | nikto nechce ukázať | nikto nechce ukázať
    karty | obaja nechcú ukázať | nepustil | chce | chcem | chcú | by chcel | váha | zaváhal | v skutočnosti | akcia už
    | akcia prebehla | pretože | lebo | keďže | nakoľko | myslel | myslela | mysliac | mysliac si | v domnienke | že |
    aby | akoby | akože | neskôr zistil | domnieval | nevšimol | nevšimla | nevedel | nevedela | chcel | chcela | prý |
    vraj | tvrdí | tvrdil | protože | protoze | ukázalo | ibaže | než | dokiaľ | čiže | vidím | vedel | pritom | takže
    podľa | ktorí | ktoré | kvôli | tým že | údajne | hádame | hádali | naozaj | všetci tú | všetci ju | rozmyslel |
    všimol | všimla | zvyšok | spor
"""
"""A reason begins, or what somebody thought."""

FILLERS = """
    veď | však veď |
    raz | však | teda | vlastne | za menej ako je môj bet | za menej ako môj bet | za menej | pri showdowne | na
    showdowne | na showdown | po showdowne | nepovedal koľko | nepovedal sumu | sumu nepovedal | neuviedol sumu | bez
    sumy | bez udania sumy | a nepovedal koľko | ale nepovedal koľko | modrý | modré | modrá | modrých | červený |
    červené | červená | červených | zelený | zelené | zelených | čierny | čierne | čiernych | biely | biele | žltý |
    žlté | fialový | fialové | ružový | ružové | predtým | zdvihne ho | ho zdvihne | ho zdvihol | zdvihol ho | otočila
    sa | otočilo sa | sa otočila | sa otočilo | preklopila sa | sa preklopila | ukázala sa | sa ukázala | tých | týchto
    | celých | toho | tomu | tým | tom | tohto | tejto | ešte nikto nehral | nikto nehral | nikto ešte nehral | ešte sa
    nehralo | hra ešte pokračuje | hra pokračuje | len | iba | teraz | tak | no | dobre | prosím | rýchlo | hneď |
    okamžite | zase | zas | už | konečne | nakoniec | tu | tam | sa | si | ho | mu | jej | jemu | mu to | ich | svoj |
    svoje | svoju | svojich | svojho | svojej | jeho | asi | približne | cca | okolo | približne na | tiež | takisto |
    taktiež | najprv | najskôr | jednoducho | potichu | po dlhom premýšľaní | dlho rozmýšľal a | rozmýšľal a |
    rozmýšľala a | chvíľu rozmýšľal a | premýšľal a | po chvíli | po dlhšom rozmýšľaní | v hre | v rozdaní | tentoraz |
    chvíľu | trochu | ahoj | ahojte | zdravím | čaute | caute | dobrý deň | otázka | situácia | takáto situácia | mám
    otázku | mám takú situáciu | pozícia | pozícii | z miesta | naozaj | celé | do potu | do stredu | do banku |
    dopredu | na stôl | cez čiaru | za čiaru | pred seba | v poradí | rozhodol sa | rozhodla sa | skúsil | omylom |
    náhodou | v hodnote | k tomu | z ruky | nahlas | jasne | včera | včera v klube | dnes | hráme | hrali sme | v klube
    | v kasíne | v kasine | pri stole | u nás | na turnaji | normálne | to | toto | ten | tú | tá | tie | te | proste |
    skrátka | rozsúďte | sporná situácia | prosím o radu | prípad | nasledovná situácia | nasledujúca situácia | čo |
    ktorý | zo stacku | zo svojho stacku | mal som | vraj | sme | celkovo | stále | práve | aktuálne | priamo | ihneď |
    ako prvý | ako druhý | ako posledný | ako tretí | svojím | svojimi | pri tom | pokojne | automaticky | suverénne |
    nervózne | ešte raz | hodnoty | s hodnotou | vo výške | vo vyske | do hry | z blindov | opäť | ozaj | fakt |
    zároveň | aj tak | aj on | tak isto | rovnako | ako | všetko | v pravidlách | ľudia | chalani | páni | kolegovia |
    jedna situácia | jedna otázka | potrebujem poradiť | rozmyslel sa a | dobrý večer | dobry den | v nl holdeme | na
    živo | live | akože | vtedy | tu máme | máme | nasleduje | túto | práve v | sám | samotný | pekne
"""
"""Says nothing."""

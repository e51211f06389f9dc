"""What players do, in Slovak; the nouns of a row stand in their cases, so that only its verb is grown."""

from cardspeak.talk.forms.sk import FORMS

_ACTS = {
    "fold": """
        folduje | zloží | zahodí | zabalí | vzdá | pustí to | pasuje | dá fold | ide preč | zloží karty | zahodí karty
        | je preč | zahodí ruku | zloží ruku | vzdá to | položí to | zabalí to | snapfold | snap fold | open fold |
        herofold | tankfold | vypadol z rozdania | zloží svoje karty | zahodí svoje karty | zahodí handu | zloží handu
        | vzdá sa | vzdá rozdanie | dal preč | dá karty preč | odhodí karty | ide fold | dal fold | vyfolduje | balí
        karty | odstúpi | odstúpil | odstúpila | vzdá hru | vzdá ruku | nechá tak | nechal tak | nechala tak | pustí
        handu | pustí karty | šiel preč | fold karty | položí karty
    """,
    "check": """
        checkuje | zdržal sa | zdržala sa | dá check | check back | checkback | check behind | check naslepo | slepý
        check | check dark | check in the dark | check za ním | povie že check | checkne si | podržal | podrží |
        zadržal | ide check | čaká | počká | počkal | nechá check | dáva check | checkuje za ním | odkloní
    """,
    "tap": """
        klope | ťuká | klope check | ťuká check | klope po stole | ťuká po stole | klope na stôl | ťuká do stola |
        dvakrát klope | ťuk ťuk | klope rukou | ťuká rukou | ťuká na stôl | ťuká dvakrát | klope dvakrát | klope
        dvakrát po stole | ťuká dvakrát po stole | ťuká prstom po stole | klope rukou po stole | klope prstom po stole
        | ťuká prstami po stole | poklepe po stole | ťuká po stole dvakrát
    """,
    "check-around": """
        precheckovali | odcheckovali | precheckované | odcheckované | check check | precheckovalo sa | docheckovalo sa
        | prečekovali | dočekovali | check na check | precheckujú | odchekovali | precekovali | prechecknuté | checkli
        to | check dokola | check check check | všade check | docheckovali | checkli obaja | checkli všetci | obaja
        checkli | všetci checkli | obaja checkovali | odcekovali | prečekované | check od všetkých | check obaja |
        obaja check | check všetci | všetci check
    """,
    "call": """
        calluje | dorovná | zaplatí | prijme | flatuje | limpuje | flatcalluje | coldcalluje | overcalluje |
        snapcalluje | dá call | len call | flat call | cold call | snap call | hero call | zaplatí to | dorovná stávku
        | dorovná bet | calluje bet | calluje raise | calluje allin | dorovná raise | prijme allin | prijme stávku |
        dorovná allin | calluje shove | calluje push | calluje all in | dorovná all in | ide do toho | prijme all in |
        zaplatí all in | ide s ním | tiež call | aj call | zaplatí bet | zaplatí raise | dá len call | urobí call |
        dohodí na call | open limp | openlimp | vošiel limpom | vošla limpom | ide limpom | prijme bet | ide za ním |
        dorovná to | calluje to | zaplatí call | vyrovná | vyrovnal | vyrovnala | vyrovnali | vyrovnáva | srovnal | ide
        call | dorovná na | dá limp | ide limp | doplatí do | doplatí na | iba call | dáva call | pridal sa | pridá sa
        | pripojil sa | prizerá | prizrel | dorovnaný | dorovnaná | zaplatí stávku | prijme raise | prijme push | ide
        na call | calluje ho | dorovná ho | call za ním | limp za ním | overlimp | doplatí call | snap | priplatil |
        priplatila | priplatí | bráni blind | bránil blind | bránila blind
    """,
    "call-all-in": """
        calluje za všetko | calluje za zvyšok | dorovná posledným | dorovná za všetko | calluje za posledných | calluje
        za menej | dorovná za menej | dorovná zvyškom | calluje na all in | dorovná posledné | calluje zvyškom |
        dorovná s posledným | call za menej | call za zvyšok | dorovná zvyškom stacku | calluje zvyškom stacku | call
        all in | dorovná celým stackom | calluje celým stackom | call s posledným | call zvyškom
    """,
    "bet": """
        betuje | stavil | dá bet | donkuje | cbetuje | c bet | barreluje | overbetuje | otvorí betom | donk bet |
        continuation bet | block bet | blockbet | value bet | dá stávku | urobí bet | pokračuje betom | dá cbet |
        vypálil | vypáli | strieľa | strelil | strelila | strelí | druhý barrel | kontinuačný bet | ide bet | dá cbetom
        | otvorí stávku | vykopol | lead | leadol | leadne | leadla | stávka | stávku | napálil | napáli | napálila |
        naložil | naloží | naložila | vrazil | vrazí | vrazila | šupol | šupne | šupla | flákol | flákne | frkol |
        frkne | capol | capne | tresol | tresne | betuje do nich | betuje do neho | probe bet | valuebet | zahral bet |
        zahrá bet | zahrala bet | hrá bet | zahral stávku | zahrá stávku | potiahol bet | dáva bet | value betuje |
        prvý bet | bet v hodnote | minul bet | vystrelil | vystrelila | vystrelí | odpálil | odpáli | odpálila
    """,
    "raise": """
        raisuje | navýši | reraisuje | tribetuje | štvorbetuje | 3betuje | 4betuje | 5betuje | squeezuje | isoluje |
        stealuje | dá raise | urobí | re raise | three bet | 3 bet | 4 bet | four bet | dá na | dá 3bet | dá 4bet | dá
        reraise | navýši raise | 3bet | 4bet | 5bet | raisuje cez neho | navýši stávku | navýši bet | dá tribet | iso
        raise | capuje | urobí raise | urobí 3bet | check rais | ide raise | urobí reraise | znovu navýši | ešte navýši
        | navýši znovu | preraisoval | preraisol | preraisuje | resteal | navýši to | ide hore | dá to na | zdvihne na
        | cold 4bet | cold 3bet | limpuje raise | limpuje reraise | backraise | reraisne ho | opätovne navýši | dvíha |
        dvíham | dvíhal | dvíhala | zdvíha | zdvíham | dáva raise | raisuje ho | raisuje to | potiahol na | potiahne na
        | potiahla na | hodí na | preplatí | preplatil | preplatila | otočí to na | zahral raise | zahrá raise |
        zahrala raise | squeeze | posilní | posilnil | urobí to | urobí to na | spravil to | spravil to na | dal to na
        | dal 3bet | trojbet | repop | dá repop | zdvíha na | dvíha na
    """,
    "open": """
        openuje | otvorí | openraisuje | open raise | dá open | otvorí raisom | otvorí na | otvorí hru | otvorí pot |
        vošiel raisom | open na | otvorí za | otvorí akciu | otvorí raise | dá open raise
    """,
    "all-in": """
        all in | allin | ol in | olin | al in | pushuje | shovuje | jamuje | je all in | ide all in | dá all in | sa dá
        all in | dáva to tam | dal to tam | nasunie | nasunie to tam | nasunie všetko | nasunie celý stack | posunie
        všetko | posunie celý stack | ide do all in | stavil všetko | nasunie all in | hodí all in | stavil all in |
        all inuje | allinuje | all inol | allinol | je allin | ide allin | dá allin | v all ine | all ine | allinu | v
        allin | v allinu | do all inu | dá všetko | openpushuje | open push | open shove | zatlačil to tam | posledné |
        dá posledné | vsadil posledné | posunie všetky žetóny | ide do allinu | hodí tam všetko | hodí všetko |
        nahádzal tam všetko | stavil zvyšok | ide all inom | pushol all in | všetko dnu | all ina | stavil celý stack |
        dá celý stack | ide za všetko | ohlási all in | openol all in | hodí tam zvyšok | dá zvyšok | all inom |
        allinom | na all in | all in push | ideme all in | sú all in | išli all in | betuje all in | nahrnul všetko |
        nahrnie všetko | nahrnula všetko | šupol to tam | šupol všetko | šupne všetko | poslal to tam | poslal všetko |
        pošle všetko | dám tam všetko | dá tam všetko | ide ol in | ohlásil ol in | oll in | ollin | all inne | all inn
        | alin | allín | all-ín | dá ol in | tlačí všetko | natlačil všetko | dal tam všetko | dal tam zvyšok | dali to
        tam | dali sme to tam | ide o všetko | all in za všetko | dohodil posledné | s posledným | posledným | short
        all in | krátky all in | all in blind
    """,
    "raise-all-in": """
        reshovuje | repushuje | 3bet all in | 3bet push | 3bet shove | raisuje all in | navýši all in | all in cez neho
        | navýši na all in | raisuje na all in | reraise all in | check raise all in | dá all in cez neho | 4bet all in
        | check push | check shove | 4bet push | tribet all in | re push | re shove | raise all in | prepushuje |
        reraisuje all in | squeeze all in
    """,
    "least": """
        mini raise | miniraise | minraisuje | min raise | minimálny raise | clickback | click back | dá minraise |
        minimálne navýši | navýši
        minimálne | min reraise | min 3bet | minimálne navýšenie | dá min raise | navýši na minimum | navýši o minimum
        | raisuje na minimum | clickuje | dá minimálny raise | urobí minraise | minimálne raisuje | raisuje minimum |
        raisuje minimálne | min navýšenie | min open | otvorí minraisom
    """,
    "least-bet": """
        minbet | min bet | minimálny bet | stavil minimum | betuje minimum | dá min bet | minimálna stávka | stavil
        minimálne | betuje minimálne | minimálnu stávku | dá minimum
    """,
    "pot": """
        potuje | pot | betuje pot | stavil pot | dá pot | raisuje pot | navýši na pot | navýši pot | stavil výšku potu
        | betuje o veľkosti potu | stavil celý pot | celý pot | betuje celý pot | stavil bank | stavil vo výške potu |
        raisuje na pot | pot raise | pot bet | potbet | dá celý pot | betuje celý bank | bet pot | raise pot
    """,
    "check-raise": """
        checkraisuje | check raise | cr | x/r | check navýši | dá check raise | check raisol | urobí check raise | dá
        checkraise | check a raise | check reraise
    """,
    "check-call": "checkcalluje | check call | x/c | check a call",
    "check-fold": "checkfolduje | check fold | x/f | check a fold",
    "complete": """
        doplní | completuje | doplní malý blind | dorovná malý blind | doplní na veľký blind | dorovná do veľkého
        blindu | doplní blind | doplní sb | doplní do veľkého | doplní do bb | dorovná do bb | doplní na bb | doplní
        small | dorovná sb | doplatí blind | doplatí na bb
    """,
    "adds": """
        pridá | ešte pridá | vráti k stacku po | vráti k stacku po ďalších | vráti do stacku po | vráti do stacku po
        ďalších | vráti po ďalších | vráti po ďalšie | siahne do stacku po ďalší | siahne do stacku po | vráti sa po |
        vráti sa po ďalšie | siahne po ďalší | siahne po | pridá ešte | vráti sa do stacku po | vráti sa k stacku po |
        siahne do stacku po ďalších | siahne do stacku po ďalšie | siahne po ďalších | vráti sa po ďalších | pridá k
        tomu | dohodí | dohodil | dohodila | prisypal | siahne znova po | siahne späť do stacku po | ide späť do stacku
        po | siahne znova do stacku | siahne do stacku pre | siahne do svojho stacku po | prihodí ešte | dodal |
        dohádzal | vráti sa k žetónom po | vráti sa k stacku pre | vráti sa k žetónom pre | siahne po ďalšie | siahne
        do žetónov po | vrátil sa po | vrátil sa k stacku po | vrátil sa do stacku po | vrátil sa k stacku pre | vrátil
        sa pre | prisunul ešte | prisunie ešte | dosunul | doložil | doloží | doložila | prikladá | priloží | priložil
        | priložila | pribalil | vráti ruku po | vrátil ruku po | vrátila ruku po | siahne pre | siahne pre ďalších |
        siahol znovu po | znovu siahne po | išiel späť po | ide po ďalších | ide po ďalšie | išiel po ďalších | šiel po
        ďalších | vráti sa k stacku po ďalšie | vráti sa k stacku po ďalších | vrátil sa k stacku po ďalších | vrátil
        sa k stacku po ďalšie | vrátil sa do stacku po ďalších | vrátil sa do stacku po ďalšie | vrátil sa po ďalších |
        vrátil sa po ďalšie
    """,
    "put": """
        prihodí | hodí | dá | položí | posunie | vloží | dá tam | hodí tam | hodí do stredu | dá do stredu | položí na
        stôl | mlčky dá | mlčky hodí | dá bez slova | hodí bez slova | posunie dopredu | dá dopredu | hodí dopredu |
        hodí do potu | dá do potu | vloží do potu | položí pred seba | dá pred seba | položí do stredu | hodí na stôl |
        dá na stôl | prisunul | hodí cez čiaru | dá cez čiaru | položí dopredu | do stredu dá | do potu dá | mlčky
        položí | hodí iba | vysype | vysypal | hodí len | predsunul | predsunie | predsunula | vysunul | vysunula |
        vysunie | potiahol | potiahne | potiahla | potiahol dopredu | potiahne dopredu | dal cez čiaru | hodí za čiaru
        | posunie cez čiaru | posunie za čiaru | vysunie dopredu | prisunula | prisunie | vyhodil | vyhodí do stredu |
        pohodil | cvrnkol | cvrnkne | cinkol | šmaril | šmarí | pustil do stredu | pustí do stredu | pustil na stôl |
        nechá v strede | dáva dopredu | hodil do hry | prihral | vložil do hry | vysolil | vytiahol | dá do hry | hodí
        pred seba
    """,
    "back": """
        stiahne | vezme späť | vezme naspäť | stiahne späť | stiahne naspäť | vráti si | vezme si späť | vezme si
        naspäť | zobral si | stiahne si späť | stiahne si | berie späť | berie si späť | zobral späť | zobrala späť |
        zobral naspäť | zobral si späť | zobral si naspäť | stiahol si späť | stiahne nazad | vezme nazad | vytiahne
        späť
    """,
    "say": """
        vykríkol | vykríkla | vykríkne | vyletelo mi | vyletelo | vyletí mi | vykĺzlo mi | vykĺzlo | zamumlal |
        zamumlala | zamumle | šepol | šepla | povie | povie že | povie nahlas | povie slovo | povie iba | povie len |
        dá vedieť že | povie jasne | povie
        potichu | povie najprv | ohlási nahlas | slovne ohlási | vykríkne | zamrmle | zamrmlal | zakričal | zašepkal |
        mrmle | utrúsil | vyhŕkol | vyhŕkla | odpovie | odpovedal | odpovedala | prehlásil | prehlási | prehlásila |
        skríkol | verbálne ohlási | povie slovom
    """,
    "show": """
        ukáže | otočí | odkryje | vyložil | ukáže karty | otočí karty | odkryje karty | vyložil karty | ukáže ruku |
        showuje | otočí ruku | tablol | ukáže svoje karty | otočí svoje karty | vyloží na stôl | otočí handu | ukáže
        handu | vyloží karty | vyloží handu | odkryje svoje karty | tabluje | tablne | otočí lícom hore | ukáže
        kombináciu
    """,
    "muck": """
        muckuje | zahodí do mucku | hodí do mucku | hodí karty do mucku | zahodí karty do mucku | dá do mucku | dá
        karty do mucku | zahodí ich | muckuje ich | zahodí karty bez ukázania | muckuje karty | muckuje ruku | zahodí
        ich do mucku | hodí ich do mucku | muckuje svoje karty | zahodí bez ukázania | zahodí svoje karty bez ukázania
        | zahodí karty lícom dole | zahodí lícom dole | odhodí karty lícom dole | pošle karty do mucku | poslal karty
        do mucku | muckuje handu | zahodí handu do mucku | zahodí ruku do mucku | hodí karty lícom dole | zahodí ich
        lícom dole | muckuje to | zahodí karty neukázané
    """,
    "post": """
        postuje | vloží blind | zaplatí blind | dá blind | vloží | postol blind | položí blind | zaplatí oba blindy |
        vloží oba blindy | postuje blind | dá blindy | postuje oba blindy | vloží ante | dá ante
    """,
    "straddle": """
        straddluje | dá straddle | urobí straddle | položí straddle | stavil straddle | straddle | dáva straddle |
        straddle na | live straddle | dal stredl | stredl | stradl
    """,
}


LIGHT = ("dal", "dala", "urobil", "spravil", "išiel", "išla", "šiel", "zahral", "zahrala", "hodil", "zaplatil")
"""Verbs that stand apart from what they do: *dal som call*."""


def _of_mine(ways: str) -> str:
    """Return the ways to say an act with what the teller says after a verb: *dal som* as well as *som dal*."""
    mine: dict[str, None] = {}
    for way in map(str.strip, ways.split("|")):
        verb, _, rest = way.partition(" ")
        pasts = [form for form in (verb, *FORMS.get(verb, "").split()) if form.endswith(("l", "la"))]
        mine |= dict.fromkeys(f"{past} som {rest}" for past in pasts if not rest or past in LIGHT)
    return " | ".join([ways, *mine])


ACTS = {act: _of_mine(ways) for act, ways in _ACTS.items()}

"""The words of the table in four languages: every form in which an action or an amount is said.

Forms are lower case, without accents and apostrophes, hyphens as spaces: `plain` of `floor/declarations/speech.py`
makes them so.
"""

ACTIONS: dict[str, dict[str, str]] = {
    "fold": {
        "en": "fold|folds|folded|folding|i fold|pass|passes|passed|lay down|lays down|laid down|give up|gives up",
        "ru": (
            "пас|пасс|пасую|пасует|пасовать|спасовать|спасовал|спасовала|фолд|фолжу|фолдит|фолдить|сфолдил|сфолдила|"
            "сбросить карты|сбрасываю|сбрасывает|сбросил|сбросила|сброс|скидываю|скидывает|скинул|скинула|сдаюсь|"
            "сдается|сдался|сдалась|в пас"
        ),
        "uk": (
            "фолд|фолджу|фолдить|фолдити|сфолдив|сфолдила|пас|пасс|пасую|пасує|пасувати|спасував|спасувала|"
            "скинути карти|скидаю|скидає|скинув|скинула|здаюся|здається|здався|здалася|у пас|в пас"
        ),
        "sk": (
            "fold|foldujem|folduje|foldnem|foldne|foldnut|foldol|foldla|foldoval|pass|pas|pasujem|pasuje|zlozit|"
            "skladam|sklada|zlozim|zlozil|zlozila|zlozenie|zahodit|zahadzujem|zahadzuje|zahodim|zahodil|zahodila|"
            "zahodenie|balim|zabalil|zabalila|vzdavam|vzdava|vzdal|vzdala"
        ),
    },
    "check": {
        "en": "check|checks|checked|checking|i check|tap|taps|tapped|taps the table|knock|knocks|knocked",
        "ru": (
            "чек|чекаю|чекает|чекать|чекнуть|чекнул|чекнула|прочекать|прочекал|прочекала|говорит чек|сказал чек|"
            "сказала чек|пропустить|пропускаю ход|пропуск хода|стучу|постучал|постучала"
        ),
        "uk": (
            "чек|чекаю|чекає|чекати|чекую|чекує|чекнути|чекнув|чекнула|прочекати|прочекав|прочекала|зачекав|каже чек|"
            "сказав чек|сказала чек|пропустити хід|пропускаю хід|пропуск ходу|стукаю|постукав|постукала"
        ),
        "sk": (
            "check|checkujem|checkuje|checkovat|checknem|checkne|checkol|checkla|odcheckovat|odcheckoval|cek|cekujem|"
            "cekuje|cekol|cekla|zdrzat sa|zdrzim sa|zdrzal sa|zdrzala sa|zadrzanie stavky|tukam|tukol|tukla|klopem|"
            "klopkam"
        ),
    },
    "bet": {
        "en": "bet|bets|betting|i bet|lead|leads|lead out|open|opens|opened|opens for",
        "ru": (
            "бет|бэт|бечу|бетит|забетил|забетила|играю бет|играет бет|ставка|ставлю|ставит|ставить|поставить|поставил|"
            "поставила|делаю ставку|делает ставку|сделать ставку|сделал ставку|сделала ставку|открываю торговлю|"
            "открывает торговлю"
        ),
        "uk": (
            "бет|бетить|забетив|забетила|граю бет|грає бет|ставка|ставлю|ставить|ставити|поставити|поставив|поставила|"
            "роблю ставку|робить ставку|зробити ставку|зробив ставку|зробила ставку|відкриваю торги|відкриває торги"
        ),
        "sk": (
            "bet|betujem|betuje|betovat|betnem|betol|betla|stavka|stavit|stavim|stavi|stavil|stavila|vsadit|vsadzam|"
            "vsadza|vsadim|vsadi|vsadil|vsadila|sadzam|sadza|vklad|otvaram|otvara"
        ),
    },
    "call": {
        "en": "call|calls|called|calling|i call|ill call|see|i see|ill see|match|matches|makes the call",
        "ru": (
            "колл|кол|коллирую|колирую|коллирует|колирует|коллировать|колировать|заколлировал|заколлировала|"
            "заколировал|заколировала|проколлировать|проколировать|проколлировал|проколировал|уравнять|"
            "уравнять ставку|уравниваю|уравнивает|уравнял|уравняла|уравнялся|ответить|отвечаю|отвечает|ответил|"
            "ответила|поддержать|поддерживаю|поддержал|поддержала|принимаю|принимает|принял|приняла"
        ),
        "uk": (
            "колл|кол|колю|коллую|колую|коллує|колує|коллувати|колувати|заколлював|заколював|заколов|зрівняти|"
            "зрівняти ставку|зрівнюю|зрівнює|зрівняв|зрівняла|урівняти|урівнюю|урівняв|підтримати|підтримую|підтримує|"
            "підтримав|підтримала|відповісти|відповідаю|відповідає|відповів|відповіла|приимаю|приимає|прииняв|"
            "прииняла"
        ),
        "sk": (
            "call|callujem|calluje|callovat|callnem|callol|kol|kolujem|dorovnat|dorovnavam|dorovnava|dorovnam|dorovna|"
            "dorovnal|dorovnala|dorovnanie|prijimam|prijima"
        ),
    },
    "raise": {
        "en": (
            "raise|raises|raised|raising|i raise|raise to|raises to|raised to|raise by|raises by|raised by|make it|"
            "makes it|made it|bump|bumps|bump it"
        ),
        "ru": (
            "реиз|рэиз|реизить|реизит|реизю|зареизить|зареизил|зареизила|реизанул|играю реиз|играет реиз|ставит реиз|"
            "повышение|повысить|повышаю|повышает|повысил|повысила|поднять|поднимаю|поднимает|поднял|подняла|подъем|"
            "подъем ставки|увеличение|увеличить|увеличиваю|увеличивает|увеличил|увеличила"
        ),
        "uk": (
            "реиз|реизити|реизить|реизю|зареизити|зареизив|зареизила|граю реиз|грає реиз|роблю реиз|робить реиз|"
            "зробив реиз|зробила реиз|підвищення|підвищити|підвищую|підвищує|підвищив|підвищила|підняти|піднімаю|"
            "піднімає|підняв|підняла|збільшити|збільшую|збільшує|збільшив|збільшила"
        ),
        "sk": (
            "raise|raisujem|raisuje|raisovat|raisoval|raisnem|raisne|raisol|raisla|rejz|rejzujem|rejzuje|navysit|"
            "navysujem|navysuje|navysim|navysi|navysil|navysila|navysenie|navysovanie|zvysit|zvysujem|zvysuje|zvysim|"
            "zvysi|zvysil|zvysila|zvysenie|zvysovanie|prihodit|prihadzujem"
        ),
    },
    "re-raise": {
        "en": (
            "re raise|reraise|re raises|reraises|re raised|reraised|raise again|three bet|3 bet|3bet|four bet|4 bet|"
            "4bet"
        ),
        "ru": (
            "ререиз|рерэиз|ре реиз|ререизит|ререизить|заререизил|заререизила|переповысить|переповысил|переповысила|"
            "переподнять|переподнял|переподняла|три бет|трибет|3 бет|3бет|четыре бет|4 бет|4бет"
        ),
        "uk": (
            "ререиз|ре реиз|ререизить|ререизити|заререизив|заререизила|перепідвищити|перепідвищив|перепідвищила|"
            "перепідняти|перепідняв|перепідняла|три бет|трибет|3 бет|3бет|4 бет|4бет"
        ),
        "sk": (
            "re raise|reraise|reraisujem|reraisuje|reraisol|re raisujem|opatovne navysenie|znovu navysujem|"
            "znovu navysuje|three bet|3 bet|3bet|tribet|4 bet|4bet"
        ),
    },
    "cap": {
        "en": "cap|caps|capped|cap it|caps it|last raise|final raise",
        "ru": "кэп|кеп|кап|предел|последнии реиз|последнее повышение|закэпил|закэпила|играет кэп",
        "uk": "кеп|кап|межа|останніи реиз|останнє підвищення|закепив|закепила|грає кеп",
        "sk": "cap|capujem|capuje|posledny raise|posledne navysenie|strop navyseni",
    },
    "all-in": {
        "en": (
            "all in|allin|im all in|is all in|goes all in|went all in|moves all in|shove|shoves|shoved|jam|jams|"
            "jammed|push|pushes|pushed|everything|all of it"
        ),
        "ru": (
            "олл ин|оллин|ол ин|олин|олл инн|алл ин|аллин|олын|реиз олын|рэиз олын|олын реиз|ва банк|вабанк|"
            "идти ва банк|иду ва банк|идет ва банк|пошел ва банк|пошла ва банк|все|на все|ставлю все|ставит все|"
            "поставил все|поставила все|пуш|пушу|пушит|запушил|запушила|выставляюсь|выставляется|выставился|"
            "выставилась"
        ),
        "uk": (
            "олл ін|оллін|ол ін|олін|алл ін|ва банк|вабанк|ити ва банк|иду ва банк|іду ва банк|иде ва банк|"
            "пішов ва банк|пішла ва банк|иде олл ін|пішов олл ін|пішла олл ін|усе|все|на все|ставлю все|ставить все|"
            "поставив все|пуш|пушу|пушить|запушив|запушила|виставляюся|виставився|виставилася"
        ),
        "sk": (
            "all in|allin|ol in|olin|idem all in|ide all in|som all in|je all in|isiel all in|isla all in|"
            "vsadit vsetko|vsadzam vsetko|vsetko|davam vsetko|pushujem|pushuje|pushol|pushla|shove|shovujem"
        ),
    },
    "complete": {
        "en": (
            "complete|completes|completed|completing|complete the bet|completes the bet|fill|fills|fill the small blind"
        ),
        "ru": (
            "комплит|комплитит|комплитить|дополнить|дополняю|дополняет|дополнил|дополнила|доставить|доставляю|"
            "доставляет|доставил|доставила|довести до полнои"
        ),
        "uk": (
            "компліт|комплит|доповнити|доповнюю|доповнює|доповнив|доповнила|доставити|доставляю|доставляє|доставив|"
            "доставила|довести до повноі"
        ),
        "sk": (
            "complete|completujem|completuje|completol|doplnit|doplnam|doplna|doplnil|doplnila|"
            "dorovnat z maleho blindu|dorovnat maly blind"
        ),
    },
    "pot": {
        "en": "pot|pots|potted|pot it|bet the pot|bets the pot|full pot|raise pot|raises pot",
        "ru": (
            "ставка в банк|банк|пот|ставлю банк|ставит банк|поставил банк|поставила банк|в размер банка|полныи банк|"
            "плюс банк|потит|потую"
        ),
        "uk": (
            "ставка в банк|банк|пот|ставлю банк|ставить банк|поставив банк|поставила банк|у розмір банку|повнии банк|"
            "плюс банк"
        ),
        "sk": (
            "pot|potujem|potuje|potol|vsadzam pot|vsadza pot|vsadil pot|stavim pot|stavka vo vyske potu|vo vyske potu|"
            "raise pot"
        ),
    },
    "minimum": {
        "en": "minimum raise|min raise|minraise|minimum|the minimum|min",
        "ru": "минимальныи реиз|минимальныи рэиз|минимальное повышение|минреиз|мин реиз|минимум|мин",
        "uk": "мінімальнии реиз|мінімальне підвищення|мінреиз|мін реиз|мінімум|мін",
        "sk": "minimalny raise|minimalne navysenie|minraise|min raise|minimum|min",
    },
    "bring-in": {
        "en": "bring in|bringin|brings it in|brings in|brought it in|posts the bring in",
        "ru": "бринг ин|брингин|бринг|ставит бринг ин|поставил бринг ин|поставила бринг ин",
        "uk": "брінг ін|брінгін|бринг ін|ставить брінг ін|поставив брінг ін|поставила брінг ін",
        "sk": "bring in|bringin|vklada bring in|vlozil bring in|vlozila bring in",
    },
    "half pot": {
        "en": "half pot|half the pot|half|half of it",
        "ru": "половина|половину|полбанка|пол банка|полпота|половина банка|половину банка",
        "uk": "половина|половину|півбанку|пів банку|пів пота|половина банку|половину банку",
        "sk": "polovica|polovicu|polovica potu|polovicu potu|pol potu|polpot|half pot",
    },
    "same": {
        "en": "same bet|same|the same|same amount|the same amount|same again|same size",
        "ru": "та же ставка|ту же ставку|такая же ставка|такую же ставку|столько же|то же самое|ставлю столько же",
        "uk": "та сама ставка|ту саму ставку|така сама ставка|таку саму ставку|стільки ж|стільки само|те саме",
        "sk": "ta ista stavka|tu istu stavku|rovnaka stavka|rovnaku stavku|to iste|rovnako|tolko iste",
    },
}
"""Every form of each action, separated by bars, by language."""

NO_TERMS = frozenset({"same"})
"""Actions that are on no list of terms in any language."""

TOTAL = "to|total|all together|altogether|makes it|make it|made it|до|всего|итого|всього|усього|разом|celkom|spolu"
INCREMENT = "by|more|on top|another|plus|increase of|на|сверху|еще|плюс|добавляю|зверху|ще|додаю|o|navyse|este|k tomu"
"""Small words after a raise: a total, or an increment over the bet (`na` is a total in Slovak only)."""

FILLERS = frozenset(
    "i ill im will am is a an the it up of and my ok okay well then so just now please going chips dollars euro euros "
    "я ну и да ладно тогда так мы фишек фишки рублеи и та ну тоді фішок ja tak dobre a no zetonov eur".split()
)
"""Words that go along with an action and change nothing."""

CONDITIONS = "if|unless|in case|если|в случае|якщо|якби|у разі|ak|keby|pokial"
"""Words that make a statement depend on what others will do."""

NEGATIONS = frozenset("not dont doesnt wont не ні nie".split())
"""Words that turn a condition round; what is meant by it is left to people."""

SPEAKER = frozenset("i im ill id я ja".split())
"""Words by which players speak of themselves."""

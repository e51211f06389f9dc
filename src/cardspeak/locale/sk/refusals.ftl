### Hra: poradie a fáza rozdania

refused-out-of-turn = Nie ste na rade: na rade je { $to_act }. Počkajte, kým na vás príde.
refused-not-now = Teraz sa to nedá: { $stage }.
refused-hand-is-over = Rozdanie sa skončilo. Počkajte na ďalšie.
refused-not-in-the-hand = V tomto rozdaní už nehráte. Počkajte na ďalšie.
refused-begun-already = Rozdanie sa už začalo. Najprv ho dohrajte.
refused-not-begun = Rozdanie sa ešte nezačalo. Najprv ho začnite.
refused-no-such-seat = Také miesto pri tomto stole nie je. Vyberte si niektoré z jeho miest.
refused-nothing-to-force = Nie je rozdanie, na ktoré by sa to dalo použiť. Najprv ho začnite.
refused-impossible = Žetóny a karty na stole to nedovoľujú: { $stage }. Skontrolujte, čo ste zadali.

### Hra: check, call, fold

refused-check-facing-bet = Check nie je možný: máte dorovnať { $to_call }. Dajte call, raise alebo fold.
refused-nothing-to-call = Nie je čo dorovnať. Môžete dať check.
refused-no-limping = Blind sa tu nedá len dorovnať. Dajte raise alebo fold.
refused-bring-in-owed = Máte vložiť bring-in. Vložte ho alebo ho doplňte na celú stávku.
refused-no-bring-in = Bring-in teraz nie je na vás. Vyberte si z ponúknutých akcií.

### Hra: výška stávok

refused-below-the-minimum = { $total } je málo: minimum je { $least }.
refused-above-the-maximum = { $total } je veľa: maximum je { $most }.
refused-more-than-the-stack = Máte { $stack }, takže { $total } vsadiť nemôžete. Choďte all-in alebo vsaďte menej.
refused-not-a-size-of-the-round = { $total } nie je výška stávky tohto kola. Vyberte si nižšiu alebo vyššiu stávku.
refused-not-enough-chips = Na raise nemáte dosť žetónov. Môžete dať call all-in alebo fold.
refused-barred-from-raising = Odhalili ste karty, preto v tomto rozdaní nesmiete navyšovať. Môžete dať call alebo fold.
refused-betting-frozen = Floor zakázal ďalšie navyšovanie. Môžete dať call alebo fold.
refused-not-reopened = Už ste konali a neúplný all-in stávky znova neotvára. Môžete dať call alebo fold.
refused-capped = Posledný raise tohto kola už padol. Môžete dať call alebo fold.
refused-nobody-to-raise = Všetci súperi sú all-in, na raise by nemal kto odpovedať. Môžete dať call alebo fold.
refused-size-is-owed = Bet alebo raise už bol ohlásený, takže musí nasledovať. Povedzte sumu: najmenej { $least }, najviac { $most }.
refused-bound-by-words = To, čo bolo predtým povedané alebo urobené, zaväzuje, a toto už možné nie je. Vyberte si jednu z akcií, ktoré zostali.

### Hra: výmeny a karty

refused-not-his-cards = Tieto karty v ruke nie sú. Vyberte si z tých, ktoré v nej sú.
refused-card-twice = Jedna karta je uvedená dvakrát. Uveďte každú kartu raz.
refused-no-such-card = Karta { $card } v tomto balíčku nie je. Uveďte kartu z balíčka.
refused-which-cards = Tieto karty ešte nikto nevidel. Uveďte všetky karty ruky.
refused-no-cards-due = Teraz netreba uvádzať karty: { $stage }.
refused-too-many-cards = Uviedli ste viac kariet, ako sa na tejto ulici rozdáva. Uveďte menej.
refused-not-enough-cards =
    { $players ->
        [one] Balíček nestačí pre { $players } hráča. Vyberte si inú hru.
        [few] Balíček nestačí pre { $players } hráčov. Posaďte menej hráčov.
        [many] Balíček nestačí pre { $players } hráča. Posaďte menej hráčov.
       *[other] Balíček nestačí pre { $players } hráčov. Posaďte menej hráčov.
    }
refused-no-shuffle-due = Teraz nie je čo miešať: { $stage }.
refused-deck-order =
    { $cards ->
        [one] Poradie balíčka je nesprávne: uvedená je { $cards } karta. Uveďte každú kartu raz.
        [few] Poradie balíčka je nesprávne: uvedené sú { $cards } karty. Uveďte každú kartu raz.
        [many] Poradie balíčka je nesprávne: uvedené je { $cards } karty. Uveďte každú kartu raz.
       *[other] Poradie balíčka je nesprávne: uvedených je { $cards } kariet. Uveďte každú kartu raz.
    }
refused-no-runs-due = Na viacerých boardoch sa teraz nedá dohodnúť: { $stage }.
refused-number-of-runs =
    { $times ->
        [one] Vyložiť { $times } board sa tu nedá. Dohodnite sa na inom počte.
        [few] Vyložiť { $times } boardy sa tu nedá. Dohodnite sa na inom počte.
        [many] Vyložiť { $times } boardu sa tu nedá. Dohodnite sa na inom počte.
       *[other] Vyložiť { $times } boardov sa tu nedá. Dohodnite sa na inom počte.
    }

### Hra: showdown a poty

refused-no-muck-in-all-in-pot = Niekto je all-in, preto ukazujú všetci. Ukážte karty.
refused-last-claim = O tento pot sa uchádza už len vaša ruka. Ukážte karty.
refused-must-show = Podľa pravidiel musíte ukázať. Ukážte karty.
refused-no-board-to-play = V tejto hre sa board hrať nedá. Ukážte karty.
refused-board-with-all-own-cards = Kto hrá board, musí ukázať všetky svoje karty. Ukážte ich.
refused-no-right-to-see = Ruku hráča { $hand } si nemôžete dať ukázať: to právo majú tí, čo došli do showdownu.
refused-pot-is-not-counted = Pot sa prepočítava len v pot-limite. Spýtajte sa, koľko sa vsadilo.
refused-pot-lies-spread = Pot už leží rozložený. Spočítať si ho môže každý.
refused-bets-stay = Stávky zostávajú na svojom mieste. Stiahnu sa po skončení kola.
refused-burn-stays-hidden = Spálené karty zostávajú zakryté. Hrajte ďalej bez nich.
refused-no-rabbit-hunting = Dotáčanie boardu tu nie je dovolené. Počkajte na ďalšie rozdanie.
refused-no-winners-due = Teraz netreba určiť víťazov: { $stage }.
refused-winners-of-each-pot =
    { $pots ->
        [one] Na stole je { $pots } pot. Určte jeho víťazov.
        [few] Na stole sú { $pots } poty. Určte víťazov každého.
        [many] Na stole je { $pots } potu. Určte víťazov každého.
       *[other] Na stole je { $pots } potov. Určte víťazov každého.
    }
refused-no-share-in-the-pot = Uvedený hráč sa o tento pot neuchádza ({ $seats }). Uveďte tých, čo o neho hrajú.

### Hra: čím sa rozdanie začína

refused-number-of-players =
    { $players ->
        [one] Rozdanie nemôže hrať { $players } hráč. Hrať môžu 2 až 10.
        [few] Rozdanie nemôžu hrať { $players } hráči. Hrať môžu 2 až 10.
        [many] Rozdanie nemôže hrať { $players } hráča. Hrať môžu 2 až 10.
       *[other] Rozdanie nemôže hrať { $players } hráčov. Hrať môžu 2 až 10.
    }
refused-stacks =
    { $stacks ->
        [one] Uvedený je { $stacks } stack. Uveďte jeden na každé miesto.
        [few] Uvedené sú { $stacks } stacky. Uveďte jeden na každé miesto.
        [many] Uvedené je { $stacks } stacku. Uveďte jeden na každé miesto.
       *[other] Uvedených je { $stacks } stackov. Uveďte jeden na každé miesto.
    }
refused-structure = { $game } sa nehrá ako { $structure }. Vyberte si inú štruktúru stávok.
refused-chips-in-play = Hodnoty žetónov nie sú správne. Treba celé čísla od 1.
refused-no-chips = Bez žetónov sa karty nerozdávajú. Dokúpte žetóny alebo nechajte miesto prázdne.
refused-blind-ratio = Pri veľkom blinde { $big_blind } nemôže byť malý { $small_blind }. Dajte polovicu veľkého.
refused-bring-in-size = Pri nižšej stávke { $lower_bet } nemôže byť bring-in { $bring_in }. Dajte polovicu nižšej stávky.
refused-post = Vklad { $amount } nesedí so žiadnym miestom pri stole. Skontrolujte miesto a sumu.
refused-unknown-post = Vklad „{ $kind }“ neexistuje. Vyberte si blind, ante alebo straddle.
refused-not-behind-the-big-blind = { $seat } to urobiť nemôže: to právo má hráč za veľkým blindom.
refused-no-straddle = Straddle tu nie je dovolený. Hrajte bez neho.
refused-straddle-size = Straddle tu nemôže byť { $straddle }. Dajte dva veľké blindy.
refused-no-blind-raise = Raise naslepo tu nie je dovolený. Najprv si pozrite karty.
refused-blind-raise-size = Raise naslepo tu nemôže byť na { $total }. Dajte toľko, koľko kážu pravidlá.

### Stôl

refused-table-full = Všetky miesta pri tomto stole sú obsadené. Vyberte si iný stôl alebo sledujte hru.
refused-seat-taken = Toto miesto je už obsadené. Vyberte si iné.
refused-buy-in-outside = Buy-in pri tomto stole je od { $least } do { $most }. Vyberte si sumu medzi nimi.
refused-chips-in-hand = Počas rozdania sa žetóny dokúpiť nedajú. Dokúpte ich, keď sa skončí.
refused-not-seated = Pri tomto stole nesedíte. Najprv si sadnite.
refused-already-seated = Pri tomto stole už sedíte. Ak chcete iné miesto, najprv vstaňte.
refused-sitting-out = Vynechávate rozdania. Ak chcete hrať, stlačte „Vrátiť sa do hry“.
refused-waits-for-big-blind = Karty dostanete, keď na vás príde veľký blind. Počkajte, alebo ho vložte hneď.
refused-not-your-table = Tento stôl ste nezaložili vy. Obráťte sa na toho, komu patrí, alebo si založte vlastný.
refused-floor-only = Toto môže urobiť len floor tohto stola. Zavolajte ho.
refused-stakes-unfit = S takýmito stávkami sa nedá rozdávať. Blindy, ante a žetóny sú celé čísla a niečo musí byť vsadené.
refused-speed-unfit = Za taký čas nikto nestihne konať. Dajte na rozhodnutie aspoň sekundu.
refused-owner-stays-floor = Majiteľ stola zostáva jeho floorom. Najprv stôl odovzdajte inému.
refused-not-of-the-floor = Stôl môže patriť len jeho floorovi. Najprv ho vymenujte za floora.
refused-no-hand-is-on = Teraz sa nehrá žiadne rozdanie. Počkajte na ďalšie.
refused-pot-is-awarded = Žetóny z tohto potu už boli vyplatené. Najprv výplatu zrušte.
refused-button-stands = Chyba sa už nenapráva: rozdanie pokračuje tak, ako je. Ak rozhodnete inak, uveďte dôvod.
refused-blind-unfit = Veľký blind nemôže byť na mieste { $seat }. Zvoľte hráča so žetónmi, ktorý nemá button.
refused-table-exists = Tento stôl je už otvorený. Nájdete ho v lobby.
refused-table-closed = Tento stôl je zavretý. Vyberte si iný v lobby.
refused-number-of-seats =
    { $seats ->
        [one] Pri stole nemôže byť { $seats } miesto. Zvoľte 2 až 10.
        [few] Pri stole nemôžu byť { $seats } miesta. Zvoľte 2 až 10.
        [many] Pri stole nemôže byť { $seats } miesta. Zvoľte 2 až 10.
       *[other] Pri stole nemôže byť { $seats } miest. Zvoľte 2 až 10.
    }
refused-no-game = Pre stôl nie je zvolená hra. Zvoľte aspoň jednu.
refused-hand-is-on = Prebieha rozdanie. Počkajte, kým sa skončí.
refused-too-few-players = Na rozdanie treba dvoch hráčov so žetónmi. Počkajte na ďalšieho alebo pridajte bota.
refused-table-is-held = Turnaj zastavil hru pri tomto stole. Ďalšie rozdanie bude, keď bude pokračovať.
refused-chips-of-a-tournament = O miestach a žetónoch pri turnajovom stole rozhoduje turnaj. Re-buy alebo vzdanie sa účasti nájdete na stránke turnaja.
refused-tournament-decides = Toto je turnajový stôl. Rozhodnite to na stránke turnaja.
refused-nobody-present = Pri stole nikto nie je. Ak chcete pokračovať, vráťte sa na miesto.
refused-no-draw-for-the-button = O button sa losuje kartami a pre každého sa jedna nenašla. Losujte znova.
refused-not-at-the-seat = Nie ste na svojom mieste. Najprv sa vráťte.
refused-no-such-penalty = Taká penalizácia v týchto pravidlách nie je. Vyberte niektorú z tých, ktoré v nich sú.
refused-reason-needed = Pravidlá o tom hovoria inak. Uveďte dôvod rozhodnutia.
refused-fact-needed = Najprv treba niečo vedieť. Odpovedzte na otázku.
refused-no-penalty-to-undo = Taká penalizácia na zrušenie tu nie je. Pozrite si rozhodnutia pri stole.
refused-floor-is-called = Floora ste už zavolali. Počkajte naňho.
refused-no-such-call = Toto zavolanie už nie je. Pozrite si otvorené zavolania.
refused-no-such-line = Hráč to v čete v poslednom čase nenapísal. Vyberte jednu z viet.
refused-entry-needed = Bez záznamu v protokole niet vylúčenia. Najprv zapíšte priestupok.
refused-disqualified = Pri tomto stole ste diskvalifikovaný. Zrušiť to môže len floor.
refused-stay-at-the-table = Kým máte živú ruku, od stola odísť nesmiete. Najprv dajte fold.
refused-not-his-chips = Toto nie sú vaše žetóny. Hrajte svojimi.
refused-own-chips-only = Každý tu hrá len svojimi žetónmi. Zahrajte si sami.
refused-consent-missing = Musia súhlasiť všetci ostatní pri stole. Najprv sa ich spýtajte.
refused-nothing-added-during-a-hand = Počas rozdania sa žetóny dokúpiť nedajú. Dokúpte ich, keď sa skončí.
refused-chips-must-come-back = Odišli ste so stackom { $took } a s menším sa vrátiť nemôžete. Vezmite si { $took }.
refused-chips-do-not-pass = Žetóny sa medzi hráčmi neposúvajú. Každý si ich kupuje sám.
refused-chips-stay-on-the-table = Kým hráte, žetóny ostávajú na stole. Ak si chcete vziať všetky, opustite stôl.
refused-nobody-to-act = Nikto nie je na rade, nie je komu merať čas. Počkajte na ďalšiu akciu.
refused-stacks-are-estimated = Stacky sa tu odhadujú zrakom. Prepočítať all-in si smie dať len hráč, ktorý mu čelí a je na rade.
refused-seats-at-the-desk = Miesta pri tomto stole prideľuje floor klubu. Požiadajte ho o iné.
refused-clock-runs-already = Čas už beží. Počkajte, kým vyprší.
refused-no-deck-to-cut = Teraz nie je čo zložiť. Zložte, keď bude pripravený ďalší balíček.
refused-cut-unfit = Týmto sa balíček zložiť nedá. Zadajte 1 až { $most } písmen bez diakritiky, číslic alebo znakov, bez medzier.
refused-deck-is-cut = Miesto { $seat } už tento balíček zložilo. Zložte ďalší.
refused-clock-too-early = Na time je priskoro. Dajte hráčovi primeraný čas na rozmyslenie.
refused-not-a-player = Time môže zavolať len hráč tohto stola. Najprv si sadnite.
refused-time-is-left = Čas ešte nevypršal. Počkajte.
refused-seat-obliged = V ďalšom rozdaní máte vložiť blind. Presadnite si po ňom.
refused-seat-of-other-worth = Na tom mieste by na vás veľký blind prišiel inokedy. Vyberte si miesto, kde sa to nezmení.
refused-seat-was-drawn = Miesta sa losovali a meniť sa nedajú. Ostaňte na svojom.
refused-no-such-table = Taký stôl nie je; možno ho zavreli. Vyberte si iný v lobby.
refused-no-such-day = Toto nie je deň; deň je dátum v tvare 2026-11-23. Opravte ho.
refused-table-unavailable = Tento stôl nie je dostupný: jeho záznam sa nedá prečítať. Nič sa nestratilo; musí sa o to postarať správca herne a ostatné stoly hrajú ďalej.
refused-nothing-to-change = Niet čo meniť: už je to tak.
refused-stale-command = Hra sa pohla ďalej skôr, ako prišla vaša akcia. Pozrite sa na stôl a rozhodnite sa znova.

### Odohrané rozdania

refused-no-such-hand = Také rozdanie nie je. Skontrolujte odkaz alebo hľadajte medzi svojimi rozdaniami.
refused-hand-not-yours = V tomto rozdaní ste nehrali. O odkaz požiadajte niekoho, kto v ňom hral.

### Prihlásenie a miestnosť

refused-name-taken = Meno { $name } je obsadené. Vyberte si iné, alebo sa prihláste, ak je vaše.
refused-wrong-password = Nesprávne meno alebo heslo. Skúste to znova.
refused-not-signed-in = Nie ste prihlásení. Prihláste sa alebo zadajte meno a hrajte ako hosť.
refused-foreign-origin = Požiadavka prišla z inej stránky a zastavili sme ju. Otvorte miestnosť priamo a skúste to znova.
refused-too-fast = Priveľa požiadaviek naraz. Skúste to znova o { $wait } min.
refused-message-unreadable = Miestnosť tejto správe nerozumie. Obnovte stránku a skúste to znova.
refused-database-locked = Databázu používa iný program. Zatvorte ho alebo počkajte a skúste to znova.
refused-database-full = Na disku miestnosti niet miesta, hru nemožno uložiť. Uvoľnite miesto a pokračujte.
refused-database-away = Databáza neodpovedá a nič sa neuložilo. Skúste to o chvíľu znova.
refused-database-unsure = Či sa to uložilo, zatiaľ nevieme: databáza to nepotvrdila. Stôl to ukáže, len čo bude znova fungovať.
refused-database-unwritable = Nedá sa ukladať a nič sa neuložilo: disk zápis odmieta alebo je súbor databázy poškodený, presunutý či chránený proti zápisu. Povedzte to tomu, kto miestnosť prevádzkuje.
refused-database-newer = Databázu zapísala novšia verzia Cardspeaku. Nainštalujte ju alebo použite inú databázu.

### A real table and its story
refused-real-no-hand = Práve sa nehrá žiadne rozdanie. Rozdajte ďalšie.
refused-real-deal-void = Toto rozdanie sa neráta. Začnite ďalšie.
refused-real-nothing-told = Nič nebolo povedané. Napíšte riadok príbehu.
refused-real-story-broken = To, čo bolo povedané predtým, sa nedá zahrať. Vezmite späť posledný zápis.
refused-real-unreadable = Nezrozumiteľné: { $text }. Nič sa nezmenilo.
refused-real-not-understood = Nezrozumiteľné: „{ $word }“ v riadku „{ $text }“. Možno: { $nearest }. Nič sa nezmenilo.
refused-real-cannot-be = To sa teraz nemôže stať: { $reason }. Nič sa nezmenilo.
refused-real-fact-missing = Najprv treba vedieť: { $question } Odpovedzte.
refused-real-reason-needed = Niečo chýba. Povedzte, čo sa rozhodlo a prečo.
refused-real-built-on = Odohralo sa už ďalšie rozdanie. Zápis ostáva, ako je.
refused-levels-unfit = Levelov je najviac { $levels }, každý má 1 až { $minutes } minút. Upravte levely.
refused-real-not-redone = Odvtedy sa zapísalo niečo iné. Ak riadok platí, zapíšte ho znova.
refused-real-gone = To už bolo vzaté späť. Ak platí, povedzte to znova.
refused-real-told-after = Potom bolo povedané ešte niečo ({ $count }). Najprv to vezmite späť, od posledného: { $line }.
refused-real-ruled-on = Floor už rozhodol. Vezmite zápis späť a povedzte ho znova.
refused-real-changes-ruling = To by zmenilo rozhodnutie. Vezmite zápis späť a povedzte ho znova.
refused-real-name-unfit = Príbeh nemôže volať hráča { $name }. Zvoľte jedno slovo, nie z jeho vlastných.
refused-real-name-twice = Dvaja hráči sa volajú { $name }. Jedného nazvite inak.
refused-real-stakes-unfit = Tieto stávky nesedia. Blindy a žetóny sú celé čísla od 1, malý blind nie je väčší než veľký.
refused-real-still-on = Rozdanie ešte trvá. Najprv ho dohrajte.
refused-real-two-players = Hra potrebuje dvoch hráčov so žetónmi. Posaďte ďalšieho alebo opravte stack.
refused-real-button-unfit = Button tam byť nemôže. Má ho jeden z týchto: { $names }.
refused-real-place-taken = Miesto { $place } nie je voľné. Zvoľte iné.
refused-real-chips-unfit = Toľko žetónov byť nemôže. Zadajte celé číslo.
refused-real-nobody-called = Nikto sa tu nevolá { $name }. Pozrite si meno znova.
refused-real-stack-other-hand = S takým stackom by rozdanie išlo inak. Najprv vezmite späť, čo bolo povedané.
refused-real-lines-only = Pri tomto stole sa hra zapisuje riadkami. Zapíšte, čo hráč robí.
refused-real-no-lines = Pri tomto stole konajú hráči sami. Riadkami sa tu hra nezapisuje.
refused-name-in-two-scripts = Slovo v mene má písmená jedného písma, ale { $name } ich mieša, takže by si ho niekto mohol pomýliť s iným. Napíšte ho jedným písmom.
refused-name-like = Pri tomto stole sedí { $name } a ostatní by vás dvoch nerozoznali. Vyberte si iný stôl alebo vstúpte pod iným menom.
refused-password-first = Druhý faktor sa nastavuje až po hesle. Najprv si k menu zadajte heslo.
refused-second-factor-needed = Na to treba váš druhý faktor. Zadajte jeho kód na svojej stránke a vráťte sa.
refused-second-factor-none = Druhý faktor ešte nemáte. Nastavte si ho na svojej stránke.
refused-second-factor-not-begun = Druhý faktor sa práve nenastavuje. Začnite na svojej stránke.
refused-second-factor-used = Tento kód už bol použitý. Počkajte na ďalší.
refused-second-factor-wrong = Kód nie je správny. Pozrite sa znova do aplikácie a na hodiny telefónu, alebo zadajte záložný kód.
refused-password-common = Toto heslo skúša každý medzi prvými. Zvoľte iné: dobré sú tri slová, ktoré spolu nesúvisia.
refused-too-many-tokens = Máte už { $most } tokenov, viac ich byť nemôže. Odpojte program, ktorý už nepoužívate.
refused-scope-missing = Token tohto programu nemá právo { $scope }. Vytvorte iný na svojej stránke.
refused-tournament-unavailable = Tento turnaj nie je dostupný: jeho záznam sa nedá prečítať. Nič sa nestratilo; musí sa o to postarať správca herne a všetko ostatné ide ďalej.
refused-too-many-tournaments = Vediete { $most } turnajov, ktoré sa neskončili. Najprv jeden dokončite alebo zrušte.
refused-too-many-players = Hráčov bez účtu môže byť najviac { $most }. Ostatní nech vstúpia pod vlastným menom.
refused-nobody-of-that-id = S označením { $member } tu nikto nie je. Zapíšte hráča podľa mena alebo vyberte niekoho, kto má účet.
refused-player-name-unfit = Meno má 2 až { $most } písmen alebo číslic. Napíšte ho znova.
refused-player-name-like = { $name } tu už je a nikto by ich nerozoznal. Pridajte písmeno alebo prezývku.

### Turnaje

refused-deal-not-by-all = Na dohodu treba všetkých, ktorí sú ešte v hre: súhlasí { $agreed } z { $active }. Opýtajte sa ostatných, alebo hrajte ďalej.
refused-deal-does-not-add-up = Sumy dávajú spolu { $total } a ceny { $prizes }. Zmeňte sumy tak, aby sa zhodovali.
refused-posting-not-balanced = Čo sa berie a čo sa dáva, sa líši o { $amount }. Zadajte obe strany znova.
refused-account-overdrawn = Na účte { $account } je { $has } a { $amount } je viac. Zvoľte menšiu sumu, alebo najprv na účet vložte.
refused-till-short = V pokladni je { $has }, nie { $amount }; najprv prineste peniaze z trezoru.
refused-no-structure = Štruktúra má aspoň jeden level (teraz { $levels }) žetóny, každý uvedený raz, a stack ({ $stack }), ktorý sa z nich dá zložiť. Pridajte level, alebo zmeňte stack či žetóny.
refused-chips-cannot-make = { $amount } v leveli { $level } sa nedá zložiť: najmenší žetón je { $smallest }. Zmeňte sumu, alebo pridajte menší žetón.
refused-ante-falls = V leveli { $level } ante klesá z { $before } na { $ante } a ante sa nikdy neznižuje. Nechajte ho, aké bolo, alebo ho zvýšte.
refused-blinds-fall = Level { $level } je nižší než predošlý. Zoraďte levely podľa výšky.
refused-no-level = Level { $level } sa nedá hrať: nemá čas alebo trvá viac ako { $days } dní, nie je čo staviť, suma je pod nulou alebo je nižšia stávka vyššia než tá druhá. Opravte ho.
refused-chips-do-not-reach = Žetónov je málo na { $stack } pre každého (hráčov: { $players }): rovným dielom vyjde najviac { $most }. Zvoľte menší stack, alebo pridajte žetóny.
refused-no-such-ticket = Vstupenka { $ticket } neexistuje. Skontrolujte číslo, alebo zaplaťte peniazmi.
refused-ticket-used = Vstupenka { $ticket } už bola použitá. Vezmite inú, alebo zaplaťte peniazmi.
refused-ticket-lost = Vstupenka { $ticket } prepadla: turnaj sa odohral bez jej držiteľa. Vezmite inú, alebo zaplaťte peniazmi.
refused-ticket-paid = Vstupenka { $ticket } bola vyplatená. Zaplaťte peniazmi.
refused-ticket-expired = Platnosť vstupenky { $ticket } uplynula, dní mala { $days }. Vezmite inú, alebo zaplaťte peniazmi.
refused-ticket-of-another = Vstupenka { $ticket } patrí inému hráčovi. Môže ju použiť sám.
refused-ticket-for-another-event = Vstupenka { $ticket } na tomto turnaji neplatí. Použite ju na jej turnaji, alebo zaplaťte peniazmi.
refused-ticket-stays = Vstupenku { $ticket } nemožno previesť. Použiť ju môže jej držiteľ.
refused-ticket-not-told = O predaji alebo darovaní vstupenky { $ticket } musí floor vedieť. Povedzte to floorovi.
refused-no-protest = Proti rozhodnutiu { $case } sa tu protest nepodáva. Čo rozhodol personál, platí.
refused-protest-to-the-chief-first = O prípade { $case } rozhodol rozhodca a protest sa podáva proti rozhodnutiu hlavného rozhodcu. Obráťte sa najprv naňho.
refused-protest-too-late = Turnaj sa skončil a protest v prípade { $case } prišiel neskoro. Rozhodnutie platí.
refused-protest-without-a-reason = V proteste stojí, prečo sa podáva. Napíšte dôvod.
refused-protest-forwarded = Protest { $number } už bol postúpený. Počkajte na rozhodnutie.
refused-protest-not-forwarded = Protest { $number } ešte nebol postúpený. Najprv ho postúpte.
refused-protest-received = Protest { $number } už bol prijatý. Zapíšte rozhodnutie.
refused-protest-not-received = Federácia protest { $number } ešte neprijala. Zapíšte, kedy ho prijala.
refused-protest-decided = O proteste { $number } sa rozhodlo, a to je konečné. Viac sa urobiť nedá.
refused-no-such-outcome = Protestu { $number } sa vyhovie, alebo sa zamietne. Vyberte jedno z toho.
refused-empty-bag = Vrecko s { $chips } nemôže byť. Zapíšte, koľko žetónov je v ňom.
refused-bags-uncounted = Vrecká, ktoré nie sú spočítané dvakrát: { $count }; prvé má { $player }. Dajte ich spočítať znova.
refused-bags-differ = Vrecká, v ktorých sa dve počítania líšia: { $count }; prvé má { $player }. Spočítajte ich znova.
refused-bags-do-not-add-up = Spočítalo sa { $bagged } a v hre je { $in_play }. Počítajte znova, alebo uveďte dôvod rozdielu.
refused-not-against-stalling = Takéto opatrenie proti zdržiavaniu pravidlá nepoznajú. Vyberte iné.
refused-measure-without-a-number = Tu treba číslo: rozdaní alebo sekúnd. Uveďte ho.
refused-no-push-now = Dealeri sa teraz nestriedajú: do prestávky alebo nového levelu chýba { $seconds } s. Počkajte naň.
refused-bags-are-closed = Vrecká sú uzavreté. Ak treba počet zmeniť, vezmite tento krok späť.
refused-bags-are-open = Vrecká tohto dňa nie sú uzavreté. Najprv ich spočítajte a uzavrite.
refused-breaks-not-announced = Stoly sa rušia podľa žrebu, len ak sa to ohlásilo. Najprv to ohláste.
refused-dealer-twice = Dealer je uvedený dvakrát. Uveďte každého raz.
refused-deck-is-not-the-players = Hráči nesmú žiadať iný balíček. Personál ho vymení, keď príde čas.
refused-floor-decides-on-decks = O výmene balíčka rozhoduje floor. Spýtajte sa ho.
refused-everybody-has-come = Všetci už prišli na svoje miesta. Niet čo odobrať.
refused-flight-is-here = Hráči z { $event } už prešli. Vezmite iný deň.
refused-flights-begin-with-a-day = Hráči prišli z kvalifikačných dní so svojimi stackmi. Namiesto losovania začnite ďalší deň.
refused-hands-are-on = Rozdania ešte prebiehajú: { $tables }. Počkajte, kým sa skončia.
refused-later-event-needed = Vstupenky prechádzajú na neskorší turnaj: { $tickets }. Uveďte ho.
refused-more-players-than-tickets = Hráčov ostáva { $players } a vstupeniek je { $tickets }. Hrajte ďalej.
refused-no-flight-yet = Nijaký štartovací deň sem ešte neprešiel. Vezmite ho, alebo vylosujte miesta tých, čo sa prihlásili.
refused-no-guest-goes-on = Nijaký bounty hráč teraz stôl nemení. Počkajte na ďalší level.
refused-no-new-deck = Pri tejto príležitosti pravidlá balíček nemenia. Hrajte s týmto.
refused-no-satellite = Tento turnaj vstupenky nevypláca. Vyplaťte jeho ceny.
refused-no-shows-stay = V leveli { $level } ostávajú stacky tých, čo neprišli, v hre. Počkajte, alebo určte level v nastaveniach.
refused-no-such-case = Penalizácia { $case } neexistuje. Skontrolujte číslo.
refused-no-such-event = { $event } nie je iný turnaj. Uveďte ten, na ktorý hráči idú.
refused-no-such-formula = { $formula } nie je vzorec na body. Vyberte niektorý z ponuky.
refused-points-unfit = Číslo pri bodoch nesedí: celé čísla od 0 do { $most } a 1 až 100 % miest. Opravte ho.
refused-points-without-places = Body podľa miest potrebujú číslo za každé miesto. Napíšte ich od prvého: 10 7 5.
refused-too-many-events = Sezóna má najviac { $most } turnajov. Niektoré vynechajte.
refused-event-without-results = Turnaj { $event } nemá výsledky, ktoré by sa rátali: ešte sa neskončil, alebo hráči prešli do iného. Vezmite ho po skončení, alebo ten druhý.
refused-no-such-protest = Protest { $number } neexistuje. Skontrolujte číslo.
refused-no-ticket = { $ticket } nie je vstupenka: treba číslo a hodnotu. Zapíšte oboje.
refused-nobody-waiting-is-there = Z tých, čo čakajú, nie je nik prítomný. Nechajte miesto voľné a zavolajte znova.
refused-nobody-waits = Na miesto nikto nečaká. Prijmite prihlášku.
refused-nobody-would-be-left = Bez týchto hráčov ({ $players }) by nemal kto hrať. Nechajte ich stacky v hre.
refused-not-yours-to-impose = Túto penalizáciu udeľuje niekto iný. Zavolajte toho, kto smie.
refused-protest-made = V prípade { $case } už protest je. Počkajte na rozhodnutie.
refused-somebody-may-buy = Niekto bez žetónov si ešte smie dokúpiť. Počkajte naňho, alebo zapíšte, že nedokupuje.
refused-table-waits = Stôl { $table } čaká, kým ostatné rozdajú rovnako veľa. S ďalším rozdaním počkajte.
refused-ticket-above-the-prize = { $name } má dostať { $amount } a vstupenka má hodnotu { $worth }. Vyplaťte peniazmi, alebo zvoľte lacnejšiu vstupenku.
refused-ticket-of-nobody = Nevie sa, čia je vstupenka { $ticket }. Najprv ju preveďte na držiteľa.

### Turnaje: súbory štruktúr

refused-file-begins = Štruktúra sa začína riadkami „{ $stack }“ a „{ $chips }“; za nimi je riadok s názvami stĺpcov a levely, najviac { $most }. Zapíšte súbor takto.
refused-file-columns = Riadok { $line }: „{ $got }“. Stĺpce sa volajú { $columns }; každý je tam raz a minúty nesmú chýbať.
refused-file-number = Pole { $where }: „{ $got }“ nie je celé číslo, alebo je primalé. Zapíšte tam iné celé číslo.
refused-file-minutes = Pole { $where }: „{ $got }“ nie je čas. Zapíšte minúty, napríklad 20 alebo 7:30.
refused-file-choice = Pole { $where }: „{ $got }“ tam byť nemôže. Zapíšte jednu z hodnôt: { $choices }.
refused-file-fields = Pole { $where }: „{ $got }“ tam nepatrí. Polia sa volajú { $fields }.
refused-file-list = Pole { $where }: „{ $got }“ nie je zoznam. Zapíšte zoznam, ktorý má 1 až { $most } položiek.
refused-file-json = Riadok { $line }, znak { $at }: toto nie je JSON. Opravte súbor na tomto mieste alebo pošlite štruktúru ako CSV.
refused-no-such-template = Taká šablóna neexistuje, alebo ju s takými hráčmi a žetónmi nemožno postaviť. Šablóny: { $templates }; hráčov je 2 až { $most }, žetóny sú celé čísla.


### Prebiehajúci turnaj

refused-already-entered = { $name } v turnaji už je. Pozrite si zoznam hráčov.
refused-already-paid = { $name }: výhra { $amount } je už vyplatená. Viac vyplatiť netreba.
refused-bounty-of-no-kind = Bounty má cenu, ale turnaj bounty nemá. Vyberte jeho druh, alebo cenu vynechajte.
refused-chip-still-needed = Žetóny { $chip } sú ešte potrebné: v leveli { $level } sa platí { $amount }. Počkajte, kým potrebné nebudú.
refused-count-does-not-fit = Stacky dávajú spolu { $counted }, v hre je však { $in_play }. Prepočítajte ich.
refused-deal-is-made = Dohoda je už uzavretá. Ak všetci chcú inú, najprv ju zrušte.
refused-deal-of-others = Dohoda uvádza všetkých, ktorí sú v hre, každého raz (hráčov: { $players }). Zadajte sumu pre každého.
refused-director-decides = Stacky neboli správne, preto rozhoduje riaditeľ. Uveďte dôvod rozhodnutia.
refused-entries-closed = Registrácia je uzavretá (posledný level: { $level }). Riaditeľ ju môže znova otvoriť.
refused-fewer-hands-to-miss = Vynechať treba menej rozdaní: { $hands }. Viac nezadávajte.
refused-hand-is-on-there = Pri stole { $table } sa hrá rozdanie. Počkajte, kým sa skončí.
refused-last-level = Level { $level } je posledný. Najprv pridajte do štruktúry ďalšie.
refused-level-not-over = Level { $level } sa ešte začať nemôže: ostáva { $seconds } s. Počkajte, alebo opravte hodiny.
refused-moved-to-their-own-table = Tento hráč už pri stole { $table } sedí. Vyberte iný stôl.
refused-name-needed = Turnaj potrebuje názov. Zadajte ho.
refused-no-addon-now = Add-ony teraz nie sú (začínajú sa na konci levelu { $level }). Počkajte, alebo hrajte ďalej.
refused-no-deal-proposed = Žiadna dohoda nie je navrhnutá. Najprv ju navrhnite.
refused-no-final-table-now = Finálový stôl sa zostaviť nedá: hráčov { $players }, miest { $seats }, alebo je stôl len jeden. Hrajte, kým sa zmestia.
refused-no-hand-begun = Podľa týchto pravidiel sa tým rozdanie nezačína. Počkajte na začiatok miešania.
refused-no-more-addons = Viac add-onov nie je: najviac { $most } na hráča. Hrajte s tým, čo máte.
refused-no-more-rebuys = Viac re-buyov nie je: najviac { $most } na hráča. Hrajte s tým, čo máte.
refused-no-more-reentries = Viac re-entry nie je: najviac { $most } na hráča. Riaditeľ ich môže povoliť v nastaveniach.
refused-no-order-of-tables = Poradie uvádza stôl dvakrát, alebo taký, ktorý nie je. Uveďte každý stôl raz.
refused-no-payout-table = Výhry klesajú od miesta k miestu a nie je ich viac ({ $places }) ako hráčov ({ $players }). Opravte sumy.
refused-no-payout-terms = Takto sa výhry rozdeliť nedajú: { $percent } percent, strmosť { $steepness }. Zvoľte 1 až 100 percent a strmosť 0 až 200.
refused-no-such-pool = Z takýchto čísel výhry nevychádzajú. Sumy sú celé, od 0 do { $most }; hráčov je aspoň jeden a nie viac ako vstupov; platí sa najviac { $places } miest.
refused-no-icm = ICM počíta 1 až { $most } stackov, každý aspoň s jedným žetónom, a výhier nie je viac ako stackov. Opravte čísla.
refused-no-penalty-to-serve = V penalizácii { $case } už niet čo vynechať. Pozrite si zoznam penalizácií.
refused-no-price = Cena alebo garancia je pod nulou, alebo výhry nemajú krok. Opravte sumy.
refused-setting-unfit = Nastavenie „{ $setting }“ nemôže byť { $value }. Napíšte číslo od { $least } do { $most }.
refused-seats-needed-to-start = Turnaj, ktorý sa začne po obsadení všetkých miest, potrebuje počet miest. Zadajte ho.
refused-seats-are-fixed-here = Pri stole { $table } sa rozdania hrajú alebo zapisujú tu a miest tam nepribudne. Otvorte ďalší stôl.
refused-flights-are-played = Do turnaja prišli výhry z úvodných dní ({ $flights }): patria tým, ktorí zostali. Hrajte ďalej, alebo nechajte hráčov dohodnúť sa na delení.
refused-hand-was-counted = Rozdanie { $number } sa už v turnaji počíta a zostáva. Čo v ňom nie je správne, napraví riaditeľ v turnaji.
refused-hand-not-closed = Rozdanie { $number } nie je ukončené. Ukončite ho a potom začnite ďalšie.
refused-no-race-now = Niet čo vymieňať: najmenší žetón je { $smallest }. Pozrite sa, ktoré žetóny sú ešte v hre.
refused-no-rebuy-now = Re-buye teraz nie sú (posledný level s nimi: { $level }). Hrajte s tým, čo máte.
refused-no-seat-more = Podľa pravidiel sa k { $seats } miestam ďalšie pridať nedá. Otvorte ďalší stôl.
refused-no-such-level = Level { $level } s takým časom nie je: štruktúra ich má { $levels }. Vyberte niektorý z nich.
refused-no-such-stack = Taký stack nie je možný: { $amount }; najmenší žetón je { $smallest }, v hre je { $in_play }. Prepočítajte ho.
refused-no-such-step = Krok { $step } sa vrátiť nedá. Vyberte iný v zázname.
refused-taken-back-at-the-flight = Títo hráči prišli z prvého dňa. Vráťte odoslanie v tom prvom dni a hráči sa tam vrátia.
refused-no-such-table-here = Stôl { $table } v tomto turnaji nie je. Vyberte niektorý z jeho stolov.
refused-no-such-text = Niet čo oznámiť, alebo je text pridlhý. Napíšte najviac { $most } znakov.

refused-not-at-this-table = { $name } pri stole { $table } nesedí, alebo je uvedený dvakrát. Vyberte hráčov tohto stola.
refused-no-prize = Za umiestnenie { $name } výhra nie je. Pozrite si tabuľku výplat.
refused-not-broke = { $name } má žetóny, alebo sa už rozhodol. Odmietnuť niet čo.
refused-not-entered = { $name } nie je v turnaji. Najprv ho zaregistrujte.
refused-not-hand-for-hand = Hand-for-hand sa nehrá. Najprv ho začnite.
refused-not-in-play = Žetóny { $chip } v hre nie sú. Prepočítajte podľa žetónov turnaja.
refused-not-out = { $name } nevypadol. Znova vstúpiť môže len ten, kto vypadol.
refused-not-playing = { $name } teraz v turnaji nehrá. Vyberte niekoho, kto má miesto.
refused-nothing-to-share = Niet sa o čo deliť: hráčov { $players }, alebo výhry už nie sú. Hrajte ďalej.
refused-order-too-short = Losovanie potrebuje poradie { $needs } čísel. Zamiešajte ich toľko a príkaz zopakujte.
refused-owes-nothing = { $name } nič nedlhuje. Platbu zadávať netreba.
refused-payouts-do-not-add-up = Výplaty dávajú spolu { $total }, v prizepoole je však { $pool }. Upravte sumy, aby sedeli.
refused-place-not-certain = Umiestnenie { $name } ešte nie je isté, alebo nie sú určené výhry. Počkajte na oboje.
refused-play-has-begun = Hra sa už začala. Toto sa už zmeniť nedá; spýtajte sa riaditeľa.
refused-price-is-paid = Cena je už zaplatená (vstupov: { $entries }). Pre inú cenu vypíšte iný turnaj.
refused-prizes-are-paid = Výhry alebo bounty sú už vyplatené. Najprv tieto výplaty zrušte.
refused-prize-below-what-was-paid = { $name }: vyplatené { $paid }, výhra by teraz bola { $amount }. Najprv túto výplatu zrušte, alebo nechajte peniaze tak.
refused-prizes-not-fixed = Výhry nie sú určené, kým sa dá vstúpiť a dokupovať. Najprv uzavrite registráciu, re-buye a add-ony.
refused-round-not-over = Kolo hand-for-hand sa ešte neskončilo. Počkajte na všetky stoly.
refused-room-plays-there = Pri stole { $table } sa rozdania hrajú alebo zapisujú tu: herňa sama vidí, kto vypadol. Hráča, ktorý musí odísť, diskvalifikujte.
refused-seat-is-taken = Miesto { $seat } pri stole { $table } je obsadené, alebo nie je. Vyberte iné.
refused-somebody-wins = Pri stole { $table } niekto žetóny vyhral. Jedného hráča nechajte v hre.
refused-stack-differs = { $name }: podľa záznamu { $known }, napočítané { $counted }. Prepočítajte, alebo stack najprv opravte.
refused-stack-not-counted = Treba vedieť, koľko má { $name }. Najprv stack spočítajte a zadajte.
refused-stack-too-large = Stack { $stack } sa odovzdať nedá: re-entry dáva { $new }. Hrajte s ním ďalej.
refused-stack-too-large-to-rebuy = Re-buy je možný so stackom do { $most }, tento má { $stack }. Hrajte s ním ďalej.
refused-stacks-of-all-needed = Chip race potrebuje žetóny všetkých pri stole, každého raz; chýba: { $name }. Zadajte všetkých.
refused-started-stacks-needed = V jednom rozdaní vypadli viacerí ({ $number }) a vyššie je ten, kto ho začal s väčším stackom. Zadajte stacky na začiatku.
refused-stays-at-old-level = Akcia už bola podstatná: rozdanie ostáva na predošlom leveli ({ $level }). Ďalšie sa hrá na novom.
refused-step-needs-reason = Taký krok ostáva v zázname aj s dôvodom. Napíšte prečo.
refused-step-too-old = Krok { $step } je pridávno na to, aby sa vrátil celý. Napravte ho novými krokmi.
refused-step-was-built-on = Na kroku { $step } už stojí iný: krok { $later } (-1: odvtedy sa hralo). Najprv vráťte ten, alebo to napravte novými krokmi.
refused-table-is-full = Pri stole { $table } nie je voľné miesto. Vyberte iný stôl.
refused-tables-are-balanced = Presádzať netreba: stoly sú vyrovnané. Hrajte ďalej.
refused-ticket-known = Vstupenka { $ticket } je tu už známa. Zadajte iné číslo.
refused-too-few-cards = Chip race rozdá { $needs } kariet, je ich však { $has }. Vezmite z balíčka viac.
refused-too-few-entries = Vstupov je { $entries }, treba { $least }. Počkajte na ďalšie, alebo turnaj zrušte.
refused-too-few-for-a-table = Na ďalší stôl je hráčov ({ $players }) málo. Hrajte pri týchto stoloch.
refused-too-few-seats = Usadiť treba { $players } hráčov, voľných miest je { $seats }. Počkajte, kým ich bude viac.
refused-too-few-to-exchange = Tieto žetóny majú hodnotu { $worth } a najmenší žetón je { $smallest }. Odchádzajú z hry bez výmeny.
refused-tournament-exists = Tento turnaj je už vypísaný. Otvorte ho zo zoznamu.
refused-tournament-full = Všetky miesta sú obsadené: { $most }. Počkajte, kým sa jedno uvoľní.
refused-tournament-announced = Turnaj je zatiaľ len vypísaný. Najprv otvorte registráciu.
refused-tournament-registering = Hra sa ešte nezačala. Najprv turnaj spustite.
refused-tournament-running = Turnaj už prebieha. Dalo sa to urobiť len predtým.
refused-tournament-between-days = Hrací deň sa skončil. Najprv začnite ďalší.
refused-tournament-over = Turnaj sa skončil. Ak nemal, vráťte posledný krok.
refused-tournament-cancelled = Turnaj bol zrušený. Vráťte to, alebo vypíšte iný.
refused-undone-already = Krok { $step } je už vrátený krokom { $by }. Ak bol správny, vráťte ten.
refused-unowned-leave-play = Žetóny, ktoré nikomu nepatria, odchádzajú z hry. Uveďte, čie sú, alebo ich odoberte.
refused-no-such-tournament = Taký turnaj nie je. Pozrite si zoznam turnajov.
refused-staff-only = Toto smie len personál. Obráťte sa na riaditeľa turnaja alebo na pokladnicu klubu.

### The club

refused-chips-from-the-desk = Žetóny k tomuto stolu prichádzajú z pokladnice klubu. Požiadajte tam.
refused-club-decides = Kto si sadne, odíde a zapisuje rozdania, sa rozhoduje v pokladnici klubu. Tam sa zatvára aj tento stôl.
refused-hand-left-chips = Z rozdania { $number } odišli žetóny do dropu, preto zostáva. Stacky opravte prepočítaním.
refused-players-still-seated =
    { $players ->
        [one] Pri stole ešte sedí { $players } hráč. Nech najprv všetci odídu a vezmú si svoje žetóny.
        [few] Pri stole ešte sedia { $players } hráči. Nech najprv všetci odídu a vezmú si svoje žetóny.
        [many] Pri stole ešte sedí { $players } hráča. Nech najprv všetci odídu a vezmú si svoje žetóny.
       *[other] Pri stole ešte sedí { $players } hráčov. Nech najprv všetci odídu a vezmú si svoje žetóny.
    }
refused-birthday-unfit = Narodeniny sú dátum ako 1990-12-31, a nie v budúcnosti. Opravte ho alebo ho vynechajte.
refused-club-exists = Klub tu už je. Požiadajte majiteľa, aby vás vymenoval.
refused-club-name-unfit = Klub má názov, najviac { $most } písmen. Zadajte ho.
refused-club-unavailable = Klub sa teraz nedá prečítať. Obráťte sa na toho, kto vedie server.
refused-contact-unfit = To je príliš dlhé: na spojenie s človekom stačí { $most } znakov.
refused-founding-key-wrong = Kľúč nie je správny. Je napísaný tam, kde bol spustený server.
refused-link-of-an-account = Majiteľ tohto odkazu má heslo. Prihláste sa ním.
refused-link-unknown = Tento odkaz už neplatí. Požiadajte pri pokladnici o nový.
refused-no-club = Klub tu ešte nikto nezaložil. Zakladá sa kľúčom, ktorý vypísal server.
refused-undone-at-the-table = Pri tomto stole sa hrajú rozdania. Nech hráč od stola vstane, a zapíšte, ako to má byť.

## What may be told, phrase by phrase: capitals are its places, each `…-with-…` the sentence with an optional one

told-seat-carries-a-weapon = { $SEAT } má pri sebe zbraň
told-seat-checks = { $SEAT } checkuje
told-seat-calls = { $SEAT } dorovnáva
told-seat-calls-with-amount = { $SEAT } dorovnáva: { $AMOUNT }
told-seat-damages-the-furniture-equipment = { $SEAT } ničí nábytok alebo vybavenie
told-seat-folds = { $SEAT } folduje
told-seat-bets = { $SEAT } stavia
told-seat-bets-with-amount = { $SEAT } stavia { $AMOUNT }
told-seat-bets-amount-without-looking = { $SEAT } stavia { $AMOUNT } naslepo
told-seat-mixes-cash-and-tournament-chips = { $SEAT } mieša žetóny cash hry a turnaja
told-seat-puts-cash-money-on-the-table = { $SEAT } kladie na stôl peniaze
told-seat-passes-amount-to-other = { $SEAT } odovzdáva { $AMOUNT } hráčovi { $OTHER }
told-seat-passes-chips-to-other = { $SEAT } odovzdáva žetóny hráčovi { $OTHER }
told-seat-acts-away-from-his-seat = { $SEAT } robí akciu mimo svojho miesta
told-seat-plays-at-two-tables = { $SEAT } hrá pri dvoch stoloch
told-seat-plays-two-seats-hands = { $SEAT } hrá na dvoch miestach
told-seat-carries-chips-away-from-the-table = { $SEAT } odnáša žetóny od stola
told-a-spectator-comments-on-the-play-hand = divák komentuje hru
told-a-spectator-tells-seat-what-to-do = divák radí hráčovi { $SEAT }
told-a-spectator-stands-between-the-players = divák stojí medzi hráčmi
told-seat-gives-sells-his-ticket-to-other = { $SEAT } dáva svoju vstupenku hráčovi { $OTHER }
told-seat-raises-re-raises-to-amount = { $SEAT } zvyšuje na { $AMOUNT }
told-seat-makes-it-amount = { $SEAT } dáva { $AMOUNT }
told-seat-raises-re-raises-to-amount-without-looking = { $SEAT } zvyšuje na { $AMOUNT } naslepo
told-seat-raises-re-raises-by-amount = { $SEAT } zvyšuje o { $AMOUNT }
told-seat-raises-re-raises = { $SEAT } zvyšuje
told-seat-bets-the-least = { $SEAT } stavia: { $LEAST }
told-seat-raises-re-raises-the-least = { $SEAT } zvyšuje: { $LEAST }
told-seat-bets-pot = { $SEAT } stavia pot
told-seat-raises-re-raises-pot = { $SEAT } zvyšuje o pot
told-seat-all-in = { $SEAT } ide all-in
told-seat-all-in-with-amount = { $SEAT } ide all-in za { $AMOUNT }
told-seat-is-goes-moves-all-in = { $SEAT } ide all-in
told-seat-is-goes-moves-all-in-with-amount = { $SEAT } ide all-in za { $AMOUNT }
told-seat-move-all-in = { $SEAT } ide all-in ({ $MOVE })
told-seat-move-all-in-with-amount = { $SEAT } ide all-in za { $AMOUNT } ({ $MOVE })
told-seat-posts-amount = { $SEAT } vkladá { $AMOUNT }
told-seat-posts-amount-with-live = { $SEAT } vkladá { $AMOUNT } ({ $LIVE })
told-seat-posts-his-blind = { $SEAT } platí { $BLIND }
told-seat-posts-his-blind-with-amount = { $SEAT } platí { $BLIND }: { $AMOUNT }
told-seat-antes-amount = { $SEAT } platí ante { $AMOUNT }
told-seat-straddles = { $SEAT } dáva straddle
told-seat-straddles-with-amount = { $SEAT } dáva straddle { $AMOUNT }
told-seat-brings-in-it-in = { $SEAT } platí bring-in
told-seat-brings-in-it-in-with-amount = { $SEAT } platí bring-in { $AMOUNT }
told-seat-completes = { $SEAT } dáva complete
told-seat-completes-with-amount = { $SEAT } dáva complete na { $AMOUNT }
told-seat-draws-number = { $NUMBER ->
    [one] { $SEAT } mení { $NUMBER } kartu
    [few] { $SEAT } mení { $NUMBER } karty
    [many] { $SEAT } mení { $NUMBER } karty
   *[other] { $SEAT } mení { $NUMBER } kariet
}
told-seat-draws-number-cards = { $NUMBER ->
    [one] { $SEAT } mení { $NUMBER } kartu: { $CARDS }
    [few] { $SEAT } mení { $NUMBER } karty: { $CARDS }
    [many] { $SEAT } mení { $NUMBER } karty: { $CARDS }
   *[other] { $SEAT } mení { $NUMBER } kariet: { $CARDS }
}
told-seat-discards-cards = { $SEAT } zahadzuje a mení { $CARDS }
told-seat-discards-number = { $NUMBER ->
    [one] { $SEAT } zahadzuje a mení { $NUMBER } kartu
    [few] { $SEAT } zahadzuje a mení { $NUMBER } karty
    [many] { $SEAT } zahadzuje a mení { $NUMBER } karty
   *[other] { $SEAT } zahadzuje a mení { $NUMBER } kariet
}
told-seat-stands-is-pat = { $SEAT } nemení žiadnu kartu
told-seat-shows-tables = { $SEAT } ukazuje karty
told-seat-shows-number-card-cards = { $NUMBER ->
    [one] { $SEAT } ukazuje { $NUMBER } kartu
    [few] { $SEAT } ukazuje { $NUMBER } karty
    [many] { $SEAT } ukazuje { $NUMBER } karty
   *[other] { $SEAT } ukazuje { $NUMBER } kariet
}
told-seat-shows-tables-cards = { $SEAT } ukazuje { $CARDS }
told-seat-mucks = { $SEAT } zahadzuje bez ukázania
told-seat-tears-bends-crumples-his-cards = { $SEAT } trhá, ohýba alebo krčí karty
told-seat-threatens-other = { $SEAT } sa vyhráža hráčovi { $OTHER }
told-seat-threatens-the-dealer = { $SEAT } sa vyhráža dealerovi
told-seat-uses-a-forbidden-substance = { $SEAT } užíva zakázanú látku
told-seat-wins-unseen = { $SEAT } berie pot bez ukázania
told-seat-plays-the-board = { $SEAT } hrá board
told-seats-wins = { $SEATS }: pot vyhraný
told-seats-wins-with-part = { $SEATS }: vyhraný { $PART }
told-seats-splits-the-part = { $SEATS } delia { $PART }
told-seats-runs-it-times = { $SEATS }: board sa dotáča viackrát ({ $TIMES })
told-the-rest-is-run-times = zvyšok boardu sa dotáča viackrát ({ $TIMES })
told-seat-asks-to-see-other-s-hand-cards = { $SEAT } chce vidieť ruku hráča { $OTHER }
told-seat-asks-to-see-the-next-card-cards = { $SEAT } chce vidieť ďalšiu kartu
told-seat-asks-for-the-pot = { $SEAT } pýta sa, koľko je v pote
told-seat-asks-how-much-is-in-the-pot = { $SEAT } pýta sa, koľko je v pote
told-seat-asks-for-the-pot-to-be-spread = { $SEAT } žiada rozložiť pot
told-seat-asks-for-the-bets-to-be-brought-in = { $SEAT } žiada pozbierať stávky
told-seat-asks-to-see-the-burn-card-cards = { $SEAT } chce vidieť spálenú kartu
told-seat-asks-how-much-other-has = { $SEAT } pýta sa, koľko má { $OTHER }
told-seat-says-announces-quote = { $SEAT } hovorí: „{ $QUOTE }“
told-seat-says-announces-quote-and-puts-out-put = { $SEAT } hovorí „{ $QUOTE }“ a vkladá { $PUT }
told-seat-says-announces-quote-and-puts-out-put-with-motions = { $SEAT } hovorí „{ $QUOTE }“ a vkladá { $PUT }, pohybov: { $MOTIONS }
told-seat-puts-out-put = { $SEAT } bez slova vkladá { $PUT }
told-seat-puts-out-put-with-motions = { $SEAT } vkladá { $PUT }, pohybov: { $MOTIONS }
told-seat-puts-out-put-and-says-announces-quote = { $SEAT } vkladá { $PUT } a hovorí „{ $QUOTE }“
told-seat-puts-out-put-and-says-announces-quote-with-motions = { $SEAT } vkladá { $PUT }, pohybov: { $MOTIONS }, a hovorí „{ $QUOTE }“
told-seat-takes-back-took = { $SEAT } berie späť { $TOOK }
told-seat-takes-back-took-and-puts-out-put = { $SEAT } berie späť { $TOOK } a vkladá { $PUT }
told-seat-taps-the-table = { $SEAT } klope na stôl
told-seat-pushes-his-cards-forward = { $SEAT } posúva karty dopredu
told-seat-throws-his-cards-over-the-line = { $SEAT } hádže karty za čiaru
told-seat-throws-his-cards-towards-the-muck = { $SEAT } hádže karty smerom k mucku
told-seat-puts-out-a-token = { $SEAT } vkladá predmet namiesto žetónu
told-seat-asks-how-much = { $SEAT } pýta sa, koľko je stávka
told-the-dealer-says-amount = dealer povie sumu: { $AMOUNT }
told-the-dealer-says-announces-quote = dealer hovorí: „{ $QUOTE }“
told-the-street-is-cards = { $STREET }: { $CARDS }
told-the-run-street-is-cards = { $STREET }, board č. { $RUN }: { $CARDS }
told-seat-is-dealt-cards = { $SEAT } dostáva { $CARDS }
told-seat-is-dealt-cards-with-face = { $SEAT } dostáva { $CARDS } ({ $FACE })
told-seat-gets-has-holds-cards = { $SEAT } má karty { $CARDS }
told-seat-gets-has-holds-cards-with-face = { $SEAT } má karty { $CARDS } ({ $FACE })
told-the-dealer-asks-seat-to-act = dealer hovorí, že na rade je { $SEAT }
told-the-dealer-deals-opens-turns-the-street = dealer otvára { $STREET }
told-the-dealer-burns-a-one = dealer spáli kartu
told-the-dealer-shuffles-reshuffles = dealer zamieša
told-the-dealer-shuffles-reshuffles-with-cards = dealer zamieša: { $CARDS }
told-the-part-goes-to-seats = dealer dáva { $PART }: { $SEATS }
told-seat-is-skipped = { $SEAT } je v akcii vynechaný
told-seat-calls-time-the-clock-on-other = { $SEAT } žiada čas na hráča { $OTHER }
told-seat-calls-time-the-clock-on-other-too-soon = { $SEAT } priskoro žiada čas na hráča { $OTHER }
told-the-dealer-calls-time-the-clock-on-other = dealer vyhlasuje čas na hráča { $OTHER }
told-the-floor-calls-time-the-clock-on-other = floor vyhlasuje čas na hráča { $OTHER }
told-seat-lets-other-play-his-chips = { $SEAT } necháva hráča { $OTHER } hrať so svojimi žetónmi
told-seat-lets-other-play-his-chips-with-everybody-s-consent = { $SEAT } so súhlasom všetkých necháva hráča { $OTHER } hrať so svojimi žetónmi
told-seat-folds-for-other = { $SEAT } folduje za hráča { $OTHER }
told-seat-checks-for-other = { $SEAT } checkuje za hráča { $OTHER }
told-seat-calls-for-other = { $SEAT } dorovnáva za hráča { $OTHER }
told-seat-asks-for-time = { $SEAT } žiada o čas
told-seconds-passes = prešlo sekúnd: { $SECONDS }
told-seat-leaves-the-table = { $SEAT } odchádza od stola
told-seat-returns-to-the-table = { $SEAT } sa vracia k stolu
told-seat-was-away-when-the-first-card-was-dealt = { $SEAT } pri rozdaní prvej karty nebol pri stole
told-seat-claims-the-pot-of-the-hand-before = { $SEAT } si nárokuje pot z predošlého rozdania
told-next-hand = ďalšie rozdanie
told-seat-is-out = { $SEAT } vynecháva rozdania
told-seat-comes-back = { $SEAT } sa vracia do hry
told-seat-comes-back-and-waits-for-the-big-blind = { $SEAT } sa vracia a čaká na veľký blind
told-seat-leaves-quits-the-game = { $SEAT } opúšťa hru
told-seat-is-eliminated = { $SEAT } je vyradený z hry
told-seat-changes-to-seat-number = { $SEAT } si presadá na miesto { $NUMBER }
told-seat-sits-down-in-seat-number = { $SEAT } si sadá na miesto { $NUMBER }
told-seat-sits-down-in-seat-number-with-amount = { $SEAT } si sadá na miesto { $NUMBER } s { $AMOUNT }
told-seat-sits-down-in-seat-number-and-waits-for-the-big-blind = { $SEAT } si sadá na miesto { $NUMBER } a čaká na veľký blind
told-seat-comes-from-his-broken-table-to-seat-number = { $SEAT } prichádza z rozpusteného stola na miesto { $NUMBER }
told-seat-comes-by-must-move-to-seat-number = { $SEAT } je cez must-move presadený na miesto { $NUMBER }
told-seat-is-balanced-to-seat-number = { $SEAT } je pri vyrovnávaní stolov presadený na miesto { $NUMBER }
told-seat-buys-amount = { $SEAT } kupuje { $AMOUNT }
told-seat-buys-amount-not-yet-delivered = { $SEAT } kupuje { $AMOUNT }, žetóny ešte nie sú na stole
told-seat-takes-amount-off-the-table = { $SEAT } berie zo stola { $AMOUNT }
told-seat-gives-amount-to-other = { $SEAT } dáva { $AMOUNT } hráčovi { $OTHER }
told-the-level-ends = level sa skončil
told-seat-is-moved-to-seat-number = { $SEAT } je presadený na miesto { $NUMBER }
told-seat-is-moved-to-seat-number-with-table = { $SEAT } je presadený na miesto { $NUMBER } stola { $TABLE }
told-the-floor-rules-text = floor rozhodol: { $TEXT }
told-the-floor-penalises-penalizes-seat-text = floor penalizuje hráča { $SEAT }: { $TEXT }
told-undo = vrátiť posledné
told-the-dealer-exposes-seat-s-nth-card = dealer odhalil kartu č. { $NTH } hráča { $SEAT }
told-the-dealer-exposes-seat-s-nth-card-with-cards = dealer odhalil kartu č. { $NTH } hráča { $SEAT }: { $CARDS }
told-the-dealer-exposes-seat-s-card-cards = dealer odhalil kartu hráča { $SEAT }
told-the-dealer-exposes-seat-s-card-cards-with-cards = dealer odhalil kartu hráča { $SEAT }: { $CARDS }
told-seat-is-found-with-number-card-cards = { $NUMBER ->
    [one] { $SEAT } má { $NUMBER } kartu
    [few] { $SEAT } má { $NUMBER } karty
    [many] { $SEAT } má { $NUMBER } karty
   *[other] { $SEAT } má { $NUMBER } kariet
}
told-the-dealer-deals-seat-his-nth-card = dealer rozdal hráčovi { $SEAT } kartu č. { $NTH }
told-the-dealer-deals-seat-his-nth-card-with-cards = dealer rozdal hráčovi { $SEAT } kartu č. { $NTH }: { $CARDS }
told-the-dealer-skips-seat = dealer pri rozdávaní vynechal hráča { $SEAT }
told-the-deal-begins-with-seat = rozdávanie sa začalo od hráča { $SEAT }
told-the-button-is-in-the-wrong-place = button alebo blindy sú na nesprávnom mieste
told-seat-is-dealt-two-cards-in-a-row = { $SEAT } dostal dve karty za sebou
told-seat-is-dealt-a-card-out-of-order = { $SEAT } dostal kartu mimo poradia
told-cards-are-dealt-to-an-empty-seat = karty boli rozdané na prázdne miesto
told-the-deck-was-not-shuffled-cut = balíček nebol zamiešaný
told-a-card-was-seen-in-the-shuffle-cut = pri miešaní bolo vidieť kartu
told-seat-is-a-newcomer-in-a-wrong-place = nováčikovi { $SEAT } sa rozdalo na nesprávnom mieste
told-seat-has-not-posted-what-was-due = { $SEAT } nezaplatil, čo mal
told-number-card-cards-is-found-face-up-in-the-stub = { $NUMBER ->
    [one] { $NUMBER } karta je v balíčku lícom nahor
    [few] { $NUMBER } karty sú v balíčku lícom nahor
    [many] { $NUMBER } karty sú v balíčku lícom nahor
   *[other] { $NUMBER } kariet je v balíčku lícom nahor
}
told-number-card-cards-is-found-face-up-in-the-stub-with-cards = { $NUMBER ->
    [one] { $NUMBER } karta je v balíčku lícom nahor: { $CARDS }
    [few] { $NUMBER } karty sú v balíčku lícom nahor: { $CARDS }
    [many] { $NUMBER } karty sú v balíčku lícom nahor: { $CARDS }
   *[other] { $NUMBER } kariet je v balíčku lícom nahor: { $CARDS }
}
told-number-cards-is-found = rovnakých kariet { $CARDS } sa našlo: { $NUMBER }
told-a-foreign-card-is-dealt = bola rozdaná karta, ktorú hra nemá
told-a-foreign-card-is-dealt-with-seat = hráčovi { $SEAT } bola rozdaná karta, ktorú hra nemá
told-a-joker-is-found = v balíčku je žolík
told-number-card-cards-of-another-back-is-found = { $NUMBER ->
    [one] { $NUMBER } karta s iným rubom
    [few] { $NUMBER } karty s iným rubom
    [many] { $NUMBER } karty s iným rubom
   *[other] { $NUMBER } kariet s iným rubom
}
told-number-card-cards-is-missing = { $NUMBER ->
    [one] chýba { $NUMBER } karta
    [few] chýba { $NUMBER } karty
    [many] chýba { $NUMBER } karty
   *[other] chýba { $NUMBER } kariet
}
told-the-cards-are-marked = karty sú označené
told-a-card-is-faulty = karta je chybná
told-the-deck-is-in-doubt = o balíčku sú pochybnosti
told-number-card-cards-falls-off-the-table = { $NUMBER ->
    [one] { $NUMBER } karta spadla zo stola
    [few] { $NUMBER } karty spadli zo stola
    [many] { $NUMBER } karty spadli zo stola
   *[other] { $NUMBER } kariet spadlo zo stola
}
told-number-card-cards-falls-off-the-table-with-cards = { $NUMBER ->
    [one] { $NUMBER } karta spadla zo stola: { $CARDS }
    [few] { $NUMBER } karty spadli zo stola: { $CARDS }
    [many] { $NUMBER } karty spadli zo stola: { $CARDS }
   *[other] { $NUMBER } kariet spadlo zo stola: { $CARDS }
}
told-seat-s-card-cards-falls-off-the-table = karta hráča { $SEAT } spadla zo stola
told-seat-s-card-cards-falls-off-the-table-with-cards = karta hráča { $SEAT } spadla zo stola: { $CARDS }
told-seat-s-nth-card-falls-off-the-table = karta č. { $NTH } hráča { $SEAT } spadla zo stola
told-seat-s-nth-card-falls-off-the-table-with-cards = karta č. { $NTH } hráča { $SEAT } spadla zo stola: { $CARDS }
told-seat-drops-his-card-cards = { $SEAT } upustí svoje karty
told-the-stub-is-dropped = dealerovi spadol zvyšok balíčka
told-seat-asks-for-another-a-new-deck = { $SEAT } žiada iný balíček
told-the-street-is-opened-before-seat-has-acted = { $STREET }: karty sú otvorené skôr, než konal { $SEAT }
told-the-street-is-opened-too-early = { $STREET }: karty sú otvorené priskoro
told-the-next-street-is-dealt-too-early = ďalšia ulica je rozdaná priskoro
told-the-street-has-number-card-cards = { $NUMBER ->
    [one] { $STREET }: na stole { $NUMBER } karta
    [few] { $STREET }: na stole { $NUMBER } karty
    [many] { $STREET }: na stole { $NUMBER } karty
   *[other] { $STREET }: na stole { $NUMBER } kariet
}
told-the-street-has-number-card-cards-with-cards = { $NUMBER ->
    [one] { $STREET }: na stole { $NUMBER } karta: { $CARDS }
    [few] { $STREET }: na stole { $NUMBER } karty: { $CARDS }
    [many] { $STREET }: na stole { $NUMBER } karty: { $CARDS }
   *[other] { $STREET }: na stole { $NUMBER } kariet: { $CARDS }
}
told-the-dealer-burns-number = { $NUMBER ->
    [one] dealer spálil { $NUMBER } kartu
    [few] dealer spálil { $NUMBER } karty
    [many] dealer spálil { $NUMBER } karty
   *[other] dealer spálil { $NUMBER } kariet
}
told-the-dealer-does-not-burn = dealer nespálil kartu
told-the-dealer-exposes-the-burn-card = dealer odhalil spálenú kartu
told-the-dealer-exposes-the-burn-card-with-cards = dealer odhalil spálenú kartu: { $CARDS }
told-the-dealer-mucks-seat-s-hand-cards = dealer zahodil karty hráča { $SEAT }
told-seat-s-hand-card-cards-touches-the-muck = karty hráča { $SEAT } sa dotkli mucku
told-seat-s-hand-card-cards-touches-other-s = karty hráča { $SEAT } sa dotkli kariet hráča { $OTHER }
told-seat-exposes-number-card-cards = { $NUMBER ->
    [one] { $SEAT } odhaľuje { $NUMBER } kartu
    [few] { $SEAT } odhaľuje { $NUMBER } karty
    [many] { $SEAT } odhaľuje { $NUMBER } karty
   *[other] { $SEAT } odhaľuje { $NUMBER } kariet
}
told-seat-exposes-cards = { $SEAT } odhaľuje { $CARDS }
told-seat-shows-number-card-cards-to-other = { $NUMBER ->
    [one] { $SEAT } ukazuje { $NUMBER } kartu hráčovi { $OTHER }
    [few] { $SEAT } ukazuje { $NUMBER } karty hráčovi { $OTHER }
    [many] { $SEAT } ukazuje { $NUMBER } karty hráčovi { $OTHER }
   *[other] { $SEAT } ukazuje { $NUMBER } kariet hráčovi { $OTHER }
}
told-seat-shows-cards-to-other = { $SEAT } ukazuje { $CARDS } hráčovi { $OTHER }
told-seat-has-said-fold-and-keeps-his-cards = { $SEAT } povedal fold a drží karty
told-seat-discards-and-forgets-other = { $SEAT } zahadzuje karty a zabúda na hráča { $OTHER }
told-seat-thinks-the-hand-is-over-and-throws-his-hand-cards-away = { $SEAT } myslí, že sa rozdanie skončilo, a zahadzuje karty
told-seat-wants-his-hand-cards-back = { $SEAT } chce svoje karty späť
told-seat-picks-up-his-upcards = { $SEAT } dvíha svoje otvorené karty
told-seat-turns-over-his-upcard-upcards = { $SEAT } otáča svoju otvorenú kartu
told-seat-s-time-runs-out = hráčovi { $SEAT } vypršal čas
told-seat-discards-face-down = { $SEAT } zahadzuje karty zakryté
told-seat-shows-only-a-part-and-mucks = { $SEAT } ukazuje len časť kariet a zahadzuje
told-seat-shows-one-winning-card-only = { $SEAT } ukazuje len jednu víťaznú kartu
told-seat-s-hand-is-to-be-opened-for-him = ruku hráča { $SEAT } chce otvoriť niekto iný
told-seat-suspects-other = { $SEAT } podozrieva hráča { $OTHER }
told-seat-wants-to-see-the-hand-that-other-gave-up = { $SEAT } chce vidieť ruku, ktorú zahodil { $OTHER }
told-seat-s-hand-is-misread = ruka hráča { $SEAT } bola zle prečítaná
told-seat-finds-amount-after-his-all-in-against-other = { $SEAT } po all-ine proti hráčovi { $OTHER } nachádza ďalších { $AMOUNT }
told-seat-s-chips-cannot-be-seen = žetóny hráča { $SEAT } nevidno
told-seat-asks-for-a-count-of-other-s-chips = { $SEAT } žiada spočítať žetóny hráča { $OTHER }
told-seat-s-bet-raise-to-of-amount-should-have-been-due = { $SEAT } vsadil { $AMOUNT }, ale malo byť { $DUE }
told-it-was-seat-s-turn = na rade bol { $SEAT }
told-seat-and-other-calls-short = { $SEAT } a { $OTHER } dorovnávajú menej, než treba
told-seat-stacks-his-chips-in-columns-of-number = { $SEAT } skladá žetóny do stĺpcov po { $NUMBER }
told-seat-draws-in-the-pot = { $SEAT } si sťahuje pot bez dealera
told-seat-disputes-the-hand = { $SEAT } spochybňuje, kto vyhral
told-seat-disputes-the-pot = { $SEAT } spochybňuje pot
told-the-rule-is-unfair-to-seat = pravidlo je voči hráčovi { $SEAT } nespravodlivé
told-seat-was-harmed-by-a-breach = porušenie uškodilo hráčovi { $SEAT }
told-seat-has-gained-an-unfair-advantage = { $SEAT } získal nečestnú výhodu
told-no-rule-covers-the-error = na túto chybu nie je pravidlo
told-seat-contests-the-ruling = { $SEAT } nesúhlasí s rozhodnutím
told-seat-protests = { $SEAT } protestuje proti penalizácii
told-seat-speaks-language = { $SEAT } hovorí pri stole jazykom: { $LANGUAGE }
told-seat-insults-other = { $SEAT } uráža hráča { $OTHER }
told-seat-insults-the-dealer = { $SEAT } uráža dealera
told-seat-insults-his-opponent-opponents = { $SEAT } uráža súperov
told-seat-discriminates-against-other = { $SEAT } diskriminuje hráča { $OTHER }
told-seat-talks-too-much = { $SEAT } priveľa rozpráva
told-seat-says-what-he-holds = { $SEAT } hovorí, čo drží
told-seat-says-what-he-folded = { $SEAT } hovorí, čo zahodil
told-seat-talks-about-the-hand = { $SEAT } hovorí o rozdaní
told-seat-tells-other-his-hand-cards = { $SEAT } prezrádza hráčovi { $OTHER } svoju ruku
told-seat-advises-other = { $SEAT } radí hráčovi { $OTHER }
told-seat-criticises-criticizes-other-s-play = { $SEAT } kritizuje hru hráča { $OTHER }
told-seat-says-what-other-holds = { $SEAT } hovorí, čo drží { $OTHER }
told-seat-guesses-other-s-hand-cards = { $SEAT } nahlas háda ruku hráča { $OTHER }
told-seat-makes-a-conditional-statement = { $SEAT } vyslovuje podmienku
told-seat-miscalls-his-hand = { $SEAT } nesprávne ohlasuje svoju ruku
told-seat-lies-about-his-hand = { $SEAT } klame o svojej ruke
told-seat-miscalls-his-hand-on-purpose = { $SEAT } zámerne nesprávne ohlasuje svoju ruku
told-seat-tells-other-to-show = { $SEAT } vyzýva hráča { $OTHER }, aby ukázal
told-seat-asks-to-see-hands-again-and-again = { $SEAT } znova a znova chce vidieť ruky
told-seat-keeps-silent-about-a-mistake = { $SEAT } mlčí o chybe
told-seat-keeps-silent-about-a-wrong-award = { $SEAT } mlčí o nesprávne pridelenom pote
told-seat-suspects-team-play = { $SEAT } má podozrenie na tímovú hru
told-seat-disrupts-the-game = { $SEAT } narúša hru
told-seat-swears = { $SEAT } nadáva
told-seat-shouts = { $SEAT } kričí
told-seat-behaves-unsportingly = { $SEAT } sa správa nešportovo
told-seat-behaves-badly = { $SEAT } sa správa zle
told-seat-cheats = { $SEAT } podvádza
told-seat-influences-the-game-unfairly = { $SEAT } nečestne ovplyvňuje hru
told-seat-delays-the-game = { $SEAT } zdržiava hru
told-seat-thinks-for-a-long-time = { $SEAT } dlho premýšľa
told-seat-calls-the-clock-without-need = { $SEAT } zbytočne žiada čas
told-seat-dodges-the-blinds = { $SEAT } sa vyhýba blindom
told-seat-dodges-the-blinds-on-the-way-from-his-broken-table = { $SEAT } sa vyhýba blindom cestou z rozpusteného stola
told-seat-dodges-the-blinds-on-the-way-to-another-table = { $SEAT } sa vyhýba blindom cestou k inému stolu
told-seat-leaves-with-a-live-hand = { $SEAT } odchádza so živou rukou
told-seat-helps-himself-herself-to-the-pot = { $SEAT } si sám berie pot
told-seat-touches-other = { $SEAT } sa dotýka hráča { $OTHER }
told-seat-pushes-other = { $SEAT } strká hráča { $OTHER }
told-seat-offends-by-his-hygiene = { $SEAT } obťažuje ostatných hygienou
told-seat-hides-his-face = { $SEAT } skrýva tvár
told-seat-wears-a-mask-hood = { $SEAT } má masku alebo kapucňu
told-seat-reads-a-newspaper-book-magazine = { $SEAT } číta pri stole
told-seat-colludes-with-other = { $SEAT } je dohodnutý s hráčom { $OTHER }
told-seat-confers-with-other = { $SEAT } sa radí s hráčom { $OTHER }
told-seat-agrees-with-other-to-check-it-down = { $SEAT } a { $OTHER } sa dohodnú, že to docheckujú
told-seat-soft-plays-other = { $SEAT } šetrí hráča { $OTHER }
told-seat-plays-softly-against-other = { $SEAT } hrá mäkko proti hráčovi { $OTHER }
told-seat-dumps-chips-to-on-other = { $SEAT } odovzdáva žetóny hráčovi { $OTHER }
told-seat-takes-advice-from-other = { $SEAT } hrá podľa rady hráča { $OTHER }
told-seat-shows-his-hand-to-a-spectator = { $SEAT } ukazuje ruku divákovi
told-seat-lets-other-see-his-hand-cards = { $SEAT } necháva hráča { $OTHER } pozrieť si svoje karty
told-seat-checks-the-nuts-on-the-river-as-the-last-to-act = { $SEAT } na riveri ako posledný checkuje nuts
told-seat-uses-his-phone-device = { $SEAT } používa telefón alebo zariadenie
told-seat-uses-a-strategy-chart-app = { $SEAT } používa tabuľku alebo aplikáciu
told-seat-gets-advice-from-outside = { $SEAT } dostáva radu zvonku
told-seat-telephones = { $SEAT } telefonuje
told-seat-talks-on-the-phone = { $SEAT } hovorí cez telefón
told-seat-s-phone-rings = hráčovi { $SEAT } zvoní telefón
told-seat-plays-music = { $SEAT } púšťa hudbu
told-seat-puts-his-phone-on-the-table = { $SEAT } kladie telefón na stôl
told-seat-puts-a-bottle-drink-bag-on-the-felt = { $SEAT } kladie veci na stôl
told-seat-acts-out-of-turn = { $SEAT } koná mimo poradia
told-seat-acts-out-of-turn-on-purpose = { $SEAT } zámerne koná mimo poradia
told-seat-acts-out-of-turn-again = { $SEAT } znova koná mimo poradia
told-seat-folds-before-his-turn = { $SEAT } folduje skôr, než je na rade
told-seat-folds-to-a-check = { $SEAT } folduje, hoci môže checknúť
told-seat-acts-before-the-amount-is-clear = { $SEAT } koná skôr, než je jasná suma
told-seat-adds-chips-without-a-word = { $SEAT } bez slova pridáva žetóny
told-seat-splashes-the-pot = { $SEAT } hádže žetóny do potu
told-seat-bets-out-of-the-dealer-s-reach = { $SEAT } stavia mimo dosahu dealera
told-seat-shows-his-cards-before-the-betting-is-over = { $SEAT } ukazuje karty pred koncom stávkovania
told-seat-keeps-his-cards-after-folding = { $SEAT } drží karty po folde
told-seat-touches-the-muck = { $SEAT } sa dotýka mucku
told-seat-touches-the-burn-card-cards = { $SEAT } sa dotýka spálených kariet
told-seat-takes-other-s-hand-cards = { $SEAT } berie karty hráča { $OTHER }
told-seat-throws-his-hand-cards-into-other-s = { $SEAT } hádže karty do kariet hráča { $OTHER }
told-seat-throws-his-hand-cards-off-the-table = { $SEAT } hádže karty mimo stola
told-seat-throws-cards = { $SEAT } hádže kartami
told-seat-throws-his-hand-cards-high = { $SEAT } hádže karty vysoko
told-seat-throws-his-hand-cards-away-from-the-muck = { $SEAT } hádže karty ďaleko od mucku
told-seat-throws-his-hand-cards-onto-the-dealer-s-hands = { $SEAT } hádže karty na ruky dealera
told-seat-holds-his-hand-cards-under-the-table = { $SEAT } drží karty pod stolom
told-seat-covers-his-hand-cards = { $SEAT } zakrýva karty
told-seat-holds-his-hand-cards-off-the-table = { $SEAT } drží karty mimo stola
told-seat-leaves-his-hand-cards-unprotected = { $SEAT } necháva karty nechránené
told-seat-plays-on-knowing-that-the-deck-is-defective = { $SEAT } hrá ďalej, hoci vie o chybnom balíčku
told-seat-keeps-silent-about-a-defective-deck = { $SEAT } mlčí o chybnom balíčku
told-seat-takes-other-s-chips = { $SEAT } berie žetóny hráča { $OTHER }
told-seat-plays-with-other-s-chips = { $SEAT } sa hrá so žetónmi hráča { $OTHER }
told-seat-hides-amount = { $SEAT } skrýva { $AMOUNT }
told-seat-hides-chips = { $SEAT } skrýva žetóny
told-seat-hides-amount-in-chips = { $SEAT } skrýva { $AMOUNT } v žetónoch
told-seat-carries-amount-out-of-sight = { $SEAT } skryto prenáša { $AMOUNT }
told-seat-carries-amount-away-from-the-table = { $SEAT } odnáša { $AMOUNT } od stola
told-seat-plays-out-of-a-rack = { $SEAT } hrá zo stojana
told-seat-places-his-chips-in-the-way = { $SEAT } kladie žetóny do cesty
told-seat-stacks-his-chips-untidily = { $SEAT } neporiadne skladá žetóny
told-seat-hides-his-big-chips-behind-others = { $SEAT } skrýva veľké žetóny za ostatnými

## What stands in the places

told-word-pot = pot
told-word-main-pot = hlavný pot
told-word-side-pot = vedľajší pot
told-word-high = horná polovica
told-word-low = dolná polovica
told-word-up = odkrytá
told-word-down = zakrytá
told-word-live = živé
told-word-dead = mŕtve
told-word-small-blind = malý blind
told-word-big-blind = veľký blind
told-word-missed-blind = zmeškaný blind
told-word-ante = ante
told-word-minimum = minimum
told-word-maximum = maximum
told-word-bet = bet
told-word-call = call
told-word-raise = raise
told-word-board = board
told-word-burn = spálená karta
told-word-next-street = ďalšia ulica
told-word-english = angličtina
told-word-russian = ruština
told-word-ukrainian = ukrajinčina
told-word-slovak = slovenčina
told-word-german = nemčina

## What hangs on the hand

told-seat-bets-size = { $SEAT } stavia { $SIZE }
told-seat-raises-re-raises-to-size = { $SEAT } zvyšuje na { $SIZE }
told-seat-is-goes-moves-all-in-for-size = { $SEAT } je all-in: { $SIZE }
told-everybody-folds = všetci zahadzujú
told-everybody-folds-with-seat = všetci zahadzujú, na rade je { $SEAT }
told-everybody-checks = všetci čakajú
told-everybody-checks-with-seat = všetci čakajú, na rade je { $SEAT }
told-everybody-calls = všetci dorovnávajú
told-everybody-calls-with-seat = všetci dorovnávajú, na rade je { $SEAT }
told-on-the-round = ďalej: { $ROUND }
told-size-big-blind = { $count } BB
told-size-bet = { $count } × stávka
told-size-pot = { $count } potu
told-the-level-ends-before-the-riffle = level sa skončil pred prvým zamiešaním
told-the-level-ends-after-the-riffle = level sa skončil po prvom zamiešaní
told-the-level-ends-after-the-shuffler-has-started = level sa skončil po spustení miešačky
told-the-level-ends-while-the-dealers-change = level sa skončil počas výmeny dealerov
told-the-hand-was-begun-at-the-old-level = rozdanie sa začalo na starom leveli
told-seat-and-other-are-out-in-the-same-hand = { $SEAT } a { $OTHER } vypadli v tom istom rozdaní

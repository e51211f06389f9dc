## Home games: opening one
home-new-title = Domáca hra
home-new-hint = Vlastný stôl pre priateľov: otvorte ho, pošlite odkaz a hrajte. Na konci vyúčtovanie povie, kto komu platí.
home-name-of = { $name }: domáca hra
home-small-blind = Malý blind
home-big-blind = Veľký blind alebo nižšia stávka
home-ante = Ante
home-least = Buy-in od
home-most = Buy-in do (prázdne: ľubovoľný)
home-who-comes = Kto smie prísť
home-door-invited = Len tí, čo majú odkaz alebo heslo
home-door-open = Všetci v tejto miestnosti
home-admits = Každého hráča púšťam k stolu sám
home-more = Viac: miesta, rýchlosť, boti, bomb poty
home-password = Heslo stola (aspoň 8 znakov; prázdne: žiadne)
home-bots = Boti dopĺňajú stôl do
home-bomb-every = Bomb pot raz za koľko rozdaní (0: nikdy)
home-bomb-ante = Každý doň vloží

## Home games: coming to one
home-join-title = Pozvánka
home-hosted-by = Hostiteľ: { $name }
home-here = Pri stole: { $names }
home-nobody-here = Zatiaľ tam nikto nesedí.
home-private-title = Súkromný stôl
home-private-hint = Príďte cez odkaz, ktorý poslal hostiteľ, alebo zadajte heslo stola.
home-table-password = Heslo stola
home-you-are = Vstupujete ako { $name }.
home-buy-in-between = Váš buy-in, od { $least } do { $most }
home-buy-in-from = Váš buy-in, { $least } alebo viac
home-buy-in-fixed = Buy-in je { $chips }.
home-ask-to-sit = Požiadať o miesto
home-come-in = Vstúpiť
home-look-first = Najprv sa pozrieť
home-host-admits = O každom hráčovi rozhoduje hostiteľ.

## Home games: on the page of the table
home-chips = Žetóny
home-buy-more = Prikúpiť žetóny
home-buy = Prikúpiť
home-stack-full = Váš stack je na hranici buy-inu.
home-asked-the-host = Hostiteľ dostal žiadosť.
home-own-wish = Požiadali ste o miesto { $seat } s buy-inom { $chips }: rozhodne hostiteľ.
home-wishes = { $name } žiada o miesto { $seat } s buy-inom { $chips }
home-admit = Pustiť
home-refuse = Odmietnuť
home-paused = Pauza: ďalšie rozdanie sa začne, keď bude hostiteľ pokračovať.
home-go-on = Pokračovať
home-pause = Pauza po tomto rozdaní
home-host = Hostiteľ
home-invite = Pozvať
home-invite-title = Ako prídu ostatní
home-link = Odkaz
home-copy = Kopírovať odkaz
home-copied = Skopírované
home-share = Poslať
home-link-until = Kto ho má, môže vstúpiť do { $until }.
home-or-password = Alebo s heslom stola.
home-link-open = Stôl je aj v lobby.
home-link-over = Platnosť odkazu sa skončila. Vytvorte nový.
home-link-over-guest = Platnosť odkazu sa skončila. Požiadajte hostiteľa o nový.
home-asked = Kto bol pozvaný
home-asked-asked = pozvánka odoslaná
home-asked-came = prítomný hosť
home-asked-sits = pri stole
home-ask-name = Koho ste pozvali?
home-note = Zapísať

## Home games: the host
home-done = Hotovo.
home-players = Hráči a žetóny
home-chips-of = Žetóny: { $name }
home-give = Dať
home-take = Vziať späť
home-remove = Odvolať od stola
home-help = Poveriť pomocou
home-hand-over = Urobiť hostiteľom
home-stakes = Blindy a buy-in
home-next-hand = Platí od ďalšieho rozdania.
home-change = Zmeniť
home-pots = Bomb poty, straddly, viac boardov
home-bomb-hint = V bomb pote vložia všetci rovnako, blindy nie sú a stávkuje sa od flopu.
home-bots-title = Boti pri stole
home-bots-by-hand = ako ich posadím
home-bots-level = Ich úroveň
home-bots-hint = Boti odchádzajú medzi rozdaniami, keď prídu ľudia.
home-link-lasts = Nový odkaz platí
home-days =
    { $n ->
        [one] { $n } deň
        [few] { $n } dni
        [many] { $n } dňa
       *[other] { $n } dní
    }
home-renew = Vytvoriť nový odkaz
home-set-password = Nastaviť heslo
home-strike = Vyškrtnúť: { $name }
home-end = Skončiť hru
home-end-hint = Stôl sa zatvorí medzi rozdaniami. Vyúčtovanie zostane dostupné.

## Home games: the log
log-guest-came = { $name } prichádza
log-sent-away = { $by } odvoláva od stola: { $name }
log-granted = { $by } púšťa k stolu: { $name }
log-seat-refused = { $by } nepúšťa k stolu: { $name }
log-gives = { $by } dáva žetóny: { $name }, { $chips }
log-takes = { $by } berie späť žetóny: { $name }, { $chips }
log-paused = { $by } prerušuje hru
log-resumed = { $by } pokračuje v hre
log-host = Hostiteľ je teraz { $name }
log-home-set = { $by } mení nastavenie hry
log-stakes = { $by } mení blindy: { $small }/{ $big } od ďalšieho rozdania
event-bomb-pot = Bomb pot: všetci vkladajú { $amount }
event-posts-bomb-pot = { $who } vkladá do bomb potu { $amount }
post-bomb-pot = bomb pot

## Home games: the ledger
ledger-title = Vyúčtovanie
ledger-to-table = K stolu
ledger-in-hand = Práve sa hrá: toto je stav pred týmto rozdaním.
ledger-payments = Kto komu platí
ledger-even = Nikto nikomu nič nedlhuje.
ledger-accounts = Kto ako stojí
ledger-entries = Všetky záznamy
ledger-empty = Žetóny si zatiaľ nikto nekúpil.
ledger-player = Hráč
ledger-bought = Kúpené
ledger-took = Odnesené
ledger-stack = Na stole
ledger-net = Výsledok
ledger-from = Platí
ledger-to = Komu
ledger-chips = Suma
ledger-when = Kedy
ledger-what = Čo
ledger-bots = Všetci boti
ledger-out = Mimo hry
ledger-did-bought = si sadá
ledger-did-added = dokupuje žetóny
ledger-did-given = dostáva žetóny od hostiteľa
ledger-did-taken = vracia žetóny hostiteľovi
ledger-did-left = odchádza
ledger-did-out = rozhodnutím

## Home games: refusals
refused-no-home-game = Tento stôl nie je domáca hra. Otvorte ju v časti „Domáca hra“.
refused-table-is-private = Tento stôl je súkromný. Príďte cez odkaz hostiteľa alebo s heslom.
refused-removed-by-host = Hostiteľ vás odvolal od stola. O miesto môžete požiadať znova: príďte cez odkaz alebo zadajte heslo.
refused-link-has-run-out = Platnosť tohto odkazu sa skončila. Požiadajte hostiteľa o nový.
refused-link-or-password-needed = Tento stôl je súkromný. Príďte cez odkaz hostiteľa alebo zadajte heslo.
refused-wrong-table-password = Toto nie je heslo stola. Skúste to znova alebo požiadajte hostiteľa o odkaz.
refused-nobody-asks = Pod týmto menom už nikto o miesto nežiada. Pozrite sa na stôl znova.
refused-no-chips-named = Nie je uvedený počet žetónov. Zadajte číslo väčšie ako 0.
refused-takes-more-than-there-is = V tomto stacku je { $stack }, takže { $chips } sa vziať nedá. Vezmite menej.
refused-bots-up-to = Boti nechávajú voľné aspoň jedno miesto. Zvoľte menšie číslo.
refused-bomb-pot-unfit = Taký bomb pot sa hrať nedá. Zvoľte raz za 1 až 1000 rozdaní alebo 0, ak žiadny.
refused-bomb-pot-without-ante = Pri bomb pote treba vedieť, koľko každý vloží. Zadajte sumu.
refused-bomb-pots-not-agreed = Bomb poty sa pri tomto stole nehrajú. Zvoľte 0.
refused-no-bomb-pot-here = Bomb poty sa hrajú v hrách s blindmi a boardom. Zvoľte tu 0.
refused-small-blind-too-big = Malý blind { $small } je väčší ako veľký { $big }. Zmenšite ho.
refused-buy-in-turned-round = Najmenší buy-in { $least } je väčší ako najväčší { $most }. Vymeňte ich.
refused-too-many-asked = Viac mien ako { $most } sa nezapíše. Najprv jedno vyškrtnite.

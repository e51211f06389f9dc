## The floor of an online table: calls, offences, penalties
desk-call = Zavolať floora
desk-call-why = O čo ide? (Netreba písať.)
desk-calls = Volajú floora
desk-call-done = Vybavené
desk-withdraw = Odvolať zavolanie
desk-penalise = Potrestať
desk-who = Koho?
desk-what = Čo sa stalo? Hráč: { $name }
desk-search = Hľadať medzi priestupkami
desk-nothing = Priestupok s takými slovami tu nie je.
desk-line = Ide o vetu v čete
desk-about = O vete: „{ $text }“
desk-record = Predtým: { $record }
desk-no-record = Predtým nič.
desk-by = Ukladá: { $by }
desk-choose = Aký trest?
desk-otherwise = Rozhodnúť inak
desk-reason = Dôvod
desk-confirm = Potvrdiť
desk-back = Späť
desk-close = Zavrieť
desk-done = Hotovo. Je to v zázname.
desk-yes = Áno
desk-no = Nie
desk-undo = Zrušiť
desk-undo-title = Zrušiť: { $ruled }
desk-rulings = Rozhodnutia
desk-stop = Zastaviť čas
desk-start = Spustiť čas
desk-stopped = Čas je zastavený

## What the log of the table says of the floor
log-calls-floor = { $name } volá floora
log-calls-floor-why = { $name } volá floora: „{ $text }“
log-call-closed = Floor vybavil zavolanie
log-ruled = { $name }: { $offence }. Rozhodnutie ({ $by }): { $penalty }.
log-otherwise = { $book } Rozhodnuté inak, dôvod: { $reason }
log-reason = Dôvod: { $reason }
log-undone = { $name }: { $penalty } – zrušené ({ $by }). Dôvod: { $reason }
log-served = { $name }: trest je odpykaný
log-clock-stopped = { $name } zastavuje čas
log-clock-started = { $name } spúšťa čas
table-misses-hands =
    { $n ->
        [one] vynecháva { $n } hru
        [few] vynecháva { $n } hry
        [many] vynecháva { $n } hry
       *[other] vynecháva { $n } hier
    }
table-misses-all = je vylúčený

## Penalties
penalty-none = bez trestu
penalty-warning = napomenutie
penalty-hands =
    { $n ->
        [one] { $n } vynechaná hra
        [few] { $n } vynechané hry
        [many] { $n } vynechanej hry
       *[other] { $n } vynechaných hier
    }
penalty-rounds =
    { $n ->
        [one] { $n } vynechané kolo
        [few] { $n } vynechané kolá
        [many] { $n } vynechaného kola
       *[other] { $n } vynechaných kôl
    }
penalty-disqualification = diskvalifikácia
penalty-exclusion = vylúčenie na sezónu
penalty-hands-to = { $least } až { $most } vynechaných hier
penalty-rounds-to = { $least } až { $most } vynechaných kôl
penalty-hands-or-more = { $least } alebo viac vynechaných hier
penalty-rounds-or-more = { $least } alebo viac vynechaných kôl
penalty-or = { $some } alebo { $last }

## What a rulebook says of an offence
duty-must = Podľa pravidiel: { $penalties }.
duty-may = Podľa pravidiel je na floorovi: { $penalties }.
duty-told = Pravidlá to zakazujú, trest neuvádzajú.
duty-judged = Pravidlá nechávajú na floora, či je to priestupok.
duty-house = Pravidlá odkazujú na pravidlá klubu.
duty-inquiry = Pravidlá to chcú najprv preveriť.
duty-free = Pravidlá v tom nevidia priestupok.
duty-chips-must = Dotknuté žetóny prepadnú.
duty-chips-may = Dotknuté žetóny môžu prepadnúť.
duty-chips-pot = Hráč nemá nárok na bank; jeho stávky idú do ďalšieho banku.
imposer-floor = floor
imposer-referee = rozhodca
imposer-chief-referee = hlavný rozhodca
imposer-tournament-director = riaditeľ turnaja
imposer-federation = federácia

## Circumstances that a book asks for
fact-on-purpose = Bolo to úmyselné?
fact-repeatedly = Urobil to hráč už predtým?
fact-coming-from-a-broken-table = Prichádzal hráč od zrušeného stola?
fact-changing-tables = Menil hráč stôl?

## Groups of offences
kin-talk = Slová
kin-conduct = Správanie
kin-together = Spoločná hra
kin-betting = Stávky
kin-cards = Karty
kin-chips = Žetóny
kin-devices = Zariadenia a veci

## Offences
offence-insult = urážka
offence-disruption = rušenie poriadku
offence-chatter = nadmerné rozprávanie
offence-hygiene = zanedbaná hygiena
offence-touches-person = dotýkanie sa hráča
offence-unsporting = nešportové správanie
offence-cheating = podvádzanie
offence-influence = nečestné ovplyvňovanie hry
offence-paper = čítanie pri stole
offence-face = zakrytá tvár
offence-takes-pot = svojvoľné vzatie banku
offence-asks-often = príliš časté žiadosti o ukázanie kariet
offence-keeps-cards = ponechané karty po zložení
offence-exposing = ukázanie kariet pred koncom stávok
offence-tells-cards = prezradenie kariet
offence-advice = rady alebo kritika
offence-reads-hand = čítanie cudzích kariet
offence-one-player = hra s cudzou pomocou
offence-touches-cards = dotýkanie sa cudzích kariet
offence-touches-chips = dotýkanie sa cudzích žetónov
offence-into-others = zahodenie kariet do cudzích
offence-throws-cards = hádzanie kariet
offence-discards-badly = nedbalé odhodenie
offence-out-of-sight = karty mimo dohľadu
offence-unprotected = nechránené karty
offence-orders-showing = prikazovanie ukázať karty
offence-miscall = nesprávne nahlásená ruka
offence-known-defect = hra s chybným balíčkom
offence-silent-deck = zamlčanie chybného balíčka
offence-silent = zamlčanie omylu
offence-fold-to-check = zloženie bez stávky
offence-fold-early = zloženie mimo poradia
offence-out-of-turn = akcia mimo poradia
offence-conditional = podmienené vyhlásenie
offence-hasty = akcia pred jasnou sumou
offence-adds-chips = pridanie žetónov bez slova
offence-delay = zdržiavanie hry
offence-thinks-long = dlhé premýšľanie
offence-needless-clock = zbytočné volanie času
offence-splash = hádzanie žetónov do banku
offence-out-of-reach = stávka mimo dosahu dílera
offence-check-down = dohoda checkovať do konca
offence-collusion = tajná dohoda
offence-chip-dumping = prihrávanie žetónov
offence-soft-play = šetrenie súpera
offence-team-play = tímová hra
offence-suspicion = podozrenie z tímovej hry
offence-checks-nuts = check s najlepšou rukou ako posledný
offence-dodging = vyhýbanie sa blindom
offence-leaves-live = odchod so živou rukou
offence-hidden-chips = ukryté žetóny
offence-carried-chips = skryté prenášanie žetónov
offence-removed-chips = odnesenie žetónov zo stola
offence-rack = hra žetónmi v racku
offence-chips-in-way = žetóny prekážajú
offence-uncountable = nespočítateľné žetóny
offence-big-chips = veľké žetóny mimo dohľadu
offence-phone = telefonovanie
offence-noise = rušivé zariadenie
offence-device-on-table = zariadenie na stole
offence-device-used = používanie zariadenia
offence-strategy-aid = používanie pomôcok
offence-felt = veci na plátne

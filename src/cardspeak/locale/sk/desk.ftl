## The floor of an online table: calls, offences, penalties
desk-call = Zavolať floora
desk-call-why = O čo ide? (Netreba písať.)
desk-calls = Volajú floora
desk-call-done = Vybavené
desk-withdraw = Odvolať zavolanie
desk-penalise = Penalizovať
desk-who = Koho?
desk-what = Čo sa stalo? Hráč: { $name }
desk-search = Hľadať medzi priestupkami
desk-nothing = Priestupok s takými slovami tu nie je.
desk-line = Ide o vetu v čete
desk-about = O vete: „{ $text }“
desk-record = Predtým: { $record }
desk-no-record = Predtým nič.
desk-by = Ukladá: { $by }
desk-choose = Aká penalizácia?
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
log-served = { $name }: penalizácia je vykonaná
log-misses-gone = { $name }: tu o { $n } menej na vynechanie
log-clock-stopped = { $name } zastavuje čas
log-clock-started = { $name } spúšťa čas
log-held = Stôl čaká na turnaj
log-released = Pri stole sa hrá ďalej
log-chips-raced = Chip race: { $old } odchádza z hry
log-banks-filled = Shot clock: každý má { $seconds } s na časových kartách
table-penalty = penalizácia · { $n }
table-serves = Vynechávate rozdania pre penalizáciu.
table-misses-all = je vylúčený

## Penalties
penalty-none = bez penalizácie
penalty-warning = upozornenie
penalty-hands =
    { $n ->
        [one] { $n } vynechané rozdanie
        [few] { $n } vynechané rozdania
        [many] { $n } vynechaného rozdania
       *[other] { $n } vynechaných rozdaní
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
penalty-hands-to = { $least } až { $most } vynechaných rozdaní
penalty-rounds-to = { $least } až { $most } vynechaných kôl
penalty-hands-or-more = { $least } alebo viac vynechaných rozdaní
penalty-rounds-or-more = { $least } alebo viac vynechaných kôl
penalty-or = { $some } alebo { $last }

## What a rulebook says of an offence
duty-must = Podľa pravidiel: { $penalties }.
duty-may = Podľa pravidiel je na floorovi: { $penalties }.
duty-told = Pravidlá to zakazujú, penalizáciu neuvádzajú.
duty-judged = Pravidlá nechávajú na floora, či je to priestupok.
duty-house = Pravidlá odkazujú na pravidlá klubu.
duty-inquiry = Pravidlá to chcú najprv preveriť.
duty-free = Pravidlá v tom nevidia priestupok.
duty-chips-must = Dotknuté žetóny prepadnú.
duty-chips-may = Dotknuté žetóny môžu prepadnúť.
duty-chips-pot = Hráč nemá nárok na pot; jeho stávky idú do ďalšieho potu.

## Groups of offences
kin-talk = Slová
kin-conduct = Správanie
kin-together = Spoločná hra
kin-betting = Stávky
kin-cards = Karty
kin-chips = Žetóny
kin-devices = Zariadenia a veci

## Stránky herne: lobby, stôl, rozdania, účet, pravidlá.

page-skip = Na obsah
page-menu = Stránky
page-language = Jazyk
page-plain-http = Herňa beží cez obyčajné HTTP: používajte ju v sieti, ktorej dôverujete, a nezadávajte heslo, ktoré používate inde.
error-400 = Tomuto sa nedalo rozumieť. Vráťte sa a skúste to znova.
gate-host = Táto herňa neodpovedá na meno { $host }. Povoliť ho môže ten, kto server prevádzkuje: { $command }
gate-foreign = Prišlo to z inej stránky, preto sa nič nestalo. Otvorte priamo herňu a skúste to tam.
error-403 = Toto tu nesmiete.
error-404 = Taká stránka, stôl alebo rozdanie neexistuje alebo nie je pre vás.
error-405 = Na tejto adrese sa to nedá.
error-413 = Je toho priveľa. Pošlite menej.
error-429 = Priveľa naraz. Chvíľu počkajte.
error-503 = Databáza klubu neodpovedá. Čo bolo uložené, je v bezpečí: skúste to o chvíľu znova.
error-other = U nás sa niečo pokazilo. Vaše žetóny a karty sú v bezpečí: vráťte sa a skúste to znova.

lobby-title = Stoly
lobby-headline = Sadnite si a hrajte
lobby-what = Poker podľa vybraných oficiálnych pravidiel: vidno, ktorý bod rozhodol.
lobby-play-holdem = Hrať hold’em
lobby-picture = Rozdanie hold’emu pri stole Cardspeak: karty, žetóny a šance každej ruky
lobby-create = Nový stôl
lobby-all = Všetky
lobby-filter = Vybrať
lobby-filter-game = Hra
lobby-filter-book = Pravidlá
lobby-filter-free = S voľným miestom
lobby-tables = Stoly
lobby-players = Obsadené miesta: { $seated } z { $seats }
lobby-sit = Sadnúť si
lobby-watch = Pozerať
lobby-back-to-table = K svojmu stolu
lobby-empty = Zatiaľ nie je otvorený žiadny stôl.
lobby-invite = Ostatní v tejto sieti vstúpia tu
bot = bot
bot-calling = Dorovnávajúci bot: iba check a call
bot-solid = Pevný bot: sila ruky, šance potu, pozícia
bot-crafty = Prefíkaný bot: strieda hru a blafuje

level-calling = Dorovnávač
level-solid = Pevný
level-crafty = Prefíkaný

account-title = Účet
account-who = Kto hrá?
account-as-guest = Hrať hneď, ako hosť
account-as-member = S heslom
account-name = Meno
account-password = Heslo (aspoň 8 znakov)
account-play-as-guest = Hrať
account-guest-hint = Hosť hrá s tréningovými žetónmi. Heslo k menu môžete pridať neskôr.
account-sign-in = Prihlásiť sa
account-register = Registrovať sa
account-sign-out = Odhlásiť sa
account-keep = Ponechať si toto meno
account-keep-hint = Zadajte heslo, aby meno a rozdania ostali vaše.
account-forget = Zabudnúť ma
account-forget-hint = Meno, heslo a nastavenia sa vymažú. Rozdania ostanú s označením, podľa ktorého nikoho nemožno spoznať.
account-forget-sure = Som si istý
account-programs = Programy
account-programs-hint = Program s tokenom si môže sadnúť a hrať vo vašom mene.
account-api-docs = Ako programy hovoria s herňou
account-token = Vytvoriť token
account-token-once = Skopírujte si ho teraz: ukáže sa iba raz.
account-new-password = Zmeniť heslo
account-new-password-hint = Všetci ostatní, ktorí sú prihlásení ako vy, sa musia prihlásiť znova.
account-old-password = Terajšie heslo
account-sessions = Kde ste prihlásení
account-some-browser = Prehliadač
account-this-browser = (tento prehliadač)
account-end = Ukončiť
account-scope-floor = vedie stoly
account-scope-direct = vedie turnaje
account-scope-link = osobný odkaz
account-scope-play = hrá
account-revoke = Odpojiť
account-label = Ako program voláte
account-may-floor = Smie aj otvárať a viesť stoly
account-may-direct = Smie aj vyhlasovať a viesť turnaje
account-scope-club = pracuje v klube
account-may-club = Smie aj to, čo robíte ako personál klubu

second-title = Druhý faktor
second-hint = Kto pracuje v klube, zadáva okrem hesla kód, ktorý ukazuje telefón. Poslúži každá overovacia aplikácia.
second-open = Druhý faktor
second-begin = Nastaviť
second-scan = Naskenujte to overovacou aplikáciou
second-scan-hint = Alebo napíšte do aplikácie písmená pod kódom. Potom zadajte kód, ktorý aplikácia ukáže, a svoje heslo.
second-code = Kód
second-confirm = Potvrdiť
second-codes = Záložné kódy
second-codes-once = Uložte si ich mimo telefónu, napríklad na papieri. Každý vás raz pustí bez telefónu. Ukazujú sa iba teraz.
second-codes-left =
    { $count ->
        [one] Ostáva { $count } záložný kód.
        [few] Ostávajú { $count } záložné kódy.
        [many] Ostáva { $count } záložného kódu.
       *[other] Ostáva { $count } záložných kódov.
    }
second-codes-new = Vytvoriť nové
second-another = Preniesť na iný telefón
second-kept = Kódy mám uložené
second-passed = V tomto prehliadači potvrdené do { $until }.
second-go-on = Pokračovať
second-end = Odchádzam od pultu
second-ask = Zadajte kód z overovacej aplikácie alebo záložný kód.
second-lost = Stratili ste telefón? Zadajte záložný kód. Ak nemáte ani tie, druhý faktor vám zruší majiteľ klubu.
second-password-first = Najprv si k menu zadajte heslo.
settings-title = Nastavenia
settings-four-colours = Štvorfarebný balíček
settings-animations = Animácie
settings-sounds = Zvuky
settings-theme = Vzhľad
settings-theme-auto = Podľa systému
settings-theme-light = Svetlý
settings-theme-dark = Tmavý

create-title = Nový stôl
create-name = Názov stola
create-name-of = Stôl hráča { $name }
create-game = Hra
create-game-search = Nájsť hru: plo, razz, mix
create-game-none = Taká hra nie je.
create-big-blind = Veľký blind alebo menšia stávka
create-buy-in = Buy-in vo veľkých blindoch
create-book = Pravidlá
create-seats = Počet miest
create-speed = Tempo
create-runs = Keď sú všetky stávky vložené
create-runs-1 = Vyloží sa jeden board
create-runs-2 = Môžu sa vyložiť dva boardy, ak všetci súhlasia
create-runs-3 = Môžu sa vyložiť až tri boardy, ak všetci súhlasia
create-all-in = Karty pri all-ine
create-all-in-open = otočia sa hneď
create-all-in-book = ako určujú pravidlá
create-straddles = Straddly sú dovolené
create-chop = Blindy sa smú vziať späť, keď všetci ostatní zložili
create-bots = Boti
create-bots-agree = Boti nedávajú straddle a chcú jeden board.
create-submit = Otvoriť stôl
speed-slow = Pomalé
speed-normal = Bežné
speed-fast = Rýchle
speed-instant = Veľmi rýchle
family-flop = So spoločnými kartami
family-stud = Stud
family-draw = S výmenou
family-mixed = Zmiešané hry

table-title = Stôl { $name }
table-paused-fault = Pri tomto stole nastala chyba: stôl má prestávku, čas nikomu nebeží a do minúty sa hra sama obnoví.
table-paused-database = Databáza neodpovedá: stôl má prestávku, čas nikomu nebeží a hra sa sama obnoví, keď sa databáza vráti.
table-paused-unreadable = Záznam tohto stola sa nedá prečítať: stôl stojí, kým sa o to nepostará správca herne; ostatné stoly hrajú ďalej.
table-board = Board
table-board-number = Board { $number }
table-runs-question = Koľko boardov sa má vyložiť? Jeden, ak všetci nesúhlasia s viacerými.
table-runs-answered = Čaká sa na ostatných. Odpoveď môžete ešte zmeniť.
table-pots = Poty
table-pot = Pot
table-main-pot = Hlavný pot
table-side-pot = Vedľajší pot { $number }
table-seat = Miesto { $number }
table-sit = Sadnúť si · { $number }
table-all-in = all-in
table-sits-out = vynecháva
table-disconnected = bez spojenia
table-waits = čaká na vstup
table-dealer-button = Button
table-wins = { $name } vyhráva { $amount }
table-waits-for-players = Čaká sa na druhého hráča
table-waits-for-penalties = Priveľa hráčov tu vynecháva rozdania pre penalizáciu: čaká sa na ďalšieho hráča alebo na to, že floor niektorú penalizáciu zruší
table-next-hand-soon = Čoskoro ďalšie rozdanie
table-actions = Čo môžete urobiť
table-in-advance = Vopred
table-choose-discards = Vyberte karty na odhodenie
table-watching = Pozeráte sa. Ak chcete hrať, vyberte si voľné miesto.
table-between = Hráte v ďalšom rozdaní.
table-floor = Floor
table-last-hand = Posledné rozdanie
table-log = Čo sa stalo
table-chat = Chat
table-say = Povedať niečo
table-send = Poslať
table-runs-out = All-in: dorozdáva sa zvyšok boardu.
table-keys = Klávesy: F fold, C check alebo call, A call čokoľvek (vopred), R raise, B suma, 1–6 veľkosti, D výmena
table-connection-lost = Spojenie sa prerušilo. Vaša ruka je v bezpečí, pripájame sa znova …
table-connection-back = Spojenie je späť.
do-fold = Fold
do-check = Check
do-call = Call { $amount }
do-bet = Bet { $amount }
do-raise-to = Raise na { $amount }
do-complete = Complete na { $amount }
do-bring-in = Bring-in { $amount }
do-show = Ukázať
do-muck = Zahodiť
do-run-1 = Jeden board
do-run-2 = Dva boardy
do-run-3 = Tri boardy
do-straddle = Straddle, keď som prvý na rade
do-chop = Vziať blind späť, keď všetci ostatní zložia
do-no-look = Raise naslepo, keď som prvý na rade
do-stand-pat = Nemeniť
do-draw = Vymeniť: { $count }
do-sit-in = Som späť
seat-own = Miesto a žetóny
seat-absence = Neprítomnosť
seat-is-away = Ste preč od stola. Vaše žetóny zostali na mieste.
seat-away-not-dealt = Žetóny zostávajú a karty vám nerozdajú, kým sa nevrátite.
seat-away-dealt = Žetóny zostávajú, karty vám rozdávajú a blindy sa stavajú ako inak.
seat-go-away = Na chvíľu odchádzam
seat-change = Iné miesto
seat-place = Miesto { $number }
seat-chips = Žetóny na stole
seat-chips-back = Kto odíde a včas sa vráti, prinesie späť všetky žetóny, ktoré si vzal.
seat-deputy-never = Nikto iný s vašimi žetónmi nehrá.
seat-deputy-elsewhere = Podľa týchto pravidiel smie s vašimi žetónmi hrať iný hráč, ak všetci súhlasia, pri živom stole: tu by musel vidieť vaše karty, a tie sa neukazujú nikomu.
seat-stacks = Stacky
seat-stacks-open = Každý stack je tu stále vidieť na žetón presne, takže o prepočítanie netreba žiadať.
seat-behind = Pri hráčovi
seat-front = Vsadené
do-wait-for-blind = Čakať na veľký blind
do-sit-out = Vynechať
do-top-up = Pridať { $amount }
do-clock = Vyžiadať čas
do-cut = Zložiť balíček
do-leave = Odísť
do-remove = Odvolať { $name } od stola
do-appoint = Vymenovať za floor: { $name }
do-close = Zatvoriť stôl
do-add-bot = Pridať bota
advance-check-fold = Check alebo fold
advance-call-any = Call čokoľvek
advance-fold = Fold
advance-call = Call { $amount }
advance-check = Check
box-in-blinds = Vo veľkých blindoch
box-blinds = BB
do-rebuy = Dokúpiť { $amount } a hrať ďalej
do-fast-forward = Dohrať rozdanie naraz
do-show-card = Ukázať { $card }
do-show-all = Ukázať všetky
table-leave-in-hand = Ste v rozdaní: kto teraz odíde, zahodí karty a čo je v banku, tam zostane. Odísť?
table-stay = Zostať
table-wins-with = { $name } vyhráva { $amount }: { $hand }
table-next-game = O { $hands } { $hands ->
    [one] rozdanie
    [few] rozdania
    [many] rozdania
   *[other] rozdaní
}: { $game }
table-next-game-now = Od nasledujúceho rozdania: { $game }
table-next-game-level = S ďalším levelom: { $game }
box-min = Min
box-max = Max
box-pot = Pot
box-slider = Veľkosť stávky
box-amount = Presná suma
label-fold = fold
label-check = check
label-call = call
label-bet = bet
label-raise = raise
label-bring = bring-in
label-draw = mení { $count }
label-pat = nemení
label-muck = zahodené
label-runs =
    { $times ->
        [one] { $times } board
        [few] { $times } boardy
        [many] { $times } boardu
       *[other] { $times } boardov
    }
log-hand = Rozdanie { $number }
log-sits = { $name } si sadá na miesto { $seat }
log-leaves = { $name } odchádza od stola
log-clock = { $name } žiada čas: { $seconds } s
log-time = Čas vypršal: miesto { $seat }
log-chopped = Blindy sa vzali späť
log-split-whole = Dohodou celý pot dostáva { $name }
log-split = Pot sa rozdelil dohodou
log-runs-wanted =
    { $times ->
        [one] Miesto { $seat }: { $times } board
        [few] Miesto { $seat }: { $times } boardy
        [many] Miesto { $seat }: { $times } boardu
       *[other] Miesto { $seat }: { $times } boardov
    }
log-game = Začína sa ďalšia hra
log-button = Losovanie buttonu: miesto { $seat }
log-cuts = Miesto { $seat } skladá ďalší balíček
log-buys = Miesto { $seat } pridáva { $chips }
log-warned = { $name } dostáva upozornenie
log-misses =
    { $n ->
        [one] { $name } vynecháva { $n } rozdanie
        [few] { $name } vynecháva { $n } rozdania
        [many] { $name } vynecháva { $n } rozdania
       *[other] { $name } vynecháva { $n } rozdaní
    }
log-disqualified = { $name }: diskvalifikácia
log-forfeits = Miesto { $seat }: odobraté žetóny { $chips }

hands-title = Moje rozdania
hands-won = výhra
hands-lost = prehra
hands-when = Kedy
hands-table = Stôl
hands-game = Hra
hands-net = Výsledok
hands-older = Staršie
hands-empty = Zatiaľ žiadne rozdania. Sadnite si a zahrajte.
hands-day = Deň
hands-every-table = Všetky
hands-star = Hviezdička
hands-starred = S hviezdičkou
hands-cards = Karty
hands-none-found = Také rozdania nie sú.
hands-count =
    { $hands ->
        [one] { $hands } rozdanie
        [few] { $hands } rozdania
        [many] { $hands } rozdania
       *[other] { $hands } rozdaní
    }
hands-without-tournaments = ; žetóny z turnajov (rozdaní: { $hands }) sa nepočítajú:
hand-number = Rozdanie { $number }
hand-first = Začiatok
hand-back = Späť
hand-next = Ďalej
hand-last = Koniec
hand-steps = Kroky rozdania
hand-step-of = Krok { $step } z { $steps }
hand-odds = Podiel na pote
hand-share = Zdieľať a stiahnuť
hand-link = Odkaz na rozdanie (iní uvidia iba ukázané karty)
hand-rules-changed = odvtedy sa pravidlá zmenili
hand-no-file = Vo formáte { $format } sa toto rozdanie zapísať nedá.
hand-can-be-checked = Toto rozdanie sa dá overiť
hand-streets = Ulice
hand-play = Prehrať
hand-pause = Pauza
hand-picture = Obrázok tohto kroku
hand-copy = Kopírovať odkaz
hand-copied = Skopírované
hand-share-exact = { $percent } %
hand-share-about = ≈ { $percent } %
hand-keys = Klávesy: ← → krok, ↑ ↓ ulica, Home a End, medzerník spustí a zastaví
deal-title = Je to rozdanie, na ktoré sa server vopred zaviazal?
deal-how = Pred každým rozdaním sa server zaviaže ku každej karte a hráči potom môžu balíček zložiť. Tu váš prehliadač overí karty, ktoré ste videli; o ostatných sa nič nedozvie.
deal-none = Pred týmto rozdaním sa server k ničomu nezaviazal, preto sa nedá overiť.
deal-back = Späť k rozdaniu
deal-script = Programy a skripty dostanú to isté na adrese
deal-needs = Na overenie treba v prehliadači JavaScript.
deal-right = Každá karta, ktorú ste videli, je tá, ku ktorej sa server pred rozdaním zaviazal.
deal-wrong = Toto nie je karta, ku ktorej sa server zaviazal. Uložte si stránku a zavolajte floora.
deal-burn = spálená
deal-board = board
deal-shown = ukázaná po rozdaní
deal-hidden = nevideli ste
deal-noted = Odtlačok balíčka je ten, ktorý si prehliadač zapísal pred rozdaním.
deal-other = Odtlačok balíčka nie je ten, ktorý si prehliadač zapísal pred rozdaním. Uložte si stránku a zavolajte floora.
deal-unnoted = Tento prehliadač pred týmto rozdaním pri stole nebol. Porovnajte odtlačok s niekým, kto bol.
deal-cuts = Skladali
deal-uncut = Tento balíček nikto neskladal.
deal-deck = Odtlačok balíčka
deal-lost = Rozdanie sa nedalo prečítať. Načítajte stránku znova.

books-title = Pravidlá
books-clauses = { $count ->
    [one] { $count } bod
    [few] { $count } body
    [many] { $count } bodu
   *[other] { $count } bodov
}
books-search = Hľadať v bodoch
books-nothing = Žiadny bod neobsahuje všetky tieto slová.

refused-password-length = Heslo má { $least } až { $most } znakov. Zvoľte iné.
refused-name-unfit = Meno má 1 až { $most } znakov. Zvoľte iné.
refused-too-many-tables = Už máte otvorených stolov: { $most }. Najprv jeden zatvorte.
refused-no-such-bot = Taký bot nie je. Vyberte zo zoznamu.
refused-no-such-game = Taká hra nie je. Vyberte zo zoznamu.
refused-no-board-to-run = V tejto hre nie je board, ktorý by sa dal vyložiť viackrát. Vyberte jeden.
refused-no-such-book = Také pravidlá nie sú. Vyberte zo zoznamu.
refused-no-such-speed = Také tempo nie je. Vyberte zo zoznamu.
refused-number-outside = Treba číslo od { $least } do { $most }.

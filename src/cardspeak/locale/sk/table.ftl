## Čo môže hráč; slová vnútri vety

option-fold = fold
option-check = check
option-call = call { $amount }
option-bet = bet { $amount }
option-raise-to = raise na { $amount }
option-complete = complete na { $amount }
option-bring-in = bring-in { $amount }
options-none = zatiaľ nič
options-allowed = Môžete: { $options }.

## Tlačidlá stola

table-fold = Fold
table-check = Check
table-call = Call { $amount }
table-call-all-in = Call { $amount } all-in
table-bet = Bet { $amount }
table-raise-to = Raise na { $amount }
table-all-in = All-in { $amount }
table-complete = Complete na { $amount }
table-bring-in = Bring-in { $amount }
table-stand-pat = Bez výmeny
table-draw =
    { $n ->
        [one] Vymeniť { $n } kartu
        [few] Vymeniť { $n } karty
        [many] Vymeniť { $n } karty
       *[other] Vymeniť { $n } kariet
    }
table-show = Ukázať
table-muck = Neukázať
table-play-the-board = Hrať board
table-check-fold = Check/fold
table-call-any = Call akejkoľvek stávky
table-check-call = Check/call
table-advance = Vopred
table-misclick = Situácia sa zmenila. Pozrite sa znova a stlačte ešte raz.
table-run-once = Jeden board
table-run-twice = Dva boardy
table-run-times =
    { $n ->
        [one] Vyložiť { $n } board
        [few] Vyložiť { $n } boardy
        [many] Vyložiť { $n } boardu
       *[other] Vyložiť { $n } boardov
    }

## Výška stávky

table-bet-amount = Suma
table-bet-slider = Výška stávky
table-bet-exact = Presná suma
table-bet-minimum = Min
table-bet-maximum = Max
table-bet-third-pot = ⅓ potu
table-bet-half-pot = ½ potu
table-bet-two-thirds-pot = ⅔ potu
table-bet-pot = Pot
table-bet-keys = Klávesy: F fold, C check alebo call, R bet alebo raise, A all-in, šípky menia sumu
table-bet-between = Od { $least } do { $most }
table-why = Prečo nie?
table-why-clause = Bod { $clause }
table-rules-say = Čo hovoria pravidlá: { $clauses }

## Miesta a hráči

table-sit-down = Sadnúť si
table-sit-here = Sadnúť si sem
table-empty-seat = Voľné miesto
table-seat-number = Miesto { $n }
table-leave = Opustiť stôl
table-leave-sure = Opustiť stôl? Vaše karty sa zahodia.
table-sit-out = Sit out
table-sit-out-next = Sit out od ďalšieho rozdania
table-back = Vrátiť sa do hry
table-top-up = Dokúpiť žetóny
table-top-up-amount = Koľko dokúpiť
table-buy-in = Buy-in
table-buy-in-between = Buy-in od { $least } do { $most }
table-wait-for-big-blind = Počkať na veľký blind
table-post-now = Vložiť blind a hrať hneď
table-owes-blinds = Dlh za zmeškané blindy: { $amount }
table-stack = Stack
table-you = Vy
table-bot = bot
table-player-bot = { $name } (bot)
table-player-sits-out = sit out
table-player-away = preč
table-player-all-in = all-in
table-player-folded = fold
table-player-waits = čaká na veľký blind
table-dealer-button = Button
table-small-blind = Malý blind
table-big-blind = Veľký blind
table-bet-in-front = { $who }: stávka { $amount }
table-seat-described = Miesto { $n }: { $who }, { $amount }

## Stred stola

table-pot = Pot { $amount }
table-main-pot = Hlavný pot { $amount }
table-side-pot = Vedľajší pot { $amount }
table-side-pot-number = Vedľajší pot { $number }: { $amount }
table-total-pot = Spolu { $amount }
table-board = Board
table-board-number = Board { $number }
table-board-empty = Na boarde zatiaľ nie sú karty
table-your-cards = Vaše karty
table-your-hand = Máte: { $hand }
table-cards-hidden =
    { $n ->
        [one] { $n } zakrytá karta
        [few] { $n } zakryté karty
        [many] { $n } zakrytej karty
       *[other] { $n } zakrytých kariet
    }
table-select-discards = Vyberte karty na výmenu
table-hand-number = Rozdanie { $number }
table-waiting-for-players = Čaká sa na hráčov. Rozdanie sa začne, keď budú pri stole dvaja.
table-next-hand = O chvíľu sa začne ďalšie rozdanie
table-paused = Hra je pozastavená

## Poradie a čas

table-your-turn = Ste na rade
table-turn-of = Na rade je { $who }
table-to-call = Na dorovnanie: { $amount }
table-seconds-left =
    { $n ->
        [one] Zostáva { $n } sekunda
        [few] Zostávajú { $n } sekundy
        [many] Zostáva { $n } sekundy
       *[other] Zostáva { $n } sekúnd
    }
table-time-bank = Časová banka
table-time-bank-left =
    { $n ->
        [one] Časová banka: { $n } sekunda
        [few] Časová banka: { $n } sekundy
        [many] Časová banka: { $n } sekundy
       *[other] Časová banka: { $n } sekúnd
    }
table-use-time-bank = Použiť časovú banku
table-call-clock = Zavolať time
table-clock-called = { $who } má zavolaný time
table-time-is-up = Čas vypršal: { $who }

## Chat, záznam, diváci

table-chat = Chat
table-chat-write = Napísať správu
table-chat-send = Poslať
table-chat-empty = Zatiaľ nikto nič nenapísal.
table-log = Záznam
table-log-empty = Zatiaľ sa nič nestalo.
table-spectators =
    { $n ->
        [one] { $n } divák
        [few] { $n } diváci
        [many] { $n } diváka
       *[other] { $n } divákov
    }
table-watching = Sledujete hru
table-last-hand = Posledné rozdanie
table-joined = { $who } si sadá k stolu, stack { $amount }
table-left = { $who } opúšťa stôl
table-sits-out = { $who } vynecháva rozdania
table-comes-back = { $who } sa vracia do hry
table-tops-up = { $who } dokupuje { $amount }
table-changes-seat = { $who } si presadá na miesto { $n }
table-leaves-after-hand = { $who } po tomto rozdaní odchádza
table-button-drawn = Prvý button má { $who }
table-game-changes = Nová hra: { $game }
table-stack-told = { $who } má { $amount }
table-bank-used = { $who } používa časovú banku
table-floor-appointed = Floor tohto stola: { $who }
table-floor-called = { $who } volá floora
table-misses-blind = { $who } vynecháva blind
table-is-closed = Stôl je zavretý
table-call-floor = Zavolať floora
table-floor-is = Floor: { $who }
table-close = Zavrieť stôl
table-invite = Pozvať: adresa tohto stola

## Spojenie

connection-lost = Spojenie sa prerušilo. Vaše miesto vám ostáva.
connection-trying = Spojenie sa obnovuje…
connection-back = Spojenie je obnovené.
connection-player-lost = { $who } stráca spojenie
connection-player-back = { $who } má opäť spojenie

## Hry a štruktúry stávok; stoja vnútri vety

game-title = { $structure } { $game }
game-holdem = hold'em
game-short-deck = short-deck hold'em
game-omaha = omaha
game-omaha-5 = päťkartová omaha
game-omaha-6 = šesťkartová omaha
game-omaha-8 = omaha hi-lo
game-omaha-5-8 = Big O
game-omaha-6-8 = šesťkartová omaha hi-lo
game-stud = sedemkartový stud
game-stud-8 = sedemkartový stud hi-lo
game-razz = razz
game-five-card-draw = päťkartový draw poker
game-deuce-to-seven-single = single draw 2–7
game-deuce-to-seven-triple = triple draw 2–7
game-ace-to-five-triple = triple draw A–5
game-badugi = badugi
rotation-horse = HORSE
rotation-8-game = mix 8 hier
rotation-dealers-choice = voľba dealera
structure-no-limit = no-limit
structure-pot-limit = pot-limit
structure-fixed-limit = fixed limit
family-flop = hry s flopom
family-stud = stud
family-draw = hry s výmenou

## Streets; stoja vnútri vety

street-preflop = preflop
street-flop = flop
street-turn = turn
street-river = river
street-third-street = third street
street-fourth-street = fourth street
street-fifth-street = fifth street
street-sixth-street = sixth street
street-seventh-street = seventh street
street-before-the-draw = pred výmenou
street-after-the-draw = po výmene
street-after-the-first-draw = po prvej výmene
street-after-the-second-draw = po druhej výmene
street-after-the-third-draw = po tretej výmene
street-draw = výmena
street-first-draw = prvá výmena
street-second-draw = druhá výmena
street-third-draw = tretia výmena
street-showdown = showdown

## Pravidlá

book-common = Bežná prax
book-basic-holdem = Základné pravidlá Texas hold'em pre začiatočníkov
book-tda-2011 = Pravidlá Tournament Directors Association (TDA), 2011, ruské vydanie
book-tda-2024 = Pravidlá Tournament Directors Association (TDA), 2024
book-fspr-training = Ruská federácia športového pokru: pravidlá tréningových hier, klub „Raise“
book-fspr-competition = Ruská federácia športového pokru: súťažné pravidlá
book-diamond-club = Pravidlá klubu Diamond Game Club

## Vklady pred rozdaním kariet, ako ich volá odmietnutie

post-small-blind = malý blind
post-big-blind = veľký blind
post-straddle = straddle
post-no-look = raise naslepo
post-post = vstupný blind
post-dead = mŕtvy blind
post-ante = ante
post-table-ante = ante za celý stôl

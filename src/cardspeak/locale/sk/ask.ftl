## Otázka floorovi a pravidlá

ask-title = Opýtať sa floora
ask-lead = Povedzte, čo sa stalo pri stole. Pravidlá povedia, čo z toho vyplýva, a vedľa stoja ostatné knihy.
ask-book = Pravidlá
ask-table = Stôl
ask-blinds = Blindy
ask-bets = Malá a veľká stávka
ask-ante = Ante
ask-event = Podujatie
ask-event-usual = Ako v pravidlách
ask-event-cash = Cash game
ask-event-tournament = Turnaj
ask-seats = Hráči v poradí rozdávania
ask-seats-hint = Ak je prázdne: najprv blindy, potom všetci v poradí, v akom konajú.
ask-middle = Uprostred rozdania
ask-street = Kolo
ask-pot = Pot doteraz
ask-board = Board
ask-turn = Na rade
ask-player = Hráč
ask-chips = Zostáva žetónov
ask-bet = Stávka pred ním
ask-cards = Karty
ask-pieces = Žetóny v hre
ask-ante-kind = Ante platí
ask-ante-each = každý
ask-ante-big-blind = veľký blind za všetkých
ask-ante-button = button za všetkých
ask-button = Button
ask-button-usual = Podľa poradia rozdávania
ask-nobody = nikto: stávky sú uzavreté
ask-up = Odkryté karty
ask-out = Mimo rozdania
ask-pots = Viac potov
ask-pots-hint = Namiesto potu vyššie: veľkosť každého a hráči, ktorí ho môžu vyhrať.
ask-pot-number = Pot
ask-pot-main = Hlavný
ask-pot-side = Vedľajší { $number }
ask-size = Veľkosť
ask-among = Hráči
ask-more = Čo ešte je známe
ask-more-hint = Po riadkoch, ako v súbore prípadov: poradie balíčka, koľko kto vložil, skoršie priestupky.
ask-story = Čo sa stalo?
ask-story-hint = Povedzte to ako pri stole, v poradí, v akom sa to stalo, v ktoromkoľvek zo štyroch jazykov. Povedané slová dajte do úvodzoviek.
ask-story-example = A zvyšuje na 1200, B dorovnáva, C skladá
ask-pick = Vybrať zo zoznamu
ask-did = Čo to bolo?
ask-who = Kto
ask-what = Koľko, aké karty, aké slová
ask-other = Koho, čie
ask-add = Pridať k príbehu
ask-needs = Povedzte, čo to bolo, a podľa potreby kto, koľko alebo koho.
ask-submit = Opýtať sa floora
ask-not-understood = Tomuto sme nerozumeli
ask-unruled = O tomto tu floor zatiaľ nerozhoduje.
ask-heard-as = Rozumieme to takto
ask-not-read = nerozumieme
ask-lost = Zatiaľ nerozumieme: { $words }
ask-all-heard = Rozumieme každému slovu.
ask-left-out = Toto sme vynechali. Ak na tom záleží, čo sa stalo?
ask-taken-for = Pochopené takto
ask-as-read = Iba to, čo sa dalo prečítať slovo za slovom
ask-not-meant = Mysleli ste niečo iné? Toto je podobné
ask-aside = Vynechané ako povedané len tak: { $words }
heard-seat = hráč
heard-act = akcia
heard-amount = suma
heard-cards = karty
heard-quote = povedané slová
heard-table = stôl
heard-word = rozumieme
heard-aside = povedané len tak
ask-did-you-mean = Mysleli ste
ask-places-needed = Vyplňte v tejto vete všetky miesta.
ask-speaks-of-it = Body, ktoré o tom hovoria
ask-choose = vyberte
ask-this-is-it = Stalo sa toto
ask-nothing-changed = Kým nie je jasné všetko, o ničom sa nerozhodne.
ask-words = Všetky vety, ktorými sa dá rozprávať
ask-in-the-book = Prečítať v pravidlách
ask-steps = Čo urobí dealer, v tomto poradí
ask-offence = Priestupok
ask-discretion = Na uváženie
ask-by = Rozhoduje
ask-refused = Nie je to dovolené
ask-begins = Rozdanie sa začína
ask-next = { $who } teraz môže: { $options }
ask-answer = Odpovedať
ask-answered = Už je známe
fact-choice = Čo si hráč vyberá?
fact-amount = Akú sumu hráč povedal?
fact-director = Ako rozhodne riaditeľ?
fact-reading = Za čo to floor považuje?
fact-one-chip = Bol to jediný žetón?
fact-first-motion = Koľko dal hráč prvým pohybom?
fact-counts = Čo podľa riaditeľa platí?
fact-binding = Je tým hráč podľa riaditeľa viazaný?
fact-heard = Boli slová stolu jasné?
fact-simultaneous = Prišli slová a žetóny naraz?
fact-unaware = Nevedel hráč o zvýšení?
fact-damaged = Poškodilo by to iného hráča?
fact-invited = Vyzval dealer hráča priskoro?
fact-next-hand-begun = Začalo sa ďalšie rozdanie?
fact-next-card = Leží už ďalšia karta na stole?
fact-in-a-break = Je prestávka?
fact-all-cards-open = Ležia všetky karty odkryté?
fact-betting-remains = Bude sa ešte stávkovať?
fact-looked = Pozrel si hráč karty?
ask-take-back = vziať späť
ask-clauses = { $count ->
    [one] Bod, z ktorého to vyplýva
    [few] Body, z ktorých to vyplýva
    [many] Body, z ktorých to vyplýva
   *[other] Body, z ktorých to vyplýva
}
ask-change = Zmeniť otázku
ask-link = Odkaz, ktorý to uchová
ask-rulings = Rozhodnutia v tomto príbehu
ask-followed = Čo nasledovalo
ask-stands = Ako stojí rozdanie
ask-others = Ostatné pravidlá
ask-asks = Najprv sa pýtajú
ask-alike = To isté hovoria
ask-examples = Napríklad
ask-example-chip = Dva žetóny po 1000 do raisu na 1200
ask-example-flop = Flop zo štyroch kariet
ask-example-turn = Turn príde skôr, než konali všetci
ask-example-string = Raise dvoma pohybmi
ask-example-muck = Karty sa dotknú mucku
ask-example-boxed = Karta leží v balíčku lícom nahor

## Čo sa mohlo stať: vyberá sa zo zoznamu

offers-actions = Akcie
offers-words = Slová a žetóny
offers-deal = Rozdávanie
offers-board = Board
offers-hands = Karty hráčov
offers-deck = Balíček
offers-time = Čas
offer-fold = folduje
offer-check = checkuje
offer-call = dorovnáva
offer-bet = stavia
offer-raise = zvyšuje na
offer-all-in = ide all-in
offer-asks-bet = pýta sa, koľko je stávka
offer-dealer-tells = dealer povie sumu
offer-card-exposed = dealer odhalí kartu hráča
offer-flop = flop je
offer-turn = turn je
offer-river = river je
offer-flop-before = flop príde skôr, než niekto konal
offer-turn-before = turn príde skôr, než niekto konal
offer-river-before = river príde skôr, než niekto konal
offer-card-off-table = karta spadne zo stola
offer-exposes-cards = ukáže karty počas rozdania
offer-shows-one = ukáže kartu len jednému hráčovi
offer-shows = ukazuje karty
offer-mucks = zahadzuje karty
offer-missing = chýba karta

## Pravidlá

books-search-all = Hľadať vo všetkých bodoch všetkých pravidiel
books-found = { $count ->
    [one] { $count } bod
    [few] { $count } body
    [many] { $count } bodu
   *[other] { $count } bodov
}
book-proofs = Čo sa vynucuje a čo to dokazuje
book-points = Na čo odpovedá
book-points-hint = Všetky otázky, na ktoré musia pravidlá odpovedať, a čo hovorí táto kniha; kde mlčí, platí kniha pod ňou.
book-points-search = Hľadať v otázkach
book-beside = Porovnať s
book-beside-title = Dve knihy pravidiel vedľa seba
book-compare = Porovnať
book-differences = { $count ->
    [one] Na { $count } otázku odpovedajú rôzne.
    [few] Na { $count } otázky odpovedajú rôzne.
    [many] Na { $count } otázky odpovedajú rôzne.
   *[other] Na { $count } otázok odpovedajú rôzne.
}
book-alike = Obe knihy odpovedajú na všetko rovnako.
book-topic = Téma
book-status = Stav
book-cases = prípady
book-case = Prehrať prípad:
book-cases-of = { $count ->
    [one] { $count } prípad
    [few] { $count } prípady
    [many] { $count } prípadu
   *[other] { $count } prípadov
}
book-when = kde platí: { $when }
status-enforced = vynútené
status-ruled = rozhoduje floor
status-run = riadi stôl
status-offence = priestupok
status-shown = zobrazené
status-open = otvorené
status-enforced-means = Engine hrá takto a nič iné nedovolí.
status-ruled-means = Takto rozhodne floor, keď sa ho pýtajú.
status-run-means = Takto sa vedie stôl.
status-offence-means = Je známe, že ide o priestupok a čo stojí.
status-shown-means = Text na čítanie, nie je o čom rozhodovať.
status-open-means = Ešte nie je hotové.

## On the command line

book-reading = Výklad:
rule-refused = zamietnuté: { $what }
rule-allowed = dovolené: { $what }
rule-unruled = bez rozhodnutia
rule-costs = { $offence } – penalizácia: { $sanction }
rule-asks = opýtať sa: { $question }
rule-left = na uváženie: { $by }. { $what }
rule-in-story = udalosť číslo { $number }: { $ruling }
rule-taken-for = Pochopené takto: { $story }
rule-perhaps = Možno ste mysleli niektoré z týchto; takto povedané sa dá rozhodnúť:
rule-otherwise = { $book } rozhoduje inak: { $ruling }

## Pravidlá na papieri

print-contents = Obsah
print-stands = Kde tieto pravidlá mlčia, platia:
print-deviations = Odchýlky od: { $book }
print-instead = namiesto:
print-below = Platí aj: { $book }
print-below-hint = Ustanovenia, ktoré rozhodujú o tom, o čom pravidlá vyššie mlčia.
print-book = Vytlačiť
diff-more = { $count ->
    [one] a ešte { $count } prípad
    [few] a ešte { $count } prípady
    [many] a ešte { $count } prípadu
   *[other] a ešte { $count } prípadov
}
diff-summary = Otázok s inou odpoveďou: { $questions }. Prípadov s iným výsledkom: { $cases }.

## What was typed and not understood

talk-so-far = Až potiaľ rozumieme: { $understood }.
talk-perhaps = Možno: { $nearest }.

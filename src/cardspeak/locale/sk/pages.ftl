## Čo je na každej stránke

page-title = Cardspeak
page-tagline = Pokrová herňa, ktorá pozná pravidlá
page-skip-to-content = Preskočiť na obsah
page-menu = Menu
page-lobby = Lobby
page-my-hands = Moje rozdania
page-settings = Nastavenia
page-help = Pomoc
page-back = Späť
page-cancel = Zrušiť
page-save = Uložiť
page-close = Zavrieť
page-yes = Áno
page-no = Nie
page-loading = Načítava sa…
page-copied = Skopírované
page-copy-link = Skopírovať odkaz
page-language = Jazyk
page-play-money = Len cvičné žetóny: nemajú hodnotu peňazí
page-version = Cardspeak { $version }
page-rules-by = Pravidlá: { $book }

## Oznamy a chyby

notice-plain-http = Miestnosť beží vo vašej sieti cez obyčajné HTTP. Zvoľte si heslo, ktoré inde nepoužívate.
notice-join-by-phone = Ak chcete hrať cez telefón, otvorte { $address } alebo naskenujte kód.
notice-qr-code = QR kód s adresou tejto miestnosti
notice-no-script = Stôl potrebuje JavaScript. Zapnite ho v prehliadači.
error-not-found = Táto stránka neexistuje. Vráťte sa do lobby.
error-forbidden = Táto stránka pre vás nie je prístupná. Prihláste sa alebo sa vráťte do lobby.
error-server = U nás sa niečo pokazilo. Hra je uložená; obnovte stránku.
error-busy = Miestnosť je zaneprázdnená. Skúste to o chvíľu.
error-field-missing = Vyplňte toto pole.
error-number = Zadajte celé číslo.
error-between = Zadajte číslo od { $least } do { $most }.
error-name-length = Meno má mať { $least } až { $most } znakov.
error-password-length =
    { $least ->
        [one] Heslo má mať aspoň { $least } znak.
        [few] Heslo má mať aspoň { $least } znaky.
        [many] Heslo má mať aspoň { $least } znaku.
       *[other] Heslo má mať aspoň { $least } znakov.
    }
error-passwords-differ = Heslá sa nezhodujú.

## Lobby

lobby-title = Lobby
lobby-tables =
    { $n ->
        [one] { $n } stôl
        [few] { $n } stoly
        [many] { $n } stola
       *[other] { $n } stolov
    }
lobby-players-of = Hráči: { $n } z { $m }
lobby-players =
    { $n ->
        [one] { $n } hráč
        [few] { $n } hráči
        [many] { $n } hráča
       *[other] { $n } hráčov
    }
lobby-bots =
    { $n ->
        [one] { $n } bot
        [few] { $n } boti
        [many] { $n } bota
       *[other] { $n } botov
    }
lobby-empty = Zatiaľ tu nie sú stoly. Založte prvý.
lobby-nothing-found = Filtru nevyhovuje žiadny stôl. Zmeňte ho alebo založte stôl.
lobby-filter = Filter
lobby-filter-all = Všetky hry
lobby-filter-free-seats = Len s voľnými miestami
lobby-column-table = Stôl
lobby-column-game = Hra
lobby-column-stakes = Stávky
lobby-column-book = Pravidlá
lobby-column-seats = Miesta
lobby-column-players = Hráči
lobby-create = Založiť stôl
lobby-sit-down = Sadnúť si
lobby-watch = Sledovať
lobby-full = Plný stôl
lobby-play-now = Hrať hneď
lobby-stakes-blinds = { $small }/{ $big }
lobby-stakes-limit = limit { $small }/{ $big }
lobby-welcome = Vitajte, { $name }

## Nový stôl

create-title = Nový stôl
create-name = Názov stola
create-game = Hra
create-rotation = Striedanie hier
create-structure = Štruktúra stávok
create-stakes = Stávky
create-small-blind = Malý blind
create-big-blind = Veľký blind
create-ante = Ante
create-bring-in = Bring-in
create-small-bet = Nižšia stávka
create-big-bet = Vyššia stávka
create-buy-in = Buy-in
create-buy-in-least = Najnižší buy-in
create-buy-in-most = Najvyšší buy-in
create-book = Pravidlá
create-seats = Miesta
create-bots = Boti
create-bot-level = Úroveň botov
create-speed = Čas na akciu
create-speed-slow = Pomaly
create-speed-normal = Bežne
create-speed-fast = Rýchlo
create-speed-seconds =
    { $n ->
        [one] { $n } sekunda
        [few] { $n } sekundy
        [many] { $n } sekundy
       *[other] { $n } sekúnd
    }
create-time-bank = Časová banka
create-bot-pause = Boti pred akciou rozmýšľajú
create-floor = Floor stola
create-password = Heslo stola (môže byť prázdne)
create-submit = Založiť stôl

bot-level-calling = jednoduchý: všetko dorovnáva, aby videl karty
bot-level-solid = spoľahlivý: hrá dobré ruky a počíta šance potu
bot-level-crafty = prefíkaný: strieda štýl a blufuje
bot-name = { $name } (bot)

## Odohrané rozdania

history-title = Moje rozdania
history-hands =
    { $n ->
        [one] { $n } rozdanie
        [few] { $n } rozdania
        [many] { $n } rozdania
       *[other] { $n } rozdaní
    }
history-search = Hľadať
history-search-hint = Hra, stôl, hráč alebo číslo
history-empty = Ešte ste neodohrali žiadne rozdanie. Sadnite si k stolu.
history-nothing-found = Nič sa nenašlo. Zmeňte hľadanie.
history-number = Rozdanie { $number }
history-column-number = Číslo
history-column-when = Kedy
history-column-game = Hra
history-column-table = Stôl
history-column-cards = Karty
history-column-result = Výsledok
history-won = Výhra { $amount }
history-lost = Prehra { $amount }
history-even = Na nule
history-last-hand = Posledné rozdanie
history-replay = Prehrať záznam
history-share = Zdieľať
history-share-hint = Kto otvorí tento odkaz, uvidí len karty, ktoré sa ukázali.
history-download-phh = Stiahnuť ako PHH
history-download-ohh = Stiahnuť ako Open Hand History
history-older = Staršie
history-newer = Novšie

## Prehrávanie rozdania

replay-title = Prehrávanie rozdania { $number }
replay-first = Na začiatok
replay-back = O krok späť
replay-forward = O krok vpred
replay-last = Na koniec
replay-play = Spustiť
replay-pause = Pozastaviť
replay-speed = Rýchlosť
replay-step = Krok { $n } z { $m }
replay-pot = Pot { $amount }
replay-odds = Šance
replay-odds-of = { $who }: { $percent } %
replay-odds-unknown = Na výpočet šancí treba aspoň dve známe ruky.
replay-to-table = Späť k stolu

## Účet

account-sign-in = Prihlásiť sa
account-sign-out = Odhlásiť sa
account-register = Zaregistrovať sa
account-name = Meno
account-password = Heslo
account-password-again = Heslo ešte raz
account-old-password = Staré heslo
account-new-password = Nové heslo
account-change-password = Zmeniť heslo
account-password-changed = Heslo je zmenené.
account-guest = Hrať ako hosť
account-guest-name = Vaše meno pri stole
account-guest-hint = Hosť hrá pri cvičných stoloch a heslo nepotrebuje.
account-no-account = Ešte nemáte účet?
account-have-account = Už máte účet?
account-signed-in-as = Ste prihlásení ako { $name }
account-signed-out = Ste odhlásení.
account-delete = Zmazať môj účet
account-delete-sure = Zmazať účet? Vaše rozdania ostanú, ale bez mena.
account-tokens = Prístup pre programy
account-token-new = Nový token
account-token-once = Token si skopírujte teraz, znova sa nezobrazí.
account-token-revoke = Zrušiť platnosť

## Nastavenia

settings-title = Nastavenia
settings-four-colour-deck = Štvorfarebný balíček
settings-two-colour-deck = Dvojfarebný balíček
settings-deck = Balíček
settings-animations = Animácie
settings-sounds = Zvuky
settings-volume = Hlasitosť
settings-theme = Vzhľad
settings-theme-light = Svetlý
settings-theme-dark = Tmavý
settings-theme-system = Podľa zariadenia
settings-language = Jazyk
settings-amounts = Sumy
settings-amounts-chips = V žetónoch
settings-amounts-big-blinds = Vo veľkých blindoch
settings-confirm-all-in = Pred all-inom sa opýtať
settings-auto-muck = Neukazovať prehrané ruky
settings-saved = Uložené.

## Na konci stránky

footer-about = O programe
footer-rules = Pravidlá
footer-api = Pre programy
footer-licence = Slobodný softvér pod licenciou MIT
footer-keys = Klávesy

## Záznam rozdania, v prítomnom čase

event-hand-begun = Nové rozdanie: { $game }.
event-spot-set = Rozdanie sa začína uprostred: { $game }.
event-posts-small-blind = { $who } vkladá malý blind { $amount }
event-posts-big-blind = { $who } vkladá veľký blind { $amount }
event-posts-straddle = { $who } dáva straddle { $amount }
event-posts-no-look = { $who } navyšuje naslepo, vkladá { $amount }
event-posts-post = { $who } vkladá vstupný blind { $amount }
event-posts-dead = { $who } vkladá mŕtvy blind { $amount }
event-posts-ante = { $who } vkladá ante { $amount }
event-posts-table-ante = { $who } vkladá ante { $amount } za celý stôl
event-antes = Všetci vkladajú ante { $amount }
event-all-in = { $said } a je all-in
event-street = *** { $street } ***
event-street-cards = *** { $street } *** { $cards }
event-street-board = *** { $street }, board { $number } *** { $cards }
event-dealt = { $who } dostáva: { $cards }
event-brings-in = { $who } vkladá bring-in { $amount }
event-completes-to = { $who } dáva complete na { $amount }
event-checks = { $who } checkuje
event-calls = { $who } dorovnáva { $amount }
event-bets = { $who } vsádza { $amount }
event-raises-to = { $who } navyšuje na { $amount }
event-folds = { $who } folduje
event-exposes = { $who } ukazuje karty počas rozdania: { $cards }
event-uncalled-returned = { $who } dostáva späť nedorovnanú stávku { $amount }
event-draws =
    { $n ->
        [one] { $who } mení { $n } kartu
        [few] { $who } mení { $n } karty
        [many] { $who } mení { $n } karty
       *[other] { $who } mení { $n } kariet
    }
event-stands-pat = { $who } hrá bez výmeny
event-cards-asked = Dealer má povedať, ktoré karty rozdal: { $street }
event-shuffle-asked =
    { $cards ->
        [one] Na nový balíček treba zamiešať { $cards } kartu
        [few] Na nový balíček treba zamiešať { $cards } karty
        [many] Na nový balíček treba zamiešať { $cards } karty
       *[other] Na nový balíček treba zamiešať { $cards } kariet
    }
event-reshuffled = Balíček sa minul: odhodené karty sa zamiešali a rozdáva sa z nich
event-runs-asked =
    { $times ->
        [one] Hráči sa môžu dohodnúť najviac na { $times } boarde
        [few] Hráči sa môžu dohodnúť najviac na { $times } boardoch
        [many] Hráči sa môžu dohodnúť najviac na { $times } boardu
       *[other] Hráči sa môžu dohodnúť najviac na { $times } boardoch
    }
event-runs-agreed =
    { $times ->
        [one] Vyloží sa { $times } board
        [few] Vyložia sa { $times } boardy
        [many] Vyloží sa { $times } boardu
       *[other] Vyloží sa { $times } boardov
    }
event-showdown = *** Showdown ***
event-shows = { $who } ukazuje { $cards }
event-shows-made = { $who } ukazuje { $cards } – { $hand }
event-mucks = { $who } neukazuje karty
event-plays-board = { $who } hrá board
event-winners-asked =
    { $pots ->
        [one] Dealer má určiť víťazov: { $pots } pot
        [few] Dealer má určiť víťazov: { $pots } poty
        [many] Dealer má určiť víťazov: { $pots } potu
       *[other] Dealer má určiť víťazov: { $pots } potov
    }
event-raked = Rake podniku: { $amount }
event-wins = { $who } vyhráva { $amount }
event-wins-main = { $who } vyhráva { $amount } z hlavného potu
event-wins-side = { $who } vyhráva { $amount } z vedľajšieho potu
event-wins-side-number = { $who } vyhráva { $amount } z vedľajšieho potu { $number }
event-detail = { $said } ({ $details })
event-detail-high = high
event-detail-low = low
event-detail-split = delený pot
event-detail-odd-chip = s nepárnym žetónom
event-detail-board = board { $number }
event-hand-ended = Rozdanie sa skončilo.
event-pot-told = { $who } sa pýta, koľko je v pote: { $amount }
event-bet-told = { $who } sa pýta, koľko sa vsadilo: { $amount }
event-pot-spread = { $who } žiada rozložiť pot
event-bets-gathered = { $who } žiada stiahnuť stávky
event-rabbit = Dotočený board: { $cards }
event-hand-seen = { $who } si dáva ukázať ruku hráča { $target }: { $cards }
event-hand-dead = Ruka hráča { $who } je mŕtva
event-hand-back = Ruka hráča { $who } je späť v hre
event-raise-barred = { $who } túto stávku nesmie navýšiť
event-bets-returned = { $who } dostáva späť { $amount }
event-bets-corrected = Stávka je opravená na { $amount } pre všetkých, ktorí ju dali alebo dorovnali
event-chips-removed = Žetóny hráča { $who } idú z hry: { $amount }
event-chips-next-pot = Žetóny hráča { $who } idú do ďalšieho potu: { $amount }
event-card-replaced = Karta hráča { $who } je vymenená
event-card-replaced-by = Karta hráča { $who } je vymenená: { $cards }
event-stub-shuffled = Zvyšok balíčka je zamiešaný
event-cards-laid = Karty sú opravené podľa rozhodnutia flooru
event-betting-frozen = V tomto kole už nikto nesmie staviť viac ako najvyššiu stávku
event-betting-reopened = V stávkach sa pokračuje tam, kde sa skončilo
event-chips-stayed = { $amount }, ktoré { $who } vložil predčasne, ostávajú v hre
event-counted-all-in = { $who } sa do konca kola považuje za all-in
event-award-taken-back = Pot sa berie späť
event-deal-voided = Rozdanie je neplatné: všetci dostávajú späť svoje žetóny

## Na čo rozdanie čaká; stojí uprostred vety

stage-posting = vkladajú sa blindy
stage-due = o chvíľu prídu ďalšie karty
stage-dealt = karty sú práve rozdané
stage-betting = prebiehajú stávky
stage-drawing = prebieha výmena
stage-dictating = dealer má povedať, ktoré karty rozdal
stage-shuffling = mieša sa balíček
stage-runs = hráči sa dohadujú, koľko boardov sa vyloží
stage-showdown = prebieha showdown
stage-naming = dealer má určiť víťazov
stage-over = rozdanie sa skončilo

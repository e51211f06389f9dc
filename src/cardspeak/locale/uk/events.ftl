## Протокол роздачі, у теперішньому часі

event-hand-begun = Нова роздача: { $game }.
event-spot-set = Роздача починається з середини: { $game }.
event-posts-small-blind = { $who } ставить малий блайнд { $amount }
event-posts-big-blind = { $who } ставить великий блайнд { $amount }
event-posts-straddle = { $who } ставить страддл { $amount }
event-posts-no-look = { $who } підвищує наосліп, ставить { $amount }
event-posts-post = { $who } ставить гостьовий блайнд { $amount }
event-posts-dead = { $who } ставить мертвий блайнд { $amount }
event-posts-ante = { $who } ставить анте { $amount }
event-posts-table-ante = { $who } ставить анте { $amount } за весь стіл
event-antes = Усі ставлять анте { $amount }
event-all-in = { $said } — ол-ін
event-street = *** { $street } ***
event-street-cards = *** { $street } *** { $cards }
event-street-board = *** { $street }, борд { $number } *** { $cards }
event-dealt = { $who } отримує: { $cards }
event-brings-in = { $who } ставить бринг-ін { $amount }
event-completes-to = { $who } робить компліт до { $amount }
event-checks = { $who } каже чек
event-calls = { $who } колує { $amount }
event-bets = { $who } ставить { $amount }
event-raises-to = { $who } підвищує до { $amount }
event-folds = { $who } пасує
event-exposes = { $who } показує карти під час роздачі: { $cards }
event-uncalled-returned = { $who } отримує назад неприйняту ставку { $amount }
event-draws =
    { $n ->
        [one] { $who } міняє { $n } карту
        [few] { $who } міняє { $n } карти
       *[many] { $who } міняє { $n } карт
    }
event-stands-pat = { $who } грає без обміну
event-cards-asked = Дилер має назвати роздані карти: { $street }
event-shuffle-asked =
    { $cards ->
        [one] Для нової колоди треба перетасувати { $cards } карту
        [few] Для нової колоди треба перетасувати { $cards } карти
       *[many] Для нової колоди треба перетасувати { $cards } карт
    }
event-reshuffled = Колода закінчилася: скинуті карти перетасовано, і їх роздають знову
event-runs-asked =
    { $times ->
        [one] Гравці можуть домовитися та здати до { $times } борду
        [few] Гравці можуть домовитися та здати до { $times } бордів
       *[many] Гравці можуть домовитися та здати до { $times } бордів
    }
event-runs-agreed =
    { $times ->
        [one] Здається { $times } борд
        [few] Здаються { $times } борди
       *[many] Здається { $times } бордів
    }
event-showdown = *** Розкриття ***
event-shows = { $who } показує { $cards }
event-shows-made = { $who } показує { $cards } – { $hand }
event-mucks = { $who } не показує карти
event-plays-board = { $who } грає борд
event-winners-asked =
    { $pots ->
        [one] Дилер має назвати переможців: { $pots } банк
        [few] Дилер має назвати переможців: { $pots } банки
       *[many] Дилер має назвати переможців: { $pots } банків
    }
event-raked = Рейк закладу: { $amount }
event-wins = { $who } виграє { $amount }
event-wins-main = { $who } виграє { $amount } з основного банку
event-wins-side = { $who } виграє { $amount } з побічного банку
event-wins-side-number = { $who } виграє { $amount } з побічного банку { $number }
event-detail = { $said } ({ $details })
event-detail-high = хай
event-detail-low = лоу
event-detail-split = поділ банку
event-detail-odd-chip = з непарною фішкою
event-detail-board = борд { $number }
event-hand-ended = Роздачу завершено.
event-pot-told = { $who } запитує, скільки в банку: { $amount }
event-bet-told = { $who } запитує, скільки поставлено: { $amount }
event-pot-spread = { $who } просить розкласти банк
event-bets-gathered = { $who } просить зібрати ставки
event-rabbit = Докрутка: { $cards }
event-hand-seen = { $who } просить показати руку гравця { $target }: { $cards }
event-hand-dead = Рука гравця { $who } мертва
event-hand-back = Рука гравця { $who } знову у грі
event-raise-barred = { $who }: рейз цієї ставки неможливий
event-bets-returned = { $who } отримує назад { $amount }
event-bets-corrected = Ставку виправлено до { $amount } для всіх, хто її зробив або зрівняв
event-chips-removed = Фішки гравця { $who } виходять із гри: { $amount }
event-chips-next-pot = Фішки гравця { $who } переходять до наступного банку: { $amount }
event-card-replaced = Карту гравця { $who } замінено
event-card-replaced-by = Карту гравця { $who } замінено: { $cards }
event-stub-shuffled = Залишок колоди перетасовано
event-cards-laid = Карти на столі виправлено за рішенням флору
event-betting-frozen = У цьому колі не можна ставити більше за найвищу ставку
event-betting-reopened = Торги тривають із того місця, де були
event-chips-stayed = { $amount }, поставлені раніше черги, лишаються в грі: { $who }
event-counted-all-in = { $who } до кінця кола вважається ол-ін
event-award-taken-back = Банк повернуто на стіл
event-deal-voided = Роздача недійсна: усі отримують назад свої фішки

## На що чекає роздача; стоїть у середині речення

stage-posting = ставляться блайнди
stage-due = зараз вийдуть наступні карти
stage-dealt = карти щойно роздано
stage-betting = тривають торги
stage-drawing = триває обмін
stage-dictating = дилер має назвати роздані карти
stage-shuffling = тасується колода
stage-runs = гравці домовляються, скільки бордів здавати
stage-showdown = триває розкриття
stage-naming = дилер має назвати переможців
stage-over = роздачу завершено

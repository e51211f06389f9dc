## Протокол раздачи, в настоящем времени

event-hand-begun = Новая раздача: { $game }.
event-spot-set = Раздача начинается с середины: { $game }.
event-posts-small-blind = { $who } ставит малый блайнд { $amount }
event-posts-big-blind = { $who } ставит большой блайнд { $amount }
event-posts-straddle = { $who } ставит страддл { $amount }
event-posts-no-look = { $who } повышает втёмную, ставит { $amount }
event-posts-post = { $who } ставит гостевой блайнд { $amount }
event-posts-dead = { $who } ставит мёртвый блайнд { $amount }
event-posts-ante = { $who } ставит анте { $amount }
event-posts-table-ante = { $who } ставит анте { $amount } за весь стол
event-antes = Все ставят анте { $amount }
event-all-in = { $said } — олл-ин
event-street = *** { $street } ***
event-street-cards = *** { $street } *** { $cards }
event-street-board = *** { $street }, борд { $number } *** { $cards }
event-dealt = { $who } получает: { $cards }
event-brings-in = { $who } ставит бринг-ин { $amount }
event-completes-to = { $who } делает комплит до { $amount }
event-checks = { $who } говорит чек
event-calls = { $who } коллирует { $amount }
event-bets = { $who } ставит { $amount }
event-raises-to = { $who } повышает до { $amount }
event-folds = { $who } пасует
event-exposes = { $who } показывает карты во время раздачи: { $cards }
event-uncalled-returned = { $who } получает назад неуравненную ставку { $amount }
event-draws =
    { $n ->
        [one] { $who } меняет { $n } карту
        [few] { $who } меняет { $n } карты
       *[many] { $who } меняет { $n } карт
    }
event-stands-pat = { $who } играет без обмена
event-cards-asked = Дилер должен назвать сданные карты: { $street }
event-shuffle-asked =
    { $cards ->
        [one] Для новой колоды нужно перетасовать { $cards } карту
        [few] Для новой колоды нужно перетасовать { $cards } карты
       *[many] Для новой колоды нужно перетасовать { $cards } карт
    }
event-reshuffled = Колода закончилась: сброшенные карты перетасованы и сдаются снова
event-runs-asked =
    { $times ->
        [one] Игроки могут договориться и сдать до { $times } борда
        [few] Игроки могут договориться и сдать до { $times } бордов
       *[many] Игроки могут договориться и сдать до { $times } бордов
    }
event-runs-agreed =
    { $times ->
        [one] Сдаётся { $times } борд
        [few] Сдаются { $times } борда
       *[many] Сдаётся { $times } бордов
    }
event-showdown = *** Вскрытие ***
event-shows = { $who } показывает { $cards }
event-shows-made = { $who } показывает { $cards } – { $hand }
event-mucks = { $who } не показывает карты
event-plays-board = { $who } играет борд
event-winners-asked =
    { $pots ->
        [one] Дилер должен назвать победителей: { $pots } банк
        [few] Дилер должен назвать победителей: { $pots } банка
       *[many] Дилер должен назвать победителей: { $pots } банков
    }
event-raked = Рейк заведения: { $amount }
event-wins = { $who } выигрывает { $amount }
event-wins-main = { $who } выигрывает { $amount } из основного банка
event-wins-side = { $who } выигрывает { $amount } из побочного банка
event-wins-side-number = { $who } выигрывает { $amount } из побочного банка { $number }
event-detail = { $said } ({ $details })
event-detail-high = хай
event-detail-low = лоу
event-detail-split = делёж банка
event-detail-odd-chip = с нечётной фишкой
event-detail-board = борд { $number }
event-hand-ended = Раздача окончена.
event-pot-told = { $who } спрашивает, сколько в банке: { $amount }
event-bet-told = { $who } спрашивает, сколько поставлено: { $amount }
event-pot-spread = { $who } просит разложить банк
event-bets-gathered = { $who } просит собрать ставки
event-rabbit = Докрутка: { $cards }
event-hand-seen = { $who } просит показать руку игрока { $target }: { $cards }
event-hand-dead = Рука игрока { $who } мертва
event-hand-back = Рука игрока { $who } снова в игре
event-raise-barred = { $who }: рейз этой ставки невозможен
event-bets-returned = { $who } получает назад { $amount }
event-bets-corrected = Ставка исправлена до { $amount } для всех, кто её сделал или уравнял
event-chips-removed = Фишки игрока { $who } выходят из игры: { $amount }
event-chips-next-pot = Фишки игрока { $who } переходят в следующий банк: { $amount }
event-card-replaced = Карту игрока { $who } заменили
event-card-replaced-by = Карту игрока { $who } заменили: { $cards }
event-stub-shuffled = Остаток колоды перетасован
event-cards-laid = Карты на столе исправлены по решению флора
event-betting-frozen = В этом круге нельзя ставить больше самой высокой ставки
event-betting-reopened = Торговля продолжается с того места, где была
event-chips-stayed = { $amount }, поставленные раньше очереди, остаются в игре: { $who }
event-counted-all-in = { $who } до конца круга считается олл-ин
event-award-taken-back = Банк возвращён на стол
event-deal-voided = Раздача недействительна: все получают назад свои фишки

## Чего ждёт раздача; стоит в середине предложения

stage-posting = ставятся блайнды
stage-due = сейчас выйдут следующие карты
stage-dealt = карты только что розданы
stage-betting = идёт торговля
stage-drawing = идёт обмен
stage-dictating = дилер должен назвать сданные карты
stage-shuffling = тасуется колода
stage-runs = игроки договариваются, сколько бордов сдавать
stage-showdown = идёт вскрытие
stage-naming = дилер должен назвать победителей
stage-over = раздача окончена

## What may be told, phrase by phrase: capitals are its places, each `…-with-…` the sentence with an optional one

told-seat-carries-a-weapon = { $SEAT } носит оружие
told-seat-checks = { $SEAT } говорит чек
told-seat-calls = { $SEAT } коллирует
told-seat-calls-with-amount = { $SEAT } коллирует: { $AMOUNT }
told-seat-damages-the-furniture-equipment = { $SEAT } портит мебель или оборудование
told-seat-folds = { $SEAT } пасует
told-seat-bets = { $SEAT } делает бет
told-seat-bets-with-amount = { $SEAT } ставит { $AMOUNT }
told-seat-bets-amount-without-looking = { $SEAT } ставит { $AMOUNT } не глядя
told-seat-mixes-cash-and-tournament-chips = { $SEAT } смешивает фишки кэш-игры и турнира
told-seat-puts-cash-money-on-the-table = { $SEAT } кладёт деньги на стол
told-seat-passes-amount-to-other = { $SEAT } передаёт { $AMOUNT } игроку { $OTHER }
told-seat-passes-chips-to-other = { $SEAT } передаёт фишки игроку { $OTHER }
told-seat-acts-away-from-his-seat = { $SEAT } действует не со своего места
told-seat-plays-at-two-tables = { $SEAT } играет за двумя столами
told-seat-plays-two-seats-hands = { $SEAT } играет на двух местах
told-seat-carries-chips-away-from-the-table = { $SEAT } уносит фишки со стола
told-a-spectator-comments-on-the-play-hand = зритель комментирует игру
told-a-spectator-tells-seat-what-to-do = зритель подсказывает игроку { $SEAT }
told-a-spectator-stands-between-the-players = зритель стоит между игроками
told-seat-gives-sells-his-ticket-to-other = { $SEAT } отдаёт свой билет игроку { $OTHER }
told-seat-raises-re-raises-to-amount = { $SEAT } повышает до { $AMOUNT }
told-seat-makes-it-amount = { $SEAT } делает { $AMOUNT }
told-seat-raises-re-raises-to-amount-without-looking = { $SEAT } повышает до { $AMOUNT } не глядя
told-seat-raises-re-raises-by-amount = { $SEAT } повышает на { $AMOUNT }
told-seat-raises-re-raises = { $SEAT } повышает
told-seat-bets-the-least = { $SEAT } делает бет: { $LEAST }
told-seat-raises-re-raises-the-least = { $SEAT } повышает: { $LEAST }
told-seat-bets-pot = { $SEAT } ставит размер банка
told-seat-raises-re-raises-pot = { $SEAT } повышает на размер банка
told-seat-all-in = { $SEAT } идёт олл-ин
told-seat-all-in-with-amount = { $SEAT } идёт олл-ин на { $AMOUNT }
told-seat-is-goes-moves-all-in = { $SEAT } идёт олл-ин
told-seat-is-goes-moves-all-in-with-amount = { $SEAT } идёт олл-ин на { $AMOUNT }
told-seat-move-all-in = { $SEAT } идёт олл-ин ({ $MOVE })
told-seat-move-all-in-with-amount = { $SEAT } идёт олл-ин на { $AMOUNT } ({ $MOVE })
told-seat-posts-amount = { $SEAT } вносит { $AMOUNT }
told-seat-posts-amount-with-live = { $SEAT } вносит { $AMOUNT } ({ $LIVE })
told-seat-posts-his-blind = { $SEAT } ставит { $BLIND }
told-seat-posts-his-blind-with-amount = { $SEAT } ставит { $BLIND }: { $AMOUNT }
told-seat-antes-amount = { $SEAT } ставит анте { $AMOUNT }
told-seat-straddles = { $SEAT } ставит страддл
told-seat-straddles-with-amount = { $SEAT } ставит страддл { $AMOUNT }
told-seat-brings-in-it-in = { $SEAT } ставит бринг-ин
told-seat-brings-in-it-in-with-amount = { $SEAT } ставит бринг-ин { $AMOUNT }
told-seat-completes = { $SEAT } делает комплит
told-seat-completes-with-amount = { $SEAT } делает комплит до { $AMOUNT }
told-seat-draws-number = { $NUMBER ->
    [one] { $SEAT } меняет { $NUMBER } карту
    [few] { $SEAT } меняет { $NUMBER } карты
   *[many] { $SEAT } меняет { $NUMBER } карт
}
told-seat-draws-number-cards = { $NUMBER ->
    [one] { $SEAT } меняет { $NUMBER } карту: { $CARDS }
    [few] { $SEAT } меняет { $NUMBER } карты: { $CARDS }
   *[many] { $SEAT } меняет { $NUMBER } карт: { $CARDS }
}
told-seat-discards-cards = { $SEAT } сбрасывает и меняет { $CARDS }
told-seat-discards-number = { $NUMBER ->
    [one] { $SEAT } сбрасывает и меняет { $NUMBER } карту
    [few] { $SEAT } сбрасывает и меняет { $NUMBER } карты
   *[many] { $SEAT } сбрасывает и меняет { $NUMBER } карт
}
told-seat-stands-is-pat = { $SEAT } не меняет карт
told-seat-shows-tables = { $SEAT } открывает руку
told-seat-shows-number-card-cards = { $NUMBER ->
    [one] { $SEAT } показывает { $NUMBER } карту
    [few] { $SEAT } показывает { $NUMBER } карты
   *[many] { $SEAT } показывает { $NUMBER } карт
}
told-seat-shows-tables-cards = { $SEAT } показывает { $CARDS }
told-seat-mucks = { $SEAT } сбрасывает не показывая
told-seat-tears-bends-crumples-his-cards = { $SEAT } рвёт, гнёт или мнёт карты
told-seat-threatens-other = { $SEAT } угрожает игроку { $OTHER }
told-seat-threatens-the-dealer = { $SEAT } угрожает дилеру
told-seat-uses-a-forbidden-substance = { $SEAT } употребляет запрещённое вещество
told-seat-wins-unseen = { $SEAT } забирает банк не показывая
told-seat-plays-the-board = { $SEAT } играет борд
told-seats-wins = { $SEATS }: банк выигран
told-seats-wins-with-part = { $SEATS }: выигран { $PART }
told-seats-splits-the-part = { $SEATS } делят { $PART }
told-seats-runs-it-times = { $SEATS }: борд сдаётся несколько раз ({ $TIMES })
told-the-rest-is-run-times = остальной борд сдаётся несколько раз ({ $TIMES })
told-seat-asks-to-see-other-s-hand-cards = { $SEAT } просит показать руку игрока { $OTHER }
told-seat-asks-to-see-the-next-card-cards = { $SEAT } просит показать следующую карту
told-seat-asks-for-the-pot = { $SEAT } спрашивает, сколько в банке
told-seat-asks-how-much-is-in-the-pot = { $SEAT } спрашивает, сколько в банке
told-seat-asks-for-the-pot-to-be-spread = { $SEAT } просит разложить банк
told-seat-asks-for-the-bets-to-be-brought-in = { $SEAT } просит собрать ставки
told-seat-asks-to-see-the-burn-card-cards = { $SEAT } просит показать сожжённую карту
told-seat-asks-how-much-other-has = { $SEAT } спрашивает, сколько фишек у игрока { $OTHER }
told-seat-says-announces-quote = { $SEAT } говорит: «{ $QUOTE }»
told-seat-says-announces-quote-and-puts-out-put = { $SEAT } говорит «{ $QUOTE }» и ставит { $PUT }
told-seat-says-announces-quote-and-puts-out-put-with-motions = { $SEAT } говорит «{ $QUOTE }» и ставит { $PUT }, движений: { $MOTIONS }
told-seat-puts-out-put = { $SEAT } молча ставит { $PUT }
told-seat-puts-out-put-with-motions = { $SEAT } ставит { $PUT }, движений: { $MOTIONS }
told-seat-puts-out-put-and-says-announces-quote = { $SEAT } ставит { $PUT } и говорит «{ $QUOTE }»
told-seat-puts-out-put-and-says-announces-quote-with-motions = { $SEAT } ставит { $PUT }, движений: { $MOTIONS }, и говорит «{ $QUOTE }»
told-seat-takes-back-took = { $SEAT } забирает назад { $TOOK }
told-seat-takes-back-took-and-puts-out-put = { $SEAT } забирает назад { $TOOK } и ставит { $PUT }
told-seat-taps-the-table = { $SEAT } стучит по столу
told-seat-pushes-his-cards-forward = { $SEAT } двигает карты вперёд
told-seat-throws-his-cards-over-the-line = { $SEAT } бросает карты за линию
told-seat-throws-his-cards-towards-the-muck = { $SEAT } бросает карты в сторону сброса
told-seat-puts-out-a-token = { $SEAT } выставляет предмет вместо фишки
told-seat-asks-how-much = { $SEAT } спрашивает, сколько поставлено
told-the-dealer-says-amount = дилер называет сумму: { $AMOUNT }
told-the-dealer-says-announces-quote = дилер говорит: «{ $QUOTE }»
told-the-street-is-cards = { $STREET }: { $CARDS }
told-the-run-street-is-cards = { $STREET }, борд № { $RUN }: { $CARDS }
told-seat-is-dealt-cards = { $SEAT } получает { $CARDS }
told-seat-is-dealt-cards-with-face = { $SEAT } получает { $CARDS } ({ $FACE })
told-seat-gets-has-holds-cards = у игрока { $SEAT } карты { $CARDS }
told-seat-gets-has-holds-cards-with-face = у игрока { $SEAT } карты { $CARDS } ({ $FACE })
told-the-dealer-asks-seat-to-act = дилер говорит, что ходит { $SEAT }
told-the-dealer-deals-opens-turns-the-street = дилер открывает { $STREET }
told-the-dealer-burns-a-one = дилер сжигает карту
told-the-dealer-shuffles-reshuffles = дилер перемешивает
told-the-dealer-shuffles-reshuffles-with-cards = дилер перемешивает: { $CARDS }
told-the-part-goes-to-seats = дилер отдаёт { $PART }: { $SEATS }
told-seat-is-skipped = ход игрока { $SEAT } пропущен
told-seat-calls-time-the-clock-on-other = { $SEAT } запрашивает время для игрока { $OTHER }
told-seat-calls-time-the-clock-on-other-too-soon = { $SEAT } слишком рано запрашивает время для игрока { $OTHER }
told-the-dealer-calls-time-the-clock-on-other = дилер запрашивает время для игрока { $OTHER }
told-the-floor-calls-time-the-clock-on-other = флор запрашивает время для игрока { $OTHER }
told-seat-lets-other-play-his-chips = { $SEAT } даёт игроку { $OTHER } играть своими фишками
told-seat-lets-other-play-his-chips-with-everybody-s-consent = { $SEAT } с общего согласия даёт игроку { $OTHER } играть своими фишками
told-seat-folds-for-other = { $SEAT } пасует за игрока { $OTHER }
told-seat-checks-for-other = { $SEAT } говорит чек за игрока { $OTHER }
told-seat-calls-for-other = { $SEAT } коллирует за игрока { $OTHER }
told-seat-asks-for-time = { $SEAT } просит время
told-seconds-passes = прошло секунд: { $SECONDS }
told-seat-leaves-the-table = { $SEAT } отходит от стола
told-seat-returns-to-the-table = { $SEAT } возвращается к столу
told-seat-was-away-when-the-first-card-was-dealt = игрока { $SEAT } не было при сдаче первой карты
told-seat-claims-the-pot-of-the-hand-before = { $SEAT } оспаривает банк прошлой раздачи
told-next-hand = следующая раздача
told-seat-is-out = { $SEAT } пропускает раздачи
told-seat-comes-back = { $SEAT } возвращается в игру
told-seat-comes-back-and-waits-for-the-big-blind = { $SEAT } возвращается и ждёт большого блайнда
told-seat-leaves-quits-the-game = { $SEAT } выходит из игры
told-seat-is-eliminated = { $SEAT } выбывает
told-seat-changes-to-seat-number = { $SEAT } пересаживается на место { $NUMBER }
told-seat-sits-down-in-seat-number = { $SEAT } садится на место { $NUMBER }
told-seat-sits-down-in-seat-number-with-amount = { $SEAT } садится на место { $NUMBER } с { $AMOUNT }
told-seat-sits-down-in-seat-number-and-waits-for-the-big-blind = { $SEAT } садится на место { $NUMBER } и ждёт большого блайнда
told-seat-comes-from-his-broken-table-to-seat-number = { $SEAT } приходит с расформированного стола на место { $NUMBER }
told-seat-comes-by-must-move-to-seat-number = { $SEAT } пересажен на место { $NUMBER } по маст-муву
told-seat-is-balanced-to-seat-number = { $SEAT } пересажен на место { $NUMBER } при балансировке
told-seat-buys-amount = { $SEAT } покупает { $AMOUNT }
told-seat-buys-amount-not-yet-delivered = { $SEAT } покупает { $AMOUNT }, фишки ещё несут
told-seat-takes-amount-off-the-table = { $SEAT } убирает со стола { $AMOUNT }
told-seat-gives-amount-to-other = { $SEAT } отдаёт { $AMOUNT } игроку { $OTHER }
told-the-level-ends = уровень закончился
told-seat-is-moved-to-seat-number = { $SEAT } пересажен на место { $NUMBER }
told-seat-is-moved-to-seat-number-with-table = { $SEAT } пересажен на место { $NUMBER } стола { $TABLE }
told-the-floor-rules-text = флор решает: { $TEXT }
told-the-floor-penalises-penalizes-seat-text = флор наказывает игрока { $SEAT }: { $TEXT }
told-undo = отменить последнее
told-the-dealer-exposes-seat-s-nth-card = дилер засветил карту № { $NTH } игрока { $SEAT }
told-the-dealer-exposes-seat-s-nth-card-with-cards = дилер засветил карту № { $NTH } игрока { $SEAT }: { $CARDS }
told-the-dealer-exposes-seat-s-card-cards = дилер засветил карту игрока { $SEAT }
told-the-dealer-exposes-seat-s-card-cards-with-cards = дилер засветил карту игрока { $SEAT }: { $CARDS }
told-seat-is-found-with-number-card-cards = { $NUMBER ->
    [one] у игрока { $SEAT } { $NUMBER } карта
    [few] у игрока { $SEAT } { $NUMBER } карты
   *[many] у игрока { $SEAT } { $NUMBER } карт
}
told-the-dealer-deals-seat-his-nth-card = дилер сдал игроку { $SEAT } карту № { $NTH }
told-the-dealer-deals-seat-his-nth-card-with-cards = дилер сдал игроку { $SEAT } карту № { $NTH }: { $CARDS }
told-the-dealer-skips-seat = дилер пропустил игрока { $SEAT } при сдаче
told-the-deal-begins-with-seat = сдача началась с игрока { $SEAT }
told-the-button-is-in-the-wrong-place = баттон или блайнды не на месте
told-seat-is-dealt-two-cards-in-a-row = игроку { $SEAT } сданы две карты подряд
told-seat-is-dealt-a-card-out-of-order = игроку { $SEAT } сдана карта не по порядку
told-cards-are-dealt-to-an-empty-seat = карты сданы на пустое место
told-the-deck-was-not-shuffled-cut = колоду не перемешали
told-a-card-was-seen-in-the-shuffle-cut = при тасовке увидели карту
told-seat-is-a-newcomer-in-a-wrong-place = новичку { $SEAT } сдали там, где нельзя
told-seat-has-not-posted-what-was-due = { $SEAT } не поставил то, что должен
told-number-card-cards-is-found-face-up-in-the-stub = { $NUMBER ->
    [one] { $NUMBER } карта лежит в колоде лицом вверх
    [few] { $NUMBER } карты лежат в колоде лицом вверх
   *[many] { $NUMBER } карт лежат в колоде лицом вверх
}
told-number-card-cards-is-found-face-up-in-the-stub-with-cards = { $NUMBER ->
    [one] { $NUMBER } карта лежит в колоде лицом вверх: { $CARDS }
    [few] { $NUMBER } карты лежат в колоде лицом вверх: { $CARDS }
   *[many] { $NUMBER } карт лежат в колоде лицом вверх: { $CARDS }
}
told-number-cards-is-found = одинаковых карт { $CARDS } нашлось: { $NUMBER }
told-a-foreign-card-is-dealt = сдана карта, которой нет в игре
told-a-foreign-card-is-dealt-with-seat = игроку { $SEAT } сдана карта, которой нет в игре
told-a-joker-is-found = в колоде нашёлся джокер
told-number-card-cards-of-another-back-is-found = { $NUMBER ->
    [one] { $NUMBER } карта с другой рубашкой
    [few] { $NUMBER } карты с другой рубашкой
   *[many] { $NUMBER } карт с другой рубашкой
}
told-number-card-cards-is-missing = { $NUMBER ->
    [one] не хватает { $NUMBER } карты
    [few] не хватает { $NUMBER } карт
   *[many] не хватает { $NUMBER } карт
}
told-the-cards-are-marked = карты меченые
told-a-card-is-faulty = карта с браком
told-the-deck-is-in-doubt = колода под сомнением
told-number-card-cards-falls-off-the-table = { $NUMBER ->
    [one] { $NUMBER } карта упала со стола
    [few] { $NUMBER } карты упали со стола
   *[many] { $NUMBER } карт упало со стола
}
told-number-card-cards-falls-off-the-table-with-cards = { $NUMBER ->
    [one] { $NUMBER } карта упала со стола: { $CARDS }
    [few] { $NUMBER } карты упали со стола: { $CARDS }
   *[many] { $NUMBER } карт упало со стола: { $CARDS }
}
told-seat-s-card-cards-falls-off-the-table = карта игрока { $SEAT } упала со стола
told-seat-s-card-cards-falls-off-the-table-with-cards = карта игрока { $SEAT } упала со стола: { $CARDS }
told-seat-s-nth-card-falls-off-the-table = карта № { $NTH } игрока { $SEAT } упала со стола
told-seat-s-nth-card-falls-off-the-table-with-cards = карта № { $NTH } игрока { $SEAT } упала со стола: { $CARDS }
told-seat-drops-his-card-cards = { $SEAT } роняет свои карты
told-the-stub-is-dropped = дилер уронил остаток колоды
told-seat-asks-for-another-a-new-deck = { $SEAT } просит другую колоду
told-the-street-is-opened-before-seat-has-acted = { $STREET }: карты открыты раньше, чем сходил { $SEAT }
told-the-street-is-opened-too-early = { $STREET }: карты открыты слишком рано
told-the-next-street-is-dealt-too-early = следующая улица сдана слишком рано
told-the-street-has-number-card-cards = { $NUMBER ->
    [one] { $STREET }: на столе { $NUMBER } карта
    [few] { $STREET }: на столе { $NUMBER } карты
   *[many] { $STREET }: на столе { $NUMBER } карт
}
told-the-street-has-number-card-cards-with-cards = { $NUMBER ->
    [one] { $STREET }: на столе { $NUMBER } карта: { $CARDS }
    [few] { $STREET }: на столе { $NUMBER } карты: { $CARDS }
   *[many] { $STREET }: на столе { $NUMBER } карт: { $CARDS }
}
told-the-dealer-burns-number = { $NUMBER ->
    [one] дилер сжёг { $NUMBER } карту
    [few] дилер сжёг { $NUMBER } карты
   *[many] дилер сжёг { $NUMBER } карт
}
told-the-dealer-does-not-burn = дилер не сжёг карту
told-the-dealer-exposes-the-burn-card = дилер засветил сожжённую карту
told-the-dealer-exposes-the-burn-card-with-cards = дилер засветил сожжённую карту: { $CARDS }
told-the-dealer-mucks-seat-s-hand-cards = дилер сбросил карты игрока { $SEAT }
told-seat-s-hand-card-cards-touches-the-muck = карты игрока { $SEAT } коснулись сброса
told-seat-s-hand-card-cards-touches-other-s = карты игрока { $SEAT } коснулись карт игрока { $OTHER }
told-seat-exposes-number-card-cards = { $NUMBER ->
    [one] { $SEAT } засвечивает { $NUMBER } карту
    [few] { $SEAT } засвечивает { $NUMBER } карты
   *[many] { $SEAT } засвечивает { $NUMBER } карт
}
told-seat-exposes-cards = { $SEAT } засвечивает { $CARDS }
told-seat-shows-number-card-cards-to-other = { $NUMBER ->
    [one] { $SEAT } показывает { $NUMBER } карту игроку { $OTHER }
    [few] { $SEAT } показывает { $NUMBER } карты игроку { $OTHER }
   *[many] { $SEAT } показывает { $NUMBER } карт игроку { $OTHER }
}
told-seat-shows-cards-to-other = { $SEAT } показывает { $CARDS } игроку { $OTHER }
told-seat-has-said-fold-and-keeps-his-cards = { $SEAT } говорит «пас», но держит карты
told-seat-discards-and-forgets-other = { $SEAT } сбрасывает карты, забыв об игроке { $OTHER }
told-seat-thinks-the-hand-is-over-and-throws-his-hand-cards-away = { $SEAT } думает, что раздача закончена, и выбрасывает карты
told-seat-wants-his-hand-cards-back = { $SEAT } просит вернуть свои карты
told-seat-picks-up-his-upcards = { $SEAT } поднимает свои открытые карты
told-seat-turns-over-his-upcard-upcards = { $SEAT } переворачивает свою открытую карту
told-seat-s-time-runs-out = у игрока { $SEAT } вышло время
told-seat-discards-face-down = { $SEAT } сбрасывает карты закрытыми
told-seat-shows-only-a-part-and-mucks = { $SEAT } показывает только часть карт и сбрасывает
told-seat-shows-one-winning-card-only = { $SEAT } показывает только одну выигрышную карту
told-seat-s-hand-is-to-be-opened-for-him = руку игрока { $SEAT } хочет открыть кто-то другой
told-seat-suspects-other = { $SEAT } подозревает игрока { $OTHER }
told-seat-wants-to-see-the-hand-that-other-gave-up = { $SEAT } хочет видеть руку, которую сбросил { $OTHER }
told-seat-s-hand-is-misread = руку игрока { $SEAT } прочли неверно
told-seat-finds-amount-after-his-all-in-against-other = после олл-ина против игрока { $OTHER } { $SEAT } находит ещё { $AMOUNT }
told-seat-s-chips-cannot-be-seen = фишек игрока { $SEAT } не видно
told-seat-asks-for-a-count-of-other-s-chips = { $SEAT } просит пересчитать фишки игрока { $OTHER }
told-seat-s-bet-raise-to-of-amount-should-have-been-due = { $SEAT } ставит { $AMOUNT }, а нужно было { $DUE }
told-it-was-seat-s-turn = была очередь игрока { $SEAT }
told-seat-and-other-calls-short = { $SEAT } и { $OTHER } коллируют меньше, чем нужно
told-seat-stacks-his-chips-in-columns-of-number = { $SEAT } складывает фишки столбиками по { $NUMBER }
told-seat-draws-in-the-pot = { $SEAT } забирает банк без дилера
told-seat-disputes-the-hand = { $SEAT } оспаривает, кто выиграл
told-seat-disputes-the-pot = { $SEAT } оспаривает банк
told-the-rule-is-unfair-to-seat = правило несправедливо к игроку { $SEAT }
told-seat-was-harmed-by-a-breach = нарушение навредило игроку { $SEAT }
told-seat-has-gained-an-unfair-advantage = { $SEAT } получил нечестное преимущество
told-no-rule-covers-the-error = такой ошибки правила не знают
told-seat-contests-the-ruling = { $SEAT } не согласен с решением
told-seat-protests = { $SEAT } протестует против штрафа
told-seat-speaks-language = { $SEAT } говорит за столом на языке: { $LANGUAGE }
told-seat-insults-other = { $SEAT } оскорбляет игрока { $OTHER }
told-seat-insults-the-dealer = { $SEAT } оскорбляет дилера
told-seat-insults-his-opponent-opponents = { $SEAT } оскорбляет соперников
told-seat-discriminates-against-other = { $SEAT } дискриминирует игрока { $OTHER }
told-seat-talks-too-much = { $SEAT } слишком много говорит
told-seat-says-what-he-holds = { $SEAT } говорит, что у него на руках
told-seat-says-what-he-folded = { $SEAT } говорит, что сбросил
told-seat-talks-about-the-hand = { $SEAT } говорит о раздаче
told-seat-tells-other-his-hand-cards = { $SEAT } рассказывает игроку { $OTHER } свою руку
told-seat-advises-other = { $SEAT } советует игроку { $OTHER }
told-seat-criticises-criticizes-other-s-play = { $SEAT } критикует игру игрока { $OTHER }
told-seat-says-what-other-holds = { $SEAT } говорит, что держит { $OTHER }
told-seat-guesses-other-s-hand-cards = { $SEAT } угадывает вслух руку игрока { $OTHER }
told-seat-makes-a-conditional-statement = { $SEAT } выставляет условия
told-seat-miscalls-his-hand = { $SEAT } неверно называет свою руку
told-seat-lies-about-his-hand = { $SEAT } обманывает, называя свою руку
told-seat-miscalls-his-hand-on-purpose = { $SEAT } намеренно неверно называет свою руку
told-seat-tells-other-to-show = { $SEAT } велит игроку { $OTHER } открыться
told-seat-asks-to-see-hands-again-and-again = { $SEAT } снова и снова просит показать карты
told-seat-keeps-silent-about-a-mistake = { $SEAT } молчит об ошибке
told-seat-keeps-silent-about-a-wrong-award = { $SEAT } молчит о том, что банк отдан неверно
told-seat-suspects-team-play = { $SEAT } подозревает командную игру
told-seat-disrupts-the-game = { $SEAT } мешает игре
told-seat-swears = { $SEAT } ругается
told-seat-shouts = { $SEAT } кричит
told-seat-behaves-unsportingly = { $SEAT } ведёт себя неспортивно
told-seat-behaves-badly = { $SEAT } плохо себя ведёт
told-seat-cheats = { $SEAT } мошенничает
told-seat-influences-the-game-unfairly = { $SEAT } нечестно влияет на игру
told-seat-delays-the-game = { $SEAT } затягивает игру
told-seat-thinks-for-a-long-time = { $SEAT } долго думает
told-seat-calls-the-clock-without-need = { $SEAT } без нужды запрашивает время
told-seat-dodges-the-blinds = { $SEAT } уклоняется от блайндов
told-seat-dodges-the-blinds-on-the-way-from-his-broken-table = { $SEAT } уклоняется от блайндов, идя с расформированного стола
told-seat-dodges-the-blinds-on-the-way-to-another-table = { $SEAT } уклоняется от блайндов, идя за другой стол
told-seat-leaves-with-a-live-hand = { $SEAT } уходит с живой рукой
told-seat-helps-himself-herself-to-the-pot = { $SEAT } сам берёт банк
told-seat-touches-other = { $SEAT } касается игрока { $OTHER }
told-seat-pushes-other = { $SEAT } толкает игрока { $OTHER }
told-seat-offends-by-his-hygiene = { $SEAT } мешает другим своей неопрятностью
told-seat-hides-his-face = { $SEAT } прячет лицо
told-seat-wears-a-mask-hood = { $SEAT } сидит в маске или капюшоне
told-seat-reads-a-newspaper-book-magazine = { $SEAT } читает за столом
told-seat-colludes-with-other = { $SEAT } в сговоре с игроком { $OTHER }
told-seat-confers-with-other = { $SEAT } совещается с игроком { $OTHER }
told-seat-agrees-with-other-to-check-it-down = { $SEAT } и { $OTHER } договариваются не ставить до конца
told-seat-soft-plays-other = { $SEAT } подыгрывает игроку { $OTHER }
told-seat-plays-softly-against-other = { $SEAT } подыгрывает игроку { $OTHER }
told-seat-dumps-chips-to-on-other = { $SEAT } сливает фишки игроку { $OTHER }
told-seat-takes-advice-from-other = { $SEAT } играет по совету игрока { $OTHER }
told-seat-shows-his-hand-to-a-spectator = { $SEAT } показывает руку зрителю
told-seat-lets-other-see-his-hand-cards = { $SEAT } даёт игроку { $OTHER } посмотреть свои карты
told-seat-checks-the-nuts-on-the-river-as-the-last-to-act = { $SEAT } последним говорит чек с натсом на ривере
told-seat-uses-his-phone-device = { $SEAT } пользуется телефоном или устройством
told-seat-uses-a-strategy-chart-app = { $SEAT } пользуется таблицей или приложением
told-seat-gets-advice-from-outside = { $SEAT } получает совет со стороны
told-seat-telephones = { $SEAT } звонит по телефону
told-seat-talks-on-the-phone = { $SEAT } говорит по телефону
told-seat-s-phone-rings = у игрока { $SEAT } звонит телефон
told-seat-plays-music = { $SEAT } включает музыку
told-seat-puts-his-phone-on-the-table = { $SEAT } кладёт телефон на стол
told-seat-puts-a-bottle-drink-bag-on-the-felt = { $SEAT } ставит вещи на сукно
told-seat-acts-out-of-turn = { $SEAT } действует вне очереди
told-seat-acts-out-of-turn-on-purpose = { $SEAT } намеренно действует вне очереди
told-seat-acts-out-of-turn-again = { $SEAT } снова действует вне очереди
told-seat-folds-before-his-turn = { $SEAT } пасует не дождавшись очереди
told-seat-folds-to-a-check = { $SEAT } пасует, хотя ставки нет
told-seat-acts-before-the-amount-is-clear = { $SEAT } действует раньше, чем ясна сумма
told-seat-adds-chips-without-a-word = { $SEAT } молча добавляет фишки
told-seat-splashes-the-pot = { $SEAT } бросает фишки в банк
told-seat-bets-out-of-the-dealer-s-reach = { $SEAT } ставит так, что дилер не дотянется
told-seat-shows-his-cards-before-the-betting-is-over = { $SEAT } открывает карты до конца торговли
told-seat-keeps-his-cards-after-folding = { $SEAT } держит карты после паса
told-seat-touches-the-muck = { $SEAT } трогает сброс
told-seat-touches-the-burn-card-cards = { $SEAT } трогает сожжённые карты
told-seat-takes-other-s-hand-cards = { $SEAT } берёт карты игрока { $OTHER }
told-seat-throws-his-hand-cards-into-other-s = { $SEAT } бросает свои карты в карты игрока { $OTHER }
told-seat-throws-his-hand-cards-off-the-table = { $SEAT } сбрасывает карты мимо стола
told-seat-throws-cards = { $SEAT } швыряет карты
told-seat-throws-his-hand-cards-high = { $SEAT } высоко бросает карты
told-seat-throws-his-hand-cards-away-from-the-muck = { $SEAT } бросает карты мимо сброса
told-seat-throws-his-hand-cards-onto-the-dealer-s-hands = { $SEAT } бросает карты на руки дилеру
told-seat-holds-his-hand-cards-under-the-table = { $SEAT } держит карты под столом
told-seat-covers-his-hand-cards = { $SEAT } закрывает карты
told-seat-holds-his-hand-cards-off-the-table = { $SEAT } держит карты за краем стола
told-seat-leaves-his-hand-cards-unprotected = { $SEAT } не защищает свои карты
told-seat-plays-on-knowing-that-the-deck-is-defective = { $SEAT } играет дальше, зная, что колода с дефектом
told-seat-keeps-silent-about-a-defective-deck = { $SEAT } молчит о дефекте колоды
told-seat-takes-other-s-chips = { $SEAT } берёт фишки игрока { $OTHER }
told-seat-plays-with-other-s-chips = { $SEAT } играет фишками игрока { $OTHER }
told-seat-hides-amount = { $SEAT } прячет { $AMOUNT }
told-seat-hides-chips = { $SEAT } прячет фишки
told-seat-hides-amount-in-chips = { $SEAT } прячет { $AMOUNT } в фишках
told-seat-carries-amount-out-of-sight = { $SEAT } тайком переносит { $AMOUNT }
told-seat-carries-amount-away-from-the-table = { $SEAT } уносит { $AMOUNT } со стола
told-seat-plays-out-of-a-rack = { $SEAT } играет фишками из рэка
told-seat-places-his-chips-in-the-way = { $SEAT } кладёт фишки так, что они мешают
told-seat-stacks-his-chips-untidily = { $SEAT } неаккуратно складывает фишки
told-seat-hides-his-big-chips-behind-others = { $SEAT } прячет крупные фишки за другими

## What stands in the places

told-word-pot = банк
told-word-main-pot = основной банк
told-word-side-pot = побочный банк
told-word-high = верхняя половина
told-word-low = нижняя половина
told-word-up = открытой
told-word-down = закрытой
told-word-live = живые
told-word-dead = мёртвые
told-word-small-blind = малый блайнд
told-word-big-blind = большой блайнд
told-word-missed-blind = пропущенный блайнд
told-word-ante = анте
told-word-minimum = минимум
told-word-maximum = максимум
told-word-bet = бет
told-word-call = колл
told-word-raise = рейз
told-word-board = борд
told-word-burn = сожжённая карта
told-word-next-street = следующая улица
told-word-english = английский
told-word-russian = русский
told-word-ukrainian = украинский
told-word-slovak = словацкий
told-word-german = немецкий

## What hangs on the hand

told-seat-bets-size = { $SEAT } ставит { $SIZE }
told-seat-raises-re-raises-to-size = { $SEAT } повышает до { $SIZE }
told-seat-is-goes-moves-all-in-for-size = { $SEAT } идёт олл-ин: { $SIZE }
told-everybody-folds = все пасуют
told-everybody-folds-with-seat = все пасуют, слово за { $SEAT }
told-everybody-checks = все говорят «чек»
told-everybody-checks-with-seat = все говорят «чек», слово за { $SEAT }
told-everybody-calls = все уравнивают
told-everybody-calls-with-seat = все уравнивают, слово за { $SEAT }
told-on-the-round = дальше: { $ROUND }
told-size-big-blind = { $count } ББ
told-size-bet = { $count } × ставка
told-size-pot = { $count } банка
told-the-level-ends-before-the-riffle = уровень закончился до риффла
told-the-level-ends-after-the-riffle = уровень закончился после риффла
told-the-level-ends-after-the-shuffler-has-started = уровень закончился после запуска шаффлера
told-the-level-ends-while-the-dealers-change = уровень закончился во время смены дилеров
told-the-hand-was-begun-at-the-old-level = раздача начата на прежнем уровне
told-seat-and-other-are-out-in-the-same-hand = { $SEAT } и { $OTHER } вылетели в одной раздаче

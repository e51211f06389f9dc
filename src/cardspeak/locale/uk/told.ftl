## What may be told, phrase by phrase: capitals are its places, each `…-with-…` the sentence with an optional one

told-seat-carries-a-weapon = { $SEAT } носить зброю
told-seat-checks = { $SEAT } каже чек
told-seat-calls = { $SEAT } колує
told-seat-calls-with-amount = { $SEAT } колує: { $AMOUNT }
told-seat-damages-the-furniture-equipment = { $SEAT } псує меблі або обладнання
told-seat-folds = { $SEAT } пасує
told-seat-bets = { $SEAT } робить бет
told-seat-bets-with-amount = { $SEAT } ставить { $AMOUNT }
told-seat-bets-amount-without-looking = { $SEAT } ставить { $AMOUNT } не дивлячись
told-seat-mixes-cash-and-tournament-chips = { $SEAT } змішує фішки кеш-гри й турніру
told-seat-puts-cash-money-on-the-table = { $SEAT } кладе гроші на стіл
told-seat-passes-amount-to-other = { $SEAT } передає { $AMOUNT } гравцеві { $OTHER }
told-seat-passes-chips-to-other = { $SEAT } передає фішки гравцеві { $OTHER }
told-seat-acts-away-from-his-seat = { $SEAT } діє не зі свого місця
told-seat-plays-at-two-tables = { $SEAT } грає за двома столами
told-seat-plays-two-seats-hands = { $SEAT } грає на двох місцях
told-seat-carries-chips-away-from-the-table = { $SEAT } виносить фішки зі столу
told-a-spectator-comments-on-the-play-hand = глядач коментує гру
told-a-spectator-tells-seat-what-to-do = глядач підказує гравцеві { $SEAT }
told-a-spectator-stands-between-the-players = глядач стоїть між гравцями
told-seat-gives-sells-his-ticket-to-other = { $SEAT } віддає свій квиток гравцеві { $OTHER }
told-seat-raises-re-raises-to-amount = { $SEAT } підвищує до { $AMOUNT }
told-seat-makes-it-amount = { $SEAT } робить { $AMOUNT }
told-seat-raises-re-raises-to-amount-without-looking = { $SEAT } підвищує до { $AMOUNT } не дивлячись
told-seat-raises-re-raises-by-amount = { $SEAT } підвищує на { $AMOUNT }
told-seat-raises-re-raises = { $SEAT } підвищує
told-seat-bets-the-least = { $SEAT } робить бет: { $LEAST }
told-seat-raises-re-raises-the-least = { $SEAT } підвищує: { $LEAST }
told-seat-bets-pot = { $SEAT } ставить розмір банку
told-seat-raises-re-raises-pot = { $SEAT } підвищує на розмір банку
told-seat-all-in = { $SEAT } іде ол-ін
told-seat-all-in-with-amount = { $SEAT } іде ол-ін на { $AMOUNT }
told-seat-is-goes-moves-all-in = { $SEAT } іде ол-ін
told-seat-is-goes-moves-all-in-with-amount = { $SEAT } іде ол-ін на { $AMOUNT }
told-seat-move-all-in = { $SEAT } іде ол-ін ({ $MOVE })
told-seat-move-all-in-with-amount = { $SEAT } іде ол-ін на { $AMOUNT } ({ $MOVE })
told-seat-posts-amount = { $SEAT } вносить { $AMOUNT }
told-seat-posts-amount-with-live = { $SEAT } вносить { $AMOUNT } ({ $LIVE })
told-seat-posts-his-blind = { $SEAT } ставить { $BLIND }
told-seat-posts-his-blind-with-amount = { $SEAT } ставить { $BLIND }: { $AMOUNT }
told-seat-antes-amount = { $SEAT } ставить анте { $AMOUNT }
told-seat-straddles = { $SEAT } ставить страддл
told-seat-straddles-with-amount = { $SEAT } ставить страддл { $AMOUNT }
told-seat-brings-in-it-in = { $SEAT } ставить бринг-ін
told-seat-brings-in-it-in-with-amount = { $SEAT } ставить бринг-ін { $AMOUNT }
told-seat-completes = { $SEAT } робить компліт
told-seat-completes-with-amount = { $SEAT } робить компліт до { $AMOUNT }
told-seat-draws-number = { $NUMBER ->
    [one] { $SEAT } міняє { $NUMBER } карту
    [few] { $SEAT } міняє { $NUMBER } карти
   *[many] { $SEAT } міняє { $NUMBER } карт
}
told-seat-draws-number-cards = { $NUMBER ->
    [one] { $SEAT } міняє { $NUMBER } карту: { $CARDS }
    [few] { $SEAT } міняє { $NUMBER } карти: { $CARDS }
   *[many] { $SEAT } міняє { $NUMBER } карт: { $CARDS }
}
told-seat-discards-cards = { $SEAT } скидає й міняє { $CARDS }
told-seat-discards-number = { $NUMBER ->
    [one] { $SEAT } скидає й міняє { $NUMBER } карту
    [few] { $SEAT } скидає й міняє { $NUMBER } карти
   *[many] { $SEAT } скидає й міняє { $NUMBER } карт
}
told-seat-stands-is-pat = { $SEAT } не міняє карт
told-seat-shows-tables = { $SEAT } відкриває руку
told-seat-shows-number-card-cards = { $NUMBER ->
    [one] { $SEAT } показує { $NUMBER } карту
    [few] { $SEAT } показує { $NUMBER } карти
   *[many] { $SEAT } показує { $NUMBER } карт
}
told-seat-shows-tables-cards = { $SEAT } показує { $CARDS }
told-seat-mucks = { $SEAT } скидає не показуючи
told-seat-tears-bends-crumples-his-cards = { $SEAT } рве, гне або мне карти
told-seat-threatens-other = { $SEAT } погрожує гравцеві { $OTHER }
told-seat-threatens-the-dealer = { $SEAT } погрожує дилерові
told-seat-uses-a-forbidden-substance = { $SEAT } вживає заборонену речовину
told-seat-wins-unseen = { $SEAT } забирає банк не показуючи
told-seat-plays-the-board = { $SEAT } грає борд
told-seats-wins = { $SEATS }: банк виграно
told-seats-wins-with-part = { $SEATS }: виграно { $PART }
told-seats-splits-the-part = { $SEATS } ділять { $PART }
told-seats-runs-it-times = { $SEATS }: борд здається кілька разів ({ $TIMES })
told-the-rest-is-run-times = решта борду здається кілька разів ({ $TIMES })
told-seat-asks-to-see-other-s-hand-cards = { $SEAT } просить показати руку гравця { $OTHER }
told-seat-asks-to-see-the-next-card-cards = { $SEAT } просить показати наступну карту
told-seat-asks-for-the-pot = { $SEAT } питає, скільки в банку
told-seat-asks-how-much-is-in-the-pot = { $SEAT } питає, скільки в банку
told-seat-asks-for-the-pot-to-be-spread = { $SEAT } просить розкласти банк
told-seat-asks-for-the-bets-to-be-brought-in = { $SEAT } просить зібрати ставки
told-seat-asks-to-see-the-burn-card-cards = { $SEAT } просить показати спалену карту
told-seat-asks-how-much-other-has = { $SEAT } питає, скільки фішок у гравця { $OTHER }
told-seat-says-announces-quote = { $SEAT } каже: «{ $QUOTE }»
told-seat-says-announces-quote-and-puts-out-put = { $SEAT } каже «{ $QUOTE }» і ставить { $PUT }
told-seat-says-announces-quote-and-puts-out-put-with-motions = { $SEAT } каже «{ $QUOTE }» і ставить { $PUT }, рухів: { $MOTIONS }
told-seat-puts-out-put = { $SEAT } мовчки ставить { $PUT }
told-seat-puts-out-put-with-motions = { $SEAT } ставить { $PUT }, рухів: { $MOTIONS }
told-seat-puts-out-put-and-says-announces-quote = { $SEAT } ставить { $PUT } і каже «{ $QUOTE }»
told-seat-puts-out-put-and-says-announces-quote-with-motions = { $SEAT } ставить { $PUT }, рухів: { $MOTIONS }, і каже «{ $QUOTE }»
told-seat-takes-back-took = { $SEAT } забирає назад { $TOOK }
told-seat-takes-back-took-and-puts-out-put = { $SEAT } забирає назад { $TOOK } і ставить { $PUT }
told-seat-taps-the-table = { $SEAT } стукає по столу
told-seat-pushes-his-cards-forward = { $SEAT } посуває карти вперед
told-seat-throws-his-cards-over-the-line = { $SEAT } кидає карти за лінію
told-seat-throws-his-cards-towards-the-muck = { $SEAT } кидає карти в бік відбою
told-seat-puts-out-a-token = { $SEAT } виставляє предмет замість фішки
told-seat-asks-how-much = { $SEAT } питає, скільки поставлено
told-the-dealer-says-amount = дилер називає суму: { $AMOUNT }
told-the-dealer-says-announces-quote = дилер каже: «{ $QUOTE }»
told-the-street-is-cards = { $STREET }: { $CARDS }
told-the-run-street-is-cards = { $STREET }, борд № { $RUN }: { $CARDS }
told-seat-is-dealt-cards = { $SEAT } отримує { $CARDS }
told-seat-is-dealt-cards-with-face = { $SEAT } отримує { $CARDS } ({ $FACE })
told-seat-gets-has-holds-cards = у гравця { $SEAT } карти { $CARDS }
told-seat-gets-has-holds-cards-with-face = у гравця { $SEAT } карти { $CARDS } ({ $FACE })
told-the-dealer-asks-seat-to-act = дилер каже, що ходить { $SEAT }
told-the-dealer-deals-opens-turns-the-street = дилер відкриває { $STREET }
told-the-dealer-burns-a-one = дилер спалює карту
told-the-dealer-shuffles-reshuffles = дилер перетасовує
told-the-dealer-shuffles-reshuffles-with-cards = дилер перетасовує: { $CARDS }
told-the-part-goes-to-seats = дилер віддає { $PART }: { $SEATS }
told-seat-is-skipped = хід гравця { $SEAT } пропущено
told-seat-calls-time-the-clock-on-other = { $SEAT } просить час для гравця { $OTHER }
told-seat-calls-time-the-clock-on-other-too-soon = { $SEAT } зарано просить час для гравця { $OTHER }
told-the-dealer-calls-time-the-clock-on-other = дилер просить час для гравця { $OTHER }
told-the-floor-calls-time-the-clock-on-other = флор просить час для гравця { $OTHER }
told-seat-lets-other-play-his-chips = { $SEAT } дає гравцеві { $OTHER } грати своїми фішками
told-seat-lets-other-play-his-chips-with-everybody-s-consent = { $SEAT } за спільною згодою дає гравцеві { $OTHER } грати своїми фішками
told-seat-folds-for-other = { $SEAT } пасує за гравця { $OTHER }
told-seat-checks-for-other = { $SEAT } каже чек за гравця { $OTHER }
told-seat-calls-for-other = { $SEAT } колує за гравця { $OTHER }
told-seat-asks-for-time = { $SEAT } просить час
told-seconds-passes = минуло секунд: { $SECONDS }
told-seat-leaves-the-table = { $SEAT } відходить від столу
told-seat-returns-to-the-table = { $SEAT } повертається до столу
told-seat-was-away-when-the-first-card-was-dealt = гравця { $SEAT } не було при здачі першої карти
told-seat-claims-the-pot-of-the-hand-before = { $SEAT } заперечує банк минулої роздачі
told-next-hand = наступна роздача
told-seat-is-out = { $SEAT } пропускає роздачі
told-seat-comes-back = { $SEAT } повертається у гру
told-seat-comes-back-and-waits-for-the-big-blind = { $SEAT } повертається і чекає великого блайнда
told-seat-leaves-quits-the-game = { $SEAT } виходить з гри
told-seat-is-eliminated = { $SEAT } вибуває
told-seat-changes-to-seat-number = { $SEAT } пересідає на місце { $NUMBER }
told-seat-sits-down-in-seat-number = { $SEAT } сідає на місце { $NUMBER }
told-seat-sits-down-in-seat-number-with-amount = { $SEAT } сідає на місце { $NUMBER } з { $AMOUNT }
told-seat-sits-down-in-seat-number-and-waits-for-the-big-blind = { $SEAT } сідає на місце { $NUMBER } і чекає великого блайнда
told-seat-comes-from-his-broken-table-to-seat-number = { $SEAT } приходить із розформованого столу на місце { $NUMBER }
told-seat-comes-by-must-move-to-seat-number = { $SEAT } пересаджений на місце { $NUMBER } за маст-мувом
told-seat-is-balanced-to-seat-number = { $SEAT } пересаджений на місце { $NUMBER } при балансуванні
told-seat-buys-amount = { $SEAT } купує { $AMOUNT }
told-seat-buys-amount-not-yet-delivered = { $SEAT } купує { $AMOUNT }, фішки ще несуть
told-seat-takes-amount-off-the-table = { $SEAT } прибирає зі столу { $AMOUNT }
told-seat-gives-amount-to-other = { $SEAT } віддає { $AMOUNT } гравцеві { $OTHER }
told-the-level-ends = рівень закінчився
told-seat-is-moved-to-seat-number = { $SEAT } пересаджений на місце { $NUMBER }
told-seat-is-moved-to-seat-number-with-table = { $SEAT } пересаджений на місце { $NUMBER } столу { $TABLE }
told-the-floor-rules-text = флор вирішує: { $TEXT }
told-the-floor-penalises-penalizes-seat-text = флор карає гравця { $SEAT }: { $TEXT }
told-undo = скасувати останнє
told-the-dealer-exposes-seat-s-nth-card = дилер засвітив карту № { $NTH } гравця { $SEAT }
told-the-dealer-exposes-seat-s-nth-card-with-cards = дилер засвітив карту № { $NTH } гравця { $SEAT }: { $CARDS }
told-the-dealer-exposes-seat-s-card-cards = дилер засвітив карту гравця { $SEAT }
told-the-dealer-exposes-seat-s-card-cards-with-cards = дилер засвітив карту гравця { $SEAT }: { $CARDS }
told-seat-is-found-with-number-card-cards = { $NUMBER ->
    [one] у гравця { $SEAT } { $NUMBER } карта
    [few] у гравця { $SEAT } { $NUMBER } карти
   *[many] у гравця { $SEAT } { $NUMBER } карт
}
told-the-dealer-deals-seat-his-nth-card = дилер здав гравцеві { $SEAT } карту № { $NTH }
told-the-dealer-deals-seat-his-nth-card-with-cards = дилер здав гравцеві { $SEAT } карту № { $NTH }: { $CARDS }
told-the-dealer-skips-seat = дилер пропустив гравця { $SEAT } при здачі
told-the-deal-begins-with-seat = здача почалася з гравця { $SEAT }
told-the-button-is-in-the-wrong-place = баттон або блайнди не на місці
told-seat-is-dealt-two-cards-in-a-row = гравцеві { $SEAT } здано дві карти поспіль
told-seat-is-dealt-a-card-out-of-order = гравцеві { $SEAT } здано карту не за порядком
told-cards-are-dealt-to-an-empty-seat = карти здано на порожнє місце
told-the-deck-was-not-shuffled-cut = колоду не перетасували
told-a-card-was-seen-in-the-shuffle-cut = під час тасування побачили карту
told-seat-is-a-newcomer-in-a-wrong-place = новачкові { $SEAT } здали там, де не можна
told-seat-has-not-posted-what-was-due = { $SEAT } не поставив те, що винен
told-number-card-cards-is-found-face-up-in-the-stub = { $NUMBER ->
    [one] { $NUMBER } карта лежить в колоді лицем угору
    [few] { $NUMBER } карти лежать в колоді лицем угору
   *[many] { $NUMBER } карт лежать в колоді лицем угору
}
told-number-card-cards-is-found-face-up-in-the-stub-with-cards = { $NUMBER ->
    [one] { $NUMBER } карта лежить в колоді лицем угору: { $CARDS }
    [few] { $NUMBER } карти лежать в колоді лицем угору: { $CARDS }
   *[many] { $NUMBER } карт лежать в колоді лицем угору: { $CARDS }
}
told-number-cards-is-found = однакових карт { $CARDS } знайшлося: { $NUMBER }
told-a-foreign-card-is-dealt = здано карту, якої немає у грі
told-a-foreign-card-is-dealt-with-seat = гравцеві { $SEAT } здано карту, якої немає у грі
told-a-joker-is-found = у колоді знайшовся джокер
told-number-card-cards-of-another-back-is-found = { $NUMBER ->
    [one] { $NUMBER } карта з іншою сорочкою
    [few] { $NUMBER } карти з іншою сорочкою
   *[many] { $NUMBER } карт з іншою сорочкою
}
told-number-card-cards-is-missing = { $NUMBER ->
    [one] бракує { $NUMBER } карти
    [few] бракує { $NUMBER } карт
   *[many] бракує { $NUMBER } карт
}
told-the-cards-are-marked = карти мічені
told-a-card-is-faulty = карта з браком
told-the-deck-is-in-doubt = колода під сумнівом
told-number-card-cards-falls-off-the-table = { $NUMBER ->
    [one] { $NUMBER } карта впала зі столу
    [few] { $NUMBER } карти впали зі столу
   *[many] { $NUMBER } карт упало зі столу
}
told-number-card-cards-falls-off-the-table-with-cards = { $NUMBER ->
    [one] { $NUMBER } карта впала зі столу: { $CARDS }
    [few] { $NUMBER } карти впали зі столу: { $CARDS }
   *[many] { $NUMBER } карт упало зі столу: { $CARDS }
}
told-seat-s-card-cards-falls-off-the-table = карта гравця { $SEAT } впала зі столу
told-seat-s-card-cards-falls-off-the-table-with-cards = карта гравця { $SEAT } впала зі столу: { $CARDS }
told-seat-s-nth-card-falls-off-the-table = карта № { $NTH } гравця { $SEAT } впала зі столу
told-seat-s-nth-card-falls-off-the-table-with-cards = карта № { $NTH } гравця { $SEAT } впала зі столу: { $CARDS }
told-seat-drops-his-card-cards = { $SEAT } упускає свої карти
told-the-stub-is-dropped = дилер упустив залишок колоди
told-seat-asks-for-another-a-new-deck = { $SEAT } просить іншу колоду
told-the-street-is-opened-before-seat-has-acted = { $STREET }: карти відкрито раніше, ніж сходив { $SEAT }
told-the-street-is-opened-too-early = { $STREET }: карти відкрито зарано
told-the-next-street-is-dealt-too-early = наступну вулицю здано зарано
told-the-street-has-number-card-cards = { $NUMBER ->
    [one] { $STREET }: на столі { $NUMBER } карта
    [few] { $STREET }: на столі { $NUMBER } карти
   *[many] { $STREET }: на столі { $NUMBER } карт
}
told-the-street-has-number-card-cards-with-cards = { $NUMBER ->
    [one] { $STREET }: на столі { $NUMBER } карта: { $CARDS }
    [few] { $STREET }: на столі { $NUMBER } карти: { $CARDS }
   *[many] { $STREET }: на столі { $NUMBER } карт: { $CARDS }
}
told-the-dealer-burns-number = { $NUMBER ->
    [one] дилер спалив { $NUMBER } карту
    [few] дилер спалив { $NUMBER } карти
   *[many] дилер спалив { $NUMBER } карт
}
told-the-dealer-does-not-burn = дилер не спалив карту
told-the-dealer-exposes-the-burn-card = дилер засвітив спалену карту
told-the-dealer-exposes-the-burn-card-with-cards = дилер засвітив спалену карту: { $CARDS }
told-the-dealer-mucks-seat-s-hand-cards = дилер скинув карти гравця { $SEAT }
told-seat-s-hand-card-cards-touches-the-muck = карти гравця { $SEAT } торкнулися відбою
told-seat-s-hand-card-cards-touches-other-s = карти гравця { $SEAT } торкнулися карт гравця { $OTHER }
told-seat-exposes-number-card-cards = { $NUMBER ->
    [one] { $SEAT } засвічує { $NUMBER } карту
    [few] { $SEAT } засвічує { $NUMBER } карти
   *[many] { $SEAT } засвічує { $NUMBER } карт
}
told-seat-exposes-cards = { $SEAT } засвічує { $CARDS }
told-seat-shows-number-card-cards-to-other = { $NUMBER ->
    [one] { $SEAT } показує { $NUMBER } карту гравцеві { $OTHER }
    [few] { $SEAT } показує { $NUMBER } карти гравцеві { $OTHER }
   *[many] { $SEAT } показує { $NUMBER } карт гравцеві { $OTHER }
}
told-seat-shows-cards-to-other = { $SEAT } показує { $CARDS } гравцеві { $OTHER }
told-seat-has-said-fold-and-keeps-his-cards = { $SEAT } каже «пас», але тримає карти
told-seat-discards-and-forgets-other = { $SEAT } скидає карти, забувши про гравця { $OTHER }
told-seat-thinks-the-hand-is-over-and-throws-his-hand-cards-away = { $SEAT } думає, що роздачу закінчено, і викидає карти
told-seat-wants-his-hand-cards-back = { $SEAT } просить повернути свої карти
told-seat-picks-up-his-upcards = { $SEAT } піднімає свої відкриті карти
told-seat-turns-over-his-upcard-upcards = { $SEAT } перевертає свою відкриту карту
told-seat-s-time-runs-out = у гравця { $SEAT } вийшов час
told-seat-discards-face-down = { $SEAT } скидає карти закритими
told-seat-shows-only-a-part-and-mucks = { $SEAT } показує лише частину карт і скидає
told-seat-shows-one-winning-card-only = { $SEAT } показує лише одну виграшну карту
told-seat-s-hand-is-to-be-opened-for-him = руку гравця { $SEAT } хоче відкрити хтось інший
told-seat-suspects-other = { $SEAT } підозрює гравця { $OTHER }
told-seat-wants-to-see-the-hand-that-other-gave-up = { $SEAT } хоче бачити руку, яку скинув { $OTHER }
told-seat-s-hand-is-misread = руку гравця { $SEAT } прочитали хибно
told-seat-finds-amount-after-his-all-in-against-other = після ол-іну проти гравця { $OTHER } { $SEAT } знаходить ще { $AMOUNT }
told-seat-s-chips-cannot-be-seen = фішок гравця { $SEAT } не видно
told-seat-asks-for-a-count-of-other-s-chips = { $SEAT } просить порахувати фішки гравця { $OTHER }
told-seat-s-bet-raise-to-of-amount-should-have-been-due = { $SEAT } ставить { $AMOUNT }, а треба було { $DUE }
told-it-was-seat-s-turn = була черга гравця { $SEAT }
told-seat-and-other-calls-short = { $SEAT } і { $OTHER } колують менше, ніж треба
told-seat-stacks-his-chips-in-columns-of-number = { $SEAT } складає фішки стовпчиками по { $NUMBER }
told-seat-draws-in-the-pot = { $SEAT } забирає банк без дилера
told-seat-disputes-the-hand = { $SEAT } заперечує, хто виграв
told-seat-disputes-the-pot = { $SEAT } заперечує банк
told-the-rule-is-unfair-to-seat = правило несправедливе до гравця { $SEAT }
told-seat-was-harmed-by-a-breach = порушення зашкодило гравцеві { $SEAT }
told-seat-has-gained-an-unfair-advantage = { $SEAT } отримав нечесну перевагу
told-no-rule-covers-the-error = такої помилки правила не знають
told-seat-contests-the-ruling = { $SEAT } не згоден із рішенням
told-seat-protests = { $SEAT } протестує проти штрафу
told-seat-speaks-language = { $SEAT } говорить за столом мовою: { $LANGUAGE }
told-seat-insults-other = { $SEAT } ображає гравця { $OTHER }
told-seat-insults-the-dealer = { $SEAT } ображає дилера
told-seat-insults-his-opponent-opponents = { $SEAT } ображає суперників
told-seat-discriminates-against-other = { $SEAT } дискримінує гравця { $OTHER }
told-seat-talks-too-much = { $SEAT } забагато говорить
told-seat-says-what-he-holds = { $SEAT } каже, що має на руках
told-seat-says-what-he-folded = { $SEAT } каже, що скинув
told-seat-talks-about-the-hand = { $SEAT } говорить про роздачу
told-seat-tells-other-his-hand-cards = { $SEAT } розповідає гравцеві { $OTHER } свою руку
told-seat-advises-other = { $SEAT } радить гравцеві { $OTHER }
told-seat-criticises-criticizes-other-s-play = { $SEAT } критикує гру гравця { $OTHER }
told-seat-says-what-other-holds = { $SEAT } каже, що тримає { $OTHER }
told-seat-guesses-other-s-hand-cards = { $SEAT } вголос вгадує руку гравця { $OTHER }
told-seat-makes-a-conditional-statement = { $SEAT } робить умовну заяву
told-seat-miscalls-his-hand = { $SEAT } хибно називає свою руку
told-seat-lies-about-his-hand = { $SEAT } обманює, називаючи свою руку
told-seat-miscalls-his-hand-on-purpose = { $SEAT } навмисно хибно називає свою руку
told-seat-tells-other-to-show = { $SEAT } велить гравцеві { $OTHER } відкритися
told-seat-asks-to-see-hands-again-and-again = { $SEAT } знову й знову просить показати карти
told-seat-keeps-silent-about-a-mistake = { $SEAT } мовчить про помилку
told-seat-keeps-silent-about-a-wrong-award = { $SEAT } мовчить про те, що банк віддано хибно
told-seat-suspects-team-play = { $SEAT } підозрює командну гру
told-seat-disrupts-the-game = { $SEAT } заважає грі
told-seat-swears = { $SEAT } лається
told-seat-shouts = { $SEAT } кричить
told-seat-behaves-unsportingly = { $SEAT } поводиться неспортивно
told-seat-behaves-badly = { $SEAT } погано поводиться
told-seat-cheats = { $SEAT } шахраює
told-seat-influences-the-game-unfairly = { $SEAT } нечесно впливає на гру
told-seat-delays-the-game = { $SEAT } затягує гру
told-seat-thinks-for-a-long-time = { $SEAT } довго думає
told-seat-calls-the-clock-without-need = { $SEAT } без потреби просить час
told-seat-dodges-the-blinds = { $SEAT } ухиляється від блайндів
told-seat-dodges-the-blinds-on-the-way-from-his-broken-table = { $SEAT } ухиляється від блайндів, ідучи з розформованого столу
told-seat-dodges-the-blinds-on-the-way-to-another-table = { $SEAT } ухиляється від блайндів, ідучи за інший стіл
told-seat-leaves-with-a-live-hand = { $SEAT } іде з живою рукою
told-seat-helps-himself-herself-to-the-pot = { $SEAT } сам бере банк
told-seat-touches-other = { $SEAT } торкається гравця { $OTHER }
told-seat-pushes-other = { $SEAT } штовхає гравця { $OTHER }
told-seat-offends-by-his-hygiene = { $SEAT } заважає іншим своєю неохайністю
told-seat-hides-his-face = { $SEAT } ховає обличчя
told-seat-wears-a-mask-hood = { $SEAT } сидить у масці чи каптурі
told-seat-reads-a-newspaper-book-magazine = { $SEAT } читає за столом
told-seat-colludes-with-other = { $SEAT } у змові з гравцем { $OTHER }
told-seat-confers-with-other = { $SEAT } радиться з гравцем { $OTHER }
told-seat-agrees-with-other-to-check-it-down = { $SEAT } і { $OTHER } домовляються не ставити до кінця
told-seat-soft-plays-other = { $SEAT } підіграє гравцеві { $OTHER }
told-seat-plays-softly-against-other = { $SEAT } піддається гравцеві { $OTHER }
told-seat-dumps-chips-to-on-other = { $SEAT } зливає фішки гравцеві { $OTHER }
told-seat-takes-advice-from-other = { $SEAT } грає за порадою гравця { $OTHER }
told-seat-shows-his-hand-to-a-spectator = { $SEAT } показує руку глядачеві
told-seat-lets-other-see-his-hand-cards = { $SEAT } дає гравцеві { $OTHER } подивитися свої карти
told-seat-checks-the-nuts-on-the-river-as-the-last-to-act = { $SEAT } останнім каже чек з натсом на рівері
told-seat-uses-his-phone-device = { $SEAT } користується телефоном чи пристроєм
told-seat-uses-a-strategy-chart-app = { $SEAT } користується таблицею чи застосунком
told-seat-gets-advice-from-outside = { $SEAT } отримує пораду збоку
told-seat-telephones = { $SEAT } телефонує
told-seat-talks-on-the-phone = { $SEAT } говорить по телефону
told-seat-s-phone-rings = у гравця { $SEAT } дзвонить телефон
told-seat-plays-music = { $SEAT } вмикає музику
told-seat-puts-his-phone-on-the-table = { $SEAT } кладе телефон на стіл
told-seat-puts-a-bottle-drink-bag-on-the-felt = { $SEAT } ставить речі на сукно
told-seat-acts-out-of-turn = { $SEAT } діє поза чергою
told-seat-acts-out-of-turn-on-purpose = { $SEAT } навмисно діє поза чергою
told-seat-acts-out-of-turn-again = { $SEAT } знову діє поза чергою
told-seat-folds-before-his-turn = { $SEAT } пасує не дочекавшись черги
told-seat-folds-to-a-check = { $SEAT } пасує, хоча ставки немає
told-seat-acts-before-the-amount-is-clear = { $SEAT } діє раніше, ніж ясна сума
told-seat-adds-chips-without-a-word = { $SEAT } мовчки додає фішки
told-seat-splashes-the-pot = { $SEAT } кидає фішки в банк
told-seat-bets-out-of-the-dealer-s-reach = { $SEAT } ставить так, що дилер не дотягнеться
told-seat-shows-his-cards-before-the-betting-is-over = { $SEAT } відкриває карти до кінця торгів
told-seat-keeps-his-cards-after-folding = { $SEAT } тримає карти після пасу
told-seat-touches-the-muck = { $SEAT } чіпає відбій
told-seat-touches-the-burn-card-cards = { $SEAT } чіпає спалені карти
told-seat-takes-other-s-hand-cards = { $SEAT } бере карти гравця { $OTHER }
told-seat-throws-his-hand-cards-into-other-s = { $SEAT } кидає свої карти в карти гравця { $OTHER }
told-seat-throws-his-hand-cards-off-the-table = { $SEAT } кидає карти повз стіл
told-seat-throws-cards = { $SEAT } жбурляє карти
told-seat-throws-his-hand-cards-high = { $SEAT } високо кидає карти
told-seat-throws-his-hand-cards-away-from-the-muck = { $SEAT } кидає карти повз відбій
told-seat-throws-his-hand-cards-onto-the-dealer-s-hands = { $SEAT } кидає карти на руки дилеру
told-seat-holds-his-hand-cards-under-the-table = { $SEAT } тримає карти під столом
told-seat-covers-his-hand-cards = { $SEAT } закриває карти
told-seat-holds-his-hand-cards-off-the-table = { $SEAT } тримає карти за краєм столу
told-seat-leaves-his-hand-cards-unprotected = { $SEAT } не захищає свої карти
told-seat-plays-on-knowing-that-the-deck-is-defective = { $SEAT } грає далі, знаючи, що колода дефектна
told-seat-keeps-silent-about-a-defective-deck = { $SEAT } мовчить про дефект колоди
told-seat-takes-other-s-chips = { $SEAT } бере фішки гравця { $OTHER }
told-seat-plays-with-other-s-chips = { $SEAT } грається фішками гравця { $OTHER }
told-seat-hides-amount = { $SEAT } ховає { $AMOUNT }
told-seat-hides-chips = { $SEAT } ховає фішки
told-seat-hides-amount-in-chips = { $SEAT } ховає { $AMOUNT } у фішках
told-seat-carries-amount-out-of-sight = { $SEAT } потай переносить { $AMOUNT }
told-seat-carries-amount-away-from-the-table = { $SEAT } виносить { $AMOUNT } зі столу
told-seat-plays-out-of-a-rack = { $SEAT } грає фішками з реку
told-seat-places-his-chips-in-the-way = { $SEAT } кладе фішки так, що вони заважають
told-seat-stacks-his-chips-untidily = { $SEAT } неохайно складає фішки
told-seat-hides-his-big-chips-behind-others = { $SEAT } ховає великі фішки за іншими

## What stands in the places

told-word-pot = банк
told-word-main-pot = основний банк
told-word-side-pot = побічний банк
told-word-high = верхня половина
told-word-low = нижня половина
told-word-up = відкритою
told-word-down = закритою
told-word-live = живі
told-word-dead = мертві
told-word-small-blind = малий блайнд
told-word-big-blind = великий блайнд
told-word-missed-blind = пропущений блайнд
told-word-ante = анте
told-word-minimum = мінімум
told-word-maximum = максимум
told-word-bet = бет
told-word-call = кол
told-word-raise = рейз
told-word-board = борд
told-word-burn = спалена карта
told-word-next-street = наступна вулиця
told-word-english = англійська
told-word-russian = російська
told-word-ukrainian = українська
told-word-slovak = словацька
told-word-german = німецька

## What hangs on the hand

told-seat-bets-size = { $SEAT } ставить { $SIZE }
told-seat-raises-re-raises-to-size = { $SEAT } підвищує до { $SIZE }
told-seat-is-goes-moves-all-in-for-size = { $SEAT } іде ол-ін: { $SIZE }
told-everybody-folds = усі пасують
told-everybody-folds-with-seat = усі пасують, слово за { $SEAT }
told-everybody-checks = усі кажуть «чек»
told-everybody-checks-with-seat = усі кажуть «чек», слово за { $SEAT }
told-everybody-calls = усі зрівнюють
told-everybody-calls-with-seat = усі зрівнюють, слово за { $SEAT }
told-on-the-round = далі: { $ROUND }
told-size-big-blind = { $count } ВБ
told-size-bet = { $count } × ставка
told-size-pot = { $count } банку
told-the-level-ends-before-the-riffle = рівень закінчився до рифлу
told-the-level-ends-after-the-riffle = рівень закінчився після рифлу
told-the-level-ends-after-the-shuffler-has-started = рівень закінчився після запуску шафлера
told-the-level-ends-while-the-dealers-change = рівень закінчився під час зміни дилерів
told-the-hand-was-begun-at-the-old-level = роздачу почато на попередньому рівні
told-seat-and-other-are-out-in-the-same-hand = { $SEAT } і { $OTHER } вилетіли в одній роздачі

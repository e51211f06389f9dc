## Home games: opening one
home-new-title = Домашня гра
home-new-hint = Власний стіл для друзів: відкрийте його, надішліть посилання й грайте. Наприкінці розрахунок скаже, хто кому платить.
home-name-of = { $name }: домашня гра
home-small-blind = Малий блайнд
home-big-blind = Великий блайнд або нижня ставка
home-ante = Анте
home-least = Бай-ін від
home-most = Бай-ін до (порожньо: будь-який)
home-who-comes = Хто може прийти
home-door-invited = Лише ті, хто має посилання або пароль
home-door-open = Усі в цьому залі
home-admits = Хто сяде, вирішую я
home-more = Ще: місця, швидкість, боти, бомб-поти
home-password = Пароль столу (від 8 знаків; порожньо: без пароля)
home-bots = Боти доповнюють стіл до
home-bomb-every = Бомб-пот раз на скільки роздач (0: ніколи)
home-bomb-ante = Кожен ставить у нього

## Home games: coming to one
home-join-title = Запрошення
home-hosted-by = Господар гри: { $name }
home-here = За столом: { $names }
home-nobody-here = Там поки ніхто не сидить.
home-private-title = Закритий стіл
home-private-hint = Зайдіть за посиланням, яке надіслав господар, або введіть пароль столу.
home-table-password = Пароль столу
home-you-are = Ви заходите як { $name }.
home-buy-in-between = Ваш бай-ін, від { $least } до { $most }
home-buy-in-from = Ваш бай-ін, { $least } або більше
home-buy-in-fixed = Бай-ін: { $chips }.
home-ask-to-sit = Попроситися за стіл
home-come-in = Увійти
home-look-first = Спершу подивитися
home-host-admits = Хто сяде, вирішує господар.

## Home games: on the page of the table
home-chips = Фішки
home-buy-more = Докупити фішки
home-buy = Докупити
home-stack-full = Ваш стек уже на межі бай-іну.
home-asked-the-host = Запит господареві надіслано.
home-own-wish = Ви попросили місце { $seat }, бай-ін { $chips }: вирішує господар.
home-wishes = { $name } просить місце { $seat }, бай-ін { $chips }
home-admit = Впустити
home-refuse = Відмовити
home-paused = Пауза: нова роздача почнеться, коли господар продовжить гру.
home-go-on = Продовжити
home-pause = Пауза після роздачі
home-host = Господар
home-invite = Запросити
home-invite-title = Як зайти іншим
home-link = Посилання
home-copy = Скопіювати посилання
home-copied = Скопійовано
home-share = Надіслати
home-link-until = За ним можна зайти до { $until }.
home-or-password = Або за паролем столу.
home-link-open = Стіл видно й у лобі.
home-link-over = Термін посилання минув. Створіть нове.
home-link-over-guest = Термін посилання минув. Попросіть у господаря нове.
home-asked = Кого вже покликали
home-asked-asked = запрошення надіслано
home-asked-came = вже тут
home-asked-sits = за столом
home-ask-name = Кого ви покликали?
home-note = Записати

## Home games: the host
home-done = Готово.
home-players = Гравці та фішки
home-chips-of = Фішки: { $name }
home-give = Дати
home-take = Забрати
home-remove = Зняти зі столу
home-help = Зробити помічником
home-hand-over = Зробити господарем
home-stakes = Блайнди та бай-ін
home-next-hand = Діє з наступної роздачі.
home-change = Змінити
home-pots = Бомб-поти, страддли, кілька бордів
home-bomb-hint = У бомб-поті всі ставлять порівну, блайндів немає, торги починаються з флопа.
home-bots-title = Боти за столом
home-bots-by-hand = як я посаджу
home-bots-level = Їхній рівень
home-bots-hint = Боти йдуть між роздачами, коли приходять люди.
home-link-lasts = Нове посилання діє
home-days =
    { $n ->
        [one] { $n } день
        [few] { $n } дні
       *[many] { $n } днів
    }
home-renew = Нове посилання
home-set-password = Задати пароль
home-strike = Викреслити: { $name }
home-end = Закінчити гру
home-end-hint = Стіл закривається між роздачами. Розрахунок залишиться доступним.

## Home games: the log
log-guest-came = { $name } заходить
log-sent-away = { $by } знімає зі столу: { $name }
log-granted = { $by } пускає за стіл: { $name }
log-seat-refused = { $by } не пускає за стіл: { $name }
log-gives = { $by } дає фішки: { $name }, { $chips }
log-takes = { $by } забирає фішки: { $name }, { $chips }
log-paused = { $by } ставить гру на паузу
log-resumed = { $by } продовжує гру
log-host = Тепер господар гри: { $name }
log-home-set = { $by } змінює порядок гри
log-stakes = { $by } змінює блайнди: { $small }/{ $big } з наступної роздачі
event-bomb-pot = Бомб-пот: усі ставлять { $amount }
event-posts-bomb-pot = { $who } ставить у бомб-пот { $amount }
post-bomb-pot = бомб-пот

## Home games: the ledger
ledger-title = Розрахунок
ledger-to-table = До столу
ledger-in-hand = Триває роздача: тут те, що було до неї.
ledger-payments = Хто кому платить
ledger-even = Ніхто нікому нічого не винен.
ledger-accounts = Хто в плюсі, хто в мінусі
ledger-entries = Усі записи
ledger-empty = Фішок поки ніхто не купував.
ledger-player = Гравець
ledger-bought = Куплено
ledger-took = Забрано
ledger-stack = На столі
ledger-net = Підсумок
ledger-from = Хто платить
ledger-to = Кому
ledger-chips = Сума
ledger-when = Коли
ledger-what = Що
ledger-bots = Усі боти
ledger-out = Виведено з гри
ledger-did-bought = за стіл
ledger-did-added = докуповує фішки
ledger-did-given = отримує фішки від господаря
ledger-did-taken = повертає фішки господареві
ledger-did-left = іде
ledger-did-out = за рішенням

## Home games: refusals
refused-no-home-game = Цей стіл не для домашньої гри. Відкрийте її в розділі «Домашня гра».
refused-table-is-private = Цей стіл закритий. Зайдіть за посиланням господаря або з паролем.
refused-removed-by-host = Господар зняв вас зі столу. Можна знову попросити місце: зайдіть за посиланням або введіть пароль.
refused-link-has-run-out = Термін цього посилання минув. Попросіть у господаря нове.
refused-link-or-password-needed = Цей стіл закритий. Зайдіть за посиланням господаря або введіть пароль.
refused-wrong-table-password = Це не пароль столу. Спробуйте ще раз або попросіть у господаря посилання.
refused-nobody-asks = Під цим ім’ям місця вже ніхто не просить. Погляньте на стіл ще раз.
refused-no-chips-named = Фішки не вказано. Введіть число, більше за 0.
refused-takes-more-than-there-is = У цьому стеку { $stack }, тому { $chips } забрати не можна. Заберіть менше.
refused-bots-up-to = Боти лишають вільним хоча б одне місце. Виберіть менше число.
refused-bomb-pot-unfit = Такого бомб-поту не буває. Виберіть раз на 1–1000 роздач або 0, якщо без них.
refused-bomb-pot-without-ante = Для бомб-поту треба знати, скільки ставить кожен. Введіть суму.
refused-bomb-pots-not-agreed = Бомб-поти за цим столом не грають. Виберіть 0.
refused-no-bomb-pot-here = Бомб-поти грають там, де є блайнди та борд. Виберіть тут 0.
refused-small-blind-too-big = Малий блайнд { $small } більший за великий { $big }. Зменште його.
refused-buy-in-turned-round = Найменший бай-ін { $least } більший за найбільший { $most }. Поміняйте їх місцями.
refused-too-many-asked = Більше імен, ніж { $most }, не записати. Спершу викресліть одне.

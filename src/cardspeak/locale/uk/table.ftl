## Що може гравець; слова всередині речення

option-fold = фолд
option-check = чек
option-call = колл { $amount }
option-bet = бет { $amount }
option-raise-to = рейз до { $amount }
option-complete = компліт до { $amount }
option-bring-in = брінг-ін { $amount }
options-none = поки нічого
options-allowed = Вам доступно: { $options }.

## Кнопки столу

table-fold = Фолд
table-check = Чек
table-call = Колл { $amount }
table-call-all-in = Колл { $amount } олл-ін
table-bet = Бет { $amount }
table-raise-to = Рейз до { $amount }
table-all-in = Олл-ін { $amount }
table-complete = Компліт до { $amount }
table-bring-in = Брінг-ін { $amount }
table-stand-pat = Без обміну
table-draw =
    { $n ->
        [one] Поміняти { $n } карту
        [few] Поміняти { $n } карти
       *[many] Поміняти { $n } карт
    }
table-show = Показати
table-muck = Не показувати
table-play-the-board = Грати борд
table-check-fold = Чек/фолд
table-call-any = Колл будь-якої ставки
table-check-call = Чек/колл
table-advance = Заздалегідь
table-misclick = Ситуація змінилася. Подивіться ще раз і натисніть знову.
table-run-once = Один борд
table-run-twice = Два борди
table-run-times =
    { $n ->
        [one] Здати { $n } борд
        [few] Здати { $n } борди
       *[many] Здати { $n } бордів
    }

## Розмір ставки

table-bet-amount = Сума
table-bet-slider = Розмір ставки
table-bet-exact = Точна сума
table-bet-minimum = Мін
table-bet-maximum = Макс
table-bet-third-pot = ⅓ банку
table-bet-half-pot = ½ банку
table-bet-two-thirds-pot = ⅔ банку
table-bet-pot = Банк
table-bet-keys = Клавіші: F — фолд, C — чек або колл, R — бет або рейз, A — олл-ін, стрілки змінюють суму
table-bet-between = Від { $least } до { $most }
table-why = Чому не можна?
table-why-clause = Пункт { $clause }
table-rules-say = Що кажуть правила: { $clauses }

## Місця та гравці

table-sit-down = Сісти за стіл
table-sit-here = Сісти сюди
table-empty-seat = Вільне місце
table-seat-number = Місце { $n }
table-leave = Залишити стіл
table-leave-sure = Залишити стіл? Ваші карти буде скинуто.
table-sit-out = Пропускати роздачі
table-sit-out-next = Пропускати з наступної роздачі
table-back = Повернутися до гри
table-top-up = Докупити фішки
table-top-up-amount = Скільки докупити
table-buy-in = Бай-ін
table-buy-in-between = Бай-ін від { $least } до { $most }
table-wait-for-big-blind = Чекати великий блайнд
table-post-now = Поставити блайнд і грати зараз
table-owes-blinds = Борг за пропущені блайнди: { $amount }
table-stack = Стек
table-you = Ви
table-bot = бот
table-player-bot = { $name } (бот)
table-player-sits-out = пропускає роздачі
table-player-away = немає на місці
table-player-all-in = олл-ін
table-player-folded = фолд
table-player-waits = чекає на великий блайнд
table-dealer-button = Баттон
table-small-blind = Малий блайнд
table-big-blind = Великий блайнд
table-bet-in-front = { $who }: ставка { $amount }
table-seat-described = Місце { $n }: { $who }, { $amount }

## Середина столу

table-pot = Банк { $amount }
table-main-pot = Основний банк { $amount }
table-side-pot = Побічний банк { $amount }
table-side-pot-number = Побічний банк { $number }: { $amount }
table-total-pot = Усього { $amount }
table-board = Борд
table-board-number = Борд { $number }
table-board-empty = На борді поки немає карт
table-your-cards = Ваші карти
table-your-hand = У вас { $hand }
table-cards-hidden =
    { $n ->
        [one] { $n } закрита карта
        [few] { $n } закриті карти
       *[many] { $n } закритих карт
    }
table-select-discards = Виберіть карти для обміну
table-hand-number = Роздача { $number }
table-waiting-for-players = Чекаємо на гравців. Роздача почнеться, коли за столом будуть двоє.
table-next-hand = Зараз почнеться наступна роздача
table-paused = Гру призупинено

## Хід і час

table-your-turn = Ваш хід
table-turn-of = Ходить { $who }
table-to-call = Для колу: { $amount }
table-seconds-left =
    { $n ->
        [one] Залишилася { $n } секунда
        [few] Залишилося { $n } секунди
       *[many] Залишилося { $n } секунд
    }
table-time-bank = Банк часу
table-time-bank-left =
    { $n ->
        [one] Банк часу: { $n } секунда
        [few] Банк часу: { $n } секунди
       *[many] Банк часу: { $n } секунд
    }
table-use-time-bank = Взяти банк часу
table-call-clock = Засікти час
table-clock-called = Гравцеві { $who } засікли час
table-time-is-up = Час вийшов: { $who }

## Чат, протокол, глядачі

table-chat = Чат
table-chat-write = Написати повідомлення
table-chat-send = Надіслати
table-chat-empty = Поки ніхто нічого не написав.
table-log = Протокол
table-log-empty = Поки нічого не сталося.
table-spectators =
    { $n ->
        [one] { $n } глядач
        [few] { $n } глядачі
       *[many] { $n } глядачів
    }
table-watching = Ви дивитеся гру
table-last-hand = Остання роздача
table-joined = { $who } сідає за стіл, стек { $amount }
table-left = { $who } залишає стіл
table-sits-out = { $who } пропускає роздачі
table-comes-back = { $who } повертається до гри
table-tops-up = { $who } докуповує { $amount }
table-changes-seat = { $who } пересідає на місце { $n }
table-leaves-after-hand = { $who } іде після цієї роздачі
table-button-drawn = Перший баттон у гравця { $who }
table-game-changes = Нова гра: { $game }
table-stack-told = Стек гравця { $who }: { $amount }
table-bank-used = { $who } бере банк часу
table-floor-appointed = Флор цього столу: { $who }
table-floor-called = { $who } кличе флора
table-misses-blind = { $who } пропускає блайнд
table-is-closed = Стіл закрито
table-call-floor = Покликати флора
table-floor-is = Флор: { $who }
table-close = Закрити стіл
table-invite = Запросити: адреса цього столу

## Зв'язок

connection-lost = Зв'язок втрачено. Ваше місце зберігається.
connection-trying = Відновлюємо зв'язок…
connection-back = Зв'язок відновлено.
connection-player-lost = { $who } втрачає зв'язок
connection-player-back = { $who } знову на зв'язку

## Ігри та структури ставок; стоять у середині речення

game-title = { $game }, { $structure }
game-holdem = холдем
game-short-deck = шорт-дек холдем
game-omaha = омаха
game-omaha-5 = п'ятикарткова омаха
game-omaha-6 = шестикарткова омаха
game-omaha-8 = омаха хай-лоу
game-omaha-5-8 = Big O
game-omaha-6-8 = шестикарткова омаха хай-лоу
game-stud = семикартковий стад
game-stud-8 = семикартковий стад хай-лоу
game-razz = разз
game-five-card-draw = п'ятикартковий дро-покер
game-deuce-to-seven-single = сингл дро 2–7
game-deuce-to-seven-triple = трипл дро 2–7
game-ace-to-five-triple = трипл дро A–5
game-badugi = бадугі
rotation-horse = HORSE
rotation-8-game = мікс із 8 ігор
rotation-dealers-choice = вибір дилера
structure-no-limit = безліміт
structure-pot-limit = пот-ліміт
structure-fixed-limit = ліміт
family-flop = ігри з флопом
family-stud = стад
family-draw = ігри з обміном

## Вулиці; стоять у середині речення

street-preflop = префлоп
street-flop = флоп
street-turn = терн
street-river = рівер
street-third-street = третя вулиця
street-fourth-street = четверта вулиця
street-fifth-street = п'ята вулиця
street-sixth-street = шоста вулиця
street-seventh-street = сьома вулиця
street-before-the-draw = до обміну
street-after-the-draw = після обміну
street-after-the-first-draw = після першого обміну
street-after-the-second-draw = після другого обміну
street-after-the-third-draw = після третього обміну
street-draw = обмін
street-first-draw = перший обмін
street-second-draw = другий обмін
street-third-draw = третій обмін
street-showdown = розкриття

## Зводи правил

book-common = Загальна практика
book-basic-holdem = Основи техаського холдему для новачків
book-tda-2011 = Правила Асоціації турнірних директорів (TDA), 2011, російське видання
book-tda-2024 = Правила Асоціації турнірних директорів (TDA), 2024
book-fspr-training = Федерація спортивного покеру Росії: правила тренувальних ігор, клуб «Raise»
book-fspr-competition = Федерація спортивного покеру Росії: правила змагань
book-diamond-club = Правила клубу Diamond Game Club

## Внески до роздачі карт, як їх називає відмова

post-small-blind = малий блайнд
post-big-blind = великий блайнд
post-straddle = страддл
post-no-look = рейз наосліп
post-post = гостьовий блайнд
post-dead = мертвий блайнд
post-ante = анте
post-table-ante = анте за весь стіл

## Что может игрок; слова внутри предложения

option-fold = пас
option-check = чек
option-call = колл { $amount }
option-bet = бет { $amount }
option-raise-to = рейз до { $amount }
option-complete = комплит до { $amount }
option-bring-in = бринг-ин { $amount }
options-none = пока ничего
options-allowed = Вам доступно: { $options }.

## Кнопки стола

table-fold = Пас
table-check = Чек
table-call = Колл { $amount }
table-call-all-in = Колл { $amount } олл-ин
table-bet = Бет { $amount }
table-raise-to = Рейз до { $amount }
table-all-in = Олл-ин { $amount }
table-complete = Комплит до { $amount }
table-bring-in = Бринг-ин { $amount }
table-stand-pat = Без обмена
table-draw =
    { $n ->
        [one] Поменять { $n } карту
        [few] Поменять { $n } карты
       *[many] Поменять { $n } карт
    }
table-show = Показать
table-muck = Не показывать
table-play-the-board = Играть борд
table-check-fold = Чек/пас
table-call-any = Колл любой ставки
table-check-call = Чек/колл
table-advance = Заранее
table-misclick = Ситуация изменилась. Посмотрите ещё раз и нажмите снова.
table-run-once = Один борд
table-run-twice = Два борда
table-run-times =
    { $n ->
        [one] Сдать { $n } борд
        [few] Сдать { $n } борда
       *[many] Сдать { $n } бордов
    }

## Размер ставки

table-bet-amount = Сумма
table-bet-slider = Размер ставки
table-bet-exact = Точная сумма
table-bet-minimum = Мин
table-bet-maximum = Макс
table-bet-third-pot = ⅓ банка
table-bet-half-pot = ½ банка
table-bet-two-thirds-pot = ⅔ банка
table-bet-pot = Банк
table-bet-keys = Клавиши: F — пас, C — чек или колл, R — бет или рейз, A — олл-ин, стрелки меняют сумму
table-bet-between = От { $least } до { $most }
table-why = Почему нельзя?
table-why-clause = Пункт { $clause }
table-rules-say = Что говорят правила: { $clauses }

## Места и игроки

table-sit-down = Сесть за стол
table-sit-here = Сесть сюда
table-empty-seat = Свободное место
table-seat-number = Место { $n }
table-leave = Покинуть стол
table-leave-sure = Покинуть стол? Ваши карты будут сброшены.
table-sit-out = Пропускать раздачи
table-sit-out-next = Пропускать со следующей раздачи
table-back = Вернуться в игру
table-top-up = Добавить фишки
table-top-up-amount = Сколько добавить
table-buy-in = Бай-ин
table-buy-in-between = Бай-ин от { $least } до { $most }
table-wait-for-big-blind = Ждать большой блайнд
table-post-now = Поставить блайнд и играть сейчас
table-owes-blinds = Долг по пропущенным блайндам: { $amount }
table-stack = Стек
table-you = Вы
table-bot = бот
table-player-bot = { $name } (бот)
table-player-sits-out = пропускает раздачи
table-player-away = нет на месте
table-player-all-in = олл-ин
table-player-folded = пас
table-player-waits = ждёт большой блайнд
table-dealer-button = Баттон
table-small-blind = Малый блайнд
table-big-blind = Большой блайнд
table-bet-in-front = { $who }: ставка { $amount }
table-seat-described = Место { $n }: { $who }, { $amount }

## Середина стола

table-pot = Банк { $amount }
table-main-pot = Основной банк { $amount }
table-side-pot = Побочный банк { $amount }
table-side-pot-number = Побочный банк { $number }: { $amount }
table-total-pot = Всего { $amount }
table-board = Борд
table-board-number = Борд { $number }
table-board-empty = На борде пока нет карт
table-your-cards = Ваши карты
table-your-hand = У вас { $hand }
table-cards-hidden =
    { $n ->
        [one] { $n } закрытая карта
        [few] { $n } закрытые карты
       *[many] { $n } закрытых карт
    }
table-select-discards = Выберите карты для обмена
table-hand-number = Раздача { $number }
table-waiting-for-players = Ждём игроков. Раздача начнётся, когда за столом будут двое.
table-next-hand = Сейчас начнётся следующая раздача
table-paused = Игра приостановлена

## Ход и время

table-your-turn = Ваш ход
table-turn-of = Ходит { $who }
table-to-call = К уравниванию: { $amount }
table-seconds-left =
    { $n ->
        [one] Осталась { $n } секунда
        [few] Осталось { $n } секунды
       *[many] Осталось { $n } секунд
    }
table-time-bank = Банк времени
table-time-bank-left =
    { $n ->
        [one] Банк времени: { $n } секунда
        [few] Банк времени: { $n } секунды
       *[many] Банк времени: { $n } секунд
    }
table-use-time-bank = Взять банк времени
table-call-clock = Засечь время
table-clock-called = Игроку { $who } засекли время
table-time-is-up = Время вышло: { $who }

## Чат, протокол, зрители

table-chat = Чат
table-chat-write = Написать сообщение
table-chat-send = Отправить
table-chat-empty = Пока никто ничего не написал.
table-log = Протокол
table-log-empty = Пока ничего не произошло.
table-spectators =
    { $n ->
        [one] { $n } зритель
        [few] { $n } зрителя
       *[many] { $n } зрителей
    }
table-watching = Вы смотрите игру
table-last-hand = Последняя раздача
table-joined = { $who } садится за стол, стек { $amount }
table-left = { $who } покидает стол
table-sits-out = { $who } пропускает раздачи
table-comes-back = { $who } возвращается в игру
table-tops-up = { $who } добавляет { $amount }
table-changes-seat = { $who } пересаживается на место { $n }
table-leaves-after-hand = { $who } уходит после этой раздачи
table-button-drawn = Первый баттон у игрока { $who }
table-game-changes = Новая игра: { $game }
table-stack-told = Стек игрока { $who }: { $amount }
table-bank-used = { $who } берёт банк времени
table-floor-appointed = Флор этого стола: { $who }
table-floor-called = { $who } зовёт флора
table-misses-blind = { $who } пропускает блайнд
table-is-closed = Стол закрыт
table-call-floor = Позвать флора
table-floor-is = Флор: { $who }
table-close = Закрыть стол
table-invite = Пригласить: адрес этого стола

## Связь

connection-lost = Связь потеряна. Ваше место сохраняется.
connection-trying = Восстанавливаем связь…
connection-back = Связь восстановлена.
connection-player-lost = { $who } теряет связь
connection-player-back = { $who } снова на связи

## Игры и структуры ставок; стоят в середине предложения

game-title = { $game }, { $structure }
game-holdem = холдем
game-short-deck = шорт-дек холдем
game-omaha = омаха
game-omaha-5 = пятикарточная омаха
game-omaha-6 = шестикарточная омаха
game-omaha-8 = омаха хай-лоу
game-omaha-5-8 = Big O
game-omaha-6-8 = шестикарточная омаха хай-лоу
game-stud = семикарточный стад
game-stud-8 = семикарточный стад хай-лоу
game-razz = разз
game-five-card-draw = пятикарточный дро-покер
game-deuce-to-seven-single = сингл дро 2–7
game-deuce-to-seven-triple = трипл дро 2–7
game-ace-to-five-triple = трипл дро A–5
game-badugi = бадуги
rotation-horse = HORSE
rotation-8-game = микс из 8 игр
rotation-dealers-choice = выбор дилера
structure-no-limit = безлимит
structure-pot-limit = пот-лимит
structure-fixed-limit = лимит
family-flop = игры с флопом
family-stud = стад
family-draw = игры с обменом

## Улицы; стоят в середине предложения

street-preflop = префлоп
street-flop = флоп
street-turn = тёрн
street-river = ривер
street-third-street = третья улица
street-fourth-street = четвёртая улица
street-fifth-street = пятая улица
street-sixth-street = шестая улица
street-seventh-street = седьмая улица
street-before-the-draw = до обмена
street-after-the-draw = после обмена
street-after-the-first-draw = после первого обмена
street-after-the-second-draw = после второго обмена
street-after-the-third-draw = после третьего обмена
street-draw = обмен
street-first-draw = первый обмен
street-second-draw = второй обмен
street-third-draw = третий обмен
street-showdown = вскрытие

## Своды правил

book-common = Общая практика
book-basic-holdem = Основы техасского холдема для новичков
book-tda-2011 = Правила Ассоциации турнирных директоров (TDA), 2011, русское издание
book-tda-2024 = Правила Ассоциации турнирных директоров (TDA), 2024
book-fspr-training = Федерация спортивного покера России: правила тренировочных игр, клуб «Raise»
book-fspr-competition = Федерация спортивного покера России: правила соревнований
book-diamond-club = Правила клуба Diamond Game Club

## Взносы до раздачи карт, как их называет отказ

post-small-blind = малый блайнд
post-big-blind = большой блайнд
post-straddle = страддл
post-no-look = рейз втёмную
post-post = гостевой блайнд
post-dead = мёртвый блайнд
post-ante = анте
post-table-ante = анте за весь стол

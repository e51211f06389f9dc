## The floor of an online table: calls, offences, penalties
desk-call = Позвать флора
desk-call-why = В чём дело? (Можно не писать.)
desk-calls = Флора зовут
desk-call-done = Разобрано
desk-withdraw = Отозвать вызов
desk-penalise = Наказать
desk-who = Кого?
desk-what = В чём нарушение? Игрок: { $name }
desk-search = Искать среди нарушений
desk-nothing = Нарушения с такими словами нет.
desk-line = О фразе из чата
desk-about = О фразе: «{ $text }»
desk-record = Было раньше: { $record }
desk-no-record = Раньше нарушений не было.
desk-by = Назначает: { $by }
desk-choose = Какое наказание?
desk-otherwise = Решить иначе
desk-reason = Причина
desk-confirm = Подтвердить
desk-back = Назад
desk-close = Закрыть
desk-done = Готово. Запись в журнале.
desk-yes = Да
desk-no = Нет
desk-undo = Отменить
desk-undo-title = Отменить: { $ruled }
desk-rulings = Решения
desk-stop = Остановить время
desk-start = Пустить время
desk-stopped = Время остановлено

## What the log of the table says of the floor
log-calls-floor = { $name } зовёт флора
log-calls-floor-why = { $name } зовёт флора: «{ $text }»
log-call-closed = Флор разобрал вызов
log-ruled = { $name }: { $offence }. Решение ({ $by }): { $penalty }.
log-otherwise = { $book } Решено иначе, причина: { $reason }
log-reason = Причина: { $reason }
log-undone = { $name }: { $penalty } — отменено ({ $by }). Причина: { $reason }
log-served = { $name }: наказание отбыто
log-clock-stopped = { $name } останавливает время
log-clock-started = { $name } пускает время
table-misses-hands =
    { $n ->
        [one] пропускает { $n } раздачу
        [few] пропускает { $n } раздачи
       *[many] пропускает { $n } раздач
    }
table-misses-all = отстранён

## Penalties
penalty-none = без наказания
penalty-warning = предупреждение
penalty-hands =
    { $n ->
        [one] пропуск { $n } раздачи
        [few] пропуск { $n } раздач
       *[many] пропуск { $n } раздач
    }
penalty-rounds =
    { $n ->
        [one] пропуск { $n } круга
        [few] пропуск { $n } кругов
       *[many] пропуск { $n } кругов
    }
penalty-disqualification = дисквалификация
penalty-exclusion = отстранение на сезон
penalty-hands-to = пропуск от { $least } до { $most } раздач
penalty-rounds-to = пропуск от { $least } до { $most } кругов
penalty-hands-or-more = пропуск раздач: { $least } или больше
penalty-rounds-or-more = пропуск кругов: { $least } или больше
penalty-or = { $some } или { $last }

## What a rulebook says of an offence
duty-must = По своду: { $penalties }.
duty-may = По своду — на усмотрение флора: { $penalties }.
duty-told = Свод это запрещает, но наказания не называет.
duty-judged = Свод оставляет флору решить, нарушение ли это.
duty-house = Свод отсылает к правилам клуба.
duty-inquiry = Свод требует сначала разобраться.
duty-free = Свод не видит в этом нарушения.
duty-chips-must = Фишки, о которых речь, изымаются.
duty-chips-may = Фишки, о которых речь, могут быть изъяты.
duty-chips-pot = Игрок не претендует на банк; его ставки идут в следующий банк.
imposer-floor = флор
imposer-referee = судья
imposer-chief-referee = главный судья
imposer-tournament-director = турнирный директор
imposer-federation = федерация

## Circumstances that a book asks for
fact-on-purpose = Это было намеренно?
fact-repeatedly = Игрок делал это и раньше?
fact-coming-from-a-broken-table = Игрок пересаживался с расформированного стола?
fact-changing-tables = Игрок пересаживался за другой стол?

## Groups of offences
kin-talk = Слова
kin-conduct = Поведение
kin-together = Сговор
kin-betting = Ставки
kin-cards = Карты
kin-chips = Фишки
kin-devices = Устройства и вещи

## Offences
offence-insult = оскорбление
offence-disruption = нарушение порядка
offence-chatter = лишние разговоры
offence-hygiene = пренебрежение гигиеной
offence-touches-person = прикосновение к игроку
offence-unsporting = неспортивное поведение
offence-cheating = мошенничество
offence-influence = нечестное влияние на игру
offence-paper = чтение за столом
offence-face = скрытое лицо
offence-takes-pot = самовольно взятый банк
offence-asks-often = слишком частые просьбы показать руку
offence-keeps-cards = карты не отданы после паса
offence-exposing = показ карт до конца торговли
offence-tells-cards = разговор о своих картах
offence-advice = советы или критика
offence-reads-hand = чтение чужой закрытой руки
offence-one-player = игра не в одиночку
offence-touches-cards = прикосновение к чужим картам или отбою
offence-touches-chips = прикосновение к чужим фишкам
offence-into-others = сброс в чужие карты
offence-throws-cards = бросок карт
offence-discards-badly = небрежный сброс
offence-out-of-sight = карты не на виду
offence-unprotected = незащищённые карты
offence-orders-showing = приказ другому открыться
offence-miscall = ложно названная рука
offence-known-defect = игра негодной колодой
offence-silent-deck = молчание о негодной колоде
offence-silent = молчание об ошибке
offence-fold-to-check = пас без ставки
offence-fold-early = пас вне очереди
offence-out-of-turn = действие вне очереди
offence-conditional = условное заявление
offence-hasty = действие до ясной суммы
offence-adds-chips = фишки добавлены молча
offence-delay = затягивание игры
offence-thinks-long = долгое раздумье
offence-needless-clock = вызов времени без нужды
offence-splash = фишки брошены в банк
offence-out-of-reach = ставка вне досягаемости дилера
offence-check-down = уговор чекать до конца
offence-collusion = сговор
offence-chip-dumping = слив фишек
offence-soft-play = поддавки
offence-team-play = командная игра
offence-suspicion = подозрение в командной игре
offence-checks-nuts = чек с сильнейшей рукой последним
offence-dodging = уклонение от блайндов
offence-leaves-live = уход с живой рукой
offence-hidden-chips = спрятанные фишки
offence-carried-chips = фишки перенесены скрытно
offence-removed-chips = фишки унесены со стола
offence-rack = игра фишками из лотка
offence-chips-in-way = фишки мешают
offence-uncountable = фишки нельзя сосчитать
offence-big-chips = крупные фишки не на виду
offence-phone = разговор по телефону
offence-noise = устройство мешает
offence-device-on-table = устройство на столе
offence-device-used = пользование устройством
offence-strategy-aid = пользование подсказками
offence-felt = вещи на сукне

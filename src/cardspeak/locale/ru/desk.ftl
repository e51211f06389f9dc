## The floor of an online table: calls, offences, penalties
desk-call = Позвать флора
desk-call-why = В чём дело? (Можно не писать.)
desk-calls = Флора зовут
desk-call-done = Разобрано
desk-withdraw = Отозвать вызов
desk-penalise = Оштрафовать
desk-who = Кого?
desk-what = В чём нарушение? Игрок: { $name }
desk-search = Искать среди нарушений
desk-nothing = Нарушения с такими словами нет.
desk-line = О фразе из чата
desk-about = О фразе: «{ $text }»
desk-record = Было раньше: { $record }
desk-no-record = Раньше нарушений не было.
desk-by = Назначает: { $by }
desk-choose = Какой штраф?
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
log-served = { $name }: штраф отбыт
log-misses-gone = { $name }: пропусков здесь меньше на { $n }
log-clock-stopped = { $name } останавливает время
log-clock-started = { $name } пускает время
log-held = Стол ждёт турнир
log-released = Игра за столом продолжается
log-chips-raced = Чип-рейс: { $old } выходит из игры
log-banks-filled = Таймер решений: у каждого { $seconds } с на карточках времени
table-penalty = штраф · { $n }
table-serves = Вы пропускаете раздачи из-за штрафа.
table-misses-all = отстранён

## Penalties
penalty-none = без штрафа
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
penalty-exclusion = отстранение до конца сезона
penalty-hands-to = пропуск от { $least } до { $most } раздач
penalty-rounds-to = пропуск от { $least } до { $most } кругов
penalty-hands-or-more = пропуск раздач: { $least } или больше
penalty-rounds-or-more = пропуск кругов: { $least } или больше
penalty-or = { $some } или { $last }

## What a rulebook says of an offence
duty-must = По своду: { $penalties }.
duty-may = По своду — на усмотрение флора: { $penalties }.
duty-told = Свод это запрещает, но штрафа не называет.
duty-judged = Свод оставляет флору решить, нарушение ли это.
duty-house = Свод отсылает к правилам клуба.
duty-inquiry = Свод требует сначала разобраться.
duty-free = Свод не видит в этом нарушения.
duty-chips-must = Фишки, о которых речь, изымаются.
duty-chips-may = Фишки, о которых речь, могут быть изъяты.
duty-chips-pot = Игрок не претендует на банк; его ставки идут в следующий банк.

## Groups of offences
kin-talk = Слова
kin-conduct = Поведение
kin-together = Сговор
kin-betting = Ставки
kin-cards = Карты
kin-chips = Фишки
kin-devices = Устройства и вещи

## The floor of an online table: calls, offences, penalties
desk-call = Покликати флора
desk-call-why = У чому справа? (Можна не писати.)
desk-calls = Флора кличуть
desk-call-done = Розібрано
desk-withdraw = Відкликати виклик
desk-penalise = Покарати
desk-who = Кого?
desk-what = У чому порушення? Гравець: { $name }
desk-search = Шукати серед порушень
desk-nothing = Порушення з такими словами немає.
desk-line = Про фразу з чату
desk-about = Про фразу: «{ $text }»
desk-record = Було раніше: { $record }
desk-no-record = Раніше порушень не було.
desk-by = Призначає: { $by }
desk-choose = Який штраф?
desk-otherwise = Вирішити інакше
desk-reason = Причина
desk-confirm = Підтвердити
desk-back = Назад
desk-close = Закрити
desk-done = Готово. Запис у журналі.
desk-yes = Так
desk-no = Ні
desk-undo = Скасувати
desk-undo-title = Скасувати: { $ruled }
desk-rulings = Рішення
desk-stop = Зупинити час
desk-start = Запустити час
desk-stopped = Час зупинено

## What the log of the table says of the floor
log-calls-floor = { $name } кличе флора
log-calls-floor-why = { $name } кличе флора: «{ $text }»
log-call-closed = Флор розібрав виклик
log-ruled = { $name }: { $offence }. Рішення ({ $by }): { $penalty }.
log-otherwise = { $book } Вирішено інакше, причина: { $reason }
log-reason = Причина: { $reason }
log-undone = { $name }: { $penalty } — скасовано ({ $by }). Причина: { $reason }
log-served = { $name }: штраф відбуто
log-misses-gone = { $name }: пропусків тут менше на { $n }
log-clock-stopped = { $name } зупиняє час
log-clock-started = { $name } запускає час
log-held = Стіл чекає на турнір
log-released = Гра за столом триває
log-chips-raced = Чип-рейс: { $old } виходить із гри
log-banks-filled = Таймер рішень: у кожного { $seconds } с на картках часу
table-penalty = штраф · { $n }
table-serves = Ви пропускаєте роздачі через штраф.
table-misses-all = усунено

## Penalties
penalty-none = без штрафу
penalty-warning = попередження
penalty-hands =
    { $n ->
        [one] пропуск { $n } роздачі
        [few] пропуск { $n } роздач
       *[many] пропуск { $n } роздач
    }
penalty-rounds =
    { $n ->
        [one] пропуск { $n } кола
        [few] пропуск { $n } кіл
       *[many] пропуск { $n } кіл
    }
penalty-disqualification = дискваліфікація
penalty-exclusion = відсторонення до кінця сезону
penalty-hands-to = пропуск від { $least } до { $most } роздач
penalty-rounds-to = пропуск від { $least } до { $most } кіл
penalty-hands-or-more = пропуск роздач: { $least } або більше
penalty-rounds-or-more = пропуск кіл: { $least } або більше
penalty-or = { $some } або { $last }

## What a rulebook says of an offence
duty-must = За зводом: { $penalties }.
duty-may = За зводом — на розсуд флора: { $penalties }.
duty-told = Звід це забороняє, але штрафу не називає.
duty-judged = Звід залишає флору вирішити, чи це порушення.
duty-house = Звід відсилає до правил клубу.
duty-inquiry = Звід вимагає спочатку розібратися.
duty-free = Звід не бачить у цьому порушення.
duty-chips-must = Фішки, про які йдеться, вилучаються.
duty-chips-may = Фішки, про які йдеться, можуть бути вилучені.
duty-chips-pot = Гравець не претендує на банк; його ставки йдуть у наступний банк.

## Groups of offences
kin-talk = Слова
kin-conduct = Поведінка
kin-together = Змова
kin-betting = Ставки
kin-cards = Карти
kin-chips = Фішки
kin-devices = Пристрої та речі

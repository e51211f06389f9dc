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
desk-choose = Яке покарання?
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
log-served = { $name }: покарання відбуто
log-clock-stopped = { $name } зупиняє час
log-clock-started = { $name } запускає час
table-misses-hands =
    { $n ->
        [one] пропускає { $n } роздачу
        [few] пропускає { $n } роздачі
       *[many] пропускає { $n } роздач
    }
table-misses-all = усунено

## Penalties
penalty-none = без покарання
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
penalty-exclusion = відсторонення на сезон
penalty-hands-to = пропуск від { $least } до { $most } роздач
penalty-rounds-to = пропуск від { $least } до { $most } кіл
penalty-hands-or-more = пропуск роздач: { $least } або більше
penalty-rounds-or-more = пропуск кіл: { $least } або більше
penalty-or = { $some } або { $last }

## What a rulebook says of an offence
duty-must = За зводом: { $penalties }.
duty-may = За зводом — на розсуд флора: { $penalties }.
duty-told = Звід це забороняє, але покарання не називає.
duty-judged = Звід залишає флору вирішити, чи це порушення.
duty-house = Звід відсилає до правил клубу.
duty-inquiry = Звід вимагає спочатку розібратися.
duty-free = Звід не бачить у цьому порушення.
duty-chips-must = Фішки, про які йдеться, вилучаються.
duty-chips-may = Фішки, про які йдеться, можуть бути вилучені.
duty-chips-pot = Гравець не претендує на банк; його ставки йдуть у наступний банк.
imposer-floor = флор
imposer-referee = суддя
imposer-chief-referee = головний суддя
imposer-tournament-director = турнірний директор
imposer-federation = федерація

## Circumstances that a book asks for
fact-on-purpose = Це було навмисно?
fact-repeatedly = Гравець робив це й раніше?
fact-coming-from-a-broken-table = Гравець пересідав із розформованого столу?
fact-changing-tables = Гравець пересідав за інший стіл?

## Groups of offences
kin-talk = Слова
kin-conduct = Поведінка
kin-together = Змова
kin-betting = Ставки
kin-cards = Карти
kin-chips = Фішки
kin-devices = Пристрої та речі

## Offences
offence-insult = образа
offence-disruption = порушення порядку
offence-chatter = зайві розмови
offence-hygiene = нехтування гігієною
offence-touches-person = дотик до гравця
offence-unsporting = неспортивна поведінка
offence-cheating = шахрайство
offence-influence = нечесний вплив на гру
offence-paper = читання за столом
offence-face = приховане обличчя
offence-takes-pot = самовільно взятий банк
offence-asks-often = надто часті прохання показати руку
offence-keeps-cards = карти не віддано після пасу
offence-exposing = показ карт до кінця торгів
offence-tells-cards = розмова про свої карти
offence-advice = поради або критика
offence-reads-hand = читання чужої закритої руки
offence-one-player = гра не самотужки
offence-touches-cards = дотик до чужих карт або відбою
offence-touches-chips = дотик до чужих фішок
offence-into-others = скид у чужі карти
offence-throws-cards = кидання карт
offence-discards-badly = недбалий скид
offence-out-of-sight = карти не на видноті
offence-unprotected = незахищені карти
offence-orders-showing = наказ іншому відкритися
offence-miscall = хибно названа рука
offence-known-defect = гра негодящою колодою
offence-silent-deck = мовчання про негодящу колоду
offence-silent = мовчання про помилку
offence-fold-to-check = пас без ставки
offence-fold-early = пас поза чергою
offence-out-of-turn = дія поза чергою
offence-conditional = умовна заява
offence-hasty = дія до ясної суми
offence-adds-chips = фішки додано мовчки
offence-delay = затягування гри
offence-thinks-long = довге роздумування
offence-needless-clock = виклик часу без потреби
offence-splash = фішки кинуто в банк
offence-out-of-reach = ставка поза досяжністю дилера
offence-check-down = домовленість чекати до кінця
offence-collusion = змова
offence-chip-dumping = злив фішок
offence-soft-play = піддавки
offence-team-play = командна гра
offence-suspicion = підозра в командній грі
offence-checks-nuts = чек із найсильнішою рукою останнім
offence-dodging = ухиляння від блайндів
offence-leaves-live = відхід із живою рукою
offence-hidden-chips = приховані фішки
offence-carried-chips = фішки перенесено потай
offence-removed-chips = фішки винесено зі столу
offence-rack = гра фішками з лотка
offence-chips-in-way = фішки заважають
offence-uncountable = фішки не можна порахувати
offence-big-chips = великі фішки не на видноті
offence-phone = розмова по телефону
offence-noise = пристрій заважає
offence-device-on-table = пристрій на столі
offence-device-used = користування пристроєм
offence-strategy-aid = користування підказками
offence-felt = речі на сукні

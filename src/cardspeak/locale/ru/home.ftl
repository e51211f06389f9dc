## Home games: opening one
home-new-title = Домашняя игра
home-new-hint = Свой стол для друзей: откройте его, пошлите ссылку и играйте. В конце расчёт скажет, кто кому платит.
home-name-of = { $name }: домашняя игра
home-small-blind = Малый блайнд
home-big-blind = Большой блайнд или нижняя ставка
home-ante = Анте
home-least = Бай-ин от
home-most = Бай-ин до (пусто: любой)
home-who-comes = Кто может прийти
home-door-invited = Только те, у кого есть ссылка или пароль
home-door-open = Все в этом зале
home-admits = Я сам решаю, кому сесть
home-more = Ещё: места, скорость, боты, бомб-поты
home-password = Пароль стола (от 8 знаков; пусто: без пароля)
home-bots = Боты дополняют стол до
home-bomb-every = Бомб-пот раз в сколько раздач (0: никогда)
home-bomb-ante = Каждый ставит в него

## Home games: coming to one
home-join-title = Приглашение
home-hosted-by = Хозяин игры: { $name }
home-here = За столом: { $names }
home-nobody-here = Там пока никто не сидит.
home-private-title = Закрытый стол
home-private-hint = Зайдите по ссылке, которую прислал хозяин, или введите пароль стола.
home-table-password = Пароль стола
home-you-are = Вы входите как { $name }.
home-buy-in-between = Ваш бай-ин, от { $least } до { $most }
home-buy-in-from = Ваш бай-ин, { $least } или больше
home-buy-in-fixed = Бай-ин: { $chips }.
home-ask-to-sit = Попроситься за стол
home-come-in = Войти
home-look-first = Сначала посмотреть
home-host-admits = Хозяин решает, кому сесть.

## Home games: on the page of the table
home-chips = Фишки
home-buy-more = Докупить фишки
home-buy = Докупить
home-stack-full = Ваш стек уже на пределе бай-ина.
home-asked-the-host = Запрос хозяину отправлен.
home-own-wish = Вы попросили место { $seat }, бай-ин { $chips }: решает хозяин.
home-wishes = { $name } просит место { $seat }, бай-ин { $chips }
home-admit = Впустить
home-refuse = Отказать
home-paused = Пауза: новая раздача начнётся, когда хозяин продолжит игру.
home-go-on = Продолжить
home-pause = Пауза после раздачи
home-host = Хозяин
home-invite = Пригласить
home-invite-title = Как зайти остальным
home-link = Ссылка
home-copy = Скопировать ссылку
home-copied = Скопировано
home-share = Послать
home-link-until = По ней можно войти до { $until }.
home-or-password = Или по паролю стола.
home-link-open = Стол виден и в лобби.
home-link-over = Срок ссылки истёк. Сделайте новую.
home-link-over-guest = Срок ссылки истёк. Попросите у хозяина новую.
home-asked = Кого уже позвали
home-asked-asked = приглашение послано
home-asked-came = на месте
home-asked-sits = за столом
home-ask-name = Кого вы позвали?
home-note = Записать

## Home games: the host
home-done = Готово.
home-players = Игроки и фишки
home-chips-of = Фишки: { $name }
home-give = Дать
home-take = Забрать
home-remove = Снять со стола
home-help = Сделать помощником
home-hand-over = Сделать хозяином
home-stakes = Блайнды и бай-ин
home-next-hand = Действует со следующей раздачи.
home-change = Изменить
home-pots = Бомб-поты, страддлы, несколько бордов
home-bomb-hint = В бомб-поте все ставят поровну, блайндов нет, торговля начинается с флопа.
home-bots-title = Боты за столом
home-bots-by-hand = как я посажу
home-bots-level = Их уровень
home-bots-hint = Боты уходят между раздачами, когда приходят люди.
home-link-lasts = Новая ссылка действует
home-days =
    { $n ->
        [one] { $n } день
        [few] { $n } дня
       *[many] { $n } дней
    }
home-renew = Новая ссылка
home-set-password = Задать пароль
home-strike = Вычеркнуть: { $name }
home-end = Закончить игру
home-end-hint = Стол закрывается между раздачами. Расчёт останется доступен.

## Home games: the log
log-guest-came = { $name } входит
log-sent-away = { $by } снимает со стола: { $name }
log-granted = { $by } пускает за стол: { $name }
log-seat-refused = { $by } не пускает за стол: { $name }
log-gives = { $by } даёт фишки: { $name }, { $chips }
log-takes = { $by } забирает фишки: { $name }, { $chips }
log-paused = { $by } ставит игру на паузу
log-resumed = { $by } продолжает игру
log-host = Теперь хозяин игры: { $name }
log-home-set = { $by } меняет порядок игры
log-stakes = { $by } меняет блайнды: { $small }/{ $big } со следующей раздачи
event-bomb-pot = Бомб-пот: все ставят { $amount }
event-posts-bomb-pot = { $who } ставит в бомб-пот { $amount }
post-bomb-pot = бомб-пот

## Home games: the ledger
ledger-title = Расчёт
ledger-to-table = К столу
ledger-in-hand = Идёт раздача: здесь то, что было до неё.
ledger-payments = Кто кому платит
ledger-even = Никто никому ничего не должен.
ledger-accounts = Кто в плюсе, кто в минусе
ledger-entries = Все записи
ledger-empty = Фишек пока никто не покупал.
ledger-player = Игрок
ledger-bought = Куплено
ledger-took = Унесено
ledger-stack = На столе
ledger-net = Итог
ledger-from = Кто платит
ledger-to = Кому
ledger-chips = Сумма
ledger-when = Когда
ledger-what = Что
ledger-bots = Все боты
ledger-out = Выведено из игры
ledger-did-bought = за стол
ledger-did-added = докупает фишки
ledger-did-given = получает фишки от хозяина
ledger-did-taken = возвращает фишки хозяину
ledger-did-left = уходит
ledger-did-out = по решению

## Home games: refusals
refused-no-home-game = Этот стол не для домашней игры. Откройте её в разделе «Домашняя игра».
refused-table-is-private = Этот стол закрытый. Зайдите по ссылке хозяина или по паролю.
refused-removed-by-host = Хозяин снял вас со стола. Можно снова попросить место: зайдите по ссылке или введите пароль.
refused-link-has-run-out = Срок этой ссылки истёк. Попросите у хозяина новую.
refused-link-or-password-needed = Этот стол закрытый. Зайдите по ссылке хозяина или введите пароль.
refused-wrong-table-password = Это не пароль стола. Попробуйте ещё раз или попросите у хозяина ссылку.
refused-nobody-asks = Под этим именем места уже никто не просит. Посмотрите на стол ещё раз.
refused-no-chips-named = Фишки не указаны. Введите число больше 0.
refused-takes-more-than-there-is = В этом стеке { $stack }, поэтому { $chips } забрать нельзя. Заберите меньше.
refused-bots-up-to = Боты оставляют свободным хотя бы одно место. Выберите число поменьше.
refused-bomb-pot-unfit = Такого бомб-пота не бывает. Выберите раз в 1–1000 раздач или 0, если без них.
refused-bomb-pot-without-ante = Для бомб-пота нужно знать, сколько ставит каждый. Введите сумму.
refused-bomb-pots-not-agreed = Бомб-поты за этим столом не играют. Выберите 0.
refused-no-bomb-pot-here = Бомб-поты играют там, где есть блайнды и борд. Выберите здесь 0.
refused-small-blind-too-big = Малый блайнд { $small } больше большого { $big }. Уменьшите его.
refused-buy-in-turned-round = Наименьший бай-ин { $least } больше наибольшего { $most }. Поменяйте их местами.
refused-too-many-asked = Больше имён, чем { $most }, не записать. Сначала вычеркните одно.

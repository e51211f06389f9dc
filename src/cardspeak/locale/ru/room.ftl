## Страницы зала: лобби, стол, раздачи, учётная запись, своды правил.

page-skip = К содержанию
page-menu = Страницы
page-language = Язык
page-plain-http = Зал работает по обычному HTTP: пользуйтесь им в сети, которой доверяете, и не вводите пароль, который используете где-то ещё.
error-400 = Не удалось понять запрос. Вернитесь и попробуйте ещё раз.
gate-host = Этот зал не отвечает на имя { $host }. Разрешить его может тот, кто держит сервер: { $command }
gate-foreign = Это пришло с другого сайта, поэтому ничего не сделано. Откройте сам зал и попробуйте там.
error-403 = Здесь это вам не разрешено.
error-404 = Такой страницы, стола или раздачи нет, или она не для вас.
error-405 = По этому адресу так сделать нельзя.
error-413 = Слишком много данных. Отправьте меньше.
error-429 = Слишком часто. Подождите немного.
error-503 = База данных клуба не отвечает. Что было сохранено, цело: повторите чуть позже.
error-other = Что-то пошло не так у нас. Ваши фишки и карты целы: вернитесь и попробуйте ещё раз.

lobby-title = Столы
lobby-headline = Садитесь и играйте
lobby-what = Покер по названным официальным правилам: видно, какой пункт всё решил.
lobby-play-holdem = Играть в холдем
lobby-picture = Раздача холдема за столом Cardspeak: карты, фишки и шансы каждой руки
lobby-create = Новый стол
lobby-all = Все
lobby-filter = Отобрать
lobby-filter-game = Игра
lobby-filter-book = Свод правил
lobby-filter-free = Есть свободное место
lobby-tables = Столы
lobby-players = Занято мест: { $seated } из { $seats }
lobby-sit = Сесть
lobby-watch = Смотреть
lobby-back-to-table = К своему столу
lobby-empty = Открытых столов пока нет.
lobby-invite = Остальные в этой сети входят здесь
bot = бот
bot-calling = Бот-коллер: только чек и колл
bot-solid = Крепкий бот: сила руки, шансы банка, позиция
bot-crafty = Хитрый бот: смешивает игру и блефует

level-calling = Коллер
level-solid = Крепкий
level-crafty = Хитрый

account-title = Учётная запись
account-who = Кто играет?
account-as-guest = Играть сразу, гостем
account-as-member = С паролем
account-name = Имя
account-password = Пароль (не короче 8 знаков)
account-play-as-guest = Играть
account-guest-hint = Гость играет на учебные фишки. Пароль к имени можно добавить позже.
account-sign-in = Войти
account-register = Зарегистрироваться
account-sign-out = Выйти
account-keep = Сохранить это имя
account-keep-hint = Задайте пароль, чтобы имя и раздачи остались вашими.
account-forget = Забыть меня
account-forget-hint = Имя, пароль и настройки будут стёрты. Раздачи останутся с номером, по которому никого не узнать.
account-forget-sure = Я уверен
account-programs = Программы
account-programs-hint = Программа с токеном может сесть за стол и играть от вашего имени.
account-api-docs = Как программы общаются с залом
account-token = Создать токен
account-token-once = Скопируйте сейчас: он показывается один раз.
account-new-password = Сменить пароль
account-new-password-hint = Все остальные, кто вошёл под вашим именем, должны будут войти заново.
account-old-password = Нынешний пароль
account-sessions = Где вы вошли
account-some-browser = Браузер
account-this-browser = (этот браузер)
account-end = Завершить
account-scope-floor = ведёт столы
account-scope-direct = ведёт турниры
account-scope-link = личная ссылка
account-scope-play = играет
account-revoke = Отключить
account-label = Как вы называете программу
account-may-floor = Она может также открывать столы и делать то, что делает флор
account-may-direct = Она может также объявлять и вести турниры
account-scope-club = работает в клубе
account-may-club = Она может также делать то, что вы делаете как персонал клуба

second-title = Второй фактор
second-hint = Кто работает в клубе, вводит кроме пароля код, который показывает телефон. Подойдёт любое приложение-аутентификатор.
second-open = Второй фактор
second-begin = Настроить
second-scan = Отсканируйте это приложением-аутентификатором
second-scan-hint = Или введите в приложение буквы под кодом. Затем введите код, который покажет приложение, и свой пароль.
second-code = Код
second-confirm = Подтвердить
second-codes = Резервные коды
second-codes-once = Храните их отдельно от телефона, например на бумаге. Каждый один раз пустит вас без телефона. Они показаны только сейчас.
second-codes-left =
    { $count ->
        [one] Остался { $count } резервный код.
        [few] Осталось { $count } резервных кода.
       *[many] Осталось { $count } резервных кодов.
    }
second-codes-new = Создать новые
second-another = Перенести на другой телефон
second-kept = Коды сохранены
second-passed = Подтверждено в этом браузере до { $until }.
second-go-on = Продолжить
second-end = Я ухожу с рабочего места
second-ask = Введите код из приложения-аутентификатора или резервный код.
second-lost = Телефон потерян? Введите резервный код. Если нет и кодов, второй фактор сбросит владелец клуба.
second-password-first = Сначала задайте пароль к своему имени.
settings-title = Настройки
settings-four-colours = Четырёхцветная колода
settings-animations = Анимация
settings-sounds = Звуки
settings-theme = Оформление
settings-theme-auto = Как в системе
settings-theme-light = Светлое
settings-theme-dark = Тёмное

create-title = Новый стол
create-name = Название стола
create-name-of = Стол игрока { $name }
create-game = Игра
create-game-search = Найти игру: омаха, разз, микс
create-game-none = Такой игры нет.
create-big-blind = Большой блайнд или малая ставка
create-buy-in = Бай-ин в больших блайндах
create-book = Свод правил
create-seats = Количество мест
create-speed = Темп
create-runs = Когда все ставки сделаны
create-runs-1 = Сдаётся один борд
create-runs-2 = Можно сдать два борда, если все согласны
create-runs-3 = Можно сдать до трёх бордов, если все согласны
create-all-in = Карты при олл-ине
create-all-in-open = открываются сразу
create-all-in-book = как велят правила
create-straddles = Страддлы разрешены
create-chop = Блайнды можно забрать, если все остальные спасовали
create-bots = Боты
create-bots-agree = Боты не ставят страддл и хотят одного борда.
create-submit = Открыть стол
speed-slow = Медленный
speed-normal = Обычный
speed-fast = Быстрый
speed-instant = Очень быстрый
family-flop = С общими картами
family-stud = Стад
family-draw = С обменом
family-mixed = Смешанные игры

table-title = Стол «{ $name }»
table-paused-fault = За этим столом произошёл сбой: стол на паузе, время ни у кого не идёт, и в течение минуты игра продолжится сама.
table-paused-database = База данных не отвечает: стол на паузе, время ни у кого не идёт, и игра продолжится сама, когда база вернётся.
table-paused-unreadable = Запись этого стола не читается: он стоит, пока этим не займётся тот, кто держит сервер; другие столы играют дальше.
table-board = Борд
table-board-number = Борд { $number }
table-runs-question = Сколько бордов сдать? Один, если не все согласны на большее.
table-runs-answered = Ждём остальных. Ответ ещё можно изменить.
table-pots = Банки
table-pot = Банк
table-main-pot = Основной банк
table-side-pot = Побочный банк { $number }
table-seat = Место { $number }
table-sit = Сесть · { $number }
table-all-in = олл-ин
table-sits-out = отошёл
table-disconnected = нет связи
table-waits = ждёт входа
table-dealer-button = Баттон
table-wins = { $name } выигрывает { $amount }
table-waits-for-players = Ждём второго игрока
table-waits-for-penalties = Слишком многие здесь пропускают раздачи из-за штрафов: ждём ещё одного игрока или отмены штрафа флором
table-next-hand-soon = Скоро следующая раздача
table-actions = Ваши действия
table-in-advance = Заранее
table-choose-discards = Выберите карты для сброса
table-watching = Вы смотрите. Чтобы играть, выберите свободное место.
table-between = Вы участвуете в следующей раздаче.
table-floor = Флор
table-last-hand = Прошлая раздача
table-log = Ход игры
table-chat = Чат
table-say = Сказать
table-send = Отправить
table-runs-out = Олл-ин: сдаётся остальной борд.
table-keys = Клавиши: F пас, C чек или колл, A колл любой ставки (заранее), R рейз, B сумма, 1–6 размеры, D обмен
table-connection-lost = Связь потеряна. Ваша рука в сохранности, соединяемся снова …
table-connection-back = Снова на связи.
do-fold = Пас
do-check = Чек
do-call = Колл { $amount }
do-bet = Бет { $amount }
do-raise-to = Рейз до { $amount }
do-complete = Комплит до { $amount }
do-bring-in = Бринг-ин { $amount }
do-show = Показать
do-muck = Сбросить
do-run-1 = Один борд
do-run-2 = Два борда
do-run-3 = Три борда
do-straddle = Страддл, когда я первый
do-chop = Забирать блайнд, если все остальные спасовали
do-no-look = Рейз втёмную, когда я первый
do-stand-pat = Не менять
do-draw = Обменять: { $count }
do-sit-in = Я вернулся
seat-own = Место и фишки
seat-absence = Отлучка
seat-is-away = Вы отошли от стола. Фишки лежат на месте.
seat-away-not-dealt = Фишки остаются, карт вам не сдают, пока вы не вернётесь.
seat-away-dealt = Фишки остаются, карты вам сдают, и блайнды ставятся как обычно.
seat-go-away = Я отойду ненадолго
seat-change = Другое место
seat-place = Место { $number }
seat-chips = Фишки на столе
seat-chips-back = Кто уходит и возвращается в срок, приносит обратно все фишки, которые унёс.
seat-deputy-never = Никто другой вашими фишками не играет.
seat-deputy-elsewhere = По этому своду правил вашими фишками может играть другой игрок, если все согласны, — за живым столом: здесь ему пришлось бы видеть ваши карты, а их не показывают никому.
seat-stacks = Стеки
seat-stacks-open = Здесь все стеки всегда видны с точностью до фишки, поэтому просить о подсчёте не нужно.
seat-behind = За линией
seat-front = Поставлено
do-wait-for-blind = Ждать большого блайнда
do-sit-out = Отойти
do-top-up = Докупить { $amount }
do-clock = Запросить время
do-cut = Снять колоду
do-leave = Уйти
do-remove = Снять { $name } со стола
do-appoint = Назначить флором: { $name }
do-close = Закрыть стол
do-add-bot = Добавить бота
advance-check-fold = Чек или пас
advance-call-any = Колл любой ставки
advance-fold = Пас
advance-call = Колл { $amount }
advance-check = Чек
box-in-blinds = В больших блайндах
box-blinds = ББ
do-rebuy = Докупить { $amount } и играть дальше
do-fast-forward = Доиграть раздачу сразу
do-show-card = Показать { $card }
do-show-all = Показать все
table-leave-in-hand = Идёт раздача с вашими картами: кто уходит сейчас, пасует, и то, что в банке, остаётся там. Уйти?
table-stay = Остаться
table-wins-with = { $name } выигрывает { $amount }: { $hand }
table-next-game = Через { $hands } { $hands ->
    [one] раздачу
    [few] раздачи
   *[many] раздач
}: { $game }
table-next-game-now = Со следующей раздачи: { $game }
table-next-game-level = Со следующим уровнем: { $game }
box-min = Мин
box-max = Макс
box-pot = Банк
box-slider = Размер ставки
box-amount = Точная сумма
label-fold = пас
label-check = чек
label-call = колл
label-bet = бет
label-raise = рейз
label-bring = бринг-ин
label-draw = меняет { $count }
label-pat = без обмена
label-muck = сброс
label-runs =
    { $times ->
        [one] { $times } борд
        [few] { $times } борда
       *[many] { $times } бордов
    }
log-hand = Раздача { $number }
log-sits = { $name } занимает место { $seat }
log-leaves = { $name } уходит из-за стола
log-clock = { $name } запрашивает время: { $seconds } с
log-time = Время вышло: место { $seat }
log-chopped = Блайнды забрали назад
log-split-whole = По договорённости весь банк получает { $name }
log-split = Банк поделили по договорённости
log-runs-wanted =
    { $times ->
        [one] Место { $seat }: { $times } борд
        [few] Место { $seat }: { $times } борда
       *[many] Место { $seat }: { $times } бордов
    }
log-game = Начинается следующая игра
log-button = Розыгрыш баттона: место { $seat }
log-cuts = Место { $seat } снимает следующую колоду
log-buys = Место { $seat } докупает { $chips }
log-warned = { $name } получает предупреждение
log-misses =
    { $n ->
        [one] { $name } пропускает { $n } раздачу
        [few] { $name } пропускает { $n } раздачи
       *[many] { $name } пропускает { $n } раздач
    }
log-disqualified = { $name }: дисквалификация
log-forfeits = Место { $seat }: изъято фишек { $chips }

hands-title = Мои раздачи
hands-won = выигрыш
hands-lost = проигрыш
hands-when = Когда
hands-table = Стол
hands-game = Игра
hands-net = Итог
hands-older = Более ранние
hands-empty = Раздач пока нет. Садитесь и сыграйте.
hands-day = День
hands-every-table = Все
hands-star = Звезда
hands-starred = Со звездой
hands-cards = Карты
hands-none-found = Таких раздач нет.
hands-count =
    { $hands ->
        [one] { $hands } раздача
        [few] { $hands } раздачи
       *[many] { $hands } раздач
    }
hands-without-tournaments = ; фишки турниров (раздач: { $hands }) не считаются:
hand-number = Раздача { $number }
hand-first = В начало
hand-back = Назад
hand-next = Вперёд
hand-last = В конец
hand-steps = Шаги раздачи
hand-step-of = Шаг { $step } из { $steps }
hand-odds = Доля в банке
hand-share = Поделиться и скачать
hand-link = Ссылка на раздачу (другие увидят только открытые карты)
hand-rules-changed = с тех пор правила изменились
hand-no-file = В формате { $format } эту раздачу записать нельзя.
hand-can-be-checked = Эту сдачу можно проверить
hand-streets = Улицы
hand-play = Пуск
hand-pause = Пауза
hand-picture = Картинка этого шага
hand-copy = Скопировать ссылку
hand-copied = Скопировано
hand-share-exact = { $percent } %
hand-share-about = ≈ { $percent } %
hand-keys = Клавиши: ← → шаг, ↑ ↓ улица, Home и End, пробел — пуск и пауза
deal-title = Та ли это сдача, которую зафиксировали заранее?
deal-how = Перед каждой сдачей сервер фиксирует каждую карту, после этого игроки могут снять колоду. Здесь браузер проверяет карты, которые вы видели; об остальных он ничего не узнаёт.
deal-none = Перед этой раздачей ничего не было зафиксировано, поэтому проверить сдачу нельзя.
deal-back = Назад к раздаче
deal-script = Программы и скрипты получают то же самое по адресу
deal-needs = Для проверки в браузере должны быть включены скрипты.
deal-right = Каждая карта, которую вы видели, — та самая, что была зафиксирована до сдачи.
deal-wrong = Это не та карта, что была зафиксирована. Сохраните страницу и позовите флора.
deal-burn = сожжена
deal-board = борд
deal-shown = показана после раздачи
deal-hidden = не видели
deal-noted = Отпечаток колоды тот же, что браузер записал до сдачи.
deal-other = Отпечаток колоды не тот, что браузер записал до сдачи. Сохраните страницу и позовите флора.
deal-unnoted = До этой сдачи этот браузер не был за столом. Сравните отпечаток колоды с тем, кто был.
deal-cuts = Снимали
deal-uncut = Эту колоду никто не снимал.
deal-deck = Отпечаток колоды
deal-lost = Раздачу не удалось прочитать. Загрузите страницу ещё раз.

books-title = Правила
books-clauses = { $count ->
    [one] { $count } пункт
    [few] { $count } пункта
   *[many] { $count } пунктов
}
books-search = Искать в пунктах
books-nothing = Нет пункта со всеми этими словами.

refused-password-length = В пароле должно быть от { $least } до { $most } знаков. Выберите другой.
refused-name-unfit = В имени должно быть от 1 до { $most } знаков. Выберите другое.
refused-too-many-tables = У вас уже открыто столов: { $most }. Сначала закройте один.
refused-no-such-bot = Такого бота нет. Выберите из списка.
refused-no-such-game = Такой игры нет. Выберите из списка.
refused-no-board-to-run = В этой игре нет борда, который можно сдать несколько раз. Выберите один борд.
refused-no-such-book = Такого свода правил нет. Выберите из списка.
refused-no-such-speed = Такого темпа нет. Выберите из списка.
refused-number-outside = Нужно число от { $least } до { $most }.

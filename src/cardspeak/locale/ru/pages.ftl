## Что есть на каждой странице

page-title = Cardspeak
page-tagline = Покерная комната, которая знает правила
page-skip-to-content = Перейти к содержанию
page-menu = Меню
page-lobby = Лобби
page-my-hands = Мои раздачи
page-settings = Настройки
page-help = Помощь
page-back = Назад
page-cancel = Отмена
page-save = Сохранить
page-close = Закрыть
page-yes = Да
page-no = Нет
page-loading = Загрузка…
page-copied = Скопировано
page-copy-link = Скопировать ссылку
page-language = Язык
page-play-money = Только учебные фишки: денег они не стоят
page-version = Cardspeak { $version }
page-rules-by = Правила: { $book }

## Уведомления и ошибки

notice-plain-http = Комната работает в вашей сети по обычному HTTP. Возьмите пароль, который больше нигде не используете.
notice-join-by-phone = Чтобы играть с телефона, откройте { $address } или отсканируйте код.
notice-qr-code = QR-код с адресом этой комнаты
notice-no-script = Столу нужен JavaScript. Включите его в браузере.
error-not-found = Такой страницы нет. Вернитесь в лобби.
error-forbidden = Эта страница вам недоступна. Войдите или вернитесь в лобби.
error-server = У нас что-то сломалось. Игра сохранена; обновите страницу.
error-busy = Комната занята. Попробуйте чуть позже.
error-field-missing = Заполните это поле.
error-number = Введите целое число.
error-between = Введите число от { $least } до { $most }.
error-name-length = В имени должно быть от { $least } до { $most } символов.
error-password-length =
    { $least ->
        [one] В пароле должно быть не меньше { $least } символа.
        [few] В пароле должно быть не меньше { $least } символов.
       *[many] В пароле должно быть не меньше { $least } символов.
    }
error-passwords-differ = Пароли не совпадают.

## Лобби

lobby-title = Лобби
lobby-tables =
    { $n ->
        [one] { $n } стол
        [few] { $n } стола
       *[many] { $n } столов
    }
lobby-players-of = Игроки: { $n } из { $m }
lobby-players =
    { $n ->
        [one] { $n } игрок
        [few] { $n } игрока
       *[many] { $n } игроков
    }
lobby-bots =
    { $n ->
        [one] { $n } бот
        [few] { $n } бота
       *[many] { $n } ботов
    }
lobby-empty = Столов пока нет. Создайте первый.
lobby-nothing-found = Под фильтр не подходит ни один стол. Измените его или создайте стол.
lobby-filter = Фильтр
lobby-filter-all = Все игры
lobby-filter-free-seats = Только со свободными местами
lobby-column-table = Стол
lobby-column-game = Игра
lobby-column-stakes = Ставки
lobby-column-book = Правила
lobby-column-seats = Места
lobby-column-players = Игроки
lobby-create = Создать стол
lobby-sit-down = Сесть за стол
lobby-watch = Смотреть
lobby-full = Мест нет
lobby-play-now = Играть сейчас
lobby-stakes-blinds = { $small }/{ $big }
lobby-stakes-limit = лимит { $small }/{ $big }
lobby-welcome = Добро пожаловать, { $name }

## Новый стол

create-title = Новый стол
create-name = Название стола
create-game = Игра
create-rotation = Чередование игр
create-structure = Структура ставок
create-stakes = Ставки
create-small-blind = Малый блайнд
create-big-blind = Большой блайнд
create-ante = Анте
create-bring-in = Бринг-ин
create-small-bet = Меньшая ставка
create-big-bet = Большая ставка
create-buy-in = Бай-ин
create-buy-in-least = Минимальный бай-ин
create-buy-in-most = Максимальный бай-ин
create-book = Свод правил
create-seats = Места
create-bots = Боты
create-bot-level = Уровень ботов
create-speed = Время на ход
create-speed-slow = Медленно
create-speed-normal = Обычно
create-speed-fast = Быстро
create-speed-seconds =
    { $n ->
        [one] { $n } секунда
        [few] { $n } секунды
       *[many] { $n } секунд
    }
create-time-bank = Банк времени
create-bot-pause = Боты думают перед ходом
create-floor = Флор стола
create-password = Пароль стола (можно оставить пустым)
create-submit = Создать стол

bot-level-calling = простой: всё коллирует, чтобы увидеть карты
bot-level-solid = надёжный: играет сильные руки и считает шансы банка
bot-level-crafty = хитрый: разнообразит игру и блефует
bot-name = { $name } (бот)

## Сыгранные раздачи

history-title = Мои раздачи
history-hands =
    { $n ->
        [one] { $n } раздача
        [few] { $n } раздачи
       *[many] { $n } раздач
    }
history-search = Поиск
history-search-hint = Игра, стол, игрок или номер
history-empty = Вы ещё не сыграли ни одной раздачи. Садитесь за стол.
history-nothing-found = Ничего не нашлось. Измените запрос.
history-number = Раздача { $number }
history-column-number = Номер
history-column-when = Когда
history-column-game = Игра
history-column-table = Стол
history-column-cards = Карты
history-column-result = Результат
history-won = Выигрыш { $amount }
history-lost = Проигрыш { $amount }
history-even = В ноль
history-last-hand = Последняя раздача
history-replay = Повтор
history-share = Поделиться
history-share-hint = По этой ссылке видны только те карты, которые были показаны.
history-download-phh = Скачать в PHH
history-download-ohh = Скачать в Open Hand History
history-older = Раньше
history-newer = Позже

## Повтор раздачи

replay-title = Повтор раздачи { $number }
replay-first = В начало
replay-back = Шаг назад
replay-forward = Шаг вперёд
replay-last = В конец
replay-play = Пуск
replay-pause = Пауза
replay-speed = Скорость
replay-step = Шаг { $n } из { $m }
replay-pot = Банк { $amount }
replay-odds = Шансы
replay-odds-of = { $who }: { $percent } %
replay-odds-unknown = Для расчёта шансов нужны хотя бы две известные руки.
replay-to-table = Вернуться за стол

## Учётная запись

account-sign-in = Войти
account-sign-out = Выйти
account-register = Зарегистрироваться
account-name = Имя
account-password = Пароль
account-password-again = Пароль ещё раз
account-old-password = Старый пароль
account-new-password = Новый пароль
account-change-password = Сменить пароль
account-password-changed = Пароль изменён.
account-guest = Играть как гость
account-guest-name = Ваше имя за столом
account-guest-hint = Гость играет за учебными столами, пароль ему не нужен.
account-no-account = Ещё не зарегистрированы?
account-have-account = Уже зарегистрированы?
account-signed-in-as = Вы вошли как { $name }
account-signed-out = Вы вышли.
account-delete = Удалить учётную запись
account-delete-sure = Удалить учётную запись? Ваши раздачи останутся, но без имени.
account-tokens = Доступ для программ
account-token-new = Новый токен
account-token-once = Скопируйте токен сейчас: больше он показан не будет.
account-token-revoke = Отозвать

## Настройки

settings-title = Настройки
settings-four-colour-deck = Четырёхцветная колода
settings-two-colour-deck = Двухцветная колода
settings-deck = Колода
settings-animations = Анимация
settings-sounds = Звуки
settings-volume = Громкость
settings-theme = Оформление
settings-theme-light = Светлое
settings-theme-dark = Тёмное
settings-theme-system = Как на устройстве
settings-language = Язык
settings-amounts = Суммы
settings-amounts-chips = В фишках
settings-amounts-big-blinds = В больших блайндах
settings-confirm-all-in = Переспрашивать перед олл-ином
settings-auto-muck = Не показывать проигравшие руки
settings-saved = Сохранено.

## Внизу страницы

footer-about = О программе
footer-rules = Правила
footer-api = Для программ
footer-licence = Свободная программа под лицензией MIT
footer-keys = Клавиши

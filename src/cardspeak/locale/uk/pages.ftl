## Що є на кожній сторінці

page-title = Cardspeak
page-tagline = Покерна кімната, яка знає правила
page-skip-to-content = Перейти до вмісту
page-menu = Меню
page-lobby = Лобі
page-my-hands = Мої роздачі
page-settings = Налаштування
page-help = Довідка
page-back = Назад
page-cancel = Скасувати
page-save = Зберегти
page-close = Закрити
page-yes = Так
page-no = Ні
page-loading = Завантаження…
page-copied = Скопійовано
page-copy-link = Скопіювати посилання
page-language = Мова
page-play-money = Лише навчальні фішки: грошей вони не варті
page-version = Cardspeak { $version }
page-rules-by = Правила: { $book }

## Повідомлення й помилки

notice-plain-http = Кімната працює у вашій мережі через звичайний HTTP. Візьміть пароль, якого більше ніде не використовуєте.
notice-join-by-phone = Щоб грати з телефона, відкрийте { $address } або відскануйте код.
notice-qr-code = QR-код з адресою цієї кімнати
notice-no-script = Столу потрібен JavaScript. Увімкніть його в браузері.
error-not-found = Такої сторінки немає. Поверніться в лобі.
error-forbidden = Ця сторінка вам недоступна. Увійдіть або поверніться в лобі.
error-server = У нас щось зламалося. Гру збережено; оновіть сторінку.
error-busy = Кімната зайнята. Спробуйте трохи згодом.
error-field-missing = Заповніть це поле.
error-number = Введіть ціле число.
error-between = Введіть число від { $least } до { $most }.
error-name-length = В імені має бути від { $least } до { $most } символів.
error-password-length =
    { $least ->
        [one] У паролі має бути щонайменше { $least } символ.
        [few] У паролі має бути щонайменше { $least } символи.
       *[many] У паролі має бути щонайменше { $least } символів.
    }
error-passwords-differ = Паролі не збігаються.

## Лобі

lobby-title = Лобі
lobby-tables =
    { $n ->
        [one] { $n } стіл
        [few] { $n } столи
       *[many] { $n } столів
    }
lobby-players-of = Гравці: { $n } з { $m }
lobby-players =
    { $n ->
        [one] { $n } гравець
        [few] { $n } гравці
       *[many] { $n } гравців
    }
lobby-bots =
    { $n ->
        [one] { $n } бот
        [few] { $n } боти
       *[many] { $n } ботів
    }
lobby-empty = Столів поки немає. Створіть перший.
lobby-nothing-found = Під фільтр не підходить жоден стіл. Змініть його або створіть стіл.
lobby-filter = Фільтр
lobby-filter-all = Усі ігри
lobby-filter-free-seats = Лише з вільними місцями
lobby-column-table = Стіл
lobby-column-game = Гра
lobby-column-stakes = Ставки
lobby-column-book = Правила
lobby-column-seats = Місця
lobby-column-players = Гравці
lobby-create = Створити стіл
lobby-sit-down = Сісти за стіл
lobby-watch = Дивитися
lobby-full = Місць немає
lobby-play-now = Грати зараз
lobby-stakes-blinds = { $small }/{ $big }
lobby-stakes-limit = ліміт { $small }/{ $big }
lobby-welcome = Вітаємо, { $name }

## Новий стіл

create-title = Новий стіл
create-name = Назва столу
create-game = Гра
create-rotation = Чергування ігор
create-structure = Структура ставок
create-stakes = Ставки
create-small-blind = Малий блайнд
create-big-blind = Великий блайнд
create-ante = Анте
create-bring-in = Брінг-ін
create-small-bet = Менша ставка
create-big-bet = Більша ставка
create-buy-in = Бай-ін
create-buy-in-least = Мінімальний бай-ін
create-buy-in-most = Максимальний бай-ін
create-book = Звід правил
create-seats = Місця
create-bots = Боти
create-bot-level = Рівень ботів
create-speed = Час на хід
create-speed-slow = Повільно
create-speed-normal = Звичайно
create-speed-fast = Швидко
create-speed-seconds =
    { $n ->
        [one] { $n } секунда
        [few] { $n } секунди
       *[many] { $n } секунд
    }
create-time-bank = Банк часу
create-bot-pause = Боти думають перед ходом
create-floor = Флор столу
create-password = Пароль столу (можна залишити порожнім)
create-submit = Створити стіл

bot-level-calling = простий: усе коллує, щоб побачити карти
bot-level-solid = надійний: грає сильні руки та рахує шанси банку
bot-level-crafty = хитрий: урізноманітнює гру та блефує
bot-name = { $name } (бот)

## Зіграні роздачі

history-title = Мої роздачі
history-hands =
    { $n ->
        [one] { $n } роздача
        [few] { $n } роздачі
       *[many] { $n } роздач
    }
history-search = Пошук
history-search-hint = Гра, стіл, гравець або номер
history-empty = Ви ще не зіграли жодної роздачі. Сідайте за стіл.
history-nothing-found = Нічого не знайдено. Змініть запит.
history-number = Роздача { $number }
history-column-number = Номер
history-column-when = Коли
history-column-game = Гра
history-column-table = Стіл
history-column-cards = Карти
history-column-result = Результат
history-won = Виграш { $amount }
history-lost = Програш { $amount }
history-even = У нуль
history-last-hand = Остання роздача
history-replay = Повтор
history-share = Поділитися
history-share-hint = За цим посиланням видно лише ті карти, які було показано.
history-download-phh = Завантажити в PHH
history-download-ohh = Завантажити в Open Hand History
history-older = Раніше
history-newer = Пізніше

## Повтор роздачі

replay-title = Повтор роздачі { $number }
replay-first = На початок
replay-back = Крок назад
replay-forward = Крок уперед
replay-last = У кінець
replay-play = Пуск
replay-pause = Пауза
replay-speed = Швидкість
replay-step = Крок { $n } з { $m }
replay-pot = Банк { $amount }
replay-odds = Шанси
replay-odds-of = { $who }: { $percent } %
replay-odds-unknown = Щоб порахувати шанси, потрібні хоча б дві відомі руки.
replay-to-table = Повернутися за стіл

## Обліковий запис

account-sign-in = Увійти
account-sign-out = Вийти
account-register = Зареєструватися
account-name = Ім'я
account-password = Пароль
account-password-again = Пароль ще раз
account-old-password = Старий пароль
account-new-password = Новий пароль
account-change-password = Змінити пароль
account-password-changed = Пароль змінено.
account-guest = Грати як гість
account-guest-name = Ваше ім'я за столом
account-guest-hint = Гість грає за навчальними столами, пароль йому не потрібен.
account-no-account = Ще не зареєстровані?
account-have-account = Уже зареєстровані?
account-signed-in-as = Ви увійшли як { $name }
account-signed-out = Ви вийшли.
account-delete = Видалити обліковий запис
account-delete-sure = Видалити обліковий запис? Ваші роздачі залишаться, але без імені.
account-tokens = Доступ для програм
account-token-new = Новий токен
account-token-once = Скопіюйте токен зараз: більше його не буде показано.
account-token-revoke = Відкликати

## Налаштування

settings-title = Налаштування
settings-four-colour-deck = Чотириколірна колода
settings-two-colour-deck = Двоколірна колода
settings-deck = Колода
settings-animations = Анімація
settings-sounds = Звуки
settings-volume = Гучність
settings-theme = Оформлення
settings-theme-light = Світле
settings-theme-dark = Темне
settings-theme-system = Як на пристрої
settings-language = Мова
settings-amounts = Суми
settings-amounts-chips = У фішках
settings-amounts-big-blinds = У великих блайндах
settings-confirm-all-in = Перепитувати перед олл-іном
settings-auto-muck = Не показувати програні руки
settings-saved = Збережено.

## Унизу сторінки

footer-about = Про програму
footer-rules = Правила
footer-api = Для програм
footer-licence = Вільна програма за ліцензією MIT
footer-keys = Клавіші

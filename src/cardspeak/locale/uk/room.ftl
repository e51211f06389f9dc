## Сторінки залу: лобі, стіл, роздачі, обліковий запис, зводи правил.

page-skip = До змісту
page-menu = Сторінки
page-language = Мова
page-plain-http = Зал працює через звичайний HTTP: користуйтеся ним у мережі, якій довіряєте, і не вводьте пароль, який використовуєте деінде.
error-400 = Не вдалося зрозуміти запит. Поверніться й спробуйте ще раз.
gate-host = Цей зал не відповідає на ім’я { $host }. Дозволити його може той, хто тримає сервер: { $command }
gate-foreign = Це прийшло з іншого сайту, тому нічого не зроблено. Відкрийте сам зал і спробуйте там.
error-403 = Тут це вам не дозволено.
error-404 = Такої сторінки, столу чи роздачі немає, або вона не для вас.
error-405 = За цією адресою так зробити не можна.
error-413 = Забагато даних. Надішліть менше.
error-429 = Занадто часто. Зачекайте трохи.
error-503 = База даних клубу не відповідає. Що було збережено, ціле: повторіть трохи згодом.
error-other = Щось пішло не так у нас. Ваші фішки й карти цілі: поверніться й спробуйте ще раз.

lobby-title = Столи
lobby-headline = Сідайте й грайте
lobby-what = Покер за названими офіційними правилами: видно, який пункт усе вирішив.
lobby-play-holdem = Грати в холдем
lobby-picture = Роздача холдему за столом Cardspeak: карти, фішки та шанси кожної руки
lobby-create = Новий стіл
lobby-all = Усі
lobby-filter = Відібрати
lobby-filter-game = Гра
lobby-filter-book = Звід правил
lobby-filter-free = Є вільне місце
lobby-tables = Столи
lobby-players = Зайнято місць: { $seated } з { $seats }
lobby-sit = Сісти
lobby-watch = Дивитися
lobby-back-to-table = До свого столу
lobby-empty = Відкритих столів поки немає.
lobby-invite = Інші в цій мережі заходять тут
bot = бот
bot-calling = Бот-колер: лише чек і кол
bot-solid = Міцний бот: сила руки, шанси банку, позиція
bot-crafty = Хитрий бот: змішує гру й блефує

level-calling = Колер
level-solid = Міцний
level-crafty = Хитрий

account-title = Обліковий запис
account-who = Хто грає?
account-as-guest = Грати одразу, гостем
account-as-member = З паролем
account-name = Ім’я
account-password = Пароль (щонайменше 8 знаків)
account-play-as-guest = Грати
account-guest-hint = Гість грає на навчальні фішки. Пароль до імені можна додати пізніше.
account-sign-in = Увійти
account-register = Зареєструватися
account-sign-out = Вийти
account-keep = Зберегти це ім’я
account-keep-hint = Задайте пароль, щоб ім’я та роздачі лишилися вашими.
account-forget = Забути мене
account-forget-hint = Ім’я, пароль і налаштування буде стерто. Роздачі лишаться з номером, за яким нікого не впізнати.
account-forget-sure = Я певен
account-programs = Програми
account-programs-hint = Програма з токеном може сісти за стіл і грати від вашого імені.
account-api-docs = Як програми спілкуються із залом
account-token = Створити токен
account-token-once = Скопіюйте зараз: він показується один раз.
account-new-password = Змінити пароль
account-new-password-hint = Усі інші, хто увійшов під вашим ім’ям, мають увійти знову.
account-old-password = Теперішній пароль
account-sessions = Де ви увійшли
account-some-browser = Браузер
account-this-browser = (цей браузер)
account-end = Завершити
account-scope-floor = веде столи
account-scope-direct = веде турніри
account-scope-link = особисте посилання
account-scope-play = грає
account-revoke = Від’єднати
account-label = Як ви називаєте програму
account-may-floor = Вона може також відкривати столи і робити те, що робить флор
account-may-direct = Вона може також оголошувати і вести турніри
account-scope-club = працює в клубі
account-may-club = Вона може також робити те, що ви робите як персонал клубу

second-title = Другий фактор
second-hint = Хто працює в клубі, вводить крім пароля код, який показує телефон. Підійде будь-який застосунок-автентифікатор.
second-open = Другий фактор
second-begin = Налаштувати
second-scan = Відскануйте це застосунком-автентифікатором
second-scan-hint = Або введіть у застосунок літери під кодом. Потім введіть код, який покаже застосунок, і свій пароль.
second-code = Код
second-confirm = Підтвердити
second-codes = Резервні коди
second-codes-once = Зберігайте їх окремо від телефона, наприклад на папері. Кожен один раз пустить вас без телефона. Їх показано лише зараз.
second-codes-left =
    { $count ->
        [one] Лишився { $count } резервний код.
        [few] Лишилося { $count } резервні коди.
       *[many] Лишилося { $count } резервних кодів.
    }
second-codes-new = Створити нові
second-another = Перенести на інший телефон
second-kept = Коди збережено
second-passed = Підтверджено в цьому браузері до { $until }.
second-go-on = Продовжити
second-end = Я йду з робочого місця
second-ask = Введіть код із застосунку-автентифікатора або резервний код.
second-lost = Телефон загублено? Введіть резервний код. Якщо немає і кодів, другий фактор скине власник клубу.
second-password-first = Спершу задайте пароль до свого імені.
settings-title = Налаштування
settings-four-colours = Чотириколірна колода
settings-animations = Анімація
settings-sounds = Звуки
settings-theme = Вигляд
settings-theme-auto = Як у системі
settings-theme-light = Світлий
settings-theme-dark = Темний

create-title = Новий стіл
create-name = Назва столу
create-name-of = Стіл гравця { $name }
create-game = Гра
create-game-search = Знайти гру: омаха, разз, мікс
create-game-none = Такої гри немає.
create-big-blind = Великий блайнд або мала ставка
create-buy-in = Бай-ін у великих блайндах
create-book = Звід правил
create-seats = Кількість місць
create-speed = Темп
create-runs = Коли всі ставки зроблено
create-runs-1 = Здається один борд
create-runs-2 = Можна здати два борди, якщо всі згодні
create-runs-3 = Можна здати до трьох бордів, якщо всі згодні
create-all-in = Карти при ол-іні
create-all-in-open = відкриваються одразу
create-all-in-book = як велять правила
create-straddles = Страддли дозволено
create-chop = Блайнди можна забрати, якщо всі інші спасували
create-bots = Боти
create-bots-agree = Боти не ставлять страддл і хочуть одного борду.
create-submit = Відкрити стіл
speed-slow = Повільний
speed-normal = Звичайний
speed-fast = Швидкий
speed-instant = Дуже швидкий
family-flop = Зі спільними картами
family-stud = Стад
family-draw = З обміном
family-mixed = Змішані ігри

table-title = Стіл «{ $name }»
table-paused-fault = За цим столом стався збій: стіл на паузі, час ні в кого не йде, і протягом хвилини гра продовжиться сама.
table-paused-database = База даних не відповідає: стіл на паузі, час ні в кого не йде, і гра продовжиться сама, коли база повернеться.
table-paused-unreadable = Запис цього столу не читається: він стоїть, доки цим не займеться той, хто тримає сервер; інші столи грають далі.
table-board = Борд
table-board-number = Борд { $number }
table-runs-question = Скільки бордів здати? Один, якщо не всі згодні на більше.
table-runs-answered = Чекаємо на інших. Відповідь ще можна змінити.
table-pots = Банки
table-pot = Банк
table-main-pot = Основний банк
table-side-pot = Побічний банк { $number }
table-seat = Місце { $number }
table-sit = Сісти · { $number }
table-all-in = ол-ін
table-sits-out = пропускає
table-disconnected = немає зв’язку
table-waits = чекає входу
table-dealer-button = Баттон
table-wins = { $name } виграє { $amount }
table-waits-for-players = Чекаємо на другого гравця
table-waits-for-penalties = Забагато гравців тут пропускають роздачі через штрафи: чекаємо на ще одного гравця або на скасування штрафу флором
table-next-hand-soon = Незабаром наступна роздача
table-actions = Ваші дії
table-in-advance = Наперед
table-choose-discards = Виберіть карти для скидання
table-watching = Ви дивитеся. Щоб грати, виберіть вільне місце.
table-between = Ви берете участь у наступній роздачі.
table-floor = Флор
table-last-hand = Минула роздача
table-log = Перебіг гри
table-chat = Чат
table-say = Сказати
table-send = Надіслати
table-runs-out = Ол-ін: здається решта борду.
table-keys = Клавіші: F пас, C чек або кол, A будь-який кол (наперед), R рейз, B сума, 1–6 розміри, D обмін
table-connection-lost = Зв’язок утрачено. Ваша рука в безпеці, з’єднуємося знову …
table-connection-back = Знову на зв’язку.
do-fold = Пас
do-check = Чек
do-call = Кол { $amount }
do-bet = Бет { $amount }
do-raise-to = Рейз до { $amount }
do-complete = Компліт до { $amount }
do-bring-in = Бринг-ін { $amount }
do-show = Показати
do-muck = Скинути
do-run-1 = Один борд
do-run-2 = Два борди
do-run-3 = Три борди
do-straddle = Страддл, коли я перший
do-chop = Забирати блайнд, якщо всі інші спасували
do-no-look = Рейз наосліп, коли я перший
do-stand-pat = Не міняти
do-draw = Обміняти: { $count }
do-sit-in = Я повернувся
seat-own = Місце і фішки
seat-absence = Відлучка
seat-is-away = Ви відійшли від столу. Фішки лежать на місці.
seat-away-not-dealt = Фішки лишаються, карт вам не здають, доки не повернетеся.
seat-away-dealt = Фішки лишаються, карти вам здають, і блайнди ставляться як завжди.
seat-go-away = Я відійду ненадовго
seat-change = Інше місце
seat-place = Місце { $number }
seat-chips = Фішки на столі
seat-chips-back = Хто йде й повертається вчасно, приносить назад усі фішки, які забрав.
seat-deputy-never = Ніхто інший вашими фішками не грає.
seat-deputy-elsewhere = За цим зводом правил вашими фішками може грати інший гравець, якщо всі згодні, — за живим столом: тут він мусив би бачити ваші карти, а їх не показують нікому.
seat-stacks = Стеки
seat-stacks-open = Тут усі стеки завжди видно з точністю до фішки, тож просити про підрахунок не треба.
seat-behind = За лінією
seat-front = Поставлено
do-wait-for-blind = Чекати великого блайнда
do-sit-out = Пропустити
do-top-up = Докупити { $amount }
do-clock = Попросити час
do-cut = Зняти колоду
do-leave = Піти
do-remove = Зняти { $name } зі столу
do-appoint = Призначити флором: { $name }
do-close = Закрити стіл
do-add-bot = Додати бота
advance-check-fold = Чек або пас
advance-call-any = Будь-який кол
advance-fold = Пас
advance-call = Кол { $amount }
advance-check = Чек
box-in-blinds = У великих блайндах
box-blinds = ББ
do-rebuy = Докупити { $amount } і грати далі
do-fast-forward = Дограти роздачу одразу
do-show-card = Показати { $card }
do-show-all = Показати всі
table-leave-in-hand = Триває роздача з вашими картами: хто йде зараз, пасує, а те, що в банку, лишається там. Піти?
table-stay = Лишитися
table-wins-with = { $name } виграє { $amount }: { $hand }
table-next-game = Через { $hands } { $hands ->
    [one] роздачу
    [few] роздачі
   *[many] роздач
}: { $game }
table-next-game-now = З наступної роздачі: { $game }
table-next-game-level = З наступним рівнем: { $game }
box-min = Мін
box-max = Макс
box-pot = Банк
box-slider = Розмір ставки
box-amount = Точна сума
label-fold = пас
label-check = чек
label-call = кол
label-bet = бет
label-raise = рейз
label-bring = бринг-ін
label-draw = міняє { $count }
label-pat = без обміну
label-muck = скидання
label-runs =
    { $times ->
        [one] { $times } борд
        [few] { $times } борди
       *[many] { $times } бордів
    }
log-hand = Роздача { $number }
log-sits = { $name } займає місце { $seat }
log-leaves = { $name } йде з-за столу
log-clock = { $name } просить час: { $seconds } с
log-time = Час вийшов: місце { $seat }
log-chopped = Блайнди забрали назад
log-split-whole = За домовленістю весь банк отримує { $name }
log-split = Банк поділили за домовленістю
log-runs-wanted =
    { $times ->
        [one] Місце { $seat }: { $times } борд
        [few] Місце { $seat }: { $times } борди
       *[many] Місце { $seat }: { $times } бордів
    }
log-game = Починається наступна гра
log-button = Розіграш баттона: місце { $seat }
log-cuts = Місце { $seat } знімає наступну колоду
log-buys = Місце { $seat } докуповує { $chips }
log-warned = { $name } отримує попередження
log-misses =
    { $n ->
        [one] { $name } пропускає { $n } роздачу
        [few] { $name } пропускає { $n } роздачі
       *[many] { $name } пропускає { $n } роздач
    }
log-disqualified = { $name }: дискваліфікація
log-forfeits = Місце { $seat }: вилучено фішок { $chips }

hands-title = Мої роздачі
hands-won = виграш
hands-lost = програш
hands-when = Коли
hands-table = Стіл
hands-game = Гра
hands-net = Підсумок
hands-older = Раніші
hands-empty = Роздач поки немає. Сідайте й зіграйте.
hands-day = День
hands-every-table = Усі
hands-star = Зірка
hands-starred = Із зіркою
hands-cards = Карти
hands-none-found = Таких роздач немає.
hands-count =
    { $hands ->
        [one] { $hands } роздача
        [few] { $hands } роздачі
       *[many] { $hands } роздач
    }
hands-without-tournaments = ; фішки турнірів (роздач: { $hands }) не рахуються:
hand-number = Роздача { $number }
hand-first = На початок
hand-back = Назад
hand-next = Вперед
hand-last = У кінець
hand-steps = Кроки роздачі
hand-step-of = Крок { $step } з { $steps }
hand-odds = Частка в банку
hand-share = Поділитися й завантажити
hand-link = Посилання на роздачу (інші побачать лише відкриті карти)
hand-rules-changed = відтоді правила змінилися
hand-no-file = У форматі { $format } цю роздачу записати не можна.
hand-can-be-checked = Цю здачу можна перевірити
hand-streets = Вулиці
hand-play = Пуск
hand-pause = Пауза
hand-picture = Зображення цього кроку
hand-copy = Скопіювати посилання
hand-copied = Скопійовано
hand-share-exact = { $percent } %
hand-share-about = ≈ { $percent } %
hand-keys = Клавіші: ← → крок, ↑ ↓ вулиця, Home і End, пробіл — пуск і пауза
deal-title = Чи це та здача, яку зафіксували заздалегідь?
deal-how = Перед кожною здачею сервер фіксує кожну карту, після цього гравці можуть зняти колоду. Тут браузер перевіряє карти, які ви бачили; про інші він нічого не дізнається.
deal-none = Перед цією роздачею нічого не було зафіксовано, тому перевірити здачу не можна.
deal-back = Назад до роздачі
deal-script = Програми та скрипти отримують те саме за адресою
deal-needs = Для перевірки у браузері мають бути ввімкнені скрипти.
deal-right = Кожна карта, яку ви бачили, — саме та, що була зафіксована до здачі.
deal-wrong = Це не та карта, що була зафіксована. Збережіть сторінку й покличте флора.
deal-burn = спалена
deal-board = борд
deal-shown = показана після роздачі
deal-hidden = не бачили
deal-noted = Відбиток колоди той самий, що браузер записав до здачі.
deal-other = Відбиток колоди не той, що браузер записав до здачі. Збережіть сторінку й покличте флора.
deal-unnoted = До цієї здачі цей браузер не був за столом. Порівняйте відбиток колоди з тим, хто був.
deal-cuts = Знімали
deal-uncut = Цю колоду ніхто не знімав.
deal-deck = Відбиток колоди
deal-lost = Роздачу не вдалося прочитати. Завантажте сторінку ще раз.

books-title = Правила
books-clauses = { $count ->
    [one] { $count } пункт
    [few] { $count } пункти
   *[many] { $count } пунктів
}
books-search = Шукати в пунктах
books-nothing = Немає пункту з усіма цими словами.

refused-password-length = У паролі має бути від { $least } до { $most } знаків. Виберіть інший.
refused-name-unfit = В імені має бути від 1 до { $most } знаків. Виберіть інше.
refused-too-many-tables = У вас уже відкрито столів: { $most }. Спершу закрийте один.
refused-no-such-bot = Такого бота немає. Виберіть зі списку.
refused-no-such-game = Такої гри немає. Виберіть зі списку.
refused-no-board-to-run = У цій грі немає борду, який можна здати кілька разів. Виберіть один борд.
refused-no-such-book = Такого зводу правил немає. Виберіть зі списку.
refused-no-such-speed = Такого темпу немає. Виберіть зі списку.
refused-number-outside = Потрібне число від { $least } до { $most }.

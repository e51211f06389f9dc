## Запитання флору та зводи правил

ask-title = Запитати флора
ask-lead = Розкажіть, що сталося за столом. Звід правил скаже, що з цього випливає, а поруч — що кажуть інші.
ask-book = Звід правил
ask-table = Стіл
ask-blinds = Блайнди
ask-bets = Мала й велика ставка
ask-ante = Анте
ask-event = Формат
ask-event-usual = Як у зводі правил
ask-event-cash = Кеш-гра
ask-event-tournament = Турнір
ask-seats = Гравці в порядку здачі
ask-seats-hint = Якщо порожньо: спершу блайнди, потім усі в тому порядку, у якому вони діють.
ask-middle = Посеред роздачі
ask-street = Раунд торгів
ask-pot = Банк досі
ask-board = Борд
ask-turn = Чий хід
ask-player = Гравець
ask-chips = Лишилося фішок
ask-bet = Ставка перед ним
ask-cards = Карти
ask-pieces = Фішки в грі
ask-ante-kind = Хто платить анте
ask-ante-each = кожен
ask-ante-big-blind = великий блайнд за всіх
ask-ante-button = баттон за всіх
ask-button = Баттон
ask-button-usual = За порядком здачі
ask-nobody = ніхто: торги завершено
ask-up = Відкриті карти
ask-out = Вийшли з роздачі
ask-pots = Кілька банків
ask-pots-hint = Замість банку вище: розмір кожного й гравці, які можуть його виграти.
ask-pot-number = Банк
ask-pot-main = Основний
ask-pot-side = Побічний { $number }
ask-size = Розмір
ask-among = Гравці
ask-more = Що ще відомо
ask-more-hint = Порядково, як у файлі прикладів: порядок колоди, хто скільки вніс, попередні порушення.
ask-story = Що сталося?
ask-story-hint = Розкажіть, як за столом, у тому порядку, в якому все сталося, будь-якою з чотирьох мов. Сказані слова беріть у лапки.
ask-story-example = A підвищує до 1200, B колує, C пасує
ask-pick = Вибрати зі списку
ask-did = Що це було?
ask-who = Хто
ask-what = Скільки, які карти, які слова
ask-other = Кого, чию
ask-add = Додати до розповіді
ask-needs = Скажіть, що це було, і — якщо треба — хто, скільки чи кого.
ask-submit = Запитати флора
ask-not-understood = Це не вдалося зрозуміти
ask-unruled = Цього флор тут поки не вирішує.
ask-heard-as = Зрозуміло так
ask-not-read = не зрозуміло
ask-lost = Ще не зрозуміло: { $words }
ask-all-heard = Зрозуміле кожне слово.
ask-left-out = Це не враховано. Якщо це важливо, що сталося?
ask-taken-for = Зрозуміло так
ask-as-read = Лише те, що прочитано слово за словом
ask-not-meant = Не те малося на увазі? Ось схожі випадки
ask-aside = Не враховано як сказане між іншим: { $words }
heard-seat = гравець
heard-act = дія
heard-amount = сума
heard-cards = карти
heard-quote = сказані слова
heard-table = стіл
heard-word = зрозуміло
heard-aside = сказано між іншим
ask-did-you-mean = Можливо, ви мали на увазі
ask-places-needed = Заповніть у реченні всі місця.
ask-speaks-of-it = Пункти, де про це йдеться
ask-choose = виберіть
ask-this-is-it = Сталося це
ask-nothing-changed = Доки не зрозуміло все, нічого не вирішується.
ask-words = Усі фрази, якими можна розповісти
ask-in-the-book = Прочитати у зводі правил
ask-steps = Що робить дилер, по порядку
ask-offence = Порушення
ask-discretion = На розсуд
ask-by = Вирішує
ask-refused = Так не можна
ask-begins = Роздача починається
ask-next = { $who } тепер може: { $options }
ask-answer = Відповісти
ask-answered = Уже відомо
fact-choice = Що обирає гравець?
fact-amount = Яку суму назвав гравець?
fact-director = Що вирішує директор?
fact-reading = За що це приймає флор?
fact-one-chip = Це була одна фішка?
fact-first-motion = Скільки виставлено першим рухом?
fact-counts = Що зараховує директор?
fact-binding = Чи зобов’язує це гравця, за рішенням директора?
fact-heard = Чи були слова ясні столу?
fact-simultaneous = Слова й фішки з’явилися одночасно?
fact-unaware = Гравець не знав про рейз?
fact-damaged = Чи постраждав би інший гравець?
fact-invited = Дилер спитав гравця зарано?
fact-next-hand-begun = Чи почалася наступна роздача?
fact-next-card = Наступна карта вже лежить?
fact-in-a-break = Чи триває перерва?
fact-all-cards-open = Усі карти лежать відкрито?
fact-betting-remains = Чи ще будуть торги?
fact-looked = Чи дивився гравець свої карти?
ask-take-back = прибрати
ask-clauses = { $count ->
    [one] Пункт, на якому це ґрунтується
    [few] Пункти, на яких це ґрунтується
   *[many] Пункти, на яких це ґрунтується
}
ask-change = Змінити запитання
ask-link = Посилання, яке це збереже
ask-rulings = Рішення в цій історії
ask-followed = Що сталося далі
ask-stands = Як триває роздача
ask-others = Інші зводи правил
ask-asks = Спершу питають
ask-alike = Те саме кажуть
ask-examples = Наприклад
ask-example-chip = Дві фішки по 1000 на рейз до 1200
ask-example-flop = Флоп із чотирьох карт
ask-example-turn = Терн відкрито раніше, ніж сходили всі
ask-example-string = Рейз у два рухи
ask-example-muck = Карти торкнулися відбою
ask-example-boxed = Карта в колоді лежить горілиць

## Що могло статися: вибирають зі списку

offers-actions = Дії
offers-words = Слова й фішки
offers-deal = Здача
offers-board = Борд
offers-hands = Карти гравців
offers-deck = Колода
offers-time = Час
offer-fold = пасує
offer-check = каже чек
offer-call = колує
offer-bet = ставить
offer-raise = підвищує до
offer-all-in = іде ол-ін
offer-asks-bet = питає, скільки поставлено
offer-dealer-tells = дилер називає суму
offer-card-exposed = дилер засвітив карту гравця
offer-flop = флоп:
offer-turn = терн:
offer-river = рівер:
offer-flop-before = флоп відкрито раніше, ніж хтось сходив
offer-turn-before = терн відкрито раніше, ніж хтось сходив
offer-river-before = рівер відкрито раніше, ніж хтось сходив
offer-card-off-table = карта впала зі столу
offer-exposes-cards = показує карти під час роздачі
offer-shows-one = показує карту одному гравцеві
offer-shows = показує карти
offer-mucks = скидає карти
offer-missing = бракує карти

## Зводи правил

books-search-all = Шукати в усіх пунктах усіх зводів
books-found = { $count ->
    [one] { $count } пункт
    [few] { $count } пункти
   *[many] { $count } пунктів
}
book-proofs = Що виконується і чим доведено
book-points = На що відповідає
book-points-hint = Усі питання, на які мають відповісти правила, і що каже цей звід; де він мовчить — звід, на якому він стоїть.
book-points-search = Шукати серед питань
book-beside = Порівняти зі зводом
book-beside-title = Два зводи правил поруч
book-compare = Порівняти
book-differences = { $count ->
    [one] На { $count } питання відповідають по-різному.
    [few] На { $count } питання відповідають по-різному.
   *[many] На { $count } питань відповідають по-різному.
}
book-alike = Обидва зводи відповідають на все однаково.
book-topic = Тема
book-status = Стан
book-cases = приклади
book-case = Розіграти приклад:
book-cases-of = { $count ->
    [one] { $count } приклад
    [few] { $count } приклади
   *[many] { $count } прикладів
}
book-when = де: { $when }
status-enforced = виконується
status-ruled = вирішує флор
status-run = ведеться
status-offence = порушення
status-shown = показано
status-open = не готово
status-enforced-means = Рушій грає так і нічого іншого не допускає.
status-ruled-means = Так вирішує флор, коли його питають.
status-run-means = Так ведеться стіл.
status-offence-means = Відомо, що це порушення і чого воно коштує.
status-shown-means = Текст для читання: вирішувати тут нічого.
status-open-means = Ще не зроблено.

## On the command line

book-reading = Тлумачення:
rule-refused = відмова: { $what }
rule-allowed = дозволено: { $what }
rule-unruled = рішення немає
rule-costs = { $offence } — штраф: { $sanction }
rule-asks = запитати: { $question }
rule-left = на розсуд: { $by }. { $what }
rule-in-story = сказане під номером { $number }: { $ruling }
rule-taken-for = Зрозуміло так: { $story }
rule-perhaps = Можливо, малося на увазі одне з цих; розказане так, воно буде розсуджене:
rule-otherwise = { $book } вирішує інакше: { $ruling }

## Звід на папері

print-contents = Зміст
print-stands = Де ці правила мовчать, діють:
print-deviations = Відмінності від зводу: { $book }
print-instead = замість:
print-below = Діє також: { $book }
print-below-hint = Пункти, що вирішують те, про що правила вище мовчать.
print-book = Роздрукувати
diff-more = { $count ->
    [one] і ще { $count } випадок
    [few] і ще { $count } випадки
   *[many] і ще { $count } випадків
}
diff-summary = Питань з іншою відповіддю: { $questions }. Випадків з іншим результатом: { $cases }.

## What was typed and not understood

talk-so-far = Зрозуміло до цього місця: { $understood }.
talk-perhaps = Можливо: { $nearest }.

## Вопрос флору и своды правил

ask-title = Спросить флора
ask-lead = Расскажите, что произошло за столом. Свод правил скажет, что из этого следует, а рядом — что говорят другие.
ask-book = Свод правил
ask-table = Стол
ask-blinds = Блайнды
ask-bets = Малая и большая ставка
ask-ante = Анте
ask-event = Формат
ask-event-usual = Как в своде правил
ask-event-cash = Кэш-игра
ask-event-tournament = Турнир
ask-seats = Игроки в порядке сдачи
ask-seats-hint = Если пусто: сначала блайнды, потом все в том порядке, в каком они действуют.
ask-middle = Посреди раздачи
ask-street = Круг торговли
ask-pot = Банк до сих пор
ask-board = Борд
ask-turn = Чей ход
ask-player = Игрок
ask-chips = Осталось фишек
ask-bet = Ставка перед ним
ask-cards = Карты
ask-pieces = Фишки в игре
ask-ante-kind = Кто платит анте
ask-ante-each = каждый
ask-ante-big-blind = большой блайнд за всех
ask-ante-button = баттон за всех
ask-button = Баттон
ask-button-usual = По порядку сдачи
ask-nobody = никто: торговля окончена
ask-up = Открытые карты
ask-out = Вышли из раздачи
ask-pots = Несколько банков
ask-pots-hint = Вместо банка выше: размер каждого и игроки, которые могут его выиграть.
ask-pot-number = Банк
ask-pot-main = Основной
ask-pot-side = Побочный { $number }
ask-size = Размер
ask-among = Игроки
ask-more = Что ещё известно
ask-more-hint = Построчно, как в файле примеров: порядок колоды, кто сколько внёс, прежние нарушения.
ask-story = Что произошло?
ask-story-hint = Расскажите, как за столом, в том порядке, в котором всё произошло, на любом из четырёх языков. Сказанные слова берите в кавычки.
ask-story-example = A повышает до 1200, B коллирует, C пасует
ask-pick = Выбрать из списка
ask-did = Что это было?
ask-who = Кто
ask-what = Сколько, какие карты, какие слова
ask-other = Кого, чью
ask-add = Добавить к рассказу
ask-needs = Скажите, что это было, и — если нужно — кто, сколько или кого.
ask-submit = Спросить флора
ask-not-understood = Это не удалось понять
ask-unruled = Этого флор здесь пока не решает.
ask-heard-as = Понято так
ask-not-read = не понято
ask-lost = Пока не понято: { $words }
ask-all-heard = Понято каждое слово.
ask-left-out = Это не учтено. Если это важно, что произошло?
ask-taken-for = Понято так
ask-as-read = Только то, что прочитано слово за словом
ask-not-meant = Не то имелось в виду? Вот похожие случаи
ask-aside = Не учтено как сказанное между прочим: { $words }
heard-seat = игрок
heard-act = действие
heard-amount = сумма
heard-cards = карты
heard-quote = сказанные слова
heard-table = стол
heard-word = понято
heard-aside = сказано между прочим
ask-did-you-mean = Возможно, вы имели в виду
ask-places-needed = Заполните в предложении все места.
ask-speaks-of-it = Пункты, где об этом говорится
ask-choose = выберите
ask-this-is-it = Произошло это
ask-nothing-changed = Пока не понято всё, ничего не решается.
ask-words = Все фразы, которыми можно рассказать
ask-in-the-book = Прочитать в своде правил
ask-steps = Что делает дилер, по порядку
ask-offence = Нарушение
ask-discretion = На усмотрение
ask-by = Решает
ask-refused = Так нельзя
ask-begins = Раздача начинается
ask-next = { $who } теперь может: { $options }
ask-answer = Ответить
ask-answered = Уже известно
fact-choice = Что выбирает игрок?
fact-amount = Какую сумму назвал игрок?
fact-director = Что решает директор?
fact-reading = За что принимает это флор?
fact-one-chip = Это была одна фишка?
fact-first-motion = Сколько выставлено первым движением?
fact-counts = Что засчитывает директор?
fact-binding = Обязывает ли это игрока, по решению директора?
fact-heard = Были ли слова ясны столу?
fact-simultaneous = Слова и фишки прозвучали и легли одновременно?
fact-unaware = Игрок не знал о рейзе?
fact-damaged = Пострадал бы другой игрок?
fact-invited = Дилер спросил игрока слишком рано?
fact-next-hand-begun = Началась ли следующая раздача?
fact-next-card = Следующая карта уже лежит?
fact-in-a-break = Идёт ли перерыв?
fact-all-cards-open = Все карты лежат открыто?
fact-betting-remains = Предстоит ли ещё торговля?
fact-looked = Смотрел ли игрок свои карты?
ask-take-back = убрать
ask-clauses = { $count ->
    [one] Пункт, на котором это основано
    [few] Пункты, на которых это основано
   *[many] Пункты, на которых это основано
}
ask-change = Изменить вопрос
ask-link = Ссылка, которая это сохранит
ask-rulings = Решения в этой истории
ask-followed = Что последовало
ask-stands = Как идёт раздача
ask-others = Другие своды правил
ask-asks = Сначала спрашивают
ask-alike = То же говорят
ask-examples = Например
ask-example-chip = Две фишки по 1000 на рейз до 1200
ask-example-flop = Флоп из четырёх карт
ask-example-turn = Тёрн открыт раньше, чем сходили все
ask-example-string = Рейз в два движения
ask-example-muck = Карты коснулись сброса
ask-example-boxed = Карта в колоде лежит лицом вверх

## Что могло произойти: выбирают из списка

offers-actions = Действия
offers-words = Слова и фишки
offers-deal = Сдача
offers-board = Борд
offers-hands = Карты игроков
offers-deck = Колода
offers-time = Время
offer-fold = пасует
offer-check = говорит чек
offer-call = коллирует
offer-bet = ставит
offer-raise = повышает до
offer-all-in = идёт олл-ин
offer-asks-bet = спрашивает, сколько поставлено
offer-dealer-tells = дилер называет сумму
offer-card-exposed = дилер засветил карту игрока
offer-flop = флоп:
offer-turn = тёрн:
offer-river = ривер:
offer-flop-before = флоп открыт раньше, чем кто-то сходил
offer-turn-before = тёрн открыт раньше, чем кто-то сходил
offer-river-before = ривер открыт раньше, чем кто-то сходил
offer-card-off-table = карта упала со стола
offer-exposes-cards = показывает карты во время раздачи
offer-shows-one = показывает карту одному игроку
offer-shows = показывает карты
offer-mucks = сбрасывает карты
offer-missing = не хватает карты

## Своды правил

books-search-all = Искать по всем пунктам всех сводов
books-found = { $count ->
    [one] { $count } пункт
    [few] { $count } пункта
   *[many] { $count } пунктов
}
book-proofs = Что соблюдается и чем доказано
book-points = На что отвечает
book-points-hint = Все вопросы, на которые должны ответить правила, и что говорит этот свод; где он молчит — свод, на котором он стоит.
book-points-search = Искать среди вопросов
book-beside = Сравнить со сводом
book-beside-title = Два свода правил рядом
book-compare = Сравнить
book-differences = { $count ->
    [one] На { $count } вопрос отвечают по-разному.
    [few] На { $count } вопроса отвечают по-разному.
   *[many] На { $count } вопросов отвечают по-разному.
}
book-alike = Оба свода отвечают на всё одинаково.
book-topic = Тема
book-status = Состояние
book-cases = примеры
book-case = Разыграть пример:
book-cases-of = { $count ->
    [one] { $count } пример
    [few] { $count } примера
   *[many] { $count } примеров
}
book-when = где: { $when }
status-enforced = соблюдается
status-ruled = решает флор
status-run = ведётся
status-offence = нарушение
status-shown = показано
status-open = не готово
status-enforced-means = Движок играет так и ничего иного не допускает.
status-ruled-means = Так решает флор, когда его спрашивают.
status-run-means = Так ведётся стол.
status-offence-means = Известно, что это нарушение и чего оно стоит.
status-shown-means = Текст для чтения: решать тут нечего.
status-open-means = Ещё не сделано.

## On the command line

book-reading = Толкование:
rule-refused = отказ: { $what }
rule-allowed = разрешено: { $what }
rule-unruled = решения нет
rule-costs = { $offence } — штраф: { $sanction }
rule-asks = спросить: { $question }
rule-left = на усмотрение: { $by }. { $what }
rule-in-story = сказанное под номером { $number }: { $ruling }
rule-taken-for = Понято так: { $story }
rule-perhaps = Возможно, имелось в виду одно из этих; рассказанное так, оно будет рассужено:
rule-otherwise = { $book } решает иначе: { $ruling }

## Свод на бумаге

print-contents = Содержание
print-stands = Где эти правила молчат, действуют:
print-deviations = Отличия от свода: { $book }
print-instead = вместо:
print-below = Действует также: { $book }
print-below-hint = Пункты, которые решают то, о чём правила выше молчат.
print-book = Распечатать
diff-more = { $count ->
    [one] и ещё { $count } случай
    [few] и ещё { $count } случая
   *[many] и ещё { $count } случаев
}
diff-summary = Вопросов с другим ответом: { $questions }. Случаев с другим исходом: { $cases }.

## What was typed and not understood

talk-so-far = Понято до этого места: { $understood }.
talk-perhaps = Возможно: { $nearest }.

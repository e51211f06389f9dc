## Що може гравець; слова всередині речення

option-fold = пас
option-check = чек
option-call = кол { $amount }
option-bet = бет { $amount }
option-raise-to = рейз до { $amount }
option-complete = компліт до { $amount }
option-bring-in = бринг-ін { $amount }
options-none = поки нічого

## Ігри та структури ставок; стоять у середині речення

game-title = { $game }, { $structure }
game-holdem = холдем
game-short-deck = шорт-дек холдем
game-omaha = омаха
game-omaha-5 = п’ятикарткова омаха
game-omaha-6 = шестикарткова омаха
game-omaha-8 = омаха хай-лоу
game-omaha-5-8 = Big O
game-omaha-6-8 = шестикарткова омаха хай-лоу
game-courchevel = куршевель
game-stud = семикартковий стад
game-stud-8 = семикартковий стад хай-лоу
game-razz = разз
game-five-card-draw = п’ятикартковий дро-покер
game-deuce-to-seven-single = сингл дро 2–7
game-deuce-to-seven-triple = трипл дро 2–7
game-ace-to-five-triple = трипл дро A–5
game-badugi = бадугі
rotation-horse = HORSE
rotation-8-game = мікс із 8 ігор
rotation-dealers-choice = вибір дилера
structure-no-limit = безліміт
structure-pot-limit = пот-ліміт
structure-fixed-limit = ліміт

## Вулиці; стоять у середині речення

street-preflop = префлоп
street-flop = флоп
street-turn = терн
street-river = рівер
street-third-street = третя вулиця
street-fourth-street = четверта вулиця
street-fifth-street = п’ята вулиця
street-sixth-street = шоста вулиця
street-seventh-street = сьома вулиця
street-before-the-draw = до обміну
street-after-the-draw = після обміну
street-after-the-first-draw = після першого обміну
street-after-the-second-draw = після другого обміну
street-after-the-third-draw = після третього обміну
street-draw = обмін
street-first-draw = перший обмін
street-second-draw = другий обмін
street-third-draw = третій обмін
street-showdown = розкриття

## Зводи правил

book-common = Загальна практика
book-basic-holdem = Основи техаського холдему для новачків
book-tda-2011 = Правила Асоціації турнірних директорів (TDA), 2011, російське видання
book-tda-2024 = Правила Асоціації турнірних директорів (TDA), 2024
book-fspr-training = Федерація спортивного покеру Росії: правила тренувальних ігор, клуб «Raise»
book-fspr-competition = Федерація спортивного покеру Росії: правила змагань
book-diamond-club = Правила клубу Diamond Game Club
book-in-short-common = Загальна практика
book-in-short-basic-holdem = Основи холдему для новачків
book-in-short-tda-2011 = TDA 2011, російське видання
book-in-short-tda-2024 = TDA 2024
book-in-short-fspr-training = ФСПР: тренувальні ігри
book-in-short-fspr-competition = ФСПР: змагання
book-in-short-diamond-club = Diamond Game Club

## Внески до роздачі карт, як їх називає відмова

post-small-blind = малий блайнд
post-big-blind = великий блайнд
post-straddle = страддл
post-no-look = рейз наосліп
post-post = гостьовий блайнд
post-dead = мертвий блайнд
post-ante = анте
post-table-ante = анте за весь стіл

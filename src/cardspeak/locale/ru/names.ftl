## Что может игрок; слова внутри предложения

option-fold = пас
option-check = чек
option-call = колл { $amount }
option-bet = бет { $amount }
option-raise-to = рейз до { $amount }
option-complete = комплит до { $amount }
option-bring-in = бринг-ин { $amount }
options-none = пока ничего

## Игры и структуры ставок; стоят в середине предложения

game-title = { $game }, { $structure }
game-holdem = холдем
game-short-deck = шорт-дек холдем
game-omaha = омаха
game-omaha-5 = пятикарточная омаха
game-omaha-6 = шестикарточная омаха
game-omaha-8 = омаха хай-лоу
game-omaha-5-8 = Big O
game-omaha-6-8 = шестикарточная омаха хай-лоу
game-courchevel = куршевель
game-stud = семикарточный стад
game-stud-8 = семикарточный стад хай-лоу
game-razz = разз
game-five-card-draw = пятикарточный дро-покер
game-deuce-to-seven-single = сингл дро 2–7
game-deuce-to-seven-triple = трипл дро 2–7
game-ace-to-five-triple = трипл дро A–5
game-badugi = бадуги
rotation-horse = HORSE
rotation-8-game = микс из 8 игр
rotation-dealers-choice = выбор дилера
structure-no-limit = безлимит
structure-pot-limit = пот-лимит
structure-fixed-limit = лимит

## Улицы; стоят в середине предложения

street-preflop = префлоп
street-flop = флоп
street-turn = тёрн
street-river = ривер
street-third-street = третья улица
street-fourth-street = четвёртая улица
street-fifth-street = пятая улица
street-sixth-street = шестая улица
street-seventh-street = седьмая улица
street-before-the-draw = до обмена
street-after-the-draw = после обмена
street-after-the-first-draw = после первого обмена
street-after-the-second-draw = после второго обмена
street-after-the-third-draw = после третьего обмена
street-draw = обмен
street-first-draw = первый обмен
street-second-draw = второй обмен
street-third-draw = третий обмен
street-showdown = вскрытие

## Своды правил

book-common = Общая практика
book-basic-holdem = Основы техасского холдема для новичков
book-tda-2011 = Правила Ассоциации турнирных директоров (TDA), 2011, русское издание
book-tda-2024 = Правила Ассоциации турнирных директоров (TDA), 2024
book-fspr-training = Федерация спортивного покера России: правила тренировочных игр, клуб «Raise»
book-fspr-competition = Федерация спортивного покера России: правила соревнований
book-diamond-club = Правила клуба Diamond Game Club
book-in-short-common = Общая практика
book-in-short-basic-holdem = Основы холдема для новичков
book-in-short-tda-2011 = TDA 2011, русское издание
book-in-short-tda-2024 = TDA 2024
book-in-short-fspr-training = ФСПР: тренировочные игры
book-in-short-fspr-competition = ФСПР: соревнования
book-in-short-diamond-club = Diamond Game Club

## Взносы до раздачи карт, как их называет отказ

post-small-blind = малый блайнд
post-big-blind = большой блайнд
post-straddle = страддл
post-no-look = рейз втёмную
post-post = гостевой блайнд
post-dead = мёртвый блайнд
post-ante = анте
post-table-ante = анте за весь стол

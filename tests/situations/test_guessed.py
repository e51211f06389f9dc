"""What stands in the places of a situation, as far as a text shows it that is not understood as a whole."""

import pytest

from cardspeak.cases.rule import answered
from cardspeak.cli.shelf import SHELF
from cardspeak.search import situations
from cardspeak.situations import case_of, guessed
from cardspeak.talk import heard

SHOWN = (
    # of a limit game of which no amount is told but those of the table, the bets are as large as those
    ("limit-cap-four", "6/12 limit cash, flop: bet, raise, reraise, the button raises again. Capped for the next?",
     {"bet": 6, "b": 12, "c": 18, "d": 24, "later": "flop"}),
    ("limit-third-raise", "Лимит 10/20, тёрн: бет, рейз, ререйз. Есть ли у меня кэп?",
     {"bet": 20, "b": 40, "c": 60, "later": "turn"}),
    # two chips that are told by what they are worth
    ("several-chips-facing-bet", "SB bets 650 on the flop, BB puts in a 1000 chip plus a 50", {"chips": "1x1000+1x50"}),
    ("several-chips-facing-bet", "УТГ рейз 600, следующий кладёт 1000 и 500 двумя фишками", {"chips": "1x1000+1x500"}),
    ("several-chips-facing-bet", "Turn bet 1000, hráč posunul 1600 v tisícke a šiestich stovkách",
     {"chips": "1x1000+6x100"}),
    ("several-chips-facing-bet", "на мене бет 3000, я мовчки виставив 2000 двома фішками", {"chips": "2x1000"}),
    ("several-chips-facing-bet", "Передо мной бет 800, молча кинул две 500ки. Две фишки рейз?", {"chips": "2x500"}),
    ("one-chip-facing-bet", "БТН рейз 600. ББ на свои сотки кидает одну фишку 1000", {"B": "BB", "chip": 1000}),
    # the button may stand behind the number of its seat, and be the last of those who are told
    ("who-shows-checked-three", "Баттон на 7 месте, в раздаче место 1, место 4 и баттон, на ривере все чек",
     {"A": "seat1", "B": "seat4", "C": "seat7"}),
    ("odd-chip-split", "Баттон на 5 месте, место 2 и место 7 делят банк 4100, мелкая фишка 100",
     {"A": "seat7", "B": "seat2", "pot": 4100, "smallest": 100}),
    # the smallest chip has its words
    ("odd-chip-split", "КО і ББ ділять банк 1025, найменша фішка 25", {"pot": 1025, "smallest": 25}),
    ("odd-chip-split", "CO a BB delia pot 1025, najmenší žetón 25", {"pot": 1025, "smallest": 25}),
    # of several motions each is told in its own way
    ("string-bet", "Переді мною бет 40. Я виклав дві двадцятки, поліз у стек і додав ще 100", {"chips": "2x20+1x100"}),
    # who sits behind the big blind is the first to act
    ("check-facing-blind", "The first guy after the big blind says check, nobody raised", {"A": "UTG"}),
    ("check-facing-blind", "Перший за великим блайндом стукає чек", {"A": "UTG"}),
    ("check-facing-blind", "Hráč hneď za big blindom povie check preflop", {"A": "UTG"}),
    ("check-facing-blind", "Сразу после большого блайнда игрок говорит чек префлоп", {"A": "UTG"}),
    # bets that lie are the deeds that are told; what was due is reckoned, before the flop beyond the blind
    ("wrong-bet-found-later", "100/200, flop. A bets 500, B makes it 800, C calls 800. That was not a legal raise",
     {"A": "A", "B": "B", "C": "C", "bet": 500, "raise": 800, "due": 1000}),
    ("wrong-bet-found-later", "Блайнды 100/200. УТГ рейз 600, баттон 900, рейз маловат", {"bet": 600, "raise": 900,
                                                                                           "due": 1000}),
    ("wrong-bet-found-later", "50/100, flop. Jano bet 300, Fero raise na 500, Mišo call. Mal byť na 650",
     {"A": "Jano", "B": "Fero", "C": "Mišo", "due": 650}),
    ("wrong-bet-found-next-card", "Терн 100/200. Оля бет 800, Петро рейз 1200, Іван кол. Рівер відкрили",
     {"bet": 800, "raise": 1200, "due": 1600, "next": "river"}),
    # the blind that is taken back is the one that was told
    ("blind-pulled-back", "500/1000. Катофф рейз до 2500, бб забрал тысячную назад",
     {"A": "CO", "B": "BB", "blind": 1000}),
    ("blind-pulled-back", "BTN raises to 1500, BB pulls the 500 chip back", {"A": "BTN", "bet": 1500, "blind": 500}),
    # a question between two amounts tells neither
    ("limit-all-in-next", "Лимит 10/20, терн. Первый бет 20, второй олл-ин 32. До какой суммы третьему, 40 или 52?",
     {"bet": 20, "allin": 32}),
    # the opponent of a player whom nobody names is another
    ("words-opening", "В банке 7200 на терне. Игрок говорит \"ставлю пять\". Соперник уверен что это 500", {"A": "A"}),
    ("words-opening", "Turn. A player says \"I bet five\". His opponent thinks it is 500", {"A": "A"}),
    # a chip is no player on a seat
    ("early-chips-then-bet", "hráč 3 na rade, hráč 5 dal bet 100, trojka bet 300. Päťka fold", {"chips": "100"}),
    # the teller stands where nobody else acts
    ("raise-sizes", "min reraise? raise to 125, now i want to 3bet", {"B": "Hero", "bet": 125}),
    ("several-chips-facing-bet", "Передо мной бет 400. Я выставил две фишки по 500 без слов. Прав ли он?",
     {"B": "Hero", "bet": 400, "chips": "2x500", "street": "flop"}),
    # who is asked about is the teller, or whose deed has no other player
    ("call-short-all-in-call", "I was the caller, shortie behind shoved, the bettor matched it. Can I backraise?",
     {"B": "Hero"}),
    ("early-check-then-all-in", "Прочекал не в очередь, а первый запушил 4000 на флопе. Могу коллировать?",
     {"B": "Hero", "allin": 4000}),
    # who says where they sit is called by that; behind the flop the small blind sits first
    ("who-shows-checked", "river check check, kto ukazuje prvy? ja som na BB on na buttone", {"A": "BB", "B": "BTN"}),
    ("who-shows-checked", "рівер прочекали. хто перший показує, якщо на терні ставив CO, а першим ходив SB?",
     {"A": "SB", "B": "CO"}),
    # what a bet is called tells the street
    ("word-then-chips", "Ставка 1000, второй объявляет рейз и двигает 1500, верно?", {"bet": 1000, "street": "flop"}),
    # an amount behind what was done, and the bet that was faced
    ("word-then-chips", 'чел говорит "колл" а поставил фишками больше, 900 при ставке 300. что это',
     {"bet": 300, "chips": "900"}),
    # motions one after the other
    ("string-bet", "bet 200, he put 200 over the line, then reached back for another 400", {"chips": "1x200+1x400"}),
    ("string-opening", "Хайджек поставил 500, рука вернулась к стеку, и ещё 1000 сверху.",
     {"A": "HJ", "chips": "1x500+1x1000"}),
    ("string-bet", "Hero bets 600. Villain slides 600 over the line, brings another 1200. Does the 1200 stay?",
     {"bet": 600, "chips": "1x600+1x1200"}),
    # chips by a count, by the names of their worth, and several where only their sum is told
    ("several-chips-facing-bet", "seat 3 bets 800, seat 6 slides out 1,100 in hundreds", {"chips": "11x100"}),
    ("several-chips-facing-bet", "бет 600, чел ставит 1000 двумя пятисотками. рейз?", {"chips": "2x500"}),
    ("several-chips-facing-bet", "ставка 1000, висунув 1600 (тисячна, п'ятсотка і сотка)",
     {"chips": "1x1000+1x500+1x100"}),
    ("several-chips-facing-bet", "UTG vsadil 500 a ďalší hráč mlčky dal 800. Je to raise?", {"chips": "4x200"}),
    ("word-then-chips-opening", "каже \"рейз\" і кидає одну сотенну фішку", {"chips": "1x100"}),
    # players by the numbers of their seats, and a bet that is told later
    ("early-chips-then-bet", "Игрок 3 поставил 500 вне очереди, игрок 2 ставит 1500", {"B": "seat3", "A": "seat2"}),
    ("gesture-facing-bet", "Олег кивнул на 6 месте, а ставка была 400", {"bet": 400}),
    ("several-chips-facing-bet", "Facing 1000, he puts 1400 in (one 1000 and four 100s), silent",
     {"bet": 1000, "chips": "1x1000+4x100", "street": "flop"}),
    ("string-bet", "I put 400 in, went back to my stack and got another 600 on top, facing a 400 bet",
     {"B": "Hero", "bet": 400, "chips": "1x400+1x600"}),
    # what somebody says is theirs, and a bet of which they speak is the other's
    ("words-facing-bet", 'Facing a bet Mike says "I call your 300 and 500 more"', {"B": "Mike", "bet": 300}),
    ("bet-miscounted", 'If I say "call" and it is 7,500? The dealer told me 750',
     {"B": "Hero", "bet": 7500, "said": 750}),
    ("early-check-then-check", "seat 6 checks out of turn on the river, then seat 5 checks as well",
     {"B": "seat6", "A": "seat5"}),
    # the seat that is free for a newcomer
    ("moved-from-broken-table", "они разбили стол, я попал сразу на большой блайнд",
     {"seats": "A B - C D", "number": "3"}),
    ("newcomer-in-seat", "I sat down between the button and the small blind", {"seats": "A - B C D", "number": "2"}),
    # hands by their ranks, in suits that make no flush, and by what they make; what is only said of one is none
    ("misread-hand", "board reads 5 6 7 8 9, I've got pocket aces he's got T 2. chop or what",
     {"A": "Hero", "board": "5c 6d 7h 8s 9c", "a": "Ac Ad", "b": "Td 2h"}),
    ("misread-hand", "Hráč povedal \"dva páry\", ale mal postupku, board 7 8 9 K K, on mal J T. Súper mal K4.",
     {"B": "Villain", "a": "Jc Td", "b": "Kd 4h"}),
    ("misread-hand", 'Lady announces "two pair", it is actually a flush. Does it win over her opponent\'s straight?',
     {"B": "Villain", "a": "Ah 3h", "b": "Jc Tc"}),
    ("misread-hand", "Суперник сказав «у мене дві пари» а на столі лежить фулхаус, я з флешем",
     {"A": "Villain", "a": "9c 9d", "B": "Hero", "b": "Ah 3h"}),
    # who has how much, in whatever order; how many sit there; the street that is opened
    ("three-all-ins-stacks", "все в олл-ине: у Коли 4000, у Пети 1500, у Димы 9000",
     {"A": "Петя", "B": "Коля", "C": "Дима", "first": 1500, "second": 4000, "third": 9000}),
    ("big-blind-eliminated", "bb busted last hand, three left. who posts what", {"seats": "SB BB BTN"}),
    ("street-too-early-unknown", "dealer put out the flop before BB had a chance to act", {"next": "flop"}),
    ("street-too-early-unknown", "turn otočil priskoro, button nehral na flope. ktorá karta bude river?",
     {"next": "turn"}),
    ("street-too-early", "Флоп. Бет, колл, а дилер открыл терн", {"next": "turn"}),
    ("turn-of-two-cards", "dealer otocil na riveri dve karty namiesto jednej", {"next": "river"}),
    # numbers of seats, of cards, the first or the second, chips in a column; the street on which it is
    ("newcomer-in-seat", "новенький сел на место 2 сразу за малым, ему сдают?", {"number": "2"}),
    ("second-card-falls-off-in-deal", "my second one skidded over the edge, face down", {"nth": "second"}),
    ("chips-in-columns", "I stack mine in 15s because it looks cool", {"column": "15"}),
    ("early-fold", "Flop was ugly so I folded before Hank had spoken. I'd get the turn for free", {"later": "flop"}),
    # the greater amount stands where the greater one stood; what two differ by is no amount of its own
    ("all-in-miscounted-told", "He was all in, dealer said 4,300. I called. It was 5,100. Do I owe the other 800",
     {"said": 4300, "allin": 5100, "B": "Hero"}),
    # words that name the bet, a seat behind another, ranks that are no players
    # who faces a bet did not make it; a position between hands is a place, and who is caught by the clock is known
    ("check-facing-bet", "Мне поставили 1200 на терне, я не увидел и сказал «чек»", {"A": "Villain", "B": "Hero"}),
    ("one-chip-facing-bet", "переді мною рейз до 600, кинув фішку 1000 мовчки", {"B": "Hero", "bet": 600}),
    ("newcomer-in-seat", "новый игрок попал на место между малым блайндом и баттоном", {"E": "E"}),
    ("clock-called-first", "he tanks forever, what next? I called the clock on villain", {"A": "Hero", "B": "Villain"}),
    ("flop-of-four", "дилер замість трьох карт на флоп виклав чотири", {"count": "four"}),
    ("big-blind-eliminated", "Вилетів гравець, який був на великому блайнді", {"A": "BB"}),
    ("words-opening", 'pot has 1100 in it, first to act says "I bet five"', {"street": "flop"}),
    ("several-chips-facing-bet", "bet 1000, posunie jednu tisícku a k tomu päť stoviek", {"chips": "1x1000+5x100"}),
    ("words-facing-bet", 'he said "I call your 100 and raise you 200"', {"bet": 100}),
    ("one-chip-opening", "блайнди 100/200, гравець одразу після ББ ъъ одну фішку 1000", {"A": "UTG"}),
    # who only checks stands in the order of the seats, also where they are told by numbers; the button speaks last
    ("who-shows-checked-three", "check check check, button is seat 5, still in are seats 2, 5 and 7. Who goes first?",
     {"A": "seat7", "B": "seat2", "C": "seat5"}),
    ("odd-chip-split", "Баттон на месте 9, банк делят места 3 и 1, лишняя фишка 5. Кому?",
     {"A": "seat1", "B": "seat3", "smallest": 5, "pot": 205}),
    ("odd-chip-split", "Батон на місці 4. Ділять місце 6 і місце 2, зайва фішка 100. Кому?",
     {"A": "seat6", "B": "seat2"}),
    ("odd-chip-split", "Delí sedadlo 2 a sedadlo 7, button je na sedadle 5. Ostal jeden 25 žetón",
     {"A": "seat7", "B": "seat2", "smallest": 25}),
    # who is next to the big blind is not the big blind
    ("check-facing-blind", "1/2, preflop the first guy after the big blind says check. Allowed?", {"A": "UTG"}),
    ("check-facing-blind", "До флопа первый после большого блайнда говорит чек, рейзов не было", {"A": "UTG"}),
    ("check-facing-blind", "До флопу перший за великим блайндом стукає чек, рейзів не було", {"A": "UTG"}),
    ("check-facing-blind", "Pred flopom hneď za big blindom povie hráč check, nikto nezvýšil", {"A": "UTG"}),
    # a blind who is told has the place of that blind
    ("big-blind-checks-a-raise", "BB taps the table after a raise to 500, blinds 100/200", {"B": "BB", "bet": 500}),
    ("blind-pulled-back", "ББ забрал свой блайнд 200 после рейза до 600. Обязан он колл?", {"B": "BB"}),
    # who has not seen a raise puts out the blind, and it counts as chips
    ("raise-unseen-chips", "2/5 game. UTG made it 20, I didn't see it and threw 5 in to limp",
     {"B": "Hero", "chips": "5"}),
    ("who-shows-checked-three", "River všetci traja čekli. Na turne betoval button, kto má ukazovať prvý?",
     {"C": "BTN"}),
    ("who-shows-checked", "The button and the small blind checked the river, who shows first?",
     {"A": "SB", "B": "BTN"}),
    # the best hand of all, and of those who contest the side pot
    ("three-all-ins-winners", "Three all in: I have 400, Joe 900, Anna 2000. Anna has the best hand, I am second",
     {"who": "Anna", "who_side": "Anna"}),
    ("three-all-ins-winners", "Трое в олл-ине. У меня 1000, у Лёхи 2500, у Димы 4000. Лучшая у меня, у Димы хуже всех",
     {"who": "Hero", "who_side": "Лёха"}),
    ("three-all-ins-winners", "У мене 500, у Колі 900, у Іри 1500. У мене найкраща рука, друга по силі в Іри, всі олін",
     {"who": "Hero", "who_side": "Іра"}),
    ("three-all-ins-winners", "Traja all-in: ja 300, Jano 800, Fero 2000. Najlepšiu ruku mám ja, Jano najhoršiu",
     {"who": "Hero", "who_side": "Fero"}),
    # a card by its place in the deck is somebody's first; by their place in a hand it is not
    ("exposed-in-deal", "Dealer otočil hneď druhú kartu z balíka, dostal ju BB", {"A": "BB", "nth": "first"}),
    ("exposed-in-deal", "Вторая карта из колоды легла лицом вверх, она ушла на ББ", {"A": "BB", "nth": "first"}),
    ("exposed-in-deal", "the third card off the deck was flipped over", {"nth": "first"}),
    ("exposed-in-deal", "Друга карта батона перевернулась при роздачі", {"A": "BTN", "nth": "second"}),
    # where the teller sits
    ("away-and-back-late", "Som na veľkom blinde a dobehol som až po poslednej karte", {"A": "BB"}),
    ("away-and-back-late", "I was in the small blind and came back after the last card was dealt", {"A": "SB"}),
    ("misread-hand", "board K Q 9 6 2, UTG shows, BTN shows two pair", {"A": "UTG", "B": "BTN"}),
    # rounds, one of them too, and as many seats as people sit at the table
    ("penalty-rounds", "Seat 2 got a two round penalty. There are 8 players at the table with him. Then one guy busts",
     {"A": "seat2", "count": "two", "seats": "SB BB UTG UTG+1 MP HJ CO BTN"}),
    ("penalty-rounds", "Директор: «один круг за выражения». За столом девять человек.",
     {"count": "one", "seats": "SB BB UTG UTG+1 UTG+2 MP HJ CO BTN"}),
    ("penalty-rounds", "sme piati pri stole, CO dostal dve kolá",
     {"A": "CO", "count": "two", "seats": "SB BB UTG CO BTN"}),
    # who is short in the blind, by the position or as the teller, and the ante of the table
    ("big-blind-ante-short", "600/1200 with a big blind ante of 1200. Big blind only has 1500 left. Which first?",
     {"B": "BB", "stack": 1500, "ante": 1200}),
    ("big-blind-ante-short", "400/800, анте большого блайнда 800. Пришел мой бб, а у меня всего 1000 фишек.",
     {"A": "UTG", "B": "Hero", "stack": 1000, "ante": 800}),
    # in a limit game what is bet is as large as the blinds by which it is called
    ("limit-all-in-next", "Ліміт 20/40, флоп. Перший бет 20, другий йде в олін на 30. До скількох може третій?",
     {"bet": 20, "allin": 30}),
    # seats by their number sit in the order behind the button, which is the last to act
    ("who-shows-checked-three", "River check check check. Button is seat 5, still in are seats 2, 5 and 7. Who shows?",
     {"A": "seat7", "B": "seat2", "C": "seat5"}),
    ("odd-chip-split", "Банк делят места 4 и 9, одна лишняя фишка 100. Баттон на месте 6. Кому фишка?",
     {"A": "seat9", "B": "seat4", "smallest": 100, "pot": 4100}),
    ("big-blind-eliminated", "Nine handed, button was on seat 1, seat 2 small blind, seat 3 big blind. Seat 3 busted.",
     {"A": "seat3", "seats": "seat2 seat3 seat4 seat5 seat6 seat7 seat8 seat9 seat1"}),
    ("big-blind-eliminated", "Button is seat 3. UTG busted", {"A": "UTG"}),
    ("who-shows-checked-three", "River všetci traja čekli. Na turne betoval button. Kto má ukazovať?", {"C": "BTN"}),
    # a card that is told by its words, and hands with as many cards as the game has
    ("bettor-shows-to-player-to-act", "CO bets 300 and shows the BTN the queen of diamonds", {"card": "Qd"}),
    ("one-card-then-mucks", "Борд Qd 8c 8s 4h 2c, показал даму пик, соперник открыл Ah 4c",
     {"card": "Qs", "board": "Qd 8c 8s 4h 2c", "b": "Ah 4c"}),
    ("omaha-shows-part", "PLO, board Jh Th 4c 4d 2s, ukázal len Jc Jd, súper 4h 4s Kc Qd",
     {"part": "Jc Jd", "b": "4h 4s Kc Qd"}),
    ("stud-who-shows-checked", "Stud, A has Qc Qd 8d 3s up, B Jh 9c 6c 5s, both check",
     {"a": "Qc Qd 8d 3s", "b": "Jh 9c 6c 5s"}),
    # the main pot and the side pot by their names
    ("odd-chip-board-side-pot", "royal on board, side pot 700, main pot 1,300, three of us split",
     {"pot": 1300, "side": 700}),
    ("odd-chip-board-side-pot", "роял на столе, мейн 250, сайд 75", {"pot": 250, "side": 75}),
    ("odd-chip-board-side-pot", "роял на столі, побічний банк 700, головний банк 1300", {"pot": 1300, "side": 700}),
    ("odd-chip-board-side-pot", "royal na stole, vedľajší pot 75, hlavný pot 250", {"pot": 250, "side": 75}),
    ("side-pot-all-in-called", "тёрн, главный банк 5000, МБ олл-ин 7000 и баттон колл", {"pot": 5000, "allin": 7000}),
    # the clock: how long, of minutes and seconds together, and on whom; other amounts do not make it shorter
    ("clock-in-hand", "передо мной бет 60, сосед попросил время, прошло больше минуты, ну секунд 75, я молчал",
     {"B": "Hero", "bet": 60, "seconds": 75}),
    ("clock-in-hand", "переді мною бет 2000, викликали час. Минуло хвилина і ще десять секунд", {"seconds": 70}),
    ("clock-in-hand", "I bet 40, he tanks, clock is called on him and he says nothing", {"bet": 40, "seconds": 75}),
    ("clock-in-hand-no-bet", "Флоп, я первый думаю. Вызвали время, таймер 25 сек плюс 5, секунд 40 прошло",
     {"A": "Hero", "seconds": 40}),
    ("clock-in-hand-by-bettor", "he bet 400 on the river and called time on me, a minute and ten seconds passed",
     {"B": "Hero", "bet": 400, "seconds": 70}),
    ("clock-in-hand-by-bettor", "я поставил 1000 на ривере и вызвал на него время, прошло 70 секунд",
     {"A": "Hero", "B": "B", "seconds": 70}),
    ("clock-runs-out", "на меня вызвали время, прошло полторы минуты", {"B": "Hero", "seconds": 90}),
    # several cards, where one is told of too; how often a board is run
    ("boxed-cards-several-in-deal", "при сдаче в колоде две карты лежали лицом вверх", {"count": "two"}),
    ("boxed-cards-several-in-deal", "дилер натрапив у колоді на дві карти обличчям догори", {"count": "two"}),
    ("run-it-several-times", "all in 500 on the turn, call, can we run it four times",
     {"count": "four", "later": "turn"}),
    ("run-it-several-times", "олл-ин на флопе 500, колл, крутим трижды", {"count": "three"}),
    # whose seat somebody takes
    ("moved-into-eliminated-seat", "seat 3 busted, Bob comes from a broken table to seat 3",
     {"A": "seat3", "E": "Bob", "seats": "A B seat3 D", "number": "3"}),
    ("newcomer-into-leavers-seat", "UTG встал и ушел, на его место сел новенький", {"A": "UTG", "number": "3"}),
    # who straddled is called so, and what is left to whoever faces a bet
    ("straddle-everybody-calls", "УТГ поставив стредл 10, решта зрівняли. Стредлер хоче рейз", {"A": "UTG", "bet": 10}),
    # the first of all before the flop acts before the teller; a blind stands in the blind's place
    ("straddle-next-player", "кеш 1/3, утг дал стредл 6, я за ним. минрейз?", {"A": "UTG", "B": "Hero", "bet": 6}),
    ("short-big-blind-to-call", "25/50, bb has only 30 and is in, utg wants to limp",
     {"A": "SB", "B": "BB", "C": "UTG", "stack": 30}),
    ("short-big-blind-to-call", "Na BB ostalo 30, blindy 25/50, UTG chce call", {"B": "BB", "C": "UTG", "stack": 30}),
    ("raise-to-big-blind", "CO raises to 130, button and sb gone, bb?", {"A": "CO", "B": "BB", "bet": 130}),
    ("raise-to-big-blind", "Баттон рейз 130, малый пас, сколько на бб?", {"A": "BTN", "B": "BB"}),
    ("card-too-many-first", "всем сдали по две, и первому игроку упала третья", {"A": "SB"}),
    # who shows cards is who opens them; boxes and seats have numbers
    ("exposes-both-facing-bet", "ривер, оппонент бет 900, я показал обе карты", {"B": "Hero", "bet": 900}),
    ("exposes-both-facing-bet", "turn, he bets 900 and I show him both cards", {"B": "Hero", "bet": 900}),
    ("early-check-then-bet", "флоп, сіт 7 чекнув не в чергу, а сіт 4 поставив 90", {"A": "seat4", "B": "seat7"}),
    ("early-check-then-bet", "флоп, бокс 7 чекнул не в очередь, а бокс 4 поставил 90", {"A": "seat4", "B": "seat7"}),
    # each raise of a limit game is a bet more; hands that are told as pairs of a rank
    ("limit-cap-with-caller", "limit 6/12 river, bet raise reraise cap at 48, one just calls",
     {"bet": 12, "b": 24, "c": 36, "d": 48}),
    ("three-all-ins-showdown", "Ann 60, Bob 90, Cid 90 all in. Ann has queens, Bob aces, Cid kings, board 2 5 7 9 J",
     {"a": "Qc Qd", "b": "Ad Ah", "c": "Kh Ks"}),
    ("three-all-ins-showdown", "Eva 60, Jan 90, Ota 90 all in. Eva má dámy, Jan esá, Ota kráľov, board 2 5 7 9 J",
     {"a": "Qc Qd", "b": "Ad Ah", "c": "Kh Ks"}),
    # chips one beside the other; cards in brackets
    ("several-chips-facing-bet", "villain bets 300, I put in a 500 chip and two hundreds", {"chips": "1x500+2x100"}),
    ("several-chips-facing-bet", "UTG bets 700, I throw in a 1000 and a 100", {"bet": 700, "chips": "1x1000+1x100"}),
    ("several-chips-facing-bet", "UTG raise na 700, hráč dal tisícový žetón a k nemu 50", {"chips": "1x1000+1x50"}),
    ("misread-hand", "board Kh 9h 4d 2s 7h. I show Ah 3h, villain has kings (Kd Ks)", {"a": "Ah 3h", "b": "Kd Ks"}),
    ("call-with-less", "I had 45 left, he bet 120 on the turn", {"B": "Hero", "stack": 45, "bet": 120}),
    # chips by their count, in a list, in the plural; the last ones are the stack
    ("several-chips-facing-bet", "BTN bets 900 on the flop, I put in 1000 with two chips", {"chips": "2x500"}),
    ("several-chips-facing-bet", "баттон бет 900 на флопе, я молча положил 1000 двумя фишками", {"chips": "2x500"}),
    ("several-chips-facing-bet", "батон бет 900 на флопі, я мовчки поклав 1000 двома фішками", {"chips": "2x500"}),
    ("several-chips-facing-bet", "súper bet 900 na flope, mlčky som dal 1000 dvoma žetónmi", {"chips": "2x500"}),
    ("several-chips-facing-bet", "villain bets 550 on the turn, I put in a 500 and a 100", {"chips": "1x500+1x100"}),
    ("several-chips-facing-bet", "na turne bet 500, súper dal 800 v troch žetónoch (500,200,100)",
     {"bet": 500, "chips": "1x500+1x200+1x100"}),
    ("string-bet", "Bet of 40 to me. I put out two 20s, then added another 100", {"chips": "2x20+1x100"}),
    ("last-chips-facing-bet", "bet 700, I throw in the last I have, 500 and three hundreds",
     {"chips": "1x500+3x100", "stack": 800}),
    # words have their amounts
    ("early-words-then-call", "Баттон сказал рейз 900 вне очереди, катофф потом колл блайнд",
     {"A": "CO", "B": "BTN", "words": "рейз 900"}),
    ("early-words-then-call", "UTG+1 povedal raise na 700 mimo poradia, UTG potom call", {"words": "raise na 700"}),
    ("early-bet-then-check", 'seat 6 says "bet 700" out of turn, seat 4 checks',
     {"A": "seat4", "B": "seat6", "bet": 700}),
    ("early-bet-then-check", "сіт 6 сказав «бет 700» поза чергою, сіт 4 чек",
     {"A": "seat4", "B": "seat6", "bet": 700}),
    ("says-then-says-facing-bet", 'bet 250, I said "raise" and then "no, call"',
     {"words_first": "raise", "words": "no, call"}),
    ("words-facing-bet", 'Opponent said "call your 300 and 500 more" on the river. The bet was 300. String bet?',
     {"B": "Villain", "bet": 300}),
    # what it is found to be is more than was said; who has the high hand; who is small blind of two
    ("all-in-miscounted-told", "villain all in, dealer says 4000, I call, it is really 9000",
     {"allin": 9000, "said": 4000}),
    ("odd-chip-high-low", "омаха хай-лоу, хай у баттона, лоу у бб, банк 1025", {"A": "BTN", "B": "BB"}),
    ("odd-chip-high-low", "omaha hi-lo, BB took high and I took low", {"A": "BB", "B": "Hero"}),
    ("first-to-act", "heads up, is the button the small blind?", {"A": "BTN", "B": "BB", "seats": "BTN BB"}),
    # players whom nobody named, at their positions; a bet that was below the blind
    ("odd-chip-board-plays", "один на малом блайнде, другой на катоффе, банк пополам", {"A": "SB", "B": "CO"}),
    ("bet-below-minimum-called", "blinds 200/400, flop: UTG bets 300, button calls, too small",
     {"bet": 300, "due": 400}),
    # whom the last card is dealt to has left no table; where the teller sits, though nobody says I
    ("away-and-dealt", "I went out to smoke, the last card was dealt to the button as I came back", {"A": "Hero"}),
    ("away-and-dealt", "Я отошел, последняя карта легла на баттон, а я еще бегу", {"A": "Hero"}),
    ("away-and-dealt", "Відійшов, останню карту здали на баттон, а я ще не сів. Я якраз на ББ.", {"A": "BB"}),
    ("early-blind-fold", "Сиджу на ББ, скинув карти раніше ходу, рейзу не було", {"B": "BB"}),
    # who is called by a name and a place
    ("behind-bet-early-call-then-raise",
     'Bob in seat 6 says "I call" out of turn, seat 5 still to act facing the 400 bet. Seat 5 then makes it 1200',
     {"B": "seat5", "C": "Bob", "bet": 400, "raise": 1200}),
    ("early-fold-alone", "Vera na CO zložila karty mimo poradia, pred UTG", {"B": "CO"}),
)  # fmt: skip


@pytest.mark.parametrize(("name", "text", "shown"), SHOWN, ids=[text for _, text, _ in SHOWN])
def test_places_are_filled_with_what_a_text_shows(name: str, text: str, shown: dict[str, object]) -> None:
    """Who does what with how much is read from the words around it."""
    found = guessed(situations()[name], heard(text))
    assert {place: found[place] for place in shown} == shown


def test_who_is_called_by_a_position_has_it_in_the_hand_that_is_dealt() -> None:
    """The seats are those of the hand to come, so the button moves there; of two the first is the small blind."""
    case = case_of(situations()["away-and-back-late"], {"A": "BB"}, {})
    assert case["table"]["button"] == "CO"
    assert "button" not in case_of(situations()["away-and-back-late"], {"A": "Hero"}, {})["table"]
    around = {"A": "BB", "seats": "BTN SB BB UTG"}
    assert case_of(situations()["away-and-dealt"], around, {})["table"]["button"] == "UTG"
    told, _ = answered(case_of(situations()["heads-up-blinds"], {}, {}), "common", "next hand", SHELF)
    assert told.stands is not None
    assert told.stands.state.deal.seats[told.stands.state.deal.posts[0].seat] == "BTN"


def test_who_is_called_by_the_numbers_of_seats_sits_there() -> None:
    """The seats stand in the order behind the button; the answer names the one that is empty as it is called."""
    values = guessed(situations()["big-blind-eliminated"], heard("Six handed, button was on seat 1, seat 2 busted"))
    case = case_of(situations()["big-blind-eliminated"], values, {"event": "tournament"})
    assert (case["table"]["seats"], case["table"]["button"]) == ("seat1 seat2 seat3 seat4 seat5 seat6", "seat1")
    told, _ = answered(case, "tda-2024", case.pop("play"), SHELF)
    assert told.ruling is not None
    assert told.ruling.outcome.facts == (("number", 2),)


def test_amounts_that_nobody_told_are_as_large_as_the_others() -> None:
    """At a table of small stakes nobody bets what was bet at a large one."""
    chip = situations()["one-chip-facing-bet"]
    small = guessed(chip, heard("somebody frobs"), (), {"blinds": [1, 2]})
    assert 2 <= int(small["bet"]) < int(small["chip"]) <= 20
    told = guessed(chip, heard("a bet of 20 and then xyzzy"))
    assert told["bet"] == 20
    assert 20 < int(told["chip"]) <= 50

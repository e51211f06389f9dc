"""Deeds are read from words also where a text is not understood as a whole."""

import pytest

from cardspeak.talk.lexer import terms
from cardspeak.talk.mentions import mentions

TOLD: tuple[tuple[str, str, list[tuple[str, str, int | str | None]]], ...] = (
    ("en", "He was all in, dealer said 4,300. I called.",
     [("Someone", "all_in", None), ("dealer", "say", 4300), ("Hero", "call", None)]),
    # what only the teller says of an act is a deed too; numbers that count players are no amounts
    ("ru", "ставлю 1000, один алл ин 1500", [("Hero", "bet", 1000), ("Someone", "all_in", 1500)]),
    ("en", "next three players all shove - 450, 600, 750",
     [("Someone", "all_in", 450), ("Someone", "all_in", 600), ("Someone", "all_in", 750)]),
    ("en", "my bet of 300, seat 4 and seat 7 call",
     [("Hero", "bet", 300), ("seat4", "call", None), ("seat7", "call", None)]),
    ("uk", "Катя й Артур кол", [("Катя", "call", None), ("Артур", "call", None)]),
    ("sk", "Danka stavila 300, Peter s Palom fold a ja na BB call",
     [("Danka", "bet", 300), ("Paľo", "fold", None), ("BB", "call", None)]),
    ("en", "bet 600 qqq from UTG then 1200", [("", "bet", 600)]),
    ("en", "PLO 5/10 UTG bets 40", [("UTG", "bet", 40)]),
    ("en", "the pot is 60, UTG bets 40", [("UTG", "bet", 40)]),
    ("ru", "чел на баттоне молча кидает 500 и потом ещё 1000", [("BTN", "put", 500), ("BTN", "put", 1000)]),
    ("uk", "гравець після ББ кидає 300", [("UTG", "put", 300)]),
    # whom something is done to is not who does it; a bet that somebody faces was there before
    ("uk", "переді мною рейз до 600. Я мовчки кинув одну фішку 1000", [("", "bet", 600), ("Hero", "put", "1x1000")]),
    ("ru", "Вася мне поставил 300, я колл", [("Вася", "bet", 300), ("Hero", "call", None)]),
    ("ru", "Баттон не дождался катоффа и сказал «колл»", [("BTN", "say", None)]),
    ("uk", "я перший після бб і кидаю 500", [("Hero", "put", 500)]),
    # who sits on a numbered seat is called by an ordinal or a noun for it, which elsewhere counts players or is a chip
    ("ru", "Место 3 бет 300, место 4 пас, пятый рейз 900", [("seat3", "bet", 300), ("seat4", "fold", None),
                                                            ("seat5", "bet", 900)]),
    ("sk", "hráč 3 fold, hráč 5 pred ním hodil do stredu bet 100. Päťka fold",
     [("seat3", "fold", None), ("seat5", "bet", 100), ("seat5", "fold", None)]),
    ("uk", "Місце 2 бет 400, місце 7 кол, сьомий рейз 900",
     [("seat2", "bet", 400), ("seat7", "call", None), ("seat7", "bet", 900)]),
    ("ru", "Вася бет 300, третий рейз 900", [("Вася", "bet", 300), ("Third", "bet", 900)]),
    # seats are told by number in any case and order, and in words; players may be counted in figures
    ("uk", "Сіт 6 поставив 300, сіт 8 олл-ін 700", [("seat6", "bet", 300), ("seat8", "all_in", 700)]),
    ("ru", "на 7 месте бет 300, сит 9 колл, бокс 2 пас",
     [("seat7", "bet", 300), ("seat9", "call", None), ("seat2", "fold", None)]),
    ("en", "the 6 seat bets 300, seat nine calls", [("seat6", "bet", 300), ("seat9", "call", None)]),
    ("sk", "sedadlo č. 6 stavilo 300, miesto sedem fold", [("seat6", "bet", 300), ("seat7", "fold", None)]),
    ("ru", "1-й ставит 300, 2-й рейз 900", [("Someone", "bet", 300), ("Another", "bet", 900)]),
    ("uk", "1й бет 300, 3й гравець рейз 900", [("Someone", "bet", 300), ("Third", "bet", 900)]),
    ("sk", "1. hráč bet 300, 2. hráč call", [("Someone", "bet", 300), ("Another", "call", None)]),
    ("en", "1st player bets 300, 2nd calls", [("Someone", "bet", 300), ("Another", "call", None)]),
    ("ru", "осталось 3 места, баттон бет 300", [("BTN", "bet", 300)]),
    # what is said has its amount; one raise more in a row of them needs no word; how large a blind is is no raise
    ("ru", "баттон объявил рейз 900, катофф колл", [("BTN", "say", 900), ("CO", "call", None)]),
    ("en", "bet 10, raise 20, reraise 30, capped at 40",
     [("", "bet", 10), ("", "bet", 20), ("", "bet", 30), ("", "bet", 40)]),
    ("en", "UTG goes 250, HJ makes it 700", [("UTG", "bet", 250), ("HJ", "bet", 700)]),
    ("en", "BB 50. UTG opens to 125", [("UTG", "bet", 125)]),
    # numbers in every case, and chips by their names
    ("ru", "баттон рейз до двухсот, я поднимаю до пятисот", [("BTN", "bet", 200), ("Hero", "bet", 500)]),
    ("uk", "батон ставить вісімсот, утг двома тисячами рейзить", [("BTN", "bet", 800), ("UTG", "bet", 2000)]),
    ("ru", "бет 40. Я молча кладу три двадцатки", [("", "bet", 40), ("Hero", "put", "3x20")]),
    ("uk", "бет 300. Оля мовчки кинула дві 500-ки", [("", "bet", 300), ("Оля", "put", "2x500")]),
    ("ru", "УТГ молча положил одну сотенную", [("UTG", "put", "1x100")]),
    ("sk", "UTG mlčky hodil dve 500-ky", [("UTG", "put", "2x500")]),
    # who sits on a seat is neuter, and talk has words of its own
    ("ru", "Место 3 поставило 400, место 5 скинуло", [("seat3", "bet", 400), ("seat5", "fold", None)]),
    ("uk", "Місце 3 кинуло 400, місце 5 доколило", [("seat3", "put", 400), ("seat5", "call", None)]),
    ("ru", "баттон бет 60, мб доколлил, утг кэпнул 120",
     [("BTN", "bet", 60), ("SB", "call", None), ("UTG", "bet", 120)]),
    # who is told of in a clause is not who does what follows it; what stands behind a colon is said by who is before it
    ("ru", "Игрок, мимо которого я пролетел, поставил 70", [("Someone", "bet", 70)]),
    ("uk", "Петро, якого я перескочив, ставить 90", [("Петро", "bet", 90)]),
    ("uk", "БТН вліз поза чергою: «бет 700»", [("BTN", "say", None)]),
    ("uk", "утг оллін, дилер каже шість тисяч", [("UTG", "all_in", None), ("dealer", "say", 6000)]),
    ("ru", "БТН олл-ин, спрашиваю дилера сколько там, он: 6400", [("BTN", "all_in", None), ("dealer", "say", 6400)]),
    # a year behind the name of a rule book is no amount
    ("uk", "тда 2011. Другий поза чергою ставить 300", [("Another", "bet", 300)]),
    # blinds of the table are no players; amounts between which a question asks to choose are nobody's
    ("en", "Big blind is 100. BTN bets 300", [("BTN", "bet", 300)]),
    ("ru", "малый блайнд мёртвый, большой поставил 200. УТГ рейз 700", [("UTG", "bet", 700)]),
    ("en", "BTN bets 300. Is the raise 500 or 600?", [("BTN", "bet", 300), ("", "bet", None)]),
    ("sk", "v banku je pred stávkou 6200, BTN bet 500", [("", "bet", None), ("BTN", "bet", 500)]),
    ("sk", "UTG raise 600, hráč dal jeden veľký žetón 1000", [("UTG", "bet", 600), ("Someone", "put", "1x1000")]),
    # who is bet into faces what somebody else does
    ("en", "I was bet 450 and I said \"check\"", [("", "bet", 450), ("Hero", "say", None)]),
    ("sk", "na riveri mi dali bet 450 a ja som povedal \"check\"", [("Villain", "bet", 450), ("Hero", "say", None)]),
    ("sk", "dostal som bet 450, mlčky som dal 3 žetóny po 150", [("", "bet", 450), ("Hero", "put", "3x150")]),
    # players who are counted in words; women as men; what is counted besides is no player
    ("en", "first bets 30, second raises to 90, the third one folds",
     [("Someone", "bet", 30), ("Another", "bet", 90), ("Third", "fold", None)]),
    ("en", "the second bet is 90", [("", "bet", 90)]),
    ("sk", "prvá stavila 400, druhá dorovnala", [("UTG", "bet", 400), ("Another", "call", None)]),
    ("ru", "первая поставила 400, вторая заколлила", [("Someone", "bet", 400), ("Another", "call", None)]),
    ("uk", "перша поставила 400, друга заколила", [("UTG", "bet", 400), ("Another", "call", None)]),
    ("en", "the first one to the left of the big blind calls 40", [("UTG", "call", 40)]),
    ("sk", "prvý za veľkým blindom dal 300", [("UTG", "put", 300)]),
    ("en", "A player bets 200, B calls", [("Someone", "bet", 200), ("B", "call", None)]),
    # the year of the rules is no amount; a blind that is told is of the table
    ("en", "TDA 2011. BTN bets 300", [("BTN", "bet", 300)]),
    ("ru", "по правилам 2019 года. Баттон бет 300", [("BTN", "bet", 300)]),
    ("sk", "staré pravidlá 2011, button stavil 2011", [("BTN", "bet", 2011)]),
    ("en", "his 400 blind is posted. BTN bets 900", [("", "post", None), ("BTN", "bet", 900)]),
    # numbers in words, and words that were not said
    ("sk", "button stavil dvetisíc osemsto, BB dal dva a pol tisíca", [("BTN", "bet", 2800), ("BB", "put", 2500)]),
    ("en", "BTN bets two and a half thousand", [("BTN", "bet", 2500)]),
    ("en", "I put out two thousand chips", [("Hero", "put", "2x1000")]),
    ("sk", "button povie \"tisíc\", slovo raise nepadlo", [("BTN", "say", None)]),
    ("en", "BTN goes: call then", [("BTN", "say", None)]),
    # what is done to somebody is another's deed, who stands behind *by*; an amount is that of the nearest deed
    ("en", "I opened to 300, got raised to 900 by the cutoff", [("Hero", "bet", 300), ("CO", "bet", 900)]),
    ("en", "the button was raised to 700 by the small blind", [("SB", "bet", 700)]),
    ("en", "BB got check-raised to 900", [("Someone", "bet", 900)]),
    ("en", "my bet of 400 got called by the button", [("Hero", "bet", 400), ("BTN", "call", None)]),
    ("en", "UTG opens 200, two callers, BTN makes it 900",
     [("UTG", "bet", 200), ("Someone", "call", None), ("Another", "call", None), ("BTN", "bet", 900)]),
    ("sk", "na flope sme štyria", []),
    ("ru", "первая ставка 100", [("", "bet", 100)]),
    ("ru", "третий и четвёртый заколлили по 40", [("Third", "call", 40), ("Fourth", "call", None)]),
    ("en", "on the flop there are two", []),
    ("sk", "súper dorovnal a na riveri strelil 900", [("Villain", "call", None), ("Villain", "bet", 900)]),
    ("sk", "pán na 5ke stavil 300, hráč na siedmom mieste dal call", [("seat5", "bet", 300), ("seat7", "call", None)]),
    ("ru", "игрок на пятом месте поставил 300", [("seat5", "bet", 300)]),
    ("en", "player in the third seat bets 300", [("seat3", "bet", 300)]),
    # who was passed over did nothing yet
    ("en", "Seat 8 skipped seat 5 and bet 300", [("seat8", "bet", 300)]),
    ("en", 'BTN did not wait for the cutoff and blurted out "call", then the cutoff folded',
     [("BTN", "say", None), ("CO", "fold", None)]),
    ("sk", 'button nepočkal na cutoff a vykríkol "call", cutoff potom zložil',
     [("BTN", "say", None), ("CO", "fold", None)]),
    ("sk", "miesto 6 preskočilo miesto 4 a stavilo 500", [("seat6", "bet", 500)]),
    ("sk", "miesto 6 skôr než miesto 4 hralo betlo 500", [("seat6", "bet", 500)]),
    ("sk", "sedadlo 1 raislo na 25, sedadlo 2 foldlo, miesto 3 checklo",
     [("seat1", "bet", 25), ("seat2", "fold", None), ("seat3", "check", None)]),
    ("en", "UTG folded before BTN raised to 900", [("UTG", "fold", None), ("BTN", "bet", 900)]),
    ("ru", "место 6 пропустило место 4 и поставило 500", [("seat6", "bet", 500)]),
)  # fmt: skip


@pytest.mark.parametrize(("language", "text", "told"), TOLD, ids=[text for _, text, _ in TOLD])
def test_who_does_what_with_how_much(language: str, text: str, told: list[tuple[str, str, object]]) -> None:
    found = mentions(terms(text, language, ()))
    assert [(each.seat, each.kind, each.amount and each.amount.value) for each in found] == told

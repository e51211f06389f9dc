"""What players say in four languages, and the action and amount that it is."""

import pytest

from cardspeak.floor.declarations.speech import Meaning, meaning

SAID: tuple[tuple[str, Meaning | None], ...] = (
    ("raise to 600", Meaning("raise", 600, form="to")),
    ("Raise!", Meaning("raise")),
    ("I'll call", Meaning("call")),
    ("all-in", Meaning("all-in")),
    ("call all in", Meaning("all-in")),
    ("one hundred and fifty", Meaning("", 150)),
    ("raise to two and a half thousand", Meaning("raise", 2500, form="to")),
    ("twenty-five hundred", Meaning("", 2500)),
    ("bet five", Meaning("bet", 5, scale=False)),
    ("raise by 200", Meaning("raise", 200, form="by")),
    ("pot", Meaning("pot")),
    ("if you bet I will raise", Meaning("raise", condition=True, when="bet")),
    ("if you bet, I'll raise to 600", Meaning("raise", 600, form="to", condition=True, when="bet")),
    ("I fold unless you check", Meaning("fold", condition=True, when="check", unless=True)),
    ("if you raise all in I call", Meaning("call", condition=True, when="all-in")),
    ("if you check I'm all in", Meaning("all-in", condition=True, when="check")),
    ("if the flop is red I bet the pot", Meaning("", condition=True)),
    ("if you bet 300 I fold", Meaning("fold", condition=True)),
    ("if you don't bet I will", Meaning("", condition=True)),
    ("если поставишь, повышаю", Meaning("", condition=True)),
    ("если колл, то ставлю 300", Meaning("bet", 300, official=False, condition=True, when="call")),
    ("якщо рейз, пас", Meaning("fold", official=False, condition=True, when="raise")),
    ("ak check, stavím 150", Meaning("bet", 150, official=False, condition=True, when="check")),
    ("рейз до 400", Meaning("raise", 400, form="to", official=False)),
    ("рейз на 400", Meaning("raise", 400, form="by", official=False)),
    ("полторы тысячи", Meaning("", 1500)),
    ("пас", Meaning("fold", official=False)),
    ("ва-банк", Meaning("all-in", official=False)),
    ("підвищую до 1 500", Meaning("raise", 1500, form="to", official=False)),
    ("п'ятсот", Meaning("", 500)),
    ("колл", Meaning("call", official=False)),
    ("navyšujem na 150", Meaning("raise", 150, form="to", official=False)),
    ("zvyšujem o 200", Meaning("raise", 200, form="by", official=False)),
    ("dorovnávam", Meaning("call", official=False)),
    ("dve a pol tisíc", Meaning("", 2500)),
    ("three-bet", Meaning("re-raise")),
    ("4-бет до 900", Meaning("re-raise", 900, form="to", official=False)),
    ("zvyšujem k tomu 400", Meaning("raise", 400, form="by", official=False)),
    ("п'ятдесят", Meaning("", 50, scale=False)),
    ("тройка", Meaning("", 3, scale=False)),
    ("bring-in", Meaning("bring-in")),
    ("half the pot", Meaning("half pot")),
    ("dvetisíc päťsto", Meaning("", 2500)),
    ("raise na sedemtisícosemsto", Meaning("raise", 7800, form="to")),
    ("bet fivehundred", Meaning("bet", 500)),
    ("пятьтысяч", Meaning("", 5000)),
    ("nice hand", None),
    ("", None),
)


@pytest.mark.parametrize(("words", "meant"), SAID)
def test_what_was_said(words: str, meant: Meaning | None) -> None:
    assert meaning(words) == meant

"""Russian first names, by which players are called in any case, at the beginning of a sentence and in small letters."""

_WITH_A = """
    Коля:Кол Петя:Пет Ваня:Ван Толя:Тол Вася:Вас Митя:Мит Витя:Вит Боря:Бор Саня:Сан Федя:Фед Оля:Ол Катя:Кат
    Настя:Наст Таня:Тан Аня:Ан Юля:Юл Лёня:Лён Сеня:Сен Илья:Иль
"""
_WITH_HARD_A = """
    Дима:Дим Вова:Вов Лёха:Лёх Лёша:Лёш Саша:Саш Паша:Паш Миша:Миш Маша:Маш Юра:Юр Гоша:Гош Рома:Ром Никита:Никит
    Андрюха:Андрюх Серёга:Серёг Санька:Саньк Даша:Даш Наташа:Наташ Гриша:Гриш Гена:Ген Валера:Валер Стёпа:Стёп
    Антоха:Антох Димка:Димк
"""
_WITHOUT = """
    Андрей:Андре Сергей:Серге Алексей:Алексе Игорь:Игор Олег Антон Артём Кирилл Егор Стас Влад Вадим Денис Руслан Тимур
    Артур Борис Иван Пётр:Петр Павел:Павл Виктор Михаил Максим Александр Владимир Димон Колян Толян Вован Санёк:Саньк
    Витёк:Витьк
"""


def _cases(stem: str, endings: str) -> list[str]:
    return [stem + ending for ending in endings.split()]


def _names() -> dict[str, str]:
    made: dict[str, str] = {}
    for table, endings in ((_WITH_A, "и е ю ей"), (_WITH_HARD_A, "ы и е у ой ей")):
        for name, stem in (each.split(":") for each in table.split()):
            made[name] = " | ".join([name, *_cases(stem, endings)])
    for each in _WITHOUT.split():
        name, _, stem = each.partition(":")
        soft = name[-1] in "йь"
        made[name] = " | ".join([name, *_cases(stem or name, "я ю ем" if soft else "а у ом")])
    return made


NAMES = _names()

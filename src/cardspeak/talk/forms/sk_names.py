"""Slovak first names with their cases, by which players are called, also in small letters and without accents."""

_WITH_O = """
    Braňo Dano Dodo Dušo Edo Ferko Fero Gabo Gusto Jano Janko Jaro Jožko Jožo Juro Kubo Laco Lubo Ľubo Luky Maťo Marko
    Mirko Miro Mišo Noro Ondro Oto Paľo Palo Peťo Rasťo Rišo Robo Rudo Slavo Stano Števo Tono Vlado Zdeno Zeno
"""
_WITH_A = """
    Adela:Adel Alena:Alen Alica:Alic Andrea:Andre Anna:Ann Barbora:Barbor Beáta:Beát Blanka:Blank Danka:Dank Dáša:Dáš
    Denisa:Denis Ela:El Elena:Elen Ema:Em Erika:Erik Eva:Ev Evka:Evk Gabika:Gabik Hana:Han Hanka:Hank Helena:Helen
    Ivana:Ivan Iveta:Ivet Ivka:Ivk Jana:Jan Janka:Jank Jarka:Jark Jitka:Jitk Kamila:Kamil Karin:Karin
    Katka:Katk Kika:Kik Klára:Klár Lenka:Lenk Lida:Lid Linda:Lind Ľuba:Ľub Magda:Magd Marta:Mart Martina:Martin
    Michaela:Michael Miriam:Miriam Miška:Mišk Monika:Monik Nela:Nel Nina:Nin Nora:Nor Olga:Olg Oľga:Oľg Patrícia:Patríci
    Petra:Petr Renáta:Renát Saša:Saš Simona:Simon Soňa:Soň Stanka:Stank Tamara:Tamar Táňa:Táň Tereza:Terez Tina:Tin
    Veronika:Veronik Viera:Vier Vierka:Vierk Zdenka:Zdenk Zita:Zit Zuza:Zuz Zuzana:Zuzan Zuzka:Zuzk Žofka:Žofk
"""
_WITH_IA = "Júlia Lucia Lívia Mária Natália Sofia Sylvia Silvia Viktória Cecília Emília"
_WITHOUT = """
    Adam Adrián Alex Alexander Alfréd Andrej Anton Boris Branislav Bruno Cyril Dalibor Daniel Dávid Denis Dominik Dušan
    Emil Erik Filip František Gabriel Henrich Hugo Igor Imrich Ivan Jakub Ján Jaroslav Jozef Juraj Kamil Karol Kristián
    Ladislav Leo Leoš Ľuboš Ľubomír Lukáš Marcel Marcus Marek:Mark Marián Mário Maroš Martin Matej Matúš Maximilián
    Michal Milan Miloš Miroslav Norbert Oliver Ondrej Oskar Patrik Pavel:Pavl Pavol:Pavl Peter:Petr Radoslav Rastislav
    Richard Róbert Roman Rudolf Samuel Sebastián Slavomír Stanislav Stefan Šimon Štefan Tadeáš Teodor Tibor Tomáš Viktor
    Viliam Vincent Vladimír Vojto Zoltán
"""
_WITH_I = "Ďuri Feri Gabi Johny Luki Norbi Pali Rudi Tomi Viki Vili"


def _cases(stem: str, endings: str) -> list[str]:
    return [stem + ending for ending in endings.split()]


def _names() -> dict[str, str]:
    made = {name: _cases(name[:-1], "o a ovi om") for name in _WITH_O.split()}
    for each in _WITH_A.split():
        name, _, stem = each.partition(":")
        made[name] = [name, *_cases(stem, "y e i u ou")]
    made |= {name: _cases(name[:-1], "a e i u ou") for name in _WITH_IA.split()}
    for each in _WITHOUT.split():
        name, _, stem = each.partition(":")
        made[name] = [name, *_cases(stem or name, "a ovi om")]
    made |= {name: [name, *_cases(name, "ho mu m")] for name in _WITH_I.split()}
    return {name: " | ".join(forms) for name, forms in made.items()}


NAMES = _names()

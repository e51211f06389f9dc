"""Every refusal of the engine has its sentence, with facts that the engine gives."""

import ast
from pathlib import Path

import pytest

from cardspeak.games import Game
from cardspeak.hand import commands as c
from cardspeak.hand.decide import decide
from cardspeak.hand.refused import Refused
from cardspeak.library import find_game, law_at
from cardspeak.locale import LANGUAGES, has, options_in_words
from cardspeak.web.refusals import refusal
from tests.locale import ftl

SOURCE = Path(__file__).resolve().parents[2] / "src" / "cardspeak"
HAND = SOURCE / "hand"
FOLDERS = (HAND, SOURCE / "room" / "tournament", SOURCE / "room" / "ledger")
ROOM = """table_full seat_taken buy_in_outside name_taken wrong_password stale_command not_your_table not_seated
    already_seated no_such_table no_such_hand hand_not_yours chips_in_hand database_locked database_full database_newer
    database_away database_unsure database_unwritable not_signed_in foreign_origin too_fast message_unreadable
    floor_only sitting_out waits_for_big_blind staff_only nobody_of_that_id player_name_unfit player_name_like
    too_many_players too_many_tournaments tournament_unavailable no_such_tournament""".split()


def text_of(node: ast.expr) -> list[str]:
    """The strings that an expression may be."""
    match node:
        case ast.Constant(value=str(text)):
            return [text]
        case ast.IfExp(body=one, orelse=other):
            return text_of(one) + text_of(other)
    return []


def given(node: ast.expr, function: ast.AST | None, line: int) -> set[str]:
    """The facts that an expression surely holds: a literal, or the last literal given to its name."""
    if isinstance(node, ast.Dict):
        return {text for key in node.keys if key is not None for text in text_of(key)}
    assert isinstance(node, ast.Name), ast.unparse(node)
    assert function is not None
    values = []
    for found in ast.walk(function):
        match found:
            case ast.Assign(targets=[ast.Name(id=name)], value=ast.Dict() as value) if name == node.id:
                values.append((found.lineno, value))
            case ast.AnnAssign(target=ast.Name(id=name), value=ast.Dict() as value) if name == node.id:
                values.append((found.lineno, value))
    before = [row for row in values if row[0] <= line]
    return given(max(before, key=lambda row: row[0])[1], function, line)


def codes(folder: Path) -> list[tuple[str, set[str]]]:
    """Every code that the sources refuse with, and the facts it is given there."""
    found: list[tuple[str, set[str]]] = []
    for path in sorted(folder.rglob("*.py")):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        functions = [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)]
        for node in ast.walk(tree):
            if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Name):
                continue
            inside = [f for f in functions if f.lineno <= node.lineno <= (f.end_lineno or 0)]
            around = inside[-1] if inside else None
            if node.func.id == "Refused" and text_of(node.args[0]):
                facts = given(node.args[1], around, node.lineno)
                found += [(code, facts) for code in text_of(node.args[0])]
            elif node.func.id == "_refuse":
                facts = {word.arg for word in node.keywords if word.arg}
                found += [(code, facts) for code in text_of(node.args[2])]
            elif node.func.id == "Barred":
                found += [(code, {"seat", "total", "bet"}) for code in text_of(node.args[0])]
    return found


def test_the_walk_finds_the_codes() -> None:
    found = {code for code, _ in codes(HAND)}
    assert len(found) > 50
    assert {"out_of_turn", "capped", "card_twice", "which_cards", "check_facing_bet", "no_such_seat"} <= found


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.name)
def test_every_code_has_a_message_that_asks_for_its_facts_only(folder: Path) -> None:
    messages = ftl.messages("en", "refusals")
    missing = sorted({code for code, _ in codes(folder) if f"refused-{code.replace('_', '-')}" not in messages})
    assert not missing, "say in refusals.ftl why, and the way out"
    for code, facts in codes(folder):
        asked = ftl.variables(messages[f"refused-{code.replace('_', '-')}"].value)
        assert asked <= facts, f"{code} is refused with {sorted(facts)}; its message asks for {sorted(asked)}"


def test_the_room_can_refuse() -> None:
    assert not [code for code in ROOM if not has(f"refused-{code.replace('_', '-')}")]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_refusal_is_two_sentences(language: str) -> None:
    """What is wrong, and the way out."""
    for key, message in ftl.messages(language, "refusals").items():
        said = ftl.words(message.value).strip()
        assert said.endswith("."), key
        assert sum(said.count(end) for end in (". ", "; ", ": ", ".")) >= 2, key


@pytest.fixture
def holdem() -> Game:
    return find_game("nlhe")[0]


def test_facts_are_words_of_the_language(holdem: Game) -> None:
    not_now = Refused("not_now", {"seat": "A", "stage": "showdown"})
    assert refusal("ru", not_now) == "Сейчас этого сделать нельзя: идёт вскрытие."
    structure = Refused("structure", {"game": holdem.name, "structure": "fixed-limit"})
    assert refusal("ru", structure) == "Холдем и лимит не сочетаются. Выберите другую структуру ставок."
    turn = Refused("out_of_turn", {"seat": "A", "to_act": "B"})
    assert refusal("sk", turn, {"B": "Daša"}).startswith("Nie ste na rade: na rade je Daša.")
    card = Refused("no_such_card", {"card": "Td"})
    assert refusal("uk", card) == "Карти 10♦ у цій колоді немає. Назвіть карту з колоди."
    assert refusal("sk", Refused("no_such_card", {"card": "number 99"})).startswith("Karta 99 v tomto balíčku")
    kind = Refused("not_behind_the_big_blind", {"seat": "A", "kind": "straddle"})
    assert refusal("en", kind, {"A": "Ann"}).startswith("Ann cannot do this")
    assert "„small blind“" not in refusal("sk", Refused("unknown_post", {"kind": "small blind"}))
    assert "„tip“" in refusal("sk", Refused("unknown_post", {"kind": "tip"}))
    share = Refused("no_share_in_the_pot", {"seats": "A, B"})
    assert "(Ann, B)" in refusal("en", share, {"A": "Ann"})
    least = Refused("below_the_minimum", {"seat": "A", "total": 1500, "least": 2000})
    assert refusal("en", least) == "1,500 is too little: the minimum is 2,000."


def test_a_refusal_of_the_engine_itself() -> None:
    game, structure = find_game("nlhe")
    law = law_at("common", game, structure, 2, "")
    refused = decide(None, c.Fold(0), law)
    assert isinstance(refused, Refused)
    assert refusal("ru", refused) == "Раздача ещё не началась. Сначала начните её."


def test_a_code_without_a_message_is_our_bug() -> None:
    with pytest.raises(KeyError):
        refusal("en", Refused("never_heard_of", {}))


def test_options() -> None:
    options = {"fold": (0, 0), "call": (30, 30), "raise to": (130, 1970)}
    assert options_in_words("en", options) == "fold, call 30, raise to 130–1,970"
    assert options_in_words("ru", options) == "пас, колл 30, рейз до 130–1\xa0970"
    assert options_in_words("sk", {"bring in": (5, 5), "complete": (20, 20)}) == "bring-in 5, complete na 20"
    assert options_in_words("uk", {"check": (0, 0), "bet": (20, 90)}) == "чек, бет 20–90"
    assert options_in_words("en", {}) == "nothing at the moment"

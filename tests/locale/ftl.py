"""What the message files hold, read from their syntax trees."""

import re
from collections.abc import Iterator
from functools import cache
from importlib.resources import files

from fluent.syntax import FluentParser, ast

from cardspeak.locale.messages import FILES, STORY

EVERY = (*FILES, *STORY)
CATEGORIES = {
    "en": {"one", "other"},
    "ru": {"one", "few", "many"},
    "uk": {"one", "few", "many"},
    "sk": {"one", "few", "many", "other"},
}


@cache
def resource(language: str, name: str) -> ast.Resource:
    """One file of one language."""
    text = (files("cardspeak.locale") / language / f"{name}.ftl").read_text(encoding="utf-8")
    return FluentParser().parse(text)


def messages(language: str, name: str) -> dict[str, ast.Message]:
    """The messages of one file by their keys."""
    return {entry.id.name: entry for entry in resource(language, name).body if isinstance(entry, ast.Message)}


def every_message(language: str) -> dict[str, ast.Message]:
    """All messages of a language by their keys."""
    return {key: message for name in EVERY for key, message in messages(language, name).items()}


def nodes(node: object) -> Iterator[ast.BaseNode]:
    """A syntax node and all that it holds."""
    if isinstance(node, ast.BaseNode):
        yield node
        for value in vars(node).values():
            yield from nodes(value)
    elif isinstance(node, list):
        for value in node:
            yield from nodes(value)


def variables(node: object) -> set[str]:
    """The facts that a message asks for."""
    return {found.id.name for found in nodes(node) if isinstance(found, ast.VariableReference)}


def counted(node: object) -> dict[str, set[str]]:
    """The plural selectors of a message: by variable, the categories that it tells apart."""
    found = {}
    for select in nodes(node):
        if isinstance(select, ast.SelectExpression) and isinstance(select.selector, ast.VariableReference):
            found[select.selector.id.name] = {
                variant.key.name for variant in select.variants if isinstance(variant.key, ast.Identifier)
            }
    return found


def functions(node: object) -> Iterator[tuple[str, list[str], str]]:
    """The functions that a message calls: name, variables, and the form asked for."""
    for call in nodes(node):
        if isinstance(call, ast.FunctionReference):
            form = [item.value.value for item in call.arguments.named if isinstance(item.value, ast.StringLiteral)]
            yield call.id.name, sorted(variables(call.arguments)), form[0] if form else ""


def words(node: object) -> str:
    """The text of a message without what is filled in."""
    return " ".join(re.sub(r"\s+", " ", found.value) for found in nodes(node) if isinstance(found, ast.TextElement))

"""Write the generated reference into docs/reference: a page for each layer, from the source itself.

    python scripts/make_docs.py

The source is read as text and not run, so a page shows what a reader of the source would see: every public
name with its signature and its docstring. Three pages are made of data: the points of law with their policies, the
phrases of stories, and the codes of rulings and refusals.
"""

from __future__ import annotations

import ast
import shutil
from collections.abc import Iterator
from pathlib import Path

from fluent.syntax import parse
from fluent.syntax.ast import Message, Pattern, Placeable, SelectExpression, TextElement
from fluent.syntax.serializer import FluentSerializer

import cardspeak.law.policies  # noqa: F401  (registers the policies)
from cardspeak.law.points import POINTS
from cardspeak.law.policy import POLICIES
from cardspeak.locale.messages import NAMES
from cardspeak.story.phrases import PHRASES
from cardspeak.talk.languages import LANGUAGES as TALK
from cardspeak.talk.reference import rows

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src" / "cardspeak"
TARGET = ROOT / "docs" / "reference"

Function = ast.FunctionDef | ast.AsyncFunctionDef


def public(body: list[ast.stmt]) -> Iterator[Function | ast.ClassDef]:
    """The functions and classes of a body that others are meant to use."""
    for node in body:
        if isinstance(node, Function | ast.ClassDef) and not node.name.startswith("_"):
            yield node


def signature(node: Function) -> str:
    """``def name(arguments) -> result`` as it stands in the source, on one line."""
    result = f" -> {ast.unparse(node.returns)}" if node.returns else ""
    return f"{node.name}({ast.unparse(node.args)}){result}"


def fields(node: ast.ClassDef) -> Iterator[str]:
    """The annotated fields of a record, as ``name: type = default``."""
    for item in node.body:
        if isinstance(item, ast.AnnAssign) and not ast.unparse(item.target).startswith("_"):
            yield ast.unparse(item)


def described(node: Function | ast.ClassDef, level: str) -> Iterator[str]:
    """A function or a class, with its fields and methods, as Markdown."""
    if isinstance(node, ast.ClassDef):
        bases = ", ".join(ast.unparse(base) for base in node.bases)
        yield f"{level} class `{node.name}{f'({bases})' if bases else ''}`\n"
    else:
        yield f"{level} `{signature(node)}`\n"
    text = ast.get_docstring(node)
    if text:
        yield f"{text}\n"
    if isinstance(node, ast.ClassDef):
        listed = list(fields(node))
        if listed:
            yield "```python\n" + "\n".join(listed) + "\n```\n"
        for item in public(node.body):
            yield from described(item, level + "#")


def page(layer: str, files: list[Path]) -> str:
    """The page of one layer: its modules in order, each with what it says of itself."""
    parts = [f"# `cardspeak.{layer}`\n"]
    for path in files:
        tree = ast.parse(path.read_text(encoding="utf-8"))
        name = ".".join(path.relative_to(SOURCE.parent).with_suffix("").parts).removesuffix(".__init__")
        text = ast.get_docstring(tree) or ""
        if "Do not edit" in text:
            continue  # a generated table
        if name != f"cardspeak.{layer}":
            parts.append(f"## `{name}`\n")
        if text:
            parts.append(f"{text}\n")
        for node in public(tree.body):
            parts += described(node, "###")
    return "\n".join(parts)


def summary(files: list[Path]) -> str:
    """The first line of the layer's docstring, or of its first module's."""
    for path in files:
        text = ast.get_docstring(ast.parse(path.read_text(encoding="utf-8")))
        if text:
            return text.splitlines()[0]
    return ""


def points() -> str:
    """The page of the points of law: the question, and every policy with the values of its parameters."""
    parts = ["# Points of law\n", "The questions that a rulebook answers, and the policies to choose from.\n"]
    for point in POINTS.values():
        parts.append(f"## `{point.id}`\n\n{point.question} ({point.layer})\n")
        for way in POLICIES[point.id].values():
            parts.append(f"* `{way.name}`: {way.meaning}")
            parts += [f"    * `{name}`: {', '.join(map(str, values))}" for name, values in way.parameters.items()]
        parts.append("")
    return "\n".join(parts)


def phrases() -> str:
    """The page of the phrases of stories: an example of each, what it means, and how it is written."""
    rows = [f"| {row.example} | {row.meaning} | `{row.words.replace('|', chr(92) + '|')}` |" for row in PHRASES]
    head = "Capitals stand for a name or number; of a/b one is said; what is in brackets may be left out."
    return "\n".join(
        ["# Phrases of stories\n", f"{head}\n", "| example | meaning | phrase |", "|---|---|---|", *rows, ""]
    )


def talk() -> str:
    """The page of table talk: in each language what is said, and what it is in a story."""
    head = "What people type, by language, and what it is in a story; all forms of the words are heard."
    parts = ["# Table talk\n", f"{head}\n"]
    for code in TALK:
        parts += [f"## {NAMES[code]}\n", "| said | in a story |", "|---|---|"]
        parts += [f"| {row.said.replace('|', '/')} | {row.means} |" for row in rows(code)]
        parts.append("")
    return "\n".join(parts)


def codes() -> str:
    """The page of what the floor says and what is refused: each code, in English; in braces stand its facts."""
    said: dict[str, list[str]] = {"ruled": [], "refused": []}
    for file in ("rulings", "refusals"):
        for key, text in messages(SOURCE / "locale" / "en" / f"{file}.ftl"):
            kind, _, code = key.partition("-")
            if kind in said:
                said[kind].append(f"| `{code.replace('-', '_')}` | {text.replace('|', chr(92) + '|')} |")
    table = "| code | in English |\n|---|---|"
    heads = {
        "ruled": "## What is ruled, asked, done and left to whom\n\nThe keys `ruled`, `rulings`, `steps`, `leads`, "
        "`discretion`, `offence`, `sanction` and `by` of a case.",
        "refused": "## What is refused\n\nThe key `refused` of a case.",
    }
    parts = [f"{heads[kind]}\n\n{table}\n" + "\n".join(sorted(rows)) + "\n" for kind, rows in said.items()]
    return "\n".join(["# Codes of rulings and refusals\n", *parts])


def messages(file: Path) -> Iterator[tuple[str, str]]:
    """The messages of a language file, by key; of one with plurals the form for many."""
    for entry in parse(file.read_text(encoding="utf-8")).body:
        if isinstance(entry, Message) and entry.value is not None:
            text = FluentSerializer().serialize_entry(Message(entry.id, chosen(entry.value))).partition(" =")[2]
            yield entry.id.name, " ".join(text.split())


def chosen(pattern: Pattern) -> Pattern:
    """The pattern with each choice replaced by its default."""
    elements: list[TextElement | Placeable] = []
    for element in pattern.elements:
        if isinstance(element, Placeable) and isinstance(element.expression, SelectExpression):
            default = next(variant for variant in element.expression.variants if variant.default)
            elements += default.value.elements
        else:
            elements.append(element)
    return Pattern(elements)


def main() -> None:
    shutil.rmtree(TARGET, ignore_errors=True)
    TARGET.mkdir(parents=True)
    lines = ["# Reference\n", "Written by `make docs` from the source.\n"]
    for entry in sorted(SOURCE.iterdir()):
        files = [entry] if entry.suffix == ".py" else sorted(entry.rglob("*.py")) if entry.is_dir() else []
        layer = entry.stem
        if not files or layer.startswith("__"):
            continue
        (TARGET / f"{layer}.md").write_text(page(layer, files), encoding="utf-8")
        lines.append(f"* [`cardspeak.{layer}`]({layer}.md): {summary(files)}")
    for name, text in (("points", points()), ("phrases", phrases()), ("talk-words", talk()), ("codes", codes())):
        (TARGET / f"{name}.md").write_text(text, encoding="utf-8")
        lines.append(f"* [{text.partition(chr(10))[0].removeprefix('# ')}]({name}.md)")
    (TARGET / "index.md").write_text("\n".join(lines) + "\n", encoding="utf-8")
    print(f"docs: {len(lines) - 2} pages in {TARGET.relative_to(ROOT)}")


if __name__ == "__main__":
    main()

"""`cardspeak points`, `cardspeak phrases`: look up what a book can answer, or how a story says it."""

import argparse
from typing import Any

from cardspeak.cli.language import add_language, language_of
from cardspeak.cli.shelf import line
from cardspeak.errors import Unreadable
from cardspeak.law.book import Context
from cardspeak.law.points import POINTS
from cardspeak.law.policy import POLICIES
from cardspeak.library import find_book, law_for
from cardspeak.library.texts import policy_in, question_in
from cardspeak.library.written import meant
from cardspeak.service.rulebooks import policy_text
from cardspeak.story.phrases import PHRASES
from cardspeak.talk.languages import LANGUAGES as TALK
from cardspeak.talk.reference import rows

IN_FULL = 5  # up to so many points are shown with all their possible answers; more only by name


def add(commands: Any) -> None:
    """Add both commands to the parser."""
    points = commands.add_parser("points", help="look up a point of law, and how a book may answer it")
    points.add_argument("words", nargs="*", metavar="WORD", help="a point, or words of its question (default: all)")
    points.add_argument("--book", default="common", help="whose answer is shown (default: common)")
    points.set_defaults(run=run_points)
    phrases = commands.add_parser("phrases", help="look up how a story says something")
    phrases.add_argument("words", nargs="*", metavar="WORD", help="words of the phrase or its meaning (default: all)")
    phrases.set_defaults(run=run_phrases)
    add_language(points)
    for command in (points, phrases):
        command.add_argument("--json", action="store_true", help="one JSON object a line")


def run_points(options: argparse.Namespace) -> int:
    """Print the points that match; if they are few, with the book's answer and every other possible answer."""
    law = law_for(options.book, Context(event=find_book(options.book).event))
    asked, language = options.words, language_of(options)
    named = [POINTS[word] for word in asked if word in POINTS]
    found = named or [
        point
        for point in POINTS.values()
        if _has(asked, f"{point.id} {point.question}") or _has(asked, f"{question_in(language, point.id)}")
    ]
    if not found:
        raise Unreadable(f"no point of law has the words {' '.join(asked)}{meant(asked[0], POINTS)}")
    for point in found:
        answer = law.answers[point.id]
        ways = [(way, policy_in(language, point.id, way.name).text) for way in POLICIES[point.id].values()]
        if options.json:
            row = {
                "point": point.id, "question": question_in(language, point.id).text, "layer": point.layer,
                options.book: policy_text(answer), "clauses": answer.cites,
                "policies": [{"policy": way.name, "with": way.parameters, "meaning": said} for way, said in ways],
            }  # fmt: skip
            print(line(row))
            continue
        print(f"{point.id}  {question_in(language, point.id)}")
        if len(found) > IN_FULL and not named:
            continue
        print(f"    {options.book}: {policy_text(answer)}  [{', '.join(answer.cites)}]")
        for way, said in ways:
            print(f'    policy = "{way.name}"  {said}')
            for name, values in way.parameters.items():
                print(f"        {name}: {', '.join(_written(value) for value in values)}")
    return 0


def run_phrases(options: argparse.Namespace) -> int:
    """Print an example of each phrase that matches, and what it means."""
    asked = options.words
    found = [phrase for phrase in PHRASES if _has(asked, f"{phrase.example} {phrase.words} {phrase.meaning}")]
    talk = [row for code in TALK for row in rows(code) if asked and _has(asked, f"{row.said} {row.means}")]
    if not found and not talk:
        raise Unreadable(f"no phrase has the words {' '.join(asked)}: try one word, or a part of it")
    for phrase in found:
        row = {"example": phrase.example, "meaning": phrase.meaning, "phrase": phrase.words}
        print(line(row) if options.json else f"{phrase.example}  ({phrase.meaning})")
    for said in talk:
        print(line(said._asdict()) if options.json else f"{said.language}: {said.said}  ({said.means})")
    return 0


def _has(words: list[str], text: str) -> bool:
    return all(word.lower() in text.lower() for word in words)


def _written(value: object) -> str:
    return f'"{value}"' if isinstance(value, str) else str(value).lower()

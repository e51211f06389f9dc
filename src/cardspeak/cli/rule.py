"""`cardspeak rule`: tell what happened at the table, and get the ruling with its clauses."""

import argparse
from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any

from cardspeak.cases.hearing import typed
from cardspeak.cases.in_words import read_spot, read_table
from cardspeak.cases.judge import with_defaults
from cardspeak.cases.keys import SET_UP
from cardspeak.cases.malformed import Malformed
from cardspeak.cases.rule import known_by, rule, same
from cardspeak.cli.judged import row
from cardspeak.cli.language import add_language, language_of
from cardspeak.cli.shelf import SHELF, line
from cardspeak.cli.table import say
from cardspeak.errors import NotUnderstood, Unreadable
from cardspeak.library import books, find_book, read_toml
from cardspeak.library.texts import cited_in
from cardspeak.locale import messages
from cardspeak.locale.reading import offered
from cardspeak.locale.rulings import ruled
from cardspeak.locale.words import street_in_words
from cardspeak.situations import OF_STREETS, Situation, fill, guessed, line_of
from cardspeak.talk import heard as listened
from cardspeak.talk.sure import stands_as_read
from cardspeak.telling.acts import Unruled

if TYPE_CHECKING:
    from cardspeak.search import Taken

USUAL_GAME, USUAL_TABLE = "nlhe", "nlhe 10/20"
SHORT = ("ruling", "amount", "steps", "clauses", "offence", "sanction", "data")
"""What is said of a book that decides otherwise."""


def add(commands: Any) -> None:
    """Add the command to the parser."""
    command = commands.add_parser("rule", help="rule on a story under a book")
    command.add_argument(
        "story", metavar="STORY", nargs="?", default="", help='such as "A raises to 1200; B is all in for 1500"'
    )
    command.add_argument("--book", help="the book (default: that of the case, or common)")
    command.add_argument("--table", help='such as "nlhe 200/400 tournament seats A,B,C"')
    command.add_argument("--spot", help='the middle of a hand: "flop pot 80 board 2c,7d,Kh bets A=50,B=150 out C"')
    command.add_argument("--case", metavar="FILE", help="a case (TOML), for its set-up and its story")
    command.add_argument(
        "--know", action="append", default=[], metavar="FACT=ANSWER", help='a fact that is asked for: "by accident=yes"'
    )
    command.add_argument(
        "--plain", action="store_true", help="only what was read word by word: take it for nothing else"
    )
    command.add_argument("--json", action="store_true", help="one JSON object")
    add_language(command)
    command.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    """Print the ruling, and which other books decide otherwise; a set-up that cannot be is refused in words."""
    try:
        return _run(options)
    except Malformed as error:
        raise Unreadable(ruled(language_of(options), error.why)) from error


def _run(options: argparse.Namespace) -> int:
    case = _case(options)
    book = options.book or str(case.get("book", "common"))
    find_book(book)
    story = options.story or str(case.get("play", ""))
    if not story:
        raise Unreadable("nothing is told: give a story, or a case with a play")
    language = language_of(options)
    taken = _taken(case, book, story) if not options.plain else None
    if taken is not None:
        case, story = {**case, **taken.case}, str(taken.case["play"])
        if not options.json:
            print(messages.say(language, "rule-taken-for", story=_told(language, taken.situation, taken.values)))
            print(f"    {story}")
    try:
        found = rule(case, book, story, SHELF)
    except NotUnderstood:
        if not options.json:
            _print_situations(language, story)
        raise
    said, differs = row(found, language), dict[str, dict[str, Any]]()
    for other in books():
        if other != book:
            otherwise = rule(case, other, story, SHELF)
            if not same(otherwise, found):
                differs[other] = row(otherwise, language)
    if options.json:
        print(
            line(
                {
                    **said,
                    "taken_for": story if taken else "",
                    "differs": {name: {key: each[key] for key in SHORT} for name, each in differs.items()},
                }
            )
        )
        return 0
    say(said["ruling"], "bold red" if found.refused else "bold green")
    why = [said["reason"]] if said["reason"] and not found.clauses else []
    for text in (*why, *_more(language, said), *said["steps"]):
        print(f"    {text}")
    for text in said["stands"]["text"] if found.by_hand else ():
        if text not in said["steps"]:
            print(f"    {text}")
    if found.clauses:
        print(f"    {', '.join(found.clauses)}")
    for name in found.clauses:
        if clause := cited_in(language, name):
            print(f"    {name}: {clause.heading}")
    if found.by_hand or found.refused or len(found.rulings) > 1:
        for each in said["rulings"]:
            _print_earlier(language, each)
    for name, different in differs.items():
        more = "; ".join((*_more(language, different), *different["steps"]))
        decided = messages.say(language, "rule-otherwise", book=name, ruling=different["ruling"])
        print(f"{decided}{f' ({more})' if more else ''}")
    return 0


def _case(options: argparse.Namespace) -> dict[str, Any]:
    """Return the case of a question: of the file, with what the options say beside it or instead."""
    case = _of_a_file(Path(options.case)) if options.case else {}
    if options.table is not None or "table" not in case:
        case["table"] = {**case.get("table", {}), **read_table(options.table or USUAL_TABLE)}
    if options.spot is not None:
        case = {**case, **read_spot(options.spot)}
    case["know"] = {**case.get("know", {}), **dict(_fact(text) for text in options.know)}
    return case


def _of_a_file(file: Path) -> dict[str, Any]:
    """Read what a case file tells of its first case; what it expects is left out."""
    data = read_toml(file)
    case = with_defaults(data, str(file))[:1] if "case" in data else [data]
    if not case:
        raise Unreadable(f"{file}: there is no case in it")
    return {key: value for key, value in case[0].items() if key in SET_UP or key == "board"}


def _taken(case: dict[str, Any], book: str, story: str) -> "Taken | None":
    """Return the situation that a story is taken for, where it was not understood as a whole and nothing is set up."""
    if case.keys() - {"table", "know", "book"} or "seats" in case["table"]:
        return None
    ruled = True
    try:
        heard = typed(case, story).heard  # what is a story as it stands needs no tables of talk
        rule(case, book, story, SHELF)
    except NotUnderstood:
        heard, ruled = listened(story), False
    except Unruled:
        ruled = False
    if heard.readings or (ruled and stands_as_read(heard)):
        return None  # before anything is searched: the index takes its time
    from cardspeak.search import choose

    table = {key: each for key, each in case["table"].items() if key != "game" or each != USUAL_GAME}

    def asks(told: Mapping[str, Any]) -> tuple[bool, str | None]:
        try:
            found = rule({**case, **told}, book, str(told.get("play", story)), SHELF)
        except Unreadable:
            return False, None
        return known_by(found) if found.unruled is None else (False, None)

    return choose(heard, table, ruled, asks).taken


def _told(language: str, situation: Situation, values: Mapping[str, int | str]) -> str:
    streets = {place: street_in_words(language, str(values[place])) for place in OF_STREETS & values.keys()}
    return fill(situation.sentences[language], {**values, **streets})


def _print_situations(language: str, story: str) -> None:
    """Print the situations that may be meant: a sentence each, and the story to type."""
    from cardspeak.search import found_situations  # the index is built for this alone

    heard = listened(story)
    print(messages.say(language, "rule-perhaps"))
    for situation in found_situations(heard):
        values = guessed(situation, heard)
        print(f"    {_told(language, situation, values)}")
        print(f"        {line_of(situation, values)}")


def _print_earlier(language: str, each: Mapping[str, Any]) -> None:
    """Print one of the rulings of a story: its statement, what the dealer does, what followed, the clauses."""
    print(messages.say(language, "rule-in-story", number=each["statement"], ruling=each["ruling"]))
    for text in dict.fromkeys((*_more(language, each), *each["steps"], *each["followed"])):
        print(f"    {text}")
    print(f"    {', '.join(each['clauses'])}")


def _fact(text: str) -> tuple[str, bool | int | str]:
    name, equals, answer = text.partition("=")
    if not equals:
        raise Unreadable(f'a fact is given as FACT=ANSWER, such as "by accident=yes", not {text!r}')
    return name, offered(answer)


def _more(language: str, said: Mapping[str, Any]) -> list[str]:
    """Return what it costs, what has to be asked, and what is left to whom."""
    found = []
    if said["sanction"]:
        found.append(messages.say(language, "rule-costs", offence=said["offence"], sanction=said["sanction"]))
    for question, fact in zip(said["asks"], said["facts"], strict=False):
        found.append(f'{messages.say(language, "rule-asks", question=question)} (--know "{fact}=…")')
    if said["discretion"]:
        by = said["by"] or messages.say(language, "ruled-the-floor")
        found.append(messages.say(language, "rule-left", by=by, what=said["discretion"]))
    return found

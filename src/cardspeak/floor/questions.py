"""The questions that the floor asks: for each fact that a hand does not show, its words and its answers."""

from typing import NamedTuple


class Question(NamedTuple):
    """A plain question, and every answer that makes a difference."""

    text: str
    answers: tuple[str | int | bool, ...] = (True, False)


QUESTIONS: dict[str, Question] = {}

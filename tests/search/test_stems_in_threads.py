"""Stems are the same whoever else asks for some at the same time: the index is built beside those who search."""

import threading

from cardspeak.search.spelling import stems

WORDS = [
    f"{start}{end}"
    for start in ("button", "raising", "mucked", "dealers", "stavky")
    for end in ("", "ing", "ness", "ed")
]


def test_many_at_once() -> None:
    """Eight threads cut the same words; none fails, and all get what one alone gets."""
    alone = {word: stems.__wrapped__(word) for word in WORDS}
    wrong: list[str] = []

    def cut() -> None:
        for _ in range(60):
            wrong.extend(word for word in WORDS if stems.__wrapped__(word) != alone[word])

    threads = [threading.Thread(target=cut) for _ in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert wrong == []

"""What is ruled on every case, and said of it in four languages, is what was recorded."""

import pytest

from cardspeak.library import books
from tests.golden.rulings.record import Record, changed, differences, first, listed, record, stored


@pytest.fixture(scope="module")
def now() -> Record:
    return record()


def test_everything_is_ruled_as_recorded(now: Record) -> None:
    found = differences(stored(), now)
    more = f"\n... and {len(found) - 40} more" if len(found) > 40 else ""
    assert not found, (
        "\n".join(found[:40]) + f"{more}\npython -m tests.golden.rulings shows all; with --write it records them"
    )


def test_every_case_is_recorded(now: Record) -> None:
    assert len(now["verdicts.jsonl"]) > 2400
    assert sum(len(now.get(f"{book}.jsonl", {})) for book in books()) == len(now["verdicts.jsonl"])


def test_whatever_was_changed_on_purpose_is_listed_with_its_reason() -> None:
    assert len(first()) > 5000
    assert sorted(changed() - set(listed())) == []
    assert sorted(set(listed()) - changed()) == [], "listed, and the same as at first"
    assert all(len(why.split()) > 2 for why in listed().values())

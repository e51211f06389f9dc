"""Which mishaps are the commonest is counted, and not chosen."""

from tests.irregularities.commonest import THIRTY, counted


def test_the_thirty_are_those_of_which_most_is_told() -> None:
    found = counted().most_common(30)
    assert {key for key, _ in found} == THIRTY.keys()
    assert found[-1][1] > 10

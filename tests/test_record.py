"""Records: equal to their own kind alone, never false, hashed and unpacked as the tuples that they are."""

import pickle
from typing import NamedTuple

from cardspeak.hand import commands as c
from cardspeak.hand.remedies.kinds import AwardAgain, Void
from cardspeak.record import record


@record
class Point(NamedTuple):
    x: int
    y: int = 0


@record
class Place(NamedTuple):
    x: int
    y: int = 0


def test_records_of_two_kinds_are_not_equal() -> None:
    point: object = Point(1)
    assert point != Place(1)
    assert not point == Place(1)  # noqa: SIM201 (the operator that is tested)
    assert point == Point(1, 0)
    assert not point != Point(1, 0)  # noqa: SIM202
    fold: object = c.Fold(1)
    assert fold != c.Check(1)
    assert fold == c.Fold(1)


def test_a_record_is_no_bare_tuple() -> None:
    assert Point(1) != (1, 0)
    assert Point(1) != (1, 0)


def test_what_holds_records_tells_them_apart() -> None:
    pair: tuple[object, int] = (Point(1), 2)
    assert pair != (Place(1), 2)
    assert [Point(1)] == [Point(1)]
    assert len({Point(1), Place(1), Point(1, 0)}) == 2
    assert {Point(1): "a"}.get(Point(1, 0)) == "a"
    assert Point(1) not in (Place(1), (1, 0))


def test_a_record_without_fields_is_true() -> None:
    assert Void()
    assert bool(AwardAgain()) is True
    nothing: object = Void()
    assert nothing != AwardAgain()


def test_a_record_is_as_small_as_its_tuple() -> None:
    x, y = Point(3, 4)
    assert (x, y) == (3, 4)
    assert not hasattr(Point(3), "__dict__")
    assert Point(3)._replace(y=5) == Point(3, 5)
    assert pickle.loads(pickle.dumps(Point(3))) == Point(3)

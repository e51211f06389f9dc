"""What all records of the house have in common."""

from typing import Any, TypeVar

R = TypeVar("R", bound=type[tuple[Any, ...]])


def _same(self: tuple[Any, ...], other: object) -> bool:
    return type(self) is type(other) and tuple.__eq__(self, other)


def _differs(self: tuple[Any, ...], other: object) -> bool:
    return type(self) is not type(other) or tuple.__ne__(self, other)


def _true(self: tuple[Any, ...]) -> bool:
    return True


def record(kind: R) -> R:
    """Make a named tuple a record: equal to its own kind alone, and true though it has no fields.

    A fold and a check by the same seat hold the same tuple, and are not the same. The class is changed, not wrapped,
    so that records stay as small and as fast as tuples, and are hashed, unpacked and stored as before.
    """
    kind.__eq__ = _same  # type: ignore[method-assign]
    kind.__ne__ = _differs  # type: ignore[assignment,method-assign]
    if not kind._fields:  # type: ignore[attr-defined]
        kind.__bool__ = _true  # type: ignore[attr-defined]
    return kind

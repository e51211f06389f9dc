"""Policies: the named, pure functions that answer a point of law, each with a finite set for every parameter."""

from collections.abc import Callable
from functools import partial
from types import FunctionType
from typing import Any, NamedTuple, TypeVar

from cardspeak.record import record

Value = str | int | bool
Function = TypeVar("Function", bound=Callable[..., Any])


@record
class Policy(NamedTuple):
    """One way to answer a point of law."""

    point: str
    name: str
    apply: Callable[..., Any]
    parameters: dict[str, tuple[Value, ...]]
    meaning: str

    def bound(self, given: dict[str, Value]) -> Callable[..., Any]:
        """Return the policy with its parameters filled in, ready for the facts."""
        # filled in by place, not by name, which every call would pay for
        return partial(self.apply, *[given[name] for name in self.parameters]) if given else self.apply


POLICIES: dict[str, dict[str, Policy]] = {}


def policy(point: str, **parameters: tuple[Value, ...]) -> Callable[[Function], Function]:
    """Register a function as a policy of `point`; every keyword names a parameter and all values it may have.

    The function takes its parameters first, in this order, and then the facts.
    """

    def register(function: Function) -> Function:
        if isinstance(function, FunctionType) and function.__code__.co_varnames[: len(parameters)] != (*parameters,):
            raise ValueError(f"policy {function.__name__} of {point} must take {', '.join(parameters)} first")
        meaning = (function.__doc__ or "").strip().split("\n")[0]
        chosen = POLICIES.setdefault(point, {})
        if function.__name__ in chosen:
            raise ValueError(f"policy {function.__name__} of {point} is defined twice")
        chosen[function.__name__] = Policy(point, function.__name__, function, dict(parameters), meaning)
        return function

    return register

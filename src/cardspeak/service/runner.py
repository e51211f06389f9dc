"""The runner: commands to one aggregate or to several, decided together, committed at once, then folded and told.

A plan says which command goes to which aggregate. All of them are locked in one order, the same for every plan, and
their events are one commit. Where another process was first the runner reads on, then plans and decides again.
"""

import asyncio
from collections.abc import Callable, Iterable, Sequence
from functools import partial
from time import perf_counter
from typing import Any, NamedTuple, TypeAlias

from cardspeak.hand.refused import Refused
from cardspeak.ports import Append, Fenced, Repeated, Stale, Unavailable
from cardspeak.record import record
from cardspeak.service.aggregate import Aggregate, Done, Update
from cardspeak.service.figures import ACTIONS, COMMIT
from cardspeak.service.stored import to_new
from cardspeak.service.trouble import refusal

PROMPT = 200  # milliseconds that a commit may take from whoever has to act next

One: TypeAlias = Aggregate[Any, Any, Any]
Step: TypeAlias = tuple[One, Any]  # a command to an aggregate
Plan: TypeAlias = Callable[[], Sequence[Step] | Refused]


@record
class Wanted(NamedTuple):
    """What somebody wants of an aggregate, and perhaps of others with it; the answer is what happened to the first."""

    first: One
    plan: Plan
    command_id: str
    seen: int | None
    fence: int
    came: int  # when it was asked


@record
class Decided(NamedTuple):
    """The events of each aggregate, and which of them the plan has commands for; in the others they follow."""

    events: dict[One, list[Any]]
    asked: frozenset[One]


@record
class Wider(NamedTuple):
    """More has to be locked than is."""

    needs: frozenset[One]


async def run(
    first: One, plan: Plan, command_id: str = "", seen: int | None = None, fence: int = 0
) -> Done | Refused:  # fmt: skip
    """Carry out a plan: all of it, or nothing.

    The same id again returns the first answer. `seen` is the version of the first aggregate for which something was
    chosen: it is refused when the turn has changed since. `fence` is the number of the lease under which the first
    aggregate is driven: it is refused when another process drives it. What was begun is carried out to its end, whoever
    stops waiting for the answer.
    """
    return await asyncio.shield(
        asyncio.ensure_future(_run(Wanted(first, plan, command_id, seen, fence, first.clock.now())))
    )


async def _run(asked: Wanted) -> Done | Refused:
    needs = frozenset([asked.first])
    while True:
        outcome = await _holding(sorted(needs, key=_stream), asked, needs)
        if not isinstance(outcome, Wider):
            return outcome
        needs |= outcome.needs


async def _holding(rest: Sequence[One], asked: Wanted, held: frozenset[One]) -> Done | Refused | Wider:
    if not rest:
        return await _locked(asked, held)
    async with rest[0].lock:
        return await _holding(rest[1:], asked, held)


def _stream(one: One) -> str:
    return one.stream


async def _locked(asked: Wanted, held: frozenset[One]) -> Done | Refused | Wider:
    """Answer with what was answered before, or try, again and again while other processes are first."""
    first, command_id = asked.first, asked.command_id
    answer = first.remembered(command_id)
    if answer is not None:
        return answer
    try:
        for one in sorted(held, key=_stream):
            if one.unsure:
                await one.follow()
    except Unavailable as error:
        first.lost(first.clock.now(), unsure=False)
        return refusal(Unavailable(error.reason, unsure=True))  # it may be this that is not known
    while True:
        outcome = await _tried(asked, held)
        if isinstance(outcome, Refused) and command_id and not first.unsure:
            # what was done and acknowledged stays so, even if it could not be done now
            try:
                return await first.answered(command_id) or outcome
            except Unavailable as error:
                first.lost(first.clock.now(), unsure=False)  # nor could whoever asked have done anything else
                return refusal(Unavailable(error.reason, unsure=True))
        if outcome is not None:
            return outcome


async def _tried(asked: Wanted, held: frozenset[One]) -> Done | Refused | Wider | None:
    """Plan, decide and commit; None where another process was first."""
    first, command_id = asked.first, asked.command_id
    if asked.seen is not None and asked.seen < first.turn_version:
        return Refused("stale_command", {"seen": asked.seen, "version": first.version})
    waited = first.clock.now() - max(asked.came, first.at)  # up to the last event all was given back
    if waited > PROMPT:  # for others, whose commits took long: that is nobody's time
        first.late = max(first.late, waited)
    at = max(first.clock.now(), *[one.at for one in held])  # in no stream is an event earlier than the one before it
    decided = _decide(asked.plan, held, at)
    if isinstance(decided, Refused | Wider):
        return decided
    if command_id and not decided.events.get(first):
        # an acknowledged command is in the stream, so that its id counts once: this one left no trace
        return Refused("nothing_to_change", {})
    return await _commit(asked, decided, at)


def _decide(plan: Plan, held: frozenset[One], at: int) -> Decided | Refused | Wider:
    """Decide every step where those before it have left its aggregate, and what follows for others from it."""
    planned = plan()
    if isinstance(planned, Refused):
        return planned
    decided: dict[One, list[Any]] = {}
    waiting = list(planned)
    while waiting:
        one, command = waiting.pop(0)
        if one not in held:
            return Wider(frozenset([one, *[other for other, _ in waiting]]))
        command = one.meant(command, at)
        before = decided[one] if one in decided else [*one.given_back(command, at)]
        found = one.kind.decide(_after(one, before, at), command, at)
        if isinstance(found, Refused):
            return found
        if found:
            decided[one] = [*before, *found]
        if one.follows and found:
            waiting += one.follows(found, partial(_after, one, tuple(decided[one]), at))
    return Decided(decided, frozenset([one for one, _ in planned]))


def _after(one: One, events: Iterable[Any], at: int) -> Any:
    state = one.known
    for event in events:
        state = one.kind.evolve(state, event, at)
    return state


async def _commit(asked: Wanted, found: Decided, at: int) -> Done | Refused | None:
    """Keep what was decided, fold it and tell it; None where another process was first, and was read."""
    first, command_id = asked.first, asked.command_id
    decided = {one: events for one, events in found.events.items() if events}
    if not decided:
        return Done(first.version, ())
    ordered = sorted(decided, key=lambda one: one is not first)  # it is in the first stream that a command counts once
    appends = [
        Append(
            one.stream, one.version, [to_new(event) for event in decided[one]], asked.fence if one is first else 0,
            one in found.asked,
        )
        for one in ordered
    ]  # fmt: skip
    begun = perf_counter()
    for one in decided:
        one.committing = at
    try:
        try:
            kept = first.store.commit(appends, at=at, command=command_id)
            versions = await asyncio.wrap_future(kept)
        except Stale:
            for one in decided:
                await one.follow()
            return None
        except Fenced:
            return Refused("driven_elsewhere", {})
        except Repeated as repeated:
            return Done(repeated.version, ())
    except Unavailable as error:
        for one in decided:
            one.lost(at, error.unsure)
        return refusal(error)
    finally:
        for one in decided:
            one.committing = 0
    COMMIT.observe(perf_counter() - begun)
    ACTIONS.inc()
    late = first.clock.now() - at  # meanwhile nobody could know of it
    updates = []
    at_version = dict(zip(ordered, versions, strict=True))
    for one, events in decided.items():
        one.took(events, at_version[one], at)
        one.late = late if late > PROMPT else 0
        updates.append((one, Update(at_version[one], at, tuple(events), one.state)))
    done = Done(first.version, tuple(decided.get(first, ())))
    if command_id:
        first.remember(command_id, done)
    for one, update in updates:
        one.publish(update)
    return done

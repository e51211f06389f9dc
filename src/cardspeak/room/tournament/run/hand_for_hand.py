"""Hand-for-hand play: every table deals one hand, and waits for the others."""

from cardspeak.hand.refused import Refused
from cardspeak.room.tournament.clock import paused, started, taken_off
from cardspeak.room.tournament.levels import minutes_off_the_clock
from cardspeak.room.tournament.run import commands as c
from cardspeak.room.tournament.run import events as e
from cardspeak.room.tournament.run.busts import places_of_round
from cardspeak.room.tournament.run.draft import Draft, Rule
from cardspeak.room.tournament.run.following import follow


def play_hand_for_hand(draft: Draft, command: c.PlayHandForHand) -> Refused | None:
    """Begin or end hand-for-hand play; the clock stands, and hands are taken off it."""
    now, levels = draft.now, draft.now.settings.structure.levels
    if command.on == (now.hand_for_hand is not None):
        return Refused("nothing_to_change", {})
    law = draft.law
    cites = law.cites("place.counts_from", "hand_for_hand.clock")
    if command.on:
        finishing = tuple(sorted({*command.finishing, *[each.number for each in now.playing if each.on]}))
        draft.add(e.HandForHandSet(True, finishing, cites), e.ClockSet(paused(now.clock, levels, draft.at)))
        return None
    if now.hand_for_hand and (now.hand_for_hand.fallen or now.hand_for_hand.done):
        finish_round(draft, 0, 0)
    if draft.now.stage == "running":
        clock = started(draft.now.clock, levels, draft.at)
        draft.add(e.HandForHandSet(False, (), cites), e.ClockSet(clock))
    return None


def round_over(draft: Draft, command: c.RoundOver) -> Refused | None:
    """Finish a round that all tables have dealt."""
    if draft.now.hand_for_hand is None:
        return Refused("not_hand_for_hand", {})
    finish_round(draft, command.minutes, command.named)
    return None


def finish_round(draft: Draft, minutes: int, named: int) -> None:
    """Give everybody their place who is out in the round, take it off the clock, and decide what follows."""
    now, law = draft.now, draft.law
    assert now.hand_for_hand, "no hand-for-hand play"
    finishes = places_of_round(draft)
    off = minutes_off_the_clock(law, minutes, named)
    clock = taken_off(now.clock, now.settings.structure.levels, draft.at, off)
    cites = law.cites("place.hand_for_hand", "hand_for_hand.clock")
    draft.add(e.RoundFinished(now.hand_for_hand.round, finishes, clock, cites))
    follow(draft)


def table_done(draft: Draft, table: int) -> None:
    """Note that a table has finished its hand."""
    now = draft.now
    if now.hand_for_hand and table not in now.hand_for_hand.done:
        draft.add(e.TableDone(table))


def finish_if_dealt(draft: Draft) -> None:
    """Finish the round once no table has a hand to deal in it: the last one has, or cannot any more."""
    now = draft.now
    if now.hand_for_hand is None or not (now.hand_for_hand.done or now.hand_for_hand.fallen):
        return
    stand = {each.number for each in now.playing if each.halted in ("short", "held") and not each.on}
    waits = {each.number for each in now.tables if sum(map(bool, each.places)) > 1} - stand
    if waits <= set(now.hand_for_hand.done):
        finish_round(draft, 0, 0)


RULES: dict[type, Rule] = {
    c.PlayHandForHand: Rule("hand_for_hand", play_hand_for_hand, ("running",), ("director", "floor")),
    c.RoundOver: Rule("round_over", round_over, ("running",), ("director", "floor")),
}

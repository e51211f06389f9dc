"""Players who are eliminated by the staff's word, and those who may buy chips and do not."""

from cardspeak.hand.refused import Refused
from cardspeak.room.tournament.run import commands as c
from cardspeak.room.tournament.run import events as e
from cardspeak.room.tournament.run.busts import bust
from cardspeak.room.tournament.run.draft import Draft, Rule
from cardspeak.room.tournament.run.state import seat_of


def decline_rebuy(draft: Draft, command: c.DeclineRebuy) -> Refused | None:
    """Do not buy again: who went broke in one hand are out together once none of them thinks about it any more."""
    now, member = draft.now, command.member
    draft.members = (member,)
    own = now.entrants.get(member)
    at = seat_of(now, member)
    if own is None or at is None or own.status != "broke" or own.declined:
        return Refused("not_broke", {"name": member})
    draft.add(e.RebuyDeclined(member))
    return None


RULES: dict[type, Rule] = {
    c.Bust: Rule("bust", bust, ("running",), ("director", "floor", "dealer")),
    c.DeclineRebuy: Rule("decline_rebuy", decline_rebuy, ("running",), ("director", "floor", "dealer"), own=True),
}

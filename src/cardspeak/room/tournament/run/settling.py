"""What follows from any command, so that nobody waits for something that cannot come any more."""

from cardspeak.room.tournament.run.busts import out_together
from cardspeak.room.tournament.run.delaying import hold_back
from cardspeak.room.tournament.run.draft import Draft
from cardspeak.room.tournament.run.hand_for_hand import finish_if_dealt
from cardspeak.room.tournament.run.time import level_by_hands


def settle(draft: Draft) -> None:
    """Have those be out who do not buy again, finish a round that was dealt, and let tables go on that waited for it.

    Whatever they waited for may have gone with a move, a penalty or a table that was broken.
    """
    if draft.now.stage == "running":
        out_together(draft)
    if draft.now.stage == "running":
        finish_if_dealt(draft)
    if draft.now.stage == "running" and draft.now.measures:
        level_by_hands(draft)
        hold_back(draft)

"""What players put up before the cards, as it is told: blinds, straddles, posts."""

from cardspeak.hand.state import Post
from cardspeak.law.law import Law
from cardspeak.story.statements import Acts, Statement
from cardspeak.telling.acts import seat_of


def posted(said: Statement, seats: tuple[str, ...], blinds: tuple[int, int], law: Law) -> Post | None:
    """Return what a statement puts up before the cards; none where it tells something else."""
    if not isinstance(said, Acts) or not (said.verb in ("straddle", "post") or said.how == "no-look"):
        return None
    seat, (small, big) = seat_of(said.seat, seats), blinds
    amount = int(said.amount) if said.amount is not None else None
    if said.verb == "straddle":
        return Post(seat, "straddle", amount or law.straddle_size(big))
    if said.how == "no-look":
        return Post(seat, "no-look", amount or law.nolook_size(big))
    if said.how == "dead":
        return Post(seat, "dead", amount or small)
    if said.how == "ante":
        return Post(seat, "ante", amount or 0)
    return Post(seat, "post", amount or (small if said.how == "small blind" else big))

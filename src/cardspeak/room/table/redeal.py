"""The deal that follows one that does not count: the same button, blinds, posts, stakes and players.

tda-2024:35c, fspr-training:misdeal.0b: nobody new is dealt in, and the limits stay. A player who has left the table
since is not dealt in either; where that was the big blind, the blinds go to the next players.
"""

from cardspeak.hand.state import Deal, Post
from cardspeak.room.table.button import Places, named_places
from cardspeak.room.table.state import Table

PLACED = ("small blind", "big blind")  # what is posted by whoever sits in the place
BEHIND_THE_BLIND = ("straddle", "no-look")


def dealt_again(table: Table) -> tuple[int, ...]:
    """Return the seats of a void deal whose players are still there, in its order; none where the last one counts."""
    if not table.void or table.hand is None:
        return ()
    if table.telling is not None and not table.telling.standing:
        return ()  # a hand of which nothing was told was not dealt: whoever sits there by then is dealt in
    found = []
    for number, member in zip(table.players, table.hand.deal.seats, strict=True):
        seat = table.seats[number]
        if seat and seat.member == member and seat.stack:
            found.append(number)
    return tuple(found) if len(found) > 1 else ()


def places_again(table: Table, players: tuple[int, ...]) -> Places:
    """Return button and blinds of the void deal, or those that the floor has named since."""
    at = table.placed or (table.button, table.small, table.big)
    return named_places(at, players, len(table.seats)) if table.big >= 0 or table.placed else Places(*at)


def redealt(table: Table, at: Places, players: tuple[int, ...]) -> Deal:
    """Return the deal; `players` are in its order, from the left of the button."""
    assert table.hand is not None
    void = table.hand.deal
    before = dict(enumerate(table.players))
    now = {number: seat for seat, number in enumerate(players)}
    posts = [post._replace(seat=now[before[post.seat]]) for post in void.posts if before[post.seat] in now]
    if void.big_blind and at != Places(table.button, table.small, table.big):
        posts = [post for post in posts if post.kind not in (*PLACED, *BEHIND_THE_BLIND)]
        posts = [post for post in posts if post.kind != "post" or post.seat != now[at.big]]
        if at.small in now and void.small_blind:
            posts.append(Post(now[at.small], "small blind", void.small_blind))
        posts.append(Post(now[at.big], "big blind", void.big_blind))
    sitting = [seat for seat in (table.seats[number] for number in players) if seat]
    return void._replace(
        seats=tuple([seat.member for seat in sitting]), stacks=tuple([seat.stack for seat in sitting]),
        button=now.get(at.button, len(players) - 1), posts=tuple(posts),
    )  # fmt: skip

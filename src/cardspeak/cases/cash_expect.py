"""What a case at a cash table may expect: each expectation asks the room, and notes the points behind it."""

from cardspeak.cases.cash_setting import Expect, HouseSetting, allowed, simply
from cardspeak.errors import Unreadable
from cardspeak.hand.refused import Refused
from cardspeak.room.cash import agreements, buying, charges, keeping, moving, returning, seats, waiting


def _limits(begun: HouseSetting) -> buying.Limits:
    least, *most = begun.of("limits")
    return buying.Limits(least, most[0] if most else 0, begun.given.get("bet", 0))


def _told(reach: buying.Reach) -> str:
    return f"{reach.least}.." if reach.most is None else f"{reach.least}..{reach.most}"


def _broke(begun: HouseSetting) -> str:
    said = buying.broke(_limits(begun), begun.of("announced"), begun.given.get("shorts", 0), begun.law)
    return said.code if isinstance(said, Refused) else said


def _kept(begun: HouseSetting) -> str:
    away = keeping.kept(begun.of("away"), begun.is_so("waiting"), begun.law)
    return f"{away.counts} counts, {away.keeps} keeps" if away else "stays"


def _order(begun: HouseSetting) -> str:
    players = [moving.Sat(name, since) for name, since in begun.of("since").items()]
    drawn = [number - 1 for number in begun.given.get("drawn", range(1, len(players) + 1))]
    if sorted(drawn) != list(range(len(players))):
        raise Unreadable(f"drawn names each of the players 1 to {len(players)} once")
    return " ".join(moving.order(players, begun.of("came"), drawn, begun.law))


def _list_after(begun: HouseSetting) -> str:
    named = begun.of("waits")
    names = named.split() if isinstance(named, str) else named
    after = waiting.passed(
        tuple([waiting.Waits(name, True, at) for at, name in enumerate(names)]), begun.of("passes"), begun.law
    )
    return after.code if isinstance(after, Refused) else " ".join(each.member for each in after)


def _may_wait(begun: HouseSetting) -> bool:
    return not isinstance(waiting.joined((), "A", begun.of("present"), 0, begun.law), Refused)


def _kill(begun: HouseSetting) -> str:
    game = agreements.Kill(**begun.given.get("kill", {}))
    running, scooped = begun.given.get("running", 0), begun.given.get("scooped", 0)
    lower, upper = begun.of("bets")
    found = agreements.kill(game, running, scooped, (lower, upper), begun.law)
    return f"posts {found.post}, {found.lower}/{found.upper}" if found else "none"


def _split(begun: HouseSetting) -> list[str]:
    found = agreements.split(begun.of("left"), begun.is_so("two"), begun.is_so("table"), begun.law)
    return [found.code] if isinstance(found, Refused) else list(found.steps)


def _charge(begun: HouseSetting) -> charges.TimeCharge:
    return charges.for_time(begun.of("minutes"), begun.of("period"), begun.of("price"), begun.law)


CASH_EXPECT: dict[str, Expect] = {
    "sets_buy_in": allowed(
        lambda begun: buying.may_set(begun.of("by"), begun.is_so("within"), begun.is_so("begun"), begun.law)
    ),
    "first_buy_in": simply(lambda begun: _told(buying.first(_limits(begun), begun.law))),
    "later_buy_in": simply(
        lambda begun: _told(buying.later(_limits(begun), begun.of("stack"), begun.given.get("shorts", 0), begun.law))
    ),
    "moved_adds": simply(
        lambda begun: _told(
            buying.moved(_limits(begun), begun.of("stack"), begun.of("came"), begun.is_so("alike"), begun.law)
        )
    ),
    "changed_adds": simply(lambda begun: _told(buying.changed(_limits(begun), begun.of("stack"), begun.law))),
    "comes_back": simply(
        lambda begun: _told(returning.back(_limits(begun), begun.of("took"), begun.of("away"), begun.law))
    ),
    "broke": simply(_broke),
    "may_sit": allowed(lambda begun: seats.another_table(begun.given.get("sits", "").split(), begun.law)),
    "chooses": simply(lambda begun: seats.chosen_by(begun.law)),
    "may_change": allowed(lambda begun: seats.change_table(begun.is_so("granted"), begun.law)),
    "move_order": simply(_order),
    "may_leave": allowed(lambda begun: seats.leave(begun.of("played"), begun.given.get("named", 0), begun.law)),
    "kept": simply(_kept),
    "list_after": simply(_list_after),
    "may_wait": simply(_may_wait),
    "may_straddle": allowed(
        lambda begun: agreements.straddles(begun.is_so("house"), begun.is_so("agreed"), begun.is_so("begun"), begun.law)
    ),
    "straddles": simply(lambda begun: agreements.most_straddles(begun.of("count"), begun.law)),
    "may_run": allowed(
        lambda begun: agreements.runs(
            begun.of("times"), begun.is_so("all_in"), begun.is_so("inside"), begun.is_so("table"), begun.law
        )
    ),
    "may_chop": allowed(lambda begun: agreements.chop(begun.is_so("house"), begun.is_so("both"), begun.law)),
    "may_bomb": allowed(lambda begun: agreements.bomb_pots(begun.is_so("house"), begun.is_so("agreed"), begun.law)),
    "kill": simply(_kill),
    "split": simply(_split),
    "commission": simply(
        lambda begun: (
            charges.commission(begun.of("pot"), begun.of("percent"), begun.given.get("cap", 0), begun.law).chips
        )
    ),
    "goes_to": simply(lambda begun: charges.goes_to(begun.law)),
    "time_due": simply(lambda begun: _charge(begun).due),
    "collects": simply(lambda begun: _charge(begun).collects),
}

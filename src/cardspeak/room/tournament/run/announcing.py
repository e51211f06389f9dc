"""What a tournament is: announced, changed, run by a staff, called off."""

from collections.abc import Iterator

from cardspeak.finding import finding
from cardspeak.hand.refused import Refused
from cardspeak.law.law import Law
from cardspeak.room.ledger import event as money
from cardspeak.room.ledger.book import Posting, Transaction, transaction
from cardspeak.room.tournament.levels import may_be_cancelled
from cardspeak.room.tournament.run import commands as c
from cardspeak.room.tournament.run import events as e
from cardspeak.room.tournament.run.draft import Draft, Rule
from cardspeak.room.tournament.run.settings import Settings
from cardspeak.room.tournament.run.state import Entrant, Stage, Tournament, left
from cardspeak.room.tournament.structure import wrong

ALL: tuple[Stage, ...] = ("announced", "registering", "running", "between_days", "over")
LONGEST_TEXT = 500
MOST = 253_402_300_799_000  # milliseconds: the end of the last year that a calendar has; no other number is as large


def unsound(settings: Settings, law: Law) -> Refused | None:
    """Return what is wrong with the settings of a tournament; none when it can be played."""
    if not settings.name.strip():
        return Refused("name_needed", {})
    if not settings.games:
        return Refused("no_game", {})
    for seats in (settings.seats, settings.final):
        if seats and not 2 <= seats <= 10:
            return Refused("number_of_seats", {"seats": seats}, (), finding("seats_from_to", least=2, most=10))
    bought = [each.chips for each in (settings.rebuy, settings.addon) if each]
    smallest = min(settings.structure.chips, default=1)
    if any(chips < 1 or chips % smallest for chips in bought):
        return Refused("chips_cannot_make", {"amount": min(bought), "smallest": smallest, "level": 1})
    prices = [settings.price, *[each.price for each in (settings.rebuy, settings.addon) if each]]
    terms = settings.payout
    if any(min(price) < 0 for price in prices) or settings.guarantee < 0 or terms.unit < 1 or terms.least < 0:
        return Refused("no_price", {})
    if not (0 < terms.percent <= 100 and 0 <= terms.steepness <= 200 and terms.places >= 0):
        return Refused("no_payout_terms", {"percent": terms.percent, "steepness": terms.steepness})
    if settings.satellite and settings.satellite.worth < 1:
        return Refused("no_price", {})
    for setting, value, least in _numbers(settings):
        if not least <= value <= MOST:
            return Refused("setting_unfit", {"setting": setting, "value": value, "least": least, "most": MOST})
    if settings.starts_full and not settings.most_entries:
        return Refused("seats_needed_to_start", {})
    if settings.bounty == "none" and any(price.bounty for price in prices):
        return Refused("bounty_of_no_kind", {})
    return wrong(settings.structure, law)


def _numbers(settings: Settings) -> Iterator[tuple[str, int, int]]:
    # each with the least that it may be
    for name in ("late_until", "least_entries", "starts", "no_show_level"):
        yield name, getattr(settings, name), 0
    yield "most_entries", settings.most_entries, 2 if settings.most_entries else 0
    yield "reentries", settings.reentries, -1
    if settings.rebuy:
        for name in ("until", "most", "stack", "seconds"):
            yield f"rebuy.{name}", getattr(settings.rebuy, name), 0
    if settings.addon:
        for name in ("since", "until", "most"):
            yield f"addon.{name}", getattr(settings.addon, name), 0
    for chip, count in settings.owned:
        yield "owned", min(chip, count), 0


def change_settings(draft: Draft, command: c.ChangeSettings) -> Refused | None:
    """Announce other settings; what was paid for cannot change."""
    now, new = draft.now, command.settings
    if new == now.settings:
        return Refused("nothing_to_change", {})
    refused = unsound(new, draft.laws(new))
    if refused:
        return refused
    old = now.settings
    changed = (
        (now.counts.entries, (new.price, new.bounty) != (old.price, old.bounty)),
        (now.counts.rebuys, (new.rebuy.price if new.rebuy else None) != (old.rebuy.price if old.rebuy else None)),
        (now.counts.addons, (new.addon.price if new.addon else None) != (old.addon.price if old.addon else None)),
    )
    if any(bought and other for bought, other in changed):
        return Refused("price_is_paid", {"entries": now.counts.entries})
    played = now.stage in ("running", "between_days")
    if played and (new.structure.starting, new.book, new.seats) != (
        old.structure.starting,
        old.book,
        old.seats,
    ):
        return Refused("play_has_begun", {})
    if played and len(new.structure.levels) <= max(now.level, now.clock.level):
        return Refused("no_such_level", {"level": now.level + 1, "levels": len(new.structure.levels)})
    draft.add(e.SettingsChanged(new))
    return None


def appoint(draft: Draft, command: c.Appoint) -> Refused | None:
    """Give a member of the staff their roles."""
    draft.members = (command.member,)
    if dict(draft.now.staff).get(command.member, ()) == command.roles:
        return Refused("nothing_to_change", {})
    draft.add(e.Appointed(command.member, tuple(dict.fromkeys(command.roles))))
    return None


def say(draft: Draft, command: c.Say) -> Refused | None:
    """Announce something to everybody."""
    text = command.text.strip()
    if not text or len(text) > LONGEST_TEXT:
        return Refused("no_such_text", {"most": LONGEST_TEXT})
    draft.add(e.TextAnnounced(text, command.by))
    return None


def cancel(draft: Draft, command: c.Cancel) -> Refused | None:
    """Call the tournament off; once a prize or a bounty was paid there is too little to give everything back."""
    now, law = draft.now, draft.law
    draft.reason = command.reason
    if not command.reason:
        return Refused("step_needs_reason", {})
    if any(each.prize or each.bounties for each in now.entrants.values()):
        return Refused("prizes_are_paid", {})
    if now.flights:  # what those paid who are out in a flight is nobody's but the players' who are left
        return Refused("flights_are_played", {"flights": len(now.flights)})
    waits = now.settings.starts and not now.begun
    late = max(0, draft.at - now.settings.starts) // 60_000 if waits else 0
    cites = law.cites("start.late") if may_be_cancelled(law, late) else ()
    draft.members = tuple([each.member for each in left(now)])
    back = [refund(now, each) for each in now.entrants.values() if each.entries or each.rebuys or each.addons]
    house = transaction("overlay", (money.prizes(now.id), -now.overlay), (money.OVERLAY, now.overlay))
    draft.add(e.TournamentCancelled(command.reason, (*([house] if now.overlay else []), *back), cites))
    return None


def refund(tournament: Tournament, own: Entrant) -> Transaction:
    """Return the transaction that gives back all that a player has paid, each entry the way it came."""
    settings, event = tournament.settings, tournament.id
    prices = [(settings.price, own.entries)]
    prices += [(settings.rebuy.price, own.rebuys)] if settings.rebuy else []
    prices += [(settings.addon.price, own.addons)] if settings.addon else []
    prize, bounty, fee = (sum(price[part] * times for price, times in prices) for part in range(3))
    worth = {each.number: each.worth for each in tournament.tickets}
    rows = [(money.ticket(number), worth[number]) for number in own.tickets]
    entry = settings.price.total
    lost = sum(max(0, worth[number] - entry) for number in own.tickets)
    paid = prize + bounty + fee + lost - sum(worth[number] for number in own.tickets)
    postings = [
        (money.prizes(event), -prize), (money.bounty(event, own.member), -bounty), (money.fees(event), -fee), *rows,
        (money.LAPSED, -lost), (f"player/{own.member}", paid),
    ]  # fmt: skip
    return Transaction("refund", tuple([Posting(account, amount) for account, amount in postings if amount]))


RULES: dict[type, Rule] = {
    c.ChangeSettings: Rule("settings", change_settings, ("announced", "registering", "running", "between_days")),
    c.Appoint: Rule("appoint", appoint, ALL),
    c.Say: Rule("say", say, ALL, ("director", "floor")),
    c.Cancel: Rule("cancel", cancel, ("announced", "registering", "running", "between_days")),
}

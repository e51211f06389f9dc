"""What earlier forms of events become: of each name and version, the data of the next version made from its own.

These read plain data alone, and never change: the records of today may have other fields tomorrow.
"""

from cardspeak.codec.codec import Data, Named, Upcast


def filled(**defaults: object) -> Upcast:
    """Give fields that came to a record before its version counted what they were for those without them."""
    return lambda data: {**defaults, **data}


def training(data: Data) -> Data:
    """Give chips that came to a table, or left it, the account that all chips then were of."""
    return {**data, "account": f"training/{data['member']}"}


def within(field: str, **defaults: object) -> Upcast:
    """Add fields to a record that stands in a field."""

    def upcast(data: Data) -> Data:
        return {**data, field: {**defaults, **data[field]}}

    return upcast


def named(field: str, names: str, **defaults: object) -> Upcast:
    """Make an object of a record that stood as a row; the last of its fields may be missing."""
    order = names.split()

    def upcast(data: Data) -> Data:
        row = data[field]
        if type(row) is not list or len(row) > len(order):
            raise ValueError(f"{field} is no row of {len(order)}")
        return {**data, field: {**defaults, **dict(zip(order, row, strict=False))}}

    return upcast


def grouped(field: str, new: Data, **groups: str) -> Upcast:
    """Put fields of an object, and new ones, into objects of their own within it."""

    def upcast(data: Data) -> Data:
        flat = {**new, **data[field]}
        parts = {group: {name: flat.pop(name) for name in names.split()} for group, names in groups.items()}
        return {**data, field: {**flat, **parts}}

    return upcast


def of_tournaments(data: Data) -> Data:
    """Give settings, or stakes alone, what tables of tournaments brought."""
    if "settings" not in data:
        return {**data, "stakes": {**data["stakes"], "ante_by": "each"}}
    settings = data["settings"]
    stakes = {**settings["stakes"], "ante_by": "each"}
    return {**data, "settings": {**settings, "stakes": stakes, "tournament": "", "rotates": "orbit"}}


def of_clubs(data: Data) -> Data:
    """Give settings what tables of the club brought."""
    return {**data, "settings": {**data["settings"], "club": False}}


def chopping(data: Data) -> Data:
    """Give settings an agreement in which nobody chops the blinds."""
    settings = data["settings"]
    return {**data, "settings": {**settings, "agreement": {"chop": False, **settings["agreement"]}}}


def waiting(**defaults: object) -> Upcast:
    """Give fields to what waits in a hand that had none of them; `held` are those for each act that waits."""
    of_acts = defaults.pop("held", {})
    assert isinstance(of_acts, dict)

    def upcast(data: Data) -> Data:
        now = data["waiting"]
        held = [{**of_acts, **each} for each in now["held"]]
        return {**data, "waiting": {**defaults, **now, "held": held}}

    return upcast


def noted(data: Data) -> Data:
    """Give a hand that was set up in the middle what its round shows of it."""
    _, _, _, queue, level, *rest = data["round"]
    opener = queue[0] if queue and not level else -1
    return {"opener": opener, "increase": rest[7], "idle": 0, "left": [], **data}


def undone(data: Data) -> Data:
    """Give what a step of a tournament had changed the tables at which players went broke, and no event of a flight."""
    back, rest = data["back"], data["back"]["rest"]
    if rest is not None:
        rest = {**rest, "settings": {"flight_of": "", **rest["settings"]}}
    entrants = [{"fell": 0, **each} for each in back["entrants"]]
    return {**data, "back": {**back, "entrants": entrants, "rest": rest}}


OLDER: dict[Named, Upcast] = {
    ("hand.set_up", 1): noted,
    ("table.opened", 1): named(
        "settings",
        "name games book seats small_blind big_blind ante bring_in small_bet big_bet chips least_buy_in most_buy_in "
        "event turn bank pause button final shows blind_ante runs straddles",
        ante=0, bring_in=0, small_bet=0, big_bet=0, chips=[1], least_buy_in=0, most_buy_in=0, event="cash",
        turn=20_000, bank=60_000, pause=3_000, button="", final=False, shows="dealer", blind_ante=0, runs=1,
        straddles=False,
    ),
    ("table.opened", 2): grouped(
        "settings",
        {"level": 0, "cards": "order"},
        stakes="small_blind big_blind ante bring_in small_bet big_bet blind_ante chips least_buy_in most_buy_in level",
        speed="turn bank pause",
        agreement="button runs straddles",
    ),
    ("table.opened", 5): chopping,
    ("hands.kept", 3): chopping,
    ("table.agreement_changed", 1): within("agreement", chop=False),
    ("hand.runs_asked", 1): filled(whole_table=False),
    ("table.opened", 3): of_tournaments,
    ("table.opened", 4): of_clubs,
    ("hands.kept", 2): of_clubs,
    ("table.stakes_changed", 1): of_tournaments,
    ("hands.kept", 1): of_tournaments,
    ("table.seat_taken", 1): filled(came="", missing=0),
    ("table.blinds_missed", 1): filled(small=0, big=0),
    ("table.hand_started", 1): filled(waiting=[], frozen=False),
    ("table.hand_started", 2): filled(build="", rules=""),
    ("table.clock_called", 1): filled(tie=False),
    ("table.penalised", 1): filled(clauses=[], case=0, duty="", book=[], reason="", about=""),
    ("table.penalty_undone", 1): filled(hands=0, seat=-1, chips=0),
    ("table.seat_taken", 2): training,
    ("table.seat_left", 1): training,
    ("table.chips_bought", 1): filled(account=""),
    ("table.disqualified", 1): filled(account="house/forfeited"),
    ("table.chips_forfeited", 1): filled(account="house/forfeited"),
    ("table.penalty_undone", 2): lambda data: {**data, "account": "house/forfeited" if data["chips"] else ""},
    ("table.hand_finished", 1): filled(gone=[]),
    ("table.hand_undone", 1): filled(back=[]),
    ("table.line_told", 1): waiting(turns=[], held={"words": None}),
    ("table.line_told", 2): filled(),  # statements of sizes, of everybody and of streets reached came to those told
    ("table.line_told", 3): filled(),  # a hand that is set up says more of what came before, and none waits in a line
    ("table.stack_corrected", 1): filled(account="house/counted"),
    ("tournament.announced", 1): within("settings", flight_of=""),
    ("tournament.settings_changed", 1): within("settings", flight_of=""),
    ("tournament.step_undone", 1): undone,
    ("member.hand_played", 1): filled(cards=[], boards=[]),
    ("real.opened", 1): named("stakes", "name book game event small big ante chips"),
    ("real.hand_begun", 1): filled(absent=[]),
    ("real.ruled", 1): filled(record=[], misses=[], taken=[]),
}  # fmt: skip

"""Settings of an event that has been announced, as a form to change them: what is not in the form stays."""

from collections.abc import Mapping

from cardspeak.hand.refused import Refused
from cardspeak.room.ledger.event import Price
from cardspeak.room.tournament.run.settings import RebuyTerms, Settings
from cardspeak.room.tournament.written import NoStructure, to_csv
from cardspeak.service.structure_files import read_structure
from cardspeak.web.floor.pages import whole
from cardspeak.web.tournament.wanted import ANY, MOST_PLAYERS, languages_of

NUMBERS = ("late", "rebuys", "reentries", "guarantee", "percent", "unit", "seats", "most")


def form_of(settings: Settings) -> dict[str, str]:
    """Return the fields of the form as the settings have them; numbers that are nothing are empty."""
    rebuys = (settings.rebuy.most or ANY) if settings.rebuy else 0
    numbers = {
        "late": settings.late_until, "rebuys": rebuys, "guarantee": settings.guarantee,
        "reentries": ANY if settings.reentries < 0 else settings.reentries, "percent": settings.payout.percent,
        "unit": settings.payout.unit, "seats": settings.seats, "most": settings.most_entries,
    }  # fmt: skip
    return {
        "name": settings.name, **{name: str(number or "") for name, number in numbers.items()},
        "languages": ", ".join(settings.languages), "csv": to_csv(settings.structure).replace("\r", ""),
        "public": "yes" if settings.public else "",
    }  # fmt: skip


def changed(settings: Settings, data: Mapping[str, str]) -> Settings | Refused:
    """Return the settings as the form has them; what is no number, or no structure, is said."""
    form = {**form_of(settings), "public": "", **{key: text.strip() for key, text in data.items()}}
    read = {name: whole(form[name]) if form[name] else 0 for name in NUMBERS}
    if min(read.values()) < 0 or not 1 <= read["percent"] <= 100:
        return Refused("tournament_form_unfit", {"most": MOST_PLAYERS})
    try:
        structure = read_structure(form["csv"])
    except NoStructure as error:
        return error.refused
    return settings._replace(
        name=form["name"] or settings.name, structure=structure, seats=read["seats"], late_until=read["late"],
        rebuy=_rebuys(settings, read["rebuys"], read["late"]), guarantee=read["guarantee"],
        reentries=-1 if read["reentries"] >= ANY else read["reentries"],
        payout=settings.payout._replace(percent=read["percent"], unit=read["unit"] or 1), most_entries=read["most"],
        languages=languages_of(form["languages"]), public=bool(form["public"]),
    )  # fmt: skip


def _rebuys(settings: Settings, each: int, late: int) -> RebuyTerms | None:
    if not each:
        return None
    price = Price(settings.price.prize, settings.price.bounty)
    terms = settings.rebuy or RebuyTerms(price, settings.structure.starting, late or 1)
    return terms._replace(most=0 if each >= ANY else each)

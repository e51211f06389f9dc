"""What a book makes of a story, as the command line writes it: the sentences, and code and facts beside them."""

from collections.abc import Sequence
from typing import Any

from cardspeak.cards.card import cards_text
from cardspeak.cases.rule import Judged, Ruled
from cardspeak.finding import Finding, plain
from cardspeak.floor.ruling import Ruling
from cardspeak.hand.refused import Refused
from cardspeak.locale.messages import say
from cardspeak.locale.rulings import ruled
from cardspeak.web.refusals import refusal
from cardspeak.web.table.event_words import story


def row(found: Judged, language: str = "en") -> dict[str, Any]:
    """Return what is said in a language, and under `data` the same as codes and facts; seats are by their number.

    `rulings` are all that were made in the story, each with what `followed` from it in the hand; `stands` is where the
    hand stands at its end.
    """
    rulings = [_of_story(each, found.seats, language) for each in found.rulings]
    return {**_answer(found, language), "rulings": rulings, "stands": _stands(found, language)}


def _answer(found: Judged, language: str) -> dict[str, Any]:
    if found.refused is not None:
        return _refused(found, found.refused, language)
    if found.ruling is None:
        floor = (say(language, "ruled-the-floor"),)
        why = found.unruled
        reason = {"reason": ruled(language, why), "data": {"unruled": plain(why)}} if why else {}
        return {**_row(found.clauses, say(language, "rule-unruled")), **reason, "asks": floor}
    said = _ruling(found.ruling, found.clauses, found.seats, language)
    return {**said, "reason": "; ".join(said["steps"])} if found.by_hand else said


def _ruling(ruling: Ruling, clauses: Sequence[str], seats: Sequence[str], language: str) -> dict[str, Any]:
    def said(one: Finding | None) -> str:
        return ruled(language, one, seats, grouped=False) if one is not None else ""

    return {
        **_row(clauses, said(ruling.outcome)),
        "amount": ruling.amount,
        "reason": said(ruling.reason),
        "steps": tuple(said(step) for step in ruling.steps),
        "asks": tuple(said(ask.question) for ask in ruling.asks),
        "discretion": said(ruling.discretion),
        "offence": said(Finding(ruling.offence)) if ruling.offence else "",
        "sanction": said(ruling.sanction),
        "by": said(ruling.by),
        "facts": tuple(ask.fact for ask in ruling.asks),
        "data": _data(ruling, seats),
    }


def _of_story(each: Ruled, seats: Sequence[str], language: str) -> dict[str, Any]:
    followed = tuple(story(language, each.events, seats, each.before))
    return {
        "statement": each.statement + 1,
        **_ruling(each.ruling, each.clauses, seats, language),
        "followed": followed,
    }


def _stands(found: Judged, language: str) -> dict[str, Any]:
    """Return where the hand stands: in sentences, and as chips and names; empty where it did not begin."""
    stands, names = found.stands, found.seats
    if stands is None:
        return {}
    state, players = stands.state, range(len(names))
    streets = state.deal.game.streets
    return {
        "text": tuple(ruled(language, each, names, grouped=False) for each in stands.says),
        "street": streets[state.street].name if state.street >= 0 else "",
        "stage": state.stage,
        "to_act": names[stands.to_act[0]] if stands.to_act else None,
        "options": {verb: list(bounds) for verb, bounds in stands.options.items()},
        "stacks": dict(zip(names, state.round.stacks, strict=True)),
        "bets": {names[seat]: state.round.bets[seat] for seat in players if state.round.bets[seat]},
        "pots": [
            {"size": pot.size, "among": [names[seat] for seat in players if pot.seats >> seat & 1]}
            for pot in stands.pots
        ],
        "board": [cards_text(board, " ") for board in state.cards.boards if board],
        "won": [{"seat": names[each.seat], "amount": each.amount, "pot": each.pot} for each in stands.won],
    }


def _row(clauses: Sequence[str], said: str) -> dict[str, Any]:
    return {
        "ruling": said, "amount": None, "clauses": tuple(clauses), "reason": "", "steps": (), "asks": (),
        "discretion": "", "offence": "", "sanction": "", "by": "", "facts": (), "data": {},
    }  # fmt: skip


def _refused(found: Judged, refused: Refused, language: str) -> dict[str, Any]:
    facts = ", ".join(f"{key.replace('_', ' ')} {value}" for key, value in refused.facts.items())
    what = refused.code.replace("_", " ") if language == "en" else refusal(language, refused)
    allowed = ruled(language, refused.allowed, found.seats, grouped=False) if refused.allowed else ""
    return {
        **_row(found.clauses, say(language, "rule-refused", what=what)),
        "reason": facts,
        "steps": (say(language, "rule-allowed", what=allowed),) if allowed else (),
        "data": {"refused": {"code": refused.code, "facts": dict(refused.facts), **_way_out(refused)}},
    }


def _way_out(refused: Refused) -> dict[str, Any]:
    return {"allowed": plain(refused.allowed)} if refused.allowed else {}


def _data(ruling: Ruling, seats: Sequence[str]) -> dict[str, Any]:
    """Return the codes and facts of a ruling, under the same names as its sentences, as far as there are any."""
    rows = {
        "ruling": plain(ruling.outcome),
        "reason": plain(ruling.reason) if ruling.reason else None,
        "steps": [plain(step) for step in ruling.steps],
        "asks": [
            {
                "fact": ask.fact,
                **plain(ask.question),
                "leads": [{"answer": answer, **plain(lead)} for answer, lead in ask.leads],
            }
            for ask in ruling.asks
        ],
        "discretion": plain(ruling.discretion) if ruling.discretion else None,
        "offence": ruling.offence,
        "sanction": plain(ruling.sanction) if ruling.sanction else None,
        "by": plain(ruling.by) if ruling.by else None,
    }
    return {"seats": list(seats), **{name: value for name, value in rows.items() if value}}

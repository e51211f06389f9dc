"""What a line writes beside the hand: the record of a player that grows, hands that are to be missed."""

from collections.abc import Sequence

from cardspeak.floor.ruling import Ruling
from cardspeak.room.table.lines.state import Rows, Written
from cardspeak.story import statements as s


def written(
    rulings: Sequence[Ruling], said: Sequence[s.Statement], members: Sequence[str], record: Rows
) -> Written:  # fmt: skip
    """Return each offence with its player, a penalty beside the offence that it is for, and the hands it costs."""
    rows: list[tuple[str, str]] = []
    who = [str(getattr(each, "seat", "")) for each in said if getattr(each, "seat", "") in members]
    for ruling in rulings:
        if ruling.offence and who:
            rows.append((who[-1], ruling.offence))
    given = [each for each in said if isinstance(each, s.Penalises)]
    for each in given:
        before = [text for name, text in (*record, *rows) if name == each.seat]
        offence = before[-1] if before and ":" not in before[-1] else "penalty"
        rows.append((each.seat, f"{offence}: {each.text}"))
    misses = [(each.seat, ruling.amount) for each, ruling in zip(given, rulings, strict=False) if ruling.amount]
    return Written(tuple(rows), tuple(misses))

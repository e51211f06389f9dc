"""The dealers of an event and their decks: who deals where, the push, decks that change with it or by a word."""

from collections.abc import Sequence

from cardspeak.hand.refused import Refused
from cardspeak.law.facts import Facts
from cardspeak.law.procedure import Procedure
from cardspeak.room.tournament import dealers
from cardspeak.room.tournament.run import commands_staff as c
from cardspeak.room.tournament.run import events_staff as e
from cardspeak.room.tournament.run.draft import Draft, Rule

DECKS = ("deck.changes",)


def set_crew(draft: Draft, command: c.SetCrew) -> Refused | None:
    """Say which dealers there are; the first ones deal, in the order of the tables, the others rest."""
    if len(set(command.dealers)) < len(command.dealers):
        return Refused("dealer_twice", {})
    draft.members = command.dealers
    before = {box.table: box.deck for box in draft.now.crew.boxes}
    empty = dealers.Crew((), command.dealers)
    crew = dealers.with_tables(empty, [table.number for table in draft.now.tables])
    boxes = tuple([box._replace(deck=before.get(box.table, 0)) for box in crew.boxes])
    if crew._replace(boxes=boxes) == draft.now.crew:
        return Refused("nothing_to_change", {})
    draft.add(e.CrewSet(crew._replace(boxes=boxes), ()))
    return None


def pushed(draft: Draft, tables: Sequence[int], seconds: int) -> None:
    """Have the dealers of these tables change, now that the push is made."""
    here = dealers.with_tables(draft.now.crew, [table.number for table in draft.now.tables])
    after = dealers.pushed(here, draft.law, seconds, tables)
    assert not isinstance(after, Refused), "the push was allowed"
    if after != draft.now.crew:
        draft.add(e.CrewSet(after, draft.law.cites(*DECKS)))


def new_decks(draft: Draft) -> None:
    """Change the decks with a new level, where the book has it so."""
    crew = draft.now.crew
    after = dealers.with_new_decks(crew, draft.law, "level")
    if after != crew:
        draft.add(e.CrewSet(after, draft.law.cites(*DECKS)))


def change_decks(draft: Draft, command: c.ChangeDecks) -> Refused | None:
    """Change decks on the dealer's word or as the house has it."""
    now, law = draft.now, draft.law
    draft.tables = command.tables
    here = dealers.with_tables(now.crew, [table.number for table in now.tables])
    if not set(command.tables) <= {box.table for box in here.boxes}:
        return Refused("no_such_table_here", {"table": max(command.tables)})
    after = dealers.with_new_decks(here, law, command.occasion, command.tables)
    if after == here:
        return Refused("no_new_deck", {}, law.cites(*DECKS))
    draft.add(e.CrewSet(after, law.cites(*DECKS)))
    return None


def ask_for_deck(draft: Draft, command: c.AskForDeck) -> Refused | None:
    """A player asks for another deck: the book refuses it, or leaves it to the floor."""
    draft.members = (command.member,)
    said: Procedure = draft.law.deck_request(Facts({}))
    cites = draft.law.cites("deck.request")
    if said.outcome == "refused":
        return Refused("deck_is_not_the_players", {}, cites)
    return Refused("floor_decides_on_decks", {}, cites)


RULES: dict[type, Rule] = {
    c.SetCrew: Rule("crew", set_crew, ("registering", "running", "between_days"), ("director", "floor")),
    c.ChangeDecks: Rule("decks", change_decks, ("running",), ("director", "floor", "dealer")),
    c.AskForDeck: Rule("ask_for_deck", ask_for_deck, ("running",), ("director", "floor"), own=True),
}

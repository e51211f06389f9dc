"""The log of a hand: every event told, in four languages, and nothing told that the reader may not know."""

import random
import re
from collections.abc import Sequence

import pytest

from cardspeak.batch.selfplay import deal_at, play_out
from cardspeak.bots.simple import random_play
from cardspeak.cards.card import DECKS, parse_cards
from cardspeak.hand import commands as c
from cardspeak.hand import events as e
from cardspeak.hand.decide import step
from cardspeak.hand.evolve import evolve
from cardspeak.hand.refused import Refused
from cardspeak.hand.remedies import events as a
from cardspeak.hand.state import Deal, Rake, State
from cardspeak.hand.view import seen
from cardspeak.law.law import Law
from cardspeak.library import find_game, games, law_at
from cardspeak.locale import LANGUAGES
from cardspeak.web.table.event_words import SILENT, story, told

NAMES = ("Ann", "Bob", "Cid", "Dan", "Eva", "Flo")


def table(game: str, players: int = 2, stack: int = 100) -> tuple[Deal, Law]:
    found, structure = find_game(game)
    law = law_at("common", found, structure, players, "")
    return deal_at(found, structure, law, players, stack, 10), law


def played(deal: Deal, law: Law, deck: str, *commands: c.Command) -> list[e.Event]:
    """All events of a deal with the top of its deck given."""
    top = parse_cards(deck)
    order = top + tuple(card for card in DECKS[deal.game.deck] if card not in top)
    events: list[e.Event] = []
    state: State | None = None
    for command in (c.Begin(deal, order), *commands):
        outcome = step(state, command, law)
        assert not isinstance(outcome, Refused), outcome
        state = outcome[0]
        events += outcome[1]
    return events


# Heads-up: seat 0 has the button and the small blind, seat 1 gets the first card; a card is burned before each street.
DECK = "Kh As Kd Ad 2c Qs 7d 3h 2d 9c 2h 5s"


def all_in() -> list[e.Event]:
    deal, law = table("nlhe", stack=20)
    deal = deal._replace(stacks=(200, 150))
    return played(deal, law, DECK, c.RaiseTo(0, 30), c.RaiseTo(1, 90), c.AllIn(0), c.Call(1))


def test_a_whole_hand_in_english() -> None:
    assert list(story("en", all_in(), NAMES)) == [
        "A new hand: No-limit hold'em.",
        "Ann posts the small blind of 5",
        "Bob posts the big blind of 10",
        "*** Pre-flop ***",
        "Dealt to Ann: A♠ A♦",
        "Dealt to Bob: K♥ K♦",
        "Ann raises to 30",
        "Bob raises to 90",
        "Ann raises to 200 and is all-in",
        "Bob calls 60 and is all-in",
        "The uncalled 50 goes back to Ann",
        "*** Flop *** Q♠ 7♦ 3♥",
        "*** Turn *** 9♣",
        "*** River *** 5♠",
        "*** Showdown ***",
        "Ann shows A♠ A♦ – pair of aces, queen kicker",
        "Bob mucks",
        "Ann wins 300",
        "The hand is over.",
    ]


def test_the_same_hand_in_the_other_languages() -> None:
    russian, ukrainian, slovak = (list(story(language, all_in(), NAMES)) for language in LANGUAGES[1:])
    assert russian[0] == "Новая раздача: Холдем, безлимит."
    assert russian[6:11] == [
        "Ann повышает до 30",
        "Bob повышает до 90",
        "Ann повышает до 200 — олл-ин",
        "Bob коллирует 60 — олл-ин",
        "Ann получает назад неуравненную ставку 50",
    ]
    assert ukrainian[9] == "Bob колує 60 — ол-ін"
    assert ukrainian[15] == "Ann показує A♠ A♦ – пара тузів, кікер дама"
    assert slovak[2] == "Bob vkladá veľký blind 10"
    assert slovak[-2] == "Ann vyhráva 300"


def test_for_a_voice_cards_are_named() -> None:
    said = list(story("ru", all_in(), NAMES, spoken=True))
    assert "*** Флоп *** дама пик, семёрка бубен, тройка червей" in said


def test_nobody_hears_of_hidden_cards() -> None:
    spectator = list(story("en", [seen(event) for event in all_in()], NAMES))
    assert not [line for line in spectator if line.startswith("Dealt")]
    assert not [line for line in spectator if "K♥" in line]
    bob = list(story("en", [seen(event, 1) for event in all_in()], NAMES))
    assert [line for line in bob if line.startswith("Dealt")] == ["Dealt to Bob: K♥ K♦"]


def test_bets_raises_and_completions_are_told_apart() -> None:
    deal, law = table("nlhe")
    bets = played(deal, law, DECK, c.Call(0), c.Check(1), c.RaiseTo(1, 20), c.RaiseTo(0, 60), c.Fold(1))
    said = list(story("en", bets, NAMES))
    assert "Bob bets 20" in said
    assert "Ann raises to 60" in said
    assert said[-2] == "Ann wins 60"
    deal, law = table("stud")
    stud = played(deal, law, "", c.BringIn(1), c.RaiseTo(0, 10), c.RaiseTo(1, 20), c.Fold(0))
    said = list(story("en", stud, NAMES))
    assert said[1] == "Everybody antes 1"
    deeds = [line for line in said if re.search(r"brings|completes|raises", line)]
    assert deeds == ["Bob brings in for 5", "Ann completes to 10", "Bob raises to 20"]


def test_draws_have_their_numbers() -> None:
    deal, law = table("27td")
    events = played(
        deal,
        law,
        "",
        c.Call(0),
        c.Check(1),
        c.Discard(1, (0, 1)),
        c.Discard(0),
        c.Check(1),
        c.Check(0),
        c.Discard(1, (0,)),
    )
    said = list(story("sk", events, NAMES))
    assert said.index("*** Prvá výmena ***") < said.index("Bob mení 2 karty") < said.index("Ann hrá bez výmeny")
    assert said.index("*** Druhá výmena ***") < said.index("Bob mení 1 kartu")


def test_pots_sides_and_boards_are_named() -> None:
    game, structure = find_game("o8")
    law = law_at("common", game, structure, 4, "")
    rng = random.Random(5)
    lines: set[str] = set()
    deck = list(DECKS[52])
    for _ in range(300):
        deal = deal_at(game, structure, law, 4, 3, 10)._replace(stacks=(9, 20, 36, 61))
        rng.shuffle(deck)

        def watch(before: State | None, events: Sequence[e.Event], after: State) -> None:
            lines.update(line for line in story("en", events, NAMES, before) if " wins " in line)

        play_out(deal, law, (random_play,) * 4, deck, rng, watch)
    said = "\n".join(sorted(lines))
    for part in (
        "from the main pot (high, ",
        "from the main pot (eight low, ",
        "from the side pot",
        "from side pot 2",
        "split pot",
        "odd chip",
    ):
        assert part in said, part


def rare() -> list[tuple[e.Event, str]]:
    """Events that bots do not bring about, and what they are in English."""
    state = _last(all_in())
    now = state.round
    return [
        (e.Exposed(0, (0,), parse_cards("As"), now), "Ann exposes A♠ during the hand"),
        (e.CardsAsked(1), "The dealer has to say which cards were dealt: Flop"),
        (e.ShuffleAsked(1), "1 card has to be shuffled for a new stub"),
        (e.Reshuffled((52,) * 3, ()), "The deck has run out; the discards are shuffled and dealt again"),
        (e.RunsAsked(2), "The players may agree to run the board up to 2 times"),
        (e.RunsAgreed(2), "The board is run 2 times"),
        (e.CardShown(1, (0,), parse_cards("Kd")), "Bob shows K♦"),
        (e.BoardPlayed(1, now), "Bob plays the board"),
        (e.WinnersAsked(2), "The dealer has to name the winners of 2 pots"),
        (e.Raked(1200), "The house takes a rake of 1,200"),
        (e.PotTold(0, 300), "Ann asks about the pot: 300"),
        (e.BetTold(0, 30), "Ann asks about the bet: 30"),
        (e.PotSpread(0), "Ann asks for the pot to be spread"),
        (e.BetsGathered(0), "Ann asks for the bets to be brought in"),
        (e.RabbitShown(parse_cards("2s3s")), "The cards that would have come: 2♠ 3♠"),
        (e.HandSeen(0, 1, parse_cards("KhKd")), "Ann asks to see the hand of Bob: K♥ K♦"),
        (a.HandKilled(1, now, "due"), "The hand of Bob is dead"),
        (a.HandRestored(1, now), "The hand of Bob is back in play"),
        (a.RaiseBarred(0, now), "Ann may not raise this bet"),
        (a.BetsReturned(((0, 40),), (0, 0), (0, 0), now), "Ann gets 40 back"),
        (
            a.BetsCorrected(60, ((0, -40),), now),
            "The bet is put right to 60 for everybody who made or called it",
        ),
        (a.ChipsRemoved(0, 500, "nobody", 500, (0, 0), (0, 0), now), "Chips of Ann leave play: 500"),
        (a.ChipsRemoved(0, 500, "the next pot", 500, (0, 0), (0, 0), now), "Chips of Ann go into the next pot: 500"),
        (a.CardReplaced(0, 1, 52, parse_cards("As")[0], True), "A card of Ann is replaced by A♠"),
        (a.CardReplaced(0, 1, 52, 52, True), "A card of Ann is replaced"),
        (a.StubShuffled((52,) * 3), "The stub is shuffled"),
        (a.CardsLaid(0, "due", now, state.cards, state.secret, (0,)), "The floor puts the cards right"),
        (a.BettingFrozen(now), "In this round nobody may bet more than the highest bet any more"),
        (a.CountedAllIn(1, 40, now), "Bob counts as all-in until the end of the round"),
        (a.BettingReopened(0, "betting", now, state.pot), "The betting goes on where it stood"),
        (a.ChipsStayed(0, 40, now), "The 40 that Ann put out early stay in"),
        (a.AwardTakenBack(((0, 30),), 0), "The pot is taken back"),
        (a.DealVoided((10, 20)), "The deal is void: everybody gets all chips back"),
        (
            e.SpotSet(state.deal, 0, now, state.pot, state.cards, state.secret),
            "The hand is set up in the middle: No-limit hold'em.",
        ),
    ]


def _last(events: list[e.Event]) -> State:
    state: State | None = None
    for event in events:
        state = evolve(state, event)
    assert state is not None
    return state


def test_rare_events() -> None:
    state = _last(all_in())
    for event, said in rare():
        assert told("en", event, NAMES, state) == said


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_is_told_in_every_game(language: str) -> None:
    heard: set[type] = {type(event) for event, _ in rare()}
    state = _last(all_in())
    for event, _ in rare():
        assert told(language, event, NAMES, state)
    for game in games().values():
        structure = game.structures[0]
        law = law_at("common", game, structure, 3, "")
        deal = deal_at(game, structure, law, 3, 30, 10)._replace(rake=Rake(5, 30))
        rng, deck = random.Random(game.id), list(DECKS[game.deck])
        for _ in range(5):
            rng.shuffle(deck)

            def watch(before: State | None, events: Sequence[e.Event], after: State) -> None:
                reached = before
                for event in events:
                    if told(language, event, NAMES, reached):
                        heard.add(type(event))
                    else:
                        pat = isinstance(event, e.Dealt) and not any(event.down)  # nobody drew a card
                        assert isinstance(event, SILENT) or pat, event
                    reached = evolve(reached, event)

            play_out(deal, law, (random_play,) * 3, deck, rng, watch)
    assert heard | set(SILENT) == set(e.NAMES)

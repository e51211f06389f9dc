"""Hands of every game played at random at a table without a store: each as its record in the stream would be."""

from collections.abc import Iterator
from random import Random

from cardspeak.bots.simple import random_play
from cardspeak.hand import commands as hc
from cardspeak.hand import events as he
from cardspeak.hand.betting import options
from cardspeak.hand.dealing import shuffled_cards
from cardspeak.hand.refused import Refused
from cardspeak.hand.view import view
from cardspeak.library import find_game, games
from cardspeak.room.table import commands as c
from cardspeak.room.table import events as e
from cardspeak.room.table.decide import decide, law_now
from cardspeak.room.table.evolve import evolve
from cardspeak.room.table.state import Settings, Table, sitting, to_act
from cardspeak.service.commitment import dealt_from, sealed, sealed_stub
from cardspeak.service.played import Record
from cardspeak.service.settings import settings_from
from cardspeak.service.tables import LAWS

GAMES = tuple(f"{structure} {game.id}" for game in games().values() for structure in game.structures)
MEMBERS = "ABCDEF"


class Dealing:
    """One table, with everything that has happened since its last hand began."""

    def __init__(self, game: str, rng: Random) -> None:
        players = rng.randint(2, 6)
        asked = {"game": game, "seats": "6", "big_blind": "10", "buy_in": "1000"}
        board = any(street.board for street in find_game(game)[0].streets)
        settings = settings_from(asked | ({"runs": "3"} if board else {}))
        assert isinstance(settings, Settings), settings
        self.rng, self.events = rng, list[e.Event]()
        self.table: Table = evolve(None, e.TableOpened(settings, "owner"), 0)
        for number, member in enumerate(MEMBERS[:players]):
            assert self.do(c.TakeSeat(member, number, 1000))

    def do(self, command: c.Command) -> bool:
        """Do something, where it is possible."""
        outcome = decide(self.table, command, LAWS, 0)
        if isinstance(outcome, Refused):
            return False
        for event in outcome:
            self.table = evolve(self.table, event, 0)
            self.events.append(event)
        return True

    def deal(self) -> bool:
        """Begin a hand from a sealed deck that some have cut; False when too few have chips."""
        rng, deck = self.rng, find_game(self.table.settings.games[0])[0].deck
        sizes = (deck, 52) if self.table.button < 0 else (deck,)
        self.do(c.Seal(sealed(rng.randbytes(32), sizes)))
        for member in rng.sample(MEMBERS, rng.randint(0, 3)):
            self.do(c.CutDeck(member, rng.randbytes(8).hex()))
        assert self.table.sealed is not None
        order, *second = dealt_from(self.table.sealed, self.table.cuts)
        self.events.clear()
        return self.do(c.StartHand(order, second[0] if second else (), following=sealed(rng.randbytes(32), (deck,))))

    def play(self) -> None:
        """Play the hand that is on to its end."""
        rng = self.rng
        while self.table.playing:
            state, number = self.table.hand, to_act(self.table)
            assert state is not None
            if state.stage == "shuffling":
                stub, order = sealed_stub(rng.randbytes(32), shuffled_cards(state)[0])
                assert self.do(c.Supply(hc.Reshuffle(order), stub))
            elif state.stage == "runs":
                for member in MEMBERS:
                    self.do(c.Act(member, hc.Run(rng.choice((1, 2, 2)))))
            elif state.stage == "showdown":
                seat = state.round.queue[0]
                shown = self.do(c.Act(sitting(self.table, number).member, rng.choice((hc.Show, hc.Muck))(seat)))
                assert shown or self.do(c.Act(sitting(self.table, number).member, hc.Show(seat)))
            else:
                may = options(state, law_now(self.table, LAWS)) if state.stage == "betting" else {}
                play = random_play(view(state, self.table.players.index(number)), may, rng)
                if isinstance(play, hc.Fold) and rng.random() < 0.7:  # so that more cards are dealt and shown
                    play = hc.Check(play.seat) if "check" in may else hc.Call(play.seat) if "call" in may else play
                assert self.do(c.Act(sitting(self.table, number).member, play)), play

    def record(self) -> Record:
        """Return the hand as it is found in the stream."""
        started = next(event for event in self.events if isinstance(event, e.HandStarted))
        happened: list[he.Event] = []
        commitments: list[tuple[int, e.DeckInPlay | e.StubSealed]] = []
        for event in self.events:
            if isinstance(event, e.DeckInPlay | e.StubSealed):
                commitments.append((len(happened), event))
            elif type(event) in he.NAMES:
                happened.append(event)  # type: ignore[arg-type]
        return Record("t", self.table.settings, started.number, 0, started, tuple(happened), {}, tuple(commitments))


def hands(count: int, seed: int) -> Iterator[Record]:
    """Play so many hands, the games in turn, a few at each table."""
    rng, played = Random(seed), 0
    while played < count:
        table = Dealing(GAMES[rng.randrange(len(GAMES))], rng)
        for _ in range(5):
            if played == count or not table.deal():
                break
            table.play()
            played += 1
            yield table.record()

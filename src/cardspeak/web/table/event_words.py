"""The log of a hand in words: every event of it becomes a sentence in the reader's language."""

from collections.abc import Iterator, Sequence

from cardspeak.cards.card import UNKNOWN, card_text
from cardspeak.cards.rankings import ranking
from cardspeak.hand import events as e
from cardspeak.hand.evolve import evolve
from cardspeak.hand.posting import OWN_LEVEL, is_bomb_pot
from cardspeak.hand.pots import pots
from cardspeak.hand.remedies import events as a
from cardspeak.hand.state import Post, Round, State
from cardspeak.locale import (
    capital,
    card_signs,
    cards_in_words,
    draw_in_words,
    game_title,
    made_in_words,
    say,
    street_in_words,
)

SILENT = (e.Shuffled, e.RoundOpened, e.Collected)


class Teller:
    """Tells one event in a language to the reader who sees it, from the state before it."""

    def __init__(self, language: str, names: Sequence[str], before: State, spoken: bool = False) -> None:
        self.language, self.names, self.before, self.spoken = language, names, before, spoken

    def say(self, key: str, **facts: object) -> str:
        """Say a message of the log."""
        return say(self.language, f"event-{key}", **facts)

    def cards(self, cards: Sequence[int]) -> str:
        """Write cards with signs, or in full for a voice, which leaves out those that lie face down."""
        if self.spoken:
            return cards_in_words(self.language, [card_text(card) for card in cards if card != UNKNOWN])
        return card_signs([card_text(card) for card in cards])

    def posted(self, event: e.Posted) -> str:
        """Tell who paid what before the cards; equal antes of everybody in one sentence."""
        antes = [post for post in event.posts if post.kind in OWN_LEVEL]
        equal = len(antes) == len(self.before.deal.seats) and len({post.amount for post in antes}) == 1
        key = "bomb-pot" if is_bomb_pot(self.before.deal) else "antes"
        lines = [self.say(key, amount=antes[0].amount)] if equal and antes else []
        for post in event.posts:
            if not (equal and post.kind in OWN_LEVEL):
                lines.append(self._post(post, event))
        return "\n".join(lines)

    def _post(self, post: Post, event: e.Posted) -> str:
        said = self.say(f"posts-{post.kind.replace(' ', '-')}", who=self.names[post.seat], amount=post.amount)
        last = [other for other in event.posts if other.seat == post.seat][-1]
        return self.say("all-in", said=said) if post is last and not event.round.stacks[post.seat] else said

    def bet(self, key: str, seat: int, amount: int, after: Round) -> str:
        """Tell that chips went in, and whether they were the last."""
        said = self.say(key, who=self.names[seat], amount=amount)
        return said if after.stacks[seat] else self.say("all-in", said=said)

    def raised(self, event: e.RaisedTo) -> str:
        """Tell a bet, a raise or the completion of a bring-in, whichever it is."""
        state = self.before
        now = state.round
        stud = bool(state.deal.bring_in) and state.street == 0
        opens = "completes-to" if stud else "bets"
        raises = now.full or (now.level and not stud)
        return self.bet("raises-to" if raises else opens, event.seat, event.total, event.round)

    def dealt(self, event: e.Dealt) -> str:
        """Tell the street, its open cards, and the cards that the reader may see."""
        street = self.before.deal.game.streets[event.street]
        lines = []
        if not street.draw:
            named = capital(street_in_words(self.language, street.name))
            shown = {"street": named, "cards": self.cards(event.board)}
            if len(self.before.cards.boards) > 1:
                lines.append(self.say("street-board", **shown, number=event.run + 1))
            else:
                lines.append(self.say("street-cards", **shown) if event.board else self.say("street", street=named))
        for seat in range(len(self.before.deal.seats)):
            row = (event.down[seat] if event.down else ()) + (event.up[seat] if event.up else ())
            if any(card != UNKNOWN for card in row):
                lines.append(self.say("dealt", who=self.names[seat], cards=self.cards(row)))
        return "\n".join(lines)

    def street(self, index: int) -> str:
        """Name a street, or the draw that it is."""
        streets = self.before.deal.game.streets
        if not streets[index].draw:
            return capital(street_in_words(self.language, streets[index].name))
        draws = [place for place, street in enumerate(streets) if street.draw]
        return capital(draw_in_words(self.language, draws.index(index), len(draws)))

    def made(self, cards: tuple[int, ...], run: int) -> list[str]:
        """Say what a holding makes on one board, for each side of the game; empty while nobody can know it."""
        deal, board = self.before.deal, self.before.cards.boards[run]
        if UNKNOWN in cards or UNKNOWN in board or (deal.game.family == "flop" and len(board) < 3):
            return []
        found = []
        for side in deal.game.sides:
            hand = ranking(side.ranking, side.use).made(cards, board)
            found.append(
                made_in_words(self.language, hand.code, hand.ranks, side.ranking)
                if hand
                else say(self.language, "made-no-low")
            )
        return found

    def tabled(self, event: e.Tabled) -> str:
        """Tell a hand that was shown, and what it makes."""
        cards = event.cards + self.before.cards.up[event.seat]
        shown = {"who": self.names[event.seat], "cards": self.cards(cards)}
        made = self.made(cards, 0) if len(self.before.cards.boards) == 1 else []
        if not made:
            return self.say("shows", **shown)
        hand = made[0] if len(made) == 1 else say(self.language, "made-high-and-low", high=made[0], low=made[1])
        return self.say("shows-made", **shown, hand=hand)

    def awarded(self, event: e.Awarded) -> str:
        """Tell who wins how much of which pot, a line for each winner."""
        return "\n".join(self._won(event, seat, amount) for seat, amount in event.shares)

    def _won(self, event: e.Awarded, seat: int, amount: int) -> str:
        state = self.before
        claims = state.round.live & ~state.noted.mucked
        contested = bool(claims & (claims - 1))
        count = len(pots(state)) if contested else 1
        facts: dict[str, object] = {"who": self.names[seat], "amount": amount}
        if count < 2:
            said = self.say("wins", **facts)
        elif event.pot == 0:
            said = self.say("wins-main", **facts)
        elif count == 2:
            said = self.say("wins-side", **facts)
        else:
            said = self.say("wins-side-number", **facts, number=event.pot)
        details = []
        if contested:
            made = self.made(state.cards.open[seat] + state.cards.up[seat], event.run)
            if len(state.deal.game.sides) > 1 and not (event.side and made):  # a low hand names itself one
                details.append(self.say("detail-low" if event.side else "detail-high"))
            if len(state.cards.boards) > 1:
                details.append(self.say("detail-board", number=event.run + 1))
            if len(event.shares) > 1:
                details.append(self.say("detail-split"))
            if seat in event.odd:
                details.append(self.say("detail-odd-chip"))
            details += made[event.side : event.side + 1]
        return self.say("detail", said=said, details=", ".join(details)) if details else said

    def one(self, event: e.Event) -> str | None:
        """Tell one event; None where there is nothing to say."""
        match event:
            case e.Posted():
                return self.posted(event)
            case e.Dealt():
                return self.dealt(event) or None
            case e.BroughtIn():
                return self.bet("brings-in", event.seat, event.amount, event.round)
            case e.Called():
                return self.bet("calls", event.seat, event.amount, event.round)
            case e.RaisedTo():
                return self.raised(event)
            case e.Tabled():
                return self.tabled(event)
            case e.Awarded():
                return self.awarded(event)
            case e.Discarded() if event.positions or event.cards:
                return self.say("draws", who=self.names[event.seat], n=len(event.positions or event.cards))
            case e.DrawOpened() | e.CardsAsked():
                return self.say(
                    "street" if isinstance(event, e.DrawOpened) else "cards-asked", street=self.street(event.street)
                )
            case e.UncalledReturned():
                return self.say("uncalled-returned", who=self.names[event.seat], amount=event.amount)
            case e.Exposed():
                return self.say("exposes", who=self.names[event.seat], cards=self.cards(event.cards))
            case e.CardShown():
                return self.say("shows", who=self.names[event.seat], cards=self.cards(event.cards))
            case e.HandSeen():
                who, target = self.names[event.seat], self.names[event.target]
                return self.say("hand-seen", who=who, target=target, cards=self.cards(event.cards))
            case e.PotTold() | e.BetTold():
                key = "pot-told" if isinstance(event, e.PotTold) else "bet-told"
                return self.say(key, who=self.names[event.seat], amount=event.amount)
            case e.PotSpread() | e.BetsGathered():
                key = "pot-spread" if isinstance(event, e.PotSpread) else "bets-gathered"
                return self.say(key, who=self.names[event.seat])
            case e.RabbitShown():
                return self.say("rabbit", cards=self.cards(event.cards))
            case e.Raked():
                return self.say("raked", amount=event.amount)
            case e.ShuffleAsked():
                return self.say("shuffle-asked", cards=event.cards)
            case e.RunsAsked():
                return self.say("runs-asked", times=event.most)
            case e.RunsAgreed():
                return self.say("runs-agreed", times=event.times)
            case e.WinnersAsked():
                return self.say("winners-asked", pots=event.sides)
            case e.Checked() | e.Folded() | e.Mucked() | e.BoardPlayed() | e.Discarded():
                return self.say(DEEDS[type(event)], who=self.names[event.seat])
            case _:
                return self.say(MOMENTS[type(event)]) if type(event) in MOMENTS else self.amended(event)

    def amended(self, event: e.Event) -> str | None:
        """Tell what a ruling changed in the hand."""
        match event:
            case a.HandKilled() | a.HandRestored() | a.CountedAllIn() | a.RaiseBarred():
                return self.say(DEEDS[type(event)], who=self.names[event.seat])
            case a.BetsReturned():
                rows = [self.say("bets-returned", who=self.names[seat], amount=back) for seat, back in event.back]
                return "\n".join(rows)
            case a.ChipsStayed():
                return self.say("chips-stayed", who=self.names[event.seat], amount=event.amount)
            case a.BetsCorrected():
                return self.say("bets-corrected", amount=event.due)
            case a.ChipsRemoved():
                key = "chips-removed" if event.to == "nobody" else "chips-next-pot"
                return self.say(key, who=self.names[event.seat], amount=event.amount)
            case a.CardReplaced():
                if event.new == UNKNOWN:
                    return self.say("card-replaced", who=self.names[event.seat])
                return self.say("card-replaced-by", who=self.names[event.seat], cards=self.cards((event.new,)))
            case _:
                return None


DEEDS: dict[type, str] = {
    e.Checked: "checks",
    e.Folded: "folds",
    e.Mucked: "mucks",
    e.BoardPlayed: "plays-board",
    e.Discarded: "stands-pat",
    a.HandKilled: "hand-dead",
    a.HandRestored: "hand-back",
    a.CountedAllIn: "counted-all-in",
    a.RaiseBarred: "raise-barred",
}
MOMENTS: dict[type, str] = {
    e.Reshuffled: "reshuffled",
    e.ShowdownOpened: "showdown",
    e.HandEnded: "hand-ended",
    a.StubShuffled: "stub-shuffled",
    a.CardsLaid: "cards-laid",
    a.BettingFrozen: "betting-frozen",
    a.BettingReopened: "betting-reopened",
    a.AwardTakenBack: "award-taken-back",
    a.DealVoided: "deal-voided",
}


def told(
    language: str, event: e.Event, names: Sequence[str], before: State | None, *, spoken: bool = False
) -> str | None:
    """Say an event as the reader sees it, a line for each sentence; None where there is nothing to say.

    `names` are the players' names by seat, `before` the state (or view) that the event comes upon; `spoken` names
    cards in full, for a screen reader, where they are otherwise written with signs.
    """
    if isinstance(event, e.HandBegun | e.SpotSet):
        key = "event-hand-begun" if isinstance(event, e.HandBegun) else "event-spot-set"
        return say(language, key, game=game_title(language, event.deal.structure, event.deal.game.id))
    if before is None or isinstance(event, SILENT):
        return None
    return Teller(language, names, before, spoken).one(event)


def story(
    language: str, events: Sequence[e.Event], names: Sequence[str], before: State | None = None, *, spoken: bool = False
) -> Iterator[str]:
    """Tell events one after the other, a line at a time; `before` is the state before the first of them."""
    state = before
    for event in events:
        said = told(language, event, names, state, spoken=spoken)
        if said:
            yield from said.split("\n")
        state = evolve(state, event)

"""Steps that a dealer takes after a mishap: fixed phrases, so that each can be shown in every language."""

STOP = "stop play"
CALL_FLOOR = "call the floor"
FINISH_DEAL = "finish the deal"
FINISH_BETTING = "finish the betting round"
FINISH_HAND = "finish the hand"
PLAY_ON = "play on"

# the stub
SHUFFLE_STUB = "shuffle the stub, face down"
SHUFFLE_IN = "shuffle it into the stub"
SHUFFLE_BACK = "shuffle them into the stub"
CUT = "cut"
BURN = "burn a card"
NO_BURN = "do not burn again"
DEAL = {"flop": "deal the flop", "turn": "deal the turn", "river": "deal the river", "card": "deal the street"}

# the board
SET_ASIDE = "take the card out of play"
TAKE_BACK = "take the card back"
TAKE_FLOP = "take the flop back"
TAKE_BURN = "take the burn card back"
BURN_STAYS = "leave the burn card where it is"
NEXT_IS_TURN = "turn up the next card as the turn"
BET = "finish the betting on it"
LAY_RIVER = "lay the next card face down as the river"
NO_MORE_THAN_THAT = "allow no bet above the highest one so far"
USE_CARD = "use the card as usual"

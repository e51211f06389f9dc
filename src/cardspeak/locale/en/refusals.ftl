refused-out-of-turn = It is not your turn: { $to_act } is to act.

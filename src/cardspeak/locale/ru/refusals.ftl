refused-out-of-turn = Сейчас не ваш ход: слово за игроком { $to_act }.

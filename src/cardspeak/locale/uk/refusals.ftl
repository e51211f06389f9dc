refused-out-of-turn = Зараз не ваш хід: слово за гравцем { $to_act }.

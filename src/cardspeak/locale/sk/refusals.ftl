refused-out-of-turn = Nie ste na rade: na rade je { $to_act }.

"""The simulator: the whole room in one process, on one thread, with time, chance, messages and faults from one seed."""

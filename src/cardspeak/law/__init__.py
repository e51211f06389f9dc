"""The law: points (questions), policies (ways to answer them) and books that choose, with the clauses that say so."""

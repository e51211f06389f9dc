"""The pages of home games: opening one, coming to it, its host, its ledger."""

"""Sanctions: what an offence costs, who imposes it, and the record of a player."""

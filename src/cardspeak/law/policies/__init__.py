"""All policies of the law, a file a chapter; importing this package registers them."""

from cardspeak.law.policies import betting, dealing, forced, pots, ranking, showdown, table

__all__ = ["betting", "dealing", "forced", "pots", "ranking", "showdown", "table"]

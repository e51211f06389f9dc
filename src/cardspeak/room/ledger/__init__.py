"""The ledger: accounts and double-entry postings, so that money is somewhere at every moment."""

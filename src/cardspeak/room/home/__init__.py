"""What a home game wants beyond its table: the ledger of the evening, and who pays whom at its end."""

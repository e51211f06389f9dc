"""The pages of an online table: what one viewer sees, its controls, its log, hands played before."""

"""Cash and training tables beside the hand: buying in, coming back, lists, moves, agreements, charges, duties."""

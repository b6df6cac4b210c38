"""Games by their rules: positions, moves and what an end is worth, for MAX and MIN."""

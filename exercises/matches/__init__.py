"""A game played against the engine: the match, what the engine looks at, and the board as drawn."""

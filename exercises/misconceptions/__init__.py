"""Known ways to go wrong: each is the one search with one thing done differently."""

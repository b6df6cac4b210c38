"""A search played step by step: the player, its bar, pseudocode and counts."""

"""Known ways to go wrong: each is the one search with one thing done differently."""

from exercises.misconceptions.table import VARIANTS, Nature, Variant, applicable

__all__ = ["VARIANTS", "Nature", "Variant", "applicable"]

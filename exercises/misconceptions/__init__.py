"""Known ways to go wrong: each is the one search with one thing done differently."""

from exercises.misconceptions.conventions import pairs
from exercises.misconceptions.table import VARIANTS, applicable
from exercises.misconceptions.variant import Nature, Variant

__all__ = ["VARIANTS", "Nature", "Variant", "applicable", "pairs"]

"""How an instructor marks."""

from enum import Enum
from fractions import Fraction
from typing import NamedTuple


class Scheme(Enum):
    """What marks pay for."""

    KNOWLEDGE = "knowledge"  # little for what a guess would get right
    CORRECTED = "corrected"  # the same, less what the best guess earns on this tree
    PLAIN = "plain"  # every entry alike


class Marking(NamedTuple):
    """How an instructor marks."""

    follows: Fraction = Fraction(1)  # the share of the marks that a FOLLOWS earns
    convention: Fraction = Fraction(1)  # the share for an answer right under another convention
    scheme: Scheme = Scheme.KNOWLEDGE


USUAL = Marking()

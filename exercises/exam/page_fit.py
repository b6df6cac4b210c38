"""Whether an exercise can be printed: whoever lays out the pages tells the exam."""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum
from typing import NamedTuple

from exercises.exam.spec import Paper
from exercises.exercise import Exercise
from resources.words import Message


class Orientation(Enum):
    """Which way round a page is printed."""

    UPRIGHT = "upright"
    TURNED = "turned"


class Fit(NamedTuple):
    """The page that an exercise needs, or None with the reason why no page can hold it."""

    page: Orientation | None
    why_not: Message | None = None


Fits = Callable[[tuple[Exercise, ...], Paper], Fit]
"""Lays out what is asked of one tree on a kind of paper, and tells the page that it needs."""

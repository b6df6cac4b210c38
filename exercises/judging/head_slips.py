"""Slips in the head: what goes wrong once where nobody writes, and the entries that it explains."""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum
from typing import NamedTuple

from exercises.exercise import Blank
from search.numbers import Bound
from search.rules import Window
from search.tree import NodeId, Payoff


class Misread(NamedTuple):
    """A leaf or a node taken to be worth something else."""

    node: NodeId
    value: Payoff


class PastCut(Enum):
    """What becomes of a window past a cut that is missed."""

    KEPT = "kept"
    MOVED_ON = "moved on"  # it moves where the student goes on
    MOVED = "moved"  # it moves, also after the last child


class Strayed(NamedTuple):
    """A branch cut that had to be visited, or visited though it was cut."""

    nodes: tuple[NodeId, ...]  # with those after it at its node that fare alike
    cut: bool
    window: PastCut = PastCut.KEPT


class Mistaken(NamedTuple):
    """An end of the window with which a node is entered taken for something else."""

    node: NodeId
    beta: bool
    bound: Bound


class Stopped(NamedTuple):
    """A node cut after this child, whether or not that has closed its window."""

    after: NodeId


FrameSlip = Misread | Strayed | Mistaken
"""What may go wrong before a frame is written."""
HeadSlip = FrameSlip | Stopped
"""What goes wrong once where nobody writes."""


Frame = Mapping[NodeId, Window]
"""The windows on the path to the last leaf that is evaluated, from the root down."""


class HiddenSlip(NamedTuple):
    """A slip in the head that explains an entry, and where it shows first."""

    shows_at: Blank
    slip: HeadSlip

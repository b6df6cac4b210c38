"""The two ways to draw a tree, and the measures they share."""

from typing import NamedTuple

SHAPE_HALF = 33.0
SHAPE_HEIGHT = 52.0
CIRCLE = 26.0
LEAF_HEIGHT = 30.0
LEAF_WIDTH = 38.0
NARROW_LEAF = 28.0  # of an upright vector, or where there is little width
VALUE_SIZE = 16.0
LEAF_SIZE = 14.0
LEAF_ROW = 19.0  # from one number of an upright vector to the one below it
LABEL_SIZE = 12.0
BADGE = 9.0
SMALL_BADGE = 6.5
MARK = 7.0  # half of a box for a cross or a tick
STEEPEST = 2.6  # how far a branch may lean: across, for each step down
CELL = 10.0  # of a board of three by three
PLACE = 15.0  # of a corridor
ROW_SQUARE = 13.0  # of a row of squares
STICK = 7.0  # between two sticks of a pile
STICK_HEIGHT = 15.0
NO_STICK = 16.0  # the nought of an empty pile
GAP = 4.0  # between things that belong together
BESIDE = 7.0  # between a node and what stands beside it


class Style(NamedTuple):
    """How a tree is drawn."""

    paper: bool  # boxes to write in, no tints, nothing faded; else dashed boxes, tints, bands
    row_height: float
    gap: float  # the least height between two levels
    margin: float  # what a node keeps free on each side
    fade: float
    upright: bool = False  # a leaf's vector has one number below the other
    least_box: float = 26.0  # the least width of a box to write in, beside a node
    inside: tuple[float, float] = (0.0, 0.0)  # the least of one inside a node, and its height
    mark: float = MARK
    by_hand: float = 1.0  # how much wider than print is what is written into a box
    roomy: bool = False  # rows may reach a little below their node, and marks stand low on branches
    close: bool = False  # leaves are as narrow as what stands in them, and branches end nearer


SCREEN = Style(paper=False, row_height=17.0, gap=74.0, margin=7.0, fade=0.4)
CLOSE = SCREEN._replace(margin=3.0, close=True)  # where there is little width
PAPER = Style(paper=True, row_height=26.0, gap=84.0, margin=4.5, fade=1.0, least_box=40.0)

"""How large the boxes of a sheet are, so that everybody can write into them."""

from __future__ import annotations

from exercises.drawing.geometry.branch_space import shares
from exercises.drawing.parts.style import PAPER, Style
from exercises.paper.layout.page import MILLIMETRE

WIDE, HIGH = 12 * MILLIMETRE, 7 * MILLIMETRE
"""The least box for a number."""
SQUARE = 5 * MILLIMETRE
"""The side of a box to cross."""
BY_HAND = 0.8
"""Points of a box to a unit of printed text: what is written by hand needs as much everywhere."""
SIZES = (0.75, 0.65, 0.6, 0.55, 0.5, 0.45, 0.4, 0.34, 0.29)
"""For which a tree is drawn, in points to a unit: the smaller, the larger its boxes beside it."""
MOST_LARGER = 1.4
"""How much larger the boxes of large print are at most: its letters have grown enough then."""


CLOSE = PAPER._replace(gap=66.0, margin=2.5)
"""How a tree of large print is drawn: its nodes stand closer, so that its letters can be larger."""


FLAT = 48.0
"""What lies at least between two levels of a flat tree."""


def style_for(scale: float | None, zoom: float) -> Style:
    """How a tree is drawn whose boxes are just large enough at so many points to a unit.

    Where all is enlarged later, they need not be as large before; a tree without has no scale.
    """
    style = PAPER if zoom == 1.0 else CLOSE
    if scale is None:
        return style
    scale *= zoom / min(zoom, MOST_LARGER)
    wide, high = WIDE / scale, HIGH / scale
    return style._replace(
        row_height=max(high + 2.0, PAPER.row_height),
        least_box=max(wide, PAPER.least_box),
        inside=(wide, high),
        roomy=True,
        mark=max(SQUARE / scale / 2, PAPER.mark),
        by_hand=max(BY_HAND / scale, 1.0),
    )


def flattened(style: Style, on_branches: bool) -> Style:
    """The style with its levels close together; boxes on branches still have their room."""
    low, _, _ = shares(False, style)
    room = (style.mark + style.margin) / (1 - low) if on_branches else 0.0
    return style._replace(gap=max(FLAT, room))

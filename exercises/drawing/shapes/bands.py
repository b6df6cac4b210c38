"""The bands that levels stand on, with their player's name at the left."""

from typing import NamedTuple

from exercises.drawing.geometry.tree_geometry import EDGE, TreeGeometry
from exercises.drawing.parts.markup import Markup, level_name
from exercises.drawing.parts.picture import Box, Fill, Ink, Shape, Text
from exercises.drawing.parts.style import LABEL_SIZE, Style
from exercises.drawing.shapes.nodes import INKS
from resources import fonts


class Band(NamedTuple):
    """A level's band, and who moves there."""

    top: float
    bottom: float
    name: str
    ink: Ink
    middle: float  # of its nodes


def bands(markup: Markup, geometry: TreeGeometry) -> tuple[Band, ...]:
    """The bands, from the root's down: each reaches half-way to the levels beside it."""
    tops, bottoms = geometry.tops, geometry.bottoms
    between = [(low + high) / 2 for low, high in zip(bottoms[:-1], tops[1:], strict=True)]
    edges = [0.0, *between, geometry.height]
    return tuple(
        Band(
            edges[depth],
            edges[depth + 1],
            level_name(markup, movers),
            INKS[movers[0]] if len(movers) == 1 else Ink.MUTED,
            (tops[depth] + bottoms[depth]) / 2,
        )
        for depth, movers in enumerate(geometry.level_movers)
    )


def shapes(bands: tuple[Band, ...], width: float, style: Style) -> list[Shape]:
    """Every other band is shaded, but not on paper."""
    drawn: list[Shape] = []
    for band in bands[1::2] if not style.paper else ():
        height = band.bottom - band.top
        drawn.append(Box(0.0, band.top, width, height, 0.0, None, Fill(Ink.BAND)))
    for band in bands:
        if band.name:
            ink = Ink.MUTED if style.paper else band.ink
            line = band.middle + fonts.CAP_HEIGHT * LABEL_SIZE / 2
            drawn.append(Text(EDGE, line, band.name, LABEL_SIZE, ink, True))
    return drawn

"""A picture as SVG."""

from __future__ import annotations

from xml.sax.saxutils import escape, quoteattr

from exercises.drawing.parts.palette import Palette
from exercises.drawing.parts.picture import (
    Box,
    Ellipse,
    Fill,
    Ink,
    Line,
    Pen,
    Picture,
    Point,
    Polygon,
    Polyline,
    Shape,
    Text,
    printable,
)

FONT = "DejaVu Sans"


def write(picture: Picture, palette: Palette, title: str = "") -> str:
    """The picture as one SVG file; the title is what a screen reader says."""
    width, height = _number(picture.width), _number(picture.height)
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" '
        f'viewBox="0 0 {width} {height}" role="img" font-family="{FONT}, sans-serif" '
        'stroke-linecap="round" stroke-linejoin="round">',
        *([f"<title>{escape(printable(title))}</title>"] if title else []),
        f'<rect width="{width}" height="{height}" fill="{palette.line(Ink.PAPER)}"/>',
        *(_element(shape, palette) for shape in picture.shapes),
        "</svg>",
    ]
    return "\n".join(lines) + "\n"


def _element(shape: Shape, palette: Palette) -> str:
    match shape:
        case Line(x1, y1, x2, y2, pen):
            ends = _attributes(x1=x1, y1=y1, x2=x2, y2=y2)
            return f"<line{ends}{_stroke(pen, palette)}/>"
        case Polyline(points, pen):
            return f'<polyline points="{_points(points)}" fill="none"{_stroke(pen, palette)}/>'
        case Polygon(points, edge, fill):
            return f'<polygon points="{_points(points)}"{_paint(edge, fill, palette)}/>'
        case Box(x, y, width, height, radius, edge, fill):
            frame = _attributes(x=x, y=y, width=width, height=height, rx=radius)
            return f"<rect{frame}{_paint(edge, fill, palette)}/>"
        case Ellipse(x, y, radius_x, radius_y, edge, fill):
            frame = _attributes(cx=x, cy=y, rx=radius_x, ry=radius_y)
            return f"<ellipse{frame}{_paint(edge, fill, palette)}/>"
        case Text(x, y, text, size, ink, bold, anchor, opacity):
            frame = _attributes(x=x, y=y, font_size=size)
            weight = ' font-weight="bold"' if bold else ""
            return (
                f'<text{frame} text-anchor="{anchor.value}"{weight} '
                f'fill="{palette.word(ink, opacity)}">{escape(printable(text))}</text>'
            )


def _paint(edge: Pen | None, fill: Fill | None, palette: Palette) -> str:
    colour = "none" if fill is None else palette.fill(fill)
    return f' fill="{colour}"' + ("" if edge is None else _stroke(edge, palette))


def _stroke(pen: Pen, palette: Palette) -> str:
    dashes = " ".join(_number(length * pen.width) for length in pen.dash.lengths)
    return f' stroke="{palette.line(pen.ink, pen.opacity)}" stroke-width="{_number(pen.width)}"' + (
        f' stroke-dasharray="{dashes}"' if dashes else ""
    )


def _attributes(**values: float) -> str:
    return "".join(
        f" {name.replace('_', '-')}={quoteattr(_number(value))}" for name, value in values.items()
    )


def _points(points: tuple[Point, ...]) -> str:
    return " ".join(f"{_number(x)},{_number(y)}" for x, y in points)


def _number(value: float) -> str:
    return f"{value:.2f}".rstrip("0").rstrip(".")

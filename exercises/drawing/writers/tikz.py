"""A picture as TikZ, for a LaTeX document to take in as it stands."""

from __future__ import annotations

import re
from collections.abc import Iterable

from exercises.drawing.parts.palette import Palette
from exercises.drawing.parts.picture import (
    Anchor,
    Box,
    Ellipse,
    Fill,
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
from resources.words import say

UNIT = 0.75
"""Points to a unit, as in PDF."""

LATIN = "\u024f"
"""The last letter that pdfLaTeX knows by itself, but for a few signs."""

_ANCHORS = {Anchor.START: "base west", Anchor.MIDDLE: "base", Anchor.END: "base east"}
_SIGNS = {
    "\\": r"\textbackslash{}",
    "{": r"\{",
    "}": r"\}",
    "$": r"\$",
    "&": r"\&",
    "#": r"\#",
    "%": r"\%",
    "_": r"\_",
    "^": r"\textasciicircum{}",
    "~": r"\textasciitilde{}",
    "<": r"\textless{}",
    ">": r"\textgreater{}",
    "|": r"\textbar{}",
    '"': r"\symbol{34}",
    "α": r"$\alpha$",
    "β": r"$\beta$",
    "∞": r"$\infty$",
    "−": r"$-$",
    "+": r"$+$",
    "=": r"$=$",
    "≤": r"$\leq$",
    "≥": r"$\geq$",
    "→": r"$\rightarrow$",
    "⇄": r"$\rightleftarrows$",
    "✓": r"$\checkmark$",
    "·": r"$\cdot$",
    "…": r"\ldots{}",
    "\N{REPLACEMENT CHARACTER}": "?",
}


def write(picture: Picture, palette: Palette) -> str:
    """The picture as one tikzpicture; a comment says which packages it needs."""
    body = [_command(shape, palette) for shape in picture.shapes]
    colours = sorted(set(re.findall(r"ply[0-9A-F]{6}", "\n".join(body))))
    lines = [
        "% " + say("tikz-needs", tikz=r"\usepackage{tikz}", symbols=r"\usepackage{amssymb}"),
        *_other_letters(picture),
        *(rf"\definecolor{{{colour}}}{{HTML}}{{{colour[3:]}}}" for colour in colours),
        rf"\begin{{tikzpicture}}[x={UNIT}bp, y=-{UNIT}bp, line cap=round, line join=round,",
        r"  every node/.style={inner sep=0pt, outer sep=0pt, font=\sffamily}]",
        rf"\useasboundingbox (0,0) rectangle {_point((picture.width, picture.height))};",
        *body,
        r"\end{tikzpicture}",
    ]
    return "\n".join(lines) + "\n"


def _other_letters(picture: Picture) -> list[str]:
    """A comment that names the letters which pdfLaTeX alone would stumble on, if there are any."""
    letters = {
        letter
        for shape in picture.shapes
        if isinstance(shape, Text)
        for letter in printable(shape.text)
        if letter > LATIN and letter not in _SIGNS and letter not in "–—‘’“”"
    }
    return ["% " + say("tikz-letters", letters=" ".join(sorted(letters)))] if letters else []


def _command(shape: Shape, palette: Palette) -> str:
    match shape:
        case Line(x1, y1, x2, y2, pen):
            return rf"\draw[{_stroke(pen, palette)}] {_path(((x1, y1), (x2, y2)))};"
        case Polyline(points, pen):
            return rf"\draw[{_stroke(pen, palette)}] {_path(points)};"
        case Polygon(points, edge, fill):
            return rf"\path[{_paint(edge, fill, palette)}] {_path(points)} -- cycle;"
        case Box(x, y, width, height, radius, edge, fill):
            corner = f", rounded corners={_number(radius * UNIT)}bp" if radius else ""
            ends = f"{_point((x, y))} rectangle {_point((x + width, y + height))}"
            return rf"\path[{_paint(edge, fill, palette)}{corner}] {ends};"
        case Ellipse(x, y, radius_x, radius_y, edge, fill):
            radii = f"x radius={_number(radius_x)}, y radius={_number(radius_y)}"
            return rf"\path[{_paint(edge, fill, palette)}] {_point((x, y))} circle [{radii}];"
        case Text(x, y, text, size, ink, bold, anchor, opacity):
            high = size * UNIT
            font = rf"\fontsize{{{_number(high)}bp}}{{{_number(high * 1.2)}bp}}\selectfont"
            words = _escaped(text)
            # \boldmath leaves something behind its group, which must still be in the node.
            words = rf"{{\bfseries\boldmath {words}}}" if bold else f" {words}"
            return (
                rf"\node[anchor={_ANCHORS[anchor]}, text={_colour(palette.word(ink, opacity))}] "
                rf"at {_point((x, y))} {{{font}{words}}};"
            )


def _paint(edge: Pen | None, fill: Fill | None, palette: Palette) -> str:
    options = [] if fill is None else [f"fill={_colour(palette.fill(fill))}"]
    return ", ".join([*options, *([] if edge is None else [_stroke(edge, palette)])])


def _stroke(pen: Pen, palette: Palette) -> str:
    colour = _colour(palette.line(pen.ink, pen.opacity))
    options = [f"draw={colour}", f"line width={_number(pen.width * UNIT)}bp"]
    if pen.dash.lengths:
        on, off = (_number(length * pen.width * UNIT) for length in pen.dash.lengths)
        options.append(f"dash pattern=on {on}bp off {off}bp")
    return ", ".join(options)


def _path(points: Iterable[Point]) -> str:
    return " -- ".join(map(_point, points))


def _point(point: Point) -> str:
    return f"({_number(point[0])},{_number(point[1])})"


def _colour(colour: str) -> str:
    return f"ply{colour[1:]}"


def _number(value: float) -> str:
    return f"{value:.2f}".rstrip("0").rstrip(".")


def _escaped(text: str) -> str:
    """Text that LaTeX sets as it stands, whatever it says."""
    return "".join(_SIGNS.get(letter, letter) for letter in printable(text))

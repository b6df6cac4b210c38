"""How well one colour is seen on another."""

from __future__ import annotations

LEAST = 4.5
"""What text needs."""


def contrast(first: str, second: str) -> float:
    """The contrast of two colours, as WCAG 2 measures it: from 1 to 21."""
    dark, light = sorted(map(_luminance, (first, second)))
    return (light + 0.05) / (dark + 0.05)


def _luminance(colour: str) -> float:
    parts = (int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5))
    red, green, blue = (
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue

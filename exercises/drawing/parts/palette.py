"""Which colour an ink has: in the light, in the dark, and in print."""

from functools import cache
from typing import NamedTuple

from exercises.drawing.parts.picture import Fill, Ink

TINT = 0.085


class Palette(NamedTuple):
    """The colours of one theme, as #RRGGBB.

    Words may need a stronger colour than lines to be read: `words` holds the ones that do.
    """

    name: str
    inks: dict[Ink, str]
    words: dict[Ink, str]
    tints: bool = True

    @property
    def without_judgement(self) -> "Palette":
        """The same with cuts in ink: in an exam nothing looks right or wrong."""
        return self._replace(inks=self.inks | {Ink.CUT: self.inks[Ink.INK]})

    def paper(self) -> tuple[int, int, int]:
        """The colour of the paper, as red, green and blue."""
        return _parts(self.inks[Ink.PAPER])

    def line(self, ink: Ink, opacity: float = 1.0) -> str:
        """The colour of a line."""
        return _mixed(self.inks[ink], self.inks[Ink.PAPER], opacity)

    def word(self, ink: Ink, opacity: float = 1.0) -> str:
        """The colour of a text."""
        return _mixed(self.words.get(ink, self.inks[ink]), self.inks[Ink.PAPER], opacity)

    def fill(self, fill: Fill) -> str:
        """The colour inside a shape."""
        strength = fill.opacity * (TINT if fill.tint else 1.0)
        return _mixed(
            self.inks[fill.ink],
            self.inks[Ink.PAPER],
            strength if self.tints or not fill.tint else 0.0,
        )


@cache
def _mixed(colour: str, paper: str, strength: float) -> str:
    """The colour as it looks on the paper when only so much of it is put on."""
    if strength == 1.0:
        return colour
    mixed = (
        round(strength * part + (1 - strength) * ground)
        for part, ground in zip(_parts(colour), _parts(paper), strict=True)
    )
    return "#" + "".join(f"{part:02X}" for part in mixed)


def _parts(colour: str) -> tuple[int, int, int]:
    return int(colour[1:3], 16), int(colour[3:5], 16), int(colour[5:7], 16)


LIGHT = Palette(
    "light",
    {
        Ink.INK: "#1F2328",
        Ink.MUTED: "#5B636E",
        Ink.RULE: "#D9DCE1",
        Ink.PAPER: "#FFFFFF",
        Ink.BAND: "#F7F8FA",
        Ink.BRANCH: "#8A9099",
        Ink.OUTLINE: "#6B7480",
        Ink.MAX: "#0072B2",
        Ink.MIN: "#D55E00",
        Ink.CHANCE: "#A05195",
        Ink.A: "#0072B2",
        Ink.B: "#D55E00",
        Ink.C: "#00795A",
        Ink.D: "#A05195",
        Ink.E: "#8A6100",
        Ink.F: "#2F6F8F",
        Ink.G: "#7A4B2A",
        Ink.H: "#55606E",
        Ink.RIGHT: "#00795A",
        Ink.WRONG: "#B42318",
        Ink.FOLLOWS: "#B58100",
        Ink.CUT: "#B42318",
        Ink.HALO: "#0072B2",
    },
    {Ink.MIN: "#B85000", Ink.B: "#B85000", Ink.FOLLOWS: "#8A6100"},
)

DARK = Palette(
    "dark",
    {
        Ink.INK: "#E6E8EB",
        Ink.MUTED: "#9AA3AE",
        Ink.RULE: "#33383F",
        Ink.PAPER: "#16181B",
        Ink.BAND: "#1C1F23",
        Ink.BRANCH: "#7A828D",
        Ink.OUTLINE: "#8A929D",
        Ink.MAX: "#56B4E9",
        Ink.MIN: "#E69F00",
        Ink.CHANCE: "#D68FCB",
        Ink.A: "#56B4E9",
        Ink.B: "#E69F00",
        Ink.C: "#2FBF97",
        Ink.D: "#D68FCB",
        Ink.E: "#F2C14E",
        Ink.F: "#8CC7E0",
        Ink.G: "#D9A27E",
        Ink.H: "#B4BECB",
        Ink.RIGHT: "#2FBF97",
        Ink.WRONG: "#F97066",
        Ink.FOLLOWS: "#F2C14E",
        Ink.CUT: "#F97066",
        Ink.HALO: "#56B4E9",
    },
    {},
)

PRINT = Palette(
    "print",
    dict.fromkeys(Ink, "#000000")
    | {
        Ink.MUTED: "#333333",
        Ink.RULE: "#999999",
        Ink.PAPER: "#FFFFFF",
        Ink.BAND: "#FFFFFF",
        Ink.OUTLINE: "#333333",
        Ink.HALO: "#999999",
    },
    {Ink.HALO: "#333333"},
    tints=False,
)

PALETTES = {palette.name: palette for palette in (LIGHT, DARK, PRINT)}

"""What a benchmark found: tables of measures, each beside what is wanted of it."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Measure:
    """One number, and the least (or the most) that is wanted of it; None where nothing is."""

    what: str
    measured: float
    unit: str
    wanted: float | None = None
    at_most: bool = False

    @property
    def verdict(self) -> str:
        """Whether the measure is what is wanted."""
        if self.wanted is None:
            return ""
        good = self.measured <= self.wanted if self.at_most else self.measured >= self.wanted
        return "ok" if good else "MISSED"

    def cells(self) -> tuple[str, str, str, str]:
        """The measure as a row of a table."""
        sign = "≤" if self.at_most else "≥"
        wanted = "" if self.wanted is None else f"{sign} {self.wanted:,g} {self.unit}"
        return self.what, f"{_shown(self.measured)} {self.unit}", wanted, self.verdict


@dataclass(frozen=True, slots=True)
class Table:
    """Measures that belong together, and how they were taken."""

    title: str
    how: str
    measures: tuple[Measure, ...]

    @property
    def missed(self) -> bool:
        """Whether anything is not as wanted."""
        return any(measure.verdict == "MISSED" for measure in self.measures)

    def __str__(self) -> str:
        rows = [("", "measured", "wanted", ""), *(measure.cells() for measure in self.measures)]
        widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
        lines = [
            "| " + " | ".join(map(str.ljust, row, widths)) + " |"
            for row in (rows[0], tuple("-" * width for width in widths), *rows[1:])
        ]
        return "\n".join([f"## {self.title}", "", self.how, "", *lines, ""])


def _shown(number: float) -> str:
    return f"{number:,.0f}" if number >= 100 else f"{number:.2f}"

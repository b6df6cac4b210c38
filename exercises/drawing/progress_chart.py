"""Progress as pictures: skills by their last trees, and the days of a week."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from itertools import groupby

from exercises.drawing.parts.picture import (
    Anchor,
    Box,
    Ellipse,
    Fill,
    Ink,
    Line,
    Pen,
    Picture,
    Shape,
    Text,
)
from exercises.drawing.shapes.learning_signs import clock_sign, outcome_sign, state_sign
from exercises.learning.mastery import Mastery
from exercises.learning.outcomes import Outcome
from exercises.learning.report import LAST, DayRow, Report, SkillRow, time_words
from exercises.learning.skills import SKILLS
from exercises.learning.state_words import in_two
from resources import fonts
from resources.words import Message, message

Say = Callable[[Message], str]
"""Says a sentence in somebody's language."""
NAME, SMALL = 13.0, 12.0
ROW, LINE = 40.0, 16.0
STEP, RADIUS = 26.0, 9.0
WIDE, BESIDE = 640.0, 800.0
"""From the first width on the state stands at the right, else below the name, and from the second
on the group's name at the left, else above its skills."""
GROUP = 150.0
"""How much of the width the names of the groups take at the left."""
LEAST_SECONDS = 600.0
"""A bar is full after so long at the least: the first minute is no whole day."""
BARS, BAR = 110.0, 44.0
INKS = {
    Mastery.NEW: Ink.MUTED,
    Mastery.AGAIN: Ink.WRONG,
    Mastery.UNDER_WAY: Ink.MAX,
    Mastery.MASTERED: Ink.RIGHT,
}


def skills_chart(found: Report, width: float, say: Say) -> Picture:
    """Skills by their last ten trees, group by group, with a legend."""
    return _chart(found.skills, width, say)


def skills_charts(
    found: Report, width: float, say: Say
) -> Iterator[tuple[list[SkillRow], Picture]]:
    """The same, a picture for each group, for pages to break between; the first has the legend."""
    for number, (_, rows) in enumerate(groupby(found.skills, lambda row: SKILLS[row.skill].group)):
        group = list(rows)
        yield group, _chart(group, width, say, headed=not number)


def _chart(rows: Iterable[SkillRow], width: float, say: Say, headed: bool = True) -> Picture:
    wide = width >= WIDE
    signs = width - LAST * STEP if not wide else width - LAST * STEP - 0.34 * width - 20
    shapes = _legend(width, say) if headed else []
    top = 0.0
    if headed:
        top, end = shapes_height(shapes) + 14, signs + LAST * STEP - 6
        older, newest = (say(message(f"chart-{word}")) for word in ("older", "newest"))
        shapes.append(Text(signs, top, older, SMALL, Ink.MUTED))
        shapes.append(Text(end, top, newest, SMALL, Ink.MUTED, False, Anchor.END))
        top += 10
    group, left = "", GROUP if width >= BESIDE else 0.0
    for row in rows:
        if SKILLS[row.skill].group != group:
            group = SKILLS[row.skill].group
            shapes.append(Line(0, top, width, top, Pen(Ink.RULE)))
            name = say(message(f"group-{group}"))
            for place, line in enumerate(wrapped(name, left - 10 if left else width, SMALL, True)):
                shapes.append(Text(0, top + 20 + place * LINE, line, SMALL, Ink.MUTED, True))
            top += 2 if left else 26
        top += _row(shapes, row, top, (left, width), signs, wide, say)
    return Picture(width, top + 4, tuple(shapes))


def _row(
    shapes: list[Shape],
    row: SkillRow,
    top: float,
    reach: tuple[float, float],
    signs: float,
    wide: bool,
    say: Say,
) -> float:
    """One skill, between two edges; how high it is."""
    name_at, width = reach
    room = signs - 10 - name_at
    names = wrapped(say(message(f"skill-{row.skill}")), room, NAME, True)
    words = wrapped(say(row.words), width - signs - LAST * STEP - 44 if wide else room, SMALL)
    lines = max(len(names), len(words)) if wide else len(names) + len(words)
    height = max(ROW if wide else ROW - 4, lines * LINE + 12)
    y = top + 18
    for place, line in enumerate(names):
        shapes.append(Text(name_at, y + place * LINE, line, NAME, Ink.INK, True))
    added = Ink.FOLLOWS if row.due else Ink.MUTED
    left, first = (signs + LAST * STEP + 44, y) if wide else (name_at, y + len(names) * LINE)
    for place, line in enumerate(words):
        x = left
        for part, ink in zip(
            in_two(line), (added if place else INKS[row.state], added), strict=True
        ):
            if part:
                shapes.append(Text(x, first + place * LINE, part, SMALL, ink))
            x += fonts.width(part, SMALL)
    middle = top + 14
    if wide:
        at = (left - 19, middle)  # with room for the clock
        shapes.extend(state_sign(row.state, row.in_a_row, at, RADIUS))
        if row.due:
            shapes.extend(clock_sign((at[0] + RADIUS, at[1] + RADIUS), 5.0))
    free = LAST - len(row.outcomes)
    if row.run:
        begin = signs + (LAST - row.run) * STEP
        edge, tint = Pen(Ink.RULE), Fill(Ink.RIGHT, tint=True)
        shapes.append(Box(begin, middle - 12, row.run * STEP, 24, 12, edge, tint))
    for place in range(LAST):
        x = signs + place * STEP + STEP / 2
        if place < free:
            shapes.append(Ellipse(x, middle, 1.5, 1.5, None, Fill(Ink.RULE)))
        else:
            shapes.extend(outcome_sign(row.outcomes[place - free], (x, middle), RADIUS))
    return height


def _legend(width: float, say: Say) -> list[Shape]:
    """What the signs mean, on as many lines as they need."""
    shapes: list[Shape] = []
    x, y = 0.0, 12.0
    for key in (*Outcome, None):
        word = say(message(f"legend-{'run' if key is None else key.value}"))
        needed = 26 + fonts.width(word, SMALL) + 18
        if x and x + needed > width:
            x, y = 0.0, y + 24
        if key is None:
            edge, tint = Pen(Ink.RULE), Fill(Ink.RIGHT, tint=True)
            shapes.append(Box(x, y - 8, 22, 16, 8, edge, tint))
        else:
            shapes.extend(outcome_sign(key, (x + 10, y), RADIUS - 1))
        shapes.append(Text(x + 28, y + 4, word, SMALL, Ink.INK))
        x += needed
    return shapes


def shapes_height(shapes: list[Shape]) -> float:
    """How far down words reach."""
    return max((shape.y for shape in shapes if isinstance(shape, Text)), default=0.0) + 8


def days_chart(days: tuple[DayRow, ...], width: float, say: Say) -> Picture:
    """How many minutes were worked on each day, as bars with their numbers."""
    shapes: list[Shape] = []
    most = max(LEAST_SECONDS, *(row.seconds for row in days))
    column = width / max(1, len(days))
    ground = BARS + 8
    for place, row in enumerate(days):
        middle, today = place * column + column / 2, place == len(days) - 1
        height = (BARS - 24) * row.seconds / most
        bar = min(BAR, column * 0.6)
        if row.trees:
            tall = max(2.0, height)
            fill = Fill(Ink.MAX, opacity=0.45 if today else 1.0)
            shapes.append(Box(middle - bar / 2, ground - tall, bar, tall, 3, Pen(Ink.MAX), fill))
        shown = say(time_words(row)) if row.trees else "–"
        top = ground - max(2.0, height) - 8
        shapes.append(Text(middle, top, shown, SMALL, Ink.INK, False, Anchor.MIDDLE))
        name = say(message("weekday-short", weekday=row.day.weekday()))
        label = f"{name} {row.day.day}"
        shapes.append(Text(middle, ground + 18, label, SMALL, Ink.INK, today, Anchor.MIDDLE))
        if row.trees:
            trees = say(message("chart-trees", trees=row.trees))
            below = Text(middle, ground + 34, trees, SMALL, Ink.MUTED, False, Anchor.MIDDLE)
            shapes.append(below)
    shapes.append(Line(0, ground, width, ground, Pen(Ink.RULE)))
    return Picture(width, ground + 42, tuple(shapes))


def wrapped(text: str, width: float, size: float, bold: bool = False) -> list[str]:
    """A text broken into lines that are no wider, but for single words."""
    lines: list[str] = []
    for word in text.split(" "):
        longer = f"{lines[-1]} {word}" if lines else word
        if lines and fonts.width(longer, size, bold) <= width:
            lines[-1] = longer
        else:
            lines.append(word)
    return lines

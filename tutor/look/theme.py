"""How the window looks: its colours by role, its one font, and its text size."""

from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import NamedTuple

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QColor, QFont, QFontDatabase, QPalette
from PySide6.QtWidgets import QApplication

import resources
from exercises.drawing.parts.palette import DARK, LIGHT, Palette
from exercises.drawing.parts.picture import Ink
from resources import fonts
from tutor.storage.settings import Light, Motion, Preferences

ICONS = Path(resources.__file__).parent / "icons"
STYLE = Path(resources.__file__).parent / "window.qss"
TITLE, ARROW, STEP = 22, 12, 10
"""The sizes at 100 % of what grows half as fast as the text."""
TEXT = 13
"""The height of the window's text at 100 %, in pixels."""


class Colours(NamedTuple):
    """The colours of the window around the drawing, as #RRGGBB."""

    drawing: Palette
    ground: str
    rail: str
    picked: str
    hover: str
    wrong_ground: str
    line_ground: str
    on_accent: str

    @property
    def chevron(self) -> str:
        """The sign on what opens a list."""
        return (ICONS / f"chevron-{self.drawing.name}.png").as_posix()

    @property
    def up_chevron(self) -> str:
        """The sign on what counts up."""
        return (ICONS / f"chevron-up-{self.drawing.name}.png").as_posix()

    @property
    def tick(self) -> str:
        """The sign in what is ticked."""
        return (ICONS / f"tick-{self.drawing.name}.png").as_posix()

    @property
    def card(self) -> str:
        """What things are drawn on."""
        return self.drawing.line(Ink.PAPER)

    @property
    def ink(self) -> str:
        """What words are written with."""
        return self.drawing.word(Ink.INK)

    @property
    def muted(self) -> str:
        """Words of less weight."""
        return self.drawing.word(Ink.MUTED)

    @property
    def rule(self) -> str:
        """Lines between things."""
        return self.drawing.line(Ink.RULE)

    @property
    def accent(self) -> str:
        """What can be pressed, and what has the focus."""
        return self.drawing.word(Ink.MAX)

    @property
    def right(self) -> str:
        """What is right."""
        return self.drawing.word(Ink.RIGHT)

    @property
    def wrong(self) -> str:
        """What is wrong."""
        return self.drawing.word(Ink.WRONG)

    @property
    def follows(self) -> str:
        """What follows from a slip."""
        return self.drawing.word(Ink.FOLLOWS)


DAY = Colours(LIGHT, "#FBFBF9", "#F1F2F4", "#E8F2FA", "#F1F4F8", "#FDF0EE", "#EAF3FA", "#FFFFFF")
NIGHT = Colours(DARK, "#101214", "#1C1F23", "#203445", "#22262B", "#35201E", "#1B2C3A", "#0B1216")


class Theme(QObject):
    """The colours and the text size in force; follows the system unless told otherwise."""

    changed = Signal()

    def __init__(self, application: QApplication, preferences: Preferences) -> None:
        super().__init__()
        self._application = application
        self._preferences = preferences
        family = _load_font()
        self._font = QFont(family)
        self.colours = DAY
        self.scale = 1.0
        self._apply()
        preferences.changed.connect(self._follow)
        application.styleHints().colorSchemeChanged.connect(self._follow)

    def font(self, size: float = TEXT, bold: bool = False) -> QFont:
        """The one font, at a size that grows with the text size."""
        font = QFont(self._font)
        font.setPixelSize(max(1, round(size * self.scale)))
        font.setBold(bold)
        return font

    @property
    def moves(self) -> bool:
        """Whether something may move by itself, as a person or else the system has it."""
        from tutor.look.motion import system_wants_stillness

        chosen = self._preferences.settings.motion
        return chosen is Motion.SHORT or (chosen is Motion.SYSTEM and not system_wants_stillness())

    def side(self, width: int) -> int:
        """How wide a column of text is that is this wide at 100 %."""
        return round(width * (1 + 3 * self.scale) / 4)

    def _follow(self) -> None:
        before = self.colours, self.scale
        self._apply()
        if before != (self.colours, self.scale):
            self.changed.emit()

    def _apply(self) -> None:
        settings = self._preferences.settings
        self.scale = settings.text_size / 100
        dark = settings.light is Light.DARK or (
            settings.light is Light.SYSTEM
            and self._application.styleHints().colorScheme() is Qt.ColorScheme.Dark
        )
        self.colours = NIGHT if dark else DAY
        sheet = _filled(self.colours, self.scale)
        if self._application.styleSheet() != sheet:  # most settings leave it: styling takes a while
            self._application.setFont(self.font())
            self._application.setPalette(_palette(self.colours))
            self._application.setStyleSheet(sheet)


@cache
def _load_font() -> str:
    return _loaded(fonts.file)


@cache
def load_code_font() -> str:
    """The family whose letters are all as wide; no start waits for it."""
    return _loaded(fonts.code_file)


def _loaded(file: Callable[[bool], Path]) -> str:
    family = ""
    for bold in (False, True):
        number = QFontDatabase.addApplicationFont(str(file(bold)))
        family = QFontDatabase.applicationFontFamilies(number)[0]
    return family


def _palette(colours: Colours) -> QPalette:
    palette = QPalette(QColor(colours.card), QColor(colours.ground))
    role = QPalette.ColorRole
    for place, colour in (
        (role.WindowText, colours.ink),
        (role.Text, colours.ink),
        (role.ButtonText, colours.ink),
        (role.Base, colours.card),
        (role.AlternateBase, colours.ground),
        (role.Highlight, colours.accent),
        (role.HighlightedText, colours.on_accent),
        (role.PlaceholderText, colours.muted),
        (role.ToolTipBase, colours.card),
        (role.ToolTipText, colours.ink),
        (role.Link, colours.accent),
        (role.Accent, colours.accent),
    ):
        palette.setColor(place, QColor(colour))
    for place in (role.WindowText, role.Text, role.ButtonText):
        palette.setColor(QPalette.ColorGroup.Disabled, place, QColor(colours.muted))
    return palette


def _filled(colours: Colours, scale: float) -> str:
    """The style sheet with its colours and lengths in place of their names."""
    names = (
        "ground", "rail", "picked", "hover", "wrong_ground", "line_ground", "on_accent",
        "chevron", "up_chevron", "tick", "card", "ink", "muted", "rule", "accent", "right",
        "wrong", "follows",
    )  # fmt: skip
    sheet = STYLE.read_text("utf-8")
    for name in sorted(names, key=len, reverse=True):
        sheet = sheet.replace(f"@{name}", getattr(colours, name))
    sheet = sheet.replace("@icon", (ICONS / "plywood.png").as_posix())
    for name, size in (("title", TITLE), ("arrow", ARROW), ("step", STEP)):
        sheet = sheet.replace(f"@{name}", f"{round(size * (1 + scale) / 2)}px")
    round_dot = round((round(15 * scale) + 2) / 2)  # half of a radio button with its edge
    sheet = sheet.replace("@round", f"{round_dot}px")
    for size in (11, 12, 13, 15, 16, 20, 24):
        sheet = sheet.replace(f"@{size}", f"{round(size * scale)}px")
    return sheet

"""The settings: how the window looks, when feedback comes, and the course's conventions."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QComboBox, QFileDialog, QFormLayout, QMessageBox, QWidget

from exercises.paper.shaping.machine_fonts import FontFile, letters_of
from resources.fonts import is_font_name
from resources.words import languages, say
from search.rules import CONVENTIONS, Rules
from tutor.look.language import tell
from tutor.storage.settings import (
    FOLLOW_SHARES,
    TEXT_SIZES,
    FeedbackTime,
    Light,
    Motion,
    Preferences,
    Settings,
)
from tutor.widgets.conventions import Conventions
from tutor.widgets.labels import Label, name_control
from tutor.widgets.messages import answer, message_box
from tutor.widgets.scrolling_dialog import ScrollingDialog


class SettingsDialog(ScrollingDialog):
    """Every choice takes effect at once."""

    def __init__(self, preferences: Preferences, parent: QWidget) -> None:
        super().__init__(tell("action-settings"), parent)
        self._preferences = preferences
        self.boxes: dict[str, QComboBox] = {}
        settings = preferences.settings
        self._form = QFormLayout(self.inside)
        self._form.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapLongRows)
        self._add("light", [(tell(f"light-{each.value}"), each) for each in Light])
        self._add("text_size", [(tell("percent", number=size), size) for size in TEXT_SIZES])
        self._add("motion", [(tell(f"motion-{each.value}"), each) for each in Motion])
        self._add("language", [(say("language-name", word), word) for word in languages()])
        self._add("telling", [(tell(f"telling-{each.value}"), each) for each in FeedbackTime])
        self._add("follows", [(tell("percent", number=share), share) for share in FOLLOW_SHARES])
        self._add("font", [(tell("font-machine"), ""), (tell("font-choose"), None)])
        heading = Label(tell("settings-conventions"), self.inside)
        heading.setObjectName("heading")
        heading.setContentsMargins(0, 14, 0, 2)
        self._form.addRow(heading)
        self.conventions = Conventions(settings.rules, CONVENTIONS, self.inside)
        self.conventions.changed.connect(self._choose_rules)
        self._form.addRow(self.conventions)
        self._show(settings)

    def _add(self, name: str, choices: list[tuple[str, Any]]) -> None:
        box = QComboBox(self.inside)
        label = tell(f"setting-{name.replace('_', '-')}")
        name_control(box, label)
        for text, value in choices:
            box.addItem(text, value)
        box.activated.connect(lambda _, name=name: self._choose(name))
        self.boxes[name] = box
        self._form.addRow(Label(label, self.inside), box)

    def _choose(self, name: str) -> None:
        value = self.boxes[name].currentData()
        if value is None:
            value = self._font_from_file()
        self._preferences.choose(self._preferences.settings._replace(**{name: value}))
        self._show(self._preferences.settings)
        QTimer.singleShot(0, self, self.fit)  # once its own text has its new size

    def _font_from_file(self) -> str:
        """A font that a person chose for names in other scripts, or the one that there was."""
        title, kinds = tell("setting-font"), tell("files-font")
        path = QFileDialog.getOpenFileName(self, title, "", kinds)[0]
        if path and not (is_font_name(path) and letters_of(FontFile(path))):
            told = tell("font-not-one", file=path)
            answer(message_box(self, QMessageBox.Icon.Warning, title, told))
            path = ""
        return path or self._preferences.settings.font

    def _choose_rules(self, rules: Rules) -> None:
        self._preferences.choose(self._preferences.settings._replace(rules=rules))

    def _show(self, settings: Settings) -> None:
        fonts = self.boxes["font"]
        if settings.font and fonts.findData(settings.font) < 0:
            fonts.insertItem(1, Path(settings.font).name, settings.font)
        for name, box in self.boxes.items():
            value = getattr(settings, name)
            places = [place for place in range(box.count()) if box.itemData(place) == value]
            box.setCurrentIndex(places[0])

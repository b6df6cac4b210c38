"""Every dialog shows all it has: light and dark, in short words and long, small and large."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QDialog, QScrollArea
from rectangles import settle, troubles

from tutor import crash_dialog
from tutor.closing_dialog import may_close
from tutor.practice.code_dialog import ask_for_code
from tutor.storage.settings import Light

REPORT = "\n".join(f"line {number} of a report that is read by few" for number in range(60))
DIALOGS: dict[str, Callable] = {
    "settings": lambda window: window.show_settings(),
    "keys": lambda window: window.show_keys(),
    "conventions": lambda window: window.page.side.sheet.choose_conventions(),
    "rules": lambda window: window.page.methods.buttons[0].click(),
    "crash": lambda window: crash_dialog.show(REPORT, window),
    "closing": lambda window: may_close("the disk is full", window),
    "code": ask_for_code,
}


@pytest.mark.every(2)
@pytest.mark.usefixtures("each_language")
@pytest.mark.parametrize(("light", "text_size"), [(Light.LIGHT, 200), (Light.DARK, 100)])
def test_dialogs_show_all_they_have_without_being_moved_sideways(tell_story, light, text_size):
    def story(window):
        settings = window._preferences.settings._replace(light=light, text_size=text_size)
        window._preferences.choose(settings)
        found, seen = [], []

        def look():
            opened = QApplication.activeModalWidget() or next(
                each for each in window.findChildren(QDialog) if each.isVisible()
            )
            settle(opened)
            found.extend(f"{name}: {trouble}" for trouble in troubles(opened))
            for area in opened.findChildren(QScrollArea):
                found.extend(f"{name}: {trouble}" for trouble in troubles(area.widget()))
                assert area.widget().width() == area.viewport().width(), name
            seen.append(name)
            opened.done(0)

        for name, open_dialog in DIALOGS.items():
            window.turn_to({"conventions": "quizzes", "rules": "explore"}.get(name, "practice"))
            QTimer.singleShot(0, look)
            open_dialog(window)
            QApplication.processEvents()
        assert seen == list(DIALOGS)
        assert found == []

    tell_story(story)

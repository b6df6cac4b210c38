"""For those who don't see the window, and for those who use no mouse."""

import pytest
from hands import open_code, press
from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractSlider,
    QApplication,
    QComboBox,
    QLineEdit,
    QTableView,
    QWidget,
)

from tutor.canvas.canvas import Canvas
from tutor.pages import PAGES

CONTROLS = (QAbstractButton, QAbstractSlider, QComboBox, QLineEdit, QTableView, Canvas)


def controls(window) -> list[QWidget]:
    return [
        widget
        for widget in window.findChildren(QWidget)
        if isinstance(widget, CONTROLS)
        and widget.isVisible()
        and widget.focusPolicy() & Qt.FocusPolicy.TabFocus
        and widget.isEnabled()
        and not isinstance(widget.parent(), QComboBox)
        and not _reached_by_arrows(widget)
    ]


def _reached_by_arrows(widget: QWidget) -> bool:
    """Of several buttons of which one is pressed, Tab goes to that one, and arrows to the rest."""
    group = widget.group() if isinstance(widget, QAbstractButton) else None
    return group is not None and group.exclusive() and not widget.isChecked()


@pytest.mark.usefixtures("each_language")
def test_every_control_has_a_name_and_a_tooltip(tell_story, qtbot):
    def story(window):
        for page in PAGES:
            window.turn_to(page)
            if page == "practice":
                window.page.feedback.turn.click()
            for control in controls(window):
                assert control.accessibleName(), control
                assert control.toolTip() or isinstance(control, Canvas | QTableView), control

    tell_story(story)


@pytest.mark.every(2)
@pytest.mark.usefixtures("each_language")
@pytest.mark.parametrize("page", PAGES)
def test_tab_reaches_every_control_and_comes_round(tell_story, qtbot, page):
    def story(window):
        window.turn_to(page)
        if page == "practice":
            open_code(qtbot, window, "cuts-1-00001")
        wanted = set(controls(window))
        window.page.take_focus()
        start, reached = QApplication.focusWidget(), set()
        for _ in range(200):
            press(Qt.Key.Key_Tab)
            reached.add(QApplication.focusWidget())
            if QApplication.focusWidget() is start and len(reached) > 1:
                break
        assert wanted - reached == set()

    tell_story(story)


def test_the_canvas_says_what_is_selected(tell_story):
    def story(window):
        canvas = window.page.canvas
        assert canvas.accessibleDescription() == "Selected: the value of B, empty"
        press(Qt.Key.Key_4)
        assert canvas.accessibleDescription() == "Selected: the value of B, 4"

    tell_story(story)


def test_every_setting_has_a_name(tell_story):
    from tutor.settings_dialog import SettingsDialog

    def story(window):
        window.show_settings()
        dialog = window.findChild(SettingsDialog)
        for box in dialog.findChildren(QComboBox):
            assert box.accessibleName()
        dialog.close()

    tell_story(story)

"""What is chosen in the settings takes effect at once."""

from hands import focused, open_code, practice, press, type_text
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QComboBox, QDialog, QFileDialog, QMessageBox

from exercises.exercise import Verdict
from exercises.paper.shaping.machine_fonts import named_fonts
from tests.paper.machine import font
from tutor.look.language import tell
from tutor.settings_dialog import SettingsDialog
from tutor.storage.settings import FeedbackTime, Light


def choose(window, name: str, value) -> SettingsDialog:
    """Choose something in the settings, as a hand does."""
    window.show_settings()
    dialog = next(d for d in window.findChildren(SettingsDialog) if d.isVisible())
    step(dialog.boxes[name], value)
    return dialog


def step(box: QComboBox, value) -> None:
    """Go to a choice with the arrow keys."""
    way = box.findData(value) - box.currentIndex()
    for _ in range(abs(way)):
        QTest.keyClick(box, Qt.Key.Key_Down if way > 0 else Qt.Key.Key_Up)


def test_another_language_is_spoken_at_once_and_nothing_is_lost(tell_story, qtbot, second_language):
    def story(window):
        page = open_code(qtbot, window, "alpha-beta-2-00001")
        type_text("-i")
        press(Qt.Key.Key_Tab)
        exercise, typed = page.session.exercise, dict(page.session.sheet.typed)
        window.turn_to("explore")
        window.turn_to("practice")
        choose(window, "language", second_language)
        after = practice(window)
        assert after is not page
        assert after.session.exercise == exercise
        assert after.session.sheet.typed == typed
        assert window._buttons["practice"].text() == "Übung"
        assert after.side.main.text().startswith("Prüfen")
        opened = [d for d in window.findChildren(QDialog) if d.isVisible()]
        assert len(opened) == 1
        opened[0].close()
        assert focused() is after.canvas
        type_text("5")
        press(Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
        assert after.session.sheet.typed == typed
        window.turn_to("explore")
        window._preferences.choose(window._preferences.settings._replace(light=Light.DARK))

    tell_story(story)


def test_feedback_entry_by_entry_begins_with_what_is_written(tell_story):
    def story(window):
        page = practice(window)
        type_text("9")
        choose(window, "telling", FeedbackTime.AT_ONCE).close()
        assert list(page.session.verdicts.values()) == [Verdict.WRONG]

    tell_story(story)


def test_marks_for_what_follows_change_the_score_that_is_shown(tell_story):
    def story(window):
        page = practice(window)
        for text in ("9", "2", "1", "9"):
            type_text(text)
            press(Qt.Key.Key_Tab)
        page.check()
        assert page.feedback.score.text() == "2 of 4 right · 1½ of 2 marks"
        choose(window, "follows", 0).close()
        assert page.feedback.score.text() == "2 of 4 right · ½ of 2 marks"

    tell_story(story)


def test_other_conventions_are_taken_at_once_unless_something_is_written(tell_story, qtbot):
    def story(window):
        page = open_code(qtbot, window, "cuts-2-00001")
        tree = page.session.exercise.tree
        preferences = window._preferences
        window.show_settings()
        dialog = window.findChild(SettingsDialog)
        box = dialog.conventions.boxes["cut_on_equal"]
        with qtbot.waitSignal(page.session.replaced):
            step(box, False)
        assert not page.session.exercise.rules.cut_on_equal
        assert page.session.exercise.tree == tree
        QTest.keyClick(page.canvas, Qt.Key.Key_X)
        step(box, True)
        assert preferences.settings.rules.cut_on_equal
        assert not page.session.exercise.rules.cut_on_equal
        assert "next tree" in page.news
        dialog.close()

    tell_story(story)


def test_the_settings_open_with_the_first_focused_and_close_last(tell_story):
    def story(window):
        window.show_settings()
        dialog = next(d for d in window.findChildren(SettingsDialog) if d.isVisible())
        assert dialog.focusWidget() is dialog.boxes["light"]
        seen = []
        while dialog.focusWidget() is not dialog.close_button:
            assert dialog.focusWidget() not in seen
            seen.append(dialog.focusWidget())
            QTest.keyClick(seen[-1], Qt.Key.Key_Tab)
        assert set(dialog.boxes.values()) <= set(seen)
        dialog.close()

    tell_story(story)


def test_a_font_for_names_is_taken_from_a_file_and_one_that_is_none_is_refused(
    tell_story, monkeypatch, tmp_path
):
    made = str(font(tmp_path / "made.ttf", "王"))
    told = []
    monkeypatch.setattr(QMessageBox, "exec", lambda box: told.append(box.text()))

    def story(window):
        window.turn_to("quizzes")
        for path in (made, __file__):
            monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_, path=path: (path, ""))
            dialog = choose(window, "font", None)
            assert dialog.boxes["font"].currentText() == "made.ttf"
            dialog.close()
        assert told == [tell("font-not-one", file=__file__)]
        assert window._preferences.settings.font == made
        assert named_fonts() == [made]
        choose(window, "font", "").close()
        assert named_fonts() == []

    tell_story(story)

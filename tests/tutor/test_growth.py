"""What is done again and again leaves nothing behind."""

from collections import Counter

import pytest
from hands import open_code, practice, press
from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtWidgets import QApplication, QDialog, QGridLayout
from shiboken6 import isValid

from tutor.pages import PAGES
from tutor.storage.settings import Light

pytestmark = pytest.mark.long
TIMES = 12


def settle() -> None:
    """Let everything go that is to go."""
    for _ in range(3):
        QApplication.processEvents()
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def things(window) -> Counter[str]:
    """How many objects of each class the window holds, and how many rows its layouts have."""
    settle()
    held = window.findChildren(QObject)
    rows = sum(each.rowCount() for each in held if isinstance(each, QGridLayout))
    return Counter([type(each).__name__ for each in held]) + Counter(rows=rows)


def grown(window, does) -> Counter[str]:
    """What there is more of after doing something often than after doing it twice."""
    for _ in range(2):
        does()
    before = things(window)
    for _ in range(TIMES):
        does()
    return things(window) - before


def close_dialogs(window) -> None:
    for dialog in window.findChildren(QDialog):
        dialog.reject()


def test_checking_hints_and_solutions_leave_nothing_behind(tell_story, qtbot):
    def story(window):
        page = open_code(qtbot, window, "alpha-beta-1-00001")

        def work():
            press(Qt.Key.Key_5)
            press(Qt.Key.Key_Tab)
            page.check()
            page.hint()
            page.show_solution()
            page.solution.player.to_start()
            page.solution.player.forward()
            page.hide_solution()
            page.feedback.turn.click()
            page.notify("a word")
            open_code(qtbot, window, "alpha-beta-1-00001")

        assert grown(window, work) == Counter()

    tell_story(story)


def test_drawing_and_searching_trees_leaves_nothing_behind(tell_story):
    def story(window):
        window.turn_to("explore")
        page = window.page

        def work():
            page.line.setText("[[3 12] [2 4]]")
            page.read_line()
            page.node.add_child()
            page.model.player.to_end()
            page.model.player.back()
            page.undo.undo()
            page.menus.questions.aboutToShow.emit()
            page.line.setText("chance[1 2]")
            page.read_line()

        assert grown(window, work) == Counter()

    tell_story(story)


def test_looking_at_a_quiz_again_leaves_nothing_behind(tell_story, qtbot):
    def story(window):
        window.turn_to("quizzes")
        page = window.page
        qtbot.waitUntil(lambda: page.fact is not None)

        def work():
            page.model.add("cuts")
            page.model.remove()
            page.model.select(1)
            page.model.select(0)
            page.preview.refuse("no")

        assert grown(window, work) == Counter()

    tell_story(story)


@pytest.mark.parametrize("opens", ["show_settings", "show_keys"])
def test_a_dialog_is_gone_once_it_is_closed(tell_story, opens):
    def story(window):
        def work():
            getattr(window, opens)()
            close_dialogs(window)

        assert grown(window, work) == Counter()

    tell_story(story)


def test_the_dialogs_of_rules_and_conventions_are_gone_once_they_are_closed(tell_story, qtbot):
    def story(window):
        window.turn_to("explore")
        window.turn_to("quizzes")
        qtbot.waitUntil(lambda: window.page.fact is not None)

        def work():
            window.pages["explore"].methods.buttons[0].click()
            window.pages["quizzes"].side.sheet.choose_conventions()
            close_dialogs(window)

        assert grown(window, work) == Counter()

    tell_story(story)


def test_other_colours_and_sizes_leave_nothing_behind(tell_story):
    def story(window):
        preferences = window._preferences
        settings = preferences.settings

        def work():
            preferences.choose(settings._replace(light=Light.DARK, text_size=150))
            preferences.choose(settings)

        assert grown(window, work) == Counter()

    tell_story(story)


def test_pages_in_another_language_leave_nothing_of_the_old_ones(tell_story, second_language):
    def story(window):
        for page in PAGES:
            window.turn_to(page)
        learn, practice, explore, play = (window.pages[page] for page in list(PAGES)[:4])
        quizzes = window.pages["quizzes"]
        old = [practice.session, practice.side.work, practice.session.sheet, practice.feedback]
        old += [
            explore.model,
            explore.model.player,
            explore.model.work,
            explore.file_actions.writing,
        ]
        old += [play.model, play.model.player, play.model.looking, play.moves.board, play.unrolling]
        old += [
            quizzes.model,
            quizzes.preview_maker,
            quizzes.preview_maker.work,
            quizzes.file_actions.exporting,
        ]
        old += [learn.model, learn.work, *window.pages.values()]
        window._preferences.choose(window._preferences.settings._replace(language=second_language))
        close_dialogs(window)
        settle()
        assert [each for each in old if isValid(each)] == []

    tell_story(story)


def test_only_the_last_steps_are_kept_for_undo(tell_story):
    def story(window):
        page = practice(window)
        for number in range(page.undo.undoLimit() + 50):
            page.session.sheet.end_edit()
            page.session.write(str(number))
        assert 0 < page.undo.count() == page.undo.undoLimit()

    tell_story(story)

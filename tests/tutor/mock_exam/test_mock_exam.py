"""A mock exam: chosen, sat against the clock, handed in, gone through."""

from fractions import Fraction
from pathlib import Path

import pytest
from hands import answer_message, choose_file, focused, practice, press, type_text
from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from rectangles import settle, troubles

from exercises import entries
from exercises.drawing.parts.picture import Ink
from exercises.exam import mock
from exercises.exam.spec_reading import read_quiz
from exercises.exercise import Verdict
from exercises.learning.purpose import Purpose
from exercises.solution import solution
from search.tree import GameTree
from tutor.canvas.drawing_view import READABLE
from tutor.mock_exam.page import MockPage
from tutor.storage.store import Store

SHORT = (Path(__file__).parents[2] / "cases" / "short_exam.toml").read_text("utf-8")


def exam_page(window) -> MockPage:
    window.turn_to("exam")
    assert isinstance(window.page, MockPage)
    return window.page


def sit(qtbot, window, text: str = SHORT) -> MockPage:
    page = exam_page(window)
    with qtbot.waitSignal(page.model.replaced):
        page.begin(text, 10)
    return page


def fill(page: MockPage) -> None:
    exercise = page.session.exercise
    for blank, entry in solution(exercise).items():
        page.session.sheet.write(blank, entries.write_at(exercise, blank, entry))


def test_keys_of_an_exam_do_nothing_before_one_begins(tell_story):
    def story(window):
        page = exam_page(window)
        for name in ("exam-flag", "exam-next", "exam-previous", "fit"):
            next(each for each in page.actions() if each.objectName() == name).trigger()
        assert page.model.exam is None

    tell_story(story)


def test_the_exams_that_come_with_the_program_are_sat_by_mouse_and_keys(tell_story, qtbot):
    def story(window):
        page = exam_page(window)
        assert page.start.choice.currentText() == "Like the midterm"
        assert page.start.minutes.value() == 40
        with qtbot.waitSignal(page.model.replaced):
            QTest.mouseClick(page.start.main, Qt.MouseButton.LeftButton)
        exam = page.model.exam
        assert (len(exam.questions), exam.points, exam.minutes) == (6, 40, 40)
        assert focused() is page.canvas
        type_text("7")
        assert list(page.model.question.typed.values()) == ["7"]
        assert page.clock.time.text() == "40:00"

    tell_story(story)


def test_questions_go_in_any_order_with_flags_and_nothing_is_told_before_the_end(tell_story, qtbot):
    def story(window):
        page = sit(qtbot, window)
        exam = page.model.exam
        assert [each.points for each in exam.questions] == [4, 6]
        assert exam.left_out == 1
        assert "1 question in words is left out" in page.header.about.text()
        type_text("5")
        press(Qt.Key.Key_Return)
        press(Qt.Key.Key_Question)
        assert page.session.feedback is None
        assert page.session.verdicts == {}
        assert not page.feedback.isVisible()
        press(Qt.Key.Key_D, Qt.KeyboardModifier.ControlModifier)
        assert page.model.question.flagged
        press(Qt.Key.Key_PageDown)
        assert page.model.exam.at == 1
        assert "flagged" in page.questions.buttons[0].text()
        assert "1 of" in page.questions.buttons[0].text()
        QTest.mouseClick(page.questions.buttons[0], Qt.MouseButton.LeftButton)
        assert page.model.exam.at == 0
        assert list(page.session.sheet.typed.values()) == ["5"]
        assert focused() is page.canvas

    tell_story(story)


ON_AND_BESIDE = """
title = "On the tree and beside it"
[[questions]]
kind = "grow"
level = 1
points = 4
[[questions]]
kind = "counts"
level = 1
points = 6
"""


def test_the_keyboard_is_where_practice_would_have_it_on_the_tree_or_in_the_questions(
    tell_story, qtbot
):
    def story(window):
        page = sit(qtbot, window, ON_AND_BESIDE)
        assert page.session.blank.item  # a question, but drawn on the tree
        assert focused() is page.canvas
        type_text("1")
        assert focused() is page.canvas
        assert len(page.session.sheet.typed) == 1
        page.step(1)
        assert page.view.items.isAncestorOf(focused())
        QTest.mouseClick(page._flag, Qt.MouseButton.LeftButton)
        assert page.view.items.isAncestorOf(focused())
        window.turn_to("practice")
        for question in page.model.exam.questions:
            practice(window).open(question.exercise)
            view = practice(window).view
            on_tree = question.exercise.kind == "grow"
            assert (focused() is view.canvas) is on_tree
            assert (view.items is not None and view.items.isAncestorOf(focused())) is not on_tree

    tell_story(story)


@pytest.mark.parametrize("name", ["_flag", "_undo"])
def test_after_a_button_typing_goes_on_in_the_tree(tell_story, qtbot, name):
    def story(window):
        page = sit(qtbot, window)
        type_text("5")
        QTest.mouseClick(getattr(page, name), Qt.MouseButton.LeftButton)
        assert focused() is page.canvas
        type_text("7")
        assert any("7" in entry for entry in page.session.sheet.typed.values())

    tell_story(story)


def test_the_clock_runs_is_hidden_and_never_locks_out(tell_story, qtbot):
    def story(window):
        page = sit(qtbot, window)
        page.model.pass_time(61)
        assert page.clock.time.text() == "8:59"
        page.clock.turn.click()
        assert not page.clock.time.isVisible()
        page.clock.turn.click()
        page.model.pass_time(600)
        assert page.clock.time.text() == "1:01"
        assert "over" in page.clock._of.text()
        type_text("3")
        assert page.model.question.filled[0] == 1

    tell_story(story)


def test_what_is_handed_in_is_marked_with_follow_through_and_counts_as_an_exam(tell_story, qtbot):
    said = []

    def story(window):
        page = sit(qtbot, window)
        fill(page)
        page.step(1)
        page.model.pass_time(90)
        answer_message("Go on", said, lambda asked: asked.defaultButton().text())
        page.main.click()
        assert said == ["Go on"]  # one question is empty: Enter twice must not hand it in
        assert not page.model.exam.done
        answer_message("Hand in", said)
        page.main.click()
        exam = page.model.exam
        assert exam.done
        assert [page.model.marks(place) for place in (0, 1)] == [4, 0]
        assert "4 of 10 points, in 2 minutes" in page.header.about.text()
        assert page.questions.heading.text() == "4 of 10 points"
        assert page.feedback.isVisible()
        assert page.feedback.score.text().endswith("right · 4 of 4 points")
        assert set(page.session.verdicts.values()) == {Verdict.RIGHT}
        before = dict(page.session.sheet.typed)
        QTest.keyClicks(page.canvas, "9")
        assert page.session.sheet.typed == before
        kinds = [(each.kind, each.purpose) for _, each in page.store.attempts()]
        assert kinds == [("minimax", Purpose.EXAM), ("cuts", Purpose.EXAM)]
        page.solution.click()
        assert len(page.feedback.remarks.findChildren(object)) > 1

    def later(window):
        page = exam_page(window)
        assert page.model.exam.done
        assert page.model.marks(0) == Fraction(4)
        assert len(page.store.attempts()) == 2
        page.leave.click()
        assert page.model.exam is None
        assert page.start.isVisible()

    tell_story(story)
    tell_story(later)


def test_a_second_try_has_new_trees_that_are_as_hard(tell_story, qtbot):
    def story(window):
        page = sit(qtbot, window)
        first = page.model.exam
        page.model.hand_in()
        with qtbot.waitSignal(page.model.replaced):
            page.another.click()
        second = page.model.exam
        assert second.spent == 0
        assert not second.done
        for one, other in zip(first.questions, second.questions, strict=True):
            assert one.exercise.kind == other.exercise.kind
            assert one.exercise.tree != other.exercise.tree
            assert one.points == other.points
        own = GameTree.ROOT
        assert len(second.questions[1].exercise.tree.children(own)) == 3

    tell_story(story)


def test_cuts_are_struck_in_ink_until_the_exam_is_handed_in(tell_story, qtbot):
    def story(window):
        page = sit(qtbot, window)
        colours = page.theme.colours.drawing
        page.canvas.grab()
        inks = page.canvas._painter._pens.palette.inks
        assert inks[Ink.CUT] == colours.inks[Ink.INK]
        page.model.hand_in()
        page.canvas.grab()
        assert page.canvas._painter._pens.palette.inks[Ink.CUT] == colours.inks[Ink.CUT]

    tell_story(story)


def test_an_instructor_s_file_is_offered_and_a_broken_one_named(tell_story, qtbot, tmp_path):
    good, bad = tmp_path / "quiz.toml", tmp_path / "bad.toml"
    good.write_text(SHORT, "utf-8")
    bad.write_text(SHORT.replace("cuts", "cutz"), "utf-8")

    def story(window):
        page = exam_page(window)
        page.open(str(bad))
        assert "cutz" in page.news
        page.open(str(good))
        page.open(str(good))
        assert page.start.choice.currentText() == "Two trees"
        assert page.start.minutes.value() == 10
        assert page.start.out.isVisible()
        assert not page.start.rows.isVisible()

    def after_a_restart(window):
        start = exam_page(window).start
        offered = [start.choice.itemText(place) for place in range(start.choice.count())]
        assert offered.count("Two trees") == 1
        start.choice.setCurrentIndex(offered.index("Two trees"))
        start.delete()
        assert start.choice.findText("Two trees") < 0

    tell_story(story)
    good.unlink()
    tell_story(after_a_restart)


def test_an_exam_of_one_s_own_is_made_from_another_kept_and_sat(tell_story, qtbot):
    def story(window):
        start = exam_page(window).start
        start.copy.setFocus()
        press(Qt.Key.Key_Space)
        assert start.choice.currentText() == "Like the midterm (mine)"
        assert focused() is start.name
        type_text("Thursday")
        for _ in range(4):
            start.rows.outs[0].click()
        choose(start.rows.kinds[0], "cuts")
        choose(start.rows.levels[0], 1)
        start.rows.points[0].setValue(9)
        start.more.click()
        settle(window)
        assert focused() is start.rows.kinds[-1]
        start.rows.outs[1].click()
        start.minutes.setValue(15)
        assert start.quiz.title == "Thursday"

    def later(window):
        page = exam_page(window)
        page.start.choice.setCurrentIndex(page.start.choice.count() - 1)
        assert page.start.choice.currentText() == "Thursday"
        with qtbot.waitSignal(page.model.replaced):
            page.start.main.click()
        exam = page.model.exam
        asked = [(each.exercise.kind, each.points) for each in exam.questions]
        assert asked == [("cuts", 9), ("depth-limit", 5)]
        assert "level = 1" in exam.quiz
        assert (exam.title, exam.minutes) == ("Thursday", 15)

    def last(window):
        page = exam_page(window)
        page.model.leave()
        page.start.choice.setCurrentIndex(page.start.choice.count() - 1)
        page.start.out.click()
        assert page.start.choice.findText("Thursday") == -1
        assert page.store.setting("exams", list) == []

    for part in (story, later, last):
        tell_story(part)


def test_an_exam_of_one_s_own_is_handed_on_as_a_file_that_opens_as_an_exam(
    tell_story, tmp_path, monkeypatch
):
    file = tmp_path / "exam.toml"
    choose_file(monkeypatch, file)

    def hand_on(window):
        page = exam_page(window)
        assert not page.start.save.isVisible()
        page.start.change()
        page.start.rows.points[0].setValue(9)
        page.start.minutes.setValue(15)
        page.start.save.click()
        assert "exam.toml" in page.news
        page.start.delete()

    def sit_it(window):
        assert isinstance(window.page, MockPage)
        start = window.page.start
        assert start.choice.currentText() == "Like the midterm (mine)"
        assert (start.quiz.questions[0].points, start.minutes.value()) == (9, 15)
        window.page.model.begin(mock.sit(start._chosen.text, 15))
        window.page.open(str(file))
        assert "first" in window.page.news

    tell_story(hand_on)
    assert read_quiz(file).title == "Like the midterm (mine)"  # and it is a quiz like any other
    tell_story(sit_it, str(file))


def choose(box, data) -> None:
    """Choose from a list, as a person does."""
    box.setCurrentIndex(box.findData(data))
    box.activated.emit(box.currentIndex())


def test_of_an_instructor_s_file_all_but_its_own_trees_and_words_is_changed(tell_story, tmp_path):
    file = tmp_path / "quiz.toml"
    file.write_text(SHORT, "utf-8")

    def story(window):
        page = exam_page(window)
        page.open(str(file))
        page.start.change()
        rows = page.start.rows
        assert [box.isEnabled() for box in rows.kinds] == [True, False, False]
        assert rows.kinds[2].currentText() == "Why?"
        rows.points[1].setValue(3)
        assert page.start.quiz.questions[1].tree == "[[3 12 8] [2 4 6] [14 5 2]]"
        assert page.start.quiz.points == 10
        rows.outs[2].click()
        rows.outs[1].click()
        assert not rows.outs[0].isEnabled()  # an exam asks something

    tell_story(story)


def test_exams_of_one_s_own_that_can_t_be_read_are_set_aside(tell_story, data_folder):
    store = Store(data_folder / "plywood.sqlite")
    store.keep_setting("exams", ["title = 3", 5])
    store.close()

    def story(window):
        page = exam_page(window)
        assert page.start.choice.count() == 3
        QApplication.processEvents()
        assert "set aside" in page.news
        page.start.change()
        assert page.start.choice.count() == 4

    tell_story(story)


@pytest.mark.parametrize(
    ("size", "text_size", "pictures"),
    [((1440, 900), 100, True), ((1024, 700), 100, False), ((1024, 700), 200, False)],
)
def test_what_an_exam_asks_is_shown_by_small_trees_and_begin_is_always_in_sight(
    tell_story, size, text_size, pictures
):
    def story(window):
        window.resize(*size)
        window._preferences.choose(window._preferences.settings._replace(text_size=text_size))
        start = exam_page(window).start
        settle(window)
        assert [tile.picture.isVisible() for tile in start.tiles.tiles] == [pictures] * 6
        for _ in range(2):  # then one of one's own
            assert troubles(window.centralWidget()) == []
            assert troubles(start.card) == []
            assert not start._area.horizontalScrollBar().maximum()
            corner = start.main.mapTo(start, start.main.rect().bottomRight())
            assert corner == start.rect().bottomRight()
            start.change()
            settle(window)

    tell_story(story)


SIX = (
    """
title = "Six questions"
time = "40 minutes"
"""
    + 6 * '[[questions]]\nkind = "alpha-beta"\nlevel = 2\npoints = 12\n'
)


@pytest.mark.every(2)
@pytest.mark.parametrize("text_size", [100, 200])
@pytest.mark.parametrize("size", [QSize(1024, 700), QSize(1440, 900)])
def test_nothing_of_an_exam_is_clipped(tell_story, qtbot, size, text_size):
    def story(window):
        window._preferences.choose(window._preferences.settings._replace(text_size=text_size))
        window.resize(size)
        page = exam_page(window)
        page.start.change()
        page.start.more.click()
        settle(window)
        assert troubles(window.centralWidget()) == []
        assert troubles(page.start) == []
        page = sit(qtbot, window, SIX)
        settle(window)
        assert troubles(window.centralWidget()) == []
        assert page.canvas.height() > size.height() * 0.35
        assert page.canvas.viewport.scale >= READABLE
        for made in page.questions.buttons if text_size == 200 else ():  # a row each may scroll
            place = QRect(made.mapTo(page.questions._area, QPoint(0, 0)), made.size())
            assert page.questions._area.rect().contains(place)
        page.model.hand_in()
        settle(window)
        QApplication.processEvents()
        assert troubles(window.centralWidget()) == []

    tell_story(story)


@pytest.mark.parametrize(
    ("time", "minutes"),
    [("25 minutes", 25), ("1 h 30", 90), ("2 hours", 120), ("", 10), ("as long as you like", 10)],
)
def test_the_time_of_a_quiz_is_read_as_it_is_written(time, minutes):
    text = (
        f'title = "t"\ntime = "{time}"\n[[questions]]\nkind = "minimax"\nlevel = 1\npoints = 10\n'
    )
    assert mock.sit(text).minutes == minutes

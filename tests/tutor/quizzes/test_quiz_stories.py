"""An instructor builds a quiz, looks at its pages, and takes it to the printer."""

import tomllib

import pytest
from hands import CONTROL, answer_message, choose_file, focused, press, type_text, wait_for_pages
from PySide6.QtCore import QModelIndex, QPoint, QRect, QSize, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog
from rectangles import settle, troubles
from reportlab.pdfgen.canvas import Canvas

from exercises.exam.spec import Fairness, Paper
from exercises.exam.spec_reading import read_quiz
from exercises.paper import workers
from search import notation
from tutor.quizzes.conventions import ConventionsDialog
from tutor.quizzes.page import QuizzesPage
from tutor.quizzes.side import FACTS, QUESTIONS
from tutor.widgets.news import News

ALT = Qt.KeyboardModifier.AltModifier
SHIFT = Qt.KeyboardModifier.ShiftModifier


def kinds(page):
    return [question.kind for question in page.model.quiz.questions]


def trees(page):
    return [notation.write(fact.exercise.tree) for fact in page.facts]


def choose_folder(monkeypatch, folder):
    monkeypatch.setattr(QFileDialog, "getExistingDirectory", lambda *_: str(folder))


def break_off(*_):
    """What no part of a program expects of a library."""
    raise RuntimeError("out of ink")


@pytest.mark.qt_log_ignore("This plugin does not support", extend=True)  # menus without a screen
def test_a_quiz_is_built_by_keyboard_alone(quizzes, qtbot):
    def story(page):
        assert focused() is page.side.list
        for _ in range(4):
            press(Qt.Key.Key_Delete)
        assert kinds(page) == []
        for steps in (0, 1):
            press(Qt.Key.Key_N, CONTROL)
            menu = QApplication.activePopupWidget()
            for _ in range(steps):
                QTest.keyClick(menu, Qt.Key.Key_Down)
            QTest.keyClick(menu, Qt.Key.Key_Return)
        assert kinds(page) == ["minimax", "best-line"]
        press(Qt.Key.Key_Up, ALT)
        assert kinds(page) == ["best-line", "minimax"]
        assert page.side.list.currentIndex().row() == 0
        press(Qt.Key.Key_Down, ALT)
        press(Qt.Key.Key_Up)
        while focused() is not page.side.question.points:
            press(Qt.Key.Key_Tab)
        press(Qt.Key.Key_Up)
        press(Qt.Key.Key_2, CONTROL)
        page.side.sheet.lines["title"].selectAll()
        type_text("Midterm")
        assert page.model.quiz.title == "Midterm"
        assert page.model.quiz.questions[0].points == 11
        wait_for_pages(qtbot, page)
        assert len(page.facts) == 2
        assert page.preview.pages

    quizzes(story)


def test_a_dragged_question_keeps_its_tree(quizzes, qtbot):
    def story(page):
        before = trees(page)
        nowhere = QModelIndex()
        page.side.list.model().moveRow(nowhere, 0, nowhere, 3)
        assert kinds(page) == ["max-n", "expectimax", "alpha-beta", "cuts"]
        assert page.model.place == 2
        wait_for_pages(qtbot, page)
        assert trees(page) == [before[1], before[2], before[0], before[3]]
        press(Qt.Key.Key_Z, CONTROL)
        assert kinds(page) == ["alpha-beta", "max-n", "expectimax", "cuts"]

    quizzes(story)


def test_one_question_is_rolled_again_and_a_locked_one_stays(quizzes, qtbot):
    def story(page):
        first = trees(page)
        press(Qt.Key.Key_R, CONTROL)
        wait_for_pages(qtbot, page)
        second = trees(page)
        assert [a == b for a, b in zip(first, second, strict=True)] == [False, True, True, True]
        press(Qt.Key.Key_L, CONTROL)
        assert "locked" in page.side.list.model().index(0).data(Qt.ItemDataRole.ToolTipRole)
        press(Qt.Key.Key_R, CONTROL | SHIFT)
        wait_for_pages(qtbot, page)
        third = trees(page)
        assert [a == b for a, b in zip(second, third, strict=True)] == [True, False, False, True]

    quizzes(story)


def test_every_question_says_how_hard_it_is_and_what_it_shows(quizzes):
    def story(page):
        page.model.select(3)
        assert "9 leaves, 2 plies, 7 evaluated, 1 cut" in page.about.hardness.text()
        fact = page.fact
        known = len(fact.apart) + len(fact.unseen) + sum(map(len, fact.alike))
        assert page.about.told.text() == f"Tells {len(fact.apart)} of {known} mistakes apart"
        assert "AB-ROOTRESET" not in fact.unseen

    quizzes(story)


def test_how_hard_a_question_is_has_a_part_of_its_own_where_there_is_little_room(quizzes, qtbot):
    def story(page):
        window, side = page.window(), page.side
        for size, part in ((QSize(1024, 700), FACTS), (QSize(1440, 900), QUESTIONS)):
            window.resize(size)
            qtbot.waitUntil(lambda size=size: window.size() == size)
            press(Qt.Key.Key_3, CONTROL)
            settle(window)
            assert side._parts.currentIndex() == part
            assert page.about.isVisible()
            seen = page.about.mapTo(page, page.about.rect().topLeft())
            assert page.rect().contains(seen)

    quizzes(story)


def test_news_leaves_the_button_that_exports_free(quizzes):
    def story(page):
        page.window().resize(1024, 700)
        page.notify("Something has happened, and this is what it was. " * 4)
        settle(page.window())
        button, news = page.bar.button, page.findChild(News)
        places = [QRect(each.mapTo(page, QPoint()), each.size()) for each in (button, news)]
        assert not places[0].intersects(places[1])

    quizzes(story)


def test_a_tree_is_written_down_changed_and_given_up(quizzes, qtbot):
    def story(page):
        page.write_tree_down()
        assert page.model.question.tree == trees(page)[0]
        edit = page.side.question.tree
        edit.setFocus()
        edit.selectAll()
        type_text("[[3 12")
        press(Qt.Key.Key_Return)
        assert "^" in page.side.question.trouble.text()
        edit.selectAll()
        type_text("[[3 12] [2 4]]")
        press(Qt.Key.Key_Return)
        assert not page.side.question.trouble.isVisible()
        wait_for_pages(qtbot, page)
        assert page.fact.difficulty.leaves == 4
        assert not page.side.question.roll.isEnabled()
        edit.clear()
        press(Qt.Key.Key_Return)
        assert page.model.question.level is not None
        assert page.side.question.roll.isEnabled()

    quizzes(story)


@pytest.mark.every(2)
@pytest.mark.parametrize("kind", ["range-cuts", "depth-limit", "max-n-cuts"])
def test_a_tree_that_is_written_down_keeps_its_own_rules(quizzes, qtbot, kind):
    def story(page):
        page.model.change_question(kind=kind)
        wait_for_pages(qtbot, page)
        before = page.fact.exercise
        page.write_tree_down()
        wait_for_pages(qtbot, page)
        assert (page.fact.exercise.tree, page.fact.exercise.rules) == (before.tree, before.rules)
        page.model.give_tree("")
        assert page.model.question.rules == {}

    quizzes(story)


def test_a_tree_goes_to_the_explore_page_and_back(tell_story, qtbot):
    def story(window):
        window.turn_to("quizzes")
        page = window.page
        wait_for_pages(qtbot, page)
        page.draw_tree()
        explore = window.page
        assert explore is not page
        explore.open(notation.read("[[1 2] [3 4]]"))
        window.turn_to("quizzes")
        page.take_tree()
        assert page.model.question.tree == "max[min[1 2] min[3 4]]"

    tell_story(story)


def test_a_tree_that_does_not_fit_the_kind_is_said_above_the_pages(quizzes, qtbot):
    def story(page):
        page.model.select(1)
        with qtbot.waitSignal(page.preview_maker.failed):
            page.model.give_tree("max[min[1 2] min[3 4]]")
        assert page.preview.trouble.text().startswith("Question 2: Tree")
        press(Qt.Key.Key_Z, CONTROL)
        wait_for_pages(qtbot, page)
        assert not page.preview.trouble.isVisible()

    quizzes(story)


def test_a_saved_quiz_opens_as_it_was(quizzes, qtbot, tmp_path, monkeypatch):
    file = tmp_path / "quiz.toml"
    choose_file(monkeypatch, file)

    def story(page):
        page.model.change(title='A "title" = [1]\\ π', versions=3, fairness=Fairness.MATCHED)
        page.model.change(paper=Paper.LETTER, conventions={"cut_on_equal": False})
        page.model.change_question(points=2.5, locked=True)
        before = page.model.quiz
        press(Qt.Key.Key_S, CONTROL)
        assert "quiz.toml" in page.news
        assert tomllib.loads(file.read_text("utf-8"))["title"] == before.title
        assert read_quiz(file) == before
        page.file_actions.new()
        assert page.model.quiz != before
        assert page.model.file is None
        press(Qt.Key.Key_O, CONTROL)
        assert page.model.quiz == before
        assert page.model.file == file
        press(Qt.Key.Key_Z, CONTROL)
        press(Qt.Key.Key_Z, CONTROL)
        assert page.model.quiz == before

    quizzes(story)


def test_the_header_says_whether_the_file_has_the_quiz_as_it_is(tell_story, tmp_path, monkeypatch):
    file = tmp_path / "quiz.toml"
    choose_file(monkeypatch, file)

    def leave(window):
        window.turn_to("quizzes")
        page = window.page
        assert page._file.text() == "not saved yet"
        press(Qt.Key.Key_S, CONTROL)
        assert page._file.text() == "quiz.toml"
        page.model.change(course="Mine")
        assert page._file.text() == "quiz.toml · changed, not saved"
        press(Qt.Key.Key_S, CONTROL)
        page.undo.undo()
        assert page._file.text() == "quiz.toml · changed, not saved"
        page.undo.redo()
        assert page._file.text() == "quiz.toml"
        press(Qt.Key.Key_O, CONTROL)
        assert page._file.text() == "quiz.toml"

    def come_back(window):
        assert window.page._file.text() == "quiz.toml"
        window.page.model.change(course="Ours")

    def come_back_again(window):
        assert window.page._file.text() == "quiz.toml · changed, not saved"

    for story in (leave, come_back, come_back_again):
        tell_story(story)


def test_without_a_question_there_is_neither_a_form_nor_a_page(quizzes, qtbot):
    def story(page):
        with qtbot.waitSignal(page.preview_maker.failed):
            for _ in range(4):
                page.model.remove()
        assert not page.side.question.isVisible()
        assert page.preview.pages == []
        assert page.preview.status.text() == ""
        assert "questions" in page.preview.trouble.text()
        page.model.add("cuts")
        wait_for_pages(qtbot, page)
        assert page.side.question.isVisible()
        assert page.preview.pages

    quizzes(story)


BAD_FILES = {
    'titel = "x"': "titel",
    'title = "x"\n[[questions]]\nkind = "cats"\nlevel = 1': "question 1: kind",
    'title = "x"\n[[questions]]\nkind = "cuts"\nlevel = "high"': "question 1: level",
    'title = "x"\n[[questions]]\ncode = "cuts"': "question 1: code",
    "title = ": "no TOML",
}


def test_a_bad_file_is_said_in_one_line_and_changes_nothing(quizzes, tmp_path, monkeypatch):
    file = tmp_path / "bad.toml"
    choose_file(monkeypatch, file)

    def story(page):
        before = page.model.quiz
        for text, said in BAD_FILES.items():
            file.write_text(text)
            press(Qt.Key.Key_O, CONTROL)
            assert said in page.news
            assert "bad.toml" in page.news
            assert "\n" not in page.news
            assert page.model.quiz is before

    quizzes(story)


def test_a_quiz_without_a_title_is_not_saved_but_not_lost(tell_story, tmp_path, monkeypatch):
    file = tmp_path / "quiz.toml"
    choose_file(monkeypatch, file)

    def leave(window):
        window.turn_to("quizzes")
        window.page.model.change(title="", course="Mine")
        press(Qt.Key.Key_S, CONTROL)
        assert window.page.news == "Title: a quiz needs one"
        assert not file.exists()

    def return_to(window):
        assert window.page.model.quiz.course == "Mine"

    tell_story(leave)
    tell_story(return_to)


def test_a_quiz_file_opens_on_the_quizzes_page(tell_story, tmp_path):
    file = tmp_path / "quiz.toml"
    file.write_text('title = "From outside"\n[[questions]]\nkind = "cuts"\nlevel = 1\n')

    def story(window):
        assert isinstance(window.page, QuizzesPage)
        assert window.page.model.quiz.title == "From outside"

    tell_story(story, str(file))


def test_a_folder_that_cannot_be_written_to_is_said(quizzes, tmp_path, monkeypatch):
    choose_file(monkeypatch, tmp_path / "nowhere" / "quiz.toml")

    def story(page):
        press(Qt.Key.Key_S, CONTROL)
        assert "can't be written" in page.news
        assert page.model.file is None

    quizzes(story)


def test_an_export_writes_what_was_seen(quizzes, qtbot, tmp_path, monkeypatch):
    folder = tmp_path / "out"
    folder.mkdir()
    choose_folder(monkeypatch, folder)

    def story(page):
        with qtbot.waitSignal(page.file_actions.exporting.ended):
            press(Qt.Key.Key_E, CONTROL)
        assert "2 sheets" in page.news
        key = (folder / "key.json").read_text("utf-8")
        assert all(tree in key for tree in trees(page))
        assert len(list((folder / "questions").glob("A-*.pdf"))) == 1
        assert page.bar.currentIndex() == 0
        (folder / "key.json").write_text("mine")
        asked = []
        answer_message("Cancel", asked)
        press(Qt.Key.Key_E, CONTROL)
        assert str(folder) in asked[0]
        assert not page.file_actions.exporting.busy
        assert (folder / "key.json").read_text() == "mine"

    quizzes(story)


def test_a_quiz_is_exported_for_a_learning_platform(quizzes, qtbot, tmp_path, monkeypatch):
    file = tmp_path / "mine.xml"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(file), ""))

    def story(page):
        moodle = page.bar.platforms.actions()[0]
        with qtbot.waitSignal(page.file_actions.exporting.ended):
            moodle.trigger()
        assert str(file) in page.news
        assert "counts as wrong" in page.news
        assert file.read_bytes().startswith(b"<?xml")
        assert page.bar.currentIndex() == 0

    quizzes(story)


def test_many_sheets_are_exported_after_their_questions_were_looked_at(
    quizzes, qtbot, tmp_path, monkeypatch
):
    folder = tmp_path / "out"
    folder.mkdir()
    choose_folder(monkeypatch, folder)
    monkeypatch.setattr(workers, "ALONE", 7)  # other processes make them

    def story(page):
        page.model.change(versions=8)
        wait_for_pages(qtbot, page)
        with qtbot.waitSignal(page.file_actions.exporting.ended):
            press(Qt.Key.Key_E, CONTROL)
        assert "8 sheets" in page.news
        assert len(list((folder / "questions").iterdir())) == 8

    quizzes(story)


def test_an_export_that_breaks_off_leaves_the_page_at_work(quizzes, qtbot, tmp_path, monkeypatch):
    folder = tmp_path / "out"
    folder.mkdir()
    choose_folder(monkeypatch, folder)

    def story(page):
        with monkeypatch.context() as broken, qtbot.captureExceptions() as errors:
            broken.setattr(Canvas, "setTitle", break_off)
            with qtbot.waitSignal(page.file_actions.exporting.failed):
                press(Qt.Key.Key_E, CONTROL)
            qtbot.waitUntil(lambda: bool(errors))
        assert [str(error) for _, error, _ in errors] == ["out of ink"]
        assert page.news.startswith("Nothing was written")
        assert page.bar.currentIndex() == 0
        assert list(folder.iterdir()) == []
        page.model.change(title="Once more")
        wait_for_pages(qtbot, page)
        with qtbot.waitSignal(page.file_actions.exporting.ended):
            press(Qt.Key.Key_E, CONTROL)
        assert "2 sheets" in page.news

    quizzes(story)


def test_pages_that_break_off_are_made_again_after_the_next_change(quizzes, qtbot, monkeypatch):
    def story(page):
        with monkeypatch.context() as broken, qtbot.captureExceptions() as errors:
            broken.setattr(Canvas, "setTitle", break_off)
            with qtbot.waitSignal(page.preview_maker.failed):
                page.model.change(title="Broken off")
            qtbot.waitUntil(lambda: bool(errors))
        assert page.preview.trouble.isVisible()
        page.model.change(title="Once more")
        wait_for_pages(qtbot, page)
        assert not page.preview.trouble.isVisible()

    quizzes(story)


def test_a_cancelled_export_leaves_nothing(quizzes, qtbot, tmp_path, monkeypatch):
    folder = tmp_path / "quizzes" / "out"
    folder.mkdir(parents=True)
    choose_folder(monkeypatch, folder)
    monkeypatch.setattr(workers, "ALONE", 7)  # other processes are stopped, too

    def story(page):
        page.model.change(versions=12)
        with qtbot.waitSignal(page.file_actions.exporting.progressed):
            press(Qt.Key.Key_E, CONTROL)
        assert focused() is page.bar.cancel
        with qtbot.waitSignal(page.file_actions.exporting.ended):
            press(Qt.Key.Key_Escape)
        assert page.news.startswith("Cancelled")
        assert list(folder.iterdir()) == []
        assert list(folder.parent.iterdir()) == [folder]

    quizzes(story)


def test_a_window_that_closes_while_it_exports_leaves_nothing(
    quizzes, qtbot, tmp_path, monkeypatch
):
    folder = tmp_path / "quizzes" / "out"
    folder.mkdir(parents=True)
    choose_folder(monkeypatch, folder)

    def story(page):
        page.model.change(versions=12)
        with qtbot.waitSignal(page.file_actions.exporting.progressed):
            press(Qt.Key.Key_E, CONTROL)

    quizzes(story)
    assert list(folder.parent.iterdir()) == [folder]
    assert list(folder.iterdir()) == []


def test_a_roster_gives_a_sheet_to_each_student(quizzes, qtbot, tmp_path):
    roster = tmp_path / "students.csv"
    roster.write_text('id,name\n1,"Lovelace, Ada"\n2,Alan <b>\n', "utf-8")

    def story(page):
        page.model.change(roster=str(roster), versions=0)
        wait_for_pages(qtbot, page)
        shown = [page.preview.sheets.itemText(place) for place in range(2)]
        assert shown == ["Lovelace, Ada · 1", "Alan <b> · 2"]
        with qtbot.waitSignal(page.preview_maker.failed):
            page.model.change(roster=str(tmp_path / "nobody.csv"))
        assert "nobody.csv" in page.preview.trouble.text()

    quizzes(story)


def test_the_solutions_are_shown_beside_the_questions(quizzes, qtbot):
    def story(page):
        with qtbot.waitSignal(
            page.preview_maker.ready, check_params_cb=lambda view: view.preview_pages.asked.solved
        ):
            press(Qt.Key.Key_Return, CONTROL)
        assert page.preview.solved.isChecked()

    quizzes(story)


def test_the_selected_question_is_brought_into_view(quizzes, qtbot):
    def story(page):
        area = page.preview.area

        def is_in_view():
            spot = page.preview_pages.printed.spots[page.model.place]
            paper = page.preview.pages[spot.page]
            tree = paper.y() + spot.down * paper.height() - area.verticalScrollBar().value()
            return 0 <= tree < area.viewport().height()

        last = len(page.model.quiz.questions) - 1
        for _ in range(last):
            settle(page)  # pages get their places one by one
            press(Qt.Key.Key_Down)
            qtbot.waitUntil(is_in_view)
        assert page.model.place == last
        assert area.verticalScrollBar().value() > 0

    quizzes(story)


def test_conventions_are_chosen_for_the_quiz(quizzes, qtbot):
    def story(page):
        page.side.sheet.choose_conventions()
        dialog = page.findChild(ConventionsDialog)
        box = dialog.conventions.boxes["cut_on_equal"]
        box.setCurrentIndex(1)
        box.activated.emit(1)
        dialog.close()
        assert page.model.quiz.conventions == {"cut_on_equal": False}
        assert page.side.sheet.conventions.text() != "As in most textbooks."
        wait_for_pages(qtbot, page)
        assert page.facts[0].exercise.rules.cut_on_equal is False

    quizzes(story)


@pytest.mark.every(2)
@pytest.mark.parametrize("size", [QSize(1024, 700), QSize(1440, 900), QSize(1920, 1080)])
def test_all_can_be_read_with_pages_and_news_at_any_size(quizzes, qtbot, size):
    def story(page):
        window = page.window()
        scales = [100] if size.width() < 1400 else [100, 200]
        for text_size in scales:
            settings = page.preferences.settings._replace(text_size=text_size)
            page.preferences.choose(settings)
            window.resize(size)
            qtbot.waitUntil(lambda: window.size() == size)
            page.notify("Something has happened, and this is what it was.")
            wait_for_pages(qtbot, page)
            for part in (0, 1, 2):
                page.side.turn_to(part)
                settle(window)
                assert troubles(window.centralWidget()) == []
            page.bar.begin()
            page.bar.show_progress(12, 200, 400.0)
            page.preview_maker.work.slow.emit(True)
            page.preview_maker.work.progressed.emit(0.3, 59.0)
            settle(window)
            assert troubles(window.centralWidget()) == []
            page.bar.end()
            page.preview_maker.work.slow.emit(False)

    quizzes(story)


def test_the_page_comes_back_as_it_was_left(tell_story, qtbot):
    left = []

    def leave(window):
        window.turn_to("quizzes")
        window.page.model.change(title="Left")
        wait_for_pages(qtbot, window.page)
        left.extend(trees(window.page))

    def return_to(window):
        assert window.page.model.quiz.title == "Left"
        wait_for_pages(qtbot, window.page)
        assert trees(window.page) == left

    tell_story(leave)
    tell_story(return_to)


def test_typing_on_in_one_field_is_undone_at_once(quizzes):
    def story(page):
        before = page.model.quiz.course
        page.side.turn_to(1)
        page.side.sheet.lines["course"].setFocus()
        type_text("abc")
        assert page.undo.count() == 1
        page.undo.undo()
        assert page.model.quiz.course == before
        assert page.side.sheet.lines["course"].text() == before

    quizzes(story)

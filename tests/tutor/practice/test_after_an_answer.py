"""What follows an answer: where first, then why, and the steps of the search that decide it."""

import pytest
from hands import fill_by_keys, focused, open_code, practice, press, type_text
from PySide6.QtCore import QAbstractAnimation, Qt
from PySide6.QtWidgets import QApplication, QLabel, QPushButton
from rectangles import settle

from exercises.asks import Ask
from exercises.drawing.parts.style import LABEL_SIZE
from exercises.exercise import Blank
from exercises.kinds import items_of
from exercises.solution import run
from exercises.wording.steps_behind import steps_behind
from search.trace import Cut, Enter, Leave, Update
from search.tree import GameTree, NodeId
from tutor.answering.example_tree import ExampleTree
from tutor.canvas.drawing_view import SMALLEST_LETTERS
from tutor.canvas.state_sign import StateSign
from tutor.storage.settings import Motion

STOPPED = QAbstractAnimation.State.Stopped


def remark(page, blank: Blank):
    QApplication.processEvents()
    return next(each for each in page.feedback.remarks.remarks if each.blank == blank)


def said(page, blank: Blank) -> str:
    return " ".join(label.text() for label in remark(page, blank).findChildren(QLabel))


def link(page, blank: Blank, name: str) -> QPushButton:
    buttons = remark(page, blank).findChildren(QPushButton)
    return next(each for each in buttons if each.accessibleName() == name)


def test_the_first_check_says_where_and_the_second_why(tell_story, qtbot):
    def story(window):
        page = open_code(qtbot, window, "minimax-1-7Q4K2")
        fill_by_keys(page)
        blank = page.session.writing[0]
        page.session.select(blank.node, blank)
        type_text("99")
        page.check()
        first = said(page, blank)
        assert "99" not in first
        assert page.feedback.heading.isVisible()
        assert page.feedback.score.y() > page.feedback.heading.y()
        type_text("98")
        page.check()
        assert len(said(page, blank)) > len(first)
        assert "98" in said(page, blank)
        page.session.write("")
        fill_by_keys(page)
        page.check()
        words = [label.text() for label in page.feedback.remarks.findChildren(QLabel)]
        assert any("right in the end" in text for text in words)
        assert not any("wrong" in each.text() for each in page.findChildren(QPushButton))
        page.session.write("98")
        page.check()

    def later(window):
        page = practice(window)
        blank = page.session.writing[0]
        qtbot.waitUntil(lambda: page.session.feedback is not None)
        assert "98" in said(page, blank)

    tell_story(story)
    tell_story(later)


def test_why_says_it_at_once_and_plays_only_the_steps_behind_the_verdict(tell_story, qtbot):
    def story(window):
        page = open_code(qtbot, window, "alpha-beta-3-7Q4K2")
        fill_by_keys(page)
        tree = page.session.exercise.tree
        node = tree.children(GameTree.ROOT)[1]
        blank = Blank(node, Ask.ALPHA)
        page.session.select(node, blank)
        type_text("99")
        page.check()
        link(page, blank, "Why").click()
        assert page.playing
        assert blank in page.session.explained
        player = page.solution.player
        steps = [player.traces[0].steps[taken - 1] for (taken,) in player._moments[1:]]
        assert steps == [
            player.traces[0].steps[at] for at in steps_behind(run(page.session.exercise), blank)
        ]
        assert len(steps) < len(player.traces[0].steps) / 2
        shown = page.solution.canvas.drawing.markup.texts
        assert {each.node for each in shown} <= page.solution._decisive
        heavy = page.solution.canvas.drawing.markup.best
        assert {tree.parent(each) for each in heavy} <= page.solution._decisive
        player.to_end()
        assert not page.solution.resting
        press(Qt.Key.Key_Escape)
        assert not page.playing
        assert focused() is page.canvas
        assert "99" in said(page, blank)

    tell_story(story)


def test_the_steps_behind_a_blank_end_with_what_decides_it():
    from exercises.making.codes import exercise_of

    exercise = exercise_of("alpha-beta-3-7Q4K2")
    trace, tree = run(exercise), exercise.tree
    for blank in exercise.blanks:
        behind = [trace.steps[at] for at in steps_behind(trace, blank)]
        assert behind, blank
        cut = {each for step in trace.steps if isinstance(step, Cut) for each in step.skipped}
        if any(each in cut for each in (blank.node, *tree.ancestors(blank.node))):
            assert isinstance(behind[-1], Cut)
        elif blank.ask is Ask.VALUE:
            assert isinstance(behind[-1], Leave)
            assert behind[-1].node == blank.node
        elif blank.ask in (Ask.ALPHA, Ask.BETA):
            entered = next(
                step for step in behind if isinstance(step, Enter) and step.node == blank.node
            )
            assert entered in behind
        elif blank.ask is Ask.BEST:
            assert any(isinstance(step, Update) for step in behind)


def test_hints_go_look_rule_worked_step_and_then_say_that_they_end(tell_story, qtbot):
    def story(window):
        page = open_code(qtbot, window, "minimax-1-7Q4K2")
        told = []
        for _ in range(4):
            press(Qt.Key.Key_Question)
            QApplication.processEvents()
            told.append(page.feedback.remarks.findChild(QLabel, "notice").text())
        assert len(set(told[:3])) == 3
        assert told[3] == told[2]
        assert "last hint" in told[2]
        assert "last hint" not in told[1]

    tell_story(story)


def test_the_pseudocode_follows_what_is_being_filled_in(tell_story, qtbot):
    def story(window):
        window.resize(1440, 900)
        page = open_code(qtbot, window, "alpha-beta-3-7Q4K2")

        def lit() -> str:
            return next((line.text() for line in page.search._lines if line.property("at")), "")

        def facts() -> list[str]:
            grid = page.search._facts
            return [grid.itemAt(place).widget().text() for place in range(grid.count())]

        node = page.session.exercise.tree.children(GameTree.ROOT)[0]
        page.session.select(node, Blank(node, Ask.ALPHA))
        assert lit() == "min-value(node, α, β):"
        assert "if node is a leaf: return u(node)" in [each.text() for each in page.search._lines]
        page.session.select(node, Blank(node, Ask.VALUE))
        assert lit() == "return v"
        page.canvas.setFocus()
        type_text("14")
        assert facts()[-2:] == ["v", "14"]
        page.session.select(node, Blank(node, Ask.CUT))
        assert lit() == "if v ≥ β: return v"
        leaf = page.session.exercise.tree.leaves[0]
        page.session.select(leaf, Blank(leaf, Ask.CUT))
        page.session.select(NodeId(0))
        page.session.node, page.session.blank = leaf, None
        page._show_search()
        assert "child" in lit()
        assert "28" in facts()

    tell_story(story)


def test_the_sentences_of_the_solution_follow_the_player(tell_story, qtbot):
    def story(window):
        window.resize(1440, 900)
        page = open_code(qtbot, window, "alpha-beta-3-7Q4K2")
        page.show_solution()
        assert page.solution.resting
        assert "entered" in page.solution.moment.text()
        trace = page.solution.player.trace()
        assert set(trace.line) <= page.solution.canvas.drawing.markup.best
        player = page.solution.player
        lit = []
        for place in range(player.length + 1):
            player.jump(place)
            now = [label for label, _ in page.feedback._steps if label.property("at")]
            lit.append(now[0].text() if now else "")
        assert lit[1] == ""
        assert len(dict.fromkeys(lit)) > 4
        player.jump(3)
        assert "at this step" in page.solution.moment.text()

    tell_story(story)


def sign_after_a_right_tree(page) -> StateSign:
    fill_by_keys(page)
    page.check()
    return page.feedback.remarks.findChildren(StateSign)[-1]


def test_the_mark_of_progress_grows_once_for_each_tree_that_brings_somebody_further(
    tell_story, qtbot
):
    def story(window):
        sign = sign_after_a_right_tree(open_code(qtbot, window, "minimax-1-7Q4K2"))
        assert sign.motion.duration() <= 500
        with qtbot.waitSignal(sign.motion.finished):
            assert sign.newest < 1
        assert sign.newest == 1
        page = practice(window)
        page.feedback.refresh()
        again = page.feedback.remarks.findChildren(StateSign)[-1]
        assert (again.motion.state(), again.newest) == (STOPPED, 1)
        other = sign_after_a_right_tree(open_code(qtbot, window, "minimax-1-00001"))
        assert other.motion.state() is not STOPPED

    tell_story(story)


@pytest.mark.parametrize("who", ["the person", "the system"])
def test_nothing_moves_where_somebody_wants_it_still(tell_story, qtbot, tmp_path, monkeypatch, who):
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path))
    if who == "the system":
        (tmp_path / "kdeglobals").write_text("[KDE]\nAnimationDurationFactor=0\n")

    def story(window):
        if who == "the person":
            settings = window._preferences.settings
            window._preferences.choose(settings._replace(motion=Motion.NONE))
        sign = sign_after_a_right_tree(open_code(qtbot, window, "minimax-1-7Q4K2"))
        assert (sign.motion.state(), sign.newest) == (STOPPED, 1)

    tell_story(story)


def test_what_went_wrong_is_redone_in_a_row_and_not_counted_twice(tell_story, qtbot):
    wrong = ["minimax-1-7Q4K2", "minimax-2-7Q4K2"]

    def trees(page):
        return [page.session.exercise.tree, page.session.purpose]

    def story(window):
        first = []
        for code in wrong:
            page = open_code(qtbot, window, code)
            first.append(page.session.exercise.tree)
            type_text("99")
            page.check()
        page = open_code(qtbot, window, "minimax-1-00001")
        fill_by_keys(page)
        page.check()
        QApplication.processEvents()
        marks = page.feedback.remarks.findChildren(QLabel, "progress")
        assert [mark.text() for mark in marks] == ["Values: 1 of 3 right in a row"]
        link = next(
            each
            for each in page.feedback.remarks.findChildren(QPushButton)
            if each.text() == "Redo the 2 wrong ones"
        )
        link.click()
        assert trees(page) == [first[0], "redo"]
        assert page.session.sheet.typed == {}
        QApplication.processEvents()
        said = [label.text() for label in page.feedback.remarks.findChildren(QLabel)]
        assert any("not counted again" in text for text in said)
        fill_by_keys(page)
        press(Qt.Key.Key_Return)
        press(Qt.Key.Key_Return)
        assert trees(page) == [first[1], "redo"]
        fill_by_keys(page)
        press(Qt.Key.Key_Return)
        press(Qt.Key.Key_Return)
        assert "put right" in page.news

    tell_story(story)


def test_a_statement_that_fails_is_answered_by_a_tree_to_look_at_and_to_explore(tell_story, qtbot):
    def story(window):
        window.resize(1024, 700)
        page = open_code(qtbot, window, "statements-4.2-00006")
        items = items_of(page.session.exercise).values()
        item = next(item for item in items if item.example is not None and item.example())
        page.session.sheet.write(item.blank, "true")
        page.check()
        assert not remark(page, item.blank).findChildren(ExampleTree)
        page.why(item.blank)
        (example,) = remark(page, item.blank).findChildren(ExampleTree)
        assert example.canvas.drawing.markup.tree == item.example()
        settle(window)
        assert example.canvas.viewport.scale * LABEL_SIZE >= SMALLEST_LETTERS
        link(page, item.blank, "Explore this tree").click()
        explore = window.pages["explore"]
        qtbot.waitUntil(lambda: explore.model.tree == item.example())

    tell_story(story)

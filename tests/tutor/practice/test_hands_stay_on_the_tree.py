"""Whatever is clicked, typing goes on where it was; and what a key writes depends on the box."""

from hands import click, fill_by_keys, focused, open_code, practice, press, type_text
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu, QPushButton

from exercises.asks import Ask
from exercises.exercise import Blank, Verdict
from exercises.kinds import KINDS, TEACHING_ORDER
from search.tree import GameTree, NodeId
from tutor.widgets.title import ABOUT


def push(page, name: str) -> None:
    """Click the visible button that is called so, with a mouse."""
    QApplication.processEvents()  # what was just added is shown
    found = next(
        each
        for each in page.findChildren(QPushButton)
        if each.accessibleName() == name and each.isVisible()
    )
    QTest.mouseClick(found, Qt.MouseButton.LeftButton)


def test_after_check_hint_show_me_and_undo_typing_goes_on_in_the_tree(tell_story):
    def story(window):
        page = practice(window)
        page.canvas.setFocus()
        written = page.session.blank
        for number, name in enumerate(("Check", "Hint", "Show me", "Undo", "Redo")):
            page.session.select(written.node, written)
            type_text(str(90 + number))
            push(page, "Check")
            push(page, name)
            assert focused() is page.canvas, name
            type_text("7")
            assert page.session.sheet.typed[page.session.blank].startswith("7"), name

    tell_story(story)


def test_after_a_check_typing_goes_on_in_the_questions_beside_the_tree(tell_story, qtbot):
    def story(window):
        page = open_code(qtbot, window, "counts-1-7Q4K2")
        type_text("99999")
        push(page, "Check")
        assert page.view.items.isAncestorOf(focused())

    tell_story(story)


def test_b_is_the_best_move_to_b_where_its_box_is_selected(tell_story, qtbot):
    def story(window):
        page = open_code(qtbot, window, "alpha-beta-1-7Q4K2")
        tree = page.session.exercise.tree
        click(page, Blank(NodeId(0), Ask.BEST))
        type_text("c")
        assert page.session.sheet.typed[Blank(NodeId(0), Ask.BEST)] == "c"
        type_text("b")
        assert page.session.sheet.typed[Blank(NodeId(0), Ask.BEST)] == "b"
        page.check()
        told = {each.blank: each.entry for each in page.session.feedback.judged.judgements}
        assert told[Blank(NodeId(0), Ask.BEST)] == 0
        page.session.select(tree.children(NodeId(0))[1])
        press(Qt.Key.Key_B)
        assert page.session.sheet.typed[Blank(NodeId(0), Ask.BEST)] == "1"

    tell_story(story)


def test_when_all_is_right_the_big_button_and_enter_lead_to_the_next_tree(tell_story, qtbot):
    def story(window):
        page = open_code(qtbot, window, "minimax-1-7Q4K2")
        fill_by_keys(page)
        before = page.session.exercise
        press(Qt.Key.Key_Return)
        assert page.session.solved
        assert page.session.exercise is before
        shown = [each.accessibleName() for each in page.findChildren(QPushButton, "main")
                 if each.isVisible()]  # fmt: skip
        assert shown == ["Next"]
        with qtbot.waitSignal(page.session.replaced):
            press(Qt.Key.Key_Return)
        assert page.session.exercise.tree != before.tree
        assert (page.session.exercise.kind, page.session.exercise.level) == ("minimax", 1)
        type_text("5")
        page.check()
        assert page.session.feedback.score < page.session.feedback.maximum
        with qtbot.assertNotEmitted(page.session.replaced, wait=50):
            push(page, "Check")

    tell_story(story)


def test_what_was_hard_is_praised_in_one_sentence(tell_story, qtbot):
    def story(window):
        page = open_code(qtbot, window, "cuts-4-7Q4K2")
        fill_by_keys(page)
        page.check()
        told = page.session.feedback.praise
        assert told is not None
        assert told.key.startswith("praise-")
        page = open_code(qtbot, window, "minimax-1-7Q4K2")
        fill_by_keys(page)
        page.check()
        assert page.session.solved
        assert page.session.feedback.praise is None

    tell_story(story)


def test_the_task_is_one_line_and_conventions_are_shown_on_demand(tell_story, qtbot):
    def story(window):
        window.resize(1440, 900)
        page = open_code(qtbot, window, "alpha-beta-3-7Q4K2")
        line = page.header.task.label.fontMetrics().lineSpacing()
        assert page.header.task.height() < 2 * line
        assert page.header.conventions.isHidden()
        push(page, "Conventions")
        assert "left to right" in page.header.conventions.label.text()
        assert page.header.conventions.isVisible()

    def later(window):
        assert (
            practice(window).header.conventions.isVisible()
            or practice(window).header.turn.isChecked()
        )

    tell_story(story)
    tell_story(later)


def test_causes_stand_first_and_what_is_right_or_follows_is_folded(tell_story, qtbot):
    def story(window):
        page = open_code(qtbot, window, "minimax-3-7Q4K2")
        fill_by_keys(page)
        tree = page.session.exercise.tree
        low = next(n for n in tree.inner if tree.is_leaf(tree.children(n)[0]))
        for node, value in ((low, "99"), (tree.parent(low), "1"), (GameTree.ROOT, "1")):
            page.session.select(node)
            type_text(value)
        page.check()
        QApplication.processEvents()
        remarks = page.feedback.remarks
        assert [each.blank.node for each in remarks.remarks if each.isVisible()] == [low]
        assert set(remarks.folds) == {Verdict.FOLLOWS, Verdict.RIGHT}
        remarks.folds[Verdict.FOLLOWS].click()
        shown = [each for each in remarks.remarks if each.isVisible()]
        assert [each.blank.node for each in shown] == [low, GameTree.ROOT, tree.parent(low)]

    tell_story(story)


def test_kinds_stand_in_teaching_order_under_headings_with_a_line_each(tell_story):
    assert sorted(sum(TEACHING_ORDER.values(), ())) == sorted(KINDS)

    def story(window):
        box = practice(window).header.kind
        rows = [(box.itemData(row), box.itemData(row, ABOUT)) for row in range(box.count())]
        assert [kind for kind, _ in rows if kind] == list(sum(TEACHING_ORDER.values(), ()))
        assert all(about for kind, about in rows if kind)
        headings = [row for row, (kind, _) in enumerate(rows) if kind is None]
        assert len(headings) == sum(map(bool, TEACHING_ORDER.values()))
        assert not any(box.model().item(row).isEnabled() for row in headings)
        box.setFocus()
        box.setCurrentIndex(headings[1] - 1)
        press(Qt.Key.Key_Down)
        assert box.currentIndex() == headings[1] + 1

    tell_story(story)


def test_the_keys_stand_in_the_menu_of_every_page_that_has_one(tell_story):
    def story(window):
        for name in ("practice", "explore", "quizzes"):
            window.turn_to(name)
            if name == "practice":
                window.page.show_side()
            menus = window.page.findChildren(QMenu)
            assert any("keys" in {each.objectName() for each in menu.actions()} for menu in menus)

    tell_story(story)


def test_how_infinity_is_written_is_told_at_an_empty_bound_and_nowhere_else(tell_story, qtbot):
    def story(window):
        page = open_code(qtbot, window, "alpha-beta-3-7Q4K2")
        note = page.canvas._infinity
        for blank in page.session.writing:
            page.session.select(blank.node, blank)
            assert note.isVisible() == (blank.ask in (Ask.ALPHA, Ask.BETA))
        page.session.select(NodeId(0), Blank(NodeId(0), Ask.ALPHA))
        assert note.isVisible()
        page.canvas.setFocus()
        type_text("-i")
        assert not note.isVisible()
        assert page.session.sheet.typed[Blank(NodeId(0), Ask.ALPHA)] == "-∞"

    tell_story(story)

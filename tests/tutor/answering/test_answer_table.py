"""The answer table while another exercise comes: nothing typed is lost or lands elsewhere."""

import json

import pytest
from hands import open_code, practice
from PySide6.QtCore import Qt
from PySide6.QtTest import QAbstractItemModelTester
from PySide6.QtWidgets import QLineEdit

from tutor.answering.answer_table import ENTRY

LARGE, SMALL = "minimax-3-7Q4K2", "minimax-1-7Q4K2"


def edited(qtbot, page, text: str):
    """The table with an entry being typed into its last row; the blank of that row."""
    page.feedback.turn.click()
    table = page.feedback.table
    index = table.model().index(table.model().rowCount() - 1, ENTRY)
    blank = table.model().blank(index.row())
    table.setFocus()
    table.setCurrentIndex(index)
    qtbot.waitUntil(lambda: table.findChild(QLineEdit) is not None)
    table.findChild(QLineEdit).setText(text)
    return table, blank


def test_an_entry_being_edited_is_written_on_its_own_sheet_as_another_exercise_opens(
    tell_story, qtbot
):
    def story(window) -> None:
        page = practice(window)
        table, blank = edited(qtbot, page, "7")
        QAbstractItemModelTester(table.model())
        with qtbot.waitSignal(page.session.replaced):
            page.new()
        assert not page.session.sheet.typed
        assert table.model().rowCount() == len(page.session.visiting)
        page.undo.undo()
        assert page.session.sheet.typed == {blank: "7"}

    tell_story(story)


def test_a_smaller_exercise_opens_while_the_last_row_is_edited(tell_story, qtbot):
    def story(window) -> None:
        page = practice(window)
        table, _ = edited(qtbot, page, "7")
        rows = table.model().rowCount()
        QAbstractItemModelTester(table.model())
        with qtbot.waitSignal(page.session.replaced):
            page.open(SMALL)
        assert not page.session.sheet.typed
        assert table.model().rowCount() < rows

    tell_story(story, LARGE)


def test_undo_brings_the_exercise_before_while_an_entry_is_edited(tell_story, qtbot):
    def story(window) -> None:
        page = practice(window)
        with qtbot.waitSignal(page.session.replaced):
            page.new()
        table, _ = edited(qtbot, page, "7")
        QAbstractItemModelTester(table.model())
        page.undo.undo()
        assert not page.session.sheet.typed
        assert table.model().rowCount() == len(page.session.visiting)

    tell_story(story)


def test_the_table_and_the_canvas_tell_the_state_and_the_move_of_a_node(
    tell_story, qtbot, tmp_path
):
    path = tmp_path / "nim.json"
    game = {"name": "nim", "piles": [3], "take": [1, 2]}
    path.write_text(json.dumps({"format": "plywood-exercise/1", "kind": "minimax", "game": game}))

    def story(window) -> None:
        page = practice(window)
        qtbot.waitUntil(lambda: any(page.session.exercise.tree.shape.states))
        page.feedback.turn.click()
        model = page.feedback.table.model()
        said = Qt.ItemDataRole.AccessibleTextRole
        asked = [model.index(row, 0).data(said) for row in range(model.rowCount())]
        assert "B (II, after take 1): value" in asked
        page.session.select(page.session.exercise.tree.find("0"))
        assert "II, after take 1" in page.canvas.accessibleDescription()

    tell_story(story, str(path))


@pytest.mark.parametrize(
    ("code", "row"),
    [
        ("mcts-2.7-00001", "Which child does A take?"),
        ("opponents-4.2-00001", "B: one who moves at random"),
        ("statements-4.8-00001", "Alpha-beta comes to F."),
        ("grow-2.6-00001", "2nd leaf of D: state"),
    ],
)
def test_every_row_says_what_it_asks_and_no_other_says_the_same(tell_story, qtbot, code, row):
    def story(window) -> None:
        page = open_code(qtbot, window, code)
        page.feedback.turn.click()
        model = page.feedback.table.model()
        asked = [model.index(place, 0).data() for place in range(model.rowCount())]
        assert row in asked
        assert len(set(asked)) == len(asked)

    tell_story(story)


def test_the_table_names_children_as_the_tree_does(tell_story, qtbot):
    def story(window) -> None:
        page = open_code(qtbot, window, "best-line-3.8-0000B")
        page.feedback.turn.click()
        model = page.feedback.table.model()
        tree, root = page.session.exercise.tree, page.session.exercise.blanks[0]
        page.session.choose(tree.children(root.node)[1])
        shown = model.index(model.row(root), ENTRY)
        assert model.data(shown) == "C"
        assert model.data(shown, Qt.ItemDataRole.EditRole) == "1"

    tell_story(story)

"""A tree changed by hand, by keys, and in the panel of a node."""

import pytest
from hands import CONTROL, focused, press, type_text
from PySide6.QtCore import Qt
from PySide6.QtGui import QContextMenuEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from exercises.exploring.search_plan import SearchPlan
from search import notation
from search.editing import node_editing
from search.rules import Rules
from search.tree import Mover, NodeId
from tutor.look.language import MOST_SAID

SHIFT = Qt.KeyboardModifier.ShiftModifier
ALT = Qt.KeyboardModifier.AltModifier


def test_a_tree_is_changed_by_hand_and_undone(explore):
    def story(page):
        start = notation.write(page.model.tree)
        press(Qt.Key.Key_Down)
        press(Qt.Key.Key_Insert)
        assert notation.write(page.model.tree).startswith("max[min[3 12 8 0]")
        press(Qt.Key.Key_Right, ALT)
        assert notation.write(page.model.tree).startswith("max[min[2 4 6] min[3 12 8 0]")
        assert page.model.tree.path(page.model.node) == "1"
        press(Qt.Key.Key_Down)
        type_text("7")
        assert focused() is page.editors[0]
        press(Qt.Key.Key_Return)
        assert "min[7 12 8 0]" in notation.write(page.model.tree)
        assert focused() is page.canvases[0]
        press(Qt.Key.Key_Delete)
        assert "min[12 8 0]" in notation.write(page.model.tree)
        for _ in range(4):
            press(Qt.Key.Key_Z, CONTROL)
        assert notation.write(page.model.tree) == start
        press(Qt.Key.Key_Z, CONTROL | SHIFT)
        assert notation.write(page.model.tree).startswith("max[min[3 12 8 0]")

    explore(story)


def test_names_players_odds_and_static_values_are_changed(explore):
    def story(page):
        page.model.select(NodeId(1))
        page.node.name.setText("left")
        page.node.name.editingFinished.emit()
        page.node.mover.setCurrentIndex(page.node.mover.findData(Mover.CHANCE))
        page.node.mover.activated.emit(0)
        page.node.odds.setText("1/2, 1/4, 1/4")
        page.node.odds.editingFinished.emit()
        page.node.value.setText("−7/2")
        page.node.value.editingFinished.emit()
        text = notation.write(page.model.tree)
        assert text.startswith("max[left:chance{-7/2}[1/2*3 1/4*12 1/4*8]")
        assert "no CHANCE nodes, and left is one" in page.captions[0].text()

    explore(story)


IMPOSSIBLE = [
    ("name", "a b", "a b"),
    ("name", "top", "twice"),
    ("value", "[", "["),
    ("value", "[3 4]", "“[3 4]” is no number"),
    ("value", "5abc", "“5abc” is no number"),
    ("value", "(1, 2)", "mixes"),
    ("value", "L:5", "“L:5” is no number"),
    ("value", "1/2*5", "“1/2*5” is no number"),
    ("value", "9" * 60, "is too long: a number has at most 30 characters"),
    ("value", f"(1, −{'9' * 30})", "is too long"),
    ("value", "x" * 5_000, f"“{'x' * MOST_SAID}…” is no number"),
]


def test_what_cannot_be_is_said_and_changes_nothing(explore):
    def story(page):
        for field, text, said in IMPOSSIBLE:
            page.model.load(node_editing.rename(page.model.tree, NodeId(0), "top"), NodeId(2))
            before = page.model.tree
            edit = getattr(page.node, field)
            edit.setText(text)
            edit.editingFinished.emit()
            assert said in page.node.trouble.text()
            assert page.model.tree is before

    explore(story)


@pytest.mark.parametrize(
    ("name", "taken"), [("left", True), ("B_2", True), ("1a", True), ("_", True), ("a b", False)]
)
def test_a_name_is_of_letters_digits_and_underscores(explore, name, taken):
    def story(page):
        page.node.name.setText(name)
        page.node.name.editingFinished.emit()
        assert (page.model.tree.labels[0] == name) is taken
        says = "use letters, digits and _, such as left, B2 or 1a."
        assert page.node.trouble.text().endswith(says) is not taken
        assert notation.read(notation.write(page.model.tree)) == page.model.tree

    explore(story)


def test_whoever_leaves_what_cannot_be_read_is_told_and_finds_the_old_value(explore):
    def story(page):
        canvas, before = page.canvases[0], page.model.tree
        page.model.select(NodeId(2))
        for letter in "5abc":
            type_text(letter)
        at = canvas.place_of(NodeId(6)).center().toPoint()
        QTest.mouseClick(canvas, Qt.MouseButton.LeftButton, pos=at)
        assert page.model.node == NodeId(6)
        assert page.model.tree is before
        assert page.node.trouble.isVisible()
        assert "“5abc” is no number" in page.node.trouble.text()
        page.model.select(NodeId(2))
        assert not page.node.trouble.isVisible()
        assert page.node.value.text() == "3"
        for letter in "5x":
            type_text(letter)
        press(Qt.Key.Key_Return)
        assert page.node.trouble.isVisible()
        assert focused() is page.editors[0]
        press(Qt.Key.Key_Escape)
        assert not page.node.trouble.isVisible()
        assert focused() is canvas

    explore(story)


def test_a_branch_is_moved_and_copied_by_keys_one_step_each(explore):
    def story(page):
        start = notation.write(page.model.tree)
        press(Qt.Key.Key_Down)
        press(Qt.Key.Key_X, CONTROL)
        assert notation.write(page.model.tree) == "max[min[2 4 6] min[14 5 2]]"
        press(Qt.Key.Key_Down)
        press(Qt.Key.Key_V, CONTROL)
        moved = "max[min[2 4 6 max[3 12 8]] min[14 5 2]]"
        assert notation.write(page.model.tree) == moved
        press(Qt.Key.Key_Down)
        press(Qt.Key.Key_C, CONTROL)
        press(Qt.Key.Key_Up)
        press(Qt.Key.Key_Up)
        press(Qt.Key.Key_V, CONTROL)
        assert notation.write(page.model.tree) == "max[min[2 4 6 max[3 12 8]] min[14 5 2] 2]"
        for _ in range(3):
            press(Qt.Key.Key_Z, CONTROL)
        assert notation.write(page.model.tree) == start

    explore(story)


def test_a_tree_from_elsewhere_pasted_at_the_root_is_the_new_tree(explore):
    def story(page):
        QApplication.clipboard().setText("[[1 2] [3 4]]")
        press(Qt.Key.Key_V, CONTROL)
        assert notation.write(page.model.tree) == "max[min[1 2] min[3 4]]"
        press(Qt.Key.Key_Delete)
        QApplication.clipboard().setText("no tree")
        press(Qt.Key.Key_V, CONTROL)
        assert page.news.startswith("The clipboard holds no tree.")

    explore(story)


def test_a_number_is_typed_on_a_leaf_and_where_the_search_may_stop(explore):
    def story(page):
        canvas, tree = page.canvases[0], page.model.tree
        type_text("5")
        assert focused() is canvas
        assert "no leaf" in page.node.trouble.text()
        canvas.viewport.x = 999.0
        type_text("0")
        assert canvas.viewport.x != 999.0  # 0 shows the whole tree
        assert page.model.tree is tree
        page.model.search((SearchPlan("alpha-beta", Rules(depth=1)),))
        press(Qt.Key.Key_Down)
        type_text("0")
        press(Qt.Key.Key_Return)
        press(Qt.Key.Key_Down)
        for letter in "-2":
            type_text(letter)
        press(Qt.Key.Key_Escape)
        for letter in "-1/2":
            type_text(letter)
        press(Qt.Key.Key_Return)
        assert notation.write(page.model.tree).startswith("max[min{0}[-1/2 12 8]")

    explore(story)


def test_f2_renames_the_selected_node(explore):
    def story(page):
        press(Qt.Key.Key_Down)
        press(Qt.Key.Key_F2)
        type_text("left")
        press(Qt.Key.Key_Return)
        assert focused() is page.canvases[0]
        assert page.model.tree.labels[1] == "left"

    explore(story)


@pytest.mark.qt_log_ignore("This plugin does not support", extend=True)
def test_the_menu_of_a_node_selects_it(explore):
    def story(page):
        canvas = page.canvases[0]
        at = canvas.place_of(NodeId(6)).center().toPoint()
        canvas.contextMenuEvent(
            QContextMenuEvent(QContextMenuEvent.Reason.Mouse, at, canvas.mapToGlobal(at))
        )
        assert page.menus.branch.isVisible()
        next(each for each in page.menus.branch.actions() if each.text() == "Cut").trigger()
        page.menus.branch.close()
        assert "min[4 6]" in notation.write(page.model.tree)

    explore(story)


def test_changes_are_undone_by_mouse(explore):
    def story(page):
        undo, redo = page.menus.more.actions()[:2]
        before = page.model.tree
        assert not redo.isEnabled()
        page.node.add_child()
        undo.trigger()
        assert page.model.tree is before
        redo.trigger()
        assert len(page.model.tree) == len(before) + 1

    explore(story)


def test_the_node_panel_shows_and_changes_the_state_and_the_move_of_a_node(explore):
    def story(page):
        page.line.setText('"III" max["take 1">"II" min["take 1">"I" max[1] 0] "take 2">"I" min[2]]')
        page.line.setFocus()
        press(Qt.Key.Key_Return)
        page.model.select(page.model.tree.find("0.0"))
        card = page.node
        assert (card.state.text(), card.move_name.text()) == ("I", "take 1")
        assert "II, after take 1" not in page.canvases[0].accessibleDescription()
        assert "I, after take 1" in page.canvases[0].accessibleDescription()
        card.state.setText("0")
        card.state.editingFinished.emit()
        assert page.model.tree.shape.states[page.model.node] == "0"
        assert not card.same_state.isVisibleTo(card)

    explore(story)


def test_a_node_is_marked_as_unquiet_where_that_has_a_use(explore):
    def story(page):
        page.model.select(NodeId(1))
        assert page.node.unquiet.isHidden()
        page.model.search((SearchPlan("quiescence", Rules(depth=1)),))
        page.model.select(NodeId(1))
        page.node.value.setText("9")
        page.node.value.editingFinished.emit()
        page.node.unquiet.click()
        assert notation.write(page.model.tree).startswith("max[min{9!}[3 12 8]")
        page.model.select(NodeId(2))
        assert page.node.unquiet.isHidden()
        press(Qt.Key.Key_Z, CONTROL)
        assert notation.write(page.model.tree).startswith("max[min{9}[3 12 8]")

    explore(story)

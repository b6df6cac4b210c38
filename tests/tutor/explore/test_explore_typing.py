"""Trees typed as text."""

import pytest
from hands import CONTROL, choose_method, focused, press, type_text
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QFileDialog

from search import notation
from search.tree import NodeId


def test_a_pasted_tree_is_searched_and_played(explore):
    def story(page):
        player = page.model.player
        assert player.traces[0].pruned == (NodeId(7), NodeId(8))
        assert "7 leaves" in page.captions[0].text()
        assert "9 leaves" in page.captions[0].text()
        page.window().resize(1200, 800)  # a narrow one has no room for the slider
        page.transport.slider.setFocus()
        press(Qt.Key.Key_End)
        assert page.search.sentence.text() == "A is done and returns 3."
        press(Qt.Key.Key_Left)
        assert player.place == player.length - 1
        press(Qt.Key.Key_Home)
        assert player.place == 0

    explore(story)


def test_bad_notation_is_said_with_its_place(explore):
    def story(page):
        page.line.setFocus()
        page.line.setText("[[3 12")
        press(Qt.Key.Key_Return)
        assert "^" in page.news
        assert focused() is page.line
        assert len(page.model.tree) == 13

    explore(story)


@pytest.mark.parametrize("text", ["", "  "])
def test_a_notation_that_is_emptied_shows_the_tree_again(explore, text):
    def story(page):
        before = page.model.tree
        page.line.setFocus()
        page.line.selectAll()
        press(Qt.Key.Key_Delete)
        type_text(text)
        press(Qt.Key.Key_Return)
        assert page.model.tree is before
        assert page.line.text() == notation.write(before)
        assert focused() is page.canvases[0]

    explore(story)


def test_after_enter_in_the_notation_the_keys_mean_the_tree(explore):
    def story(page):
        before = page.model.tree
        page.line.setFocus()
        page.line.selectAll()
        type_text("[[1 2] [3 4]]")
        press(Qt.Key.Key_Return)
        assert notation.write(page.model.tree) == "max[min[1 2] min[3 4]]"
        press(Qt.Key.Key_Z, CONTROL)
        assert page.model.tree is before

    explore(story)


def test_a_key_takes_what_is_being_typed_first(explore, tmp_path, monkeypatch):
    file = tmp_path / "tree.txt"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(file), ""))

    def story(page):
        page.model.select(NodeId(2))
        type_text("4")
        type_text("2")
        press(Qt.Key.Key_S, CONTROL)
        assert file.read_text().startswith("max[min[42 12 8]")
        type_text("1")
        press(Qt.Key.Key_N, CONTROL)
        press(Qt.Key.Key_Z, CONTROL)
        assert notation.write(page.model.tree).startswith("max[min[1 12 8]")

    explore(story)


def test_numbers_are_typed_in_place_and_tab_goes_to_the_next_leaf(explore):
    def story(page):
        canvas, editor = page.canvases[0], page.editors[0]
        page.model.select(NodeId(2))
        for number in ("3", "12", "-7/2"):
            type_text(number[0])
            assert focused() is editor
            assert editor.geometry().contains(canvas.place_of(page.model.node).center().toPoint())
            if number[1:]:
                type_text(number[1:])
            press(Qt.Key.Key_Tab)
            assert focused() is canvas
        assert notation.write(page.model.tree).startswith("max[min[3 12 -7/2] min[2")
        assert page.model.node == page.model.tree.leaves[3]
        type_text("4")
        press(Qt.Key.Key_Backtab)
        assert page.model.node == page.model.tree.leaves[2]
        assert notation.write(page.model.tree).startswith("max[min[3 12 -7/2] min[4")
        type_text("8")
        press(Qt.Key.Key_Escape)
        assert notation.write(page.model.tree).startswith("max[min[3 12 -7/2] min[4")
        for _ in range(2):
            press(Qt.Key.Key_Z, CONTROL)
        assert notation.write(page.model.tree).startswith("max[min[3 12 8] min[2")

    explore(story)


@pytest.mark.every(2)
@pytest.mark.parametrize(
    ("method", "text", "read"),
    [
        ("expectimax", "[[3 12] [2 4]]", "max[chance[3 12] chance[2 4]]"),
        ("single-agent", "[[3 12] [2 4]]", "max[max[3 12] max[2 4]]"),
        ("expectimax", "[min[3 12] [2 4]]", "max[min[3 12] chance[2 4]]"),
        ("expectimax", "[[(1, 2) (3, 4)]]", "A[B[(1, 2) (3, 4)]]"),
        ("max-n", "[[3 12] [2 4]]", "max[min[3 12] min[2 4]]"),
    ],
)
def test_the_chosen_method_says_who_moves_where_notation_does_not(
    explore, qtbot, tmp_path, method, text, read
):
    (tmp_path / "tree.txt").write_text(text)

    def story(page):
        for bring in (
            lambda: (page.line.setText(text), page.read_line()),
            lambda: (QApplication.clipboard().setText(text), page.file_actions.paste()),
            lambda: page.open(str(tmp_path / "tree.txt")),
        ):
            page.open(notation.read("[1 2]"))
            choose_method(page, method)
            with qtbot.waitSignal(page.model.tree_loaded):
                bring()
            assert notation.write(page.model.tree) == read

    explore(story)


def test_a_canvas_that_still_shows_another_tree_is_zoomed_in_peace(explore):
    def story(page):
        smaller = [canvas.drawing for canvas in page.canvases]
        page.model.load(notation.read("[[1 2 3 4 5 6 7 8 9] [1 2 3 4 5 6 7 8 9]]"), NodeId(20))
        for canvas, drawing in zip(page.canvases, smaller, strict=True):
            canvas.drawing = drawing
            canvas.zoomed.emit()
            canvas.redraw()
        type_text("4")
        press(Qt.Key.Key_Plus, CONTROL)
        stands = page.editors[0].geometry()
        assert stands.contains(page.canvases[0].place_of(NodeId(20)).center().toPoint())

    explore(story)

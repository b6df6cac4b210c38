"""Nodes chosen and carried with the mouse."""

from hands import CONTROL, press
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from rectangles import settle

from search import notation
from search.tree import Mover, NodeId


def test_a_click_selects_a_node(explore):
    def story(page):
        canvas = page.canvases[0]
        at = canvas.place_of(NodeId(5)).center().toPoint()
        QTest.mouseClick(canvas, Qt.MouseButton.LeftButton, pos=at)
        assert page.model.node == NodeId(5)

    explore(story)


def carry(canvas, node, to):
    """Press on a node, and go there in two steps."""
    start = canvas.place_of(node).center().toPoint()
    QTest.mousePress(canvas, Qt.MouseButton.LeftButton, pos=start)
    QTest.mouseMove(canvas, (start + to) / 2)
    QTest.mouseMove(canvas, to)


def drag(canvas, node, to):
    carry(canvas, node, to)
    QTest.mouseRelease(canvas, Qt.MouseButton.LeftButton, pos=to)


def test_a_node_is_dragged_under_another_and_back_by_undo(explore):
    def story(page):
        page.window().resize(1200, 800)
        settle(page.window())
        canvas, start = page.canvases[0], notation.write(page.model.tree)
        before = canvas.grab().toImage()
        first, second = (canvas.place_of(NodeId(node)).center().toPoint() for node in (6, 7))
        between = (first + second) / 2
        carry(canvas, NodeId(2), between)
        assert canvas.grab().toImage().pixelColor(between) != before.pixelColor(between)
        QTest.mouseRelease(canvas, Qt.MouseButton.LeftButton, pos=between)
        assert notation.write(page.model.tree) == "max[min[12 8] min[2 3 4 6] min[14 5 2]]"
        assert page.model.tree.path(page.model.node) == "1.1"
        press(Qt.Key.Key_Z, CONTROL)
        assert notation.write(page.model.tree) == start

    explore(story)


def test_a_node_dropped_on_another_goes_under_it_with_all_below(explore):
    def story(page):
        page.window().resize(1200, 800)
        settle(page.window())
        canvas = page.canvases[0]
        drag(canvas, NodeId(1), canvas.place_of(NodeId(9)).center().toPoint())
        assert notation.write(page.model.tree) == "max[min[2 4 6] min[14 5 2 max[3 12 8]]]"
        leaf, deepest = (canvas.place_of(NodeId(node)).center().toPoint() for node in (2, 10))
        drag(canvas, NodeId(4), QPoint(leaf.x(), deepest.y()))
        assert notation.write(page.model.tree).startswith("max[min[max[6] 4]")

    explore(story)


def test_a_drag_that_changes_players_says_so_until_the_tree_changes_again(explore):
    def story(page):
        canvas = page.canvases[0]
        drag(canvas, NodeId(2), canvas.place_of(NodeId(6)).center().toPoint() + QPoint(20, 0))
        assert page.news == ""
        drag(canvas, NodeId(1), canvas.place_of(NodeId(8)).center().toPoint())
        assert page.model.tree.mover(page.model.node) is Mover.MAX
        name = page.model.tree.labels[page.model.node]
        assert page.news == f"{name} is a MAX node now: players take turns level by level."
        press(Qt.Key.Key_Z, CONTROL)
        assert page.news == ""

    explore(story)


def test_a_node_is_not_dropped_below_itself_nor_beside_the_root(explore):
    def story(page):
        canvas, tree = page.canvases[0], page.model.tree
        before = canvas.viewport.y
        drag(canvas, NodeId(1), canvas.place_of(NodeId(2)).center().toPoint())
        drag(canvas, NodeId(1), canvas.place_of(NodeId(0)).center().toPoint() + QPoint(150, 0))
        drag(canvas, NodeId(0), canvas.place_of(NodeId(3)).center().toPoint())
        assert page.model.tree == tree
        assert canvas.viewport.y > before  # the root can't be dragged: the view is

    explore(story, "[[3 12 8]]")


def test_escape_gives_a_drag_up(explore):
    def story(page):
        canvas, tree = page.canvases[0], page.model.tree
        there = canvas.place_of(NodeId(9)).center().toPoint()
        carry(canvas, NodeId(2), there)
        press(Qt.Key.Key_Escape)
        before = canvas.viewport.x, canvas.viewport.y
        QTest.mouseMove(canvas, there + QPoint(30, 0))
        QTest.mouseRelease(canvas, Qt.MouseButton.LeftButton, pos=there)
        assert page.model.tree == tree
        assert (canvas.viewport.x, canvas.viewport.y) == before

    explore(story)


def test_a_node_that_goes_while_it_is_dragged_is_let_go(explore):
    def story(page):
        canvas = page.canvases[0]
        there = canvas.place_of(NodeId(9)).center().toPoint()
        carry(canvas, NodeId(12), there)
        press(Qt.Key.Key_Delete)
        after = page.model.tree
        assert len(after) == 12
        canvas.grab()
        QTest.mouseMove(canvas, there + QPoint(30, 0))
        QTest.mouseRelease(canvas, Qt.MouseButton.LeftButton, pos=there)
        assert page.model.tree is after

    explore(story)

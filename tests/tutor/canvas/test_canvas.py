import sys

import pytest
from hands import click, focused, open_code, practice, press
from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, Qt
from PySide6.QtGui import QImage, QKeyEvent, QPainter, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from rectangles import settle

from exercises.drawing.compose import compose
from exercises.drawing.parts.markup import Markup
from exercises.drawing.parts.style import LABEL_SIZE, SCREEN
from exercises.exercise_files.exercise_file import exercise_from_table
from search import notation
from search.tree import GameTree, NodeId
from tutor.canvas.drawing_view import READABLE
from tutor.canvas.tree_painter import FAR
from tutor.canvas.viewport import Levels, Viewport
from tutor.look.language import tell

CONTROL = Qt.KeyboardModifier.ControlModifier


def full(branches: int, plies: int) -> str:
    if not plies:
        return "3"
    return "[" + " ".join([full(branches, plies - 1)] * branches) + "]"


def wheel(canvas, at: QPointF, turn: int) -> None:
    QApplication.sendEvent(
        canvas,
        QWheelEvent(
            at, canvas.mapToGlobal(at), QPoint(), QPoint(0, turn), Qt.MouseButton.NoButton,
            Qt.KeyboardModifier.NoModifier, Qt.ScrollPhase.NoScrollPhase, False,
        ),
    )  # fmt: skip


def test_what_is_under_the_pointer_stays_there_as_one_zooms(tell_story):
    def story(window):
        canvas = practice(window).canvas
        at = canvas.place_of(NodeId(5)).center()
        before = canvas.viewport.scale
        wheel(canvas, at, 240)
        assert canvas.viewport.scale > before
        after = canvas.place_of(NodeId(5)).center()
        assert abs(after.x() - at.x()) < 1
        assert abs(after.y() - at.y()) < 1
        press(Qt.Key.Key_0, Qt.KeyboardModifier.ControlModifier)
        assert canvas.viewport.scale == before

    tell_story(story)


def control_and(canvas, key: Qt.Key, text: str) -> None:
    """Press a key with Ctrl that, as on most desktops, brings its sign along."""
    QApplication.sendEvent(canvas, QKeyEvent(QEvent.Type.KeyPress, key, CONTROL, text))


@pytest.mark.parametrize("page", ["practice", "explore"])
def test_the_keys_for_zooming_zoom_on_every_page_and_write_nothing(tell_story, page):
    def story(window):
        window.turn_to(page)
        canvas = focused()
        for _ in range(4):  # to a leaf
            press(Qt.Key.Key_Down)
        press(Qt.Key.Key_0, CONTROL)
        before, changes = canvas.viewport.scale, window.page.undo.count()
        control_and(canvas, Qt.Key.Key_Plus, "+")
        assert canvas.viewport.scale > before
        control_and(canvas, Qt.Key.Key_Minus, "-")
        assert canvas.viewport.scale == pytest.approx(before)
        assert focused() is canvas
        control_and(canvas, Qt.Key.Key_Minus, "-")
        press(Qt.Key.Key_0, CONTROL)
        assert canvas.viewport.scale == before
        assert window.page.undo.count() == changes
        assert tell("keys-zoom").split() == ["wheel,", "Ctrl++", "Ctrl+−", "Ctrl+0"]

    tell_story(story)


def test_no_node_stands_behind_the_names_of_the_levels_where_all_is_in_sight(tell_story, qtbot):
    def story(window):
        window.resize(1185, 900)
        tree = (
            "min[max[18 min[-21 -18 24]] max[min[-28 8 6] min[30 25 3] min[-2 -23]] "
            "max[min[-19 -10 10] min[14 15 21]]]"
        )
        given = {"statements": ["reply", "visited:E", "reversed:H", "exactly"]}
        table = {"format": "plywood-exercise/1", "kind": "statements", "tree": tree, "given": given}
        page = open_code(qtbot, window, "minimax-1-00001")
        page.open(exercise_from_table(table))
        canvas = page.canvas
        settle(window)
        assert canvas.viewport.scale == pytest.approx(READABLE)  # just so
        assert canvas.shows_all
        names = canvas._painter.gutter(canvas.drawing)
        assert min(canvas.place_of(node).left() for node in canvas.drawing.markup.tree) > names - 2
        canvas.viewport.x -= 9
        assert not canvas.shows_all

    tell_story(story)


def test_the_map_stands_where_it_hides_no_node_in_a_corner_or_at_a_side(tell_story, qtbot):
    def story(window):
        for size, code in (((1440, 900), "game-tree-4-00007"), ((1024, 700), "alpha-beta-5-00001")):
            window.resize(*size)
            canvas = open_code(qtbot, window, code).canvas
            settle(window)
            places = [canvas.place_of(node).toRect() for node in canvas.drawing.markup.tree]
            assert canvas._map.isVisible()
            assert not any(map(canvas._map.geometry().intersects, places))

    tell_story(story)


def test_a_tree_that_does_not_fit_opens_near_its_selected_node_with_a_map_of_all(tell_story, qtbot):
    def story(window):
        window.resize(1024, 700)
        page = open_code(qtbot, window, "max-n-cuts-5-00001")
        settle(window)
        canvas = page.canvas
        assert canvas.viewport.scale == pytest.approx(READABLE)
        assert not canvas.shows_all
        assert canvas._map.isVisible()
        assert QRectF(canvas.rect()).contains(canvas.place_of(page.session.node))
        assert not canvas._map.geometry().intersects(canvas.place_of(page.session.node).toRect())
        before = canvas.viewport.transform()
        QTest.mouseClick(canvas._map.map, Qt.MouseButton.LeftButton, pos=QPoint(5, 5))
        assert canvas.viewport.transform() != before
        QTest.mouseClick(canvas._map.fit, Qt.MouseButton.LeftButton)
        assert canvas.shows_all
        assert not canvas._map.isVisible()
        assert canvas.viewport.scale < READABLE
        press(Qt.Key.Key_Tab)
        assert canvas.viewport.scale == pytest.approx(READABLE)
        page.show_solution()
        settle(window)
        assert page.solution.canvas.viewport.scale == pytest.approx(READABLE)
        press(Qt.Key.Key_0, Qt.KeyboardModifier.ControlModifier)
        assert page.solution.canvas.viewport.scale < READABLE
        press(Qt.Key.Key_Left)
        assert page.solution.canvas.viewport.scale == pytest.approx(READABLE)

    tell_story(story)


@pytest.mark.every(2)
@pytest.mark.parametrize("code", ["cuts-1-00001", "max-n-cuts-5-00001", "alpha-beta-3-00001"])
@pytest.mark.parametrize("size", [(1024, 700), (1440, 900)])
def test_letters_have_eleven_pixels_and_the_height_is_used(tell_story, qtbot, code, size):
    def story(window):
        window.resize(*size)
        page = open_code(qtbot, window, code)
        settle(window)
        canvas = page.canvas
        assert canvas.viewport.scale * LABEL_SIZE >= 11 - 1e-9
        tree = page.session.exercise.tree
        top = canvas.place_of(canvas.seen.seen[GameTree.ROOT]).top()
        bottom = canvas.place_of(canvas.seen.seen[tree.leaves[0]]).bottom()
        assert bottom - top > 0.7 * canvas.height()

    tell_story(story)


def test_a_key_that_zooms_keeps_the_selected_node_in_place(tell_story, qtbot):
    def story(window):
        page = open_code(qtbot, window, "alpha-beta-3-00001")
        blank = page.session.writing[-1]
        page.session.select(blank.node, blank)
        canvas = page.canvas
        before = canvas.place_of(canvas.seen.seen[blank.node]).center()
        press(Qt.Key.Key_Plus, Qt.KeyboardModifier.ControlModifier)
        moved = canvas.place_of(canvas.seen.seen[blank.node]).center() - before
        assert moved.manhattanLength() < 1

    tell_story(story)


@pytest.mark.parametrize(
    "code", ["cuts-4-00019", "alpha-beta-5-00019", "windows-5-00001", "leaves-5-00001"]
)
def test_neither_a_click_nor_a_key_moves_what_can_be_read(tell_story, qtbot, code):
    def story(window):
        window.resize(1440, 900)
        page = open_code(qtbot, window, code)
        settle(window)
        viewport = page.canvas.viewport
        before = viewport.transform()
        for blank in (page.session.visiting[0], page.session.visiting[-1]):
            click(page, blank)
            press(Qt.Key.Key_Tab)
            assert viewport.transform() == before

    tell_story(story)


@pytest.mark.every(2)
@pytest.mark.parametrize(
    ("code", "size"),
    [("max-n-cuts-5-00003", (1280, 800)), ("cuts-5-00019", (1024, 700))],
)
@pytest.mark.parametrize("which", [0, 7, -1])
def test_what_is_clicked_too_small_to_read_comes_near_under_the_pointer(
    tell_story, qtbot, code, size, which
):
    def story(window):
        window.resize(*size)
        page = open_code(qtbot, window, code)
        settle(window)
        canvas, leaf = page.canvas, page.session.exercise.tree.leaves[which]
        canvas.fit()
        assert canvas.viewport.scale < READABLE
        pointer = canvas.place_of(leaf).center()
        click(page, leaf)
        assert canvas.viewport.scale == pytest.approx(READABLE)
        assert (canvas.place_of(leaf).center() - pointer).manhattanLength() < 2

    tell_story(story)


def test_only_nodes_in_sight_are_painted_and_none_is_missed(qapp):
    tree = notation.read(full(3, 5))
    drawing = compose(Markup(tree), SCREEN)
    levels = Levels(drawing.geometry)
    for x, y in ((0, 0), (900, 300), (4000, 500)):
        place = QRectF(x, y, 400, 300)
        found = set(levels.within(place))
        assert len(found) < len(tree) / 2
        for node in tree:
            room = drawing.node(node)
            if place.intersects(QRectF(room.x, room.y, room.width, room.height)):
                assert node in found


def test_a_fitted_drawing_lies_within_its_room():
    viewport = Viewport()
    room = QRectF(10, 10, 500, 300)
    viewport.fit(QRectF(0, 0, 2000, 900), room)
    assert room.contains(
        viewport.transform().mapRect(QRectF(0, 0, 2000, 900)).adjusted(1, 1, -1, -1)
    )


def test_a_key_paints_only_what_it_changes(tell_story):
    def story(window):
        page = practice(window)
        canvas = page.canvas
        before = canvas.drawing
        press(Qt.Key.Key_7)
        changed = [n for n, part in enumerate(canvas.drawing.parts) if part is not before.parts[n]]
        assert changed == [page.session.node]

    tell_story(story)


@pytest.mark.long
@pytest.mark.skipif(sys.version_info >= (3, 12), reason="None is immortal from Python 3.12 on")
def test_no_reference_to_none_is_lost_over_many_paints(tell_story):
    def story(window):
        canvas = practice(window).canvas
        image = QImage(canvas.size(), QImage.Format.Format_ARGB32)
        canvas.render(image)
        before = sys.getrefcount(None)
        for _ in range(250):
            canvas.render(image)
        assert sys.getrefcount(None) > before - 100

    tell_story(story)


def test_a_big_tree_is_painted_from_far_away(tell_story, qtbot):
    def story(window):
        window.turn_to("explore")
        page = window.page
        with qtbot.waitSignal(page.model.tree_loaded):
            page.open(notation.read(full(6, 5)))
        canvas = page.canvases[0]
        assert canvas.viewport.scale < FAR
        image = canvas.grab().toImage()
        across = range(0, image.width(), 3)
        colours = {image.pixel(x, y) for x in across for y in range(0, image.height(), 3)}
        assert len(colours) > 4

    tell_story(story)


def test_lines_are_as_thick_on_a_screen_with_twice_as_many_dots(tell_story, qtbot):
    def inked(canvas, dots: int) -> float:
        """Which share of the picture is drawn on."""
        image = QImage(canvas.size() * dots, QImage.Format.Format_Grayscale8)
        image.setDevicePixelRatio(dots)
        painter = QPainter(image)
        canvas._painter.paint(painter, canvas.drawing, canvas.viewport, QRectF(canvas.rect()))
        painter.end()
        greys = bytes(image.constBits())
        return sum(grey < 200 for grey in greys) / len(greys)

    def story(window):
        canvas = open_code(qtbot, window, "minimax-1-7Q4K2").canvas
        assert inked(canvas, 2) == pytest.approx(inked(canvas, 1), rel=0.25)  # edges are smoothed

    tell_story(story)

"""How much room the tree and its letters get, whatever the window and the text size."""

import pytest
from hands import open_code, press
from PySide6.QtCore import QEvent, QRect, QRectF, Qt
from PySide6.QtWidgets import QApplication, QComboBox, QDialogButtonBox
from rectangles import settle, troubles

from exercises.drawing.parts.style import LABEL_SIZE, SMALL_BADGE
from exercises.exploring.search_plan import SearchPlan
from tutor.canvas.drawing_view import READABLE
from tutor.pages import PAGES
from tutor.widgets.scrolling_dialog import ScrollingDialog

LEVEL_THREE = "alpha-beta-3-7Q4K2"
WIDE = "max-n-cuts-4-00001"
BROAD = "max-n-cuts-5-7Q4K2"
CLOSE = 10.99
"""The least height of letters around the selected node, in pixels: 11, but for rounding."""


def enlarge(window, text_size: int) -> None:
    window._preferences.choose(window._preferences.settings._replace(text_size=text_size))


def fill_wrongly(page) -> None:
    for blank in page.session.writing[:6]:
        page.session.select(blank.node, blank)
        page.session.write("99")
    page.check()


def area(place: QRect) -> int:
    return place.width() * place.height()


@pytest.mark.usefixtures("each_language")
def test_in_a_small_window_the_tree_has_most_room_and_feedback_three_remarks(tell_story, qtbot):
    def look_at(code, window):
        page = open_code(qtbot, window, code)
        fill_wrongly(page)
        settle(window)
        assert area(page.canvas.rect()) > area(page.feedback.rect())
        assert page.canvas.viewport.scale * LABEL_SIZE > CLOSE
        assert QRectF(page.canvas.rect()).contains(page.canvas.place_of(page.session.node))
        page.feedback.remarks.verticalScrollBar().setValue(0)
        all_of_them, folds = page.feedback.remarks.remarks, page.feedback.remarks.folds
        remarks = [each for each in all_of_them if each.verdict not in folds]
        seen = [each for each in remarks if not each.visibleRegion().isEmpty()]
        assert len(seen) >= min(3, len(remarks))
        assert troubles(window.centralWidget()) == []

    def story(window):
        window.resize(1024, 700)
        for code in ("alpha-beta-2-00001", LEVEL_THREE, "minimax-5-00001", WIDE):
            look_at(code, window)

    tell_story(story)


def test_the_rest_stands_beside_a_tall_tree_and_below_a_wide_one(tell_story, qtbot):
    def story(window):
        window.resize(1024, 700)
        page = open_code(qtbot, window, "minimax-5-00001")
        settle(window)
        assert page.side.x() > page.canvas.width()
        window.resize(1440, 900)
        page = open_code(qtbot, window, BROAD)
        settle(window)
        assert page.side.y() > page.canvas.height()

    tell_story(story)


@pytest.mark.parametrize(("size", "larger"), [((1024, 700), 1.1), ((1440, 900), 1.49)])
def test_larger_text_enlarges_the_tree_and_keeps_the_selected_node_in_view(
    tell_story, qtbot, size, larger
):
    def story(window):
        window.resize(*size)
        page = open_code(qtbot, window, LEVEL_THREE)
        canvas = page.canvas
        settle(window)
        before = canvas.viewport.scale
        enlarge(window, 200)
        settle(window)
        assert canvas.viewport.scale > before
        assert canvas.viewport.scale * LABEL_SIZE > larger * CLOSE
        for _ in page.session.writing:
            assert QRectF(canvas.rect()).contains(canvas.place_of(page.session.node))
            press(Qt.Key.Key_Tab)
        press(Qt.Key.Key_0, Qt.KeyboardModifier.ControlModifier)
        assert all(
            QRectF(canvas.rect()).contains(canvas.place_of(node))
            for node in page.session.exercise.tree
        )

    tell_story(story)


def test_large_letters_leave_the_children_of_the_selected_node_in_view(tell_story, qtbot):
    def story(window):
        window.resize(1024, 700)
        enlarge(window, 200)
        page = open_code(qtbot, window, LEVEL_THREE)
        settle(window)
        canvas, tree = page.canvas, page.session.exercise.tree
        for child in tree.children(page.session.node):
            place = canvas.place_of(child)
            seen = place.intersected(QRectF(canvas.rect()))
            assert seen.width() > place.width() / 2
        page.session.select(tree.parent(tree.leaves[-1]))
        assert all(
            QRectF(canvas.rect()).contains(canvas.place_of(child))
            for child in tree.children(page.session.node)
        )

    tell_story(story)


def whole(canvas) -> bool:
    return all(
        QRectF(canvas.rect()).contains(canvas.place_of(node)) for node in canvas.drawing.markup.tree
    )


@pytest.mark.every(3)
@pytest.mark.parametrize(
    ("size", "text_size", "plans"),
    [
        ((1024, 700), 100, (SearchPlan(),)),
        ((1920, 1200), 100, (SearchPlan(), SearchPlan("minimax"))),
        ((1920, 1200), 200, (SearchPlan(),)),
    ],
)
def test_an_explored_tree_that_fits_opens_whole_and_stays_so_as_it_is_searched(
    tell_story, size, text_size, plans
):
    def story(window):
        enlarge(window, text_size)
        window.turn_to("explore")
        window.resize(*size)
        model, canvases = window.page.model, window.page.canvases[: len(plans)]
        model.search(plans)
        settle(window)
        for place in range(model.player.length + 1):
            model.player.jump(place)
            settle(window)
            assert all(whole(canvas) for canvas in canvases)

    tell_story(story)


def test_the_first_game_opens_with_its_whole_tree_or_its_root_and_the_best_move(tell_story, qtbot):
    def story(window):
        window.turn_to("play")
        canvas = window.page.tree.canvas
        qtbot.waitUntil(lambda: canvas.drawing is not None and bool(canvas.drawing.markup.best))
        for size, text_size, all_in_sight in (
            ((1440, 900), 100, True),
            ((1024, 700), 100, False),
            ((1024, 700), 200, False),
        ):
            enlarge(window, text_size)
            window.resize(*size)
            settle(window)
            assert whole(canvas) is all_in_sight
            assert canvas.viewport.scale * LABEL_SIZE > CLOSE
            best = set(canvas.drawing.markup.best)
            for node in (0, *best.intersection(canvas.drawing.markup.tree.children(0))):
                assert QRectF(canvas.rect()).contains(canvas.place_of(node))

    tell_story(story)


def test_a_tree_too_small_to_be_seen_is_followed_as_it_is_searched(tell_story):
    def story(window):
        window.turn_to("explore")
        window.resize(900, 600)
        model, canvases = window.page.model, window.page.canvases
        model.search((SearchPlan(), SearchPlan("minimax")))
        settle(window)
        for place in range(1, model.player.length):
            model.player.jump(place)
            for canvas in canvases:
                assert canvas.viewport.scale == pytest.approx(READABLE)
                assert QRectF(canvas.rect()).contains(canvas.place_of(model.node))

    tell_story(story)


def test_the_tree_is_fitted_again_to_another_text_size(tell_story, qtbot):
    def story(window):
        window.resize(1440, 900)
        canvas = open_code(qtbot, window, LEVEL_THREE).canvas
        settle(window)
        viewport = canvas.viewport
        before = viewport.scale, viewport.x, viewport.y
        press(Qt.Key.Key_Plus, Qt.KeyboardModifier.ControlModifier)
        enlarge(window, 150)
        settle(window)
        enlarge(window, 100)
        settle(window)
        assert (viewport.scale, viewport.x, viewport.y) == pytest.approx(before)

    tell_story(story)


@pytest.mark.parametrize("code", [LEVEL_THREE, BROAD])
def test_the_pseudocode_keeps_its_title_beside_the_tree_and_below_it(tell_story, qtbot, code):
    def story(window):
        window.resize(1440, 900)
        page = open_code(qtbot, window, code)
        settle(window)
        below = code != LEVEL_THREE
        assert (page.side.y() > page.canvas.height()) is below
        assert page.search.heading.isVisible()
        if below:
            assert page.search.heading.y() == page.feedback.heading.y()

    tell_story(story)


@pytest.mark.every(2)
@pytest.mark.usefixtures("each_language")
@pytest.mark.parametrize(
    ("size", "text_size"),
    [((1024, 700), 100), ((1440, 900), 150), ((1024, 700), 200), ((1440, 900), 200)],
)
def test_nothing_beside_the_tree_is_cut_before_or_after_a_check(tell_story, qtbot, text_size, size):
    def look_at(code, window):
        page = open_code(qtbot, window, code)
        settle(window)
        assert troubles(page.side) == []
        fill_wrongly(page)
        settle(window)
        assert page.feedback.score.text()
        assert troubles(page.side) == []
        page.feedback.turn.click()
        settle(window)
        assert troubles(page.side) == []
        page.feedback.turn.click()

    def story(window):
        window.resize(*size)
        enlarge(window, text_size)
        for code in (LEVEL_THREE, WIDE):
            look_at(code, window)

    tell_story(story)


@pytest.mark.parametrize("text_size", [100, 200])
def test_the_names_of_the_levels_keep_clear_of_the_nodes(tell_story, qtbot, text_size):
    def story(window):
        enlarge(window, text_size)
        window.resize(1024, 700)
        page = open_code(qtbot, window, LEVEL_THREE)
        canvas = page.canvas
        settle(window)
        names = canvas._painter.gutter(canvas.drawing) - 1
        assert names > 0
        assert canvas.place_of(page.session.node).left() >= names
        press(Qt.Key.Key_0, Qt.KeyboardModifier.ControlModifier)
        assert min(canvas.place_of(node).left() for node in page.session.exercise.tree) >= names

    tell_story(story)


def test_what_is_brought_near_leaves_no_room_empty(tell_story, qtbot):
    def story(window):
        window.resize(1024, 700)
        page = open_code(qtbot, window, "max-n-5-00001")
        settle(window)
        canvas = page.canvas
        press(Qt.Key.Key_Tab)
        places = [canvas.place_of(node) for node in page.session.exercise.tree]
        assert max(place.right() for place in places) > canvas.width() - 40
        assert min(place.left() for place in places) < 80

    tell_story(story)


@pytest.mark.usefixtures("each_language")
@pytest.mark.parametrize("text_size", [100, 200])
def test_a_dialog_stays_within_the_screen_with_its_button_in_sight(tell_story, text_size):
    def look_at(show, window):
        show()
        opened = window.findChild(ScrollingDialog)
        settle(opened)
        screen = opened.screen().availableSize()
        assert opened.width() <= screen.width()
        assert opened.height() <= screen.height()
        close = opened.findChild(QDialogButtonBox)
        assert opened.rect().contains(close.geometry())
        for box in opened.findChildren(QComboBox):
            assert box.height() >= box.fontMetrics().height() + 8
        opened.close()
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)

    def story(window):
        enlarge(window, text_size)
        for show in (window.show_settings, window.show_keys):
            look_at(show, window)

    tell_story(story)


def test_the_settings_grow_with_the_text_size_that_is_chosen_there(tell_story, qtbot):
    def story(window):
        window.show_settings()
        opened = window.findChild(ScrollingDialog)
        settle(opened)
        before = opened.width()
        box = opened.boxes["text_size"]
        box.setCurrentIndex(box.findData(125))
        box.activated.emit(box.currentIndex())
        qtbot.waitUntil(lambda: opened.width() > before)
        opened.close()

    tell_story(story)


@pytest.mark.qt_log_ignore("This plugin does not support", extend=True)
def test_the_kinds_are_listed_in_plain_type_from_the_first_to_the_last(tell_story, qtbot):
    def story(window):
        page = open_code(qtbot, window, LEVEL_THREE)
        kinds = page.header.kind
        kinds.showPopup()
        settle(kinds.view())
        assert not kinds.view().font().bold()
        assert kinds.view().font().pixelSize() == window.font().pixelSize()
        assert kinds.view().currentIndex().row() == kinds.currentIndex()
        kinds.view().scrollToBottom()  # there are more than a low screen shows
        last = kinds.view().visualRect(kinds.model().index(kinds.count() - 1, 0))
        assert kinds.view().viewport().rect().contains(last)
        kinds.hidePopup()

    tell_story(story)


def test_the_window_can_be_made_as_small_as_the_screen(tell_story):
    def story(window):
        screen = window.screen().availableSize()
        assert window.minimumWidth() <= screen.width()
        assert window.minimumHeight() <= screen.height()

    tell_story(story)


def test_no_button_is_cut_in_the_smallest_window_with_the_largest_text(tell_story):
    def story(window):
        enlarge(window, 200)
        for page in PAGES:
            window.turn_to(page)
            window.resize(900, 600)
            settle(window)
            cut = [trouble for trouble in troubles(window.centralWidget()) if "Button" in trouble]
            assert cut == [], page

    tell_story(story)


def test_a_table_of_questions_is_broken_into_parts_where_it_is_too_wide(tell_story, qtbot):
    def story(window):
        window.resize(1440, 900)
        items = open_code(qtbot, window, "mcts-3-00001").view.items
        settle(window)
        bar = items.verticalScrollBar()
        assert bar.isVisible() is bool(bar.maximum())  # no bar where there is nothing to move
        enlarge(window, 200)
        window.resize(1024, 700)
        for code in ("game-graph-1-00001", "game-graph-4-00001", "mcts-2-00001", "table-2-00001"):
            items = open_code(qtbot, window, code).view.items
            settle(window)
            assert items.horizontalScrollBar().maximum() == 0, code
            assert troubles(items.widget()) == [], code
        enlarge(window, 100)
        window.resize(1440, 900)
        items = open_code(qtbot, window, "game-graph-4-00001").view.items
        settle(window)
        heads = {row.y() for row in items.rows.values()}
        assert len(heads) < len(items.rows)  # columns beside each other

    tell_story(story)


def test_a_node_alone_is_large_and_leaves_the_questions_the_room_that_they_need(tell_story, qtbot):
    def story(window):
        window.resize(1440, 900)
        for code in ("evaluation-1-00001", "game-graph-3-00001"):
            page = open_code(qtbot, window, code)
            settle(window)
            assert len(page.session.exercise.tree) == 1
            assert page.canvas.viewport.scale > 2
            assert page.view.items.verticalScrollBar().maximum() == 0

    tell_story(story)


def test_an_order_that_is_written_and_judged_moves_nothing(tell_story, qtbot):
    def story(window):
        page = open_code(qtbot, window, "ordering-2-00001")
        settle(window)
        before = page.canvas.drawing.geometry.width
        for blank in page.session.exercise.blanks:
            child = page.session.exercise.tree.children(blank.node)[0]
            page.session.move(child, 1)
            page.session.move(child, -1)
        page.check()
        geometry = page.canvas.drawing.geometry
        assert len(page.canvas.drawing.markup.verdicts) == len(page.session.exercise.blanks)
        assert geometry.width == pytest.approx(before)

    tell_story(story)


def test_an_interval_stands_clear_of_its_leaf_and_names_x_once(tell_story, qtbot):
    def story(window):
        page = open_code(qtbot, window, "interval-2-00001")
        blank = page.session.exercise.blanks[0]
        page.session.select(blank.node, blank)
        page.session.write("x <= 9")
        page.check()
        drawing = page.canvas.drawing
        node_box = drawing.geometry.node_boxes[blank.node]
        place = next(place for place in node_box.places if place.ask is blank.ask)
        assert place.label == ""
        x, y = place.badge
        verdict = QRectF(x - SMALL_BADGE, y - SMALL_BADGE, 2 * SMALL_BADGE, 2 * SMALL_BADGE)
        halo = QRectF(-node_box.half, 0, 2 * node_box.half, node_box.height).adjusted(-7, -7, 7, 7)
        assert not verdict.intersects(halo)
        assert verdict.top() > node_box.letter[1] + 3

    tell_story(story)


@pytest.mark.parametrize("text_size", [100, 200])
def test_the_player_shows_where_it_stands_in_a_small_window(tell_story, qtbot, text_size):
    def story(window):
        window.resize(1024, 700)
        enlarge(window, text_size)
        page = open_code(qtbot, window, LEVEL_THREE)
        page.show_solution()
        settle(window)
        bar = page.solution.transport
        for part in (bar.where, *bar._buttons.values()):
            assert part.width() >= part.minimumSizeHint().width()
        for part in (bar.slider, bar.speed):
            assert part.isHidden() or part.width() >= part.minimumSizeHint().width()
        assert bar.slider.isHidden() == (text_size == 200)

    tell_story(story)


def test_with_large_letters_the_trees_come_first_and_what_lies_below_them_shows(tell_story):
    def top(part, page) -> int:
        return part.mapTo(page, part.rect().topLeft()).y()

    def story(window):
        window.resize(1024, 700)
        enlarge(window, 200)
        window.turn_to("play")
        settle(window)
        play = window.page
        assert top(play.moves, play) < top(play.tree, play) < top(play.engine, play)
        assert top(play.tree, play) < play.height()
        window.turn_to("explore")
        settle(window)
        explore = window.page
        assert top(explore.transport, explore) < top(explore.search, explore) < explore.height()
        enlarge(window, 100)
        window.turn_to("play")
        settle(window)
        assert play.engine.parentWidget() is play.moves.parentWidget()

    tell_story(story)

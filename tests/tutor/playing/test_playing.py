"""A search played step by step, alone or beside another."""

import pytest
from hands import CONTROL, choose_method, focused, press, type_text
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QToolButton
from rectangles import settle, troubles

from exercises.exploring.search_plan import SearchPlan
from search import notation
from search.rules import Fail, Range, Rules, Window
from search.tree import NodeId


def test_playing_goes_on_by_itself_until_the_end(explore, qtbot):
    def story(page):
        player = page.model.player
        page.transport.speed.setCurrentIndex(page.transport.speed.count() - 1)
        player.jump(player.length - 2)
        with qtbot.waitSignal(player.playing_changed, check_params_cb=lambda on: not on):
            press(Qt.Key.Key_Space)
        assert player.place == player.length

    explore(story)


def test_two_methods_go_side_by_side_and_in_step(explore):
    def story(page):
        page.model.search((SearchPlan("alpha-beta"), SearchPlan("minimax")))
        assert page.canvases[1].isVisible()
        player = page.model.player
        for place in range(player.length + 1):
            player.jump(place)
            first, second = player.snapshot(0), player.snapshot(1)
            assert first.leaves == [leaf for leaf in second.leaves if leaf in first.leaves]
        assert len(player.snapshot(0).leaves) == 7
        assert len(player.snapshot(1).leaves) == 9

    explore(story)


def test_a_larger_tree_is_walked_through_after_two_searches_were_one_again(explore):
    def story(page):
        page.model.search((SearchPlan("alpha-beta"), SearchPlan("minimax")))
        page.model.search((SearchPlan("alpha-beta"),))
        page.open(notation.read("[[3 4 1 5 6 7 8] [5 6 2 2 4 5 6 8] [1 7 8 9]]"))
        last = NodeId(len(page.model.tree) - 1)
        down, right = Qt.Key.Key_Down, Qt.Key.Key_Right
        for key in (down, right, right, down, right, right, right):
            press(key)
        assert page.model.node == last
        page.model.search((SearchPlan("alpha-beta"), SearchPlan("minimax")))
        assert page.canvases[1].drawing.markup.halo == last

    explore(story)


def test_a_search_that_cuts_the_unknown_leaf_away_is_played(explore):
    def story(page):
        page.model.player.to_end()
        assert page.search.sentence.text() == "A is done and returns 3."
        text = page.captions[0].text()
        assert "6 leaves" in text
        assert "minimax" not in text

    explore(story, "max[min[3 7] min[2 ? 6] min[14 5 2]]")


def test_where_there_is_nothing_to_play_the_player_says_so(explore):
    def story(page):
        play = page.transport.findChildren(QToolButton)[2]
        assert play.isEnabled()
        choose_method(page, "max-n")
        assert page.transport.where.text() == "0 of 0"
        assert not play.isEnabled()
        assert not page.transport.slider.isEnabled()
        press(Qt.Key.Key_N, CONTROL)
        assert play.isEnabled()

    explore(story)


@pytest.mark.parametrize("steps", [0, 3])
@pytest.mark.parametrize(
    ("begins", "field", "text"),
    [
        (lambda: (press(Qt.Key.Key_F2), type_text("R")), lambda page: page.node.name, "Root"),
        (lambda: type_text("7"), lambda page: page.editors[0], "75"),
    ],
    ids=["name", "value"],
)
def test_writing_ends_the_playing_and_is_kept_whole(explore, begins, field, text, steps):
    def story(page):
        player = page.model.player
        page.model.select(NodeId(2))
        press(Qt.Key.Key_Space)
        player.jump(steps)
        assert page.model.node == NodeId(2)
        begins()
        assert not player.playing
        assert player.place == 0
        assert focused() is field(page)
        type_text(text[1:])
        press(Qt.Key.Key_Return)
        tree = page.model.tree
        assert text in (tree.labels[2], str(tree.payoffs[2]))

    explore(story)


@pytest.mark.parametrize(
    "does",
    [
        lambda page: QTest.keyClick(page.node.name, "R"),
        lambda page: page.model.select(page.model.node),
        lambda page: page.node.add_child(),
    ],
)
def test_hands_on_the_node_end_the_playing_before_its_first_step(explore, does):
    def story(page):
        press(Qt.Key.Key_Space)
        assert page.model.player.playing
        does(page)
        assert not page.model.player.playing

    explore(story)


def test_the_node_at_work_is_selected_until_a_click_ends_the_search(explore):
    def story(page):
        player, canvas = page.model.player, page.canvases[0]
        assert page.node.isVisible()
        player.to_end()
        player.back()
        assert not page.node.isVisible()
        assert page.model.node == player.step().node
        at = canvas.place_of(page.model.node).center().toPoint()
        QTest.mouseClick(canvas, Qt.MouseButton.LeftButton, pos=at)
        assert player.place == 0
        assert page.node.isVisible()
        assert page.node.name.placeholderText() == page.model.tree.labels[page.model.node]

    explore(story)


def _waits(player, place):
    player.jump(place)
    return player.waits(0)


def test_two_searches_say_by_which_rules_they_differ_and_who_waits(explore):
    def story(page):
        page.model.search((SearchPlan(), SearchPlan()))
        assert "The same search" in page.captions[1].text()
        page.model.search(
            (SearchPlan(), SearchPlan(rules=Rules(fail=Fail.HARD, window=Window(2, 9))))
        )
        text = page.captions[1].text()
        assert "held within its window; Window at the root: 2, 9)" in text
        page.model.search((SearchPlan(), SearchPlan("minimax")))
        player = page.model.player
        waits = next(place for place in range(1, player.length) if _waits(player, place))
        player.jump(waits)
        assert "Waits for the other search. 4 leaves so far." in page.captions[0].text()
        assert "The leaf gives 4" in page.captions[1].text()

    explore(story)


@pytest.mark.parametrize(("width", "beside"), [(1024, False), (1440, True)])
def test_nothing_jumps_as_two_searches_set_off_and_their_trees_can_be_read(explore, width, beside):
    def story(page):
        page.window().resize(width, 700)
        page.model.search((SearchPlan(), SearchPlan("minimax")))
        settle(page)
        before = [canvas.geometry() for canvas in page.canvases]
        assert (page.side.y() < page.transport.y()) is beside
        assert page.node.isVisible()
        for place in range(page.model.player.length + 1):
            page.model.player.jump(place)
            settle(page)
            assert page.search.isVisible()
            assert not page.side.verticalScrollBar().isVisible()
            assert troubles(page) == []
            assert [canvas.geometry() for canvas in page.canvases] == before
            if place:
                assert all(canvas.viewport.scale >= canvas.least for canvas in page.canvases)

    explore(story, "[[[3 5 2] [6 9 1]] [[4 2 3] [7 8 0]]]")


def test_a_node_has_its_first_value_as_soon_as_it_is_entered(explore):
    def story(page):
        page.model.search((SearchPlan("minimax"),))
        page.model.player.jump(3)
        assert page.search.sentence.text() == "The leaf gives 3."
        settle(page)
        shown = [label.text() for label in page.search.findChildren(QLabel) if label.isVisible()]
        assert "+∞" in shown

    explore(story)


@pytest.mark.parametrize(
    ("plan", "text", "place", "held"),
    [
        (
            SearchPlan("expectimax", Rules(range=Range(0, 10))),
            "max[chance[8 6] chance[2 9]]",
            11,
            ["node", "C (CHANCE)", "α", "7", "β", "+∞", "v", "1"],
        ),
        (
            SearchPlan("max-n"),
            "A[B[(1,2) (4,3)] (6,1)]",
            5,
            ["node", "L (B)", "best", "(1, 2)", "v", "(4, 3)"],
        ),
        (SearchPlan("max-n"), "A[(1,2) (4,3)]", 1, ["node", "K (A)", "best", "(−∞, …)"]),
    ],
)
def test_the_card_shows_what_the_variables_of_the_lines_hold(explore, plan, text, place, held):
    def story(page):
        page.model.search((plan,))
        page.model.player.jump(place)
        settle(page)
        shown = [label.text() for label in page.search.findChildren(QLabel) if label.isVisible()]
        facts = [each.removeprefix("<b>").removesuffix("</b>") for each in shown]
        assert [each.replace("\N{NO-BREAK SPACE}", " ") for each in facts[-len(held) :]] == held

    explore(story, text)


def test_leaves_are_hidden_until_they_are_visited_where_that_is_chosen(explore):
    def story(page):
        player, canvas = page.model.player, page.canvases[0]
        leaves = set(page.model.tree.leaves)
        player.to_start()
        assert not canvas.drawing.markup.hidden
        page.transport.hides.click()
        assert canvas.drawing.markup.hidden == leaves
        for place in range(player.length + 1):
            player.jump(place)
            assert canvas.drawing.markup.hidden == leaves - set(player.snapshot().leaves)
        page.transport.hides.click()
        assert not canvas.drawing.markup.hidden

    explore(story)

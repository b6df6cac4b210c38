import os
from pathlib import Path
from random import Random

import pytest
from hands import CONTROL, choose_method, focused, press, type_text
from PySide6.QtCore import QPoint, Qt, QThreadPool
from PySide6.QtGui import QAction, QContextMenuEvent, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog

from exercises.exploring import tree_sources
from exercises.exploring.search_plan import SearchPlan
from search import notation
from search.editing import node_editing
from search.methods import METHODS
from search.rules import Fail, Range, Rules, Ties, Window
from search.trace import Cut
from search.tree import Mover, NodeId
from tutor.explore.page import ExplorePage
from tutor.explore.rules_dialog import RulesDialog
from tutor.look.language import MOST_SAID
from tutor.storage.settings import Light, Settings
from tutor.storage.store import Store
from tutor.widgets.waiting import Waiting

SHIFT = Qt.KeyboardModifier.ShiftModifier
ALT = Qt.KeyboardModifier.AltModifier


def test_a_pasted_tree_is_searched_and_played(explore):
    def story(page):
        player = page.model.player
        assert player.traces[0].pruned == (NodeId(7), NodeId(8))
        assert "7 leaves" in page.captions[0].text()
        assert "9 leaves" in page.captions[0].text()
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
        assert notation.write(page.model.tree).startswith("max[min[421 12 8]")

    explore(story)


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
        assert focused() is page.node.value
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


@pytest.mark.parametrize(
    ("field", "text", "said"),
    [
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
    ],
)
def test_what_cannot_be_is_said_and_changes_nothing(explore, field, text, said):
    def story(page):
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
        assert focused() is page.node.value
        press(Qt.Key.Key_Escape)
        assert not page.node.trouble.isVisible()
        assert focused() is canvas

    explore(story)


@pytest.mark.parametrize(
    ("text", "plans", "why"),
    [
        ("[[3 5] [2 4]]", ("alpha-beta", "single-agent"), "Single agent has no MIN nodes, and B"),
        (
            "max[chance[1/4*8 3/4*-4] chance[2 2]]",
            ("expectimax", "minimax"),
            "Minimax has no CHANCE nodes, and B is one.",
        ),
        ("A[B[(1,2) (4,2)]]", ("max-n", "minimax"), "Minimax needs single numbers at the leaves"),
    ],
)
@pytest.mark.parametrize("swapped", [False, True])
def test_a_method_that_does_not_fit_says_why_and_the_other_plays(
    explore, text, plans, why, swapped
):
    def story(page):
        plays, refuses = (1, 0) if swapped else (0, 1)
        page.model.search(tuple(SearchPlan(method) for method in plans[:: -1 if swapped else 1]))
        assert why in page.captions[refuses].text()
        player = page.model.player
        assert player.length > 3
        player.jump(player.length - 1)
        assert "so far" in page.captions[plays].text()
        assert why in page.captions[refuses].text()
        assert page.canvases[plays].drawing.markup != page.canvases[refuses].drawing.markup
        for box in page.methods.methods:
            item = box.model().item(box.findText(why.split(" ")[0], Qt.MatchFlag.MatchStartsWith))
            assert item.isEnabled()
            assert why in item.toolTip()
            assert box.model().item(box.findData(plans[0])).toolTip() == ""

    explore(story, text)


@pytest.mark.parametrize(
    ("text", "plan", "why"),
    [
        ("[[3 ?] [2 4]]", SearchPlan("minimax"), "comes to an unknown leaf at B:"),
        ("[[3 1] [2 4]]", SearchPlan(rules=Rules(depth=1)), "B stands at the depth limit"),
        ("[[3 1] [2 4]]", SearchPlan(rules=Rules(range=Range(0, 3))), "4 at C lies outside"),
        ("A[B[(1,2) (4,2)]]", SearchPlan("max-n", Rules(max_sum=4)), "2) at L has a number"),
    ],
)
def test_what_stands_in_the_way_of_a_search_is_called_by_its_name(explore, text, plan, why):
    def story(page):
        page.model.search((plan,))
        assert why in page.captions[0].text()

    explore(story, text)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("7", "One leaf and one node are visited. Plain minimax evaluates one leaf."),
        ("[7]", "One leaf and 2 nodes are visited."),
        ("[1 2]", "2 leaves and 3 nodes are visited. Plain minimax evaluates 2 leaves."),
    ],
)
def test_one_is_not_counted_as_many(explore, text, said):
    def story(page):
        assert said in page.captions[0].text()

    explore(story, text)


def test_plain_minimax_knows_no_range(explore):
    def story(page):
        page.model.search((SearchPlan(rules=Rules(range=Range(0, 9))),))
        assert "Plain minimax evaluates 4 leaves." in page.captions[0].text()

    explore(story, "[[0 5] [9 7]]")


def test_odds_that_do_not_add_up_are_told_with_the_name_on_the_screen(explore):
    def story(page):
        page.model.select(NodeId(1))
        page.node.odds.setText("1/2, 1/3")
        page.node.odds.editingFinished.emit()
        assert page.node.trouble.text() == "The odds at B add up to 5/6, not to 1."

    explore(story, "max[chance[8 -4] chance[2 2]]")


def test_a_notation_that_is_too_long_shows_its_beginning(explore):
    def story(page):
        assert page.line.cursorPosition() == 0

    explore(story, branching(5, 2))


@pytest.mark.parametrize("method", METHODS)
def test_a_random_tree_fits_the_method(explore, method):
    def story(page):
        page.model.search((SearchPlan(method),))
        page.new()
        assert page.model.player.length > 3

    explore(story)


@pytest.mark.parametrize(
    ("method", "lacks"),
    [("max-n", "Max-n needs vectors"), ("single-agent", "Single agent has no MIN nodes")],
)
def test_any_method_is_chosen_and_a_random_tree_suits_it(explore, method, lacks):
    def story(page):
        choose_method(page, method)
        assert lacks in page.captions[0].text()
        press(Qt.Key.Key_N, CONTROL)
        assert page.model.plans == page.methods.plans == (SearchPlan(method),)
        assert page.model.player.length > 3

    explore(story)


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


@pytest.mark.parametrize("ending", ["graphml", "json", "dot", "txt"])
def test_a_tree_goes_to_a_file_and_back(explore, qtbot, tmp_path, monkeypatch, ending):
    file = tmp_path / f"tree.{ending}"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(file), ""))
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: (str(file), ""))

    def story(page):
        tree = page.model.tree
        press(Qt.Key.Key_S, CONTROL)
        page.new()
        with qtbot.waitSignal(page.model.tree_loaded):
            press(Qt.Key.Key_O, CONTROL)
        assert page.model.tree == tree

    explore(story)


@pytest.mark.parametrize("name", ["tree.txt", "tree.json"])
def test_a_file_may_begin_with_a_mark_of_its_encoding(tell_story, qtbot, tmp_path, name):
    (tmp_path / name).write_text("[[1, 2], [3, 4]]", "utf-8-sig")

    def story(window):
        qtbot.waitUntil(lambda: len(window.page.model.tree) == 7)

    tell_story(story, str(tmp_path / name))


@pytest.mark.skipif(os.name == "nt", reason="such a file would fill the disk")
def test_only_the_beginning_of_a_file_is_looked_at_to_tell_what_it_holds(tmp_path):
    file = tmp_path / "endless.txt"
    with file.open("wb") as stream:
        stream.write(b"[[1 2] [3 4]]")
        stream.truncate(2**40)  # far more than memory holds, and hardly any disk
    assert tree_sources.holds_tree(str(file))


@pytest.mark.parametrize(
    ("chosen", "written", "said"),
    [
        ("my tree", "my tree.graphml", "my tree.graphml is written."),
        ("tree.xyz", None, "use .graphml, .json, .dot, .gv, .txt or .tree"),
    ],
)
def test_the_ending_says_how_a_tree_is_written(
    explore, tmp_path, monkeypatch, chosen, written, said
):
    asked = []

    def choose_file(_, title, proposed, kinds):
        asked.append(proposed)
        return str(tmp_path / chosen) if Path(proposed).name == "tree.graphml" else proposed, ""

    monkeypatch.setattr(QFileDialog, "getSaveFileName", choose_file)

    def story(page):
        press(Qt.Key.Key_S, CONTROL)
        assert said in page.news
        files = [file.name for file in tmp_path.iterdir() if file.is_file()]
        assert files == ([] if written is None else [written])
        press(Qt.Key.Key_S, CONTROL)
        assert asked[:2] == ["tree.graphml", str(tmp_path / "tree.graphml")]
        assert asked[2:] == ([] if written is None else [str(tmp_path / written)])

    explore(story)


def test_a_file_with_a_tree_opens_on_the_explore_page(tell_story, qtbot, tmp_path):
    file = tmp_path / "tree.txt"
    file.write_text("[[1 2] [3 4]]")

    def story(window):
        assert isinstance(window.page, ExplorePage)
        qtbot.waitUntil(lambda: len(window.page.model.tree) == 7)

    tell_story(story, str(file))


def test_the_tree_becomes_an_exercise_of_any_kind_that_fits(tell_story):
    def story(window):
        window.turn_to("explore")
        page = window.page
        page.menus.fill_questions()
        titles = [action.text() for action in page.menus.questions.actions()]
        assert "Minimax values" in titles
        assert "Several players" not in titles
        page.menus.questions.actions()[titles.index("Minimax values")].trigger()
        session = window.page.session
        assert session.exercise.tree == page.model.tree
        assert session.exercise.kind == "minimax"

    tell_story(story)


@pytest.mark.parametrize(
    ("text", "fits"), [("[[3 5] [2 4]]", False), ("max[chance[3 5] chance[2 4]]", True)]
)
def test_chance_is_asked_about_only_where_there_is_some(explore, text, fits):
    def story(page):
        page.model.search((SearchPlan("expectimax", Rules(range=Range(0, 9))),))
        asked = tree_sources.questions(page.model.tree, page.model.node, page.model.plans[0].rules)
        assert ("expectimax" in asked) is fits
        assert ("range-cuts" in asked) is fits

    explore(story, text)


def test_the_tree_is_copied_as_text_and_as_a_picture(explore):
    def story(page):
        page.findChild(QAction, "copy-notation").trigger()
        assert QApplication.clipboard().text() == notation.write(page.model.tree)
        page.findChild(QAction, "copy-picture").trigger()
        image = QApplication.clipboard().image()
        assert image.width() > 400
        assert len({image.pixel(x, image.height() // 3) for x in range(image.width())}) > 3

    explore(story)


def copied(page):
    page.findChild(QAction, "copy-picture").trigger()
    return QApplication.clipboard().image()


def test_a_copied_picture_is_as_on_paper(explore, tmp_path, monkeypatch):
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(tmp_path / "t.png"), ""))

    def story(page):
        page.preferences.choose(Settings(light=Light.DARK))
        first = copied(page)
        assert first.pixelColor(2, 2).lightness() > 200
        page.model.select(NodeId(5))
        assert copied(page) == first  # whichever node is selected
        player = page.model.player
        while not isinstance(player.step(), Cut):
            player.forward()
        assert page.canvases[0].drawing.markup.arcs
        page.file_actions.export()
        assert copied(page) == QImage(str(tmp_path / "t.png")).convertedTo(first.format())

    explore(story)


def test_rules_change_the_search_at_once(explore):
    def story(page):
        page.methods.buttons[0].click()
        dialog = page.methods.findChild(RulesDialog)
        box = dialog.conventions.boxes["order"]
        box.setCurrentIndex(1)
        box.activated.emit(1)
        assert page.model.player.traces[0].leaves[0] == NodeId(12)
        dialog.edits["window"].setText("5, 9")
        dialog.edits["window"].editingFinished.emit()
        assert page.model.plans[0].rules.window == (5, 9)
        dialog.close()

    explore(story)


@pytest.mark.parametrize(
    ("rule", "text"),
    [
        ("depth", "x"),
        ("depth", "--5"),
        ("depth", "5/2"),
        ("window", "9 5"),
        ("range", "1"),
        ("range", "+-1 3"),
    ],
)
def test_a_rule_that_cannot_be_read_is_said_in_sight_and_stays_as_it_was(
    explore, qtbot, rule, text
):
    def story(page):
        page.methods.buttons[0].click()
        dialog = page.methods.findChild(RulesDialog)
        dialog.resize(dialog.width(), 240)
        before = page.model.plans
        QTest.keyClicks(dialog.edits[rule], text)
        QTest.keyClick(dialog.edits[rule], Qt.Key.Key_Return)
        trouble = dialog.troubles[rule]
        assert f"“{text}”" in trouble.text()
        qtbot.waitUntil(lambda: trouble.visibleRegion().boundingRect() == trouble.rect())
        assert page.model.plans == before
        dialog.edits[rule].clear()
        QTest.keyClick(dialog.edits[rule], Qt.Key.Key_Return)
        assert dialog.isVisible()
        assert not trouble.isVisible()
        dialog.close()

    explore(story)


def test_a_rule_of_thousands_of_digits_is_refused_in_a_few(explore):
    def story(page):
        page.methods.buttons[0].click()
        dialog = page.methods.findChild(RulesDialog)
        for rule, digits in (("depth", 5_000), ("depth", 4_000), ("range", 4_000)):
            dialog.edits[rule].setText("9" * digits)
            dialog.edits[rule].editingFinished.emit()
            assert f"“{'9' * MOST_SAID}…” is no {rule}" in dialog.troubles[rule].text()
        dialog.close()

    explore(story)


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


def branching(plies, width, dice=None):
    """A uniform tree as notation."""
    dice = dice or Random(1)
    if plies == 0:
        return str(dice.randint(-99, 99))
    return f"[{' '.join(branching(plies - 1, width, dice) for _ in range(width))}]"


@pytest.fixture
def large_file(tmp_path):
    file = tmp_path / "large.txt"
    file.write_text(branching(7, 4))
    return file


def waiting(page):
    return [each for each in page.findChildren(Waiting) if each.isVisible()]


def test_a_large_tree_is_opened_while_the_window_lives_or_given_up(explore, qtbot, large_file):
    def story(page):
        before = page.model.tree
        page.open(str(large_file))
        qtbot.waitUntil(lambda: waiting(page) != [])
        press(Qt.Key.Key_Down)
        assert page.model.node == NodeId(1)
        press(Qt.Key.Key_Escape)
        assert waiting(page) == []
        assert page.model.tree is before
        with qtbot.waitSignal(page.model.tree_loaded, timeout=60_000):
            page.open(str(large_file))
        assert len(page.model.tree) == 21_845
        assert "It returns" in page.captions[0].text()
        with qtbot.waitSignal(page.model.tree_loaded, timeout=60_000):
            press(Qt.Key.Key_Insert)
        assert len(page.model.tree) == 21_846
        press(Qt.Key.Key_Z, CONTROL)
        press(Qt.Key.Key_Z, CONTROL)
        assert page.model.tree is before

    explore(story)


def test_a_long_search_is_stopped_and_begun_again(explore, qtbot):
    def story(page):
        player, searching = page.model.player, page.model.searching
        once = Qt.ConnectionType.SingleShotConnection
        searching.progressed.connect(lambda *_: searching.cancel(), once)
        with qtbot.waitSignal(searching.progressed, timeout=60_000):
            page.open(notation.read(branching(2, 44)))
        press(Qt.Key.Key_Down)
        assert page.model.node == NodeId(1)
        QThreadPool.globalInstance().waitForDone()
        assert player.length == 0
        assert page.captions[0].text().startswith("Not searched yet")
        page.methods.methods[0].activated.emit(0)
        qtbot.waitUntil(lambda: player.length > 0, timeout=60_000)
        assert page.captions[0].text().startswith("Alpha-beta: ")

    explore(story)


def test_a_large_tree_is_written_whole_or_not_at_all(
    explore, qtbot, large_file, tmp_path, monkeypatch
):
    file = tmp_path / "out.graphml"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(file), ""))

    def story(page):
        with qtbot.waitSignal(page.model.tree_loaded, timeout=60_000):
            page.open(str(large_file))
        press(Qt.Key.Key_S, CONTROL)
        page.file_actions.writing.cancel()
        QThreadPool.globalInstance().waitForDone()
        assert not file.exists()
        press(Qt.Key.Key_S, CONTROL)
        qtbot.waitUntil(lambda: page.news == "out.graphml is written.", timeout=60_000)
        assert tree_sources.read_file(file, "alpha-beta") == page.model.tree

    explore(story)


def test_nobody_is_asked_about_a_large_tree(explore, qtbot, large_file):
    def story(page):
        with qtbot.waitSignal(page.model.tree_loaded, timeout=60_000):
            page.open(str(large_file))
        page.menus.fill_questions()
        assert [each.isEnabled() for each in page.menus.questions.actions()] == [False]

    explore(story)


@pytest.mark.parametrize(
    ("text", "method"),
    [
        ("max[chance[1/4*8 3/4*-4] chance[2 2]]", "expectimax"),
        ("A[B[(1,2,6) (4,2,3)] B[(6,1,2) (7,4,1)]]", "max-n"),
    ],
)
def test_a_tree_that_comes_whole_is_searched_by_a_method_that_can(explore, text, method):
    def story(page):
        assert page.methods.plans == (SearchPlan(method),)
        assert page.model.player.length > 3

    explore(story, text)


def test_undo_brings_back_the_method_with_the_tree_and_leaves_one_that_was_chosen(explore):
    def story(page):
        expectimax, maxn, minimax = (
            SearchPlan(name) for name in ("expectimax", "max-n", "minimax")
        )
        before = page.model.tree
        page.open(notation.read("A[B[(1,2,6) (4,2,3)] B[(6,1,2) (7,4,1)]]"))
        assert page.methods.plans == page.model.plans == (maxn,)
        press(Qt.Key.Key_Z, CONTROL)
        assert page.model.tree is before
        assert page.methods.plans == page.model.plans == (expectimax,)
        press(Qt.Key.Key_Z, CONTROL | SHIFT)
        assert page.methods.plans == page.model.plans == (maxn,)
        press(Qt.Key.Key_Z, CONTROL)
        page.open(notation.read("[[1 2] [3 4]]"))
        page.model.search((minimax,))
        press(Qt.Key.Key_Z, CONTROL)
        assert page.methods.plans == page.model.plans == (minimax,)

    explore(story, "max[chance[1/4*8 3/4*-4] chance[2 2]]")


def test_for_which_x_is_asked_about_the_selected_branch(explore):
    def story(page):
        window = page.window()
        page.menus.fill_questions()
        assert [each.isEnabled() for each in page.menus.questions.actions()] == [False]
        page.model.select(NodeId(6))
        page.menus.fill_questions()
        (only,) = page.menus.questions.actions()
        only.trigger()
        exercise = window.page.session.exercise
        assert exercise.kind == "interval"
        assert exercise.tree.labels[6] == "Q"
        assert window.page.session.blank.node == NodeId(6)

    explore(story, "[[3 5] [? 4] [1 2]]")


@pytest.mark.parametrize(
    ("text", "rules", "kinds"),
    [
        ("max[min[3 7] min[2 ? 6] min[14 5 2]]", Rules(), ["interval"]),
        ("max[min[3 ?] min[2 ? 6] min[14 5 2]]", Rules(), []),
        ("[[max{3}[1] max{5}[2]] [max{2}[1] max[2]]]", Rules(depth=2), []),
        ("max[min{3}[3 ?] min{2}[2 4]]", Rules(depth=1), []),
        ("max[min[3 5] min[? 4] min[1 2]]", Rules(depth=1), []),
        ("[[3 5] [2 4]]", Rules(range=Range(0, 9), window=Window(9, 20)), ["minimax", "best-line"]),
        ("A[(2, 4, 4) ?]", Rules(range=Range(-3, 9)), []),
        ("A[(2, 4, 4) ?]", Rules(window=Window(-3, 9)), []),
        ("chance[(2, 4) ?]", Rules(range=Range(-3, 9)), []),
    ],
)
def test_only_what_every_walk_can_answer_is_asked(text, rules, kinds):
    assert list(tree_sources.questions(notation.read(text), NodeId(6), rules)) == kinds


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


def test_the_page_comes_back_with_its_tree_and_its_searches(explore, tell_story):
    plans = (
        SearchPlan("alpha-beta", Rules(fail=Fail.HARD, window=Window(2, 9))),
        SearchPlan("minimax"),
    )

    def leave(page):
        press(Qt.Key.Key_Insert)
        page.model.search(plans)
        page.model.select(page.model.tree.find("1.2"))

    def come_back(window):
        page = window.page
        assert page.model.tree.path(page.model.node) == "1.2"
        assert notation.write(page.model.tree) == "max[min[3 12 8] min[2 4 6] min[14 5 2] 0]"
        assert page.model.plans == page.methods.plans == plans
        assert page.canvases[1].isVisible()

    explore(leave)
    tell_story(come_back)


@pytest.mark.parametrize("changed", [False, True])
def test_a_large_tree_that_comes_back_has_no_history_but_of_what_was_done_since(
    explore, tell_story, qtbot, large_file, changed
):
    def leave(page):
        with qtbot.waitSignal(page.model.tree_loaded, timeout=60_000):
            page.open(str(large_file))
        page.window().turn_to("practice")

    def come_back(window):
        window.turn_to("explore")
        model = window.page.model
        if changed:
            press(Qt.Key.Key_Insert)
        with qtbot.waitSignal(model.tree_loaded, timeout=60_000):
            assert model.work.busy
        assert len(model.tree) == 21_845
        press(Qt.Key.Key_Z, CONTROL)
        assert (len(model.tree) == 21_845) is not changed

    explore(leave)
    tell_story(come_back)


def test_what_is_being_typed_as_the_window_closes_is_kept(explore, tell_story):
    def leave(page):
        page.model.select(NodeId(2))
        type_text("7")
        assert focused() is page.node.value

    def come_back(window):
        assert notation.write(window.page.model.tree).startswith("max[min[7 12 8]")

    explore(leave)
    tell_story(come_back)


@pytest.mark.parametrize("kept", [None, [], {"plans": 3, "tree": "[["}, {"plans": [{"method": 1}]}])
def test_a_place_that_cannot_be_read_does_no_harm(tell_story, data_folder, kept):
    data_folder.mkdir(parents=True)
    store = Store(data_folder / "plywood.sqlite")
    store.keep_place("explore", kept)
    store.close()

    def story(window):
        window.turn_to("explore")
        assert window.page.model.player.length > 3

    tell_story(story)


def test_searches_begin_by_the_conventions_of_the_course(tell_story):
    def story(window):
        rules = Rules(cut_on_equal=False)
        window._preferences.choose(Settings(rules=rules))
        window.turn_to("explore")
        assert window.page.model.plans == (SearchPlan(rules=rules),)

    tell_story(story)


def test_the_course_reaches_a_search_but_for_what_was_changed_there(explore, tell_story):
    own = Rules(fail=Fail.HARD, depth=2)

    def leave(page):
        page.model.search((SearchPlan(rules=own),))
        page.preferences.choose(Settings(rules=Rules(cut_on_equal=False, fail=Fail.BOUND)))
        assert page.model.plans == page.methods.plans
        assert page.model.plans == (SearchPlan(rules=own._replace(cut_on_equal=False)),)
        asked = tree_sources.questions(page.model.tree, NodeId(0), page.model.plans[0].rules)
        assert all(exercise.rules.cut_on_equal is False for exercise in asked.values())
        page.window().turn_to("practice")

    def change(window):
        assert "explore" not in window.pages
        window._preferences.choose(Settings(rules=Rules(cut_on_equal=False, ties=Ties.LAST)))

    def come_back(window):
        window.turn_to("explore")
        rules = own._replace(cut_on_equal=False, ties=Ties.LAST)
        assert window.page.model.plans == (SearchPlan(rules=rules),)

    explore(leave)
    tell_story(change)
    tell_story(come_back)


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

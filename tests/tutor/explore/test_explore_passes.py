"""Several passes are one run: played from end to end by keyboard, with one slider over all."""

import json
from pathlib import Path

from hands import focused, press
from PySide6.QtCore import QRectF, Qt
from PySide6.QtWidgets import QComboBox, QFileDialog
from rectangles import settle

from exercises.drawing.parts.style import LABEL_SIZE
from exercises.exploring.search_plan import SearchPlan
from search import notation
from search.games.spec import game_from_words
from search.rules import Rules
from search.trace import StartPass
from tutor.canvas.drawing_view import SMALLEST_LETTERS

CASES = json.loads((Path(__file__).parents[2] / "cases" / "deeper.json").read_text())
PASSES = next(each for each in CASES if each["id"] == "iterative-deepening-order")


def choose_by_keys(box: QComboBox, method: str) -> None:
    """Go to the list with Tab, and to a method in it with the arrows."""
    while focused() is not box:
        press(Qt.Key.Key_Tab)
    ahead = box.findData(method) > box.currentIndex()
    while box.currentData() != method:
        press(Qt.Key.Key_Down if ahead else Qt.Key.Key_Up)


def test_all_passes_are_played_by_keyboard_with_one_slider(explore):
    def story(page):
        page.window().resize(1200, 800)  # a narrow one has no room for the slider
        choose_by_keys(page.methods.methods[0], "deepening")
        player, slider = page.model.player, page.transport.slider
        (trace,) = player.traces
        starts = [at for at, step in enumerate(trace.steps) if isinstance(step, StartPass)]
        assert (len(starts), slider.maximum()) == (3, player.length)
        while focused() is not slider:
            press(Qt.Key.Key_Tab)
        press(Qt.Key.Key_Home)
        assert player.place == 0
        said, leaves = [], []
        for place in range(1, player.length + 1):
            press(Qt.Key.Key_Right)
            assert (player.place, slider.value()) == (place, place)
            said.append(page.search.sentence.text())
            leaves.append(len(player.snapshot(0).leaves))
        begun = [at for at, text in enumerate(said) if text.startswith("The pass to depth")]
        assert begun == starts
        counts = [leaves[at - 1] for at in (*starts[1:], len(leaves))]
        assert counts == PASSES["answer"]["evaluations_with"]
        assert [leaves[at] for at in starts] == [0, 0, 0]
        press(Qt.Key.Key_Home)
        press(Qt.Key.Key_End)
        assert said[-1] == page.search.sentence.text() == "A is done and returns 8."

    explore(story, PASSES["given"]["tree"])


GIVEN = next(each for each in CASES if each["id"] == "mcts-by-hand-7")


def test_monte_carlo_is_played_to_its_end_by_keyboard(explore):
    def story(page):
        page.window().resize(1200, 800)
        choose_by_keys(page.methods.methods[0], "mcts")
        rules = Rules(playouts=tuple(GIVEN["given"]["playouts_won_by_root_player"]))
        page.model.search((SearchPlan("mcts", rules),))
        player, slider = page.model.player, page.transport.slider
        while focused() is not slider:
            press(Qt.Key.Key_Tab)
        press(Qt.Key.Key_Home)
        said = []
        for place in range(1, player.length + 1):
            press(Qt.Key.Key_Right)
            assert (player.place, slider.value()) == (place, place)
            said.append(page.search.sentence.text())
        begun = [text for text in said if text.startswith("Iteration")]
        assert begun == [f"Iteration {number} begins at root." for number in range(1, 8)]
        assert said[-1] == "root plays c: it has the most visits."
        counts = GIVEN["answer"]["final"]
        assert {name: player.snapshot(0).memory[name][1] for name in counts} == counts
        press(Qt.Key.Key_Right)
        assert player.place == player.length

    explore(story, "root:max[a:min[a1:? a2:?] b:min[b1:? b2:?] c:min[c1:? c2:?]]")


def test_quiescence_without_a_depth_says_that_nothing_is_searched_on(explore):
    def story(page):
        choose_by_keys(page.methods.methods[0], "quiescence")
        page.model.player.to_start()
        assert "no node is searched on" in page.search.sentence.text()

    explore(story, "max{0}[grab:min{9!}[-5 7] wait:min{1}[1 3]]")


def test_letters_can_be_read_in_a_small_window_too(explore):
    def story(page):
        page.window().resize(1024, 700)
        choose_by_keys(page.methods.methods[0], "table")
        settle(page.window())
        (canvas, *_), player = page.canvases, page.model.player
        player.jump(player.length // 2)
        assert canvas.viewport.scale * LABEL_SIZE >= SMALLEST_LETTERS
        assert QRectF(canvas.rect()).contains(canvas.place_of(page.model.node))
        canvas.fit()
        player.forward()
        assert canvas.shows_all  # whoever wants to see all of it goes on seeing it

    explore(
        story, PASSES["given"]["tree"].replace("max{0}", '"p" max').replace("D:min", 'D:"q" min')
    )


def test_the_states_of_a_game_are_seen_as_a_graph_that_follows_the_search_by_keyboard(
    explore, tmp_path, monkeypatch
):
    def exported(page, name):
        monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(tmp_path / name), ""))
        page.file_actions.export()
        return (tmp_path / name).read_text()

    def story(page):
        trees, player = page.trees, page.model.player
        assert page.as_graph.isVisible()
        assert trees.states is None  # nobody has looked at it yet
        drawn, listed = exported(page, "tree.svg"), exported(page, "tree.dot")
        assert listed.count("state=") == 7
        press(Qt.Key.Key_G, Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier)
        assert focused() is trees.graph
        assert not trees.canvases[0].isVisible()
        assert trees.captions[0].text().startswith("6 states, each once; the tree has 7 nodes.")
        tree, seen = page.model.tree, []
        for _ in range(player.length):
            press(Qt.Key.Key_Right)
            markup = trees.graph.drawing.markup
            assert markup.graph
            seen.append(markup.tree.shape.states[markup.halo])
        assert seen == [tree.shape.states[player.trace().steps[at].node] for at in range(len(seen))]
        assert exported(page, "graph.svg") != drawn
        assert exported(page, "graph.dot").count("state=") == 6
        page.as_graph.click()
        assert focused() is trees.canvases[0]
        assert not trees.graph.isVisible()
        page.as_graph.click()
        page.line.setText("max[min[1 2] 3]")
        page.read_line()
        assert not page.as_graph.isVisible()
        assert trees.canvases[0].isVisible()

    explore(story, notation.write(game_from_words("nim 3 --take 1,2").tree()))

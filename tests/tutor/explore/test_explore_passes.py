"""Several passes are one run: played from end to end by keyboard, with one slider over all."""

import json
from pathlib import Path

from hands import focused, press
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QComboBox

from search.trace import StartPass

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

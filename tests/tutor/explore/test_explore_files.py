"""Trees in files, and copied elsewhere."""

import os
from pathlib import Path

import pytest
from hands import CONTROL, press
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QImage
from PySide6.QtWidgets import QApplication, QFileDialog

from exercises.exploring import tree_sources
from search import notation
from search.trace import Cut
from search.tree import NodeId
from tutor.explore.page import ExplorePage
from tutor.storage.settings import Light, Settings


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

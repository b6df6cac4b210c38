"""Trees that come and go by files, pictures and the clipboard."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

from PySide6.QtGui import QGuiApplication, QImage

from exercises.drawing.compose import Drawing, compose
from exercises.drawing.export import PATTERNS, WRITERS
from exercises.drawing.export import export as export_drawing
from exercises.drawing.parts.palette import LIGHT
from exercises.exploring import tree_sources
from exercises.exploring.prepared_tree import AT_ONCE
from exercises.exploring.state_graph_of import write_file as write_graph
from exercises.making.generate import Progress, ignore_progress
from resources.words import message
from search import notation
from search.editing import branch_editing, node_editing
from search.editing.branch_editing import Moved
from search.graphs.graph_text import SUFFIXES
from search.tree import GameTree, TreeError
from tutor.explore.explore_model import ExploreModel
from tutor.explore.trees import TreesCard
from tutor.look.language import tell
from tutor.widgets.background import BackgroundJob
from tutor.widgets.file_dialogs import ask_to_open, ask_to_save
from tutor.widgets.page import Page

LONG = 20_000
"""More letters of notation are read off the window's thread."""


class TreeFileActions:
    """What the explore page's menu does about files and the clipboard."""

    def __init__(self, page: Page, model: ExploreModel, trees: TreesCard) -> None:
        self._page = page
        self._model = model
        self._trees = trees
        self._copied = ""
        self.writing = BackgroundJob(page)

    def cut(self) -> None:
        """Put the selected node and all below it on the clipboard, and take it off the tree."""
        self.copy()
        self._model.change(node_editing.delete, self._model.tree.parent(self._model.node))

    def copy(self) -> None:
        """Put the selected node and all below it on the clipboard, as notation."""
        branch = branch_editing.branch(self._model.tree, self._model.node)
        self._copied = notation.write(branch)
        QGuiApplication.clipboard().setText(self._copied)

    def paste(self) -> None:
        """Put the clipboard's tree under the selected node.

        With the root selected, a tree that was not copied here takes the place of the whole.
        """
        text, tree, node = QGuiApplication.clipboard().text(), self._model.tree, self._model.node
        whole = len(tree) == 1 or (node == GameTree.ROOT and text != self._copied)
        method = self._model.plans[0].method

        def pasted() -> Moved:
            try:
                branch = tree_sources.read_line(text, method) if whole else notation.read(text)
            except TreeError as error:
                raise TreeError(message("clipboard-no-tree", why=error.sentence)) from None
            if whole:
                return Moved(branch, GameTree.ROOT)
            return Moved(branch_editing.graft(tree, node, branch), node)

        if len(text) > LONG or len(tree) > AT_ONCE:
            self._model.fetch(lambda _: pasted(), self._page.refuse, whole=whole)
        else:
            self._page.attempt(lambda: self._model.load(*pasted(), whole=whole))

    def copy_notation(self) -> None:
        """Put the tree on the clipboard as one line of text."""
        QGuiApplication.clipboard().setText(self._model.shown.text)
        self._page.notify(tell("copied-notation"))

    def copy_picture(self) -> None:
        """Put the tree on the clipboard as an image, as on paper."""

        def copy(data: bytes) -> None:
            QGuiApplication.clipboard().setImage(QImage.fromData(data))
            self._page.notify(tell("copied-picture"))

        draw = self._drawn_apart()
        self._work(lambda _: WRITERS[".png"](draw().picture, LIGHT), copy)

    def open_file(self) -> None:
        """Take a tree from a file."""
        name = ask_to_open(self._page, tell("files-tree"))
        if name:
            self._page.open(name)

    def save_file(self) -> None:
        """Write the tree to a file."""
        name = ask_to_save(self._page, "tree.graphml", tell("files-tree"))
        if name:
            tree = self._model.tree
            self._write(name, lambda progress: tree_sources.write_file(tree, Path(name), progress))

    def export(self) -> None:
        """Write a picture of the tree or the graph that is shown, or the graph for others."""
        patterns = " ".join([PATTERNS, *(f"*{ending}" for ending in SUFFIXES)])
        name = ask_to_save(self._page, "tree.svg", tell("files-export", patterns=patterns))
        if not name:
            return
        path, tree, states = Path(name), self._model.tree, self._trees.states
        if path.suffix.lower() not in SUFFIXES:
            draw = self._drawn_apart()
            self._write(name, lambda progress: export_drawing(draw(), path, progress))
        elif states is None:
            self._write(name, lambda progress: tree_sources.write_file(tree, path, progress))
        else:
            self._write(name, lambda progress: write_graph(states, path, progress))

    def _drawn_apart(self) -> Callable[[], Drawing]:
        """Draws what is shown as it stands; which node is selected matters on the screen alone.

        The drawing on the screen is still being made as it is painted.
        """
        drawing = self._trees.front.drawing
        assert drawing is not None
        markup = drawing.markup
        if self._model.player.place == 0:
            markup = markup._replace(halo=None)
        return partial(compose, markup, drawing.style)

    def _write(self, name: str, writes: Callable[[Progress], None]) -> None:
        def say(_: None) -> None:
            self._page.notify(tell("file-written", file=Path(name).name))

        self._work(writes, say)

    def _work(self, does: Callable[[Progress], Any], then: Callable[[Any], None]) -> None:
        """Do something with the whole tree, off the window's thread where it is large."""
        if len(self._model.tree) > AT_ONCE:
            self.writing.start(does, then, self._page.refuse)
        else:
            self._page.attempt(lambda: then(does(ignore_progress)))

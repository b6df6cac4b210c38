"""The menus of the explore page, and the keys of what stands in them."""

from __future__ import annotations

from PySide6.QtWidgets import QMenu

from exercises.exercise import MOST_ASKED
from exercises.exploring import tree_sources
from tutor.explore.explore_model import ExploreModel
from tutor.explore.file_actions import TreeFileActions
from tutor.explore.node_panel import NodeCard
from tutor.explore.trees import TreesCard
from tutor.look.language import tell
from tutor.widgets.actions import action, shown_key
from tutor.widgets.menu import offer_questions
from tutor.widgets.page import Page


class ExploreMenus:
    """All that can be done with the tree, with the selected node, and what can be asked."""

    def __init__(
        self,
        page: Page,
        model: ExploreModel,
        trees: TreesCard,
        node: NodeCard,
        file_actions: TreeFileActions,
    ) -> None:
        self._page = page
        self._model = model
        self.more, self.branch, self.questions = QMenu(page), QMenu(page), QMenu(page)
        self._offer_undo()
        for name, does in (
            ("open", file_actions.open_file),
            ("save", file_actions.save_file),
            ("export", file_actions.export),
            ("copy-notation", file_actions.copy_notation),
            ("copy-picture", file_actions.copy_picture),
            ("fit", trees.fit),
        ):
            self.more.addAction(action(page, name, does))
        for name, does in (
            ("add-child", node.add_child),
            ("delete-node", node.delete),
            ("rename", node.begin_name),
            ("cut", file_actions.cut),
            ("copy", file_actions.copy),
            ("paste", file_actions.paste),
        ):
            self.branch.addAction(action(page, name, does))
        self.more.addSeparator()
        self.more.addActions(self.branch.actions())
        self.more.addSeparator()
        self.more.addAction(page.keys_action)
        self.questions.aboutToShow.connect(self.fill_questions)

    def fill_questions(self) -> None:
        """Offer what can be asked about the tree, or say why nothing can."""
        tree = self._model.tree
        found = tree_sources.questions(tree, self._model.node, self._model.plans[0].rules)
        why = "exercise-too-large" if len(tree) > MOST_ASKED else "exercise-none"
        offer_questions(self.questions, self._page, found, tell(why, most=f"{MOST_ASKED:,}"))

    def _offer_undo(self) -> None:
        """The window has the keys for these; here they are only shown."""
        undo = self._page.undo
        for name, does, can in (
            ("undo", undo.undo, undo.canUndoChanged),
            ("redo", undo.redo, undo.canRedoChanged),
        ):
            entry = self.more.addAction(f"{tell(f'action-{name}')}\t{shown_key(name)}", does)
            entry.setEnabled(False)
            can.connect(entry.setEnabled)
        self.more.addSeparator()

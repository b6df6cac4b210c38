"""The explored tree, once or twice side by side, each with what its search does and counts."""

from __future__ import annotations

from enum import Enum
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QWidget

from exercises.entries import show
from exercises.exploring.search_plan import SearchPlan
from exercises.wording.worked import step_text
from search.methods import METHODS
from search.rules import Rules
from tutor.explore.edit_canvas import EditCanvas
from tutor.explore.explore_model import ExploreModel
from tutor.look.language import tell
from tutor.look.theme import Theme
from tutor.widgets.card import Card, quiet
from tutor.widgets.conventions import choice_label, rule_key, rule_label


class TreesCard(Card):
    """Follows the searches of an explore model."""

    def __init__(self, model: ExploreModel, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._model = model
        self.canvases = [EditCanvas(model, which, theme, self) for which in range(2)]
        self.captions = [quiet("", self) for _ in self.canvases]
        self.column.setContentsMargins(1, 7, 1, 7)
        grid = QGridLayout()
        grid.setSpacing(1)
        grid.setRowStretch(0, 1)
        for which, (canvas, caption) in enumerate(zip(self.canvases, self.captions, strict=True)):
            caption.setMargin(10)
            caption.setAlignment(Qt.AlignmentFlag.AlignTop)
            grid.addWidget(canvas, 0, which)
            grid.addWidget(caption, 1, which)
        self.column.addLayout(grid)
        model.searched.connect(self._show)
        model.player.moved.connect(self._tell)

    def fit(self) -> None:
        """Show the whole tree."""
        for canvas in self.canvases:
            canvas.fit()

    def leave_room(self, lines: int) -> None:
        """Leave room for as many lines: a sentence more or less must not move the tree."""
        for caption in self.captions:
            caption.ensurePolished()
            line = caption.fontMetrics().lineSpacing() + 1  # the spacing is rounded
            caption.setMinimumHeight(lines * line + 2 * caption.margin())

    def _show(self) -> None:
        """As many trees as there are searches."""
        plans = self._model.plans
        for which, (canvas, caption) in enumerate(zip(self.canvases, self.captions, strict=True)):
            canvas.setVisible(which < len(plans))
            caption.setVisible(which < len(plans))
            canvas.redraw()
        self._tell()

    def _tell(self) -> None:
        found, plans, player = self._model.found, self._model.plans, self._model.player
        for which, caption in enumerate(self.captions[: len(plans)]):
            if not found:
                caption.setText(tell("search-not-done"))
                continue
            _, counts, trouble = found[which]
            why = tell(trouble) if trouble else ""
            if not counts:
                caption.setText(why)
                continue
            told = " ".join(map(tell, counts))
            if len(plans) > 1 and 0 < player.place < player.length:
                told = self._at_work(self._model.played.index(which))
            elif which and plans[0] == plans[1]:
                told = tell("search-the-same")
            caption.setText(f"{plan_name(plans, which)}: {told} {why}".rstrip())

    def _at_work(self, trace: int) -> str:
        """What one of two searches does at this step, and how many leaves it has seen."""
        player = self._model.player
        step, snapshot = player.step(trace), player.snapshot(trace)
        leaves = tell("counts-so-far", leaves=len(snapshot.leaves))
        if step is None or player.waits(trace):
            return f"{tell('search-waits')} {leaves}"
        return f"{tell(step_text(player.trace(trace), step, snapshot))} {leaves}"


def plan_name(plans: tuple[SearchPlan, ...], which: int) -> str:
    """The method, and beside another search the rules by which the two differ."""
    plan = plans[which]
    method = tell(f"method-{plan.method}")
    if len(plans) == 1:
        return method
    other = plans[1 - which].rules
    known = METHODS[plan.method].rules
    said = [
        f"{rule_label(name)}: {_value(name, value)}"
        for name, value, beside in zip(Rules._fields, plan.rules, other, strict=True)
        if value != beside and name in known
    ]
    return f"{method} ({'; '.join(said)})" if said else method


def _value(name: str, value: Any) -> str:
    if isinstance(value, bool | Enum):
        return choice_label(name, value)
    if value is None:
        return tell(f"{rule_key(name)}-none")
    return ", ".join(map(show, value)) if isinstance(value, tuple) else show(value)

"""Which method searches the tree, by which rules, and which one beside it."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import Signal
from PySide6.QtGui import QStandardItemModel
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QPushButton, QWidget

from exercises.exploring.search_plan import SearchPlan, misfit
from search.methods import METHODS
from search.rules import Rules
from search.tree import GameTree
from tutor.explore.rules_dialog import RulesDialog
from tutor.look.language import tell
from tutor.widgets.actions import button
from tutor.widgets.labels import Label, name_control, set_tooltip


class MethodRow(QWidget):
    """Two methods with their rules; the second may be none."""

    chosen = Signal(tuple)

    def __init__(self, plans: tuple[SearchPlan, ...], parent: QWidget) -> None:
        super().__init__(parent)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(8)
        self._rules = [plans[0].rules] * 2
        self.methods = [QComboBox(self), QComboBox(self)]
        self.buttons: list[QPushButton] = []
        self.methods[1].addItem(tell("beside-none"), None)
        for which, box in enumerate(self.methods):
            for method in METHODS:
                box.addItem(tell(f"method-{method}"), method)
            key = "choose-beside" if which else "choose-method"
            name_control(box, tell(key))
            box.activated.connect(self._choose)
            name = "rules-beside" if which else "rules"
            self.buttons.append(button(self, name, partial(self._ask, which)))
            if which:
                row.addWidget(Label(tell("beside"), self))
            row.addWidget(box)
            row.addWidget(self.buttons[which])
        self.show_plans(plans)

    def show_plans(self, plans: tuple[SearchPlan, ...]) -> None:
        """Show these as chosen; a second one will begin by the rules of the first."""
        for which, box in enumerate(self.methods):
            plan = plans[which] if which < len(plans) else None
            box.setCurrentIndex(box.findData(plan.method if plan else None))
            self._rules[which] = (plan or plans[0]).rules
        self.buttons[1].setVisible(len(plans) > 1)

    def suit(self, tree: GameTree) -> None:
        """Let methods that can't search this tree say why: a random tree suits any of them."""
        for method in METHODS:
            why = misfit(tree, SearchPlan(method))
            for box in self.methods:
                place, model = box.findData(method), box.model()
                assert isinstance(model, QStandardItemModel)
                set_tooltip(model.item(place), tell(why) if why else "")

    @property
    def plans(self) -> tuple[SearchPlan, ...]:
        """What is chosen."""
        methods = [box.currentData() for box in self.methods]
        return tuple(
            SearchPlan(method, rules)
            for method, rules in zip(methods, self._rules, strict=True)
            if method is not None
        )

    def _choose(self) -> None:
        self.show_plans(self.plans)
        self.chosen.emit(self.plans)

    def _ask(self, which: int) -> None:
        plan = self.plans[which]
        dialog = RulesDialog(plan.method, plan.rules, self)
        dialog.changed.connect(lambda rules: self._take(which, rules))
        dialog.open()

    def _take(self, which: int, rules: Rules) -> None:
        self._rules[which] = rules
        self.chosen.emit(self.plans)

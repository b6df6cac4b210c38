"""How the engine plays: as deep as it looks, or at random."""

from __future__ import annotations

from functools import partial

from PySide6.QtWidgets import QButtonGroup, QCheckBox, QHBoxLayout, QWidget

from exercises.matches.engine import MOST_PLIES
from tutor.look.language import tell
from tutor.play.play_model import PlayModel
from tutor.widgets.actions import button
from tutor.widgets.card import Card
from tutor.widgets.fields import named, whole_number
from tutor.widgets.labels import Label


class EngineCard(Card):
    """Every choice takes effect at once."""

    def __init__(self, model: PlayModel, parent: QWidget) -> None:
        super().__init__(parent, tell("play-engine"))
        self._model = model
        self.ways = QButtonGroup(self)
        row = QHBoxLayout()
        for way, name in enumerate(("play-by-depth", "play-at-random")):
            tab = button(self, name, partial(self._choose, random=bool(way)), "tab")
            tab.setCheckable(True)
            self.ways.addButton(tab, way)
            row.addWidget(tab, 1)
        self.column.addLayout(row)
        self.plies = whole_number(self, "play-plies", (1, MOST_PLIES))
        self.plies.valueChanged.connect(lambda plies: self._choose(plies=plies))
        row = QHBoxLayout()
        label = Label(tell("play-plies"), self)
        label.setWordWrap(True)
        row.addWidget(label, 1)
        row.addWidget(self.plies)
        self.column.addLayout(row)
        self.cuts = named(QCheckBox(tell("play-cuts"), self), "play-cuts")
        self.cuts.toggled.connect(lambda cuts: self._choose(cuts=cuts))
        self.sure = named(QCheckBox(tell("play-sure"), self), "play-sure")
        self.sure.toggled.connect(lambda sure: self._choose(sure=sure))
        self.column.addWidget(self.cuts)
        self.column.addWidget(self.sure)
        model.strength_changed.connect(self._show)
        self._show()

    def _choose(self, **changes: bool | int) -> None:
        self._model.strengthen(self._model.strength._replace(**changes))  # type: ignore[arg-type]

    def _show(self) -> None:
        strength = self._model.strength
        self.ways.button(int(strength.random)).setChecked(True)
        self.plies.setValue(strength.plies)
        self.cuts.setChecked(strength.cuts)
        self.sure.setChecked(strength.sure)

"""How the engine plays: as deep as it looks, by playouts, or at random."""

from __future__ import annotations

from functools import partial

from PySide6.QtWidgets import QButtonGroup, QCheckBox, QHBoxLayout, QSpinBox, QWidget

from exercises.matches.engine import MOST_PLAYOUTS, MOST_PLIES, USUAL_PLAYOUTS
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
        ways = {
            "play-by-depth": {"random": False, "playouts": 0},
            "play-at-random": {"random": True, "playouts": 0},
            "play-by-playouts": {"random": False, "playouts": USUAL_PLAYOUTS},
        }
        for way, (name, changes) in enumerate(ways.items()):
            tab = button(self, name, partial(self._choose, **changes), "tab")
            tab.setCheckable(True)
            self.ways.addButton(tab, way)
            row.addWidget(tab, 1)
        self.column.addLayout(row)
        self.plies = whole_number(self, "play-plies", (1, MOST_PLIES))
        self.plies.valueChanged.connect(lambda plies: self._choose(plies=plies))
        self._add_number("play-plies", self.plies)
        self.playouts = whole_number(self, "play-playouts", (1, MOST_PLAYOUTS))
        self.playouts.valueChanged.connect(self._choose_playouts)
        self._add_number("play-playouts", self.playouts)
        self.cuts = named(QCheckBox(tell("play-cuts"), self), "play-cuts")
        self.cuts.toggled.connect(lambda cuts: self._choose(cuts=cuts))
        self.sure = named(QCheckBox(tell("play-sure"), self), "play-sure")
        self.sure.toggled.connect(lambda sure: self._choose(sure=sure))
        self.column.addWidget(self.cuts)
        self.column.addWidget(self.sure)
        model.strength_changed.connect(self._show)
        self._show()

    def _add_number(self, name: str, field: QSpinBox) -> None:
        row = QHBoxLayout()
        label = Label(tell(name), self)
        label.setWordWrap(True)
        row.addWidget(label, 1)
        row.addWidget(field)
        self.column.addLayout(row)

    def _choose_playouts(self, playouts: int) -> None:
        if self._model.strength.playouts:
            self._choose(playouts=playouts)

    def _choose(self, **changes: bool | int) -> None:
        self._model.strengthen(self._model.strength._replace(**changes))  # type: ignore[arg-type]

    def _show(self) -> None:
        strength = self._model.strength
        self.ways.button(2 if strength.playouts else int(strength.random)).setChecked(True)
        self.playouts.setEnabled(strength.playouts > 0)
        for switch in (self.cuts, self.sure):
            switch.setEnabled(not strength.playouts)
        self.playouts.setValue(strength.playouts or USUAL_PLAYOUTS)
        self.plies.setValue(strength.plies)
        self.cuts.setChecked(strength.cuts)
        self.sure.setChecked(strength.sure)

"""The person's side of a match: who is to move, the board, and what each move is worth."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QCheckBox, QGridLayout, QWidget

from exercises.drawing.parts.picture import Ink
from exercises.matches import boards, wording
from exercises.matches.move_names import short_name
from search.tree import Mover
from tutor.look.language import tell
from tutor.look.theme import Theme
from tutor.play.board_view import BoardView
from tutor.play.play_model import PlayModel
from tutor.play.spot_button import WorthSign
from tutor.widgets.card import Card, delete_widgets, quiet
from tutor.widgets.fields import named
from tutor.widgets.labels import Label, strong


class MovesCard(Card):
    """Follows a match; what moves are worth is shown once it is asked for, or always."""

    def __init__(self, model: PlayModel, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent, tell("play-your-move"))
        self._model = model
        self._asked = False
        self.number = quiet("", self)
        self.number.setWordWrap(False)
        self.top.addWidget(self.number)
        self.status = Label("", self)
        self.status.setWordWrap(True)
        self.board = BoardView(theme, self)
        self.always = named(QCheckBox(tell("play-always"), self), "play-always")
        self.rows = QGridLayout()
        self.rows.setHorizontalSpacing(14)
        self.rows.setColumnStretch(2, 1)
        self.column.addWidget(self.status)
        self.column.addWidget(self.board)
        self.column.addWidget(self.always)
        self.column.addLayout(self.rows)
        self.column.addStretch(1)
        self.board.played.connect(model.play)
        self.always.toggled.connect(self._show)
        model.changed.connect(self._change)
        model.seen_changed.connect(self._show)

    def hint(self) -> None:
        """Show what the moves are worth, for this once."""
        self._asked = True
        self._show()

    @property
    def told(self) -> bool:
        """Whether it is shown what moves are worth."""
        return self._asked or self.always.isChecked()

    def _change(self) -> None:
        self._asked = False
        match = self._model.match
        self.heading.setText(tell("play-over-heading" if match.over else "play-your-move"))
        made = len(match.played) if match.over else len(match.played) + 1
        self.number.setText(tell("play-number", number=made))
        self.status.setText(tell(wording.status(match)))
        self._show()

    def _show(self) -> None:
        match, seen = self._model.match, self._model.seen
        delete_widgets(self.rows)
        signs: dict[int, WorthSign] = {}
        whys: dict[int, str] = {}
        if seen is not None and self.told and match.your_turn:
            best = wording.best_moves(match, seen.worths)
            ink = Ink.MAX if match.you is Mover.MAX else Ink.MIN
            for place, found in enumerate(seen.worths):
                value = wording.signed(found.worth.value)
                word = tell(wording.result_word(match, found.worth.value))
                signs[place] = (value, word, ink if place in best else Ink.MUTED)
                whys[place] = tell(wording.worth_words(match, place, found))
            order = sorted(whys, key=lambda place: place not in best)
            for row, place in enumerate(order):
                self._add(row, place, signs[place][0], whys[place], place in best)
        self._show_board(signs, whys)

    def _add(self, row: int, place: int, value: str, why: str, best: bool) -> None:
        match = self._model.match
        name = short_name(match.game, match.moves[place][0], match.label)
        for column, text in enumerate((name, value, why)):
            label = strong(text, self) if best and column < 2 else Label(text, self)
            label.setWordWrap(column == 2)
            self.rows.addWidget(label, row, column, Qt.AlignmentFlag.AlignTop)

    def _show_board(self, signs: dict[int, WorthSign], whys: dict[int, str]) -> None:
        match = self._model.match
        drawn = boards.board(match)
        names = []
        for spot in drawn.spots:
            told = tell(spot.name)
            if spot.place is not None and spot.place in whys:
                told = f"{told}: {signs[spot.place][0]}, {whys[spot.place]}"
            names.append(told)
        self.board.show_board(drawn, names, signs, boards.won_line(match))
        for button in self.board.spots:
            button.setAccessibleDescription(self.status.text())

"""A new game by its rules: which game, how large, who plays what and who begins."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import (
    QComboBox,
    QDialogButtonBox,
    QFormLayout,
    QHBoxLayout,
    QSpinBox,
    QWidget,
)

from exercises.matches import boards, stored_match
from exercises.matches.match import FIRST_GAMES, Match
from exercises.matches.stored_match import MOST_PILES, MOST_SPLIT, MOST_STICKS, SQUARES
from resources.words import PlywoodError
from search.games.game import other
from search.games.spec import GameSpec
from search.tree import Mover
from tutor.look.language import tell, tell_error
from tutor.look.theme import Theme
from tutor.play.board_view import BoardView
from tutor.widgets.fields import named, whole_number
from tutor.widgets.labels import Label, notice
from tutor.widgets.scrolling_dialog import ScrollingDialog

LEAST_SPLIT = 3
_NEXT = {"_": "X", "X": "O", "O": "_"}
ROWS = {
    "nim": ("piles", "take", "last", "you", "first"),
    "tictactoe": ("side", "position"),
    "line": ("squares", "you", "first"),
    "grundy": ("split", "you", "first"),
}
"""What can be chosen in each game."""


class NewGameDialog(ScrollingDialog):
    """Every choice is tried at once; what can't be played is said, and can't be begun."""

    begun = Signal(Match)

    def __init__(self, spec: GameSpec, you: Mover, theme: Theme, parent: QWidget) -> None:
        super().__init__(tell("play-dialog"), parent)
        self.spec = spec
        self.form = QFormLayout(self.inside)
        self.form.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapLongRows)
        self.boxes = {
            "game": self._box("play-game", {name: tell(f"game-{name}") for name in FIRST_GAMES}),
            "last": self._box(
                "play-last", {last: tell(f"play-last-{last}") for last in ("wins", "loses")}
            ),
            "you": self._box("play-you", {m: tell(f"play-you-{m}") for m in ("max", "min")}),
            "side": self._box("play-you", {"max": tell("play-you-x"), "min": tell("play-you-o")}),
            "first": self._box(
                "play-first", {who: tell(f"play-first-{who}") for who in ("you", "engine")}
            ),
        }
        self.piles = [self._pile(number) for number in range(MOST_PILES)]
        self.take = self._number("play-take", (0, MOST_STICKS))
        self.take.setSpecialValueText(tell("play-take-any"))
        self.split = self._number("play-split-field", (LEAST_SPLIT, MOST_SPLIT))
        self.squares = self._number("play-squares-field", (SQUARES[0], SQUARES[-1]))
        self.board = BoardView(theme, self.inside)
        self.board.setAccessibleDescription(tell("play-position-about"))
        self.board.played.connect(self._put)
        self.trouble = notice(self.inside)
        self.rows: dict[str, QWidget] = {}
        self._position = spec.position
        self._lay_out()
        self.begin_button = self.buttons.addButton(
            tell("play-start"), QDialogButtonBox.ButtonRole.AcceptRole
        )
        self.begin_button.setDefault(True)
        self.buttons.accepted.connect(self._begin)
        self._show(spec, you)

    def _begin(self) -> None:
        self.begun.emit(stored_match.begin(self._chosen(), self._you()))
        self.accept()

    def _show(self, spec: GameSpec, you: Mover) -> None:
        """Fill all fields."""
        for name, value in (
            ("game", spec.name),
            ("last", spec.last),
            ("you", you.value),
            ("side", you.value),
            ("first", "you" if spec.first == you.value else "engine"),
        ):
            self.boxes[name].setCurrentIndex(self.boxes[name].findData(value))
        sizes = spec.piles if spec.name == "nim" else FIRST_GAMES["nim"].piles
        for box, size in zip(self.piles, (*sizes, *[0] * MOST_PILES), strict=False):
            box.setValue(size)
        self.take.setValue(max(spec.take or (0,)))
        self.split.setValue(
            (spec.piles if spec.name == "grundy" else FIRST_GAMES["grundy"].piles)[0]
        )
        self.squares.setValue(spec.squares)
        self._follow()

    def _you(self) -> Mover:
        board = self.boxes["game"].currentData() == "tictactoe"
        return Mover(self.boxes["side" if board else "you"].currentData())

    def _chosen(self) -> GameSpec:
        """The game that the fields mean."""
        name, you = self.boxes["game"].currentData(), self._you()
        first = you if self.boxes["first"].currentData() == "you" else other(you)
        if name == "nim":
            sizes = tuple(box.value() for box in self.piles if box.value())
            most = self.take.value()
            take = tuple(range(1, most + 1)) if most else None
            last = self.boxes["last"].currentData()
            return GameSpec(name=name, piles=sizes, take=take, last=last, first=first.value)
        if name == "grundy":
            return GameSpec(name=name, piles=(self.split.value(),), first=first.value)
        if name == "line":
            return GameSpec(name=name, squares=self.squares.value(), first=first.value)
        return GameSpec(name=name, position=self._position)

    def _follow(self) -> None:
        """Show what belongs to the game, and whether it can be played."""
        shown = ROWS[self.boxes["game"].currentData()]
        for name, field in self.rows.items():
            self.form.setRowVisible(field, name in shown)
        drawn = boards.setup_board(self._position)
        self.board.show_board(drawn, [tell(spot.name) for spot in drawn.spots], {})
        try:
            stored_match.begin(self._chosen(), self._you())
            self.trouble.setText("")
        except PlywoodError as error:
            self.trouble.setText(tell_error(error))
        self.begin_button.setEnabled(not self.trouble.text())
        self.form.setRowVisible(self.trouble, bool(self.trouble.text()))
        if self.isVisible():
            self.fit()

    def _put(self, square: int) -> None:
        """Another sign on a square."""
        now = self._position
        self._position = now[:square] + _NEXT[now[square]] + now[square + 1 :]
        self._follow()

    def _box(self, name: str, choices: dict[str, str]) -> QComboBox:
        made = named(QComboBox(self.inside), name)
        for value, text in choices.items():
            made.addItem(text, value)
        made.activated.connect(self._follow)
        return made

    def _number(self, name: str, limits: tuple[int, int]) -> QSpinBox:
        made = whole_number(self.inside, name, limits)
        made.valueChanged.connect(self._follow)
        return made

    def _pile(self, number: int) -> QSpinBox:
        """How many sticks a pile has; the first one always has some."""
        made = self._number("play-pile", (0 if number else 1, MOST_STICKS))
        made.setSpecialValueText("" if number == 0 else tell("play-pile-none"))
        made.setAccessibleName(tell("play-pile-number", number=number + 1))
        return made

    def _lay_out(self) -> None:
        piles = QWidget(self.inside)
        row = QHBoxLayout(piles)
        row.setContentsMargins(0, 0, 0, 0)
        for box in self.piles:
            row.addWidget(box)
        self.form.addRow(Label(tell("play-game"), self.inside), self.boxes["game"])
        for name, label, field in (
            ("piles", "play-piles-field", piles),
            ("take", "play-take", self.take),
            ("last", "play-last", self.boxes["last"]),
            ("split", "play-split-field", self.split),
            ("squares", "play-squares-field", self.squares),
            ("you", "play-you", self.boxes["you"]),
            ("side", "play-you", self.boxes["side"]),
            ("first", "play-first", self.boxes["first"]),
            ("position", "play-position", self.board),
        ):
            self.rows[name] = field
            self.form.addRow(Label(tell(label), self.inside), field)
        self.form.addRow(self.trouble)

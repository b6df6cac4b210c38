"""What each key does."""

from __future__ import annotations

from PySide6.QtWidgets import QDialog, QDialogButtonBox, QGridLayout, QLabel, QVBoxLayout, QWidget

from tutor.language import tell

ROWS = (
    "write", "tab", "arrows", "cut", "best", "order", "check", "hint", "solution", "undo",
    "player", "zoom", "files", "code", "help",
)  # fmt: skip


class KeysDialog(QDialog):
    """A table of keys."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setWindowTitle(tell("keys-title"))
        column = QVBoxLayout(self)
        grid = QGridLayout()
        grid.setHorizontalSpacing(24)
        grid.setVerticalSpacing(6)
        for row, name in enumerate(ROWS):
            key = QLabel(f"<b>{tell(f'keys-{name}')}</b>", self)
            about = QLabel(tell(f"keys-{name}-about"), self)
            grid.addWidget(key, row, 0)
            grid.addWidget(about, row, 1)
        grid.setColumnStretch(1, 1)
        column.addLayout(grid)
        buttons = QDialogButtonBox(self)
        buttons.addButton(tell("action-dismiss"), QDialogButtonBox.ButtonRole.RejectRole)
        buttons.rejected.connect(self.reject)
        column.addWidget(buttons)

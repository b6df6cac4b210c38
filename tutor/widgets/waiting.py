"""What goes on in the background: how far it is, how long it still needs, and a way to stop it."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtWidgets import QHBoxLayout, QProgressBar, QWidget

from tutor.look.language import tell
from tutor.widgets.actions import action, button
from tutor.widgets.background import UNKNOWN, BackgroundJob
from tutor.widgets.labels import Label

MINUTE = 60
PERCENT = 100


class Waiting(QWidget):
    """Stands on its page while its work is slow; `says` names what goes on, in the catalogue."""

    def __init__(
        self,
        work: BackgroundJob,
        says: str,
        parent: QWidget,
        stop: Callable[[], object] | None = None,
    ) -> None:
        super().__init__(parent)
        stop = stop or work.cancel
        self._says = says
        row = QHBoxLayout(self)
        row.setContentsMargins(8, 0, 0, 0)
        row.setSpacing(12)
        self.status = Label("", self)
        self.status.setWordWrap(True)
        self.bar = QProgressBar(self)
        self.bar.setAccessibleName(tell("work-progress"))
        self.bar.setTextVisible(False)
        row.addWidget(self.status, 1)
        row.addWidget(self.bar, 1)
        row.addWidget(button(self, "stop-work", stop))
        action(self, "stop-work", stop)
        self.hide()
        work.slow.connect(self._appear)
        work.progressed.connect(self._tell)

    def _appear(self, slow: bool) -> None:
        if slow:
            self.status.setText(tell(self._says))
            self.bar.setRange(0, 0)
        self.setVisible(slow)

    def _tell(self, share: float, left: float) -> None:
        self.bar.setRange(0, PERCENT)
        self.bar.setValue(round(PERCENT * share))
        if left != UNKNOWN:
            self.status.setText(tell(f"{self._says}-left", time=in_time(left)))


def in_time(seconds: float) -> str:
    """How long that is, for people."""
    if seconds < MINUTE:
        return tell("work-seconds", count=max(1, round(seconds)))
    return tell("work-minutes", count=round(seconds / MINUTE))

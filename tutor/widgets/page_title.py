"""The top of a page: its title, a line below it, and what can be done beside them."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from tutor.widgets.labels import Label


def page_title(page: QWidget, text: str, below: Label, *beside: QWidget) -> QHBoxLayout:
    """A title with a line below it; buttons stand at the right, in their order."""
    title = Label(text, page)
    title.setObjectName("title")
    words = QVBoxLayout()
    words.setSpacing(4)
    words.addWidget(title)
    words.addWidget(below)
    row = QHBoxLayout()
    row.setContentsMargins(8, 0, 0, 0)
    row.addLayout(words, 1)
    for each in beside:
        row.addWidget(each, 0, Qt.AlignmentFlag.AlignTop)
    return row

"""The top of a page: its title, a line below it, and what can be done beside them."""

from __future__ import annotations

from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from tutor.widgets.labels import Label, title_label


def page_title(page: QWidget, text: str, below: Label, *beside: QWidget) -> QVBoxLayout:
    """A title with a line below it; buttons stand at the right of the title, in their order."""
    row = QHBoxLayout()
    row.addWidget(title_label(text, page), 1)
    for each in beside:
        row.addWidget(each)
    words = QVBoxLayout()
    words.setContentsMargins(8, 0, 0, 0)
    words.setSpacing(2)
    words.addLayout(row)
    words.addWidget(below)
    return words

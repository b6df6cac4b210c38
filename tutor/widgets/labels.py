"""Labels and tooltips show every text as it is written: whoever wrote it, no tag is read.

A name in a file may well be `<img src="/dev/zero">`. Nothing else in the window makes a label or a
tooltip, and none of ours needs rich text.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtGui import Qt
from PySide6.QtWidgets import QLabel, QWidget

if TYPE_CHECKING:
    from PySide6.QtGui import QAction, QStandardItem


class Label(QLabel):
    """Shows its text as it is."""

    def __init__(self, text: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setText(text)


def strong(text: str, parent: QWidget) -> Label:
    """A label in bold letters."""
    label = Label(text, parent)
    label.setProperty("class", "strong")
    return label


def title_label(text: str, parent: QWidget) -> Label:
    """The title of a page, or of what takes its place."""
    label = Label(text, parent)
    label.setObjectName("title")
    return label


def notice(parent: QWidget) -> Label:
    """A place for what is wrong; hidden until something is."""
    label = Label("", parent)
    label.setObjectName("notice")
    label.setWordWrap(True)
    label.hide()
    return label


def set_tooltip(on: QWidget | QAction | QStandardItem, text: str) -> None:
    """Explain something to whoever points at it."""
    on.setToolTip(tooltip(text))


def restyle(widget: QWidget, name: str, value: bool | str) -> None:
    """Give a widget another property that the style sheet goes by."""
    if (widget.property(name) or "") != (value or ""):  # one that it never had says nothing, too
        widget.setProperty(name, value)
        widget.style().unpolish(widget)
        widget.style().polish(widget)
        widget.update()


def name_control(control: QWidget, text: str) -> None:
    """Give a control its name for screen readers, which is its tooltip, too."""
    control.setAccessibleName(text)
    set_tooltip(control, text)


def tooltip(text: str) -> str:
    """A text for a tooltip, which would read tags in it: those are written out."""
    if not Qt.mightBeRichText(text):
        return text
    return Qt.convertFromPlainText(text, Qt.WhiteSpaceMode.WhiteSpaceNormal)

"""Whether everything on a page can be read: nothing clipped, nothing over something else."""

from collections.abc import Iterator
from itertools import combinations

from PySide6.QtCore import QEvent, QRect
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractScrollArea,
    QApplication,
    QComboBox,
    QLabel,
    QWidget,
)

from resources.words import DEFAULT
from tutor.answering.entry_helper import EntryHelper
from tutor.canvas.bubble import Bubble
from tutor.learn.path_lines import PathLines
from tutor.look.language import spoken
from tutor.widgets.news import News
from tutor.widgets.title import TitleBox

OVERLAYS = (Bubble, EntryHelper, News, PathLines)


def settle(widget: QWidget) -> None:
    """Let all layouts do their work."""
    for _ in range(3):
        QApplication.sendPostedEvents()
        QApplication.processEvents()
    QApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest)  # of what has just come
    widget.grab(QRect(0, 0, 1, 1))  # all is laid out before anything is painted


def troubles(page: QWidget) -> list[str]:
    return [*_outside(page), *_overlapping(page), *_clipped(page)]


def _parts(widget: QWidget) -> list[QWidget]:
    if isinstance(widget, QAbstractScrollArea):
        return []
    return [
        child
        for child in widget.children()
        if isinstance(child, QWidget)
        and child.isVisible()
        and not child.isWindow()
        and not isinstance(child, OVERLAYS)
    ]


def _all(widget: QWidget) -> Iterator[QWidget]:
    yield widget
    for child in _parts(widget):
        yield from _all(child)


def _outside(page: QWidget) -> Iterator[str]:
    for widget in _all(page):
        for child in _parts(widget):
            if not widget.rect().contains(child.geometry()):
                yield f"{_called(child)} {child.geometry()} leaves {_called(widget)}"


def _overlapping(page: QWidget) -> Iterator[str]:
    for widget in _all(page):
        for first, second in combinations(_parts(widget), 2):
            shared: QRect = first.geometry().intersected(second.geometry())
            if shared.width() > 1 and shared.height() > 1:
                yield f"{_called(first)} and {_called(second)} share {shared}"


def _clipped(page: QWidget) -> Iterator[str]:
    for widget in _all(page):
        if isinstance(widget, QLabel) and widget.text():
            if widget.wordWrap():
                needed = widget.heightForWidth(widget.width())
                if widget.height() < needed:
                    yield f"{_called(widget)} is {widget.height()} high and needs {needed}"
            elif widget.width() < widget.sizeHint().width():
                yield f"{_called(widget)} is {widget.width()} wide, needs {widget.sizeHint()}"
        elif isinstance(widget, TitleBox) and spoken() != DEFAULT:
            continue  # it shows as much of a long title as there is room for
        elif isinstance(widget, QAbstractButton | QComboBox):
            text = widget.currentText() if isinstance(widget, QComboBox) else widget.text()
            needed = widget.fontMetrics().horizontalAdvance(text)
            if widget.width() < needed or widget.height() < widget.fontMetrics().height():
                yield f"{_called(widget)} is {widget.size()} and its words need {needed}"


def _called(widget: QWidget) -> str:
    text = widget.currentText() if isinstance(widget, QComboBox) else ""
    text = widget.text() if isinstance(widget, QLabel | QAbstractButton) else text
    return f"{type(widget).__name__} {widget.objectName()} {text[:30]!r}"

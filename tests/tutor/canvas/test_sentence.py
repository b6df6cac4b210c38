"""Sentences in which something is drawn stand like those of words alone."""

from PySide6.QtGui import QImage
from PySide6.QtWidgets import QWidget

from tutor.canvas.sentence import Sentence


def _first_column(image: QImage) -> int:
    """Where the first letter begins."""
    ground = image.pixelColor(0, 0)
    return next(
        x
        for x in range(image.width())
        if any(image.pixelColor(x, y) != ground for y in range(image.height()))
    )


def test_words_begin_where_they_would_before_something_drawn(qtbot):
    room = QWidget()
    qtbot.addWidget(room)
    room.setStyleSheet("QLabel { padding: 2px 4px; }")
    plain, drawn = Sentence("It has none.", room), Sentence("It has □O□.", room)
    for each in (plain, drawn):
        each.resize(200, 40)
    assert _first_column(plain.grab().toImage()) == _first_column(drawn.grab().toImage())

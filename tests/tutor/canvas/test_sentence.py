"""Sentences in which something is drawn stand like those of words alone."""

import pytest
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QWidget

from search.games.state_pictures import in_numbers
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


def _ink(image: QImage) -> tuple[int, int]:
    """The first and the last row in which something is drawn."""
    ground = image.pixelColor(0, 0)
    rows = [
        y
        for y in range(image.height())
        if any(image.pixelColor(x, y) != ground for x in range(image.width()))
    ]
    return rows[0], rows[-1]


@pytest.mark.parametrize("state", ["▲□□▼", "II\xa0III", "|||||\xa0|\xa0(5\xa01)", "□O□"])
def test_a_state_is_drawn_in_the_middle_of_its_row_and_said_as_it_is_typed(qtbot, state):
    drawn = Sentence(state, None)
    qtbot.addWidget(drawn)
    drawn.resize(200, 80)
    top, bottom = _ink(drawn.grab().toImage())
    assert abs((top + bottom) - 79) <= 8
    assert drawn.accessibleName() == in_numbers(state)

"""A sheet that nobody has touched is empty, whatever it asks."""

from __future__ import annotations

import pytest
from hands import open_code, press
from PySide6.QtCore import Qt

from exercises.exercise import Verdict
from exercises.kinds import KINDS


@pytest.mark.parametrize("kind", KINDS)
def test_nothing_is_right_or_wrong_on_an_untouched_sheet(tell_story, qtbot, kind):
    def story(window):
        page = open_code(qtbot, window, f"{kind}-2-00001")
        press(Qt.Key.Key_Return)
        wrong = {Verdict.WRONG, Verdict.FOLLOWS}
        assert not wrong & {each.verdict for each in page.session.remarks}
        assert page.session.feedback.score == 0

    tell_story(story)

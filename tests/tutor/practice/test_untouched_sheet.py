"""A sheet that nobody has touched is empty, whatever it asks."""

from __future__ import annotations

import pytest
from hands import SEVERAL, open_code, press
from PySide6.QtCore import Qt

from exercises.exercise import Verdict


@pytest.mark.parametrize("kinds", SEVERAL, ids=" ".join)
def test_nothing_is_right_or_wrong_on_an_untouched_sheet(tell_story, qtbot, kinds):
    def story(window):
        for kind in kinds:
            page = open_code(qtbot, window, f"{kind}-2-00001")
            press(Qt.Key.Key_Return)
            wrong = {Verdict.WRONG, Verdict.FOLLOWS}
            assert not wrong & {each.verdict for each in page.session.remarks}, kind
            assert page.session.feedback.score == 0, kind

    tell_story(story)

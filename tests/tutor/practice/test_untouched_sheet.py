"""A sheet that nobody has touched is empty, whatever it asks."""

from __future__ import annotations

import pytest
from asking import asked
from hands import SEVERAL, open_code, practice, press
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel

from exercises.exercise import Verdict


@pytest.mark.every(2)
@pytest.mark.parametrize("kinds", SEVERAL, ids=" ".join)
def test_nothing_is_right_or_wrong_on_an_untouched_sheet(tell_story, qtbot, kinds):
    def story(window):
        for kind in kinds:
            page = open_code(qtbot, window, f"{kind}-2-00001")
            press(Qt.Key.Key_Return)
            wrong = {Verdict.WRONG, Verdict.FOLLOWS}
            assert not wrong & {each.verdict for each in page.session.remarks}, kind
            assert page.session.feedback.score == 0, kind
            said = [each.text() for each in page.feedback.remarks.findChildren(QLabel)]
            assert "Nothing is filled in yet." in said, kind
            assert any("F1" in text for text in said), kind  # how it is done stays there

    tell_story(story)


def test_where_nothing_is_cut_an_untouched_sheet_is_right_and_praised(tell_story):
    def story(window):
        page = practice(window)
        page.open(asked("cuts", "max[min[6 8] min[7 9]]"))
        press(Qt.Key.Key_Return)
        said = " ".join(each.text() for each in page.feedback.findChildren(QLabel))
        assert "All of it is right. Rightly gone on to 9: 7 is close to α = 6" in said
        assert "Nothing is filled in yet." not in said
        assert "0 of 0" not in said

    tell_story(story)

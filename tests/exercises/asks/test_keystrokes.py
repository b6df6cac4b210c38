"""What letters make of a blank as they are typed, one by one."""

import pytest

from exercises.asks import Ask
from exercises.asks.keystrokes import extended, takes


@pytest.mark.parametrize(
    ("ask", "letters", "stands"),
    [
        (Ask.VALUE, "-3", "-3"),
        (Ask.VALUE, "<3", "≤ 3"),
        (Ask.VALUE, "3<", "3<"),
        (Ask.BOUND, "=3", "= 3"),
        (Ask.BOUND, ">=3", "≥ 3"),
        (Ask.VALUE, "<=3", "≤ 3"),
        (Ask.CLAIM, "<2", "≤ 2"),
        (Ask.CLAIM, "<=2", "≤ 2"),
        (Ask.ALPHA, "<2", "<2"),
        (Ask.RANGE, "x<=2", "x≤2"),
        (Ask.ALPHA, "i", "+∞"),
        (Ask.ALPHA, "-i", "-∞"),
        (Ask.BETA, "∞", "+∞"),
        (Ask.BEST, "12", "2"),
        (Ask.ORDER, "10 9 -3", "10 9 -3"),
        (Ask.ORDER, "CAB", "CAB"),
        (Ask.ORDER, "KIL", "KIL"),
        (Ask.STATE, "il|", "III"),
        (Ask.STATE, "xo.", "XO_"),
        (Ask.STATE, "3n", "∅"),
        (Ask.STATE, "(2,1)", "(2,1)"),
    ],
)
def test_a_blank_holds_what_its_letters_mean(ask, letters, stands):
    before = ""
    for letter in letters:
        before = extended(ask, before, letter)
    assert before == stands


@pytest.mark.parametrize(
    ("ask", "letter", "taken"),
    [
        (Ask.VALUE, "7", True),
        (Ask.VALUE, "x", False),
        (Ask.STATE, "x", True),
        (Ask.STATE, "<", False),
        (Ask.STATE, "n", True),
    ],
)
def test_a_letter_is_written_where_it_can_stand(ask, letter, taken):
    assert takes(ask, letter) is taken

"""A program that is killed at any moment comes back with all that was done, and nothing mixed."""

import json
import os
import signal
from contextlib import suppress
from random import Random
from subprocess import TimeoutExpired

import pytest
from hands import press, type_text
from PySide6.QtCore import Qt
from visits import start_hands

from exercises.exam import mock
from tutor.mock_exam.page import MockPage

CHAINS = 2
KILLS = int(os.environ.get("PLYWOOD_SEEDS", "4")) // CHAINS
"""How often each chain of starts is killed."""
pytestmark = pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="there is no SIGKILL here")


def heard_until_killed(seed, dice):
    """What a program said until it was killed: while it started, or while hands were at work."""
    with start_hands(seed) as program:
        lines = [program.stdout.readline() for _ in range(dice.choice([0, 1, 2, 5, 20, 60]))]
        with suppress(TimeoutExpired):
            program.wait(dice.uniform(0, 0.02 if lines else 0.8))
        program.kill()
        lines += program.stdout.readlines()
    assert program.returncode == -signal.SIGKILL, lines
    return [json.loads(line) for line in lines if line.endswith("\n")]


def heard_at_last():
    with start_hands("look") as program:
        lines = program.stdout.readlines()
        assert program.wait() == 0, lines
    return [json.loads(line) for line in lines]


def may_follow(said, found):
    """Whether this may be found after what was said last."""
    ((when, state),) = said.items()
    match when:
        case "new":  # another tree, or still this one
            fresh = not found["entries"] and not found["told"]
            return found == state or (fresh and found["tree"] == state["tree"])
        case "check":  # verdicts, or still none
            return found | {"told": 0} == state | {"told": 0}
    return found == state


@pytest.mark.parametrize("chain", range(CHAINS))
def test_no_kill_costs_an_entry_or_mixes_anything(chain):
    dice = Random(chain)
    before = heard_until_killed(chain, dice)
    for number in range(1, KILLS + 1):
        last = number == KILLS
        said = heard_at_last() if last else heard_until_killed(f"{chain}:{number}", dice)
        if said and before:
            found = said[0]["found"]
            assert any(may_follow(each, found) for each in before[-2:]), (before[-2:], found)
        before = said or before


def test_a_key_that_is_pressed_before_the_page_is_whole_counts():
    with start_hands("new") as program:
        said = [json.loads(program.stdout.readline()) for _ in range(3)]
    assert [when for each in said for when in each] == ["found", "new", "after"]


def test_an_exam_that_is_killed_in_the_middle_comes_back_with_its_tree_and_its_clock(tell_story):
    with start_hands("exam") as program:
        program.stdout.readline()
        left = json.loads(program.stdout.readline())["after"]
        program.kill()

    def later(window):
        page = window.page
        assert isinstance(page, MockPage)
        exam = page.model.exam
        assert mock.kept(exam) == left | {"spent": exam.spent}
        assert [list(each.typed.values()) for each in exam.questions[:3]] == [["5"], ["7"], []]
        assert [each.flagged for each in exam.questions[:2]] == [True, False]
        assert exam.at == 1
        assert 125 <= exam.spent < 125 + 60  # it ran on until it was killed
        assert page.clock.time.text() == f"{page.model.left // 60}:{page.model.left % 60:02}"
        assert page.canvas.drawing.markup.tree == page.session.exercise.tree
        assert page.header.title.text().startswith("Question 2")
        press(Qt.Key.Key_Backspace)
        type_text("8")
        assert list(page.model.question.typed.values()) == ["8"]

    tell_story(later)

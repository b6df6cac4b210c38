"""A program that is killed at any moment comes back with all that was done, and nothing mixed."""

import json
import os
import signal
from contextlib import suppress
from random import Random
from subprocess import TimeoutExpired

import pytest
from visits import start_hands

CHAINS = 4
KILLS = int(os.environ.get("PLYWOOD_SEEDS", "8")) // CHAINS
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

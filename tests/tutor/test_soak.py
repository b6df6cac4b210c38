"""Whatever hands do at random, the window stays: no crash, no error, no warning, no growth."""

import json
import os
import subprocess
import sys
from pathlib import Path

SEEDS = int(os.environ.get("PLYWOOD_SEEDS", "1"))
ACTIONS = 20_000 if SEEDS > 1 else 150
GROWTH = 1.1
"""How much more memory may be in use at the end than after a quarter of a long run."""


def test_random_actions_over_all_pages_leave_the_window_sound():
    monkey = Path(__file__).with_name("monkey.py")
    ran = subprocess.run(
        [sys.executable, "-X", "faulthandler", str(monkey), "7", str(ACTIONS)],
        capture_output=True,
        text=True,
    )
    assert ran.returncode == 0, ran.stderr[-4000:]
    found = json.loads(ran.stdout)
    assert found["troubles"] == []
    if SEEDS > 1:
        first, *_, last = found["memory"]
        assert last <= GROWTH * first, found["memory"]

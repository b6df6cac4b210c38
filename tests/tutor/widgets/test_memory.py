"""What the window no longer needs goes back to the system."""

import ctypes
import resource
import sys
from pathlib import Path

import pytest

from tutor.widgets.garbage import return_memory

PIECES, PIECE = 20_000, 4_000


def in_use() -> int:
    """How many bytes this process has in use."""
    return int(Path("/proc/self/statm").read_text().split()[1]) * resource.getpagesize()


@pytest.mark.skipif(
    sys.platform != "linux" or not hasattr(ctypes.CDLL(None), "malloc_trim"),
    reason="only glibc can be asked to",
)
def test_what_is_free_between_things_that_stay_is_returned():
    pieces = [bytearray(PIECE) for _ in range(PIECES)]
    kept = pieces[::100]
    before = in_use()
    del pieces
    return_memory()
    assert before - in_use() > PIECES * PIECE / 2
    assert len(kept) == PIECES // 100

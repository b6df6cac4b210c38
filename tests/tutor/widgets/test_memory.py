"""What the window no longer needs can be used again, by whichever thread, or by others."""

import ctypes
import resource
import subprocess
import sys
from pathlib import Path

import pytest

from tutor.widgets.garbage import return_memory

pytestmark = pytest.mark.skipif(
    sys.platform != "linux" or not hasattr(ctypes.CDLL(None), "malloc_trim"),
    reason="only glibc needs to be asked",
)
PIECES, PIECE = 20_000, 4_000
SHARING = """
import re, threading
from pathlib import Path
from tutor.widgets.garbage import share_heap

def heap():
    areas = Path("/proc/self/smaps").read_text()
    return int(re.search(r"\\[heap\\].*?Rss: +([0-9]+)", areas, re.DOTALL)[1])

share_heap()
before, pieces = heap(), []
work = threading.Thread(target=lambda: pieces.extend(bytearray(4000) for _ in range(5000)))
work.start()
work.join()
print(heap() - before)
"""


def in_use() -> int:
    """How many bytes this process has in use."""
    return int(Path("/proc/self/statm").read_text().split()[1]) * resource.getpagesize()


def test_what_is_free_between_things_that_stay_is_returned():
    pieces = [bytearray(PIECE) for _ in range(PIECES)]
    kept = pieces[::100]
    before = in_use()
    del pieces
    return_memory()
    assert before - in_use() > PIECES * PIECE / 2
    assert len(kept) == PIECES // 100


def test_threads_share_the_heap_of_the_window():
    ran = subprocess.run(
        [sys.executable, "-c", SHARING],
        cwd=Path(__file__).parents[3],
        capture_output=True,
        text=True,
        check=False,
    )
    assert ran.stderr == ""
    assert int(ran.stdout) > 15_000

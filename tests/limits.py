"""How much work and memory something may take, whatever else the machine does."""

from __future__ import annotations

import signal
import sys
import tracemalloc
from collections.abc import Iterator
from contextlib import contextmanager

MEBIBYTE = 2**20


class TooMuchWork(Exception):
    """It took more than it may."""


@contextmanager
def within(seconds: int) -> Iterator[None]:
    """Stop what takes the processor for longer: far more than is needed, far less than a bomb."""

    def stop(*_: object) -> None:
        raise TooMuchWork(f"more than {seconds} s of the processor")

    before = signal.signal(signal.SIGPROF, stop)
    signal.setitimer(signal.ITIMER_PROF, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)
        signal.signal(signal.SIGPROF, before)


@contextmanager
def calls(most: int) -> Iterator[None]:
    """Stop what calls more functions."""
    left = most

    def count(*_: object) -> None:
        nonlocal left
        left -= 1
        if left < 0:
            sys.setprofile(None)
            raise TooMuchWork(f"more than {most:,} calls")

    sys.setprofile(count)
    try:
        yield
    finally:
        sys.setprofile(None)


@contextmanager
def in_memory(mebibytes: int) -> Iterator[None]:
    """See that Python's objects never take more than so much."""
    tracemalloc.start()
    try:
        yield
        peak = tracemalloc.get_traced_memory()[1]
    finally:
        tracemalloc.stop()
    assert peak < mebibytes * MEBIBYTE

"""How a command says that it can't do what was asked."""

from __future__ import annotations

import sys


class CannotDo(Exception):
    """One clear line: what can't be done, and the cure."""


class WrongWords(Exception):
    """One clear line: which of the words on the command line is wrong, and what fits."""


def say_error(message: str, code: int) -> int:
    """Say it on standard error, in one line that can do a terminal no harm; the exit code."""
    line = "".join(sign if sign.isprintable() else "�" for sign in " ".join(message.split()))
    more = " (plywood --help tells more)" if code == 2 else ""
    print(f"plywood: {line}{more}", file=sys.stderr)
    return code

"""What a command says: lines that every stream can take and that do a terminal no harm."""

from __future__ import annotations

import errno
import json
import os
import sys
from contextlib import suppress
from typing import Annotated, Any, TextIO
from unicodedata import category

import typer

from resources.words import say

Json = Annotated[bool, typer.Option("--json")]
MOST_SHOWN = 600
"""How much of an error is shown: strangers' names can be as long as their files."""
_JOINERS = "\u200c\u200d"
"""Letters of some scripts, and pictures, are put together with them."""
_PLAIN = str.maketrans(
    {"α": "alpha", "β": "beta", "∞": "inf", "−": "-", "≥": ">=", "≤": "<=", "–": "-", "—": "-"}
    | {"…": "...", "“": '"', "”": '"', "‘": "'", "’": "'", "×": "x", "→": "->"}
)
"""How signs are written where there are only the letters of a typewriter."""


def tell(line: str) -> None:
    """One line of the answer."""
    _write(visible(line), sys.stdout)


def tell_json(table: dict[str, Any]) -> None:
    """One line of the answer for programs; what can't be shown is escaped as JSON has it."""
    line = json.dumps(table, ensure_ascii=False)
    shown = line.isprintable() and sys.stdout is not None and _fits(line, sys.stdout)
    _write(line if shown else json.dumps(table), sys.stdout)


def note(line: str) -> None:
    """One line on standard error; where nobody can read it, the exit code must do."""
    try:
        _write(visible(line), sys.stderr)
    except OSError:
        silence(sys.stderr)


def say_error(message: str, code: int, helps: str = "") -> int:
    """Say it on standard error, in one line, and which command's help tells more; the exit code."""
    why = one_line(message)
    note(say("cli-error-more", why=why, command=helps) if helps else say("cli-error", why=why))
    return code


def one_line(message: str) -> str:
    """What an error says, in one line of bounded length."""
    line = " ".join(message.split())
    half = MOST_SHOWN // 2
    return line if len(line) <= MOST_SHOWN else f"{line[:half]} … {line[-half:]}"


def visible(text: str) -> str:
    """The text with signs that could steer a terminal, or hide what stands there, spelled out."""
    if text.isprintable():
        return text
    return "".join(map(_shown, text))


def _shown(sign: str) -> str:
    if sign.isprintable() or sign in _JOINERS or category(sign) == "Zs":
        return sign
    return sign.encode("unicode_escape").decode()


def flush() -> None:
    """Send on what waits; OSError says that it can't be written."""
    if sys.stdout is not None:
        sys.stdout.flush()


def silence(stream: TextIO | None) -> None:
    """Let go of what could not be written: Python would try again when it ends."""
    if stream is not None:
        with suppress(OSError):  # a stream in memory has no number
            os.dup2(os.open(os.devnull, os.O_WRONLY), stream.fileno())


def _write(line: str, stream: TextIO | None) -> None:
    if stream is None:
        raise OSError(errno.EBADF, os.strerror(errno.EBADF))
    print(line if _fits(line, stream) else _spelled(line, stream.encoding), file=stream)


def _fits(line: str, stream: TextIO) -> bool:
    """Whether the stream's code has all the signs."""
    try:
        line.encode(stream.encoding or "utf-8")
    except UnicodeEncodeError:
        return False
    return True


def _spelled(line: str, encoding: str) -> str:
    return line.translate(_PLAIN).encode(encoding, "backslashreplace").decode(encoding)

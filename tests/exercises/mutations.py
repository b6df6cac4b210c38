"""Small harm done to files, the same for the same dice: what strangers, editors and disks do."""

from __future__ import annotations

import re
from collections.abc import Callable
from random import Random

NUMBERS = (
    *b"0 -0 -1 1/0 1/3 0.1 1e30 1e31 1e-400 1e999999999 -inf nan 64 65 200001 0x10".split(),
    *(b"9223372036854775808", b"9" * 31, b"9" * 5000, b"1." + b"0" * 5000),
    *("٣".encode(), "½".encode()),
)
WORDS = (
    *b'"" null true [] {} "\\ud800" "\\u0000" \x00 \xff \xed\xa0\x80 \xef\xbb\xbf \r'.split(b" "),
    *rb"? # \ max chance H x: ]]> &amp; <!-- --> /* */ // ''' {0} %".split(),
    *(b"\x1b[31m", b'"""'),
)
BRACKETS = ((b"[", b"]"), (b"{", b"}"), (b'{"a":', b"}"), (b"<a>", b"</a>"), (b"(", b")"))
DEPTHS = (1, 2, 40, 70, 600, 5000)
"""Some that are taken, some that each reader refuses in its own way."""


def mutated(data: bytes, dice: Random) -> bytes:
    """A file as it is after one to four accidents."""
    for _ in range(dice.randint(1, 4)):
        data = dice.choice(ACCIDENTS)(data, dice)
    return data


def _piece(data: bytes, dice: Random) -> tuple[int, int]:
    """Where a piece begins and ends: now and then a byte, a word, a line, or much of all."""
    start = dice.randrange(len(data) + 1)
    length = dice.choice((1, 8, 80, max(len(data), 1)))
    return start, min(len(data), start + dice.randint(0, length))


def _flip(data: bytes, dice: Random) -> bytes:
    if not data:
        return data
    place = dice.randrange(len(data))
    return data[:place] + bytes([data[place] ^ 1 << dice.randrange(8)]) + data[place + 1 :]


def _cut(data: bytes, dice: Random) -> bytes:
    start, end = _piece(data, dice)
    return data[:start] + data[end:]


def _double(data: bytes, dice: Random) -> bytes:
    start, end = _piece(data, dice)
    return data[:end] + data[start:end] * dice.choice((1, 1, 30)) + data[end:]


def _swap(data: bytes, dice: Random) -> bytes:
    (start, middle), end = _piece(data, dice), _piece(data, dice)[1]
    end = max(middle, end)
    return data[:start] + data[middle:end] + data[start:middle] + data[end:]


def _number(data: bytes, dice: Random) -> bytes:
    found = list(re.finditer(rb"-?\d+", data))
    if not found:
        return data
    start, end = dice.choice(found).span()
    return data[:start] + dice.choice(NUMBERS) + data[end:]


def _word(data: bytes, dice: Random) -> bytes:
    start, end = _piece(data, dice)
    return data[:start] + dice.choice(WORDS) + data[dice.choice((start, end)) :]


def _value(data: bytes, dice: Random) -> bytes:
    """Another sort of value where a number, a word or a text in quotes stood."""
    found = list(re.finditer(rb'"[^"\n]*"|[\w.]+', data))
    if not found:
        return data
    (start, end), (other, last) = (dice.choice(found).span() for _ in range(2))
    new = dice.choice((data[other:last], *WORDS[:8], *NUMBERS))
    return data[:start] + new + data[end:]


def _nest(data: bytes, dice: Random) -> bytes:
    start, end = _piece(data, dice)
    left, right = dice.choice(BRACKETS)
    depth = dice.choice(DEPTHS)
    return data[:start] + left * depth + data[start:end] + right * depth + data[end:]


ACCIDENTS: tuple[Callable[[bytes, Random], bytes], ...] = (
    _flip,
    _cut,
    _double,
    _swap,
    _number,
    _word,
    _value,
    _value,
    _nest,
)

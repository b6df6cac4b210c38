"""Where a command's trees come from: notation on the line, a file, or standard input."""

from __future__ import annotations

import errno
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import IO

from exercises.cli.failure import CannotDo
from exercises.files.reading import MOST_BYTES, decoded, read_bytes
from resources.words import Value, message, placed
from search import notation
from search.graphs import graph_text
from search.tree import GameTree, Mover, TreeError

MOST_LINE = 2**20
STANDARD = message("cli-standard-input")


def is_batch(source: str) -> bool:
    """Whether the words name a file or standard input rather than a tree."""
    return source == "-" or _file(source) is not None


def trees(
    source: str, layers: Sequence[Mover] | None, name_moves: bool = False
) -> Iterator[GameTree | TreeError]:
    """The trees of a source, one a line in a text file; what can't be read comes as its error."""
    file = _file(source)
    if source == "-":
        yield from _lines(_whole(_standard_input(), STANDARD), STANDARD, layers, name_moves)
    elif file is None:
        yield notation.read(source, layers, name_moves)
    elif file.suffix.lower() in graph_text.SUFFIXES:
        yield _graph(file, layers)
    else:
        yield from _lines(read_word(file), str(file), layers, name_moves)


def read_word(path: Path) -> bytes:
    """What a word of the command line names: a file, or a pipe that the shell has opened for us."""
    handed_over = path.parent == Path("/dev/fd") or path == Path("/dev/stdin")
    if not handed_over or not path.is_fifo():
        return read_bytes(path)
    with path.open("rb") as pipe:
        return _whole(pipe, str(path))


def standard_lines() -> Iterator[bytes]:
    """The lines of standard input; of one that is too long, enough to tell."""
    stream = _standard_input()
    while line := stream.readline(MOST_LINE + 1):
        rest = line
        while len(rest) > MOST_LINE and not rest.endswith(b"\n"):
            rest = stream.readline(MOST_LINE + 1)
        yield line


def one_tree(source: str, layers: Sequence[Mover] | None) -> GameTree:
    """The only tree of a source."""
    found = []
    for each in trees(source, layers):
        if isinstance(each, TreeError):
            raise each
        found.append(each)
    if len(found) != 1:
        raise CannotDo(message("cli-trees-many", source=source, count=str(len(found))))
    return found[0]


def _lines(
    data: bytes, name: Value, layers: Sequence[Mover] | None, name_moves: bool
) -> Iterator[GameTree | TreeError]:
    none = True
    for number, line in enumerate(decoded(data, name).splitlines(), 1):
        if not line.split("#")[0].strip():
            continue
        none = False
        try:
            yield notation.read(line, layers, name_moves)
        except TreeError as error:
            where = message("cli-at-line", file=name, line=str(number), why=error.sentence)
            yield TreeError(where, error.node)
    if none:
        raise CannotDo(message("cli-no-tree", file=name))


def _graph(file: Path, layers: Sequence[Mover] | None) -> GameTree:
    try:
        text = decoded(read_word(file), str(file))
        return graph_text.read(text, file.suffix.lower(), layers)
    except TreeError as error:
        raise TreeError(placed(error.sentence, str(file)), error.node) from None


def _standard_input() -> IO[bytes]:
    if sys.stdin is None:
        raise CannotDo(message("cli-input-closed", input=STANDARD))
    return sys.stdin.buffer


def _whole(stream: IO[bytes], name: Value) -> bytes:
    try:
        data = stream.read(MOST_BYTES + 1)
    except OSError as error:
        raise CannotDo(
            message("file-unreadable", file=name, why=error.strerror or str(error))
        ) from None
    if len(data) > MOST_BYTES:
        raise CannotDo(message("cli-input-large", file=name, most=MOST_BYTES // 2**20))
    return data


def _file(source: str) -> Path | None:
    """The file that the words name; None where they are notation."""
    if source == "-" or not source.strip() or any(sign in source for sign in "[({?"):
        return None
    path = Path(source)
    try:
        path.stat()
    except (FileNotFoundError, NotADirectoryError, ValueError):
        pass
    except OSError as error:
        if error.errno != errno.ENAMETOOLONG:
            return path  # whoever reads it will say why that can't be done
    else:
        return path
    if path.suffix.lower() in (*graph_text.SUFFIXES, ".txt", ".tree") or "/" in source.strip(
        "0123456789/"
    ):
        raise CannotDo(message("cli-no-file", file=source))
    return None

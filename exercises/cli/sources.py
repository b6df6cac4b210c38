"""Where a command's trees come from: notation on the line, a file, or standard input."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

from exercises.cli.failure import CannotDo
from exercises.files import MOST_BYTES, read_bytes
from search import graph_text, notation
from search.tree import GameTree, Mover, TreeError


def is_batch(source: str) -> bool:
    """Whether the words name a file or standard input rather than a tree."""
    return source == "-" or _file(source) is not None


def trees(source: str, layers: Sequence[Mover] | None) -> Iterator[GameTree | TreeError]:
    """The trees of a source, one a line in a text file; what can't be read comes as its error."""
    file = _file(source)
    if source == "-":
        yield from _lines(sys.stdin.buffer.read(MOST_BYTES + 1), "standard input", layers)
    elif file is None:
        yield notation.read(source, layers)
    elif file.suffix.lower() in graph_text.SUFFIXES:
        yield _graph(file, layers)
    else:
        yield from _lines(read_bytes(file), str(file), layers)


def one_tree(source: str, layers: Sequence[Mover] | None) -> GameTree:
    """The only tree of a source."""
    found = []
    for each in trees(source, layers):
        if isinstance(each, TreeError):
            raise each
        found.append(each)
    if len(found) != 1:
        raise CannotDo(f"{source} holds {len(found)} trees: one is needed here")
    return found[0]


def _lines(
    data: bytes, name: str, layers: Sequence[Mover] | None
) -> Iterator[GameTree | TreeError]:
    if len(data) > MOST_BYTES:
        raise CannotDo(f"{name} is larger than {MOST_BYTES // 2**20} MiB: split it")
    none = True
    for number, line in enumerate(data.decode("utf-8-sig", "replace").splitlines(), 1):
        if not line.split("#")[0].strip():
            continue
        none = False
        try:
            yield notation.read(line, layers)
        except TreeError as error:
            yield TreeError(f"{name}, line {number}, {error}", error.node)
    if none:
        raise CannotDo(f"{name} holds no tree: write one a line, such as [[3 12] [2 4]]")


def _graph(file: Path, layers: Sequence[Mover] | None) -> GameTree:
    try:
        return graph_text.read(
            read_bytes(file).decode("utf-8-sig", "replace"), file.suffix.lower(), layers
        )
    except TreeError as error:
        raise TreeError(f"{file}: {error}", error.node) from None


def _file(source: str) -> Path | None:
    """The file that the words name; None where they are notation."""
    if source == "-" or not source.strip() or any(sign in source for sign in "[({?"):
        return None
    path = Path(source)
    if path.is_dir():
        raise CannotDo(f"{source} is a folder: name a file")
    if path.exists():
        return path
    if path.suffix.lower() in (*graph_text.SUFFIXES, ".txt", ".tree") or "/" in source.strip(
        "0123456789/"
    ):
        raise CannotDo(f"there is no file {source}")
    return None

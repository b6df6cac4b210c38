"""The files of all sheets -> one file for the printer."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import ExitStack
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple

from pikepdf import Dictionary, Name, Object, ObjectStreamMode, OutlineItem, Pdf, Stream

TOGETHER = 32
"""So many files are open at once, however many there are."""


class Bookmark(NamedTuple):
    """A sheet by its name, and the page that it begins on, counted from 0."""

    title: str
    page: int


def join(
    files: Sequence[Path], target: Path, bookmarks: Sequence[Bookmark] = (), *, duplex: bool = True
) -> None:
    """Join files for the printer, with bookmarks.

    For duplex printing, a blank page makes the pages of each an even number.
    """
    with TemporaryDirectory(dir=target.parent) as folder:
        while len(files) > TOGETHER:
            files = [
                _join_few(
                    files[start : start + TOGETHER], Path(folder) / f"{len(files)}-{start}", duplex
                )
                for start in range(0, len(files), TOGETHER)
            ]
        _join_few(files, target, duplex, bookmarks)


def _join_few(
    files: Sequence[Path], target: Path, duplex: bool, bookmarks: Sequence[Bookmark] = ()
) -> Path:
    """Open the first file, add the others to it, and write that."""
    with ExitStack() as opened:
        whole, *others = [opened.enter_context(Pdf.open(file)) for file in files]
        if duplex:
            _make_even(whole)
        for other in others:
            if duplex:
                _make_even(other)
            _append(whole, other)
        _share_resources(whole)
        with whole.open_outline() as outline:
            outline.root[:] = [OutlineItem(each.title, each.page) for each in bookmarks]
        with target.open("wb") as file:
            whole.save(
                file,
                deterministic_id=True,
                object_stream_mode=ObjectStreamMode.generate,
                compress_streams=False,  # all that is large is compressed already
                fix_metadata_version=False,
            )
    return target


def _append(whole: Pdf, other: Pdf) -> None:
    """Add the pages of a file, and what they are to a screen reader."""
    start, tree = len(whole.pages), whole.Root.StructTreeRoot
    whole.pages.extend(other.pages)
    added = whole.copy_foreign(other.Root.StructTreeRoot)  # knows the pages that came before it
    key = int(tree.ParentTreeNextKey)
    for page in whole.pages[start:]:
        if "/StructParents" in page:
            page.obj.StructParents = int(page.obj.StructParents) + key
    numbers = added.ParentTree.Nums
    for place in range(0, len(numbers), 2):
        tree.ParentTree.Nums.append(int(numbers[place]) + key)
        tree.ParentTree.Nums.append(numbers[place + 1])
    for document in added.K:
        document.P = tree
        tree.K.append(document)
    tree.ParentTreeNextKey = key + int(added.ParentTreeNextKey)


def _make_even(sheet: Pdf) -> None:
    if len(sheet.pages) % 2:
        _, _, width, height = sheet.pages[0].mediabox
        sheet.add_blank_page(page_size=(float(width), float(height)))


def _share_resources(whole: Pdf) -> None:
    """Keep one of the fonts and logos that sheets have in common: they are most of its size."""
    known: dict[tuple[bytes, ...], Object] = {}
    shared: dict[bytes, Object] = {}
    for page in whole.pages:
        resources = page.resources
        for kind in ("/Font", "/XObject"):
            if kind in resources:
                found = {
                    name: known.setdefault(_content(one), one)
                    for name, one in resources[kind].items()
                }
                resources[kind] = Dictionary(found)
        written = resources.unparse(resolved=True)
        if written not in shared:
            shared[written] = whole.make_indirect(resources)
        page.obj.Resources = shared[written]


def _content(font_or_image: Object) -> tuple[bytes, ...]:
    """What tells a font or an image from others: its name, and the bytes that it brings along."""
    descriptor = font_or_image.get("/FontDescriptor", Dictionary())
    streams = (
        font_or_image,
        font_or_image.get("/SMask"),
        font_or_image.get("/ToUnicode"),
        descriptor.get("/FontFile2"),
    )
    brought = (stream.read_raw_bytes() for stream in streams if isinstance(stream, Stream))
    return bytes(font_or_image.get("/BaseFont", Name.Image)), *brought

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
            whole.pages.extend(other.pages)
        _untag(whole)
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


def _untag(whole: Pdf) -> None:
    """Leave out what only screen readers need: held for all sheets at once, it would fill memory.

    Whoever reads a sheet takes its own file.
    """
    for name in ("/StructTreeRoot", "/MarkInfo", "/Metadata"):
        if name in whole.Root:
            del whole.Root[name]
    for page in whole.pages:
        for name in ("/StructParents", "/Tabs"):
            if name in page.obj:
                del page.obj[name]


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

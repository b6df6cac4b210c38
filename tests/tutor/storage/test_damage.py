"""Whatever is in the file, the window starts: what can't be read is set aside, and said."""

import json
import os
import random
import shutil

import pytest
from hands import practice, type_text
from PySide6.QtWidgets import QApplication
from visits import Visit, use_every_page

from tutor.pages import PAGES
from tutor.storage.store import Store

SEEDS = int(os.environ.get("PLYWOOD_SEEDS", "8"))
PAGE = 4096


@pytest.fixture(scope="module")
def file(qapp, tmp_path_factory):
    """A file in which every page was used."""
    path = tmp_path_factory.mktemp("sound") / "plywood.sqlite"
    with Visit(path) as window:
        use_every_page(window)
        for number in range(60):
            window._store.begin(None, json.dumps({"number": number}) * 20, "cuts", 1)
    return path


def copied(file, folder):
    folder.mkdir(parents=True)
    return shutil.copy(file, folder / "plywood.sqlite")


def flip_bits(data, dice):
    for _ in range(dice.choice([1, 1, 1, 8])):
        place = dice.randrange(len(data))
        data[place] ^= 1 << dice.randrange(8)


def flip_in_header(data, dice):
    data[dice.randrange(100)] ^= 1 << dice.randrange(8)


def flip_in_schema(data, dice):
    start = data.index(b"CREATE")
    data[dice.randrange(start - 200, start + 1400)] ^= 1 << dice.randrange(8)


def flip_in_page_heads(data, dice):
    data[dice.randrange(len(data) // PAGE) * PAGE + dice.randrange(40)] ^= 1 << dice.randrange(8)


def scribble(data, dice):
    start = dice.randrange(len(data))
    length = min(dice.choice([1, 16, 600, PAGE]), len(data) - start)
    data[start : start + length] = dice.randbytes(length)


def truncate(data, dice):
    del data[dice.choice([0, 1, 99, 100, PAGE, dice.randrange(len(data))]) :]


def swap_pages(data, dice):
    one, other = (dice.randrange(len(data) // PAGE) * PAGE for _ in range(2))
    data[one : one + PAGE], data[other : other + PAGE] = (
        data[other : other + PAGE],
        data[one : one + PAGE],
    )


def clear_page(data, dice):
    start = dice.randrange(len(data) // PAGE) * PAGE
    data[start : start + PAGE] = bytes(PAGE)


DAMAGES = (
    flip_bits,
    flip_in_header,
    flip_in_schema,
    flip_in_page_heads,
    scribble,
    truncate,
    swap_pages,
    clear_page,
)


def damaged(file, folder, damage, dice):
    path = copied(file, folder)
    data = bytearray(path.read_bytes())
    damage(data, dice)
    path.write_bytes(data)
    return path, bytes(data)


@pytest.mark.every(2)
@pytest.mark.parametrize("damage", DAMAGES)
def test_a_damaged_file_never_bars_the_store(file, tmp_path, damage):
    for seed in range(SEEDS * 2):
        path, data = damaged(file, tmp_path / str(seed), damage, random.Random(f"{damage}{seed}"))
        store = Store(path)
        for page in (*PAGES, "explore-node"):
            store.place(page)
        for name in ("settings", "geometry", "page"):
            store.setting(name, str)
        number = store.begin(None, "{}", "cuts", 1)
        store.keep_entries(number, {"0:cut": True})
        assert store.attempt(number).entries == {"0:cut": True}
        aside = store.set_aside
        assert aside is None or aside.read_bytes() == data
        assert aside is None or store.notices()
        assert store.unkept is None
        assert not store.failing
        store.close()


WRITE_FORMAT, VERSION = [18], [60, 61, 62, 63]
"""Where the header says how a file is written, and which version of Plywood made its tables."""


@pytest.mark.every(2)
def test_a_flipped_bit_in_a_version_of_the_header_never_leaves_a_file_that_cannot_be_kept(
    file, tmp_path
):
    for place in (*WRITE_FORMAT, *VERSION):
        for bit in range(8):
            path = copied(file, tmp_path / f"{place}.{bit}")
            data = bytearray(path.read_bytes())
            data[place] ^= 1 << bit
            path.write_bytes(data)
            store = Store(path)
            store.begin(None, "{}", "cuts", 1)
            assert store.unkept is None
            assert not store.failing
            assert store.set_aside is None or store.set_aside.read_bytes() == data
            store.close()


@pytest.mark.parametrize("damage", DAMAGES)
def test_a_damaged_file_never_bars_the_window(file, tmp_path, damage, capsys):
    for seed in range(SEEDS // 12):
        path, _ = damaged(file, tmp_path / str(seed), damage, random.Random(f"{damage}{seed}!"))
        with Visit(path) as window:
            window.turn_to("explore")
            QApplication.processEvents()
            window.turn_to("practice")
            type_text("4")
            assert practice(window).session.sheet.typed
    assert capsys.readouterr().err == ""

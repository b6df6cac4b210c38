"""What is damage to a file, and what only keeps us from it for now."""

import sqlite3
from contextlib import closing

import pytest

from exercises.files.database import NewerStore, is_damage, lock, open_sound, opened


def test_a_file_that_another_program_holds_is_not_damaged(tmp_path):
    path = tmp_path / "plywood.sqlite"
    with closing(lock(path)), pytest.raises(sqlite3.OperationalError) as busy:
        lock(path)
    assert not is_damage(busy.value)
    assert not is_damage(NewerStore())
    assert not is_damage(PermissionError())


def test_a_file_that_holds_anything_else_is_damaged_and_set_aside_whole(tmp_path):
    path = tmp_path / "plywood.sqlite"
    path.write_bytes(b"no database" * 100)
    with pytest.raises(sqlite3.DatabaseError) as found:
        opened(path)
    assert is_damage(found.value)
    connection, aside = open_sound(path)
    connection.close()
    assert aside is not None
    assert aside.read_bytes() == b"no database" * 100
    connection, aside = open_sound(path)
    connection.close()
    assert aside is None

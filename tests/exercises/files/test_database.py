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


def test_a_log_is_read_with_its_file_and_never_thrown_away_with_an_empty_one(tmp_path):
    path, log = tmp_path / "plywood.sqlite", tmp_path / "plywood.sqlite-wal"
    with closing(opened(path)) as first:
        first.execute("INSERT INTO setting VALUES ('a', '1')")
        assert log.stat().st_size
        with closing(opened(path)) as second:
            assert second.execute("SELECT * FROM setting").fetchall() == [("a", "1")]
    path.write_bytes(b"")
    log.write_bytes(b"what was practised")
    with pytest.raises(sqlite3.DatabaseError, match="its log is not"):
        opened(path)
    assert log.read_bytes() == b"what was practised"

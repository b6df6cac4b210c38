"""The secret behind an exam: without it, nobody who has the program can make the key."""

from __future__ import annotations

import hmac
import secrets
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from string import whitespace
from typing import NamedTuple

from platformdirs import user_data_path

from exercises.files.file_error import FileError
from exercises.files.reading import read_bytes
from exercises.files.saving import one_at_a_time, sweep, write_whole
from exercises.making.codes import ALPHABET
from resources.words import message

LEAST_BYTES = 16
LETTERS = 6
_NOTHING = whitespace.encode() + b"\0"
"""What a file holds whose content never reached the disk."""


@dataclass(frozen=True, slots=True)
class Secret:
    """Draws what nobody can guess, the same for the same words."""

    key: bytes
    seed: int

    def number(self, *words: str | int) -> int:
        """A number below 2**60 for these words."""
        return int.from_bytes(self._drawn(words)[:8], "big") >> 4

    def sheet_id(self, *words: str | int) -> str:
        """A short id such as K7Q-42F."""
        drawn = int.from_bytes(self._drawn(words)[:8], "big")
        letters = ""
        for _ in range(LETTERS):
            drawn, place = divmod(drawn, len(ALPHABET))
            letters += ALPHABET[place]
        return f"{letters[: LETTERS // 2]}-{letters[LETTERS // 2 :]}"

    def _drawn(self, words: tuple[str | int, ...]) -> bytes:
        text = "\0".join(map(str, ("plywood-quiz/1", self.seed, *words)))
        return hmac.digest(self.key, text.encode(), sha256)


def secret_file() -> Path:
    """Where the secret of whoever sits at this machine is kept."""
    return user_data_path("plywood") / "secret"


class FoundSecret(NamedTuple):
    """A secret, and whether it had to be drawn anew because its file held nothing."""

    key: bytes
    replaced: bool = False


def read_secret(path: Path) -> FoundSecret:
    """The secret in a file; a new one is drawn where there is no such file, or an empty one."""
    sweep(path.parent)
    key = _written(path)
    return FoundSecret(key) if key else _new(path)


def _written(path: Path) -> bytes:
    """What a file holds; nothing where there is none, or a crash has left it empty."""
    key = read_bytes(path).strip(_NOTHING) if path.exists() else b""
    if 0 < len(key) < LEAST_BYTES:
        raise FileError(message("secret-short", file=str(path), least=LEAST_BYTES))
    return key


def _new(path: Path) -> FoundSecret:
    """A new secret, or the one that somebody else has drawn in this moment."""
    try:
        path.parent.mkdir(0o700, parents=True, exist_ok=True)
        with one_at_a_time(path.parent):
            if key := _written(path):
                return FoundSecret(key)
            replaced = path.exists()
            key = secrets.token_hex(32).encode()
            write_whole(path, key + b"\n", private=True)
    except OSError as error:
        why = error.strerror or str(error)
        raise FileError(message("secret-unwritable", file=str(path), why=why)) from None
    return FoundSecret(key, replaced)

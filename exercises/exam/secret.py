"""The secret behind an exam: without it, nobody who has the program can make the key."""

from __future__ import annotations

import hmac
import os
import secrets
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path

from exercises.codes import ALPHABET
from exercises.files import FileError, read_bytes

LEAST_BYTES = 16
LETTERS = 6


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


def kept() -> Path:
    """Where the secret of whoever sits at this machine is kept."""
    from platformdirs import user_data_path

    return user_data_path("plywood") / "secret"


def read_secret(path: Path) -> bytes:
    """The secret in a file; a new one is drawn where there is no such file."""
    if not path.exists():
        return _new(path)
    key = read_bytes(path).strip()
    if len(key) < LEAST_BYTES:
        raise FileError(f"{path} is no secret: it needs at least {LEAST_BYTES} characters")
    return key


def _new(path: Path) -> bytes:
    key = secrets.token_hex(32).encode()
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        handle = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
        with os.fdopen(handle, "wb") as file:
            file.write(key + b"\n")
    except OSError as error:
        raise FileError(
            f"the secret {path} can't be written: {error.strerror}: name another file with --secret"
        ) from None
    return key

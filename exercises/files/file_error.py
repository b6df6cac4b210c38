"""What is wrong with a file."""

from __future__ import annotations

from resources.words import PlywoodError


class FileError(PlywoodError):
    """A file that can't be read or written: which one, which field, and the cure."""

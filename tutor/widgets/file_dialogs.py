"""Files that a person chooses to open or to write; the next is looked for where the last was."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtWidgets import QFileDialog

from tutor.look.language import tell
from tutor.widgets.page import Page


def ask_to_open(page: Page, kinds: str) -> str:
    """A file that a person chose to open, or nothing."""
    folder = page.store.setting("folder", str) or ""
    chosen, _ = QFileDialog.getOpenFileName(page, tell("action-open"), folder, kinds)
    return _note_folder(page, chosen)


def ask_to_save(page: Page, name: str, kinds: str) -> str:
    """A file that a person chose to write, or nothing; its ending is this one, or its own."""
    proposed = str(Path(page.store.setting("folder", str) or "", name))
    chosen, _ = QFileDialog.getSaveFileName(page, tell("action-save"), proposed, kinds)
    if not chosen or Path(chosen).suffix:
        return _note_folder(page, chosen)
    whole = _note_folder(page, chosen + Path(name).suffix)
    # Only the dialog asks whether a file may be replaced.
    return ask_to_save(page, Path(whole).name, kinds) if Path(whole).exists() else whole


def _note_folder(page: Page, chosen: str) -> str:
    if chosen:
        page.store.keep_setting("folder", str(Path(chosen).parent))
    return chosen

"""Loads Qt sooner: what PySide only needs to explain a wrong call waits until one is made.

PySide keeps that, and its makers of type stubs, as source in a zip: a third of its import goes
into compiling them, at every start. It also takes the place of Python's import, to read the
source of whatever is imported later. A window has no use for either.
"""

from __future__ import annotations

import builtins
import sys
from collections.abc import Callable
from importlib.machinery import ModuleSpec
from types import ModuleType
from typing import Any

SUPPORT = "shibokensupport"
LOADER = f"{SUPPORT}.signature.loader"
WAITING = ("errorhandler", "parser", "layout", "lib.tool", "lib.enum_sig", "lib.pyi_generator")


def load_qt() -> None:
    """Import Qt with stand-ins for what can wait, and keep Python's own import."""
    plain = builtins.__import__

    def lean(name: str, *rest: Any, **more: Any) -> ModuleType:
        into = (rest and rest[0]) or {}
        if into.get("__name__") == LOADER and f"{SUPPORT}.feature" not in sys.modules:
            _stand_in_for_support(into["__spec__"].loader)
        return plain(name, *rest, **more)

    builtins.__import__ = lean
    try:
        import PySide6.QtCore  # noqa: F401
    finally:
        builtins.__import__ = plain


def _stand_in_for_support(zipped: Any) -> None:
    for part in WAITING:
        _Waiting(f"{SUPPORT}.signature.{part}", zipped)
    mapping = _Waiting(f"{SUPPORT}.signature.mapping", zipped)
    mapping.update_mapping = lambda: mapping.__getattr__("update_mapping")()  # asked for unseen
    feature = _Waiting(f"{SUPPORT}.feature", zipped)
    feature.feature_import = feature.feature_imported = lambda *_: None  # nothing is switched on


class _Waiting(ModuleType):
    """A module that takes its place at once, and is compiled when something of it is asked for."""

    update_mapping: Callable[[], object]
    feature_import: Callable[..., None]
    feature_imported: Callable[..., None]

    def __init__(self, name: str, zipped: Any) -> None:
        super().__init__(name)
        self.__spec__ = ModuleSpec(name, None)
        self._zipped = zipped
        sys.modules[name] = self

    def __getattr__(self, name: str) -> Any:
        if name.startswith("__"):
            raise AttributeError(name)
        zipped = self._zipped
        self.__class__ = ModuleType  # type: ignore[assignment]
        self.__spec__ = ModuleSpec(self.__name__, zipped)  # PySide renames the one that it sees
        zipped.exec_module(self)
        return getattr(self, name)

"""Loads Qt sooner: PySide does two things at every start that no window has a use for.

It compiles its maker of type stubs, a sixth of all that it loads, and it takes the place of
Python's import to read the source of whatever is imported later.
"""

from __future__ import annotations

import builtins
import sys
from importlib.machinery import ModuleSpec
from importlib.util import module_from_spec
from types import ModuleType
from typing import Any

STUB_MAKER = "shibokensupport.signature.lib.pyi_generator"


def load_qt() -> None:
    """Import Qt with an empty module for the maker of stubs, and keep Python's own import."""
    plain = builtins.__import__

    def lean(name: str, *rest: Any, **more: Any) -> ModuleType:
        if name == STUB_MAKER.rpartition(".")[0]:
            sys.modules.setdefault(STUB_MAKER, module_from_spec(ModuleSpec(STUB_MAKER, None)))
        return plain(name, *rest, **more)

    builtins.__import__ = lean
    try:
        import PySide6.QtCore  # noqa: F401
    finally:
        builtins.__import__ = plain

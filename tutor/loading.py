"""Loads Qt sooner: PySide does two things at every start that no window has a use for.

It compiles the tools that write its type stubs, a sixth of all that it loads, and it takes the
place of Python's import to read the source of whatever is imported later.
"""

from __future__ import annotations

import builtins
import sys
from importlib.machinery import ModuleSpec
from importlib.util import module_from_spec
from types import ModuleType
from typing import Any

TOOLS = "shibokensupport.signature.lib"
STUB_MAKERS = (f"{TOOLS}.pyi_generator", f"{TOOLS}.enum_sig")


def load_qt() -> None:
    """Import Qt with empty modules for the makers of stubs, and keep Python's own import."""
    plain = builtins.__import__

    def lean(name: str, *rest: Any, **more: Any) -> ModuleType:
        if name == TOOLS:
            for maker in STUB_MAKERS:
                sys.modules.setdefault(maker, module_from_spec(ModuleSpec(maker, None)))
        return plain(name, *rest, **more)

    builtins.__import__ = lean
    try:
        import PySide6.QtCore  # noqa: F401
    finally:
        builtins.__import__ = plain

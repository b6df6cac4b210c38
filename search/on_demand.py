"""Functions of modules that are imported once the function is called.

A table may name many, of which a run needs few: no start waits for all of them.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from importlib import import_module
from typing import Any


def on_demand(name: str) -> Callable[..., Any]:
    """The function of this name, its module before it: `search.methods.mcts.search`."""
    module, _, function = name.rpartition(".")

    @cache
    def found() -> Any:
        return getattr(import_module(module), function)

    return lambda *args: found()(*args)

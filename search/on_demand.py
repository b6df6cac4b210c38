"""Functions of modules that are imported once the function is called.

A table may name many, of which a run needs few: no start waits for all of them.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, partial
from importlib import import_module
from typing import Any


def on_demand(name: str) -> Callable[..., Any]:
    """The function of this name, its module before it: `search.methods.mcts.search`."""
    return partial(_call, name)


def _call(name: str, *args: Any, **by_name: Any) -> Any:
    return named(name)(*args, **by_name)


@cache
def named(name: str) -> Callable[..., Any]:
    """The function of this name, its module imported."""
    module, _, function = name.rpartition(".")
    found: Callable[..., Any] = getattr(import_module(module), function)
    return found

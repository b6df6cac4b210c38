"""Leaves that refer to another node, as graphs have them that are written as trees."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from search.tree import GameTree, NodeId

REFERENCE = "→ "


@lru_cache(maxsize=64)
def references(tree: GameTree) -> Mapping[NodeId, NodeId]:
    """The leaves that refer to another node, with that node."""
    named = {name: NodeId(node) for node, name in enumerate(tree.shape.names) if name}
    found: dict[NodeId, NodeId] = {}
    for leaf in tree.leaves:
        state = tree.shape.states[leaf] or ""
        target = named.get(state.removeprefix(REFERENCE)) if state.startswith(REFERENCE) else None
        if target is not None and not tree.shape.names[leaf]:
            found[leaf] = target
    return found

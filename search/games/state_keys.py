"""Keys of states: what is the same wherever a game comes to the same state."""

from collections.abc import Hashable
from typing import NamedTuple

from search.games.game import other
from search.tree import TWO_PLAYERS, GameTree, Mover, NodeId


class StateKey(NamedTuple):
    """A state with who is to move in it: MAX's II is not MIN's."""

    mover: Mover | None
    state: str

    def __str__(self) -> str:
        return f"{self.mover.value} {self.state}" if self.mover else self.state


def state_key(tree: GameTree, node: NodeId) -> StateKey | None:
    """The key of what stands in a node; at an end, the opponent of who moved last is to move."""
    state, parent = tree.shape.states[node], tree.parent(node)
    if state is None:
        return None
    mover = tree.shape.movers[node]
    if mover is None and parent is not None and tree.mover(parent) in TWO_PLAYERS:
        mover = other(tree.mover(parent))
    return StateKey(mover, state)


def same_state(tree: GameTree, node: NodeId) -> tuple[NodeId, ...]:
    """The other nodes that hold the same state, in preorder."""
    key: Hashable = state_key(tree, node)
    if key is None:
        return ()
    return tuple(each for each in tree if each != node and state_key(tree, each) == key)

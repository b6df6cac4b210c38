"""Going from node to node with the arrow keys."""

from __future__ import annotations

from PySide6.QtCore import Qt

from search.tree import GameTree, NodeId

ARROWS = (Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Left, Qt.Key.Key_Right)


def walk(tree: GameTree, node: NodeId, key: Qt.Key) -> NodeId:
    """The parent, the first child or a sibling; the same node where there is none."""
    parent, children = tree.parent(node), tree.children(node)
    if key is Qt.Key.Key_Up:
        return node if parent is None else parent
    if key is Qt.Key.Key_Down:
        return children[0] if children else node
    if parent is None:
        return node
    siblings = tree.children(parent)
    place = siblings.index(node) + (1 if key is Qt.Key.Key_Right else -1)
    return siblings[place] if 0 <= place < len(siblings) else node

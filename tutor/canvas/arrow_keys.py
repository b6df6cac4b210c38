"""Going from node to node with the arrow keys."""

from __future__ import annotations

from PySide6.QtCore import Qt

from exercises.drawing.geometry.tree_geometry import TreeGeometry
from search.tree import GameTree, NodeId

ARROWS = (Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Left, Qt.Key.Key_Right)


def walk_graph(geometry: TreeGeometry, node: NodeId, key: Qt.Key) -> NodeId:
    """Up and down along the first arrow, else to the next node of the same layer."""
    if key in (Qt.Key.Key_Up, Qt.Key.Key_Down):
        to = walk(geometry.tree, node, key)
        return geometry.same.get(to, to)
    layer = geometry.levels[geometry.depths[node]]
    place = layer.index(node) + (1 if key is Qt.Key.Key_Right else -1)
    return layer[place] if 0 <= place < len(layer) else node


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

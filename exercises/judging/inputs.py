"""Which earlier entries an entry is worked out from."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from itertools import pairwise

from exercises.asks import Ask, Topic
from exercises.exercise import Blank
from exercises.judging.follow_through import FollowThrough
from exercises.kinds import items_of
from search.frontier import siblings_before
from search.tree import Mover, NodeId


def inputs(followed: FollowThrough, blank: Blank) -> frozenset[Blank]:
    """The blanks that the search goes by when it comes to this one, as the student led it.

    What is not asked, as a value where windows are, stands for what it is worked out from itself.
    """
    return frozenset(_Inputs(followed).of(blank)) - {blank}


class _Inputs:
    """Goes back from an entry over the tree; leaves and the rules come from nobody."""

    def __init__(self, followed: FollowThrough) -> None:
        self.followed, self.tree = followed, followed.tree

    def of(self, blank: Blank) -> Iterator[Blank]:
        node = blank.node
        if blank.item:
            items = items_of(self.followed.exercise)
            yield from (items[name].blank for name in items[blank.item].inputs)
            return
        match blank.ask.row.topic:
            case Topic.VALUE | Topic.MOVE:
                yield from self.value(node)
            case Topic.WINDOW:
                yield from self.window(node, blank.ask.row.side is Mover.MIN, entering=True)
            case Topic.CHAIN:
                yield from self.chain(node, blank.ask.row.side is Mover.MIN)
            case Topic.VISIT:
                yield from self.visit(node)
            case Topic.COUNT:
                yield from self.followed.asks.get(Ask.SEEN, {}).values()
            case Topic.STATE:
                yield from self.state(self.tree.parent(node))
            case Topic.RANGE | Topic.ORDER | Topic.ITEM:
                pass

    def values(self, nodes: Iterable[NodeId]) -> Iterator[Blank]:
        """What the values of these nodes stand in, or come from."""
        for node in nodes:
            if node in self.followed.values:
                yield self.followed.values[node]
            elif (move := self.followed.bests.get(node)) in self.followed.given:
                yield move
            else:
                yield from self.value(node)

    def state(self, node: NodeId | None) -> Iterator[Blank]:
        """Where the state of a game is asked from which one goes on."""
        asked = self.followed.asks.get(Ask.STATE, {})
        if node is not None and node in asked:
            yield asked[node]

    def value(self, node: NodeId) -> Iterator[Blank]:
        """What a value comes from: the children that were seen, and the marks on the others.

        That of an end comes from the state in which a game ends there.
        """
        if self.tree.is_leaf(node):
            yield from self.state(node)
        yield from self.values(self.followed.seen.get(node, ()))
        cuts = (self.followed.cuts.get(child) for child in self.tree.children(node))
        yield from (mark for mark in cuts if mark in self.followed.given)

    def window(self, node: NodeId, beta: bool, *, entering: bool) -> Iterator[Blank]:
        """What one end of a window stands in, or comes from."""
        followed = self.followed
        if followed.framed is not None:
            yield from self.frame(node, beta)
            return
        leaves = followed.leaving and entering and node in followed.current
        if leaves and followed.current[node][beta] != followed.entered[node][beta]:
            yield from self.value(node)
            return
        parent = self.tree.parent(node)
        if parent is None or node not in followed.before:
            return
        if followed.before[node].window[beta] != followed.entered[parent][beta]:
            yield from self.values(self.seen_before(node))
        elif parent in (asked := self.asked_on_entry(beta)):
            yield asked[parent]
        else:
            yield from self.window(parent, beta, entering=False)

    def frame(self, node: NodeId, beta: bool) -> Iterator[Blank]:
        """The same end at the node above, where it is handed on."""
        current, parent = self.followed.current, self.tree.parent(node)
        asked = self.followed.betas if beta else self.followed.alphas
        if parent is None or parent not in asked or node not in current:
            return
        if current[node][beta] == current[parent][beta]:
            yield asked[parent]

    def chain(self, node: NodeId, beta: bool) -> Iterator[Blank]:
        """The chains of the children that move a bound, here and on the way down to it.

        What was written further up and is wrong is taken over as it is.
        """
        side, blanks = Mover.MIN if beta else Mover.MAX, self.followed.chain_follower.blanks[beta]
        if self.tree.mover(node) is side:
            yield from self.own_chains(self.followed.seen.get(node, ()))
        for child, above in pairwise((node, *self.tree.ancestors(node))):
            if blanks.get(above) in self.followed.wrong:
                yield blanks[above]
                return
            if self.tree.mover(above) is side and child in self.followed.before:
                yield from self.own_chains(self.seen_before(child))
            if not self.followed.exercise.rules.deep:
                return

    def own_chains(self, nodes: Iterable[NodeId]) -> Iterator[Blank]:
        """The chains that tell what these nodes have found; leaves have none."""
        blanks = self.followed.chain_follower.blanks
        for node in nodes:
            own = blanks[self.tree.shape.movers[node] is Mover.MIN]
            if node in own:
                yield own[node]

    def asked_on_entry(self, beta: bool) -> Mapping[NodeId, Blank]:
        """Where the search takes over a bound that the student wrote."""
        if self.followed.leaving:
            return {}
        return self.followed.betas if beta else self.followed.alphas

    def visit(self, node: NodeId) -> Iterator[Blank]:
        """What decides whether a branch is taken: the values before it, and the bound they pass."""
        parent = self.tree.parent(node)
        if parent is None:
            return
        if node not in self.followed.before:  # the way to it was closed further up
            yield from self.visit(parent)
            return
        yield from self.values(self.seen_before(node))
        beta = self.tree.mover(parent) is Mover.MAX
        asked = self.asked_on_entry(beta)
        if parent in asked:
            yield asked[parent]
        else:
            yield from self.window(parent, beta, entering=False)

    def seen_before(self, node: NodeId) -> Iterator[NodeId]:
        """The siblings that were visited before a node."""
        parent = self.tree.parent(node)
        assert parent is not None
        before = siblings_before(self.tree, self.followed.exercise.rules, node)
        return (child for child in before if child in self.followed.seen[parent])

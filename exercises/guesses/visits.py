"""Guesses at cuts and at leaves: the same branches on every tree."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import partial
from itertools import compress, count

from exercises.asks import Ask, Topic
from exercises.exercise import Exercise
from exercises.guesses.printed import Guess, blanks_about
from exercises.solution import Answers
from search.frontier import in_order
from search.tree import GameTree, NodeId

Family = tuple[NodeId, tuple[NodeId, ...]]
"""A node and its children, in the order of the search."""


def _visits(branches: Callable[[list[Family]], Iterable[NodeId]], exercise: Exercise) -> Answers:
    """The same branches among the children of every node."""
    return _crossed_out(set(branches(_families(exercise))), exercise)


def _families(exercise: Exercise) -> list[Family]:
    tree = exercise.tree
    return [(node, in_order(tree, exercise.rules, node)) for node in tree.inner]


def _crossed_out(cut: set[NodeId], exercise: Exercise) -> Answers:
    """Cross out these branches, tick the leaves that are not below one, and count the ticks."""
    tree = exercise.tree
    below = {node for top in cut for node in tree.within(top)}
    asked = exercise.asked
    sheet: Answers = {blank: True for node, blank in asked.get(Ask.CUT, {}).items() if node in cut}
    ticked = [blank for node, blank in asked.get(Ask.SEEN, {}).items() if node not in below]
    sheet |= dict.fromkeys(ticked, True)
    return sheet | dict.fromkeys(blanks_about(exercise, Topic.COUNT), len(ticked))


def _later(families: list[Family]) -> Iterator[Family]:
    """Those whose node is not the first of its siblings."""
    later = {child for _, children in families for child in children[1:]}
    return (family for family in families if family[0] in later)


def _nothing(families: list[Family]) -> Iterable[NodeId]:
    return ()


def _every_branch(families: list[Family]) -> Iterable[NodeId]:
    return (child for _, children in families for child in children)


def _every_leaf(families: list[Family]) -> Iterable[NodeId]:
    inner = {node for node, _ in families}
    return (child for child in _every_branch(families) if child not in inner)


def _last_of_each(families: list[Family]) -> Iterable[NodeId]:
    return (children[-1] for _, children in families if len(children) > 1)


def _last_of_later(families: list[Family]) -> Iterable[NodeId]:
    return _last_of_each(list(_later(families)))


def _rest_of_each(families: list[Family]) -> Iterable[NodeId]:
    return (child for _, children in families for child in children[1:])


def _rest_of_later(families: list[Family]) -> Iterable[NodeId]:
    return _rest_of_each(list(_later(families)))


def _third_of_later(families: list[Family]) -> Iterable[NodeId]:
    return (child for _, children in _later(families) for child in children[2:])


def _rest_of_last(families: list[Family]) -> Iterable[NodeId]:
    last = {children[-1] for _, children in families}
    return _rest_of_each([family for family in families if family[0] in last])


def _last_of_last(families: list[Family]) -> Iterable[NodeId]:
    last = {children[-1] for _, children in families}
    return _last_of_each([family for family in families if family[0] in last])


def _last_of_middle(families: list[Family]) -> Iterable[NodeId]:
    middle = {child for _, children in families for child in children[1:-1]}
    return _last_of_each([family for family in families if family[0] in middle])


def _last_two_leaves(families: list[Family]) -> Iterable[NodeId]:
    return sorted(_every_leaf(families))[-2:]


def _root_children(chosen: slice, kept: int, families: list[Family]) -> Iterator[NodeId]:
    """The children of some of the root's children, from this place on."""
    children = dict(families)
    for child in children[GameTree.ROOT][chosen]:
        yield from children.get(child, ())[kept:]


def _after_small_leaf(exercise: Exercise) -> Answers:
    """All that stands at a later node after a leaf no larger than the very first one."""
    tree, cut = exercise.tree, set[NodeId]()
    numbers = {leaf: tree.payoffs[leaf] for leaf in tree.leaves}
    first = next(iter(numbers.values()))
    for _, children in _later(_families(exercise)):
        small = (numbers.get(child) is not None and numbers[child] <= first for child in children)  # type: ignore[operator]
        cut.update(children[1 + next(compress(count(), small), len(children)) :])
    return _crossed_out(cut, exercise)


def _subtree(place: int, with_top: bool, below: bool, families: list[Family]) -> Iterable[NodeId]:
    """A subtree of the root: the branch to it, all the branches in it, or both."""
    children = dict(families)
    at_root = children[GameTree.ROOT]
    waiting = [at_root[place % len(at_root)]]
    if with_top:
        yield waiting[0]
    while waiting and below:
        found = children.get(waiting.pop(), ())
        yield from found
        waiting += found


AFTER_TWO = "all but the first two children of later nodes cut"
SINCE_SEVEN: dict[str, Guess] = {
    "last child of middle nodes cut": partial(_visits, _last_of_middle),
    "all after a leaf no larger than the first one cut": _after_small_leaf,
}
SINCE_TEN: dict[str, Guess] = {
    "last two leaves cut": partial(_visits, _last_two_leaves),
    **{
        f"{what} of the root's {which} cut": partial(_visits, partial(_root_children, chosen, kept))
        for which, chosen, what, kept in (
            ("later children", slice(1, None), "all but the first child", 1),
            ("later children", slice(1, None), "all but the first two children", 2),
            ("middle children", slice(1, -1), "all but the first child", 1),
            ("second child", slice(1, 2), "all but the first child", 1),
            ("last child", slice(-1, None), "all but the first child", 1),
            ("last child", slice(-1, None), "last child", -1),
            ("last two children", slice(-2, None), "last child", -1),
        )
    },
}
VISITS: dict[str, Guess] = {
    "nothing cut": partial(_visits, _nothing),
    "every branch cut": partial(_visits, _every_branch),
    "every leaf cut": partial(_visits, _every_leaf),
    "last child of each node cut": partial(_visits, _last_of_each),
    "last child of later nodes cut": partial(_visits, _last_of_later),
    "last child of last nodes cut": partial(_visits, _last_of_last),
    "all but the first child cut": partial(_visits, _rest_of_each),
    "all but the first child of later nodes cut": partial(_visits, _rest_of_later),
    "all but the first child of last nodes cut": partial(_visits, _rest_of_last),
    AFTER_TWO: partial(_visits, _third_of_later),
    **SINCE_SEVEN,
    **SINCE_TEN,
    **{
        f"{name} subtree {how}": partial(_visits, partial(_subtree, place, with_top, below))
        for name, place in (("second", 1), ("last", -1))
        for how, with_top, below in (
            ("cut", True, False),
            ("crossed out with all in it", True, True),
            ("crossed out below its top", False, True),
        )
    },
}

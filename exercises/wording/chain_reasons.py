"""Why a bound goes through time as it does, as a sentence: where a chain first leaves the way."""

from __future__ import annotations

from itertools import zip_longest

from exercises.asks.entry import Chain, Entry
from exercises.entries import show
from exercises.exercise import Blank, Exercise
from exercises.judging.follow_through import FollowThrough
from exercises.judging.followed_chain import ChainStep, FollowedChain
from exercises.wording.node_names import name
from exercises.wording.spelling import typed_number
from resources.words import Message, Value, message
from search.methods import METHODS
from search.tree import Mover


def chain_reason(
    exercise: Exercise,
    followed: FollowThrough,
    blank: Blank,
    entry: Entry | None,
    words: dict[str, Value],
) -> Message:
    """Why a chain goes as it does: the first bound that an entry has otherwise, or all of it."""
    chain = _chain(followed, blank)
    steps = chain.steps
    written = entry.bounds if isinstance(entry, Chain) else ()
    pairs = enumerate(zip_longest(written, (step.bound for step in steps)))
    place = next((place for place, (mine, due) in pairs if mine != due), None)
    words["bound"] = blank.ask.row.label
    words["against"] = ""
    if place is None or not written:
        return _whole(exercise, followed, blank, words)
    if place < len(written):
        words["against"] = message("against", entry=typed_number(followed, blank, written[place]))
    if place == 0:
        words["due"] = show(steps[0].bound)
        return _start(exercise, followed, blank, words)
    if place == len(steps):
        return _unmoved(exercise, followed, blank, written[place] == chain.refused, words)
    missing = place == len(written)
    return _moved(followed, blank, steps[place], missing, words)


def _whole(
    exercise: Exercise, followed: FollowThrough, blank: Blank, words: dict[str, Value]
) -> Message:
    """All of a chain, where there is nothing to hold against it."""
    chain = _chain(followed, blank)
    if len(chain.steps) == 1:
        return _unmoved(exercise, followed, blank, chain.refused is not None, words)
    words["due"] = show(chain.due)
    words["first"] = show(chain.steps[0].bound)
    words["values"] = ", ".join(map(show, followed.seen[blank.node].values()))
    return message("why-chain", **words)


def _start(
    exercise: Exercise, followed: FollowThrough, blank: Blank, words: dict[str, Value]
) -> Message:
    """Where the first bound comes from."""
    tree = exercise.tree
    parent = tree.parent(blank.node)
    if parent is None:
        return message("why-window-root", **words)
    if not METHODS[exercise.method].has_windows(exercise.rules):
        return message("why-window-none", **words)
    if tree.mover(parent) is Mover.CHANCE:
        first = _chain(followed, blank).steps[0].bound
        open_end = "-open" if isinstance(first, float) else ""
        return message(f"why-chain-start-chance{open_end}", **words)
    if not exercise.rules.deep and tree.mover(parent) is not blank.ask.row.side:
        return message("why-window-open-parent", **words)
    return message("why-chain-start", **words)


def _moved(
    followed: FollowThrough, blank: Blank, step: ChainStep, missing: bool, words: dict[str, Value]
) -> Message:
    """After which child a bound changes."""
    tree = followed.tree
    assert step.child is not None
    words |= {
        "due": show(step.bound),
        "child": name(tree, step.child),
        "leaf": "yes" if tree.is_leaf(step.child) else "no",
        "player": tree.mover(blank.node).value.upper(),
    }
    return message("why-chain-missing" if missing else "why-chain-moved", **words)


def _unmoved(
    exercise: Exercise,
    followed: FollowThrough,
    blank: Blank,
    refused: bool,
    words: dict[str, Value],
) -> Message:
    """Why a bound does not change, or no more."""
    tree, side = exercise.tree, blank.ask.row.side
    chain, mover = _chain(followed, blank), tree.mover(blank.node)
    words |= {"due": show(chain.steps[-1].bound), "player": mover.value.upper()}
    if not METHODS[exercise.method].has_windows(exercise.rules):
        return message("why-chain-none", **words)
    if mover is Mover.CHANCE:
        return message("why-chain-chance", **words)
    if mover is not side:
        words["other"] = "MIN" if side is Mover.MIN else "MAX"
        return message("why-chain-other", **words)
    if refused and chain.refused is not None:
        return message("why-chain-cut", value=show(chain.refused), **words)
    return message("why-chain-kept", **words)


def _chain(followed: FollowThrough, blank: Blank) -> FollowedChain:
    return followed.chains[blank.node, blank.ask.row.side is Mover.MIN]

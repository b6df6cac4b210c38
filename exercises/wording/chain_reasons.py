"""Why a bound goes through time as it does, as a sentence: where a chain first leaves the way."""

from __future__ import annotations

from itertools import zip_longest

from exercises.asks import Topic
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
    steps = _chain(followed, blank).steps
    written = entry.bounds if isinstance(entry, Chain) else ()
    place = _leaves_at(followed, blank, entry)
    words["bound"] = blank.ask.row.label
    words["against"] = ""
    if place is None:
        return _whole(exercise, followed, blank, words)
    if place < len(written):
        words["against"] = message("against", entry=typed_number(followed, blank, written[place]))
    if place == 0:
        words["due"] = show(steps[0].bound)
        return _start(exercise, followed, blank, words)
    if place == len(steps):
        change = _next_change(followed, blank)
        if change is not None:
            return _moved(followed, blank, change, False, words)
        return _unmoved(exercise, followed, blank, words)
    missing = place == len(written)
    return _moved(followed, blank, steps[place], missing, words)


def keeps_longer(
    plain: FollowThrough, followed: FollowThrough, blank: Blank, entry: Entry | None
) -> bool:
    """Whether an entry is a chain that keeps longer to the one run than to the other."""
    if blank.topic is not Topic.CHAIN or None in (plain.due.get(blank), followed.due.get(blank)):
        return False
    own, other = (_leaves_at(run, blank, entry) for run in (plain, followed))
    return own is not None and other is not None and own > other


def _leaves_at(followed: FollowThrough, blank: Blank, entry: Entry | None) -> int | None:
    """At which of its bounds an entry leaves the way of a search; None where it never does."""
    if not isinstance(entry, Chain):
        return None
    steps = _chain(followed, blank).steps
    pairs = enumerate(zip_longest(entry.bounds, (step.bound for step in steps)))
    return next((place for place, (mine, due) in pairs if mine != due), None)


def _next_change(followed: FollowThrough, blank: Blank) -> ChainStep | None:
    """The change that comes next where an entry has one too many before it."""
    chain, high = _chain(followed, blank), blank.ask.row.side is Mover.MIN
    last = chain.steps[-1].bound
    better = (step for step in chain.later if (step.bound < last if high else step.bound > last))
    return next(better, None)


def _whole(
    exercise: Exercise, followed: FollowThrough, blank: Blank, words: dict[str, Value]
) -> Message:
    """All of a chain, where there is nothing to hold against it."""
    chain = _chain(followed, blank)
    if len(chain.steps) == 1:
        return _unmoved(exercise, followed, blank, words)
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
    exercise: Exercise, followed: FollowThrough, blank: Blank, words: dict[str, Value]
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
    if chain.refused is not None:
        return message("why-chain-cut", value=show(chain.refused), **words)
    return message("why-chain-kept", **words)


def _chain(followed: FollowThrough, blank: Blank) -> FollowedChain:
    return followed.chains[blank.node, blank.ask.row.side is Mover.MIN]

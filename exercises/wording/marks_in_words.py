"""Marks in words: what a sheet is paid for, and why it earned what it did."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from functools import reduce

from exercises.asks import OF_WINDOWS, Ask, Topic
from exercises.exercise import Exercise
from exercises.judging.account import Marks
from exercises.judging.marks import best_guess
from exercises.judging.scheme import Scheme
from exercises.judging.worth import DECISION, FALSE_CUT, WRONG_TICK, worth
from exercises.kinds import items_of
from exercises.solution import Answers
from exercises.wording.conventions import conventions
from exercises.wording.node_names import name
from resources.words import Message, message
from search.methods.ordering import least_leaves
from search.rules import Ties
from search.tree import NodeId

_SIGNS = {
    **{Fraction(number, 8): sign for number, sign in enumerate("⅛¼⅜½⅝¾⅞", 1)},
    **{Fraction(number, 3): sign for number, sign in enumerate("⅓⅔", 1)},
    Fraction(1, 6): "⅙",
    Fraction(5, 6): "⅚",
}
_MOST_PARTS = 100
"""Fractions that are no hundredths are rounded to them."""


def show_marks(number: Fraction) -> str:
    """A number of marks as teachers write it: 12, 2½, ⅛ or 0.1."""
    whole, rest = divmod(number, 1)
    if rest in _SIGNS:
        return f"{whole or ''}{_SIGNS[rest]}"
    return f"{round(number * _MOST_PARTS) / _MOST_PARTS:g}"


def paid_for(exercise: Exercise, right: Answers, scheme: Scheme) -> list[Message]:
    """What each entry or decision of a perfect sheet is worth."""
    if scheme is Scheme.PLAIN:
        counts = Counter(blank.ask for blank in right)
        return [
            message(
                f"marks-plain-{ask.value}",
                worth=show_marks(ask.row.weight),
                all=show_marks(ask.row.weight * counts[ask]),
            )
            for ask in Ask
            if counts[ask]
        ]
    due = worth(exercise)
    if due.leaves is not None:
        return [message("marks-order", start=due.leaves.start, least=due.leaves.least)]
    groups: dict[tuple[Ask, Fraction], list[NodeId]] = {}
    if due.decisions:
        groups[Ask.CUT, DECISION] = [decision.node for decision in due.decisions]
    for blank, weight in sorted(due.entries.items(), key=lambda each: -each[1]):
        if weight:
            node = due.doubted.get(blank, blank.node)  # a leaf is named by the node that skips it
            groups.setdefault((blank.ask, weight), []).append(node)
    asks = list(Ask)
    return [
        _part(exercise, ask, weight, groups[ask, weight])
        for ask, weight in sorted(groups, key=lambda group: (asks.index(group[0]), -group[1]))
    ]


def _part(exercise: Exercise, ask: Ask, weight: Fraction, nodes: list[NodeId]) -> Message:
    tree = exercise.tree
    named = ", ".join(name(tree, node) for node in sorted(dict.fromkeys(nodes), key=tree.depth))
    return message(f"marks-{ask.value}", worth=show_marks(weight), count=len(nodes), nodes=named)


def marking_rules(exercise: Exercise, scheme: Scheme) -> Iterator[Message]:
    """How wrong entries, and those that follow from a slip, are marked."""
    topics = {ask.row.topic for ask in exercise.asked}
    if Topic.ORDER in topics:
        yield message("marks-orders", count=least_leaves(exercise.tree, exercise.rules))
    elif scheme is Scheme.PLAIN:
        yield message("marks-plain-follow")
        if any(ask.row.mark for ask in exercise.asked):
            yield message("marks-plain-crosses")
            yield message("marks-never-below")
    elif any(blank.item for blank in exercise.blanks):
        yield from _item_rules(exercise)
    elif Topic.RANGE not in topics:
        if OF_WINDOWS & topics:
            yield message("marks-given")
        if Topic.VALUE in topics and exercise.rules.depth is not None:
            yield message("marks-printed")
        yield message("marks-follow")
        if topics != {Topic.MOVE}:
            yield message("marks-off")
        if Topic.MOVE in topics:
            yield message("marks-off-moves")
        if Ask.CUT in exercise.asked:
            yield message("marks-off-cuts", cost=show_marks(FALSE_CUT))
        if Ask.SEEN in exercise.asked:
            yield message("marks-off-ticks", cost=show_marks(WRONG_TICK))
            if Topic.COUNT in topics:
                yield message("marks-count")
        yield message("marks-never-below")
    if "ties" in conventions(exercise) and exercise.rules.ties is Ties.ANY:
        yield message("marks-ties")
    if scheme is Scheme.CORRECTED:
        most = worth(exercise).maximum
        guess = show_marks(best_guess(exercise) * most)
        yield message("marks-corrected", guess=guess, marks=show_marks(most))


def _item_rules(exercise: Exercise) -> Iterator[Message]:
    """What wrong answers beside the tree take off, so that guessing earns nothing."""
    asks = {blank.ask for blank in exercise.blanks}
    if any(item.inputs for item in items_of(exercise).values()):
        yield message("marks-follow")
    if not asks.isdisjoint((Ask.CELL, Ask.CLAIM)):
        yield message("marks-off")
    for ask in (Ask.PICK, Ask.TRUE, Ask.TICK, Ask.SEQUENCE):
        if ask in asks:
            yield message(f"marks-off-{ask.value}")
    yield message("marks-never-below")


def account(marks: Marks) -> Message | None:
    """How the marks of a sheet come about; None where all that is paid is right."""
    parts = [message("account-right", right=show_marks(marks.right))]
    if marks.follows:
        parts.append(message("account-follows", follows=show_marks(marks.follows)))
    if marks.off:
        parts.append(message("account-off", off=show_marks(marks.off)))
    if marks.unpaid:
        parts.append(message("account-unpaid", count=marks.unpaid))
    if marks.guess:
        guess = show_marks(marks.guess * marks.maximum)
        parts.append(message("account-guess", guess=guess))
    if len(parts) == 1:
        return None
    return message("account", parts=reduce(_and, parts))


def _and(first: Message, second: Message) -> Message:
    return message("and-then", one=first, other=second)

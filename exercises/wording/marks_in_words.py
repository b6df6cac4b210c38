"""Marks in words: what a sheet is paid for, and why it earned what it did."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from functools import lru_cache, reduce

from exercises.asks import OF_WINDOWS, Ask, Topic
from exercises.exercise import Exercise
from exercises.judging.account import Marks
from exercises.judging.marks import best_guess, maximum
from exercises.judging.points import HALF, Entries, Paid, half, paid
from exercises.judging.scheme import Scheme
from exercises.judging.worth import FALSE_CUT, WRONG_TICK, worth
from exercises.kinds import items_of
from exercises.wording.conventions import conventions
from exercises.wording.node_names import name
from resources.words import Message, Value, message
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
_MOST_LETTERS = 60
"""Nodes are counted where their names take more."""


def show_marks(number: Fraction) -> str:
    """A number of marks as teachers write it: 12, 2½, ⅛ or 0.1."""
    whole, rest = divmod(number, 1)
    if rest in _SIGNS:
        return f"{whole or ''}{_SIGNS[rest]}"
    return _decimal(number)


def _decimal(number: Fraction) -> str:
    return f"{round(number * _MOST_PARTS) / _MOST_PARTS:g}"


def show_score(marks: Marks) -> dict[str, str]:
    """The marks of a sheet and the most there are, both with signs or both with decimals."""
    both = {"score": marks.score, "maximum": marks.maximum}
    by_signs = {name: show_marks(number) for name, number in both.items()}
    if not any("." in shown for shown in by_signs.values()):
        return by_signs
    return {name: _decimal(number) for name, number in both.items()}


@lru_cache(maxsize=64)  # solution, marker's key and key file of a sheet say the same
def paid_for(exercise: Exercise, scheme: Scheme, points: Fraction) -> tuple[Message, ...]:
    """What each entry or decision of a perfect sheet earns, in points that add up to these."""
    return tuple(_part(exercise, each, scheme) for each in paid(exercise, scheme, points))


def _part(exercise: Exercise, group: Paid, scheme: Scheme) -> Message:
    """What some entries earn: each of them, or so many of them together."""
    alike = _by_ask(group.entries)
    named = [_entries(exercise, each, scheme) for each in alike]
    first, each = alike[0], group.each
    if len(alike) > 1 or each is None:
        words: dict[str, Value] = {"points": show_marks(group.points)}
        words["entries"] = reduce(_and, named)
        if len(group.steps) == 1:
            return message("marks-together-all", counted=_counted(group), **words)
        return message("marks-together", steps=steps_in_words(group), **words)
    if first.ask is Ask.ORDER and not first.nodes:
        return message("marks-order", worth=show_marks(each), **_saving(exercise))
    if scheme is Scheme.PLAIN:
        told = show_marks(group.points)
        return message(f"marks-plain-{first.ask.value}", worth=show_marks(each), all=told)
    return message(
        f"marks-{first.ask.value}",
        worth=show_marks(each),
        count=group.many,
        nodes=_nodes(exercise, first),
    )


def _saving(exercise: Exercise) -> dict[str, Value]:
    """Where orders begin to save leaves, and how few they come to at best."""
    due = worth(exercise).leaves
    assert due is not None, "orders are paid by the leaves that they save"
    return {"start": due.start, "least": due.least}


def _by_ask(entries: tuple[Entries, ...]) -> list[Entries]:
    """Entries that count alike, those together that ask for the same."""
    nodes: dict[Ask, tuple[NodeId, ...]] = {}
    for ask, some in entries:
        nodes[ask] = nodes.get(ask, ()) + some
    return [Entries(ask, some) for ask, some in nodes.items()]


def _entries(exercise: Exercise, entries: Entries, scheme: Scheme) -> Message:
    """Some entries by what is asked, and where if that is not too long."""
    plain = scheme is Scheme.PLAIN and entries.ask in (Ask.CUT, Ask.SEEN)
    if not entries.nodes:
        return message("entries-saved", **_saving(exercise))
    count, nodes = len(entries.nodes), _nodes(exercise, entries)
    many = "yes" if len(nodes) > _MOST_LETTERS else "no"
    key = f"entries-{'plain-' if plain else ''}{entries.ask.value}"
    return message(key, count=count, nodes=nodes, many=many)


def _nodes(exercise: Exercise, entries: Entries) -> str:
    return ", ".join(name(exercise.tree, node) for node in dict.fromkeys(entries.nodes))


def steps_in_words(group: Paid) -> Message:
    """How many right ones, or leaves that are saved, earn how much."""
    after = [right for right, _ in group.steps[1:]] + [group.many + 1]
    steps = [
        message(
            "marks-step" if following == right + 1 else "marks-step-least",
            right=str(right),
            counted=_counted(group),
            points=show_marks(points),
        )
        for (right, points), following in zip(group.steps, after, strict=False)
    ]
    if not steps:
        return message("marks-proportion", count=group.many)
    return reduce(lambda one, other: message("marks-steps", one=one, other=other), steps)


def _counted(group: Paid) -> Message:
    """What is counted of a group: entries that are right, or leaves that are saved."""
    saved = any(each.ask is Ask.ORDER and not each.nodes for each in group.entries)
    return message("counted-saved" if saved else "counted-right")


@lru_cache(maxsize=64)
def marking_rules(exercise: Exercise, scheme: Scheme, points: Fraction) -> tuple[Message, ...]:
    """How wrong entries, and those that follow from a slip, are marked, in points."""
    return tuple(_rules(exercise, scheme, points))


def _rules(exercise: Exercise, scheme: Scheme, points: Fraction) -> Iterator[Message]:
    most = maximum(exercise, scheme)
    mark = points / most if most else Fraction(0)
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
        if OF_WINDOWS & topics:
            yield message("marks-one-end")
        if Topic.MOVE in topics:
            yield message("marks-off-moves")
        if Ask.CUT in exercise.asked:
            if len(worth(exercise).decisions) > 1:
                yield message("marks-follow-cuts")
            yield message("marks-off-cuts", cost=_cost(FALSE_CUT * mark))
        if Ask.SEEN in exercise.asked:
            yield message("marks-off-ticks", cost=_cost(WRONG_TICK * mark))
            if Topic.COUNT in topics:
                yield message("marks-count")
        yield message("marks-never-below")
    if "ties" in conventions(exercise) and exercise.rules.ties is Ties.ANY:
        yield message("marks-ties")
    if scheme is Scheme.CORRECTED:
        guess = show_marks(half(best_guess(exercise) * points))
        yield message("marks-corrected", guess=guess, points=show_marks(points))
    if Topic.ORDER not in topics:
        yield message("marks-rounded")


def _cost(points: Fraction) -> str:
    """What a wrong entry is worth, in whole and half points."""
    return show_marks(max(HALF, half(points)))


def _item_rules(exercise: Exercise) -> Iterator[Message]:
    """What wrong answers beside the tree take off, so that guessing earns nothing."""
    asks = {blank.ask for blank in exercise.blanks}
    if any(item.inputs for item in items_of(exercise).values()):
        yield message("marks-follow")
    if not asks.isdisjoint((Ask.CELL, Ask.CLAIM)):
        yield message("marks-off")
    if any(item.choices for item in items_of(exercise).values()):
        yield message("marks-off-value")
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

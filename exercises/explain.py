"""A verdict, a hint or a step as a sentence: it names the node, the numbers and the rule."""

from __future__ import annotations

from exercises.check import Judged, Judgement
from exercises.cutting import in_an_interval, own, shares
from exercises.entries import factor, show
from exercises.exercise import Ask, Blank, Claim, Entry, Exercise, Interval, Verdict
from exercises.follow import Followed, same
from exercises.naming import name
from resources.words import Message, Value, message
from search.frontier import plies
from search.rules import Fail
from search.tree import Mover, NodeId, Payoff

HINTS = 3


def remark(exercise: Exercise, judged: Judged, judgement: Judgement) -> Message:
    """What there is to say about one entry."""
    blank, entry = judgement.blank, judgement.entry
    values = {
        "entry": _entry(exercise, blank, entry),
        "right": _entry(exercise, blank, judgement.right),
        "state": "empty" if entry is None else "marked" if entry is True else "written",
        **_named(exercise, blank),
    }
    match judgement.verdict:
        case Verdict.RIGHT:
            return _praise(exercise, judged.followed, judgement) or message(
                "remark-right", **values
            )
        case Verdict.EMPTY:
            return message("remark-empty", **values)
        case Verdict.UNREADABLE:
            return judgement.unreadable or message("remark-empty", **values)
        case Verdict.FOLLOWS if blank.ask is Ask.CUT and not judgement.reached:
            return message("remark-below-cut", **values)
        case Verdict.FOLLOWS if entry is None:
            return message("remark-follows-empty", **values)
        case Verdict.FOLLOWS if judgement.right is None:
            return message("remark-follows-extra", **values)
        case Verdict.FOLLOWS:
            return message("remark-follows", **values)
        case Verdict.WRONG:
            return reason(exercise, judged.followed, blank, entry)


def reason(exercise: Exercise, followed: Followed, blank: Blank, entry: Entry | None) -> Message:
    """Why something else belongs at this blank, from the entries that came before it."""
    tree, node = exercise.tree, blank.node
    due = followed.due.get(blank)
    slipped = entry is not None and not same(entry, due)
    words: dict[str, Value] = {
        "against": message("against", entry=_entry(exercise, blank, entry)) if slipped else "",
        "due": _entry(exercise, blank, due),
        **_named(exercise, blank),
    }
    if blank.ask is Ask.CUT or blank.ask is Ask.SEEN:
        return _mark(exercise, followed, blank, words)
    if blank.ask is Ask.ORDER:
        return message("why-order", **words)
    if blank.ask is Ask.RANGE:
        assert isinstance(due, Interval)
        return message("why-range", **words, **in_an_interval(exercise, node, due))
    if blank.ask is Ask.LEAVES:
        return message("why-leaves", **words)
    if due is None:
        return message("why-off-line" if blank.ask is Ask.BEST else "why-unvisited", **words)
    if blank.ask is Ask.ALPHA or blank.ask is Ask.BETA:
        return _window(exercise, followed, blank, words)
    if blank.ask is Ask.BEST:
        mover = tree.mover(node)
        words["values"] = _list(followed, node)
        return message(f"why-best-{_side(mover)}", player=mover.value, **words)
    return _value(exercise, followed, blank, words)


def _value(
    exercise: Exercise, followed: Followed, blank: Blank, words: dict[str, Value]
) -> Message:
    tree, node = exercise.tree, blank.node
    if tree.depth(node) == plies(tree, exercise.rules):
        return message("why-frontier", **words)
    mover = tree.mover(node)
    words["player"] = mover.value
    words["values"] = _list(followed, node)
    if blank.ask is Ask.BOUND:
        return message(
            "why-bound-cut" if node in followed.incomplete else "why-bound-full", **words
        )
    if mover is Mover.CHANCE:
        words["sum"] = _sum(followed, node)
        return message("why-throw-cut" if node in followed.incomplete else "why-throw", **words)
    if exercise.rules.fail is Fail.HARD and followed.due[blank] not in followed.seen[node].values():
        alpha, beta = followed.entered[node]
        return message("why-clipped", alpha=show(alpha), beta=show(beta), **words)
    cut = "-cut" if node in followed.incomplete else ""
    return message(f"why-value-{_side(mover)}{cut}", **words)


def _window(
    exercise: Exercise, followed: Followed, blank: Blank, words: dict[str, Value]
) -> Message:
    tree, node = exercise.tree, blank.node
    if followed.leaving:
        return message("why-window-leaving", bound=_greek(blank.ask), **words)
    holder = followed.holder(node, blank.ask is Ask.BETA)
    words["bound"] = _greek(blank.ask)
    if isinstance(followed.due[blank], float):
        return message("why-window-open", **words)
    if holder is None:
        return message("why-window-given", **words)
    words["holder"] = name(tree, holder)
    words["player"] = tree.mover(holder).value.upper()
    return message("why-window-held", **words)


def _mark(exercise: Exercise, followed: Followed, blank: Blank, words: dict[str, Value]) -> Message:
    """Why a branch is cut, or is not."""
    tree, node = exercise.tree, blank.node
    visit = (followed.due.get(blank) is True) is (blank.ask is Ask.SEEN)
    if blank.ask is Ask.SEEN:
        node = next((n for n in (node, *tree.ancestors(node)) if n in followed.cut), node)
    parent = tree.parent(node)
    moment = followed.before.get(node)
    if parent is None or moment is None:
        return message("why-unvisited", **words)
    mover = tree.mover(parent)
    words |= {
        "parent": name(tree, parent),
        "alpha": show(moment.window.alpha),
        "beta": show(moment.window.beta),
        "value": "" if moment.value is None else show(own(moment.value, mover)),
    }
    if moment.value is None:
        return message("why-visit-first", **words)
    if mover is Mover.CHANCE:
        return message("why-visit-throw" if visit else "why-cut-throw", **words)
    side = _side(mover)
    signs = "≥≤" if exercise.rules.cut_on_equal else "><"
    words["sign"] = signs[mover is Mover.MIN]
    if visit:
        return message(f"why-visit-{side}", **words)
    return _cut(exercise, followed, parent, moment.value, words)


def _cut(
    exercise: Exercise,
    followed: Followed,
    parent: NodeId,
    value: Payoff | None,
    words: dict[str, Value],
) -> Message:
    """The window has closed: who holds the bound, and since when."""
    tree = exercise.tree
    mover = tree.mover(parent)
    limits = exercise.rules.range
    if limits is not None and value == (limits.high if mover is Mover.MAX else limits.low):
        return message("why-cut-range", **words)
    above = tree.parent(parent)
    if tree.players is not None and above is not None and value is not None:
        words["holder"] = name(tree, above)
        return message("why-cut-sum", **words, **shares(exercise.rules, tree, parent, value))
    holder = followed.holder(parent, mover is Mover.MAX)
    side = _side(mover)
    if holder is None:
        return message(f"why-cut-{side}-given", **words)
    words["holder"] = name(tree, holder)
    deep = "" if holder == tree.parent(parent) else "-deep"
    return message(f"why-cut-{side}{deep}", **words)


def _praise(exercise: Exercise, followed: Followed, judgement: Judgement) -> Message | None:
    """A word for what was hard: a deep cut, a cut on equality, rightly going on."""
    blank, tree = judgement.blank, exercise.tree
    parent = tree.parent(blank.node)
    moment = followed.before.get(blank.node)
    if blank.ask is not Ask.CUT or parent is None or moment is None or tree.players is not None:
        return None
    mover = tree.mover(parent)
    if mover is Mover.CHANCE or moment.value is None:
        return None
    bound = moment.window.beta if mover is Mover.MAX else moment.window.alpha
    words = {"value": show(moment.value), "bound": show(bound), **_named(exercise, blank)}
    if judgement.entry is None:
        near = bound == (moment.value + 1 if mover is Mover.MAX else moment.value - 1)  # type: ignore[operator]
        return message("praise-going-on", **words) if near else None
    holder = followed.holder(parent, mover is Mover.MAX)
    if holder is not None and holder != tree.parent(parent):
        return message("praise-deep", holder=name(tree, holder), **words)
    return message("praise-equal", **words) if bound == moment.value else None


def hint(exercise: Exercise, judged: Judged, blank: Blank, step: int) -> Message:
    """The first hint says where to look, the second gives the rule, the third the entry."""
    tree = exercise.tree
    if step >= HINTS:
        return reason(exercise, judged.followed, blank, judged.followed.given.get(blank))
    words: dict[str, Value] = dict(_named(exercise, blank))
    words["children"] = ", ".join(name(tree, child) for child in tree.children(blank.node))
    mover = tree.shape.movers[blank.node]
    words["side"] = "leaf" if mover is None else _side(mover)
    words["player"] = "" if mover is None else mover.value
    if blank.ask is Ask.VALUE and blank.node in judged.followed.seen and mover is not None:
        words["values"] = _list(judged.followed, blank.node)
    else:
        words["values"] = words["children"]
    return message(f"hint-{'where' if step == 1 else 'rule'}-{blank.ask.value}", **words)


def _named(exercise: Exercise, blank: Blank) -> dict[str, str]:
    tree = exercise.tree
    parent = tree.parent(blank.node)
    return {
        "ask": blank.ask.value,
        "node": name(tree, blank.node),
        "parent": "" if parent is None else name(tree, parent),
    }


def _entry(exercise: Exercise, blank: Blank, entry: Entry | None) -> str:
    """An entry as sentences show it; children by their names."""
    if entry is None:
        return ""
    children = exercise.tree.children(blank.node)
    if blank.ask is Ask.BEST and isinstance(entry, int):
        return name(exercise.tree, children[entry])
    if (
        blank.ask is Ask.ORDER
        and isinstance(entry, tuple)
        and not isinstance(entry, Claim | Interval)
    ):
        return ", ".join(name(exercise.tree, children[int(index)]) for index in entry)
    return show(entry)


def _side(mover: Mover) -> str:
    return mover.value if mover in (Mover.MAX, Mover.MIN, Mover.CHANCE) else "player"


def _greek(ask: Ask) -> str:
    return "β" if ask is Ask.BETA else "α"


def _list(followed: Followed, node: NodeId) -> str:
    """The children's values, as far as they were seen."""
    return ", ".join(show(value) for value in followed.seen.get(node, {}).values())


def _sum(followed: Followed, node: NodeId) -> str:
    tree = followed.tree
    odds = dict(zip(tree.children(node), tree.shape.odds[node], strict=True))
    return " + ".join(
        f"{show(odds[child])} · {factor(value)}" for child, value in followed.seen[node].items()
    )

"""Why something else belongs at a blank, as a sentence: the node, the numbers and the rule."""

from __future__ import annotations

from exercises.asks import Ask, Children, Topic
from exercises.asks.entry import Chain, Claim, Entry, Interval, Relation, States
from exercises.asks.same_entry import same
from exercises.entries import as_typed, show
from exercises.exercise import Blank, Exercise
from exercises.judging.check import Judged
from exercises.judging.follow import reference_run
from exercises.judging.follow_through import FollowThrough
from exercises.kinds import items_of, source_exercise
from exercises.solution import solution
from exercises.wording.bound_reasons import known, too_little
from exercises.wording.chain_reasons import chain_reason, keeps_longer
from exercises.wording.chance_sums import chance_sum_at, weighed
from exercises.wording.cut_reasons import cut_at, in_an_interval, outside, tied
from exercises.wording.game_reasons import is_end, state_reason, utility_reason
from exercises.wording.item_reasons import item_reason, mistaken
from exercises.wording.line_reasons import off_line
from exercises.wording.node_names import name, named, said_entry, side
from exercises.wording.order_reasons import order_reason
from exercises.wording.spelling import typed_number
from exercises.wording.visit_reasons import branch, branch_reason, visit_reason
from exercises.wording.window_reasons import window_reason
from resources.words import Message, Value, message, say
from search.frontier import plies
from search.methods import METHODS
from search.rules import Fail
from search.tree import SEATS, Mover, NodeId, Payoff

_OF_YOURS = (
    "why-leaves-ticked",
    "why-window-yours",
    "why-window-yours-chance",
    "why-bound-unknown",
    "why-bound-only",
    "why-bound-between",
    "why-bound-slip",
    "why-state-stuck",
    "why-state-none",
    "why-placed-first",
    "why-placed-first-here",
    "why-off-own-line",
)
"""Sentences that speak of the student's entries already."""


def why(judged: Judged, blank: Blank, entry: Entry | None) -> Message:
    """The reason, and whether it is only one with the student's entries before it."""
    exercise, followed = judged.exercise, led_by(judged)
    shown = echo(judged.followed, blank, entry)
    text = reason(exercise, followed, blank, entry, shown)
    if text.key in _OF_YOURS:
        return text
    if blank in followed.claimed_visits:
        plain = branch_reason(exercise, judged.reference_run, branch(followed, blank))
    else:
        plain = reason(exercise, judged.reference_run, blank, entry, shown)
    by_entries, is_wrong = not same_words(text, plain), blank in judged.followed.wrong
    mistake = mistaken(judged.followed, blank, entry, by_entries) if is_wrong else None
    if mistake is not None:
        text = message("why-then", why=text, more=mistake)
    elif keeps_longer(judged.reference_run, followed, blank, entry):
        return plain
    return message("with-your-entries", text=text) if by_entries else text


def same_words(one: Message, other: Message) -> bool:
    """Whether two sentences say the same: not all that they are given is said."""
    return one == other or say(one) == say(other)


def led_by(judged: Judged) -> FollowThrough:
    """The search that tells what belongs: led by the student, as long as that gives it values."""
    return judged.reference_run if judged.followed.without_value else judged.followed


def reason(
    exercise: Exercise,
    followed: FollowThrough,
    blank: Blank,
    entry: Entry | None,
    shown: Value = "",
) -> Message:
    """Why something belongs at this blank, and not the entry where that is to be shown."""
    tree, node = exercise.tree, blank.node
    due = followed.due.get(blank)
    slipped = shown and entry is not None and not same(entry, due)
    words: dict[str, Value] = {
        "against": message("against", entry=shown) if slipped else "",
        "due": "" if due is None else said_entry(exercise, blank, due),
        **named(exercise, blank),
    }
    if blank in followed.claimed_visits:
        return visit_reason(exercise, followed, blank)
    topic = blank.topic
    match topic:
        case Topic.ITEM:
            return _beside(exercise, followed, blank, words["against"])
        case Topic.VISIT:
            return visit_reason(exercise, followed, blank)
        case Topic.STATE:
            return state_reason(exercise, followed, blank, entry, words)
        case Topic.ORDER:
            return order_reason(exercise, followed, blank, entry)
        case Topic.RANGE:
            if not isinstance(due, Interval):
                return message("why-range-never", **words)
            return _range(exercise, node, due, entry, words)
        case Topic.COUNT:
            ticked = "-ticked" if followed.ticks and due != followed.right.get(blank) else ""
            return message(f"why-{blank.ask.value}{ticked}", **words)
        case Topic.MOVE:
            if due is None:
                return off_line(followed, blank, words)
            mover = tree.mover(node)
            words["player"] = mover.value
            words |= _choices(exercise, followed, node, due)
            return message(f"why-best-{side(mover)}", **words)
        case Topic.WINDOW:
            if due is None and followed.framed is not None:
                return message("why-frame-off", path=path_text(followed), **words)
            if due is None:
                return message("why-unvisited", **words)
            return window_reason(exercise, followed, blank, words)
        case Topic.CHAIN:
            if due is None:
                return message("why-unvisited", **words)
            return chain_reason(exercise, followed, blank, entry, words)
        case Topic.VALUE:
            if due is None:
                return message("why-unvisited", **words)
            return _value(exercise, followed, blank, words)


def _beside(exercise: Exercise, followed: FollowThrough, blank: Blank, against: Value) -> Message:
    """Why something belongs at a question beside the tree."""
    source, because = items_of(exercise)[blank.item].source, None
    if source is not None:
        asked = source_exercise(exercise, source)
        because = reason(asked, reference_run(asked, solution(asked)), source.blank, None)
    return item_reason(exercise, followed, blank, against, because)


def _value(
    exercise: Exercise, followed: FollowThrough, blank: Blank, words: dict[str, Value]
) -> Message:
    tree, node = exercise.tree, blank.node
    if is_end(exercise, blank):
        return utility_reason(exercise, followed, blank, words)
    if tree.depth(node) == plies(tree, exercise.rules):
        return message("why-frontier", **words)
    if node not in followed.seen:
        return message("why-recalled", **words)
    mover = tree.mover(node)
    words["player"] = mover.value
    found = _clipped(followed, blank) if exercise.rules.fail is Fail.HARD else None
    if found is not None:
        alpha, beta = map(show, followed.entered[node])
        return message("why-clipped", found=show(found), alpha=alpha, beta=beta, **words)
    due = followed.due[blank]
    if isinstance(due, Claim) and not followed.spans[node].holds(due):
        return too_little(followed, blank, words)
    if isinstance(due, Claim):
        key = "why-bound-cut" if node in followed.incomplete else "why-bound-full"
        return message(key, values=known(followed, node), **words)
    if mover is Mover.CHANCE:
        return _chance(exercise, followed, blank, words)
    cut = "-cut" if node in followed.incomplete else ""
    if mover in SEATS:
        tie = tied(followed.seen[node].values(), followed.best[node], mover)
        words["tie"] = message(f"tie-{exercise.rules.ties.value}") if tie else ""
    return message(f"why-value-{side(mover)}{cut}", values=seen(followed, node), **words)


def _clipped(followed: FollowThrough, blank: Blank) -> Payoff | None:
    """What a node found that returns the end of its window instead."""
    due, best = followed.due[blank], followed.best[blank.node]
    kept = due.value if isinstance(due, Claim) else due
    return best if kept != best and kept in followed.entered[blank.node] else None


def _chance(
    exercise: Exercise, followed: FollowThrough, blank: Blank, words: dict[str, Value]
) -> Message:
    """What a chance node adds up to, with the rest at an end of the range where it was cut."""
    tree, node, known = exercise.tree, blank.node, followed.seen[blank.node]
    chance = (
        chance_sum_at(tree, exercise.rules, node, known) if node in followed.incomplete else None
    )
    for high in (True, False):
        if chance is not None and chance.worth(high) == followed.due[blank]:
            return message("why-chance-cut", **words, **chance.words(high))
    return message("why-chance", sum=weighed(tree, node, known), **words)


def _choices(
    exercise: Exercise, followed: FollowThrough, node: NodeId, move: Entry
) -> dict[str, Value]:
    """What there is to choose from, and which of equally good moves is taken.

    Where bounds only look as good as a value, they are shown as the bounds that they are.
    """
    values, children = followed.seen.get(node, {}), exercise.tree.children(node)
    best = values.get(children[move]) if isinstance(move, int) else None
    mover, ties = exercise.tree.mover(node), exercise.rules.ties
    if best is None or not tied(values.values(), best, mover):
        return {"values": seen(followed, node), "tie": ""}
    if not METHODS[exercise.method].has_windows(exercise.rules):
        return {"values": seen(followed, node), "tie": message(f"tie-{ties.value}")}
    exact = [
        value
        for child, value in values.items()
        if followed.relations.get(child, Relation.EXACTLY) is Relation.EXACTLY
    ]
    equal = tied(exact, best, mover)
    return {
        "values": known(followed, node),
        "tie": message(f"tie-{ties.value}") if equal else "",
    }


def _range(
    exercise: Exercise, node: NodeId, due: Interval, entry: Entry | None, words: dict[str, Value]
) -> Message:
    """An x for which the answer is wrong; without an answer, one for which the branch is cut."""
    inside = in_an_interval(exercise, node, due)
    if not isinstance(entry, Interval):
        return message("why-range", **words, **inside)
    written, belongs = (each.within(exercise.rules.range) for each in (entry, due))
    beyond, missing = outside(written, belongs), outside(belongs, written)
    if beyond is not None:
        return message("why-range-visited", beyond=show(beyond), **words, **inside)
    if missing is not None:
        inside = cut_at(exercise, node, missing)
    return message("why-range", **words, **inside)


_CHOSEN = (Ask.PICK, Ask.TRUE, Ask.SEQUENCE)
"""What is shown as it is read, not as it was typed."""


def echo(followed: FollowThrough, blank: Blank, entry: Entry | None) -> Value:
    """A student's entry as typed; infinities, chains, states and the like as always shown."""
    if entry is None:
        return ""
    typed = followed.typed.get(blank)
    chosen = blank.ask.row.children is not Children.NONE or blank.ask in _CHOSEN
    if typed is None or chosen or isinstance(entry, float | Chain | str | States):
        return said_entry(followed.exercise, blank, entry)
    if type(entry) is tuple:  # a vector, however it was typed: several of them stand in a list
        parts = (typed_number(followed, blank, part) for part in entry)  # type: ignore[arg-type]
        return "(" + ",\N{NO-BREAK SPACE}".join(parts) + ")"
    return as_typed(typed)


def path_text(followed: FollowThrough) -> str:
    """The nodes on the path of a frame, from the root down; the leaf last."""
    return ", ".join(name(followed.tree, node) for node in reversed(followed.framed or ()))


def seen(followed: FollowThrough, node: NodeId) -> str:
    """The children's values, as far as they were seen; those of the student as they were typed."""
    return ", ".join(
        str(echo(followed, followed.values[child], value))
        if child in followed.values and followed.sheet.get(followed.values[child]) == value
        else show(value)
        for child, value in followed.seen.get(node, {}).items()
    )

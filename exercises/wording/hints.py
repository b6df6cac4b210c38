"""Three hints for a blank: where to look, the rule with this tree's numbers, the worked step."""

from __future__ import annotations

from functools import reduce
from itertools import pairwise, takewhile

from exercises.asks import OF_WINDOWS, Ask, Position, Topic
from exercises.asks.same_entry import same
from exercises.entries import show
from exercises.exercise import Blank, Exercise
from exercises.judging.check import Judged, judge
from exercises.judging.follow_through import FollowThrough, NodeState
from exercises.kinds import items_of, source_exercise
from exercises.wording.bound_reasons import known
from exercises.wording.chance_sums import weighed
from exercises.wording.conventions import cut_rule, share_rule
from exercises.wording.cut_reasons import own, shares, stopping_before
from exercises.wording.explain import led_by, reason, same_words, seen, why
from exercises.wording.first_hints import where
from exercises.wording.game_reasons import game_hint, is_end
from exercises.wording.line_reasons import line_elsewhere
from exercises.wording.node_names import name, named, side
from exercises.wording.order_reasons import order_words
from exercises.wording.spelling import spelled, typed_number
from exercises.wording.visit_reasons import branch, chance_sum_before
from exercises.wording.window_reasons import frame_counted, passed, written_above
from resources.words import Message, Value, message
from search.cuts import cut_sign
from search.frontier import plies
from search.methods import METHODS
from search.numbers import Bound
from search.tree import Mover, NodeId

HINTS = 3
_AT_NODES = {Topic.VALUE} | OF_WINDOWS
_OF_YOURS = ("hint-rule-off-own-line",)
"""Second hints that speak of the student's entries already."""


def hint(exercise: Exercise, judged: Judged, blank: Blank, step: int) -> Message:
    """The first hint says where to look, the second gives the rule, the third the entry."""
    return spelled(judged.followed, _hint(exercise, judged, blank, step), blank)


def _hint(exercise: Exercise, judged: Judged, blank: Blank, step: int) -> Message:
    followed, plain = judged.followed, judged.reference_run
    mark = _own_false_cut(followed, blank)
    if mark is not None:
        return _hint(exercise, judged, mark, step)
    entry = followed.given.get(blank)
    right = blank in followed.accepted or same(entry, followed.right.get(blank))
    settled = entry is not None and right
    if step >= HINTS:
        return reason(exercise, plain, blank, entry) if settled else why(judged, blank, entry)
    if blank.item:
        return _beside(exercise, blank, step)
    led = plain if settled else led_by(judged)
    if blank.topic is Topic.COUNT:
        led = followed  # of the leaves that are ticked on the sheet
    decides = branch(led, blank)
    told = _on_tree(exercise, led, blank, step, decides)
    if step == 1 or told.key in _OF_YOURS:
        return told
    same_rule = same_words(told, _on_tree(exercise, plain, blank, step, decides))
    return told if same_rule else message("with-your-entries", text=told)


def _on_tree(
    exercise: Exercise, led: FollowThrough, blank: Blank, step: int, decides: NodeId
) -> Message:
    """The first two hints for a blank on the tree, as the search goes that is led so."""
    at_node = blank.ask.row.topic in _AT_NODES and led.framed is None
    unvisited = at_node and led.due.get(blank) is None
    unvisited = unvisited or (blank.ask.row.mark and led.below_a_cut(blank.node))
    if step == 1:
        return where(exercise, led, blank, unvisited)
    hints = _SecondHints(exercise, led, blank)
    return hints.cut(decides) if unvisited else hints.rule(decides)


def _beside(exercise: Exercise, blank: Blank, step: int) -> Message:
    """The first two hints for a question beside the tree; the blank it asks about may give them."""
    item = items_of(exercise)[blank.item]
    if item.source is not None:
        asked = source_exercise(exercise, item.source)
        return hint(asked, judge(asked, {}), item.source.blank, step)
    given = item.where if step == 1 else item.rule
    if given is not None:
        return given
    before = [items_of(exercise)[name].question for name in item.inputs]
    inputs = reduce(lambda one, other: message("hint-both", one=one, other=other), before)
    return message("hint-where-inputs", inputs=inputs)


def _own_false_cut(followed: FollowThrough, blank: Blank) -> Blank | None:
    """The mark on the way to a blank that keeps the student from it, and does not belong."""
    here = () if blank.ask.row.position is Position.BRANCH else (blank.node,)
    for node in (*here, *followed.tree.ancestors(blank.node)):
        mark = Blank(node, Ask.CUT)
        if mark in followed.given and mark not in followed.right:
            return mark
    return None


class _SecondHints:
    """The rule that a blank goes by, with the numbers of its tree."""

    def __init__(self, exercise: Exercise, followed: FollowThrough, blank: Blank) -> None:
        self.exercise, self.followed, self.blank = exercise, followed, blank
        self.tree, self.rules, self.row = exercise.tree, exercise.rules, blank.ask.row
        self.mover = self.tree.shape.movers[blank.node]
        self.at_limit = self.tree.depth(blank.node) == plies(self.tree, self.rules)
        self.words: dict[str, Value] = named(exercise, blank)

    def rule(self, decides: NodeId) -> Message:
        """The rule, with this tree's numbers; one branch decides whether the search comes here."""
        match self.row.topic:
            case Topic.STATE:
                return game_hint(self.exercise, self.followed, self.blank, self.words)
            case Topic.VALUE if is_end(self.exercise, self.blank):
                return game_hint(self.exercise, self.followed, self.blank, self.words)
            case Topic.VALUE if not self.row.claim:
                return self.value()
            case Topic.VALUE:
                self.words["values"] = known(self.followed, self.blank.node)
            case Topic.WINDOW if self.followed.framed is not None:
                near = "" if self.rules.deep else "-parent"
                self.words["counted"] = frame_counted(self.exercise)
                return message(f"hint-rule-frame{near}", **self.words)
            case Topic.WINDOW:
                return self.leaving() if self.followed.leaving else self.entering()
            case Topic.CHAIN:
                return self.leaving()
            case Topic.VISIT:
                on_branch = self.row.position is Position.BRANCH
                return self.cut(self.blank.node if on_branch else decides)
            case Topic.MOVE:
                return self.best()
            case Topic.ORDER:
                children = self.tree.children(self.blank.node)
                self.words |= order_words(self.exercise, self.blank.node, children)
            case Topic.COUNT:
                self.words |= {"ticked": self.followed.ticks, "all": len(self.tree.leaves)}
            case Topic.RANGE:
                return self.interval()
            case Topic.ITEM:
                return _beside(self.exercise, self.blank, HINTS - 1)
        return message(f"hint-rule-{self.blank.ask.value}", **self.words)

    def value(self) -> Message:
        """Who chooses, and from what."""
        if self.mover is None or self.at_limit:
            return message("hint-rule-limit", depth=self.tree.depth(self.blank.node), **self.words)
        node, how = self.blank.node, side(self.mover)
        self.words |= {"values": seen(self.followed, node), "player": self.mover.value}
        if self.mover is Mover.CHANCE:
            self.words["values"] = weighed(self.tree, node, self.followed.seen[node])
            how = "chance-cut" if node in self.followed.incomplete else how
        return message(f"hint-rule-value-{how}", **self.words)

    def cut(self, node: NodeId) -> Message:
        """When the node above stops, and how it stands before this child."""
        parent = self.tree.parent(node)
        if parent is None:
            return message("hint-rule-root", **self.words)
        mover = self.tree.mover(parent)
        self.words |= {
            "node": name(self.tree, node),
            "parent": name(self.tree, parent),
            "sign": cut_sign(self.rules, mover, at_alpha=mover is Mover.MIN),
        }
        self.words["standing"] = self.standing(node, parent, self.followed.before.get(node))
        how = side(mover)
        if how == "player":
            self.words["rule"] = message(share_rule(self.rules))
        elif how != "chance" and self.rules.range is not None and self.rules.cut_on_equal:
            self.words["end"] = show(self.rules.range[mover is Mover.MAX])
            how += "-range"
        return message(f"hint-rule-cut-{how}", **self.words)

    def standing(self, node: NodeId, parent: NodeId, moment: NodeState | None) -> Message:
        """How a node stands just before one of its children."""
        if moment is None or moment.value is None:
            return message("hint-nothing-seen", **self.words)
        (alpha, beta), mover = moment.window, self.tree.mover(parent)
        how = side(mover)
        if mover is Mover.CHANCE:
            return self.chance(node, alpha, beta)
        numbers: dict[str, Value] = {"alpha": show(alpha), "beta": show(beta)}
        numbers["value"] = show(own(moment.value, mover))
        if how == "player":
            numbers |= shares(self.rules, self.tree, parent, moment.value, beta)
            how = f"player-{self.unbounded(parent)}" if isinstance(beta, float) else how
        return message(f"hint-standing-{how}", **self.words, **numbers)

    def unbounded(self, node: NodeId) -> str:
        """Why no player above stops a node of one of several."""
        above = self.tree.parent(node)
        if above is None:
            return "root"
        self.words["above"] = name(self.tree, above)
        if self.tree.mover(above) is Mover.CHANCE:
            return "chance"
        return "again" if self.tree.mover(above) is self.tree.mover(node) else "open"

    def chance(self, node: NodeId, alpha: Bound, beta: Bound) -> Message:
        """What a chance node has so far, what is left of it, and its window."""
        chance = chance_sum_before(self.exercise, self.followed, node)
        if chance is None:
            return message("hint-standing-chance-open", **self.words)
        numbers = {"total": show(chance.total), "rest": show(chance.rest)}
        numbers |= {"low": show(chance.range.low), "high": show(chance.range.high)}
        numbers |= {"alpha": show(alpha), "beta": show(beta)}
        return message("hint-standing-chance", **self.words, **numbers)

    def entering(self) -> Message:
        """What has moved this bound on the way down; of two bounds only one side's nodes can."""
        if self.tree.parent(self.blank.node) is None:
            alpha, beta = map(show, self.rules.window)
            return message("hint-rule-window-root", alpha=alpha, beta=beta, **self.words)
        writer = written_above(self.followed, self.blank)
        near = "" if self.rules.deep else "-parent"
        self.words["found"] = self.found_above() if writer is None else self.wrote(writer)
        return message(f"hint-rule-{self.blank.ask.value}{near}", **self.words)

    def found_above(self) -> Message:
        """What nodes above have found that moved this bound; the parent's alone may count."""
        who, found = self.row.side, list[Message]()
        path = [self.blank.node, *self.tree.ancestors(self.blank.node)]
        above = list(pairwise(path))
        if not self.rules.deep:  # who moves again at the parent passes on what came down to it
            above = list(takewhile(lambda pair: self.tree.mover(pair[1]) is who, above))
        narrows = METHODS[self.exercise.method].has_windows(self.rules)
        for child, node in above[::-1]:
            moment = self.followed.before.get(child)
            if moment is not None and moment.value is not None and self.tree.mover(node) is who:
                past = narrows and passed(moment, high=who is Mover.MIN)
                has = {"node": name(self.tree, node), "value": show(moment.value)}
                found.append(message("hint-passed" if past else "hint-has", **has))
        if found:
            return reduce(lambda one, other: message("hint-both", one=one, other=other), found)
        if self.rules.deep:
            return message("hint-none-has", player="" if who is None else who.value.upper())
        mover = self.tree.mover(path[1])
        how = "nothing" if mover is who else "chance" if mover is Mover.CHANCE else "other"
        words = {"node": name(self.tree, path[1]), "bound": self.row.label}
        return message(f"hint-parent-{how}", player=mover.value.upper(), **words)

    def wrote(self, writer: NodeId) -> Message:
        """The bound further up that the student wrote, where it comes down to a node."""
        blank, high = Blank(writer, self.blank.ask), self.row.side is Mover.MIN
        bound = typed_number(self.followed, blank, self.followed.entered[writer][high])
        at = name(self.tree, writer)
        return message("hint-wrote", node=at, greek=self.row.label, bound=bound)

    def leaving(self) -> Message:
        """What the node makes of the window it began with."""
        node = self.blank.node
        alpha, beta = self.followed.entered[node]
        if self.row.topic is Topic.CHAIN:  # and not as the student has it begin
            chains = self.followed.chains
            alpha, beta = (chains[node, high].steps[0].bound for high in (False, True))
        self.words |= {"alpha": show(alpha), "beta": show(beta)}
        self.words["values"] = seen(self.followed, node)
        late = "rule-update-on-cut" if self.rules.update_on_cut else "rule-test-first"
        self.words["late"] = message(late)
        return message(f"hint-rule-leaving-{side(self.tree.mover(node))}", **self.words)

    def best(self) -> Message:
        """Who chooses, and from what; off the line of best play nobody is asked."""
        if self.followed.due.get(self.blank) is None or self.mover is None:
            own = "-own" if line_elsewhere(self.followed, self.blank) else ""
            return message(f"hint-rule-off{own}-line", **self.words)
        self.words["player"] = self.mover.value
        return message(f"hint-rule-best-{side(self.mover)}", **self.words)

    def interval(self) -> Message:
        """Which nodes stop before the branch, for one x or another."""
        stopping = stopping_before(self.exercise, self.blank.node)
        if not stopping:
            return message("hint-rule-range-never", **self.words)
        first, *others = (name(self.tree, node) for node in stopping)
        self.words["stopping"] = first
        for other in others:
            self.words["stopping"] = message("hint-or", one=self.words["stopping"], other=other)
        self.words["rule"] = message(cut_rule(self.rules))
        return message("hint-rule-range", **self.words)

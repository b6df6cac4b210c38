"""What the search does at this step: its line of pseudocode, a sentence, numbers and counts."""

from __future__ import annotations

from collections.abc import Mapping

from exercises.asks import Ask, Topic
from exercises.entries import show
from exercises.exercise import Blank, Exercise
from exercises.kinds import KINDS
from exercises.wording.node_names import name
from exercises.wording.step_sentences import step_text
from search.methods import METHODS
from search.pseudocode.current_line import line_of, shown_node
from search.pseudocode.lines import CodeLines, StepKind, pseudocode_lines
from search.pseudocode.variables import variables
from search.rules import Rules
from search.trace import Enter, Evaluate, Leave, Reason, Snapshot, Step, Trace, Update
from search.tree import GameTree, Mover, NodeId
from tutor.look.language import spoken, tell
from tutor.playing.pseudocode import Pseudocode

MOST_KEPT = 8
"""So many of the newest entries of a table are shown."""


class SearchCard(Pseudocode):
    """Follows one search step by step."""

    def show_node(
        self, tree: GameTree, node: NodeId, method: str, rules: Rules, *, uncut: bool = False
    ) -> None:
        """The lines for a node, or for the one above a leaf, none of them at work."""
        asking = tree.parent(node) if tree.is_leaf(node) else node
        mover = Mover.MAX if asking is None else tree.mover(asking)
        self._write(pseudocode_lines(tree, mover, method, rules, uncut=uncut))
        self.highlight(None)
        self.say(tell("quiescence-no-depth") if _never_on(method, rules) else "")
        self.tell_facts(_static(tree, node))

    def show_work(
        self,
        exercise: Exercise,
        node: NodeId,
        blank: Blank | None,
        typed: Mapping[Blank, str | bool],
    ) -> None:
        """The line behind what is being filled in, and what is written at the node by now."""
        tree, topic = exercise.tree, None if blank is None else blank.ask.row.topic
        parent = tree.parent(node)
        above = parent is not None and (tree.is_leaf(node) or topic is Topic.VISIT)
        asking = parent if above and parent is not None else node
        method, rules, uncut = exercise.method, exercise.rules, KINDS[exercise.kind].uncut
        self.show_node(tree, asking, method, rules, uncut=uncut)
        if tree.is_leaf(asking):
            return
        found = pseudocode_lines(tree, tree.mover(asking), method, rules, uncut=uncut)
        self.highlight(_line_behind(found, topic, tree.is_leaf(node)))
        facts = [(tell("fact-node"), f"{name(tree, asking)} ({tree.mover(asking).value.upper()})")]
        if above:
            facts.append((tell("fact-child"), name(tree, node)))
        for ask, variable in ((Ask.ALPHA, "α"), (Ask.BETA, "β"), (Ask.VALUE, "v")):
            written = typed.get(Blank(asking, ask))
            if isinstance(written, str) and written:
                facts.append((variable, written.replace("-", "−")))
        self.tell_facts(facts + _static(tree, asking))

    def show_step(
        self, trace: Trace, step: Step, snapshot: Snapshot, method: str, *, uncut: bool = False
    ) -> None:
        """The step, as a line, a sentence and numbers."""
        tree = trace.tree
        if len(tree) == 1:
            return
        node = shown_node(tree, step)
        found = pseudocode_lines(tree, tree.mover(node), method, trace.rules, uncut=uncut)
        self._write(found)
        self.highlight(line_of(found, trace, step))
        self.say(tell(step_text(trace, step, snapshot)))
        facts = [(tell("fact-node"), f"{name(tree, node)} ({tree.mover(node).value.upper()})")]
        values = variables(trace, step, snapshot, method, uncut=uncut)
        facts += [
            (variable, value if isinstance(value, str) else show(value))
            for variable, value in values.items()
        ]
        kept = list(snapshot.memory.values())[-MOST_KEPT:]
        facts += [(tell(named), shown) for named, shown in kept]
        if _never_on(method, trace.rules):
            facts.append((tell("fact-depth"), tell("fact-depth-none")))
        self.tell_facts(facts + _static(tree, node))

    def _write(self, found: CodeLines) -> None:
        self.write([line.text(spoken()) for line in found])


def _line_behind(found: CodeLines, topic: Topic | None, leaf: bool) -> int | None:
    """The line that decides a blank; at a leaf, the one that asks for its value."""
    kinds: tuple[StepKind, ...]
    match topic:
        case Topic.WINDOW | Topic.CHAIN:
            kinds = (Enter,)
        case Topic.VALUE:
            kinds = (Evaluate,) if leaf else (Leave,)
        case Topic.MOVE:
            kinds = (Update,)
        case Topic.VISIT:
            kinds = tuple(Reason)
        case Topic.COUNT | Topic.RANGE | Topic.ORDER | Topic.ITEM | Topic.STATE | None:
            kinds = (Evaluate,) if leaf else ()
    lit = (number for number, line in enumerate(found) if set(kinds) & set(line.at))
    first = next(lit, None)
    if first is not None and kinds == (Enter,):
        # the head above says with which bounds a node is entered
        return max(number for number, line in enumerate(found[:first]) if line.level == 0)
    return first


def _never_on(method: str, rules: Rules) -> bool:
    """Whether a search that goes on at its depth limit has none."""
    return METHODS[method].goes_beyond and rules.depth is None


def _static(tree: GameTree, node: NodeId) -> list[tuple[str, str]]:
    """What h stands for beside a node and in the lines, where it has a static value."""
    static = tree.shape.statics[node]
    key = "fact-unquiet" if tree.shape.unquiet[node] else "fact-static"
    return [] if static is None else [(tell(key), show(static))]

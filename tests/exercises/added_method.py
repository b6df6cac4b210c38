"""A method that only tests add: alpha-beta in several passes, with a step of its own."""

from __future__ import annotations

from dataclasses import dataclass

from exercises.exercise import Exercise
from exercises.kinds import KINDS
from resources.words import Message, message
from search import notation
from search.methods import METHODS, Method, Windows, minimax
from search.numbers import write_payoff
from search.rules import Rules
from search.trace import MethodStep, Snapshot, StartPass
from search.tree import GameTree, NodeId, Payoff

TREE = "max{5}[A:min{4}[3 12 8] B:min{9}[2 4 6] C:min{1}[14 5 2]]"
RULES = Rules()


@dataclass(frozen=True)
class Remember(MethodStep):
    """The pass is over, and its value is kept for the next one."""

    node: NodeId
    value: Payoff

    def apply(self, snapshot: Snapshot) -> None:
        named = message("words", words="kept")
        snapshot.keep("kept", named, write_payoff(self.value))

    def sentence(self) -> Message:
        return message("step-leave", node="the pass", value=write_payoff(self.value))


def deepen(tree, rules, record, hooks):
    """Alpha-beta to every depth in turn."""
    value = None
    for depth in range(1, tree.height + 1):
        now = rules._replace(depth=depth)
        if record is not None:
            record.append((StartPass, GameTree.ROOT, now))
        value = minimax.search(tree, now, narrows=True, record=record, hooks=hooks)
        if record is not None:
            record.append((Remember, GameTree.ROOT, value))
    return value


DEEPENING = Method(
    "test-deepening",
    deepen,
    METHODS["alpha-beta"].movers,
    METHODS["alpha-beta"].layers,
    METHODS["alpha-beta"].rules,
    Windows.ALWAYS,
)


def exercise(monkeypatch, kind="alpha-beta", method=DEEPENING, tree=TREE):
    monkeypatch.setitem(METHODS, method.name, method)
    asked = notation.read(tree)
    blanks = KINDS[kind].blanks(asked, RULES)
    return Exercise(asked, method.name, RULES, kind, blanks)

"""What must be known of Monte Carlo tree search by hand: UCB1, whose wins count, the playouts."""

from __future__ import annotations

from exercises.exercise import Exercise
from exercises.items.monte_carlo.by_hand import NEVER, ByHand
from resources.words import Message, message
from search.games.game import other
from search.methods.mcts import iterations
from search.methods.ucb import root_of_log
from search.tree import GameTree

IN_A_ROW = 8
"""Up to so many visits a table has all numbers; else those of the nodes alone."""


def mcts_rules(exercise: Exercise) -> dict[str, Message]:
    """The sentences, by the rule that each is about."""
    rules, told = exercise.rules, dict(exercise.given)
    by_hand, moves = exercise.kind == "mcts", any(blank.item == "move" for blank in exercise.blanks)
    starts = told.get("start", ())
    searched = not by_hand or len(starts) < iterations(rules)  # else it is told where all start
    found = dict[str, Message]()
    if searched:
        found["ucb"] = message(f"rule-ucb-{rules.ucb.value}")
    if searched and len(told.get("C", ())) < 2:
        found["exploration"] = message("rule-exploration", c=rules.exploration.show())
    found["wins"] = message(f"rule-wins-{rules.wins.value}")
    if by_hand and (searched or moves):
        found["order"] = message(f"rule-mcts-order-{rules.order.value}")
    if by_hand and searched:
        found["expand"] = message(f"rule-expand-{rules.expand.value}")
    if by_hand:
        found["playouts"] = _winners(exercise)
    if starts:
        found["start"] = message("rule-playout-start", nodes=", ".join(starts))
    if moves:
        found["final_move"] = message(f"rule-final-move-{rules.final_move.value}")
    table = root_table(exercise)
    if table and any("ucb1" in blank.item for blank in exercise.blanks):
        rows = "; ".join(
            f"N = {parent}: " + ", ".join(f"{root} for n = {n}" for n, root in row.items())
            for parent, row in table.items()
        )
        found["roots"] = message("rule-roots", rows=rows)
    return found


def _winners(exercise: Exercise) -> Message:
    """Who wins each playout."""
    mine = ByHand(exercise.tree, exercise.rules).root_mover
    names = {0: other(mine).value.upper(), 1: mine.value.upper()}
    results = exercise.rules.playouts[: iterations(exercise.rules)]
    winners = ", ".join(names.get(int(each), "") if each in (0, 1) else "½" for each in results)
    return message(
        "rule-playout-winner" if len(results) == 1 else "rule-playout-winners", winners=winners
    )


def root_table(exercise: Exercise) -> dict[int, dict[int, str]]:
    """√(ln N / n) for every N and n that may come, so that nobody needs a calculator."""
    tree, rules = exercise.tree, exercise.rules
    first, count = ByHand(tree, rules).first, 1
    if exercise.kind == "mcts":
        count = iterations(rules)
    root = first.get(GameTree.ROOT, NEVER)[1]
    parents = {root + more for more in range(count) if root + more > 1}
    visits = {first.get(node, NEVER)[1] for node in tree if node}
    if count == 1:
        parents |= {first[node][1] for node in tree.inner if first.get(node, NEVER)[1] > 1}
    most = max(max(visits), count - 1, 1)
    columns = range(1, most + 1) if most <= IN_A_ROW else sorted(visits - {0})
    return {
        parent: {n: f"{root_of_log(n, parent):.3f}" for n in columns if n <= parent}
        for parent in sorted(parents, reverse=True)
    }

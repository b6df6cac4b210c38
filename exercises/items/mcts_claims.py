"""What can be said of Monte Carlo tree search in general, each tried out on an example."""

from __future__ import annotations

from fractions import Fraction

from resources.words import Value
from search.methods import METHODS
from search.methods.mcts import TreeAsGame
from search.methods.mcts_counts import given_counts
from search.methods.mcts_steps import Expand, Select, node_name
from search.methods.monte_carlo import MonteCarlo
from search.methods.ucb import root_of_log
from search.notation import read
from search.roots import read_root
from search.rules import FinalMove, Playouts, Rules
from search.trace import Trace
from search.tree import TWO_PLAYERS, GameTree, NodeId

Demonstration = tuple[bool, dict[str, Value]]
"""Whether it holds, and the words that show it."""

SELECTION = '"37/100" max[B:"60/79" ? D:"1/10" ? E:"2/11" ?]'
FINAL = '"2/9" max[B:"5/6" ? D:"3/3" ?]'
GROWING = "A:max[B:min[D:? E:?] F:min[G:? H:?]]"
FLAT = "A:max[B:? D:? E:?]"
TOSS = "max[1 -1]"
FEW, MANY, SAMPLES = 4, 100, 12
RESULTS = Playouts((1, 0, 1, 1, 0, 1, 0, 1))


def _run(notation: str, rules: Rules) -> Trace:
    return METHODS["mcts"].run(read(notation, TWO_PLAYERS), rules)


def widest() -> Demonstration:
    """UCB1 takes the child with the widest confidence interval."""
    trace = _run(SELECTION, Rules(exploration=read_root("1.4"), playouts=Playouts([1])))
    (taken,) = (step.child for step in trace.own_steps if isinstance(step, Select))
    counts = given_counts(trace.tree)
    parent = counts[GameTree.ROOT][1]
    widths = {
        child: root_of_log(counts[child][1], parent) for child in trace.tree.children(NodeId(0))
    }
    widest = max(widths, key=widths.__getitem__)
    words: dict[str, Value] = {"tree": SELECTION, "taken": node_name(trace.tree, taken)}
    return taken == widest, words | {"widest": node_name(trace.tree, widest)}


def grows() -> Demonstration:
    """The tree grows where earlier playouts have led it."""
    other = Playouts(1 - each for each in RESULTS)
    ways = [
        [node_name(trace.tree, step.child) for step in trace.own_steps if isinstance(step, Expand)]
        for trace in (_run(GROWING, Rules(playouts=each)) for each in (RESULTS, other))
    ]
    shown = {"one": ", ".join(ways[0]), "other": ", ".join(ways[1])}
    return ways[0] != ways[1], {"tree": GROWING, **shown}


def depth_one() -> Demonstration:
    """Where all moves end at once, each iteration is one choice by UCB1."""
    trace = _run(FLAT, Rules(playouts=RESULTS))
    visits = dict.fromkeys(trace.tree.children(NodeId(0)), 0)
    same = True
    for step in trace.own_steps:
        if isinstance(step, Select):
            best = max(zip(step.scores, step.children, strict=True), key=lambda pair: pair[0])
            same &= step.child == best[1]
        if isinstance(step, Select | Expand):
            visits[step.child] += 1
    shown = ", ".join(f"{node_name(trace.tree, node)} {count}" for node, count in visits.items())
    return same and sum(visits.values()) == len(RESULTS), {"tree": FLAT, "visits": shown}


def best_mean() -> Demonstration:
    """The move that is played is the one with the best mean, by the usual rule."""
    rules = Rules(playouts=Playouts([1]))
    played, best = (
        _run(FINAL, rules._replace(final_move=way)).line[0]
        for way in (FinalMove.VISITS, FinalMove.MEAN)
    )
    tree = read(FINAL, TWO_PLAYERS)
    names = {"played": node_name(tree, played), "best": node_name(tree, best)}
    return played == best, {"tree": FINAL, **names}


def variance() -> Demonstration:
    """The mean of few playouts scatters as much as that of many."""
    tree, spread = read(TOSS, TWO_PLAYERS), list[Fraction]()
    for count in (FEW, MANY):
        means: list[Fraction] = []
        for seed in range(SAMPLES):
            search = MonteCarlo[NodeId](TreeAsGame(tree), GameTree.ROOT, Rules(seed=seed))
            halves = sum(search.play_out(GameTree.ROOT) for _ in range(count))
            means.append(Fraction(halves, 2 * count))
        middle = sum(means, Fraction(0)) / SAMPLES
        spread.append(sum(((mean - middle) ** 2 for mean in means), Fraction(0)) / SAMPLES)
    few, many = (f"{float(each):.4f}" for each in spread)
    return spread[1] >= spread[0], {"tree": TOSS, "few": few, "many": many}


def kept() -> Demonstration:
    """The states of a playout are kept in the tree."""
    trace = _run("max[min[max[1 -1]]]", Rules(iterations=1))
    nodes = len(trace.end.counts)
    return nodes > 2, {"tree": "max[min[max[1 -1]]]", "nodes": nodes}


CLAIMS = {
    "ucb-widest": widest,
    "uct-grows": grows,
    "uct-depth-one": depth_one,
    "mcts-mean": best_mean,
    "mcts-variance": variance,
    "mcts-kept": kept,
}

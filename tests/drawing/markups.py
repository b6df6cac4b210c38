"""Random trees for drawing: every kind of node, long numbers, long names."""

from __future__ import annotations

import random
from fractions import Fraction

from exercises.asks import Ask, Topic
from exercises.drawing.parts.markup import Arc, Markup
from exercises.exercise import Blank, Verdict
from search.builder import Builder
from search.tree import SEATS, GameTree, Mover, Payoff

TEXTS = {
    Ask.VALUE: ("5", "−12", "100", "−17/12", "≥ 1000"),
    Ask.ALPHA: ("−∞", "5", "−1234567", "−17/12"),
    Ask.BETA: ("+∞", "5", "−1234567", "−17/12"),
    Ask.ALPHAS: ("−∞, 3, 14", "5"),
    Ask.BETAS: ("+∞, 1000, −17/12", "+∞"),
    Ask.BOUND: ("≤ 2", "≥ −1000/7"),
    Ask.BEST: ("B", "Grandmother"),
    Ask.ORDER: ("2 1 0",),
    Ask.LEAVES: ("7", "1024"),
    Ask.RANGE: ("−10 ≤ x < 1/3", "x ≥ 2"),
    Ask.ALPHAS: ("−∞ → 5", "−∞ → −1234567 → 3"),
    Ask.BETAS: ("+∞ → 5", "+∞"),
    Ask.STATE: ("II III", "XX_OO____", "4 2 1"),
    Ask.SUCCESSORS: ("II, I, 0", "∅"),
}
VECTORS = ("(10, −3, 7)", "(1, 2, 3)", "(100, −100, 1/3)")
NAMES = ("Q", "L1", "Bartholomew", "<b>&amp;", "$x_1$ \\ % # {", "Ζήνων", "Жук")

STATES = ("XX_OO____", "IIIII", "II 0 III", "4 2 1", "a state of many words")
MOVES = ("take 1", "bottom left", "7 -> 5 + 2")


def random_tree(dice: random.Random, nodes: int = 40) -> GameTree:
    """A ragged tree for two opponents, with chance, or for several players."""
    sort = dice.choice(("two", "chance", "many"))
    builder = Builder()
    names = dice.sample(NAMES, len(NAMES))

    def payoff() -> Payoff:
        if sort == "many":
            return tuple(dice.randint(-120, 120) for _ in range(3))
        return dice.choice((dice.randint(-9, 9), dice.randint(-2000, 2000), Fraction(-17, 12)))

    def grow(depth: int, budget: int) -> None:
        name = names.pop() if names and dice.random() < 0.2 else None
        if depth and (budget < 3 or dice.random() < 0.15):
            builder.leaf(payoff() if dice.random() < 0.9 else None, name)
            return
        mover = {
            "two": (Mover.MAX, Mover.MIN)[depth % 2],
            "chance": dice.choice((Mover.MAX, Mover.MIN, Mover.CHANCE)),
            "many": SEATS[depth % 3],
        }[sort]
        builder.open(mover, payoff() if dice.random() < 0.2 else None, name)
        count = dice.choice((1, 2, 2, 3, 3, 4))
        for _ in range(count):
            grow(depth + 1, (budget - 1) // count)
        builder.close()

    grow(0, nodes)
    return builder.done()


def with_states(dice: random.Random, tree: GameTree) -> GameTree:
    """The tree with boards, piles and words at its nodes, and names on its branches."""
    states = tuple(dice.choice((None, *STATES)) for _ in tree)
    moves = tuple(dice.choice((None, *MOVES)) if node else None for node in tree)
    return GameTree(tree.shape._replace(states=states, moves=moves), tree.payoffs)


def _of_inner(ask: Ask) -> bool | None:
    """Whether something stands at inner nodes alone, at leaves alone (False), or at both (None)."""
    if ask is Ask.SUCCESSORS:
        return False
    return None if ask.row.mark or ask is Ask.STATE else True


def random_markup(dice: random.Random, tree: GameTree, full: bool = False) -> Markup:
    """Every kind of thing on a tree, at random places; `full`: everything everywhere."""
    texts: dict[Blank, str | bool] = {}
    blanks: set[Blank] = set()
    on_tree = [ask for ask in Ask if ask.row.topic is not Topic.ITEM]
    asks = on_tree if full else dice.sample(on_tree, dice.randint(0, 6))
    for node in tree:
        for ask in asks:
            blank = Blank(node, ask)
            if (ask is Ask.CUT and not node) or tree.is_leaf(node) is _of_inner(ask):
                continue
            if full or dice.random() < 0.6:
                blanks.add(blank)
            if full or dice.random() < 0.6:
                texts[blank] = ask.row.mark or dice.choice(
                    VECTORS if ask is Ask.VALUE and tree.players else TEXTS[ask]
                )
    verdicts = {
        blank: dice.choice(list(Verdict))
        for blank in sorted(blanks, key=str)
        if full or dice.random() < 0.5
    }
    some = [node for node in tree if node]
    arcs = (Arc(GameTree.ROOT, dice.choice(some), "α = 5 comes from A"),) if some else ()
    return Markup(
        tree,
        texts,
        frozenset(blanks),
        verdicts=verdicts,
        best=frozenset(node for node in some if dice.random() < 0.2),
        faded=frozenset(node for node in some if dice.random() < 0.2),
        halo=dice.choice(some) if some else None,
        focus=dice.choice(sorted(blanks, key=str)) if blanks else None,
        arcs=arcs,
    )

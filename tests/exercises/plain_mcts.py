"""Monte Carlo tree search once more, apart from the program: dicts, floats, recursion.

A tree is {name: [names of children]}; playouts say what the root's player gets. Everything is kept
for the root's player, and turned round where somebody else is counted or chooses.
"""

from __future__ import annotations

import re
from functools import cache
from math import log, sqrt

EQUAL = 1e-12


def search(moves, root, playouts, *, c, double=False, counts=None, mine=None, starts=()):
    """Paths and UCB1 of every iteration, and {name: [gained by the root's player, visits]}.

    `mine` tells whether the root's player is to move at a node; by turns if nothing is said.
    """
    depth = depths(moves, root)
    to_move = mine or (lambda name: depth[name] % 2 == 0)
    total = {name: [0, 0] for name in depth} | {k: list(v) for k, v in (counts or {}).items()}
    paths, tables = [], []
    for number, result in enumerate(playouts):
        table = scores(moves, total, to_move, c, double)
        path = [root]
        taken = []
        while moves.get(path[-1]) and (path[-1] == root or total[path[-1]][1]):
            here = path[-1]
            fresh = [child for child in moves[here] if not total[child][1]]
            if fresh:
                path.append(fresh[0])
                continue
            taken.append({child: table[child] for child in moves[here]})
            best = max(taken[-1].values())
            path.append(next(each for each in moves[here] if table[each] > best - EQUAL))
        if number < len(starts):
            path = way(moves, root, starts[number])
        for name in path:
            total[name][0] += result
            total[name][1] += 1
        paths.append(path)
        tables.append(taken)
    return paths, tables, total


def scores(moves, total, to_move, c, double=False):
    """UCB1 of every child that has one."""
    found = {}
    for here, children in moves.items():
        for child in children:
            gained, visits = total[child]
            if visits and total[here][1]:
                mean = gained / visits if to_move(here) else 1 - gained / visits
                inside = (2 if double else 1) * log(total[here][1]) / visits
                found[child] = mean + c * sqrt(inside)
    return found


def depths(moves, root):
    depth, pending = {root: 0}, [root]
    while pending:
        here = pending.pop()
        for child in moves.get(here, ()):
            depth[child] = depth[here] + 1
            pending.append(child)
    return depth


def way(moves, root, node):
    """The path from the root to a node."""
    above = {child: here for here, children in moves.items() for child in children}
    path = [node]
    while path[-1] != root:
        path.append(above[path[-1]])
    return path[::-1]


def read(text):
    """{name: children} and {name: (wins, visits)} of a tree with a name at every node."""
    tokens = re.findall(r'\w+:|"[^"]*"|max|min|[\[\]?]', text)
    moves, counts, path, name = {}, {}, [], None
    for token in tokens:
        if token.endswith(":"):
            name = token[:-1]
            if path:
                moves[path[-1]].append(name)
        elif token.startswith('"'):
            wins, visits = token.strip('"').split("/")
            counts[name] = float(wins), int(visits)
        elif token == "[":
            moves[name] = []
            path.append(name)
        elif token == "]":
            path.pop()
    return moves, counts


class Sheet:
    """An exercise as a file has it, and what belongs there."""

    def __init__(self, table):
        self.given, rules = table.get("given", {}), table["rules"]
        self.rules = rules
        self.moves, counts = read(table["tree"])
        self.children = {here: list(below) for here, below in self.moves.items()}
        if rules["order"] == "rtl":
            self.moves = {here: below[::-1] for here, below in self.moves.items()}
        self.root = next(iter(self.moves))
        depth = depths(self.moves, self.root)
        self.nodes = [name for name in depth if name != self.root]
        # Who moved into a node at an odd depth is the root's player.
        self.turned = {n for n in depth if rules["wins"] == "mover" and depth[n] % 2 == 0}
        self.begun = {
            name: (visits - wins if name in self.turned else wins, visits)
            for name, (wins, visits) in counts.items()
        }
        self.to_move = lambda name: depth[name] % 2 == 0
        self.after = cache(self.after)

    def constant(self, text=None):
        text = str(text or self.rules["exploration"])
        return sqrt(float(text[5:])) if text.startswith("sqrt ") else float(_fraction(text))

    @property
    def double(self):
        return self.rules["ucb"] == "2ln"

    def after(self, iterations):
        """What is counted for the root's player after so many iterations, and all their paths."""
        playouts = [float(_fraction(str(each))) for each in self.rules["playouts"]][:iterations]
        starts = self.given.get("start", [])
        starts = starts if isinstance(starts, list) else [starts]
        words = {"c": self.constant(), "double": self.double, "counts": self.begun}
        paths, _, total = search(self.moves, self.root, playouts, starts=starts, **words)
        return paths, total

    def ucb1(self, name, before=0, c=None):
        total = self.after(before)[1]
        found = scores(self.moves, total, self.to_move, self.constant(c), self.double)
        return f"{found[name]:.3f}"

    def count(self, name, what):
        paths, total = self.after(self.rules["iterations"])
        name = paths[-1][-1] if name == "played" else name
        gained, visits = total[name]
        if what == "visits":
            return str(visits)
        wins = visits - gained if name in self.turned else gained
        return str(int(wins)) if wins == int(wins) else f"{int(2 * wins)}/2"

    def played(self):
        total = self.after(self.rules["iterations"])[1]
        by_mean = self.rules["final_move"] == "mean"

        def worth(child):
            gained, visits = total[child]
            return (gained / visits if visits else -1) if by_mean else visits

        return max(self.moves[self.root], key=worth)

    def chosen(self, before=0, c=None):
        if c is None:
            return self.after(before + 1)[0][-1][1]
        found = scores(self.moves, self.after(0)[1], self.to_move, self.constant(c), self.double)
        return max(self.moves[self.root], key=found.get)

    def constant_end(self, name, end):
        """By trying: the C where another child comes to have the highest UCB1."""
        total = self.after(0)[1]

        def has(c):
            found = scores(self.moves, total, self.to_move, c, self.double)
            return max(found, key=found.get) == name

        inside = next(step / 1000 for step in range(20_000) if has(step / 1000))
        low, high = (max(0.0, inside - 0.001), inside) if end == "from" else (inside, 100.0)
        for _ in range(60):
            middle = (low + high) / 2
            if has(middle) == (end == "from"):
                high = middle
            else:
                low = middle
        return f"{low:.3f}"


def _fraction(text):
    top, _, bottom = text.partition("/")
    return float(top) / float(bottom or 1)

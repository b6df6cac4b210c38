"""Monte Carlo tree search once more, apart from the program: nested dicts, floats, recursion.

A tree is {name: [names of children]}; playouts say what the root's player gets. Everything is kept
for the root's player, and turned round where somebody else is counted or chooses.
"""

from math import log, sqrt


def search(moves, root, playouts, *, c, double=False, counts=None, mine=None, ends=None):
    """Paths and UCB1 of every iteration, and {name: [gained by the root's player, visits]}.

    `mine` tells whether the root's player is to move at a node; by turns if nothing is said.
    """
    depth, pending = {root: 0}, [root]
    while pending:
        here = pending.pop()
        for child in moves.get(here, ()):
            depth[child] = depth[here] + 1
            pending.append(child)
    to_move = mine or (lambda name: depth[name] % 2 == 0)
    total = {name: [0, 0] for name in depth} | {k: list(v) for k, v in (counts or {}).items()}
    paths, tables = [], []
    for result in playouts:
        path, table = [root], []
        while True:
            here = path[-1]
            children = moves.get(here, ())
            fresh = [child for child in children if total[child][1] == 0]
            if not children:
                break
            if fresh:
                path.append(fresh[0])
                break

            def score(child, here=here):
                gained, visits = total[child]
                mean = gained / visits if to_move(here) else 1 - gained / visits
                inside = (2 if double else 1) * log(total[here][1]) / visits
                return mean + c * sqrt(inside)

            table.append({child: score(child) for child in children})
            best = max(table[-1].values())
            path.append(next(each for each in children if table[-1][each] > best - 1e-12))
        gained = (ends or {}).get(path[-1], result)
        for name in path:
            total[name][0] += gained
            total[name][1] += 1
        paths.append(path)
        tables.append(table)
    return paths, tables, total

"""Quiescence, the horizon and singular extensions once more, from their definitions."""

from __future__ import annotations

from plain_keys import read


def best(node, values):
    return max(values) if node.mover == "max" else min(values)


def stops_at(node, limit):
    """What minimax says that stops after so many moves."""
    if not node.kids:
        return node.leaf
    if node.depth == limit:
        return node.static
    return best(node, [stops_at(kid, limit) for kid in node.kids])


def option(table, root, values, letters, called):
    """The move to the best child, of equal ones the first or the last."""
    options = [called(root)[kid.path] if kid.kids else str(kid.leaf) for kid in root.kids]
    good = [place for place, value in enumerate(values) if value == best(root, values)]
    place = good[-1] if table["rules"].get("ties") == "last" else good[0]
    return letters(options)[place]


def read_all(table):
    root, rules = read(table["tree"], "minimax"), table["rules"]
    limit = rules.get("depth")
    if limit is not None and rules.get("depth_unit") == "rounds":
        again = [node.depth for node in root.all() if node.depth and node.mover == root.mover]
        limit *= min(again, default=max(node.depth for node in root.all()))
    return root, limit, list(root.all())


def quiescence(table, name, letters, called):
    root, limit, nodes = read_all(table)
    stand = table["rules"].get("stand_pat", False)
    named = {called(root)[node.path]: node for node in nodes if node.kids}

    def on(node):
        if not node.unquiet or node.depth < limit:
            return False
        return node.depth == limit or on(node.parent)

    def worth(node):
        if not node.kids:
            return node.leaf
        if node.depth >= limit and not on(node):
            return node.static
        values = [worth(kid) for kid in node.kids]
        return best(node, [*values, node.static] if node.depth >= limit and stand else values)

    if name.startswith("on."):
        return on(named[name[3:]]) or None
    if name == "extra":
        below = [node for node in nodes if node.depth > limit and on(node.parent)]
        return str(sum(not on(node) for node in below))
    if name == "plain":
        return str(stops_at(root, limit))
    if name in ("move", "plain.move"):
        finds = worth if name == "move" else lambda kid: stops_at(kid, limit)
        return option(table, root, [finds(kid) for kid in root.kids], letters, called)
    return str(worth(named[name]))


def horizon(table, name, letters, called):
    root, _, nodes = read_all(table)
    depths = [int(each) for each in table["given"]["depths"]]
    named = {called(root)[node.path]: node for node in nodes if node.kids}

    def move(depth):
        return option(table, root, [stops_at(kid, depth) for kid in root.kids], letters, called)

    if name == "least":
        return str(min(depth for depth in depths if move(depth) == move(depths[-1])))
    depth, what = name.split(".")
    if what == "move":
        return move(int(depth))
    return str(stops_at(root if what == "value" else named[what], int(depth)))


def singular(table, name, letters, called):
    root, limit, nodes = read_all(table)
    margin = table["rules"]["singular"]
    named = {called(root)[node.path]: node for node in nodes if node.kids}

    def at_once(node):
        return node.static if node.kids else node.leaf

    def stands_out(node):
        for kid in node.kids:
            ahead = [abs(at_once(kid) - at_once(other)) for other in node.kids if other is not kid]
            first = at_once(kid) == best(node, [at_once(each) for each in node.kids])
            if ahead and first and min(ahead) >= margin and kid.kids:
                return kid
        return None

    def worth(node):
        if node.depth == limit and node.kids and node is stands_out(node.parent):
            return best(node, [at_once(kid) for kid in node.kids])
        if not node.kids or node.depth == limit:
            return at_once(node)
        return best(node, [worth(kid) for kid in node.kids])

    if name.endswith(".deeper"):
        node = named[name.removesuffix(".deeper")]
        options = [called(root)[kid.path] if kid.kids else str(kid.leaf) for kid in node.kids]
        kid = stands_out(node)
        return letters(options)[len(options) if kid is None else node.kids.index(kid)]
    if name == "plain":
        return str(stops_at(root, limit))
    if name in ("move", "plain.move"):
        finds = worth if name == "move" else lambda kid: stops_at(kid, limit)
        return option(table, root, [finds(kid) for kid in root.kids], letters, called)
    return str(worth(named[name]))

"""Quiescence, the horizon, singular extensions and Pacman once more, from their definitions."""

from __future__ import annotations

from fractions import Fraction
from itertools import product

from plain_keys import once_a_table, read


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
    letter_at = called(root)
    options = [letter_at[kid.path] if kid.kids else str(kid.leaf) for kid in root.kids]
    good = [place for place, value in enumerate(values) if value == best(root, values)]
    place = good[-1] if table["rules"].get("ties") == "last" else good[0]
    return letters(options)[place]


@once_a_table
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
    letter_at = called(root)
    named = {letter_at[node.path]: node for node in nodes if node.kids}

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
    letter_at = called(root)
    named = {letter_at[node.path]: node for node in nodes if node.kids}

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
    letter_at = called(root)
    named = {letter_at[node.path]: node for node in nodes if node.kids}

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
        options = [letter_at[kid.path] if kid.kids else str(kid.leaf) for kid in node.kids]
        kid = stands_out(node)
        return letters(options)[len(options) if kid is None else node.kids.index(kid)]
    if name == "plain":
        return str(stops_at(root, limit))
    if name in ("move", "plain.move"):
        finds = worth if name == "move" else lambda kid: stops_at(kid, limit)
        return option(table, root, [finds(kid) for kid in root.kids], letters, called)
    return str(worth(named[name]))


def corridor(table, name, letters, called):
    """Pacman walks: west takes one off his place, east adds one, and a dot he comes to is gone."""
    given = table["given"]

    def told(key, usual):
        found = given.get(key, usual)
        return found if isinstance(found, list) else [found]

    dots, ghosts = ({int(each) for each in told(key, [])} for key in ("dots", "ghosts"))
    ghosts = [int(each) for each in told("ghosts", [])]
    depth, ways = int(told("depth", 1)[0]), told("by", "dots")
    way_named = name.partition(".")[0]
    if len(ways) > 1:
        name = name.partition(".")[2]
    near = (way_named if len(ways) > 1 else ways[0]) == "nearest"
    prefers = told("prefers", "West")[0]
    plans = ["".join(each) for each in product("WE", repeat=depth)]
    go = {"W": -1, "E": 1}

    def walk(at, left, plan):
        for letter in plan:
            at += go[letter]
            left = left - {at}
        return at, left

    def way(at, left):
        return min([abs(dot - at) for dot in left], default=0)

    def value(at, left):
        return Fraction(near, 2 * (way(at, left) + 1)) - len(left)

    def best(at, left):
        values = {plan: value(*walk(at, left, plan)) for plan in plans}
        most = max(values.values())
        return {plan[0] for plan in plans if values[plan] == most}

    def stepped(at, left):
        moves = best(at, left)
        return walk(at, left, prefers[0] if prefers[0] in moves else moves.pop())

    def ended(moves):
        """Pacman, then each ghost in turn; nobody moves once they have met."""
        places = [0, *ghosts]
        left = dots
        for turn, letter in enumerate(moves):
            places[turn % len(places)] += go[letter]
            left = left - {places[0]}
            if places[0] in places[1:]:
                return places[0], left, True
        return places[0], left, False

    def worth(moves):
        if len(moves) == depth * (1 + len(ghosts)) or ended(moves)[2]:
            at, left, met = ended(moves)
            return Fraction(-10) if met else value(at, left)
        take = max if len(moves) % (1 + len(ghosts)) == 0 else min
        return take(worth(moves + letter) for letter in "WE")

    def tree_nodes(moves=""):
        yield moves
        if len(moves) < depth * (1 + len(ghosts)) and not ended(moves)[2]:
            for letter in "WE":
                yield from tree_nodes(moves + letter)

    if ghosts:
        nodes = list(tree_nodes())
        ends = [each for each in nodes if each + "W" not in nodes]
        inner = sorted((each for each in nodes if each not in ends), key=len)
        first, _, part = name.partition(".")
        firsts = {letter: worth(letter) for letter in "WE"}
        good = {letter for letter in "WE" if firsts[letter] == max(firsts.values())}
        if first == "1" and part == "place":
            return str(go[prefers[0] if prefers[0] in good else good.pop()])
        if first == "1":
            return part[0].upper() in good or None
        if not part:
            return str(worth(inner["ABCDEFGHIJKLMNOP".index(first)]))
        at, left, _ = ended(ends["abcdefghijklmnop".index(first)])
        found = {"dots": len(left), "way": way(at, left)}
        return str(found.get(part, worth(ends["abcdefghijklmnop".index(first)])))
    if name == "fate":
        at, left = 0, dots
        for _ in range(200):
            at, left = stepped(at, left)
        return "b" if left else "a"
    step, what, *part = name.split(".")
    at, left = 0, dots
    for _ in range(int(step) - 1):
        at, left = stepped(at, left)
    if what == "place":
        return str(stepped(at, left)[0])
    if what in ("west", "east") and len(ways) > 1:
        firsts = [each for each in plans if each[0] == what[0].upper()]
        return str(max(value(*walk(at, left, plan)) for plan in firsts))
    if what in ("west", "east"):
        return what[0].upper() in best(at, left) or None
    at, left = walk(at, left, what)
    return str({"dots": len(left), "way": way(at, left), "value": value(at, left)}[part[0]])

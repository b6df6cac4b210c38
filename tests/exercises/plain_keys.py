"""The key of every kind once more, from its definition: plain functions over a plain tree.

Nothing is shared with the program: notation is read anew, no window is passed down, and no step is
written down. What a node is entered with is said by the siblings before its ancestors, what it is
worth by the children that are seen, and what is known of it by every way to fill in the rest.
"""

from __future__ import annotations

import re
from fractions import Fraction
from functools import cache
from itertools import pairwise, permutations

from plain_games import wrong_in_game

INFINITY = float("inf")
SEATS = "ABCDEFGH"
BESIDE = ("pick", "true", "cell", "tick", "sequence", "claim")
PLACED = ("grow", "game-graph")
"""Kinds whose entries stand in places that may be filled in any order."""
LAYERS = {"minimax": ("max", "min"), "alpha-beta": ("max", "min"), "expectimax": ("max", "chance")}


def once_a_table(work):
    """What is worked out for one table after the other: once for all the questions of a table."""
    last = None, None

    def found(table):
        nonlocal last
        if last[0] is not table:
            last = table, work(table)
        return last[1]

    return found


class Node:
    """A node of a plain tree."""

    def __init__(self, mover, static, leaf, kids, odds):
        self.mover, self.static, self.leaf = mover, static, leaf
        self.kids, self.odds, self.unquiet = kids, odds, False
        self.parent, self.path, self.depth = None, "", 0

    def all(self):
        yield self
        for kid in self.kids:
            yield from kid.all()


def read(text, method):
    """A tree in one line of text; who moves is told by the level where the text doesn't."""
    words = re.findall(r"[\[\](){}*:?]|[^\s\[\](){}*:,]+", text)
    root = _item(words)
    root.parent, root.path = None, ""
    vector = next(node.leaf for node in root.all() if not node.kids and node.leaf is not None)
    layers = LAYERS.get(method) or SEATS[: len(vector)]
    _place(root, layers)
    return root


def _place(node, layers):
    if node.kids and node.mover is None:
        node.mover = layers[node.depth % len(layers)]
    if node.mover == "chance" and node.odds[0] is None:
        node.odds = [Fraction(1, len(node.kids))] * len(node.kids)
    for index, kid in enumerate(node.kids):
        kid.parent, kid.depth = node, node.depth + 1
        kid.path = f"{node.path}.{index}" if node.path else str(index)
        _place(kid, layers)


def _item(words):
    if len(words) > 1 and words[1] == ":":
        del words[:2]
    word = words.pop(0)
    if word == "?":
        return Node(None, None, None, [], [])
    if word == "(":
        return Node(None, None, _vector(words), [], [])
    if re.match(r"[-+.\d]", word):
        return Node(None, None, Fraction(word), [], [])
    mover, static, unquiet = (None if word in "[{" else word), None, False
    if word not in "[{":
        word = words.pop(0)
    if word == "{":
        static = words.pop(0)
        unquiet = static.endswith("!")
        static = _vector(words) if static == "(" else Fraction(static.rstrip("!"))
        del words[:2]  # } and [
    kids, odds = [], []
    while words[0] != "]":
        odds.append(Fraction(words.pop(0)) if words[1] == "*" else None)
        if odds[-1] is not None:
            words.pop(0)
        kids.append(_item(words))
    words.pop(0)
    node = Node(mover, static, None, kids, odds)
    node.unquiet = unquiet
    return node


def _vector(words):
    numbers = []
    while words[0] != ")":
        numbers.append(Fraction(words.pop(0)))
    words.pop(0)
    return tuple(numbers)


def number(text):
    """A number as files have it."""
    if text in (None, "inf", "-inf"):
        return None if text is None else float(text)
    return Fraction(text)


class Course:
    """A tree and the conventions under which it is searched."""

    def __init__(self, root, method, rules):
        self.root, self.method = root, method
        self.equal = rules.get("cut_on_equal", True)
        self.deep, self.fail = rules.get("deep", True), rules.get("fail", "soft")
        self.late = rules.get("update_on_cut", False)
        self.leaving = rules.get("asked", "entry") == "leaving"
        self.backwards = rules.get("order", "ltr") == "rtl"
        self.ties = rules.get("ties", "first")
        self.window = tuple(number(str(end)) for end in rules.get("window", ("-inf", "inf")))
        known = rules.get("range")
        self.range = None if known is None else tuple(number(str(end)) for end in known)
        self.frame = rules.get("frame")
        most = rules.get("max_sum")
        self.most = None if most is None else number(str(most))
        self.limit = rules.get("depth")
        if self.limit is not None and rules.get("depth_unit") == "rounds":
            turns = [n.depth for n in root.all() if n is not root and n.mover == root.mover]
            height = max(node.depth for node in root.all())
            self.limit *= min(turns, default=max(1, height))
        self.windowed = method == "alpha-beta" or (method == "expectimax" and self.range)
        for name in ("entry", "seen", "value", "vector", "vector_bound"):
            setattr(self, name, cache(getattr(self, name)))

    def ends(self, node):
        """Whether the search stops here and takes what stands there."""
        return not node.kids or node.depth == self.limit

    def stands(self, node):
        return node.static if node.kids else node.leaf

    def in_order(self, node):
        return node.kids[::-1] if self.backwards else node.kids

    def before(self, node):
        kids = self.in_order(node.parent)
        return kids[: kids.index(node)]

    def visited(self, node):
        above = node.parent
        if above is None:
            return True
        return self.visited(above) and not self.ends(above) and node in self.seen(above)

    def seen(self, node):
        """The children that are visited: up to the first with which the node has enough."""
        kids = self.in_order(node)
        enough = self.shared_out if self.method == "max-n" else self.closed
        for count in range(1, len(kids)):
            if enough(node, kids[:count]):
                return kids[:count]
        return kids

    # Single numbers.

    def entry(self, node):
        """The window with which a node is entered."""
        above = node.parent
        if above is None or not self.windowed:
            return self.window if self.windowed else (-INFINITY, INFINITY)
        low, high = self.entry(above)
        earlier = [self.value(each) for each in self.before(node)]
        if above.mover == "max":
            return max([low, *earlier]), high if self.deep else INFINITY
        if above.mover == "min":
            return low if self.deep else -INFINITY, min([high, *earlier])
        share = above.odds[above.kids.index(node)]
        if not self.deep or share == 0:
            return -INFINITY, INFINITY
        least, most = self.throw(above, self.before(node), share)
        needed_low = low if abs(low) == INFINITY else (low - most) / share
        needed_high = high if abs(high) == INFINITY else (high - least) / share
        return needed_low, needed_high

    def throw(self, node, known, without=0):
        """The least and the most that a throw comes to with these outcomes and some odds left."""
        shares = dict(zip(node.kids, node.odds, strict=True))
        total = sum(shares[kid] * self.value(kid) for kid in known)
        rest = 1 - without - sum(shares[kid] for kid in known)
        return tuple(total + rest * end for end in self.range)

    def best(self, node, kids):
        choose = max if node.mover == "max" else min
        return choose(self.value(kid) for kid in kids)

    def closed(self, node, kids):
        """Whether a node needs to see no more than these children."""
        low, high = self.entry(node)
        if node.mover == "chance":
            if not self.windowed:
                return False
            least, most = self.throw(node, kids)
            at_end = self.equal and (most == low or least == high)
            return most < low or least > high or at_end
        found = self.best(node, kids)
        if self.equal and self.range and found == self.range[node.mover == "max"]:
            return True
        passed = found > high if node.mover == "max" else found < low
        return passed or (self.equal and found == (high if node.mover == "max" else low))

    def found(self, node):
        """What the children that were seen say a node is worth."""
        kids = self.seen(node)
        if node.mover != "chance":
            return self.best(node, kids)
        if not self.windowed:
            return sum(p * self.value(kid) for p, kid in zip(node.odds, node.kids, strict=True))
        least, most = self.throw(node, kids)
        low, _ = self.entry(node)
        return most if most < low or (self.equal and most == low) else least

    def value(self, node):
        """What a node returns."""
        if self.ends(node):
            return self.stands(node)
        found = self.found(node)
        low, high = self.entry(node)
        return min(max(found, low), high) if self.windowed and self.fail == "hard" else found

    def left_with(self, node):
        """The window of a node when it is left."""
        low, high = self.entry(node)
        kids = self.seen(node)
        if not self.late and self.closed(node, kids):
            kids = kids[:-1]
        if node.mover == "chance" or not kids:
            return low, high
        found = self.best(node, kids)
        return (max(low, found), high) if node.mover == "max" else (low, min(high, found))

    def evaluated(self, node):
        """The leaves below a node in the order in which they are evaluated."""
        if self.ends(node):
            return [node]
        return [leaf for kid in self.seen(node) for leaf in self.evaluated(kid)]

    def in_frame(self, node):
        """The window of a node when so many leaves are evaluated; None beside the path."""
        leaves = self.evaluated(self.root)
        last = below = leaves[self.frame - 1] if self.frame <= len(leaves) else None
        while below is not None and below.parent is not node:
            below = below.parent
        if below is None:
            return None
        low, high = self.entry(node)
        known = [*self.before(below), *([last] if below is last else [])]
        if below is last and not self.late and self.closed(node, known):
            known.pop()
        if not known:
            return low, high
        found = self.best(node, known)
        return (max(low, found), high) if node.mover == "max" else (low, min(high, found))

    def in_time(self, node, high):
        """One end of a node's window: on entering, and after each child that changes it."""
        ends = [self.entry(node)[high]]
        seen = self.seen(node) if node.mover == ("min" if high else "max") else []
        for count in range(1, len(seen) + 1):
            better = max if node.mover == "max" else min
            end = better(self.entry(node)[high], self.best(node, seen[:count]))
            cuts = self.closed(node, seen[:count]) and not self.late
            if self.windowed and not cuts and end != ends[-1]:
                ends.append(end)
        return tuple(ends)

    def true(self, node, unseen=None):
        """What a node is worth without any cut, with every leaf that was not seen worth this."""
        if self.ends(node):
            return self.stands(node) if unseen is None or self.visited(node) else unseen
        values = [self.true(kid, unseen) for kid in node.kids]
        if node.mover == "chance":
            return sum(p * value for p, value in zip(node.odds, values, strict=True) if p)
        return max(values) if node.mover == "max" else min(values)

    def claim(self, node):
        """What is known of a node: how its value stands to all that it can be worth."""
        ends = self.range or (-INFINITY, INFINITY)
        least, most = (self.true(node, end) for end in ends)
        value = self.value(node)
        if least == most == value:
            return "=", value
        return ("≤", value) if most <= value else ("≥", value) if least >= value else None

    def move(self, node):
        """The best move at a node."""
        if self.method == "max-n":
            seat = SEATS.index(node.mover)
            best = [kid for kid in self.seen(node) if self.vector(kid) == self.vector(node)]
            mine = [k for k in self.seen(node) if self.vector(k)[seat] == self.vector(node)[seat]]
            return mine[-1] if self.ties == "last" else best[0]
        found = self.best(node, self.seen(node))
        equals = [kid for kid in self.seen(node) if self.value(kid) == found]
        # A bound may hide less: only what is known to be worth as much is as good.
        sure = [kid for kid in equals if not self.windowed or self.claim(kid) == ("=", found)]
        return sure[-1] if sure and self.ties == "last" else equals[0]

    def line(self):
        """The moves from the root on, until the game ends or chance decides."""
        node = self.root
        while not self.ends(node) and node.mover != "chance" and self.visited(node):
            move = self.move(node)
            yield node, node.kids.index(move)
            node = move

    # Several players.

    def vector(self, node):
        if self.ends(node):
            return self.stands(node)
        kids = self.seen(node)
        if node.mover == "chance":
            shares = dict(zip(node.kids, node.odds, strict=True))
            rows = [[shares[kid] * part for part in self.vector(kid)] for kid in kids]
            return tuple(map(sum, zip(*rows, strict=True)))
        return self.best_vector(node, kids)

    def best_vector(self, node, kids):
        seat = SEATS.index(node.mover)
        most = max(self.vector(kid)[seat] for kid in kids)
        best = [self.vector(kid) for kid in kids if self.vector(kid)[seat] == most]
        return best[-1] if self.ties == "last" else best[0]

    def vector_bound(self, node):
        """What a mover can have before the player above, who has a vector, is left with less."""
        above = node.parent
        if self.most is None or above is None or above.mover in ("chance", node.mover):
            return INFINITY
        if node.mover == "chance" or not self.before(node):
            return INFINITY
        return self.most - self.best_vector(above, self.before(node))[SEATS.index(above.mover)]

    def shared_out(self, node, kids):
        if node.mover == "chance" or self.most is None:
            return False
        mine = self.best_vector(node, kids)[SEATS.index(node.mover)]
        bound = self.vector_bound(node)
        equal = self.equal and self.ties != "last"
        return mine > bound or (equal and mine in (bound, self.most))

    # What belongs in the blanks.

    def entry_at(self, node, ask):
        """What belongs in a blank that one search fills; None where nothing does."""
        if ask == "cut":
            return not self.visited(node) and self.cut_here(node)
        if ask == "seen":
            return self.visited(node)
        if not self.visited(node):
            return None
        if ask == "leaves":
            return sum(self.ends(each) and self.visited(each) for each in self.root.all())
        if ask in ("alpha", "beta") and self.frame is not None:
            window = self.in_frame(node)
            return None if window is None else window[ask == "beta"]
        if ask in ("alpha", "beta"):
            window = self.left_with(node) if self.leaving else self.entry(node)
            return window[ask == "beta"]
        if ask in ("alphas", "betas"):
            return self.in_time(node, ask == "betas")
        if ask == "best":
            return dict(self.line()).get(node)
        if self.method == "max-n":
            return self.vector(node)
        if ask == "bound" or (self.fail == "bound" and not self.ends(node)):
            claim = self.claim(node)
            assert claim is not None, f"nothing is known at {node.path}"
            return claim[1] if ask == "value" and claim[0] == "=" else claim
        return self.value(node)

    def cut_here(self, node):
        above = node.parent
        return above is not None and self.visited(above) and not self.ends(above)


def entry_in_file(ask, text):
    """What a file says of a blank."""
    if ask in ("cut", "seen"):
        return text is True
    if text is None:
        return None
    if ask in ("alphas", "betas"):
        return tuple(number(part) for part in text.split(", "))
    if text.startswith("("):
        return tuple(Fraction(part) for part in text.strip("()").split(","))
    if text[0] in "=≤≥":
        return text[0], Fraction(text[1:].strip())
    return number(text)


def wrong(table):
    """The blanks of an exercise whose key is not what the definitions say."""
    if table["kind"] in PLACED:
        return []  # `plain_items` says it
    if all(blank.split(":")[1] in BESIDE for blank in table["blanks"]):
        return []  # asked beside the tree: `plain_items` says it
    if "game" in table.get("given", {}):
        return wrong_in_game(table)
    root = read(table["tree"], table["method"])
    nodes = {node.path: node for node in root.all()}
    found = []
    orders = {}
    course = Course(root, table["method"], table["rules"])
    for blank in table["blanks"]:
        path, ask = blank.split(":")
        if ask in BESIDE:
            continue  # asked beside the tree: `plain_items` says it
        text = table["solution"].get(blank)
        if ask == "range":
            right = interval_is_right(table, path, text)
        elif ask == "order":
            orders[path] = entry_in_file(ask, text)
            right = orders[path] is not None
        else:
            right = course.entry_at(nodes[path], ask) == entry_in_file(ask, text)
        if not right:
            found.append(blank)
    if orders and leaves_in_order(table, orders) != fewest_leaves(table):
        found.append("orders")
    return found


def interval_is_right(table, path, text):
    """Whether a branch is cut for just these x, tried at all numbers and between them."""
    root = read(table["tree"], table["method"])
    unknown = next(node for node in root.all() if not node.kids and node.leaf is None)
    node = next(node for node in root.all() if node.path == path)
    course = Course(root, table["method"], table["rules"])
    ends = [*course.window, *(course.range or ())]
    given = [n.leaf if n.leaf is not None else n.static for n in root.all()]
    numbers = sorted({Fraction(x) for x in (*given, *ends) if x is not None and abs(x) != INFINITY})
    tried = {
        low + part * (high - low)
        for low, high in pairwise(numbers)
        for part in (0, Fraction(1, 7), Fraction(1, 2), Fraction(6, 7), 1)
    }
    tried |= {numbers[0] - 1, numbers[0], numbers[-1], numbers[-1] + 1, numbers[-1] + 9}
    known = course.range or (-INFINITY, INFINITY)  # x is a utility like the others
    cut = []
    for x in sorted(x for x in tried if known[0] <= x <= known[1]):
        unknown.leaf = x
        cut.append((x, not Course(root, table["method"], table["rules"]).visited(node)))
    if text is None:
        changes = sum(a != b for (_, a), (_, b) in pairwise(cut))
        return not any(is_cut for _, is_cut in cut) or changes > 1
    return all(inside(text, x) is is_cut for x, is_cut in cut)


def inside(text, x):
    """Whether x fulfils what is written of it, such as 2 < x ≤ 5."""
    if text.startswith("("):
        return True
    parts = re.split(r"\s*([<>≤≥])\s*", text)
    values = [x if part == "x" else Fraction(part) for part in parts[::2]]
    signs = {"<": lambda a, b: a < b, ">": lambda a, b: a > b}
    signs |= {"≤": lambda a, b: a <= b, "≥": lambda a, b: a >= b}
    steps = zip(values, parts[1::2], values[1:], strict=False)
    return all(signs[sign](a, b) for a, sign, b in steps)


def leaves_in_order(table, orders):
    """How many leaves are seen with the children in these orders."""
    root = read(table["tree"], table["method"])
    for node in root.all():
        if node.path in orders:
            node.kids = [node.kids[int(index)] for index in orders[node.path]]
    return Course(root, table["method"], table["rules"]).entry_at(root, "leaves")


def fewest_leaves(table):
    """How few leaves can be seen, whatever the order of the children: every order is tried."""
    root = read(table["tree"], table["method"])
    course = Course(root, table["method"], table["rules"])

    @cache
    def ways(node, window):
        """What a node may return, each with the fewest leaves that it takes."""
        if course.ends(node):
            return {course.stands(node): 1}
        found = {}
        rising = node.mover == "max"
        for kids in permutations(node.kids):
            states = {(None, window, 0)}
            for kid in kids:
                states = {after for state in states for after in one_more(node, kid, state, rising)}
            for value, _, leaves in states:
                if course.fail == "hard":
                    value = min(max(value, window[0]), window[1])
                found[value] = min(leaves, found.get(value, leaves))
        return found

    def one_more(node, kid, state, rising):
        """How a node may stand after one more child; as before where it has enough."""
        best, (low, high), leaves = state
        if best is not None and closes(best, low, high, rising):
            yield state
            return
        down = (
            (low, high if course.deep else INFINITY)
            if rising
            else ((low if course.deep else -INFINITY, high))
        )
        for value, more in ways(kid, down).items():
            new = value if best is None else max(best, value) if rising else min(best, value)
            moves = not closes(new, low, high, rising)
            window = (max(low, new), high) if rising else (low, min(high, new))
            yield new, window if moves else (low, high), leaves + more

    def closes(value, low, high, rising):
        end = course.range and course.range[rising]
        passed = value > high if rising else value < low
        return passed or (course.equal and value in (high if rising else low, end))

    return min(ways(root, course.window).values())

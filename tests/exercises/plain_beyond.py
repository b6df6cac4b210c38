"""The keys of exercises beyond alpha-beta once more: passes that sort what the last one found.

Each search is `plain_keys.Course` over a tree whose children stand in another order.
"""

from __future__ import annotations

import re
from fractions import Fraction
from itertools import accumulate
from string import ascii_lowercase, ascii_uppercase

from plain_keys import INFINITY, Course, once_a_table, read

LETTERS = [*ascii_uppercase, *(a + b for a in ascii_uppercase for b in ascii_uppercase)]


def deepening(table, name):
    """What belongs at one question about the passes."""
    return _passes(table).get(name)


@once_a_table
def _passes(table):
    root = read(table["tree"], "alpha-beta")
    rules, given = dict(table["rules"]), table.get("given", {})
    backwards = rules.pop("order", "ltr") == "rtl"
    first = {node.path: node.kids[:: -1 if backwards else 1] for node in root.all()}
    names = called_children(root, root)
    first |= _orders(root, given, called_children)
    found, counts, moves, seen = {}, [], [], {}
    options = [names[kid] for kid in root.kids]
    for depth in range(1, _last(root, rules) + 1):
        for node in root.all():
            sign = -1 if node.mover == "max" else 1
            ranked = [kid for kid in first[node.path] if kid.path in seen]
            ranked.sort(key=lambda kid: sign * seen[kid.path])
            node.kids = ranked + [kid for kid in first[node.path] if kid.path not in seen]
        course = Course(root, "alpha-beta", {**rules, "depth": depth})
        limit = course.limit
        if depth > 1:
            found[f"{depth}.order"] = " ".join(names[kid] for kid in root.kids)
        for kid in root.kids:
            inner = called_children(root, kid)
            if "inner" in given and limit > 2 and depth > 1 and len(kid.kids) > 1:
                found[f"{depth}.order.{names[kid]}"] = " ".join(inner[each] for each in kid.kids)
            if limit > 1 and kid.kids and course.visited(kid):
                found[f"{depth}.value.{names[kid]}"] = str(course.value(kid))
        counts.append(sum(course.ends(n) and course.visited(n) for n in root.all()))
        moves.append(place_of(options, names[course.move(root)]))
        found |= {f"{depth}.value": str(course.value(root)), f"{depth}.move": moves[-1]}
        found[f"{depth}.evaluations"] = str(counts[-1])
        seen = {node.path: course.value(node) for node in root.all() if course.visited(node)}
    if "clock" in given:
        done = [end for end in accumulate(counts) if end <= int(given["clock"])]
        found["clock"] = moves[len(done) - 1]
    return found


def _orders(root, given, names):
    """The orders that are given: children of the root alone, or `B: F E`."""
    of_root = [text for text in given.get("order", []) if ":" not in text]
    below = [text.split(":") for text in given.get("order", []) if ":" in text]
    letters = called(root)
    at = {name: node for node in root.all() if (name := letters.get(node.path))}
    lists = [(root, of_root)] if of_root else []
    lists += [(at[name], order.split()) for name, order in below]
    found = {}
    for node, order in lists:
        kids = {name: kid for kid, name in names(root, node).items()}
        found[node.path] = [kids[name] for name in order]
    return found


def _last(root, rules):
    """How many passes there are."""
    one = Course(root, "alpha-beta", {**rules, "depth": 1}).limit
    height = max(node.depth for node in root.all())
    whole = -(-height // one)
    return min(rules.get("depth") or whole, whole)


def _level_and_place(node):
    """Where a node is drawn, in whatever order its siblings are searched."""
    return node.depth, [int(place) for place in node.path.split(".") if place]


def called(root):
    """The nodes' letters: those where somebody moves, level by level."""
    inner = sorted((node for node in root.all() if node.kids), key=_level_and_place)
    return {node.path: LETTERS[place] for place, node in enumerate(inner)}


def called_children(root, node):
    """The children of a node by what they are called: letters or numbers, places where alike."""
    letters = called(root)
    kids = sorted(node.kids, key=lambda kid: int(kid.path.split(".")[-1]))
    names = [letters[kid.path] if kid.kids else str(kid.leaf).replace("-", "−") for kid in kids]
    if len({each.lower() for each in names}) < len(names):
        names = [str(place) for place, _ in enumerate(names, 1)]
    return dict(zip(kids, names, strict=True))


def place_of(options, right):
    """What the option is called that says this: a number where options are letters."""
    alone = any(len(option) == 1 and option.isalpha() for option in options)
    letters = "abcdefghijklmnopqrstuvwxyz"
    at = options.index(right)
    return str(at + 1) if alone else letters[at]


def transpositions(table, name):
    """What belongs at one question about a table of states."""
    return _with_table(table).get(name)


@once_a_table
def _with_table(table):
    labels = re.findall(r'"(\w+)"', table["tree"])
    root = read(re.sub(r'"\w+" ', "", table["tree"]), "alpha-beta")
    inner = [node for node in root.all() if node.kids]
    state = {node: (label, node.mover) for node, label in zip(inner, labels, strict=True)}
    course = Course(root, "alpha-beta", table["rules"])
    kept = {}
    for line in table.get("given", {}).get("table", []):
        label, mover, sign, value = line.split()
        kept[label, mover] = {"<=": "≤", ">=": "≥"}.get(sign, sign), Fraction(value)
    names, found, leaves = called(root), {}, []

    def visit(node, low, high):
        if not node.kids:
            leaves.append(node)
            return node.leaf
        sign, held = kept.get(state[node], ("", 0))
        if sign == "=" or (sign == "≥" and held >= high) or (sign == "≤" and held <= low):
            found[f"{names[node.path]}.recall"] = True
            return min(max(held, low), high) if course.fail == "hard" else held
        value, _ = tried(course, node, (low, high), course.in_order(node), visit)
        sign = "≤" if value <= low else "≥" if value >= high else "="
        kept[state[node]] = sign, value
        found[f"{names[node.path]}.entry"] = f"{sign} {value}"
        return value

    visit(root, *course.window)
    numbers = {}
    for node in sorted(inner, key=_level_and_place):
        number = numbers.setdefault(state[node], len(numbers) + 1)
        if node is not root:
            found[f"{names[node.path]}.state"] = str(number)
    plain = Course(root, "alpha-beta", table["rules"]).entry_at(root, "leaves")
    found |= {"without": str(plain), "with": str(len(leaves))}
    return found | {"saved": str(plain - len(leaves))}


def tried(course, node, entered, kids, visit):
    """What a node returns whose children are tried in an order, and those that it tried."""
    rising, (low, high) = node.mover == "max", entered
    best, seen = None, []

    def enough():
        end = course.range and course.range[rising]
        bound = entered[1] if rising else entered[0]
        passed = best > bound if rising else best < bound
        return passed or (course.equal and best in (bound, end))

    for kid in kids:
        if best is not None and enough():
            break
        window = (low, high) if course.deep else (low, INFINITY) if rising else (-INFINITY, high)
        value = visit(kid, *window)
        seen.append((kid, value))
        best = value if best is None else max(best, value) if rising else min(best, value)
        if course.late or not enough():
            low, high = (max(low, best), high) if rising else (low, min(high, best))
    if course.fail == "hard":
        best = min(max(best, entered[0]), entered[1])
    return best, seen


def killers(table, name):
    """What belongs at one question about killer moves."""
    return _with_killers(table).get(name)


def _named_moves(text):
    """What the move to each node is called, by its path; p, q, r where no move has a name."""
    found, path, at, name = {}, [], [0], None
    for token in re.findall(r'"\w+">|\[|\]|[^\s\[\],"]+', text):
        if token.endswith(">"):
            name = token.strip('">')
        elif token == "[":
            path.append(at[-1])
            at.append(0)
        elif token == "]":
            at.pop()
            path.pop()
            at[-1] += 1
        else:
            place = ".".join(map(str, [*path[1:], at[-1]]))
            found[place], name = name or ascii_lowercase[15 + at[-1]], None
            at[-1] += token not in ("max", "min")
    return found


@once_a_table
def _with_killers(table):
    root = read(re.sub(r'"\w+">', "", table["tree"]), "alpha-beta")
    course = Course(root, "alpha-beta", table["rules"])
    names, found, leaves, slots = called(root), {}, [], {}
    plies, many = {}, 1 + (table["rules"].get("slots") == "two")
    named = _named_moves(table["tree"])
    for node in root.all():
        if node.kids and node.depth:
            of_ply = plies.setdefault(node.depth, [])
            of_ply += [named[kid.path] for kid in node.kids if named[kid.path] not in of_ply]

    def move(kid):
        return named[kid.path]

    def moves(root, node):
        return {kid: move(kid) for kid in node.kids} if node.depth else called_children(root, node)

    orders = _orders(root, table.get("given", {}), moves)

    def visit(node, low, high):
        if not node.kids:
            leaves.append(node)
            return node.leaf
        kids = orders.get(node.path) or course.in_order(node)
        if node is not root:
            known = slots.get(node.depth, [])
            first = [kid for killer in known for kid in kids if move(kid) == killer]
            kids = first + [kid for kid in kids if kid not in first]
            if len(kids) > 1:
                found[f"{names[node.path]}.order"] = " ".join(map(move, kids))
        value, seen = tried(course, node, (low, high), kids, visit)
        cut = len(seen) < len(kids)
        if cut or (table["rules"].get("cut_after_last") and closes(node, seen, low, high)):
            best = max if node.mover == "max" else min
            top = best(each for _, each in seen)
            cutter = move(next(kid for kid, each in seen if each == top))
            before = [each for each in slots.get(node.depth, []) if each != cutter]
            slots[node.depth] = [cutter, *before][:many]
        if node is not root:
            options = plies[node.depth]
            for place, what in enumerate(["killer", "second"][:many]):
                kept = slots.get(node.depth, [])[place : place + 1]
                found[f"{names[node.path]}.{what}"] = str(
                    (options.index(kept[0]) if kept else len(options)) + 1
                )
        return value

    def closes(node, seen, low, high):
        rising = node.mover == "max"
        best = (max if rising else min)(each for _, each in seen)
        end = course.range and course.range[rising]
        bound = high if rising else low
        return (best > bound if rising else best < bound) or (course.equal and best in (bound, end))

    visit(root, *course.window)
    for node in root.all():
        node.kids = orders.get(node.path) or course.in_order(node)
    without = Course(root, "alpha-beta", {**table["rules"], "order": "ltr"})
    plain = without.entry_at(root, "leaves")
    found |= {"without": str(plain), "with": str(len(leaves))}
    return found | {"saved": str(plain - len(leaves))}

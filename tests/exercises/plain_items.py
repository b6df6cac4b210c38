"""The keys of questions beside the tree once more, from their definitions.

Nothing is shared with the program but the text of a file: trees are read by `plain_keys`.
"""

from __future__ import annotations

from fractions import Fraction
from string import ascii_lowercase

from plain_keys import BESIDE, Course, read


def wrong(table):
    """The questions of an exercise whose key is not what the definitions say."""
    asked = [blank for blank in table["blanks"] if blank.split(":")[1] in BESIDE]
    return [
        blank
        for blank in asked
        if KINDS[table["kind"]](table, blank.split(":")[0]) != table["solution"].get(blank)
    ]


def texts(given):
    return [str(each) for each in (given if isinstance(given, list) else [given])]


def called(root):
    """The nodes' letters: those where somebody moves, level by level."""
    inner = sorted((node for node in root.all() if node.kids), key=lambda node: node.depth)
    return {node.path: chr(ord("A") + place) for place, node in enumerate(inner)}


def letter(options, right):
    """What the option is called that says this; None if there is none."""
    letters = [str(place) for place in range(1, 99)]
    if not any(len(option) == 1 and option.isalpha() for option in options):
        letters = list(ascii_lowercase)
    for one, option in zip(letters, options, strict=False):
        if option == right or (not option.isalpha() and _number(option) == _number(right)):
            return one
    return None


def _number(text):
    try:
        return Fraction(text)
    except ValueError:
        return text


def choice(table, name):
    options = texts(table["given"][name])
    plain = read(table["tree"], "minimax")
    course = Course(plain, "minimax", table["rules"])
    if name == "leaves":
        root = read(table["tree"], "alpha-beta")
        seen = Course(root, "alpha-beta", table["rules"]).entry_at(root, "leaves")
        return letter(options, str(seen))
    if name == "move":
        move = course.move(plain)
        shown = str(move.leaf) if not move.kids else called(plain)[move.path]
        return letter(options, shown)
    inner = [kid for kid in plain.kids if kid.kids]
    node = inner[-1] if name == "child" and inner else plain
    return letter(options, str(course.true(node)))


def opponents(table, name):
    """What a node is worth against an opponent, the best move, and the p that makes two equal."""
    root = read(table["tree"], "minimax")
    given, names = table["given"], called(root)
    p = Fraction(str(given.get("p", 0)))
    nodes = {names[node.path]: node for node in root.all() if node.kids}

    def worth(node, opponent, p=p):
        if not node.kids:
            return Fraction(node.leaf)
        values = [worth(kid, opponent) for kid in node.kids]
        mean = sum(values) / len(values)
        if node.mover == "max":
            return max(values)
        if opponent in ("min", "random"):
            return min(values) if opponent == "min" else mean
        return (1 - p) * min(values) + p * (max(values) if opponent == "errs" else mean)

    if name == "p":
        by = "errs" if "errs" in given["opponents"] else "wanders"
        one, other = (nodes[each] for each in given["between"])
        ahead = worth(one, by, 0) - worth(other, by, 0)
        behind = worth(other, by, 1) - worth(one, by, 1)
        return str(ahead / (ahead + behind))
    if "." not in name:
        return str(worth(nodes[name], "min"))
    opponent, what = name.split(".")
    if what != "move":
        return str(worth(nodes[what], opponent))
    values = [worth(kid, opponent) for kid in root.kids]
    options = [names[kid.path] if kid.kids else str(kid.leaf) for kid in root.kids]
    return letter(options, options[values.index(max(values))])


KINDS = {"choice": choice, "opponents": opponents}

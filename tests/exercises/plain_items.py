"""The keys of questions beside the tree once more, from their definitions.

Nothing is shared with the program but the text of a file: trees are read by `plain_keys`.
"""

from __future__ import annotations

import re
from fractions import Fraction
from functools import partial
from math import log
from string import ascii_lowercase, ascii_uppercase

import plain_quiet
from plain_beyond import called, deepening, killers, transpositions
from plain_games import PlainGame, alike
from plain_graph import drawn
from plain_keys import BESIDE, Course, fewest_leaves, once_a_table, read
from plain_mcts import Sheet

CENT = Fraction(1, 100)


def wrong(table):
    """The questions of an exercise whose key is not what the definitions say."""
    kind, right = table["kind"], table["solution"]
    if kind in IN_PLACES:
        return [
            each
            for each in table["blanks"]
            if not _same(IN_PLACES[kind](table, each), right.get(each))
        ]
    asked = [blank for blank in table["blanks"] if blank.split(":")[1] in BESIDE]
    return [
        blank
        for blank in asked
        if not _same(KINDS[kind](table, blank.split(":")[0]), right.get(blank))
    ]


def _same(one, other):
    """Whether two entries say the same: the same word, or the same number to two decimals."""
    if one == other or None in (one, other):
        return one == other
    one, other = _number(one), _number(other)
    if isinstance(one, Fraction) and isinstance(other, Fraction):
        return one == other or (one.denominator in (10, 100) and abs(one - other) <= CENT / 2)
    return one == other


def texts(given):
    return [str(each) for each in (given if isinstance(given, list) else [given])]


def letters(options):
    """What options are called: by numbers where one of them is a letter itself."""
    numbered = any(len(option) == 1 and option.isalpha() for option in options)
    return [str(place) for place in range(1, 99)] if numbered else list(ascii_lowercase)


def letter(options, right):
    """What the option is called that says this; None if there is none."""
    for one, option in zip(letters(options), options, strict=False):
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
        total = ahead + behind
        return str(ahead / total) if total and 0 <= ahead / total <= 1 else None
    if "." not in name:
        return str(worth(nodes[name], "min"))
    opponent, what = name.split(".")
    if what != "move":
        return str(worth(nodes[what], opponent))
    values = [worth(kid, opponent) for kid in root.kids]
    options = [names[kid.path] if kid.kids else str(kid.leaf) for kid in root.kids]
    return letter(options, options[values.index(max(values))])


def counts(table, name):
    """Counted one by one on trees that are built, or by the definition of the number."""
    given = {
        key: [Fraction(each) for each in texts(value)]
        for key, value in table["given"].items()
        if key != "ask"
    }
    root = read(table["tree"], "alpha-beta")
    one = {key: value[0] for key, value in given.items()}
    if name == "all":
        return str(sum(not node.kids for node in root.all()))
    if name == "seen":
        return str(Course(root, "alpha-beta", table["rules"]).entry_at(root, "leaves"))
    if name == "least":
        return str(fewest_leaves(table))
    if name == "minimax":
        return str(grown(int(one["b"]), int(one["plies"])))
    if name in ("best", "parent"):
        return str(sorted_tree(int(one["b"]), int(one["plies"]), name == "best"))
    if name in ("depth", "depth-best"):
        plies = 0
        while needed(name, int(one["b"]), plies + 1) <= one["speed"] * one["seconds"]:
            plies += 1
        return str(plies)
    if name in ("about", "about-best"):
        plies = log(one["speed"] * one["seconds"]) / log(one["b"]) * (2 if "best" in name else 1)
        return f"{max(plies, 0):.0f}"
    if name == "ratio":
        deep, shallow = (needed("depth-best", int(one["b"]), int(d)) for d in given["depths"])
        return str(round(deep / shallow))
    b = float(one["states"]) ** (1 / float(one["exponent"] * one["depth"]))
    if name == "branching":
        return f"{b:.2f}"
    if name == "hours":
        return f"{round(b, 2) ** int(one['depth']) / float(one['speed']) / 3600:.0f}"
    return f"{b ** (float(one['depth']) / 2) / (float(one['speed']) / 2):.2f}"


def grown(b, plies):
    """The leaves of a tree, counted ply by ply."""
    leaves = [None]
    for _ in range(plies):
        leaves = [None for _ in leaves for _ in range(b)]
    return len(leaves)


def needed(name, b, plies):
    """How many leaves a depth takes: all, or one line against all replies, and the other side's."""
    if name == "depth":
        return b**plies
    return b ** -(-plies // 2) + b ** (plies // 2) - 1


def sorted_tree(b, plies, deep):
    """What alpha-beta evaluates of a tree whose every first child is the best one.

    A node that lies in a span is worth its middle, as its first child is; the others are worse.
    """

    def seen(depth, rising, span, window):
        if depth == 0:
            return 1
        low, high = span
        middle, leaves = (low + high) / 2, 0
        for index in range(b):
            below = span if index == 0 else (low, middle) if rising else (middle, high)
            alpha, beta = window
            if not deep:
                alpha, beta = (alpha, 2) if rising else (-1, beta)
            leaves += seen(depth - 1, not rising, below, (alpha, beta))
            alpha, beta = window
            if (middle >= beta) if rising else (middle <= alpha):
                break
            window = (max(alpha, middle), beta) if rising else (alpha, min(beta, middle))
        return leaves

    return seen(plies, True, (Fraction(0), Fraction(1)), (-1, 2))


GENERAL = {"order": False, "twice": True, "monotone": True, "random": False, "reply": True}
GENERAL |= {"chance-square": False, "reply-hidden": False, "dice": False}
GENERAL |= {"ucb-widest": False, "uct-grows": True, "uct-depth-one": True, "mcts-mean": False}
GENERAL |= {"mcts-variance": False, "mcts-kept": False}


def statements(table, name):
    """Whether a statement holds, tried out on the tree."""
    text = texts(table["given"]["statements"])[int(name[1:]) - 1]
    kind, _, about = text.partition(":")
    if kind in GENERAL:
        return GENERAL[kind]
    root = read(table["tree"], "alpha-beta")
    course = Course(root, "alpha-beta", table["rules"])
    visited = [node for node in root.all() if course.visited(node)]
    if kind == "same-value":
        return course.value(root) == course.true(root)
    if kind == "same-values":
        return all(course.value(node) == course.true(node) for node in visited)
    named = {letter: path for path, letter in called(root).items()}
    if kind == "visited":
        return any(node.path == named[about] for node in visited)
    if kind in ("reversed", "backwards"):
        return _seen_otherwise(table, named.get(about)) < len([n for n in visited if not n.kids])
    if kind == "change":
        path, number = about.split("=")
        other = _changed(table, lambda node: Fraction(number) if node.path == path else node.leaf)
        return course.true(root) != Course(other, "alpha-beta", {}).true(other)
    if kind in ("add", "square", "negate"):
        change = {"add": lambda x: x + Fraction(about or 0), "square": lambda x: x * x}
        other = _changed(table, lambda node: change.get(kind, lambda x: -x)(node.leaf))
        return _best(root, table) == _best(other, table)
    ends = [node.leaf for node in _reached(root, root.mover, table)]
    value = course.true(root)
    if kind == "exactly":
        return set(ends) == {value}
    return all(end >= value if root.mover == "max" else end <= value for end in ends)


def _seen_otherwise(table, path):
    """How many leaves are evaluated with the children of a node, or of all, the other way round."""
    root = read(table["tree"], "alpha-beta")
    rules = dict(table["rules"])
    for node in root.all():
        if node.path == path:
            node.kids = node.kids[::-1]
    if path is None:
        rules["order"] = "rtl"
        plain = Course(root, "alpha-beta", {**rules, "order": "ltr"}).entry_at(root, "leaves")
        seen = Course(root, "alpha-beta", rules).entry_at(root, "leaves")
        now = Course(root, "alpha-beta", table["rules"]).entry_at(root, "leaves")
        return seen - plain + now
    return Course(root, "alpha-beta", rules).entry_at(root, "leaves")


def _changed(table, leaf):
    root = read(table["tree"], "alpha-beta")
    for node in root.all():
        if not node.kids:
            node.leaf = leaf(node)
    return root


def _best(root, table):
    """The path of the best move."""
    rules = {"ties": table["rules"].get("ties", "first")}
    return Course(root, "minimax", rules).move(root).path


def _reached(node, mover, table):
    """The leaves where the game may end if one side plays its best moves."""
    if not node.kids:
        return [node]
    rules = {"ties": table["rules"].get("ties", "first")}
    course = Course(node, "minimax", rules)
    kids = [course.move(node)] if node.mover == mover else node.kids
    return [leaf for kid in kids for leaf in _reached(kid, mover, table)]


def evaluation(table, name):
    """Boards scored line by line, and backed up."""
    given = table["given"]
    one, two, three = map(Fraction, texts(given.get("weights", [1, 10, 100])))
    counted = given["by"] == "counts"
    worth = {0: 0, 1: 1, 2: 3, 3: 0} if counted else {0: 0, 1: one, 2: two, 3: three}

    def lines(board):
        rows = [board[at : at + 3] for at in (0, 3, 6)]
        rows += [board[at::3] for at in range(3)] + [board[::4], board[2:7:2]]
        return rows

    def score(line):
        if "X" in line and "O" in line:
            return 0
        return worth[line.count("X")] - worth[line.count("O")]

    words = re.findall(r'"[^"]*">|"[^"]*"|\w+:|\w+|[\[\]?]', table["tree"])
    boards, tops = {}, []

    def grow():
        label = board = None
        while words[0] not in ("max", "min", "?"):
            word = words.pop(0)
            if word.endswith(":"):
                label = word[:-1]
            elif not word.endswith(">"):
                board = word.strip('"')
        mover = words.pop(0)
        if mover == "?":
            boards[label] = board
            return sum(map(score, lines(board))), label
        place = len(tops)
        tops.append(None)
        words.pop(0)
        below = []
        while words[0] != "]":
            below.append(grow())
        words.pop(0)
        found = (max if mover == "max" else min)(value for value, _ in below)
        tops[place] = (found, below)
        return found, place

    grow()
    if not tops:
        (board,) = boards.values()
        scores = [score(line) for line in lines(board)]
        if name == "sum":
            return str(sum(scores))
        if name.startswith("line"):
            return str(scores[int(name[4:]) - 1])
        alone = [line for line in lines(board) if {name[0]} == set(line) - {"_"}]
        return str(sum(line.count(name[0]) == int(name[1]) for line in alone))
    if name in boards:
        return str(sum(map(score, lines(boards[name]))))
    if name == "move":
        best, below = tops[0]
        return str([value for value, _ in below].index(best) + 1)  # options are letters themselves
    level = [0]
    order = []
    while level:
        order += level
        level = [kid for at in level for _, kid in tops[at][1] if isinstance(kid, int)]
    return str(tops[order["ABCDEFGHIJKLMNOPQRSTUVWXYZ".index(name)]][0])


def features(table, name):
    """Every value times its weight, added up; a weight not known by trying the line between two."""
    given = table["given"]

    def number(text):
        if text.endswith("%"):
            return Fraction(text[:-1]) / 100
        own, _, theirs = text.partition("-") if text[0] != "-" else (text, "", "")
        return Fraction(own) - Fraction(theirs or 0)

    rows = [list(map(number, row.split())) for row in texts(given["positions"])]
    rows = dict(zip(ascii_uppercase, rows, strict=False))
    weights = texts(given["weights"])

    def worth(letter, w):
        by = [w if weight == "?" else Fraction(weight) for weight in weights]
        return sum(weight * value for weight, value in zip(by, rows[letter], strict=True))

    head, *rest = name.split(".")
    if head == "best":
        return letter(list(rows), max(rows, key=lambda each: worth(each, 0)))
    if head in ("w", "side"):
        one, other = (worth(rest[0], w) - worth(rest[1], w) for w in (0, 1))
        if head == "w":
            return str(one / (one - other))
        return "a" if other > one else "b"
    if rest == ["sum"]:
        return str(worth(head, 0))
    place = int(rest[0]) - 1
    weight = "1" if weights[place] == "?" else weights[place]
    return str(Fraction(weight) * rows[head][place])


@once_a_table
def played_out(table):
    """The game, and by their paths its states and the places below them."""
    game = PlainGame(table["given"]["game"])
    start = re.search(r'"([^"]*)"', table["tree"])[1]
    states, kids = {(): (start, re.search(r"max|min", table["tree"])[0])}, {}
    waiting = [()]
    while waiting:
        path = waiting.pop()
        label, mover = states[path]
        after = {alike(left): left for _, left in reversed(game.moves(label, mover))}
        kids[path] = [(*path, place) for place in range(len(after))]
        for kid, left in zip(kids[path], reversed(after.values()), strict=True):
            states[kid] = left, "min" if mover == "max" else "max"
        waiting += kids[path]
    return game, states, kids


def grow(table, blank):
    """The game played out, each place filled from the left; what is left over stays empty."""
    name, ask = blank.split(":")
    game, states, kids = played_out(table)

    def seen(path, low, high, cut=None):
        """What a place is worth, and how many ends are evaluated between two bounds."""
        if not kids[path]:
            return game.worth(*states[path]), 1
        rising, ends, values = states[path][1] == "max", 0, []
        for kid in kids[path]:
            if values and low >= high:
                if cut is not None:
                    cut.add(kid)
                continue
            value, more = seen(kid, low, high, cut)
            ends += more
            values.append(value)
            low, high = (max(low, value), high) if rising else (low, min(high, value))
        return (max if rising else min)(values), ends

    if name == "evaluated":
        return str(seen((), -1, 1)[1])
    if ask == "cut":
        path, cut = tuple(map(int, name.split("."))), set()
        seen((), -1, 1, cut)
        return path in cut or None
    if name == "best":
        values = [seen(kid, -9, 9)[0] for kid in kids[()]]
        options = [states[kid][0] for kid in kids[()]]
        best = (max if states[()][1] == "max" else min)(values)
        letters = "123" if any(len(each) == 1 and each.isalpha() for each in options) else "abc"
        return letters[values.index(best)]
    path = tuple(map(int, name.split("."))) if name else ()
    if path not in states:
        return None
    return states[path][0] if ask == "state" else str(seen(path, -9, 9)[0])


CHANCE = {"backgammon", "bridge", "poker-six", "ludo-four", "patience"}
HIDDEN = {"battleships", "blind-tic-tac-toe", "rock-paper-scissors", "bridge", "poker-six"}
HIDDEN |= {"prisoners-dilemma", "patience"}
NOT_TWO = {"poker-six", "chinese-checkers-six", "ludo-four", "patience"}
NOT_ZERO_SUM = {"prisoners-dilemma", "patience"}


def game_traits(table, name):
    place, trait = name.split(".")
    game = texts(table["given"]["games"])[int(place[1:]) - 1]
    true = {
        "chance": game in CHANCE,
        "perfect": game not in HIDDEN,
        "two": game not in NOT_TWO,
        "zero-sum": game not in NOT_ZERO_SUM,
    }
    return true[trait] or None


def formal_game(table, name):
    given = table["given"]
    if name.startswith("u."):
        wins = given["last"] == "wins"
        last = "min" if name == "u.max" else "max"
        return "1" if (last == "max") is wins else "-1"
    state, other = map(int, name.removeprefix("succ").split("."))
    return any(state - int(take) == other for take in texts(given["take"])) or None


@once_a_table
def in_every_way(table):
    """The game, what each state is worth that comes in it, and how many nodes there are."""
    game = PlainGame(table["given"]["game"])
    first = game.options.get("first", "max")
    start = " ".join("I" * int(n) if game.name == "nim" else n for n in game.numbers)
    values, nodes = {}, 0

    def play(label, mover):
        nonlocal nodes
        nodes += 1
        kids = [play(left, "min" if mover == "max" else "max") for left in below(label, mover)]
        best = max if mover == "max" else min
        values[label, mover] = best(kids) if kids else game.worth(label, mover)
        return values[label, mover]

    def below(label, mover):
        return dict.fromkeys(left for _, left in game.moves(label, mover))

    play(start, first)
    return game, values, nodes


def game_graph(table, name):
    """The game played out in every way: which states come, what each is worth, how many nodes."""
    game, values, nodes = in_every_way(table)
    if name in ("states", "nodes"):
        return str(len(values) if name == "states" else nodes)
    mover, sizes = name.removeprefix("v").split(".")
    label = "I" * int(sizes) or "0" if game.name == "nim" else sizes.replace("+", " ")
    worth = values.get((label, mover))
    if name.startswith("v"):
        return None if worth is None else str(worth)
    return worth is not None or None


def graph(table, blank):
    """The graph as it is drawn, or as a table."""
    if ":value" in table["blanks"]:
        return drawn(table, blank)
    return game_graph(table, blank.split(":")[0])


sheet_of = once_a_table(Sheet)


def ucb1(table, name):
    """UCB1 with one C or with several, the child with the highest, the ends of C."""
    sheet = sheet_of(table)
    head, _, rest = name.partition(".")
    if head == "ucb1":
        child, _, c = rest.partition(".")
        return sheet.ucb1(child, 0, c or None)
    if head == "chosen":
        c = rest or str(table["rules"]["exploration"])
        return letter(sheet.children[sheet.root], sheet.chosen(0, c))
    return sheet.constant_end(head, rest)


def mcts(table, name):
    """What every iteration has, then the counts and the move."""
    sheet = sheet_of(table)
    head, _, rest = name.partition(".")
    if name == "move":
        return letter(sheet.children[sheet.root], sheet.played())
    if not head.isdigit():
        return sheet.count(head, rest)
    before = int(head) - 1
    if rest.startswith("ucb1."):
        return sheet.ucb1(rest.removeprefix("ucb1."), before)
    if rest == "chosen":
        return letter(sheet.children[sheet.root], sheet.chosen(before))
    return letter(by_level(sheet), sheet.after(before + 1)[0][-1][-1])


def by_level(sheet):
    found = [sheet.root]
    for name in found:
        found += sheet.children.get(name, [])
    return found[1:]


KINDS = {
    "mcts": mcts,
    "ucb1": ucb1,
    "choice": choice,
    "counts": counts,
    "opponents": opponents,
    "statements": statements,
    "evaluation": evaluation,
    "features": features,
    "game-traits": game_traits,
    "formal-game": formal_game,
    "deepening": deepening,
    "table": transpositions,
    "killers": killers,
    **{
        kind: partial(solve, letters=letters, called=called)
        for kind, solve in (
            ("quiescence", plain_quiet.quiescence),
            ("horizon", plain_quiet.horizon),
            ("singular", plain_quiet.singular),
            ("corridor", plain_quiet.corridor),
        )
    },
}
IN_PLACES = {"grow": grow, "game-graph": graph}
"""The kinds whose entries stand in places, by blank."""

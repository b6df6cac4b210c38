"""Remarks on entries."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction
from itertools import pairwise

from replay import INFINITY, Replay

from exercises.asks import Ask
from exercises.asks.entry import Chain, Claim
from exercises.exercise import Blank, Verdict
from search.rules import Ties
from search.tree import Mover
from truths.any_choice import AnyChoice
from truths.core import SIGNS, Context, called, claim, number, own, says, side
from truths.facts import (
    cut_for,
    due_end,
    holds,
    interval,
    is_cut,
    is_here,
    minimax,
    same_entry,
    some_x,
    told_end,
)
from truths.fewest import Fewest, orders_before
from truths.frames import leads_to_sheet


def _visited(c: Context) -> bool:
    return c.blank.node in c.plain.visited


@says("remark-right", "{node} is never visited: right.", "The leaf {node} is not evaluated: right.")
def _(c, node):
    visited = _visited(c) and not (_free(c) and c.blank.node not in c.r.visited)
    return is_here(c, node) and not visited and c.verdict is Verdict.RIGHT


@says("remark-right", "{node} is visited: right.", "The leaf {node} is evaluated: right.")
def _(c, node):
    visited = _visited(c) or (_free(c) and c.blank.node in c.r.visited)
    return is_here(c, node) and visited and c.verdict is Verdict.RIGHT


@says("remark-right", "{node} is not on the line of best play: right.")
def _(c, node):
    ways = (c.plain.line(), c.r.best_line(), c.r.line()) if _free(c) else (c.plain.line(),)
    return is_here(c, node) and any(c.blank.node not in way for way in ways)


@says("remark-right", "{node} is visited whatever x is: right.")
def _(c, node):
    return c.blank.ask is Ask.RANGE and not any(cut_for(c, c.blank.node, x) for x in some_x(c))


@says("remark-right", "The best move at {node} is right.")
def _(c, node):
    if _free(c):
        move = c.tree.children(c.blank.node)[c.entry]
        return is_here(c, node) and move in AnyChoice(c.plain).moves[c.blank.node]
    values = dict(c.plain.seen[c.blank.node])
    children = c.tree.children(c.blank.node)
    mover = c.tree.mover(c.blank.node)
    best = c.plain.found[c.blank.node]
    return is_here(c, node) and own(values[children[c.entry]], mover) == own(best, mover)


@says("remark-right", "{greek} {entry} at {node} is right.")
def _(c, greek, entry, node):
    if greek not in ("α", "β"):
        return False
    return is_here(c, node) and told_end(c, entry) == due_end(c, c.plain, greek)


@says("remark-right", "{node}: {entry} is right.")
def _(c, node, entry):
    return is_here(c, node) and _may_be_right(c, entry)


@says("remark-right", "{count} leaves are evaluated: right.", "{count} leaf is evaluated: right.")
def _(c, count):
    return len(c.plain.leaves) == (1 if count == "One" else number(count))


@says("remark-right", "{node} is never visited for {entry}: right.")
def _(c, node, entry):
    due = interval(entry)
    cut = all(due(x) == cut_for(c, c.blank.node, x) for x in some_x(c))
    return is_here(c, node) and cut


@says("remark-right", "The order of the children of {node} is right.")
def _(c, node):
    mine = {c.blank.node: tuple(c.tree.children(c.blank.node)[i] for i in c.entry)}
    return is_here(c, node) and Fewest(c, mine).leaves() == Fewest(c, {}).leaves()


def _free(c):
    """Whether a choice among equals changes what the others get: then the sheet's own counts."""
    return c.tree.players is not None and c.rules.ties is Ties.ANY


def _may_be_right(c, entry):
    """Whether this belongs at the blank, whichever of equally good moves were taken."""
    if _free(c):
        return number(entry) in AnyChoice(c.plain).vectors[c.blank.node]
    how, value = claim(entry)
    if _known(c.plain, c.blank.node, how, value):
        return True
    by_sheet = c.blank.ask is Ask.BOUND and _known(c.r, c.blank.node, how, value)
    return by_sheet and SIGNS[how](minimax(c, c.blank.node), value)


def _known(r, node, how, value):
    """Whether this may be said of what a node returns."""
    if isinstance(value, tuple) and r.rules.ties is Ties.ANY:
        mover = r.tree.mover(node)
        return mover is Mover.CHANCE or own(value, mover) == own(r.due[node], mover)
    return value == r.due[node] or (node in r.spans and r.knows(node, how, value))


@says(
    "remark-empty",
    "Nothing is marked at {node} yet.",
    "Nothing is marked at the leaf {node} yet.",
    "{_greek} at {node} is still empty.",
    "The value of {node} is still empty.",
    "The best move at {node} is still open.",
    "The order of the children of {node} is still as drawn.",
    "{node} is still empty.",
)
def _(c, node, _greek=""):
    return is_here(c, node) and c.entry is None


@says("remark-empty", "How many leaves are evaluated is still open.")
def _(c):
    return c.entry is None


@says(
    "remark-follows",
    "{greek} {entry} at {node} follows from your earlier entries; without that slip it is {right}.",
)
def _(c, greek, entry, node, right):
    return (
        is_here(c, node)
        and told_end(c, entry) == due_end(c, c.r, greek)
        and told_end(c, right) == due_end(c, c.plain, greek)
    )


@says(
    "remark-follows",
    "The move to {entry} at {node} follows from your earlier entries; "
    "without that slip it goes to {right}.",
)
def _(c, entry, node, right):
    there = c.blank.node
    values, best = dict(c.r.seen[there]), c.r.due[there]
    as_good = [called(c.tree, child) for child in values if values[child] == best]
    due = as_good if c.rules.ties is Ties.ANY else [called(c.tree, c.r.moves[there])]
    return is_here(c, node) and entry in due and right == called(c.tree, c.plain.moves[there])


@says(
    "remark-follows",
    "{node}: {entry} follows from your earlier entries; without that slip it is {right}.",
)
def _(c, node, entry, right):
    there = c.blank.node
    return (
        is_here(c, node)
        and _known(c.r, there, *claim(entry))
        and _may_be_right(c, right)
        and entry != right
    )


@says("remark-follows-empty", "Going on to {node} follows from your earlier entries.")
def _(c, node):
    there = c.blank.node
    moment = c.r.before.get(there)
    return is_here(c, node) and moment is not None and not is_cut(c.r, there, moment)


@says("remark-follows-empty", "Your line does not come to {node}, so no move belongs there.")
def _(c, node):
    return is_here(c, node) and c.blank.node not in c.r.line()


@says(
    "remark-follows-empty",
    "With your earlier entries the search never comes to {node}, so nothing belongs there.",
)
def _(c, node):
    return is_here(c, node) and c.blank.node not in c.r.visited


@says(
    "remark-follows-extra",
    "{node} is only visited because of your earlier entries; {greek} {entry} follows from them.",
)
def _(c, node, greek, entry):
    if greek not in ("α", "β"):
        return False
    return is_here(c, node) and not _visited(c) and told_end(c, entry) == due_end(c, c.r, greek)


@says("remark-follows-extra", "The mark at {node} follows from your earlier entries.")
def _(c, node):
    there = c.blank.node
    if not is_here(c, node):
        return False
    if c.blank.ask is Ask.SEEN:
        return there in c.r.visited and not is_cut(c.r, there, c.r.before[there])
    return is_cut(c.r, there, c.r.before[there])


@says(
    "remark-follows-extra",
    "Best play never comes to {node}, but your line does, and from there {entry} is the best move.",
)
def _(c, node, entry):
    there = c.blank.node
    return (
        is_here(c, node)
        and there not in (c.r if c.rules.ties is Ties.ANY else c.plain).best_line()
        and there in c.r.line()
        and entry in [called(c.tree, move) for move in _best_moves(c, there)]
    )


def _best_moves(c, node):
    """The move that the sheet comes to at a node, and where any tie is right those as good."""
    if c.rules.ties is not Ties.ANY:
        return [c.r.moves[node]]
    best, mover = c.r.found[node], c.tree.mover(node)
    return [child for child, value in c.r.seen[node] if own(value, mover) == own(best, mover)]


@says(
    "remark-follows-extra",
    "{node} is only visited because of your earlier entries; {entry} follows from them.",
)
def _(c, node, entry):
    if entry[0] in "αβ":  # the truth above tells
        return False
    return is_here(c, node) and not _visited(c) and _known(c.r, c.blank.node, *claim(entry))


GOING_ON = (
    "By your earlier entries {above} stops before {branch}. Where you go on all the same, "
    "{entry} at {node} follows; without slips it is {right}."
)


@says("remark-follows-going-on", GOING_ON)
def _(c, above, branch, entry, node, right):
    way = (c.blank.node, *c.tree.ancestors(c.blank.node))
    taken = any(
        each in way and is_cut(c.r, each, c.r.before[each]) and each in c.r.visited
        for each in c.on_branch(above, branch)
        if each in c.r.before
    )
    greek, _, end = entry.partition(" ")
    if greek in ("α", "β"):
        due = told_end(c, end) == due_end(c, c.r, greek) if c.blank.node in c.r.came else False
        belongs = told_end(c, right) == due_end(c, c.plain, greek)
    else:
        due, belongs = _known(c.r, c.blank.node, *claim(entry)), _may_be_right(c, right)
    return is_here(c, node) and taken and due and belongs and end != right


@says(
    "remark-follows-leaves",
    "You ticked {ticked} leaves, and counted them; {right} are evaluated.",
    "You ticked {ticked} leaf, and counted it; {right} are evaluated.",
)
def _(c, ticked, right):
    ticks = sum(blank.ask is Ask.SEEN for blank in c.r.given)
    count = 1 if ticked == "one" else number(ticked)
    return count == ticks == c.entry and number(right) == len(c.plain.leaves) != count


@says(
    "remark-follows-count",
    "With your marks the search comes to {count} leaves; {right} are evaluated.",
    "With your marks the search comes to {count} leaf; {right} are evaluated.",
)
def _(c, count, right):
    count = 1 if count == "one" else number(count)
    return count == len(c.r.leaves) == c.entry and number(right) == len(c.plain.leaves) != count


@says(
    "remark-follows-order",
    "The order at {node} costs no more leaves than your orders before it do already.",
)
def _(c, node):
    before = orders_before(c)
    mine = {c.blank.node: tuple(c.tree.children(c.blank.node)[i] for i in c.entry)}
    return (
        is_here(c, node)
        and Fewest(c, {**before, **mine}).leaves() <= Fewest(c, before).leaves()
        and Fewest(c, before).leaves() > Fewest(c, {}).leaves()
    )


@says(
    "remark-repeats",
    "The mark at {node} repeats the slip at {slip}.",
    "Going on to {node} repeats the slip at {slip}.",
    "Leaving out {node} repeats the slip at {slip}.",
)
def _(c, node, slip):
    """The same was done before, at the same parent, where it was as wrong."""
    if not is_here(c, node):
        return False
    if c.blank.ask is Ask.CUT:
        earlier = [
            each for each in c.nodes(slip) if c.tree.parent(each) == c.tree.parent(c.blank.node)
        ]
        mine = c.blank in c.r.given
        return any((Blank(each, Ask.CUT) in c.r.given) is mine for each in earlier)
    return any((Blank(each, Ask.SEEN) in c.r.given) is (c.entry is True) for each in c.nodes(slip))


@says(
    "remark-hidden-slip",
    "If you read the {source} below {parent} as {read}, this and {slip} follow: one slip.",
)
@says(
    "remark-hidden-slip-node",
    "If you had {read} in mind as the value of {source}, this and {slip} follow: one slip.",
)
def _(c, source, read, slip, parent=None):
    """A search with such a number gives this entry and the one at the slip, and not without it."""
    slips = [each for each in c.exercise.blanks if _slip_names(c, each, slip)]
    nodes = [n for n in c.tree if parent is None and called(c.tree, n) == source]
    for above in c.nodes(parent) if parent is not None else ():
        leaves = (n for n in c.tree.children(above) if c.tree.is_leaf(n))
        nodes += [n for n in leaves if c.tree.payoffs[n] == number(source)]
    return any(
        _gives(c, mind) and _gives(replace(c, blank=first, entry=c.r.given.get(first)), mind)
        for first in slips
        for node in nodes
        for mind in ({node: value} for value in _readings(c, node, read))
        if not _gives(c, {})
    )


def _slips(c, slip, head):
    """Whether such a slip leads to what is written, and nothing does without it."""
    if c.rules.frame is None:
        return _is_named(c, slip) and _gives(c, {}, head=head) and _is_new(c)
    return _is_named(c, slip) and leads_to_sheet(c, head=head) and not leads_to_sheet(c)


def _is_named(c, slip):
    """Whether there is a blank that is called so."""
    return any(_slip_names(c, each, slip) for each in c.exercise.blanks)


ONE_SLIP = ", this and {slip} would follow: one slip."


@says("remark-hidden-cut", "If the branch to {branch} were cut" + ONE_SLIP)
@says("remark-hidden-missed", "If the branch to {branch} were not cut" + ONE_SLIP)
def _(c, slip, branch):
    return any(
        _slips(c, slip, {(node, Ask.CUT): cut}) for node in c.nodes(branch) for cut in (True, False)
    )


@says("remark-hidden-stop", "If {parent} stopped before {branch}" + ONE_SLIP)
@says("remark-hidden-go-on", "If {parent} went on to {branch} and to all after it" + ONE_SLIP)
def _(c, slip, parent, branch):
    found = []
    for node in c.on_branch(parent, branch):
        beside = c.plain.children(c.tree.parent(node))
        after = beside[beside.index(node) :]
        found += [{(each, Ask.CUT): cut for each in after} for cut in (True, False)]
    return any(_slips(c, slip, head) for head in found)


@says("remark-hidden-window", "If {node} began with {bound} = {value}" + ONE_SLIP)
def _(c, slip, node, bound, value):
    ask = Ask.ALPHA if bound == "α" else Ask.BETA
    return any(_slips(c, slip, {(each, ask): number(value)}) for each in c.nodes(node))


@says("remark-hidden-after", "If {parent} stopped after {child}" + ONE_SLIP)
def _(c, slip, parent, child):
    return _is_named(c, slip) and any(
        _gives(c, {}, stopped=(node,)) and _is_new(c)
        for node in c.nodes(child)
        if node and called(c.tree, c.tree.parent(node)) == parent
    )


def _is_new(c):
    """Whether an entry does not follow without what somebody has in mind: another one does, or,
    where a cut is due further up, none."""
    cuts = {each for each in c.r.before if is_cut(c.r, each, c.r.before[each])}
    past = not cuts.isdisjoint((c.blank.node, *c.tree.ancestors(c.blank.node)))
    return (past and c.blank.ask in (Ask.ALPHA, Ask.BETA)) or not _gives(c, {})


@says("remark-one-slip", "This and {slip} are counted as one slip.")
def _(c, slip):
    return c.verdict is Verdict.FOLLOWS and any(
        _slip_names(c, each, slip) and each != c.blank for each in c.exercise.blanks
    )


@says("hidden-larger", "a larger number")
@says("hidden-smaller", "a smaller number")
@says("hidden-slip-at", "{slip}")
def _(c, slip=None):
    return True


def _slip_names(c, blank, slip) -> bool:
    """Whether a slip is called by this blank, and by what stands there."""
    node, written = called(c.tree, blank.node), blank in c.r.given
    if not written:
        marks = {Ask.CUT: f"the cut missing at {node}"}
        marks[Ask.SEEN] = f"the mark missing at the leaf {node}"
        return slip == marks.get(blank.ask, f"{node} left empty")
    names = {Ask.CUT: "the cut", Ask.SEEN: "the mark at the leaf", Ask.BEST: "the move"}
    names |= {Ask.ORDER: "the order", Ask.LEAVES: "the number of leaves", Ask.VALUE: "the value"}
    what = names.get(blank.ask, blank.ask.row.label or "the value")
    joined = {Ask.SEEN: f"{what} {node}", Ask.LEAVES: what, Ask.VALUE: f"{what} of {node}"}
    joined[Ask.BOUND] = f"the value of {node}"
    return slip == joined.get(blank.ask, f"{what} at {node}")


def _readings(c, node, read) -> list:
    """The number that is told, or all on one side of the true one that could make a difference."""
    if read not in ("a larger number", "a smaller number"):
        return [number(read)]
    limits = c.rules.range or (-INFINITY, INFINITY)
    numbers = {*c.tree.payoffs, *c.r.value.values(), *c.rules.window, *limits} - {None}
    finite = sorted(n for n in numbers if abs(n) != INFINITY)
    near = {n + step for n in finite for step in (-1, 0, 1)}
    near |= {Fraction(a + b, 2) for a, b in pairwise(finite)}
    true = c.r.value.get(node, c.tree.payoffs[node])
    low, high = limits
    larger = read == "a larger number"
    return [n for n in sorted(near) if low <= n <= high and (n > true if larger else n < true)]


def _is_as_short(c, minds):
    """Whether this order evaluates no more leaves than those before it, on the tree in the mind."""
    payoffs = [minds.get(node, c.tree.payoffs[node]) for node in c.tree]
    exercise = c.exercise._replace(tree=c.tree.with_payoffs(payoffs))
    mind = replace(c, exercise=exercise, plain=Replay(exercise))
    before = orders_before(c)
    children = c.tree.children(c.blank.node)
    own = {c.blank.node: tuple(children[index] for index in c.entry)}
    return Fewest(mind, before | own).leaves() == Fewest(mind, before).leaves()


def _leads_there(c, replay):
    """Whether a search comes to a branch or a leaf, and stops there or not, as is marked."""
    way = (c.blank.node, *c.tree.ancestors(c.blank.node))
    now, before = (
        {each for each in way if each in r.before and is_cut(r, each, r.before[each])}
        for r in (replay, c.r)
    )
    if c.blank.ask is Ask.SEEN:
        return now < before if c.entry is True else bool(now - before)
    above = {*way[1:]}
    return not (now - before) & above and (c.blank.node in now) is (c.entry is True)


def _gives(c, minds, head=None, stopped=()):
    """Whether a search gives this entry that goes by the sheet and by what somebody has in mind."""
    if c.blank.ask is Ask.ORDER:
        return _is_as_short(c, minds)
    if c.rules.frame is not None:
        return leads_to_sheet(c, minds=minds)
    sheet = (c.r.given, c.r.said_no, c.r.late, minds, c.r.reading, c.r.leaves_out)
    replay, node = Replay(c.exercise, *sheet, head, stopped), c.blank.node
    if c.blank.ask in (Ask.ALPHAS, Ask.BETAS):
        greek = c.blank.ask.row.label
        return node in replay.entered and same_entry(c.entry, Chain(due_end(c, replay, greek)))
    if c.blank.ask in (Ask.CUT, Ask.SEEN):
        return _leads_there(c, replay)
    if c.blank.ask in (Ask.ALPHA, Ask.BETA):
        way = (node, *c.tree.ancestors(node))
        missed = any(
            is_cut(replay, each, replay.before[each]) and not is_cut(c.r, each, c.r.before[each])
            for each in way[:-1]
        )
        windows = replay.left if replay.leaving else replay.came
        return not missed and same_entry(c.entry, windows[node][c.blank.ask is Ask.BETA])
    if c.blank.ask is Ask.BEST and c.exercise.rules.ties is Ties.ANY:
        values = dict(replay.seen.get(node, ()))
        return values.get(c.tree.children(node)[c.entry], "unseen") == replay.due.get(node)
    if c.blank.ask is Ask.BEST:
        chosen = replay.moves.get(node)
        return chosen is not None and c.tree.children(node).index(chosen) == c.entry
    if isinstance(c.entry, Claim) and node in replay.spans:
        known = replay.knows(node, c.entry.relation.value, c.entry.value)
        return known and replay.due[node] == c.entry.value
    return same_entry(c.entry, replay.due.get(node))


@says(
    "remark-left-out",
    "With your entries the branch to {branch} is not taken, so nothing belongs at {node}.",
)
def _(c, branch, node):
    way = (c.blank.node, *c.tree.ancestors(c.blank.node))
    return is_here(c, node) and any(each in c.r.skipped and each in way for each in c.nodes(branch))


@says(
    "remark-below-missed",
    "{node} lies below {branch}, where the cut belongs; it needs no mark of its own.",
)
def _(c, node, branch):
    above = list(c.tree.ancestors(c.blank.node))
    return is_here(c, node) and any(
        each in c.plain.skipped and each in above for each in c.nodes(branch)
    )


@says(
    "remark-below-cut",
    "{node} lies below a branch that is cut already; it needs no mark of its own.",
)
@says(
    "remark-lost-mark",
    "{node} is never visited, but it lies below a branch that you cut: a mark there says nothing.",
)
@says(
    "remark-below-own-cut", "{node} lies below a branch that you cut: nothing belongs there then."
)
def _(c, node):
    above = (c.blank.node, *c.tree.ancestors(c.blank.node))
    return is_here(c, node) and any(each in c.r.skipped for each in above)


@says(
    "praise-going-on",
    "Rightly gone on to {node}: {value} is close to {greek} = {bound}, but {value} {sign} {bound}.",
)
def _(c, node, value, greek, bound, sign):
    moment = c.r.before[c.blank.node]
    return (
        is_here(c, node)
        and number(value) == moment.value
        and number(bound) == (moment.alpha, moment.beta)[side(greek)]
        and SIGNS[sign](number(value), number(bound))
        and c.entry is None
        and not is_cut(c.r, c.blank.node, moment)
    )


@says(
    "praise-going-on-equal",
    "Rightly gone on to {node}: {value} equals {greek}, and equality does not cut here.",
)
def _(c, node, value, greek):
    moment = c.r.before[c.blank.node]
    return (
        is_here(c, node)
        and number(value) == moment.value == (moment.alpha, moment.beta)[side(greek)]
        and c.entry is None
        and not c.rules.cut_on_equal
        and not is_cut(c.r, c.blank.node, moment)
    )


@says(
    "praise-deep",
    "{node} is never visited, by a deep cut: {value} {sign} {bound}, "
    "the bound that {holder} holds.",
)
def _(c, node, value, sign, bound, holder):
    there = c.blank.node
    moment, parent = c.r.before[there], c.tree.parent(there)
    is_max = c.tree.mover(parent) is Mover.MAX
    held = moment.beta if is_max else moment.alpha
    return (
        is_here(c, node)
        and is_cut(c.r, there, moment)
        and number(value) == moment.value
        and number(bound) == held
        and SIGNS[sign](number(value), held)
        and holder != called(c.tree, c.tree.parent(parent))
        and holds(c, c.r, parent, holder, held, Mover.MIN if is_max else Mover.MAX)
    )


@says("praise-equal", "{node} is never visited: {value} equals the bound, and equality cuts.")
def _(c, node, value):
    moment = c.r.before[c.blank.node]
    is_max = c.tree.mover(c.tree.parent(c.blank.node)) is Mover.MAX
    bound = moment.beta if is_max else moment.alpha
    return is_here(c, node) and number(value) == moment.value == bound and c.rules.cut_on_equal

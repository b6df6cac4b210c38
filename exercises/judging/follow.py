"""Leads the search by a student's entries, and judges every one of them."""

from __future__ import annotations

from collections.abc import Set
from fractions import Fraction

from exercises.asks import Ask, Topic
from exercises.asks.entry import Claim, in_order_of
from exercises.asks.same_entry import same
from exercises.exercise import Blank, Exercise
from exercises.items import Item, Placed
from exercises.judging.follow_through import FollowThrough
from exercises.judging.followed_chain import OF_CHAINS, Reading
from exercises.judging.head_slips import HeadSlip, Misread
from exercises.judging.own_states import own_tree
from exercises.kinds import items_of
from exercises.solution import Answers, read_off, run
from search.methods import METHODS
from search.methods.ordering import least_leaves
from search.tree import GameTree, NodeId


def follow_through(
    exercise: Exercise, given: Answers, right: Answers, explicit_no: Set[Blank] = frozenset()
) -> FollowThrough:
    """Where the student left the way, whatever the kind of question.

    Who misses a cut goes on with a window that no course defines: moved by the child that should
    have cut, or not. Both are followed, and the kinder one counts. So it is with a chain that has
    another bound than the one that is due, and with empty branches, which may have been left out.
    """
    followed = _followed(FollowThrough(exercise, given, right, explicit_no))
    missed = followed.led_on or any(not stopped for _, stopped in followed.strayed)
    if missed and len(followed.wrong) > 1 and not exercise.rules.update_on_cut:
        moved = exercise.under(exercise.rules._replace(update_on_cut=True))
        other = _followed(FollowThrough(moved, given, right, explicit_no, reading=Reading.MOVED))
        if len(other.wrong) < len(followed.wrong):
            return other
    readings = (Reading.NOT_VISITED,) if METHODS[exercise.method].windowed else ()
    for reading in (*readings, *(OF_CHAINS if followed.chained else ())):
        if len(followed.wrong) > 1:
            other = _followed(FollowThrough(exercise, given, right, explicit_no, reading=reading))
            followed = min(followed, other, key=lambda each: len(each.wrong))
    return followed


def reference_run(exercise: Exercise, right: Answers) -> FollowThrough:
    """The search without anybody's entries."""
    return _followed(FollowThrough(exercise, {}, right, set()))


def accept_true_claims(followed: FollowThrough) -> None:
    """After a slip, too, what is true of a node and says as much as the search does is right."""
    claims = {
        blank: entry
        for blank, entry in followed.given.items()
        if isinstance(entry, Claim) and not (blank.item or blank in followed.accepted)
    }
    plain = reference_run(followed.exercise, followed.right) if claims else followed
    for blank, claim in claims.items():
        due = plain.due.get(blank)
        value = due.value if isinstance(due, Claim) else due
        if isinstance(value, int | Fraction) and plain.is_as_good(blank, claim, value):
            followed.wrong.discard(blank)
            followed.accepted.add(blank)


def follow(followed: FollowThrough, slip: HeadSlip) -> FollowThrough:
    """The same entries once more, with this slip in the student's head."""
    given, right, explicit_no = followed.given, followed.right, followed.explicit_no
    exercise, reading = followed.exercise, followed.reading
    return _followed(FollowThrough(exercise, given, right, explicit_no, slip, reading))


def _followed(followed: FollowThrough) -> FollowThrough:
    """Lead the search by the entries, and judge every one of them."""
    exercise = followed.exercise
    topics = {ask.row.topic for ask in followed.asks}
    if Topic.ORDER in topics:
        _orders(followed)
    elif all(ask.row.read_off is None for ask in followed.asks):
        for blank in exercise.blanks:
            if not blank.item and blank.ask.row.play is None:
                followed.written(blank, followed.right.get(blank))
    else:
        tree = own_tree(exercise, followed.own_states) if followed.own_states else exercise.tree
        trace = run(exercise._replace(tree=tree), followed)
        if followed.framed is not None:
            _off_path(followed, followed.framed)
        if Topic.COUNT in topics:
            _counts(followed, read_off(exercise, trace))
        if Topic.MOVE in topics:
            _line(followed)
        _extras(followed)
    _items(followed)
    return followed


def _items(followed: FollowThrough) -> None:
    """Each question beside the tree follows from the student's entries at the ones before it."""
    ticked = any(blank.item and blank.ask.row.mark for blank in followed.given)
    astray: set[str] = set()  # the items where a student has something else than is right
    sheet = {blank.item: entry for blank, entry in followed.given.items()}
    for name, item in items_of(followed.exercise).items():
        if item.placed is not None:
            _placed(followed, item, item.placed(followed.beside, sheet), ticked)
            if not item.same(followed.beside.get(name), followed.right.get(item.blank)):
                astray.add(name)
            continue
        blank, due = item.blank, item.answer(followed.beside)
        entry, right = followed.given.get(blank), followed.right.get(blank)
        followed.due[blank] = due
        said_no = item.ask.row.mark and (ticked or blank in followed.explicit_no)
        missed = entry is None and said_no and due is not None
        if entry is None:
            if missed and right is not None:
                followed.wrong.add(blank)
        elif item.same(entry, right) or (item.same(entry, due) and astray.isdisjoint(item.inputs)):
            followed.accepted.add(blank)
        elif not item.same(entry, due) and (item.ask.row.mark or due is not None or item.empty):
            followed.wrong.add(blank)
        stands = False if missed else due if entry is None else entry
        if stands is not None:
            followed.beside[name] = stands
        if blank not in followed.accepted and not item.same(stands, right):
            astray.add(name)


def _placed(followed: FollowThrough, item: Item, found: Placed, ticked: bool) -> None:
    """An entry that may stand in one of several places: right if it is one of those due there."""
    blank = item.blank
    entry, right = followed.given.get(blank), followed.right.get(blank)
    said_no = item.ask.row.mark and (ticked or blank in followed.explicit_no)
    if entry is None and said_no:
        followed.due[blank] = found.due
        if found.due is not None and right is not None:
            followed.wrong.add(blank)
        return
    followed.due[blank] = right if entry is None and found.missing else found.due
    stands = entry if entry is not None or not found.stands else found.due
    if stands is not None:
        followed.beside[item.name] = stands
    as_due = item.same(entry, right) or item.same(entry, found.due)
    if entry is not None and found.known and not as_due:
        followed.wrong.add(blank)
    elif entry is not None and item.ask.row.mark and not found.known:
        followed.accepted.add(blank)  # where it says nothing


def _off_path(followed: FollowThrough, path: tuple[NodeId, ...]) -> None:
    """What is written beside the path of a frame: along one other path it is one slip."""
    blamed: list[NodeId] = []
    for blank in followed.given:
        above = (blank.node, *followed.tree.ancestors(blank.node))
        along = any(node in above or blank.node in followed.tree.ancestors(node) for node in blamed)
        if blank.node not in path and not along:
            blamed.append(blank.node)
            followed.wrong.add(blank)


def _counts(followed: FollowThrough, found: Answers) -> None:
    """Who ticks leaves counts their own ticks."""
    for blank in followed.exercise.blanks:
        if blank.ask.row.topic is Topic.COUNT:
            ticks = followed.ticks if blank.ask.row.counts_ticks else 0
            followed.written(blank, ticks or found.get(blank))


def _orders(followed: FollowThrough) -> None:
    """Each order must leave the least number of leaves as low as the ones before it did."""
    exercise, tree = followed.exercise, followed.tree
    if isinstance(followed.in_head, Misread):
        payoffs = [*tree.payoffs]
        payoffs[followed.in_head.node] = followed.in_head.value
        tree = tree.with_payoffs(payoffs)
    fixed: dict[NodeId, tuple[NodeId, ...]] = {}
    least = reached = least_leaves(tree, exercise.rules)
    for blank in exercise.blanks:
        order = followed.given.get(blank)
        followed.due[blank] = followed.right.get(blank)
        if order is None:
            continue
        fixed[blank.node] = in_order_of(order, tree.children(blank.node))
        now = least_leaves(tree, exercise.rules, fixed)
        if now > reached:
            followed.wrong.add(blank)
        else:
            followed.due[blank] = order
            if reached == least:
                followed.accepted.add(blank)
        reached = now


def _line(followed: FollowThrough) -> None:
    """The best moves along the student's own line; off it, nothing is asked."""
    tree, node, asked = followed.tree, GameTree.ROOT, followed.asks[Ask.BEST]
    while node in followed.moves:
        children = tree.children(node)
        move, blank = followed.moves[node], asked.get(node)
        entry = followed.written(blank, children.index(move))
        node = children[entry if isinstance(entry, int) else children.index(move)]
    for blank in followed.given:
        if blank.ask is Ask.BEST and blank not in followed.due:
            followed.written(blank, None)


def _extras(followed: FollowThrough) -> None:
    """What is written below a branch that the student cut: marks do no harm, values do."""
    tree, blamed = followed.tree, set[NodeId]()
    for blank in followed.exercise.blanks:
        settled = blank in followed.due or blank.ask is Ask.CUT or blank.item
        if blank not in followed.given or settled:
            continue
        above = next(
            (node for node in (blank.node, *tree.ancestors(blank.node)) if node in followed.cut),
            None,
        )
        if (
            above is not None
            and above not in blamed
            and not same(followed.given[blank], followed.right.get(blank))
        ):
            blamed.add(above)
            followed.wrong.add(blank)

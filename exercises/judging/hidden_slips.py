"""Slips in the head: a number misread, a window mistaken may lie behind several wrong entries."""

from __future__ import annotations

from collections.abc import Iterator, Set
from fractions import Fraction
from functools import cache
from itertools import islice, pairwise, product, starmap, takewhile

from exercises.asks import OF_WINDOWS, Ask, Topic
from exercises.asks.entry import Chain, Claim
from exercises.asks.same_entry import same
from exercises.exercise import Blank
from exercises.judging.follow import follow
from exercises.judging.follow_through import FollowThrough
from exercises.judging.frame_slips import FrameSearch, frame_slips
from exercises.judging.head_slips import Frame, HeadSlip, HiddenSlip, Misread
from exercises.judging.windows_in_mind import windows_in_mind
from search.numbers import INFINITY, as_int
from search.rules import Range
from search.tree import GameTree, Mover, NodeId, Payoff, Score

MOST_TRIES = 120
"""How many slips are tried for one sheet: a check is to stay quick."""


def share_slips(followed: FollowThrough) -> None:
    """Of wrong entries that one slip in the student's head explains, only the first is wrong.

    A sheet with more wrong than right may be guessed: there one slip must explain all of them.
    A line of moves says too little for that.
    """
    if followed.own_states or not followed.given:
        return  # of a game, all that counts is written down
    if followed.framed is not None:
        _share_frame(followed)
        return
    every = frozenset(blank for blank in followed.wrong if not blank.item)
    right = sum(same(entry, followed.right.get(blank)) for blank, entry in followed.given.items())
    guessed = right + 2 < len(every) and Ask.BEST not in {blank.ask for blank in every}
    wrong = [blank for blank in followed.judged_in_order() if blank in every]
    tries = iter(range(MOST_TRIES))
    with_slip = cache(lambda slip: follow(followed, slip))
    place = 0
    while place + 1 < len(wrong):
        blamed = wrong[place]
        best, explained = None, {blamed}
        for slip, _ in zip(_head_slips(followed, blamed, wrong), tries, strict=False):
            other = with_slip(slip)
            missed = other.gone_on - followed.gone_on
            found = {
                blank
                for blank in wrong[place:]
                if blank not in other.wrong and not _starts_past(followed, missed, blank)
            }
            no_other_slip = other.wrong <= every and other.strayed.keys() <= followed.strayed.keys()
            if blamed in found and no_other_slip and len(found) > len(explained):
                best, explained = HiddenSlip(blamed, slip), found
                if len(found) == len(wrong) - place:
                    break
        if guessed and len(explained) < len(wrong):
            return
        if best is not None:
            followed.hidden_slips |= dict.fromkeys(explained - {blamed}, best)
            followed.wrong -= explained - {blamed}
            wrong = [blank for blank in wrong if blank in followed.wrong]
        place += 1


def _share_frame(followed: FollowThrough) -> None:
    """Look for one slip in the head that leads to the frame as it is written: path and ends.

    Where nothing is wrong but one end on the right path, none is looked for.
    """
    given, path = followed.given, {blank.node for blank in followed.given}
    if any(blank.topic is not Topic.WINDOW for blank in given):
        return
    last = max(path, key=followed.tree.depth)
    one_path = path <= {last, *followed.tree.ancestors(last)}
    astray = len(followed.wrong) > 1 or not path.issubset(followed.framed or ())
    if not one_path or not astray:
        return
    ends = {entry for entry in given.values() if isinstance(entry, int | Fraction)}
    for slip in frame_slips(followed.exercise, sorted(ends)):
        search = FrameSearch(followed.exercise, slip)
        if search.writes(given):
            _lead_to(followed, search.frame, slip)
            return


def _lead_to(followed: FollowThrough, frame: Frame, slip: HeadSlip) -> None:
    """A slip in the head is wrong where it shows first; the rest follows, and gaps elsewhere."""
    given, right = followed.given, followed.right
    shown = [blank for blank in followed.judged_in_order() if blank in given]
    first, *others = (blank for blank in shown if given[blank] != right.get(blank))
    nowhere = [blank for blank in followed.due if blank.node not in frame]
    followed.own_frame, followed.wrong = frame, {first}
    followed.hidden_slips = dict.fromkeys([*others, *nowhere], HiddenSlip(first, slip))


def _starts_past(followed: FollowThrough, missed: Set[NodeId], blank: Blank) -> bool:
    """Whether a window starts in a branch that would be cut then: nothing follows there."""
    way = (blank.node, *followed.tree.ancestors(blank.node))
    return blank.topic is Topic.WINDOW and not missed.isdisjoint(way)


def _head_slips(followed: FollowThrough, blamed: Blank, wrong: list[Blank]) -> Iterator[HeadSlip]:
    """What may have gone wrong before the first of these entries, the likeliest first."""
    yield from windows_in_mind(followed, blamed, wrong)
    yield from starmap(Misread, _values(followed, blamed, wrong))


def _values(
    followed: FollowThrough, blamed: Blank, wrong: list[Blank]
) -> Iterator[tuple[NodeId, Payoff]]:
    """What nodes may have been taken to be worth.

    Where the range of utilities is known, nobody reads a number beyond it.
    """
    if followed.tree.players is not None:
        yield from _misread_vectors(followed, blamed, wrong)
        return
    if blamed.ask.row.topic in (Topic.MOVE, Topic.ORDER):
        yield from _misread_leaves(followed)
        return
    nodes = list(_before(followed, blamed))
    known = followed.exercise.rules.range
    low, high = known or (-INFINITY, INFINITY)
    written = set(_written(followed, wrong))
    compared = _thresholds(followed, blamed) if known is None else _within(followed, known)
    others = set(compared) - written
    for values in (written, others):
        for node in nodes:
            for value in sorted(values):
                if low <= value <= high:
                    yield node, value


def _misread_leaves(followed: FollowThrough) -> Iterator[tuple[NodeId, Payoff]]:
    """Any leaf, read as a number beyond all others; the one where the line ends, as any number."""
    tree, payoffs, end = followed.tree, _numbers(followed), GameTree.ROOT
    low, high = followed.exercise.rules.range or (payoffs[0] - 1, payoffs[-1] + 1)
    for leaf in tree.leaves:
        yield leaf, low
        yield leaf, high
    while isinstance(move := followed.given.get(Blank(end, Ask.BEST)), int):
        end = tree.children(end)[move]
    if tree.is_leaf(end):
        yield from ((end, as_int(Fraction(low + high, 2))) for low, high in pairwise(payoffs))


def _misread_vectors(
    followed: FollowThrough, blamed: Blank, wrong: list[Blank]
) -> Iterator[tuple[NodeId, Payoff]]:
    """The leaves nearest to an entry, each read as a vector that is written in a wrong one."""
    tree = followed.tree
    written = (followed.given.get(blank) for blank in wrong if blank.topic is Topic.VALUE)
    vectors = sorted({entry for entry in written if isinstance(entry, tuple)})
    for node in (blamed.node, *tree.ancestors(blamed.node))[:2]:
        leaves = (NodeId(below) for below in tree.within(node) if tree.is_leaf(NodeId(below)))
        yield from product(leaves, vectors)


def _numbers(followed: FollowThrough) -> list[Score]:
    return sorted(each for each in followed.tree.payoffs if isinstance(each, int | Fraction))


def _before(followed: FollowThrough, blamed: Blank) -> Iterator[NodeId]:
    """The nodes before an entry whose values nobody asks for, nearest first."""
    tree, node = followed.tree, blamed.node
    if blamed.ask.row.topic is not Topic.VISIT:
        yield from _hidden(followed, [*followed.seen.get(node, ())])
    for child, parent in pairwise((node, *tree.ancestors(node))):
        earlier = takewhile(lambda each, child=child: each != child, followed.seen.get(parent, ()))  # type: ignore[misc]
        yield from _hidden(followed, [*earlier])


def _hidden(followed: FollowThrough, nodes: list[NodeId]) -> Iterator[NodeId]:
    return (node for node in reversed(nodes) if node not in followed.values)


def _written(followed: FollowThrough, wrong: list[Blank]) -> Iterator[Score]:
    """The numbers that stand in the wrong entries, and beside the first of them."""
    for blank, entry in followed.given.items():
        if blank in wrong or blank.node == wrong[0].node:
            number = entry.value if isinstance(entry, Claim) else entry
            in_blank = blank.ask.row.topic in {Topic.VALUE} | OF_WINDOWS
            for each in number.bounds if isinstance(number, Chain) else (number,):
                if in_blank and isinstance(each, int | Fraction):
                    yield each


def _within(followed: FollowThrough, known: Range) -> Iterator[Score]:
    """All that a value may be compared with where the range is known, and what lies between.

    At chance nodes these are the sums with the rest at an end of the range.
    """
    tree, compared = followed.tree, {*known}
    for node, seen in followed.seen.items():
        if tree.mover(node) is not Mover.CHANCE:
            compared |= {*seen.values()}  # type: ignore[arg-type]
            continue
        odds = dict(zip(tree.children(node), tree.shape.odds[node], strict=True))
        total, rest = Fraction(0), Fraction(1)
        for child, value in seen.items():
            total, rest = total + odds[child] * value, rest - odds[child]  # type: ignore[operator]
            compared |= {total + rest * end for end in known}
    yield from map(as_int, compared)
    yield from (as_int(Fraction(low + high, 2)) for low, high in pairwise(sorted(compared)))


def _thresholds(followed: FollowThrough, blamed: Blank) -> Iterator[Score]:
    """Numbers on either side of all that a value is compared with on the way to an entry."""
    payoffs = _numbers(followed)
    yield from (payoffs[0] - 1, payoffs[-1] + 1)
    for node in islice((blamed.node, *followed.tree.ancestors(blamed.node)), 2):
        state = followed.before.get(node)
        for number in () if state is None else (state.value, *state.window):
            if isinstance(number, int | Fraction):
                yield from (number - 1, number, number + 1)

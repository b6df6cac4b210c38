"""Second hints about a branch: when a node stops, and how it stands."""

from __future__ import annotations

from replay import INFINITY

from exercises.asks import Ask
from exercises.exercise import Blank
from search.tree import Mover
from truths.core import number, own, says
from truths.facts import is_cut, on_the_way


def _sign(c, sign, mover):
    low = mover is Mover.MIN
    return sign == (("≤" if low else "≥") if c.rules.cut_on_equal else ("<" if low else ">"))


def _ends_cut(c):
    return c.rules.range is not None and c.rules.cut_on_equal


@says("hint-rule-cut-max", "A MAX node stops as soon as its value v is {sign} β. {standing}")
def _(c, sign, standing):
    return _sign(c, sign, Mover.MAX) and not _ends_cut(c)


@says("hint-rule-cut-min", "A MIN node stops as soon as its value v is {sign} α. {standing}")
def _(c, sign, standing):
    return _sign(c, sign, Mover.MIN) and not _ends_cut(c)


@says(
    "hint-rule-cut-max-range",
    "A MAX node stops as soon as its value v is {sign} β, or {end}, the greatest there can be. "
    "{standing}",
)
def _(c, sign, end, standing):
    return _sign(c, sign, Mover.MAX) and number(end) == c.rules.range.high and _ends_cut(c)


@says(
    "hint-rule-cut-min-range",
    "A MIN node stops as soon as its value v is {sign} α, or {end}, the smallest there can be. "
    "{standing}",
)
def _(c, sign, end, standing):
    return _sign(c, sign, Mover.MIN) and number(end) == c.rules.range.low and _ends_cut(c)


@says(
    "hint-rule-cut-chance",
    "A chance node stops as soon as the rest, at its best or worst, can't bring it back into its "
    "window. {standing}",
)
@says("hint-rule-cut-player", "{rule} {standing}")
def _(c, standing, rule=None):
    return True


@says("hint-rule-root", "The search always comes to the root.")
def _(c):
    return c.blank.node == 0


def _decides(c, node: str, parent: str) -> list:
    """The branches of these names that decide whether a search comes to the blank's node.

    It is that search or one led by the sheet: the sheet may make another branch decide.
    """
    return [
        each
        for each in c.on_branch(parent, node)
        if each in on_the_way(c, node)
        and each in c.r.before
        and any(_decides_in(c, r, each) for r in (c.r, *c.extra.get("led", ())))
    ]


def _decides_in(c, r, branch) -> bool:
    way = (c.blank.node, *c.tree.ancestors(c.blank.node))
    below = [n for n in way if c.tree.depth(n) > c.tree.depth(branch)]
    on_branch = Blank(branch, Ask.CUT) in r.given
    on_branch = on_branch or (c.blank.ask is Ask.CUT and branch == c.blank.node)
    skipped = branch in r.skipped or (branch in r.before and is_cut(r, branch, r.before[branch]))
    open_below = all(n in r.before and r.before[n].value is None for n in below)
    return skipped or on_branch or open_below


def _stands(c, node, parent, check) -> bool:
    return any(check(each, c.r.before[each]) for each in _decides(c, node, parent))


@says("hint-standing-max", "Before {node}, {parent} has {value}, and β is {bound}.")
@says("hint-standing-min", "Before {node}, {parent} has {value}, and α is {bound}.")
def _(c, node, parent, value, bound):
    def so(each, moment):
        mover = c.tree.mover(c.tree.parent(each))
        far = moment.beta if mover is Mover.MAX else moment.alpha
        return (moment.value, far) == (number(value), number(bound))

    return _stands(c, node, parent, so)


@says(
    "hint-standing-chance",
    "Before {node}, {parent} has {total}; "
    "the rest counts {rest} and lies between {low} and {high}. "
    "The window of {parent} is ({alpha}, {beta}).",
)
def _(c, node, parent, total, rest, low, high, alpha, beta):
    def so(each, moment):
        chance = c.tree.parent(each)
        odds = dict(zip(c.tree.children(chance), c.tree.shape.odds[chance], strict=True))
        return (
            number(total) == sum(odds[child] * value for child, value in moment.seen)
            and number(rest) == 1 - sum(odds[child] for child, _ in moment.seen)
            and (number(low), number(high)) == tuple(c.rules.range)
            and (number(alpha), number(beta)) == (moment.alpha, moment.beta)
        )

    return _stands(c, node, parent, so)


@says("hint-standing-chance-open", "Before {node}, no bound holds at {parent}.")
def _(c, node, parent):
    return _stands(c, node, parent, lambda each, moment: not is_cut(c.r, each, moment))


@says(
    "hint-standing-player",
    "Before {node}, {parent} has {value} for {player}: "
    "that leaves at most {left} for {rival}, who already has {held}.",
)
def _(c, node, parent, value, player, left, rival, held):
    def so(each, moment):
        above = c.tree.parent(each)
        grand, mover = c.tree.parent(above), c.tree.mover(above)
        return (
            own(moment.value, mover) == number(value)
            and mover.value == player
            and c.tree.mover(grand).value == rival
            and number(left) == c.rules.max_sum - number(value)
            and own(c.r.before[above].value, c.tree.mover(grand)) == number(held)
        )

    return _stands(c, node, parent, so)


def _unbounded(c, node, parent, value, player, check):
    """A node of this player with this value, no bound, and above it what the check asks for."""

    def so(each, moment):
        here = c.tree.parent(each)
        mover, above = c.tree.mover(here), c.tree.parent(here)
        has = mover is Mover(player) and own(moment.value, mover) == number(value)
        return has and moment.beta == INFINITY and check(here, mover, above)

    return _stands(c, node, parent, so)


PLAYER_HAS = "Before {node}, {parent} has {value} for {player}"


@says("hint-standing-player-open", PLAYER_HAS + ", and the player above has nothing yet.")
def _(c, node, parent, value, player):
    def nothing(here, mover, above):
        rival = above is not None and c.tree.mover(above) not in (mover, Mover.CHANCE)
        return rival and c.r.before[here].value is None

    return _unbounded(c, node, parent, value, player, nothing)


@says(
    "hint-standing-player-root",
    PLAYER_HAS + ". {parent} is the root: nobody above it can stop it.",
)
def _(c, node, parent, value, player):
    def root(here, mover, above):
        return here == 0 and above is None and mover is Mover(player)

    return _unbounded(c, node, parent, value, player, root)


@says("hint-standing-player-again", PLAYER_HAS + ", who moves at {above} above it, too.")
def _(c, node, parent, value, player, above):
    def again(_, mover, grand):
        return grand in c.nodes(above) and c.tree.mover(grand) is mover

    return _unbounded(c, node, parent, value, player, again)


@says(
    "hint-standing-player-chance",
    PLAYER_HAS + ". Nobody moves at {above} above it, so nobody there can stop it.",
)
def _(c, node, parent, value, player, above):
    def thrown(_, mover, grand):
        return grand in c.nodes(above) and c.tree.mover(grand) is Mover.CHANCE

    return _unbounded(c, node, parent, value, player, thrown)


@says("hint-nothing-seen", "Before {node}, {parent} has seen nothing yet.")
def _(c, node, parent):
    """It never does where the search doesn't come there."""
    branches = [each for each in c.on_branch(parent, node) if each in on_the_way(c, node)]
    never = any(each not in c.r.before for each in branches)
    return never or _stands(c, node, parent, lambda _, moment: not moment.seen)

"""Entries that are right in another course, or by another way to set marks."""

from __future__ import annotations

from plain_items import wrong as wrong_beside
from plain_keys import wrong

from exercises.exercise import Verdict
from exercises.exercise_files.exercise_table import exercise_table, key_table
from search.rules import Depth, Fail, FinalMove, Order, Ties, Ucb, WindowAsked, Wins
from truths.core import says
from truths.facts import minimax, same_entry

BOUNDS = "a node that stops early is written with a bound, such as ≥ 6"
OTHERWISE = {
    "equality does not cut": {"cut_on_equal": False},
    "equality cuts": {"cut_on_equal": True},
    "only the parent's bound is passed down": {"deep": False},
    "bounds are passed down from every ancestor": {"deep": True},
    "a node that stops early is written with the value that it has found": {"fail": Fail.SOFT},
    "a node that stops early is written with the bound that stopped it": {"fail": Fail.HARD},
    BOUNDS: {"fail": Fail.BOUND},
    "the child that cuts leaves the window as it was": {"update_on_cut": False},
    "the child that cuts still moves the window": {"update_on_cut": True},
    "windows are written as they are when a node is left": {"asked": WindowAsked.LEAVING},
    "windows are written as they are when a node is entered": {"asked": WindowAsked.ENTRY},
    "children are visited from right to left": {"order": Order.RIGHT_TO_LEFT},
    "children are visited from left to right": {"order": Order.LEFT_TO_RIGHT},
    "a tie goes to the first child": {"ties": Ties.FIRST},
    "a tie goes to the last child": {"ties": Ties.LAST},
    "the depth counts single moves": {"depth_unit": Depth.PLIES},
    "the depth counts rounds, one move of each player": {"depth_unit": Depth.ROUNDS},
    "the static value of an unquiet node counts no more once it is searched on": {
        "stand_pat": False
    },
    "whoever moves at an unquiet node may stand pat and keep its static value": {"stand_pat": True},
    "2 ln N / n stands below the root of UCB1": {"ucb": Ucb.DOUBLE},
    "ln N / n stands below the root of UCB1": {"ucb": Ucb.PLAIN},
    "a node counts the wins of the player who moved into it": {"wins": Wins.MOVER},
    "every node counts the wins of the root's player": {"wins": Wins.ROOT},
    "the move with the most visits is played": {"final_move": FinalMove.VISITS},
    "the move with the best mean is played": {"final_move": FinalMove.MEAN},
}
EXACT = "nodes that stop early are filled in with their exact minimax value"


@says("remark-elsewhere", "This is right in a course where {about}.")
def _(c, about):
    return _is_right(c, about)


@says(
    "remark-elsewhere-both",
    "This is right in a course where {first}, and where {second}.",
)
def _(c, first, second):
    return _is_right(c, first, second)


def _is_right(c, *about):
    """Whether the definitions give this entry by the other rules, and not by those of here."""
    if EXACT in about:
        return c.entry is not None and same_entry(c.entry, minimax(c, c.blank.node))
    changed = {rule: value for each in about for rule, value in OTHERWISE[each].items()}
    other = c.exercise.under(c.rules._replace(**changed))
    table, key = (
        exercise_table(other, with_solution=False) | key_table(other),
        c.exercise.key(c.blank),
    )
    table["solution"].pop(key, None)
    if c.typed not in (None, False, ""):
        table["solution"][key] = c.typed
    here = any(getattr(c.rules, rule) == value for rule, value in changed.items())
    return not here and key not in wrong(table) + wrong_beside(table)


@says("remark-marked-otherwise", "This goes with your way to set the marks.")
def _(c):
    return c.verdict is not Verdict.RIGHT and c.blank.ask.row.mark


for _course in OTHERWISE:
    (_rule,) = OTHERWISE[_course]
    says("course-AB-BOUNDS" if _course == BOUNDS else f"course-{_rule.replace('_', '-')}", _course)(
        lambda c, changed=OTHERWISE[_course]: all(
            getattr(c.rules, rule) != value for rule, value in changed.items()
        )
    )
says("course-AB-EXACTFILL", EXACT)(lambda _: True)

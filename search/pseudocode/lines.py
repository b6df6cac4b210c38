"""The search as pseudocode, under the rules in force."""

from __future__ import annotations

from typing import NamedTuple

from search.cuts import cut_sign, equal_cuts
from search.numbers import Bound, show_factor, show_number
from search.rules import Fail, Order, Range, Rules, Ties
from search.trace import Enter, Evaluate, Leave, Reason, Step, Update
from search.tree import SEATS, TWO_PLAYERS, GameTree, Mover

_LINES = {Mover.MAX: "max-value", Mover.MIN: "min-value"}
NOTHING = "(−∞, …)"
"""What several players begin with."""
LIMIT = "limit"
"""What a node at the depth limit is at: it gives its static value."""
StepKind = type[Step] | Reason | str


class CodeLine(NamedTuple):
    """A line, set in by two spaces a level; the kinds of steps, and of cuts, that are at it."""

    text: str
    at: tuple[StepKind, ...] = ()


CodeLines = tuple[CodeLine, ...]


def pseudocode_lines(tree: GameTree, mover: Mover, method: str, rules: Rules) -> CodeLines:
    """What the search does at this mover's nodes; after AIMA 4, figures 5.3 and 5.7.

    Where the method knows no such mover, what it does at MAX nodes.
    """
    windowed = given(method, rules) == ("α", "β")
    if mover is Mover.CHANCE:
        known = rules.range if windowed else None
        return _throw(method, rules) if known is None else _throw_in_window(rules, known)
    if method == "max-n":
        return _several(rules)
    mover = mover if mover in _LINES else Mover.MAX
    return _choose(mover, rules, windowed, _asked(tree, mover, method))


def given(method: str, rules: Rules) -> tuple[str, ...]:
    """What the lines are told beside the node."""
    if method == "max-n":
        return () if rules.max_sum is None else ("β",)
    windowed = method == "alpha-beta" or (method == "expectimax" and rules.range is not None)
    return ("α", "β") if windowed else ()


def _asked(tree: GameTree, mover: Mover, method: str) -> str:
    """The lines that search this mover's children: the other's, or those of whoever moves."""
    if method == "single-agent":
        return _LINES[mover]
    (other,) = set(TWO_PLAYERS) - {mover}
    movers = tree.shape.movers
    below = {movers[c] for n in tree.inner if movers[n] is mover for c in tree.children(n)}
    turns = method != "expectimax" and below <= {other, None}
    return _LINES[other] if turns else "value"


def _choose(mover: Mover, rules: Rules, windowed: bool, asked: str) -> CodeLines:
    """MAX or MIN, with a window or without."""
    rising = mover is Mover.MAX
    best, worst, bound, moved = ("max", "−∞", "β", "α") if rising else ("min", "+∞", "α", "β")
    sign = cut_sign(rules, mover, at_alpha=not rising)
    hard = windowed and rules.fail is Fail.HARD
    known = rules.range if rules.cut_on_equal else None
    end = known and (known.high if rising else known.low)
    reason = Reason.BETA if rising else Reason.ALPHA
    window = ", α, β" if windowed else ""
    passed = window if rules.deep or not windowed else (", α, +∞" if rising else ", −∞, β")
    clamped = "min(max(v, α), β)" if rising else "max(min(v, β), α)"
    full = _stop("v", "=", end, clamped if hard else "v", Reason.RANGE)
    test = CodeLine(f"    if v {sign} {bound}: return {bound if hard else 'v'}", (reason,))
    update = CodeLine(f"    {moved} ← {best}({moved}, v)", (Update,))
    narrowing = (update, *full, test) if rules.update_on_cut else (*full, test, update)
    tie = (CodeLine("    move ← last child worth v"),) if rules.ties is Ties.LAST else ()
    return (
        CodeLine(f"{_LINES[mover]}(node{window}):"),
        *_limit(rules),
        CodeLine(f"  v ← {worst}", (Enter,)),
        CodeLine(f"  for each child{_from(rules)}:"),
        CodeLine(f"    v ← {best}(v, {asked}(child{passed}))", (Evaluate, Update)),
        *tie,
        *(narrowing if windowed else full),
        CodeLine(f"  return {moved if hard else 'v'}", (Leave,)),
    )


def _throw(method: str, rules: Rules) -> CodeLines:
    """Chance, whose every outcome counts."""
    window, passed = (", β", ", +∞") if given(method, rules) else ("", "")
    return (
        CodeLine(f"{'value' if method == 'max-n' else 'chance-value'}(node{window}):"),
        *_limit(rules),
        CodeLine("  v ← 0", (Enter,)),
        CodeLine(f"  for each child, odds p{_from(rules)}:"),
        CodeLine(f"    v ← v + p · value(child{passed})", (Evaluate, Update)),
        CodeLine("  return v", (Leave,)),
    )


def _throw_in_window(rules: Rules, known: Range) -> CodeLines:
    """Chance where the range of utilities is known; Ballard's Star1."""
    hard = rules.fail is Fail.HARD
    least, most = (f"rest · {show_factor(end)}" for end in known)
    needed = (
        CodeLine(f"    a ← (α − v − {most}) / p"),
        CodeLine(f"    b ← (β − v − {least}) / p"),
    )
    at_alpha, at_beta = (cut_sign(rules, Mover.CHANCE, at_alpha=each) for each in (True, False))
    return (
        CodeLine("chance-value(node, α, β):"),
        *_limit(rules),
        CodeLine("  v ← 0, rest ← 1", (Enter,)),
        CodeLine(f"  for each child, odds p{_from(rules)}:"),
        CodeLine("    rest ← rest − p"),
        *(needed if rules.deep else ()),
        CodeLine(
            f"    v ← v + p · value(child, {'a, b' if rules.deep else '−∞, +∞'})",
            (Evaluate, Update),
        ),
        CodeLine(f"    most ← v + {most}"),
        CodeLine(f"    least ← v + {least}"),
        *_stop("most", at_alpha, "α", "α" if hard else "most", Reason.ALPHA),
        *_stop("least", at_beta, "β", "β" if hard else "least", Reason.BETA),
        CodeLine(f"  return {'min(max(v, α), β)' if hard else 'v'}", (Leave,)),
    )


def _several(rules: Rules) -> CodeLines:
    """One of several players; with a greatest sum, after Korf's shallow pruning."""
    last, most = rules.ties is Ties.LAST, rules.max_sum
    whole = most if equal_cuts(rules, SEATS[0]) else None
    sign = cut_sign(rules, SEATS[0], at_alpha=False)
    window = "" if most is None else ", β"
    left = (
        ()
        if most is None
        else (
            CodeLine(f"    b ← {show_number(most)} − best[i]"),
            CodeLine("    if no rival moves at child: b ← +∞"),
        )
    )
    return (
        CodeLine(f"value(node{window}):"),
        *_limit(rules),
        CodeLine("  i ← who moves at node"),
        CodeLine(f"  best ← {NOTHING}", (Enter,)),
        CodeLine(f"  for each child{_from(rules)}:"),
        *left,
        CodeLine(f"    v ← value(child{'' if most is None else ', b'})", (Evaluate,)),
        CodeLine(f"    if v[i] {'≥' if last else '>'} best[i]: best ← v", (Update,)),
        *_stop("best[i]", "=", whole, "best", Reason.RANGE),
        *(_stop("best[i]", sign, "β", "best", Reason.BETA) if most is not None else ()),
        CodeLine("  return best", (Leave,)),
    )


def _stop(
    value: str, sign: str, end: Bound | str | None, returned: str, reason: Reason
) -> tuple[CodeLine, ...]:
    """A test that ends the visit to a node; none where there is no such end."""
    if end is None:
        return ()
    shown = end if isinstance(end, str) else show_number(end)
    return (CodeLine(f"    if {value} {sign} {shown}: return {returned}", (reason,)),)


def _limit(rules: Rules) -> tuple[CodeLine, ...]:
    """Where the search goes no deeper; nothing if it always does."""
    text = "  if depth(node) = limit: return h(node)"
    return () if rules.depth is None else (CodeLine(text, (LIMIT,)),)


def _from(rules: Rules) -> str:
    return ", from the right" if rules.order is Order.RIGHT_TO_LEFT else ""

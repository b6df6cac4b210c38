"""The search as pseudocode, under the rules in force."""

from __future__ import annotations

from typing import NamedTuple

from resources.words import DEFAULT, Message, message, say
from search.cuts import cut_sign, equal_cuts, greatest
from search.methods import METHODS
from search.methods.killers import Killer
from search.methods.mcts_steps import BackUp, Expand, Play, PlayOut, Select, StartIteration
from search.methods.transpositions import Recall, Remember
from search.numbers import INFINITY, Bound, show_factor, show_number
from search.rules import Fail, Order, Range, Rules, Ties, Ucb, Wins
from search.trace import Enter, Evaluate, Leave, Reason, StartPass, Step, Update
from search.tree import SEATS, TWO_PLAYERS, GameTree, Mover

_LINES = {Mover.MAX: "max-value", Mover.MIN: "min-value"}
_FIRST = {"deepening": "best-child", "killers": "killer-child"}
"""Which child a method tries first, by the line that says it."""
NOTHING = "(−∞, …)"
"""What several players begin with."""
LIMIT = "limit"
"""What a node at the depth limit is at: it gives its static value."""
STAND, STOOD = "stand", "stood"
"""What an unquiet node is at that begins with its static value, or for which that is enough."""
StepKind = type[Step] | Reason | str


class CodeLine(NamedTuple):
    """A line, and how far it is set in; the kinds of steps, and of cuts, that are at it."""

    level: int
    sentence: Message
    at: tuple[StepKind, ...] = ()

    def text(self, language: str = DEFAULT) -> str:
        """The line in a language, set in by two spaces a level; names in it are alike in all."""
        return "  " * self.level + say(self.sentence, language)


CodeLines = tuple[CodeLine, ...]
_LEAF = CodeLine(1, message("code-leaf", node="node", value="u(node)"))
"""Where the search ends by itself; its step is seen at the line of the parent that asks."""


def pseudocode_lines(
    tree: GameTree, mover: Mover, method: str, rules: Rules, *, uncut: bool = False
) -> CodeLines:
    """What the search does at this mover's nodes; after AIMA 4, figures 5.3 and 5.7.

    Where the method knows no such mover, what it does at MAX nodes. An exercise may be about a
    search that could cut without any cut.
    """
    windowed = given(method, rules, uncut=uncut) == ("α", "β")
    if mover is Mover.CHANCE:
        known = rules.range if windowed else None
        zero = any(0 in odds for odds in tree.shape.odds)
        return _chance(method, rules) if known is None else _chance_in_window(rules, known, zero)
    if method == "max-n":
        return _several(rules)
    if method == "mcts":
        return _monte_carlo(rules)
    mover = mover if mover in _LINES else Mover.MAX
    asked = "look-up" if method == "table" else _asked(tree, mover, method)
    return (*_around(method, mover), *_choose(mover, rules, windowed, asked, method))


def given(method: str, rules: Rules, *, uncut: bool = False) -> tuple[str, ...]:
    """What the lines are told beside the node."""
    if uncut:
        return ()
    if method == "max-n":
        return () if rules.max_sum is None else ("β",)
    return ("α", "β") if METHODS[method].has_windows(rules) else ()


def _asked(tree: GameTree, mover: Mover, method: str) -> str:
    """The lines that search this mover's children: the other's, or those of whoever moves."""
    if method == "single-agent":
        return _LINES[mover]
    (other,) = set(TWO_PLAYERS) - {mover}
    movers = tree.shape.movers
    below = {movers[c] for n in tree.inner if movers[n] is mover for c in tree.children(n)}
    turns = method != "expectimax" and below <= {other, None}
    return _LINES[other] if turns else "value"


def _around(method: str, mover: Mover) -> CodeLines:
    """What a method does around each visit, or each pass."""
    if method == "deepening":
        return (
            _line(0, "each-pass", StartPass, limit="limit"),
            _code(1, "v ← value(root, −∞, +∞)"),
        )
    if method == "table":
        return (
            _code(0, "look-up(node, α, β):"),
            _line(1, "recall", Recall, entry="table[node]"),
            _code(1, f"v ← {_LINES[mover]}(node, α, β)"),
            _line(1, "remember", Remember, entry="table[node]", value="v"),
            _return("v", ()),
        )
    return ()


def _choose(mover: Mover, rules: Rules, windowed: bool, asked: str, method: str) -> CodeLines:
    """MAX or MIN, with a window or without."""
    rising = mover is Mover.MAX
    best, worst, bound, moved = ("max", "−∞", "β", "α") if rising else ("min", "+∞", "α", "β")
    sign = cut_sign(rules, mover, at_alpha=not rising)
    hard = windowed and rules.fail is Fail.HARD
    most = greatest(rules, mover)
    end = None if most == INFINITY else most if rising else -most
    reason = Reason.BETA if rising else Reason.ALPHA
    window = ", α, β" if windowed else ""
    passed = window if rules.deep or not windowed else (", α, +∞" if rising else ", −∞, β")
    clamped = "min(max(v, α), β)" if rising else "max(min(v, β), α)"
    full = _stop("v", "=", end, clamped if hard else "v", Reason.RANGE)
    test = _test(2, f"v {sign} {bound}", bound if hard else "v", reason)
    killer = _line(2, "if", Killer, test=f"v {sign} {bound}", then="killer[ply] ← child")
    tests = (killer, test) if method == "killers" else (test,)
    update = _code(2, f"{moved} ← {best}({moved}, v)", (Update,))
    beyond = METHODS[method].goes_beyond
    narrowing = (update, *full, *tests) if rules.update_on_cut else (*full, *tests, update)
    last = "last-move-exact" if windowed else "last-move"  # a bound is never the last of equals
    tie = (_line(2, last, move="move", value="v"),) if rules.ties is Ties.LAST else ()
    return (
        _code(0, f"{_LINES[mover]}(node{window}):"),
        _LEAF,
        *(_quiet(rules) if beyond else _limit(rules)),
        _code(1, f"v ← {worst}", (Enter,)),
        *(_stand_pat(rules, (test, update) if windowed else ()) if beyond else ()),
        _each(rules, _FIRST.get(method, "child")),
        _code(2, f"v ← {best}(v, {asked}(child{passed}))", (Evaluate, Update)),
        *tie,
        *(narrowing if windowed else full),
        _return(moved if hard else "v"),
    )


def _chance(method: str, rules: Rules) -> CodeLines:
    """Chance, whose every outcome counts."""
    window, passed = (", β", ", +∞") if given(method, rules) else ("", "")
    return (
        _code(0, f"{'value' if method == 'max-n' else 'chance-value'}(node{window}):"),
        _LEAF,
        *_limit(rules),
        _code(1, "v ← 0", (Enter,)),
        _each(rules, "outcome"),
        _code(2, f"v ← v + p · value(child{passed})", (Evaluate, Update)),
        _return("v"),
    )


def _chance_in_window(rules: Rules, known: Range, zero: bool) -> CodeLines:
    """Chance where the range of utilities is known; Ballard's Star1."""
    hard = rules.fail is Fail.HARD
    least, most = (f"rest · {show_factor(end)}" for end in known)
    needed = (
        _code(2, f"a ← (α − v − {most}) / p"),
        _code(2, f"b ← (β − v − {least}) / p"),
    )
    at_alpha, at_beta = (cut_sign(rules, Mover.CHANCE, at_alpha=each) for each in (True, False))
    return (
        _code(0, "chance-value(node, α, β):"),
        _LEAF,
        *_limit(rules),
        _code(1, "v ← 0, rest ← 1", (Enter,)),
        _each(rules, "outcome"),
        _code(2, "rest ← rest − p"),
        *(needed if rules.deep else ()),
        *((_code(2, "if p = 0: a, b ← −∞, +∞"),) if rules.deep and zero else ()),
        _code(
            2,
            f"v ← v + p · value(child, {'a, b' if rules.deep else '−∞, +∞'})",
            (Evaluate, Update),
        ),
        _code(2, f"most ← v + {most}"),
        _code(2, f"least ← v + {least}"),
        *_stop("most", at_alpha, "α", "α" if hard else "most", Reason.ALPHA),
        *_stop("least", at_beta, "β", "β" if hard else "least", Reason.BETA),
        _return("min(max(v, α), β)" if hard else "v"),
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
            _code(2, f"b ← {show_number(most)} − best[i]"),
            _line(2, "no-rival", child="child", then="b ← +∞"),
        )
    )
    return (
        _code(0, f"value(node{window}):"),
        _LEAF,
        *_limit(rules),
        _line(1, "who-moves", player="i", node="node"),
        _code(1, f"best ← {NOTHING}", (Enter,)),
        _each(rules),
        *left,
        _code(2, f"v ← value(child{'' if most is None else ', b'})", (Evaluate,)),
        _line(2, "if", Update, test=f"v[i] {'≥' if last else '>'} best[i]", then="best ← v"),
        *_stop("best[i]", "=", whole, "best", Reason.RANGE),
        *(_stop("best[i]", sign, "β", "best", Reason.BETA) if most is not None else ()),
        _return("best"),
    )


def _monte_carlo(rules: Rules) -> CodeLines:
    """Monte Carlo tree search, whose lines are the same at all nodes; after AIMA 4, figure 6.11."""
    logarithm = "2 ln N" if rules.ucb is Ucb.DOUBLE else "ln N"
    root = f"{rules.exploration.show()} · √({logarithm} / n)"
    # Where the root's player is counted everywhere, its opponent takes what is worst for it.
    mean = "w/n" if rules.wins is Wins.MOVER else "(w/n or 1 − w/n)"
    count = "count-mover" if rules.wins is Wins.MOVER else "count"
    return (
        _line(0, "each-iteration", StartIteration),
        _code(1, "node ← root"),
        _line(1, "while-visited", node="node"),
        _line(2, "take", Select, node="node"),
        _line(1, f"hang-{rules.expand.value}", Expand, node="node", child="child"),
        _line(1, "play-out", PlayOut, result="r", child="child"),
        _line(1, "each-above"),
        _line(2, count, BackUp, visits="n", wins="w", result="r"),
        _line(0, f"play-{rules.final_move.value}", Play, mean="w/n"),
        _code(0, f"UCB1 = {mean} + {root}"),
    )


def _stop(
    value: str, sign: str, end: Bound | str | None, returned: str, reason: Reason
) -> tuple[CodeLine, ...]:
    """A test that ends the visit to a node; none where there is no such end."""
    if end is None:
        return ()
    shown = end if isinstance(end, str) else show_number(end)
    return (_test(2, f"{value} {sign} {shown}", returned, reason),)


def _limit(rules: Rules) -> tuple[CodeLine, ...]:
    """Where the search goes no deeper; nothing if it always does."""
    return () if rules.depth is None else (_test(1, "depth(node) = limit", "h(node)", LIMIT),)


def _quiet(rules: Rules) -> tuple[CodeLine, ...]:
    """Where the search goes no deeper: at the limit and below it, but only in quiet positions."""
    if rules.depth is None:
        return ()
    ends = "quiet-end" if rules.singular is None else "quiet-end-singular"
    test = _line(1, ends, place="depth(node) ≥ limit", node="node")
    return (test, CodeLine(2, message("code-return", value="h(node)"), (LIMIT,)))


def _stand_pat(rules: Rules, narrowing: tuple[CodeLine, ...]) -> tuple[CodeLine, ...]:
    """What an unquiet node begins with, where its static value counts as one more move.

    With a window, it is tested for a cut and moves the window, too.
    """
    if rules.depth is None or not rules.stand_pat:
        return ()
    return (
        _line(1, "if", STAND, test="depth(node) ≥ limit", then="v ← h(node)"),
        *(
            CodeLine(2, line.sentence, at)
            for line, at in zip(narrowing, ((STOOD,), ()), strict=False)
        ),
    )


def _code(level: int, code: str, at: tuple[StepKind, ...] = ()) -> CodeLine:
    """A line without words of any language."""
    return CodeLine(level, message("words", words=code), at)


def _line(level: int, key: str, *at: StepKind, **names: str) -> CodeLine:
    """A line with words of a language; the names in it are the same in all."""
    return CodeLine(level, message(f"code-{key}", **names), at)


def _each(rules: Rules, over: str = "child") -> CodeLine:
    """The children one after the other, or the outcomes with their odds."""
    right = "-right" if rules.order is Order.RIGHT_TO_LEFT else ""
    return _line(1, f"each-{over}{right}", child="child", odds="p")


def _test(level: int, test: str, returned: str, at: StepKind) -> CodeLine:
    """A test that ends the visit to a node."""
    return _line(level, "if-return", at, test=test, value=returned)


def _return(value: str, at: tuple[StepKind, ...] = (Leave,)) -> CodeLine:
    """The last line."""
    return _line(1, "return", *at, value=value)

"""What is to be seen on the tree: of a sheet being filled in, or of a search at work."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from typing import TYPE_CHECKING

from exercises.drawing.markup_from import filled_in, from_board, from_exercise
from exercises.drawing.parts.markup import BAND_NAMES, Arc, Markup
from exercises.drawing.parts.picture import Ink
from exercises.entries import show
from exercises.exercise import Ask, Blank, Exercise, Verdict
from exercises.reordering import Reordering
from exercises.wording.node_names import name
from search.numbers import Bound
from search.tree import GameTree, Mover, NodeId
from tutor.look.language import tell
from tutor.practice.session import Session

if TYPE_CHECKING:
    from search.trace import Board, Step, Trace


def of_session(session: Session, seen: Reordering) -> Markup:
    """The exercise in hand, with what was written and what was said about it."""
    verdicts = {
        seen.seen_blank(blank): verdict
        for blank in session.verdicts
        if (verdict := session.told(blank)) is not None
    }
    markup = from_exercise(
        seen.shown,
        seen.written(session.sheet.typed),
        verdicts=verdicts,
        focus=None if session.blank is None else seen.seen_blank(session.blank),
        arcs=decisive_arcs(session),
        halo=seen.seen[session.node],
    )
    return markup._replace(band_names=band_names())


def of_solution(exercise: Exercise) -> Markup:
    """The exercise filled in rightly, as a sheet is seen: children stand in the order asked for."""
    from exercises.solution import solution

    orders: dict[NodeId, tuple[int, ...]] = {
        blank.node: entry  # type: ignore[misc]
        for blank, entry in solution(exercise).items()
        if blank.ask is Ask.ORDER
    }
    seen = Reordering(exercise, orders)
    markup = from_exercise(seen.shown, seen.written(filled_in(exercise)))
    return markup._replace(band_names=band_names())


def of_board(board: Board, step: Step | None, trace: Trace, windows: bool) -> Markup:
    """A search after one of its steps."""
    markup = from_board(board, windows=windows, arcs=arcs_of(step, trace))
    return markup._replace(band_names=band_names())


def arcs_of(step: Step | None, trace: Trace) -> tuple[Arc, ...]:
    """From the ancestor whose bound closed a window, to the node where it did."""
    from search.trace import Cut, Reason

    if not isinstance(step, Cut):
        return ()
    cutoff = trace.cutoff_at[step.node]
    if cutoff.cause is None:
        return ()
    window = trace.windows[cutoff.node]
    beta = cutoff.reason is Reason.BETA
    return (_arc(trace.tree, cutoff.cause, cutoff.node, beta, window[beta]),)


def decisive_arcs(session: Session) -> tuple[Arc, ...]:
    """Where the bound comes from that a wrong entry in hand has missed."""
    if session.feedback is None:
        return ()
    tree, node = session.exercise.tree, session.node
    followed = session.feedback.judged.followed
    for ask in (Ask.ALPHA, Ask.BETA):
        blank = Blank(node, ask)
        beta = ask is Ask.BETA
        if session.verdicts.get(blank) is Verdict.WRONG and node in followed.entered:
            above, bound = followed.holder(node, beta), followed.due.get(blank)
            if above is not None and isinstance(bound, int | Fraction):
                return (_arc(tree, above, node, beta, bound),)
    parent = tree.parent(node)
    if session.verdicts.get(Blank(node, Ask.CUT)) is Verdict.WRONG and parent in followed.entered:
        beta = tree.mover(parent) is Mover.MAX
        above, moment = followed.holder(parent, beta), followed.before.get(node)
        if above is not None and moment is not None:
            return (_arc(tree, above, parent, beta, moment.window[beta]),)
    return ()


def _arc(tree: GameTree, above: NodeId, node: NodeId, beta: bool, bound: Bound) -> Arc:
    text = tell("arc-bound", greek="β" if beta else "α", bound=show(bound), node=name(tree, above))
    return Arc(above, node, text, Ink.MIN if beta else Ink.MAX)


def band_names() -> Mapping[Mover, str]:
    """The players' names, at the left of their levels."""
    return {**BAND_NAMES, Mover.CHANCE: tell("band-chance")}

"""What is to be seen on the tree: of a sheet being filled in, or of a search at work."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from exercises.check import Verdict
from exercises.drawing.markup import BAND_NAMES, Arc, Markup
from exercises.drawing.picture import Ink
from exercises.drawing.views import from_board, from_exercise
from exercises.entries import show
from exercises.explain import name
from search.trace import Board, Cut, Reason, Step, Trace
from search.tree import Mover
from tutor.language import tell
from tutor.session import Session


def of_session(session: Session, arcs: tuple[Arc, ...] = ()) -> Markup:
    """The exercise in hand, with what was written and what was said about it."""
    verdicts = {b: v for b, v in session.verdicts.items() if v is not Verdict.EMPTY}
    markup = from_exercise(
        session.exercise,
        session.sheet.typed,
        verdicts=verdicts,
        focus=session.blank,
        arcs=arcs,
        halo=session.node,
    )
    return replace(markup, band_names=band_names())


def of_board(board: Board, step: Step | None, trace: Trace, windows: bool) -> Markup:
    """A search after one of its steps."""
    markup = from_board(board, windows=windows, arcs=arcs_of(step, trace))
    return replace(markup, band_names=band_names())


def arcs_of(step: Step | None, trace: Trace) -> tuple[Arc, ...]:
    """From the ancestor whose bound closed a window, to the node where it did."""
    if not isinstance(step, Cut):
        return ()
    for cutoff in trace.cutoffs:
        if cutoff.node == step.node and cutoff.cause is not None:
            alpha = cutoff.reason is not Reason.BETA
            window = trace.windows[cutoff.node]
            text = tell(
                "arc-bound",
                greek="α" if alpha else "β",
                bound=show(window.alpha if alpha else window.beta),
                node=name(trace.tree, cutoff.cause),
            )
            return (Arc(cutoff.cause, cutoff.node, text, Ink.MAX if alpha else Ink.MIN),)
    return ()


def band_names() -> Mapping[Mover, str]:
    """The players' names, at the left of their levels."""
    return {**BAND_NAMES, Mover.CHANCE: tell("band-chance")}

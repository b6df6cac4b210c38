"""What is to be seen on a tree, in a language: of an exercise filled in, or of a search at work."""

from __future__ import annotations

from collections.abc import Mapping

from exercises.asks import Children
from exercises.drawing.markup_from import filled_in, from_exercise, from_snapshot
from exercises.drawing.parts.markup import BAND_NAMES, Arc, Markup
from exercises.drawing.parts.picture import Ink
from exercises.drawing.reordering import Reordering
from exercises.entries import show
from exercises.exercise import Exercise
from exercises.solution import solution
from exercises.wording.node_names import name
from resources.words import message, say
from search.games.state_pictures import StateLook
from search.numbers import Bound
from search.trace import Cut, Reason, Snapshot, Step, Trace
from search.tree import GameTree, Mover, NodeId


def of_solution(exercise: Exercise, language: str) -> Markup:
    """The exercise filled in rightly, as a sheet is seen: children stand in the order asked for."""
    orders: dict[NodeId, tuple[int, ...]] = {
        blank.node: entry  # type: ignore[misc]
        for blank, entry in solution(exercise).items()
        if blank.ask.row.children is Children.ALL
    }
    seen = Reordering(exercise, orders)
    markup = from_exercise(seen.shown, seen.written(filled_in(exercise)))
    return markup._replace(band_names=band_names(language))


def of_snapshot(
    snapshot: Snapshot,
    step: Step | None,
    trace: Trace,
    windows: bool,
    language: str,
    hides_leaves: bool = False,
    look: StateLook | None = None,
) -> Markup:
    """A search after one of its steps; the look of its game is told where its tree may not."""
    arcs = _arcs_of(step, trace, language)
    markup = from_snapshot(
        snapshot,
        windows=windows,
        arcs=arcs,
        hides_leaves=hides_leaves,
        to_count=trace.end.counts,
        look=look,
    )
    return markup._replace(band_names=band_names(language))


def _arcs_of(step: Step | None, trace: Trace, language: str) -> tuple[Arc, ...]:
    """From the ancestor whose bound closed a window, to the node where it did."""
    if not isinstance(step, Cut):
        return ()
    cutoff = trace.cutoff_at[step.node]
    if cutoff.cause is None:
        return ()
    window = trace.windows[cutoff.node]
    beta = cutoff.reason is Reason.BETA
    return (bound_arc(trace.tree, cutoff.cause, cutoff.node, beta, window[beta], language),)


def bound_arc(
    tree: GameTree, above: NodeId, node: NodeId, beta: bool, bound: Bound, language: str
) -> Arc:
    """The dotted arc from the ancestor that holds a bound down to the node that it decides."""
    words = {"greek": "β" if beta else "α", "bound": show(bound), "node": name(tree, above)}
    text = say(message("arc-bound", **words), language)
    return Arc(above, node, text, Ink.MIN if beta else Ink.MAX)


def band_names(language: str) -> Mapping[Mover, str]:
    """The players' names, at the left of their levels."""
    return {**BAND_NAMES, Mover.CHANCE: say("band-chance", language)}

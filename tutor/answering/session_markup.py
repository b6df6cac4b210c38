"""What is to be seen on the tree of an exercise while it is filled in."""

from __future__ import annotations

from fractions import Fraction

from exercises.asks import Ask
from exercises.drawing.markup_from import from_exercise
from exercises.drawing.parts.markup import Arc, Markup
from exercises.drawing.reordering import Reordering
from exercises.drawing.worded_markup import band_names, bound_arc
from exercises.exercise import Blank, Verdict
from search.tree import Mover
from tutor.answering.session import Session
from tutor.look.language import spoken


def of_session(session: Session, seen: Reordering) -> Markup:
    """The current exercise, with what was written and what was said about it."""
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
    return markup._replace(band_names=band_names(spoken()))


def decisive_arcs(session: Session) -> tuple[Arc, ...]:
    """Where the bound comes from that a wrong selected entry has missed."""
    if session.feedback is None or session.blank not in session.explained:
        return ()
    tree, node = session.exercise.tree, session.node
    followed = session.feedback.judged.followed
    for ask in (Ask.ALPHA, Ask.BETA):
        blank, beta = Blank(node, ask), ask.row.side is Mover.MIN
        if session.verdicts.get(blank) is Verdict.WRONG and node in followed.entered:
            above, bound = followed.bound_holder(node, beta), followed.due.get(blank)
            if above is not None and isinstance(bound, int | Fraction):
                return (bound_arc(tree, above, node, beta, bound, spoken()),)
    parent = tree.parent(node)
    if session.verdicts.get(Blank(node, Ask.CUT)) is Verdict.WRONG and parent in followed.entered:
        beta = tree.mover(parent) is Mover.MAX
        above, moment = followed.bound_holder(parent, beta), followed.before.get(node)
        if above is not None and moment is not None:
            return (bound_arc(tree, above, parent, beta, moment.window[beta], spoken()),)
    return ()

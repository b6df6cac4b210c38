"""What an exercise or a running search puts on its tree."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import lru_cache
from types import MappingProxyType

from exercises.asks import Ask, BlankWidth, Children, Position
from exercises.asks.entry import Entry, States
from exercises.asks.reading import Unreadable
from exercises.drawing.geometry.state_rows import BETWEEN
from exercises.drawing.parts.markup import Arc, Markup
from exercises.entries import read, show, write_at
from exercises.exercise import Blank, Exercise, Verdict
from exercises.exercise.game_of import shown_tree, spec_of
from exercises.kinds import items_of
from exercises.solution import solution
from exercises.wording.node_names import show_at
from search.games.references import references
from search.games.state_pictures import (
    StateLook,
    as_drawn,
    look_of_tree,
    picture,
    pictured,
)
from search.methods.mcts_counts import count_in
from search.rules import Window
from search.trace import Snapshot, Trace
from search.tree import GameTree, NodeId, Payoff

NOTHING = "—"


def from_graph(
    tree: GameTree,
    values: Mapping[NodeId, Payoff],
    halo: NodeId,
    look: StateLook | None = None,
) -> Markup:
    """The graph of a game with what its states are worth."""
    texts = {Blank(node, Ask.VALUE): show(value) for node, value in values.items()}
    tree = as_drawn(tree, look)
    return Markup(tree, texts, halo=halo, graph=bool(references(tree)))


def from_exercise(
    exercise: Exercise,
    entries: Mapping[Blank, str | bool] | None = None,
    *,
    verdicts: Mapping[Blank, Verdict] | None = None,
    focus: Blank | None = None,
    arcs: Iterable[Arc] = (),
    halo: NodeId | None = None,
) -> Markup:
    """An exercise with what was written into its blanks so far."""
    look = _look(exercise)
    begun = pictured(shown_tree(exercise), look)
    tree, texts = _counts(begun, _since(begun, {}))
    written = {} if entries is None else entries
    best = _way_to_picked(exercise, written, focus)
    for blank, entry in written.items():
        if blank.beside:
            continue
        meant = _meant(exercise, blank, entry, blank == focus)
        blank = blank.on_tree
        if blank.ask.row.mark:
            texts[blank] = meant is True
        elif isinstance(meant, str):
            texts[blank] = picture(meant, look)
        elif isinstance(meant, States) and meant.labels:
            texts[blank] = BETWEEN.join(picture(label, look) for label in meant.labels)
        elif meant is not None and not isinstance(meant, States):
            best.add(tree.children(blank.node)[meant])  # type: ignore[index]
            texts[blank] = show_at(tree, blank, meant)
        else:
            texts[blank] = shown(str(entry))
    on_branches = (blank for blank in texts if blank.ask.row.position is Position.BRANCH)
    return Markup(
        tree,
        texts,
        frozenset(blank.on_tree for blank in exercise.blanks if not blank.beside),
        verdicts={blank.on_tree: verdict for blank, verdict in (verdicts or {}).items()},
        best=frozenset(best),
        faded=_below(tree, (blank.node for blank in on_branches if texts[blank])),
        halo=focus.node if halo is None and focus is not None else halo,
        focus=None if focus is None or focus.beside else focus.on_tree,
        arcs=tuple(arcs),
        graph=bool(references(tree)),
    )


def _look(exercise: Exercise) -> StateLook | None:
    """How the states of its game look, as that game or else its tree tells."""
    spec = spec_of(exercise.given)
    return look_of_tree(exercise.tree) if spec is None else spec.game().look


def from_solution(exercise: Exercise) -> Markup:
    """An exercise filled in rightly."""
    return from_exercise(exercise, filled_in(exercise))


def filled_in(exercise: Exercise) -> dict[Blank, str | bool]:
    """What belongs in the blanks; a dash stands where nothing does."""
    right = solution(exercise)
    filled: dict[Blank, str | bool] = {
        blank: NOTHING for blank in exercise.blanks if not blank.ask.row.mark
    }
    return filled | {blank: in_blank(exercise, blank, right[blank]) for blank in right}


def in_blank(exercise: Exercise, blank: Blank, entry: Entry) -> str | bool:
    """A right entry as it stands in its blank."""
    return show(entry) if isinstance(entry, States) else write_at(exercise, blank, entry)


def from_trace(trace: Trace, *, windows: bool) -> Markup:
    """A whole search: values, the windows that nodes were entered with, cuts and the best line."""
    begun = as_drawn(trace.tree)
    tree, counts = _counts(begun, _since(begun, trace.end.counts))
    texts = _search_texts(trace.values, trace.windows if windows else {}, trace.pruned) | counts
    return Markup(tree, texts, best=frozenset(trace.line), faded=_below(tree, trace.pruned))


def from_snapshot(
    snapshot: Snapshot,
    *,
    windows: bool = True,
    arcs: Iterable[Arc] = (),
    hides_leaves: bool = False,
    to_count: Mapping[NodeId, str] = MappingProxyType({}),
    look: StateLook | None = None,
) -> Markup:
    """A search at one moment; without `windows`, values and moves alone.

    Room is kept for all that may come, so that nothing moves while the search is played. Leaves may
    be hidden until they are visited. `to_count` has the last counts of a search that counts.
    """
    begun = as_drawn(snapshot.tree, look)
    tree, room = _counts(begun, to_count)
    counts = _counts(begun, _since(begun, snapshot.counts))[1] if to_count else {}
    texts = _search_texts(snapshot.values, snapshot.windows if windows else {}, snapshot.pruned)
    return Markup(
        tree,
        texts | counts,
        reserved=_to_come(tree, windows) | room.keys(),
        best=frozenset(snapshot.moves.values()),
        faded=_below(tree, snapshot.pruned),
        hidden=frozenset(tree.leaves) - snapshot.done if hides_leaves else frozenset(),
        halo=snapshot.at,
        arcs=tuple(arcs),
    )


def _counts(
    tree: GameTree, counts: Mapping[NodeId, str]
) -> tuple[GameTree, dict[Blank, str | bool]]:
    """The tree without the counts that it began with, and where the newer ones stand."""
    if not counts:
        return tree, {}
    bare = _uncounted(tree)
    places = {
        Blank(node, Ask.STATE if bare.is_leaf(node) and not bare.shape.states[node] else Ask.VALUE)
        for node in counts
    }
    return bare, {blank: counts[blank.node] for blank in places}


def _since(tree: GameTree, counts: Mapping[NodeId, str]) -> dict[NodeId, str]:
    """Wins and visits that a tree begins with, where there are no newer ones."""
    states = tree.shape.states
    given = {node: state for node in tree if count_in(state := states[node]) and state}
    return given | dict(counts)


@lru_cache(maxsize=4)  # a search that is played has one tree
def _uncounted(tree: GameTree) -> GameTree:
    states = tuple(None if count_in(state) else state for state in tree.shape.states)
    return GameTree(tree.shape._replace(states=states), tree.payoffs)


def _to_come(tree: GameTree, windows: bool) -> frozenset[Blank]:
    """Where a search may write."""
    asks = (Ask.VALUE, Ask.ALPHA, Ask.BETA) if windows else (Ask.VALUE,)
    inner = [Blank(node, ask) for node in tree.inner for ask in asks]
    return frozenset((*inner, *(Blank(node, Ask.CUT) for node in tree if node)))


def _search_texts(
    values: Mapping[NodeId, Payoff], windows: Mapping[NodeId, Window], pruned: Iterable[NodeId]
) -> dict[Blank, str | bool]:
    texts: dict[Blank, str | bool] = {
        Blank(node, Ask.VALUE): show(value) for node, value in values.items()
    }
    texts |= {Blank(node, Ask.CUT): True for node in pruned}
    for node, window in windows.items():
        texts[Blank(node, Ask.ALPHA)] = show(window.alpha)
        texts[Blank(node, Ask.BETA)] = show(window.beta)
    return texts


def shown(typed: str) -> str:
    """What was typed, as `show` shows an entry."""
    signs = typed.replace("-inf", "−∞").replace("inf", "+∞").replace("-", "−")
    return signs.replace(" ", "\N{NO-BREAK SPACE}")


def _way_to_picked(
    exercise: Exercise, written: Mapping[Blank, str | bool], focus: Blank | None
) -> set[NodeId]:
    """The branches down to the node that was picked last, at the selected question or before.

    Where none is selected, the move that the search plays, and not one that it would have played.
    """
    tree, found = exercise.tree, set[NodeId]()
    for item in items_of(exercise).values():
        if item.nodes and item.blank in written:
            picked = dict(zip(item.letters, item.nodes, strict=False)).get(
                str(_meant(exercise, item.blank, written[item.blank]))
            )
            found = set() if picked is None else {picked, *tree.ancestors(picked)} - {tree.ROOT}
        if item.blank == focus or (focus is None and item.name == "move"):
            break
    return found


def _meant(
    exercise: Exercise, blank: Blank, entry: str | bool, typing: bool = False
) -> Entry | None:
    """The entry that was typed, if it is a mark, a move, a pick or a state and can be read.

    Several states are read once they are no longer being typed: the next one may be on its way.
    """
    row = blank.ask.row
    chosen = row.mark or row.children is Children.ONE or blank.ask is Ask.PICK
    drawn = row.width is BlankWidth.STATE or (row.width is BlankWidth.STATES and not typing)
    if not chosen and not drawn:
        return None
    try:
        return read(exercise, blank, entry)
    except Unreadable:
        return None


def _below(tree: GameTree, cut: Iterable[NodeId]) -> frozenset[NodeId]:
    """The nodes that are cut off, with all below them."""
    return frozenset(NodeId(node) for top in cut for node in tree.within(top))

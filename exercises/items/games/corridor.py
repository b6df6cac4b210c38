"""Pacman's corridor by hand: the table of plans, the best first moves, a step, and again."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from fractions import Fraction

from exercises.asks import Ask
from exercises.asks.entry import Entry
from exercises.exercise import Given
from exercises.items import GivenError, Item, Written
from exercises.items.backing_up import WORTH, worth_item, written_values
from exercises.items.games.corridor_compared import compared, fate_item, planned
from exercises.items.games.corridor_plans import (
    Pacman,
    Plan,
    after,
    evaluations,
    plan_tree,
    shown_places,
)
from resources.words import Message, Value, message, placed
from search.games.corridor import CAUGHT, STEPS, CorridorState
from search.numbers import show_number
from search.rules import Rules
from search.tree import GameTree, Score

PlanEnds = Callable[[Written], tuple[CorridorState, CorridorState] | None]
"""Where a plan begins and ends; None where the steps before do not say."""
Worths = Callable[[Written], dict[Plan, Score] | None]
"""What plans are worth, by what stands at the items; None if something misses."""


def items(
    tree: GameTree, rules: Rules, given: Given, way: type[Pacman] = Pacman
) -> tuple[Item, ...]:
    """Every plan, the best first moves and the step; with ghosts what they leave of it."""
    ways = evaluations(given)
    if len(ways) > 1:
        return tuple(compared([way(given, each) for each in ways]))
    pacman = way(given)
    if pacman.ghosts and tree.shape.children != plan_tree(given).shape.children:
        raise GivenError(placed(message("given-corridor-tree"), "tree"))
    return tuple(_against_ghosts(pacman, given) if pacman.ghosts else _alone(pacman))


def _alone(pacman: Pacman) -> Iterator[Item]:
    """Without ghosts: a table of plans for each step, and what becomes of him."""
    for step in range(1, pacman.steps + 1):
        names = {plan: f"{step}.{''.join(move[0] for move in plan)}" for plan in pacman.plans}
        for plan, name in names.items():
            row = planned(plan)
            if pacman.steps > 1:
                row = message("row-plan-step", step=step, plan=row)
            before = (f"{step - 1}.place",) if step > 1 else ()
            yield from _row(pacman, name, row, _ends(pacman, step, plan), before)
        values = [f"{name}.value" for name in names.values()]
        yield from _choice(pacman, step, _worths(list(names), values), values)
    yield fate_item(pacman)


def _against_ghosts(pacman: Pacman, given: Given) -> Iterator[Item]:
    """With ghosts: what every end is worth, and backed up what every node is."""
    tree = pacman.read(plan_tree(given))
    for leaf in tree.leaves:
        end = pacman.state_at(tree, leaf)
        letter = tree.labels[leaf]
        yield from _row(pacman, letter, letter, lambda _, end=end: (pacman.start, end), ())  # type: ignore[misc]
    cells = [f"{tree.labels[n]}.value" if tree.is_leaf(n) else tree.labels[n] for n in tree]
    for node in sorted(tree.inner, key=tree.depth, reverse=True):
        names = [cells[child] for child in tree.children(node)]
        values = written_values(names, [None] * len(names))
        question = message("item-worth", node=tree.labels[node])
        place = tree.labels[node], message("column-worth")
        yield worth_item(tree.labels[node], tree, node, values, names, question, *place, WORTH)
    below = tree.children(GameTree.ROOT)
    names = [cells[child] for child in below]
    plans = [(str(tree.shape.moves[child]),) for child in below]
    yield from _choice(pacman, 1, _worths(plans, names), names)


def _ends(pacman: Pacman, step: int, plan: Plan) -> PlanEnds:
    def ends(written: Written) -> tuple[CorridorState, CorridorState] | None:
        start = _standing(pacman, step, written)
        return None if start is None else (start, after(start, plan))

    return ends


def _standing(pacman: Pacman, step: int, written: Written) -> CorridorState | None:
    """Where he stands before a step; None where a student has him jump."""
    state = pacman.start
    for before in range(1, step):
        to = written.get(f"{before}.place")
        if not isinstance(to, int) or abs(to - state.pacman) != 1:
            return None
        state = state.moved(to - state.pacman)
    return state


def _row(
    pacman: Pacman, name: str, row: Value, ends: PlanEnds, before: Sequence[str]
) -> Iterator[Item]:
    """The dots left at the end of a plan, the way to the nearest, and what that is worth."""
    parts = {"dots": pacman.dots_left, "way": pacman.way}
    asked = list(parts)[: 2 if pacman.nearest else 1]
    for part in asked:
        yield _counted(name, part, parts[part], row, ends, before)
    inputs = tuple(f"{name}.{part}" for part in asked)

    def caught(written: Written) -> bool:
        found = ends(written)
        return found is not None and found[1].caught

    def answer(written: Written) -> Entry | None:
        if caught(written):
            return CAUGHT
        numbers = [written.get(each) for each in inputs]
        if not all(isinstance(number, int | Fraction) for number in numbers):
            return None
        dots, way = (*numbers, 0)[:2]
        return pacman.value(dots, way)  # type: ignore[arg-type]

    def why(written: Written) -> Message:
        if caught(written):
            return message("why-worth-caught", value=show_number(CAUGHT))
        numbers = [show_number(written[each]) for each in inputs]  # type: ignore[arg-type]
        value = answer(written)
        words = dict(zip(asked, numbers, strict=True))
        shown = "" if value is None else show_number(value)  # type: ignore[arg-type]
        return message(f"why-worth-{pacman.by.value}", value=shown, **words)

    ghosts = "-ghosts" if pacman.ghosts else ""
    yield Item(
        f"{name}.value",
        Ask.CELL,
        message("item-plan-value", plan=row),
        answer,
        why,
        where=message("hint-plan-where", plan=row),
        rule=message(f"hint-worth-{pacman.by.value}{ghosts}", caught=show_number(CAUGHT)),
        inputs=inputs,
        decimals=3 if pacman.nearest else None,
        row=row,
        column=message("column-worth"),
    )


def _counted(
    name: str,
    part: str,
    count: Callable[[CorridorState, CorridorState], int],
    row: Value,
    ends: PlanEnds,
    before: Sequence[str],
) -> Item:
    """The dots left, or the way to the nearest, at the end of a plan."""

    def answer(written: Written) -> Entry | None:
        found = ends(written)
        return None if found is None else count(*found)

    def why(written: Written) -> Message:
        found = ends(written)
        if found is None:
            return message("why-item-none")
        end = found[1]
        words: dict[str, Value] = {"at": shown_places([end.pacman]), "left": shown_places(end.dots)}
        return message(f"why-plan-{part}", count=len(end.dots), found=end.way, **words)

    return Item(
        f"{name}.{part}",
        Ask.CELL,
        message(f"item-plan-{part}", plan=row),
        answer,
        why,
        where=message("hint-plan-where", plan=row),
        rule=message(f"hint-plan-{part}"),
        inputs=tuple(before),
        row=row,
        column=message(f"column-{part}"),
    )


def _worths(plans: Sequence[Plan], names: Sequence[str]) -> Worths:
    values = written_values(names, [None] * len(names))

    def worths(written: Written) -> dict[Plan, Score] | None:
        found = values(written)
        return None if found is None else dict(zip(plans, found, strict=True))

    return worths


def _choice(pacman: Pacman, step: int, worths: Worths, inputs: Sequence[str]) -> Iterator[Item]:
    """Which first moves are best, and where he goes then."""
    ticks = {move: f"{step}.{move.lower()}" for move in STEPS}
    for move, name in ticks.items():
        yield _tick(pacman, step, move, name, worths, inputs)

    def answer(written: Written) -> int | None:
        state = _standing(pacman, step, written)
        ticked = [move for move, name in ticks.items() if written.get(name) is True]
        return None if state is None else state.pacman + STEPS[pacman.taken(ticked)]

    def why(written: Written) -> Message:
        both = all(written.get(name) is True for name in ticks.values())
        found = answer(written)
        at = "" if found is None else shown_places([found])
        taken = message(f"go-{pacman.prefers.lower()}")
        return message("why-place-both" if both else "why-place", at=at, move=taken)

    yield Item(
        f"{step}.place",
        Ask.CELL,
        message("item-place" if pacman.steps == 1 else "item-place-step", step=step),
        answer,
        why,
        where=message("hint-place-where"),
        rule=message("hint-place", move=message(f"go-{pacman.prefers.lower()}")),
        inputs=(*ticks.values(), *((f"{step - 1}.place",) if step > 1 else ())),
    )


def _tick(
    pacman: Pacman, step: int, move: str, name: str, worths: Worths, inputs: Sequence[str]
) -> Item:
    """Whether a first move is as good as any."""
    said = message(f"go-{move.lower()}")

    def answer(written: Written) -> Entry | None:
        found = worths(written)
        return None if found is None else (move in pacman.best_moves(found) or None)

    def why(written: Written) -> Message:
        found = worths(written) or {}
        own = max((value for plan, value in found.items() if plan[0] == move), default=0)
        most = max(found.values(), default=0)
        key = "why-first" if own == most else "why-first-not"
        return message(key, move=said, own=show_number(own), most=show_number(most))

    return Item(
        name,
        Ask.TICK,
        message("item-first" if pacman.steps == 1 else "item-first-step", move=said, step=step),
        answer,
        why,
        where=message("hint-first-where", move=said),
        rule=message("hint-first"),
        inputs=tuple(inputs),
    )

"""Pacman's corridor with two evaluations: step by step what each makes him do, and what of him."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import reduce

from exercises.asks import Ask
from exercises.asks.entry import Entry
from exercises.items import Item, Written
from exercises.items.backing_up import written_values
from exercises.items.games.corridor_plans import Fate, Pacman, Plan, after, shown_places
from resources.words import Message, Value, message
from search.games.corridor import STEPS, CorridorState
from search.numbers import show_number
from search.tree import Score


def compared(ways: Sequence[Pacman]) -> Iterator[Item]:
    """With each evaluation a row for every step, then what becomes of him."""
    for number, pacman in enumerate(ways, 1):
        asking = _Questions(pacman, f"F{number}")
        for step in range(1, pacman.steps + 1):
            for move in STEPS:
                yield asking.best_plan(step, move)
            yield asking.place(step)
        fate = fate_item(pacman)
        question = message("item-with", function=asking.function, question=fate.question)
        yield fate._replace(name=asking.name("fate"), question=question)


def fate_item(pacman: Pacman) -> Item:
    """What becomes of him if he goes on like this."""
    options = tuple(message(f"fate-{fate.value}") for fate in Fate)
    item = Item(
        "fate",
        Ask.PICK,
        message("item-fate"),
        lambda _: item.letters[list(Fate).index(pacman.fate())],
        lambda _: _why_fate(pacman),
        where=message("hint-fate-where"),
        rule=message("hint-fate"),
        options=options,
    )
    return item


def _why_fate(pacman: Pacman) -> Message:
    """What keeps him from a dot that is left, if any is."""
    last = pacman.at_last()
    if not last.dots:
        return message("why-fate-eats")
    if pacman.reaches_a_dot(last):
        return message("why-fate-later")
    return message("why-fate-far", prefers=message(f"go-{pacman.prefers.lower()}"))


def planned(plan: Plan) -> Message:
    """A plan in words."""
    moves = [message(f"go-{move.lower()}") for move in plan]
    return reduce(lambda first, then: message("moves-then", first=first, then=then), moves)


class _Questions:
    """The questions about one evaluation, which is called F1 or F2."""

    def __init__(self, pacman: Pacman, function: str) -> None:
        self.pacman, self.function = pacman, function

    def name(self, what: str) -> str:
        """What an item is called."""
        return f"{self.pacman.by.value}.{what}"

    def _standing(self, step: int, written: Written) -> CorridorState | None:
        """Where he stands before a step; None where a student has him jump."""
        state = self.pacman.start
        for before in range(1, step):
            to = written.get(self.name(f"{before}.place"))
            if not isinstance(to, int) or abs(to - state.pacman) != 1:
                return None
            state = state.moved(to - state.pacman)
        return state

    def _worths(self, start: CorridorState, move: str) -> dict[Plan, Score]:
        """What the plans are worth that begin with a move."""
        found: dict[Plan, Score] = {}
        for plan in self.pacman.plans:
            end = after(start, plan)
            parts = self.pacman.dots_left(start, end), self.pacman.way(start, end)
            value = self.pacman.value(*parts)
            if plan[0] == move and value is not None:
                found[plan] = value
        return found

    def best_plan(self, step: int, move: str) -> Item:
        """What the best plan is worth that begins with a move."""
        pacman, said = self.pacman, message(f"go-{move.lower()}")

        def answer(written: Written) -> Entry | None:
            start = self._standing(step, written)
            return None if start is None else max(self._worths(start, move).values())

        def why(written: Written) -> Message:
            start = self._standing(step, written)
            if start is None:
                return message("why-item-none")
            worths = self._worths(start, move)
            plan = max(worths, key=lambda each: worths[each])
            end = after(start, plan)
            parts = {"dots": str(len(end.dots)), "way": str(end.way)}
            value = show_number(worths[plan])
            worth = message(f"why-worth-{pacman.by.value}", value=value, **parts)
            words: dict[str, Value] = {"start": shown_places([start.pacman]), "worth": worth}
            return message("why-best-plan", plan=planned(plan), dots=len(end.dots), **words)

        words: dict[str, Value] = {"move": said, "step": step, "function": self.function}
        return Item(
            self.name(f"{step}.{move.lower()}"),
            Ask.CELL,
            message("item-best-plan", **words),
            answer,
            why,
            where=message("hint-best-plan-where", **words),
            rule=message(f"hint-worth-{pacman.by.value}"),
            inputs=self._before(step),
            row=self._row(step),
            column=message("column-best-plan", move=said),
            decimals=3 if pacman.nearest else None,
        )

    def place(self, step: int) -> Item:
        """Where he goes."""
        pacman, names = self.pacman, [self.name(f"{step}.{move.lower()}") for move in STEPS]
        values = written_values(names, [None] * len(names))

        def best(written: Written) -> set[str] | None:
            found = values(written)
            if found is None:
                return None
            return {move for move, value in zip(STEPS, found, strict=True) if value == max(found)}

        def answer(written: Written) -> Entry | None:
            start, moves = self._standing(step, written), best(written)
            if start is None or moves is None:
                return None
            return start.pacman + STEPS[pacman.taken(moves)]

        def why(written: Written) -> Message:
            found = answer(written)
            at = shown_places([found]) if isinstance(found, int) else ""
            both = len(best(written) or ()) > 1
            move = message(f"go-{pacman.prefers.lower()}")
            return message("why-place-both" if both else "why-place", at=at, move=move)

        words: dict[str, Value] = {"step": step, "function": self.function}
        question = message("item-place-step", **words)
        return Item(
            self.name(f"{step}.place"),
            Ask.CELL,
            message("item-with", question=question, **words),
            answer,
            why,
            where=message("hint-place-compared"),
            rule=message("hint-place", move=message(f"go-{pacman.prefers.lower()}")),
            inputs=(*names, *self._before(step)),
            row=self._row(step),
            column=message("column-goes-to"),
        )

    def _before(self, step: int) -> tuple[str, ...]:
        return tuple(self.name(f"{each}.place") for each in range(1, step))

    def _row(self, step: int) -> Message:
        return message("row-with-step", function=self.function, step=step)

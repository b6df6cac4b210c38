"""How many leaves a search evaluates without what it remembers and with it, and what that saves."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction

from exercises.asks import Ask
from exercises.asks.entry import Entry
from exercises.items import Item, Written
from resources.words import Message, message
from search.numbers import show_number
from search.trace import Trace

Answer = Callable[[Written], Entry | None]


def difference(written: Written) -> Entry | None:
    """What is saved by the student's own two counts."""
    counted = [written.get(name) for name in ("without", "with")]
    if not all(isinstance(each, int | Fraction) for each in counted):
        return None
    return counted[0] - counted[1]  # type: ignore[operator]


def leaf_counts(
    words: str,
    without: Trace,
    led: Callable[[Written], Trace],
    inputs: tuple[str, ...],
    saved: Answer = difference,
) -> list[Item]:
    """The three questions; their words begin so, and what the led search does hangs on inputs."""

    def why(trace: Trace) -> Message:
        seen = ", ".join(show_number(trace.values[leaf]) for leaf in trace.leaves)
        return message(f"{words}-evaluated-why", seen=seen, count=len(trace.leaves))

    def why_saved(written: Written) -> Message:
        counted = {name: written.get(name, 0) for name in ("without", "with")}
        numbers = {**counted, "saved": difference(counted) or 0}
        shown = {name: show_number(number) for name, number in numbers.items()}  # type: ignore[arg-type]
        return message(f"{words}-saved-why", **shown)

    def count(
        name: str, answer: Answer, reason: Callable[[Written], Message], of: tuple[str, ...] = ()
    ) -> Item:
        return Item(
            name,
            Ask.CELL,
            message(f"{words}-{name}"),
            answer,
            reason,
            where=message(f"{words}-{name}-where"),
            rule=message(f"{words}-{name}-rule"),
            inputs=of,
        )

    return [
        count("without", lambda _: len(without.leaves), lambda _: why(without)),
        count(
            "with",
            lambda written: len(led(written).leaves),
            lambda written: why(led(written)),
            inputs,
        ),
        count("saved", saved, why_saved, ("without", "with")),
    ]

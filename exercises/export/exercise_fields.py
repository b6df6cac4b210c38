"""An exercise as fields: how an ask is answered on a platform follows from its row."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from fractions import Fraction
from functools import lru_cache
from itertools import permutations

from exercises.asks import Ask, Children
from exercises.asks.entry import Entry, Interval
from exercises.exercise import Blank, Exercise
from exercises.export.fields import ChoiceField, Field, Listed, Option, TextField, TicksField
from exercises.export.writings import writings
from exercises.items import Item, answers
from exercises.judging.scheme import Scheme
from exercises.judging.worth import DECISION, interval_share, worth
from exercises.kinds import items_of
from exercises.misconceptions.table import applicable
from exercises.misconceptions.variant import Nature
from exercises.solution import Answers, read_off, solution
from exercises.tie_chooser import equally_good_searches
from exercises.wording.node_names import name, place
from resources.words import Message, Value, message
from search.methods.ordering import least_leaves
from search.rules import Ties
from search.tree import NodeId

ALL, NOTHING = Fraction(1), Fraction(0)
NONE = message("export-none")
Mistakes = Mapping[Blank, Mapping[Entry | None, Message]]
"""What somebody writes who makes a known mistake, and which: where it is not right."""


@lru_cache(maxsize=4)  # a question is written in parts
def fields(exercise: Exercise, scheme: Scheme) -> tuple[Field, ...]:
    """The fields of an exercise, as they stand on paper; what is ticked stands together."""
    worths, labels = _worths(exercise, scheme), _labels(exercise)
    right, mistakes = _accepted(exercise), _mistakes(exercise)
    items = items_of(exercise)
    ticked: dict[Ask, list[Blank]] = {}
    found: list[Field] = []

    def down(blank: Blank) -> int:
        return items[blank.item].down if blank.item in items else 0

    for blank in sorted(exercise.blanks, key=down):
        if blank.ask.row.mark:
            ticked.setdefault(blank.ask, []).append(blank)
            continue
        label, due, known = labels[blank], worths[blank], mistakes.get(blank, {})
        options = _options(exercise, blank, items.get(blank.item))
        if options is None:
            found.append(_text(exercise, blank, label, due, right[blank], known))
        else:
            offered = [
                Option(text, True)
                if entry in right[blank]
                else Option(text, False, known.get(entry))
                for entry, text in options
            ]
            found.append(ChoiceField(label, due, tuple(offered)))
    for ask, blanks in ticked.items():
        due = sum((worths[blank] for blank in blanks), NOTHING)
        if ask is Ask.CUT and scheme is not Scheme.PLAIN:
            due += DECISION * len(worth(exercise).decisions)
        found.append(_ticks(exercise, blanks, labels, due, right, mistakes))
    return tuple(found)


def _text(
    exercise: Exercise,
    blank: Blank,
    label: Message,
    due: Fraction,
    right: tuple[Entry | None, ...],
    mistakes: Mapping[Entry | None, Message],
) -> TextField:
    listed = [Listed(writings(exercise, blank, entry), ALL) for entry in right]
    listed += _partly(exercise, blank, right[0])
    taken = {text.lower() for each in listed for text in each.texts}
    for entry, about in mistakes.items():
        texts = [text for text in writings(exercise, blank, entry) if text.lower() not in taken]
        taken |= {text.lower() for text in texts}
        if texts:
            listed.append(Listed(tuple(texts), NOTHING, about))
    item, entry = items_of(exercise).get(blank.item), right[0]
    alone = len(right) == 1 and isinstance(entry, int | Fraction) and not isinstance(entry, bool)
    number = entry if alone else None
    tolerance = NOTHING if item is None or number is None else item.allowed(number)  # type: ignore[arg-type]
    return TextField(label, due, blank.ask, tuple(listed), number, tolerance)  # type: ignore[arg-type]


def _partly(exercise: Exercise, blank: Blank, entry: Entry | None) -> Iterator[Listed]:
    """Intervals with the right ends that take in one too many or too few."""
    if not isinstance(entry, Interval):
        return
    for with_low, with_high in ((True, False), (False, True), (True, True), (False, False)):
        other = entry._replace(with_low=with_low, with_high=with_high)
        texts = writings(exercise, blank, other)
        if other != entry and texts:
            yield Listed(texts, interval_share(other, entry), message("export-interval-end"))


def _options(
    exercise: Exercise, blank: Blank, item: Item | None
) -> list[tuple[Entry | None, Value]] | None:
    """What a field offers to choose from, each with its text; None where it is typed into."""
    tree, row = exercise.tree, blank.ask.row
    if item is not None and item.ask is Ask.PICK:
        nothing = [(None, message("export-stays-empty"))] if item.empty else []
        return [*((letter, item.show(letter)) for letter in item.letters), *nothing]
    if row.read_item is not None and isinstance(solution(exercise).get(blank), bool):
        assert item is not None, "what is read beside the tree has an item"
        return [(entry, item.show(entry)) for entry in (True, False)]
    children = tree.children(blank.node)
    named = _distinct([name(tree, child) for child in children])
    match row.children:
        case Children.NONE:
            return None
        case Children.ONE:
            return [*enumerate(named), (None, NONE)]
        case Children.ALL:
            orders = list(permutations(range(len(children))))
            return [(order, ", ".join(named[index] for index in order)) for order in orders]


def _ticks(
    exercise: Exercise,
    blanks: list[Blank],
    labels: Mapping[Blank, Message],
    due: Fraction,
    right: Mapping[Blank, tuple[Entry | None, ...]],
    mistakes: Mistakes,
) -> TicksField:
    tree = exercise.tree
    cut = {blank.node for blank in blanks if blank.ask is Ask.CUT and True in right[blank]}
    options = [
        Option(
            labels[blank],
            True in right[blank],
            mistakes.get(blank, {}).get(True),
            any(node in cut for node in tree.ancestors(blank.node)),
        )
        for blank in blanks
    ]
    none = Option(message("export-none-of-these"), not any(option.right for option in options))
    return TicksField(message("export-tick"), due, (*options, none))


def _worths(exercise: Exercise, scheme: Scheme) -> dict[Blank, Fraction]:
    """What each entry is worth; that of an order where all are, alike."""
    if scheme is Scheme.PLAIN:
        right = solution(exercise)
        return {
            blank: blank.ask.row.weight if blank in right else NOTHING for blank in exercise.blanks
        }
    due = worth(exercise)
    if due.leaves is not None:
        return dict.fromkeys(exercise.blanks, ALL)
    return {blank: due.entries.get(blank, NOTHING) for blank in exercise.blanks}


def _accepted(exercise: Exercise) -> dict[Blank, tuple[Entry | None, ...]]:
    """The entries that are right at each blank: several where equals are, or orders as good."""
    found = [solution(exercise)]
    if exercise.rules.ties is Ties.ANY and exercise.asked:
        searches = equally_good_searches(exercise)
        found += [solution(exercise) | read_off(exercise, trace) for trace in searches]
    right = {
        blank: tuple(dict.fromkeys(each.get(blank) for each in found)) for blank in exercise.blanks
    }
    for node, blank in exercise.asked.get(Ask.ORDER, {}).items():
        right[blank] = tuple(_best_orders(exercise, node))
    for item in items_of(exercise).values():
        if item.ask is Ask.PICK and item.placed is not None and item.blank in right:
            right[item.blank] = tuple(_equally_good(exercise, item))
    return right


def _equally_good(exercise: Exercise, item: Item) -> Iterator[str]:
    """The options of a pick that are as good as the one that is shown."""
    written = answers(items_of(exercise).values())
    for letter in item.letters:
        if item.placed is not None and item.placed(written, {item.name: letter}).due == letter:
            yield letter


def _best_orders(exercise: Exercise, node: NodeId) -> Iterator[tuple[int, ...]]:
    """The orders of a node's children with which the fewest leaves can still be reached."""
    tree, rules = exercise.tree, exercise.rules
    children, least = tree.children(node), least_leaves(tree, rules)
    for order in permutations(range(len(children))):
        fixed = {node: tuple(children[index] for index in order)}
        if least_leaves(tree, rules, fixed) == least:
            yield order


def _mistakes(exercise: Exercise) -> dict[Blank, dict[Entry | None, Message]]:
    """What known mistakes put into each blank, the commonest first."""
    right = solution(exercise)
    found: dict[Blank, dict[Entry | None, Message]] = {}
    for variant in sorted(applicable(exercise), key=lambda variant: variant.rank):
        if variant.nature not in (Nature.MISCONCEPTION, Nature.SLIP):
            continue
        try:
            written: Answers = variant.answers(exercise)
        except ValueError:
            continue  # it loses its way on this tree
        about = message("export-mistake", about=message(f"about-{variant.id}"))
        for blank in exercise.blanks:
            entry = written.get(blank)
            if entry is not None and entry != right.get(blank):
                found.setdefault(blank, {}).setdefault(entry, about)
    return found


def _labels(exercise: Exercise) -> dict[Blank, Message]:
    """What each blank is called; of those called alike, which one from the left it is."""
    tree = exercise.tree
    said = {blank: place(exercise, blank) for blank in exercise.blanks}
    counts = Counter(said.values())
    for blank, label in said.items():
        parent = tree.parent(blank.node)
        if counts[label] > 1 and parent is not None and not blank.item:
            number = tree.children(parent).index(blank.node) + 1
            said[blank] = message("export-counted", place=label, number=number)
    return said


def _distinct(names: Iterable[str]) -> list[str]:
    """Names of neighbours, those that are the same with their number from the left."""
    names = list(names)
    counts = Counter(names)
    return [f"{one} ({number})" if counts[one] > 1 else one for number, one in enumerate(names, 1)]

"""Questions beside the tree: a pick, a true or false, a number in a table, a tick.

An item is never stored: it is worked out anew from the tree, the rules and what an exercise gives.
"""

from collections.abc import Callable, Iterable, Mapping
from decimal import Decimal
from fractions import Fraction
from typing import NamedTuple

from exercises.asks import Ask
from exercises.asks.entry import Claim, Entry, Listing
from exercises.asks.reading import option_letters
from exercises.asks.state_answers import sorted_piles
from exercises.exercise import Blank, Given, NodeLabel
from resources.words import Message, PlywoodError, Value, message, placed, say_value
from search.games.state_pictures import StateLook, in_numbers, state_text
from search.numbers import show_number
from search.tree import GameTree, NodeId

EXACT = 1_000
"""A fraction with a larger denominator is shown with decimals, where they are asked for."""
MOST_DIGITS = 9
"""Of a whole number that is given."""
Written = Mapping[str, Entry]
"""What stands at the items before, by their names: the right entries, or a student's own."""


class GivenError(PlywoodError):
    """What an exercise gives can't be asked about."""


class Source(NamedTuple):
    """The blank of another kind that an item asks about in its own way."""

    kind: str
    blank: Blank


class Placed(NamedTuple):
    """What belongs at one of several places that may be filled in any order."""

    due: Entry | None
    known: bool = True  # False: what stands before it leaves that open
    stands: bool = True  # whether it is taken to stand there where nothing is written
    missing: bool = False  # whether that is because something before it is still empty


class Item(NamedTuple):
    """A question beside the tree; what belongs there follows from the items before it."""

    name: str  # as files have it
    ask: Ask
    question: Message
    answer: Callable[[Written], Entry | None]  # None: nothing belongs there, or nothing can
    why: Callable[[Written], Message] | None = None  # why that is so, with its numbers
    where: Message | None = None  # where to look, for whoever asks for a hint
    rule: Message | None = None  # how to find it out
    source: Source | None = None  # what says all three where an item doesn't
    inputs: tuple[str, ...] = ()  # the items that it is worked out from
    empty: bool = False  # whether nothing may belong there
    options: tuple[Value, ...] = ()  # of a pick
    nodes: tuple[NodeId, ...] = ()  # that the first options are, which can be picked on the tree
    decimals: int | None = None  # of a cell that need not be exact
    percent: int = 0  # how far off it may be
    tolerance: Fraction | None = None  # the same as a number, in the place of both
    row: Value = ""  # its place, where several make a table
    column: Value = ""
    printed: Value = ""  # what stands there already, before the blank
    across: int = 0  # how far right its column stands; alike: in the order of the items
    down: int = 0  # how far down its row stands, likewise
    node: NodeId = GameTree.ROOT  # what it is about, if it is about one
    label: NodeLabel | None = None  # of its box there, where it is answered on the tree
    slip: Callable[[Written, Entry], Message | None] | None = None  # what a wrong entry comes from
    placed: Callable[[Written, Written], Placed] | None = None  # with the whole sheet, in any order
    weight: Fraction = Fraction(1)
    choices: int = 0  # how many answers there are to guess from, where they are few
    example: Callable[[], GameTree | None] | None = None  # a tree that shows it, to be drawn
    look: StateLook | None = None  # of the states that it asks for

    @property
    def blank(self) -> Blank:
        """Where it is answered."""
        return Blank(self.node, self.ask, self.name, self.label)

    @property
    def texts(self) -> tuple[str, ...]:
        """The options as they can be typed."""
        return tuple(in_numbers(say_value(each)) for each in self.options)

    @property
    def letters(self) -> tuple[str, ...]:
        """What the options are called."""
        return option_letters(self.texts)

    def letter_of(self, text: str) -> str | None:
        """What the option with this text is called; None if there is none."""
        return dict(zip(self.texts, self.letters, strict=True)).get(text)

    def same(self, entry: Entry | None, other: Entry | None) -> bool:
        """Whether two entries say the same, as exactly as is asked for."""
        if isinstance(entry, str) and isinstance(other, str) and self.ask is Ask.STATE:
            return sorted_piles(entry) == sorted_piles(other)
        if not isinstance(entry, int | Fraction) or not isinstance(other, int | Fraction):
            return entry == other
        return abs(entry - Fraction(other)) <= self.allowed(other)

    def allowed(self, right: int | Fraction) -> Fraction:
        """How far off a number may be."""
        if self.tolerance is not None:
            return self.tolerance
        unit = Fraction(0) if self.decimals is None else Fraction(1, 2 * 10**self.decimals)
        return max(unit, abs(Fraction(right)) * Fraction(self.percent, 100))

    def show(self, entry: Entry) -> Value:
        """An entry as people see it."""
        if self.ask is Ask.PICK:
            option = dict(zip(self.letters, self.options, strict=True))[str(entry)]
            if self.row:
                return option  # it is written into a table, not chosen
            return message("item-option", letter=str(entry), option=option)
        if isinstance(entry, bool):
            words = ("item-no", "item-yes") if self.ask.row.mark else ("item-false", "item-true")
            return message(words[entry])
        if isinstance(entry, Listing):
            return str(entry)
        if isinstance(entry, Claim):
            return f"{entry.relation.value}\N{NO-BREAK SPACE}{show_number(entry.value)}"
        if isinstance(entry, str):
            return state_text(entry, self.look)
        return (self.decimal(entry) or show_number(entry)).replace("-", "−")  # type: ignore[arg-type]

    def said(self, entry: Entry) -> Value:
        """An entry as a sentence has it: an option in words is quoted."""
        shown = self.show(entry)
        if not isinstance(shown, Message) or shown.key != "item-option":
            return shown
        words = dict(shown.values)
        return (
            message("item-option-said", **words) if isinstance(words["option"], Message) else shown
        )

    def decimal(self, entry: Entry) -> str:
        """An entry that is not exact with the decimals that are asked for; else nothing."""
        exact = not isinstance(entry, Fraction) or entry.denominator <= EXACT
        if exact or self.decimals is None:
            return ""
        return f"{Decimal(entry.numerator) / entry.denominator:.{self.decimals}f}"  # type: ignore[union-attr]


class Table(NamedTuple):
    """The items that make a table: its heads, and what stands where."""

    rows: tuple[Value, ...]
    columns: tuple[Value, ...]
    cells: tuple[Item, ...]

    @classmethod
    def of(cls, items: Iterable[Item]) -> "Table":
        """The table that those with a place in one make; it may be empty."""
        cells = tuple(item for item in items if item.row and item.column)
        down = sorted(cells, key=lambda item: item.down)
        rows = tuple(dict.fromkeys(item.row for item in down))
        across = sorted(cells, key=lambda item: item.across)
        return cls(rows, tuple(dict.fromkeys(item.column for item in across)), cells)

    def place(self, item: Item) -> tuple[int, int]:
        """In which row and column an item stands, counted from 1: the heads stand before."""
        return self.rows.index(item.row) + 1, self.columns.index(item.column) + 1


def answers(items: Iterable[Item], written: Written | None = None) -> dict[str, Entry]:
    """What belongs at each item, with these entries in the place of its own results."""
    found: dict[str, Entry] = {}
    for item in items:
        entry = (written or {}).get(item.name)
        if entry is None:
            entry = item.answer(found)
        if entry is not None:
            found[item.name] = entry
    return found


def arranged(items: Iterable[Item], sheet: Written) -> dict[str, Entry]:
    """What belongs at each item, in the order in which a sheet has what may stand in any."""
    found: dict[str, Entry] = {}
    for item in items:
        placed = None if item.placed is None else item.placed(found, sheet)
        entry = item.answer(found) if placed is None else placed.due
        if entry is not None:
            found[item.name] = entry
    return found


def move_text(tree: GameTree, child: NodeId) -> str:
    """A move as an option: by the child's letter, or by the number of a leaf that has none."""
    payoff = tree.payoffs[child]
    return tree.labels[child] or ("?" if payoff is None else show_number(payoff))


def given_whole_numbers(given: Given, name: str) -> tuple[int, ...]:
    """Whole numbers, not below 0 and each once, that an exercise gives under a name."""
    texts = tuple(dict.fromkeys(given_texts(given, name)))
    for text in texts:
        if not (text.isascii() and text.isdecimal()) or len(text) > MOST_DIGITS:
            raise GivenError(placed(message("given-whole-number", typed=repr(text)), "given", name))
    return tuple(map(int, texts))


def given_texts(given: Given, name: str) -> tuple[str, ...]:
    """The texts that an exercise gives under a name; it must give some."""
    texts = dict(given).get(name, ())
    if not texts:
        raise GivenError(placed(message("given-missing", name=repr(name)), "given"))
    return texts

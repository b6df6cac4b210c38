"""Boxes in a table below a tree that has no room for them: a row for each node."""

from __future__ import annotations

from exercises.asks import Ask, BlankWidth, Position, WrittenOn
from exercises.drawing.geometry.state_rows import StateRows
from exercises.drawing.geometry.texts import answers, children_text, state_size
from exercises.drawing.parts.markup import Markup
from exercises.drawing.parts.picture import Anchor, Box, Ink, Pen, Rectangle
from exercises.drawing.parts.style import LABEL_SIZE
from exercises.drawing.shapes import states
from exercises.exercise import Blank, Exercise
from exercises.paper.layout import text_blocks
from exercises.paper.layout.blocks import Block
from exercises.paper.layout.box_sizes import BY_HAND, HIGH, MOST_LARGER, WIDE
from exercises.paper.layout.box_table import INSIDE, Columns, table_blocks
from exercises.paper.layout.font_choice import words
from exercises.paper.layout.page import PageItem, PageShape, PlacedBlank, Role
from exercises.wording.node_names import place
from resources import fonts
from resources.words import DEFAULT, Message, message, say
from search.tree import GameTree, NodeId

MOST_ABREAST, MOST_KEPT = 6, 20
"""The most parts of a table side by side, and the most rows of one on a page."""
SIZE = 9.5
"""The letters of what is filled in."""
_PLACES = {ask: place for place, ask in enumerate(Ask)}


def listed(markup: Markup) -> list[Blank]:
    """The blanks that a table can take from a tree: all but crosses on branches and leaves."""
    depth = markup.tree.depth
    asked = (blank for blank in markup.blanks if blank.label or not blank.ask.row.mark)
    return sorted(asked, key=lambda blank: (depth(blank.node), blank.node, _rank(blank)))


def _rank(blank: Blank) -> tuple[bool, int, int]:
    """What is written as a node is left stands behind what is written before."""
    leaving = blank.ask.row.written_on is WrittenOn.LEAVING
    return leaving, _PLACES[blank.ask], blank.label.row if blank.label else 0


def _head(blank: Blank) -> Message:
    """What stands above the column of a blank: its label, or what is asked."""
    if blank.label is None:
        return message(f"key-{blank.ask.value}")
    return message("words", words=blank.label.text) if blank.label.text else message("key-value")


def without_listed(markup: Markup) -> Markup:
    """The tree without them; leaves that a table speaks of get a name."""
    gone = {*listed(markup)}
    tree = markup.tree
    called = names(markup)
    own = tuple(called.get(node, tree.shape.names[node]) for node in tree)
    return markup._replace(
        tree=GameTree(tree.shape._replace(names=own), tree.payoffs),
        blanks=markup.blanks - gone,
        texts={blank: text for blank, text in markup.texts.items() if blank not in gone},
    )


def names(markup: Markup) -> dict[NodeId, str]:
    """What a table calls its nodes: by their letter, else by their parent's and a number."""
    tree = markup.tree
    found: dict[NodeId, str] = {}
    for blank in listed(markup):
        node, parent = blank.node, tree.parent(blank.node)
        own = tree.labels[node]
        if not own and parent is not None:
            own = f"{tree.labels[parent]}{tree.children(parent).index(node) + 1}"
        found[node] = own
    return found


def table_height(markup: Markup, room: float, zoom: float) -> float:
    """How high the table of a tree is."""
    blocks = node_table(markup, None, 1, DEFAULT, room, zoom)
    return sum(block.gap + block.height for block in blocks)


def node_table(
    markup: Markup,
    exercise: Exercise | None,
    number: int,
    language: str,
    room: float,
    zoom: float,
) -> list[Block]:
    """What is asked here, and a row of boxes for each node; no exercise to measure it alone."""
    blanks = listed(markup)
    called = names(markup)
    nodes = list(called)
    heads = list(dict.fromkeys(_head(blank) for blank in sorted(blanks, key=_rank)))
    placed = {(blank.node, _head(blank)): blank for blank in blanks}
    own = {} if exercise is None else {blank.on_tree: blank for blank in exercise.blanks}
    columns = _columns(markup, blanks, zoom)

    def cell(row: int, column: int, x: float, across: float) -> PageItem | None:
        blank = placed.get((nodes[row], heads[column]))
        if blank is None:
            return None
        box = Rectangle(x, 0.0, across, columns.height)
        written = markup.texts.get(blank, "")
        text = ("✓" if written else "") if isinstance(written, bool) else written.strip()
        found = own.get(blank, blank)
        told = "" if exercise is None else say(place(exercise, found), language)
        if text:
            told = say("key-entries", language, ask=told, all=text)
        shapes = (Box(*box, 2.5, Pen(Ink.OUTLINE, 0.75), None), *_filled(blank, box, text))
        return PageItem(
            Role.ANSWER_BOX, shapes, boxes=(PlacedBlank(found, box, bool(text)),), alternative=told
        )

    above = [say(head, language) for head in heads]
    told = say("paper-node-table", language, number=number)
    return [
        *text_blocks.paragraph(told, room, gap=10.0, keep=True),
        *table_blocks(list(called.values()), above, cell, columns, room),
    ]


def _columns(markup: Markup, blanks: list[Blank], zoom: float) -> Columns:
    """Columns as wide as the widest entry, written by hand, and rows as high as the highest.

    Where all is enlarged later, they need not be as large before, and fewer rows fit a page.
    """
    tree, widths = markup.tree, answers(markup.tree)
    before = min(zoom, MOST_LARGER) / zoom
    wide, high, kept = WIDE * before, HIGH * before + 1.0, int(MOST_KEPT / zoom)
    for blank in blanks:
        row, below = blank.ask.row, tree.children(blank.node)
        printed = widths.width(blank.ask, children_text(tree, blank.node, row.children), len(below))
        if blank.label is not None:
            printed = fonts.width(blank.label.widest, LABEL_SIZE, True)
        if row.width in (BlankWidth.VALUE, BlankWidth.CLAIM):
            printed *= LABEL_SIZE
        wide = max(wide, (printed * BY_HAND + 8.0) * before)
        if row.width in (BlankWidth.STATE, BlankWidth.STATES):
            high = max(high, widths.state[1] + 8.0)
        if row.width is BlankWidth.STATES:
            high = max(high, StateRows.of(str(markup.texts.get(blank, ""))).height + 8.0)
    return Columns(wide + INSIDE, wide + INSIDE, 1.5 * wide + INSIDE, MOST_ABREAST, high, kept)


def _filled(blank: Blank, box: Rectangle, text: str) -> list[PageShape]:
    """What stands in a box: a state as its game looks, or words."""
    if not text:
        return []
    middle = box.x + box.width / 2
    if blank.ask.row.position is Position.STATE:
        wide, high = state_size(text)
        left, top = middle - wide / 2, box.y + (box.height - high) / 2
        return [*states.shapes(text, left, top, wide, high, 1.0)]
    several = StateRows.of(text if blank.ask.row.width is BlankWidth.STATES else "")
    if several.rows:
        top = box.y + (box.height - several.height) / 2
        placed = several.placed(middle, top)
        return [
            shape
            for state, left, high in placed
            for shape in states.shapes(state, left, high, *state_size(state), 1.0)
        ]
    line = box.y + box.height / 2 + 0.36 * SIZE
    return [words(middle, line, text, SIZE, True, anchor=Anchor.MIDDLE)]

"""What is done on an answer sheet besides writing: marks, best moves, and the order of children."""

from __future__ import annotations

from exercises import entries
from exercises.asks import Ask
from exercises.asks.reading import Unreadable
from exercises.exercise import Blank, Exercise
from exercises.kinds import items_of
from search.tree import NodeId
from tutor.answering.answer_sheet import AnswerSheet


class MarkActions:
    """Marks and orders on the sheet of an exercise; each is one change that can be undone."""

    exercise: Exercise
    sheet: AnswerSheet
    blank: Blank | None

    def mark(self, node: NodeId) -> bool:
        """Cut or uncut the branch above a node, or tick its leaf; False if that is not asked."""
        blank = self.mark_at(node)
        if blank is None:
            return False
        self.sheet.write(blank, not self.sheet.typed.get(blank, False))
        return True

    def mark_at(self, node: NodeId) -> Blank | None:
        """The blank that is ticked at a node."""
        marks = (Blank(node, Ask.CUT), Blank(node, Ask.SEEN))
        blanks = (each for each in self.exercise.blanks if each.node == node and not each.beside)
        return next(
            (each for each in blanks if each.on_tree in marks or each.ask is Ask.TICK), None
        )

    def choose(self, node: NodeId) -> bool:
        """Mark the branch above a node as the best move, or unmark it; False if not asked."""
        blank = self.move_above(node)
        if blank is None:
            return False
        index = str(self.exercise.tree.children(blank.node).index(node))
        self.sheet.write(blank, "" if self.sheet.typed.get(blank) == index else index)
        return True

    def pick(self, node: NodeId) -> bool:
        """Choose the option that a node is; False if the selected question has no such one."""
        item = None if self.blank is None else items_of(self.exercise).get(self.blank.item)
        if item is None or node not in item.nodes:
            return False
        self.sheet.write(item.blank, item.letters[item.nodes.index(node)])
        return True

    def move_above(self, node: NodeId) -> Blank | None:
        """The blank for the best move that the branch above a node may be."""
        parent = self.exercise.tree.parent(node)
        blank = None if parent is None else Blank(parent, Ask.BEST)
        return blank if blank in self.exercise.blanks else None

    def move(self, node: NodeId, by: int) -> bool:
        """Move a node among its siblings, where their order is asked; False if it is not."""
        parent = self.exercise.tree.parent(node)
        if parent is None or not self.can_move(node):
            return False
        index = self.exercise.tree.children(parent).index(node)
        return self.move_to(node, self.order(parent).index(index) + by)

    def can_move(self, node: NodeId) -> bool:
        """Whether the order of a node and its siblings is asked."""
        parent = self.exercise.tree.parent(node)
        return parent is not None and Blank(parent, Ask.ORDER) in self.exercise.blanks

    def move_to(self, node: NodeId, place: int) -> bool:
        """Put a node at a place among its siblings; False if there is no such place."""
        parent = self.exercise.tree.parent(node)
        if parent is None or not 0 <= place < len(self.exercise.tree.children(parent)):
            return False
        index = self.exercise.tree.children(parent).index(node)
        order = [each for each in self.order(parent) if each != index]
        order.insert(place, index)
        self.sheet.write(Blank(parent, Ask.ORDER), entries.write(tuple(order)))
        self.sheet.end_edit()
        return True

    def orders(self) -> dict[NodeId, tuple[int, ...]]:
        """The orders that were written and can be read."""
        asked = (blank for blank in self.sheet.typed if blank.ask is Ask.ORDER)
        return {blank.node: order for blank in asked if (order := self._written(blank))}

    def order(self, parent: NodeId) -> tuple[int, ...]:
        """The children of a node in the order that was written, else as they stand."""
        usual = tuple(range(len(self.exercise.tree.children(parent))))
        return self._written(Blank(parent, Ask.ORDER)) or usual

    def _written(self, blank: Blank) -> tuple[int, ...] | None:
        """The order that was written into a blank, if it can be read."""
        try:
            entry = entries.read(self.exercise, blank, self.sheet.typed.get(blank, ""))
        except Unreadable:
            return None
        return entry if isinstance(entry, tuple) else None  # type: ignore[return-value]

"""Entries, undo and redo agree with a plain list of states."""

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, precondition, rule
from PySide6.QtGui import QUndoStack

from exercises.asks import Ask
from exercises.exercise import Blank
from search.tree import NodeId
from tutor.answering.answer_sheet import AnswerSheet

BLANKS = [Blank(NodeId(node), ask) for node in range(3) for ask in (Ask.VALUE, Ask.CUT)]
WRITTEN = {Ask.VALUE: st.sampled_from(["", "1", "12", "-3"]), Ask.CUT: st.booleans()}


class Entries(RuleBasedStateMachine):
    """Each visit to a blank is one state, however many letters it takes."""

    def __init__(self):
        super().__init__()
        self.sheet = AnswerSheet(QUndoStack())
        self.states = [{}]
        self.place = 0
        self.visited = None

    @rule(data=st.data(), blank=st.sampled_from(BLANKS))
    def write(self, data, blank):
        written = data.draw(WRITTEN[blank.ask])
        before = self.states[self.place]
        after = {**before, blank: written}
        if written in ("", False):
            after.pop(blank)
        self.sheet.write(blank, written)
        if after == before:
            return
        del self.states[self.place + 1 :]
        flows = self.visited == (blank, self.place) and isinstance(written, str)
        if flows and after == self.states[self.place - 1]:
            del self.states[self.place]
            self.place -= 1
            self.visited = None
        elif flows:
            self.states[self.place] = after
        else:
            self.states.append(after)
            self.place += 1
            self.visited = (blank, self.place) if isinstance(written, str) else None

    @rule()
    def end_edit(self):
        self.sheet.end_edit()
        self.visited = None

    @precondition(lambda self: self.place > 0)
    @rule()
    def undo(self):
        self.sheet.end_edit()
        self.sheet.undo.undo()
        self.place -= 1
        self.visited = None

    @precondition(lambda self: self.place < len(self.states) - 1)
    @rule()
    def redo(self):
        self.sheet.end_edit()
        self.sheet.undo.redo()
        self.place += 1
        self.visited = None

    @invariant()
    def the_sheet_is_the_state(self):
        assert self.sheet.typed == self.states[self.place]
        assert self.sheet.undo.canUndo() == (self.place > 0)
        assert self.sheet.undo.canRedo() == (self.place < len(self.states) - 1)

    def teardown(self):
        self.sheet.undo.clear()


Entries.TestCase.settings = settings(max_examples=60, stateful_step_count=30)
TestEntries = Entries.TestCase

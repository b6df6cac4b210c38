"""A window in time as a sheet has it: plain and slow, apart from what judges it."""

from __future__ import annotations


class Line:
    """One end of a node's window: what is due bound by bound, and what the sheet has instead.

    What the sheet has next counts in place of what is due, or (`omitted`) not before it is due;
    or what it does not have was (`not seen`).
    """

    def __init__(self, bounds, due, reading):
        self.bounds = None if bounds is None else list(bounds)
        self.reading, self.astray, self.refused = reading, False, None
        self.due = [(due, None)]
        self.now = due
        if self.bounds is not None:
            self.now = self.bounds.pop(0)
            self.astray = self.now != due

    def becomes(self, due, child):
        """After this child the search has another bound."""
        if not self.astray:
            self.due.append((due, child))
        if self.bounds is None:
            self.now = due
        elif self.bounds and (self.bounds[0] == due or self.reading != "omitted"):
            self.now = self.bounds.pop(0)
            self.astray = self.astray or self.now != due
        else:
            self.astray = True

    def overwritten(self, value):
        """After a child that moves nothing: whether the sheet has its value."""
        if not self.bounds or self.bounds[0] != value:
            return False
        self.now, self.astray = self.bounds.pop(0), True
        return True

    def over(self):
        """Whether something is left on the sheet when the node is done."""
        if self.bounds:
            self.now, self.astray = self.bounds[-1], True
        return bool(self.bounds)

"""Students of every sort: who know and slip, who follow one mistake, who learned it elsewhere."""

from fractions import Fraction
from functools import partial

from slips import slip
from student import Student

from exercises.asks import Ask
from exercises.asks.entry import Claim, Relation
from exercises.dice import Dice
from exercises.exercise import Blank, Exercise
from search.methods import METHODS
from search.numbers import INFINITY
from search.rules import Fail, Order, WindowAsked

VALUES = (Ask.VALUE, Ask.BOUND)
COURSES = {
    "usual": {},
    "strict": {"cut_on_equal": False},
    "fail-hard": {"fail": Fail.HARD},
    "strict and fail-hard": {"cut_on_equal": False, "fail": Fail.HARD},
    "parent-only": {"deep": False},
    "on leaving": {"asked": WindowAsked.LEAVING},
    "right to left": {"order": Order.RIGHT_TO_LEFT},
    "with bounds": {"fail": Fail.BOUND},
}


def in_course(exercise: Exercise, course: str) -> Exercise:
    """The exercise under those conventions of a course that matter to its search."""
    known = METHODS[exercise.method].rules
    rules = {name: rule for name, rule in COURSES[course].items() if name in known}
    return exercise.under(exercise.rules._replace(**rules))


class Slips:
    """What goes wrong in one sheet, slip by slip; the student goes on naturally after each."""

    def __init__(self, exercise: Exercise, dice: Dice, moves_window: bool) -> None:
        self.exercise, self.dice, self.moves_window = exercise, dice, moves_window
        self.entries: dict = {}
        self.misread: dict = {}
        self.begun: dict = {}
        self.sorts: list[str] = []

    @property
    def student(self) -> Student:
        return Student(self.exercise, self.entries, self.moves_window, self.misread, self.begun)

    def add(self, sort: str | None = None) -> None:
        """One more slip, of this sort or of any that can be made here."""
        found = {name: make(self, self.student) for name, make in SORTS.items()}
        possible = [name for name in found if found[name] and sort in (None, name)]
        if possible:
            name = self.dice.one_of(possible)
            self.dice.one_of(found[name])()
            self.sorts.append(name)

    def put(self, node, ask, entry):
        return lambda: self.entries.__setitem__(Blank(node, ask), entry)

    def misreads(self, student):
        """A leaf, or a static value, read as another number."""
        tree, ends = self.exercise.tree, []
        for node in student.values:
            if tree.is_leaf(node) or tree.depth(node) == self.exercise.rules.depth:
                value = student.values[node]
                ends.append(lambda n=node, v=value: self.misread.__setitem__(n, self.other(v)))
        return ends

    def miscounts(self, student):
        """A value worked out wrongly, on paper or in the head."""
        inner = [node for node in student.values if not self.exercise.tree.is_leaf(node)]
        ask = Ask.BOUND if Ask.BOUND in self.exercise.asked else Ask.VALUE
        if not set(VALUES) & set(self.exercise.asked) and len(inner) > 1:
            inner.remove(0)  # nobody would see it
        return [self.put(node, ask, self.slipped(student, node, ask)) for node in inner]

    def slipped(self, student, node, ask):
        entry = student.answers.get(Blank(node, ask), student.values[node])
        if isinstance(entry, Claim):
            return entry._replace(value=self.other(entry.value))
        return self.other(entry)

    def other(self, value):
        if isinstance(value, tuple):
            seat = self.dice.between(0, len(value) - 1)
            return (*value[:seat], self.other(value[seat]), *value[seat + 1 :])
        if self.dice.between(0, 1):
            return value + self.dice.one_of([-3, -2, -1, 1, 2, 4])
        payoffs = [each for each in self.exercise.tree.payoffs if isinstance(each, int | Fraction)]
        others = [each for each in payoffs if each != value]
        return self.dice.one_of(others) if others else value + 1

    def windows(self, student):
        """An end of a window written wrongly, or taken for another in the head."""
        asks = (Ask.ALPHA, Ask.BETA, Ask.ALPHAS, Ask.BETAS)
        return [
            self.put(*blank[:2], slip(self.exercise, blank, entry, self.dice))
            for blank, entry in student.answers.items()
            if blank.ask in asks
        ] + [*self.mistaken_windows(student)]

    def mistaken_windows(self, student):
        """An end that nobody writes down, for a frame is written only where it stands."""
        for node, window in student.entered.items():
            for place, ask in enumerate((Ask.ALPHA, Ask.BETA)):
                end = self.other(0 if abs(window[place]) == INFINITY else window[place])
                if (end < window[1]) if place == 0 else (window[0] < end):
                    blank = Blank(node, ask)
                    yield partial(self.begun.__setitem__, blank, end)

    def begins(self, student):
        """A node begun with another end, where only the windows as they are left are asked."""
        if not student.leaving or student.framed or Ask.ALPHA not in self.exercise.asked:
            return []
        return [
            partial(self.begun.__setitem__, Blank(node, ask), end)
            for node, window in student.windows.items()
            for ask, end in zip((Ask.ALPHA, Ask.BETA), self.other_window(node, window), strict=True)
            if end is not None
        ]

    def other_window(self, node, window):
        """Another end on either side: a number, or none where one was handed down."""
        for place, ask in enumerate((Ask.ALPHA, Ask.BETA)):
            end = slip(self.exercise, Blank(node, ask), window[place], self.dice)
            if abs(window[place]) != INFINITY and self.dice.between(0, 1):
                end = (-INFINITY, INFINITY)[place]
            low, high = (end, window[1]) if place == 0 else (window[0], end)
            yield end if low < high else None

    def missed(self, student):
        """A branch visited although its window was closed; in the head also all of a node."""
        slips = [self.put(child, Ask.CUT, False) for child in student.cut]
        return slips + self.at_once(student, student.cut, False)

    def false(self, student):
        """A branch cut that had to be visited; in the head also with all after it."""
        tree = self.exercise.tree
        if not student.cuts and self.exercise.rules.max_sum is None:
            return []
        found = [
            node
            for node in student.values
            if node and node != student.children(tree.parent(node))[0]
        ]
        slips = [self.put(node, Ask.CUT, True) for node in found]
        return slips + self.at_once(student, found, True)

    def at_once(self, student, nodes, cut):
        """The same slip at a branch and all after it at its node, where no marks tell of it."""

        def put_all(node):
            beside = student.children(self.exercise.tree.parent(node))
            for child in beside[beside.index(node) :]:
                self.put(child, Ask.CUT, cut)()

        return [lambda n=node: put_all(n) for node in nodes] if student.framed else []

    def relations(self, student):
        """≤ for ≥, or = for either."""
        return [
            self.put(
                *blank[:2],
                Claim(
                    self.dice.one_of([how for how in Relation if how is not entry.relation]),
                    entry.value,
                ),
            )
            for blank, entry in student.answers.items()
            if isinstance(entry, Claim)
        ]

    def moves(self, student):
        """Another child taken for the best one."""
        return [
            self.put(*blank[:2], slip(self.exercise, blank, entry, self.dice))
            for blank, entry in student.answers.items()
            if blank.ask is Ask.BEST and len(self.exercise.tree.children(blank.node)) > 1
        ]


SORTS = {
    "misread": Slips.misreads,
    "value": Slips.miscounts,
    "window": Slips.windows,
    "begun": Slips.begins,
    "missed cut": Slips.missed,
    "false cut": Slips.false,
    "relation": Slips.relations,
    "move": Slips.moves,
}


def knowing(exercise: Exercise, dice: Dice, slips: int, sort: str | None = None):
    """The entries of a student who knows the search and slips so often, and the sorts of slips."""
    made = Slips(exercise, dice, moves_window=bool(dice.between(0, 1)))
    for _ in range(slips):
        made.add(sort)
    return made.student.answers, tuple(made.sorts)


def some_empty(answers: dict, dice: Dice) -> dict:
    """The same with a quarter of the blanks left empty; a mark that is not set is never empty."""
    written = [blank for blank in answers if not blank.ask.row.mark]
    left = set(dice.some_of(written, len(written) // 4)) if len(written) > 3 else set()
    return {blank: entry for blank, entry in answers.items() if blank not in left}

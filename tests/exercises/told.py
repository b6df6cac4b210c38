"""What is told of fixed exercises and sheets; run this to write it anew, then read what changed.

python tests/exercises/told.py

Each kind has a file: the exercises, the verdicts and marks of every sheet, and the sentences. Of
sentences that are made alike the first few are written out, and of all of them how many there are.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from pathlib import Path

from asking import typed
from slips import slip

from exercises.dice import Dice
from exercises.entries import TypedEntries
from exercises.exercise import Exercise
from exercises.files.rules_table import rules_from
from exercises.judging.check import Judged
from exercises.judging.diagnosis import predictions
from exercises.kinds import KINDS
from exercises.making.codes import exercise_of
from exercises.making.recipe_files import LEVELS
from exercises.making.variants import difficulty
from exercises.solution import run, solution
from exercises.wording.conventions import conventions
from exercises.wording.feedback import check
from exercises.wording.hints import HINTS, hint
from exercises.wording.node_names import place
from exercises.wording.step_sentences import step_text
from exercises.wording.worked import worked
from resources.words import Message, say
from search import notation
from search.methods import METHODS
from search.rules import Range, Ties

FOLDER = Path(__file__).parents[1] / "golden" / "told"
WRITTEN_OUT = 3
COURSES = (
    {"cut_on_equal": False, "ties": "last"},
    {"fail": "hard", "order": "rtl"},
    {"fail": "bound", "cut_after_last": True, "ties": "any"},
    {"deep": False, "asked": "leaving", "update_on_cut": True},
    {"asked": "leaving", "window": [2, 14]},
)
"""What other courses do otherwise; each changes what matters to the kind."""


def exercises(kind: str) -> Iterator[tuple[str, Exercise]]:
    """An easy and a hard one, the middle one in other courses, the hardest under other rules."""
    for level in (1, 4):
        code = f"{kind}-{level}-7Q4K2"
        yield code, exercise_of(code)
    matter = METHODS[KINDS[kind].method].rules
    usual = exercise_of(f"{kind}-3-0000{len(kind)}")
    for course in COURSES:
        changed = {name: value for name, value in course.items() if name in matter}
        if changed:
            rules = rules_from(changed)
            own = {name: getattr(rules, name) for name in changed}
            words = ", ".join(f"{name} = {value}" for name, value in changed.items())
            yield f"{words}", usual.under(usual.rules._replace(**own))
    hard = exercise_of(f"{kind}-{LEVELS}-0000{len(kind)}")
    strict = hard.rules._replace(cut_on_equal=not hard.rules.cut_on_equal)
    yield "equality the other way", hard.under(strict)
    yield "a later tie wins", hard.under(hard.rules._replace(ties=Ties.LAST))
    numbers = [payoff for payoff in hard.tree.payoffs if isinstance(payoff, int)]
    if "range" in matter and hard.rules.range is None and numbers:
        known = Range(min(numbers), max(numbers))
        yield "a known range", hard.under(hard.rules._replace(range=known))


def sheets(exercise: Exercise, turn: int) -> Iterator[tuple[str, TypedEntries]]:
    """What students hand in: nothing, half of it, all of it, slips, every fifth mistake in turn."""
    right = typed(solution(exercise), exercise)
    blanks = exercise.blanks
    yield "nothing", {}
    yield "the first half", {blank: right[blank] for blank in blanks[::2] if blank in right}
    yield "all of it", right
    yield "every mark", {**right, **{blank: True for blank in blanks if blank.ask.row.mark}}
    yield "no mark", {**right, **{blank: False for blank in blanks if blank.ask.row.mark}}
    dice = Dice(exercise.kind)
    for blank in dice.some_of(blanks, min(2, len(blanks))):
        entry = slip(exercise, blank, solution(exercise).get(blank), dice)
        if entry is not None:
            yield f"a slip at {exercise.key(blank)}", {**right, **typed({blank: entry}, exercise)}
    for variant, answers in [*predictions(exercise)][turn % 5 :: 5]:
        yield variant.id, typed(answers, exercise)
    yield "muddle", muddle(exercise, dice)


def muddle(exercise: Exercise, dice: Dice) -> TypedEntries:
    """Some of the entries right, some wrong, some missing."""
    answers: dict = {}
    for blank in exercise.blanks:
        right = solution(exercise).get(blank)
        fate = dice.between(1, 4)
        entry = slip(exercise, blank, right, dice) if fate == 1 else right if fate < 4 else None
        if entry is not None:
            answers |= typed({blank: entry}, exercise)
    return answers


class Told:
    """All that is told of one kind."""

    def __init__(self, kind: str) -> None:
        self.lines: list[str] = []
        self.counts: Counter[str] = Counter()
        for turn, (title, exercise) in enumerate(exercises(kind)):
            self.lines += ["", f"# {title}", notation.write(exercise.tree)]
            self.tell_exercise(exercise)
            for name, answers in sheets(exercise, turn):
                self.tell_sheet(exercise, name, answers)
        self.lines += ["", "# how often each is said"]
        self.lines += [f"{key}: {count}" for key, count in sorted(self.counts.items())]

    def tell(self, before: str | Message, sentence: Message) -> None:
        """Write down a sentence, if few like it came before."""
        alike = pattern(sentence)
        self.counts[alike] += 1
        if self.counts[alike] <= WRITTEN_OUT:
            shown = say(before) if isinstance(before, Message) else before
            self.lines.append(f"  {shown}: {say(sentence)}")

    def tell_exercise(self, exercise: Exercise) -> None:
        """The conventions and the solution; for kinds with one search, its every step."""
        self.lines.append(fingerprint(exercise))
        for sentence in conventions(exercise).values():
            self.tell("convention", sentence)
        for sentence in worked(exercise):
            self.tell("solution", sentence)
        if exercise.kind not in ("interval", "successors"):
            trace = run(exercise)
            for number, (step, snapshot) in enumerate(trace.replay()):
                self.tell("step", step_text(trace.pass_at(number), step, snapshot))

    def tell_sheet(self, exercise: Exercise, name: str, answers: TypedEntries) -> None:
        """The marks, the verdicts by their first letters, and the remarks."""
        feedback = check(exercise, answers)
        verdicts = "".join(remark.verdict.value[0] for remark in feedback.remarks)
        self.lines.append(f"{name}: {feedback.score} of {feedback.maximum}, {verdicts}")
        if feedback.text is not None:
            self.tell("diagnosis", feedback.text)
        for remark in feedback.remarks:
            self.tell(place(exercise, remark.blank), remark.text)
        if name in ("nothing", "the first half", "every mark", "muddle"):
            self.tell_hints(exercise, feedback.judged)

    def tell_hints(self, exercise: Exercise, judged: Judged) -> None:
        """The hints for every blank."""
        for blank in exercise.blanks:
            for step in range(1, HINTS + 1):
                self.tell(f"hint {step}", hint(exercise, judged, blank, step))

    def text(self) -> str:
        """The file of this kind."""
        return "\n".join(self.lines[1:]) + "\n"


def fingerprint(exercise: Exercise) -> str:
    """What makes an exercise hard, in one line."""
    found = difficulty(exercise)
    cuts = ", ".join(f"{kind} cut at ply {ply}" for kind, ply in found.cutoffs) or "no cuts"
    return (
        f"{found.leaves} leaves, {found.inner} inner nodes, {found.plies} plies; "
        f"{found.evaluated} leaves evaluated; {cuts}; {found.updates} window updates; "
        f"{found.digits} digits, {found.fractions} fractions"
    )


def pattern(sentence: Message) -> str:
    """How a sentence is made: its key, and those of the sentences in it."""
    inner = [pattern(value) for _, value in sentence.values if isinstance(value, Message)]
    return sentence.key + (f"({', '.join(inner)})" if inner else "")


if __name__ == "__main__":
    for kind in KINDS:
        (FOLDER / f"{kind}.txt").write_text(Told(kind).text())

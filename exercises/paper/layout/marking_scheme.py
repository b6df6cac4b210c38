"""How a question is marked: what each entry is worth, and the slip to look out for."""

from __future__ import annotations

from fractions import Fraction

from exercises.asks.entry import Entry
from exercises.entries import TypedEntries, write
from exercises.exam.exam import Task
from exercises.exercise import Blank, Exercise, Verdict
from exercises.judging.check import judge
from exercises.judging.points import Paid
from exercises.misconceptions.table import applicable
from exercises.misconceptions.variant import Nature
from exercises.paper.layout.exercise_drawings import written
from exercises.solution import Answers
from exercises.wording.marks_in_words import marking_rules, paid_for, show_marks, steps_in_words
from exercises.wording.node_names import place, said_entry
from resources.words import Message, Value, message, say


def scheme(task: Task, language: str) -> list[str]:
    """The marking scheme in sentences."""
    told = [] if task.exercise is None else [of_tree(task, task.exercise, language)]
    told += of_words(task)
    if task.exercise is not None:
        told += marking_rules(task.exercise, task.scheme, task.tree_points)
        told += filter(None, [likely_slip(task.exercise)])
    return [say(each, language) for each in told]


def of_tree(task: Task, exercise: Exercise, language: str) -> Message:
    """What the entries on and beside a tree earn."""
    earned = paid_for(exercise, task.scheme, task.tree_points)
    if not earned:
        return message("marks-none")
    return message("marks-sum", parts="; ".join(say(each, language) for each in earned))


def of_words(task: Task) -> list[Message]:
    """What the answer in words, or the right choices, earn."""
    question = task.question
    points = points_text(question.text_worth)
    if question.choices:
        if len(question.rights) == 1:
            return [message("marks-choice", points=points)]
        crosses = Paid((), len(question.rights), question.text_worth)
        return [message("marks-choices", steps=steps_in_words(crosses))]
    if question.text_worth:
        return [message("marks-text" if task.exercise else "marks-words", points=points)]
    return []


def points_text(points: Fraction) -> Message:
    """A number of points, such as “12 points”."""
    return message("paper-points", points=_counted(points))


def _counted(number: Fraction) -> int | str:
    """A number that a sentence may go by: one, many, or a part."""
    return number.numerator if number.denominator == 1 else show_marks(number)


def likely_slip(exercise: Exercise) -> Message | None:
    """The commonest known mistake that gives another answer here, and where it shows first."""
    variants = applicable(exercise, Nature.MISCONCEPTION)
    for variant in sorted(variants, key=lambda variant: variant.rank):
        try:
            answers = variant.answers(exercise)
        except ValueError:
            continue  # it loses its way on this tree
        for judgement in judge(exercise, _typed(exercise, answers), in_head=False).judgements:
            if judgement.verdict is Verdict.WRONG:
                blank, wrong = judgement.blank, answers.get(judgement.blank)
                return _slip(exercise, variant.id, blank, wrong, judgement.right)
    return None


def _typed(exercise: Exercise, answers: Answers) -> TypedEntries:
    """Answers as a student gives them who leaves no mark undecided."""
    unmarked = {blank: False for blank in exercise.blanks if blank.ask.row.mark}
    return unmarked | {blank: write(entry) for blank, entry in answers.items()}


def _slip(
    exercise: Exercise, variant: str, blank: Blank, wrong: Entry | None, right: Entry | None
) -> Message:
    about, where = message(f"about-{variant}"), place(exercise, blank)
    if blank.item:
        where = message("slip-question", question=where)
    if blank.ask.row.mark:
        return message("slip-marked" if wrong else "slip-unmarked", about=about, place=where)
    if wrong is None:
        return message("slip-empty", about=about, place=where)
    shown = _shown(exercise, blank, wrong)
    if right is None:
        return message("slip-filled", about=about, place=where, wrong=shown)
    due = _shown(exercise, blank, right)
    return message("slip-entry", about=about, place=where, wrong=shown, right=due)


def _shown(exercise: Exercise, blank: Blank, entry: Entry) -> Value:
    if blank.item:
        return said_entry(exercise, blank, entry)
    return written(exercise, blank, entry)

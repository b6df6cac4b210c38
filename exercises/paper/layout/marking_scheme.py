"""How a question is marked: what each entry is worth, and the slip to look out for."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction

from exercises.asks import Ask, Topic
from exercises.asks.entry import Entry
from exercises.entries import write
from exercises.exam.exam import Task
from exercises.exercise import Blank, Exercise, Verdict
from exercises.judging.check import Typed, judge
from exercises.misconceptions import Nature, applicable
from exercises.paper.layout.exercise_drawings import written
from exercises.paper.layout.page_frame import fraction
from exercises.solution import Answers
from exercises.wording.conventions import conventions
from exercises.wording.node_names import place
from resources.words import Message, message, say
from search.methods.ordering import least_leaves
from search.rules import Ties


def scheme(task: Task, right: Answers, language: str) -> list[str]:
    """The marking scheme in sentences."""
    counts = Counter(blank.ask for blank in right)
    parts = [
        say(
            f"marks-{ask.value}",
            language,
            worth=fraction(ask.row.weight),
            all=fraction(ask.row.weight * counts[ask]),
        )
        for ask in Ask
        if counts[ask]
    ]
    marks = sum((ask.row.weight * count for ask, count in counts.items()), Fraction(0))
    if marks == task.tree_points:
        told = [message("marks-sum", parts=", ".join(parts))]
    else:
        worth = points_text(task.tree_points)
        all_marks = _counted(marks)
        told = [message("marks-share", parts=", ".join(parts), marks=all_marks, points=worth)]
    if task.question.text_worth:
        told.append(message("marks-text", points=points_text(task.question.text_worth)))
    told.append(message("marks-follow"))
    if any(ask.row.topic is Topic.ORDER for ask in counts):
        least = least_leaves(task.exercise.tree, task.exercise.rules)
        told.append(message("marks-orders", count=least))
    if "ties" in conventions(task.exercise) and task.exercise.rules.ties is Ties.ANY:
        told.append(message("marks-ties"))
    if any(blank.ask.row.mark for blank in task.exercise.blanks):
        told.append(message("marks-crosses"))
    slip = likely_slip(task.exercise)
    return [say(each, language) for each in (*told, *([slip] if slip else []))]


def points_text(points: Fraction) -> Message:
    """A number of points, such as “12 points”."""
    return message("paper-points", points=_counted(points))


def _counted(number: Fraction) -> int | str:
    """A number that a sentence may go by: one, many, or a part."""
    return number.numerator if number.denominator == 1 else fraction(number)


def likely_slip(exercise: Exercise) -> Message | None:
    """The commonest known mistake that gives another answer here, and where it shows first."""
    variants = applicable(exercise, Nature.MISCONCEPTION)
    for variant in sorted(variants, key=lambda variant: variant.rank):
        try:
            answers = variant.answers(exercise)
        except ValueError:
            continue  # it loses its way on this tree
        for judgement in judge(exercise, _typed(exercise, answers)).judgements:
            if judgement.verdict is Verdict.WRONG:
                blank, wrong = judgement.blank, answers.get(judgement.blank)
                return _slip(exercise, variant.id, blank, wrong, judgement.right)
    return None


def _typed(exercise: Exercise, answers: Answers) -> Typed:
    """Answers as a student gives them who leaves no mark undecided."""
    unmarked = {blank: False for blank in exercise.blanks if blank.ask.row.mark}
    return unmarked | {blank: write(entry) for blank, entry in answers.items()}


def _slip(
    exercise: Exercise, variant: str, blank: Blank, wrong: Entry | None, right: Entry | None
) -> Message:
    about, where = message(f"about-{variant}"), place(exercise, blank)
    if blank.ask.row.mark:
        return message("slip-marked" if wrong else "slip-unmarked", about=about, place=where)
    if wrong is None:
        return message("slip-empty", about=about, place=where)
    shown = written(exercise, blank, wrong)
    if right is None:
        return message("slip-filled", about=about, place=where, wrong=shown)
    due = written(exercise, blank, right)
    return message("slip-entry", about=about, place=where, wrong=shown, right=due)

"""Exams of one question about a given exercise, and what their exports hold."""

from io import BytesIO
from itertools import permutations

from exercises.asks import Ask, Children
from exercises.entries import write_at
from exercises.exam.exam import Copy, Exam
from exercises.exam.page_fit import Fit, Orientation
from exercises.exam.question_slot import Slot
from exercises.exam.secret import Secret
from exercises.exam.spec import Paper, Question, Quiz
from exercises.export.platforms import PLATFORMS
from exercises.kinds import items_of


def exam_of(exercises, points=10, **words):
    """An exam whose questions are these exercises, each with its one variant."""
    questions = [
        Question(kind=each.kind, level=each.level, points=points, **words) for each in exercises
    ]
    slots = tuple(
        Slot(question, None, (each,), False, Paper.A4, lambda *_: Fit(Orientation.UPRIGHT))
        for question, each in zip(questions, exercises, strict=True)
    )
    places = tuple(range(len(slots)))
    copies = (Copy("K7Q-42F", "", None, places, tuple(0 for _ in places)),)
    quiz = Quiz(title="Midterm {1:SA:=x} & <b>", questions=questions)
    return Exam(quiz, Secret(b"0" * 16, 1), slots, copies, ())


def exported(exam, platform):
    file = BytesIO()
    PLATFORMS[platform].write(exam, file, lambda _: None)
    return file.getvalue()


def by_row(exercise):
    """The blanks as platforms ask for them: those of a table row by row."""
    items = items_of(exercise)
    rows = {blank: items[blank.item].down if blank.item else 0 for blank in exercise.blanks}
    return sorted(exercise.blanks, key=rows.__getitem__)


def written(exercise, answers):
    """Answers as they are given on a platform: what is typed, the number of an option, ticks."""
    typed, ticked = [], {}
    for blank in by_row(exercise):
        entry, item = answers.get(blank), items_of(exercise).get(blank.item)
        if blank.ask.row.mark:
            ticked.setdefault(blank.ask, []).append(entry is True)
        elif item is not None and item.ask is Ask.PICK:
            nothing = len(item.letters) if item.empty else None
            typed.append(nothing if entry is None else item.letters.index(entry))
        elif blank.ask.row.read_item is not None and isinstance(entry, bool):
            typed.append(0 if entry else 1)
        elif blank.ask.row.children is Children.ONE:
            children = exercise.tree.children(blank.node)
            typed.append(len(children) if entry is None else entry)
        elif blank.ask.row.children is Children.ALL:
            count = len(exercise.tree.children(blank.node))
            typed.append(list(permutations(range(count))).index(entry))
        elif entry is not None and item is not None and (item.decimals is not None or item.percent):
            typed.append(f"{float(entry):.{item.decimals or 0}f}")
        else:
            typed.append("-" if entry is None else str(write_at(exercise, blank, entry)))
    ticks = [
        {place for place, tick in enumerate(marks) if tick} or {len(marks)}
        for marks in ticked.values()
    ]
    return [*typed, *ticks]

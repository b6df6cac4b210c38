"""An exam: every sheet that is to be printed, each with an id that says nothing."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from fractions import Fraction
from itertools import groupby
from operator import eq
from typing import NamedTuple

import msgspec

from exercises.dice import Dice
from exercises.exam.page_fit import Fits, Orientation
from exercises.exam.question_slot import AS_WRITTEN, Slot
from exercises.exam.question_versions import Memo, slots
from exercises.exam.roster import Student
from exercises.exam.secret import Secret
from exercises.exam.spec import Question, Quiz, letter
from exercises.exercise import Exercise
from exercises.judging.scheme import Scheme
from exercises.making.generate import Progress, ignore_progress
from resources.words import Message, message

ATTEMPTS = 12
"""How often other numbers are drawn for a sheet whose answers are those of the one before."""


class Copy(NamedTuple):
    """One sheet to be printed: its id, for whom, and what was drawn for each slot."""

    id: str
    version: str  # empty where there is but one, or one for each student
    student: Student | None
    order: tuple[int, ...]  # of the slots
    draws: tuple[int, ...]

    @property
    def name(self) -> str:
        """The name of its files."""
        return "-".join(filter(None, (self.version, self.id)))

    @property
    def of_version(self) -> Copy:
        """The sheet as its whole version has it: without an id and a student."""
        return self._replace(id="", student=None) if self.version else self


class Task(NamedTuple):
    """One question of a sheet, or one part of it: parts share the number of their question."""

    number: int
    question: Question  # of the part alone; its choices stand as they do on this sheet
    exercise: Exercise | None  # None: it is asked in words
    scheme: Scheme
    part: str = ""  # its letter; none: it is the whole question
    whole: Question = Question()  # the question with all its parts
    place: int = 0  # of the question in the quiz, counting each of several
    draw: int = 0  # what it was drawn with

    @property
    def asked(self) -> Exercise:
        """What is asked of a tree, by a question that is not in words."""
        assert self.exercise is not None, "this question is not in words"
        return self.exercise

    @property
    def points(self) -> Fraction:
        """What a perfect answer is worth."""
        return self.question.worth

    @property
    def tree_points(self) -> Fraction:
        """What of that the tree is worth, without the question in words."""
        return self.question.worth - self.question.text_worth

    @property
    def begins(self) -> bool:
        """Whether it is the first of its question."""
        return self.part in ("", letter(0))


class Sheet(NamedTuple):
    """A sheet with its exercises."""

    copy: Copy
    tasks: tuple[Task, ...]

    @property
    def questions(self) -> list[list[Task]]:
        """The parts of each question, in order."""
        return [list(tasks) for _, tasks in groupby(self.tasks, lambda task: task.number)]


@dataclass(frozen=True, slots=True)
class Exam:
    """A quiz made out for everybody who sits it."""

    quiz: Quiz
    secret: Secret
    slots: tuple[Slot, ...]
    copies: tuple[Copy, ...]
    notes: tuple[Message, ...]
    planned: int = 0  # so many of the students were on the roster before any came late

    @property
    def solved(self) -> tuple[Copy, ...]:
        """The copies whose solution is printed: one of each version, or that of every student."""
        if not self.quiz.labels:
            return self.copies
        first = {copy.version: copy for copy in reversed(self.copies)}
        return tuple(first[label] for label in self.quiz.labels if label in first)

    def sheet(self, copy: Copy) -> Sheet:
        """A copy with its exercises, worked out anew each time: that keeps an exam small."""
        drawn = zip(copy.order, copy.draws, strict=True)
        return Sheet(
            copy,
            tuple(
                task
                for number, (place, draw) in enumerate(drawn, 1)
                for task in self._tasks(number, place, draw)
            ),
        )

    def _tasks(self, number: int, place: int, draw: int) -> Iterator[Task]:
        """What one question of a sheet asks, part by part."""
        slot = self.slots[place]
        whole = slot.question
        asked = zip(whole.asked(), slot.exercises(draw), strict=True)
        for part, (question, exercise) in enumerate(asked):
            name = letter(part) if whole.parts else ""
            shown = _shuffled(question, draw, name)
            yield Task(number, shown, exercise, self.quiz.marks, name, whole, place, draw)


def _shuffled(question: Question, draw: int, part: str) -> Question:
    """The question with its choices as one sheet has them: the first has them as written."""
    if question.fixed or draw == AS_WRITTEN or not question.choices:
        return question
    places = list(range(len(question.choices)))
    places = Dice(f"choices:{part}:{draw}").some_of(places, len(places))
    return msgspec.structs.replace(
        question,
        choices=[question.choices[place] for place in places],
        right=sorted(places.index(each - 1) + 1 for each in question.rights),
    )


def make(
    quiz: Quiz,
    secret: Secret,
    fits: Fits,
    roster: Sequence[Student] = (),
    memo: Memo | None = None,
    progress: Progress = ignore_progress,
    late: Sequence[Student] = (),
) -> Exam:
    """The exam of a quiz: a copy for each student, or one of each version, and spare ones.

    Whoever comes late gets a copy and changes nothing of what the others have.
    """
    labels = quiz.labels or [""]
    seats = list(_seats(quiz, roster, late))
    planned = len(seats) - len(late)
    variants = len(labels) if quiz.labels else planned
    found, notes = slots(quiz, secret, fits, variants, memo, progress)
    taken: set[str] = set()
    copies: list[Copy] = []
    drawn_for: dict[tuple[str | int, ...], list[int]] = {}
    answers: list[list[object]] = [[] for _ in found]
    for seat, (label, student, who) in enumerate(seats):
        variant = (label,) if label else who
        if variant not in drawn_for:
            progress(1.0)
            last = bool(label) and seat == variants - 1  # the first version comes after it again
            drawn_for[variant] = [
                _drawn(slot, (*(slot.mark or (place,)), *variant), secret, earlier, last)
                for place, (slot, earlier) in enumerate(zip(found, answers, strict=True))
            ]
        draws = drawn_for[variant]
        order = list(range(len(found)))
        if quiz.shuffle:
            progress(1.0)
            dice = Dice(str(secret.number("order", *variant)))
            order = _begun_upright(dice.some_of(order, len(order)), found, draws)
        ordered = tuple(draws[place] for place in order)
        name = _free_id(secret, taken, label, *who)
        copies.append(Copy(name, label, student, tuple(order), ordered))
    notes += [*_answer_notes(quiz, answers), *_roster_notes([*roster, *late])]
    return Exam(quiz, secret, tuple(found), tuple(copies), tuple(notes), len(roster))


class _Seat(NamedTuple):
    """For whom a copy is, and the words that its id is drawn by."""

    label: str
    student: Student | None
    who: tuple[str | int, ...]


def _seats(quiz: Quiz, roster: Sequence[Student], late: Sequence[Student]) -> Iterator[_Seat]:
    """A seat for each student, or for each version, for each spare sheet, and who comes late."""
    labels = quiz.labels or [""]
    seen: Counter[tuple[str, str]] = Counter()

    def seat(place: int, student: Student) -> _Seat:
        who = student.id, student.name
        seen[who] += 1
        return _Seat(labels[place % len(labels)], student, (*who, seen[who] - 1))

    yield from (seat(place, student) for place, student in enumerate(roster))
    if not roster:
        yield from (_Seat(label, None, ()) for label in labels)
    for spare in range(quiz.spares):
        yield _Seat(labels[spare % len(labels)], None, ("spare", spare))
    yield from (seat(place, student) for place, student in enumerate(late, len(roster)))


def _drawn(
    slot: Slot, words: tuple[str | int, ...], secret: Secret, earlier: list[object], last: bool
) -> int:
    """What is drawn for a slot, with other answers than the neighbours have; its own join those."""
    variant, neighbours = len(earlier), (*earlier[-1:], *(earlier[:1] if last else ()))
    draw = slot.draw(secret.number("draw", *words), variant)
    answers = slot.answers(draw)
    for attempt in range(ATTEMPTS):
        if answers is None or answers not in neighbours:
            break
        draw = slot.draw(secret.number("draw", *words, "again", attempt), variant + 1 + attempt)
        answers = slot.answers(draw)
    earlier.append(answers)
    return draw


def _answer_notes(quiz: Quiz, answers: Sequence[Sequence[object]]) -> Iterator[Message]:
    """How many different answers each question has, where that was looked at."""
    own: list[str] = []
    shared: list[str] = []
    for number, found in enumerate(answers, 1):
        sheets, different = len(found), len(set(found))
        if sheets == 1 or None in found:
            continue
        if different == 1:
            shared.append(str(number))
        elif different == sheets:
            own.append(str(number))
        else:
            what = message("note-versions" if quiz.labels else "note-sheets", count=sheets)
            around = [*found, found[0]] if quiz.labels else found
            key = "note-neighbours" if any(map(eq, around, around[1:])) else "note-answers"
            yield message(key, number=number, answers=different, sheets=what)
    for key, numbers in (("note-shared", shared), ("note-own", own)):
        if numbers:
            yield message(key, count=len(numbers), numbers=", ".join(numbers))


def _roster_notes(roster: Sequence[Student]) -> Iterator[Message]:
    """Students who can't be told apart by their ids, or who lack a name or an id."""
    repeated = Counter(student.id for student in roster if student.id)
    for name, count in repeated.items():
        if count > 1:
            yield message("note-repeated", id=name, count=count)
    if nameless := [student.id for student in roster if not student.name]:
        yield message("note-nameless", count=len(nameless), id=nameless[0])
    if numberless := [student.name for student in roster if not student.id]:
        yield message("note-numberless", count=len(numberless), name=numberless[0])


def _begun_upright(order: list[int], found: list[Slot], draws: list[int]) -> list[int]:
    """The order with a question first that fits below the header: none that turns its page."""
    for place in order:
        if found[place].page(draws[place]) is Orientation.UPRIGHT:
            return [place, *(other for other in order if other != place)]
    return order


def _free_id(secret: Secret, taken: set[str], *words: str | int) -> str:
    """An id that no other sheet has."""
    attempt = 0
    while (drawn := secret.sheet_id("sheet", attempt, *words)) in taken:
        attempt += 1
    taken.add(drawn)
    return drawn

"""The variants of each question of an exam: a pool that a platform draws from at random."""

from __future__ import annotations

from collections.abc import Iterator
from hashlib import blake2b
from typing import NamedTuple

import msgspec

from exercises.exam.exam import Exam, Task
from exercises.exam.key import question_title
from exercises.exam.spec import Question, letter
from exercises.exercise import Exercise
from exercises.export.fields import ChoiceField, Option, TicksField
from exercises.files.rules_table import rules_table
from resources.words import message
from search import notation


class Pool(NamedTuple):
    """One question of a quiz, or a part of one, with the number that it has there."""

    exam: Exam
    place: int
    part: int = 0

    @property
    def number(self) -> int:
        """The number of the question in the quiz."""
        return self.place + 1

    @property
    def name(self) -> str:
        """Its number, with the letter of a part."""
        return f"{self.number}{letter(self.part) if self._whole.parts else ''}"

    @property
    def _whole(self) -> Question:
        return self.exam.slots[self.place].question

    @property
    def question(self) -> Question:
        """What is asked, of a part that part alone."""
        return self._whole.asked()[self.part]

    @property
    def sort(self) -> str:
        """What sort of question it is: its kind, or one in words."""
        kind = self.question.kind or ("" if self._whole.parts else self.exam.slots[self.place].kind)
        untitled = msgspec.structs.replace(self.question, title="")
        return question_title(untitled, kind, self.exam.quiz.language)

    @property
    def title(self) -> str:
        """What it is called."""
        return self._whole.title or self.sort

    @property
    def level(self) -> int | None:
        """The level of its trees, if it names one."""
        return self._whole.level

    @property
    def words(self) -> str:
        """The question in words."""
        return self.question.text.strip()

    @property
    def answer(self) -> str:
        """The answer to the question in words, or the choices that are right."""
        right = [self.question.choices[number - 1] for number in self.question.rights]
        return "\n".join([*right, self.question.answer]).strip()

    @property
    def choices(self) -> ChoiceField | TicksField | None:
        """What the question in words offers to choose from; nothing where it is written."""
        question, label = self.question, message("words", words=self.words)
        if not question.choices:
            return None
        options = [
            Option(text, number in question.rights)
            for number, text in enumerate(question.choices, 1)
        ]
        if len(question.rights) == 1:
            return ChoiceField(label, question.text_worth, tuple(options))
        none = Option(message("export-none-of-these"), not question.rights)
        return TicksField(label, question.text_worth, (*options, none))

    def variants(self) -> Iterator[tuple[int, Task]]:
        """Each different exercise that some sheet has here, counted from 1; none in words."""
        slot, seen = self.exam.slots[self.place], set[bytes]()
        for copy in self.exam.copies:
            draw = copy.draws[copy.order.index(self.place)]
            exercise = slot.exercises(draw)[self.part]
            if exercise is not None and (known := _fingerprint(exercise)) not in seen:
                seen.add(known)
                scheme = self.exam.quiz.marks
                yield len(seen), Task(self.number, self.question, exercise, scheme)


def pools(exam: Exam) -> Iterator[Pool]:
    """The questions of an exam in the order of the quiz, part by part."""
    for place, slot in enumerate(exam.slots):
        for part in range(len(slot.question.asked())):
            yield Pool(exam, place, part)


def _fingerprint(exercise: Exercise) -> bytes:
    """What tells an exercise from others: a few bytes, however many there are."""
    told = (notation.write(exercise.tree), exercise.given, rules_table(exercise.rules))
    return blake2b(repr(told).encode(), digest_size=16).digest()

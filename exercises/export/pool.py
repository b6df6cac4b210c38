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


class QuestionInWords(NamedTuple):
    """A question in words, or the words of one about a tree, by the number that it has."""

    name: str
    title: str
    question: Question
    language: str

    @property
    def text(self) -> str:
        """What is asked."""
        return self.question.text.strip()

    @property
    def answer(self) -> str:
        """The answer, or the choices that are right."""
        right = [self.question.choices[number - 1] for number in self.question.rights]
        return "\n".join([*right, self.question.answer]).strip()

    @property
    def choices(self) -> ChoiceField | TicksField | None:
        """What it offers to choose from; nothing where it is answered in words."""
        question, label = self.question, message("words", words=self.text)
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


class Pool(NamedTuple):
    """One question of a quiz with all its parts, with the number that it has there."""

    exam: Exam
    place: int

    @property
    def number(self) -> int:
        """The number of the question in the quiz."""
        return self.place + 1

    @property
    def question(self) -> Question:
        """What is asked, in all its parts."""
        return self.exam.slots[self.place].question

    @property
    def sort(self) -> str:
        """What sort of question it is: its kind, or one in words."""
        untitled = msgspec.structs.replace(self.question, title="")
        kind = self.exam.slots[self.place].kind
        return question_title(untitled, kind, self.exam.quiz.language)

    @property
    def title(self) -> str:
        """What it is called."""
        return self.question.title or self.sort

    @property
    def stem(self) -> str:
        """What stands above all parts."""
        return self.question.text.strip() if self.question.parts else ""

    def in_words(self) -> Iterator[QuestionInWords]:
        """What is asked in words, part by part."""
        for part, question in enumerate(self.question.asked()):
            if question.text.strip():
                name = f"{self.number}{self._letter(part)}"
                yield QuestionInWords(name, self.title, question, self.exam.quiz.language)

    def variants(self) -> Iterator[tuple[int, list[Task]]]:
        """What different sheets ask of a tree here, part by part, counted from 1."""
        slot, seen = self.exam.slots[self.place], set[bytes]()
        questions, scheme = self.question.asked(), self.exam.quiz.marks
        for copy in self.exam.copies:
            exercises = slot.exercises(copy.draws[copy.order.index(self.place)])
            tasks = [
                Task(self.number, question, exercise, scheme, self._letter(part))
                for part, (question, exercise) in enumerate(zip(questions, exercises, strict=True))
                if exercise is not None
            ]
            known = b"".join(_fingerprint(task.asked) for task in tasks)
            if known and known not in seen:
                seen.add(known)
                yield len(seen), tasks

    def _letter(self, part: int) -> str:
        return letter(part) if self.question.parts else ""


def pools(exam: Exam) -> Iterator[Pool]:
    """The questions of an exam in the order of the quiz."""
    return (Pool(exam, place) for place in range(len(exam.slots)))


def _fingerprint(exercise: Exercise) -> bytes:
    """What tells an exercise from others: a few bytes, however many there are."""
    told = (notation.write(exercise.tree), exercise.given, rules_table(exercise.rules))
    return blake2b(repr(told).encode(), digest_size=16).digest()

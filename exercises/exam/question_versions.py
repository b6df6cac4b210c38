"""The versions of each question of a quiz: the trees among which every copy has its own."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from functools import partial
from itertools import chain, islice

import msgspec

from exercises.dice import Dice
from exercises.exam.page_fit import Fits
from exercises.exam.parts import OtherPart, asked_of
from exercises.exam.question_slot import Slot, asks_places, is_as_good
from exercises.exam.question_sources import (
    other_parts,
    own_tree,
    printable_exercises,
    recipe_and_seed,
    recipe_of,
)
from exercises.exam.secret import Secret
from exercises.exam.spec import Fairness, Paper, Question, Quiz, question_number
from exercises.exercise import Exercise
from exercises.kinds import KINDS
from exercises.making.demands import DEMANDS, demands_met
from exercises.making.generate import Progress, generate, ignore_progress, part_of
from exercises.making.other_keys import key_of, most_keys, with_other_keys
from exercises.making.recipe import Recipe, RecipeError
from exercises.making.variants import difficulty, isomorphic, matched
from exercises.solution import run
from resources.words import Message, PlywoodError, message, placed
from search.tree import Mover

TREES = 8
"""How many trees of one fingerprint are enough: their numbers change from sheet to sheet."""
KEYS = 24
"""How many are looked for where other numbers alone leave the answer as it is."""
STARTS = 8
"""From how many trees others are looked for that are as hard, with other answers."""
Filled = tuple[list[Slot], list[Message]]
Memo = dict[tuple[object, ...], Filled]
"""The slots of questions that were asked for before: whoever looks on as a quiz is changed keeps
one, so that only what changed is made again."""
_OF_TREES = (
    *("kind", "level", "recipe", "rules", "count", "seed", "roll", "code", "tree", "same"),
    *("choices", "fixed", "parts"),
)


def slots(
    quiz: Quiz,
    secret: Secret,
    fits: Fits,
    copies: int,
    memo: Memo | None = None,
    progress: Progress = ignore_progress,
) -> Filled:
    """The slots of a quiz in the order of its questions, and what an instructor should know."""
    found: list[Slot] = []
    notes: list[Message] = []
    memo = {} if memo is None else memo
    for number, question in enumerate(quiz.questions, 1):
        asked = [getattr(question, name) for name in _OF_TREES]
        words = msgspec.json.encode((asked, quiz.conventions))
        key = (number, words, quiz.fairness, quiz.paper, quiz.edition, secret, copies)
        if key not in memo:
            try:
                part = part_of(progress, number - 1, len(quiz.questions))
                memo[key] = _filled(quiz, number, question, secret, fits, copies, part)
            except PlywoodError as error:
                raise RecipeError(placed(error.sentence, question_number(number))) from None
        own, told = memo[key]
        notes += [_numbered(note, len(found) + 1, question.count) for note in told]
        found += [replace(slot, question=question) for slot in own]
    return found, notes


def _numbered(note: Message, first: int, count: int) -> Message:
    """What is told of a question, by the numbers that it has on paper."""
    values = dict(note.values)
    return message(note.key, **values, number=first, last=first + count - 1, count=count)


def _filled(
    quiz: Quiz,
    number: int,
    question: Question,
    secret: Secret,
    fits: Fits,
    copies: int,
    progress: Progress,
) -> Filled:
    """The slots of one question, and what is to be told of it."""
    found: list[Slot] = []
    if not question.of_tree:
        return [Slot(question, None, (), False, quiz.paper, fits)], []
    others = tuple(other_parts(quiz, question))
    recipe, note = recipe_of(quiz, question, fits, others, progress)
    notes = [] if note is None else [message("note-conventions", why=note)]
    for copy in range(question.count):
        mark = () if question.roll is None else (0, question.roll, copy)
        part = part_of(progress, copy, question.count)
        place = mark or (number, copy)
        slot = _slot(quiz, question, recipe, secret, fits, others, place, copies, part)
        found.append(replace(slot, mark=mark))
    other_trees = recipe is not None and _numbers_stay(recipe) and len(found[-1].bases) > 1
    if quiz.fairness is Fairness.ISOMORPHIC and other_trees:
        notes.append(message("note-matched"))
    own = found[-1]
    if question.tree is not None and not question.same and copies > 1 and not own.varies:
        notes.append(message("note-own-same"))
    return found, notes


def _slot(
    quiz: Quiz,
    question: Question,
    recipe: Recipe | None,
    secret: Secret,
    fits: Fits,
    others: tuple[OtherPart, ...],
    place: tuple[int, ...],
    copies: int,
    progress: Progress,
) -> Slot:
    progress(0.0)
    paper = quiz.paper

    def slot(bases: Iterable[Exercise], varies: bool) -> Slot:
        return Slot(question, recipe, tuple(bases), varies, paper, fits, others)

    if recipe is None:
        return slot(*_own_trees(quiz, question, others, fits, copies, progress))
    if question.code is not None:
        return slot([_asked(generate(recipe, recipe_and_seed(question.code)[1]), others)], False)
    if question.seed is not None:
        return slot([_asked(generate(recipe, question.seed + place[-1]), others)], False)
    if quiz.fairness is Fairness.NONE:
        return slot([], True)
    first = secret.number("question", *place)
    printable = printable_exercises(recipe, first, paper, fits, progress, others=others)
    base = next(printable)
    asked = asked_of(base, others)
    dice, meets = Dice(f"order:{first}"), partial(_meets, recipe.eased, paper, fits, others)
    if quiz.fairness is Fairness.ISOMORPHIC and not _numbers_stay(recipe):
        bases = [base]
        elsewhere = all(map(asks_places, asked)) or Mover.CHANCE in recipe.movers
        elsewhere = elsewhere or (copies > 1 and _answers_stay(base, recipe))
        if copies > 1 and elsewhere and not base.given:
            starts = islice(chain([base], printable), STARTS)
            bases = most_keys(starts, min(KEYS, copies), dice, meets, progress)
        return slot(bases, True)
    drawn = printable_exercises(recipe, first, paper, fits, progress, like=base.tree, others=others)
    trees = matched(drawn, min(TREES, copies), progress)
    if all(map(asks_places, asked)):
        more = most_keys(trees[:STARTS], min(TREES, copies), dice, meets, progress)
        trees += [each for each in more if difficulty(each) == difficulty(more[0])]
    different = {key_of(each): each for each in reversed(trees)}
    return slot(different.values(), not _numbers_stay(recipe))


def _own_trees(
    quiz: Quiz,
    question: Question,
    others: tuple[OtherPart, ...],
    fits: Fits,
    copies: int,
    progress: Progress,
) -> tuple[list[Exercise], bool]:
    """A tree of one's own with those that are as hard, and whether their numbers change too."""
    base = _asked(own_tree(quiz, question), others)
    if question.same or copies == 1:
        return [base], False
    if KINDS[base.kind].game or base.rules.max_sum is not None:
        return [base], False  # its numbers are tied: no other tree is known to be as hard
    bases = [base]
    asked = asked_of(base, others)
    if all(map(asks_places, asked)) and not base.given:
        dice = Dice(f"own:{question.tree}")
        as_good = partial(is_as_good, asked, others, quiz.paper, fits)
        bases = with_other_keys(base, min(KEYS, copies), dice, as_good, progress)
    return bases, True


def _asked(exercise: Exercise, others: tuple[OtherPart, ...]) -> Exercise:
    """The exercise, of which every part can be asked."""
    asked_of(exercise, others)
    return exercise


def _numbers_stay(recipe: Recipe) -> bool:
    """Whether numbers can't change on their own: a known sum ties them, or the rules of a game."""
    return recipe.conventions.max_sum is not None or bool(recipe.games)


def _answers_stay(base: Exercise, recipe: Recipe) -> bool:
    """Whether other numbers leave the answer of an exercise beside its tree as it is."""
    if not all(blank.item for blank in base.blanks) or base.given:
        return False
    dice = Dice("stay")
    return all(key_of(isomorphic(base, dice, recipe.leaves)) == key_of(base) for _ in range(STARTS))


def _meets(
    recipe: Recipe, paper: Paper, fits: Fits, others: tuple[OtherPart, ...], exercise: Exercise
) -> bool:
    """Whether an exercise is as a recipe demands, every part can be asked, and all printed."""
    if demands_met(recipe, exercise, run(exercise)) != len(DEMANDS):
        return False
    try:
        asked = asked_of(exercise, others)
    except PlywoodError:
        return False
    return fits(asked, paper).why_not is None

"""Where the exercises of a question come from: its recipe, its code, or a tree of one's own."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import count

from exercises.asks import Topic
from exercises.exam.page_fit import Fits
from exercises.exam.parts import OtherPart, asked_of, asked_on, refuse_lack
from exercises.exam.spec import Paper, Question, Quiz
from exercises.exercise import Exercise
from exercises.files.rules_table import rules_table
from exercises.kinds import KINDS
from exercises.making.codes import parse
from exercises.making.generate import WORK, Progress, generate, ignore_progress
from exercises.making.impossible import refuse_impossible
from exercises.making.recipe import Recipe, RecipeError
from exercises.making.recipe_files import level_recipe, read_recipe
from exercises.misconceptions.table import VARIANTS
from resources.words import Message, PlywoodError, message, placed
from search import notation
from search.methods import METHODS
from search.rules import Rules
from search.tree import GameTree, Mover

TRIALS = 25
"""How many seeds in a row may lead to no tree, or to none that can be printed."""
PROBES = 2
"""How many seeds tell whether a recipe can be met: where it can, most of them do."""
PROBED = WORK // 5
"""How many nodes are drawn for each of them."""


def recipe_of(
    quiz: Quiz,
    question: Question,
    fits: Fits,
    others: tuple[OtherPart, ...],
    progress: Progress,
) -> tuple[Recipe | None, Message | None]:
    """The recipe of a question, and why it can't give one answer under every convention.

    It goes without the name and the level of the recipe that it comes from: a code would make
    another exercise of them.
    """
    if question.tree is not None:
        return None, None
    if question.code is not None:
        return _in_course(quiz, question, recipe_and_seed(question.code)[0]), None
    if question.level is not None:
        level = level_recipe(question.kind, question.level, quiz.trees_edition)
        recipe = replace(_in_course(quiz, question, level), name="", level=None)
    else:
        recipe = _own_recipe(quiz, question)
    if question.recipe is not None and "any_convention" in question.recipe:
        return recipe, None
    own = question.level is None  # what an instructor's own recipe demands is meant
    return _settled([recipe] if own else _relaxed(recipe), quiz.paper, fits, others, progress)


def _relaxed(recipe: Recipe) -> list[Recipe]:
    """A level as it is, and without the cuts that are none in some courses: for an exam."""
    if not recipe.conventions.deep:
        mistakes = tuple(name for name in recipe.tells_apart if VARIANTS[name].rule != "deep")
        recipe = replace(recipe, tells_apart=mistakes)
    if recipe.only_leaves_cut:
        chance = recipe.cut_chance and recipe.turns[-1] is Mover.CHANCE
        recipe = replace(recipe, cut_above_leaves=False, both_bounds=False, cut_chance=chance)
        if recipe.widths[-1] == (2, 2):  # the killer of two leaves is tried first: it stays
            given = {name: recipe.given[name] for name in recipe.given if name != "different"}
            recipe = replace(recipe, given=given)
    gentler = replace(recipe, equality=False)
    found: list[Recipe] = []
    for each in (recipe, gentler, replace(gentler, deep_cut=False)):
        if each not in found:
            found.append(each)
    return found


def _settled(
    recipes: list[Recipe],
    paper: Paper,
    fits: Fits,
    others: tuple[OtherPart, ...],
    progress: Progress,
) -> tuple[Recipe, Message | None]:
    """The first recipe that gives one answer under every convention, else the first of all."""
    firm = [replace(each, any_convention=True) for each in recipes]
    reasons: list[Message] = []
    if _cuts_differ(recipes[0]):
        firm, reasons = [], [message("recipe-held-conventions")]
    for each in (*firm, *recipes):
        try:
            probes = TRIALS if each.games else PROBES  # a game is drawn at once
            next(
                printable_exercises(
                    each, 0, paper, fits, progress, probes, work=PROBED, others=others
                )
            )
        except RecipeError as error:
            reasons.append(error.sentence)
        else:
            return each, None if each.any_convention else reasons[0]
    raise RecipeError(reasons[-1])


def _cuts_differ(recipe: Recipe) -> bool:
    """Whether hardly any tree has the cuts of other courses: looking for one would take long."""
    deep = len(recipe.widths) > 2 and not recipe.ragged
    return recipe.only_leaves_cut and deep and Topic.VALUE not in KINDS[recipe.kind].topics()


def printable_exercises(
    recipe: Recipe,
    first: int,
    paper: Paper,
    fits: Fits,
    progress: Progress = ignore_progress,
    trials: int = TRIALS,
    like: GameTree | None = None,
    work: int = WORK,
    others: tuple[OtherPart, ...] = (),
) -> Iterator[Exercise]:
    """One exercise after the other that can be printed, until no seed leads to any.

    Nobody knows how many it takes, so the progress callback can only stop.
    """
    refuse_impossible(recipe)
    failed: list[Message] = []
    for seed in count(first):
        try:
            made = generate(recipe, seed, lambda _: progress(0.0), like, work)
            fit = fits(asked_of(made, others), paper)
        except PlywoodError as error:
            failed.append(error.sentence)
        else:
            if fit.why_not is None:
                failed.clear()
                yield made
            else:
                failed.append(fit.why_not)
        if len(failed) == trials:
            raise RecipeError(failed[0])


def recipe_and_seed(code: str) -> tuple[Recipe, int]:
    """The recipe and the seed of a code."""
    try:
        named = parse(code)
        return named.recipe, named.seed
    except PlywoodError as error:
        raise RecipeError(placed(error.sentence, "code")) from None


def _in_course(quiz: Quiz, question: Question, recipe: Recipe) -> Recipe:
    """A recipe under the conventions of the quiz and of the question."""
    return replace(recipe, rules=rules_table(quiz.rules(question, recipe.kind, recipe.rules)))


def _own_recipe(quiz: Quiz, question: Question) -> Recipe:
    try:
        recipe = read_recipe({"kind": question.kind, **(question.recipe or {})})
        recipe = _in_course(quiz, question, recipe)
        refuse_impossible(recipe)
    except PlywoodError as error:
        raise RecipeError(placed(error.sentence, "recipe")) from None
    return recipe


def own_tree(quiz: Quiz, question: Question) -> Exercise:
    """What a question asks of the tree that an instructor wrote down."""
    kind = KINDS[question.kind]
    rules = quiz.rules(question, kind.name)
    refuse_lack(kind, rules)
    try:
        method = METHODS[kind.method]
        tree = notation.read(question.tree or "", method.layers, method.name_moves)
        return asked_on(tree, kind, rules)
    except PlywoodError as error:
        raise RecipeError(placed(error.sentence, "tree")) from None


def other_parts(quiz: Quiz, question: Question) -> Iterator[OtherPart]:
    """What each part asks of the tree; nothing where there are no parts."""
    for place, part in enumerate(question.asked() if question.parts else ()):
        if not part.of_tree:
            yield OtherPart(place, "", Rules())
        else:
            yield OtherPart(place, part.kind, quiz.rules(part, part.kind), bool(part.rules))

"""Every sentence that a student reads is true of the tree and the sheet, for every sheet."""

from __future__ import annotations

import os
import re
from dataclasses import replace
from pathlib import Path

import pytest
from asking import typed
from classroom import SORTS, knowing
from generated import generated, kind_levels
from odd_trees import odd_exercise
from replay import GOING_ON, Replay
from tied_trees import tied_exercise
from truths.core import TRUTHS, Context, is_true
from wrong_sheets import COURSES, exercise_in, sheets

from exercises.asks import Ask
from exercises.dice import Dice
from exercises.exercise import Blank, Verdict
from exercises.judging.followed_chain import OF_CHAINS, Reading
from exercises.kinds import KINDS
from exercises.making.recipe_files import LEVELS
from exercises.solution import run
from exercises.wording.conventions import conventions
from exercises.wording.feedback import check
from exercises.wording.hints import HINTS, hint
from exercises.wording.step_sentences import step_text
from exercises.wording.worked import worked
from resources.words import Message, say
from search import notation

SEEDS = int(os.environ.get("PLYWOOD_SEEDS", "1"))
"""`make stress` takes 300."""
SHEETS = 3 if SEEDS > 1 else 6
"""How many sheets of each exercise are looked at: fewer of many exercises."""
HINTED = 4
TEXT = Path(__file__).parents[3] / "resources" / "text" / "en"
TOLD = [
    key
    for file in ("explain.ftl", "worked.ftl", "rules.ftl")
    for key in re.findall(r"^([\w-]+) =", (TEXT / file).read_text(), re.MULTILINE)
    if not key.startswith("place-")
]
BESIDE = (
    r"(?:why|hint)-(?:opponent|board|graph|drawn)-[\w-]+"
    r"|given-(?:boards-\w+|states-once|drawn-graph|opponents)"
    r"|why-(?:pick|cell|tick|no-tick|item-\w+)|remark-[\w-]+-item|worked-item-why|pick-from[\w-]*"
    r"|why-grown-(?:max|min|draw|move)|hint-grown-(?:value|move)"
)
"""What is said of boards, graphs and opponents: test_item_truths.py says it of sheets."""
TOLD += re.findall(rf"^({BESIDE}) =", (TEXT / "items.ftl").read_text(), re.MULTILINE)
TOLD += ["hint-backed-max", "hint-backed-min"]
TOLD += re.findall(r"^(course-[\w-]+) =", (TEXT / "mistakes.ftl").read_text(), re.MULTILINE)
OF_YOURS = {
    *("why-leaves-ticked", "why-bound-unknown", "why-bound-only", "why-bound-between"),
    *("why-bound-slip", "why-off-own-line", "why-then"),
    *("why-window-yours", "why-window-yours-chance"),
    *("hint-rule-leaves", "hint-rule-off-own-line"),
}
"""What speaks of entries; other reasons hold without any, or say that they go by them."""
BEYOND = {
    "memory-killer",
    "memory-last-pass",
    "step-killer",
    "step-pass-depth",
    "step-recall",
    "step-remember",
    "why-recalled",  # test_sentences.py
}
BEYOND |= {"memory-iteration", "memory-result", "step-back-up", "step-expand", "step-expand-all"}
BEYOND |= {"step-iteration", "step-play-mean", "step-play-visits", "step-playout-draw"}
BEYOND |= {"step-playout-max", "step-playout-min", "step-select", "step-unvisited"}
"""What searches say that no exercise asks about: tests/search/test_pseudocode.py."""
BEYOND |= {"step-on", "step-on-window", "step-quiet", "step-stand", "step-stand-window"}
BEYOND |= {f"rule-{rule}" for rule in ("uncut", "unquiet", "stand-pat", "no-stand-pat", "singular")}
BEYOND |= {"rule-slots-one", "rule-slots-two"}
"""What is said at the depth limit: tests/search/test_quiescence.py, and beside trees alone."""


def test_every_sentence_has_a_truth():
    assert sorted({*TOLD} - BEYOND) == sorted(TRUTHS)


def check_truth(context: Context, replays: list[Replay], sentence: Message, where: str) -> None:
    """A sentence is true of the sheet in one of the ways in which the search may go on with it."""
    for replay in replays:
        context.r = replay
        if is_true(context, sentence):
            return
    tree, blank = context.exercise.tree, context.blank
    at = "" if blank is None else context.exercise.key(blank)
    given = {context.exercise.key(b): str(e) for b, e in replays[0].given.items()}
    raise AssertionError(
        f"{where}, {at}: {sentence.key}: {say(sentence)}\n{notation.write(tree)}\n"
        f"{context.exercise.rules}\n{given} no: {sorted(replays[0].said_no)}"
    )


def check_sheet(exercise, name, answers, dice: Dice) -> None:
    feedback = check(exercise, answers)
    followed = feedback.judged.followed
    plain = Replay(exercise) if exercise.kind != "interval" else None
    moved = [False, True, GOING_ON] if not exercise.rules.update_on_cut else [True]
    chains = OF_CHAINS if followed.chained else ()
    readings = [each.value for each in (Reading.IN_PLACE, *chains)]
    replays = (
        [
            Replay(
                exercise,
                followed.given,
                followed.explicit_no,
                late,
                None,
                reading,
                followed.reading is Reading.NOT_VISITED,
            )
            for late in moved
            for reading in readings
        ]
        if plain
        else []
    )
    facts = {
        each.blank: Context(
            exercise,
            each.blank,
            each.entry,
            answers.get(each.blank),
            each.verdict,
            each.right,
            plain=plain,
        )
        for each in feedback.judged.judgements
    }
    nobody = Replay.__new__(Replay)
    nobody.given, nobody.said_no = followed.given, followed.explicit_no
    nobody.without_value = set()
    led = replays or [nobody]
    # Of a chain that keeps to the search without any entry it is told how that goes on.
    ways = [*led, plain] if plain and followed.chained else led
    for remark in feedback.remarks:
        context = facts[remark.blank]
        if context.verdict is Verdict.UNREADABLE:
            continue
        of_nobody = plain and of_nobodys_entries(remark.text)
        if not (of_nobody and led[0].without_value):
            check_truth(context, ways, remark.text, name)
        if of_nobody:
            check_truth(context, [plain], remark.text, f"{name}, by nobody's entries")
    for blank in dice.some_of(exercise.blanks, min(HINTED, len(exercise.blanks))):
        for step in range(1, HINTS + 1):
            sentence = hint(exercise, feedback.judged, blank, step)
            sources = [plain] if plain and of_nobodys_entries(sentence) else ways
            if step == 1 and plain:
                sources = [*led, plain]
            about = facts[false_cut_above(blank, led[0], plain) or blank]
            about = replace(about, extra={"led": led if plain else ()})
            check_truth(about, sources, sentence, f"{name}, hint {step}")


def false_cut_above(blank: Blank, led: Replay, plain: Replay | None) -> Blank | None:
    """The mark that keeps a student from a blank, and that hints are about: the topmost one."""
    if plain is None:
        return None
    own = () if blank.ask in (Ask.CUT, Ask.SEEN) else (blank.node,)
    marks = (Blank(node, Ask.CUT) for node in (*own, *plain.tree.ancestors(blank.node)))
    false = [each for each in marks if each in led.given and each.node not in plain.skipped]
    return false[-1] if false else None


def of_nobodys_entries(sentence: Message) -> bool:
    """Whether a sentence says what is so without any entries."""
    return sentence.key.startswith(("why-", "praise-", "hint-")) and sentence.key not in OF_YOURS


def check_exercise(exercise) -> None:
    told = [*conventions(exercise).values(), *worked(exercise)]
    plain = None
    if exercise.kind != "interval":
        plain, trace = Replay(exercise), run(exercise)
        told += [step_text(trace, step, snapshot) for step, snapshot in trace.replay()]
    else:
        plain = Replay.__new__(Replay)
        plain.given, plain.said_no = {}, set()
    for sentence in told:
        check_truth(Context(exercise, plain=plain), [plain], sentence, "solution")


@pytest.mark.every(2)
@pytest.mark.parametrize(
    ("kind", "level"),
    kind_levels(fits=lambda kind: not (KINDS[kind].items or KINDS[kind].game)),
)
def test_every_sentence_is_true(kind, level):
    for seed in range(SEEDS):
        dice = Dice(f"truth:{kind}:{level}:{seed}")
        course = dice.one_of(COURSES)
        exercise = exercise_in(kind, level, seed, course) or exercise_in(kind, level, seed, {})
        check_exercise(exercise)
        for name, answers in dice.some_of(list(sheets(exercise, dice)), SHEETS):
            check_sheet(exercise, f"{kind}-{level}-{seed} {course} {name}", answers, dice)


@pytest.mark.parametrize("sort", SORTS)
def test_every_sentence_is_true_after_a_slip_before_a_frame_is_written(sort):
    for level in range(1, LEVELS + 1):
        for seed in range(SEEDS):
            exercise, dice = generated("frame", level, seed), Dice(f"frame:{sort}:{seed}")
            answers, _ = knowing(exercise, dice, 1, sort)
            check_sheet(exercise, f"frame-{level}-{seed} {sort}", typed(answers), dice)


@pytest.mark.parametrize("part", range(10))
def test_every_sentence_is_true_of_odd_trees_too(part):
    for seed in range(SEEDS * 3):
        dice = Dice(f"odd:{part}:{seed}")
        exercise = odd_exercise(dice)
        check_exercise(exercise)
        for name, answers in dice.some_of(list(sheets(exercise, dice)), SHEETS):
            check_sheet(exercise, f"odd {part}:{seed} {exercise.kind} {name}", answers, dice)


@pytest.mark.parametrize("part", range(4))
def test_every_sentence_is_true_where_a_tie_goes_to_the_last(part):
    for seed in range(SEEDS * 5):
        dice = Dice(f"ties:{part}:{seed}")
        exercise = tied_exercise(dice)
        check_exercise(exercise)
        for name, answers in dice.some_of(list(sheets(exercise, dice)), SHEETS):
            check_sheet(exercise, f"ties {part}:{seed} {name}", answers, dice)

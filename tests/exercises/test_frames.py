"""The windows on the path at one step of the search, and nowhere else."""

import json
from fractions import Fraction

import pytest
from asking import asked, typed
from classroom import SORTS, knowing
from generated import generated
from student import Student

from exercises.asks import Ask
from exercises.cli import run
from exercises.dice import Dice
from exercises.exercise import Blank, Verdict
from exercises.exercise_files.exercise_file import blank_of
from exercises.judging.check import judge
from exercises.judging.frame_slips import MOST_NODES_SEARCHED, frame_slips
from exercises.making.codes import code_of, exercise_of
from exercises.making.recipe_files import LEVELS
from exercises.solution import solution
from exercises.wording.conventions import conventions
from exercises.wording.feedback import check
from resources.words import say
from search.numbers import INFINITY
from search.rules import Rules

DECK = "A:max[B:min[3 12 8] C:min[2 4 6] D:min[14 5 2]]"
OPEN = ["-inf", "inf"]


def read(tree, frame, sheet):
    """An exercise, and a sheet by the keys of files."""
    exercise = asked("frame", tree, Rules(frame=frame))
    return exercise, {blank_of(exercise, key): text for key, text in sheet.items()}


def told(tree, frame, sheet):
    """What is said of each blank, by its key."""
    exercise, entries = read(tree, frame, sheet)
    return {exercise.key(each.blank): each for each in check(exercise, entries).remarks}


@pytest.mark.parametrize(
    ("frame", "words", "windows"),
    [
        (1, (), {"": OPEN, "0": ["-inf", 3]}),
        (3, (), {"": OPEN, "0": ["-inf", 3]}),
        (4, (), {"": [3, "inf"], "1": [3, "inf"]}),
        (6, (), {"": [3, "inf"], "2": [3, 5]}),
        # AMCS2104, lecture 4A: the child that cuts still rewrites the window.
        (4, ("--update-on-cut",), {"": [3, "inf"], "1": [3, 2]}),
        (7, ("--update-on-cut",), {"": [3, "inf"], "2": [3, 2]}),
        (4, ("--order", "rtl"), {"": [2, "inf"], "1": [2, 6]}),
        (6, ("--parent-only",), {"": [3, "inf"], "2": [3, 5]}),
    ],
)
def test_the_frames_of_the_deck(frame, words, windows, capsys):
    assert run(("solve", DECK, "--frame", str(frame), *words, "--json")) == 0
    assert json.loads(capsys.readouterr().out)["windows"] == windows


def test_a_frame_after_the_last_leaf_is_refused_in_one_line(capsys):
    assert run(("solve", DECK, "--frame", "8")) == 1
    assert "evaluates 7 leaves, so there is no frame 8" in capsys.readouterr().err


@pytest.mark.every(2)
@pytest.mark.parametrize("level", range(1, LEVELS + 1))
def test_the_same_code_asks_for_the_same_frame_and_the_task_says_which(level):
    made = [generated("frame", level, seed) for seed in range(6)]
    assert len({exercise.rules.frame for exercise in made}) > 1
    for exercise in made:
        assert exercise_of(code_of(exercise)) == exercise
        told = say(conventions(exercise)["asked"])
        assert f"just after {exercise.rules.frame} leaves" in told
        assert 0 < len(solution(exercise)) < len(exercise.blanks)


def test_the_nodes_of_another_path_are_one_slip():
    sheet = {":alpha": "3", ":beta": "inf", "1:alpha": "7", "1:beta": "inf"}
    verdicts = {key: each.verdict for key, each in told(DECK, 6, sheet).items()}
    assert [key for key in verdicts if verdicts[key] is Verdict.WRONG] == ["1:alpha"]
    assert verdicts["2:beta"] is Verdict.EMPTY
    assert verdicts["0:alpha"] is Verdict.RIGHT


def test_a_leaf_misread_leads_along_another_path_and_is_wrong_where_it_shows_first():
    tree = "max[min[6 18 25] min[9 7 23] min[5 4 2]]"  # 6 was read as 7
    sheet = {":alpha": "7", ":beta": "inf", "2:alpha": "7", "2:beta": "inf"}
    remarks = told(tree, 6, sheet)
    wrong = [key for key, each in remarks.items() if each.verdict is Verdict.WRONG]
    assert wrong == [":alpha"]
    follows = {key for key, each in remarks.items() if each.verdict is Verdict.FOLLOWS}
    assert follows == {"1:alpha", "1:beta", "2:alpha", "2:beta"}
    assert {say(remarks[key].text) for key in follows} == {
        "If you read the 6 below B as 7, this and α at A follow: one slip."
    }
    feedback = check(*read(tree, 6, sheet))
    assert feedback.diagnosis.candidates == ()
    assert feedback.score > 0


@pytest.mark.parametrize(
    ("frame", "sheet", "slip"),
    [
        (6, "3 inf 3 inf", "C went on to 4 and to all after it"),
        (5, "3 inf 3 2", "the branch to 4 were not cut"),  # and its window moved past the cut
        (5, "3 inf 3 inf", "the branch to 4 were not cut"),
    ],
)
def test_a_cut_missed_in_the_head_leads_along_another_path(frame, sheet, slip):
    written = dict(zip((":alpha", ":beta", "1:alpha", "1:beta"), sheet.split(), strict=True))
    remarks = told(DECK, frame, written)
    assert [key for key in remarks if remarks[key].verdict is Verdict.WRONG] == ["1:alpha"]
    told_so = f"If {slip}, this and α at C would follow: one slip."
    assert say(remarks["1:beta"].text) == told_so
    assert remarks["2:alpha"].verdict is Verdict.FOLLOWS  # the search does not stand there then


@pytest.mark.parametrize(
    ("tree", "frame", "sheet", "slip"),
    [
        (DECK, 4, "3 inf 3 14", "the branch to C were cut"),
        ("max[min[6 8 3] min[10 9 11] min[11 9 4]]", 5, "3 inf 3 9", "the branch to C were cut"),
        ("max[min[3 8 9] min[6 7 5] min[8 9 4]]", 5, "5 inf 5 8", "B stopped before 8"),
    ],
)
def test_a_cut_made_by_mistake_leads_along_another_path(tree, frame, sheet, slip):
    keys = (":alpha", ":beta", "2:alpha", "2:beta")
    remarks = told(tree, frame, dict(zip(keys, sheet.split(), strict=True)))
    verdicts = [each.verdict for each in remarks.values()]
    assert verdicts.count(Verdict.WRONG) == 1
    told_so = say(remarks["2:beta"].text)
    assert told_so.startswith(f"If {slip}, this and ")
    assert told_so.endswith(" would follow: one slip.")


def test_a_slip_that_shows_on_a_path_of_its_own_costs_what_stands_there():
    exercise, sheet = read(DECK, 4, {":alpha": "3", ":beta": "inf", "2:alpha": "3", "2:beta": "14"})
    feedback = check(exercise, sheet)  # C has 3, and nothing else to find out
    assert (feedback.score, feedback.maximum) == (Fraction(1, 2), Fraction(5, 8))


def test_a_window_taken_for_another_in_the_head_leads_along_another_path():
    tree = "max[min[max[31 22] max[42 23 50] max[8 15 12]] min[40 6 max[3 9]]]"
    blank = Blank(asked("frame", tree).tree.find("0.1"), Ask.BETA)
    exercise = asked("frame", tree, Rules(frame=5))
    sheet = Student(exercise, {}, begun={blank: 60}).answers
    verdicts = [each.verdict for each in judge(exercise, typed(sheet)).judgements]
    assert verdicts.count(Verdict.WRONG) == 1


def test_what_two_cuts_in_the_head_explain_is_no_more_than_a_suspicion():
    tree = "max[min[11 18 22] min[23 30 14] min[8 29 10]]"  # 14 left out, 29 looked at
    sheet = {":alpha": "23", ":beta": "inf", "2:alpha": "23", "2:beta": "8"}
    diagnosis = check(*read(tree, 6, sheet)).diagnosis
    assert (diagnosis.candidates, diagnosis.suspected) == ((), ("AB-EXCHANGED",))


def test_no_slip_in_the_head_leads_along_two_paths():
    sheet = {":alpha": "7", ":beta": "inf"}
    sheet |= {f"{child}:{end}": "7" for child in (0, 1, 2) for end in ("alpha", "beta")}
    judged = judge(*read(DECK, 6, sheet))
    assert not judged.followed.hidden_slips
    assert len(judged.followed.wrong) > 1


@pytest.mark.every(2)
@pytest.mark.parametrize("level", range(1, LEVELS + 1))
def test_one_slip_of_any_sort_is_one_wrong_and_nobody_is_accused_of_it(level):
    for seed in range(6):
        exercise = generated("frame", level, seed)
        for sort in SORTS:
            answers, _ = knowing(exercise, Dice(f"{sort}:{seed}"), 1, sort)
            feedback = check(exercise, typed(answers))
            assert len(feedback.judged.followed.wrong) <= 1
            assert feedback.diagnosis.candidates == ()


def test_whoever_misreads_a_leaf_goes_their_own_way_to_the_frame():
    exercise = asked("frame", "max[min[6 18 25] min[9 7 23] min[5 4 2]]", Rules(frame=6))
    leaf = exercise.tree.find("0.0")
    answers = Student(exercise, {}, misread={leaf: 7}).answers
    assert {exercise.key(blank): entry for blank, entry in answers.items()} == {
        ":alpha": 7,
        ":beta": INFINITY,
        "2:alpha": 7,
        "2:beta": INFINITY,
    }


def test_a_wrong_bound_is_handed_on_down_the_path():
    exercise = asked("frame", "max[min[max[3 5] max[6 9]] min[max[4 2] max[7 8]]]", Rules(frame=5))
    find = exercise.tree.find
    answers = {Blank(node, Ask.ALPHA): "4" for node in (0, find("1"), find("1.0"))}
    answers |= {Blank(node, Ask.BETA): "inf" for node in (0, find("1"), find("1.0"))}
    feedback = check(exercise, answers)
    told = {exercise.key(each.blank): each for each in feedback.remarks}
    assert told[":alpha"].verdict is Verdict.WRONG
    assert "Then A has α = 5, not 4: that is the best MAX has found" in say(told[":alpha"].text)
    assert told["1:alpha"].verdict is told["1.0:alpha"].verdict is Verdict.FOLLOWS


@pytest.mark.parametrize("alpha", ["15", "25", "32"])
def test_whoever_closed_the_window_too_early_goes_on_in_any_way(alpha):
    tree = "max[min[max[31 22] max[42 23 50] max[8 15 12]] 2 min[max[25 32] 1 max[36 29 40]]]"
    exercise = asked("frame", tree, Rules(frame=9))
    find = exercise.tree.find
    slipped = {Blank(find("2"), Ask.BETA): "-20", Blank(find("2.0"), Ask.BETA): "-20"}
    answers = typed(solution(exercise)) | slipped | {Blank(find("2.0"), Ask.ALPHA): alpha}
    found = {each.blank: each.verdict for each in judge(exercise, answers).judgements}
    assert [b for b, v in found.items() if v is Verdict.WRONG] == [Blank(find("2"), Ask.BETA)]


def test_no_more_slips_are_tried_at_a_large_frame_than_a_check_has_time_for():
    wide = " ".join(f"min[{' '.join(str(40 * n + m) for m in range(40))}]" for n in range(40))
    for tree, frame, within in ((f"max[{wide}]", 300, True), (DECK, 4, False)):
        exercise = asked("frame", tree, Rules(frame=frame))
        tried = list(frame_slips(exercise, [3, 5]))
        afforded = MOST_NODES_SEARCHED // len(exercise.tree)
        assert (len(tried) == afforded) is within
        assert 0 < len(tried) <= afforded

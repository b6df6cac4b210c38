"""One slip gives one WRONG, however far it spreads and wherever it was made."""

import os
from functools import cache
from itertools import cycle, product

import pytest
from asking import asked, typed
from classroom import COURSES, SORTS, in_course, knowing
from generated import generated
from student import Student

from exercises.asks import Ask
from exercises.dice import Dice
from exercises.exercise import Blank, Verdict
from exercises.exercise_files.exercise_file import blank_of
from exercises.judging.check import judge
from exercises.kinds import KINDS
from exercises.making.recipe_files import LEVELS
from exercises.misconceptions.table import applicable
from exercises.misconceptions.variant import Nature
from exercises.solution import solution
from exercises.wording.feedback import check
from resources.words import say
from search.rules import Fail, Order, Range, Rules, WindowAsked

SEEDS = max(1, int(os.environ.get("PLYWOOD_SEEDS", "12")) // 12)
"""`make stress` takes 25."""


def wrong(exercise, answers):
    judged = judge(exercise, typed(answers))
    return [each.blank for each in judged.judgements if each.verdict is Verdict.WRONG]


@cache
def made():
    """Exercises of every kind and level, in one course after the other."""
    courses, exercises = cycle(COURSES), []
    for kind in KINDS:
        for level in range(1, LEVELS + 1):
            for seed in range(SEEDS):
                usual = generated(kind, level, seed)
                plain = not (KINDS[kind].items or KINDS[kind].game)
                if kind not in ("ordering", "interval") and plain:
                    exercises.append(in_course(usual, next(courses)))
    return exercises


@pytest.mark.every(2)
@pytest.mark.parametrize("sort", SORTS)
def test_a_slip_of_any_sort_is_one_wrong_at_most(sort):
    """Where nothing is written that could be wrong, there is none."""
    several, sheets = [], 0
    for number, exercise in enumerate(made()):
        answers, sorts = knowing(exercise, Dice(f"{sort}:{number}"), 1, sort)
        sheets += bool(sorts)
        if len(wrong(exercise, answers)) > 1:
            several.append((exercise.kind, exercise.level, exercise.seed, exercise.rules))
    assert len(several) <= max(1, sheets // 50), several


def test_a_leaf_misread_in_the_head_explains_the_windows_after_it():
    exercise = asked("windows", "max[min[7 9] min[8 3] min[6 5]]")
    find = exercise.tree.find
    answers = {Blank(find(path), Ask.BETA): "inf" for path in ("", "0", "1", "2")}
    answers |= {Blank(find(path), Ask.ALPHA): "-inf" for path in ("", "0")}
    answers[Blank(find("1"), Ask.ALPHA)] = "1"  # 7 was read as 1
    answers[Blank(find("2"), Ask.ALPHA)] = "3"
    feedback = check(exercise, answers)
    remarks = {exercise.key(each.blank): each for each in feedback.remarks}
    assert remarks["1:alpha"].verdict is Verdict.WRONG
    assert remarks["2:alpha"].verdict is Verdict.FOLLOWS
    assert say(remarks["2:alpha"].text) == (
        "If you had 1 in mind as the value of B, this and α at C follow: one slip."
    )


def test_a_leaf_misread_in_the_head_explains_the_windows_on_leaving_from_its_own_node_on():
    exercise = asked("windows", "max[min[7 9] min[8 3] 9]", Rules(asked=WindowAsked.LEAVING))
    sheet = {"0": ("-inf", "1"), "1": ("1", "3"), "": ("9", "inf")}  # 7 was read as 1
    answers = {
        Blank(exercise.tree.find(path), ask): bound
        for path, window in sheet.items()
        for ask, bound in zip((Ask.ALPHA, Ask.BETA), window, strict=True)
    }
    judged = judge(exercise, answers)
    verdicts = {exercise.key(each.blank): each.verdict for each in judged.judgements}
    assert {key for key in verdicts if verdicts[key] is Verdict.WRONG} == {"0:beta"}


def test_a_leaf_misread_in_the_head_explains_the_cuts_after_it_though_no_number_is_written():
    tree = "min[max[19 1] max[3 16 7] max[11 20 15]]"  # 19 was read as 8
    exercise = asked("cuts", f"max[min[max[7 2] max[13 2 2]] {tree} min[max[9 15] max[7 4]]]")
    crossed = ("0.1.1:cut", "0.1.2:cut", "1.1.2:cut", "1.2.1:cut", "1.2.2:cut")
    found = wrong(exercise, {blank_of(exercise, key): True for key in crossed})
    assert [exercise.key(blank) for blank in found] == ["1.1.2:cut"]


def test_a_misread_leaf_explains_two_cuts_where_no_other_is_marked_but_not_an_empty_sheet():
    tree = "max[min[28 12 13 38] min[11 25 26 40] min[32 20 18] min[19 8]]"
    exercise = asked("cuts", tree, Rules(cut_on_equal=False))
    found = wrong(exercise, {blank_of(exercise, "3.1:cut"): True})  # 11 was read as 20
    assert [exercise.key(blank) for blank in found] == ["1.1:cut"]
    exercise = asked("cuts", "max[min[9 8] min[2 6] min[3 5]]")  # as if 8 were 1
    nothing = {blank_of(exercise, key): False for key in ("1.1:cut", "2.1:cut")}
    assert len(wrong(exercise, nothing)) == 2


def test_no_misread_leaf_explains_the_windows_of_branches_that_it_would_cut():
    """If 2 were 0, the least of the range, nothing after it would be entered."""
    tree = "max[min[2 max[1 3] max[0 4]] min[3 1]]"
    exercise = asked("alpha-beta", tree, Rules(range=Range(0, 9)))
    answers = typed(solution(exercise))
    betas = [blank_of(exercise, key) for key in ("0.1:beta", "0.2:beta")]
    assert {*betas} <= {*wrong(exercise, answers | dict.fromkeys(betas, "inf"))}


def test_who_crosses_out_all_children_of_a_node_is_taken_to_see_the_first():
    exercise = asked("cuts", "max[min[3 8] min[2 9] min[5 7]]")
    crossed = {blank_of(exercise, key): True for key in ("1.0:cut", "1.1:cut", "2.1:cut")}
    found = wrong(exercise, crossed)
    assert [exercise.key(blank) for blank in found] == ["1.0:cut", "2.1:cut"]  # 5 > 3


@pytest.mark.parametrize("order", Order)
def test_who_comes_to_a_later_child_has_seen_the_leaf_before_it(order):
    nodes = ["max[35 16]", "1", "max[45 25 44]"]
    if order is Order.RIGHT_TO_LEFT:
        nodes = ["max[44 25 45]", "1", "max[16 35]"]
    exercise = asked("bounds", f"max[min[36] min[{' '.join(nodes)}] 2]", Rules(order=order))
    first, last = ("1.0", "1.2") if order is Order.LEFT_TO_RIGHT else ("1.2", "1.0")
    sheet = {first: "= 35", last: ">= 45", "1": "= 1", "0": "= 36", "": "= 36"}
    answers = {Blank(exercise.tree.find(path), Ask.BOUND): text for path, text in sheet.items()}
    if order is Order.LEFT_TO_RIGHT:
        found = wrong(exercise, answers)
        assert [exercise.key(blank) for blank in found] == ["1.2:bound"]
    remarks = {exercise.key(each.blank): each for each in check(exercise, answers).remarks}
    assert "saw only 35, ≥" not in say(remarks["1:bound"].text)


def test_a_claim_that_is_true_and_says_as_much_stays_right_after_a_slip():
    exercise = asked("bounds", "max[min[5 14] min[10 24] min[22 16 6] min[7 8 4]]", HARD)
    sheet = {"": "= 10", "0": "= 5", "1": "= 5", "2": "= 6", "3": "<= 7"}
    answers = {Blank(exercise.tree.find(path), Ask.BOUND): text for path, text in sheet.items()}
    verdicts = {
        exercise.key(each.blank): each.verdict for each in judge(exercise, answers).judgements
    }
    assert verdicts["1:bound"] is Verdict.WRONG  # 10
    assert verdicts["3:bound"] is Verdict.RIGHT  # though the course writes ≤ 10, and after 5 ≤ 6


def test_a_wrong_move_is_one_wrong_also_where_the_line_comes_to_it_by_its_value():
    exercise = asked("best-line", "max[min[7 17 2] min[9 30 20 1] min[5 6 13]]")
    line = {blank_of(exercise, ":best"): 0, blank_of(exercise, "0:best"): 1}  # B is taken for 17
    assert [exercise.key(blank) for blank in wrong(exercise, line)] == ["0:best"]
    line[blank_of(exercise, "0:best")] = 2  # worth 2: the move at the root was the slip
    assert [exercise.key(blank) for blank in wrong(exercise, line)] == [":best"]
    line = {blank_of(exercise, ":best"): 1, blank_of(exercise, "1:best"): 0}  # for 9
    assert [exercise.key(blank) for blank in wrong(exercise, line)] == ["1:best"]
    line[blank_of(exercise, ":best")] = 2  # the right move stays right
    assert [exercise.key(blank) for blank in wrong(exercise, line)] == ["1:best"]


def test_a_leaf_misread_at_the_end_of_a_line_explains_the_line():
    tree = "max[min[max[-30 -13 -8 -22] max[-10 4 23] 21] min[max[8 -18] max[-4 17] 22] 6]"
    exercise = asked("best-line", tree)
    line = {":best": 0, "0:best": 0, "0.0:best": 0}  # −30 was read as 9
    found = wrong(exercise, {blank_of(exercise, key): move for key, move in line.items()})
    assert [exercise.key(blank) for blank in found] == [":best"]


def test_a_vector_misread_explains_the_cut_that_rests_on_it():
    tree = "A[B[(11,2,7) (4,13,3)] B[(15,4,1) (14,3,3)] B[(2,3,15) (6,10,4) (9,3,8)]]"
    exercise = asked("max-n-cuts", tree, Rules(max_sum=20))
    student = Student(exercise, {}, misread={exercise.tree.find("2.0"): (2, 5, 15)})
    found = wrong(exercise, student.answers)
    assert [exercise.key(blank) for blank in found] == ["2.1:cut"]


def test_a_leaf_misread_explains_the_orders_at_its_node_and_above():
    tree = "max[min[max[5 11 8] max[14 9 -4]] min[max[-2 12 0] max[16 1 -6]]]"
    exercise = asked("ordering", tree)
    orders = {":order": "B C", "1:order": "G F", "0:order": "D E"}  # 16 was read as −6
    answers = {blank_of(exercise, key): order for key, order in orders.items()}
    feedback = check(exercise, answers)
    remarks = {exercise.key(each.blank): each for each in feedback.remarks}
    assert [key for key, each in remarks.items() if each.verdict is Verdict.WRONG] == [":order"]
    assert say(remarks["1:order"].text) == (
        "If you read the 16 below G as a smaller number, this and the order at A follow: one slip."
    )


def test_a_leaf_misread_in_the_head_is_told_by_its_parent_and_only_for_what_it_explains():
    exercise = asked("cuts", "max[min[25 13] min[8 21] min[26 30 17 28] min[22 2 19 10]]")
    cuts = {blank_of(exercise, key): True for key in ("2.3:cut", "3.3:cut")}
    remarks = {exercise.key(each.blank): each for each in check(exercise, cuts).remarks}
    missing = [key for key, each in remarks.items() if each.verdict is Verdict.WRONG]
    assert missing == ["1.1:cut", "3.2:cut"]
    assert say(remarks["2.3:cut"].text) == (
        "If you read the 8 below C as a larger number, "
        "this and the cut missing at 21 follow: one slip."
    )


def test_a_number_that_would_keep_a_student_from_an_entry_is_not_said_to_lead_there():
    """Below 1 the first child of B would let 0 count, but then B would stop before it."""
    exercise = asked("leaves", "max[1 min[max[-7 11 10] max[6 12 0] max[11 9]]]")
    ticks = {blank: True for blank in exercise.blanks if blank.ask is Ask.SEEN}
    remarks = {exercise.key(each.blank): each for each in check(exercise, ticks).remarks}
    assert remarks["1.1.2:seen"].verdict is Verdict.WRONG
    assert say(remarks["1.2.1:seen"].text) == (
        "This and the mark at the leaf 0 are counted as one slip."
    )


def test_a_branch_left_out_is_wrong_at_its_first_leaf_from_the_right_too():
    exercise = asked("leaves", "max[min[4 max[5 6]] 3]", Rules(order=Order.RIGHT_TO_LEFT))
    answers = {blank_of(exercise, "1:seen"): True, blank_of(exercise, "0.0:seen"): True}
    answers[blank_of(exercise, ":leaves")] = 2
    found = wrong(exercise, answers)  # whoever goes from left to right meets 5 first
    assert [exercise.key(blank) for blank in found] == ["0.1.1:seen"]


def test_a_bound_that_only_wrong_claims_give_follows_and_is_not_right():
    rules = Rules(cut_on_equal=False, fail=Fail.HARD)
    tree = "max[min[max[min[-12 2] min[-18 -11 -9]] max[min[-4 2] min[-1 11]]] min[-20 -15]]"
    exercise = asked("bounds", tree, rules)
    sheet = {"0.0.0": "= -12", "0.0.1": "= -18", "0.0": "= -12", "0.1.0": "= -4", "0.1.1": "<= -4"}
    answers = {Blank(exercise.tree.find(path), Ask.BOUND): text for path, text in sheet.items()}
    node = exercise.tree.find("0.1")  # worth -1
    judged = judge(exercise, {**answers, Blank(node, Ask.BOUND): "= -4"})
    verdicts = {each.blank.node: each.verdict for each in judged.judgements}
    assert verdicts[node] is Verdict.FOLLOWS


LEAVING = Rules(asked=WindowAsked.LEAVING)
HARD = Rules(fail=Fail.HARD)
BOUNDS = Rules(fail=Fail.BOUND)


@pytest.mark.parametrize(
    ("tree", "rules", "slips", "misread"),
    [
        # a cut missed: the window moves at C, and not by the last child, which cuts again
        ("[[24 10 9] [7 16 2] [17 12]]", LEAVING, {"1.2:cut": False}, {}),
        ("[[[10 1] [2 -8]] [[-1 -7] [9 -6]]]", LEAVING, {"1.1:cut": False}, {}),
        # the ends of a window written the wrong way round: a value is held at either
        ("[[27 16] [25 31 22] [32 23]]", HARD, {"1:beta": -8}, {}),
        # a leaf misread, though no number on the sheet is the one that was read
        ("[[2 45] [26 [48 4 40] [8 12]]]", BOUNDS, {}, {"1.1.0": 2}),
        ("[[14 -3] [2 19] [5 6]]", Rules(cut_on_equal=False, fail=Fail.HARD), {}, {"1.0": -4}),
    ],
)
@pytest.mark.parametrize("moves_window", [False, True])
def test_who_goes_on_rightly_after_one_slip_has_one_wrong(
    tree, rules, slips, misread, moves_window
):
    exercise = asked("alpha-beta", tree, rules)
    entries = {blank_of(exercise, key): entry for key, entry in slips.items()}
    leaves = {exercise.tree.find(path): value for path, value in misread.items()}
    student = Student(exercise, entries, moves_window, leaves)
    assert len(wrong(exercise, student.answers)) == 1


def test_one_number_may_explain_more_entries_than_are_right():
    """Nobody who guesses writes so much that one misread leaf explains."""
    exercise = asked("windows", "[[20 27 15] [17 11 30] [5 6] [18 9]]", LEAVING)
    student = Student(exercise, {}, misread={exercise.tree.find("0.2"): 30})
    feedback = check(exercise, typed(student.answers))
    verdicts = [each.verdict for each in feedback.remarks]
    assert (verdicts.count(Verdict.WRONG), verdicts.count(Verdict.FOLLOWS)) == (1, 6)
    assert feedback.diagnosis.candidates == ()


def test_a_branch_left_out_by_mistake_is_one_wrong_where_it_was_left():
    exercise = asked("bounds", "[[9 13] [25 24] [30 7] [10 15 3]]")
    student = Student(exercise, {Blank(exercise.tree.find("1"), Ask.CUT): True})
    remarks = {
        exercise.key(each.blank): each for each in check(exercise, typed(student.answers)).remarks
    }
    wrong = [key for key, each in remarks.items() if each.verdict is Verdict.WRONG]
    assert wrong == ["1:bound"]
    assert say(remarks["1:bound"].text) == "C must be visited: A has 9, and β is still +∞."
    assert remarks["3:bound"].verdict is Verdict.FOLLOWS


COMBINED = ({}, {"deep": False}, {"update_on_cut": True}, {"fail": Fail.HARD})
COMBINED += (
    {"cut_on_equal": False},
    {"order": Order.RIGHT_TO_LEFT},
    {"deep": False, "update_on_cut": True},
    {"cut_on_equal": False, "fail": Fail.HARD},
)


@pytest.mark.parametrize("kind", ["windows", "alpha-beta", "window-chain"])
def test_any_slip_is_one_wrong_where_windows_show_as_they_are_left(kind):
    asked = {} if kind == "window-chain" else {"asked": WindowAsked.LEAVING}
    several, accused, sheets = [], 0, 0
    for number, (level, sort) in enumerate(product(range(1, LEVELS + 1), SORTS)):
        for seed in range(SEEDS):
            usual = generated(kind, level, seed)
            rules = asked | COMBINED[(number + seed) % len(COMBINED)]
            exercise = usual.under(usual.rules._replace(**rules))
            answers, sorts = knowing(exercise, Dice(f"{sort}:{number}:{seed}"), 1, sort)
            sheets += bool(sorts)
            if len(wrong(exercise, answers)) > 1:
                several.append((level, seed, rules, sort))
            accused += bool(check(exercise, typed(answers)).diagnosis.candidates)
    assert len(several) <= sheets // 200, several
    assert accused <= sheets // 500


def said(exercise, sheet):
    """What is said of all that is not right."""
    answers = {
        blank_of(exercise, f"{path}:{ask}"): entry
        for path, entries in sheet.items()
        for ask, entry in entries.items()
    }
    feedback = check(exercise, answers)
    assert feedback.diagnosis.candidates == ()
    return {
        exercise.key(each.blank): say(each.text)
        for each in feedback.remarks
        if each.verdict in (Verdict.WRONG, Verdict.FOLLOWS)
    }


def ends(alpha, beta):
    return {"alpha": alpha, "beta": beta}


def test_a_bound_forgotten_as_a_node_begins_explains_the_cut_that_it_misses():
    exercise = asked("windows", "max[min[7 4] min[9 6] min[5 8 3]]", LEAVING)
    sheet = {"0": ends("-inf", "4"), "1": ends("4", "6"), "2": ends("-inf", "3")}
    told = said(exercise, sheet | {"": ends("6", "inf")})  # at D nobody thinks of 6
    assert told == {
        "2:alpha": "D ends with α = 6, not −∞: it began with that, MIN moves there, "
        "and only a MAX node moves α.",
        "2:beta": "If D began with α = −∞, this and α at D would follow: one slip.",
    }


def test_a_bound_that_is_wrong_from_the_root_on_is_one_slip_further_down():
    exercise = asked("windows", "max[min[max[2 3] 9] min[max[1 7] 8]]", LEAVING)
    sheet = {"0.0": ends("5", "inf"), "0": ends("5", "inf")}  # MAX begins with 5, not with −∞
    sheet |= {"1.0": ends("7", "inf"), "1": ends("5", "7"), "": ends("7", "inf")}
    told = said(exercise, sheet)
    begun = "If A began with α = 5, this and α at D would follow: one slip."
    assert told == {
        "0.0:alpha": "D ends with α = 3, not 5: that is the best MAX has found there.",
        "0:alpha": begun,
        "0:beta": begun,
        "1:alpha": begun,
    }


@pytest.mark.parametrize("beta", ["inf", "8"])
def test_who_cuts_too_early_has_one_wrong_whether_the_window_moves_by_it_or_not(beta):
    """By the rule it doesn't: a child that cuts moves no window."""
    exercise = asked("windows", "max[min[8 3 5] min[9 6]]", LEAVING)
    sheet = {"0": ends("-inf", beta), "1": ends("8", "9"), "": ends("8", "inf")}
    stopped = "If B stopped after 8, this and β at B would follow: one slip."
    written = "+∞" if beta == "inf" else beta
    assert said(exercise, sheet) == {
        "0:beta": f"B ends with β = 3, not {written}: that is the best MIN has found there.",
        "1:alpha": stopped,
        "1:beta": stopped,
        ":alpha": stopped,
    }


def test_where_a_change_is_missing_the_child_at_which_it_is_may_have_been_the_last():
    exercise = asked("window-chain", "max[min[9 4] min[6 8 5]]")
    chains = {"0": ("-inf", "inf, 9, 4"), "1": ("4", "inf"), "": ("-inf, 4, 6", "inf")}
    sheet = {path: {"alphas": low, "betas": high} for path, (low, high) in chains.items()}
    told = said(exercise, sheet)
    assert told == {
        "1:betas": "After the leaf 6, β at C becomes 6, the best MIN has found there so far: "
        "this change is missing.",
        ":alphas": "If C stopped after 6, this and β at C would follow: one slip.",
    }


def test_a_value_in_the_head_for_which_a_branch_is_left_out_explains_what_comes_after_it():
    tree = "max[-11 min[max[min[-2 10] min[11 9]] max[min[13 -19 11] min[-1 -1] min[-1 -20 19]]]]"
    exercise = asked("windows", tree, LEAVING)
    sheet = {"1.0.0": ends("-11", "-2"), "1.0.1": ends("-2", "9"), "1.0": ends("9", "inf")}
    sheet |= {"1.1.0": ends("-11", "9"), "1.1": ends("-11", "9")}  # G is taken for 9, which cuts
    told = said(exercise, sheet | {"1": ends("-11", "9"), "": ends("9", "inf")})
    assert told["1.1.1:alpha"] == "H must be visited: D has −19, and −19 < 9 = β."
    assert (
        told[":alpha"]
        == "If you had 9 in mind as the value of G, this and H left empty follow: one slip."
    )


def test_where_a_known_mistake_shows_first_no_slip_in_the_head_explains_it():
    """So that what is said of a likely slip needs no search for any."""
    for exercise in made()[::5]:
        for variant in applicable(exercise, Nature.MISCONCEPTION)[:2]:
            try:
                sheet = typed(variant.answers(exercise), exercise)
            except ValueError:  # it loses its way on this tree
                continue
            plain, looked = (judge(exercise, sheet, in_head=each) for each in (False, True))
            assert first_wrong(plain) == first_wrong(looked)


def first_wrong(judged):
    wrong = (each for each in judged.judgements if each.verdict is Verdict.WRONG)
    return next(wrong, None)

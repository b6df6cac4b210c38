"""A careful teacher: slips are told from misconceptions, and conventions from both."""

from fractions import Fraction

import pytest
from asking import PICTURE, asked, typed
from student import Student

from exercises.asks import Ask
from exercises.exercise import Blank, Verdict
from exercises.exercise_files.exercise_file import blank_of
from exercises.judging.check import judge
from exercises.judging.diagnosis import Diagnosis, diagnose
from exercises.judging.scheme import Marking, Scheme
from exercises.making.codes import exercise_of
from exercises.misconceptions.table import VARIANTS, applicable
from exercises.misconceptions.variant import Nature
from exercises.solution import solution
from exercises.wording.feedback import check, diagnosis_text
from resources.words import say
from search.rules import Fail, Order, Range, Rules, Ties, WindowAsked
from search.tree import GameTree


def texts(feedback, verdict):
    return [say(remark.text) for remark in feedback.remarks if remark.verdict is verdict]


def test_a_missed_bound_is_explained_by_who_holds_it():
    exercise = asked("alpha-beta", PICTURE)
    answers = typed(solution(exercise))
    answers[Blank(exercise.tree.find("1.0"), Ask.ALPHA)] = "4"
    feedback = check(exercise, answers)
    assert texts(feedback, Verdict.WRONG) == [
        "F starts with α = 5, not 4: MAX already has 5 at A, "
        "and that bound travels down every path."
    ]
    # A bound that is handed on is worth ⅛; where it alone is wrong, it takes off nothing more.
    assert feedback.score == feedback.maximum - Fraction(1, 8)


def test_a_missed_cut_names_the_ancestor_and_the_numbers():
    exercise = asked("cuts", PICTURE)
    answers = typed(solution(exercise))
    answers[Blank(exercise.tree.find("1.1"), Ask.CUT)] = False
    assert texts(check(exercise, answers), Verdict.WRONG) == [
        "C stops after 4: MAX already has 5 at A, and 4 ≤ 5. G is never visited."
    ]


def test_a_false_cut_says_what_is_still_open():
    exercise = asked("cuts", PICTURE)
    answers = typed(solution(exercise))
    answers[Blank(exercise.tree.find("0.1"), Ask.CUT)] = True
    assert texts(check(exercise, answers), Verdict.WRONG) == [
        "E must be visited: B has 5, and α is still −∞."
    ]


def test_a_slip_in_a_value_spreads_as_follows():
    exercise = asked("minimax", PICTURE)
    answers = typed(solution(exercise))
    answers[Blank(exercise.tree.find("0.0"), Ask.VALUE)] = "4"
    answers[Blank(exercise.tree.find("0"), Ask.VALUE)] = "4"
    feedback = check(exercise, answers)
    assert texts(feedback, Verdict.WRONG) == ["D is MAX's: the largest of 3, 5, 2 is 5, not 4."]
    found = {exercise.key(each.blank): each.verdict for each in feedback.remarks}
    assert found["0:value"] is Verdict.FOLLOWS
    # The root was written as it is in the solution, although 8 follows from the slip.
    assert found[":value"] is Verdict.RIGHT
    assert feedback.diagnosis.named is None


@pytest.mark.parametrize(
    ("share", "points"), [(Fraction(1), 6), (Fraction(1, 2), Fraction(11, 2)), (Fraction(0), 5)]
)
def test_follow_through_earns_what_the_instructor_sets(share, points):
    exercise = asked("minimax", PICTURE)
    answers = typed(solution(exercise))
    answers[Blank(exercise.tree.find("0.0"), Ask.VALUE)] = "4"
    answers[Blank(exercise.tree.find("0"), Ask.VALUE)] = "4"
    marking = Marking(follows=share, scheme=Scheme.PLAIN)
    assert check(exercise, answers, marking).score == points


def test_a_cut_that_follows_from_a_slip_stands_for_one_that_it_has_put_out_of_reach():
    tree = "max[min[max[3 38 17] max[14 47] max[7 42 41]] min[40 max[45 19]] min[max[20 23] 33]]"
    exercise = asked("alpha-beta", tree)
    find = exercise.tree.find
    slip = {Blank(find("0"), Ask.VALUE): 44}  # so that all of 1.1 is cut, and not 1.1.1 alone
    answers = typed(Student(exercise, slip).answers)
    assert answers.pop(Blank(find("1.1"), Ask.CUT)) is True
    plain = Marking(scheme=Scheme.PLAIN)
    before = check(exercise, answers, plain).score
    whole = check(exercise, {**answers, Blank(find("1.1"), Ask.CUT): True}, plain).score
    assert whole - before == Ask.CUT.row.weight


def test_a_mark_that_is_only_missing_yet_is_not_wrong():
    exercise = asked("alpha-beta", PICTURE)
    begun = {
        Blank(GameTree.ROOT, Ask.ALPHA): "-inf",
        Blank(exercise.tree.find("0"), Ask.ALPHA): "2",
    }
    feedback = check(exercise, begun)
    wrong = [each.blank for each in feedback.remarks if each.verdict is Verdict.WRONG]
    assert wrong == [Blank(exercise.tree.find("0"), Ask.ALPHA)]
    done = {**begun, Blank(exercise.tree.find("0.1"), Ask.VALUE): "6"}
    wrong = [each.blank for each in check(exercise, done).remarks if each.verdict is Verdict.WRONG]
    assert Blank(exercise.tree.find("0.1.1"), Ask.CUT) in wrong


def test_an_interval_of_a_strict_course_is_recognised():
    exercise = asked("interval", "max[min[x:? 7] min[6 Q:20]]")
    (blank,) = exercise.blanks
    assert check(exercise, {blank: "x >= 6"}).score == 2
    feedback = check(exercise, {blank: "x > 6"})
    assert feedback.diagnosis.conventions == ("AB-STRICT",)
    assert feedback.score == Fraction(3, 2)  # the task prints the convention


def test_a_mark_below_a_cut_branch_does_no_harm():
    exercise = asked("cuts", PICTURE)
    answers = typed(solution(exercise))
    answers[Blank(exercise.tree.find("1.1.0"), Ask.CUT)] = True
    feedback = check(exercise, answers)
    assert feedback.score == feedback.maximum
    assert texts(feedback, Verdict.FOLLOWS) == [
        "7 lies below a branch that is cut already; it needs no mark of its own."
    ]


def test_hard_things_done_right_are_praised():
    exercise = asked("cuts", "max[min[4 9] min[max[min[3 8] 6] 5]]")
    feedback = check(exercise, typed(solution(exercise)))
    assert any("deep cut" in text for text in texts(feedback, Verdict.RIGHT))
    equal = asked("cuts", "max[min[5 9] min[5 8]]")
    feedback = check(equal, typed(solution(equal)))
    assert any("equality cuts" in text for text in texts(feedback, Verdict.RIGHT))
    strict = asked("cuts", "max[min[5 9] min[5 8]]", Rules(cut_on_equal=False))
    assert say(check(strict, {}).praise) == (
        "Rightly gone on to 8: 5 equals α, and equality does not cut here."
    )


def test_what_only_a_slip_made_hard_is_not_praised():
    exercise = asked("cuts", "max[min[25 13] min[8 21] min[26 30 17 28]]")
    answers = typed(solution(exercise)) | {Blank(exercise.tree.find("0.1"), Ask.CUT): True}
    right = texts(check(exercise, answers), Verdict.RIGHT)  # with α = 25, and not 13, in mind
    assert "30 is visited: right." in right
    assert not any(text.startswith("Rightly") for text in right)


@pytest.mark.parametrize(
    ("kind", "tree", "course", "other", "named"),
    [
        (
            "cuts",
            "max[min[10 12] min[10 0] min[3 4]]",
            Rules(),
            Rules(cut_on_equal=False),
            "AB-STRICT",
        ),
        ("alpha-beta", "max[min[6 6] min[0 4]]", Rules(), Rules(fail=Fail.HARD), "AB-FAILHARD"),
        (
            "alpha-beta",
            "max[min[6 8] min[0 4]]",
            Rules(fail=Fail.HARD),
            Rules(fail=Fail.BOUND),
            "AB-BOUNDS",
        ),
        (
            "windows",
            "min[max[-7 -9] max[0 3]]",
            Rules(asked=WindowAsked.LEAVING),
            Rules(asked=WindowAsked.LEAVING, update_on_cut=True),
            "AB-CUTUPDATE",
        ),
        (
            "max-n",
            "A[B[(1,2) (4,2)] B[(0,9) (2,1)]]",
            Rules(),
            Rules(ties=Ties.LAST),
            "MN-LASTTIE",
        ),
    ],
)
def test_an_answer_right_in_another_course_is_no_error(kind, tree, course, other, named):
    here = asked(kind, tree, course)
    answers = typed(solution(asked(kind, tree, other)))
    feedback = check(here, answers)
    assert feedback.diagnosis.conventions == (named,)
    assert feedback.score == feedback.maximum
    assert Verdict.WRONG not in {each.verdict for each in feedback.remarks}
    assert check(here, answers, Marking(convention=Fraction(0))).score < feedback.maximum


@pytest.mark.parametrize("name", ["AB-MARKFIRST", "AB-MARKNODE"])
def test_marks_set_in_another_way_are_accepted_with_a_remark(name):
    exercise = asked("cuts", "max[min[6 7] min[0 4 8] min[9 8 10] min[7 5]]")
    feedback = check(exercise, typed(VARIANTS[name].answers(exercise)))
    assert feedback.score == feedback.maximum
    assert feedback.diagnosis.marking == name
    assert feedback.text is not None


def test_a_misconception_is_named_where_only_it_explains_the_entries():
    exercise = exercise_of("alpha-beta-4-00007")
    for variant in applicable(exercise, Nature.MISCONCEPTION):
        feedback = check(exercise, typed(variant.answers(exercise)))
        wrong = [e.blank for e in feedback.judged.judgements if e.verdict is Verdict.WRONG]
        # Two wrong marks are soon made by chance, two wrong numbers are not.
        slips = 2 if all(blank.ask.row.mark for blank in wrong) else 1
        if len(wrong) > slips and not feedback.diagnosis.marking:
            assert feedback.diagnosis.named == variant.id
            assert say(feedback.text)
        else:
            assert feedback.diagnosis.named is None


def test_mistakes_that_this_tree_can_not_tell_apart_are_both_listed():
    exercise = asked("expectimax", "max[chance[1/10*20 9/10*0] chance[1/4*4 3/4*8] chance[1 9]]")
    feedback = check(exercise, typed(VARIANTS["EX-UNWEIGHTED"].answers(exercise)))
    assert feedback.diagnosis.named is None
    assert feedback.diagnosis.candidates == ("EX-UNWEIGHTED", "EX-FLAT")
    assert "can't tell" in say(feedback.text)


def test_one_slip_is_never_a_misconception():
    exercise = exercise_of("alpha-beta-3-00007")
    for blank, entry in solution(exercise).items():
        answers = typed(solution(exercise))
        answers[blank] = False if entry is True else "17"
        diagnosis = check(exercise, answers).diagnosis
        assert diagnosis.named is None
        assert not diagnosis.candidates


@pytest.mark.parametrize(
    "rules",
    [
        Rules(order=Order.RIGHT_TO_LEFT),
        Rules(cut_on_equal=False),
        Rules(fail=Fail.HARD),
        Rules(fail=Fail.BOUND),
        Rules(asked=WindowAsked.LEAVING, update_on_cut=True),
        Rules(ties=Ties.ANY),
        Rules(range=Range(0, 9)),
        Rules(deep=False),
    ],
)
@pytest.mark.parametrize("kind", ["alpha-beta", "windows", "cuts", "leaves", "bounds"])
def test_the_solution_is_right_under_every_convention(kind, rules):
    for tree in (PICTURE, "min[max[4 4 6] max[min[2 9] 5] max[4 1]]"):
        exercise = asked(kind, tree, rules)
        feedback = check(exercise, typed(solution(exercise)))
        assert feedback.score == feedback.maximum
        assert {each.verdict for each in feedback.remarks} == {Verdict.RIGHT}


def test_any_of_equal_moves_is_right_where_the_course_says_so():
    exercise = asked("best-line", "max[min[5 7] min[5 6] min[1 2]]", Rules(ties=Ties.ANY))
    answers = {Blank(GameTree.ROOT, Ask.BEST): "1", Blank(exercise.tree.find("1"), Ask.BEST): "0"}
    feedback = check(exercise, answers)
    assert Verdict.WRONG not in {each.verdict for each in feedback.remarks}
    first = check(exercise._replace(rules=Rules()), answers)
    assert Verdict.WRONG in {each.verdict for each in first.judged.judgements}
    assert first.diagnosis.conventions == ("MM-LASTTIE",)


def test_every_documented_mistake_can_be_put_into_words():
    others = [name for name, each in VARIANTS.items() if each.nature is not Nature.CONVENTION]
    assert all(say(f"about-{name}") for name in others)


@pytest.mark.parametrize(
    ("rules", "said"),
    [(Rules(), "equality does not cut."), (Rules(cut_on_equal=False), "equality cuts.")],
)
def test_another_convention_is_named_by_what_it_does(rules, said):
    exercise = asked("cuts", "max[min[5 7] min[5 6]]", rules)
    other = asked("cuts", "max[min[5 7] min[5 6]]", Rules(cut_on_equal=not rules.cut_on_equal))
    right = solution(other)
    feedback = check(exercise, {blank: right.get(blank, False) for blank in exercise.blanks})
    assert feedback.diagnosis.conventions == ("AB-STRICT",)
    assert said in say(feedback.text)


def test_crossing_every_child_is_crossing_the_branch_above_them():
    exercise = asked("cuts", "max[min[5 7] min[4 max[9 2] max[3 1]]]")
    right = solution(exercise)
    find = exercise.tree.find
    leaves = [find(path) for path in ("1.1.0", "1.1.1", "1.2.0", "1.2.1")]
    feedback = check(exercise, {Blank(leaf, Ask.CUT): True for leaf in leaves})
    assert set(right) == {Blank(find("1.1"), Ask.CUT), Blank(find("1.2"), Ask.CUT)}
    assert feedback.score == feedback.maximum
    assert Verdict.WRONG not in {each.verdict for each in feedback.remarks}


def test_an_interval_is_given_with_its_reason():
    exercise = exercise_of("interval-2-00001")
    blank = exercise.blanks[0]
    feedback = check(exercise, {blank: "x > 100"})
    assert "the bound that" in say(feedback.first_wrong.text)


def test_what_says_nothing_of_a_bound_is_told_how_to():
    exercise = exercise_of("bounds-2-00001")
    feedback = check(exercise, {exercise.blanks[0]: "<5"})
    assert "write ≤ 5, ≥ 5 or = 5" in say(feedback.remarks[0].text)


def test_an_answer_by_another_convention_has_no_slip():
    exercise = exercise_of("alpha-beta-3-00007")
    other = solution(exercise.under(exercise.rules._replace(fail=Fail.HARD)))
    feedback = check(exercise, typed(other))
    assert feedback.diagnosis.conventions == ("AB-FAILHARD",)
    assert not any("slip" in say(each.text) for each in feedback.remarks)


def test_every_convention_can_be_put_into_words():
    for name, variant in VARIANTS.items():
        if variant.nature is Nature.CONVENTION:
            assert say(diagnosis_text(Diagnosis(conventions=(name,)), Rules()))
            assert say(diagnosis_text(Diagnosis(conventions=(name, "AB-EXACTFILL")), Rules()))


@pytest.mark.parametrize("kind", ["cuts", "leaves", "alpha-beta"])
def test_two_conventions_at_once_are_both_named(kind):
    exercise = asked(kind, "max[min[2 1] min[max[5 4] max[4 3 2]] min[9 2 7]]")
    rules = Rules(cut_on_equal=False, order=Order.RIGHT_TO_LEFT)
    feedback = check(exercise, typed(solution(exercise.under(rules))))
    assert feedback.diagnosis.conventions == ("AB-STRICT", "AB-RTL")
    assert feedback.score == feedback.maximum
    assert "equality does not cut, and where children are visited from right to left" in say(
        feedback.text
    )


def test_a_habit_is_not_paid_for_by_two_other_conventions_at_once():
    """One cross at the end is the whole answer of a strict course with the parent's bound alone."""
    tree = (
        "max[chance[min[9 4] min[10 3] min[-6 1]]"
        " chance[min[-10 7] min[-3 6] min[-9 -7 -5]] chance[min[0 2 -4] min[8 5]]]"
    )
    exercise = asked("range-cuts", tree, Rules(range=Range(-10, 10)))
    answers = {blank_of(exercise, "1.2:cut"): True}
    judged = judge(exercise, answers)
    assert diagnose(exercise, judged).conventions == ("EX-STRICT", "EX-SHALLOW")
    feedback = check(exercise, answers)
    assert feedback.diagnosis.conventions == ()
    assert feedback.score < feedback.maximum / 2


def test_an_answer_half_filled_in_by_another_convention_earns_what_is_there():
    exercise = exercise_of("windows-4-00007")
    other = solution(exercise.under(exercise.rules._replace(asked=WindowAsked.LEAVING)))
    written = dict(list(typed(other).items())[::2])
    feedback = check(exercise, written)
    assert feedback.diagnosis.conventions == ("AB-LEAVING",)
    assert feedback.score == feedback.maximum * len(written) / len(other)
    verdicts = {each.blank: each.verdict for each in feedback.remarks}
    assert {verdicts[blank] for blank in other.keys() - written.keys()} == {Verdict.EMPTY}
    assert Verdict.WRONG not in verdicts.values()


def test_a_diagnosis_needs_entries():
    exercise = exercise_of("alpha-beta-3-00001")
    assert diagnose(exercise, check(exercise, {}).judged).named is None


@pytest.mark.parametrize(("move", "verdict"), [("B", Verdict.RIGHT), ("C", Verdict.WRONG)])
def test_a_bound_is_no_tie_where_every_tie_is_accepted(move, verdict):
    exercise = asked("alpha-beta", "max[min[3 5] min[3 1]]", Rules(ties=Ties.ANY))
    best = Blank(GameTree.ROOT, Ask.BEST)
    feedback = check(exercise, {**typed(solution(exercise)), best: move})
    assert {each.blank: each.verdict for each in feedback.remarks}[best] is verdict


def test_an_exact_tie_is_right_where_every_tie_is_accepted():
    exercise = asked("alpha-beta", "max[min[3 5] 3]", Rules(ties=Ties.ANY))
    best = Blank(GameTree.ROOT, Ask.BEST)
    feedback = check(exercise, {**typed(solution(exercise)), best: "1"})
    assert {each.blank: each.verdict for each in feedback.remarks}[best] is Verdict.RIGHT


@pytest.mark.parametrize(
    ("fail", "node", "right", "wrong"),
    [
        (Fail.SOFT, "1", ("2", "= 2", "≤ 2"), ("≥ 2", "≤ 3", "≤ 1")),
        (Fail.HARD, "1", ("3", "≤ 3"), ("≤ 2", "≥ 3", "2")),
        (Fail.BOUND, "1", ("2", "≤ 2"), ("≥ 2", "≤ 3")),
        *((fail, "0", ("3", "= 3"), ("≤ 3", "≥ 3")) for fail in Fail),
    ],
)
def test_a_relation_must_be_true_of_a_node_and_say_as_much_as_its_value(fail, node, right, wrong):
    exercise = asked("alpha-beta", "max[min[3 12] min[2 4] min[14 5 2]]", Rules(fail=fail))
    blank = Blank(exercise.tree.find(node), Ask.VALUE)
    for text in (*right, *wrong):
        feedback = check(exercise, typed(solution(exercise)) | {blank: text})
        verdict = next(each.verdict for each in feedback.remarks if each.blank == blank)
        assert verdict is (Verdict.RIGHT if text in right else Verdict.WRONG), text
        assert (feedback.score == feedback.maximum) is (text in right), text

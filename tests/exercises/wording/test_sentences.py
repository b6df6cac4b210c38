"""What is said about an entry is true, and names the node, the numbers and the rule."""

from fractions import Fraction

import pytest
from asking import PICTURE, asked, typed

from exercises import entries
from exercises.asks import Ask
from exercises.exercise import Blank, Verdict
from exercises.exercise_files.exercise_file import blank_of, exercise_from_table
from exercises.judging.check import judge
from exercises.making.codes import exercise_of
from exercises.misconceptions.table import VARIANTS
from exercises.paper.layout.marking_scheme import likely_slip
from exercises.solution import solution
from exercises.wording.explain import reason, why
from exercises.wording.feedback import check
from exercises.wording.hints import hint
from exercises.wording.remarks import remark
from exercises.wording.worked import worked
from resources.words import say
from search import notation
from search.rules import Fail, Range, Rules, Ties, WindowAsked
from search.tree import GameTree


def remarks_of(exercise, answers):
    return {each.blank: say(each.text) for each in check(exercise, answers).remarks}


LEAVES = "max[min[max[36 24 16] max[28 37 13]] min[max[32 25 11] max[1 40 4]]]"


def test_a_count_alone_is_judged_by_the_search_and_beside_ticks_by_the_ticks():
    exercise = asked("leaves", LEAVES)
    count = Blank(GameTree.ROOT, Ask.LEAVES)
    assert remarks_of(exercise, {count: "12"})[count] == "8 leaves are evaluated, not 12."
    ticks = dict.fromkeys([blank for blank in exercise.blanks if blank.ask is Ask.SEEN][:3], True)
    assert remarks_of(exercise, {count: "12", **ticks})[count] == "3 leaves are ticked, not 12."


def test_a_leaf_ticked_below_a_cut_branch_is_told_who_stops():
    exercise = asked("leaves", LEAVES)
    ticks = {blank: True for blank in exercise.blanks if blank.ask is Ask.SEEN}
    leaf = Blank(exercise.tree.find("1.1.0"), Ask.SEEN)
    assert remarks_of(exercise, ticks)[leaf] == (
        "C stops after 32: MAX already has 36 at A, and 32 ≤ 36. G is never visited."
    )


def test_crossing_out_all_children_of_a_visited_node_is_a_slip_at_the_first():
    exercise = exercise_of("cuts-3-00005")
    wrong = blank_of(exercise, "1.0:cut")
    feedback = check(exercise, {**typed(solution(exercise)), wrong: True})
    assert [each.blank for each in feedback.remarks if each.verdict is Verdict.WRONG] == [wrong]
    assert feedback.score == feedback.maximum - Fraction(3, 2)  # too early, and so not found


def test_a_slip_on_the_line_of_best_play_costs_once():
    exercise = exercise_of("best-line-3-0000B")
    astray = {":best": "B", "0:best": "F", "0.2:best": "0"}
    answers = {blank_of(exercise, key): move for key, move in astray.items()}
    feedback = check(exercise, answers)
    assert (feedback.score, feedback.maximum) == (1, 3)
    answers[blank_of(exercise, "0.2:best")] = "1"  # and one more slip
    assert check(exercise, answers).score == 0


def test_a_bound_can_be_written_at_the_depth_limit():
    exercise = exercise_of("depth-limit-1-00001")
    blank = next(each for each in exercise.blanks if each.node != GameTree.ROOT)
    assert check(exercise, {blank: "<= 20"}).remarks


STRICT = "max[min[3 5] min[3 9]]"


@pytest.mark.parametrize(
    ("rules", "notation_text", "key", "entry", "sentence"),
    [
        (
            Rules(cut_on_equal=False),
            STRICT,
            "1.1:cut",
            True,
            "9 must be visited: C has 3, which only equals α = 3, and equality does not cut here.",
        ),
        (
            Rules(deep=False),
            PICTURE,
            "1.0:alpha",
            "5",
            "F starts with α = −∞, not 5: only its parent's bound counts, and C has none to give.",
        ),
        (
            Rules(asked=WindowAsked.LEAVING),
            STRICT,
            ":alpha",
            "5",
            "A ends with α = 3, not 5: that is the best MAX has found there.",
        ),
        (
            Rules(asked=WindowAsked.LEAVING),
            STRICT,
            ":beta",
            "5",
            "A ends with β = +∞, not 5: "
            "it began with that, MAX moves there, and only a MIN node moves β.",
        ),
        (
            Rules(fail=Fail.BOUND),
            PICTURE,
            "1:value",
            "5",
            "C saw only 4, so what is known is ≤ 4, not 5.",
        ),
        (
            Rules(fail=Fail.HARD),  # what equals the bound is not clipped
            "max[min[3 5] min[3 1]]",
            "1:value",
            "4",
            "C is MIN's and stops early: the smallest of what was seen, 3, is 3, not 4.",
        ),
    ],
)
def test_the_sentences_keep_to_the_conventions(rules, notation_text, key, entry, sentence):
    exercise = asked("alpha-beta", notation_text, rules)
    blank = blank_of(exercise, key)
    answers = typed(solution(exercise)) | {blank: entry}
    given = entries.read(exercise, blank, entry)
    said = say(why(judge(exercise, answers), blank, given))
    assert said.replace("\xa0", " ") == sentence


def test_a_node_of_several_players_that_has_all_there_is_says_so():
    exercise = asked("max-n-cuts", "A[(10, 0, 0) (1, 2, 3)]", Rules(max_sum=10))
    blank = blank_of(exercise, "1:cut")
    judged = judge(exercise, {blank: False, blank_of(exercise, ":value"): "10, 0, 0"})
    text = say(reason(exercise, judged.followed, blank, None))
    assert text == "K stops after 10 for A: nobody can get more. (1,\xa02,\xa03) is never visited."


def test_where_ties_go_to_the_last_a_node_that_has_all_goes_on():
    rules = Rules(max_sum=10, ties=Ties.LAST)
    exercise = asked("max-n-cuts", "A[(10, 0, 0) (1, 2, 3)]", rules)
    assert told(exercise, {"1:cut": True})[0].startswith("(1, 2, 3) must be visited")


def test_below_a_throw_the_bound_is_told_as_its_holder_has_it():
    exercise = exercise_of("range-cuts-4-00000")
    blank = blank_of(exercise, "1.0.1:cut")
    text = say(reason(exercise, judge(exercise, {}).followed, blank, None))
    assert "≤ 5/2, which MAX already has at A" in text


@pytest.mark.parametrize(
    ("root", "equal", "sum_of"),
    [
        ("max", True, "9 C comes to 5/2 + 1/2 · 9 = 7 > 4 = α"),
        ("max", False, "9 C comes to 5/2 + 1/2 · 9 = 7 ≥ 4 = α"),
        ("min", True, "0 C comes to 5/2 + 1/2 · 0 = 5/2 < 4 = β"),
        ("min", False, "0 C comes to 5/2 + 1/2 · 0 = 5/2 ≤ 4 = β"),
    ],
)
def test_what_is_left_of_a_throw_is_told_with_the_sign_that_does_not_cut(root, equal, sum_of):
    rules = Rules(range=Range(0, 9), cut_on_equal=equal)
    exercise = asked("range-cuts", f"{root}[chance[4 4] chance[5 3]]", rules)
    blank = blank_of(exercise, "1.1:cut")
    said = say(why(judge(exercise, typed(solution(exercise)) | {blank: True}), blank, True))
    assert said.replace("\xa0", " ") == f"3 must be visited: with the rest at {sum_of}."


def test_a_wrong_interval_is_refuted():
    exercise = exercise_of("interval-3-0000B")
    text = say(check(exercise, {exercise.blanks[0]: "x <= 19"}).first_wrong.text)
    assert "with x = 19 it is visited" in text


def hints_of(exercise, key):
    blank, judged = blank_of(exercise, key), judge(exercise, {})
    return [say(hint(exercise, judged, blank, step)) for step in (1, 2, 3)]


def test_hints_give_the_rule_of_the_node_with_its_numbers():
    limited = hints_of(exercise_of("depth-limit-3-0000B"), "0.0:value")
    assert all("static value" in each for each in limited[1:])
    assert "has 18 for C: that leaves at most 2 for B, who already has 3" in "".join(
        hints_of(exercise_of("max-n-cuts-3-0000B"), "0.1.1:cut")
    )
    chance = hints_of(exercise_of("range-cuts-4-00000"), "1.1:cut")
    assert chance[1].startswith("A chance node stops")
    unvisited = hints_of(asked("alpha-beta", PICTURE), "1.1:value")
    assert unvisited[1] == (
        "A MIN node stops as soon as its value v is ≤ α. Before G, C has 4, and α is 5."
    )
    assert "A has 5 so far" in hints_of(asked("alpha-beta", PICTURE), "1.0:alpha")[1]


def test_an_order_that_is_best_already_may_stay():
    exercise = exercise_of("ordering-3-0000B")
    assert "may stay in this order" in hints_of(exercise, ":order")[2]


def test_only_likely_slips_are_told_of_a_throw_with_even_odds():
    exercise = exercise_of("range-cuts-3-0000B")
    right = solution(exercise)
    assert VARIANTS["EX-UNWEIGHTED"].answers(exercise) == right
    assert not VARIANTS["EX-SUM"].applies(exercise)


@pytest.mark.parametrize(("ties", "which"), [(Ties.FIRST, "first"), (Ties.LAST, "last")])
def test_a_tie_among_vectors_is_told_by_its_rule(ties, which):
    exercise = asked("max-n", "A[B[(1, 2, 6) (4, 2, 3)] B[(6, 1, 2) (7, 4, 1)]]", Rules(ties=ties))
    told = [say(each) for each in worked(exercise)]
    assert f"it is the {which} with the most for B" in told[0]
    assert "it has the most for B" in told[1]
    blank = blank_of(exercise, "0:value")
    text = say(check(exercise, {blank: "9, 9, 9"}).first_wrong.text)
    assert text.endswith(f"; the {which} of equals is taken.")


def test_another_convention_is_told_of_the_whole_answer_and_at_its_blanks():
    exercise = exercise_of("interval-3-0000B")
    feedback = check(exercise, {exercise.blanks[0]: "x < 18"})
    assert "This course does it otherwise" in say(feedback.text)
    assert [say(each.text) for each in feedback.remarks] == [
        "This is right in a course where equality does not cut."
    ]


def test_of_a_sheet_that_is_paid_as_in_another_course_nothing_is_said_to_be_taken_off():
    exercise = exercise_of("windows-1-00001")
    leaving = exercise.under(exercise.rules._replace(asked=WindowAsked.LEAVING))
    feedback = check(exercise, typed(solution(leaving)))
    assert feedback.score == feedback.maximum
    assert feedback.account is None
    assert "This course does it otherwise" in say(feedback.text)


def told(exercise, changes, hinted=()):
    """What is said of a right sheet with some changes: of what is wrong, then the last hints."""
    answers = typed(solution(exercise))
    for key, entry in changes.items():
        answers[blank_of(exercise, key)] = entry
    judged = judge(exercise, answers)
    wrong = [each for each in judged.judgements if each.verdict is Verdict.WRONG]
    remarks = [say(remark(exercise, judged, each)) for each in wrong]
    hints = [say(hint(exercise, judged, blank_of(exercise, key), 3)) for key in hinted]
    return [each.replace("\xa0", " ") for each in (*remarks, *hints)]


@pytest.mark.parametrize(
    ("code", "entries_there", "hinted", "sentences"),
    [
        (
            "cuts-1-00001",
            {"0.1:cut": True, "0.2:cut": True},
            ["0.2:cut"],
            ["8 must be visited: B has 19, and", "15 must be visited: B has 19, and"],
        ),
        (
            "alpha-beta-1-00001",
            {"1.1:cut": False, "1.2:cut": False},
            ["1.2:cut"],
            ["C stops after 3: MAX already has 12", "C stops after 3: MAX already has 12"],
        ),
        (
            "alpha-beta-3-7Q4K2",
            {"0:beta": "20", "0.0:beta": "30"},
            [],
            [
                "B starts with β = +∞, not 20: no MIN node above",
                "D starts with β = 20, not 30: that is what you",
            ],
        ),
        (
            "windows-1-00001",
            {"0:alpha": "25", "1:alpha": "3"},
            [],
            ["B starts with α = −∞, not 25", "C starts with α = 20, not 3"],
        ),
        (
            "windows-1-00001",
            {"0:alpha": "25"},
            ["1:alpha"],
            ["B starts", "C starts with α = 9: MAX"],
        ),
        (
            "leaves-3-00001",
            {"0.1.2:seen": True},
            [":leaves"],
            ["E stops", "8 leaves are evaluated."],
        ),
        ("windows-3-00001", {"1.1:alpha": "5"}, [], ["C stops after 14: MAX already has 23 at A"]),
        (
            "bounds-3-00001",
            {"1.1:bound": "= 36"},
            [],
            ["C stops after 20: MAX already has 38 at A"],
        ),
        (
            "alpha-beta-3-7Q4K2",
            {"0.0:cut": True},
            ["0.0:value", "0.0.0:cut"],
            ["D is the first child", "D is the first child", "D is the first child"],
        ),
        (
            "max-n-cuts-2-00003",
            {f"0.{n}:cut": True for n in range(3)},
            [],
            ["(5, 8, 7) is the first"],
        ),
        ("range-cuts-4-00001", {"1.0.0:cut": True}, [], ["−8 is the first child of F"]),
    ],
)
def test_what_is_said_after_a_slip_is_true_too(code, entries_there, hinted, sentences):
    said = told(exercise_of(code), entries_there, hinted)
    assert [text[: len(start)] for text, start in zip(said, sentences, strict=True)] == sentences


def test_an_entry_where_nothing_belongs_costs_half_its_weight_whatever_it_is():
    exercise = exercise_of("windows-3-00001")
    for entry in ("23", "5"):
        answers = typed(solution(exercise)) | {blank_of(exercise, "1.1:alpha"): entry}
        feedback = check(exercise, answers)
        assert feedback.score == feedback.maximum - Fraction(1, 4)


def test_the_root_has_no_parent_to_speak_of():
    exercise = asked("alpha-beta", PICTURE, Rules(deep=False))
    assert told(exercise, {":alpha": "3"}) == ["A is the root, and starts with α = −∞, not 3."]
    assert hints_of(exercise, ":alpha")[1] == "The root starts with the whole window, (−∞, +∞)."


def test_a_value_clipped_by_a_strict_course_is_told_so():
    rules = Rules(fail=Fail.HARD, cut_on_equal=False)
    exercise = asked("alpha-beta", notation.write(exercise_of("alpha-beta-4-00005").tree), rules)
    assert told(exercise, {"1.1:value": "8"}) == [
        "H found 8, outside its window (6, 7): this course writes the bound, 7, not 8."
    ]


def test_a_hint_about_an_order_knows_all_children_where_a_range_would_spare_some():
    exercise = asked("ordering", "max[min[9 1] min[2 3]]", Rules(range=Range(1, 9)))
    judged = judge(exercise, {})
    hints = [say(hint(exercise, judged, blank, 2)) for blank in exercise.blanks]
    assert "9, 1" in hints[1]
    assert "2, 3" in hints[2]
    exercise = asked("ordering", "max[9 min[2 3]]", Rules(range=Range(1, 9)))
    assert "9, 2" in say(hint(exercise, judge(exercise, {}), exercise.blanks[0], 2))


def test_a_mark_that_only_repeats_a_slip_is_told_so():
    exercise = asked("cuts", "max[min[5 7 6] min[4 9 8]]")
    every = remarks_of(exercise, {blank_of(exercise, f"0.{n}:cut"): True for n in (1, 2)})
    assert every[blank_of(exercise, "0.2:cut")] == "The mark at 6 repeats the slip at 7."
    none = {blank_of(exercise, f"1.{n}:cut"): False for n in (1, 2)}
    assert remarks_of(exercise, none)[blank_of(exercise, "1.2:cut")] == (
        "Going on to 8 repeats the slip at 9."
    )


def test_a_count_of_ones_own_ticks_is_told_as_such():
    exercise = asked("leaves", LEAVES)
    ticks = {blank: True for blank in exercise.blanks if blank.ask is Ask.SEEN}
    count = Blank(GameTree.ROOT, Ask.LEAVES)
    assert remarks_of(exercise, {**ticks, count: "12"})[count] == (
        "You ticked 12 leaves, and counted them; 8 are evaluated."
    )


def test_an_order_is_told_by_what_it_costs():
    exercise = exercise_of("ordering-3-00001")
    answers = {blank_of(exercise, ":order"): "B D C", blank_of(exercise, "2:order"): "6 13 11"}
    assert remarks_of(exercise, answers)[blank_of(exercise, "2:order")] == (
        "The order at D costs no more leaves than your orders before it do already."
    )


def test_a_line_that_goes_astray_is_told_where_it_comes_and_where_it_does_not():
    exercise = exercise_of("best-line-3-00001")
    said = remarks_of(
        exercise, {blank_of(exercise, ":best"): "B", blank_of(exercise, "0:best"): "E"}
    )
    assert said[blank_of(exercise, "0:best")] == (
        "Best play never comes to B, but your line does, and from there E is the best move."
    )
    assert said[blank_of(exercise, "1:best")] == (
        "Your line does not come to C, so no move belongs there."
    )


def test_the_hint_for_an_interval_names_the_node_that_stops():
    exercise = asked("interval", "max[min[x:? 7] min[6 max[Q:20 3]]]")
    (blank,) = exercise.blanks
    hint_2 = say(hint(exercise, judge(exercise, {}), blank, 2))
    assert hint_2.startswith("Q is never visited when C stops before it: for which x is that so?")


def test_an_interval_follows_x_up_to_the_bound_and_says_that_q_lies_below_what_is_cut():
    exercise = asked("interval", "max[min[max[5 26] max[12 x:?]] min[max[14 23] max[Q:10 4]]]")
    assert [say(each).replace("\N{NO-BREAK SPACE}", " ") for each in worked(exercise)] == [
        "Q is never visited for x ≥ 23. With x = 23: E returns max(12, 23) = 23. B returns min(26, "
        "23) = 23. C has 23 ≤ α = 23, the bound that A holds: G is never visited, and "
        "neither is Q, which lies below G."
    ]


def test_where_q_itself_is_cut_nothing_lies_between():
    exercise = asked("interval", "max[min[4 9] min[x:? Q:3]]")
    assert [say(each).replace("\N{NO-BREAK SPACE}", " ") for each in worked(exercise)] == [
        "Q is never visited for x ≤ 4. With x = 4: C has 4 ≤ α = 4, the bound that A holds: "
        "Q is never visited."
    ]


def test_the_hint_for_a_leaf_names_the_branch_that_decides():
    exercise = asked("leaves", LEAVES)
    assert hints_of(exercise, "0.1.0:seen")[1] == (
        "A MIN node stops as soon as its value v is ≤ α. Before E, B has 36, and α is −∞."
    )
    assert hints_of(exercise, "1.1.0:seen")[1] == (
        "A MIN node stops as soon as its value v is ≤ α. Before G, C has 32, and α is 36."
    )


def test_a_bound_is_open_as_long_as_its_own_side_has_found_nothing():
    exercise = exercise_of("windows-3-00000")
    assert hints_of(exercise, "1:beta")[1:] == [
        "β is the least that MIN is sure of anywhere on the way down to C; it only ever falls. "
        "No MIN node there has found anything yet.",
        "C starts with β = +∞: no MIN node above it has found anything yet.",
    ]


def test_a_bound_is_passed_on_by_a_player_who_moves_twice_where_only_the_parents_counts():
    exercise = asked("windows", "max[12 max[max[11 58] 54 39]]", Rules(deep=False))
    said = "starts with α = 12, not −∞: MAX already has 12 at A"
    for path, name, how in (
        ("1", "B", ", its parent"),
        ("1.0", "C", ", moves again at B, and passes it on"),
    ):
        blank = blank_of(exercise, f"{path}:alpha")
        assert remarks_of(exercise, {blank: "-inf"})[blank] == f"{name} {said}{how}."


@pytest.mark.parametrize(("first", "due"), [("2", "2"), ("5", "5")])
def test_a_value_that_the_table_has_is_told_as_that(first, due):
    """The state s has stood at D, and the table has what the student wrote there."""
    tree = 'max["p" min["s" max[2 1] "t" max[7 8]] min["s" max[2 1] "u" max[9 5]]]'
    file = {"format": "plywood-exercise/1", "kind": "minimax", "method": "table", "tree": tree}
    exercise = exercise_from_table(file)
    again = blank_of(exercise, "1.0:value")
    answers = {blank_of(exercise, "0.0:value"): first, again: "1"}
    told = f"F is not searched: the table has {due} for its state, not 1."
    assert remarks_of(exercise, answers)[again].startswith(told)


CHAINED = "max[min[26 17 23] min[25 1 30] min[27 5 15]]"


@pytest.mark.parametrize(
    ("changes", "said"),
    [
        (
            {"1:betas": "inf, 25, 5"},
            "β at C stays 25, not 5: C stops at 1, and a child that cuts does not move the window.",
        ),
        (
            {"0:betas": "inf, 26, 30, 17"},
            "After the leaf 17, β at B becomes 17, not 30: "
            "that is the best MIN has found there so far.",
        ),
        (
            {"0:betas": "inf, 26, 17, 23"},
            "β at B stays 17, not 23: nothing that MIN finds there moves it any further.",
        ),
        (
            {":alphas": "-inf, 17, 20"},
            "α at A stays 17, not 20: nothing that MAX finds there moves it any further.",
        ),
    ],
)
def test_a_chain_is_told_what_comes_where_it_leaves_the_way(changes, said):
    exercise = asked("window-chain", CHAINED)
    assert told(exercise, changes)[0] == said


def test_a_chain_that_keeps_to_the_truth_is_told_where_that_goes_on():
    """After the slip at B α would be 11, but A has 8, as without it; what is wrong comes later."""
    exercise = asked("window-chain", "max[min[12 8 23] min[28 13 24] min[17 1 15]]")
    assert told(exercise, {"0:betas": "inf, 12, 8, 11", ":alphas": "-inf, 8, 12"}) == [
        "After C, α at A becomes 13, not 12: that is the best MAX has found there so far.",
        "β at B stays 8, not 11: nothing that MIN finds there moves it any further.",
    ]


def test_a_window_on_leaving_is_explained_by_who_moves_there():
    rules = Rules(asked=WindowAsked.LEAVING)
    exercise = asked("windows", "max[min[3 5] min[9 1]]", rules)
    assert told(exercise, {"0:alpha": "7"}) == [
        "B ends with α = −∞, not 7: "
        "it began with that, MIN moves there, and only a MAX node moves α."
    ]
    exercise = asked("windows", "max[4 max[3 2]]", rules)
    assert told(exercise, {"1:alpha": "3"}) == [
        "B ends with α = 4, not 3: "
        "it began with that, and nothing that MAX has found there moves it."
    ]


def test_what_a_frame_has_is_told_apart_from_what_was_written():
    exercise = asked("frame", CHAINED, Rules(frame=4))
    assert told(exercise, {":beta": "30"}) == ["Then A has β = +∞, not 30: it began with that."]
    assert told(exercise, {"1:alpha": "28", "1:beta": "30"}) == [
        "Then C has α = 17, not 28: A above it has 17.",
        "Then C has β = 25, not 30: that is the best MIN has found there so far.",
    ]


@pytest.mark.parametrize(
    ("tree", "key", "found"),
    [
        (PICTURE, "1.0:alpha", "MIN moves at C, so C has no α to give."),
        (PICTURE, "0.1:beta", "B has 5 so far."),
        (PICTURE, "1:beta", "MAX moves at A, so A has no β to give."),
        (PICTURE, "0.0:beta", "B has found nothing yet."),
        ("max[12 max[max[11 58] 54 39]]", "1.0:alpha", "A has 12 so far."),
    ],
)
def test_where_the_parents_bound_alone_counts_a_hint_says_what_the_parent_has(tree, key, found):
    exercise = asked("windows", tree, Rules(deep=False))
    told = hints_of(exercise, key)[1]
    assert told.startswith("Only the parent's bound counts: ")
    assert told.endswith(f" moves there. {found}")


@pytest.mark.parametrize("tree", ["max[min[8 9] min[5 0]]", "max[chance[8 9] chance[0 1]]"])
def test_who_cuts_nothing_is_not_told_of_chance_alone(tree):
    slip = say(likely_slip(asked("range-cuts", tree, Rules(range=Range(0, 10)))))
    assert slip.startswith("Likely slip: nothing is cut, although the range is known; then the ")


def test_vectors_stand_in_brackets_however_they_were_typed():
    exercise = asked("max-n", "A[(8, 2) B[(5, 4) (5, 8)] (5, 7) B[(9, 1) (5, 5)]]")
    typed_so = {"1:value": "6.5 8", "3:value": "[6, 5]", ":value": "9, 2"}
    said = told(exercise, typed_so, [":value"])[0]
    assert said == (
        "At K player A takes the vector with the most for A: "
        "of (8, 2), (6.5, 8), (5, 7), (6, 5) that is (8, 2), not (9, 2). "
        "This goes by your earlier entries."
    )
    answers = {blank_of(exercise, key): entry for key, entry in typed_so.items()}
    second = say(hint(exercise, judge(exercise, answers), blank_of(exercise, ":value"), 2))
    assert "in (8, 2), (6.5, 8), (5, 7), (6, 5), and" in second.replace("\xa0", " ")


@pytest.mark.parametrize(
    ("tree", "key", "standing"),
    [
        (
            "A[B[(2, 12, 6)] B[(3, 9, 8)]]",
            "1:cut",
            "K has 2 for A. K is the root: nobody above it can stop it.",
        ),
        (
            "A[B[(2, 12, 6) (8, 11, 1)] B[(3, 9, 8)]]",
            "0.1:cut",
            "L has 12 for B, and the player above has nothing yet.",
        ),
        (
            "A[(1, 2, 3) A[(2, 12, 6) (8, 11, 1)]]",
            "1.1:cut",
            "L has 2 for A, who moves at K above it, too.",
        ),
        (
            "chance[(1, 2, 3) A[(2, 12, 6) (8, 11, 1)]]",
            "1.1:cut",
            "L has 2 for A. Nobody moves at K above it, so nobody there can stop it.",
        ),
    ],
)
def test_a_hint_says_why_no_player_above_stops_a_node(tree, key, standing):
    told = hints_of(asked("max-n-cuts", tree, Rules(max_sum=20)), key)[1].replace("\xa0", " ")
    assert told.split("Before ")[1].split(", ", 1)[1].endswith(standing)


def test_the_second_hint_for_a_frame_counts_along_and_leaves_the_path_to_be_found():
    tree = "max[min[24 20 38] min[21 32 23 11] min[7 12 9 8] min[17 30]]"
    begins = (
        "Each node above the last leaf begins with the window of its parent, and moves the end of "
        "its own player to the best it has found."
    )
    for frame, counted in (
        (7, "Of the 7 leaves 3 lie below B: count on from there, without those that are cut."),
        (3, "All 3 leaves lie below B: count them one by one, without those that are cut."),
    ):
        exercise = asked("frame", tree, Rules(frame=frame))
        blank = blank_of(exercise, "1:alpha")
        assert say(hint(exercise, judge(exercise, {}), blank, 2)) == f"{counted} {begins}"


@pytest.mark.parametrize(
    ("slips", "sentence"),
    [
        (
            {"1:bound": "≥ 4", "2:bound": "≤ 15", ":bound": "≤ 17"},
            "From what you wrote below A only ≥ 7 is sure, not ≤ 17. "
            "Without slips A = 17 is known.",
        ),
        (
            {"0:bound": "≥ 7", "1:bound": "≤ 4", "2:bound": "≤ 15", ":bound": "≤ 17"},
            "From what you wrote below A only ≥ 7 is sure, not ≤ 17. "
            "Without slips A = 17 is known.",
        ),
        (
            {"0:bound": "≤ 7", "1:bound": "≥ 4", "2:bound": "≤ 15", ":bound": "≥ 17"},
            "From what you wrote below A only ≥ 4 is sure, not ≥ 17. "
            "Without slips A = 17 is known.",
        ),
    ],
)
def test_what_is_sure_of_a_node_after_slips_is_told(slips, sentence):
    exercise = exercise_of("bounds-1.7-00002")
    said = [each for each in told(exercise, slips) if "sure" in each]
    assert said == [sentence]


def test_off_the_students_own_line_its_parting_is_told_and_no_falsehood_of_best_play():
    exercise = exercise_of("best-line-1.8-00002")
    assert told(exercise, {":best": "0", "1:best": "0"}, ["1:best"])[1:] == [
        "Your line goes to B, not to C, so no move is marked at C.",
        "Your line goes to B, not to C, so no move is marked at C.",
    ]
    alone = {":best": "", "2:best": "0"}
    assert told(exercise, alone)[0] == "Best play never comes to D, so no move is marked there."


def test_hints_off_the_line_ask_whether_it_comes_there():
    exercise = exercise_of("best-line-1.8-00001")
    assert hints_of(exercise, "0:best") == [
        "Start at the root and follow the best moves: do they come to B?",
        "A move is marked along best play only, from the root down. Does it come to B?",
        "Best play never comes to B, so no move is marked there.",
    ]
    blank = blank_of(exercise, "2:best")
    judged = judge(exercise, {blank_of(exercise, ":best"): "B"})
    assert [say(hint(exercise, judged, blank, step)) for step in (1, 2, 3)] == [
        "Start at the root and follow the moves that you marked: do they come to D?",
        "A move is marked along one line only, from the root down. Does yours come to D?",
        "Your line goes to B, not to D, so no move is marked at D.",
    ]


def test_both_ends_of_a_window_behind_a_cut_by_slips_are_told_by_that_cut():
    exercise = exercise_of("windows-1.12-00002")
    slips = {":beta": "14", "0:beta": "14", "0:alpha": "30", "1:alpha": "3", "1:beta": "14"}
    answers = typed(solution(exercise))
    answers |= {blank_of(exercise, key): entry for key, entry in slips.items()}
    said = remarks_of(exercise, answers)
    assert said[blank_of(exercise, "1:alpha")] == (
        "A stops after 28: 28 ≥ 14, the β that you wrote at A. C is never visited. "
        "This goes by your earlier entries."
    )
    assert said[blank_of(exercise, "1:beta")] == (
        "By your earlier entries A stops before C. Where you go on all the same, "
        "β 14 at C follows; without slips it is +∞."
    )


def hints_after(exercise, changes, key):
    """All hints for a blank of a right sheet with some changes."""
    answers = typed(solution(exercise))
    answers |= {blank_of(exercise, at): entry for at, entry in changes.items()}
    judged, blank = judge(exercise, answers), blank_of(exercise, key)
    return [say(hint(exercise, judged, blank, step)) for step in (1, 2, 3)]


def test_hints_for_a_right_entry_have_the_true_numbers_after_a_slip_too():
    slips = {"0.1:seen": False, "1.1:seen": False}
    assert hints_after(exercise_of("leaves-1.12-00002"), slips, "2.0:seen")[1:] == [
        "A MAX node stops as soon as its value v is ≥ β. Before D, A has 9, and β is +∞.",
        "D must be visited: A has 9, and β is still +∞.",
    ]
    assert hints_after(exercise_of("cuts-1.10-00001"), {"0.1:cut": True}, "1.1:cut")[1:] == [
        "A MIN node stops as soon as its value v is ≤ α. Before 21, C has 8, and α is 13.",
        "C stops after 8: MAX already has 13 at A, and 8 ≤ 13. 21 is never visited.",
    ]


def test_hints_that_go_by_slips_say_so_and_name_the_bound_that_was_written():
    exercise = asked("windows", PICTURE)
    assert hints_after(exercise, {":alpha": "7", "0:alpha": "9"}, "0:alpha")[1:] == [
        "α is the best that MAX is sure of anywhere on the way down to B; it only ever grows. "
        "You wrote α = 7 at A. This goes by your earlier entries.",
        "B starts with α = 7, not 9: that is what you wrote at A.",
    ]
    exercise = asked("minimax", PICTURE)
    assert hints_after(exercise, {"0.0:value": "4", "0:value": "6"}, "0:value")[1:] == [
        "MIN takes the smallest: min(4, 9). This goes by your earlier entries.",
        "B is MIN's: the smallest of 4, 9 is 4, not 6. This goes by your earlier entries.",
    ]


def test_after_a_chance_node_is_left_without_reason_the_true_numbers_are_told():
    """Half of 10 alone is no value of B: what is left of it is not worth 0."""
    exercise = exercise_of("range-cuts-2.11-00002")
    slip = {"0.1:cut": True}
    assert hints_after(exercise, slip, "1:cut")[2] == (
        "C must be visited: A has 7/2, and β is still +∞."
    )
    assert hints_after(exercise, slip, "1.1:cut")[2].replace("\xa0", " ") == (
        "1 must be visited: with the rest at 10 C comes to 0 + 2/3 · 10 = 20/3 > 7/2 = α."
    )


def test_a_hint_whose_numbers_a_slip_has_not_changed_does_not_go_by_it():
    """A slip at 2 makes α 5 below C, but β is as it was."""
    exercise = asked("cuts", "max[min[max[3 5] 2] min[max[4 1] 7]]")
    assert hints_after(exercise, {"0.1:cut": True}, "1.0.1:cut")[1] == (
        "A MAX node stops as soon as its value v is ≥ β. Before 1, E has 4, and β is +∞."
    )


def test_a_hint_for_a_window_in_time_begins_with_what_comes_down_and_not_with_a_slip():
    exercise = asked("window-chain", "max[min[19 23] min[22 27 26]]")
    assert hints_after(exercise, {"1:betas": "-3"}, "1:betas")[1].startswith(
        "C began with (19, +∞) and saw 22, 27, 26."
    )


def test_a_hint_for_a_window_says_where_a_node_should_have_stopped():
    exercise = exercise_of("windows-1.12-00002")
    assert hints_after(exercise, {":beta": "5", "3:alpha": "7"}, "3:alpha")[1:] == [
        "α is the best that MAX is sure of anywhere on the way down to E; it only ever grows. "
        "A should have stopped at 10, which does not move the window. "
        "This goes by your earlier entries.",
        "E starts with α = −∞, not 7: A should have stopped at 10, and a child that cuts does "
        "not move the window. This goes by your earlier entries.",
    ]

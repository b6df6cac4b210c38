"""Which conventions are told with a task: those that its answer hangs on, and no others."""

import pytest
from asking import asked
from generated import generated

from exercises.asks import Ask
from exercises.exercise_files.exercise_file import exercise_from_table
from exercises.solution import solution
from exercises.wording.conventions import conventions
from exercises.wording.tasks import paper_task, screen_task
from resources.words import say
from search.rules import Fail, Order, Range, Rules, Ties, Window, WindowAsked

TREE = "max[min[max[3 5] 2] min[6 4]]"
FLAT = "max[min[3 5] min[2 4]]"
STATIC = "max[min{3}[1 2] min{4}[3 4]]"
CHANCES = "max[chance[min[3 5] 2] chance[min[6 1] 4]]"
THROWS = "max[chance[3 5] chance[2 4]]"
NEVER = "max[chance[0*3 1*5] chance[2 4]]"
VECTORS = "A[B[(1,2) (3,4)] B[(5,0) (2,2)]]"
STRICT = Rules(cut_on_equal=False)
LEAVING = Rules(asked=WindowAsked.LEAVING)


@pytest.mark.parametrize(
    ("kind", "tree", "rules", "told"),
    [
        ("minimax", TREE, Rules(), ""),
        ("best-line", TREE, Rules(ties=Ties.LAST), "ties-last"),
        ("depth-limit", STATIC, Rules(depth=1), "depth-plies"),
        ("max-n", VECTORS, Rules(), "ties-first"),
        (
            "max-n-cuts",
            VECTORS,
            Rules(max_sum=7),
            "max-sum order-ltr share-on-equal share-keeps ties-first",
        ),
        ("cuts", FLAT, Rules(), "order-ltr cut-on-equal"),
        ("cuts", TREE, Rules(), "order-ltr cut-on-equal deep"),
        (
            "cuts",
            TREE,
            Rules(order=Order.RIGHT_TO_LEFT, deep=False),
            "order-rtl cut-on-equal parent-only",
        ),
        ("cuts", FLAT, STRICT, "order-ltr cut-strict fail-soft"),
        ("cuts", FLAT, STRICT._replace(fail=Fail.HARD), "order-ltr cut-strict fail-hard"),
        ("ordering", FLAT, STRICT, "order-ltr cut-strict"),
        ("ordering", FLAT, Rules(order=Order.RIGHT_TO_LEFT), "order-rtl-drawn cut-on-equal"),
        ("bounds", FLAT, Rules(), "order-ltr cut-on-equal fail-soft"),
        (
            "alpha-beta",
            FLAT,
            Rules(fail=Fail.HARD, window=Window(2, 9)),
            "order-ltr cut-on-equal fail-hard asked-entry ties-first window",
        ),
        (
            "alpha-beta",
            FLAT,
            Rules(ties=Ties.LAST),
            "order-ltr cut-on-equal fail-soft asked-entry ties-last-exact",
        ),
        (
            "alpha-beta",
            FLAT,
            LEAVING,
            "order-ltr cut-on-equal fail-soft asked-leaving test-first ties-first",
        ),
        (
            "windows",
            FLAT,
            LEAVING._replace(update_on_cut=True),
            "order-ltr cut-on-equal fail-soft asked-leaving update-on-cut",
        ),
        ("windows", FLAT, Rules(update_on_cut=True), "order-ltr cut-on-equal asked-entry"),
        ("window-chain", FLAT, Rules(), "order-ltr cut-on-equal chain test-first"),
        ("frame", FLAT, Rules(frame=3), "order-ltr cut-on-equal frame-leaves test-first"),
        (
            "range-cuts",
            THROWS,
            Rules(range=Range(0, 9)),
            "range order-ltr chance-cut-equal range-ends-equal chance-equal",
        ),
        (
            "range-cuts",
            NEVER,
            STRICT._replace(range=Range(0, 9)),
            "range order-ltr chance-cut-strict range-ends-strict chance-equal odds-zero",
        ),
        (
            "range-cuts",
            CHANCES,
            STRICT._replace(range=Range(0, 9)),
            "range order-ltr cut-strict chance-cut-strict chance-bounds range-ends-strict deep "
            "fail-soft-players chance-equal",
        ),
        (
            "range-cuts",
            FLAT,
            STRICT._replace(range=Range(0, 9)),
            "range order-ltr cut-strict range-ends-strict fail-soft",
        ),
        ("expectimax", THROWS, Rules(), "chance-equal"),
    ],
)
def test_a_task_tells_the_conventions_that_its_answer_hangs_on(kind, tree, rules, told):
    found = conventions(asked(kind, tree, rules)).values()
    assert [each.key.removeprefix("rule-") for each in found] == told.split()


@pytest.mark.parametrize(
    ("tree", "ends"),
    [
        (FLAT, "a MAX node also stops at 9, a MIN node at 0."),
        (THROWS, "a MAX node stops at 9."),
        ("min[chance[3 5] 2]", "a MIN node stops at 0."),
        ("chance[max[3 5] min[2 1]]", "a MAX node stops at 9, a MIN node at 0."),
    ],
)
def test_ends_of_a_range_are_told_of_those_who_move(tree, ends):
    exercise = asked("range-cuts", tree, Rules(range=Range(0, 9)))
    assert say(conventions(exercise)["range_ends"]) == (
        f"Nothing is better than an end of this range: {ends.replace('-', '−')}"
    )


@pytest.mark.parametrize(("fail", "returned"), [(Fail.SOFT, "value"), (Fail.HARD, "bound")])
def test_a_chance_node_that_stops_returns_what_it_comes_to_or_its_bound(fail, returned):
    exercise = asked("range-cuts", THROWS, Rules(range=Range(0, 9), fail=fail))
    assert say(conventions(exercise)["chance_cut"]) == (
        "A chance node stops as soon as it comes to no more than α even with every outcome not "
        "yet seen at the top of the range, or to no less than β even with every one at the "
        f"bottom; it then returns that {returned}."
    )


BY_HAND = {"format": "plywood-exercise/1", "kind": "mcts"}
STARTED = 'A:"2/4" max[B:"1/2" min[E:"1/1" ? F:?] D:"1/2" min[G:"1/1" ? H:?]]'


@pytest.mark.parametrize(
    ("given", "told", "task"),
    [
        (
            {"start": ["F"]},
            "wins-mover playout-winner playout-start",
            "Write wins w and visits n after the playout.",
        ),
        (
            {"start": ["F"], "ask": ["after", "move"]},
            "wins-mover mcts-order-ltr playout-winner playout-start final-move-visits",
            "Write wins w and visits n after the playout. Choose the move.",
        ),
        (
            {"ask": ["node"]},
            "ucb-ln exploration wins-mover mcts-order-ltr expand-one playout-winner",
            "Choose where the playout starts.",
        ),
    ],
)
def test_of_iterations_by_hand_only_that_is_told_which_is_asked(given, told, task):
    rules = {"playouts": [1]}
    exercise = exercise_from_table({**BY_HAND, "tree": STARTED, "given": given, "rules": rules})
    found = conventions(exercise).values()
    assert [each.key.removeprefix("rule-") for each in found] == told.split()
    assert say(screen_task(exercise)) == task


def test_of_several_iterations_the_task_says_after_which():
    exercise = generated("mcts", 4, 1)
    assert say(screen_task(exercise)) == (
        "Do the iterations one after the other. Write UCB1 of each child with two decimals. "
        "Choose where each playout starts. Write wins w and visits n after the last playout. "
        "Choose the move."
    )
    assert say(paper_task(exercise)).endswith(
        "Put a cross where each playout starts. Write wins w and visits n after the last playout. "
        "Put a cross at the move that is played."
    )


def test_the_root_counts_the_wins_of_who_is_not_to_move():
    exercise = generated("mcts", 1, 1)  # MAX moves at A, where 4/7 stands, and wins the playout
    assert say(conventions(exercise)["wins"]) == (
        "A node counts the wins of the player who moved into it; "
        "the root counts those of the player who is not to move there."
    )
    right = {blank.item: entry for blank, entry in solution(exercise).items()}
    assert (right["A.wins"], right["A.visits"]) == (4, 8)


@pytest.mark.parametrize(("kind", "told"), [("table", False), ("deepening", True)])
def test_to_whom_a_tie_goes_is_told_where_a_move_is_asked(kind, told):
    assert ("ties" in conventions(generated(kind, 1, 1))) is told


def test_to_whom_a_tie_goes_is_not_told_where_no_move_is_asked_of_a_search_without_cuts():
    exercise = generated("quiescence", 1, 1)
    assert "ties" in conventions(exercise)
    unpicked = tuple(blank for blank in exercise.blanks if blank.ask is not Ask.PICK)
    assert "ties" not in conventions(exercise._replace(blanks=unpicked))

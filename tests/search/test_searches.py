"""What holds for every search on every tree."""

from itertools import accumulate

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from trees import (
    LEAST,
    MOST,
    any_rules,
    many_players,
    mirrored,
    shared_out,
    two_players,
    whole,
    windows,
    with_chance,
)

from exercises.dice import Dice
from search import notation
from search.methods import METHODS, maxn, minimax, solve
from search.numbers import INFINITY
from search.rules import Depth, Fail, Order, Range, Rules, Ties, Window
from search.trace import Cut, Enter, Evaluate, Leave, Reason, Update
from search.tree import GameTree, TreeError

MINIMAX, ALPHA_BETA = METHODS["minimax"], METHODS["alpha-beta"]
EXPECTIMAX, MAX_N = METHODS["expectimax"], METHODS["max-n"]


def exactly(tree, method=MINIMAX):
    return solve(tree, method, Rules())


def searched(tree, rules, has_chance):
    return solve(tree, EXPECTIMAX if has_chance else ALPHA_BETA, rules)


@given(two_players, any_rules)
def test_the_root_of_alpha_beta_is_the_root_of_minimax_under_every_rule(tree, rules):
    trace, exact = solve(tree, ALPHA_BETA, rules), exactly(tree)
    assert trace.value == exact.value
    if trace.line:
        assert exact.values[trace.line[0]] == exact.value
        assert not tree.children(trace.line[-1])


@settings(max_examples=60)
@given(with_chance, any_rules)
def test_the_root_of_expectimax_stays_the_same_under_every_rule(tree, rules):
    least, most = (pick(tree.payoffs[leaf] for leaf in tree.leaves) for pick in (min, max))
    if rules.range and least < most:
        rules = rules._replace(range=Range(least, most))
    assert solve(tree, EXPECTIMAX, rules).value == exactly(tree, EXPECTIMAX).value


@settings(max_examples=60)
@given(two_players, any_rules, windows())
def test_a_window_at_the_root_tells_the_value_within_it_and_a_bound_beyond_it(tree, rules, window):
    found = solve(tree, ALPHA_BETA, rules._replace(window=window, range=None)).value
    exact = exactly(tree).value
    if len(tree) == 1 or window.alpha < exact < window.beta:
        assert found == exact
    elif exact >= window.beta:
        assert window.beta <= found <= exact
    else:
        assert exact <= found <= window.alpha
    if len(tree) > 1 and rules.fail is Fail.HARD:
        assert found == max(window.alpha, min(exact, window.beta))


@given(two_players, any_rules)
def test_below_the_root_a_value_is_exact_or_beyond_the_window(tree, rules):
    trace, exact = solve(tree, ALPHA_BETA, rules._replace(range=None)), exactly(tree)
    for node, (alpha, beta) in trace.windows.items():
        if alpha < trace.values[node] < beta:
            assert trace.values[node] == exact.values[node]


@given(two_players | with_chance | many_players(), any_rules)
def test_every_node_is_left_once_or_skipped_once(tree, rules):
    if tree.players is not None:
        trace = solve(tree, MAX_N, rules._replace(range=None))
    else:
        trace = searched(tree, rules, any(tree.shape.odds))
    left = [step.node for step in trace.steps if isinstance(step, Leave | Evaluate)]
    skipped = [node for top in trace.pruned for node in tree.within(top)]
    assert sorted(left + skipped) == list(tree)
    assert len(left) == trace.visited
    entered = [step.node for step in trace.steps if isinstance(step, Enter)]
    assert sorted(entered) == sorted(step.node for step in trace.steps if isinstance(step, Leave))
    updated = [step.child for step in trace.steps if isinstance(step, Update)]
    assert sorted(updated) == sorted(set(left) - {GameTree.ROOT})


@given(two_players, any_rules, windows())
def test_windows_never_widen_down_a_path(tree, rules, window):
    trace = solve(tree, ALPHA_BETA, rules._replace(deep=True, range=None, window=window))
    for node, (alpha, beta) in trace.windows.items():
        parent = tree.parent(node)
        above = window if parent is None else trace.windows[parent]
        assert above.alpha <= alpha
        assert beta <= above.beta
    seen = {}
    for step in trace.steps:
        if isinstance(step, Enter | Update):
            alpha, beta = seen.get(step.node, (-INFINITY, INFINITY))
            assert alpha <= step.alpha
            assert step.beta <= beta
            seen[step.node] = Window(step.alpha, step.beta)
    assert trace.end.windows == seen


@given(two_players, any_rules)
def test_where_only_the_parent_cuts_one_side_of_every_window_is_open(tree, rules):
    trace = solve(tree, ALPHA_BETA, rules._replace(deep=False))
    assert all(-INFINITY in window or INFINITY in window for window in trace.windows.values())


@given(two_players | with_chance, any_rules, windows())
def test_mirroring_the_players_and_negating_the_leaves_mirrors_everything(tree, rules, window):
    has_chance = any(tree.shape.odds)
    window = Rules().window if has_chance else window
    trace = searched(tree, rules._replace(window=window), has_chance)
    turned = rules._replace(
        window=Window(-window.beta, -window.alpha),
        range=rules.range and Range(-rules.range.high, -rules.range.low),
    )
    mirror = searched(mirrored(tree), turned, has_chance)
    sides = {Reason.ALPHA: Reason.BETA, Reason.BETA: Reason.ALPHA}
    assert mirror.values == {node: -value for node, value in trace.values.items()}
    assert mirror.windows == {n: Window(-b, -a) for n, (a, b) in trace.windows.items()}
    assert mirror.line == trace.line
    assert mirror.leaves == trace.leaves
    assert mirror.cutoffs == tuple(
        cutoff._replace(reason=sides.get(cutoff.reason, cutoff.reason)) for cutoff in trace.cutoffs
    )


@given(two_players, any_rules, st.lists(st.integers(1, 9), min_size=40, max_size=40))
def test_an_order_preserving_map_of_the_leaves_keeps_every_cut(tree, rules, steps):
    rules = rules._replace(range=None)
    heights = list(accumulate(steps))
    ladder = dict(zip(sorted({p for p in tree.payoffs if p is not None}), heights, strict=False))
    lifted = tree.with_payoffs([None if p is None else ladder[p] for p in tree.payoffs])
    trace, other = solve(tree, ALPHA_BETA, rules), solve(lifted, ALPHA_BETA, rules)
    assert other.cutoffs == trace.cutoffs
    assert other.line == trace.line
    assert other.values == {node: ladder[value] for node, value in trace.values.items()}


@given(two_players, st.sampled_from(Order), st.sampled_from(Ties))
def test_max_n_with_two_zero_sum_players_is_minimax(tree, order, ties):
    text = notation.write(tree, lambda payoff: f"({payoff}, {-payoff})")
    twin = notation.read(text.replace("max", "A").replace("min", "B"))
    rules = Rules(order=order, ties=ties)
    trace, exact = solve(twin, MAX_N, rules), solve(tree, MINIMAX, rules)
    assert trace.values == {node: (value, -value) for node, value in exact.values.items()}
    assert trace.line == exact.line
    assert trace.leaves == exact.leaves


@settings(max_examples=60)
@given(many_players(st.integers(0, MOST)) | shared_out(), any_rules)
def test_a_bound_on_the_sum_never_changes_the_value_or_the_line_of_max_n(tree, rules):
    greatest = max(sum(tree.payoffs[leaf]) for leaf in tree.leaves)
    rules = rules._replace(range=None, max_sum=greatest)
    bounded, exact = solve(tree, MAX_N, rules), solve(tree, MAX_N, rules._replace(max_sum=None))
    assert bounded.value == exact.value
    assert bounded.line == exact.line


@pytest.mark.parametrize(("ties", "line", "seen"), [(Ties.FIRST, (1,), 1), (Ties.LAST, (2,), 2)])
def test_who_has_the_whole_sum_looks_on_only_for_a_later_tie(ties, line, seen):
    trace = solve(notation.read("A[(6,0) (6,0)]"), MAX_N, Rules(max_sum=6, ties=ties))
    assert trace.line == line
    assert len(trace.leaves) == seen


@given(two_players, any_rules)
def test_a_cut_names_the_ancestor_that_holds_the_bound(tree, rules):
    trace = solve(tree, ALPHA_BETA, rules)
    cuts = iter(trace.cutoffs)
    for step, snapshot in trace.replay():
        if not isinstance(step, Cut):
            continue
        cutoff = next(cuts)
        assert (cutoff.node, cutoff.skipped) == (step.node, step.skipped)
        value = snapshot.values[cutoff.node]
        match cutoff.reason:
            case Reason.RANGE:
                assert value in (LEAST, MOST)
                assert cutoff.cause is None
            case Reason.ALPHA:
                assert cutoff.cause in tree.ancestors(cutoff.node)
                assert value <= snapshot.windows[cutoff.cause].alpha
                assert trace.windows[cutoff.cause].alpha < snapshot.windows[cutoff.cause].alpha
            case Reason.BETA:
                assert cutoff.cause in tree.ancestors(cutoff.node)
                assert value >= snapshot.windows[cutoff.cause].beta
                assert trace.windows[cutoff.cause].beta > snapshot.windows[cutoff.cause].beta


@given(two_players | with_chance, any_rules, windows())
def test_a_search_without_a_record_finds_the_same(tree, rules, window):
    narrows = rules.range is not None or not any(tree.shape.odds)
    rules = rules._replace(window=window)
    record = []
    told = minimax.search(tree, rules, narrows=narrows, record=record)
    assert record
    assert minimax.search(tree, rules, narrows=narrows) == told


@given(many_players(), any_rules)
def test_max_n_without_a_record_finds_the_same(tree, rules):
    assert maxn.search(tree, rules) == maxn.search(tree, rules, record=[])


@given(two_players, any_rules)
def test_what_is_pruned_may_be_unknown_and_what_is_visited_may_not(tree, rules):
    trace = solve(tree, ALPHA_BETA, rules)
    seen = set(trace.leaves)
    hidden = [payoff if node in seen else None for node, payoff in enumerate(tree.payoffs)]
    assert solve(tree.with_payoffs(hidden), ALPHA_BETA, rules).record == trace.record
    assert minimax.search(tree.with_payoffs(hidden), rules, narrows=True) == trace.value
    for leaf in trace.leaves:
        hidden = [None if node == leaf else payoff for node, payoff in enumerate(tree.payoffs)]
        if len(tree) == 1 or all(payoff is None for payoff in hidden):
            continue
        where = f"node {tree.path(leaf)}, whose payoff is unknown: write a number"
        with pytest.raises(TreeError, match=where) as caught:
            solve(tree.with_payoffs(hidden), ALPHA_BETA, rules)
        assert caught.value.node == leaf


@given(two_players, st.integers(0, 6), any_rules)
def test_a_depth_limit_searches_the_tree_that_ends_there(tree, depth, rules):
    values = exactly(tree).values
    rules = rules._replace(range=None)
    deep = notation.read(_with_statics(tree, values, depth, below=True))
    flat = notation.read(_with_statics(tree, values, depth, below=False))
    limited = solve(deep, ALPHA_BETA, rules._replace(depth=depth))
    ended = solve(flat, ALPHA_BETA, rules)
    assert limited.value == ended.value
    assert [deep.path(node) for node in limited.leaves] == [
        flat.path(node) for node in ended.leaves
    ]
    assert [deep.path(node) for node in limited.pruned] == [
        flat.path(node) for node in ended.pruned
    ]


def _with_statics(tree, values, depth, *, below, node=GameTree.ROOT):
    """The tree with a static value at the depth limit, and all `below` it or nothing."""
    if tree.is_leaf(node):
        return str(tree.payoffs[node])
    static = values[node] // 2
    if tree.depth(node) == depth and not below:
        return str(static)
    children = [
        _with_statics(tree, values, depth, below=below, node=child) for child in tree.children(node)
    ]
    return f"{tree.mover(node).value}{{{static}}}[{' '.join(children)}]"


def test_a_round_is_a_move_of_every_player():
    tree = notation.read("max{1}[min{2}[max{3}[4 5]] min{6}[max{7}[8 9]]]")
    rounds = solve(tree, ALPHA_BETA, Rules(depth=1, depth_unit=Depth.ROUNDS))
    plies = solve(tree, ALPHA_BETA, Rules(depth=2))
    assert rounds.record == plies.record
    assert rounds.value == 7


@pytest.mark.parametrize(
    ("text", "rules", "best"),
    [
        ("max[min[3 5] min[3 1]]", Rules(ties=Ties.LAST), "0"),  # 3 may be less
        ("max[min[3 5] min[3 1]]", Rules(ties=Ties.LAST, cut_on_equal=False), "0"),
        ("max[min[3 5] min[3 4]]", Rules(ties=Ties.LAST, cut_on_equal=False), "1"),
        ("max[min[3 5] min[2 1]]", Rules(ties=Ties.LAST, fail=Fail.HARD), "0"),
        ("max[min[3 5] 3]", Rules(ties=Ties.LAST), "1"),
        ("max[min[5 6] min[5 7 2] min[9 5]]", Rules(ties=Ties.LAST), "2"),  # nothing is cut there
        ("max[min[5 6] min[9 5]]", Rules(ties=Ties.LAST, fail=Fail.HARD), "1"),
        ("max[min[5 6] min[max[4 5] 5]]", Rules(ties=Ties.LAST), "0"),  # the last 5 is not seen
        ("max[min[5 6] min[9 max[4 5]]]", Rules(ties=Ties.LAST), "1"),
        ("max[min[5 6] min[9 max[min[5 1] 4]]]", Rules(ties=Ties.LAST), "0"),  # a deep cut at 5
        (
            "max[min[5 6] min[9 max[min[5 1] 5]]]",
            Rules(ties=Ties.LAST),
            "1",
        ),
        ("max[min[0 6] min[0 5]]", Rules(ties=Ties.LAST, range=Range(0, 9)), "1"),  # 0 is the least
        ("max[min[3 5] min[2 1]]", Rules(ties=Ties.LAST, window=Window(7, 9)), "0"),
    ],
)
def test_a_later_tie_wins_only_where_it_is_surely_one(text, rules, best):
    tree = notation.read(text)
    assert tree.path(solve(tree, ALPHA_BETA, rules).line[0]) == best


def rounded(tree):
    """The tree with so few different numbers that many are equal."""
    return tree.with_payoffs([None if payoff is None else payoff // 3 for payoff in tree.payoffs])


@settings(max_examples=300)
@given((two_players | with_chance).map(rounded), any_rules)
def test_the_last_of_equals_is_the_last_that_is_so_whatever_was_cut(tree, rules):
    rules = rules._replace(ties=Ties.LAST)
    trace = searched(tree, rules, any(tree.shape.odds))
    true, least, most = (exactly(tree, EXPECTIMAX).values, *_unseen_at_the_ends(tree, rules, trace))
    node = GameTree.ROOT
    for taken in trace.line:
        seen = [child for child in tree.children(node) if child in trace.values]
        sure = [child for child in seen if least[child] == most[child] == trace.value]
        assert all(true[child] == trace.value for child in sure)
        visited = sure if rules.order is Order.LEFT_TO_RIGHT else sure[::-1]
        assert taken == visited[-1]
        node = taken


def _unseen_at_the_ends(tree, rules, trace):
    """The true values with every leaf that was cut worth the least there can be, and the most."""
    for end in rules.range or (-99, 99):
        payoffs = [
            end if payoff is not None and node not in trace.leaves else payoff
            for node, payoff in enumerate(tree.payoffs)
        ]
        yield exactly(tree.with_payoffs(payoffs), EXPECTIMAX).values


@given(two_players)
def test_a_single_agent_takes_the_best_everywhere(tree):
    alone = notation.read(notation.write(tree).replace("min", "max"))
    assert solve(alone, METHODS["single-agent"], Rules()).value == max(
        tree.payoffs[leaf] for leaf in tree.leaves
    )


@given(whole)
def test_a_tree_of_one_node_is_worth_its_leaf(text):
    trace = solve(notation.read(text), ALPHA_BETA, Rules(range=Range(LEAST, MOST)))
    assert trace.value == int(text)
    assert trace.line == ()
    assert trace.leaves == (GameTree.ROOT,)


@pytest.mark.parametrize("rules", [Rules(), Rules(cut_on_equal=False)])
def test_the_answer_alone_is_the_same_on_many_full_trees(rules):
    """Dense trees of small numbers, where a cut one step too early shows at the root."""
    for seed in range(300):
        dice = Dice(str(seed))
        leaves = [dice.between(0, 12) for _ in range(27)]
        rows = [leaves[start : start + 3] for start in range(0, 27, 3)]
        tree = notation.read(str([rows[start : start + 3] for start in range(0, 9, 3)]))
        exact = minimax.search(tree, Rules(), narrows=False)
        assert minimax.search(tree, rules, narrows=True) == exact

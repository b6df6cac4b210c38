"""The graph of an explored tree: its states once each, and what they are worth."""

import pytest

from exercises.exploring.state_graph_of import has_graph, state_graph_of, write_file
from search import notation
from search.games.game import Game
from search.games.references import references
from search.games.spec import game_from_words
from search.games.state_graph import state_values
from search.games.state_keys import state_key
from search.graphs import dot


@pytest.mark.parametrize("words", ["nim 5 --take 1-3", "nim 2 2 --last loses", "grundy 7"])
def test_every_state_stands_once_with_its_value_by_the_rules(words):
    spec = game_from_words(words)
    game: Game = spec.game()
    tree, right = spec.tree(), state_values(spec.game())
    assert has_graph(tree)
    graph = state_graph_of(tree)
    assert len(graph.tree) - len(references(graph.tree)) == len(right)
    for node, value in graph.values.items():
        key = state_key(graph.tree, node)
        assert value == right[game.labelled(key.state, key.mover)]
    lettered = {tree.labels[node]: state_key(tree, node) for node in tree.inner}
    for node in graph.tree.inner:
        assert lettered[graph.tree.labels[node]] == state_key(graph.tree, node)
    for node in tree:
        assert state_key(graph.tree, graph.node_of(tree, node)) == state_key(tree, node)


@pytest.mark.parametrize(
    "text",
    [
        "max[min[1 2] 3]",  # no states
        '"a" max["b" min["c" 1 "d" 2] "e" 3]',  # none twice
        '"a" max["b" min["c" 1 2] "b" min["c" 1 2]]',  # one without a state
        '"a" max["b" chance["c" 1 "d" 2] "b" chance["c" 1 "d" 2]]',  # odds would be lost
    ],
)
def test_a_tree_without_equal_states_has_no_graph(text):
    assert not has_graph(notation.read(text))


def test_where_a_leaf_is_not_known_the_states_stand_without_values():
    graph = state_graph_of(notation.read('"a" max["b" min["c" ? "d" 2] "e" min["d" 2 "f" 1]]'))
    assert graph.values == {}


def test_a_graph_is_written_with_each_state_once(tmp_path):
    tree = game_from_words("nim 4 --take 1-2").tree()
    write_file(state_graph_of(tree), tmp_path / "graph.dot", lambda _: None)
    graph = dot.read((tmp_path / "graph.dot").read_text())
    states = [tuple(sorted(given.items())) for _, given in graph.nodes(data=True)]
    moves = {
        (state_key(tree, node), state_key(tree, child))
        for node in tree.inner
        for child in tree.children(node)
    }
    assert len(states) == len({key for move in moves for key in move})
    assert len(graph.edges) == len(moves) < len(tree) - 1
    assert not any("→" in given["state"] for _, given in graph.nodes(data=True))

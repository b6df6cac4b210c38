"""Notation and graphs: what is written reads back as the same tree."""

import json
import re
from fractions import Fraction

import networkx
import pydot
import pytest
from hypothesis import given
from hypothesis import strategies as st
from trees import anything, two_players

from search import notation
from search.graphs import dot, graph_text
from search.graphs.networkx_graph import from_networkx, to_networkx
from search.methods import METHODS
from search.tree import Chance, Choice, Leaf, Mover, TreeError


@given(anything())
def test_a_tree_written_as_notation_reads_back_the_same(tree):
    text = notation.write(tree)
    assert notation.read(text) == tree
    assert notation.write(notation.read(text)) == text


@given(anything(), st.sampled_from(graph_text.SUFFIXES))
def test_a_tree_written_as_a_graph_file_reads_back_the_same(tree, suffix):
    assert graph_text.read(graph_text.write(tree, suffix), suffix) == tree


@given(anything(), st.randoms(use_true_random=False))
def test_a_networkx_graph_reads_back_the_same_in_whatever_order_it_was_built(tree, dice):
    graph = to_networkx(tree)
    assert networkx.is_arborescence(graph)
    shuffled = networkx.DiGraph()
    nodes, edges = list(graph.nodes(data=True)), list(graph.edges(data=True))
    dice.shuffle(nodes)
    dice.shuffle(edges)
    shuffled.add_nodes_from(nodes)
    shuffled.add_edges_from(edges)
    assert from_networkx(shuffled) == tree


@pytest.mark.filterwarnings("ignore")
def test_another_program_reads_our_dot():
    tree = notation.read("max{0}[L:min{3}[5 1] chance[1/4*? 3/4*2]]")
    (seen,) = pydot.graph_from_dot_data(graph_text.write(tree, ".dot"))
    assert len(seen.get_nodes()) == len(tree)
    assert len(seen.get_edges()) == len(tree) - 1


def test_every_nested_json_list_is_a_tree():
    nested = [[3, 12.5, 8], [-2, [4, 6]], 14]
    tree = notation.read(json.dumps(nested))
    assert notation.write(tree) == "max[min[3 25/2 8] min[-2 max[4 6]] 14]"
    assert graph_text.read(json.dumps(nested, indent=2), ".json") == tree


def test_the_parts_of_a_tree():
    tree = notation.read("top:max{1}[chance[1/4*x:8 3/4*-4] ? 0.5] # a comment")
    root, chance, named, _, unknown, half = (tree[node] for node in tree)
    assert root == Choice(Mover.MAX, (1, 4, 5), 1, "top")
    assert chance == Chance((2, 3), (Fraction(1, 4), Fraction(3, 4)))
    assert named == Leaf(8, "x")
    assert unknown == Leaf(None)
    assert half == Leaf(Fraction(1, 2))
    assert [tree.path(node) for node in tree] == ["", "0", "0.0", "0.1", "1", "2"]
    assert [tree.find(tree.path(node)) for node in tree] == list(tree)
    assert tree.labels == ("top", "A", "x", "", "", "")


@given(two_players)
def test_who_moves_is_said_by_the_level_where_the_tree_does_not(tree):
    text = notation.write(tree).replace("max", "").replace("min", "")
    layers = METHODS["single-agent"].layers
    assert {notation.read(text, layers).shape.movers[node] for node in tree.inner} <= {Mover.MAX}


GRAPHML = """<graphml xmlns="http://graphml.graphdrawing.org/xmlns">
<key id="p" for="node" attr.name="payoff" attr.type="double"/>
<key id="o" for="edge" attr.name="order" attr.type="int"/>
<graph edgedefault="directed">
<node id="r"/>
<node id="a"><data key="p">2.5</data></node>
<node id="b"><data key="p">-1</data></node>
<edge source="r" target="a"><data key="o">2</data></edge>
<edge source="r" target="b"><data key="o">1</data></edge>
</graph></graphml>"""
LINKS = {
    "directed": True,
    "nodes": [{"id": "r", "player": "min"}, {"id": 1, "value": [1, 2]}, {"id": 2, "value": "?"}],
    "links": [{"source": "r", "target": 2}, {"source": "r", "target": 1}],
}


@pytest.mark.parametrize(
    ("text", "suffix", "tree"),
    [
        (GRAPHML, ".graphml", "r:max[b:-1 a:5/2]"),
        (json.dumps(LINKS).replace("min", "B"), ".json", "r:B[? (1, 2)]"),
        ("digraph { r -> {a b} a [label=3] b [label=-1] }", ".dot", "r:max[a:3 b:-1]"),
        ('digraph "x y" { node [payoff=7]; s }', ".gv", "s:7"),
        (
            "strict digraph G { rankdir=LR; edge [odds=0.5] // halves\n"
            '  r [mover=chance]; subgraph cluster { node [payoff=4] "a b"; d }\n'
            '  r -> "a b":n; r -> c /* two */; c -> d [odds=""] }',
            ".dot",
            "r:chance[4 c:min[d:4]]",
        ),
    ],
)
def test_what_other_programs_write_is_read(text, suffix, tree):
    assert notation.write(graph_text.read(text, suffix)) == tree


@given(st.text(alphabet='ab"\\ \n{}[];->é', max_size=8))
def test_dot_quotes_any_name(name):
    graph = networkx.DiGraph([(name, name + "x")])
    assert list(dot.read(dot.write(graph)).edges) == [(name, name + "x")]


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("digraph { r -> x }", "leaf 'x' has no payoff: give it a \"payoff\""),
        ("digraph { r -> x -> r; s [payoff=1] }", "node 'r' hangs on a cycle: take out the edge"),
        ("digraph { r -> r }", "no node is the root"),
        ("digraph { a -> c; b -> c; r -> {a b} }", "node 'c' has 2 parents .'a' and 'b'."),
        ("digraph { a b }", "'a' and 'b' both have no parent: a tree has one root"),
        ("digraph { }", "no nodes: a tree has at least one"),
        ("digraph { a -> b; a -> b }", "a second edge from 'a' to 'b': leave one"),
        ("digraph { a -> b [order=1]; a -> c }", "'c' has no order, but a sibling has"),
        ("digraph { node [order=1] a -> {b c} }", "'b' and 'c' have the same order 1"),
        ("digraph { node [order=x] a -> {b c} }", "node 'b': 'x' is not a number: write one"),
        ("digraph { r [payoff=1] r -> x }", "node 'r' has a payoff and children"),
        ("digraph { r [mover=max payoff=1] }", "leaf 'r' has a mover but no children"),
        ("digraph { r [mover=maxi] r -> {node [payoff=1] x} }", "nobody is called 'maxi': use max"),
        ('digraph { r [name="a b" payoff=1] }', "node 'r' is named 'a b': a name is"),
        ("digraph { r -> x [odds=1]; x [payoff=1] }", "node 'x': odds belong below chance"),
        ("graph { a -- b }", "undirected: let its edges point from parent to child"),
        ("digraph { a -> ", "line 1, column 16: expected a name or a number, at the end"),
        ("digraph { a [b=] }", "line 1, column 16: expected a name or a number, at ']'"),
        ("digraph { a } }", "line 1, column 15: expected nothing more after the graph"),
        ("digraph " + "{" * 70, "line 1, column 73: subgraphs stand in each other more than 64"),
        ("diagraph { a }", "line 1, column 1: expected \"digraph\", at 'diagraph'"),
    ],
)
def test_a_graph_that_is_no_ordered_tree_is_refused(text, why):
    with pytest.raises(TreeError, match=why):
        graph_text.read(text, ".dot")


def test_children_without_an_order_stand_as_their_edges_do_and_keep_their_names():
    graph = networkx.DiGraph([("r", "y"), ("r", "x"), ("r", "n3")])
    networkx.set_node_attributes(graph, {"x": 3, "y": 4, "n3": 5}, "payoff")
    text = "\n".join(networkx.generate_graphml(graph))
    for read in (from_networkx(graph), graph_text.read(text, ".graphml")):
        assert notation.write(read) == "r:max[y:4 x:3 5]"


@pytest.mark.parametrize(("text", "found"), [("max[", "not the end"), ("[3 12}", "not '}'")])
def test_an_error_names_the_sign_that_stands_there_or_says_that_nothing_does(text, found):
    with pytest.raises(TreeError, match=re.escape(found)):
        notation.read(text)

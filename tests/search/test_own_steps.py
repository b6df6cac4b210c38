"""A search may bring steps of its own and go over the tree several times; everybody copes."""

from __future__ import annotations

from dataclasses import dataclass

import pytest
from added_method import DEEPENING, RULES, TREE, Remember, exercise
from asking import typed

from exercises.asks import Ask
from exercises.exercise import Blank, Exercise, Verdict
from exercises.judging.check import judge
from exercises.judging.follow import follow_through
from exercises.kinds import KINDS
from exercises.making.variants import difficulty
from exercises.solution import read_off, run, solution
from exercises.wording.feedback import check
from exercises.wording.step_sentences import step_text
from exercises.wording.steps_behind import steps_behind
from exercises.wording.worked import worked
from resources.words import Message, message, say
from search import notation
from search.alignment import in_step
from search.methods import METHODS, minimax
from search.numbers import write_payoff
from search.pseudocode.current_line import line_of
from search.pseudocode.lines import pseudocode_lines
from search.pseudocode.variables import variables
from search.trace import MethodStep, Snapshot, StartPass
from search.tree import GameTree, NodeId, Payoff


@dataclass(frozen=True)
class Answer(MethodStep):
    """A pass knows its root from the one before, and searches nothing."""

    node: NodeId
    value: Payoff

    def apply(self, snapshot: Snapshot) -> None:
        snapshot.values[self.node] = self.value

    @property
    def returned(self) -> Payoff:
        return self.value

    def sentence(self) -> Message:
        return message("step-leave", node="the second pass", value=write_payoff(self.value))


def answer(tree, rules, record, hooks):
    """Alpha-beta, and a second pass that is answered at once."""
    record.append((StartPass, GameTree.ROOT, rules))
    value = minimax.search(tree, rules, narrows=True, record=record, hooks=hooks)
    record += [(StartPass, GameTree.ROOT, rules), (Answer, GameTree.ROOT, value)]
    return value


ANSWERING = DEEPENING._replace(name="test-answering", search=answer)


def tree():
    return notation.read(TREE)


def trace():
    return DEEPENING.run(tree(), RULES)


def test_a_run_is_told_pass_by_pass():
    first, second = trace().passes
    assert (first.rules.depth, second.rules.depth) == (1, 2)
    assert first.value == 9
    assert second.value == trace().value == 3
    assert set(first.values) == {0, 1, 5, 9}


def test_a_pass_may_be_answered_by_a_step_of_its_method_alone(monkeypatch):
    asked = exercise(monkeypatch, "minimax", ANSWERING)
    found = run(asked)
    assert [each.value for each in found.passes] == [3, 3]
    assert solution(asked) == read_off(asked, found) == {Blank(GameTree.ROOT, Ask.VALUE): 3}
    assert say(worked(asked)[-1]) == "the second pass is done and returns 3."


def test_what_is_read_off_a_run_is_what_its_last_pass_found():
    single = METHODS["alpha-beta"].run(tree(), RULES)
    several = trace()
    for fact in ("values", "windows", "found", "moves", "pruned", "leaves", "line", "cutoffs"):
        assert getattr(several, fact) == getattr(single, fact), fact


def test_a_board_begins_anew_with_every_pass_and_takes_steps_of_a_method():
    run = trace()
    boards = [
        (type(step), dict(snapshot.values), dict(snapshot.windows))
        for step, snapshot in run.replay()
    ]
    starts = [index for index, (kind, _, _) in enumerate(boards) if kind is StartPass]
    assert [boards[index][1:] for index in starts] == [({}, {}), ({}, {})]
    assert boards[-1][0] is Remember
    assert run.end.values[GameTree.ROOT] == 3
    assert [shown for _, shown in run.end.memory.values()] == ["A 4, B 9, C 1", "3"]


def test_every_step_has_a_sentence_and_is_played_beside_another_search():
    run = trace()
    told = [
        say(step_text(run.pass_at(place), step, snapshot))
        for place, (step, snapshot) in enumerate(run.replay())
    ]
    assert told[0] == "The pass to depth 1 begins at D."
    assert told[-1] == "the pass is done and returns 3."
    other = METHODS["minimax"].run(tree(), RULES)
    assert in_step([run.steps, other.steps])[-1] == (len(run.steps), len(other.steps))


def test_a_search_without_a_limit_begins_once_more_only_after_its_first_pass():
    run = ANSWERING.run(tree(), RULES)
    told = [
        say(step_text(run.pass_at(place), step, snapshot))
        for place, (step, snapshot) in enumerate(run.replay())
        if isinstance(step, StartPass)
    ]
    assert told == ["The search begins at D.", "The search begins once more at D."]


def test_steps_of_a_method_alone_stand_at_no_line_of_the_shared_pseudocode():
    run = trace()
    for place, (step, snapshot) in enumerate(run.replay()):
        part = run.pass_at(place)
        mover = part.tree.mover(GameTree.ROOT)
        lines = pseudocode_lines(part.tree, mover, "alpha-beta", part.rules)
        if isinstance(step, MethodStep | StartPass):
            assert line_of(lines, part, step) is None
            assert variables(part, step, snapshot, "alpha-beta").keys() <= {"α", "β", "v"}


def test_the_solution_is_that_of_the_last_pass(monkeypatch):
    asked = exercise(monkeypatch)
    single = asked._replace(method="alpha-beta")
    assert solution(asked) == solution(single)
    assert read_off(asked, trace()) == solution(single)
    assert difficulty(asked).evaluated == difficulty(single).evaluated


def test_the_solution_in_sentences_tells_each_pass_as_it_was(monkeypatch):
    told = [say(sentence) for sentence in worked(exercise(monkeypatch, "minimax"))]
    assert told == [
        "At the depth limit the static values count: A 4, B 9, C 1.",
        "The pass to depth 1 begins at D.",
        "D returns max(4, 9, 1) = 9.",
        "the pass is done and returns 9.",
        "The pass to depth 2 begins at D.",
        "A returns min(3, 12, 8) = 3.",
        "B has 2 ≤ α = 3, the bound that D holds: 4, 6 are never visited.",
        "B returns min(2) = 2.",
        "C returns min(14, 5, 2) = 2.",
        "D returns max(3, 2, 2) = 3.",
        "the pass is done and returns 3.",
        "The root is worth 3; best play goes A, 3.",
        "7 of 9 leaves are evaluated.",
    ]


def test_what_decides_a_blank_is_played_from_the_last_pass(monkeypatch):
    asked = exercise(monkeypatch)
    several, single = trace(), METHODS["alpha-beta"].run(asked.tree, RULES)
    last = single.steps
    for blank in asked.blanks:
        now = [several.steps[at] for at in steps_behind(several, blank)]
        steps = [step for step in now if not isinstance(step, MethodStep)]
        assert steps == [last[at] for at in steps_behind(single, blank)], blank


def test_a_step_by_which_a_node_returns_is_among_what_decides_its_parent():
    twice = 'max["p" min["s" max[2 1] "t" max[7 8]] min["s" max[2 1] "u" max[9 5]]]'
    asked = notation.read(twice)
    blanks = KINDS["minimax"].blanks(asked, RULES)
    known = Exercise(asked, "table", RULES, "minimax", blanks)
    second, looked_up = asked.find("1"), METHODS["table"].run(asked, RULES)
    behind = [looked_up.steps[at] for at in steps_behind(looked_up, Blank(second, Ask.VALUE))]
    recalled = [step for step in behind if isinstance(step, MethodStep) and step.returned]
    assert [step.node for step in recalled] == [asked.find("1.0")]
    told = [say(sentence) for sentence in worked(known)]
    assert "The table has s MAX = 2, and that is enough: it is not searched again." in told


def test_entries_are_followed_through_every_pass(monkeypatch):
    asked = exercise(monkeypatch, "minimax")
    right = solution(asked)
    assert not follow_through(asked, right, right).wrong
    slipped = Blank(asked.tree.find("0"), Ask.VALUE)
    typed = {blank: write_payoff(entry) for blank, entry in right.items()} | {slipped: "12"}
    typed[Blank(GameTree.ROOT, Ask.VALUE)] = "12"
    verdicts = {each.blank: each.verdict for each in judge(asked, typed).judgements}
    assert verdicts[slipped] is Verdict.WRONG
    assert verdicts[Blank(GameTree.ROOT, Ask.VALUE)] is Verdict.FOLLOWS
    assert list(verdicts.values()).count(Verdict.WRONG) == 1


@pytest.mark.parametrize("kind", ["alpha-beta", "cuts", "windows"])
def test_a_slip_is_explained_as_in_a_search_of_one_pass(monkeypatch, kind):
    asked = exercise(monkeypatch, kind)
    single = asked._replace(method="alpha-beta")
    right, wrong = typed(solution(single)), set()
    for blank in asked.blanks:
        slip = blank not in right if blank.ask.row.mark else "3" if blank.ask is Ask.BEST else "7"
        several, alone = (check(each, right | {blank: slip}) for each in (asked, single))
        if alone.diagnosis.elsewhere:
            continue  # what another course does is known of alpha-beta itself
        assert (several.score, several.remarks) == (alone.score, alone.remarks)
        wrong |= {each.blank for each in several.remarks if each.verdict is Verdict.WRONG}
    assert len(wrong) > len(asked.blanks) // 2


def test_who_leaves_a_branch_out_is_followed_through_a_search_of_several_passes(monkeypatch):
    tree = "max{5}[A:min{4}[3 12] B:min{9}[8 9] C:min{1}[7 6] E:min{1}[7 5]]"
    asked = exercise(monkeypatch, "windows", tree=tree)
    left_out, *after = map(asked.tree.find, "123")
    sheet = {b: text for b, text in typed(solution(asked)).items() if b.node != left_out}
    sheet |= {Blank(node, Ask.ALPHA): text for node, text in zip(after, "36", strict=True)}
    verdicts = {each.blank: each.verdict for each in judge(asked, sheet).judgements}
    assert [blank.node for blank in verdicts if verdicts[blank] is Verdict.WRONG] == [left_out]
    assert {verdicts[Blank(node, Ask.ALPHA)] for node in after} == {Verdict.FOLLOWS}

"""Every ask, cut and misconception points to its skill, and every skill stands on known ones."""

from asking import asked
from generated import generated

from exercises.asks import Ask
from exercises.exercise import Blank
from exercises.kinds import KINDS
from exercises.learning.occurrence import blanks_of_skills
from exercises.learning.skills import OF_ASK, OF_CUT, OF_MISTAKE, SKILLS, CutKind, skill_of
from exercises.misconceptions.table import VARIANTS
from exercises.misconceptions.variant import Nature
from search.rules import Rules
from search.tree import NodeId


def test_every_ask_of_every_kind_points_to_one_skill():
    asks = {(kind.name, ask) for kind in KINDS.values() for ask, _ in kind.asks}
    assert asks == OF_ASK.keys()
    claimed = [
        (kind, ask)
        for skill in SKILLS.values()
        for kind, some in skill.asks.items()
        for ask in some or [ask for ask, _ in KINDS[kind].asks]
    ]
    assert len(claimed) == len(set(claimed))


def test_every_kind_of_cut_and_every_misconception_points_to_one_skill():
    assert OF_CUT.keys() == set(CutKind)
    wrong = {
        variant.id
        for variant in VARIANTS.values()
        if variant.nature in (Nature.MISCONCEPTION, Nature.SLIP)
    }
    assert wrong == OF_MISTAKE.keys()
    assert SKILLS.keys() >= set(OF_MISTAKE.values())


def test_a_skill_needs_only_skills_that_are_taught_before_it():
    taught: set[str] = set()
    for skill in SKILLS.values():
        assert set(skill.needs) <= taught, skill.name
        taught.add(skill.name)


def test_a_cut_on_equality_and_a_deep_cut_show_skills_of_their_own():
    equal = blanks_of_skills(asked("cuts", "[[3 12] [3 4]]"))
    assert equal["equality"] == (Blank(NodeId(6), Ask.CUT),)
    deep = blanks_of_skills(asked("cuts", "max[6 min[max[min[4 9] 2] 7]]"))
    assert deep["deep-cuts"] == (Blank(NodeId(6), Ask.CUT),)
    parents = Rules(deep=False)
    assert "deep-cuts" not in blanks_of_skills(
        asked("cuts", "max[6 min[max[min[4 9] 2] 7]]", parents)
    )


def test_where_equality_does_not_cut_the_branch_that_stays_shows_it():
    strict = blanks_of_skills(asked("cuts", "[[3 12] [3 4]]", Rules(cut_on_equal=False)))
    assert strict["equality"] == (Blank(NodeId(6), Ask.CUT),)


def test_a_pick_shows_the_skill_of_what_it_asks_for():
    found = {}
    for level in (1, 3):
        exercise = generated("choice", level)
        found |= {blank.item: skill_of(exercise, blank) for blank in exercise.blanks}
    assert found == {"value": "values", "child": "values", "move": "best-line", "leaves": "cuts"}

"""The table of skills in teaching order: what each needs before it, and what points to it."""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum
from typing import NamedTuple

from exercises.asks import Ask
from exercises.exercise import Blank, Exercise
from exercises.items import Source
from exercises.kinds import KINDS, items_of
from exercises.misconceptions.table import VARIANTS

WHOLE: tuple[Ask, ...] = ()
"""All that a kind asks."""


class CutKind(Enum):
    """What makes a cut harder to see than another."""

    PLAIN = "plain"
    DEEP = "deep"  # the parent's own bound would not have made it
    EQUAL = "equal"  # the value equals the bound


class Skill(NamedTuple):
    """Something to be able to do, and the asks and cuts that show it."""

    name: str
    group: str
    needs: tuple[str, ...]
    asks: Mapping[str, tuple[Ask, ...]]  # by kind; the first is where it is practised
    cut: CutKind | None = None  # of which cuts, where branches are crossed out by alpha-beta

    @property
    def kind(self) -> str:
        """The kind that it is practised in."""
        return next(iter(self.asks), "cuts")

    @property
    def method(self) -> str:
        """The search that it belongs to."""
        return KINDS[self.kind].method

    @property
    def mistakes(self) -> tuple[str, ...]:
        """The mistakes of whoever lacks it."""
        return tuple(name for name, skill in OF_MISTAKE.items() if skill == self.name)


SKILLS = {
    skill.name: skill
    for skill in (
        Skill(
            "values",
            "minimax",
            (),
            {"minimax": WHOLE, "choice": WHOLE, "alpha-beta": (Ask.VALUE, Ask.BEST)},
        ),
        Skill("best-line", "minimax", ("values",), {"best-line": WHOLE}),
        Skill(
            "cuts",
            "alpha-beta",
            ("values",),
            {"cuts": WHOLE, "leaves": WHOLE, "alpha-beta": (Ask.CUT,)},
            cut=CutKind.PLAIN,
        ),
        Skill(
            "windows",
            "alpha-beta",
            ("cuts",),
            {
                "windows": WHOLE,
                "window-chain": WHOLE,
                "frame": WHOLE,
                "alpha-beta": (Ask.ALPHA, Ask.BETA),
            },
        ),
        Skill("deep-cuts", "alpha-beta", ("windows",), {}, cut=CutKind.DEEP),
        Skill("equality", "alpha-beta", ("cuts",), {}, cut=CutKind.EQUAL),
        Skill("bounds", "alpha-beta", ("windows",), {"bounds": WHOLE}),
        Skill("intervals", "alpha-beta", ("windows",), {"interval": WHOLE}),
        Skill("order", "alpha-beta", ("cuts",), {"ordering": WHOLE}),
        Skill("counting", "alpha-beta", ("order",), {"counts": WHOLE}),
        Skill("claims", "alpha-beta", ("order",), {"statements": WHOLE}),
        Skill("expected-values", "chance", ("values",), {"expectimax": WHOLE}),
        Skill("opponents", "chance", ("expected-values",), {"opponents": WHOLE}),
        Skill("range-cuts", "chance", ("expected-values", "cuts"), {"range-cuts": WHOLE}),
        Skill("vectors", "players", ("values",), {"max-n": WHOLE, "max-n-cuts": (Ask.VALUE,)}),
        Skill("sum-cuts", "players", ("vectors", "cuts"), {"max-n-cuts": (Ask.CUT,)}),
        Skill("depth-limit", "depth", ("values",), {"depth-limit": WHOLE}),
        Skill("evaluation", "depth", ("depth-limit",), {"evaluation": WHOLE}),
        Skill("deepening", "depth", ("depth-limit", "order"), {"deepening": WHOLE}),
        Skill("ucb1", "monte-carlo", ("values",), {"ucb1": WHOLE}),
        Skill("mcts", "monte-carlo", ("ucb1",), {"mcts": WHOLE}),
        Skill("quiescence", "depth", ("depth-limit",), {"quiescence": WHOLE}),
        Skill("horizon", "depth", ("quiescence",), {"horizon": WHOLE}),
        Skill("singular", "depth", ("quiescence",), {"singular": WHOLE}),
        Skill("corridor", "depth", ("depth-limit",), {"corridor": WHOLE}),
        Skill("features", "depth", ("evaluation",), {"features": WHOLE}),
        Skill("killers", "depth", ("order",), {"killers": WHOLE}),
        Skill("table", "depth", ("bounds",), {"table": WHOLE}),
        Skill("game-traits", "games", (), {"game-traits": WHOLE}),
        Skill("formal-game", "games", (), {"formal-game": WHOLE}),
        Skill("successors", "games", ("formal-game",), {"successors": WHOLE}),
        Skill(
            "game-tree",
            "games",
            ("successors", "values"),
            {"game-states": WHOLE, "game-tree": WHOLE, "grow": WHOLE, "game-graph": WHOLE},
        ),
    )
}
"""By name."""

GROUPS = tuple(dict.fromkeys(skill.group for skill in SKILLS.values()))


def _by_ask() -> dict[tuple[str, Ask], str]:
    return {
        (kind, ask): skill.name
        for skill in SKILLS.values()
        for kind, asks in skill.asks.items()
        if kind in KINDS
        for ask in asks or [each for each, _ in KINDS[kind].asks]
    }


OF_ASK = _by_ask()
"""Each ask of each kind points to its skill."""
OF_CUT = {skill.cut: skill.name for skill in SKILLS.values() if skill.cut is not None}
OF_MISTAKE = {each.id: each.skill for each in VARIANTS.values() if each.skill is not None}


def skill_of(exercise: Exercise, blank: Blank) -> str | None:
    """The skill that a blank shows, whatever is cut there; None where no skill is named."""
    source = items_of(exercise)[blank.item].source if blank.item else None
    if isinstance(source, Source) and (source.kind, source.blank.ask) in OF_ASK:
        return OF_ASK[source.kind, source.blank.ask]
    return OF_ASK.get((exercise.kind, blank.ask))

"""The table of skills in teaching order: what each needs before it, and what points to it."""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum
from typing import NamedTuple

from exercises.asks import Ask
from exercises.exercise import Blank, Exercise
from exercises.items import Source
from exercises.kinds import KINDS, items_of

WHOLE: tuple[Ask, ...] = ()
"""All that a kind asks."""


class CutKind(Enum):
    """What makes a cut harder to see than another."""

    PLAIN = "plain"
    DEEP = "deep"  # the parent's own bound would not have made it
    EQUAL = "equal"  # the value equals the bound


class Skill(NamedTuple):
    """Something to be able to do, and the asks, cuts and misconceptions that show it."""

    name: str
    group: str
    needs: tuple[str, ...]
    asks: Mapping[str, tuple[Ask, ...]]  # by kind; the first is where it is practised
    mistakes: tuple[str, ...] = ()
    cut: CutKind | None = None  # of which cuts, where branches are crossed out by alpha-beta

    @property
    def kind(self) -> str:
        """The kind that it is practised in."""
        return next(iter(self.asks), "cuts")

    @property
    def method(self) -> str:
        """The search that it belongs to."""
        return KINDS[self.kind].method


SKILLS = {
    skill.name: skill
    for skill in (
        Skill(
            "values",
            "minimax",
            (),
            {"minimax": WHOLE, "choice": WHOLE, "alpha-beta": (Ask.VALUE, Ask.BEST)},
            (
                *("MM-SWAP", "MM-PARITY", "MM-ALLMAX", "MM-ALLMIN", "MM-ROOTSWAP", "MM-AVG"),
                *("MM-PARTIALPLY", "MM-FIRSTCHILD", "MM-LASTLEAF", "MM-NOSIGN"),
            ),
        ),
        Skill(
            "best-line",
            "minimax",
            ("values",),
            {"best-line": WHOLE},
            ("MM-BESTLEAF",),
        ),
        Skill(
            "cuts",
            "alpha-beta",
            ("values",),
            {"cuts": WHOLE, "leaves": WHOLE, "alpha-beta": (Ask.CUT,)},
            (
                *("AB-NOPRUNE", "AB-PREMATURE", "AB-LOCALBEST", "AB-EXCHANGED", "AB-MARKCUTTER"),
                *("AB-WRONGSIDE", "AB-SKIPONE", "AB-NOSIGN"),
            ),
            CutKind.PLAIN,
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
            (
                *("AB-ROOTRESET", "AB-FRESH", "AB-ALPHAATMIN", "AB-SWAPPED", "AB-SIBLING"),
                "AB-GLOBAL",
            ),
        ),
        Skill("deep-cuts", "alpha-beta", ("windows",), {}, cut=CutKind.DEEP),
        Skill("equality", "alpha-beta", ("cuts",), {}, ("AB-TIELAST",), CutKind.EQUAL),
        Skill("bounds", "alpha-beta", ("windows",), {"bounds": WHOLE}, ("AB-TURNED",)),
        Skill("intervals", "alpha-beta", ("windows",), {"interval": WHOLE}),
        Skill("order", "alpha-beta", ("cuts",), {"ordering": WHOLE}),
        Skill(
            "counting",
            "alpha-beta",
            ("order",),
            {"counts": WHOLE},
            (
                *("CO-NODES", "CO-PRODUCT", "CO-SWAPPED", "CO-ROOT", "CO-BOTH", "CO-DEEP"),
                "CO-BEYOND",
            ),
        ),
        Skill(
            "claims",
            "alpha-beta",
            ("order",),
            {"statements": WHOLE},
            (
                *("ST-VISITSALL", "ST-APPROXIMATE", "ST-SIZES", "ST-ALIKE", "ST-BESTREPLY"),
                *("ST-EVERYLEAF", "ST-ANYORDER"),
            ),
        ),
        Skill(
            "expected-values",
            "chance",
            ("values",),
            {"expectimax": WHOLE},
            (
                *("EX-MIN", "EX-MAX", "EX-UNWEIGHTED", "EX-MODE", "EX-SUM", "EX-DOUBLEDIV"),
                *("EX-ROUND", "EX-FLAT", "EX-NOSIGN"),
            ),
        ),
        Skill(
            "opponents",
            "chance",
            ("expected-values",),
            {"opponents": WHOLE},
            ("OP-ALLMIN", "OP-KIND", "OP-SUM", "OP-SWAPPED", "OP-LAPSE"),
        ),
        Skill(
            "range-cuts",
            "chance",
            ("expected-values", "cuts"),
            {"range-cuts": WHOLE},
            ("EX-PRUNE", "EX-NEVERPRUNE"),
        ),
        Skill(
            "vectors",
            "players",
            ("values",),
            {"max-n": WHOLE, "max-n-cuts": (Ask.VALUE,)},
            (
                *("MN-PARANOID", "MN-ALLP1", "MN-SHIFT", "MN-COMPMAX", "MN-SUM", "MN-ADDVEC"),
                *("MN-RELATIVE", "MN-TWOPLAYER"),
            ),
        ),
        Skill(
            "sum-cuts",
            "players",
            ("vectors", "cuts"),
            {"max-n-cuts": (Ask.CUT,)},
            ("MN-PRUNE",),
        ),
        Skill(
            "depth-limit",
            "depth",
            ("values",),
            {"depth-limit": WHOLE},
            ("DL-SHALLOW", "DL-DEEP", "DL-EVALASVALUE"),
        ),
        Skill(
            "evaluation",
            "depth",
            ("depth-limit",),
            {"evaluation": WHOLE},
            ("EV-BOTH", "EV-NODIAGONAL", "EV-MIXED", "EV-ONLYX"),
        ),
        Skill(
            "deepening",
            "depth",
            ("depth-limit", "order"),
            {"deepening": WHOLE},
            (
                *("ID-NOORDER", "ID-STATIC", "ID-WORSTFIRST", "ID-MINFALLING", "ID-UNSEENFIRST"),
                *("ID-NOCUTS", "ID-INALL", "ID-UNFINISHED"),
            ),
        ),
        Skill(
            "ucb1",
            "monte-carlo",
            ("values",),
            {"ucb1": WHOLE},
            ("MC-NOC", "MC-SQRT", "MC-CINROOT", "MC-LOG10", "MC-LOG2"),
        ),
        Skill(
            "mcts",
            "monte-carlo",
            ("ucb1",),
            {"mcts": WHOLE},
            (
                *("MC-EVERYWIN", "MC-UNVISITED", "MC-NOROOT", "MC-WRONGWINS", "MC-ALLSIMS"),
                "MC-PLAYOUT",
            ),
        ),
        Skill(
            "quiescence",
            "depth",
            ("depth-limit",),
            {"quiescence": WHOLE},
            (
                *("QS-STATIC", "QS-ALL", "QS-FULL", "QS-MARKED", "QS-ONEPLY", "QS-DEEPER"),
                "QS-PLAYER",
            ),
        ),
        Skill(
            "horizon",
            "depth",
            ("quiescence",),
            {"horizon": WHOLE},
            ("HZ-FULL", "HZ-STATIC", "HZ-ROOT", "HZ-CHILD", "HZ-ALLMAX"),
        ),
        Skill(
            "singular",
            "depth",
            ("quiescence",),
            {"singular": WHOLE},
            ("SE-NEVER", "SE-ALWAYS", "SE-MORE", "SE-GREATEST", "SE-EVERY"),
        ),
        Skill(
            "corridor",
            "depth",
            ("depth-limit",),
            {"corridor": WHOLE},
            ("PC-ONE", "PC-END", "PC-SIGN", "PC-FAR", "PC-START", "PC-HELPS"),
        ),
        Skill(
            "features",
            "depth",
            ("evaluation",),
            {"features": WHOLE},
            ("FE-OWN", "FE-ADDED", "FE-MEAN", "FE-NOWEIGHT", "FE-NOSIGN", "FE-TURNED"),
        ),
        Skill(
            "killers",
            "depth",
            ("order",),
            {"killers": WHOLE},
            ("KM-NEVER", "KM-ONESLOT", "KM-FIRST", "KM-BEST", "KM-CUTOFF", "KM-EXCHANGED"),
        ),
        Skill(
            "table",
            "depth",
            ("bounds",),
            {"table": WHOLE},
            (
                *("TT-NOMOVER", "TT-ALLEXACT", "TT-TURNED", "TT-ANYBOUND", "TT-ONLYEXACT"),
                *("TT-NEVER", "TT-ALLBELOW"),
            ),
        ),
        Skill(
            "game-traits",
            "games",
            (),
            {"game-traits": WHOLE},
            ("KG-HIDDENCHANCE", "KG-CHANCEHIDDEN", "KG-ONLYTWO", "KG-TWOALWAYS"),
        ),
        Skill(
            "formal-game",
            "games",
            (),
            {"formal-game": WHOLE},
            ("FG-FEWER", "FG-ITSELF", "FG-WRONGPLAYER", "FG-ONE"),
        ),
        Skill(
            "successors",
            "games",
            ("formal-game",),
            {"successors": WHOLE},
            ("GT-MISSING", "GT-ILLEGAL", "GT-TWICE", "GT-BEYOND"),
        ),
        Skill(
            "game-tree",
            "games",
            ("successors", "values"),
            {"game-states": WHOLE, "game-tree": WHOLE, "grow": WHOLE, "game-graph": WHOLE},
            ("GT-UTILITY", "GT-MOVER", "GT-MERGED", "GG-ALLMAX", "GG-FIRSTARROW"),
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
OF_MISTAKE = {name: skill.name for skill in SKILLS.values() for name in skill.mistakes}


def skill_of(exercise: Exercise, blank: Blank) -> str | None:
    """The skill that a blank shows, whatever is cut there; None where no skill is named."""
    source = items_of(exercise)[blank.item].source if blank.item else None
    if isinstance(source, Source) and (source.kind, source.blank.ask) in OF_ASK:
        return OF_ASK[source.kind, source.blank.ask]
    return OF_ASK.get((exercise.kind, blank.ask))

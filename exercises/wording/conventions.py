"""The conventions that matter to a task, in words."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import lru_cache

from exercises.asks import Ask, Topic
from exercises.entries import show
from exercises.exercise import Exercise
from exercises.kinds import KINDS, source_exercise, sources_of
from exercises.wording.game_rules import game_rules
from resources.words import Message, message
from search.cuts import equal_cuts
from search.methods import METHODS
from search.on_demand import on_demand
from search.rules import CONVENTIONS, OF_A_TREE, OPEN, Depth, Fail, Order, Rules, Ties, WindowAsked
from search.tree import SEATS, TWO_PLAYERS, Mover

COURSE_WIDE = frozenset({*CONVENTIONS, "chance"}) - {"stand_pat"}
"""What a course agrees on once for all; the rest holds for the exercises that tell it alone."""
_PARTICULARS = ("depth", "window", "range", "max_sum", "exploration", "start", "playouts")
ROOTS = "roots"
"""Numbers for UCB1, which paper has as a table."""
OF_ITS_TREE = frozenset({*OF_A_TREE, "range_ends", "shares", "start", ROOTS})
"""What is said with its numbers, or of them, and so stands with its own exercise."""
_mcts_rules: Callable[[Exercise], dict[str, Message]] = on_demand(
    "exercises.wording.mcts_rules.mcts_rules"
)


@lru_cache(maxsize=64)  # the questions, the solutions and the marks of a sheet all ask for them
def conventions(exercise: Exercise) -> Mapping[str, Message]:
    """What a student must know of this course's way of searching, by the rule that it is about."""
    if sources := sources_of(exercise):
        told_of = (conventions(source_exercise(exercise, source)) for source in sources)
        return {rule: sentence for told in told_of for rule, sentence in told.items()}
    if exercise.method == "mcts":
        return _mcts_rules(exercise)
    rules, topics = exercise.rules, {ask.row.topic for ask in exercise.asked}
    uncut = KINDS[exercise.kind].uncut
    if uncut:
        rules = rules._replace(window=OPEN, range=None)
    method = METHODS[exercise.method]
    cuts = method.cuts(rules) and not uncut
    windowed = method.has_windows(rules) and not uncut
    windows, chains = Topic.WINDOW in topics, Topic.CHAIN in topics
    told: dict[str, Message] = game_rules(exercise)
    explained = KINDS[exercise.kind].explained
    if explained is not None:
        told["given"] = explained(exercise.given)
    if "slots" in method.rules:
        told["slots"] = message(f"rule-slots-{rules.slots.value}")
    if rules.range is not None:
        told["range"] = message(
            "rule-range", low=show(rules.range.low), high=show(rules.range.high)
        )
    if rules.max_sum is not None:
        told["max_sum"] = message("rule-max-sum", sum=show(rules.max_sum))
    if rules.depth is not None:
        unit = "plies" if rules.depth_unit is Depth.PLIES else "rounds"
        told["depth"] = message(f"rule-depth-{unit}", depth=rules.depth)
    if uncut:
        told |= _extensions(exercise)
    if cuts:
        told["order"] = message(f"rule-order-{rules.order.value}")
    if Topic.ORDER in topics and rules.order is Order.RIGHT_TO_LEFT:
        told["order"] = message("rule-order-rtl-drawn")
    stopping = _stopping(exercise, rules) if windowed else frozenset[Mover]()
    told |= _cut_rules(exercise, rules, stopping)
    if cuts and rules.max_sum is not None:
        told["shares"] = message(share_rule(rules))
        if Topic.VALUE in topics:
            told["share_keeps"] = message("rule-share-keeps")
    if windowed and exercise.tree.height > 2:
        told["deep"] = message("rule-deep" if rules.deep else "rule-parent-only")
    later = rules.asked is WindowAsked.LEAVING or rules.frame is not None
    late = rules.update_on_cut and (chains or (windows and later))
    if windowed and KINDS[exercise.kind].returns:
        told["fail"] = message(f"rule-fail-{'hard' if rules.fail is Fail.HARD else 'soft'}")
    elif windowed and Topic.VALUE in topics:
        told |= _fail_rule(exercise, rules, stopping)
    elif windowed and (late or not rules.cut_on_equal) and Topic.ORDER not in topics:
        hard = rules.fail is Fail.HARD  # a value held within the window cuts and moves otherwise
        fail = Fail.HARD if hard else Fail.SOFT
        told |= _fail_rule(exercise, rules._replace(fail=fail), stopping)
    if windows and rules.frame is not None:
        told["asked"] = message("rule-frame-leaves", count=rules.frame)
    elif windows:
        told["asked"] = message(f"rule-asked-{rules.asked.value}")
    if chains:
        told["asked"] = message("rule-chain")
    if chains or (windows and later):
        told["update_on_cut"] = message(
            "rule-update-on-cut" if rules.update_on_cut else "rule-test-first"
        )
    exact = windowed and rules.ties is Ties.LAST
    tie = f"rule-ties-{rules.ties.value}{'-exact' if exact else ''}"
    picked = any(blank.ask is Ask.PICK for blank in exercise.blanks)
    if KINDS[exercise.kind].returns and picked:
        told["ties"] = message("rule-ties-first" if rules.ties is Ties.ANY else tie)
    elif Topic.MOVE in topics or exercise.tree.players is not None:
        told["ties"] = message(tie)
    if rules.window != OPEN:
        told["window"] = message(
            "rule-window", alpha=show(rules.window.alpha), beta=show(rules.window.beta)
        )
    if Mover.CHANCE in exercise.tree.shape.movers:
        told["chance"] = message("rule-chance-equal")
    if rules.range is not None and any(0 in odds for odds in exercise.tree.shape.odds):
        told["odds"] = message("rule-odds-zero")
    return told


def particulars(exercise: Exercise) -> list[Message]:
    """The conventions that differ from one exercise to the next: nobody may overlook them."""
    told = conventions(exercise)
    asked = () if exercise.rules.frame is None else ("asked",)
    return [told[rule] for rule in (*_PARTICULARS, *asked) if rule in told]


def _stopping(exercise: Exercise, rules: Rules) -> frozenset[Mover]:
    """Whose nodes may stop at a bound of their window: those below who can have found one.

    Where no node is of chance all are named: who never stops is told no less of how they do.
    """
    tree, movers = exercise.tree, exercise.tree.shape.movers
    if rules.window != OPEN or Mover.CHANCE not in movers:
        return frozenset({*movers} - {None} | {*TWO_PLAYERS})  # type: ignore[arg-type]
    return frozenset(
        tree.mover(node)
        for node in tree.inner
        for above in [*tree.ancestors(node)][: None if rules.deep else 1]
        if tree.mover(above) in TWO_PLAYERS and tree.mover(above) is not tree.mover(node)
    )


def _cut_rules(exercise: Exercise, rules: Rules, stopping: frozenset[Mover]) -> dict[str, Message]:
    """When nodes stop: at a bound of their window, or at an end of the known range."""
    tree, told = exercise.tree, dict[str, Message]()
    ends = "equal" if rules.cut_on_equal else "strict"
    players = stopping & {*TWO_PLAYERS}
    if players:
        told["cut_on_equal"] = message(cut_rule(rules))
    if Mover.CHANCE in stopping and rules.range is not None:
        kept = "hard" if rules.fail is Fail.HARD else "soft"
        told["chance_cut"] = message(f"rule-chance-cut-{ends}", fail=kept)
        parents = {above for node in tree.inner for above in [*tree.ancestors(node)][:1]}
        if rules.deep and any(tree.mover(above) is Mover.CHANCE for above in parents):
            told["chance_bounds"] = message("rule-chance-bounds")
    moving = [who for who in TWO_PLAYERS if who in tree.shape.movers]
    if rules.range is not None and (moving or players):
        low, high = map(show, rules.range)
        both = "also" if players else "both"
        who = both if len(moving) != 1 else moving[0].value
        told["range_ends"] = message(f"rule-range-ends-{ends}", movers=who, low=low, high=high)
    return told


def _fail_rule(exercise: Exercise, rules: Rules, stopping: frozenset[Mover]) -> dict[str, Message]:
    """What a node returns that stops early; of a chance node its own rule says it."""
    if rules.fail is not Fail.SOFT or Mover.CHANCE not in exercise.tree.shape.movers:
        return {"fail": message(f"rule-fail-{rules.fail.value}")}
    if stopping & {*TWO_PLAYERS} or rules.cut_on_equal:
        return {"players_fail": message("rule-fail-soft-players")}
    return {}


def _extensions(exercise: Exercise) -> dict[str, Message]:
    """Where a search without cuts goes on at the depth limit, and which move it takes."""
    rules, told = exercise.rules, dict[str, Message]()
    if METHODS[exercise.method].windowed:
        told["uncut"] = message("rule-uncut")
    if any(blank.ask is Ask.PICK for blank in exercise.blanks):
        last = rules.ties is Ties.LAST
        told["ties"] = message("rule-ties-last" if last else "rule-ties-first")
    if any(exercise.tree.shape.unquiet):
        told["unquiet"] = message("rule-unquiet")
        told["stand_pat"] = message("rule-stand-pat" if rules.stand_pat else "rule-no-stand-pat")
    if rules.singular is not None:
        told["singular"] = message("rule-singular", margin=show(rules.singular))
    return told


def cut_rule(rules: Rules) -> str:
    """When a node of MAX's or MIN's stops, as a key."""
    return "rule-cut-on-equal" if rules.cut_on_equal else "rule-cut-strict"


def share_rule(rules: Rules) -> str:
    """When a node of one of several players stops, as a key."""
    return "rule-share-on-equal" if equal_cuts(rules, SEATS[0]) else "rule-share-strict"

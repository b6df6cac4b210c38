"""The mistakes in questions beside the tree: by kind, each answers them in another way."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from exercises.exercise import Exercise
from exercises.items.deeper.led_killers import KillerWay
from exercises.items.deeper.led_passes import PassWay, as_first
from exercises.items.deeper.led_table import TableWay
from exercises.kinds import KINDS
from exercises.misconceptions import beside_mistakes as beside
from exercises.misconceptions import deepening_mistakes as deepening
from exercises.misconceptions import feature_mistakes as features
from exercises.misconceptions import opponent_mistakes as opponents
from exercises.misconceptions import quiet_mistakes as quiet
from exercises.misconceptions.variant import Variant, answering
from exercises.solution import Answers

_ANSWERS: Mapping[str, Mapping[str, Callable[[Exercise], Answers]]] = {
    "opponents": {
        "OP-ALLMIN": answering(opponents.always_least),
        "OP-KIND": answering(opponents.kind),
        "OP-SUM": answering(opponents.undivided),
        "OP-SWAPPED": answering(opponents.swapped),
        "OP-LAPSE": answering(opponents.other_lapse),
    },
    "quiescence": {
        "QS-STATIC": answering(quiet.NeverOn),
        "QS-ALL": answering(quiet.AllAtLimit),
        "QS-FULL": answering(quiet.ToTheEnd),
        "QS-MARKED": answering(quiet.MarkedAnywhere),
        "QS-ONEPLY": answering(quiet.OnePly),
        "QS-DEEPER": answering(quiet.OneTooDeep),
        "QS-PLAYER": answering(quiet.WrongPlayer),
    },
    "horizon": {
        "HZ-FULL": answering(quiet.to_the_end),
        "HZ-STATIC": answering(quiet.at_once),
        "HZ-ROOT": answering(quiet.root_counted),
        "HZ-CHILD": answering(quiet.from_child),
        "HZ-ALLMAX": answering(quiet.all_for_max),
    },
    "singular": {
        "SE-NEVER": answering(quiet.NeverDeeper),
        "SE-ALWAYS": answering(quiet.BestAlways),
        "SE-MORE": answering(quiet.MoreThanMargin),
        "SE-GREATEST": answering(quiet.GreatestIsBest),
        "SE-EVERY": answering(quiet.EveryChild),
    },
    "corridor": {
        "PC-ONE": answering(quiet.OneBestPlan),
        "PC-END": answering(quiet.EatsAtTheEnd),
        "PC-SIGN": answering(quiet.AddsTheDots),
        "PC-FAR": answering(quiet.AddsTheWay),
        "PC-START": answering(quiet.FromTheStart),
        "PC-HELPS": answering(quiet.SecondGhostHelps),
    },
    "deepening": {
        "ID-NOORDER": answering(PassWay(as_first)),
        "ID-STATIC": answering(PassWay(deepening.by_statics)),
        "ID-WORSTFIRST": answering(PassWay(deepening.worst_first)),
        "ID-MINFALLING": answering(PassWay(deepening.largest_first)),
        "ID-UNSEENFIRST": answering(PassWay(deepening.unseen_first)),
        "ID-NOCUTS": answering(PassWay(cuts=False)),
        "ID-INALL": answering(PassWay(in_all=True)),
        "ID-UNFINISHED": answering(PassWay(unfinished=True)),
    },
    "table": {
        "TT-NOMOVER": answering(TableWay(movers=False)),
        "TT-ALLEXACT": answering(TableWay(bounds=False)),
        "TT-TURNED": answering(TableWay(turned=True)),
        "TT-ANYBOUND": answering(TableWay(always=True)),
        "TT-ONLYEXACT": answering(TableWay(exact=True)),
        "TT-NEVER": answering(TableWay(never=True)),
        "TT-ALLBELOW": answering(TableWay(below=True)),
    },
    "killers": {
        "KM-NEVER": answering(KillerWay(never=True)),
        "KM-ONESLOT": answering(KillerWay(one_slot=True)),
        "KM-FIRST": answering(KillerWay(first=True)),
        "KM-BEST": answering(KillerWay(best=True)),
        "KM-CUTOFF": answering(KillerWay(cut_off=True)),
        "KM-EXCHANGED": answering(KillerWay(exchanged=True)),
    },
    "evaluation": {
        "EV-BOTH": answering(beside.for_both),
        "EV-NODIAGONAL": answering(beside.without_diagonals),
        "EV-MIXED": answering(beside.mixed_lines),
        "EV-ONLYX": answering(beside.without_theirs),
    },
    "features": {
        "FE-NOWEIGHT": answering(features.without_weight),
        "FE-ADDED": answering(features.added),
        "FE-OWN": answering(features.own_only),
        "FE-NOSIGN": answering(features.without_sign),
        "FE-MEAN": answering(total=features.mean),
        "FE-TURNED": answering(turned=True),
    },
    "game-traits": {
        "KG-HIDDENCHANCE": answering(beside.hidden_is_chance),
        "KG-CHANCEHIDDEN": answering(beside.chance_is_hidden),
        "KG-ONLYTWO": answering(beside.only_two_lose),
        "KG-TWOALWAYS": answering(beside.two_always_lose),
    },
    "formal-game": {
        "FG-FEWER": answering(beside.any_fewer),
        "FG-ITSELF": answering(beside.also_itself),
        "FG-ONE": answering(beside.one_less),
        "FG-WRONGPLAYER": answering(turned=True),
    },
}
"""By kind, which is also the skill that whoever goes wrong there lacks."""
BESIDE_MISTAKES = tuple(
    Variant(name, kind, KINDS[kind].method, answers, kinds=(kind,))
    for kind, mistakes in _ANSWERS.items()
    for name, answers in mistakes.items()
)

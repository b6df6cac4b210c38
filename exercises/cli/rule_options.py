"""The rules as options of a command: each row of the table of rules gives one."""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum
from fractions import Fraction
from inspect import Parameter, signature
from typing import Annotated, Any

import typer

from exercises.cli.failure import WrongWords
from exercises.files.rules_table import RulesError, rules_from
from search.roots import Root
from search.rules import RULES, Playouts, Range, Rule, Rules, Window

SWITCHES = {"cut_on_equal": "strict", "deep": "parent_only", "depth_unit": "rounds"}
"""What the option is called that takes a rule's other choice, where it is not the rule's name."""
PAIRS: dict[type, str] = {Window: "A B", Range: "LO HI"}
"""The names of the two numbers in the help."""


def with_rules(command: Callable[..., int]) -> Callable[..., int]:
    """The command with an option for each rule, in place of its argument `rules`."""

    def run(**words: Any) -> int:
        return command(rules=_rules(words), **words)

    parameters: list[Parameter] = []
    for parameter in signature(command, eval_str=True).parameters.values():
        options = map(_option, RULES.values())
        parameters += options if parameter.name == "rules" else [parameter]
    named = [each.replace(kind=Parameter.KEYWORD_ONLY) for each in parameters]
    run.__signature__ = signature(command).replace(parameters=named)  # type: ignore[attr-defined]
    run.__annotations__ = {each.name: each.annotation for each in named}
    return run


def _option(rule: Rule) -> Parameter:
    flags = [_flag(rule), *[f"--{rule.symbol}"] * bool(rule.symbol)]
    usual, option = None, typer.Option(*flags, metavar=PAIRS.get(rule.value_type))
    kind: Any = tuple[str, str] | None
    if _is_switch(rule):
        kind, usual = bool, False
    elif issubclass(rule.value_type, Enum):
        kind, usual = rule.value_type, rule.usual
    elif rule.value_type is int:
        kind, option = int | None, typer.Option(_flag(rule), min=rule.least)
    elif rule.value_type in (Fraction, Root, Playouts):
        kind = str | None
    name = _name(rule)
    return Parameter(
        name, Parameter.KEYWORD_ONLY, default=usual, annotation=Annotated[kind, option]
    )


def _rules(words: dict[str, Any]) -> Rules:
    """The rules that the options mean, which are taken from the words."""
    rules = Rules()
    for rule in RULES.values():
        given = words.pop(_name(rule))
        if _is_switch(rule):
            rules = rule.otherwise(rules) if given else rules
        elif given is not None:
            rules = rules._replace(**{rule.name: _read(rule, given)})
    return rules


def _read(rule: Rule, given: Any) -> Any:
    """A choice, which is read already, or numbers as files have them."""
    if rule.choices:
        return given
    try:
        return getattr(rules_from({rule.name: given}, _flag(rule)), rule.name)
    except RulesError as error:
        raise WrongWords(error.sentence) from None


def _name(rule: Rule) -> str:
    return SWITCHES.get(rule.name, rule.name)


def _flag(rule: Rule) -> str:
    return "--" + _name(rule).replace("_", "-")


def _is_switch(rule: Rule) -> bool:
    return rule.value_type is bool or rule.name in SWITCHES

"""Every error that a person reads takes its sentence from the catalogue."""

import ast
import importlib
from pathlib import Path

import pytest

from resources.words import PlywoodError

HOME = Path(__file__).parents[2]
ROOMS = ("search", "exercises", "tutor")
MODULES = sorted(module for room in ROOMS for module in (HOME / room).rglob("*.py"))


def errors() -> set[str]:
    """What our errors are called, and the error that they all are."""
    for command in (HOME / "exercises" / "cli").glob("[a-z]*.py"):  # which know them all
        importlib.import_module(f"exercises.cli.{command.stem}")
    found, waiting = {"ValueError"}, [PlywoodError]
    while waiting:
        kind = waiting.pop()
        found.add(kind.__name__)
        waiting += kind.__subclasses__()
    return found


def is_plain(value: ast.expr) -> bool:
    """Whether these are words of a program rather than of the catalogue."""
    match value:
        case ast.JoinedStr() | ast.Constant() | ast.BinOp():
            return True
        case ast.Call(func=ast.Name(id="str" | "repr" | "say" | "tell")):
            return True
    return False


def plain_errors(source: str) -> list[int]:
    """The lines where an error is made of words that no other language has."""
    named = errors()
    return [
        call.lineno
        for call in ast.walk(ast.parse(source))
        if isinstance(call, ast.Call)
        and isinstance(call.func, ast.Name)
        and call.func.id in named
        and any(is_plain(value) for value in call.args[:1])
    ]


def test_our_errors_are_known():
    known = {"TreeError", "NotationError", "NumberError", "FileError", "RulesError", "Unreadable"}
    assert known | {"RecipeError", "SpecError", "TomlError", "WrongWords", "CannotDo"} <= errors()


@pytest.mark.parametrize(
    "words", ['"no tree"', 'f"no tree {name}"', '"no " + name', "str(error)", 'say("tree-none")']
)
def test_an_error_of_plain_words_is_found(words):
    assert plain_errors(f"raise TreeError({words}, node) from None") == [1]
    assert plain_errors('raise TreeError(message("tree-none"), node)') == []


@pytest.mark.parametrize("module", MODULES, ids=lambda path: path.relative_to(HOME).as_posix())
def test_every_error_takes_its_sentence_from_the_catalogue(module):
    assert plain_errors(module.read_text("utf-8")) == []

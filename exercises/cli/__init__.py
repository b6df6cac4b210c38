"""The command line: one module a command, one way to fail."""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from importlib import import_module
from typing import Annotated

import typer

from exercises.cli.failure import WrongWords
from exercises.cli.output import flush, say_error, silence, tell
from resources.words import PlywoodError, say
from search.on_demand import on_demand

COMMANDS = {
    "solve": "solve",
    "methods": "solve",
    "exercise": "exercise",
    "check": "exercise",
    "kinds": "exercise",
    "quiz": "quiz",
    "bank": "bank",
    "game": "game",
    "render": "render",
    "lesson": "lesson",
    "progress": "progress",
}
"""The commands, each with the module that has a function of its name; it is imported once it is
asked for: no command waits for what the others need."""
_version = on_demand("importlib.metadata.version")


def _tell_version(wanted: bool) -> None:
    if wanted:
        tell(f"plywood {_version('plywood-tutor')}")
        raise typer.Exit


def _plywood(
    version: Annotated[
        bool,
        typer.Option("--version", callback=_tell_version, is_eager=True),
    ] = False,
) -> None:
    pass


def run(words: Sequence[str]) -> int:
    """Carry out the words; 0 on success, 1 where it can't be done, 2 on wrong words."""
    try:
        code = _carry_out(words)
        flush()
        return code
    except OSError as error:
        if error.filename is not None:
            return say_error(f"{error.filename}: {error.strerror}", 1)
        silence(sys.stdout)
        if isinstance(error, BrokenPipeError):
            return 1  # whoever read has read enough
        return say_error(say("cli-unwritable", why=error.strerror or str(error)), 1)
    except Exception as error:
        return say_error(say("cli-crash", why=f"{type(error).__name__}: {error}"), 1)


def _commands(words: Sequence[str]) -> typer.core.TyperGroup:
    """The command that is named; whoever asks or errs is told the names of all, and needs none."""
    return _named(words[0]) if words and words[0] in COMMANDS else _all()


@cache
def _named(name: str) -> typer.core.TyperGroup:
    return _group({name: getattr(import_module(f"exercises.cli.{COMMANDS[name]}"), name)})


@cache
def _all() -> typer.core.TyperGroup:
    return _group(dict.fromkeys(COMMANDS, _only_told))


def _only_told() -> None:
    """Stands for a command that nobody can call without its name."""


def _group(commands: Mapping[str, Callable[..., None]]) -> typer.core.TyperGroup:
    """These commands, with what the catalogue says of each and of its arguments and options."""
    app = typer.Typer(add_completion=False, rich_markup_mode=None, pretty_exceptions_enable=False)
    app.callback()(_plywood)
    for name, does in commands.items():
        app.command(name)(does)
    group = typer.main.get_group(app)
    for name, command in (("plywood", group), *group.commands.items()):
        command.help = say(f"help-{name}")
        for each in command.params:
            assert isinstance(each, typer.core.TyperArgument | typer.core.TyperOption)
            each.help = each.help or say(f"help-{name}-{each.name}".replace("_", "-"))
    return group


def _carry_out(words: Sequence[str]) -> int:
    helps = f"plywood {words[0]}" if words and words[0] in COMMANDS else "plywood"
    try:
        return int(_commands(words).main(list(words), "plywood", standalone_mode=False) or 0)
    except typer.TyperException as error:
        return say_error(error.format_message(), error.exit_code, helps)
    except WrongWords as error:
        return say_error(str(error), 2, helps)
    except PlywoodError as error:
        return say_error(str(error), 1)
    except typer.Abort:
        return say_error(say("cli-stopped"), 1)

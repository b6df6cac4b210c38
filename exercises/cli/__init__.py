"""The command line: one module a command, one way to fail."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from functools import cache
from importlib import metadata
from typing import Annotated

import typer

from exercises.cli import bank, exercise, game, lesson, progress, quiz, render, solve
from exercises.cli.failure import WrongWords
from exercises.cli.output import flush, say_error, silence, tell
from exercises.drawing.export import ENDINGS
from exercises.making.recipe_files import LEVELS
from resources.words import PlywoodError, say

app = typer.Typer(
    name="plywood",
    add_completion=False,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
)


def _tell_version(wanted: bool) -> None:
    if wanted:
        tell(f"plywood {metadata.version('plywood-tutor')}")
        raise typer.Exit


@app.callback()
def _plywood(
    version: Annotated[
        bool,
        typer.Option("--version", callback=_tell_version, is_eager=True),
    ] = False,
) -> None:
    pass


app.command("solve")(solve.solve)
app.command("methods")(solve.methods)
app.command("exercise")(exercise.exercise)
app.command("check")(exercise.check)
app.command("kinds")(exercise.kinds)
app.command("quiz")(quiz.quiz)
app.command("bank")(bank.bank)
app.command("game")(game.game)
app.command("render")(render.render)
app.command("lesson")(lesson.lesson)
app.command("progress")(progress.progress)


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


@cache
def _commands() -> typer.core.TyperGroup:
    """The commands, with what the catalogue says of each and of its arguments and options."""
    group = typer.main.get_group(app)
    for name, command in (("plywood", group), *group.commands.items()):
        command.help = say(f"help-{name}")
        for each in command.params:
            assert isinstance(each, typer.core.TyperArgument | typer.core.TyperOption)
            key = f"help-{name}-{each.name}".replace("_", "-")
            each.help = say(key, levels=LEVELS, endings=ENDINGS)
    return group


def _carry_out(words: Sequence[str]) -> int:
    try:
        return int(_commands().main(list(words), "plywood", standalone_mode=False) or 0)
    except typer.TyperException as error:
        return say_error(error.format_message(), error.exit_code)
    except PlywoodError as error:
        return say_error(str(error), 2 if isinstance(error, WrongWords) else 1)
    except typer.Abort:
        return say_error(say("cli-stopped"), 1)

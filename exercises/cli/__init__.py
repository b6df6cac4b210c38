"""The command line: one module a command, one way to fail."""

from __future__ import annotations

import sys
from collections.abc import Sequence

import typer

from exercises.cli import exercise, quiz, render, solve
from exercises.cli.failure import CannotDo, WrongWords
from exercises.files import FileError
from exercises.recipe import RecipeError
from exercises.rulebook import RulesError
from search.tree import TreeError

app = typer.Typer(
    name="plywood",
    help="A tutor and exam generator for game-tree search.",
    add_completion=False,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
)
app.command("solve")(solve.solve)
app.command("methods")(solve.methods)
app.command("exercise")(exercise.exercise)
app.command("check")(exercise.check)
app.command("kinds")(exercise.kinds)
app.command("quiz")(quiz.quiz)
app.command("render")(render.render)


def run(words: Sequence[str]) -> int:
    """Carry out the words; 0 on success, 1 where it can't be done, 2 on wrong words."""
    try:
        return int(
            typer.main.get_command(app).main(list(words), "plywood", standalone_mode=False) or 0
        )
    except typer.TyperException as error:
        return _say(error.format_message().replace("Value error, ", ""), error.exit_code)
    except WrongWords as error:
        return _say(str(error), 2)
    except (TreeError, CannotDo, RecipeError, RulesError, FileError) as error:
        return _say(str(error), 1)
    except typer.Abort:
        return _say("stopped", 1)


def _say(message: str, code: int) -> int:
    line = "".join(sign if sign.isprintable() else "�" for sign in " ".join(message.split()))
    more = " (plywood --help tells more)" if code == 2 else ""
    print(f"plywood: {line}{more}", file=sys.stderr)
    return code

"""An error in a method that Qt calls is reported, and Qt goes on with an empty answer.

PySide hands such an error on to whoever called Qt, through all the overrides in between; on
Python 3.11 an IndexError or a StopIteration ends the process on that way. So none leaves one.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from enum import Enum
from functools import wraps
from types import FunctionType
from typing import Any, ParamSpec, TypeVar

Arguments = ParamSpec("Arguments")
Result = TypeVar("Result")


class Guarded:
    """A base that stands before a Qt class: all that is overridden below it lets no error out."""

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        for name in overrides(cls):
            setattr(cls, name, guarded(vars(cls)[name]))


def overrides(cls: type) -> list[str]:
    """The methods that a class itself puts in the place of Qt's."""
    of_qt = next(base for base in cls.__mro__ if base.__module__.startswith("PySide6."))
    return [
        name
        for name, method in vars(cls).items()
        if isinstance(method, FunctionType) and not name.startswith("__")
        if hasattr(of_qt, name)
    ]


def guarded(method: Callable[Arguments, Result]) -> Callable[Arguments, Result]:
    """The method; its errors are taken like all that nobody caught."""

    @wraps(method)
    def answer(*args: Arguments.args, **kwargs: Arguments.kwargs) -> Result:
        try:
            return method(*args, **kwargs)
        except BaseException as error:
            sys.excepthook(type(error), error, error.__traceback__)
        return empty_answer(method)  # type: ignore[no-any-return]

    return answer


def empty_answer(method: Callable[..., Any]) -> Any:
    """What stands for no answer, of the type that a method promises: an invalid size, 0."""
    promised = method.__annotations__["return"]
    if isinstance(promised, str):
        promised = eval(promised, method.__globals__)
    if promised is Any or not isinstance(promised, type):
        return None  # it may be anything, or nothing
    return promised(0) if issubclass(promised, Enum) else promised()

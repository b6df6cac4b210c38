"""What each sentence claims, and whether it is so: read from its text, checked on tree and sheet.

A truth stands beside the words that it takes for granted: who changes the words must look at it.
"""

from importlib import import_module
from pkgutil import iter_modules

for _module in iter_modules(__path__):
    import_module(f"truths.{_module.name}")

"""Runs the benchmarks: `python -m benchmarks`, or only some: `python -m benchmarks engine`."""

from __future__ import annotations

import gc
import sys
from importlib import import_module
from pathlib import Path

from benchmarks.report import Table

BENCHMARKS = (
    "engine",
    "games",
    "monte_carlo",
    "exercises",
    "learning",
    "drawing",
    "paper",
    "window",
)
"""The modules of this folder that have a function `tables`, in the order they are run."""
RESULTS = Path(__file__).parent / "results.md"


def main(words: list[str]) -> int:
    """Print a table for every benchmark; 1 where something is not as wanted."""
    tables: list[Table] = []
    for name in words or BENCHMARKS:
        gc.collect()
        gc.freeze()  # what earlier ones keep is not looked through while later ones are measured
        for table in import_module(f"benchmarks.{name}").tables():
            print(table, flush=True)
            tables.append(table)
    if not words:
        head = f"# Measured by `make bench`\n\nPython {sys.version.split()[0]}.\n"
        RESULTS.write_text("\n".join([head, *map(str, tables)]), encoding="utf-8")
    return int(any(table.missed for table in tables))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

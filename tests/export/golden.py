"""The golden exports: `python -m tests.export.golden` makes them anew, after a meant change.

A package is kept as text: its files one after the other, each below its name.
"""

from __future__ import annotations

from pathlib import Path

from exercises.export.platforms import PLATFORMS
from exercises.making.codes import exercise_of
from tests.export.canvas_model import files
from tests.export.exports import exam_of, exported

FOLDER = Path(__file__).parents[1] / "golden" / "export"
CODES = ("alpha-beta-1-7Q4K2", "statements-1.2-7Q4K2")


def told(platform: str) -> str:
    exam = exam_of(list(map(exercise_of, CODES)), text="Why?", text_points=2, answer="So.")
    data = exported(exam, platform)
    if PLATFORMS[platform].ending == ".xml":
        return data.decode()
    return "".join(f"==== {name}\n{content.decode()}" for name, content in files(data).items())


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for platform in PLATFORMS:
        (FOLDER / f"{platform}.txt").write_text(told(platform), "utf-8", newline="\n")

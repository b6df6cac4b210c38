"""The icons can be made again."""

from PySide6.QtGui import QImage

from tools.make_icons import FOLDER, icons


def test_the_tool_draws_every_icon_there_is(qapp):
    drawn = icons()
    assert {path.stem for path in FOLDER.glob("*.png")} == drawn.keys()
    for name, image in drawn.items():
        assert QImage(str(FOLDER / f"{name}.png")).convertToFormat(image.format()) == image, name

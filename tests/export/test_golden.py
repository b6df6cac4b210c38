"""Exports are as they were, byte by byte."""

import pytest

from exercises.export.platforms import PLATFORMS
from tests.export.golden import FOLDER, told


@pytest.mark.parametrize("platform", PLATFORMS)
def test_an_export_is_as_it_was(platform):
    assert (FOLDER / f"{platform}.txt").read_text("utf-8") == told(platform)

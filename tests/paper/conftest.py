"""Paper is tested on a machine without fonts, but where a test brings its own."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.paper.machine import machine_with


@pytest.fixture(scope="session", autouse=True)
def _no_fonts(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    with machine_with(tmp_path_factory.mktemp("no-fonts")):
        yield

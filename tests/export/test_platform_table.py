"""The page about platforms says of every kind how it is asked there."""

import pytest
from generated import generated

from exercises.kinds import KINDS
from tests.export.platform_table import cells, rows


@pytest.mark.parametrize(("place", "kind"), list(enumerate(KINDS)))
def test_the_docs_say_how_a_kind_is_asked(place, kind):
    said = rows().get(kind)
    assert said is not None, "python -m tests.export.platform_table writes it anew"
    found = cells(kind, [generated(kind, 1 + place % 5)])
    assert all(here <= there for here, there in zip(found, said, strict=True))

"""What a check adds to those before it, as an attempt keeps them."""

import pytest

from exercises.files.attempt import Attempt, new_check

BASE = Attempt(None, "{}", "minimax", 1, 1.5, entries={"0:value": "3", "1:cut": True})


@pytest.mark.parametrize(
    ("checks", "said"),
    [
        ((), {"0:value": ["3", "wrong"], "2:value": ["", "empty"]}),
        ([{"said": {"0:value": ["3", "wrong"]}}], {"2:value": ["", "empty"]}),
        (
            [{"said": {"0:value": ["4", "wrong"]}}],
            {"0:value": ["3", "wrong"], "2:value": ["", "empty"]},
        ),
        (
            [{"said": {"0:value": ["3", "wrong"]}}, {"said": {"0:value": ["4", "wrong"]}}],
            {"0:value": ["3", "wrong"], "2:value": ["", "empty"]},
        ),
        ([{"said": 5}, {}, "?"], {"0:value": ["3", "wrong"], "2:value": ["", "empty"]}),
        (None, {"0:value": ["3", "wrong"], "2:value": ["", "empty"]}),
    ],
)
def test_a_check_keeps_only_what_it_says_anew(checks, said):
    verdicts = {"0:value": "wrong", "2:value": "empty"}
    check = new_check(BASE._replace(checks=checks, hints={"0:value": 2}), 9.5, verdicts, ["MM-AVG"])
    assert check["said"] == said
    assert (check["at"], check["hints"]) == (9.5, {"0:value": 2})
    assert (check["solution_seen"], check["diagnosis"]) == (False, ["MM-AVG"])

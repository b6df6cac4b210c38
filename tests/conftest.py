"""What every test needs: no screen, and the same examples on every run."""

import gc
import os
from collections import Counter

import pytest
from hypothesis import HealthCheck, settings

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

settings.register_profile(
    "plywood",
    derandomize=True,
    deadline=None,
    database=None,
    max_examples=100 if "PLYWOOD_SEEDS" in os.environ else 20,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.load_profile("plywood")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Only `make stress` runs all: a plain run is over before whoever waits for it turns away.

    It has one process run all tests of a kind, so that each of its many trees is made once.
    """
    if "PLYWOOD_SEEDS" in os.environ:
        for item in items:
            if isinstance(item, pytest.Function) and hasattr(item, "callspec"):
                kind = item.callspec.params.get("kind")
                if isinstance(kind, str):
                    item.add_marker(pytest.mark.xdist_group(kind))
        return
    cases: Counter[str] = Counter()
    plain, left = [], []
    for item in items:
        if item.get_closest_marker("shares") or item.get_closest_marker("long"):
            left.append(item)
            continue
        name = item.nodeid.partition("[")[0]
        (plain if _is_taken(item, cases[name]) else left).append(item)
        cases[name] += 1
    config.hook.pytest_deselected(items=left)
    items[:] = plain


def _is_taken(item: pytest.Item, number: int) -> bool:
    """Whether a plain run has the time for this case of a test, of those that are not long."""
    every = item.get_closest_marker("every")
    if every is None:
        return True
    step, first = (*every.args, 0)[:2]
    return number % step == first


def pytest_collection_finish() -> None:
    """Tests themselves stay: spare whoever looks for garbage them, and do it less often.

    A look after every 700 objects takes an eighth of the time of those that judge sheets.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000)

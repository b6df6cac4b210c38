"""What every test needs: no screen, and the same examples on every run."""

import gc
import os

import pytest
from hypothesis import HealthCheck, settings

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

settings.register_profile(
    "plywood",
    derandomize=True,
    deadline=None,
    database=None,
    max_examples=100 if "PLYWOOD_SEEDS" in os.environ else 30,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.load_profile("plywood")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """A share of few trees says nothing: only `make stress` looks at shares.

    It has one process run all tests of a kind, so that each of its many trees is made once.
    """
    if "PLYWOOD_SEEDS" in os.environ:
        for item in items:
            if isinstance(item, pytest.Function) and hasattr(item, "callspec"):
                kind = item.callspec.params.get("kind")
                if isinstance(kind, str):
                    item.add_marker(pytest.mark.xdist_group(kind))
        return
    shares = [item for item in items if item.get_closest_marker("shares")]
    config.hook.pytest_deselected(items=shares)
    items[:] = [item for item in items if not item.get_closest_marker("shares")]


def pytest_collection_finish() -> None:
    """The window looks for garbage often: spare it the tests themselves, which stay."""
    gc.collect()
    gc.freeze()

"""What every test needs: no screen, and the same examples on every run."""

import gc
import os

from hypothesis import HealthCheck, settings

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

settings.register_profile(
    "plywood",
    derandomize=True,
    deadline=None,
    database=None,
    max_examples=40,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.load_profile("plywood")


def pytest_collection_finish() -> None:
    """The window looks for garbage often: spare it the tests themselves, which stay."""
    gc.collect()
    gc.freeze()

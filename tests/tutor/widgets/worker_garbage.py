"""Work in another thread, beside objects of Qt that nobody holds: prints where those are deleted.

One object is held by the work alone, one by an error of it, one by work that is given up, one by
work whose page is gone before it ends; the others hold themselves, and are left to the collector.
"""

import gc
import os
import sys
import threading
import weakref
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
sys.path.insert(0, str(Path(__file__).parents[3]))

from PySide6.QtCore import QObject, QThreadPool
from PySide6.QtWidgets import QApplication, QWidget

from tutor.widgets.background import BackgroundJob
from tutor.widgets.garbage import SafeCollection

OBJECTS = 20
GARBAGE = 20_000
"""So many lists make Python collect several times."""

deleted: list[str] = []
collections: list[str] = []


def place() -> str:
    return "window" if threading.current_thread() is threading.main_thread() else "worker"


def made(kind: type[QObject] = QWidget) -> QObject:
    """An object that tells where it is deleted."""
    thing = kind()
    weakref.finalize(thing, lambda: deleted.append(place()))
    return thing


def abandon() -> None:
    """Leave objects to the garbage collector."""
    for _ in range(OBJECTS):
        thing = made()
        thing.itself = thing


def litter() -> None:
    """Make so much that Python would look for garbage."""
    kept = [[number] for number in range(GARBAGE)]
    assert len(kept) == GARBAGE


def work(job: BackgroundJob, fails: bool, begun: threading.Event, goes_on: threading.Event) -> None:
    """Begin work that holds an object of Qt, and then nobody else does."""
    thing = made()

    def does(_watch: object) -> None:
        begun.set()
        goes_on.wait()
        litter()
        if fails:
            raise ValueError(thing)

    job.start(does, lambda _: None, lambda _: None)


def main() -> None:
    application = QApplication(["plywood"])
    collection = SafeCollection(application)
    gc.callbacks.append(lambda phase, _: collections.append(place()) if phase == "start" else None)
    for ending in ("ends", "fails", "given up", "gone"):
        page = QWidget()
        job = BackgroundJob(page)
        begun, goes_on = threading.Event(), threading.Event()
        work(job, ending == "fails", begun, goes_on)
        begun.wait()
        abandon()
        if ending == "given up":
            job.cancel()
        if ending == "gone":
            page.deleteLater()
            application.sendPostedEvents(page, 0)
        goes_on.set()
        QThreadPool.globalInstance().waitForDone()
        application.processEvents()
    collection.release()
    gc.collect()
    print(len(deleted), *sorted(set(deleted)), *sorted(set(collections)))


if __name__ == "__main__":
    main()

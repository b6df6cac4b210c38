"""Where something stands in a model of Qt's."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QPersistentModelIndex

Index = QModelIndex | QPersistentModelIndex
TOP = QModelIndex()
"""What all rows of a list or a table stand under."""

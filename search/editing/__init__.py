"""Changing a tree: its nodes, its branches, and who moves where."""

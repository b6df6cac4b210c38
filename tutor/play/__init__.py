"""The play page: a game against the engine, with the tree in view."""

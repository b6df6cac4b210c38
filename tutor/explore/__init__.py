"""The explore page: draw a tree, and play any search on it."""

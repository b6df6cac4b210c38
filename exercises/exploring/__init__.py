"""A tree to explore: where it comes from, how it is searched, and what that finds."""

"""The engine: game trees, and searches over them that tell what they do."""

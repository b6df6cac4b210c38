"""The shapes of nodes, branches, bands, arcs and verdicts."""

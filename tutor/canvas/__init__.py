"""The tree on the screen, painted as one thing."""

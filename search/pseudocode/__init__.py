"""The search as pseudocode: its lines, the one at work, and what its variables hold."""

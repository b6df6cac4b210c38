"""Verdicts and marks: entries followed through, and what a whole answer tells."""

"""Sentences about exercises: feedback, hints, worked solutions and conventions."""

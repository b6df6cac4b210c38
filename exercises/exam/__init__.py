"""Exams: what an instructor asks for, for whom, and the sheets that come of it."""

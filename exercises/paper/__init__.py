"""Quizzes on paper: question sheets, solution sheets, and one file of each for the printer."""

"""Quizzes for learning platforms: each question as fields, written as each platform reads it."""

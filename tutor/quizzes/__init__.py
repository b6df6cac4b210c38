"""The quizzes page: an instructor's quiz, its preview and its export."""

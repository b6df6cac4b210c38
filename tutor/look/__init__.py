"""How the window looks and speaks: theme, style sheet, language."""

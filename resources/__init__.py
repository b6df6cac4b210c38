"""Fonts, texts and recipes, read by name."""

"""Exercises from and for files, codes and the store: read with care, written, made anew."""

"""The progress page: what was practised, and what to do about it."""

"""The practice page: an exercise to fill in, and what there is to say about it."""

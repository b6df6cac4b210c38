"""The exam page: a mock exam against the clock, on the sheets of practice."""

"""The learn page: a map of skills, lessons, and what comes next."""

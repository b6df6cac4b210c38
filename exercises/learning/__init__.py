"""What a student learns: skills, mastery, review dates, lessons, and what to do next."""

"""What is measured against other programs, and against what we promise."""

"""What leaves the program: paper today, and every other way to hand out a quiz."""

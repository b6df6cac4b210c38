"""An exercise to fill in, on the practice and the exam page: its tree, inputs, what is told."""

"""What is asked or told apart from a page."""

"""Questions about trees: made, checked, explained, printed."""

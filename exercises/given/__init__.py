"""What an exercise gives besides its tree: drawn for each kind, as its recipe says."""

"""What a drawing is made of: the picture, its inks and measures, and what stands on a tree."""

"""A picture as SVG, PDF, PNG or TikZ: a module each."""

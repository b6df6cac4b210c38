"""Where exercises come from: recipes, the generator, codes, variants and files."""

"""Where exercises come from: recipes, the generator, codes and variants."""

"""Items about Monte Carlo tree search by hand."""

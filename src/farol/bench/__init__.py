"""How fast the rules are, and whether they are the same everywhere."""

"""Community features, each through its endpoints and its store."""

"""Records: the best scores."""

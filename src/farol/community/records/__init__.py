"""The best scores."""

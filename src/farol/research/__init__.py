"""A door for researchers: spaces, batches of games, adapters; docs/research.md shows them."""

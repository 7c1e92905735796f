"""Research interfaces: spaces, batches of games, adapters; docs/research.md has examples."""

"""Programs that train the networks of the level master; they need PyTorch, playing does not."""

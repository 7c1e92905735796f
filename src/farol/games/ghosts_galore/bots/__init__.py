"""What bots know of Ghosts Galore."""

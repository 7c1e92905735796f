"""What bots know of Embers."""

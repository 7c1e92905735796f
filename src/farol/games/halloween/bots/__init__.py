"""What bots know of Halloween."""

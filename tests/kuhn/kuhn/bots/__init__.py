"""What bots know of Kuhn's poker."""

"""What bots know of Saboteur."""

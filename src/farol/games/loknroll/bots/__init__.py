"""What bots know of Lok'n'Roll."""

"""What bots know of Low Tide."""

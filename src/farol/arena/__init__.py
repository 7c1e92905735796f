"""Many matches between bots, and what they prove."""

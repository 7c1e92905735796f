"""Arena: many matches between bots, and their statistics."""

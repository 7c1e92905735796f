"""Saboteur: diggers look for gold, and hidden saboteurs stop them."""

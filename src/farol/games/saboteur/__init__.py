"""Saboteur: dig for gold, or make sure that the others find none."""

"""Ratings: estimates of people's strength."""

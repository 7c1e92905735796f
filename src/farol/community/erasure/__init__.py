"""Deleting and exporting all data of a person."""

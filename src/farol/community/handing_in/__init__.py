"""Finished games that a person played on a website without a server and hands in."""

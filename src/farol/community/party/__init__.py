"""Parties: an evening with a big screen."""

"""Live tables, without any network."""

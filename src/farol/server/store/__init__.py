"""Storage of tables and people."""

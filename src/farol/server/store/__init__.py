"""What is kept of tables and people, and where."""

"""What people type at a table: moves and questions in words, read against what one seat sees."""

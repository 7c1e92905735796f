"""Company: a board of open tables, and strangers who look for others."""

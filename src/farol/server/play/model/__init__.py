"""The state of a table and its transitions: plain functions, without clock, network or disk."""

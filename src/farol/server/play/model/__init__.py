"""What a table is and how it changes: plain functions, without a clock, a network or a disk."""

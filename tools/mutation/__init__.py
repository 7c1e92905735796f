"""Mutation testing: `tools/mutate.py`."""
